"""What workers that share a database know of each other: several services in one process, each as a worker has it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from inspect import isawaitable
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
import sqlalchemy as sa

from ridback.server import pacer, postgres as ours, presence
from ridback.server.database import migrate
from ridback.server.postgres import Claims
from ridback.server.schema import meta, tables
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.table import Position
from ridback.setups import Setup
from tests.server.postgres import Postgres


@pytest.fixture
def url(postgres: Postgres) -> str:
    url = postgres.fresh()
    migrate(url)
    return url


@pytest_asyncio.fixture
async def workers(url: str, tmp_path: Path) -> AsyncIterator[list[Service]]:
    """Three of them."""
    services = [Service(Settings(tmp_path, database_url=url, workers=3)) for _ in range(3)]
    for service in services:
        await service.open()
    async with asyncio.timeout(120):
        for service in services:
            # With what was left undone looked for, too: else one might come upon a test's table that way.
            await service.pacer.started()
    await until(lambda: listeners(url) == 3)
    yield services
    for service in services:
        await service.close()


def listeners(url: str, kill: bool = False) -> int:
    """How many listen; they are cut off if that is wished."""
    with psycopg.connect(url, autocommit=True) as connection:
        query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^(LISTEN|SELECT 1)' AND state = 'idle'"
        pids = [pid for (pid,) in connection.execute(query)]
        for pid in pids if kill else ():
            connection.execute("SELECT pg_terminate_backend(%s)", (pid,))
    return len(pids)


async def until(done: Callable[[], Any], seconds: float = 60.0) -> None:
    """Wait until that is so: what it says, or what the coroutine says that it gives."""
    async with asyncio.timeout(seconds):
        while not (await found if isawaitable(found := done()) else found):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.02)


async def table_of(service: Service, *bots: str) -> str:
    person, _ = await service.people.welcome()
    return await service.make(person, [Seat("bot", bot=bot) for bot in bots], Setup(len(bots)), pace="instant")


async def until_over(service: Service, table: str) -> None:
    async def over() -> bool:
        return (await service.table(table)).status == "over"

    await until(over)


async def test_what_one_stores_wakes_the_others_soon(workers: list[Service]) -> None:
    one, two, _ = workers
    person, _ = await one.people.welcome()
    table = await one.make(person, [Seat("human", person.id), Seat("open")], Setup(2))
    with two.hub.bell(table) as bell:
        await asyncio.sleep(0.2)
        bell._rung.clear()  # that it was made
        began = time.monotonic()
        await one.log.set_pace(table, "slow")
        assert await bell.wait(5)
        assert time.monotonic() - began < 2  # a few milliseconds; others use the machine, too
    with one.hub.bell(table) as bell:
        await one.log.set_pace(table, "fast")
        assert not await bell.wait(0.3), "whoever has stored it says so here itself"


async def test_what_is_not_stored_after_all_wakes_nobody(workers: list[Service]) -> None:
    one, two, _ = workers
    table = await table_of(one, "drifter", "drifter")
    await until_over(one, table)
    await asyncio.sleep(0.3)

    def fail(connection: sa.Connection) -> None:
        connection.execute(tables.update().where(tables.c.id == table).values(pace="slow"))
        raise ZeroDivisionError

    with two.hub.bell(table) as bell:
        with pytest.raises(ZeroDivisionError):
            await one.database.write(fail)
        assert not await bell.wait(0.3)


async def test_a_lost_line_is_opened_again_and_nothing_is_missed(workers: list[Service], url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two, _ = workers
    person, _ = await one.people.welcome()
    table = await one.make(person, [Seat("human", person.id), Seat("open")], Setup(2))
    await asyncio.sleep(0.2)
    with two.hub.bell(table) as bell:
        bell._rung.clear()
        assert await asyncio.to_thread(listeners, url, kill=True) == 3
        await one.log.set_pace(table, "slow")  # perhaps while nobody listens
        assert await bell.wait(10), "when it listens again it looks everywhere"
        await until(lambda: listeners(url) == 3)
        await asyncio.sleep(0.2)
        bell._rung.clear()
        await one.log.set_pace(table, "fast")
        assert await bell.wait(5)


async def test_no_move_is_thought_of_twice(workers: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """Three workers see every wake-up, and one lets the bots of a table move."""
    thought: Counter[tuple[str, int, int]] = Counter()
    for service in workers:
        decide = service.pacer._decide

        def counted(position: Position, seat: int, bot: str, decide: Any = decide) -> Any:
            thought[position.table.id, position.game.ply, seat] += 1
            return decide(position, seat, bot)

        monkeypatch.setattr(service.pacer, "_decide", counted)
    made = [await table_of(workers[number], "drifter", "drifter") for number in range(2)]
    for table in made:
        await until_over(workers[0], table)
    answers = 0
    for table in made:
        rows = await workers[0].log.moves(table)
        assert [row.ply for row in rows] == list(range(len(rows)))
        answers += len({(row.seat, row.asked) for row in rows})
    # Where two are asked at once (RD3), one may begin anew as the other has moved.
    assert answers <= sum(thought.values()) <= 1.1 * answers


async def test_others_take_over_where_one_dies(workers: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker dies in the middle of thinking: its session of the database ends, and with it the claim."""
    monkeypatch.setattr(pacer, "ELSEWHERE", 0.2)
    thinking = asyncio.Event()

    async def for_ever(*_: object) -> Any:
        thinking.set()
        await asyncio.Event().wait()

    one, *others = workers
    monkeypatch.setattr(one.minds, "move", for_ever)
    for other in others:
        other.hub._followers.clear()
    table = await table_of(one, "drifter", "drifter")
    async with asyncio.timeout(20):
        await thinking.wait()
    for other in others:
        other.hub.follow(other.pacer.wake)
        other.hub.wake(table)
    await asyncio.sleep(0.6)
    assert await others[0].log.moves(table) == [], "as long as it lives it is its own"
    await one.claims.close()
    await until_over(others[0], table)


async def test_a_claim_is_one_s_own_until_it_is_let_go(url: str) -> None:
    one, two = Claims(url), Claims(url)
    try:
        assert await one.claim("a")
        assert not await two.claim("a")
        assert await two.claim("b")
        await one.release("a")
        assert await two.claim("a")
        await two.close()
        await until(lambda: one.claim("b"))
    finally:
        await one.close()
        await two.close()


async def test_workers_tell_each_other_who_is_there(workers: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SHARED", 30)
    for service in workers:
        service.presence._patience = 3.0
    tasks = [asyncio.create_task(service.presence.share()) for service in workers]
    one, two, three = workers
    try:
        person, _ = await one.people.welcome()
        other, _ = await one.people.welcome()
        table = await one.make(person, [Seat("human", person.id), Seat("human", other.id)], Setup(2))
        stored = await two.table(table)
        with one.presence.follows(table, person):
            await until(lambda: two.presence.away(stored) == three.presence.away(stored) == {1})
        await until(lambda: two.presence.away(stored) == {0, 1})
        three.presence.saw(table, other)
        await until(lambda: two.presence.away(stored) == {0})
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_hint_is_the_same_wherever_one_asks(workers: list[Service], monkeypatch: pytest.MonkeyPatch) -> None:
    """What a search finds depends on how fast the machine is just then, so it is kept."""
    one, two, _ = workers
    person, _ = await one.people.welcome()
    table = await one.make(person, [Seat("human", person.id), Seat("bot", bot="drifter")], Setup(2), pace="instant")

    async def mine(service: Service) -> Position:
        async with asyncio.timeout(30):
            while True:
                _, position = await service.game(table)
                assert position is not None
                if position.asked(0) is not None:
                    return position
                await asyncio.sleep(0.05)

    hint = await one.hints.ask(person, await mine(one), 0)

    async def never(*_: object) -> Any:
        raise AssertionError

    monkeypatch.setattr(two.minds, "thought", never)
    assert await two.hints.ask(person, await mine(two), 0) == hint


async def test_twenty_that_read_and_then_write_are_as_if_alone(workers: list[Service]) -> None:
    def count(connection: sa.Connection) -> None:
        found = connection.scalar(sa.select(meta.c.value).where(meta.c.key == "count"))
        if found is None:
            connection.execute(meta.insert().values(key="count", value="1"))
        else:
            connection.execute(meta.update().where(meta.c.key == "count").values(value=str(int(found) + 1)))

    for _ in range(3):
        await asyncio.gather(*(service.database.write(count) for service in workers for _ in range(3)))
    found = await workers[0].database.read(lambda connection: connection.scalar(sa.select(meta.c.value).where(meta.c.key == "count")))
    assert found == "27"


async def test_a_database_that_was_away_is_back(url: str, tmp_path: Path) -> None:
    """Lines that died while nobody used them are replaced, unnoticed."""
    service = Service(Settings(tmp_path, database_url=url))
    try:
        await asyncio.gather(*(service.people.welcome() for _ in range(8)))
        with psycopg.connect(url, autocommit=True) as connection, contextlib.suppress(psycopg.Error):
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        person, cookie = await service.people.welcome()
        assert await service.people.of_cookie(cookie) == person
    finally:
        await service.database.close()


def test_a_password_is_told_to_nobody() -> None:
    settings = Settings(Path(), database_url="postgresql://ann:secret@host/ridback")
    assert "secret" not in repr(settings)
    assert "secret" not in repr(ours.for_sqlalchemy("postgresql://ann:secret@host/ridback"))
