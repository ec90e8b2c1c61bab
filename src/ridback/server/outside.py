"""Requests to addresses that somebody else has named: webhooks and pushes. The server must not be made to ask what only it can reach.

A name is looked up when something is sent, and the line goes to the address that was looked at, so that no second look-up gives another
one. Redirects are not followed, nothing of the answer is read but its status, and no proxy of the environment is used.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

#: Seconds for one request, all of it.
PATIENCE = 15.0
#: The longest address, in characters.
LONGEST = 1000

_NAT64 = ipaddress.ip_network("64:ff9b::/96")


class InsideError(Exception):
    """That address is not the world's: it may be this machine's, or of the network it stands in."""


class UnreachableError(Exception):
    """Nobody has answered; ``why`` in a word or two, for the log."""


class Outcome(NamedTuple):
    """What was answered: the status, and the seconds after which one may ask again, if it says so."""

    status: int
    after: float | None


def fits(url: str, *, inside: bool = False) -> bool:
    """Whether something may be sent to that address, as far as can be told without looking it up: https, without a password, and nothing
    that is plainly of an own network; with ``inside`` http and those, too."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
        named = (host or "").encode("idna")
    except ValueError:
        return False
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not (plain and named and parts.scheme in ("https", "http") and parts.username is None and parts.password is None and port != 0):
        return False
    return inside or (parts.scheme == "https" and not _is_inside(host or ""))


def _is_inside(host: str) -> bool:
    """Whether that is an address, and not the world's. A name may be anything, until it is looked up."""
    try:
        return not public(host)
    except ValueError:
        return host == "localhost" or host.endswith((".localhost", ".local", ".internal"))


def public(address: str) -> bool:
    """Whether that is an address of one machine that anybody in the world can reach. One that stands for an IPv4 address is judged by that.
    Raises ValueError if it is none."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        within = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if ip in _NAT64:
            within = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if within is not None:
            return public(str(within))
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


class _Guarded(httpcore.AsyncNetworkBackend):
    """Opens lines to the world's addresses only."""

    def __init__(self, inside: bool) -> None:
        self._inside, self._net = inside, httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - it is what the library calls
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A line to that host. Raises InsideError."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not addresses or not (self._inside or all(map(public, addresses))):
            raise InsideError
        for address in addresses[:-1]:
            try:
                return await self._net.connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.ConnectError:
                continue
        return await self._net.connect_tcp(addresses[-1], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self._net.sleep(seconds)


@functools.cache
def _trust() -> ssl.SSLContext:
    """Whom we believe who they are: the authorities this machine knows, and those that come with certifi."""
    import certifi

    context = ssl.create_default_context()
    context.load_verify_locations(certifi.where())
    return context


async def post(url: str, body: bytes, headers: Mapping[str, str], *, inside: bool = False) -> Outcome:
    """Send something to an address, once. Raises InsideError, and UnreachableError where no answer comes."""
    if not fits(url, inside=inside):
        raise InsideError
    context = await asyncio.to_thread(_trust) if url.startswith("https:") else None
    try:
        async with (
            asyncio.timeout(PATIENCE),
            httpcore.AsyncConnectionPool(ssl_context=context, max_connections=1, network_backend=_Guarded(inside)) as pool,
            pool.stream("POST", url, headers=list(headers.items()), content=body) as answer,
        ):
            return Outcome(answer.status, _after(answer.headers))
    except TimeoutError:
        raise UnreachableError("too slow") from None
    except (OSError, UnicodeError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
        raise UnreachableError(type(error).__name__) from error


def _after(headers: list[tuple[bytes, bytes]]) -> float | None:
    for name, value in headers:
        if name.lower() == b"retry-after" and value.isdigit():
            return float(value[:6])
    return None
