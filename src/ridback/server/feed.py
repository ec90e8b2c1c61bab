"""What happens at a table, as it happens, to one viewer: server-sent events that go on where a lost line ended. A browser with several
tables, or one in several tabs, has all of it by one line (``feeds``): over HTTP/1.1 it would not open more than six.

The feed sleeps until its bell rings or a heartbeat is due, and both times reads the log after the last move it has told of. So neither a
lost wake-up nor a restarted server nor a sleeping laptop makes it miss anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ridback.server.advance_messages import told as advance_told
from ridback.server.clocks import Time, of
from ridback.server.eyes import looking
from ridback.server.log import Row, Stored, played
from ridback.server.messages import Talk
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.table import Position, lags, table_info, watches
from ridback.server.undo import offered
from ridback.server.wishes import NOTHING

if TYPE_CHECKING:
    from ridback.server.service import Service

_encode = msgspec.json.Encoder().encode

#: Whoever missed more answers than this gets them as one.
SEPARATELY = 20


class Wish(NamedTuple):
    """A table that somebody follows from the move after ``after`` on (None: from now on). ``eyes``: see ``eyes.looking``; ``hidden``:
    nobody looks at that page."""

    table: str
    after: int | None = None
    eyes: int | None = None
    hidden: bool = False


class Told(NamedTuple):
    """An event, and the id of the move it tells of."""

    kind: bytes
    data: bytes = b"{}"
    id: int | None = None

    def alone(self) -> bytes:
        """As a server-sent event. JSON has no line breaks, so it is one line of data."""
        return b"%bevent: %b\ndata: %b\n\n" % (b"" if self.id is None else b"id: %d\n" % self.id, self.kind, self.data)

    def among(self, place: int) -> bytes:
        """The same where several tables are told of: the data has the place of its table before it."""
        return b"event: %b\ndata: [%d,%b]\n\n" % (self.kind, place, self.data)


async def feed(service: Service, person: Person | None, wish: Wish, still: Callable[[], Awaitable[bool]]) -> AsyncIterator[bytes]:
    """The events of one table, without end; ``gone`` when the table is. Only until ``still`` says no: whoever was signed out meanwhile may
    not go on looking into a hand."""
    yield _retry(service)
    async for told in _followed(service, person, wish, still):
        yield told.alone()


async def feeds(
    service: Service, person: Person | None, wishes: Sequence[Wish], still: Callable[[], Awaitable[bool]]
) -> AsyncIterator[bytes]:
    """The events of several tables by one line, as of each alone. What cannot be followed (any more) ends by itself: ``gone``, if there is
    no such table, else ``end``; the line when nothing is left."""
    waiting: asyncio.Queue[bytes | Exception | None] = asyncio.Queue(1)

    async def follow(place: int, wish: Wish) -> None:
        kind = b""
        try:
            await may_follow(service, person, wish)
            async for told in _followed(service, person, wish, still):
                kind = told.kind
                await waiting.put(told.among(place))
        except Problem as problem:
            kind = b"gone" if problem.status == 404 else b"end"
            await waiting.put(Told(kind).among(place))
        except Exception as error:  # as if it were alone: the line breaks
            await waiting.put(error)
        if kind not in (b"gone", b"end"):
            await waiting.put(Told(b"end").among(place))
        await waiting.put(None)

    yield _retry(service)
    following = [asyncio.create_task(follow(place, wish)) for place, wish in enumerate(wishes)]
    try:
        left = len(following)
        while left:
            told = await waiting.get()
            if isinstance(told, Exception):
                raise told
            if told is None:
                left -= 1
            else:
                yield told
    finally:
        for one in following:
            one.cancel()
        await asyncio.gather(*following, return_exceptions=True)


async def may_follow(service: Service, person: Person | None, wish: Wish) -> None:
    """A Problem unless there is that table, and that person may look at it with those eyes."""
    table = await service.table(wish.table)
    if not watches(table, person):
        raise Problem(403, "no_watching")
    looking(table, person, wish.eyes)


def _retry(service: Service) -> bytes:
    return b"retry: %d\n\n" % round(1000 * service.settings.retry * random.uniform(0.5, 1.5))  # noqa: S311


async def _followed(service: Service, person: Person | None, wish: Wish, still: Callable[[], Awaitable[bool]]) -> AsyncIterator[Told]:
    id, after, eyes, hidden = wish
    settings, told, clocks = service.settings, b"", b""
    seen: tuple[Stored, frozenset[int], int] | None = None
    advance = NOTHING
    heard = _Heard()
    with contextlib.ExitStack() as afterwards, service.hub.bell(id) as bell, service.presence.follows(id, person, looking=not hidden):
        newest = await service.log.newest(id)
        if after is None:
            after = newest
        elif after > newest:
            after = 0  # an older copy of the database was put back: tell all that it knows
        looked = time.monotonic()
        while not service.hub.closed:
            if time.monotonic() - looked >= settings.beat:
                if not await still():
                    return
                looked = time.monotonic()
            try:
                found = await service.games.look(id)
            except Problem:  # it cannot be played any more; but it is there
                found = await service.table(id), None
            if found is None:
                yield Told(b"gone")
                return
            table, position = found
            try:
                who = looking(table, person, eyes)
            except Problem:  # that seat is no longer theirs to speak for
                return
            if seen is None and not table.sits(person):
                # How many look on is told to all, now and when this one has gone.
                service.hub.wake(id)
                afterwards.callback(service.hub.wake, id)
            was, seen = seen, (table, service.presence.away(table), service.presence.watching(table))
            if seen != was and (info := _encode(table_info(table, who, *seen[1:]))) != told:
                told = info
                yield Told(b"table", info)
            if not watches(table, person):
                return
            if person is not None and (talk := await heard.news(service, table, person)) is not None:
                yield Told(b"chat", _encode(talk))
            if (seat := table.seat_of(who)) is not None and table.seats[seat].wish != advance:
                advance = table.seats[seat].wish
                yield Told(b"advance", _encode(advance_told(advance)))
            if position is not None:
                if lags(table, person):
                    position = Position(table, position.rows, upto=position.round_began)
                    after = min(after, position.last)
                for message in _news(position, table.seat_of(who), after):
                    after = message["id"]
                    yield Told(b"move", _encode(message), after)
                if table.options.clock is not None and table.status == "running" and not lags(table, person):
                    times = of(position, await service.log.changes(id))
                    found_times = _encode([_clock(one) for one in times])
                    if found_times != clocks:
                        clocks = found_times
                        yield Told(b"clocks", b'{"now":%.3f,"seats":%b}' % (time.time(), clocks))
            # Until the rules are compiled there is nothing to tell, but soon.
            if not await bell.wait(settings.beat if service.gate.is_open else min(1.0, settings.beat)) and not service.hub.closed:
                yield Told(b"beat")


class _Heard:
    """What of a table's chat a feed has told."""

    def __init__(self) -> None:
        self._talked, self._last = -1, 0
        self._muted: list[int] = []

    async def news(self, service: Service, table: Stored, person: Person) -> Talk | None:
        """What is new for that person, all of it at first and when they have muted somebody or no more; None if nothing is."""
        if table.seat_of(person) is None:
            self._talked, self._last = -1, 0
            return None
        if table.talked == self._talked:
            return None
        talk = await service.chat.told(table, person, self._last)
        if self._last and talk.muted != self._muted:
            talk = await service.chat.told(table, person)
        self._talked, self._muted = table.talked, talk.muted
        self._last = max([self._last, *(line.id for line in talk.lines)])
        return talk


def _clock(time: Time) -> dict[str, Any]:
    """What everybody is told of a seat's clock."""
    told = {"left": round(time.left, 1), "until": time.until}
    return told | {"rests": time.rests} if time.rests else told


def _news(position: Position, seat: int | None, after: int) -> Iterator[dict[str, Any]]:
    """The messages about the moves after that one."""
    missed = list(takewhile(lambda row: row.id > after, reversed(position.rows)))[::-1]
    news = [list(group) for _, group in groupby(missed, key=lambda row: (row.seat, row.asked, row.back))]
    if len(news) > SEPARATELY:
        news = [[row for group in news for row in group]]
    for group in news:
        yield _message(position, group, seat)


def _message(position: Position, group: list[Row], seat: int | None) -> dict[str, Any]:
    if group[-1].id != position.last:
        position = Position(position.table, position.rows, upto=group[-1].ply + 1)
    movers, back = {row.seat for row in group}, dict[str, int]()
    since = len(position.played) - len(group)
    if any(row.back is not None for row in group):
        since = ply = len(played(position.rows[: group[0].ply]))
        for row in group:
            ply = ply + 1 if row.back is None else row.back
            since = min(since, ply)
        back["back"] = since
    return {
        "id": group[-1].id,
        "ply": position.game.ply,
        "seat": movers.pop() if len(movers) == 1 else None,
        **back,
        "events": position.events(seat, since=since),
        "view": position.shown(seat),
        "undo": offered(position, seat),
    }
