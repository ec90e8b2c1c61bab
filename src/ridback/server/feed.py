"""What happens at a table, as it happens, to one viewer: server-sent events that go on where a lost line ended.

The feed sleeps until its bell rings or a heartbeat is due, and both times reads the log after the last move it has told of. So neither a
lost wake-up nor a restarted server nor a sleeping laptop makes it miss anything.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.response import ServerSentEventMessage

from ridback.server.log import Row, Stored
from ridback.server.people import Person
from ridback.server.table import Position, table_info

if TYPE_CHECKING:
    from ridback.server.service import Service

#: Whoever missed more answers than this gets them as one.
SEPARATELY = 20


async def feed(service: Service, id: str, person: Person | None, after: int | None) -> AsyncIterator[ServerSentEventMessage]:
    """The events of a table from the move after ``after`` on (None: from now on), without end."""
    settings, told = service.settings, ""
    rows: list[Row] = []  # as read so far; a log only grows
    with service.hub.bell(id) as bell:
        if after is None:
            after = await service.log.newest()
        elif after > await service.log.newest():
            after = 0  # an older copy of the database was put back: tell all that it knows
        yield ServerSentEventMessage(data=None, retry=round(1000 * settings.retry * random.uniform(0.5, 1.5)))  # noqa: S311
        while not service.hub.closed:
            found = await service.log.read(id, rows[-1].id if rows else 0)
            if found is None:
                return
            table, new = found
            rows += new
            info = msgspec.json.encode(table_info(table, person)).decode()
            if info != told:
                told = info
                yield ServerSentEventMessage(event="table", data=info)
            if service.gate.is_open:
                for message in _news(table, rows, table.seat_of(person), after):
                    after = message["id"]
                    yield ServerSentEventMessage(event="move", id=after, data=msgspec.json.encode(message).decode())
            # Until the rules are compiled there is nothing to tell, but soon.
            if not await bell.wait(settings.beat if service.gate.is_open else min(1.0, settings.beat)) and not service.hub.closed:
                yield ServerSentEventMessage(event="beat", data="{}")


def _news(table: Stored, rows: list[Row], seat: int | None, after: int) -> Iterator[dict[str, Any]]:
    """The messages about the moves after that one."""
    missed = (row for row in rows if row.id > after)
    news = [list(group) for _, group in groupby(missed, key=lambda row: (row.seat, row.asked))]
    if len(news) > SEPARATELY:
        news = [[row for group in news for row in group]]
    for group in news:
        yield _message(table, rows, group, seat)


def _message(table: Stored, rows: list[Row], group: list[Row], seat: int | None) -> dict[str, Any]:
    position = Position(table, rows, upto=group[-1].ply + 1)
    movers = {row.seat for row in group}
    return {
        "id": group[-1].id,
        "ply": position.game.ply,
        "seat": movers.pop() if len(movers) == 1 else None,
        "events": position.events(seat, since=group[0].ply),
        "view": position.view(seat),
    }
