"""The moves of a few games of deckhands, for comparing interpreted with compiled bots: ``python -m tests.bots.trace``."""

from __future__ import annotations

import sys

from ridback.bots.deckhand import Deckhand
from ridback.game import Game
from ridback.rules.jit import INTERPRETED


def moves() -> list[str]:
    """The text of every move of a game for each size of table."""
    told = []
    for seats in (2, 3, 4):
        game = Game.new(seats=seats, gone_fishin=seats != 3, seed=seats)
        players = [Deckhand(seat + 2**33) for seat in range(seats)]
        while game.decision:
            seat = game.decision.seat
            move = players[seat].choose(game.view(seat))
            told.append(f"{seat} {move}")
            game.play(move, seat)
    return told


if __name__ == "__main__":
    print("interpreted" if INTERPRETED else "compiled", file=sys.stderr)
    print("\n".join(moves()))
