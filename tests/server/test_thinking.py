"""Where bots think: side by side, in fair turns, within their time; and what becomes of those that do not come back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from itertools import pairwise
from types import SimpleNamespace

import pytest
import pytest_asyncio

from ridback.server import thinking
from ridback.server.thinking import Crew, LateError, NoTurnError, seed_of


@pytest_asyncio.fixture
async def one() -> AsyncIterator[Crew]:
    """A crew of one thread."""
    crew = Crew(1, "test")
    yield crew
    crew.close()


def busy(seconds: float) -> Callable[[float], float]:
    """Work that takes so long, and gives the time it was told it has."""

    def work(left: float) -> float:
        time.sleep(seconds)
        return left

    return work


async def test_work_is_done_and_errors_come_out(one: Crew) -> None:
    assert await one.think("a", "x", lambda left: left <= 5, 5.0)

    def wrong(_: float) -> None:
        raise KeyError("x")

    for _ in range(3):
        with pytest.raises(KeyError):
            await one.think("a", "x", wrong, 5.0)
    assert await one.think("a", "x", lambda _: 3, 0.0) == 3


async def test_threads_are_used_again_and_no_more_than_there_are_places() -> None:
    crew, threads = Crew(2, "test"), set[int]()
    at_once, most = 0, 0
    lock = threading.Lock()

    def work(_: float) -> None:
        nonlocal at_once, most
        threads.add(threading.get_ident())
        with lock:
            at_once += 1
            most = max(most, at_once)
        time.sleep(0.01)
        with lock:
            at_once -= 1

    await asyncio.gather(*(crew.think(str(n), "x", work, 10.0) for n in range(20)))
    assert (len(threads), most) == (2, 2)
    crew.close()


async def test_who_waited_has_less_time_left(one: Crew) -> None:
    first, second = await asyncio.gather(one.think("a", "x", busy(0.3), 1.0), one.think("b", "x", busy(0), 1.0))
    assert 0.9 < first <= 1.0
    assert 0.0 < second < 0.72


async def test_the_limit_holds_for_those_that_wait(one: Crew) -> None:
    """It is not that of the thread, but of the turn: there is an answer when it is over, or the news that there is none."""
    began = time.monotonic()
    slow = asyncio.create_task(one.think("a", "x", busy(0.6), 1.0))
    await asyncio.sleep(0)
    with pytest.raises(NoTurnError):
        await one.think("b", "x", busy(0), 0.1)
    assert 0.1 <= time.monotonic() - began < 0.5
    await slow
    assert await one.think("b", "x", lambda _: "fine", 0.1) == "fine"


async def test_turns_are_fair_by_time(one: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five tables of slow thinkers, and one of quick ones: that one is served in every gap, not every sixth."""
    notes: list[str] = []
    clock = [100.0]  # of its own, so that it does not matter what else the machine has to do
    monkeypatch.setattr(thinking, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    async def table(name: str, seconds: float, times: int) -> None:
        def work(_: float) -> None:
            notes.append(name)
            clock[0] += seconds
            time.sleep(0.01)  # for who has just been served to come again

        for _ in range(times):
            await one.think(name, "x", work, 30.0)

    await asyncio.gather(*(table(f"slow {n}", 1.5, 4) for n in range(5)), table("quick", 0.001, 12))
    quick = [place for place, name in enumerate(notes) if name == "quick"]
    assert len(quick) == 12
    # Before it in line at the beginning are the others' first turns; from then on one of theirs lies between two of its own.
    assert sum(later - earlier <= 2 for earlier, later in pairwise(quick)) >= 8
    slow = [name for name in notes if name != "quick"]
    assert all(len(set(slow[k : k + 5])) == 5 for k in range(0, 20, 5)), "and the others take turns"


async def test_a_thread_that_hangs_is_replaced(one: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MARGIN", 0.1)
    may = threading.Event()
    began = time.monotonic()
    for _ in range(thinking.HANGING):
        with pytest.raises(LateError):
            await one.think("a", "stuck", lambda _: may.wait(20), 0.1)
    assert time.monotonic() - began < 2
    assert await one.think("b", "x", lambda _: "fine", 5.0) == "fine"
    with pytest.raises(LateError):  # at once
        await one.think("a", "stuck", lambda _: pytest.fail("it should not be asked"), 5.0)
    threads = threading.active_count()
    may.set()
    await asyncio.sleep(0.3)
    assert await one.think("a", "stuck", lambda _: "back", 5.0) == "back"
    assert threading.active_count() == threads - thinking.HANGING


async def test_who_waits_for_others_that_hang_is_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that asks for no time waits until there is a thread, and has all of its own time then."""
    monkeypatch.setattr(thinking, "MARGIN", 0.2)
    crew, may = Crew(2, "test"), threading.Event()
    stuck = [asyncio.create_task(crew.think(f"a {n}", "stuck", lambda _: may.wait(20), 0.0)) for n in range(5)]
    good = [asyncio.create_task(crew.think("b", "good", busy(0.05), 0.0)) for _ in range(2)]
    await asyncio.gather(*good)
    assert not crew._hanging["good"]
    found = await asyncio.gather(*stuck, return_exceptions=True)
    assert [type(one) for one in found] == [LateError] * 5
    assert crew._hanging["stuck"] < 5, "not all of those in line are asked"
    may.set()
    crew.close()


async def test_who_goes_away_takes_nothing_along(one: Crew) -> None:
    """Neither the turn of the one behind nor the thread."""
    slow = asyncio.create_task(one.think("a", "x", busy(0.2), 5.0))
    waiting = asyncio.create_task(one.think("b", "x", lambda _: pytest.fail("nobody waits for this"), 5.0))
    last = asyncio.create_task(one.think("c", "x", lambda _: "fine", 5.0))
    await asyncio.sleep(0.05)
    slow.cancel()
    waiting.cancel()
    assert await last == "fine"
    assert await one.think("a", "x", lambda _: "too", 5.0) == "too"


def test_a_seed_is_one_s_own_and_stays() -> None:
    """Every seat of every table has another; nothing about it can be told from another one."""
    seeds = [seed_of(table, f"seat {seat}") for table in (0, 1, 2**64 - 1, 77) for seat in range(6)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert min(seed.bit_length() for seed in seeds) > 50
    assert [seed_of(table, f"seat {seat}") for table in (0, 1, 2**64 - 1, 77) for seat in range(6)] == seeds
    assert seed_of(7, "seat 0") != seed_of(7, "hint 0")
