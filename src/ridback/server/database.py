"""The database: one SQLite file, a connection that writes and a few that read, and the way up from any older version."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
import alembic.util
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDataError(RuntimeError):
    """The database was written by a later version of Ridback than this one."""


class Database:
    """The two engines.

    Writing transactions take the lock when they begin: SQLite answers a transaction that reads first and writes later with "database is
    locked" whenever another was quicker, however long it is told to wait. One connection writes, so they queue up here rather than there.
    """

    def __init__(self, path: Path) -> None:
        url = f"sqlite+aiosqlite:///{path}"
        self.writer: AsyncEngine = create_async_engine(url, pool_size=1, max_overflow=0)
        self.reader: AsyncEngine = create_async_engine(
            url, pool_size=4, max_overflow=4, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
        )
        for engine in (self.writer, self.reader):
            sa.event.listen(engine.sync_engine, "connect", _set_up)
        sa.event.listen(self.writer.sync_engine, "begin", _begin)

    async def close(self) -> None:
        """Give all connections back."""
        await self.writer.dispose()
        await self.reader.dispose()


def migrate(path: Path) -> None:
    """Bring the database at that path, or a new one, to the present shape.

    Raises :class:`NewerDataError` if it is of a later version; nothing is changed then.
    """
    engine = sa.create_engine(f"sqlite:///{path}", poolclass=NullPool)
    sa.event.listen(engine, "connect", _set_up)
    sa.event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            alembic.command.upgrade(config(connection), "head")
    except alembic.util.CommandError as error:
        raise NewerDataError(str(error)) from error
    finally:
        engine.dispose()


def config(connection: sa.Connection) -> alembic.config.Config:
    """What Alembic wants to know, without a file of its own."""
    settings = alembic.config.Config()
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
