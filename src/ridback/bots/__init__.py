"""Players that decide by themselves. Each gets views, never states, and answers a decision with a move."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from ridback.bots.drifter import Drifter
from ridback.bots.habits import NOVICE
from ridback.bots.search import LEVELS as LEVELS, Searcher
from ridback.bots.thumbs import Thumbs
from ridback.views import View


class Bot(Protocol):
    """Whoever decides is a player: :meth:`choose` is given a view whose seat is asked, and answers with a move for it."""

    def choose(self, view: View) -> object:
        """A move that Game.play understands: a number, text, JSON object, Move or Reading."""
        ...


#: The bots one can seat, by name, weakest first: each makes a player from a seed; LEVELS says how long they think.
BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "drifter": lambda seed, timed: Drifter(seed),
    "deckhand": lambda seed, timed: Thumbs(seed, NOVICE),
    "mate": lambda seed, timed: Thumbs(seed),
    **{name: partial(Searcher, level) for name, level in LEVELS.items() if level.iterations},
}


def make(name: str, seed: int = 0, timed: bool = True) -> Bot:
    """A bot by name. Raises KeyError for a name BOTS does not have.

    With ``timed`` False nothing but the count of its iterations limits it: the same name, seed and views then give the same moves.
    """
    return BOTS[name](seed, timed)
