"""Webhooks: a request to an address that a person has named, signed as Standard Webhooks has it, so that it cannot be made up."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from typing import Any

from ridback import __version__
from ridback.server.outside import Outcome, post

PREFIX = "whsec_"


def new_secret() -> str:
    """What a webhook is signed with; its owner is told it once."""
    return PREFIX + base64.b64encode(secrets.token_bytes(32)).decode()


def signature(secret: str, id: str, at: int, body: bytes) -> str:
    """What proves that a body comes from us, and is of that moment (seconds since 1970)."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    return "v1," + base64.b64encode(hmac.digest(key, f"{id}.{at}.".encode() + body, hashlib.sha256)).decode()


async def send(url: str, secret: str, id: str, told: dict[str, Any], *, inside: bool = False) -> Outcome:
    """Send that to a webhook. ``id`` is the same each time it is tried. Raises what :func:`post` does."""
    body, at = json.dumps(told).encode(), int(time.time())
    headers = {
        "content-type": "application/json",
        "user-agent": f"ridback/{__version__}",
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": signature(secret, id, at, body),
    }
    return await post(url, body, headers, inside=inside)
