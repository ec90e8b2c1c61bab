"""What the commands that serve games or look after them have in common: the options that say where those are, and what goes wrong there."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ridback.server.logs import Kind, set_up_logging
from ridback.terminal import say, stop

if TYPE_CHECKING:
    from ridback.server.settings import Settings

Data = Annotated[Path | None, typer.Option("--data", help=say("cli-data"), envvar="RIDBACK_DATA", file_okay=False)]
Verbose = Annotated[bool, typer.Option("--verbose", "-v", help=say("cli-verbose"))]
DatabaseUrl = Annotated[
    str | None, typer.Option("--database", help=say("cli-serve-database"), metavar="URL", envvar="DATABASE_URL", show_envvar=False)
]

Address = Annotated[
    str | None, typer.Option("--address", help=say("cli-serve-address"), metavar="URL", envvar="RIDBACK_ADDRESS", show_envvar=False)
]
SmtpUrl = Annotated[str | None, typer.Option("--smtp", help=say("cli-serve-smtp"), metavar="URL", envvar="RIDBACK_SMTP", show_envvar=False)]
MailFrom = Annotated[
    str | None,
    typer.Option("--mail-from", help=say("cli-serve-mail-from"), metavar="ADDRESS", envvar="RIDBACK_MAIL_FROM", show_envvar=False),
]
Inside = Annotated[
    bool, typer.Option("--webhooks-inside", help=say("cli-serve-inside"), envvar="RIDBACK_WEBHOOKS_INSIDE", show_envvar=False)
]


def settings_of(data: Path | None, verbose: bool, *, make: bool = True, log: Kind = "text") -> Settings:
    """The settings for a data folder, which is made if it is not there and ``make`` says so; and the logging."""
    from ridback.server.settings import Settings, data_folder

    set_up_logging(verbose, log)
    try:
        return Settings(data_folder(data, make=make))
    except OSError as error:
        raise stop("cli-no-folder", folder=str(data), why=error.strerror or str(error)) from error


def database_of(url: str | None) -> str | None:
    """That database, if it is one that games can be kept in."""
    if not url:
        return None
    from sqlalchemy.exc import ArgumentError

    from ridback.server import postgres

    try:
        if not url.startswith(postgres.PREFIXES):
            raise ArgumentError
        postgres.for_sqlalchemy(url)
    except (ArgumentError, ValueError) as error:
        raise stop("cli-database-unknown") from error  # without the URL: it may hold a password
    except postgres.NoDriverError as error:
        raise stop("cli-database-no-driver") from error
    return url


def calling_of(settings: Settings, address: str | None, smtp: str | None, mail_from: str | None, inside: bool) -> Settings:
    """Those settings with what is needed to tell people that it is their turn. Stops the command for what is none of it."""
    from dataclasses import replace
    from urllib.parse import urlsplit

    from ridback.server.mail import sender_fits, smtp_of

    if address is not None:
        try:
            parts = urlsplit(address)
            fits = parts.scheme in ("http", "https") and parts.hostname and not any((parts.path.strip("/"), parts.query, parts.fragment))
        except ValueError:
            fits = False
        if not fits:
            raise stop("cli-address-unknown", address=address)
    if smtp is not None:
        try:
            smtp_of(smtp)
        except ValueError as error:
            raise stop("cli-smtp-unknown") from error  # without it: it may hold a password
    if mail_from is not None and not sender_fits(mail_from):
        raise stop("cli-mail-from-unknown", address=mail_from)
    if any((smtp, mail_from)) and not all((smtp, mail_from, address)):
        raise stop("cli-mail-needs")
    return replace(settings, address=address and address.rstrip("/"), smtp=smtp, mail_from=mail_from, inside=inside)


@contextlib.contextmanager
def kept(settings: Settings) -> Iterator[None]:
    """Stop the command if games cannot be kept."""
    from sqlalchemy.exc import DatabaseError

    from ridback.server.database import NewerDataError

    folder = where(settings)
    try:
        yield
    except NewerDataError as error:
        raise stop("cli-newer-database" if settings.database_url else "cli-newer-data", folder=folder) from error
    except DatabaseError as error:
        why = str(error.orig).strip()
        raise stop("cli-database-away" if settings.database_url else "cli-damaged-data", folder=folder, why=why) from error


def where(settings: Settings) -> str:
    """Where games are kept, for people to read: without the password."""
    if settings.database_url is None:
        return str(settings.data)
    from sqlalchemy import make_url

    return make_url(settings.database_url).set(password=None).render_as_string()
