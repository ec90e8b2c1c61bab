"""The requests of ``/api`` that look back at a game."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ridback import words
from ridback.server import history, messages as m
from ridback.server.api import Here, NotStored, TableId, maker, wrongs
from ridback.server.guard import Asked
from ridback.server.log import TooManyError
from ridback.server.options import TableOptions
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.table import Position

#: The longest saved game, in bytes: several times what a game of six with every card changed takes.
LONGEST_GAME = 256 * 1024

PlyPlace = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Wish = Annotated[str | None, QueryParameter(pattern="^([0-5]|open)$")]


@get("/tables/{table_id:str}/at/{ply:int}", responses=wrongs(403, 404, 409, 422, 503))
async def at(request: Asked, service: Here, table_id: TableId, ply: PlyPlace, seat: Wish = None) -> m.Past:
    """The table as it stood at a ply: when the game is over from any seat or with all hands open, before that through my own eyes."""
    now, who = await _game(request, service, table_id, seat)
    then = history.at(now, ply)
    view, hands = history.seen(then, who)
    return m.Past(ply, now.game.ply, view, hands, len(history.happened(then, who)))


@get("/tables/{table_id:str}/at/{ply:int}/log", responses=wrongs(403, 404, 409, 422, 503))
async def log_at(request: Asked, service: Here, table_id: TableId, ply: PlyPlace, seat: Wish = None) -> m.Told:
    """What had happened at the table up to a ply, as that seat may know it."""
    now, who = await _game(request, service, table_id, seat)
    return m.Told(history.happened(history.at(now, ply), who))


@post("/games", responses=wrongs(401, 403, 409, 413, 415, 422, 503), request_max_body_size=LONGEST_GAME)
async def upload(request: Asked, service: Here, data: JSONBody[m.Json]) -> m.Made:
    """Bring a saved game along: it is played again, every move checked, and can be looked at like one that was finished here."""
    person = await maker(service, request)
    await service.gate.passed()
    game, begun = await asyncio.to_thread(history.replayed, words.of_header(request.headers.get("accept-language")), data)
    nobody = [Seat("human")] * game.setup.seats
    try:
        return m.Made(await service.make(person, nobody, game.setup, begun=begun, most=history.UPLOADS))
    except TooManyError:
        raise Problem(409, "uploads_many", {"most": history.UPLOADS}) from None


@post("/tables/{table_id:str}/continue", responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def go_on(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Branch]) -> m.Made:
    """A new table that begins with the moves of a finished game up to a ply, for me in the seat I choose and bots in the others."""
    person = await maker(service, request)
    _, position = await service.seen(table_id, request.user)
    if position is None:
        raise Problem(409, "not_started")
    people = len(position.table.seats)
    if data.seat >= people:
        raise Problem(422, "no_such_seat", {"seat": data.seat})
    names = [service.known(bot) for bot in data.bots] or ["deckhand"]
    begun = history.branch(position, data.ply)
    says = TableOptions(watch=position.table.options.watch, undo="consent")
    others = iter([*names, *[names[-1]] * people])
    seats = [Seat("human", person.id) if seat == data.seat else Seat("bot", bot=next(others)) for seat in range(people)]
    return m.Made(await service.make(person, seats, position.game.setup, pace=data.pace, options=says, begun=begun))


async def _game(request: Asked, service: Service, table_id: str, wish: str | None) -> tuple[Position, history.Eyes]:
    _, position = await service.seen(table_id, request.user)
    service.presence.saw(table_id, request.user)
    if position is None:
        raise Problem(409, "not_started")
    return position, history.eyes(position, request.user, wish)


router = Router("/api", route_handlers=[at, log_at, upload, go_on], response_headers=[NotStored])
