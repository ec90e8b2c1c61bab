"""What people are told by, on this machine: a mail server, and a receiver of webhooks and pushes that decrypts what it gets."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import secrets
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

Json = dict[str, Any]


def until(what: Callable[[], Any], seconds: float = 60.0) -> Any:
    """What that gives, as soon as it is something."""
    end = time.monotonic() + seconds
    while not (found := what()):
        assert time.monotonic() < end, "it has not come"
        time.sleep(0.02)
    return found


@dataclass
class Got:
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """Answers POST with the first of ``statuses``, the last of which stays; ``before`` is called with the path of each
    before anybody else knows of it."""

    url: str = ""
    got: list[Got] = field(default_factory=list)
    statuses: list[int] = field(default_factory=lambda: [204])
    headers: dict[str, str] = field(default_factory=dict)
    before: Callable[[str], None] = lambda _: None

    def at(self, path: str) -> list[Got]:
        return [one for one in self.got if one.path == path]


@contextlib.contextmanager
def receiving(tls: ssl.SSLContext | None = None) -> Iterator[Receiver]:
    """A receiver on a port of its own, of https with ``tls``."""
    receiver = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            receiver.before(self.path)
            receiver.got.append(Got(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(receiver.statuses[0] if len(receiver.statuses) == 1 else receiver.statuses.pop(0))
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            with contextlib.suppress(OSError):  # whoever asked may be dead
                self.end_headers()

        do_GET = do_POST  # noqa: N815 - what follows a redirect

        def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
            pass

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, request: Any, client_address: Any) -> None:
            """Lines break off where a certificate is not believed."""

    server = Quiet(("127.0.0.1", 0), Handler)
    if tls is not None:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    receiver.url = f"{'http' if tls is None else 'https'}://127.0.0.1:{server.server_port}"
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Browser:
    """A browser's subscription to pushes."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.auth = endpoint, secrets.token_bytes(16)
        self.private = ec.generate_private_key(ec.SECP256R1())

    def wish(self, delay: float = 0) -> Json:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {name: base64.urlsafe_b64encode(value).decode().rstrip("=") for name, value in (("p256dh", point), ("auth", self.auth))}
        return {"endpoint": self.endpoint, "keys": keys, "delay": delay}

    def read(self, got: Got) -> Json:
        """What a push says, whose it is having been checked."""
        assert Vapid02.verify(got.headers["authorization"])
        assert got.headers["content-encoding"] == "aes128gcm"
        told: Json = json.loads(http_ece.decrypt(got.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"))
        return told


def signed(got: Got, secret: str) -> Json:
    """What a webhook says, its signature having been checked as Standard Webhooks has it."""
    id, at = got.headers["webhook-id"], got.headers["webhook-timestamp"]
    digest = hmac.digest(base64.b64decode(secret.removeprefix("whsec_")), f"{id}.{at}.".encode() + got.body, hashlib.sha256)
    assert got.headers["webhook-signature"] == f"v1,{base64.b64encode(digest).decode()}"
    assert abs(time.time() - int(at)) < 300
    told: Json = json.loads(got.body)
    assert told["id"] == id
    return told


class Mailbox:
    """A mail server that keeps what it gets; ``answer`` is what it says to a recipient."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer = "250 OK"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]


@contextlib.contextmanager
def mail() -> Iterator[tuple[Mailbox, str]]:
    """A mail server, and its address."""
    box, loop = Mailbox(), asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()

    async def begin() -> asyncio.Server:
        return await loop.create_server(lambda: SMTP(box, hostname="localhost", loop=loop), "127.0.0.1", 0)

    server = asyncio.run_coroutine_threadsafe(begin(), loop).result(30)
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
