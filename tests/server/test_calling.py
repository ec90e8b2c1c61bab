"""What becomes of a call that cannot be sent, and of one whose worker dies; from the inside."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from ridback.server import calls as module
from ridback.server.calls_messages import HookWish
from ridback.server.database import migrate
from ridback.server.log import Seat
from ridback.server.people import Person
from ridback.server.schema import calls
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.waits import wait
from ridback.setups import Setup
from tests.server.receivers import Receiver, receiving

QUIET = 0.8


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest_asyncio.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    settings = Settings(tmp_path, inside=True, glance=0.05, soonest=0.0)
    migrate(settings.database)
    service = Service(settings)
    await service.open()
    async with asyncio.timeout(120):
        await service.pacer.started()
    yield service
    await service.close()


async def until(what: Any) -> None:
    for _ in range(3000):
        if what():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it has not come")


async def act(service: Service, table: str) -> int:
    """Let whoever is asked answer until somebody else is waited for; the seat that is."""
    _, position = await service.game(table)
    assert position is not None
    first = position.to_move[0]
    while position.to_move[0] == first:
        asked = position.asked(first)
        assert asked is not None
        position, _ = await service.play(position, first, asked, position.fallback(first))
    return position.to_move[0]


async def waiting(service: Service, receiver: Receiver) -> tuple[str, Person]:
    """A table where somebody waits for a person who has a webhook."""
    people = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    for person in people:
        await service.ways.set_hook(person, HookWish(True, 0, f"{receiver.url}/{person.id}"), "en")
    table = await service.make(people[0], [Seat("human", person.id) for person in people], Setup(2))
    _, position = await service.game(table)
    assert position is not None
    return table, people[position.to_move[0]]


async def stored(service: Service) -> list[Any]:
    return await service.database.read(lambda connection: list(connection.execute(sa.select(calls))))


async def test_what_may_pass_is_tried_again(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRIES", (0.1, 0.1, 0.1))
    receiver.statuses = [500, 503, 204]
    _, person = await waiting(service, receiver)
    await until(lambda: len(receiver.got) == 3)
    await asyncio.sleep(QUIET)
    assert len(receiver.got) == 3
    assert len({one.headers["webhook-id"] for one in receiver.got}) == 1
    hook = await service.ways.hook(person)
    assert hook is not None and hook.way.trouble is None


async def test_not_for_ever(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRIES", (0.05, 0.05))
    receiver.statuses = [500]
    _, person = await waiting(service, receiver)
    await until(lambda: len(receiver.got) == 3)
    await asyncio.sleep(QUIET)
    assert len(receiver.got) == 3
    hook = await service.ways.hook(person)
    assert hook is not None and hook.way.trouble == "unreachable"


async def test_a_no_is_a_no(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRIES", (0.05, 0.05))
    receiver.statuses = [403]
    await waiting(service, receiver)
    await until(lambda: receiver.got)
    await asyncio.sleep(QUIET)
    assert len(receiver.got) == 1


async def test_a_wait_that_has_ended_is_not_told_again(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRIES", (1.0, 1.0))
    receiver.statuses = [500, 204]
    table, person = await waiting(service, receiver)
    await until(lambda: receiver.got)
    await act(service, table)
    await until(lambda: len(receiver.got) == 2)  # the other is waited for now
    await asyncio.sleep(1 + QUIET)
    assert [one.path for one in receiver.got].count(f"/{person.id}") == 1
    assert [row.done is not None for row in await stored(service)] == [True]


async def test_who_comes_before_it_is_sent_again_is_not_told(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RETRIES", (0.5, 0.5))
    receiver.statuses = [500, 204]
    table, person = await waiting(service, receiver)
    await until(lambda: receiver.got)
    with service.presence.follows(table, person):
        await asyncio.sleep(0.5 + QUIET)
        assert len(receiver.got) == 1
    await until(lambda: len(receiver.got) == 2)


async def test_another_takes_over_where_one_dies(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CLAIM", 1.0)
    sending = asyncio.Event()

    async def dies(*_: object, **__: object) -> Any:
        sending.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as patch:
        patch.setattr(service.caller, "send", dies)
        await waiting(service, receiver)
        async with asyncio.timeout(20):
            await sending.wait()
        await service.caller.stop()
    other = Service(service.settings)
    await other.open()
    try:
        await until(lambda: receiver.got)
        await asyncio.sleep(QUIET)
        assert len(receiver.got) == 1
    finally:
        await other.close()


async def test_what_was_told_before_a_restart_is_not_told_again(service: Service, receiver: Receiver) -> None:
    await waiting(service, receiver)
    await until(lambda: receiver.got)
    await service.caller.stop()
    other = Service(service.settings)
    await other.open()
    try:
        await other.pacer.started()
        await asyncio.sleep(QUIET)
        assert len(receiver.got) == 1
    finally:
        await other.close()


async def test_a_lost_wake_up_is_made_up_for(service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker that did not hear of a move looks at all tables now and then."""
    table, _ = await waiting(service, receiver)
    await until(lambda: receiver.got)
    service.hub._followers.clear()
    await act(service, table)
    await asyncio.sleep(QUIET)
    assert len(receiver.got) == 1
    monkeypatch.setattr(module, "AGAIN", 0.1)
    await until(lambda: len(receiver.got) == 2)


async def test_old_calls_are_swept(service: Service, receiver: Receiver) -> None:
    table, _ = await waiting(service, receiver)
    await until(lambda: receiver.got)
    await service.caller.sweep()
    assert len(await stored(service)) == 1
    await service.log.finish(table)
    await service.caller.sweep()
    assert await stored(service) == []


async def test_a_wait_through_a_whole_game(service: Service) -> None:
    """Whoever is waited for has been since somebody else's row, and all their decisions in a row are one wait."""
    people = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob", "Cid")]
    table = await service.make(people[0], [Seat("human", person.id) for person in people], Setup(3))
    began = time.time()
    before: dict[int, Any] = {}
    waits = decisions = 0
    while True:
        _, position = await service.game(table)
        assert position is not None
        now = {seat: one for seat in range(3) if (one := wait(position, seat)) is not None}
        assert set(now) == set(position.to_move)
        for seat, one in now.items():
            putter = next((row.seat for row in position.rows if row.id == one.behind), None)
            assert putter != seat
            assert one.began <= one.since <= time.time() and one.began >= began - 1
            waits += before.get(seat) != one.behind
        before = {seat: one.behind for seat, one in now.items()}
        if position.over or decisions > 150:
            break
        seat = position.to_move[0]
        asked = position.asked(seat)
        assert asked is not None
        move = position.game.legal(seat)[-1]
        await service.play(position, seat, asked, move.text)
        decisions += 1
    assert 0.2 * decisions < waits < decisions
