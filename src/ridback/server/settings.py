"""What a host can set."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import platformdirs

#: Days after which guests are forgotten of whom nothing is seen any more, unless the host says otherwise.
GUESTS = 180


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs.

    ``data`` is the folder that holds everything worth keeping, unless ``database_url`` names a PostgreSQL database for it, which
    ``workers`` processes may share. ``hosts`` are the names the server answers to (empty: any); one's own
    machine should name its own, so that no web page can pass itself off as the table. ``requests`` and ``new_things`` (tables and
    people, which stay) are the most one address may ask for in a minute, ``feeds`` the most it may follow at once, ``sign_ins`` the most
    wrong passwords for one name in a quarter of an hour (0: no limit).
    ``beat`` is the time between two heartbeats of a feed, ``retry`` what a browser is told to wait before it opens a lost feed again,
    ``patience`` how long a request waits for the rules to be compiled, ``away`` how long somebody shows no sign before a bot may take their
    seat, all in seconds. ``proxies`` are the addresses or networks whose word is taken for who asks (X-Forwarded-For) and how
    (X-Forwarded-Proto); ``metrics``: whether numbers are told at /metrics. ``cards`` are the changed values that tables made
    here are played with, unless they say otherwise. ``room`` is the address (``http://192.168.1.5:8423``) at which others in the room reach
    a table of one's own: then only whoever is at home at this machine makes tables.
    ``address`` is where people find this server (https://…), ``smtp`` the server that takes mail (smtp://… or smtps://…), and ``mail_from``
    who it comes from: without all three there is no mail. ``inside``: webhooks and pushes may also go to addresses that are not the
    world's, and by http. ``glance`` is how often it is looked who waits, ``soonest`` the least delay after which somebody is told, in
    seconds; ``codes`` the most codes sent to one mail address in a day (0: no limit). ``guests``: the days after which guests are forgotten
    of whom nothing is seen any more (0: never).
    """

    data: Path
    hosts: tuple[str, ...] = ()
    requests: int = 1200
    new_things: int = 60
    feeds: int = 100
    sign_ins: int = 10
    beat: float = 15.0
    retry: float = 2.0
    patience: float = 2.0
    away: float = 120.0
    cards: dict[str, Any] = field(default_factory=dict)
    database_url: str | None = field(default=None, repr=False)  # it may hold a password
    workers: int = 1
    proxies: tuple[str, ...] = ()
    metrics: bool = False
    room: str | None = None
    address: str | None = None
    smtp: str | None = field(default=None, repr=False)  # it may hold a password
    mail_from: str | None = None
    inside: bool = False
    glance: float = 2.0
    soonest: float = 30.0
    codes: int = 5
    guests: int = GUESTS

    def unlimited(self) -> Settings:
        """The same for people who need not be kept from anything."""
        return replace(self, requests=0, new_things=0, feeds=0, sign_ins=0, codes=0)

    @property
    def database(self) -> Path:
        """The file that holds people, tables and moves, unless ``database_url`` does."""
        return self.data / "ridback.db"

    @property
    def storage(self) -> Path | str:
        """Where people, tables and moves are: the file or the URL."""
        return self.database_url or self.database


def data_folder(wish: Path | None = None, *, make: bool = True) -> Path:
    """The data folder: the wish, else the user's own. If it is not there it is made, for its owner's eyes only, unless ``make`` says no.
    Raises OSError.
    """
    folder = (wish or platformdirs.user_data_path("ridback", appauthor=False)).expanduser().absolute()
    if make:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
