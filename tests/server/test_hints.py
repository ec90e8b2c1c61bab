"""What the strongest bot would do: for whom it is asked, from what they can see, once a decision."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from ridback.bots import LEVELS, search
from ridback.bots.search import Thought
from ridback.moves import by_text
from ridback.server.messages import Hint
from ridback.server.people import Person as Somebody
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.table import Position
from ridback.server.thinking import BEST, LateError
from ridback.setups import Setup
from ridback.views import View
from tests.server.conftest import Json, Person, Server
from tests.server.test_pacer import position
from tests.server.test_strangers import problem


def ask(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/hint", json={})


def got(person: Person, table: str) -> Json:
    answer = ask(person, table)
    assert answer.status_code == 200, answer.text
    hint: Json = answer.json()
    return hint


def test_a_hint_is_a_move_one_can_make(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter", "drifter")
    assert ann.get(f"/api/tables/{table}")["options"]["hints"] is True
    for _ in range(4):
        view = ann.my_turn(table)
        hint = got(ann, table)
        assert hint["bot"] == "admiral"
        assert hint["ply"] == view["decision"]["ply"]
        legal = {move["text"] for move in view["decision"]["legal"]}
        assert hint["text"] in legal
        assert hint["text"] == hint["estimates"][0]["text"]
        assert {one["text"] for one in hint["estimates"]} <= legal
        for one in (hint, *hint["estimates"]):
            assert by_text(one["text"]).to_json() == one["move"]
        assert all(0 <= one["chance"] <= 1 for one in hint["estimates"])
        assert hint["estimates"][0]["chance"] == pytest.approx(hint["chances"][0], abs=0.001)
        assert len(hint["chances"]) == 3
        assert sum(hint["chances"]) == pytest.approx(1, abs=0.01)
        assert got(ann, table) == hint
        assert ann.move(table, hint["ply"], hint["move"]).status_code == 200


def test_hints_are_for_who_is_asked(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open")
    problem(ask(ann, table), 409, "not_started")
    bob.join(table)
    mover, other = (ann, bob) if ann.view(table)["decision"] else (bob, ann)
    problem(ask(other, table), 409, "not_asked")
    problem(ask(eve, table), 403, "not_seated")
    problem(ask(ann, "nope"), 404, "unknown_table")
    problem(httpx.post(f"{server.url}/api/tables/{table}/hint", json={}), 401, "no_session")
    bodies: list[object] = [{"seat": 0}, {"bot": "mate"}, [], "x", 3]
    for body in bodies:
        problem(mover.http.post(f"/api/tables/{table}/hint", json=body), 400, "malformed")
    trick = f"/api/tables/{table}/hint?seat={mover.seen(table)['table']['you']}"
    problem(other.http.post(trick, json={}), 409, "not_asked")
    before = mover.seen(table)
    got(mover, table)
    assert mover.seen(table) == before, "a hint changes nothing"
    over = ann.make("me", "drifter")
    view = ann.my_turn(over)
    while not view["over"]:
        ann.move(over, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
        view = ann.my_turn(over)
    problem(ask(ann, over), 409, "game_over")


def test_where_the_game_is_over_a_seat_in_a_bot_s_hands_is_not_to_be_taken_back(server: Server) -> None:
    """What a problem tells people to do can be done."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    assert ann.http.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "drifter"}).status_code == 200
    end = time.monotonic() + 30
    while not ann.view(table)["over"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    problem(ask(ann, table), 409, "game_over")


def test_a_table_may_do_without(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "drifter"}]
    made = ann.http.post("/api/tables", json={"seats": seats, "pace": "instant", "hints": False})
    table = made.json()["id"]
    assert ann.get(f"/api/tables/{table}")["options"]["hints"] is False
    assert bob.get(f"/api/tables/{table}")["options"]["hints"] is False, "whoever looks can see it"
    ann.my_turn(table)
    problem(ask(ann, table), 403, "hints_off")
    problem(ann.http.post("/api/tables", json={"seats": seats, "hints": "perhaps"}), 400, "malformed")


def test_where_there_is_one_move_the_chances_are_told(server: Server) -> None:
    """There is nothing to compare then, but something to tell."""
    ann = server.person("Ann")
    for _ in range(5):
        table = ann.make("me", "drifter", "drifter")
        view = ann.my_turn(table)
        while not view["over"]:
            decision = view["decision"]
            if len(decision["legal"]) == 1:
                hint = got(ann, table)
                (only,) = hint["estimates"]
                assert only["text"] == decision["legal"][0]["text"]
                assert only["score"] > 0
                assert sum(hint["chances"]) == pytest.approx(1, abs=0.01)
                assert only["chance"] == pytest.approx(hint["chances"][0], abs=0.001)
                return
            ann.move(table, decision["ply"], decision["legal"][0]["text"])
            view = ann.my_turn(table)
    pytest.fail("there was always a choice")


# -- inside -----------------------------------------------------------------------------------------------------------


async def asked(service: Service, person: Somebody | None = None) -> tuple[Somebody, int, str]:
    """Somebody who is to move, their seat, and a table of two."""
    people = [person or (await service.people.welcome())[0], (await service.people.welcome())[0]]
    while True:  # whom a game begins with is drawn
        table = await service.make(people[0], [Seat("human", one.id) for one in people], Setup(2))
        if (await position(service, table)).to_move == [0]:
            return people[0], 0, table


async def test_nothing_but_the_seat_s_view_is_thought_about(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the seed is not the table's."""
    seen: list[tuple[Any, ...]] = []
    think = search.think

    def noted(view: View, *, iterations: int, seconds: float, seed: int) -> Thought:
        seen.append((iterations, view, seed))
        assert 0 < seconds <= LEVELS[BEST].seconds
        return think(view, iterations=100, seed=seed)

    monkeypatch.setattr(search, "think", noted)
    person, seat, table = await asked(service)
    now = await position(service, table)
    await service.hints.ask(person, now, seat)
    ((iterations, view, seed),) = seen
    assert (iterations, type(view), view.seat) == (LEVELS[BEST].iterations, View, seat)
    assert view.to_json() == now.view(seat)
    for value in vars(view).values():
        assert "hidden" not in ((getattr(value, "dtype", None) and value.dtype.names) or ())
    assert abs(seed - now.table.seed) > 100


def blocked(service: Service, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, list[View]]:
    """Thinking takes until the event is set; the views that are thought about."""
    may, views = asyncio.Event(), list[View]()

    async def thought(view: View, seed: int, whose: str) -> Any:
        views.append(view)
        await may.wait()
        move = view.legal()[0]
        estimate = SimpleNamespace(move=move, visits=1, chance=0.5, score=10.0)
        return SimpleNamespace(seat=view.seat, best=move, estimates=(estimate,), chances=(0.5, 0.5))

    monkeypatch.setattr(service.minds, "thought", thought)
    return may, views


async def test_one_at_a_time_and_once_a_decision(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    may, views = blocked(service, monkeypatch)
    person, seat, table = await asked(service)
    _, other_seat, other = await asked(service, person)
    now, elsewhere = await position(service, table), await position(service, other)
    clicks = [asyncio.create_task(service.hints.ask(person, now, seat)) for _ in range(3)]
    await asyncio.sleep(0.05)
    with pytest.raises(Problem, match="hint_busy"):
        await service.hints.ask(person, elsewhere, other_seat)
    clicks[0].cancel()  # a browser that goes away does not stop the thinking
    await asyncio.sleep(0.01)
    may.set()
    hints: list[Hint] = await asyncio.gather(*clicks[1:])
    assert hints[0] is hints[1]
    assert await service.hints.ask(person, await position(service, table), seat) is hints[0]
    assert len(views) == 1
    await service.hints.ask(person, elsewhere, other_seat)
    assert len(views) == 2


@pytest.mark.parametrize("error", [LateError, ZeroDivisionError])
async def test_a_hint_that_fails_can_be_had_again(service: Service, monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    may, views = blocked(service, monkeypatch)
    may.set()
    fine = service.minds.thought

    async def wrong(*_: object) -> None:
        raise error

    person, seat, table = await asked(service)
    now: Position = await position(service, table)
    monkeypatch.setattr(service.minds, "thought", wrong)
    for _ in range(2):
        with pytest.raises(Problem, match="hint_failed"):
            await service.hints.ask(person, now, seat)
    monkeypatch.setattr(service.minds, "thought", fine)
    await service.hints.ask(person, now, seat)
    assert len(views) == 1


async def test_the_wall_clock_holds_on_a_busy_machine(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every core is taken by thinking that does not end soon: a search bot moves all the same, within its limit."""
    limit = 0.3
    monkeypatch.setitem(LEVELS, BEST, replace(LEVELS[BEST], seconds=limit))
    crew = service.minds._searching
    tasks = [asyncio.create_task(crew.think(f"other {n}", "x", lambda _: time.sleep(2), 5.0)) for n in range(crew._size)]
    await asyncio.sleep(0.1)
    _, seat, table = await asked(service)
    view = (await position(service, table)).game.view(seat)
    began = time.monotonic()
    move = await service.minds.move(BEST, view, 1, table, lambda said: said)
    assert limit <= time.monotonic() - began < limit + 1.0
    assert move in view.legal()
    await asyncio.gather(*tasks)
