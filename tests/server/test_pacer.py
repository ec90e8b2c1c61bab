"""The bots' pace: when they move, what they are shown, and what becomes of bad ones."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ridback import bots
from ridback.bots import LEVELS, make
from ridback.events import DECISIONS
from ridback.moves import Move, by_text
from ridback.presets import PRESETS
from ridback.server import pacer, thinking
from ridback.server.log import Pace, Row
from ridback.server.notices import NOTICES, Why
from ridback.server.people import Person
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.table import Position
from ridback.setups import Setup
from ridback.views import View

Choose = Callable[[View], object]


class Sitting:
    """A bot that decides so."""

    def __init__(self, choose: Choose) -> None:
        self.choose = choose


def seat_bot(monkeypatch: pytest.MonkeyPatch, choose: Choose) -> None:
    """Every bot is this one from now on."""
    monkeypatch.setattr(bots, "make", lambda _name, _seed: Sitting(choose))


async def table_of_bots(service: Service, pace: Pace = "instant", seats: int = 2, bot: str = "drifter") -> str:
    person, _ = await service.people.welcome()
    return await service.make(person, [Seat("bot", bot=bot)] * seats, Setup(seats), pace=pace)


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


def gives_up(_: View) -> object:
    raise SystemExit


class Trap:
    """No move, and not even something that can be looked at."""

    @property
    def number(self) -> int:
        raise ZeroDivisionError

    def __repr__(self) -> str:
        raise ZeroDivisionError


class Bomb(dict[str, object]):
    """Something that looks like a move and goes off when it is read, and again when it is shown."""

    def get(self, *_: object) -> object:
        raise SystemExit

    __getitem__ = pop = items = keys = __iter__ = get  # type: ignore[assignment]

    def __repr__(self) -> str:
        raise KeyboardInterrupt


class Shifty(Move):
    """Another move each time it is looked at: allowed when it is tried, no move at all when it is made."""

    allowed, looks = 0, 0

    @property
    def number(self) -> int:
        Shifty.looks += 1
        return Shifty.allowed if Shifty.looks % 2 else by_text("process 47").number


def shifts(view: View) -> object:
    Shifty.allowed, Shifty.looks = view.legal()[0].number, 0
    return object.__new__(Shifty)


class Loud(str):
    """A text that is no move, and that does not like to be written down."""

    __slots__ = ()

    def __str__(self) -> str:
        raise SystemExit

    def __repr__(self) -> str:
        return self


class Scream(BaseException):
    """A fault that cannot be told."""

    def __str__(self) -> str:
        raise SystemExit

    __repr__ = __str__


def screams(_: View) -> object:
    raise Scream


BAD: dict[str, tuple[Choose, Why]] = {
    "raises": (raises, "crashed"),
    "leaves": (gives_up, "crashed"),
    "stops": (lambda _: next(iter(())), "crashed"),
    "says nothing": (lambda _: None, "nonsense"),
    "says nonsense": (lambda _: "all hands on deck", "nonsense"),
    "says what is not allowed": (lambda _: "bid 255", "nonsense"),
    "says half a thing": (lambda _: {"do": "pay"}, "nonsense"),
    "says an object": (lambda _: object(), "nonsense"),
    "says a trap": (lambda _: Trap(), "nonsense"),
    "says a bomb": (lambda _: Bomb(do="pass"), "nonsense"),
    "says a loud thing": (lambda _: Loud("x" * 9), "nonsense"),
    "screams": (screams, "crashed"),
    "says a huge number": (lambda _: 10**30, "nonsense"),
    "changes its mind": (first_or_nonsense, "nonsense"),
}


@pytest.mark.parametrize(("choose", "why"), BAD.values(), ids=BAD.keys())
async def test_a_bad_bot_keeps_nobody_waiting(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, choose: Choose, why: Why
) -> None:
    """A move is made for it, everybody is told, and the log says so."""
    seat_bot(monkeypatch, choose)
    with caplog.at_level(logging.ERROR):
        table = await table_of_bots(service)
        await until_over(service, table)
    assert f"bot drifter at table {table}" in caplog.text
    assert "the bots of table" not in caplog.text
    told = (await service.table(table)).notices
    assert {(notice.bot, notice.code, notice.why) for notice in told} == {("drifter", "bot_failed", why)}
    moved = {(row.seat, row.ply) for row in await service.log.moves(table)}
    assert {(notice.seat, notice.ply) for notice in told} <= moved
    assert str((await service.table(table)).seed) not in caplog.text


async def test_what_a_bot_says_is_read_in_its_own_thread(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never where everybody else is served; and it is read once."""
    here, read = threading.get_ident(), list[int]()

    class Said(dict[str, object]):
        def get(self, *args: Any) -> Any:
            read.append(threading.get_ident())
            return super().get(*args)

    seat_bot(monkeypatch, lambda view: Said(view.legal()[0].to_json()))
    table = await table_of_bots(service)
    await until_over(service, table)
    assert not (await service.table(table)).notices
    assert len(read) >= len(await service.log.moves(table))
    assert here not in read


async def test_a_move_that_is_another_when_it_is_made_stops_no_table(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    seat_bot(monkeypatch, shifts)
    table = await table_of_bots(service)
    await until_over(service, table)
    assert {notice.why for notice in (await service.table(table)).notices} == {"nonsense"}


async def test_a_bot_s_seed_is_that_of_its_seat(service: Service, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One for each table and seat, for the whole game, also by a server that begins anew."""
    given: list[tuple[int | None, int]] = []
    drawn: list[set[tuple[int | None, int]]] = []

    def noted(name: str, seed: int) -> Sitting:
        def choose(view: View) -> object:
            given.append((view.seat, seed))
            return view.legal()[0]

        return Sitting(choose)

    monkeypatch.setattr(bots, "make", noted)
    for _ in range(2):
        table = await table_of_bots(service, seats=3)
        await until_over(service, table)
        drawn.append(set(given))
        secret = (await service.table(table)).seed
        assert all(abs(seed - secret) > 100 for _, seed in given)
        given.clear()
    assert [len(seeds) for seeds in drawn] == [len({seat for seat, _ in seeds}) for seeds in drawn] == [3, 3], "one seed a seat"
    assert len({seed for seeds in drawn for _, seed in seeds}) == 6
    # The same table goes on, at another server on the same data.
    slow = await table_of_bots(service, "slow", seats=3)
    await until_moved(service, slow, 1)
    before = set(given)
    await service.pacer.stop()
    given.clear()
    again = Service(Settings(tmp_path))
    await again.log.set_pace(slow, "instant")
    await again.open()
    await until_over(again, slow)
    await again.close()
    assert before < set(given)
    assert len(set(given)) == 3


async def test_a_bot_that_thinks_too_long_keeps_nobody_waiting(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MARGIN", 0.05)
    slept: list[int] = []

    def slow(view: View) -> object:
        if not slept:
            slept.append(view.ply)
            time.sleep(0.3)
        return view.legal()[0]

    seat_bot(monkeypatch, slow)
    table = await table_of_bots(service)
    await until_moved(service, table, 1)
    await until_over(service, table)
    (told,) = (await service.table(table)).notices
    assert (told.ply, told.why) == (0, "late")


async def test_a_bot_that_thinks_for_ever_eats_no_threads(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not asked any more, until it comes back; others at the same time are."""
    monkeypatch.setattr(thinking, "MARGIN", 0.05)
    stuck, asked = threading.Event(), list[int]()

    def hang(view: View) -> object:
        asked.append(view.ply)
        stuck.wait(20)
        return view.legal()[0]

    monkeypatch.setattr(bots, "make", lambda name, seed: Sitting(hang) if name == "drifter" else make(name, seed))
    table = await table_of_bots(service)
    other = await table_of_bots(service, bot="deckhand")
    await until_over(service, table)
    await until_over(service, other)
    assert len(asked) == thinking.HANGING
    assert {notice.why for notice in (await service.table(table)).notices} == {"late"}
    assert not (await service.table(other)).notices
    stuck.set()
    await asyncio.sleep(0.2)
    assert not service.minds._others._hanging["drifter"]
    monkeypatch.setattr(thinking, "MARGIN", 5.0)
    third = await table_of_bots(service)
    await until_over(service, third)
    assert not (await service.table(third)).notices


async def test_failing_is_told_after_a_restart_too(service: Service, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seat_bot(monkeypatch, raises)
    table = await table_of_bots(service)
    await until_over(service, table)
    told = await service.table(table)
    assert len(told.notices) == NOTICES, "the newest"
    again = Service(Settings(tmp_path))
    assert (await again.table(table)).notices == told.notices
    assert [notice.id for notice in told.notices] == sorted(notice.id for notice in told.notices)
    await again.database.close()


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


@pytest.mark.parametrize("pace", ["instant", "fast"])
async def test_how_long_a_searching_bot_takes_tells_nothing_of_its_hand(
    service: Service, monkeypatch: pytest.MonkeyPatch, pace: Pace
) -> None:
    """Where a person sits: what it answers at once and what it thinks about come after the same time, or after a multiple of it."""
    monkeypatch.setitem(pacer.PACES, "fast", 0.1)
    monkeypatch.setitem(LEVELS, "captain", replace(LEVELS["captain"], seconds=0.9))
    takes = iter([0.0, 0.2, 0.0, 0.15, 0.4])

    def choose(view: View) -> object:
        time.sleep(next(takes, 0.0))
        return view.legal()[0]

    seat_bot(monkeypatch, choose)
    person, _ = await service.people.welcome()
    table = await service.make(person, [Seat("human", person.id), Seat("bot", bot="captain")], Setup(2), pace=pace)
    await service.seat_bot(table, 0, person, "captain")
    await until_moved(service, table, 5)
    rows = await service.log.moves(table)
    times = [row.at - rows[row.asked - 1].at for row in rows if row.asked]
    assert all(time > 0.27 and time % 0.3 < 0.2 for time in times), times
    await service.pacer.stop()


async def test_bots_among_themselves_need_not_wait(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "captain", replace(LEVELS["captain"], seconds=30.0))
    seat_bot(monkeypatch, lambda view: view.legal()[0])
    table = await table_of_bots(service, bot="captain")
    async with asyncio.timeout(8):
        await until_moved(service, table, 5)
    await until_over(service, table)


async def test_a_new_pace_holds_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for the move that a bot is waiting to make."""
    monkeypatch.setitem(pacer.PACES, "slow", 30.0)
    table = await table_of_bots(service, "slow")
    await asyncio.sleep(0.2)
    assert await service.log.moves(table) == []
    await service.log.set_pace(table, "instant")
    service.hub.wake(table)
    async with asyncio.timeout(10):
        await until_moved(service, table, 1)


async def test_those_who_are_asked_at_once_think_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody chooses what to keep before Epic Fleet begins (ST9); one is slow, and the others do not wait for it."""
    begun, may = set[int | None](), threading.Event()

    def choose(view: View) -> object:
        begun.add(view.seat)
        if view.seat == 0:
            assert may.wait(10)
        return view.legal()[0]

    seat_bot(monkeypatch, choose)
    person, _ = await service.people.welcome()
    epic = Setup.from_json(PRESETS["epic"].choices(3) | {"seats": 3})
    table = await service.make(person, [Seat("bot", bot="drifter")] * 3, epic, pace="instant")

    async def others_are_done() -> bool:
        return (await position(service, table)).to_move == [0]

    await until(service, table, others_are_done)
    assert begun == {0, 1, 2}
    assert {row.seat for row in await service.log.moves(table)} == {1, 2}
    await service.log.set_pace(table, "slow")
    may.set()

    async def all_are_done() -> bool:
        return 0 in {row.seat for row in await service.log.moves(table)}

    await until(service, table, all_are_done)
    assert not (await service.table(table)).notices


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
    await service.play(now, seat, asked, move, by="drifter")
    played, repeated = await service.play(late, seat, asked, move, by="drifter")
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
        solo = await service.solo(person, setup, ["drifter"])
        assert await service.unfinished(person) == solo
        assert [seat.bot for seat in (await service.table(solo)).seats] == [None, *["drifter"] * (setup.seats - 1)]
    assert await service.unfinished(other) is None
