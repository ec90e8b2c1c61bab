"""The requests about how a person is told that it is their turn: by pushes, mail and a webhook; and at which tables it is."""

from __future__ import annotations

import html
import secrets
from typing import Annotated, Any

from litestar import MediaType, Response, Router, delete, get, post, put
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from ridback.server import calls_messages as m
from ridback.server.accounts import sure
from ridback.server.api import MOST_TABLES, Here, NotStored, asked_in, wrongs
from ridback.server.calls import Letter
from ridback.server.guard import ACCOUNT, PAGE_HEADERS, Asked, someone
from ridback.server.mail import LaterError, RefusedError
from ridback.server.problems import Problem
from ridback.server.service import Service
from ridback.server.waits import wait

OffCode = Annotated[str, PathParameter(max_length=80)]


@get("/", responses=wrongs(401, 403))
async def calls(request: Asked, service: Here) -> m.CallsInfo:
    """How I am told that it is my turn, where no page of the table is open."""
    return await _told(request, service)


@put("/push", responses=wrongs(401, 403, 409, 415, 422))
async def push(request: Asked, service: Here, data: JSONBody[m.PushWish]) -> m.CallsInfo:
    """Push to the browser that asks, until it signs out."""
    person = someone(request)
    await service.ways.subscribe(person, request.auth or "", data, asked_in(request).language)
    return await _told(request, service)


@delete("/push", status_code=200, responses=wrongs(401, 403, 415))
async def no_push(request: Asked, service: Here) -> m.CallsInfo:
    """Push no more to this browser."""
    await service.ways.unsubscribe(someone(request), request.auth)
    return await _told(request, service)


@post("/mail", status_code=200, responses=wrongs(401, 403, 409, 415, 422))
async def mail(request: Asked, service: Here, data: JSONBody[m.MailWish]) -> m.CallsInfo:
    """Send a code to a mail address of mine, which proves that it is. It is good for half an hour."""
    person, say = someone(request), asked_in(request)
    if not service.mailer.possible:
        raise Problem(409, "mail_off")
    asker = request.client.host if request.client else ""
    to, code = await service.ways.ask_code(person, data.address, asker, say.language)
    spaced = f"{code[:3]} {code[3:]}"
    try:
        await service.mailer.send(to, say.say("call-code-title", code=spaced), say.say("call-code", code=spaced), id=secrets.token_hex(16))
    except RefusedError:
        raise Problem(422, "mail_refused") from None
    except LaterError:
        raise Problem(409, "mail_away") from None
    return await _told(request, service)


@post("/mail/code", status_code=200, responses=wrongs(401, 403, 415, 422))
async def confirm(request: Asked, service: Here, data: JSONBody[m.MailCode]) -> m.CallsInfo:
    """Give the code that has come by mail: I am told by mail from now on."""
    await service.ways.confirm(someone(request), data.code, asked_in(request).language)
    return await _told(request, service)


@put("/mail", responses=wrongs(401, 403, 404, 415, 422))
async def switch_mail(request: Asked, service: Here, data: JSONBody[m.WayWish]) -> m.CallsInfo:
    """Whether I am told by mail, and when."""
    await service.ways.switch_mail(someone(request), data, asked_in(request).language)
    return await _told(request, service)


@delete("/mail", status_code=200, responses=wrongs(401, 403, 415))
async def no_mail(request: Asked, service: Here) -> m.CallsInfo:
    """Forget my mail address."""
    await service.ways.drop(someone(request), "mail")
    return await _told(request, service)


@post("/try", status_code=200, responses=wrongs(401, 403, 404, 415))
async def try_(request: Asked, service: Here, data: JSONBody[m.TryWish]) -> m.Tried:
    """Send me something now, by one of my ways."""
    person, say = someone(request), asked_in(request)
    sure(person) if data.way != "push" else None
    way = await service.ways.to_try(person, request.auth, data.way)
    told = Letter(say.say("call-try-title"), say.say("call-try"), "/account")
    trouble, _, gone = await service.caller.send(way, secrets.token_hex(16), told)
    await service.ways.went(way, trouble, gone=gone)
    return m.Tried(trouble is None, trouble)


@get("/webhook", responses=wrongs(401))
async def webhook(request: Asked, service: Here) -> m.HookTold:
    """My webhook."""
    return m.HookTold(await service.ways.hook(someone(request)), None)


@put("/webhook", responses=wrongs(401, 403, 415, 422))
async def set_webhook(request: Asked, service: Here, data: JSONBody[m.HookWish]) -> m.HookTold:
    """Name an address that is asked when it is my turn: POST, with JSON, signed as Standard Webhooks has it. A program may do so, too."""
    person = someone(request)
    secret = await service.ways.set_hook(person, data, asked_in(request).language)
    return m.HookTold(await service.ways.hook(person), secret)


@delete("/webhook", status_code=200, responses=wrongs(401, 403, 415))
async def no_webhook(request: Asked, service: Here) -> m.HookTold:
    """Forget my webhook."""
    await service.ways.drop(someone(request), "hook")
    return m.HookTold(None, None)


@get("/waiting", responses=wrongs(401, 503))
async def waiting(request: Asked, service: Here) -> m.Waiting:
    """The tables at which it is my turn, for a page to ask now and then."""
    person = someone(request)
    found = []
    for table in await service.log.tables_of(person, MOST_TABLES):
        seat = table.seat_of(person)
        if table.status != "running" or seat is None or not service.gate.is_open:
            continue
        look = await service.games.look(table.id)
        if look is not None and look[1] is not None and wait(look[1], seat) is not None:
            found.append(table.id)
    return m.Waiting(found)


@get("/off/{code:str}", include_in_schema=False)
async def off(request: Asked, service: Here, code: OffCode) -> Response[str]:
    """What the link at the end of a letter leads to: a page with one key. Looking at it changes nothing, as programs look at links, too."""
    return await _off(request, service, code, look=True)


@post("/off/{code:str}", status_code=200, include_in_schema=False)
async def turn_off(request: Asked, service: Here, code: OffCode) -> Response[str]:
    """Send no more letters. By that key, or by a mail program's own (RFC 8058); the code is what proves that it may."""
    return await _off(request, service, code, look=False)


async def _off(request: Asked, service: Service, code: str, *, look: bool) -> Response[str]:
    id, _, secret = code.partition("-")
    way = await service.ways.off(int(id), secret, look=look) if id.isascii() and id.isdigit() and len(id) < 10 else None
    if way is None:
        raise NotFoundException
    say = asked_in(request).say
    title = html.escape(say("call-off-title"))
    key = f"<form method=post><button>{html.escape(say('call-off-go'))}</button></form>"
    body = f"<p>{html.escape(say('call-off-ask', address=way.target))}{key}" if look else f"<p>{html.escape(say('call-off-done'))}"
    page = (
        "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width,initial-scale=1'>"
        "<meta name=robots content=noindex>"
        f"<title>{title}</title><body style='font:18px/1.5 sans-serif;max-width:34em;margin:3em auto;padding:0 1em'><h1>{title}</h1>{body}"
    )
    headers = {"cache-control": "no-store", **PAGE_HEADERS, "referrer-policy": "no-referrer"}
    return Response(page, media_type=MediaType.HTML, headers=headers)


async def _told(request: Asked, service: Service) -> m.CallsInfo:
    return await service.ways.told(someone(request), request.auth, await service.pusher.public_key(), service.mailer.possible)


#: Below what is about who somebody is: not for programs.
router = Router(
    f"{ACCOUNT}/calls",
    route_handlers=[calls, push, no_push, mail, confirm, switch_mail, no_mail, try_],
    response_headers=[NotStored],
)
hooks: Any = Router("/api", route_handlers=[webhook, set_webhook, no_webhook, waiting], response_headers=[NotStored])
