"""The requests of ``/api``: what docs/architecture.md promises, one function each. Who somebody is comes from the session alone."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any

from litestar import Response, Router, get, patch, post, put
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect, ServerSentEvent

from ridback import words
from ridback.server import messages as m
from ridback.server.feed import feed
from ridback.server.guard import Asked, session_cookie, someone
from ridback.server.log import Seat, SeatTakenError, Stored
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.service import Service
from ridback.server.table import Position, options, seats_info, table_info
from ridback.words import Words

#: The most tables a list of one's own shows.
MOST_TABLES = 100

Here = NamedDependency[Service]
TableId = Annotated[str, PathParameter(max_length=40)]
NotStored = ResponseHeader(name="cache-control", value="no-store")


def _wrongs(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: ResponseSpec(m.Wrong, description="It cannot be done.", generate_examples=False) for status in (400, 429, *statuses)}


@get("/status")
async def status(service: Here) -> m.ReadyInfo:
    """Whether the rules can be asked yet."""
    return service.gate.state()


@get("/me", responses=_wrongs(503))
async def me(request: Asked, service: Here) -> Response[m.Me]:
    """Who I am, and my tables. Makes the session if there is none."""
    person, cookie = request.user, request.auth
    if person is None:
        person, cookie = await service.people.welcome()
        return Response(m.Me(person.name, []), cookies=[session_cookie(request, cookie)])
    cookies = [session_cookie(request, cookie)] if person.renew and cookie else []
    return Response(m.Me(person.name, await _lines(service, person)), cookies=cookies)


@put("/me", responses=_wrongs(401, 403, 415))
async def rename(request: Asked, service: Here, data: JSONBody[m.NewName]) -> m.Me:
    """Take another name."""
    person = await service.people.rename(someone(request), _name(data.name))
    return m.Me(person.name, await _lines(service, person))


@get("/bots", responses=_wrongs(503))
async def bots(service: Here) -> m.Bots:
    """The bots one can seat."""
    await service.gate.passed()
    return m.Bots([m.BotInfo(name) for name in service.bots()])


@get("/cards", responses=_wrongs(404, 503))
async def cards(service: Here, table: Annotated[str | None, QueryParameter(max_length=40)] = None) -> m.Json:
    """The values in force at a table, or at tables made from now on; with what is a house value, and what was changed."""
    await service.gate.passed()
    from ridback.cards import Cards

    changes = service.settings.cards if table is None else (await service.table(table)).setup.get("cards", {})
    return Cards(changes).told()


@get("/setups", responses=_wrongs())
async def setups() -> m.Setups:
    """What can be chosen before a game, and ready-made set-ups."""
    from ridback.server import choices

    return choices.offered()


@get("/setups/random", responses=_wrongs())
async def random_line_up(seats: Annotated[int, QueryParameter(ge=1, le=6)]) -> m.LineUp:
    """A random line-up for that many people."""
    from ridback.server import choices

    return m.LineUp(list(choices.drawn(seats)))


@post("/setups/check", status_code=200, responses=_wrongs(403, 415, 503))
async def check(request: Asked, service: Here, data: JSONBody[m.Wish]) -> m.Fit:
    """Whether choices fit; all that does not, in words."""
    await service.gate.passed()
    from ridback.server import choices

    return await asyncio.to_thread(choices.fit, _words(request), data.seats, data, service.settings.cards)


@get("/tables", responses=_wrongs(401, 503))
async def tables(request: Asked, service: Here) -> m.Tables:
    """My tables, those that wait for me first."""
    return m.Tables(await _lines(service, someone(request)))


@post("/tables", responses=_wrongs(401, 403, 404, 415, 422, 503))
async def make(request: Asked, service: Here, data: JSONBody[m.NewTable]) -> m.Made:
    """Set up a table."""
    person = someone(request)
    if sum(place.kind == "me" for place in data.seats) > 1:
        raise Problem(422, "one_seat_each")
    await service.gate.passed()
    for place in data.seats:
        if place.kind == "bot" and place.bot not in service.bots():
            raise Problem(422, "unknown_bot", {"bot": place.bot or ""})
    seats = [
        Seat("human", person.id) if place.kind == "me" else Seat("open") if place.kind == "open" else Seat("bot", bot=place.bot)
        for place in data.seats
    ]
    from ridback.server import choices

    like = None if data.like is None else (await service.table(data.like)).setup
    setup = await asyncio.to_thread(choices.wanted, _words(request), len(seats), data, service.settings.cards, like)
    return m.Made(await service.make(person, seats, setup, pace=data.pace))


@get("/tables/{table_id:str}", responses=_wrongs(404))
async def table(request: Asked, service: Here, table_id: TableId) -> m.TableInfo:
    """A table but for the game on it."""
    return table_info(await service.table(table_id), request.user)


@patch("/tables/{table_id:str}", responses=_wrongs(401, 403, 404, 415))
async def change(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.NewPace]) -> m.TableInfo:
    """Let the bots of a table move faster or slower."""
    stored = await service.table(table_id)
    _my_seat(stored, someone(request))
    await service.log.set_pace(table_id, data.pace)
    service.hub.wake(table_id)
    return table_info(await service.table(table_id), request.user)


@post("/tables/{table_id:str}/join", status_code=200, responses=_wrongs(401, 403, 404, 409, 415))
async def join(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Join]) -> m.TableInfo:
    """Take an open seat; the game starts with the last one."""
    person = someone(request)
    await service.table(table_id)
    if data.name is not None:
        person = await service.people.rename(person, _name(data.name))
    try:
        await service.log.join(table_id, person, data.seat)
    except SeatTakenError as error:
        raise Problem(409, "seat_taken") from error
    service.hub.wake(table_id)
    return table_info(await service.table(table_id), person)


@get("/tables/{table_id:str}/view", responses=_wrongs(404, 409, 503))
async def view(request: Asked, service: Here, table_id: TableId) -> m.Seen:
    """The table as I may see it."""
    stored, position = await service.game(table_id)
    seen = position.view(stored.seat_of(request.user)) if position else None
    return m.Seen(table_info(stored, request.user), seen, position.last if position else 0)


@get("/tables/{table_id:str}/log", responses=_wrongs(404, 409, 503))
async def log(request: Asked, service: Here, table_id: TableId) -> m.Events:
    """What has happened at the table, as I may know it."""
    stored, position = await service.game(table_id)
    if position is None:
        return m.Events([], 0)
    return m.Events(position.events(stored.seat_of(request.user)), position.last)


@post("/tables/{table_id:str}/moves", status_code=200, responses=_wrongs(401, 403, 404, 409, 415, 422, 503))
async def move(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Answer]) -> m.Played:
    """Answer a decision. The same answer sent again does nothing, and says so."""
    person = someone(request)
    stored, position = await service.game(table_id)
    seat = _my_seat(stored, person)
    if position is None:
        raise Problem(409, "not_started")
    position, repeated = await service.play(position, seat, data.ply, data.move)
    return m.Played(position.game.ply, position.last, position.view(seat), repeated)


@get("/tables/{table_id:str}/record", responses=_wrongs(404, 409, 503))
async def record(service: Here, table_id: TableId) -> Response[m.Json]:
    """The saved game; only when it is over, as it says everything."""
    _, position = await service.game(table_id)
    if position is None or not position.over:
        raise Problem(409, "still_running")
    name = f"ridback-{table_id}.json"
    return Response(position.game.to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/tables/{table_id:str}/feed", include_in_schema=False)
async def follow(
    request: Asked,
    service: Here,
    table_id: TableId,
    after: Annotated[int | None, QueryParameter(ge=0)] = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID")] = None,
) -> ServerSentEvent:
    """What happens at the table, as it happens. A browser that comes back says by itself where it was."""
    await service.table(table_id)
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id[:18])
    address = request.client.host if request.client else ""
    if 0 < service.settings.feeds <= service.feeds[address]:
        raise Problem(429, "too_many_feeds", headers={"retry-after": "10"})

    async def counted() -> Any:
        service.feeds[address] += 1
        try:
            async for message in feed(service, table_id, request.user, after):
                yield message
        finally:
            service.feeds[address] -= 1

    return ServerSentEvent(counted())


@get("/enter/{code:str}", include_in_schema=False)
async def enter(request: Asked, service: Here, code: TableId) -> Response[Any]:
    """Come in by the door that ``ridback play`` has opened."""
    behind = service.behind(code)
    if behind is None:
        return Redirect("/")
    person, table_id = behind
    if request.user is not None and request.user.id == person.id:
        return Redirect(f"/t/{table_id}")
    cookie = await service.people.session_for(person)
    return Redirect(f"/t/{table_id}", cookies=[session_cookie(request, cookie)])


def _my_seat(stored: Stored, person: Person) -> int:
    seat = stored.seat_of(person)
    if seat is None:
        raise Problem(403, "not_seated")
    return seat


def _words(request: Asked) -> Words:
    return words.of_header(request.headers.get("accept-language"))


def _name(name: str) -> str:
    return " ".join("".join(character for character in name if character.isprintable()).split())


async def _lines(service: Service, person: Person) -> list[m.TableLine]:
    """The tables of a person; what can only be said once the rules are compiled is left open until then."""
    lines = []
    for stored in await service.log.tables_of(person, MOST_TABLES):
        position = None
        if service.gate.is_open:
            with contextlib.suppress(Problem):  # one that cannot be played any more must not hide the others
                _, position = await service.game(stored.id)
        lines.append(_line(stored, person, position))
        await asyncio.sleep(0)  # others may want to be answered, too
    return sorted(lines, key=lambda line: (not line.your_turn, line.status == "over", -line.updated))


def _line(stored: Stored, person: Person, position: Position | None) -> m.TableLine:
    seat = stored.seat_of(person)
    to_move = position.to_move if position else []
    view = position.view(None) if position else None
    result = view["result"] if view else None
    return m.TableLine(
        id=stored.id,
        status=stored.status,
        seats=seats_info(stored),
        you=seat,
        options=options(stored),
        updated=position.updated if position else stored.made,
        round=view["round"] if view else None,
        to_move=to_move,
        your_turn=seat in to_move,
        winners=result["winners"] if result else None,
    )


router = Router(
    "/api",
    route_handlers=[
        *(status, me, rename, bots, cards, setups, random_line_up, check),
        *(tables, make, table, change, join, view, log, move, record, follow),
    ],
    response_headers=[NotStored],
)
