"""What people say at a table: who reads it, how it is told, what is refused."""

from __future__ import annotations

import contextlib
import queue
from typing import Any

import httpx
import pytest

from ridback.server.chat import LONGEST, MOST, SHOWN, clean
from ridback.server.people import Person as Somebody
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.setups import Setup
from tests.server.conftest import Feed, Json, Person, Server
from tests.server.test_strangers import problem


def two(server: Server, **more: Any) -> tuple[str, Person, Person]:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.make("me", "open", **more)
    assert bob.join(id).status_code == 200
    return id, ann, bob


def say(person: Person, id: str, text: object) -> httpx.Response:
    return person.http.post(f"/api/tables/{id}/chat", json={"text": text})


def mute(person: Person, id: str, seat: int) -> httpx.Response:
    return person.http.post(f"/api/tables/{id}/seats/{seat}/mute", json={})


def unmute(person: Person, id: str, seat: int) -> httpx.Response:
    return person.http.delete(f"/api/tables/{id}/seats/{seat}/mute", headers={"content-type": "application/json"})


def talk(person: Person, id: str) -> list[tuple[str, str]]:
    return [(line["name"], line["text"]) for line in person.get(f"/api/tables/{id}/chat")["lines"]]


def texts(told: Json) -> list[str]:
    return [line["text"] for line in told["lines"]]


def test_what_is_said_is_read_by_those_who_sit_there(server: Server) -> None:
    id, ann, bob = two(server)
    eve = server.person("Eve")
    with bob.feed(id) as feed, eve.feed(id) as other:
        assert feed.next("chat")[1] == {"lines": [], "muted": [], "whole": True}
        answer = say(ann, id, "  Well\tbought,\n Bob!  ")
        assert answer.status_code == 201, answer.text
        number, told, _ = feed.next("chat")
        assert number is None, "the ids of a feed are those of moves"
        (line,) = told["lines"]
        assert (line["seat"], line["name"], line["text"], line["mine"]) == (0, "Ann", "Well bought, Bob!", False)
        assert line["id"] == answer.json()["id"]
        other.next("beat")
        with pytest.raises(queue.Empty):
            other.next("chat", seconds=0.2)
    assert ann.get(f"/api/tables/{id}/chat")["lines"] == [{**line, "mine": True}]
    problem(eve.http.get(f"/api/tables/{id}/chat"), 403, "not_seated")
    problem(say(eve, id, "Hello"), 403, "not_seated")
    problem(httpx.get(f"{server.url}/api/tables/{id}/chat"), 401, "no_session")
    problem(httpx.post(f"{server.url}/api/tables/{id}/chat", json={"text": "x"}), 401, "no_session")
    for path in ("", "/view", "/log"):
        assert "bought, Bob" not in eve.http.get(f"/api/tables/{id}{path}").text


def test_a_feed_that_comes_back_has_missed_nothing(server: Server) -> None:
    """Lines come whole with each new feed, and moves go on where they were."""
    id, ann, bob = two(server)
    say(ann, id, "one")
    with bob.feed(id, after=0) as feed:
        assert texts(feed.next("chat")[1]) == ["one"]
        say(ann, id, "two")
        assert texts(feed.next("chat")[1]) == ["two"]
    say(ann, id, "three")
    mover = ann if ann.view(id)["decision"] else bob
    decision = mover.view(id)["decision"]
    last = mover.move(id, decision["ply"], decision["legal"][0]["text"]).json()["last"]
    with bob.feed(id, after=0) as feed:
        told = feed.next("chat")[1]
        assert (texts(told), told["whole"]) == (["one", "two", "three"], True)
        assert feed.next("move")[0] == last
        say(ann, id, "four")
        told = feed.next("chat")[1]
        assert (texts(told), told["whole"]) == (["four"], False)


def test_it_is_there_before_the_start_and_after_the_end(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.make("me", "open", "open")
    bob.join(id)
    assert say(bob, id, "Waiting?").status_code == 201
    assert talk(ann, id) == [("Bob", "Waiting?")]
    bob.http.post(f"/api/tables/{id}/leave", json={})
    problem(bob.http.get(f"/api/tables/{id}/chat"), 403, "not_seated")
    (line,) = ann.get(f"/api/tables/{id}/chat")["lines"]
    assert (line["seat"], line["name"]) == (None, "Bob"), "what was said stays"


def test_a_person_is_muted_for_the_one_who_mutes_them(server: Server) -> None:
    """At every table, with what they said before, and told at once; the other two go on."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    id = ann.make("me", "open", "open")
    bob.join(id)
    eve.join(id)
    say(bob, id, "bla"), say(eve, id, "yes")
    with ann.feed(id) as feed, eve.feed(id) as other:
        assert texts(feed.next("chat")[1]) == texts(other.next("chat")[1]) == ["bla", "yes"]
        assert mute(ann, id, 1).status_code == 204
        assert feed.next("chat")[1]["muted"] == [1]
        assert talk(ann, id) == [("Eve", "yes")]
        say(bob, id, "more bla"), say(eve, id, "no")
        lines = until(feed, "no")
        assert "bla" not in " ".join(lines)
        assert "more bla" in until(other, "more bla")
        assert mute(ann, id, 1).status_code == 204, "again"
        assert unmute(ann, id, 1).status_code == 204
        assert "more bla" in until(feed, "more bla"), "all of it comes again"
        assert unmute(ann, id, 1).status_code == 204, "again"
    mute(ann, id, 1)
    again = bob.make("me", "open")
    ann.join(again)
    say(bob, again, "bla here")
    assert ann.get(f"/api/tables/{again}/chat") == {"lines": [], "muted": [0], "whole": True}
    assert bob.get(f"/api/tables/{again}/chat")["muted"] == [], "nobody is told who has muted them"


def until(feed: Feed, text: str) -> list[str]:
    """What a feed tells until that line comes."""
    found: list[str] = []
    while text not in found:
        found += texts(feed.next("chat")[1])
    return found


def test_who_can_be_muted(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    id = ann.make("me", "open", "drifter", "open")
    bob.join(id)
    problem(mute(ann, id, 0), 409, "mute_self")
    problem(mute(ann, id, 2), 409, "nobody_there")
    problem(mute(ann, id, 3), 409, "nobody_there")
    problem(mute(ann, id, 5), 422, "no_such_seat")
    problem(mute(eve, id, 0), 403, "not_seated")
    problem(unmute(eve, id, 0), 403, "not_seated")
    problem(mute(ann, "nope", 0), 404, "unknown_table")


def test_the_maker_switches_it_off_and_on(server: Server) -> None:
    id, ann, bob = two(server)

    def switch(person: Person, on: object) -> httpx.Response:
        return person.http.put(f"/api/tables/{id}/chat", json={"on": on})

    say(bob, id, "before")
    problem(switch(bob, False), 403, "not_your_table")
    problem(switch(ann, "perhaps"), 400, "malformed")
    problem(ann.http.put("/api/tables/nope/chat", json={"on": False}), 404, "unknown_table")
    with bob.feed(id) as feed:
        feed.next("table")
        assert switch(ann, False).json()["options"]["chat"] is False
        assert feed.next("table")[1]["options"]["chat"] is False
    for person in (ann, bob):
        problem(say(person, id, "hello"), 403, "chat_off")
    assert talk(bob, id) == [("Bob", "before")]
    assert switch(ann, True).json()["options"]["chat"] is True
    assert say(bob, id, "after").status_code == 201
    silent, one, two_ = two(server, chat=False)
    problem(say(one, silent, "hello"), 403, "chat_off")
    problem(say(two_, silent, "hello"), 403, "chat_off")


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "chat_empty"), ("  \n\t ", "chat_empty"), ("\u202e\u0000", "chat_empty"), ("x" * (LONGEST + 1), "chat_long")],
)
def test_what_cannot_be_said(server: Server, text: str, code: str) -> None:
    id, ann, _ = two(server)
    problem(say(ann, id, text), 422, code)
    assert talk(ann, id) == []


@pytest.mark.parametrize("body", [{}, {"text": None}, {"text": 7}, {"text": "x" * 2001}, {"text": "x", "seat": 1}, []])
def test_what_makes_no_sense(server: Server, body: object) -> None:
    id, ann, _ = two(server)
    problem(ann.http.post(f"/api/tables/{id}/chat", json=body), 400, "malformed")
    assert talk(ann, id) == []


def test_a_line_is_plain_text() -> None:
    assert clean(" <b>a</b>\r\n\u202eb \u0007c ") == "<b>a</b> b c"
    assert clean("👩\u200d🔬") == "👩\u200d🔬"


async def sitting(service: Service) -> tuple[str, Somebody, Somebody]:
    ann, bob = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    return await service.make(ann, [Seat("human", ann.id), Seat("human", bob.id)], Setup(2)), ann, bob


async def test_nobody_says_too_much_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr("ridback.server.chat.time.time", lambda: now[0])
    id, ann, bob = await sitting(service)
    for number in range(MOST):
        await service.chat.say(id, ann, f"{number}")
    with pytest.raises(Problem, match="chat_fast"):
        await service.chat.say(id, ann, "more")
    await service.chat.say(id, bob, "and I?")
    now[0] += 11
    await service.chat.say(id, ann, "more")


async def test_older_lines_can_be_asked_for(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridback.server.chat.MOST", 10_000)
    id, ann, bob = await sitting(service)
    for number in range(SHOWN + 7):
        await service.chat.say(id, ann, f"{number}")
    table = await service.table(id)
    newest = await service.chat.told(table, bob)
    assert [line.text for line in newest.lines] == [f"{number}" for number in range(7, SHOWN + 7)]
    older = await service.chat.told(table, bob, before=newest.lines[0].id)
    assert [line.text for line in older.lines] == [f"{number}" for number in range(7)]


def test_lines_do_not_disturb_what_others_play(server: Server) -> None:
    """Two feeds of one person, one of them late: both have all moves and all lines, in their order."""
    id, ann, bob = two(server)
    with contextlib.ExitStack() as feeds:
        feed = feeds.enter_context(ann.feed(id, after=0))
        for number in range(3):
            say(bob, id, f"{number}")
            mover = ann if ann.view(id)["decision"] else bob
            decision = mover.view(id)["decision"]
            mover.move(id, decision["ply"], decision["legal"][0]["text"])
        assert until(feed, "2") == ["0", "1", "2"]
    with ann.feed(id, after=0) as late:
        assert texts(late.next("chat")[1]) == ["0", "1", "2"]
        ids = [late.next("move")[0] for _ in range(3)]
    assert ids == sorted(ids, key=lambda one: one or 0)


async def test_who_is_forgotten_has_said_nothing(service: Service) -> None:
    """Their lines go, whom they have muted and who has muted them; what others said stays."""
    id, ann, bob = await sitting(service)
    await service.chat.say(id, ann, "mine")
    await service.chat.say(id, bob, "yours")
    await service.chat.mute(id, ann, 1, True)
    await service.accounts.forget(bob.id)
    told = await service.chat.told(await service.table(id), ann)
    assert ([line.text for line in told.lines], told.muted) == (["mine"], [])
