"""Vacations: from when until when somebody is away, and what that means to a clock.

A vacation is a person's and holds at all their tables whose clocks allow it. It is said beforehand: what lies behind us never changes, so a
clock can be told by what is stored, anywhere and at any time, as it could before. A clock stands still for so many days of each calendar
year (UTC) as its table allows, the first ones; whatever of a vacation is beyond that is time like any other.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.people import Person
from ridback.server.postgres import CHANNEL
from ridback.server.problems import Problem
from ridback.server.schema import seats, tables, vacations

DAY = 24 * 3600
#: How long ahead a vacation may end, how late it may be said to begin now, and how many a person has that are not over for a year.
AHEAD, GRACE, MOST = 400 * DAY, 120.0, 30

#: From when until when, in seconds since 1970.
Span = tuple[float, float]


class Vacation(NamedTuple):
    """Somebody is away, from when until when, in seconds since 1970."""

    id: int
    since: float
    until: float


def stands(away: Iterable[Vacation], days: int) -> tuple[Span, ...]:
    """When a clock stands still that allows so many days a year: spans that do not touch, in order."""
    left: dict[int, float] = {}
    found: list[Span] = []
    for since, until in _whole(away):
        while since < until:
            year = datetime.fromtimestamp(since, UTC).year
            end = min(until, datetime(year + 1, 1, 1, tzinfo=UTC).timestamp())
            some = min(left.get(year, float(days * DAY)), end - since)
            left[year] = left.get(year, float(days * DAY)) - some
            if some > 0:
                if found and found[-1][1] == since:
                    found[-1] = found[-1][0], since + some
                else:
                    found.append((since, since + some))
            since = end
    return tuple(found)


def _whole(away: Iterable[Vacation]) -> list[Span]:
    """The time somebody is away, each moment of it once."""
    found: list[Span] = []
    for _, since, until in sorted(away, key=lambda one: one.since):
        if found and since <= found[-1][1]:
            found[-1] = found[-1][0], max(found[-1][1], until)
        else:
            found.append((since, until))
    return found


def ran(since: float, until: float, still: Sequence[Span]) -> float:
    """For how many seconds a clock has run between two moments that stands still then."""
    return max(until - since - sum(max(min(until, end) - max(since, begin), 0.0) for begin, end in still), 0.0)


def ends(since: float, left: float, still: Sequence[Span]) -> float:
    """When a clock has run out that has so many seconds left and stands still then."""
    for begin, end in still:
        if end <= since:
            continue
        if max(begin, since) - since >= left:
            break
        left -= max(begin, since) - since
        since = end
    return since + left


def shown(away: Sequence[Vacation], now: float) -> Vacation | None:
    """The vacation that is, or the next one."""
    return min((one for one in away if one.until > now), key=lambda one: one.since, default=None)


def away_of(connection: sa.Connection, people: Iterable[int]) -> dict[int, tuple[Vacation, ...]]:
    """The vacations of people, oldest first."""
    query = sa.select(vacations).where(vacations.c.person_id.in_(set(people))).order_by(vacations.c.since, vacations.c.id)
    found: dict[int, tuple[Vacation, ...]] = {}
    for row in connection.execute(query):
        found[row.person_id] = (*found.get(row.person_id, ()), Vacation(row.id, row.since, row.until))
    return found


class Vacations:
    """The vacations of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: Person) -> tuple[Vacation, ...]:
        """A person's, oldest first."""
        return await self._database.read(lambda connection: away_of(connection, [person.id]).get(person.id, ()))

    async def say(self, person: Person, since: float, until: float) -> list[str]:
        """Somebody will be away. Gives the tables to which that is news; a Problem if it makes no sense, or there are too many."""

        def work(connection: sa.Connection) -> list[str]:
            now = time.time()
            if since < now - GRACE or until <= max(since, now) or until > now + AHEAD:
                raise Problem(422, "vacation")
            if sum(one.until > now - 365 * DAY for one in away_of(connection, [person.id]).get(person.id, ())) >= MOST:
                raise Problem(409, "vacations_many", {"most": MOST})
            connection.execute(vacations.insert().values(person_id=person.id, since=max(since, now), until=until))
            return _tell(connection, person)

        return await self._database.write(work)

    async def end(self, person: Person, id: int) -> list[str]:
        """Somebody is back, or will not go: what was of a vacation stays. Gives the tables to which that is news; a Problem if there is no
        such vacation, or it is over."""

        def work(connection: sa.Connection) -> list[str]:
            now = time.time()
            found = next((one for one in away_of(connection, [person.id]).get(person.id, ()) if one.id == id), None)
            if found is None or found.until <= now:
                raise Problem(404, "unknown_vacation")
            this = vacations.c.id == id
            connection.execute(vacations.delete().where(this) if found.since >= now else vacations.update().where(this).values(until=now))
            return _tell(connection, person)

        return await self._database.write(work)


def go_along(connection: sa.Connection, guest: int, account: int) -> None:
    """A guest's tables are an account's from now on: what stood still at them has stood still."""
    copies = [{"person_id": account, "since": one.since, "until": one.until} for one in away_of(connection, [guest]).get(guest, ())]
    if copies:
        connection.execute(vacations.insert(), copies)


def _tell(connection: sa.Connection, person: Person) -> list[str]:
    """The tables at which that person plays; other workers are told of them with what is stored."""
    query = sa.select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    ids = list(connection.scalars(query.where(seats.c.person_id == person.id, tables.c.status == "running")))
    if connection.dialect.name == "postgresql":
        for id in ids:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, id)))
    return ids
