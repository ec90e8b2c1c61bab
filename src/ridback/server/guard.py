"""What keeps strangers out: where a request may come from, how often, and what browsers are told about our pages.

A session cookie is sent by every page that makes the browser call us, so whatever changes something must be JSON (which a form of another
site cannot send) and must come from our own page, if it comes from a browser at all. The cookie is SameSite=Strict besides.
"""

from __future__ import annotations

import ipaddress
import re
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult, DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig

from ridback.server.people import COOKIE_AGE, Person
from ridback.server.problems import Problem
from ridback.server.settings import Settings

HEALTH = "/health"
#: What is the same for everybody: nobody is looked up there.
SAME = ("^/assets/", "^/locales/", f"^{HEALTH}$")
#: What is at or below this address is about who somebody is.
ACCOUNT = "/api/me"
#: Where one becomes somebody else, or nobody.
ENTRIES = ("/api/sign-in", "/api/sign-out", "/api/link")
#: Below this address letters are ended by what stands in them.
OFF = "/off/"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

#: Our pages load nothing from elsewhere, and stand in nobody's frame. The address of a table is a key to it: it is told to no one.
PAGE_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}

Asked = Request[Person | None, str | None, Any]


async def check(request: Request[Any, Any, Any]) -> None:
    """Refuse what does not come from our own page or from a program."""
    # Whoever looks after the server asks for its health by whatever address it has.
    hosts = () if request.url.path == HEALTH else request.app.state.service.settings.hosts
    host = request.headers.get("host", "")
    try:
        named = urlsplit(f"//{host}")
        _ = named.port
        origin = request.headers.get("origin")
        came_from = None if origin is None else urlsplit(origin).netloc or "nowhere"
    except ValueError:
        raise Problem(400, "wrong_host") from None
    if hosts and named.hostname not in hosts:
        raise Problem(400, "wrong_host")
    if request.url.path.startswith(OFF):
        return  # mail programs ask here; what they know is proof, and no cookie counts
    if any(re.match(same, request.url.path) for same in SAME):
        return
    person = request.scope.get("user")
    if _token(request) is not None:
        if person is None:
            raise Problem(401, "unknown_token")
        if _account(request):
            raise Problem(403, "not_by_token")
        return  # no page can make a browser send a token along
    if request.method in SAFE:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        ours = site in ("same-origin", "none")
    else:
        # Browsers tell the site only to https and to the own machine. Proxies may have changed the host, but say which it was.
        ours = came_from is None or came_from in (host, request.headers.get("x-forwarded-host"))
    if not ours:
        raise Problem(403, "wrong_origin")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Problem(415, "wrong_content_type")


def _token(request: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that came along, if any."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _account(request: Request[Any, Any, Any]) -> bool:
    """Whether the request is about who somebody is, which is for that person, in a browser, and not for their programs."""
    path = request.url.path.rstrip("/")
    return path.startswith((ACCOUNT + "/", *ENTRIES)) or (path == ACCOUNT and request.method not in SAFE)


class Sessions(AbstractAuthenticationMiddleware):
    """Makes ``request.user`` the person whose token or cookie came along, or None. Where there is a token, no cookie counts."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Look the token or the cookie up."""
        service = connection.app.state.service
        token = _token(connection)
        if token is not None:
            return AuthenticationResult(user=await service.tokens.person(token), auth=None)
        cookie = connection.cookies.get(service.cookie_name)
        return AuthenticationResult(user=await service.people.of_cookie(cookie) if cookie else None, auth=cookie)


def newcomer(request: Asked) -> None:
    """A Problem unless it is our own page, or a program, that wants to be somebody new.

    A link on another site brings nobody's cookie along (it is SameSite=Strict), so whoever follows one looks like nobody; a cookie in
    the answer would be taken all the same, in the place of the one that opens their games.
    """
    moves = request.headers.get("sec-fetch-mode") == "navigate" or "text/html" in request.headers.get("accept", "")
    if moves or request.headers.get("sec-fetch-site") not in (None, "same-origin", "none"):
        raise Problem(403, "wrong_origin")


async def still(request: Asked) -> bool:
    """Whether what was shown with the request still opens what it did: it may have been made void since."""
    service, token = request.app.state.service, _token(request)
    if token is not None:
        found = await service.tokens.person(token)
        return found is not None and request.user is not None and found.id == request.user.id
    return request.user is None or await service.people.behind(request.auth) == request.user.id


def session_cookie(request: Request[Any, Any, Any], value: str) -> Cookie:
    """The cookie that makes its holder known again, for scripts of no page to read."""
    return Cookie(
        key=request.app.state.service.cookie_name,
        value=value,
        max_age=COOKIE_AGE,
        path="/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


def no_cookie(request: Request[Any, Any, Any]) -> Cookie:
    """What makes a browser forget its session."""
    return replace(session_cookie(request, ""), max_age=0)


def someone(request: Asked) -> Person:
    """The person who asks; a Problem if they have no session."""
    if request.user is None:
        raise Problem(401, "no_session")
    return request.user


def network(address: str) -> str:
    """An address, of which one household has one: a whole /64 in IPv6, or its limits would hold for nobody."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((ip, 64), strict=False)) if ip.version == 6 else str(ip)


def asker(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request comes from, as limits count."""
    return network(request.client.host) if request.client else ""


def limits(settings: Settings) -> list[DefineMiddleware]:
    """How often one address may ask."""

    async def stays(request: Request[Any, Any, Any]) -> bool:
        path, method = request.url.path.rstrip("/"), request.method
        newcomer = path == ACCOUNT and method == "GET" and request.scope.get("user") is None
        made = path in ("/api/tables", "/api/games", "/api/me/account") or path.endswith("/continue")
        return newcomer or (made and method == "POST")

    found = []
    if settings.requests:
        exempt = ["^/assets/", f"^{HEALTH}$"]
        found.append(RateLimitConfig(("minute", settings.requests), exclude=exempt, identifier_for_request=asker, store="requests"))
    if settings.new_things:
        found.append(
            RateLimitConfig(("minute", settings.new_things), check_throttle_handler=stays, identifier_for_request=asker, store="new_things")
        )
    return [limit.middleware for limit in found]
