"""Mail: plain text by the host's mail server."""

from __future__ import annotations

import ipaddress
import re
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ridback.server.settings import Settings

#: Seconds for one letter.
PATIENCE = 20.0
LONGEST = 254

_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{4,250}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}", re.IGNORECASE
)


class RefusedError(Exception):
    """The mail server will not take it, now or later: there is no such mailbox, say."""


class LaterError(Exception):
    """It could not be sent now; ``why`` for the log, without anybody's address."""


class Smtp(NamedTuple):
    """A mail server. ``tls``: from the beginning, or (None) begun by STARTTLS; False: none, which is for this machine alone."""

    host: str
    port: int
    user: str | None
    password: str | None
    tls: bool | None


def smtp_of(url: str) -> Smtp:
    """The mail server of ``smtp://user:password@host:587`` or ``smtps://…``. Raises ValueError."""
    parts = urlsplit(url)
    host, port = parts.hostname, parts.port
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path not in ("", "/"):
        raise ValueError(parts.scheme)
    whole = parts.scheme == "smtps"
    name, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    usual = 465 if whole else 587 if name else 25
    return Smtp(host, port or usual, name, password, True if whole else False if _here(host) else None)


def _here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def sender_fits(text: str) -> bool:
    """Whether mail may come from that: ``Ridback <ridback@example.org>``, or the address alone."""
    return text.isprintable() and address_of(parseaddr(text)[1]) is not None


def address_of(text: str) -> str | None:
    """A mail address as it is used, with the host's name as the net has it; None if it is none."""
    name, _, host = text.strip().rpartition("@")
    try:
        whole = f"{name}@{host.encode('idna').decode('ascii').lower()}"
    except UnicodeError:
        return None
    return whole if len(whole) <= LONGEST and _ADDRESS.fullmatch(whole) else None


class Mailer:
    """Sends letters, if the host has said by which server, from whom, and where people find this one."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.possible = all((settings.smtp, settings.mail_from, settings.address))

    async def send(self, to: str, subject: str, text: str, *, id: str, off: str | None = None) -> None:
        """Send a letter. ``id`` is the same each time it is tried, so that one that came twice is known; ``off`` is where a click ends such
        letters (RFC 8058). Raises RefusedError and LaterError."""
        import aiosmtplib

        assert self._settings.smtp and self._settings.mail_from
        server = smtp_of(self._settings.smtp)
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._settings.mail_from, to, subject
        letter["Date"] = format_datetime(datetime.now(UTC))
        letter["Message-ID"] = f"<{id}@{parseaddr(self._settings.mail_from)[1].rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        if off is not None:
            letter["List-Unsubscribe"] = f"<{off}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        try:
            await aiosmtplib.send(
                letter,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls is True,
                start_tls=server.tls is None,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(one.code >= 500 for one in error.recipients):
                raise RefusedError from None
            raise LaterError("recipient deferred") from None
        except aiosmtplib.SMTPDataError as error:
            if error.code >= 500:
                raise RefusedError from None
            raise LaterError(str(error.code)) from None
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            code = getattr(error, "code", None)
            raise LaterError(type(error).__name__ if code is None else f"{type(error).__name__} {code}") from None
