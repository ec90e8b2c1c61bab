"""What a host can set."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import platformdirs


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs.

    ``data`` is the folder that holds everything worth keeping. ``hosts`` are the names the server answers to (empty: any); one's own
    machine should name its own, so that no web page can pass itself off as the table. ``requests`` and ``new_things`` (tables and
    people, which stay) are the most one address may ask for in a minute, ``feeds`` the most it may follow at once (0: no limit).
    ``beat`` is the time between two heartbeats of a feed, ``retry`` what a browser is told to wait before it opens a lost feed again,
    ``patience`` how long a request waits for the rules to be compiled, all in seconds. ``cards`` are the changed values that tables made
    here are played with, unless they say otherwise.
    """

    data: Path
    hosts: tuple[str, ...] = ()
    requests: int = 1200
    new_things: int = 60
    feeds: int = 100
    beat: float = 15.0
    retry: float = 2.0
    patience: float = 2.0
    cards: dict[str, Any] = field(default_factory=dict)

    def unlimited(self) -> Settings:
        """The same for people who need not be kept from anything."""
        return replace(self, requests=0, new_things=0, feeds=0)

    @property
    def database(self) -> Path:
        """The file that holds people, tables and moves."""
        return self.data / "ridback.db"


def data_folder(wish: Path | None = None) -> Path:
    """The data folder: the wish, else the user's own; made if it is not there, for its owner's eyes only. Raises OSError."""
    folder = (wish or platformdirs.user_data_path("ridback", appauthor=False)).expanduser().absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
