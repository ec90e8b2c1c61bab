"""Who somebody is. A session is an unguessable cookie; the seat at a table follows from it, and from nothing a request says.

Everybody begins as a guest: whoever holds the cookie is that person. How a name is kept is :mod:`ridback.server.accounts`' business. The
database keeps only the cookie's hash.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ridback.server.database import Database
from ridback.server.names import Agent, name_key
from ridback.server.problems import Problem
from ridback.server.schema import accounts, meta, people, sessions, ways

#: The longest name, in characters.
NAME_LENGTH = 40
#: How long a cookie lives (browsers allow no more), and how often it is renewed, in seconds.
COOKIE_AGE = 400 * 24 * 3600
RENEWAL = 24 * 3600

#: How a browser came to be somebody: as a guest, by a password or a passkey, or by a link that another browser of theirs made.
How = Literal["guest", "signed_in", "link"]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session; the name is empty until they give one. ``renew`` asks for the cookie to be sent again; ``account`` says
    whether the name is kept, ``how`` the session began."""

    id: int
    name: str
    renew: bool = False
    account: bool = field(default=False, compare=False)
    how: How = field(default="guest", compare=False)
    preferences: dict[str, Any] = field(default_factory=dict, compare=False)


_LIVING = sessions.c.hash == sa.bindparam("hash"), sessions.c.seen > sa.bindparam("since")
_OF_COOKIE = (
    sa.select(people.c.id, people.c.name, people.c.preferences, sessions.c.seen, sessions.c.how, accounts.c.key)
    .join(sessions, sessions.c.person_id == people.c.id)
    .outerjoin(accounts, accounts.c.person_id == people.c.id)
    .where(*_LIVING)
)
_BEHIND = sa.select(sessions.c.person_id).where(*_LIVING)


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
        """The person of a cookie, None if it opens nothing (any more)."""
        now = time.time()
        key = {"hash": hashed(cookie), "since": now - COOKIE_AGE}
        row = await self._database.glance(lambda connection: connection.execute(_OF_COOKIE, key).first())
        if row is None:
            return None
        renew = now - row.seen > RENEWAL
        if renew:
            seen = sessions.update().where(sessions.c.hash == hashed(cookie)).values(seen=now)
            await self._database.write(lambda connection: connection.execute(seen))
        return Person(row.id, row.name, renew, row.key is not None, row.how, row.preferences)

    async def behind(self, cookie: str | None) -> int | None:
        """The id of the person of a cookie, and nothing else done: for who only wants to know whether it still opens."""
        key = {"hash": hashed(cookie or ""), "since": time.time() - COOKIE_AGE}
        return await self._database.glance(lambda connection: connection.scalar(_BEHIND, key))

    async def welcome(self, name: str = "", agent: Agent = Agent()) -> tuple[Person, str]:  # noqa: B008 - it is a constant
        """Somebody new, with the cookie that makes them known again."""

        def work(connection: sa.Connection) -> tuple[Person, str]:
            person = _new_person(connection, name)
            return person, new_session(connection, person.id, "guest", agent)

        return await self._database.write(work)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name. A Problem if an account wants none, or that of another."""
        if person.account and not name_key(name):
            raise Problem(422, "name_needed")

        def work(connection: sa.Connection) -> None:
            connection.execute(accounts.update().where(accounts.c.person_id == person.id).values(key=name_key(name)))
            connection.execute(people.update().where(people.c.id == person.id).values(name=name))

        try:
            await self._database.write(work)
        except IntegrityError:
            raise Problem(409, "name_taken") from None
        return Person(person.id, name, person.renew, person.account, person.how, person.preferences)

    async def prefer(self, person: Person, preferences: dict[str, Any]) -> None:
        """Note what a person likes."""
        liked = people.update().where(people.c.id == person.id).values(preferences=preferences)
        await self._database.write(lambda connection: connection.execute(liked))

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

    async def session_for(self, person: Person, agent: Agent = Agent()) -> str:  # noqa: B008
        """One more cookie for a person."""
        return await self._database.write(lambda connection: new_session(connection, person.id, "guest", agent))

    async def sign_out(self, cookie: str) -> None:
        """End a session."""
        await self._database.write(lambda connection: end_session(connection, cookie))


def _new_person(connection: sa.Connection, name: str) -> Person:
    id = connection.scalar(people.insert().values(name=name, made=time.time()).returning(people.c.id))
    assert id is not None
    return Person(id, name)


def new_session(connection: sa.Connection, person: int, how: How, agent: Agent, instead: str | None = None) -> str:
    """A session of that person, and its cookie. ``instead`` is the cookie this browser had before, which opens nothing any more; where it
    was the same person's, the browser is told of their turn as before."""
    cookie, now = secrets.token_urlsafe(32), time.time()
    row = {"hash": hashed(cookie), "person_id": person, "seen": now, "made": now, "how": how, **agent._asdict()}
    connection.execute(sessions.insert().values(row))
    if instead is not None:
        mine = ways.c.session == hashed(instead), ways.c.person_id == person
        connection.execute(ways.update().where(*mine).values(session=row["hash"]))
        end_session(connection, instead)
    return cookie


def end_session(connection: sa.Connection, cookie: str) -> None:
    """Let a cookie open nothing any more."""
    connection.execute(sessions.delete().where(sessions.c.hash == hashed(cookie)))


def hashed(secret: str) -> str:
    """What is stored of something secret that was drawn at random: 256 bits, so nothing to guess, to salt or to slow down."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
