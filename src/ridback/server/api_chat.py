"""Requests about what people at a table say to each other. A feed tells it, too."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from ridback.server import messages as m
from ridback.server.api import Here, NotStored, SeatPlace, TableId, wrongs
from ridback.server.guard import Asked, someone


@get("/tables/{table_id:str}/chat", responses=wrongs(401, 403, 404))
async def chat(
    request: Asked, service: Here, table_id: TableId, before: Annotated[int | None, QueryParameter(ge=0, le=2**62)] = None
) -> m.Talk:
    """The newest lines said at my table, or the newest before one of them."""
    person = someone(request)
    return await service.chat.told(await service.table(table_id), person, before=before)


@post("/tables/{table_id:str}/chat", responses=wrongs(401, 403, 404, 415, 422))
async def say(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.NewLine]) -> m.Said:
    """Say something to those who sit at my table."""
    person = someone(request)
    said = await service.chat.say(table_id, person, data.text)
    service.presence.saw(table_id, person)
    return m.Said(said)


@put("/tables/{table_id:str}/chat", responses=wrongs(401, 403, 404, 415))
async def switch(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Switch]) -> m.TableInfo:
    """Let people talk at a table that I have made, or not."""
    person = someone(request)
    await service.chat.switch(table_id, person, data.on)
    return service.told(await service.table(table_id), person)


@post("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=204, responses=wrongs(401, 403, 404, 409, 415, 422))
async def mute(request: Asked, service: Here, table_id: TableId, seat: SeatPlace, data: JSONBody[m.Mute]) -> None:
    """Read no more of what the person in that seat says, at any table."""
    await service.chat.mute(table_id, someone(request), seat, True)


@delete("/tables/{table_id:str}/seats/{seat:int}/mute", status_code=204, responses=wrongs(401, 403, 404, 409, 415, 422))
async def unmute(request: Asked, service: Here, table_id: TableId, seat: SeatPlace) -> None:
    """Read that person again."""
    await service.chat.mute(table_id, someone(request), seat, False)


router = Router("/api", route_handlers=[chat, say, switch, mute, unmute], response_headers=[NotStored])
