"""Letters and webhooks go only to who can show that they are who they should be: with a certificate of an authority that is known here, of
that name, and not over. Everything else fails, with nothing said."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP

from ridback.server import outside
from ridback.server.mail import LaterError, Mailer
from ridback.server.outside import UnreachableError, post
from ridback.server.settings import Settings
from tests.server.certificates import Certificate, certificate
from tests.server.receivers import Mailbox, receiving

NAME = "mail.ridback.example"
#: What is wrong with a certificate: nobody knows who signed it, it is another's, it is over.
BAD = ["unknown", "another", "over"]


@pytest.fixture(autouse=True)
def by_name(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The name leads to this machine; whom it trusts is looked at anew."""
    found = socket.getaddrinfo

    def here(host: object, *args: object, **more: object) -> object:
        return found("127.0.0.1" if host in (NAME, NAME.encode()) else host, *args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket, "getaddrinfo", here)
    outside._trust.cache_clear()
    yield
    outside._trust.cache_clear()


def shown(kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> ssl.SSLContext:
    """How a server shows who it is: well, or with such a certificate."""
    made: Certificate = certificate(folder, "another.example" if kind == "another" else NAME, days=0 if kind == "over" else 2)
    if kind != "unknown":
        monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(made.certificate, made.key)
    return context


@contextlib.asynccontextmanager
async def mail_server(tls: ssl.SSLContext, *, whole: bool) -> AsyncIterator[tuple[Mailbox, int]]:
    """One that speaks TLS from the beginning, or begins it by STARTTLS, without which it takes nothing."""
    box, loop = Mailbox(), asyncio.get_running_loop()

    def session() -> SMTP:
        return SMTP(box, hostname=NAME, loop=loop, tls_context=None if whole else tls, require_starttls=not whole)

    loop.set_exception_handler(lambda *_: None)  # lines that broke off are what is tried here
    server = await loop.create_server(session, "127.0.0.1", 0, ssl=tls if whole else None)
    try:
        yield box, server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def send(port: int, *, whole: bool) -> None:
    url = f"{'smtps' if whole else 'smtp'}://{NAME}:{port}"
    settings = Settings(Path(), address="https://ridback.example", smtp=url, mail_from="ridback@ridback.example")
    await Mailer(settings).send("ann@ridback.example", "It is your turn", "At a table.", id="1")


@pytest.mark.parametrize("whole", [True, False], ids=["TLS", "STARTTLS"])
async def test_letters_go_to_a_server_that_shows_who_it_is(whole: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with mail_server(shown("good", tmp_path, monkeypatch), whole=whole) as (box, port):
        await send(port, whole=whole)
        assert [letter["To"] for letter in box.letters] == ["ann@ridback.example"]


@pytest.mark.parametrize("kind", BAD)
@pytest.mark.parametrize("whole", [True, False], ids=["TLS", "STARTTLS"])
async def test_letters_go_to_no_other(whole: bool, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with mail_server(shown(kind, tmp_path, monkeypatch), whole=whole) as (box, port):
        with pytest.raises(LaterError, match=r"SMTP|SSL"):
            await send(port, whole=whole)
        assert box.letters == []


async def test_no_letter_goes_by_a_line_that_is_not_made_secret(tmp_path: Path) -> None:
    """To a server elsewhere that does not offer it."""
    box, loop = Mailbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, hostname=NAME, loop=loop), "127.0.0.1", 0)
    try:
        with pytest.raises(LaterError):
            await send(server.sockets[0].getsockname()[1], whole=False)
        assert box.letters == []
    finally:
        server.close()


@pytest.mark.parametrize("kind", ["good", *BAD])
async def test_webhooks_go_to_who_shows_who_they_are(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving(shown(kind, tmp_path, monkeypatch)) as receiver:
        url = receiver.url.replace("127.0.0.1", NAME) + "/hook"
        if kind == "good":
            assert (await post(url, b"{}", {"content-type": "application/json"}, inside=True)).status == 204
        else:
            with pytest.raises(UnreachableError):
                await post(url, b"{}", {"content-type": "application/json"}, inside=True)
        assert len(receiver.got) == (kind == "good")
