"""The thread that writes to SQLite. Whatever waits while it is busy is done in one transaction: the disk is waited for once for all of it.

What takes long is to be sure that the disk has it, not to write it. Nobody is told that something is done before that.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

T = TypeVar("T")

#: The most pieces of work in one transaction.
MOST = 64


class _Job(NamedTuple):
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


_Found = tuple[Any, BaseException | None]


class Writer:
    """One thread, which does one piece of work after the other, each whole or, if it raises, not at all. A piece that is done together with
    one that raises is done again, and so must do nothing but ask the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writing", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Have that done. It is, even if nobody waits for it any more."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(work, done))
        return done

    def shutdown(self) -> None:
        """Finish what waits, and end."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, last = [job], False
            while len(jobs) < MOST and not self._jobs.empty() and not last:
                if (job := self._jobs.get()) is None:
                    last = True
                else:
                    jobs.append(job)
            found = self._do(jobs)
            for loop in {job.done.get_loop() for job in jobs}:
                mine = [(job.done, *one) for job, one in zip(jobs, found, strict=True) if job.done.get_loop() is loop]
                with contextlib.suppress(RuntimeError):  # nobody waits there any more
                    loop.call_soon_threadsafe(_tell, mine)
            del job, jobs, found
            if last:
                return

    def _do(self, jobs: list[_Job]) -> list[_Found]:
        try:
            with self._engine.begin() as connection:
                return [(job.work(connection), None) for job in jobs]
        except BaseException as error:
            if len(jobs) == 1:
                return [(None, error)]
        # One of them was not to be; the others were. Which one shows when each can be undone for itself.
        try:
            with self._engine.begin() as connection:
                return [_within(connection, job.work) for job in jobs]
        except BaseException as error:
            return [(None, error)] * len(jobs)


def _tell(found: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    """Tell those who wait yet."""
    for done, value, raised in found:
        if done.done():
            continue
        if raised is None:
            done.set_result(value)
        else:
            done.set_exception(raised)


def _within(connection: sa.Connection, work: Callable[[sa.Connection], Any]) -> _Found:
    """Do a piece of work as a part of a transaction; what it raises undoes that part alone, unless SQLite has undone all."""
    try:
        with connection.begin_nested():
            found = work(connection)
    except BaseException as error:
        if not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
            raise
        return None, error
    return found, None
