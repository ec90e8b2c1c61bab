"""Clocks: what the log says of time, and what becomes of a seat whose time is up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ridback.server.clocks import Time, of, times
from ridback.server.log import Row, Stored
from ridback.server.notices import Change
from ridback.server.options import Clock, TableOptions
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.table import Position
from ridback.setups import Setup
from tests.server.conftest import Server

T = TypeVar("T")

BEGAN = 1000.0


def log_of(*moves: tuple[int, int, float]) -> list[Row]:
    """Rows of (seat, the ply at which it was asked, seconds after the beginning)."""
    return [Row(k + 1, k, seat, "pass", asked, BEGAN + at) for k, (seat, asked, at) in enumerate(moves)]


def left(clock: Clock, rows: list[Row], asked: dict[int, int], *changes: tuple[int, float, bool], seats: int = 2) -> list[float]:
    return [one.left for one in times(clock, seats, BEGAN, rows, [Change(seat, BEGAN + at, back) for seat, at, back in changes], asked)]


FISCHER = Clock(100, 10, 100)


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    found = times(FISCHER, 2, BEGAN, [], [], {0: 0})
    assert found[0] == Time(100, BEGAN) and found[0].until == BEGAN + 100
    assert found[1] == Time(100, None) and found[1].until is None


def test_what_an_answer_took_is_taken_off_and_more_is_given() -> None:
    assert left(FISCHER, log_of((0, 0, 30)), {1: 1}) == [80, 100]
    assert left(FISCHER, log_of((0, 0, 30), (1, 1, 90), (0, 2, 95)), {1: 3}) == [85, 50]


def test_never_more_than_the_most() -> None:
    assert left(FISCHER, log_of((0, 0, 5)), {1: 1}) == [100, 100]
    days = Clock(3, 3, 3)
    assert left(days, log_of((0, 0, 2), (1, 1, 4), (0, 2, 5)), {}) == [3, 3], "so much for each decision"


def test_atoms_of_one_answer_are_one_answer() -> None:
    """A payment of three cards gets its time once."""
    rows = log_of((0, 0, 30), (0, 0, 30), (0, 0, 30))
    assert left(FISCHER, rows, {1: 3}) == [80, 100]


def test_seats_asked_at_once_run_at_once() -> None:
    """RD3: seat 1 was asked with seat 0, and its clock has run since then, not since seat 0 answered."""
    rows = log_of((0, 0, 10), (1, 0, 40))
    assert left(FISCHER, rows, {0: 2}) == [100, 70]
    found = times(FISCHER, 2, BEGAN, rows[:1], [], {1: 0})
    assert found[1] == Time(100, BEGAN)


def test_a_bot_uses_up_nobodys_time() -> None:
    rows = log_of((0, 0, 90))
    assert left(FISCHER, rows, {1: 1}, (0, 20, False)) == [90, 100], "twenty seconds, then the bot was there"
    assert left(FISCHER, [], {0: 0}, (0, 20, False)) == [80, 100]
    assert times(FISCHER, 2, BEGAN, [], [Change(0, BEGAN + 20, False)], {0: 0})[0].until is None


def test_who_comes_back_has_at_least_half_a_minute() -> None:
    rows = log_of((0, 0, 120), (1, 1, 130))
    found = times(FISCHER, 2, BEGAN, rows, [Change(0, BEGAN + 100, False), Change(0, BEGAN + 150, True)], {0: 2})
    assert found[0] == Time(30, BEGAN + 150), "and it runs from when they came"
    rich = times(FISCHER, 2, BEGAN, rows, [Change(0, BEGAN + 10, False), Change(0, BEGAN + 150, True)], {0: 2})
    assert rich[0] == Time(100, BEGAN + 150)


def test_who_gets_up_and_sits_down_again_wins_no_time() -> None:
    """Half a minute is for whoever's time was up, not for letting a bot sit down for a moment."""
    changes = [Change(0, BEGAN + 95, False), Change(0, BEGAN + 96, True)]
    assert times(FISCHER, 2, BEGAN, [], changes, {0: 0})[0] == Time(5, BEGAN + 96)
    assert times(FISCHER, 2, BEGAN, [], changes[1:], {0: 0})[0].until == BEGAN + 100, "told once a ply: the first may be gone"
    late = [Change(0, BEGAN + 100.0000001, False), Change(0, BEGAN + 150, True)]
    assert times(Clock(100, 20, 100), 2, BEGAN, log_of((0, 0, 120), (1, 1, 130)), late, {0: 2})[0] == Time(30, BEGAN + 150)
    assert times(FISCHER, 2, BEGAN, [], [*late, Change(0, BEGAN + 160, False), Change(0, BEGAN + 161, True)], {0: 0})[0].left == 20


def test_time_that_is_up_is_told_as_such() -> None:
    found = times(FISCHER, 2, BEGAN, [], [], {0: 0})[0]
    assert found.until == BEGAN + 100
    assert left(FISCHER, log_of((0, 0, 400)), {1: 1}) == [10, 100], "answered too late, before anybody looked: nothing is owed"


@pytest.mark.parametrize("back", [False, True])
def test_a_change_of_hands_between_decisions_costs_nothing(back: bool) -> None:
    rows = log_of((0, 0, 10), (1, 1, 50))
    changes = [(0, 20.0, False)] + ([(0, 30.0, True)] if back else [])
    assert left(FISCHER, rows, {0: 2}, *changes)[0] == 100


# -- at a table -------------------------------------------------------------------------------------------------------------------------


async def seated(service: Service, clock: Clock, *bots: str, people: int = 2) -> tuple[str, list[Person]]:
    """A running table of so many people, and bots, with that clock."""
    folk = [(await service.people.welcome(f"P{n}"))[0] for n in range(people)]
    seats = [*(Seat("human", one.id) for one in folk), *(Seat("bot", bot=bot) for bot in bots)]
    id = await service.make(folk[0], seats, Setup(len(seats)), pace="instant", options=TableOptions(clock=clock))
    return id, folk


async def until(found: Callable[[], Awaitable[T | None]]) -> T:
    """Wait for something to be found."""
    async with asyncio.timeout(30):
        while True:
            one = await found()
            if one is not None:
                return one
            await asyncio.sleep(0.02)


async def test_a_bot_takes_over_and_the_person_comes_back(service: Service) -> None:
    id, folk = await seated(service, Clock(1, 0, 1, "bot", "deckhand"))
    _, position = await service.game(id)
    assert position
    first = position.to_move[0]

    async def taken() -> Stored | None:
        table = await service.table(id)
        return table if table.seats[first].bot else None

    table = await until(taken)
    assert table.seats[first].bot == "deckhand" and table.seats[first].person == folk[first].id
    assert ("time_up", first) in [(notice.code, notice.seat) for notice in table.notices]

    async def moved() -> Position | None:
        _, position = await service.game(id)
        return position if position and position.asked(first) is None else None

    position = await until(moved)
    back = await service.take_back(id, first, folk[first])
    assert back.seats[first].bot is None
    found = of((await service.game(id))[1], await service.log.changes(id))[first]  # type: ignore[arg-type]
    assert found.left == 1, "never more than the clock holds"


async def test_nobody_comes_back_while_their_time_is_up(service: Service) -> None:
    """Else whoever has no time left could come back for ever, and the table would wait for ever."""
    id, folk = await seated(service, Clock(1, 0, 1, "bot", "deckhand"))
    await service.clocks.stop()
    await service.pacer.stop()
    _, position = await service.game(id)
    assert position
    seat = position.to_move[0]
    async with asyncio.timeout(10):
        ends = of(position, [])[seat].until
        assert ends
        await asyncio.sleep(max(ends - time.time(), 0) + 0.01)
    await service.log.hand_over(await service.table(id), seat, "deckhand", late=True)
    with pytest.raises(Problem) as refused:
        await service.take_back(id, seat, folk[seat])
    assert (refused.value.status, refused.value.code) == (409, "time_is_up")


async def test_where_the_table_says_so_a_move_is_made(service: Service) -> None:
    id, _ = await seated(service, Clock(1, 0, 1, "pass"))

    async def moved() -> Position | None:
        _, position = await service.game(id)
        return position if position and len(position.rows) > 3 else None

    await until(moved)
    table = await service.table(id)
    _, position = await service.game(id)  # after the table: the next move may be made in between
    assert position
    assert all(seat.bot is None for seat in table.seats)
    told = [notice for notice in table.notices if notice.code == "time_up"]
    assert told and {(notice.bot, notice.why) for notice in told} == {("", "time")}
    assert all(notice.seat == position.rows[notice.ply].seat for notice in told)


async def test_a_table_without_a_clock_waits(service: Service) -> None:
    person, _ = await service.people.welcome("Ann")
    id = await service.make(person, [Seat("human", person.id), Seat("bot", bot="drifter")], Setup(2), pace="instant")

    async def asked() -> Position | None:
        _, position = await service.game(id)
        return position if position and position.to_move == [0] else None

    await until(asked)

    async def quiet() -> bool | None:
        return service.clocks.waits == 0 or None

    await until(quiet)
    service.clocks.wake(id)
    assert service.clocks.waits == 0, "it is known to have no clock"


async def test_clocks_go_on_after_a_restart(service: Service, tmp_path: Path) -> None:
    id, _ = await seated(service, Clock(2, 0, 2, "bot", "drifter"))
    _, position = await service.game(id)
    assert position
    first = position.to_move[0]
    await service.close()
    again = Service(Settings(tmp_path))
    await again.open()
    try:

        async def taken() -> Stored | None:
            table = await again.table(id)
            return table if table.seats[first].bot else None

        assert (await until(taken)).seats[first].bot == "drifter"
    finally:
        await again.close()


def test_what_a_clock_may_be(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "open", clock={"first": 900, "more": 20})
    assert ann.get(f"/api/tables/{table}")["options"]["clock"] == {
        "first": 900,
        "more": 20,
        "most": 900,
        "late": "bot",
        "bot": "deckhand",
        "vacation": 0,
    }
    assert ann.get(f"/api/tables/{ann.make('me', 'open')}")["options"]["clock"] is None
    for wrong, code in (
        ({"first": 4}, "malformed"),
        ({"first": 10, "more": -1}, "malformed"),
        ({"first": 31 * 24 * 3600}, "malformed"),
        ({"first": 10, "late": "explode"}, "malformed"),
        ({"first": "10"}, "malformed"),
        ({"first": 60, "more": 90}, "clock"),
        ({"first": 60, "most": 30}, "clock"),
        ({"first": 60, "bot": "kraken"}, "unknown_bot"),
    ):
        answer = ann.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], "clock": wrong})
        assert (answer.status_code, answer.json()["code"]) == (400 if code == "malformed" else 422, code), wrong


def test_the_feed_tells_the_clocks(server: Server) -> None:
    """When a clock runs out, not how it runs: a line for each move, not for each second."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", clock={"first": 900, "more": 20})
    with ann.feed(table) as feed, eve.feed(table) as watching:
        feed.next("table")
        assert bob.join(table).status_code == 200
        _, told, _ = feed.next("clocks")
        assert abs(told["now"] - time.time()) < 30
        (runs,) = [seat for seat in (0, 1) if told["seats"][seat]["until"] is not None]
        assert told["seats"][1 - runs] == {"left": 900.0, "until": None}
        assert 850 < told["seats"][runs]["until"] - told["now"] <= 900
        assert watching.next("clocks")[1]["seats"] == told["seats"]
        mover = (ann, bob)[runs]
        decision = mover.view(table)["decision"]
        assert mover.move(table, decision["ply"], decision["legal"][0]["text"]).status_code == 200
        _, then, _ = feed.next("clocks")
        assert then["seats"] != told["seats"]


def test_a_step_taken_back_costs_what_it_took_and_brings_nothing() -> None:
    """Seat 0 answers at 10 s, seat 1 at 40; at 50 the game goes back to the beginning: 0 is asked again then, and has lost 10 s; 1 has lost
    30, and no more time came with either answer."""
    clock = Clock(first=100, more=20, most=1000)
    rows = [
        Row(1, 0, 0, "pass", 0, BEGAN + 10),
        Row(2, 1, 1, "pass", 1, BEGAN + 40),
        Row(3, 2, 0, "back 0", 0, BEGAN + 50),
    ]
    assert times(clock, 2, BEGAN, rows[:2], [], {0: 2}) == [Time(110, BEGAN + 40), Time(90, None)]
    assert times(clock, 2, BEGAN, rows, [], {0: 0}) == [Time(90, BEGAN + 50), Time(70, None)]
    again = [*rows, Row(4, 3, 0, "lot 0", 0, BEGAN + 55)]
    assert times(clock, 2, BEGAN, again, [], {1: 1}) == [Time(105, None), Time(70, BEGAN + 55)]
