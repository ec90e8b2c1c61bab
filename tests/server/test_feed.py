"""The feed: what is told, to whom, how fast, and where it goes on."""

from __future__ import annotations

import contextlib
import queue
import time

import pytest

from tests.server.conftest import STORAGES, Json, Server
from tests.server.test_strangers import problem

pytestmark = pytest.mark.parametrize("server", STORAGES, indirect=True)


def test_it_begins_with_the_table_and_beats(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "open")
    with ann.feed(table) as feed:
        assert feed.next("table")[1] == ann.get(f"/api/tables/{table}")
        assert feed.next("beat")[0] is None
        feed.next("beat")


def test_joining_is_told_and_the_game_begins(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    assert ann.view(table) is None
    with ann.feed(table) as feed:
        feed.next("table")
        assert bob.join(table).status_code == 200
        told = feed.next("table")[1]
        assert told["status"] == "running"
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Bob"]
        assert told["you"] == 0


def test_a_move_reaches_every_viewer_soon(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open")
    bob.join(table)
    mover = ann if ann.view(table)["decision"] else bob
    seat = 0 if mover is ann else 1
    decision = mover.view(table)["decision"]
    with ann.feed(table) as a, bob.feed(table) as b, eve.feed(table) as e:
        for feed in (a, b, e):
            feed.next("table")
        sent = time.monotonic()
        answer = mover.move(table, decision["ply"], decision["legal"][0]["text"]).json()
        for person, feed in ((ann, a), (bob, b), (eve, e)):
            id, told, at = feed.next("move")
            assert at - sent < 0.5  # the goal is 0.1 s and measured by bench/server.py; here others use the machine, too
            assert id == told["id"] == answer["last"]
            assert told["seat"] == seat
            assert told["ply"] == answer["ply"]
            assert told["view"] == person.view(table)
            assert told["events"]
            assert all(event["ply"] >= decision["ply"] for event in told["events"])


def test_it_goes_on_where_it_ended(server: Server) -> None:
    """By the browser's header or by the address, without a gap and without a repetition."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter", "drifter")
    with ann.feed(table, after=0) as whole:
        for _ in range(6):
            view = ann.my_turn(table)
            ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
        ann.my_turn(table)
        last = ann.seen(table)["last"]
        told: list[Json] = []
        while not told or told[-1]["id"] < last:
            told.append(whole.next("move")[1])
    ids = [message["id"] for message in told]
    assert ids == sorted(set(ids))
    log, news = ann.get(f"/api/tables/{table}/log")["events"], [event for message in told for event in message["events"]]
    assert log[-len(news) :] == news
    assert {event["kind"] for event in log[: -len(news)]} <= {"round", "revealed"}, "only the set-up is no one's move"
    for how in ("after", "header"):
        with ann.feed(table, **{how: ids[2]}) as rest:
            again: list[Json] = []
            while not again or again[-1]["id"] < last:
                again.append(rest.next("move")[1])
        assert [event for message in again for event in message["events"]] == [event for message in told[3:] for event in message["events"]]
        assert again[-1]["view"] == told[-1]["view"]


def test_the_browser_s_header_counts_more_than_the_address(server: Server) -> None:
    """A browser that reopens by itself uses the old address."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    view = ann.my_turn(table)
    ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
    ann.my_turn(table)
    last = ann.seen(table)["last"]
    with ann.feed(table, after=0, header=last) as feed:
        feed.next("beat")
        with pytest.raises(queue.Empty):
            feed.next("move", seconds=0.3)


def test_who_missed_much_gets_it_at_once(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("drifter", "drifter", "drifter")
    ann.my_turn(table)  # until it is over
    with ann.feed(table, after=0) as feed:
        id, told, _ = feed.next("move")
    assert id == ann.seen(table)["last"]
    assert told["seat"] is None
    assert told["view"]["over"]
    assert told["events"] == ann.get(f"/api/tables/{table}/log")["events"][-len(told["events"]) :]
    assert {event["ply"] for event in told["events"]} >= {0, told["ply"] - 1}


def test_a_database_put_back_is_told_again(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    view = ann.my_turn(table)
    ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
    with ann.feed(table, after=10**9) as feed:
        assert feed.next("move")[1]["id"] < 10**9


def test_a_compound_is_told_once(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    bob.join(table)
    mover = ann if ann.view(table)["decision"] else bob
    view = mover.view(table)
    lot = next(move for move in view["decision"]["legal"] if move["do"] == "lot")
    with ann.feed(table, after=0) as feed:
        answer = mover.move(table, view["decision"]["ply"], {"do": "lot", "slot": lot["slot"], "bid": 6})
        assert answer.status_code == 200, answer.text
        _, told, _ = feed.next("move")
        assert told["ply"] == view["ply"] + 2
        assert {"named", "bid"} <= {event["kind"] for event in told["events"]}


def test_pace_is_told(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter", pace="slow")
    with ann.feed(table) as feed:
        assert feed.next("table")[1]["options"]["pace"] == "slow"
        answer = ann.http.patch(f"/api/tables/{table}", json={"pace": "instant"})
        assert answer.json()["options"]["pace"] == "instant"
        assert feed.next("table")[1]["options"]["pace"] == "instant"


def test_dropped_feeds_leave_nothing_behind(server: Server) -> None:
    """Hundreds of browsers that come and go take no connection to the database with them."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    ann.my_turn(table)
    for _ in range(6):
        with contextlib.ExitStack() as open_feeds:
            for _ in range(10):
                open_feeds.enter_context(ann.feed(table, after=0))
    assert ann.my_turn(table)["seat"] == 0
    with ann.feed(table) as feed:
        feed.next("table")
        feed.next("beat")
    assert "QueuePool" not in server.notes.read_text()
    assert "Traceback" not in server.notes.read_text()


def test_several_tables_are_told_by_one_line(server: Server) -> None:
    """Each as by a line of its own, with its place; what is not there, or not for who asks, ends alone."""
    ann, bob = server.person("Ann"), server.person("Bob")
    first, second = ann.make("me", "drifter"), ann.make("me", "drifter", pace="slow")
    others = bob.make("me", "drifter", watch="no")
    with ann.feeds(f"{first}.0", "nothing.0", f"{second}.0", f"{others}.0", f"{first}.0.1") as feed, ann.feed(first, after=0) as alone:
        tables: dict[int, Json] = {}
        while len(tables) < 2:
            place, table = feed.next("table")[1]
            tables[place] = table
        assert tables == {0: ann.get(f"/api/tables/{first}"), 2: ann.get(f"/api/tables/{second}")}
        view = ann.my_turn(first)
        ann.move(first, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
        assert feed.next("move")[1] == [0, alone.next("move")[1]]
        ann.http.patch(f"/api/tables/{second}", json={"pace": "instant"})
        place, table = feed.next("table")[1]
        assert (place, table["options"]["pace"]) == (2, "instant")
        assert not feed.closed.is_set()
    ends = []
    with ann.feeds("nothing.0", f"{others}.0", f"{first}.0.1") as feed:
        ends = [feed.events.get(timeout=10) for _ in range(3)]
        assert feed.closed.wait(10), "nothing is left to tell"
    assert sorted((kind, data[0]) for kind, _, data, _ in ends) == [("end", 1), ("end", 2), ("gone", 0)]


def test_a_line_of_several_ends_with_the_session(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    with ann.feeds(f"{table}.0", f"{table}.0..hidden") as feed:
        feed.next("table")
        assert ann.http.post("/api/sign-out", json={}).is_success
        assert sorted(feed.next("end")[1][0] for _ in range(2)) == [0, 1]
        assert feed.closed.wait(10)


def test_what_is_to_be_followed_is_said_rightly(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    for wrong in ("", "on=", f"on={table}", f"on={table}.x", f"on={table}.0.6", f"on={table}.0.1.seen", "&".join([f"on={table}.0"] * 65)):
        problem(ann.http.get(f"/api/feed?{wrong}"), 400, "malformed")
