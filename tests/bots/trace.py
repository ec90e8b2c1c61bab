"""The moves of a few games of mates, for comparing interpreted with compiled bots: ``python -m tests.bots.trace``."""

from __future__ import annotations

import sys

from ridback.bots.thumbs import Thumbs
from ridback.game import Game
from ridback.rules.jit import INTERPRETED
from ridback.setups import Setup
from tests.bots.tables import table


def moves() -> list[str]:
    """The text of every move of a game for each size of table, without Arctic Bounty and with it."""
    told = []
    setups = [Setup(seats, gone_fishin=seats != 3) for seats in (2, 3, 4)]
    for seed, setup in enumerate([*setups, *map(table, range(6))]):
        game = Game(setup, seed)
        players = [Thumbs(seat + 2**33) for seat in range(setup.seats)]
        while game.decision:
            seat = game.decision.seat
            move = players[seat].choose(game.view(seat))
            told.append(f"{seat} {move}")
            game.play(move, seat)
    return told


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled", file=sys.stderr)
    print("\n".join(moves()))
