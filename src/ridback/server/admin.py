"""Looking after what is kept: copies while the server runs, putting one back, games as files, forgetting a person, how it is."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import shutil
import sqlite3
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from ridback.server.accounts import Accounts
from ridback.server.database import MIGRATIONS, Database, NewerDataError, keep_private, migrate
from ridback.server.log import Log
from ridback.server.names import name_key
from ridback.server.schema import accounts, moves, people, seats, tables

if TYPE_CHECKING:
    from ridback.server.settings import Settings

#: Pages of a database that are copied in one go; between them a server may write.
PAGES = 2000
#: Seconds in which a server has to say how it is.
PATIENCE = 10.0


class AdminError(Exception):
    """It cannot be done, and nothing was changed: the sentence is ``admin-{code}``."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code, self.args_ = code, args


class Holds(NamedTuple):
    """What a database holds."""

    version: str
    tables: int
    running: int
    moves: int
    people: int
    bytes: int


class Someone(NamedTuple):
    """A person, and where they sit."""

    id: int
    name: str
    made: float
    tables: int
    running: int


def backup(database: Path, file: Path, progress: Callable[[int, int], object] = lambda _done, _of: None) -> Holds:
    """Copy a SQLite database to a new file, while a server may write to it; the copy is checked. ``progress`` is told pages.

    Raises AdminError, OSError or sqlite3.Error; no file is there then.
    """
    if not database.is_file():
        raise AdminError("nothing-here", folder=str(database.parent))
    if file.exists():
        raise AdminError("file-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600, exist_ok=False)  # its owner's from the first byte on, and new
    try:
        _copy(database, part, progress)
        held = look(part)
        _settle(part)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return held


def look(file: Path) -> Holds:
    """What is in a database, which is checked from end to end. Raises AdminError for one that is damaged, none of ours, or a later one."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{_quoted(file)}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise AdminError("damaged", file=str(file), why=str(found))
            try:
                (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
                count, running, played, known = (
                    connection.execute(query).fetchone()[0]
                    for query in (
                        "SELECT count(*) FROM tables",
                        "SELECT count(*) FROM tables WHERE status = 'running'",
                        "SELECT count(*) FROM moves",
                        "SELECT count(*) FROM people",
                    )
                )
            except (sqlite3.OperationalError, TypeError) as error:
                raise AdminError("no-backup", file=str(file)) from error
    except sqlite3.DatabaseError as error:
        raise AdminError("no-backup", file=str(file)) from error
    if version not in _versions():
        raise AdminError("newer", file=str(file))
    return Holds(version, count, running, played, known, file.stat().st_size)


def restore(file: Path, database: Path, *, replace: bool = False) -> tuple[Holds, Path | None]:
    """Put a backup in place, brought up to this version. With ``replace`` also over games, which are kept as a backup beside them.

    Gives what it holds, and that backup. Raises AdminError, OSError or sqlite3.Error; all is as it was then.
    """
    if not file.is_file():
        raise AdminError("no-file", file=str(file))
    if database.exists() and file.samefile(database):
        raise AdminError("same-file", file=str(file))
    look(file)
    new = database.with_name("restoring.db")
    kept: Path | None = None
    try:
        keep_private(new)
        _copy(file, new)
        try:
            migrate(new)
        except NewerDataError as error:
            raise AdminError("newer", file=str(file)) from error
        held = look(new)
        if database.exists():
            if not replace and _has_games(database):
                raise AdminError("has-games", folder=str(database.parent))
            kept = database.with_name(time.strftime("before-restore-%Y%m%d-%H%M%S.db", time.gmtime()))
            backup(database, kept)
        keep_private(database)
        # Into the file that is there, in one transaction: a server that still runs meets one whole database or the other.
        _copy(new, database)
    finally:
        for leftover in (new, *(new.with_name(new.name + end) for end in ("-wal", "-shm"))):
            leftover.unlink(missing_ok=True)
    return held, kept


class Exported(NamedTuple):
    """How an export went: games written, games that run and were left out, and the ids of those that could not be played again."""

    games: int
    running: int
    failed: list[str]


async def export(
    settings: Settings, target: Path, *, running: bool = False, progress: Callable[[int, int], object] = lambda _done, _of: None
) -> Exported:
    """Write every game as ``GET …/record`` gives it, into a new folder or a new .zip file, each replayed from what was written.

    A saved game has the seed, and so everybody's hands and the decks: games that still run are only written where ``running`` says so.
    Raises AdminError if the target is there already, or OSError.
    """
    from ridback.errors import RidbackError
    from ridback.game import Game
    from ridback.server.problems import Problem
    from ridback.server.table import Position

    if _taken(target):
        raise AdminError("file-exists", file=str(target))
    database = Database(settings.storage)
    log = Log(database)
    written, left, failed = 0, 0, []
    try:
        query = sa.select(tables.c.id).where(tables.c.status != "open").order_by(tables.c.made, tables.c.id)
        ids = await database.read(lambda connection: list(connection.scalars(query)))
        with _writer(target) as write:
            for number, id in enumerate(ids):
                progress(number, len(ids))
                found = await log.read(id)
                if found is None:
                    continue
                try:
                    game = Position(*found).game
                    if not game.over and not running:
                        left += 1
                        continue
                    text = json.dumps(game.to_json(), indent=1) + "\n"
                    if Game.from_json(json.loads(text)).to_json() != game.to_json():
                        raise RuntimeError(f"table {id} does not replay")
                except (Problem, RidbackError, RuntimeError):
                    failed.append(id)
                    continue
                write(f"ridback-{id}.json" if game.over else f"running/ridback-{id}.json", text)
                written += 1
            progress(len(ids), len(ids))
    finally:
        await database.close()
    return Exported(written, left, failed)


async def found(settings: Settings, who: str) -> list[Someone]:
    """The people of that name, kept or not, or the one with that number."""
    kept = people.c.id.in_(sa.select(accounts.c.person_id).where(accounts.c.key == name_key(who)))
    by = (people.c.id == int(who)) if who.isascii() and who.isdigit() and len(who) < 10 else (people.c.name == who) | kept
    sits = sa.select(sa.func.count()).select_from(seats).where(seats.c.person_id == people.c.id).scalar_subquery()
    at = sa.select(sa.func.count()).select_from(seats.join(tables, tables.c.id == seats.c.table_id))
    runs = at.where(seats.c.person_id == people.c.id, tables.c.status == "running").scalar_subquery()
    query = sa.select(people.c.id, people.c.name, people.c.made, sits, runs).where(by).order_by(people.c.id)
    database = Database(settings.storage)
    try:
        return await database.read(lambda connection: [Someone._make(row) for row in connection.execute(query)])
    finally:
        await database.close()


async def delete_person(settings: Settings, id: int) -> None:
    """Forget a person: their games stay, and nothing says whose they were."""
    database = Database(settings.storage)
    try:
        await Accounts(database, 0).forget(id)
    finally:
        await database.close()


async def prune(settings: Settings, days: int) -> int:
    """Forget the guests of whom nothing was seen for so many days. Gives how many those were."""
    from ridback.server.guests import prune

    migrate(settings.storage)
    database, forgotten = Database(settings.storage), 0
    try:
        while some := await prune(database, days):
            forgotten += some
    finally:
        await database.close()
    return forgotten


async def recount(settings: Settings, progress: Callable[[int, int], object] = lambda _done, _of: None) -> tuple[int, list[str]]:
    """Count anew what came of all games. Gives how many, and the ids of those that cannot be played by these rules any more, whose results
    stay as they were."""
    from ridback.server.results import recount

    migrate(settings.storage)
    database = Database(settings.storage)
    try:
        return await recount(database, progress)
    finally:
        await database.close()


def health_of(address: str) -> dict[str, Any]:
    """What a running server says of itself. Raises AdminError if there is none, or something else answers."""
    url = address.rstrip("/") + "/health"
    if not url.startswith(("http://", "https://")):
        raise AdminError("no-address", address=address)
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:  # noqa: S310 - checked above
            told = answer.read(100_000)
    except urllib.error.HTTPError as error:
        with error:
            told = error.read(100_000)
    except (OSError, ValueError) as error:
        raise AdminError("no-server", address=address, why=str(getattr(error, "reason", error))) from error
    try:
        health = json.loads(told)
        if health["status"] and health["version"]:
            return dict(health)
    except (ValueError, KeyError, TypeError):
        pass
    raise AdminError("other-server", address=address)


async def held_by(settings: Settings) -> Holds:
    """What the data folder, or the database, holds; a file is checked from end to end. Raises AdminError, or sqlalchemy's errors."""
    if isinstance(settings.storage, Path):
        if not settings.storage.is_file():
            raise AdminError("nothing-here", folder=str(settings.data))
        return look(settings.storage)

    def count(connection: sa.Connection) -> Holds:
        version = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        size = connection.scalar(sa.text("SELECT pg_database_size(current_database())"))
        counts = [connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0 for table in (tables, moves, people)]
        running = connection.scalar(sa.select(sa.func.count()).select_from(tables).where(tables.c.status == "running"))
        return Holds(str(version), counts[0], running or 0, counts[1], counts[2], int(size or 0))

    database = Database(settings.storage)
    try:
        return await database.read(count)
    finally:
        await database.close()


def free(folder: Path) -> int:
    """How many bytes there is room for."""
    return shutil.disk_usage(folder).free


def _taken(target: Path) -> bool:
    """Whether something is there already that would be written over, or into."""
    return target.exists() and (target.suffix == ".zip" or not target.is_dir() or any(target.iterdir()))


def _versions() -> set[str]:
    return {file.name.partition("_")[0] for file in MIGRATIONS.glob("versions/[0-9]*.py")}


def _quoted(file: Path) -> str:
    return str(file.absolute()).replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _copy(source: Path, target: Path, progress: Callable[[int, int], object] = lambda _done, _of: None) -> None:
    """Copy a database by SQLite itself, which sees to it that the copy is of one moment."""
    with (
        contextlib.closing(sqlite3.connect(source, timeout=30)) as one,
        contextlib.closing(sqlite3.connect(target, timeout=30)) as other,
    ):
        one.backup(other, pages=PAGES, progress=lambda _status, left, total: progress(total - left, total))


def _settle(file: Path) -> None:
    """Make one file of a copy, without a log beside it, and see that it is on the disk."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    file.chmod(0o600)
    with file.open("rb+") as kept:
        os.fsync(kept.fileno())


def _has_games(database: Path) -> bool:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        try:
            return bool(connection.execute("SELECT 1 FROM tables LIMIT 1").fetchone())
        except sqlite3.OperationalError:
            return False


@contextlib.contextmanager
def _writer(target: Path) -> Iterator[Callable[[str, str], None]]:
    """Something that writes files of that name and text into a folder or a .zip file; a .zip is there when it is whole, or not at all."""
    if target.suffix != ".zip":

        def save(name: str, text: str) -> None:
            file = target / name
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file.write_text(text, "utf-8")

        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        yield save
        return
    part = target.with_name(target.name + ".part")
    try:
        with open(part, "xb", opener=_private) as raw, zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed:
            yield packed.writestr
        part.replace(target)
    except FileExistsError as error:
        raise AdminError("file-exists", file=str(part)) from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def said(error: OSError | sqlite3.Error) -> str:
    """Why a file could not be read or written."""
    if isinstance(error, OSError):
        return error.strerror or errno.errorcode.get(error.errno or 0, str(error))
    return str(error)
