"""Players that decide by themselves. Each gets views, never states, and answers a decision with a move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ridback.bots.deckhand import Deckhand
from ridback.bots.drifter import Drifter
from ridback.views import View


class Bot(Protocol):
    """Whoever decides is a player: :meth:`choose` is given a view whose seat is asked, and answers with a move for it."""

    def choose(self, view: View) -> object:
        """A move that Game.play understands: a number, text, JSON object, Move or Reading."""
        ...


#: The bots one can seat, by name, weakest first: each makes a player from a seed.
BOTS: Final[dict[str, Callable[[int], Bot]]] = {"drifter": Drifter, "deckhand": Deckhand}


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name. The same name, seed and views give the same moves. Raises KeyError for a name BOTS does not have."""
    return BOTS[name](seed)
