"""How people come together: tables to be found, and what may be done at one until it starts: leave, take somebody out, start with fewer."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import sqlalchemy as sa
from msgspec.structs import replace

from ridback.rules.codes import RULES
from ridback.server import messages as m
from ridback.server.leaving import end, hand_on, say
from ridback.server.log import Stored, stored_table
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import seats, tables
from ridback.server.seat import Seat
from ridback.server.table import options, seats_info

if TYPE_CHECKING:
    from ridback.server.service import Service
    from ridback.words import Words

T = TypeVar("T")

#: The most tables of each kind that a lobby shows.
SHOWN = 50
#: Seconds after which nobody is to be expected any more at a table that waits.
WAITS = 7 * 24 * 3600.0


class Gathering:
    """Tables before the game, and those one may find."""

    def __init__(self, service: Service) -> None:
        self._service = service

    async def lobby(self, person: Person | None) -> tuple[list[m.LobbyLine], list[m.LobbyLine]]:
        """The public tables at which that person may take a seat, and those they may watch; the newest of each, newest first."""
        public = tables.c.options["public"].as_boolean()
        waiting = await self._found(sa.and_(public, tables.c.status == "open", tables.c.made > time.time() - WAITS), person)
        running = await self._found(sa.and_(public, tables.c.status == "running"), person)
        return (
            [self._line(table, person) for table in waiting if _room(table, person)],
            [self._line(table, person) for table in running if table.options.watch != "no"],
        )

    async def leave(self, id: str, person: Person) -> bool:
        """Leave a table that has not started, or a seat there that is kept for one; whether that was its end. Who made it leaves it to the
        next person. Raises a Problem."""

        def work(table: Stored, connection: sa.Connection) -> bool:
            mine = [seat for seat, place in enumerate(table.seats) if place.played_by(person.ids)]  # those kept for me, too
            if not mine and person.id != table.host:
                raise Problem(403, "not_seated")
            _waits(table)
            for seat in mine:
                _empty(connection, id, seat)
            if person.id == table.host and not hand_on(connection, id, person.id):
                end(connection, table)
                return True
            return False

        return await self._change(id, work)

    async def take_out(self, id: str, person: Person, seat: int) -> None:
        """Take somebody out of a table that one has made, before it starts; they do not come back by themselves. Raises a Problem."""

        def work(table: Stored, connection: sa.Connection) -> None:
            place = _place(table, seat)
            _hosts(table, person)
            _waits(table)
            if place.person is None:
                raise Problem(409, "nobody_there", {"seat": seat})
            if place.person == person.id:
                raise Problem(409, "own_seat", {"seat": seat})
            _empty(connection, id, seat)
            if place.kind == "open":
                return  # it was kept for somebody who has not come; they may still
            say(connection, id, replace(table.options, out=(*table.options.out, place.person)))

        await self._change(id, work)

    async def start(self, id: str, person: Person, bot: str | None, words: Words) -> None:
        """Start a table that one has made, with that bot in the open seats or without them. Raises a Problem, also where the set-up does
        not fit so few."""

        def work(table: Stored, connection: sa.Connection) -> None:
            _hosts(table, person)
            _waits(table)
            here = seats.c.table_id == id
            if bot is not None:
                connection.execute(
                    seats.update().where(here, seats.c.kind == "open").values(kind="bot", bot=bot, person_id=None, holder_id=None)
                )
                setup = table.setup
            else:
                from ridback.server import choices

                staying = [number for number, place in enumerate(table.seats) if place.kind != "open"]
                setup = choices.fewer(words, len(staying), table.setup).to_json()
                connection.execute(seats.delete().where(here, seats.c.kind == "open"))
                for number, old in enumerate(staying):  # upwards, so that each new number is free
                    if number != old:
                        connection.execute(seats.update().where(here, seats.c.seat == old).values(seat=number))
            connection.execute(tables.update().where(tables.c.id == id).values(status="running", started=time.time(), setup=setup))

        await self._change(id, work)

    async def rematch(self, id: str, person: Person, words: Words) -> str:
        """Set up again the table at which that person has played, or that they made, and give the new one's id, which is the same for all
        who ask. Each sits one seat on; the seats of the other people are kept for them. Raises a Problem."""

        table = await self._service.table(id)
        if not (table.sits(person) or person.id == table.host):
            raise Problem(403, "not_seated")
        if table.status != "over":
            raise Problem(409, "still_running", {"wanted": "rematch"})
        from ridback.server import choices

        def instead(connection: sa.Connection, new: str) -> str | None:
            now = stored_table(connection, id)
            assert now is not None
            if now.options.rematch is None:
                say(connection, id, replace(now.options, rematch=new))
            return now.options.rematch

        new = await self._service.log.make(
            choices.again(words, len(table.seats), table.setup).to_json(),
            [_invited(place, person) for place in (table.seats[-1], *table.seats[:-1])],
            rules=RULES,
            pace=table.pace,
            host=person,
            hints=table.hints,
            options=replace(table.options, out=(), rematch=None, again=id),
            instead=instead,
        )
        self._service.presence.saw(new, person)
        for one in (id, new):
            self._service.hub.wake(one)
        return new

    async def _change(self, id: str, work: Callable[[Stored, sa.Connection], T]) -> T:
        """Do something to a table by what is stored of it, in one transaction, and tell its feeds. Raises a Problem if there is none."""

        def whole(connection: sa.Connection) -> T:
            table = stored_table(connection, id)
            if table is None:
                raise Problem(404, "unknown_table")
            return work(table, connection)

        done = await self._service.database.write(whole)
        self._service.hub.wake(id)
        return done

    async def _found(self, which: sa.ColumnElement[bool], person: Person | None) -> list[Stored]:
        """Tables at which that person does not sit already."""
        ids = sa.select(tables.c.id).where(which).order_by(tables.c.made.desc()).limit(SHOWN)
        if person is not None:
            ids = ids.where(
                tables.c.id.not_in(sa.select(seats.c.table_id).where((seats.c.person_id == person.id) | (seats.c.holder_id == person.id)))
            )
        return await self._service.log.found(ids)

    def _line(self, table: Stored, person: Person | None) -> m.LobbyLine:
        away = self._service.presence.away(table)
        return m.LobbyLine(
            id=table.id,
            status=table.status,
            seats=seats_info(table, person, away),
            options=options(table),
            watching=self._service.presence.watching(table),
            made=table.made,
        )


def _invited(place: Seat, person: Person) -> Seat:
    """A seat of a rematch that person asks for."""
    if place.kind == "bot":
        return Seat("bot", bot=place.bot)
    return Seat("human" if place.played_by(person.ids) else "open", place.person, holder=place.holder)


def _hosts(table: Stored, person: Person) -> None:
    if person.id != table.host:
        raise Problem(403, "not_your_table")


def _waits(table: Stored) -> None:
    if table.status != "open":
        raise Problem(409, "started")


def _room(table: Stored, person: Person | None) -> bool:
    """Whether that person could sit down there."""
    free = any(place.kind == "open" and place.person is None for place in table.seats)
    return free and (person is None or person.id not in table.options.out)


def _place(table: Stored, seat: int) -> Seat:
    if seat >= len(table.seats):
        raise Problem(422, "no_such_seat", {"seat": seat})
    return table.seats[seat]


def _empty(connection: sa.Connection, id: str, seat: int) -> None:
    connection.execute(
        seats.update().where(seats.c.table_id == id, seats.c.seat == seat).values(kind="open", person_id=None, holder_id=None)
    )
