"""What keeps strangers out: where a request may come from, how often, and what browsers are told about our pages.

A session cookie is sent by every page that makes the browser call us, so whatever changes something must be JSON (which a form of another
site cannot send) and must come from our own page, if it comes from a browser at all. The cookie is SameSite=Strict besides.
"""

from __future__ import annotations

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
    hosts = request.app.state.service.settings.hosts
    host = request.headers.get("host", "")
    try:
        named = urlsplit(f"//{host}")
        _ = named.port
        origin = request.headers.get("origin")
        came_from = None if origin is None else urlsplit(origin).netloc
    except ValueError:
        raise Problem(400, "wrong_host") from None
    if hosts and named.hostname not in hosts:
        raise Problem(400, "wrong_host")
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


class Sessions(AbstractAuthenticationMiddleware):
    """Makes ``request.user`` the person whose cookie came along, or None."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Look the cookie up."""
        service = connection.app.state.service
        cookie = connection.cookies.get(service.cookie_name)
        return AuthenticationResult(user=await service.people.of_cookie(cookie) if cookie else None, auth=cookie)


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


def someone(request: Asked) -> Person:
    """The person who asks; a Problem if they have no session."""
    if request.user is None:
        raise Problem(401, "no_session")
    return request.user


def limits(settings: Settings) -> list[DefineMiddleware]:
    """How often one address may ask."""

    async def stays(request: Request[Any, Any, Any]) -> bool:
        path, method = request.url.path.rstrip("/"), request.method
        newcomer = path == "/api/me" and method == "GET" and request.scope.get("user") is None
        return newcomer or (path == "/api/tables" and method == "POST")

    found = []
    if settings.requests:
        found.append(RateLimitConfig(("minute", settings.requests), exclude=["^/assets/"], store="requests"))
    if settings.new_things:
        found.append(RateLimitConfig(("minute", settings.new_things), check_throttle_handler=stays, store="new_things"))
    return [limit.middleware for limit in found]
