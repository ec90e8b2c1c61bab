"""Who somebody is. A session is an unguessable cookie; the seat at a table follows from it, and from nothing a request says.

There are no passwords: whoever holds the cookie is that person. The database keeps only its hash.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass

import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.schema import meta, people, sessions

#: The longest name, in characters.
NAME_LENGTH = 40
#: How long a cookie lives (browsers allow no more), and how often it is renewed, in seconds.
COOKIE_AGE = 400 * 24 * 3600
RENEWAL = 24 * 3600


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session; the name is empty until they give one. ``renew`` asks for the cookie to be sent again."""

    id: int
    name: str
    renew: bool = False


_OF_COOKIE = sa.select(people.c.id, people.c.name, sessions.c.seen).join(sessions).where(sessions.c.hash == sa.bindparam("hash"))


class People:
    """The people a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def named(self, key: str) -> str:
        """A random name kept in the database under that key, made when first asked for."""

        def work(connection: sa.Connection) -> str:
            value = connection.scalar(sa.select(meta.c.value).where(meta.c.key == key))
            if value is None:
                value = secrets.token_hex(4)
                connection.execute(meta.insert().values(key=key, value=value))
            return str(value)

        return await self._database.write(work)

    async def of_cookie(self, cookie: str) -> Person | None:
        """The person of a cookie, None if it opens nothing."""
        key = {"hash": _hash(cookie)}
        row = await self._database.read(lambda connection: connection.execute(_OF_COOKIE, key).first())
        if row is None:
            return None
        now = time.time()
        renew = now - row.seen > RENEWAL
        if renew:
            seen = sessions.update().where(sessions.c.hash == _hash(cookie)).values(seen=now)
            await self._database.write(lambda connection: connection.execute(seen))
        return Person(row.id, row.name, renew)

    async def welcome(self, name: str = "") -> tuple[Person, str]:
        """Somebody new, with the cookie that makes them known again."""

        def work(connection: sa.Connection) -> tuple[Person, str]:
            person = _new_person(connection, name)
            return person, _new_session(connection, person)

        return await self._database.write(work)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        named = people.update().where(people.c.id == person.id).values(name=name)
        await self._database.write(lambda connection: connection.execute(named))
        return Person(person.id, name, person.renew)

    async def of_this_machine(self) -> Person:
        """The one who plays on this machine, whichever browser they open."""

        def work(connection: sa.Connection) -> Person:
            query = sa.select(people.c.id, people.c.name).join(meta, meta.c.value == sa.cast(people.c.id, sa.String))
            row = connection.execute(query.where(meta.c.key == "at_home")).first()
            if row is not None:
                return Person(row.id, row.name)
            person = _new_person(connection, "")
            connection.execute(meta.insert().values(key="at_home", value=str(person.id)))
            return person

        return await self._database.write(work)

    async def session_for(self, person: Person) -> str:
        """One more cookie for a person."""
        return await self._database.write(lambda connection: _new_session(connection, person))


def _new_person(connection: sa.Connection, name: str) -> Person:
    id = connection.scalar(people.insert().values(name=name, made=time.time()).returning(people.c.id))
    assert id is not None
    return Person(id, name)


def _new_session(connection: sa.Connection, person: Person) -> str:
    cookie = secrets.token_urlsafe(32)
    connection.execute(sessions.insert().values(hash=_hash(cookie), person_id=person.id, seen=time.time()))
    return cookie


def _hash(cookie: str) -> str:
    # The cookie is 256 random bits: nothing to guess, so nothing to salt or to slow down.
    return hashlib.sha256(cookie.encode()).hexdigest()
