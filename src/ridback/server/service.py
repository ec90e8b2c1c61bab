"""The server's parts in one place, and what the requests have in common: finding a table, rebuilding its game, playing a move."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ridback.rules.codes import RULES
from ridback.server.database import Database
from ridback.server.gate import Gate
from ridback.server.hub import Hub
from ridback.server.log import Log, Pace, Seat, Stored
from ridback.server.pacer import Pacer
from ridback.server.people import People, Person
from ridback.server.problems import Problem
from ridback.server.settings import Settings
from ridback.server.table import Position

if TYPE_CHECKING:
    from ridback.setups import Setup

#: Seconds.
HEAD_START = 0.1


class Service:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.log = Log(self.database)
        self.hub = Hub()
        self.gate = Gate(settings.patience)
        self.pacer = Pacer(self)
        self.cookie_name = "ridback"
        self.feeds: Counter[str] = Counter()  # open feeds by address
        self._doors: dict[str, tuple[Person, str]] = {}

    async def open(self) -> None:
        """Come up. The rules are compiled behind it; the bots begin when that is done."""
        # Cookies do not tell ports apart: two servers on one machine must not take each other's.
        self.cookie_name = f"ridback_{await self.people.named('server')}"
        # The first page goes first: whatever is begun here waits until the server listens.
        asyncio.get_running_loop().call_later(HEAD_START, self.gate.start)
        self.pacer.start()

    async def close(self) -> None:
        """Go down. All that matters is in the database already."""
        self.hub.close()
        await self.pacer.stop()
        await self.database.close()

    def bots(self) -> list[str]:
        """The ids of the bots one can seat."""
        from ridback.bots import BOTS

        return list(BOTS)

    async def make(self, host: Person, seats: Sequence[Seat], setup: Setup, *, pace: Pace = "normal") -> str:
        """Set up a table and give its id. ``setup`` is for as many people as there are seats."""
        id = await self.log.make(setup.to_json(), seats, rules=RULES, pace=pace, host=host)
        self.hub.wake(id)
        return id

    async def solo(self, person: Person, setup: Setup, bot: str) -> str:
        """A table for one person, with that bot in all other seats."""
        return await self.make(person, [Seat("human", person.id), *(Seat("bot", bot=bot) for _ in range(setup.seats - 1))], setup)

    async def unfinished(self, person: Person) -> str | None:
        """The newest table that person plays alone against bots and has not finished."""
        for table in await self.log.tables_of(person, 20):
            others = [seat.kind for seat in table.seats if seat.person != person.id]
            if table.status == "running" and len(others) < len(table.seats) and set(others) <= {"bot"}:
                return table.id
        return None

    async def table(self, id: str) -> Stored:
        """A table; a Problem if there is none of that id."""
        found = await self.log.table(id)
        if found is None:
            raise Problem(404, "unknown_table")
        return found

    async def game(self, id: str) -> tuple[Stored, Position | None]:
        """A table and its game, None if that has not begun. A Problem if there is no such table, or the rules are not compiled yet."""
        found = await self.log.read(id)
        if found is None:
            raise Problem(404, "unknown_table")
        table, rows = found
        if table.status == "open":
            return table, None
        await self.gate.passed()
        return table, Position(table, rows)

    async def play(self, position: Position, seat: int, asked: int, said: object) -> tuple[Position, bool]:
        """Let a seat answer what it was asked at that ply. Gives the game after it, and whether it had been answered just so before.

        ``position`` is the game as the caller has just seen it, which is changed; that it was not the newest shows when the move is stored.

        Raises a Problem, with nothing stored: the refusal of a move, or ``stale_ply`` with the present view if the seat is not (or no
        longer) asked that.
        """
        id = position.table.id
        while True:
            if position.asked(seat) != asked:
                if position.answered(seat, asked, said):
                    return position, True
                raise Problem(409, "stale_ply", {"ply": position.game.ply}, more={"view": position.view(seat), "last": position.last})
            ply = position.game.ply
            atoms = position.play(seat, said)
            rows = await self.log.append(id, seat, atoms, ply=ply, asked=asked)
            if rows is not None:
                position.rows += rows
                if position.over:
                    await self.log.finish(id)
                self.hub.wake(id)
                return position, False
            # Somebody was quicker: look again whether the answer still fits.
            position = Position(position.table, await self.log.moves(id))
            if position.game.ply <= ply:
                raise RuntimeError(f"moves of table {id} from ply {ply} cannot be stored")

    def door(self, person: Person, table: str) -> str:
        """An address path that lets whoever opens it be that person and see that table, for as long as this server runs."""
        code = secrets.token_urlsafe(16)
        self._doors[code] = person, table
        return f"/enter/{code}"

    def behind(self, code: str) -> tuple[Person, str] | None:
        """Who and which table is behind a door."""
        return self._doors.get(code)
