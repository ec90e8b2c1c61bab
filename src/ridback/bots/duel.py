"""Many games between bots inside compiled code: who wins, and how."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ridback.bots import dueling
from ridback.bots.habits import HABITS, WITHOUT, habits
from ridback.cards import default_cards
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, new
from ridback.setups import Setup

#: The bots that can duel: those whose judgement is compiled.
NAMES: Final = ("drifter", "deckhand")


@dataclass(frozen=True)
class Result:
    """What came of some games. Lists are by player, in the order they were given; a victory shared by k counts 1/k for each."""

    games: int
    decisions: int
    rounds: float
    wins: list[float]
    scores: list[float]

    def share(self, player: int) -> float:
        """The part of the games a player won."""
        return self.wins[player] / self.games

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of :meth:`share` (Wilson's)."""
        n, p, z = self.games, self.share(player), 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def duel(players: Sequence[str], games: int, *, gone_fishin: bool, seed: int = 0) -> Result:
    """Play games between bots, which change seats from game to game; each game has a deal of its own.

    A player is one of NAMES, or ``deckhand without …`` one of habits.WITHOUT. Raises ValueError for others, and for other than 2 to 4.
    """
    if not 2 <= len(players) <= 4:
        raise ValueError(f"{len(players)} players")
    minds: Any = np.concatenate([_habits(player) for player in players])
    drifts = np.array([player == "drifter" for player in players])
    seats = len(players)
    wins, scores, counts = np.zeros(seats), np.zeros(seats), np.zeros(3, np.int64)
    dueling.play(
        new(STATE), new(STATE), default_cards().values, drifts, minds, Setup(seats, gone_fishin=gone_fishin).choices(0), seats, seed, games,
        new(IO), new(LEGAL), np.zeros(seats, RANDOM), new(SHEETS), wins, scores, counts,
    )  # fmt: skip
    if counts[2]:
        raise RuntimeError(f"{counts[2]} answers were not legal")
    return Result(games, int(counts[0]), int(counts[1]) / games, wins.tolist(), (scores / games).tolist())


def _habits(player: str) -> Any:
    name, _, without = player.partition(" without ")
    if name not in NAMES or (without and (name != "deckhand" or without not in WITHOUT)):
        raise ValueError(player)
    if name == "drifter":
        return np.zeros(1, HABITS)
    return habits(WITHOUT[without]) if without else habits()
