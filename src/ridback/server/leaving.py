"""What becomes of a table when somebody goes: who made it leaves it to the next person there, and one that nobody is at any more ends."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec.structs import replace

from ridback.server.log import Stored, ply_of, stored_table
from ridback.server.notices import note
from ridback.server.options import TableOptions
from ridback.server.schema import lines, notices, people, seats, tables, tickets


def hand_on(connection: sa.Connection, table: str, gone: int) -> bool:
    """Let the next person at a table have it, in the place of who made it; all are told. Gives whether there is one."""
    screen = sa.func.coalesce(seats.c.holder_id, seats.c.person_id)
    others = (
        sa.select(seats.c.seat, screen.label("person"))
        .join(people, people.c.id == screen)
        .where(seats.c.table_id == table, seats.c.kind == "human", people.c.id != gone, people.c.gone.is_(sa.false()))
        .order_by(seats.c.seat)
    )
    heir = connection.execute(others).first()
    if heir is None:
        return False
    connection.execute(tables.update().where(tables.c.id == table).values(host_id=heir.person))
    note(connection, table, ply_of(connection, table), heir.seat, "", "maker")
    return True


def leave_all(connection: sa.Connection, person: int) -> None:
    """Somebody goes for good, and so do those at their screen: their seats are free where no game has begun, and what they have made is
    the next person's."""
    waiting = sa.select(tables.c.id).where(tables.c.status == "open")
    theirs = (seats.c.person_id == person) | (seats.c.holder_id == person), seats.c.table_id.in_(waiting)
    connection.execute(seats.update().where(*theirs).values(kind="open", person_id=None, holder_id=None))
    made = sa.select(tables.c.id, tables.c.status).where(tables.c.host_id == person, tables.c.status != "over")
    for row in connection.execute(made).all():
        if not hand_on(connection, row.id, person) and row.status == "open" and (table := stored_table(connection, row.id)) is not None:
            end(connection, table)


def end(connection: sa.Connection, table: Stored) -> None:
    """Take a table away that nobody sits at any more. Those whose rematch it was may have another."""
    before = None if table.options.again is None else stored_table(connection, table.options.again)
    if before is not None:
        say(connection, before.id, replace(before.options, rematch=None))
    # Somebody may have made a link that leads there: it still makes a browser that person, and leads to the lobby.
    connection.execute(tickets.update().where(tickets.c.table_id == table.id).values(table_id=None))
    for belongings in (lines, notices, seats):
        connection.execute(belongings.delete().where(belongings.c.table_id == table.id))
    connection.execute(tables.delete().where(tables.c.id == table.id))


def say(connection: sa.Connection, id: str, options: TableOptions) -> None:
    """Note other options of a table."""
    connection.execute(tables.update().where(tables.c.id == id).values(options=options.to_json()))
