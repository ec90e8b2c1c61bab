"""Compile everything Python calls, by calling it once; from the cache it takes a moment.

``python -m ridback.rules.warm`` does it by hand.
"""

from __future__ import annotations

import time

import numpy as np

from ridback.cards import default_cards
from ridback.rules import calls, codes
from ridback.rules.imagining import DEAL
from ridback.rules.record import IO, LEGAL, LOG_ROWS, RANDOM, SHEETS, STATE, VIEW, new
from ridback.rules.setup import CHOICES


def warm() -> None:
    """Compile the rules, or load them from the cache."""
    values, states, views = default_cards().values, new(STATE), new(VIEW)
    ios, moves, asked_at = new(IO), new(LEGAL), np.zeros(codes.SEATS, np.int64)
    choices = new(CHOICES)
    choices["people"] = 2
    calls.start(states, values, choices)
    calls.look(states, 0, views)
    calls.rank(views, values, new(SHEETS))
    calls.imagine(views, values, 0, new(STATE), new(DEAL), new(RANDOM), 0, 0)
    calls.legal(views, values, 0, moves)
    states["open"]["phase"] = codes.OVER
    log, events, plies = np.zeros((0, 2), np.int64), np.zeros((LOG_ROWS, 5), np.int16), np.zeros(LOG_ROWS, np.int64)
    calls.replay(states, values, log, 0, ios, moves, events, plies, asked_at)


if __name__ == "__main__":
    began = time.perf_counter()
    warm()
    print(f"rules compiled in {time.perf_counter() - began:.1f} s")
