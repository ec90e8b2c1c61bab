"""Whether a bot peeks: what its choices are compared in; and a bot that does, to show that looking for it finds it.

Bots get views, and a view has nothing in it that its seat may not know. But this is Python, and whoever is called can look at who called.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Final

from ridback.bots.thumbs import Thumbs
from ridback.game import Game
from ridback.moves import Move
from ridback.views import View

#: How many games a choice is compared in: the very same, and some that are the same to one seat alone.
WORLDS: Final = 3


def worlds(game: Game, seat: int, seed: int) -> list[Game]:
    """WORLDS games that look the same to a seat: first a copy, then some in which what is hidden from it is dealt anew, by the seed.

    A bot that chooses otherwise in the copy is not steady; one that chooses otherwise in another one, and there only, peeks.
    """
    first = (seed + WORLDS * game.ply) % 2**63
    return [game.copy(), *(game.imagined(seat, first + i) for i in range(1, WORLDS))]


#: How much more than mate it bids, in $, to end an auction.
EXTRA: Final = 3


class Peeker:
    """Plays like mate, but where mate bids it looks into the hands of the others, and if it is not dear bids what none can top."""

    def __init__(self, seed: int) -> None:
        self._honest = Thumbs(seed)

    def choose(self, view: View) -> Move:
        """Mate's move, or the bid that ends the auction."""
        move, game = self._honest.choose(view), _game_of(sys._getframe(1))
        if game is None or move.name != "bid":
            return move
        richest = max(game.view(seat).most_bid for seat in range(game.setup.seats) if seat != view.seat)
        dear = int(str(move.argument)) + EXTRA
        return next((bid for bid in view.legal() if bid.name == "bid" and bid.argument == richest <= dear), move)


def _game_of(frame: FrameType | None) -> Game | None:
    """The game that whoever called has at hand."""
    while frame is not None:
        for value in frame.f_locals.values():
            if isinstance(value, Game):
                return value
        frame = frame.f_back
    return None
