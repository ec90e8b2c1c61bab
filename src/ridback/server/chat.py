"""What those who sit at a table say to each other: plain text, not too much and not too fast, and for each without those they have muted.

A feed tells it beside the moves, with no id of its own: whoever opens one gets the newest lines whole, and then what is added. So nothing
is lost by a line that breaks, and the ids of moves stay what they are. ``tables.talked`` grows with all that changes a table's chat: as
long as it stays the same nobody looks.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa
from msgspec.structs import replace

from ridback.server import messages as m
from ridback.server.log import Stored, stored_table
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import lines, mutes, people, tables

if TYPE_CHECKING:
    from ridback.server.service import Service

T = TypeVar("T")

#: The longest line, in characters, and how many are shown to who comes.
LONGEST, SHOWN = 300, 100
#: The most lines one person may say in so many seconds.
MOST, WITHIN = 6, 10.0
#: Joins the parts of a picture; it is not printable by itself.
JOINER = "\u200d"


class Chat:
    """The chats of all tables."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def told(self, table: Stored, person: Person, after: int = 0, before: int | None = None) -> m.Talk:
        """The newest lines after one of them, or before one, oldest first, without those of people whom that person has muted; and who of
        those who sit there that are. Raises a Problem if the person does not sit there."""
        if table.seat_of(person) is None:
            raise Problem(403, "not_seated")

        def work(connection: sa.Connection) -> m.Talk:
            muted = set(connection.scalars(sa.select(mutes.c.muted_id).where(mutes.c.person_id == person.id)))
            query = (
                sa.select(lines.c.id, lines.c.person_id, lines.c.text, lines.c.at, people.c.name)
                .join(people, people.c.id == lines.c.person_id)
                .where(lines.c.table_id == table.id, lines.c.id > after, lines.c.person_id.not_in(muted))
                .order_by(lines.c.id.desc())
                .limit(SHOWN)
            )
            if before is not None:
                query = query.where(lines.c.id < before)
            sitting = {place.person: number for number, place in enumerate(table.seats) if place.kind == "human"}
            found = [
                m.Line(row.id, sitting.get(row.person_id), row.name, row.text, row.at, mine=row.person_id == person.id)
                for row in connection.execute(query)
            ]
            return m.Talk(found[::-1], sorted(seat for who, seat in sitting.items() if who in muted), whole=after == 0)

        return await self._service.database.read(work)

    async def say(self, id: str, person: Person, text: str) -> int:
        """Say something at a table, and give the line's number. Raises a Problem."""
        said = clean(text)

        def work(connection: sa.Connection) -> int:
            table = _seated(connection, id, person)
            if not table.options.chat:
                raise Problem(403, "chat_off")
            if not said:
                raise Problem(422, "chat_empty")
            if len(said) > LONGEST:
                raise Problem(422, "chat_long", {"most": LONGEST})
            now = time.time()
            lately = sa.select(sa.func.count()).where(lines.c.person_id == person.id, lines.c.at > now - WITHIN)
            if (connection.scalar(lately) or 0) >= MOST:
                raise Problem(429, "chat_fast", headers={"retry-after": str(round(WITHIN))})
            number: int | None = connection.scalar(
                lines.insert().values(table_id=id, person_id=person.id, text=said, at=now).returning(lines.c.id)
            )
            assert number is not None
            _talked(connection, id)
            return number

        return await self._write(id, work)

    async def mute(self, id: str, person: Person, seat: int, muted: bool) -> None:
        """Hear no more of the person in a seat, at any table, or hear them again. Raises a Problem."""

        def work(connection: sa.Connection) -> None:
            table = _seated(connection, id, person)
            if seat >= len(table.seats):
                raise Problem(422, "no_such_seat", {"seat": seat})
            other = table.seats[seat]
            if other.kind != "human":
                raise Problem(409, "nobody_there", {"seat": seat})
            if other.person == person.id:
                raise Problem(409, "mute_self")
            found = mutes.c.person_id == person.id, mutes.c.muted_id == other.person
            if not muted:
                connection.execute(mutes.delete().where(*found))
            elif connection.scalar(sa.select(mutes.c.person_id).where(*found)) is None:
                connection.execute(mutes.insert().values(person_id=person.id, muted_id=other.person))
            _talked(connection, id)

        await self._write(id, work)

    async def switch(self, id: str, person: Person, on: bool) -> None:
        """Let people talk at a table that one has made, or not. Raises a Problem."""

        def work(connection: sa.Connection) -> None:
            table = _there(connection, id)
            if person.id != table.host:
                raise Problem(403, "not_your_table")
            connection.execute(tables.update().where(tables.c.id == id).values(options=replace(table.options, chat=on).to_json()))

        await self._write(id, work)

    async def _write(self, id: str, work: Callable[[sa.Connection], T]) -> T:
        done = await self._service.database.write(work)
        self._service.hub.wake(id)
        return done


def clean(text: str) -> str:
    """One line of what can be seen."""
    return " ".join("".join(one for one in text if one.isprintable() or one.isspace() or one == JOINER).split())


def _there(connection: sa.Connection, id: str) -> Stored:
    table = stored_table(connection, id)
    if table is None:
        raise Problem(404, "unknown_table")
    return table


def _seated(connection: sa.Connection, id: str, person: Person) -> Stored:
    table = _there(connection, id)
    if table.seat_of(person) is None:
        raise Problem(403, "not_seated")
    return table


def _talked(connection: sa.Connection, id: str) -> None:
    connection.execute(tables.update().where(tables.c.id == id).values(talked=tables.c.talked + 1))
