"""The same people once more: one seat on, invited and not pressed; and what becomes of the seats that are kept for them."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.conftest import Json, Person, Server
from tests.server.test_gathering import in_lobby, info, leave, names, start, take_out
from tests.server.test_strangers import problem


def rematch(person: Person, id: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{id}/rematch", json={})


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[str, Person, Person]:
    """A table of Ann, a bot and Bob at which bots have played to the end."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = played(ann, bob)
    return id, ann, bob


def played(ann: Person, bob: Person, **more: Any) -> str:
    id = ann.make("me", "drifter", "open", **more)
    assert bob.join(id).status_code == 200
    for person, seat in ((ann, 0), (bob, 2)):
        assert person.http.post(f"/api/tables/{id}/seats/{seat}/bot", json={"bot": "drifter"}).status_code == 200
    end = time.monotonic() + 60
    while info(ann, id)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    return id


def kept(found: Json) -> list[str | None]:
    """Who each open seat is kept for."""
    return [seat["name"] for seat in found["seats"] if seat["kind"] == "open"]


def test_one_asks_and_the_others_are_invited(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    id = played(ann, bob, watch="delayed", public=True, hints=False)
    with bob.feed(id) as feed, eve.feed(id) as other:
        assert feed.next("table")[1]["rematch"] is None
        other.next("table")
        answer = rematch(ann, id)
        assert answer.status_code == 201, answer.text
        new = answer.json()["id"]
        while (told := feed.next("table")[1])["rematch"] is None:
            pass
        assert told["rematch"] == new
    assert info(eve, id)["rematch"] is None, "who only watched is not called"
    found = info(ann, new)
    assert found["status"] == "open"
    assert names(found) == [None, "Ann", "drifter"]
    assert kept(found) == ["Bob"]
    before = info(ann, id)
    assert found["options"] == before["options"]
    assert (found["you"], found["yours"], info(bob, new)["kept"], info(bob, new)["you"]) == (1, True, 0, None)
    line = bob.get("/api/lobby")["mine"][0]
    assert (line["id"], line["kept"], line["you"]) == (new, 0, None)
    assert new not in in_lobby(eve, "open"), "there is no room for anybody else"
    problem(eve.join(new), 409, "seat_kept")
    problem(eve.join(new, seat=0), 409, "seat_kept")
    problem(eve.join(new, seat=1), 409, "seat_taken")
    problem(bob.http.post(f"/api/tables/{new}/seats/0/bot", json={"bot": "drifter"}), 403, "not_your_seat")
    problem(bob.http.get(f"/api/tables/{new}/chat"), 403, "not_seated")
    joined = bob.join(new)
    assert (joined.json()["status"], joined.json()["you"], joined.json()["kept"]) == ("running", 0, None)
    assert ann.seen(new)["view"]["setup"] == ann.seen(id)["view"]["setup"]


def test_there_is_one_rematch(over: tuple[str, Person, Person], server: Server) -> None:
    """However many ask, and at the same moment."""
    id, ann, bob = over
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda person: rematch(person, id), [ann, bob, ann, bob]))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert info(ann, id)["rematch"] == info(bob, id)["rematch"] == answers[0].json()["id"]


def test_who_may_have_one_and_when(over: tuple[str, Person, Person], server: Server) -> None:
    id, ann, _ = over
    eve = server.person("Eve")
    problem(rematch(eve, id), 403, "not_seated")
    problem(httpx.post(f"{server.url}/api/tables/{id}/rematch", json={}), 401, "no_session")
    problem(rematch(ann, "nope"), 404, "unknown_table")
    found = problem(rematch(ann, ann.make("me", "open")), 409, "still_running")
    assert found["message"].startswith("A rematch")
    problem(rematch(ann, ann.make("me", "drifter")), 409, "still_running")


def test_alone_with_bots_it_begins_at_once(server: Server) -> None:
    ann = server.person("Ann")
    id = ann.make("me", "drifter", "deckhand")
    ann.http.post(f"/api/tables/{id}/seats/0/bot", json={"bot": "drifter"})
    end = time.monotonic() + 60
    while info(ann, id)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    found = info(ann, rematch(ann, id).json()["id"])
    assert (names(found), found["status"], found["seats"][1]["bot"]) == (["deckhand", "Ann", "drifter"], "running", None)


def test_a_seat_that_is_kept_is_declined_given_away_or_left_behind(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    id = played(ann, bob)
    new = rematch(ann, id).json()["id"]
    problem(take_out(bob, new, 0), 403, "not_your_table")
    assert leave(bob, new).json() == {"ended": False}
    assert kept(info(ann, new)) == [None]
    assert new not in in_lobby(bob, "mine")
    assert leave(ann, new).json() == {"ended": True}
    assert info(ann, id)["rematch"] is None, "there may be another"
    again = rematch(bob, id).json()["id"]
    assert again != new
    assert (info(bob, again)["you"], info(ann, again)["kept"]) == (0, 1)
    assert take_out(bob, again, 1).status_code == 200
    assert (kept(info(bob, again)), info(ann, again)["kept"]) == ([None], None)
    assert ann.join(again).json()["status"] == "running", "who was not waited for may come all the same"
    assert eve.view(again)["seat"] is None


def test_the_maker_need_not_wait_for_who_is_invited(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    for bot, left in (("deckhand", ["deckhand", "Ann", "drifter"]), (None, ["Ann", "drifter"])):
        new = rematch(ann, played(ann, bob)).json()["id"]
        assert start(ann, new, bot).status_code == 200
        assert names(info(ann, new)) == left
        assert (info(bob, new)["you"], info(bob, new)["kept"]) == (None, None)
        problem(bob.join(new), 409, "seat_taken")
    new = rematch(ann, played(ann, bob)).json()["id"]
    assert ann.http.post(f"/api/tables/{new}/seats/0/bot", json={"bot": "deckhand"}).json()["status"] == "running"
    assert names(info(bob, new)) == ["deckhand", "Ann", "drifter"]
    assert new not in in_lobby(bob, "mine")


def test_who_is_invited_may_take_another_seat(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.make("me", "open", "open")
    eve = server.person("Eve")
    bob.join(id), eve.join(id)
    for person, seat in ((ann, 0), (bob, 1), (eve, 2)):
        person.http.post(f"/api/tables/{id}/seats/{seat}/bot", json={"bot": "drifter"})
    end = time.monotonic() + 60
    while info(ann, id)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    new = rematch(ann, id).json()["id"]
    assert kept(info(ann, new)) == ["Eve", "Bob"]
    leave(eve, new)
    assert bob.join(new, seat=0).json()["you"] == 0
    assert kept(info(ann, new)) == [None]
    assert eve.join(new).json()["status"] == "running"
