"""Errors a person or a program can act on: each has a stable code, and arguments a sentence can be made from.

The sentences are in the words catalogue, under ``refusal-<code>`` for moves and ``error-<code>`` for the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ridback.moves import Move


def is_number(value: object, below: int, least: int = 0) -> bool:
    """Whether something from outside is a whole number from ``least`` to ``below`` - 1 (True and False are none)."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value < below


class RidbackError(Exception):
    """Something that cannot be done. ``code`` is stable; ``details`` holds what its sentence names, as JSON values."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code + (f" {details}" if details else ""))
        self.code = code
        self.details = details


class SetupError(RidbackError):
    """A game cannot be set up so (ST). ``also``: what else does not fit."""

    also: Sequence[SetupError] = ()


class SaveError(RidbackError):
    """A saved game cannot be read, or does not replay."""


class MoveError(RidbackError):
    """A move was not done, and nothing changed. ``legal`` has the moves the seat could make instead."""

    def __init__(self, code: str, *, legal: Sequence[Move] = (), **details: Any) -> None:
        super().__init__(code, **details)
        self.legal = list(legal)


class MoveUnreadable(MoveError):
    """The text, number or JSON is no move at all."""


class MoveAmbiguous(MoveError):
    """The text fits several moves: ``details["candidates"]`` has their texts."""


class MoveRefused(MoveError):
    """A move that is not allowed now: ``code`` says why."""


class ReviewError(RidbackError):
    """A game cannot be reviewed so."""


class ArenaError(RidbackError):
    """Games cannot be played so: players that are not there, or not as many as there are seats."""
