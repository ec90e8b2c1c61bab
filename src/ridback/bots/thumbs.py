"""The bots that go by rules of thumb, with a whim or two: mate by all of them, deckhand by those that are plain to see."""

from __future__ import annotations

from collections.abc import Mapping

from ridback.bots import answering
from ridback.bots.habits import habits
from ridback.moves import TABLE, Move
from ridback.rules import calls
from ridback.rules.record import RANDOM, new
from ridback.views import View, scratch


class Thumbs:
    """Plays by rules of thumb (habits.py, judging.py, answering.py): the same seed and view give the same move."""

    def __init__(self, seed: int, changes: Mapping[str, float] | None = None) -> None:
        """``changes``: habits that are other than the usual ones (habits.NUMBERS)."""
        self.seed = seed
        self._randoms, self._minds = new(RANDOM), habits(changes)
        self._randoms["a"], self._randoms["b"] = seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF

    def choose(self, view: View) -> Move:
        """The move it thinks best. Raises ValueError if the view's seat is not asked."""
        if view.decision is None:
            raise ValueError("this seat is not asked")
        values, moves = view.cards.values, scratch().legal
        n = calls.legal(view.records, values, view.seat, moves)
        number: int = answering.answer(view.records, values, view.seat, moves, n, self._randoms, self._minds)
        return TABLE[number]
