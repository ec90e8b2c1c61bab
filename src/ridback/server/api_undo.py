"""The requests of ``/api`` by which a step is taken back."""

from __future__ import annotations

from litestar import Router, post, put
from litestar.params import JSONBody

from ridback.server import messages as m, undo
from ridback.server.api import Here, NotStored, TableId, wrongs
from ridback.server.guard import Asked, someone
from ridback.server.table import Position


@post("/tables/{table_id:str}/undo", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 503))
async def take_back(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.TakeBack]) -> m.Played:
    """Take my last step back, at once where that is mine to do, else when the others agree: then they are asked."""
    position, seat = await service.own_game(table_id, someone(request))
    return _told(await undo.take_back(service, position, seat, data.ply), seat)


@put("/tables/{table_id:str}/undo", responses=wrongs(401, 403, 404, 409, 415, 503))
async def answer(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Agree]) -> m.Played:
    """Agree that somebody takes a step back, or not; or ask no more oneself."""
    position, seat = await service.own_game(table_id, someone(request))
    return _told(await undo.answer(service, position, seat, agree=data.agree), seat)


def _told(position: Position, seat: int) -> m.Played:
    return m.Played(position.game.ply, position.last, position.shown(seat), undo.offered(position, seat))


router = Router("/api", route_handlers=[take_back, answer], response_headers=[NotStored])
