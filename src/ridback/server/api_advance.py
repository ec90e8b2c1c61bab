"""The requests of ``/api`` about what the server does for somebody at their seat: passing by itself, moves given in advance."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from ridback.server import advance, advance_messages as m
from ridback.server.api import Here, NotStored, TableId, wrongs
from ridback.server.guard import Asked, someone
from ridback.server.problems import Problem
from ridback.server.wishes import Wish

OrderId = Annotated[str, PathParameter(max_length=20)]


@get("/tables/{table_id:str}/advance", responses=wrongs(401, 403, 404, 409, 503))
async def look(request: Asked, service: Here, table_id: TableId) -> m.Advance:
    """What the server does for me at this table, and what became of what I have said."""
    position, seat = await service.own_game(table_id, someone(request))
    return m.told(position.table.seats[seat].wish)


@put("/tables/{table_id:str}/advance", responses=wrongs(401, 403, 404, 409, 415, 503))
async def pass_by_itself(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.NewAutoPass]) -> m.Advance:
    """Whether the server passes for me at this table."""
    _, seat = await service.own_game(table_id, someone(request))

    def change(wish: Wish) -> Wish:
        return msgspec.structs.replace(wish, auto_pass=data.auto_pass)

    return m.told(await service.wish(table_id, seat, change))


@post("/tables/{table_id:str}/advance", responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def give(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.NewOrder]) -> m.Advance:
    """Give a move in advance; it takes the place of what I have said about the same. Where I am asked it already, it is played at once."""
    position, seat = await service.own_game(table_id, someone(request))
    if position.over:
        raise Problem(409, "game_over")
    order = advance.new(position, seat, data.do, data.license, data.most, data.card)
    return m.told(await service.wish(table_id, seat, lambda wish: wish.with_order(order)))


@delete("/tables/{table_id:str}/advance/{order:str}", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 503))
async def take_back(request: Asked, service: Here, table_id: TableId, order: OrderId) -> m.Advance:
    """Take a move back that I have given in advance; it is not played any more when this is answered."""
    _, seat = await service.own_game(table_id, someone(request))

    def change(wish: Wish) -> Wish:
        if all(one.id != order for one in wish.orders):
            raise Problem(404, "unknown_order")
        return wish.without(order)

    return m.told(await service.wish(table_id, seat, change))


router = Router("/api", route_handlers=[look, pass_by_itself, give, take_back], response_headers=[NotStored])
