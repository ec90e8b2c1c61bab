"""What the strongest bot would do in a person's place: thought about once a decision, from what that seat may see and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.messages import EstimateInfo, Hint
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import hints
from ridback.server.table import Position
from ridback.server.thinking import BEST, LateError, Minds, seed_of

if TYPE_CHECKING:
    from ridback.bots.search import Thought

log = logging.getLogger(__name__)

#: How many hints are kept, the latest ones.
KEPT = 500

_HINT = sa.select(hints.c.told).where(
    hints.c.table_id == sa.bindparam("table"), hints.c.seat == sa.bindparam("seat"), hints.c.asked == sa.bindparam("asked")
)

_Key = tuple[str, int, int]


class Hints:
    """The hints of one server: those that were given of late, and those that are being thought of. The last one of every seat is stored,
    for whoever asks another worker, or after a restart."""

    def __init__(self, minds: Minds, database: Database) -> None:
        self._minds, self._database = minds, database
        self._hints: OrderedDict[_Key, asyncio.Task[Hint]] = OrderedDict()
        self._asking: dict[int, _Key] = {}

    async def ask(self, person: Person, position: Position, seat: int) -> Hint:
        """What BEST would do with the decision put to that person's seat. Raises a Problem if none is, or it may not be said."""
        table, asked = position.table, position.asked(seat)
        if not table.hints:
            raise Problem(403, "hints_off")
        if position.over:
            raise Problem(409, "game_over")
        if table.seats[seat].bot is not None:
            raise Problem(409, "bot_plays")
        if asked is None:
            raise Problem(409, "not_asked")
        key = table.id, seat, position.asked_behind(seat)
        if key not in self._hints:
            if person.id in self._asking:
                raise Problem(429, "hint_busy", headers={"retry-after": "2"})
            self._asking[person.id] = key
            task = asyncio.create_task(self._think(position, seat, asked, f"person {person.id}"))
            task.add_done_callback(lambda task: self._done(person, key, task))
            self._hints[key] = task
            while len(self._hints) > KEPT:
                self._hints.popitem(last=False)
        # It is thought to the end even if the browser that asked has gone: the next one will want it.
        return await asyncio.shield(self._hints[key])

    def close(self) -> None:
        """Think no more."""
        for task in self._hints.values():
            task.cancel()

    async def _think(self, position: Position, seat: int, asked: int, whose: str) -> Hint:
        behind = position.asked_behind(seat)
        if (told := await self._stored(position.table.id, seat, behind)) is not None:
            return told
        try:
            seed = seed_of(position.table.seed, f"hint {seat} {asked}")
            thought = await self._minds.thought(position.game.view(seat), seed, whose)
        except Exception as error:
            if not isinstance(error, LateError):
                log.exception("a hint at table %s, ply %d", position.table.id, position.game.ply)
            raise Problem(503, "hint_failed", headers={"retry-after": "5"}) from None
        return await self._store(position.table.id, seat, behind, _told(thought, asked))

    async def _stored(self, table: str, seat: int, behind: int) -> Hint | None:
        key = {"table": table, "seat": seat, "asked": behind}
        told = await self._database.read(lambda connection: connection.scalar(_HINT, key))
        return None if told is None else msgspec.json.decode(told, type=Hint)

    async def _store(self, table: str, seat: int, behind: int, hint: Hint) -> Hint:
        """Keep a hint in place of that seat's last one; gives the one that counts, which another worker may have kept meanwhile."""
        key = {"table": table, "seat": seat, "asked": behind}
        row = {"table_id": table, "seat": seat, "asked": behind, "told": msgspec.json.encode(hint).decode()}

        def work(connection: sa.Connection) -> str | None:
            first: str | None = connection.scalar(_HINT, key)
            if first is None:
                connection.execute(hints.delete().where(hints.c.table_id == table, hints.c.seat == seat))
                connection.execute(hints.insert(), row)
            return first

        first = await self._database.write(work)
        return hint if first is None else msgspec.json.decode(first, type=Hint)

    def _done(self, person: Person, key: _Key, task: asyncio.Task[Hint]) -> None:
        self._asking.pop(person.id, None)
        if task.cancelled() or task.exception() is not None:
            self._hints.pop(key, None)


def _told(thought: Thought, asked: int) -> Hint:
    estimates = [
        EstimateInfo(one.move.to_json(), one.move.text, round(one.chance, 4), round(one.score, 2))
        for one in thought.estimates
        if one.visits
    ]
    chances = [round(chance, 4) for chance in thought.chances]
    return Hint(BEST, asked, thought.best.to_json(), thought.best.text, estimates, chances)
