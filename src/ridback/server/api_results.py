"""The requests about results: ratings and what came of games. What a seat did in a game that runs is in none of them."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from ridback.server import results_messages as m
from ridback.server.api import Here, NotStored, SeatPlace, TableId, wrongs
from ridback.server.guard import Asked, someone

#: A name, perhaps spelled otherwise.
PersonName = Annotated[str | None, QueryParameter(max_length=200)]


@get("/people", responses=wrongs())
async def people(request: Asked, service: Here) -> m.Standings:
    """Who stands where: people with an account who want it told, and the bots they play against."""
    return await service.results.board(request.user)


@get("/results", responses=wrongs(401, 404))
async def results(request: Asked, service: Here, name: PersonName = None) -> m.Results:
    """What came of my games, or, by the name of an account, of somebody's."""
    return await (service.results.of_me(someone(request)) if name is None else service.results.of(name, request.user))


@get("/tables/{table_id:str}/seats/{seat:int}/results", responses=wrongs(404))
async def at_seat(request: Asked, service: Here, table_id: TableId, seat: SeatPlace) -> m.Results:
    """What came of the games of whoever sits there, if they have an account: a guest may be called anything."""
    return await service.results.at(table_id, seat, request.user)


router = Router("/api", route_handlers=[people, results, at_seat], response_headers=[NotStored])
