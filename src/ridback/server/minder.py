"""Who looks after all running tables: a task for each, woken by what happens there; with Timed also by the time it has said itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from ridback.server.problems import Problem

if TYPE_CHECKING:
    from ridback.server.service import Service

log = logging.getLogger(__name__)

#: Seconds after which a table that could not be looked at is looked at again.
RETRY = 5.0


class Minder(ABC):
    """Looks after all running tables. Nothing of it is kept: the log has all that is needed to go on."""

    #: What it looks after, for the notes of the host.
    what: ClassVar[str]

    def __init__(self, service: Service) -> None:
        self._service = service
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._starting: asyncio.Task[None] | None = None

    @abstractmethod
    async def _keep(self, id: str, woken: asyncio.Event) -> None:
        """See to a table until there is nothing to do there: that it ends only while ``woken`` is not set. It begins set."""

    def start(self) -> None:
        """Begin as soon as the rules are compiled, with what was left undone the last time."""
        self._starting = asyncio.create_task(self._start())

    async def started(self) -> None:
        """Wait until what was left undone the last time is looked for."""
        if self._starting is not None:
            await asyncio.shield(self._starting)

    async def stop(self) -> None:
        """Look no longer."""
        tasks = [task for task in (self._starting, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def waits(self) -> int:
        """At how many tables it waits for something."""
        return len(self._tasks)

    def wake(self, table: str) -> None:
        """Something happened at that table."""
        if table not in self._woken:
            self._woken[table] = asyncio.Event()
            self._tasks[table] = asyncio.create_task(self._run(table, self._woken[table]), name=f"{self.what} of {table}")
        self._woken[table].set()

    async def _run(self, id: str, woken: asyncio.Event) -> None:
        try:
            await self._keep(id, woken)
        finally:
            del self._tasks[id], self._woken[id]  # with nothing awaited since the look at `woken`, so that no wake-up falls between

    async def _start(self) -> None:
        await self._service.gate.opened()
        self._service.hub.follow(self.wake)
        for table in await self._service.log.running():
            self.wake(table)
            await asyncio.sleep(0)


class Timed(Minder):
    """One that says itself when it wants to look again."""

    @abstractmethod
    async def _look(self, id: str) -> float | None:
        """See to a table; when to look again (s since 1970), None if only when something has happened."""

    async def _keep(self, id: str, woken: asyncio.Event) -> None:
        """Look, and wait for the next moment at which there is something to do, until there is none."""
        while True:
            woken.clear()
            try:
                until = await self._look(id)
            except Problem as problem:
                if problem.code != "unknown_table":  # which ends when all have left
                    log.error("the %s of table %s have stopped: %s", self.what, id, problem.code)
                until = None
            except Exception:
                log.exception("the %s of table %s could not be looked at", self.what, id)
                until = time.time() + RETRY
            if until is None and not woken.is_set():
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(None if until is None else max(until - time.time(), 0.0)):
                    await woken.wait()
