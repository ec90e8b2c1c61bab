"""The server asks no address that only it can reach, whatever somebody names."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from ridback.server.mail import Smtp, address_of, sender_fits, smtp_of
from ridback.server.outside import InsideError, UnreachableError, fits, post, public
from tests.server.receivers import receiving

INSIDE = [
    *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255"),
    *("224.0.0.1", "240.0.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a00:1", "::127.0.0.1"),
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside(address: str) -> None:
    assert not public(address)
    host = f"[{address}]" if ":" in address else address
    assert not fits(f"https://{host}/x")


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_outside(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://example.org/",
            "ftp://example.org/",
            "https://",
            "https:///x",
            "example.org",
            "https://a b.org/",
            "https://example.org/\n",
        ),
        *("https://me@example.org/", "https://me:secret@example.org/", "https://example.org:0/", "https://example.org:99999/"),
        *(
            "https://localhost/",
            "https://LOCALHOST/",
            "https://printer.local/",
            f"https://example.org/{'x' * 1000}",
            "https://ex\u00e4mple.org/",
        ),
    ],
)
def test_what_is_no_address(url: str) -> None:
    assert not fits(url)


def test_what_is_one() -> None:
    assert fits("https://example.org/hook?x=1")
    assert fits("https://example.org:8443/hook")
    assert fits("http://127.0.0.1:8080/", inside=True)
    assert not fits("file:///etc/passwd", inside=True)


async def test_a_name_is_judged_by_where_it_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    """When something is sent, and by all it leads to; the line goes to what was judged, so there is no second look-up to lie to."""
    looked: list[str] = []
    leads = ["93.184.216.34", "10.0.0.5"]

    async def look_up(self: Any, host: str, port: int, **_: Any) -> list[Any]:
        looked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in leads]

    opened: list[str] = []

    async def connect(self: Any, host: str, *_: Any, **__: Any) -> Any:
        opened.append(host)
        raise OSError

    monkeypatch.setattr(type(asyncio.get_running_loop()), "getaddrinfo", look_up, raising=False)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    with pytest.raises(InsideError):
        await post("https://two-faced.example.org/", b"", {})
    assert opened == []
    leads.pop()
    with pytest.raises(UnreachableError):
        await post("https://two-faced.example.org/", b"", {})
    assert opened == ["93.184.216.34"]
    assert looked == ["two-faced.example.org"] * 2


async def test_redirects_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:9")
    with receiving() as receiver:
        receiver.statuses, receiver.headers = [307], {"location": f"{receiver.url}/elsewhere"}
        assert (await post(f"{receiver.url}/hook", b"{}", {}, inside=True)).status == 307
        assert [one.path for one in receiver.got] == ["/hook"]
        receiver.statuses, receiver.headers = [429], {"retry-after": "17"}
        assert await post(f"{receiver.url}/hook", b"{}", {}, inside=True) == (429, 17.0)
        with pytest.raises(InsideError):
            await post(f"{receiver.url}/hook", b"{}", {})
    with pytest.raises(UnreachableError):
        await post(f"{receiver.url}/hook", b"{}", {}, inside=True)


def test_mail_servers() -> None:
    assert smtp_of("smtp://localhost") == Smtp("localhost", 25, None, None, False)
    assert smtp_of("smtp://ann:a%40b@mail.example.org") == Smtp("mail.example.org", 587, "ann", "a@b", None)
    assert smtp_of("smtps://mail.example.org/") == Smtp("mail.example.org", 465, None, None, True)
    for wrong in ("mail.example.org", "http://mail.example.org", "smtp://", "smtp://host:port", "smtp://host/path"):
        with pytest.raises(ValueError):
            smtp_of(wrong)


def test_mail_addresses() -> None:
    assert address_of(" Ann.B+ridback@Example.ORG ") == "Ann.B+ridback@example.org"
    assert address_of("ann@b\u00fccher.example") == "ann@xn--bcher-kva.example"
    for wrong in (
        "",
        "ann",
        "@example.org",
        "ann@",
        "ann@host",
        "a b@example.org",
        "ann@example.org\nBcc: x@y.zz",
        "a@b@example.org",
        "a,b@c.org",
    ):
        assert address_of(wrong) is None
    assert sender_fits("Ridback <ridback@example.org>") and sender_fits("ridback@example.org")
    assert not sender_fits("Ridback") and not sender_fits("x@example.org\nBcc: y@example.org")
