"""The outermost layer, around everything: what holds for every request, whether there is something at its address or not.

Each request gets an id, which stands in its answer and in every line of the log that it causes. HEAD is answered wherever GET is, with the
same headers and nothing after them. A Host header that is no name of a host is refused here: whatever asks for the request's address
further in would fail on it.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any

from litestar import Request
from litestar.exceptions import SerializationException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Struct, ValidationError, json

from ridback.server.problems import Problem, body

log = logging.getLogger(__name__)

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
#: The request that is being answered; empty outside of any.
REQUEST: ContextVar[str] = ContextVar("request", default="")

#: A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port.
_HOST = re.compile(rb"(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+(?:%25[A-Za-z0-9._~-]+)?\])(?::([0-9]{1,5})?)?")


class Edge:
    """Wraps the application, which knows no web sockets."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Answer one request."""
        id, came = secrets.token_hex(8), time.monotonic()
        REQUEST.set(id)
        begun = ended = False
        head = scope["method"] == "HEAD"
        if head:
            scope = {**scope, "method": "GET"}  # a copy: the server below minds that it is HEAD

        async def answer(message: Message) -> None:
            nonlocal begun, ended
            if message["type"] == "http.response.start":
                begun = True
                _note("HEAD" if head else scope["method"], scope, message["status"], time.monotonic() - came)
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            elif head:
                if ended:
                    return
                ended = True
                message = {"type": "http.response.body", "body": b"", "more_body": False}
            await send(message)

        async def hear() -> Any:
            # What would never end (a feed) ends when whoever asked has gone.
            return {"type": "http.disconnect"} if head and begun else await receive()

        if _host(scope):
            await self._app(scope, hear, answer)
        else:
            await _refuse(scope, answer, Problem(400, "wrong_host"))


def _note(method: str, scope: Any, status: int, seconds: float) -> None:
    """Note that a request is answered: the pattern of its address, as the address may be a key."""
    route = scope.get("path_template") or "-"
    service = scope["app"].state.service
    if service is not None:
        service.metrics.answered(method if method in METHODS else "-", route, status, seconds)
    if log.isEnabledFor(logging.INFO):
        told = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        log.info("%s %s %d", method, route, status, extra=told)


def _host(scope: Any) -> bool:
    """Whether the request names a host that there could be, or none at all."""
    for name, value in scope["headers"]:
        if name == b"host":
            found = _HOST.fullmatch(value)
            return found is not None and int(found[1] or 0) < 65536
    return True


async def _refuse(scope: Any, send: Send, problem: Problem) -> None:
    """Answer with a problem, without the application."""
    languages = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), None)
    told = json.encode(body(problem, languages))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(told)).encode()), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": told, "more_body": False})


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as what it is to be, to the letter: "7" and true are no numbers, and 0 is not no."""

    async def json(self) -> Any:
        """The body, as the type that the handler asks for. Raises what becomes ``malformed``."""
        field = self.route_handler.parsed_data_field
        wanted = field.annotation if field is not None else None
        if not (isinstance(wanted, type) and issubclass(wanted, Struct)):
            return await super().json()
        try:
            return json.decode(await self.body() or b"null", type=wanted)
        except ValidationError as error:
            where = re.search(r"`\$\.?([^`]*)`$", str(error)) or re.search(r"field `([^`]*)`", str(error))
            raise ValidationException(extra=[{"key": where[1] if where else ""}]) from error
        except (ValueError, UnicodeError) as error:
            raise SerializationException(str(error)) from error
