"""The requests of ``/api``: what docs/architecture.md promises, one function each. Who somebody is comes from the session alone."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from typing import Annotated, Any

from litestar import Response, Router, delete, get, patch, post, put
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect

from ridback import words
from ridback.server import messages as m
from ridback.server.accounts import sure
from ridback.server.eyes import looking
from ridback.server.guard import Asked, newcomer, session_cookie, someone
from ridback.server.log import SeatTakenError, Stored
from ridback.server.names import agent, cleaned
from ridback.server.options import Clock, TableOptions
from ridback.server.pages import qr
from ridback.server.people import Person
from ridback.server.people_messages import preferences_of
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.table import Standing, options, seats_info
from ridback.server.undo import offered
from ridback.server.vacations import DAY
from ridback.words import Words

#: The most tables a list of one's own shows.
MOST_TABLES = 100

Here = NamedDependency[Service]
TableId = Annotated[str, PathParameter(max_length=40)]
SeatPlace = Annotated[int, PathParameter(ge=0, le=5)]
#: The seat for which somebody asks at whose screen several people play.
As = Annotated[int | None, QueryParameter(name="as", ge=0, le=5)]
NotStored = ResponseHeader(name="cache-control", value="no-store")


def wrongs(*statuses: int) -> dict[int, ResponseSpec]:
    """What may be answered besides, for the description."""
    return {status: ResponseSpec(m.Wrong, description="It cannot be done.", generate_examples=False) for status in (400, 429, *statuses)}


@get("/status")
async def status(service: Here) -> m.ReadyInfo:
    """Whether the rules can be asked yet."""
    return service.gate.state()


@get("/me", responses=wrongs(403, 503))
async def me(request: Asked, service: Here) -> Response[m.Me]:
    """Who I am, and my tables. Makes the session if there is none."""
    person, cookie = request.user, request.auth
    if person is None:
        newcomer(request)
        person, cookie = await service.people.welcome(agent=agent(request.headers.get("user-agent")))
        return Response(await _me(service, person), cookies=[session_cookie(request, cookie)])
    cookies = [session_cookie(request, cookie)] if person.renew and cookie else []
    return Response(await _me(service, person), cookies=cookies)


@put("/me", responses=wrongs(401, 403, 409, 415, 422))
async def rename(request: Asked, service: Here, data: JSONBody[m.NewName]) -> m.Me:
    """Take another name."""
    person = someone(request)
    sure(person)
    return await _me(service, await service.people.rename(person, cleaned(data.name)))


@get("/bots", responses=wrongs(503))
async def bots(service: Here) -> m.Bots:
    """The bots one can seat, weakest first."""
    await service.gate.passed()
    return m.Bots(service.bots())


@get("/cards", responses=wrongs(404, 503))
async def cards(service: Here, table: Annotated[str | None, QueryParameter(max_length=40)] = None) -> m.Json:
    """The values in force at a table, or at tables made from now on; with what is a house value, and what was changed."""
    await service.gate.passed()
    from ridback.cards import Cards

    changes = service.settings.cards if table is None else (await service.table(table)).setup.get("cards", {})
    return Cards(changes).told()


@get("/setups", responses=wrongs())
async def setups() -> m.Setups:
    """What can be chosen before a game, and ready-made set-ups."""
    from ridback.server import choices

    return choices.offered()


@get("/setups/random", responses=wrongs())
async def random_line_up(seats: Annotated[int, QueryParameter(ge=1, le=6)]) -> m.LineUp:
    """A random line-up for that many people."""
    from ridback.server import choices

    return m.LineUp(list(choices.drawn(seats)))


@post("/setups/check", status_code=200, responses=wrongs(403, 415, 503))
async def check(request: Asked, service: Here, data: JSONBody[m.Wish]) -> m.Fit:
    """Whether choices fit; all that does not, in words."""
    await service.gate.passed()
    from ridback.server import choices

    return await asyncio.to_thread(choices.fit, asked_in(request), data.seats, data, service.settings.cards)


@get("/tables", responses=wrongs(401, 503))
async def tables(request: Asked, service: Here) -> m.Tables:
    """My tables, those that wait for me first."""
    return m.Tables(await lines(service, someone(request)))


@post("/tables", responses=wrongs(401, 403, 404, 415, 422, 503))
async def make(request: Asked, service: Here, data: JSONBody[m.NewTable]) -> m.Made:
    """Set up a table."""
    person = await maker(service, request)
    if sum(place.kind == "me" for place in data.seats) > 1:
        raise Problem(422, "one_seat_each")
    await service.gate.passed()
    for place in data.seats:
        if place.kind == "bot":
            service.known(place.bot)
    seats = [
        Seat("human", person.id)
        if place.kind == "me"
        else Seat("human", name=cleaned(place.name or ""), holder=person.id)
        if place.kind == "here"
        else Seat("open")
        if place.kind == "open"
        else Seat("bot", bot=place.bot)
        for place in data.seats
    ]
    from ridback.server import choices

    like = None if data.like is None else (await service.table(data.like)).setup
    setup = await asyncio.to_thread(choices.wanted, asked_in(request), len(seats), data, service.settings.cards, like)
    clock = _clock(service, data.clock)
    says = TableOptions(public=data.public, watch=data.watch, undo=data.undo, chat=data.chat, clock=clock)
    return m.Made(await service.make(person, seats, setup, pace=data.pace, hints=data.hints, options=says))


def _clock(service: Service, wish: m.NewClock | None) -> Clock | None:
    """A clock as it is wished for; a Problem if it makes no sense."""
    if wish is None:
        return None
    most = wish.first if wish.most is None else wish.most
    if not max(wish.first, wish.more) <= most:
        raise Problem(422, "clock", {"most": most})
    if wish.vacation and wish.first < DAY:
        raise Problem(422, "clock_vacation")
    return Clock(wish.first, wish.more, most, wish.late, service.known(wish.bot), wish.vacation)


@get("/tables/{table_id:str}", responses=wrongs(403, 404))
async def table(request: Asked, service: Here, table_id: TableId, eyes: As = None) -> m.TableInfo:
    """A table but for the game on it."""
    stored = await service.table(table_id)
    service.presence.saw(table_id, request.user)
    return service.told(stored, looking(stored, request.user, eyes))


@get("/tables/{table_id:str}/invite", responses=wrongs(404))
async def invite(request: Asked, service: Here, table_id: TableId) -> m.Invite:
    """The address of a table for others to open, also as a QR code."""
    await service.table(table_id)
    home = service.settings.room or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return m.Invite(f"{home}/t/{table_id}", qr(f"{home}/t/{table_id}"))


@patch("/tables/{table_id:str}", responses=wrongs(401, 403, 404, 415))
async def change(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.NewPace]) -> m.TableInfo:
    """Let the bots of a table move faster or slower."""
    stored = await service.table(table_id)
    if not stored.sits(someone(request)):
        raise Problem(403, "not_seated")
    await service.log.set_pace(table_id, data.pace)
    service.hub.wake(table_id)
    return service.told(await service.table(table_id), request.user)


@post("/tables/{table_id:str}/join", status_code=200, responses=wrongs(401, 403, 404, 409, 415))
async def join(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Join]) -> m.TableInfo:
    """Take an open seat; the game starts with the last one. A guest may say what to be called there; a name that is kept stays."""
    person = someone(request)
    if person.id in (await service.table(table_id)).options.out:
        raise Problem(403, "taken_out")
    service.presence.saw(table_id, person)
    renames = data.name is not None and not person.account
    if renames and request.auth is None:
        raise Problem(403, "not_by_token")
    try:
        await service.log.join(table_id, person, data.seat)
    except SeatTakenError as error:
        raise Problem(409, "seat_kept" if error.kept else "seat_taken") from error
    if renames:
        person = await service.people.rename(person, cleaned(data.name or ""))
    service.hub.wake(table_id)
    return service.told(await service.table(table_id), person)


@post("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def seat_bot(request: Asked, service: Here, table_id: TableId, seat: SeatPlace, data: JSONBody[m.BotWish]) -> m.TableInfo:
    """Let a bot play one's own seat, or, at a table that one has made, one that nobody sits in, or another bot a bot's."""
    person = someone(request)
    await service.gate.passed()
    return service.told(await service.seat_bot(table_id, seat, person, service.known(data.bot)), person)


@delete("/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 422))
async def take_back(request: Asked, service: Here, table_id: TableId, seat: SeatPlace) -> m.TableInfo:
    """Play one's own seat again."""
    person = someone(request)
    stored = await service.take_back(table_id, seat, person)
    service.presence.saw(table_id, person)
    return service.told(stored, person)


@get("/tables/{table_id:str}/view", responses=wrongs(403, 404, 409, 503))
async def view(request: Asked, service: Here, table_id: TableId, eyes: As = None) -> m.Seen:
    """The table as I may see it. Where several people play at my screen that is the open table, unless I say for which of their seats I
    ask."""
    stored, position = await service.seen(table_id, request.user)
    service.presence.saw(table_id, request.user)
    who = looking(stored, request.user, eyes)
    own = stored.seat_of(who)
    if position is None:
        return m.Seen(service.told(stored, who), None, 0, None)
    return m.Seen(service.told(stored, who), position.shown(own), position.last, offered(position, own))


@get("/tables/{table_id:str}/log", responses=wrongs(403, 404, 409, 503))
async def log(request: Asked, service: Here, table_id: TableId, eyes: As = None) -> m.Events:
    """What has happened at the table, as I may know it."""
    stored, position = await service.seen(table_id, request.user)
    service.presence.saw(table_id, request.user)
    who = looking(stored, request.user, eyes)
    if position is None:
        return m.Events([], 0)
    return m.Events(position.events(stored.seat_of(who)), position.last)


@post("/tables/{table_id:str}/moves", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 422, 503))
async def move(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.Answer], eyes: As = None) -> m.Played:
    """Answer a decision. The same answer sent again does nothing, and says so."""
    person = someone(request)
    position, seat, repeated = await service.answer(table_id, person, data.ply, data.move, data.last, eyes)
    return m.Played(position.game.ply, position.last, position.shown(seat), offered(position, seat), repeated)


@post("/tables/{table_id:str}/hint", status_code=200, responses=wrongs(401, 403, 404, 409, 415, 503))
async def hint(request: Asked, service: Here, table_id: TableId, data: JSONBody[m.HintWish], eyes: As = None) -> m.Hint:
    """What the strongest bot would do in my place, from what I can see."""
    person = someone(request)
    position, seat = await service.own_game(table_id, person, eyes)
    return await service.hints.ask(person, position, seat)


@get("/tables/{table_id:str}/review", responses=wrongs(401, 403, 404, 409, 422, 500, 503))
async def review(request: Asked, service: Here, table_id: TableId, seat: Annotated[int, QueryParameter(ge=0, le=5)]) -> m.Working | m.Ready:
    """What a seat decided in a game that is over, and what would have been better; or how far that has been worked out."""
    _, position = await service.seen(table_id, request.user)
    if position is None:
        raise Problem(409, "still_running", {"wanted": "review"})
    return await service.reviews.ask(request.user, position, seat, asked_in(request))


@get("/tables/{table_id:str}/record", responses=wrongs(403, 404, 409, 503))
async def record(request: Asked, service: Here, table_id: TableId) -> Response[m.Json]:
    """The saved game; only when it is over, as it says everything."""
    _, position = await service.seen(table_id, request.user)
    if position is None or not position.told:
        raise Problem(409, "still_running", {"wanted": "record"})
    name = f"ridback-{table_id}.json"
    return Response(position.game.to_json(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/enter/{code:str}", include_in_schema=False)
async def enter(request: Asked, service: Here, code: TableId) -> Response[Any]:
    """Come in by the door that ``ridback play`` has opened."""
    behind = service.behind(code)
    if behind is None:
        return Redirect("/")
    person, table_id = behind
    if service.settings.room and not _here(request):
        return Redirect(f"/t/{table_id}")  # others come as themselves
    if request.user is not None and request.user.id == person.id:
        return Redirect(f"/t/{table_id}")
    cookie = await service.people.session_for(person, agent(request.headers.get("user-agent")))
    return Redirect(f"/t/{table_id}", cookies=[session_cookie(request, cookie)])


def _here(request: Asked) -> bool:
    """Whether who asks is at this machine."""
    with contextlib.suppress(ValueError):
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    return False


def _my_seat(stored: Stored, person: Person | None) -> int:
    seat = stored.seat_of(person)
    if seat is None:
        raise Problem(403, "not_seated")
    return seat


def asked_in(request: Asked) -> Words:
    """The words of the language in which somebody asks."""
    return words.of_header(request.headers.get("accept-language"))


async def maker(service: Service, request: Asked) -> Person:
    """Who asks, if they may make tables here; else a Problem."""
    person = someone(request)
    if not await service.makes(person):
        raise Problem(403, "host_only")
    return person


async def _me(service: Service, person: Person) -> m.Me:
    return m.Me(person.name, person.account, await service.makes(person), preferences_of(person.preferences), await lines(service, person))


async def lines(service: Service, person: Person) -> list[m.TableLine]:
    """The tables of a person, those that wait for them first; what can only be said once the rules are compiled is left open until then."""
    found = []
    for stored in await service.log.tables_of(person, MOST_TABLES):
        found.append(_line(service, stored, person, await service.standing(stored)))
        await asyncio.sleep(0)  # others may want to be answered, too
    return sorted(found, key=lambda line: (not line.your_turn and line.kept is None, line.status == "over", -line.updated))


def _line(service: Service, stored: Stored, person: Person, standing: Standing | None) -> m.TableLine:
    seat = stored.seat_of(person)
    to_move = standing.to_move if standing else []
    return m.TableLine(
        id=stored.id,
        status=stored.status,
        seats=seats_info(stored, person, service.presence.away(stored)),
        you=seat,
        kept=stored.kept_for(person),
        options=options(stored),
        updated=standing.updated if standing else stored.made,
        round=standing.round if standing else None,
        to_move=to_move,
        your_turn=any(stored.plays(person, one) and stored.seats[one].bot is None for one in to_move),
        winners=standing.winners if standing else None,
        origin=None if stored.origin is None else m.OriginInfo(*stored.origin),
    )


router = Router(
    "/api",
    route_handlers=[
        *(status, me, rename, bots, cards, setups, random_line_up, check),
        *(tables, make, table, invite, change, join, seat_bot, take_back),
        *(view, log, move, hint, record, review),
    ],
    response_headers=[NotStored],
)
