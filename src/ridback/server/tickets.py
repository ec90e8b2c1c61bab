"""What opens something once, and not for long: a link that hands a person over to another browser, a question to a passkey.

The database keeps hashes alone, and a ticket is used up by the one statement that finds it.
"""

from __future__ import annotations

import secrets
import time
from typing import Literal, NamedTuple

import sqlalchemy as sa

from ridback.server.people import hashed
from ridback.server.schema import tickets

Kind = Literal["hand_over", "passkey_new", "passkey_use"]

#: Seconds.
LIFE: dict[Kind, float] = {"hand_over": 600.0, "passkey_new": 300.0, "passkey_use": 300.0}


class Ticket(NamedTuple):
    """Whose it is, and the table it leads to, if to one; or to the seat there that it gives away."""

    person: int
    table: str | None
    seat: int | None = None


_TICKET = tickets.c.person_id, tickets.c.table_id, tickets.c.seat


def issue(connection: sa.Connection, kind: Kind, person: int, table: str | None = None, seat: int | None = None) -> str:
    """A new one, as base64url of 256 random bits. The person's earlier one of that kind (to that seat) is void."""
    code, now = secrets.token_urlsafe(32), time.time()
    same = (tickets.c.person_id == person) & (tickets.c.kind == kind) & tickets.c.seat.is_not_distinct_from(seat)
    if seat is not None:
        same &= tickets.c.table_id == table
    connection.execute(tickets.delete().where((tickets.c.until < now) | same))
    row = {"hash": hashed(code), "kind": kind, "person_id": person, "table_id": table, "seat": seat, "until": now + LIFE[kind]}
    connection.execute(tickets.insert().values(row))
    return code


def use(connection: sa.Connection, kind: Kind, code: str) -> Ticket | None:
    """Use one up; None if there is no such ticket, or none any more."""
    found = connection.execute(tickets.delete().where(*_good(kind, code)).returning(*_TICKET)).first()
    return None if found is None else Ticket._make(found)


def look(connection: sa.Connection, kind: Kind, code: str) -> Ticket | None:
    """What a ticket would open; it stays as it is."""
    found = connection.execute(sa.select(*_TICKET).where(*_good(kind, code))).first()
    return None if found is None else Ticket._make(found)


def _good(kind: Kind, code: str) -> tuple[sa.ColumnElement[bool], ...]:
    return tickets.c.hash == hashed(code), tickets.c.kind == kind, tickets.c.until > time.time()
