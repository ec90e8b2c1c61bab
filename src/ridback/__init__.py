"""Ridback plays the board game Fleet: fast, exact rules, bots, and a table in the browser. Start at :class:`ridback.game.Game`."""

from __future__ import annotations

from importlib import metadata
from typing import Final

__version__: Final = metadata.version("ridback")
