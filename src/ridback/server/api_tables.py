"""Requests about how people come together: the lobby, and what is done at a table before it starts."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import JSONBody

from ridback.server import messages as m
from ridback.server.api import Here, NotStored, SeatPlace, TableId, asked_in, lines, wrongs
from ridback.server.guard import Asked, someone


@get("/lobby", responses=wrongs(503))
async def lobby(request: Asked, service: Here) -> m.Lobby:
    """Public tables to join or to watch, and my own."""
    waiting, running = await service.gathering.lobby(request.user)
    return m.Lobby(waiting, running, [] if request.user is None else await lines(service, request.user))


@post("/tables/{table_id:str}/start", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def start(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Start]) -> m.TableInfo:
    """Start a table that one has made: bots take the open seats, or these go."""
    person = someone(request)
    await service.gate.passed()
    bot = None if data.bot is None else service.known(data.bot)
    await service.gathering.start(table_id, person, bot, asked_in(request))
    service.presence.saw(table_id, person)
    return service.told(await service.table(table_id), person)


@post("/tables/{table_id:str}/leave", status_code=200, responses=wrongs(401, 403, 404, 409, 415))
async def leave(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Leave]) -> m.Left:
    """Leave a table that has not started. Who made it leaves it to the next person; where there is none, it ends."""
    return m.Left(await service.gathering.leave(table_id, someone(request)))


@delete("/tables/{table_id:str}/seats/{seat:int}/person", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 422))
async def take_out(request: Asked, service: Here, table_id: TableId, seat: SeatPlace) -> m.TableInfo:
    """Take somebody out of a table that one has made, before it starts; or let anybody take a seat that was kept for them."""
    person = someone(request)
    await service.gathering.take_out(table_id, person, seat)
    return service.told(await service.table(table_id), person)


@post("/tables/{table_id:str}/rematch", responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def rematch(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Rematch]) -> m.Made:
    """Set up once more the table at which one has played: everybody sits one seat on, and people are invited. There is one rematch only."""
    person = someone(request)
    await service.gate.passed()
    return m.Made(await service.gathering.rematch(table_id, person, asked_in(request)))


router = Router("/api", route_handlers=[lobby, start, leave, take_out, rematch], response_headers=[NotStored])
