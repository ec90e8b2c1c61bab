"""The database: one SQLite file, or a PostgreSQL that workers share; threads that do the work; the way up from any older version."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from ridback.server import postgres
from ridback.server.writing import Writer

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")

#: How many may read at the same time, and how many may write, where the database can do that.
READERS, WRITERS = 4, 4
#: What a piece of work is tried again after: another was quicker, or two waited for each other.
COLLISIONS = ("40001", "40P01")
#: How often a piece of work is tried, and for how many seconds it waits, at most, before it is tried again the first time.
TRIES, PAUSE = 12, 0.004

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDataError(RuntimeError):
    """The database was written by a later version of Ridback than this one."""


class Database:
    """Work is done in threads: one or some that write and a few that read, each piece of work in one go, whole or not at all.

    The async layer of SQLAlchemy goes to a thread and back for every step of a statement (SQLite has no other way), which takes several
    times as long as the work itself. And a piece of work that nobody waits for any more, because a browser has gone, is finished all
    the same, so that no connection is left in the middle of something.

    Whatever writes may count on being alone. In SQLite one thread writes, and takes the lock when it begins: a transaction that reads first
    and writes later is answered with "database is locked" whenever another was quicker, however long it is told to wait. In PostgreSQL
    transactions are serializable: one that would not have come out so alone is undone and done again. So a piece of work may be run more
    than once and must do nothing but ask the database.

    ``where`` is the file of a SQLite database, or the URL of a PostgreSQL one. ``shared``: other processes may write to it, too.
    """

    def __init__(self, where: Path | str) -> None:
        self.shared = not isinstance(where, Path)
        #: The sessions of PostgreSQL in which this process writes.
        self.own: set[int] = set()
        # What is stored stands in no error's text (`hide_parameters`): the log would have it.
        if isinstance(where, Path):
            url = f"sqlite:///{where}"
            self._writer = sa.create_engine(url, hide_parameters=True, pool_size=1, max_overflow=0)
            self._reader = sa.create_engine(
                url, hide_parameters=True, pool_size=READERS, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
            )
            for engine in (self._writer, self._reader):
                sa.event.listen(engine, "connect", _set_up)
            sa.event.listen(self._writer, "begin", _begin)
        else:
            there, alive = postgres.for_sqlalchemy(where), postgres.ALIVE
            self._writer = sa.create_engine(
                there, connect_args=alive, hide_parameters=True, pool_size=WRITERS, max_overflow=0, isolation_level="SERIALIZABLE"
            )
            self._reader = sa.create_engine(
                there,
                connect_args=alive,
                hide_parameters=True,
                pool_size=READERS,
                max_overflow=0,
                isolation_level="AUTOCOMMIT",
                pool_reset_on_return=None,
            )
            sa.event.listen(self._writer, "connect", lambda connection, _: self.own.add(connection.info.backend_pid))
            sa.event.listen(self._writer, "close", lambda connection, _: self.own.discard(connection.info.backend_pid))
        self._writing = ThreadPoolExecutor(WRITERS, thread_name_prefix="writing") if self.shared else Writer(self._writer)
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self._glancing: sa.Connection | None = None  # kept open: to get one takes as long as to look

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction: all of it, or, if it raises, nothing."""
        if isinstance(self._writing, Writer):
            return await self._writing.submit(work)

        def whole(ends: Callable[[], None]) -> T:
            with self._writer.connect() as connection, connection.begin() as transaction:
                found = work(connection)
                ends()
                transaction.commit()
                return found

        return await asyncio.get_running_loop().run_in_executor(self._writing, _tried, whole)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Look something up; each statement sees what was written before it."""

        def whole(_: object) -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, _tried, whole)

    async def glance(self, work: Callable[[sa.Connection], T]) -> T:
        """Look up a few rows by their keys. In SQLite, where nobody who reads waits for who writes, that takes a tenth of the time of going
        to a thread and back, so it is done here and now. Whatever may find many rows is to :meth:`read`."""
        if self.shared:
            return await self.read(work)
        if self._glancing is None:
            self._glancing = self._reader.connect()
        try:
            return work(self._glancing)
        except BaseException:
            self._glancing.close()
            self._glancing = None
            raise

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        for threads in (self._writing, self._reading):
            await asyncio.get_running_loop().run_in_executor(None, threads.shutdown)
        if self._glancing is not None:
            self._glancing.close()
        self._writer.dispose()
        self._reader.dispose()


def _tried(whole: Callable[[Callable[[], None]], T]) -> T:
    """Do a piece of work, again if it collided with another or met a line that was dead already. It says when it is about to end: if the
    line dies then nobody knows whether it was done."""
    ending = False

    def ends() -> None:
        nonlocal ending
        ending = True

    for number in range(1, TRIES + 1):
        ending = False
        try:
            return whole(ends)
        except DBAPIError as error:
            dead = error.connection_invalidated and not ending
            if number == TRIES or not (dead or getattr(error.orig, "sqlstate", None) in COLLISIONS):
                raise
        time.sleep(PAUSE * 1.5**number * random.random())  # noqa: S311
    raise AssertionError


def migrate(where: Path | str) -> None:
    """Bring a database, or a new one, to the present shape. Of several processes that want to at once one does it, and the others wait.

    Raises :class:`NewerDataError` if it is of a later version; nothing is changed then.
    """
    if isinstance(where, Path):
        keep_private(where)
        engine = sa.create_engine(f"sqlite:///{where}", poolclass=NullPool)
        sa.event.listen(engine, "connect", _set_up)
        sa.event.listen(engine, "begin", _begin)
    else:
        engine = sa.create_engine(postgres.for_sqlalchemy(where), poolclass=NullPool)
    try:
        with engine.begin() as connection:
            if not isinstance(where, Path):
                connection.execute(postgres.ALONE)
            if _version(connection) != max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py")):
                _upgrade(connection)
            if not isinstance(where, Path):
                postgres.let_tell(connection)
    finally:
        engine.dispose()


def keep_private(file: Path) -> None:
    """See that a file which is not there yet is for its owner's eyes only, whatever the folder is: it will hold everybody's cards. What
    SQLite lays beside a database is as that is. Why a file cannot be is told by SQLite."""
    with contextlib.suppress(OSError):
        file.touch(mode=0o600, exist_ok=False)


def _version(connection: sa.Connection) -> str | None:
    """The version of a database, as Alembic notes it there."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return version


def _upgrade(connection: sa.Connection) -> None:
    # Alembic is only loaded when there is something to do: it takes a third of the time in which a server is up.
    import alembic.command
    import alembic.util

    try:
        alembic.command.upgrade(config(connection), "head")
    except alembic.util.CommandError as error:
        raise NewerDataError(str(error)) from error


def config(connection: sa.Connection) -> Config:
    """What Alembic wants to know, without a file of its own."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, not where the driver thinks
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
