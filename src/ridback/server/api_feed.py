"""Requests that have no end: what happens at a table, or at several by one line."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import Stream

from ridback.server.api import As, Here, NotStored, TableId, wrongs
from ridback.server.feed import Wish, feed, feeds, may_follow
from ridback.server.guard import Asked, asker, still
from ridback.server.problems import Problem
from ridback.server.service import Service

STREAM = ResponseSpec(str, description="Server-sent events.", media_type="text/event-stream", generate_examples=False)
#: What keeps proxies from holding back what is sent piece by piece.
STREAMING = {"cache-control": "no-cache", "connection": "keep-alive", "x-accel-buffering": "no"}
#: The most tables one line tells of.
MOST = 64

#: A table that is followed by one line with others: its id, the move after which it is told of, perhaps a seat, perhaps ``hidden``.
ON = re.compile(r"([\w-]{1,40})\.(\d{1,18})(?:\.([0-5]?)(\.hidden)?)?", re.ASCII)


@get("/tables/{table_id:str}/feed", responses={200: STREAM, **wrongs(403, 404)})
async def follow(
    request: Asked,
    service: Here,
    table_id: TableId,
    after: Annotated[int | None, QueryParameter(ge=0)] = None,
    eyes: As = None,
    hidden: Annotated[bool, QueryParameter()] = False,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
) -> Stream:
    """What happens at the table, as it happens. A browser that comes back says by itself where it was. ``hidden``: nobody looks at the
    page this is for, so that whoever sits there may be called when they are asked something."""
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id[:18])
    wish = Wish(table_id, after, eyes, hidden)
    await may_follow(service, request.user, wish)
    return _stream(request, service, 1, feed(service, request.user, wish, lambda: still(request)))


@get("/feed", responses={200: STREAM, **wrongs()})
async def follow_several(request: Asked, service: Here, on: Annotated[list[str], QueryParameter(min_items=1, max_items=MOST)]) -> Stream:
    """What happens at several tables, by one line: the events of each, whose data is ``[place, data]``; ``place``: among those asked for.
    ``on`` is ``TABLE.AFTER``, ``TABLE.AFTER.SEAT`` (as with ``as``) or ``TABLE.AFTER.SEAT.hidden``; the seat may be left out there. A table
    that is not told of (any more) ends alone, with ``gone`` or ``end``."""
    return _stream(request, service, len(on), feeds(service, request.user, [_wish(one) for one in on], lambda: still(request)))


def _wish(on: str) -> Wish:
    found = ON.fullmatch(on)
    if found is None:
        raise Problem(400, "malformed", {"field": "on"})
    table, after, eyes, hidden = found.groups()
    return Wish(table, int(after), int(eyes) if eyes else None, hidden is not None)


def _stream(request: Asked, service: Service, tables: int, told: AsyncIterator[bytes]) -> Stream:
    """An answer that goes on as long as somebody reads it, and counts as following so many tables."""
    address = asker(request)
    if 0 < service.settings.feeds < service.feeds[address] + tables:
        raise Problem(429, "too_many_feeds", headers={"retry-after": "10"})

    async def counted() -> AsyncIterator[bytes]:
        service.feeds[address] += tables
        service.metrics.feeds(tables)
        try:
            async for message in told:
                yield message
        finally:
            service.feeds[address] -= tables
            service.metrics.feeds(-tables)

    return Stream(counted(), media_type="text/event-stream", headers=STREAMING)


router = Router("/api", route_handlers=[follow, follow_several], response_headers=[NotStored])
