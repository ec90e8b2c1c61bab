"""Passwords: hashed by argon2, and checked in the same time whether there is one or not."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ridback.server.names import name_key
from ridback.server.problems import Problem

#: The fewest characters; and the most that a request may carry.
SHORTEST, LONGEST = 8, 200

#: How many are worked on side by side: each takes 64 MiB while it is.
SIDE_BY_SIDE = 2


class Passwords:
    """Hashes and checks, a few at a time. Nothing here keeps or tells a password."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._room = asyncio.Semaphore(SIDE_BY_SIDE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored of a password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, stored: str | None, password: str) -> bool:
        """Whether that is the password. Where there is none, one that nobody has is checked instead, so that it takes as long."""
        if stored is None:
            if self._nobodys is None:
                self._nobodys = await self.hash("nobody's password")
            await self._check(self._nobodys, password)
            return False
        return await self._check(stored, password)

    def outdated(self, stored: str) -> bool:
        """Whether it was hashed with less care than is taken today."""
        return self._hasher.check_needs_rehash(stored)

    async def _check(self, stored: str, password: str) -> bool:
        async with self._room:
            try:
                return await asyncio.to_thread(self._hasher.verify, stored, _normal(password))
            except (VerificationError, InvalidHashError):
                return False


def acceptable(name: str, password: str) -> None:
    """A Problem if nobody should have that password, least of all this person."""
    if len(password) < SHORTEST:
        raise Problem(422, "password_short", {"least": SHORTEST})
    if name_key(password) == name_key(name) or len(set(password)) < 3:
        raise Problem(422, "password_plain")


def _normal(password: str) -> bytes:
    # The same key presses give composed letters on one system and decomposed ones on another.
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")
