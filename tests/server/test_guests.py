"""Guests who have not come for long are forgotten, and nobody else; of those who were nowhere nothing is left."""

from __future__ import annotations

import time
from pathlib import Path

import sqlalchemy as sa

from ridback.server import accounts as module, guests
from ridback.server.names import Agent
from ridback.server.people import Person
from ridback.server.schema import moves, people, sessions, tables, tokens
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.setups import Setup

LONG_AGO = time.time() - 200 * guests.DAY


async def aged(service: Service, *kept: sa.Table) -> None:
    """All that is there becomes two hundred days old."""

    def work(connection: sa.Connection) -> None:
        for column in (people.c.made, sessions.c.seen, tables.c.made, tokens.c.made, moves.c.at):
            if column.table not in kept:
                connection.execute(column.table.update().values({column: LONG_AGO}))

    await service.database.write(work)


async def there(service: Service) -> dict[int, tuple[str, bool]]:
    query = sa.select(people.c.id, people.c.name, people.c.gone)
    return await service.database.read(lambda connection: {row.id: (row.name, row.gone) for row in connection.execute(query)})


async def guest(service: Service, name: str) -> Person:
    return (await service.people.welcome(name))[0]


async def play(service: Service, table: str) -> None:
    _, position = await service.game(table)
    assert position is not None
    seat = next(seat for seat in position.to_move if position.table.seats[seat].bot is None)
    await service.play(position, seat, position.asked(seat) or 0, position.fallback(seat))


async def test_who_is_forgotten_and_who_is_not(service: Service) -> None:
    looked_in, sat, came_back, programs, keeps = [
        await guest(service, name) for name in ("Looked In", "Sat", "Came Back", "Programs", "Keeps")
    ]
    cookie = await service.people.session_for(keeps)
    await service.accounts.sign_up(module.Asker(keeps, cookie, Agent(), ""), "Keeps the name", "a boat, a net, a storm")
    await service.tokens.make(programs, "bot")
    held = await service.make(keeps, [Seat("human", keeps.id), Seat("human", name="At the screen", holder=keeps.id)], Setup(2))
    left = await service.make(sat, [Seat("human", sat.id), Seat("human", keeps.id)], Setup(2))
    await play(service, left)
    home = await service.people.of_this_machine()
    await aged(service)
    await service.people.session_for(came_back)
    await service.database.write(lambda connection: connection.execute(tokens.update().values(used=time.time())))
    new = await guest(service, "New")
    assert await guests.prune(service.database, 180) == 2
    now = await there(service)
    assert looked_in.id not in now, "nothing is left of who was nowhere"
    assert now[sat.id] == ("", True)
    for person in (came_back, programs, keeps, home, new):
        assert now[person.id][1] is False
    (other,) = [seat.person for seat in (await service.table(held)).seats if seat.holder is not None]
    assert now[other or 0] == ("At the screen", False), "who plays at somebody's screen is that one's guest"
    table = await service.table(left)
    assert (table.seats[0].person, table.seats[0].name, table.host) == (sat.id, "", keeps.id)
    assert len(await service.log.moves(left)) > 0, "the games stay"
    assert await guests.prune(service.database, 180) == 0


async def test_a_game_that_goes_on_keeps_its_people(service: Service) -> None:
    """Though one of them has not come for long, and a bot plays for them."""
    ann, bob = await guest(service, "Ann"), await guest(service, "Bob")
    table = await service.make(ann, [Seat("human", ann.id), Seat("human", bob.id)], Setup(2))
    await aged(service)
    await play(service, table)
    assert await guests.prune(service.database, 180) == 0
    await aged(service)
    assert await guests.prune(service.database, 300) == 0
    assert await guests.prune(service.database, 180) == 2


async def test_whose_screen_it_was_takes_them_along(service: Service) -> None:
    ann = await guest(service, "Ann")
    await service.make(ann, [Seat("human", ann.id), Seat("human", name="Bert", holder=ann.id)], Setup(2))
    await aged(service)
    assert await guests.prune(service.database, 180) == 1
    assert set((await there(service)).values()) == {("", True)}


async def test_the_server_does_it_by_itself(service: Service) -> None:
    await guest(service, "Looked In")
    await aged(service)
    await service.sweep()
    assert await there(service) == {}


async def test_never_is_a_choice(tmp_path: Path) -> None:
    from ridback.server.database import migrate

    settings = Settings(tmp_path, guests=0)
    migrate(settings.database)
    service = Service(settings)
    try:
        await guest(service, "Looked In")
        await aged(service)
        await service.sweep()
        assert len(await there(service)) == 1
    finally:
        await service.close()
