"""The database: one SQLite file, a thread that writes and a few that read, and the way up from any older version."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import NullPool

if TYPE_CHECKING:
    from alembic.config import Config

T = TypeVar("T")

#: How many may read at the same time.
READERS = 4

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDataError(RuntimeError):
    """The database was written by a later version of Ridback than this one."""


class Database:
    """Work is done in threads: one that writes and a few that read, each piece of work in one transaction and in one go.

    The async layer of SQLAlchemy goes to a thread and back for every step of a statement (SQLite has no other way), which takes several
    times as long as the work itself. And a piece of work that nobody waits for any more, because a browser has gone, is finished all
    the same, so that no connection is left in the middle of something.

    Writing transactions take the lock when they begin: SQLite answers a transaction that reads first and writes later with "database is
    locked" whenever another was quicker, however long it is told to wait. One thread writes, so they queue up here rather than there.
    """

    def __init__(self, path: Path) -> None:
        url = f"sqlite:///{path}"
        self._writer = sa.create_engine(url, pool_size=1, max_overflow=0)
        self._reader = sa.create_engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", pool_reset_on_return=None)
        for engine in (self._writer, self._reader):
            sa.event.listen(engine, "connect", _set_up)
        sa.event.listen(self._writer, "begin", _begin)
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="writing")
        self._reading = ThreadPoolExecutor(READERS, thread_name_prefix="reading")

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction: all of it, or, if it raises, nothing."""

        def whole() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, whole)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Look something up; each statement sees what was written before it."""

        def whole() -> T:
            with self._reader.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, whole)

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        for threads in (self._writing, self._reading):
            await asyncio.get_running_loop().run_in_executor(None, threads.shutdown)
        self._writer.dispose()
        self._reader.dispose()


def migrate(path: Path) -> None:
    """Bring the database at that path, or a new one, to the present shape.

    Raises :class:`NewerDataError` if it is of a later version; nothing is changed then.
    """
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=NullPool)
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            if _version(connection) != max(file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py")):
                _upgrade(connection)
    finally:
        engine.dispose()


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
