"""Reviews of finished games: worked out behind everything else, one after the other, and kept in the database from then on.

Anybody may read one that is ready. One is begun for somebody with a session only, who can have so many in line and no more; who has had
least of late goes first, and where the line is full it is theirs who have the most in it that give way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
import time
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.messages import Ready, Working
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import reviews
from ridback.server.table import Position
from ridback.server.thinking import Turns
from ridback.words import Words

if TYPE_CHECKING:
    from ridback.review import Review

log = logging.getLogger(__name__)

#: How many reviews are kept at hand, how many may wait for their turn, and how many of them one person's: those of a whole table.
KEPT, WAITING, EACH = 200, 50, 6
#: Seconds after which a review counts half as much for whose turn it is.
LATELY = 120.0
#: How much the thread of reviews stands back behind those of the bots (as `nice` counts it), where threads can.
NICE = 10


_STORED = sa.select(reviews.c.review).where(
    reviews.c.table_id == sa.bindparam("table"), reviews.c.seat == sa.bindparam("seat"), reviews.c.level == sa.bindparam("level")
)


class _StoppedError(Exception):
    """The server goes down."""


@dataclass(slots=True)
class _Work:
    """A review, or how far it has come, and who has asked for it. The thread writes, the event loop reads."""

    key: tuple[str, int]
    person: int
    position: Position | None
    done: int = 0
    of: int = 0
    review: Review | None = None
    failed: bool = False


class Reviews:
    """The reviews of one server, by table and seat. What is done is stored, so a restart loses none and every worker has it; one that a
    version of before has stored in another shape is worked out anew."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._storing: set[asyncio.Task[None]] = set()
        self._works: OrderedDict[tuple[str, int], _Work] = OrderedDict()
        self._waiting: list[_Work] = []
        self._working: _Work | None = None
        self._turns = Turns(LATELY)
        self._stopped = threading.Event()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review", initializer=_stand_back)

    async def ask(self, person: Person | None, position: Position, seat: int, words: Words) -> Working | Ready:
        """The review of a seat of a game, or how far it has come. Raises a Problem: the game is not over, there is no such seat, nobody we
        know asks for one that is not begun, they have too many in line, the line is full, or it has failed."""
        if not position.told:
            raise Problem(409, "still_running", {"wanted": "review"})
        if seat >= len(position.table.seats):
            raise Problem(422, "no_such_seat", {"seat": seat})
        key = position.table.id, seat
        if key not in self._works and (review := await self._stored(*key)) is not None and key not in self._works:
            self._works[key] = _Work(key, 0, None, review=review)
        work = self._works.get(key)
        if work is None:
            if person is None:
                raise Problem(401, "no_session")
            self._make_room(person)
            work = self._works[key] = _Work(key, person.id, position.copy())  # it is read in a thread
            self._waiting.append(work)
            self._next()
        self._works.move_to_end(key)
        self._forget()
        if work.failed:
            raise Problem(500, "review_failed")
        return Working(work.done, work.of) if work.review is None else Ready(work.review.to_json(words))

    async def close(self) -> None:
        """Work on none any more; what is done is stored."""
        self._stopped.set()
        await asyncio.gather(*self._storing)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _make_room(self, person: Person) -> None:
        """See that there is a place in line for one more of that person's. Raises a Problem if there is none to be had."""
        asked = Counter(work.person for work in (self._working, *self._waiting) if work is not None)
        mine = asked[person.id]
        if mine >= EACH:
            raise Problem(429, "reviews_many", headers={"retry-after": "60"})
        if len(self._waiting) < WAITING:
            return
        # Sessions are to be had for nothing. So, among equals, it is the newest person here who gives way.
        most = max(self._waiting, key=lambda work: (asked[work.person], work.person)).person
        if (asked[most], most) <= (mine + 1, person.id):
            raise Problem(503, "reviews_busy", headers={"retry-after": "60"})
        last = next(work for work in reversed(self._waiting) if work.person == most)
        self._waiting.remove(last)
        del self._works[last.key]

    def _next(self) -> None:
        """Begin with the next one: of who has had least of late (to the second), and been here longest."""
        if self._waiting and self._working is None and not self._stopped.is_set():
            work = min(self._waiting, key=lambda work: (round(self._turns.lately(str(work.person))), work.person))
            self._waiting.remove(work)
            self._working = work
            self._begin(work)

    def _begin(self, work: _Work) -> None:
        loop, began = asyncio.get_running_loop(), time.monotonic()

        def ended() -> None:
            if work.review is not None:
                task = asyncio.create_task(self._store(work.key, work.review))
                self._storing.add(task)
                task.add_done_callback(self._storing.discard)
            self._turns.add(str(work.person), time.monotonic() - began)
            self._working, work.position = None, None
            self._next()

        def run() -> None:
            self._review(work)
            with contextlib.suppress(RuntimeError):  # the server may have stopped meanwhile
                loop.call_soon_threadsafe(ended)

        self._thread.submit(run)

    async def _stored(self, table: str, seat: int) -> Review | None:
        from ridback.review import LEVEL, Review

        key = {"table": table, "seat": seat, "level": LEVEL}
        told = await self._database.glance(lambda connection: connection.scalar(_STORED, key))
        if told is None:
            return None
        try:
            return msgspec.json.decode(told, type=Review)
        except msgspec.ValidationError:
            return None

    async def _store(self, key: tuple[str, int], review: Review) -> None:
        row = {"table_id": key[0], "seat": key[1], "level": review.level, "review": msgspec.json.encode(review).decode()}
        same = (reviews.c[name] == row[name] for name in ("table_id", "seat", "level"))

        def work(connection: sa.Connection) -> None:
            connection.execute(reviews.delete().where(*same))
            connection.execute(reviews.insert().values(row))

        try:
            await self._database.write(work)
        except Exception:
            log.exception("the review of seat %d at table %s could not be stored", key[1], key[0])  # it is there until the server stops

    def _forget(self) -> None:
        """Let go of those that nobody has asked for the longest."""
        finished = [key for key, work in self._works.items() if work.review is not None or work.failed]
        for key in finished[: max(0, len(finished) - KEPT)]:
            del self._works[key]

    def _review(self, work: _Work) -> None:
        position, (table, seat) = work.position, work.key
        assert position is not None

        def progress(done: int, of: int) -> None:
            if self._stopped.is_set():
                raise _StoppedError
            work.done, work.of = done, of

        try:
            from ridback.review import review

            progress(0, 0)
            work.review = review(position.game, seat, progress=progress)
        except _StoppedError:
            pass
        except Exception:
            log.exception("the review of seat %d at table %s", seat, table)
            work.failed = True


def _stand_back() -> None:
    """Make this thread one that runs where the others leave room: on Linux each has a priority of its own."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
