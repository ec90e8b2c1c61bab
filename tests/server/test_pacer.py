"""The bots' pace: when they move, what they are shown, and what becomes of bad ones."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from ridback import bots
from ridback.events import DECISIONS
from ridback.server import pacer
from ridback.server.database import migrate
from ridback.server.log import Pace, Row, Seat
from ridback.server.people import Person
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.table import Position
from ridback.setups import Setup
from ridback.views import View

Choose = Callable[[View], object]


@pytest_asyncio.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    settings = Settings(tmp_path)
    migrate(settings.database)
    service = Service(settings)
    await service.open()
    async with asyncio.timeout(120):
        await service.gate.opened()
    yield service
    await service.close()


def seat_bot(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> None:
    """Every bot is this one from now on."""

    class Sitting:
        def choose(self, view: View) -> object:
            return choose(view)

    monkeypatch.setattr(bots, "make", lambda _name, _seed: Sitting())


async def table_of_bots(service: Service, pace: Pace = "instant", seats: int = 2) -> str:
    person, _ = await service.people.welcome()
    return await service.make(person, [Seat("bot", bot="drifter")] * seats, Setup(seats), pace=pace)


async def until(service: Service, table: str, done: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        with service.hub.bell(table) as bell:
            while not await done():
                await bell.wait(1)


async def until_over(service: Service, table: str) -> None:
    async def over() -> bool:
        return (await service.table(table)).status == "over"

    await until(service, table, over)


async def until_moved(service: Service, table: str, times: int) -> None:
    async def moved() -> bool:
        return len(await service.log.moves(table)) >= times

    await until(service, table, moved)


def raises(_: View) -> object:
    raise ZeroDivisionError


def first_or_nonsense(view: View) -> object:
    return "hello" if view.ply % 2 else view.legal()[0]


BAD: dict[str, Choose] = {
    "raises": raises,
    "says nothing": lambda _: None,
    "says nonsense": lambda _: "all hands on deck",
    "says what is not allowed": lambda _: "bid 255",
    "says half a thing": lambda _: {"do": "pay"},
    "says an object": lambda _: object(),
    "says a huge number": lambda _: 10**30,
    "changes its mind": first_or_nonsense,
}


@pytest.mark.parametrize("choose", BAD.values(), ids=BAD.keys())
async def test_a_bad_bot_keeps_nobody_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choose: Choose
) -> None:
    """A move is made for it, and the log says so."""
    seat_bot(monkeypatch, choose)
    with caplog.at_level(logging.ERROR):
        table = await table_of_bots(service)
        await until_over(service, table)
    assert f"bot drifter at table {table}" in caplog.text
    assert "the bots of table" not in caplog.text
    assert str((await service.table(table)).seed) not in caplog.text


async def test_a_bot_that_thinks_too_long_keeps_nobody_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pacer, "THINKING", 0.05)
    slept: list[int] = []

    def slow(view: View) -> object:
        if not slept:
            slept.append(view.ply)
            time.sleep(0.3)
        return "pass"

    seat_bot(monkeypatch, slow)
    with caplog.at_level(logging.ERROR):
        table = await table_of_bots(service)
        await until_moved(service, table, 1)
    assert "TimeoutError" in caplog.text


async def test_bots_see_their_own_view_and_nothing_else(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def look(view: View) -> object:
        seen.append(view)
        assert view.seat is not None
        assert view.to_json()["decision"]
        return view.legal()[0]

    seat_bot(monkeypatch, look)
    await until_over(service, await table_of_bots(service))
    assert {type(view) for view in seen} == {View}
    for view in seen:
        for value in vars(view).values():
            assert "hidden" not in ((getattr(value, "dtype", None) and value.dtype.names) or ())


def test_paces_are_those_of_decisions_there_are() -> None:
    assert set(pacer.QUICKER) <= set(DECISIONS)
    assert {kind for kind in DECISIONS if kind and kind not in pacer.QUICKER} == {"name", "bid", "launch", "hire"}


async def test_people_are_never_moved(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots move until a person is asked, and then wait."""
    person, _ = await service.people.welcome()
    table = await service.make(person, [Seat("human", person.id), Seat("bot", bot="drifter")], Setup(2), pace="instant")

    async def asked() -> bool:
        return 0 in (await position(service, table)).to_move

    await until(service, table, asked)
    await asyncio.sleep(0.3)
    assert all(row.seat == 1 for row in await service.log.moves(table))


async def position(service: Service, table: str) -> Position:
    _, found = await service.game(table)
    assert found is not None
    return found


async def test_the_pace_leaves_time_to_look(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pacer.PACES, "normal", 0.3)
    seat_bot(monkeypatch, lambda view: view.legal()[0])
    table = await table_of_bots(service, "normal")
    made = (await service.table(table)).made
    await until_moved(service, table, 4)
    rows = await service.log.moves(table)
    assert rows[0].at - made >= 0.28
    assert all(later.at - earlier.at >= 0.3 * min(pacer.QUICKER.values()) - 0.02 for earlier, later in pairwise(rows))
    await service.log.set_pace(table, "instant")
    await until_over(service, table)


async def test_a_full_disk_is_waited_for(service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(pacer, "RETRY", 0.01)
    append, fails = service.log.append, iter([True, True, False, True])

    async def full(*args: Any, **kwargs: Any) -> list[Row] | None:
        if next(fails, False):
            raise OSError("no space left on device")
        return await append(*args, **kwargs)

    monkeypatch.setattr(service.log, "append", full)
    await until_over(service, await table_of_bots(service))
    assert caplog.text.count("have come to a halt") == 3


async def test_a_lost_race_is_no_matter(service: Service) -> None:
    """Somebody else moves the bot's seat while it thinks (another server on the same data, say)."""
    person, _ = await service.people.welcome()
    table = await service.make(person, [Seat("bot", bot="drifter")] * 2, Setup(2), pace="slow")
    now, late = await position(service, table), await position(service, table)
    seat = now.to_move[0]
    asked = now.asked(seat)
    assert asked is not None
    move = now.fallback(seat)
    await service.play(now, seat, asked, move)
    played, repeated = await service.play(late, seat, asked, move)
    assert repeated
    assert len(played.rows) == 1


async def test_a_solo_table_is_found_again(service: Service) -> None:
    person, other = Person(1, ""), Person(2, "")
    person, _ = await service.people.welcome()
    other, _ = await service.people.welcome()
    assert await service.unfinished(person) is None
    await service.make(person, [Seat("human", person.id), Seat("human", other.id)], Setup(2))
    await service.make(person, [Seat("human", person.id), Seat("open")], Setup(2))
    assert await service.unfinished(person) is None
    for setup in (Setup(3), Setup(1, captains=("tc", "kirkman"))):
        solo = await service.solo(person, setup, "drifter")
        assert await service.unfinished(person) == solo
        assert [seat.bot for seat in (await service.table(solo)).seats] == [None, *["drifter"] * (setup.seats - 1)]
    assert await service.unfinished(other) is None
