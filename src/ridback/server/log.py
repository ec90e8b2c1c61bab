"""Tables and their logs of moves, as stored. What a log means is :mod:`ridback.server.table`'s business."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ridback.server.database import Database
from ridback.server.people import Person
from ridback.server.schema import moves, people, seats, tables

Status = Literal["open", "running", "over"]
SeatKind = Literal["human", "open", "bot"]
Pace = Literal["instant", "fast", "normal", "slow"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a human (with a name, perhaps empty), a bot (its id), or nobody yet."""

    kind: SeatKind
    person: int | None = None
    name: str | None = None
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table but for its moves. ``setup`` is what ``Game.new`` takes besides the seed; the seed is for no one's eyes."""

    id: str
    status: Status
    setup: dict[str, Any]
    seed: int = field(repr=False)
    rules: str
    pace: Pace
    host: int
    made: float
    seats: tuple[Seat, ...]

    def seat_of(self, person: Person | None) -> int | None:
        """The seat of that person, None for a spectator."""
        if person is None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person.id), None)


class Row(NamedTuple):
    """One atomic move of a log: its number in the feed, its ply, who moved, the move as text, the ply at which it was asked, when."""

    id: int
    ply: int
    seat: int
    move: str
    asked: int
    at: float


class SeatTakenError(Exception):
    """That seat is not open (any more)."""


# The statements of every request are put together once: doing it anew takes longer than SQLite takes to answer.
_TABLES = (
    sa.select(tables, seats.c.seat, seats.c.kind, seats.c.person_id, seats.c.bot, people.c.name)
    .join(seats, seats.c.table_id == tables.c.id)
    .outerjoin(people, people.c.id == seats.c.person_id)
    .order_by(tables.c.made.desc(), tables.c.id, seats.c.seat)
)
_TABLE = _TABLES.where(tables.c.id == sa.bindparam("table"))
_MOVES = (
    sa.select(moves.c.id, moves.c.ply, moves.c.seat, moves.c.move, moves.c.asked, moves.c.at)
    .where(moves.c.table_id == sa.bindparam("table"), moves.c.id > sa.bindparam("after"))
    .order_by(moves.c.id)
)
_APPEND = moves.insert().returning(moves.c.id)


class Log:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, setup: dict[str, Any], places: Sequence[Seat], *, rules: str, pace: Pace, host: Person) -> str:
        """Store a new table and give its id; it runs at once if no seat is open. The seed is drawn here."""
        id = secrets.token_urlsafe(9)
        table = {
            "id": id,
            "status": "open" if any(place.kind == "open" for place in places) else "running",
            "setup": setup,
            "seed": str(secrets.randbits(64)),
            "rules": rules,
            "pace": pace,
            "host_id": host.id,
            "made": time.time(),
        }
        rows = [
            {"table_id": id, "seat": number, "kind": place.kind, "person_id": place.person, "bot": place.bot}
            for number, place in enumerate(places)
        ]

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), table)
            connection.execute(seats.insert(), rows)

        await self._database.write(work)
        return id

    async def table(self, id: str) -> Stored | None:
        """A table by its id."""
        return await self._database.read(lambda connection: _table(connection, id))

    async def read(self, id: str, after: int = 0) -> tuple[Stored, list[Row]] | None:
        """A table with its log, or what of its log comes after that row."""

        def work(connection: sa.Connection) -> tuple[Stored, list[Row]] | None:
            stored = _table(connection, id)
            return (stored, _moves(connection, id, after)) if stored else None

        return await self._database.read(work)

    async def moves(self, id: str) -> list[Row]:
        """The log of a table."""
        return await self._database.read(lambda connection: _moves(connection, id))

    async def tables_of(self, person: Person, most: int) -> list[Stored]:
        """The tables at which a person sits or that they made, newest first."""
        sat = sa.select(seats.c.table_id).where(seats.c.person_id == person.id)
        mine = sa.select(tables.c.id).where(tables.c.id.in_(sat) | (tables.c.host_id == person.id))
        query = _TABLES.where(tables.c.id.in_(mine.order_by(tables.c.made.desc()).limit(most)))
        return await self._database.read(lambda connection: _gathered(connection.execute(query)))

    async def running(self) -> list[str]:
        """The ids of all tables at which somebody is to move."""
        query = sa.select(tables.c.id).where(tables.c.status == "running")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def join(self, id: str, person: Person, seat: int | None) -> None:
        """Seat a person at an open table, on that seat or the first open one; who sits there already stays there.

        The table runs from the moment its last open seat is taken. Raises SeatTakenError.
        """

        def work(connection: sa.Connection) -> None:
            places = connection.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
            if any(place.person_id == person.id for place in places):
                return
            free = [place.seat for place in places if place.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise SeatTakenError
            mine = seats.c.table_id == id, seats.c.seat == (free[0] if seat is None else seat)
            connection.execute(seats.update().where(*mine).values(kind="human", person_id=person.id))
            if len(free) == 1:
                connection.execute(tables.update().where(tables.c.id == id).values(status="running"))

        await self._database.write(work)

    async def set_pace(self, id: str, pace: Pace) -> None:
        """Let the bots of a table move faster or slower."""
        change = tables.update().where(tables.c.id == id).values(pace=pace)
        await self._database.write(lambda connection: connection.execute(change))

    async def finish(self, id: str) -> None:
        """Note that a game is over (which its log says, too; this spares reading it)."""
        change = tables.update().where(tables.c.id == id).values(status="over")
        await self._database.write(lambda connection: connection.execute(change))

    async def append(self, id: str, seat: int, atoms: Sequence[str], *, ply: int, asked: int) -> list[Row] | None:
        """Append moves, the first of them at that ply, in one statement: all or none.

        Gives the new rows; None if there is a move at one of these plies already: somebody else was quicker.
        """
        now = time.time()
        rows = [{"table_id": id, "ply": ply + i, "seat": seat, "move": move, "asked": asked, "at": now} for i, move in enumerate(atoms)]
        try:
            ids = sorted(await self._database.write(lambda connection: connection.scalars(_APPEND, rows).all()))
        except IntegrityError:
            return None
        return [Row(number, ply + i, seat, move, asked, now) for i, (number, move) in enumerate(zip(ids, atoms, strict=True))]

    async def newest(self) -> int:
        """The id of the newest move of all tables; 0 before the first."""
        return await self._database.read(lambda connection: connection.scalar(sa.select(sa.func.max(moves.c.id)))) or 0


def _table(connection: sa.Connection, id: str) -> Stored | None:
    found = _gathered(connection.execute(_TABLE, {"table": id}))
    return found[0] if found else None


def _moves(connection: sa.Connection, id: str, after: int = 0) -> list[Row]:
    return [Row._make(row) for row in connection.execute(_MOVES, {"table": id, "after": after})]


def _gathered(rows: Iterable[sa.Row[Any]]) -> list[Stored]:
    """Tables from rows of one seat each."""
    found: dict[str, tuple[Any, list[Seat]]] = {}
    for row in rows:
        found.setdefault(row.id, (row, []))[1].append(Seat(row.kind, row.person_id, row.name, row.bot))
    return [
        Stored(row.id, row.status, row.setup, int(row.seed), row.rules, row.pace, row.host_id, row.made, tuple(places))
        for row, places in found.values()
    ]
