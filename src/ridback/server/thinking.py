"""Where bots think: threads of their own, some for each core of the machine. Whoever waits for one is served fairly.

Fair is by time: the table that was thought for least of late goes first, so that a table of strong bots does not starve the others. The
bots that do not search need a moment only and have threads of their own. A bot that thinks for ever takes its thread with it; another
takes that one's place, and the bot is not asked any more while too many of its threads hang.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import math
import os
import queue
import reprlib
import threading
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ridback.server.notices import Why

if TYPE_CHECKING:
    from ridback.bots.search import Thought
    from ridback.views import View

log = logging.getLogger(__name__)

T = TypeVar("T")

#: Seconds beyond its own limit after which a bot is late. One that does not search has only these, from when it is asked.
MARGIN = 2.0
#: A bot of which that many threads hang is not asked until one of them is back.
HANGING = 2
#: The bot that decides in a moment where there is no time left to search, and the one whose opinion is a hint.
QUICK, BEST = "mate", "admiral"
#: How many search side by side on each core. With one, a bot of little time got none at all while strong ones held every core; so they
#: share the cores as the system divides them, each in its own time.
PER_CORE = 4
#: Seconds after which thinking counts half as much for whose turn it is.
LATELY = 10.0
#: How many of them are counted before those that hardly count any more are forgotten.
REMEMBERED = 500
#: Less time than this, in seconds, is not worth a search.
LEAST = 0.02


class LateError(Exception):
    """The thinking took too long; or the bot was not asked at all, as too many of its threads hang."""


class FailedError(Exception):
    """A bot broke down (``why``: crashed), or said what is no move (nonsense); ``told`` says more, for the log."""

    def __init__(self, why: Why, told: str) -> None:
        super().__init__(why)
        self.why, self.told = why, told


class NoTurnError(LateError):
    """The time was over before a thread was free."""


@dataclass(eq=False, slots=True)
class _Job:
    """Something to be thought about. ``work`` is given the seconds it has left."""

    whose: str
    bot: str
    work: Callable[[float], Any]
    until: float
    done: asyncio.Future[Any]
    worker: _Worker | None = None
    began: float = 0.0
    late: asyncio.TimerHandle | None = None


@dataclass(eq=False, slots=True)
class _Worker:
    """A thread that takes one job after the other; None ends it. ``hangs``: nobody waits for it any more."""

    jobs: queue.SimpleQueue[_Job | None] = field(default_factory=queue.SimpleQueue)
    hangs: bool = False


class Turns:
    """How much was done for whom of late, in seconds, each counting half as much after ``half`` of them. Who has had least goes first."""

    def __init__(self, half: float) -> None:
        self._half = half
        self._used: dict[str, tuple[float, float]] = {}  # how much, as it was counted when

    def lately(self, whose: str) -> float:
        """What was done for somebody."""
        now = time.monotonic()
        used, at = self._used.get(whose, (0.0, now))
        return used * math.pow(0.5, (now - at) / self._half)

    def add(self, whose: str, seconds: float) -> None:
        """Count what was done just now."""
        self._used[whose] = self.lately(whose) + seconds, time.monotonic()
        if len(self._used) > REMEMBERED:
            self._used = {whose: used for whose, used in self._used.items() if self.lately(whose) > 0.001}


class Crew:
    """Threads that think, and those who wait for one. Everything but the thinking itself happens on the event loop."""

    def __init__(self, size: int, name: str) -> None:
        self._size, self._name = size, name
        self._idle: list[_Worker] = []
        self._working = 0
        self._waiting: list[_Job] = []
        self._turns = Turns(LATELY)
        self._hanging: Counter[str] = Counter()
        self._closed = False

    async def think(self, whose: str, bot: str, work: Callable[[float], T], seconds: float) -> T:
        """Have that work done, within so many seconds from now; it is told how many of them are left when it begins. With 0 seconds it
        waits for its turn, however long others take.

        Raises NoTurnError if they are over before it could begin, LateError if it has not ended MARGIN after that (or after its beginning,
        if that is later) or the bot hangs too often already, or whatever the work raises.
        """
        now = time.monotonic()
        job = _Job(whose, bot, work, now + seconds, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        self._next()
        try:
            await asyncio.wait([job.done], timeout=seconds or None)
            if job.worker is None and not job.done.done():
                raise NoTurnError
            return await job.done  # type: ignore[no-any-return]
        finally:
            job.done.cancel()
            if job in self._waiting:
                self._waiting.remove(job)

    def close(self) -> None:
        """No more thinking. Threads that hang end with the process."""
        self._closed = True
        for worker in self._idle:
            worker.jobs.put(None)
        self._idle.clear()

    def _next(self) -> None:
        """Let begin what can begin."""
        while self._waiting and self._working < self._size and not self._closed:
            now = time.monotonic()
            job = min(self._waiting, key=lambda job: self._turns.lately(job.whose))
            self._waiting.remove(job)
            if self._hanging[job.bot] >= HANGING:
                job.done.set_exception(LateError())
                continue
            self._working += 1
            job.worker = self._idle.pop() if self._idle else self._hire()
            job.began = now
            job.late = asyncio.get_running_loop().call_later(max(0.0, job.until - now) + MARGIN, self._give_up, job, job.worker)
            job.worker.jobs.put(job)

    def _hire(self) -> _Worker:
        worker, loop = _Worker(), asyncio.get_running_loop()
        threading.Thread(target=self._run, args=(worker, loop), name=self._name, daemon=True).start()
        return worker

    def _run(self, worker: _Worker, loop: asyncio.AbstractEventLoop) -> None:
        """What a thread does."""
        while (job := worker.jobs.get()) is not None:
            answer, error = None, None
            try:
                answer = job.work(job.until - time.monotonic())
            except BaseException as raised:  # a bot may raise anything at all, and the thread goes on
                error = raised if isinstance(raised, Exception) and not isinstance(raised, StopIteration) else RuntimeError(repr(raised))
            with contextlib.suppress(RuntimeError):  # the server may have stopped meanwhile
                loop.call_soon_threadsafe(self._ended, worker, job, answer, error)
            del job, answer, error

    def _ended(self, worker: _Worker, job: _Job, answer: Any, error: Exception | None) -> None:
        if worker.hangs:
            self._hanging[job.bot] -= 1
            worker.jobs.put(None)  # somebody else has its place
            return
        if job.late is not None:
            job.late.cancel()
        self._turns.add(job.whose, time.monotonic() - job.began)
        self._working -= 1
        if self._closed:
            worker.jobs.put(None)
        else:
            self._idle.append(worker)
        if not job.done.done():
            if error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(answer)
        self._next()

    def _give_up(self, job: _Job, worker: _Worker) -> None:
        """Do without a thread that hangs."""
        worker.hangs = True
        self._hanging[job.bot] += 1
        self._turns.add(job.whose, time.monotonic() - job.began)
        self._working -= 1
        if not job.done.done():
            job.done.set_exception(LateError())
        self._next()


class Minds:
    """The bots of one server, thinking."""

    def __init__(self, workers: int = 1) -> None:
        """``workers`` share the cores."""
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self._searching, self._others = Crew(max(2, PER_CORE * cores // workers), "searching"), Crew(2, "bot")

    def close(self) -> None:
        """Let all of them rest."""
        self._searching.close()
        self._others.close()

    async def move(self, bot: str, view: View, seed: int, whose: str, read: Callable[[object], T]) -> T:
        """What a bot wants to do, within its limit from now on, however many others are thinking: it has less time to search then, and
        where it has none left it does what QUICK would. ``whose`` is the table, for turns to be fair. ``read`` makes of what the bot says
        something that can be trusted, in the bot's thread; what it raises means that it is no move.

        Raises LateError if it is late, FailedError if it breaks down or says what cannot be read.
        """
        from ridback.bots import LEVELS, make
        from ridback.bots.search import Searcher

        level = LEVELS[bot]
        if not level.iterations:
            return await self._others.think(whose, bot, lambda _: _said(lambda: make(bot, seed).choose(view), read), 0.0)

        def choose(left: float) -> object:
            if left < LEAST:
                return make(QUICK, seed).choose(view)
            player = make(bot, seed)
            if isinstance(player, Searcher):
                player.level = replace(level, seconds=left)
            return player.choose(view)

        try:
            return await self._searching.think(whose, bot, lambda left: _said(lambda: choose(left), read), level.seconds)
        except NoTurnError:
            log.info("%s had no time to think at table %s", bot, whose)
            return _said(lambda: choose(0.0), read)

    async def thought(self, view: View, seed: int, whose: str) -> Thought:
        """What BEST thinks of a decision. Raises LateError if there was no time for it."""
        from ridback.bots import LEVELS
        from ridback.bots.search import think

        level = LEVELS[BEST]

        def search(left: float) -> Thought:
            return think(view, iterations=level.iterations, seconds=left, seed=seed)

        return await self._searching.think(whose, BEST, search, level.seconds)


def _said(choose: Callable[[], object], read: Callable[[object], T]) -> T:
    """What somebody chooses, read. Whatever comes of it, which may be anything at all, becomes a FailedError."""
    try:
        said = choose()
    except BaseException:
        raise FailedError("crashed", traceback.format_exc()) from None
    try:
        return read(said)
    except BaseException:
        raise FailedError("nonsense", _shown(said)) from None


def _shown(said: object) -> str:
    try:
        return str.__str__(reprlib.repr(said))  # what repr gives may be a text with a will of its own
    except BaseException:
        return "something that cannot be shown"


def seed_of(seed: int, who: str) -> int:
    """A seed for somebody at a table: the same whenever it is asked for, and nobody can tell it who does not know the table's."""
    key = seed.to_bytes(8, "little")
    return int.from_bytes(hashlib.blake2b(who.encode(), digest_size=8, key=key, person=b"ridback bot").digest(), "little") >> 1
