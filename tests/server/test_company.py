"""What people do together where workers share a PostgreSQL: tables found, joined and played again, lines said, through any of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.conftest import THREE, Server
from tests.server.test_chat import say, until
from tests.server.test_gathering import in_lobby, info, leave, names, start
from tests.server.test_rematch import played, rematch
from tests.server.test_strangers import problem

pytestmark = pytest.mark.parametrize("server", [THREE], indirect=True)


def test_a_table_is_found_started_and_given_up(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", "open", public=True)
    with ann.feed(table) as feed:
        feed.next("table")
        for _ in range(6):  # whichever worker is asked
            assert table in in_lobby(bob, "open")
        assert bob.join(table).json()["you"] == 1
        while names(feed.next("table")[1]) != ["Ann", "Bob", None]:
            pass
        assert start(ann, table).status_code == 200
        while feed.next("table")[1]["status"] != "running":
            pass
    assert names(info(bob, table)) == ["Ann", "Bob"]
    other = ann.make("me", "open")
    with bob.feed(other) as feed:
        feed.next("table")
        assert leave(ann, other).json() == {"ended": True}
        feed.next("gone")
    for _ in range(6):
        problem(bob.http.get(f"/api/tables/{other}"), 404, "unknown_table")


def test_lines_reach_feeds_of_other_workers(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    bob.join(table)
    with ann.feed(table) as first, bob.feed(table) as second:
        for person, text in ((ann, "one"), (bob, "two"), (ann, "three"), (bob, "four")):
            assert say(person, table, text).status_code == 201
        assert until(first, "four")[-4:] == until(second, "four")[-4:] == ["one", "two", "three", "four"]


def test_there_is_one_rematch_whoever_is_asked(server: Server) -> None:
    """However many workers are asked at the same moment."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = played(ann, bob)
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda person: rematch(person, id), [ann, bob] * 3))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len([one for one in in_lobby(ann, "mine") if one != id]) == 1
