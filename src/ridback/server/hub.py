"""Wake-ups: whoever appends to a log or changes a table says so here, and the feeds and the bots of that table look again.

A wake-up carries nothing. The database is the truth, and feeds also look at every heartbeat, so one that is lost does no harm. Where
other workers store things, too, they are heard by :class:`ridback.server.postgres.Listener`, which says it on here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator


class Bell:
    """What one feed waits on."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._rung = asyncio.Event()

    async def wait(self, timeout: float) -> bool:  # noqa: ASYNC109 - a heartbeat is no failure
        """Wait for a wake-up; False if none came in that many seconds. At once when the server closes."""
        if self._hub.closed:
            return False
        try:
            async with asyncio.timeout(timeout):
                await self._rung.wait()
        except TimeoutError:
            return False
        self._rung.clear()
        return True

    def ring(self) -> None:
        """Wake the feed up."""
        self._rung.set()


class Hub:
    """The bells of all tables. ``closed``: the server is stopping, and every feed must end for it to stop."""

    def __init__(self) -> None:
        self.closed = False
        self._bells: dict[str, set[Bell]] = {}
        self._followers: list[Callable[[str], None]] = []

    @contextlib.contextmanager
    def bell(self, table: str) -> Iterator[Bell]:
        """A bell that rings when something happens at that table, for as long as the block runs."""
        bell = Bell(self)
        self._bells.setdefault(table, set()).add(bell)
        try:
            yield bell
        finally:
            bells = self._bells[table]
            bells.discard(bell)
            if not bells:
                del self._bells[table]

    def follow(self, follower: Callable[[str], None]) -> None:
        """Call that function with the id of every table at which something happens."""
        self._followers.append(follower)

    def wake(self, table: str) -> None:
        """Something happened at that table."""
        for bell in self._bells.get(table, ()):
            bell.ring()
        for follower in self._followers:
            follower(table)

    def wake_all(self) -> None:
        """Something may have happened at any table."""
        for bells in self._bells.values():
            for bell in bells:
                bell.ring()

    def close(self) -> None:
        """The server stops: end all feeds."""
        self.closed = True
        self.wake_all()

    @property
    def feeds(self) -> int:
        """How many feeds are open."""
        return sum(map(len, self._bells.values()))
