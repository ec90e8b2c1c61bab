"""A seat at somebody's screen is handed to a screen of its person's own: by a link that whoever has the shared screen makes, and that seats
whoever takes it. From then on it is theirs, with the hand and what is to come, and the shared screen may show that hand no more.

The person that was made for the shared screen is not taken over: whoever comes may be somebody already, with an account and other games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ridback.server.options import read
from ridback.server.people import Person, new_person, new_session
from ridback.server.problems import Problem
from ridback.server.schema import people, seats, tables
from ridback.server.tickets import Ticket

if TYPE_CHECKING:
    from ridback.server.accounts import Asker


def held(connection: sa.Connection, table: str, seat: int, holder: int) -> Any:
    """The name at a seat that is played at that person's screen, and the table's status and options; None if it is no such seat."""
    query = (
        sa.select(people.c.name, tables.c.status, tables.c.options)
        .select_from(seats)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(people, people.c.id == seats.c.person_id)
        .where(seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "human", seats.c.holder_id == holder)
    )
    return connection.execute(query).first()


def may_give(connection: sa.Connection, table: str, seat: int, person: Person) -> None:
    """A Problem unless that seat is played at that person's screen, and is still to be played."""
    found = held(connection, table, seat, person.id)
    if found is None:
        raise Problem(403, "not_your_seat", {"seat": seat})
    if found.status == "over":
        raise Problem(409, "game_over")


def still_held(connection: sa.Connection, ticket: Ticket) -> Any:
    """What ``held`` gives of the seat a link leads to. A Problem if it is not at that screen any more, or the game is over."""
    found = None if ticket.table is None or ticket.seat is None else held(connection, ticket.table, ticket.seat, ticket.person)
    if found is None or found.status == "over":
        raise Problem(404, "link_used")
    return found


def sit(connection: sa.Connection, asker: Asker, ticket: Ticket) -> tuple[Person, str]:
    """Seat whoever has taken a link there: somebody new, under the name of the seat, if they were nobody yet. Gives them, and their cookie.
    Raises a Problem, with the link still good."""
    found = still_held(connection, ticket)
    me, cookie = asker.person, asker.cookie
    if me is not None:
        if me.id == ticket.person:
            raise Problem(409, "same_screen")
        mine = (seats.c.person_id == me.id) | (seats.c.holder_id == me.id)
        if connection.scalar(sa.select(seats.c.seat).where(seats.c.table_id == ticket.table, mine)) is not None:
            raise Problem(409, "sits_there")
        if found.status == "open" and me.id in read(found.options).out:
            raise Problem(403, "taken_out")
    if me is None or cookie is None:
        me = new_person(connection, found.name)
        cookie = new_session(connection, me.id, "guest", asker.agent)
    elif not me.name:
        connection.execute(people.update().where(people.c.id == me.id).values(name=found.name))
    here = seats.c.table_id == ticket.table, seats.c.seat == ticket.seat
    connection.execute(seats.update().where(*here).values(person_id=me.id, holder_id=None))
    # Whose lines are whose is told by who sits there.
    connection.execute(tables.update().where(tables.c.id == ticket.table).values(talked=tables.c.talked + 1))
    return me, cookie
