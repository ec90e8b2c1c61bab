"""Games as they stood when somebody last looked, so that the next one need not play the whole log again.

The log stays the truth. What is kept is good for a start only: each look asks the database for what comes after it, and whether the newest
move it knows of is still there; if not, the log is played from the beginning. Those who look at a table at the same moment (its feeds, when
something has happened) share one look, as long as it has not begun to read.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from ridback.server.gate import Gate
from ridback.server.log import Log, Stored
from ridback.server.table import Position

#: How many games are kept, those that were looked at of late.
KEPT = 600

Seen = tuple[Stored, Position | None]


@dataclass(eq=False, slots=True)
class _Look:
    """A look at a table. Where it is read it is said when that begins: whoever comes later may miss something by it."""

    task: asyncio.Task[Seen | None] | None = None
    begun: bool = False

    def begin(self) -> None:
        self.begun = True


class Games:
    """The games of all tables, as this process has last seen them."""

    def __init__(self, log: Log, gate: Gate) -> None:
        self._log, self._gate = log, gate
        self._kept: OrderedDict[str, Position] = OrderedDict()
        self._looks: dict[str, _Look] = {}

    def last_seen(self, id: str) -> Position | None:
        """A game as it was when somebody last looked, which may be some time ago."""
        return self._kept.get(id)

    async def look(self, id: str) -> Seen | None:
        """A table and its game as they are now, for all who look at the same time: to be read, not to be played on. None if there is no
        such table; no game if that has not begun, or the rules are not compiled yet. Raises a Problem if it cannot be played any more."""
        look = self._looks.get(id)
        if look is None or look.begun or look.task is None:
            look = self._looks[id] = _Look()
            look.task = asyncio.create_task(self._look(id, look))
            look.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # perhaps nobody waits any more
        return await asyncio.shield(look.task)

    async def _look(self, id: str, look: _Look) -> Seen | None:
        kept = self._kept.get(id)
        try:
            found = await self._log.read(id, max(0, kept.last - 1) if kept else 0, begins=look.begin)
        finally:
            if self._looks.get(id) is look:
                del self._looks[id]
        if found is None:
            return None
        table, rows = found
        if table.status == "open" or not self._gate.is_open:
            return table, None
        position = kept.followed(table, rows) if kept else Position(table, rows)
        if position is None:
            position = Position(table, await self._log.moves(id))
        self.keep(position)
        return position.table, position

    def keep(self, position: Position) -> None:
        """Begin the next look at that table with that game. It must not be changed any more."""
        id = position.table.id
        self._kept[id] = position
        self._kept.move_to_end(id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
