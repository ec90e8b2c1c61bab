"""Guests who have not come for long are forgotten: what they are called goes, their games stay. Whoever has kept a name is no guest.

A guest is known by a browser alone, and each browser that only looks in leaves one. Of those who have never sat anywhere nothing is left.
"""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa

from ridback.server.accounts import Accounts
from ridback.server.database import Database
from ridback.server.schema import accounts, meta, moves, passkeys, people, seats, sessions, tables, tickets, tokens

DAY = 24 * 3600.0
#: How many are forgotten at once, with others waiting to write meanwhile.
AT_ONCE = 200


async def prune(database: Database, days: float) -> int:
    """Forget guests of whom nothing was seen for so many days, and at whose tables nothing has happened; only some of them, where there are
    many. Gives how many those were."""
    since = time.time() - days * DAY
    found: list[int] = await database.read(lambda connection: list(connection.scalars(_lost(since).limit(AT_ONCE))))
    for person in found:
        await Accounts(database, 0).forget(person)
    await database.write(_clear)
    return len(found)


def _lost(since: float) -> sa.Select[Any]:
    """Guests who were seen before that and not again. Who plays at somebody's screen has nothing that is seen, and is that one's guest."""

    def has(*of: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
        return sa.exists().where(*of)

    mine = seats.c.person_id == people.c.id
    theirs = (tables.c.id == seats.c.table_id) & (mine | (seats.c.holder_id == people.c.id))
    known = (
        has(accounts.c.person_id == people.c.id),
        has(passkeys.c.person_id == people.c.id),
        has(sessions.c.person_id == people.c.id, sessions.c.seen > since),
        has(tokens.c.person_id == people.c.id, sa.func.coalesce(tokens.c.used, tokens.c.made) > since),
        has(mine, seats.c.holder_id.is_not(None)),
        has(meta.c.key == "at_home", meta.c.value == sa.cast(people.c.id, sa.String)),
        has(theirs, tables.c.made > since),
        has(theirs, moves.c.table_id == tables.c.id, moves.c.at > since),
    )
    return (
        sa.select(people.c.id).where(people.c.made < since, people.c.gone.is_(sa.false()), *(~one for one in known)).order_by(people.c.id)
    )


def _clear(connection: sa.Connection) -> None:
    """Take those away who are gone and were nowhere."""
    somewhere = (seats.c.person_id, seats.c.holder_id, tables.c.host_id, tickets.c.person_id)
    nowhere = (~sa.exists().where(column == people.c.id) for column in somewhere)
    connection.execute(people.delete().where(people.c.gone, *nowhere))
