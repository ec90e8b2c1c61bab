"""What a host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

DATA_VARIABLE = "RIDBACK_DATA"


@dataclass(frozen=True, slots=True)
class Settings:
    """How one server runs.

    ``data`` is the folder that holds everything worth keeping. ``limits`` are there for strangers; on one's own machine they would only
    be in the way. ``hosts`` are the names the server answers to (empty: any); one's own machine should name its own, so that no web page
    can pass itself off as the table. ``beat`` is the time between two heartbeats of a feed, ``retry`` what a browser is told to wait before
    it opens a lost feed again, ``patience`` how long a request waits for the rules to be compiled, all in seconds.
    """

    data: Path
    limits: bool = True
    hosts: tuple[str, ...] = ()
    beat: float = 15.0
    retry: float = 2.0
    patience: float = 2.0

    @property
    def database(self) -> Path:
        """The file that holds people, tables and moves."""
        return self.data / "ridback.db"


def data_folder(wish: Path | None = None) -> Path:
    """The data folder: the wish, else ``RIDBACK_DATA``, else the user's own; made if it is not there, for its owner's eyes only."""
    if wish is None:
        wish = Path(os.environ[DATA_VARIABLE]) if os.environ.get(DATA_VARIABLE) else platformdirs.user_data_path("ridback", appauthor=False)
    folder = wish.expanduser().absolute()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
