"""drifter: any legal move, each equally likely."""

from __future__ import annotations

import random

from ridback.moves import Move
from ridback.views import View


class Drifter:
    """Plays any legal move; what it plays depends on its seed and the ply alone, so a restarted table goes on the same way."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """One of the legal moves at random."""
        return random.Random(f"{self.seed} {view.seat} {view.ply}").choice(view.legal())
