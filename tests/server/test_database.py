"""The database: up from nothing and from any age, and what SQLite is asked for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ridback.server.database import WRITERS, Database, NewerDataError, migrate
from ridback.server.log import Log, SeatTakenError
from ridback.server.people import People
from ridback.server.postgres import for_sqlalchemy
from ridback.server.schema import meta, metadata, sessions
from ridback.server.seat import Seat
from tests.server.postgres import Postgres

SETUP = {"seats": 3, "line_up": "base", "gone_fishin": True}


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return tmp_path / "x.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh()


def engine_of(where: Path | str) -> sa.Engine:
    url = f"sqlite:///{where}" if isinstance(where, Path) else for_sqlalchemy(where)
    return sa.create_engine(url, poolclass=sa.pool.NullPool)


@pytest_asyncio.fixture
async def database(where: Path | str) -> AsyncIterator[Database]:
    migrate(where)
    database = Database(where)
    yield database
    await database.close()


def test_migrations_lead_to_the_schema(where: Path | str) -> None:
    migrate(where)
    with engine_of(where).connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "render_as_batch": True})
        assert compare_metadata(context, metadata) == []


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    migrate(tmp_path / "x.db")
    before = (tmp_path / "x.db").read_bytes()
    migrate(tmp_path / "x.db")
    assert (tmp_path / "x.db").read_bytes() == before


def test_data_of_a_later_version_is_left_alone(where: Path | str) -> None:
    migrate(where)
    with engine_of(where).begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    before = where.read_bytes() if isinstance(where, Path) else None
    with pytest.raises(NewerDataError):
        migrate(where)
    assert not isinstance(where, Path) or where.read_bytes() == before


def test_many_migrate_at_once_and_one_does(where: Path | str) -> None:
    """Servers that are started at the same time on an empty database."""
    with ThreadPoolExecutor(6) as threads:
        for done in [threads.submit(migrate, where) for _ in range(6)]:
            done.result()
    with engine_of(where).connect() as connection:
        assert sa.inspect(connection).has_table("moves")


@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_sqlite_keeps_what_it_promises(database: Database) -> None:
    def look(connection: sa.Connection) -> list[object]:
        return [connection.scalar(sa.text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]

    assert await database.write(look) == await database.read(look) == ["wal", 2, 1]  # 2: FULL


async def test_a_cookie_is_a_person_and_is_not_stored(database: Database) -> None:
    people = People(database)
    ann, cookie = await people.welcome("Ann")
    assert await people.of_cookie(cookie) == ann
    assert await people.of_cookie(cookie + "x") is None
    await people.rename(ann, "Anne")
    found = await people.of_cookie(cookie)
    assert found is not None
    assert (found.id, found.name) == (ann.id, "Anne")
    assert cookie not in str(await database.read(lambda connection: connection.execute(sa.select(sessions)).all()))


async def test_an_old_cookie_asks_to_be_renewed_once(database: Database) -> None:
    people = People(database)
    _, cookie = await people.welcome()
    earlier = sessions.update().values(seen=sessions.c.seen - 2 * 24 * 3600)
    await database.write(lambda connection: connection.execute(earlier))
    first, second = await people.of_cookie(cookie), await people.of_cookie(cookie)
    assert first is not None
    assert second is not None
    assert (first.renew, second.renew) == (True, False)


async def test_this_machine_is_always_the_same_person(database: Database) -> None:
    people = People(database)
    here = await people.of_this_machine()
    assert await people.of_this_machine() == here
    cookies = {await people.session_for(here) for _ in range(2)}
    assert len(cookies) == 2
    assert [await people.of_cookie(cookie) for cookie in cookies] == [here, here]


async def test_names_of_the_server_stay(database: Database) -> None:
    people = People(database)
    assert await people.named("server") == await people.named("server") != await people.named("other")


async def test_fifty_at_one_ply_and_one_wins(database: Database) -> None:
    """Never an error about a lock, never two, never a part of a compound."""
    people, log = People(database), Log(database)
    ann, _ = await people.welcome()
    table = await log.make(SETUP, [Seat("human", ann.id), Seat("bot", bot="drifter"), Seat("open")], rules="1", pace="normal", host=ann)
    for turn in range(3):
        ply = 2 * turn
        won = await asyncio.gather(*(log.append(table, 0, [f"bid {number}"] * 2, ply=ply, asked=ply) for number in range(50)))
        winners = [rows for rows in won if rows is not None]
        assert len(winners) == 1
        assert [row.ply for row in winners[0]] == [ply, ply + 1]
        assert (await log.moves(table))[-2:] == winners[0]
    assert len(await log.moves(table)) == 6


async def test_a_compound_is_stored_whole_or_not_at_all(database: Database) -> None:
    people, log = People(database), Log(database)
    ann, _ = await people.welcome()
    table = await log.make(SETUP, [Seat("human", ann.id), Seat("bot", bot="drifter"), Seat("open")], rules="1", pace="normal", host=ann)
    await log.append(table, 0, ["trade"], ply=1, asked=1)
    assert await log.append(table, 0, ["pay cod", "pay cod", "pay tuna"], ply=0, asked=0) is None
    assert [row.move for row in await log.moves(table)] == ["trade"]


async def test_fifty_for_one_seat_and_one_sits(database: Database) -> None:
    people, log = People(database), Log(database)
    ann, _ = await people.welcome()
    table = await log.make(SETUP, [Seat("human", ann.id), Seat("bot", bot="drifter"), Seat("open")], rules="1", pace="normal", host=ann)
    others = [(await people.welcome())[0] for _ in range(50)]
    sat = await asyncio.gather(*(log.join(table, other, None) for other in others), return_exceptions=True)
    assert sum(not isinstance(answer, SeatTakenError) for answer in sat) == 1
    stored = await log.table(table)
    assert stored is not None
    assert stored.status == "running"
    assert await log.running() == [table]


async def test_seeds_are_large_and_differ(database: Database) -> None:
    people, log = People(database), Log(database)
    ann, _ = await people.welcome()
    seats = [Seat("human", ann.id), Seat("bot", bot="drifter")]
    ids = [await log.make({"seats": 2}, seats, rules="1", pace="normal", host=ann) for _ in range(20)]
    seeds = [stored.seed for id in ids if (stored := await log.table(id))]
    assert len(set(seeds)) == 20
    assert max(seeds).bit_length() > 58
    stored = await log.table(ids[0])
    assert str(seeds[0]) not in repr(stored), "a seed in a log message is a seed told"


async def test_work_that_fails_leaves_nothing(database: Database) -> None:
    def fail(connection: sa.Connection) -> None:
        connection.execute(meta.insert().values(key="x", value="y"))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(fail)
    assert await database.read(lambda connection: connection.execute(sa.select(meta)).all()) == []


async def test_work_that_nobody_waits_for_is_finished(database: Database) -> None:
    """A browser that goes away in the middle of a request leaves no connection behind, and no half of a transaction."""
    started = threading.Event()

    def slow(connection: sa.Connection) -> None:
        connection.execute(meta.insert().values(key=f"{time.monotonic()}", value=""))
        started.set()
        time.sleep(0.05)

    for _ in range(12):
        started.clear()
        task = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(started.wait)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    await asyncio.gather(*(database.write(lambda _: time.sleep(0.1)) for _ in range(WRITERS)))  # behind all of them
    assert len(await database.read(lambda connection: connection.execute(sa.select(meta)).all())) == 12
