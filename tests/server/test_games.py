"""Games kept between looks are what the log says, whatever has become of it; and those who look at once share a look."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa

from ridback.server import games
from ridback.server.log import Seat
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import moves, seats
from ridback.server.service import Service
from ridback.server.table import Position
from ridback.setups import Setup


async def begun(service: Service) -> tuple[str, list[Person]]:
    people = [(await service.people.welcome())[0] for _ in range(3)]
    return await service.make(people[0], [Seat("human", person.id) for person in people], Setup(3)), people


async def played(service: Service, table: str, count: int, rng: random.Random) -> None:
    for _ in range(count):
        _, position = await service.game(table)
        assert position is not None
        seat = rng.choice(position.to_move)
        asked = position.asked(seat)
        assert asked is not None
        await service.play(position, seat, asked, rng.choice(position.game.legal(seat)).text)


async def rebuilt(service: Service, table: str) -> Position:
    found = await service.log.read(table)
    assert found is not None
    return Position(*found)


async def test_what_is_kept_is_what_the_log_says(service: Service) -> None:
    rng = random.Random(2)
    table, _ = await begun(service)
    for count in (0, 1, 7, 30):
        await played(service, table, count, rng)
        found = await service.games.look(table)
        assert found is not None
        assert found[1] is not None
        fresh = await rebuilt(service, table)
        for seat in (None, 0, 1, 2):
            assert found[1].view(seat) == fresh.view(seat)
            assert found[1].events(seat) == fresh.events(seat)
        assert found[1].game.moves == fresh.game.moves
        assert found[1].rows == fresh.rows


async def test_whoever_plays_on_plays_a_game_of_their_own(service: Service) -> None:
    """The one that all look at stays as it was; the one they look at next is the one that was played on."""
    table, _ = await begun(service)
    await played(service, table, 5, random.Random(1))
    _, looked = await service.game(table)
    _, other = await service.game(table)
    assert looked is other
    assert looked is not None
    before, seat = looked.view(None), looked.to_move[0]
    mine, _ = await service.play(looked, seat, looked.asked(seat) or 0, looked.game.legal(seat)[0])
    assert before == looked.view(None) != mine.view(None)
    assert len(looked.rows) == len(looked.played) == 5
    _, again = await service.game(table)
    assert again is mine


async def test_a_log_that_lost_its_end_is_played_anew(service: Service) -> None:
    """An older copy of the database was put back; then it went on otherwise."""
    rng = random.Random(3)
    table, _ = await begun(service)
    await played(service, table, 12, rng)
    await service.game(table)
    cut = moves.delete().where(moves.c.table_id == table, moves.c.ply >= 6)
    await service.database.write(lambda connection: connection.execute(cut))
    _, position = await service.game(table)
    assert position is not None
    assert position.game.ply == 6
    await service.game(table)
    await service.database.write(lambda connection: connection.execute(cut))
    await played(service, table, 9, rng)
    _, position = await service.game(table)
    assert position is not None
    assert position.rows == (await rebuilt(service, table)).rows


async def answered(service: Service, table: str, people: list[Person]) -> None:
    """Whoever is asked in the game as it was last seen answers, without a look at what has become of it."""
    seen = service.games.last_seen(table)
    assert seen is not None
    seat = seen.to_move[0]
    await service.answer(table, people[seat], seen.asked(seat) or 0, seen.game.legal(seat)[0].text, None)


async def test_an_answer_needs_no_look_before_it_is_stored(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await begun(service)
    await played(service, table, 3, random.Random(4))

    async def blind(*_: object) -> None:
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(service.games, "look", blind)
        patch.setattr(service.hub, "wake", lambda _: None)
        await answered(service, table, people)
    assert len(await service.log.moves(table)) == 4


async def test_an_answer_to_a_log_that_lost_its_end_is_refused(service: Service) -> None:
    """It would leave a hole."""
    table, people = await begun(service)
    await played(service, table, 12, random.Random(3))
    await service.games.look(table)
    cut = moves.delete().where(moves.c.table_id == table, moves.c.ply >= 6)
    await service.database.write(lambda connection: connection.execute(cut))
    with pytest.raises(Problem, match="stale_ply"):
        await answered(service, table, people)
    assert len(await service.log.moves(table)) == 6


async def test_whoever_does_not_sit_there_any_more_does_not_answer(service: Service) -> None:
    table, people = await begun(service)
    await played(service, table, 2, random.Random(5))
    _, seen = await service.game(table)
    assert seen is not None
    other = (await service.people.welcome())[0]
    moved = seats.update().where(seats.c.table_id == table, seats.c.seat == seen.to_move[0]).values(person_id=other.id)
    await service.database.write(lambda connection: connection.execute(moved))
    with pytest.raises(Problem, match="not_seated"):
        await answered(service, table, people)
    assert len(await service.log.moves(table)) == 2


async def test_only_so_many_are_kept(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "KEPT", 3)
    for _ in range(5):
        await service.game((await begun(service))[0])
    assert len(service.games._kept) == 3


async def test_who_looks_at_once_shares_a_look_but_none_that_has_begun(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await begun(service)
    await asyncio.sleep(0.3)  # the bots' pace has looked
    reads, hold = 0, asyncio.Event()
    read = service.log.read

    async def slow(id: str, after: int = 0, *, begins: Any) -> Any:
        nonlocal reads
        reads += 1
        begins()
        await hold.wait()
        return await read(id, after)

    async def waiting(id: str, after: int = 0, *, begins: Any) -> Any:
        nonlocal reads
        reads += 1
        return await read(id, after, begins=begins)

    monkeypatch.setattr(service.log, "read", waiting)
    found = await asyncio.gather(*(service.games.look(table) for _ in range(5)))
    assert reads == 1
    assert all(one is found[0] for one in found)
    monkeypatch.setattr(service.log, "read", slow)
    first = asyncio.create_task(service.games.look(table))
    await asyncio.sleep(0.01)
    second = asyncio.create_task(service.games.look(table))  # what has happened since the first began it must see
    await asyncio.sleep(0.01)
    assert reads == 3
    hold.set()
    await asyncio.gather(first, second)


async def test_of_many_that_are_written_at_once_one_that_fails_undoes_itself_alone(service: Service) -> None:
    from ridback.server.schema import meta

    def write(number: int) -> Any:
        def work(connection: sa.Connection) -> int:
            connection.execute(meta.insert().values(key=f"k{number}", value="x"))
            if number % 3 == 0:
                raise ZeroDivisionError
            return number

        return service.database.write(work)

    told = await asyncio.gather(*(write(number) for number in range(40)), return_exceptions=True)
    assert [isinstance(one, ZeroDivisionError) for one in told] == [number % 3 == 0 for number in range(40)]
    assert [one for one in told if isinstance(one, int)] == [number for number in range(40) if number % 3]
    query = sa.select(sa.func.count()).where(meta.c.key.like("k%"))
    assert await service.database.read(lambda connection: connection.scalar(query)) == sum(number % 3 != 0 for number in range(40))
