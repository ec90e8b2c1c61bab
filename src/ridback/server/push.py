"""Web Push: a message to a browser that has said it may be told, by way of its maker's push service (RFC 8030, 8188, 8291, 8292).

Who we are is a pair of keys, made once and kept in the database: subscriptions are bound to it.
"""

from __future__ import annotations

import base64
import binascii
import json
import time
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.outside import Outcome, post
from ridback.server.schema import meta
from ridback.server.settings import Settings

#: Seconds for which a push service keeps a message for a browser that is off, and for which we say that we are who we are.
KEPT, SIGNED = 12 * 3600, 6 * 3600
KEY = "vapid"


def decoded(text: str) -> bytes:
    """Base64url, as browsers write it. Raises ValueError."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (UnicodeError, binascii.Error) as error:
        raise ValueError(text) from error


def encoded(value: bytes) -> str:
    """Base64url without filling."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def keys_fit(p256dh: str, auth: str) -> bool:
    """Whether those are keys of a subscription: a point on P-256, and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


class Pusher:
    """Pushes by the keys of this server."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings, self._database = settings, database
        self._private: str | None = None

    async def public_key(self) -> str:
        """What browsers are told of us, as base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        vapid = await self._vapid()
        return encoded(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def push(self, endpoint: str, p256dh: str, auth: str, told: dict[str, Any], topic: str) -> Outcome:
        """Send that to a browser. A message that has not reached it yet is replaced by a later one of the same ``topic`` (32 characters of
        base64url at most). Raises what :func:`post` does."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        body = http_ece.encrypt(
            json.dumps(told).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(p256dh),
            auth_secret=decoded(auth),
            version="aes128gcm",
        )
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._subject()}
        signed = (await self._vapid()).sign(claims)
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "high",
            "topic": topic,
            "authorization": str(signed["Authorization"]),
        }
        return await post(endpoint, body, headers, inside=self._settings.inside)

    def _subject(self) -> str:
        """Whom a push service may turn to."""
        from email.utils import parseaddr

        mail = parseaddr(self._settings.mail_from or "")[1]
        return f"mailto:{mail}" if mail else self._settings.address or "mailto:nobody@example.org"

    async def _vapid(self) -> Any:
        from py_vapid import Vapid02

        if self._private is None:
            fresh = Vapid02()
            fresh.generate_keys()
            made = encoded(fresh.private_key.private_numbers().private_value.to_bytes(32, "big"))

            def work(connection: sa.Connection) -> str:
                kept: str | None = connection.scalar(sa.select(meta.c.value).where(meta.c.key == KEY))
                if kept is None:
                    connection.execute(meta.insert().values(key=KEY, value=made))
                return kept or made

            self._private = await self._database.write(work)
        vapid = Vapid02.from_string(self._private)
        vapid.conf["no-strict"] = True  # our name may be an address of the web, and need not be checked against a pattern each time
        return vapid
