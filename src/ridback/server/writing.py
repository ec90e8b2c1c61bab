"""The thread that writes to SQLite. Whatever waits while it is busy is done in one transaction: the disk is waited for once for all of it.

What takes long is to be sure that the disk has it, not to write it. Nobody is told that something is done before that.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

T = TypeVar("T")

#: The most pieces of work in one transaction.
MOST = 64


class _Job(NamedTuple):
    work: Callable[[sa.Connection], Any]
    done: Future[Any]


class Writer:
    """One thread, which does one piece of work after the other, each whole or, if it raises, not at all."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writing", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[sa.Connection], T]) -> Future[T]:
        """Have that done. It is, even if nobody waits for it any more."""
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()
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
            self._do(jobs)
            del job, jobs
            if last:
                return

    def _do(self, jobs: list[_Job]) -> None:
        found: list[tuple[Any, BaseException | None]] = []
        try:
            with self._engine.begin() as connection:
                if len(jobs) == 1:
                    found.append((jobs[0].work(connection), None))
                else:
                    found += [_within(connection, job.work) for job in jobs]
        except BaseException as error:
            for job in jobs:
                job.done.set_exception(error)
            return
        for job, (value, raised) in zip(jobs, found, strict=True):
            if raised is None:
                job.done.set_result(value)
            else:
                job.done.set_exception(raised)


def _within(connection: sa.Connection, work: Callable[[sa.Connection], Any]) -> tuple[Any, BaseException | None]:
    """Do a piece of work as a part of a transaction; what it raises undoes that part alone, unless SQLite has undone all."""
    try:
        with connection.begin_nested():
            found = work(connection)
    except BaseException as error:
        if not connection.connection.dbapi_connection.in_transaction:  # type: ignore[union-attr]
            raise
        return None, error
    return found, None
