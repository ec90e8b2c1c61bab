"""What only PostgreSQL has, and many workers need: telling each other what happens, and agreeing on who of them does something.

Whatever changes a row that belongs to a table of players tells all workers so, in the same transaction: a trigger does it, which no piece
of code can forget. What is told is the table's id and no more. Every worker listens on one connection.

Who lets the bots of a table move holds a lock of the database meanwhile. It belongs to a session and ends with it: where a worker dies
the system closes its sessions, and others find the lock free when they look again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import importlib.util
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from ridback.server.hub import Hub

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger(__name__)

#: How a database is named for this to be it.
PREFIXES = ("postgresql://", "postgres://")
CHANNEL = "ridback"
#: Seconds between two looks whether the line is still alive, and before a lost one is opened again the first time.
CHECK, RETRY = 10.0, 0.2
#: So that a machine which is gone without a word is noticed (seconds, but for the last): its locks must come free.
ALIVE: dict[str, Any] = {
    "application_name": "ridback",
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
#: Held to the end of a transaction by whoever brings the database up to date.
ALONE = sa.text(f"SELECT pg_advisory_xact_lock({0x7269646261636B})")


class NoDriverError(RuntimeError):
    """The library that talks to PostgreSQL is not installed."""


def for_sqlalchemy(url: str) -> sa.URL:
    """That URL with the driver we use. Raises NoDriverError if there is none, ArgumentError if it is no URL."""
    if importlib.util.find_spec("psycopg") is None:
        raise NoDriverError
    return sa.make_url(url).set(drivername="postgresql+psycopg")


def let_tell(connection: sa.Connection) -> None:
    """See that every change of a table of players, or of what belongs to one, is told to whoever listens."""
    from ridback.server.schema import metadata

    query = sa.text("SELECT c.relname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE t.tgname = 'tells'")
    telling = set(connection.scalars(query))
    for table in metadata.sorted_tables:
        column = "id" if table.name == "tables" else "table_id"
        if column not in table.columns or table.name in telling or table.info.get("silent"):
            continue
        connection.exec_driver_sql(
            f"CREATE OR REPLACE FUNCTION ridback_tells_{column}() RETURNS trigger LANGUAGE plpgsql AS $$ "
            f"BEGIN PERFORM pg_notify('{CHANNEL}', COALESCE(NEW.{column}, OLD.{column})); RETURN NULL; END $$"
        )
        connection.exec_driver_sql(
            f"CREATE TRIGGER tells AFTER INSERT OR UPDATE OR DELETE ON {table.name} FOR EACH ROW EXECUTE FUNCTION ridback_tells_{column}()"
        )


class Listener:
    """Hears what other workers have stored, and wakes up who waits for it here. What is in ``own`` was stored by this one itself, which has
    woken them already."""

    def __init__(self, url: str, hub: Hub, own: set[int]) -> None:
        self._url, self._hub, self._own = url, hub, own
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        import psycopg

        pause = RETRY
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **ALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    pause = RETRY
                    self._hub.wake_all()  # what happened while nobody listened
                    while True:
                        async for told in connection.notifies(timeout=CHECK):
                            if told.pid not in self._own:
                                self._hub.wake(told.payload)
                        async with asyncio.timeout(CHECK):
                            await connection.execute(b"SELECT 1")
            except (psycopg.Error, OSError, TimeoutError) as error:
                log.warning("the line on which workers tell each other what happens is gone: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, CHECK)


class Claims:
    """What this worker alone does, by name, of all workers of a database; without a ``url`` there are no others."""

    def __init__(self, url: str | None) -> None:
        self._url = url
        self._connection: AsyncConnection[Any] | None = None
        self._mine: set[str] = set()
        self._one = asyncio.Lock()

    async def claim(self, name: str) -> bool:
        """Whether that is for this worker to do from now on; False if another does it."""
        if self._url is None or (name in self._mine and self._connection is not None and not self._connection.closed):
            return True
        if not await self._ask("SELECT pg_try_advisory_lock(%s)", name):
            return False
        self._mine.add(name)
        return True

    async def release(self, name: str) -> None:
        """Leave that to whoever comes next, if it is this worker's."""
        if name not in self._mine:
            return
        import psycopg

        self._mine.discard(name)
        with contextlib.suppress(psycopg.Error):  # a line that is gone has taken the lock with it
            await self._ask("SELECT pg_advisory_unlock(%s)", name)

    @contextlib.asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[bool]:
        """Whether that is for this worker to do, for as long as the block runs."""
        mine = await self.claim(name)
        try:
            yield mine
        finally:
            if mine:
                await self.release(name)

    async def close(self) -> None:
        """Leave everything to others."""
        if self._connection is not None:
            await self._connection.close()

    async def _ask(self, query: str, name: str) -> object:
        import psycopg

        key = int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
        async with self._one:
            if self._connection is None or self._connection.closed:
                self._connection = await psycopg.AsyncConnection.connect(self._url or "", autocommit=True, **ALIVE)
                self._mine.clear()  # with the line before all was let go
            try:
                row = await (await self._connection.execute(query, (key,))).fetchone()
            except BaseException:
                # An answer that nobody has read might be a lock that nobody knows of.
                await self._connection.close()
                raise
        return row and row[0]
