"""Tokens: what a person's programs show instead of a cookie. Each has a name, is told once and stored as its hash alone."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.people import Person, hashed
from ridback.server.schema import accounts, people, tokens

#: How every token begins, so that one that was published by mistake is found.
PREFIX = "ridback_"
#: The most tokens a person has.
MOST = 20
#: When a token was last used is known to that many seconds.
GRAIN = 60.0


class Token(NamedTuple):
    """A token but for itself: when it was made and last used, in seconds since 1970."""

    id: int
    name: str
    made: float
    used: float | None


class TooManyError(Exception):
    """A person has as many tokens as anybody may have."""


_OF_TOKEN = (
    sa.select(people.c.id, people.c.name, people.c.preferences, tokens.c.used, accounts.c.key)
    .join_from(tokens, people, people.c.id == tokens.c.person_id)
    .outerjoin(accounts, accounts.c.person_id == people.c.id)
    .where(tokens.c.hash == sa.bindparam("hash"))
)


class Tokens:
    """The tokens a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: Person, name: str) -> tuple[Token, str]:
        """A new token, and its text, which nobody will be told again. Raises TooManyError."""
        text = PREFIX + secrets.token_urlsafe(32)
        made = time.time()

        def work(connection: sa.Connection) -> int:
            mine = sa.select(sa.func.count()).select_from(tokens).where(tokens.c.person_id == person.id)
            if (connection.scalar(mine) or 0) >= MOST:
                raise TooManyError
            row = {"person_id": person.id, "name": name, "hash": hashed(text), "made": made}
            return int(connection.execute(tokens.insert().values(row).returning(tokens.c.id)).scalar_one())

        return Token(await self._database.write(work), name, made, None), text

    async def of(self, person: Person) -> list[Token]:
        """A person's tokens, oldest first."""
        query = sa.select(tokens.c.id, tokens.c.name, tokens.c.made, tokens.c.used)
        mine = query.where(tokens.c.person_id == person.id).order_by(tokens.c.id)
        return await self._database.read(lambda connection: [Token._make(row) for row in connection.execute(mine)])

    async def revoke(self, person: Person, id: int) -> bool:
        """Let a token of a person open nothing any more. False if they have none of that id."""
        mine = tokens.delete().where(tokens.c.person_id == person.id, tokens.c.id == id)
        return bool(await self._database.write(lambda connection: connection.execute(mine).rowcount))

    async def person(self, text: str) -> Person | None:
        """Whose token that is, None if nobody's."""
        key = {"hash": hashed(text)}
        row = await self._database.glance(lambda connection: connection.execute(_OF_TOKEN, key).first())
        if row is None:
            return None
        now = time.time()
        if row.used is None or abs(now - row.used) > GRAIN:
            used = tokens.update().where(tokens.c.hash == key["hash"]).values(used=now)
            await self._database.write(lambda connection: connection.execute(used))
        return Person(row.id, row.name, account=row.key is not None, preferences=row.preferences)
