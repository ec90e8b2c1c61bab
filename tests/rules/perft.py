"""Counting move sequences to a fixed depth ("perft"), compiled."""

from __future__ import annotations

import numpy as np

from ridback.game import Game
from ridback.rules import machine, scoring
from ridback.rules.jit import entry
from ridback.rules.record import IO, LEGAL, SHEETS, STATE


@entry
def _perft(states, values, depth, ios, legal, sheets, seats, places, counts):  # type: ignore[no-untyped-def]
    """Walk all sequences of ``depth`` moves from ``states[0]``, whoever of the asked seats makes them.

    ``states`` and ``legal`` have ``depth`` + 1 entries, one a level; ``seats`` and ``places`` say where each level stands.
    ``counts``: sequences, the points of all seats at their ends, games that ended before.
    """
    level = 0
    seats[0] = 0
    places[0] = -1
    while level >= 0:
        o = states[level].open
        if level == depth or o.asked == 0:
            counts[0 if level == depth else 2] += 1
            scoring.rank(o, values[0], sheets[0])
            for seat in range(o.seats):
                counts[1] += sheets[0].sheets[seat, scoring.TOTAL]
            level -= 1
            continue
        # the next move of this level: of the seat it stands at, else of the next that is asked
        n = 0
        while seats[level] < o.seats:
            n = machine.legal(o, states[level].own[seats[level]], values[0], seats[level], legal[level])
            places[level] += 1
            if places[level] < n:
                break
            seats[level] += 1
            places[level] = -1
        if seats[level] == o.seats:
            level -= 1
            continue
        states[level + 1] = states[level]
        machine.apply(states[level + 1], values[0], seats[level], legal[level].moves[places[level]], ios[0])
        level += 1
        seats[level] = 0
        places[level] = -1


def perft(game: Game, depth: int) -> tuple[int, int, int]:
    """How many sequences of ``depth`` moves there are, the points of all seats at their ends, and how many games ended before."""
    states = np.zeros(depth + 1, STATE)
    states[0] = game.state
    counts = np.zeros(3, np.int64)
    room = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    ios, legal, sheets = np.zeros(1, IO), np.zeros(depth + 1, LEGAL), np.zeros(1, SHEETS)
    _perft(states, game.setup.cards.values, depth, ios, legal, sheets, *room, counts)
    return int(counts[0]), int(counts[1]), int(counts[2])
