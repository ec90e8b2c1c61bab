"""The requests about people: keeping a name, coming in and going out, one's browsers, links to another browser, preferences."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter

from ridback.server import people_messages as m
from ridback.server.accounts import Asker, Entry
from ridback.server.api import Here, NotStored, wrongs
from ridback.server.guard import Asked, no_cookie, session_cookie, someone
from ridback.server.names import agent
from ridback.server.pages import qr
from ridback.server.passkeys import site
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.service import Service
from ridback.server.tickets import LIFE

ShownId = Annotated[str, PathParameter(max_length=40)]
VacationNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
#: A passkey's id has up to 1023 bytes.
KeyId = Annotated[str, PathParameter(max_length=1400)]


@get("/me/account", responses=wrongs(401, 403))
async def account(request: Asked, service: Here) -> m.AccountInfo:
    """How my name is kept, and which browsers are me."""
    return await service.accounts.told(someone(request), request.auth)


@post("/me/account", responses=wrongs(401, 403, 409, 415, 422))
async def sign_up(request: Asked, service: Here, data: JSONBody[m.NewAccount]) -> Response[m.AccountInfo]:
    """Keep my name with a password. My games stay mine."""
    someone(request)
    return await _account(request, service, await service.accounts.sign_up(_asker(request), data.name, data.password))


@put("/me/password", responses=wrongs(401, 403, 409, 415, 422))
async def password(request: Asked, service: Here, data: JSONBody[m.NewPassword]) -> Response[m.AccountInfo]:
    """Give my account a password, or another one. My other browsers are signed out."""
    someone(request)
    return await _account(request, service, await service.accounts.set_password(_asker(request), data.old, data.new))


@post("/me/passkeys/question", status_code=200, responses=wrongs(401, 403, 409, 415, 422))
async def new_passkey(request: Asked, service: Here, data: JSONBody[m.PasskeyWish]) -> m.Question:
    """What my browser is to be asked for a new passkey."""
    person = someone(request)
    return m.Question(await service.accounts.new_passkey(person, data.name, site(request.headers.get("origin"))))


@post("/me/passkeys", responses=wrongs(401, 403, 409, 415, 422))
async def add_passkey(request: Asked, service: Here, data: JSONBody[m.NewPasskey]) -> Response[m.AccountInfo]:
    """Keep a passkey that my browser has made; a guest's name is kept by it."""
    someone(request)
    where = site(request.headers.get("origin"))
    return await _account(request, service, await service.accounts.add_passkey(_asker(request), data.name, where, data.credential))


@delete("/me/passkeys/{key:str}", status_code=200, responses=wrongs(401, 403, 404, 409, 415))
async def drop_passkey(request: Asked, service: Here, key: KeyId) -> m.AccountInfo:
    """Let one of my passkeys open nothing any more."""
    person = someone(request)
    await service.accounts.drop_passkey(person, key)
    return await service.accounts.told(person, request.auth)


@delete("/me/sessions", status_code=200, responses=wrongs(401, 403, 415))
async def sign_out_others(request: Asked, service: Here) -> m.AccountInfo:
    """Sign out all my other browsers."""
    person = someone(request)
    await service.accounts.sign_out_others(person, request.auth)
    return await service.accounts.told(person, request.auth)


@delete("/me/sessions/{session:str}", status_code=200, responses=wrongs(401, 403, 404, 415))
async def sign_out_one(request: Asked, service: Here, session: ShownId) -> m.AccountInfo:
    """Sign out another of my browsers."""
    person = someone(request)
    await service.accounts.sign_out_one(person, request.auth, session)
    return await service.accounts.told(person, request.auth)


@put("/me/preferences", responses=wrongs(401, 403, 415))
async def prefer(request: Asked, service: Here, data: JSONBody[m.Preferences]) -> m.Preferences:
    """What I like; all of it, and what is left out as everybody has it at first."""
    person = someone(request)
    await service.people.prefer(person, m.kept(data))
    await service.liked(person)
    return data


@get("/me/vacations", responses=wrongs(401, 403))
async def vacations(request: Asked, service: Here) -> m.VacationsInfo:
    """When I am away."""
    return await _vacations(service, someone(request))


@post("/me/vacations", responses=wrongs(401, 403, 409, 415, 422))
async def new_vacation(request: Asked, service: Here, data: JSONBody[m.NewVacation]) -> m.VacationsInfo:
    """Say that I shall be away: my clocks stand still then, at tables that allow it, for so many days of a year as they do."""
    person = someone(request)
    service.away(await service.vacations.say(person, time.time() if data.since is None else data.since, data.until))
    return await _vacations(service, person)


@delete("/me/vacations/{number:int}", status_code=200, responses=wrongs(401, 403, 404, 415))
async def end_vacation(request: Asked, service: Here, number: VacationNumber) -> m.VacationsInfo:
    """Say that I am back, or shall not go."""
    person = someone(request)
    service.away(await service.vacations.end(person, number))
    return await _vacations(service, person)


async def _vacations(service: Service, person: Person) -> m.VacationsInfo:
    found = sorted(await service.vacations.of(person), key=lambda one: (one.until <= time.time(), one.since))
    return m.VacationsInfo([m.VacationInfo(*one) for one in found])


@post("/sign-in", status_code=200, responses=wrongs(401, 403, 415))
async def sign_in(request: Asked, service: Here, data: JSONBody[m.SignIn]) -> Response[m.SignedIn]:
    """Come in by name and password."""
    return _entered(request, service, await service.accounts.sign_in(_asker(request), data.name, data.password))


@post("/sign-in/passkey/question", status_code=200, responses=wrongs(401, 403, 415, 422))
async def ask_passkey(request: Asked, service: Here) -> m.Question:
    """What my browser is to be asked to come in by a passkey."""
    return m.Question(await service.accounts.ask_passkey(someone(request), site(request.headers.get("origin"))))


@post("/sign-in/passkey", status_code=200, responses=wrongs(401, 403, 415, 422))
async def sign_in_by_passkey(request: Asked, service: Here, data: JSONBody[m.PasskeyUse]) -> Response[m.SignedIn]:
    """Come in by a passkey."""
    someone(request)
    where = site(request.headers.get("origin"))
    return _entered(request, service, await service.accounts.sign_in_by_passkey(_asker(request), where, data.credential))


@post("/sign-out", status_code=200, responses=wrongs(403, 415))
async def sign_out(request: Asked, service: Here) -> Response[m.Json]:
    """Go. Whoever has no account is not known again."""
    if request.auth:
        await service.people.sign_out(request.auth)
    return Response({}, cookies=[no_cookie(request)])


@post("/me/link", responses=wrongs(401, 403, 404, 409, 415))
async def link(request: Asked, service: Here, data: JSONBody[m.LinkWish]) -> m.LinkInfo:
    """A link that makes another browser me, once; or gives it a seat that is played at my screen."""
    person = someone(request)
    if data.table is not None:
        await service.table(data.table)
    elif data.seat is not None:
        raise Problem(404, "unknown_table")
    code = await service.accounts.link(person, data.table, data.seat)
    # Behind the #, so that it is in no server's log, in no referrer, and used by nobody who only looks what is at an address.
    path = f"/be#{code}"
    home = request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return m.LinkInfo(code, path, round(LIFE["hand_over"]), qr(home + path))


@post("/link/look", status_code=200, responses=wrongs(403, 404, 415))
async def look(service: Here, data: JSONBody[m.LinkCode]) -> m.LinkTold:
    """Whom a link would make me. It is not used up by that."""
    return await service.accounts.look(data.code)


@post("/link", status_code=200, responses=wrongs(403, 404, 409, 415))
async def take(request: Asked, service: Here, data: JSONBody[m.LinkUse]) -> Response[m.LinkTold]:
    """Be whom a link makes me, or sit where it seats me."""
    entry, told = await service.accounts.take(_asker(request), data.code, leave=data.leave)
    if told.seat is not None and told.table is not None:
        service.presence.saw(told.table, entry.person)
        service.hub.wake(told.table)
    return Response(told, cookies=[session_cookie(request, entry.cookie)])


def _asker(request: Asked) -> Asker:
    address = request.client.host if request.client else ""
    return Asker(request.user, request.auth, agent(request.headers.get("user-agent")), address)


async def _account(request: Asked, service: Service, entry: Entry | None) -> Response[m.AccountInfo]:
    """The account as it is now, for the cookie it has now."""
    person, cookie = (someone(request), request.auth) if entry is None else (entry.person, entry.cookie)
    told = await service.accounts.told(person, cookie)
    return Response(told, cookies=[session_cookie(request, entry.cookie)] if entry else [])


def _entered(request: Asked, service: Service, entry: Entry) -> Response[m.SignedIn]:
    for table in entry.moved:
        service.presence.saw(table, entry.person)
        service.hub.wake(table)
    told = m.SignedIn(entry.person.name, len(entry.moved), list(entry.kept), entry.back)
    return Response(told, cookies=[session_cookie(request, entry.cookie)])


router = Router(
    "/api",
    route_handlers=[
        *(account, sign_up, password, new_passkey, add_passkey, drop_passkey, sign_out_others, sign_out_one, prefer),
        *(vacations, new_vacation, end_vacation),
        *(sign_in, ask_passkey, sign_in_by_passkey, sign_out, link, look, take),
    ],
    response_headers=[NotStored],
)
