"""Many games between bots inside compiled code: who wins, and how."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ridback.bots import dueling
from ridback.bots.habits import HABITS, NOVICE, WITHOUT, habits
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, new
from ridback.rules.scoring import LINES, TOTAL
from ridback.setups import Setup

#: The bots that can duel: those whose judgement is compiled.
NAMES: Final = ("drifter", "deckhand", "mate")


@dataclass(frozen=True)
class Result:
    """What came of some games. Lists are by player, in the order they were given; a victory shared by k counts 1/k for each.

    ``captains`` are the victories of the Corporation. ``lines`` are the means of the lines of score sheets by name. ``tally`` is all that
    was counted, a TALLY record of dueling.py.
    """

    games: int
    decisions: int
    rounds: float
    wins: list[float]
    scores: list[float]
    captains: float = 0.0
    lines: list[dict[str, float]] = field(default_factory=list)
    tally: Any = field(default=None, compare=False, repr=False)

    def share(self, player: int) -> float:
        """The part of the games a player won."""
        return self.wins[player] / self.games

    def interval(self, player: int) -> tuple[float, float]:
        """The 95 % interval of :meth:`share` (Wilson's)."""
        n, p, z = self.games, self.share(player), 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def duel(players: Sequence[str | Any], games: int, setup: Setup, seed: int = 0) -> Result:
    """Play games between bots at a table of their number, which change seats from game to game; each game has a deal of its own.

    A player is one of NAMES, ``mate without …`` one of habits.WITHOUT, or an array of one HABITS record. Raises ValueError for others,
    and where there are not as many as the set-up has seats.
    """
    if len(players) != setup.seats:
        raise ValueError(f"{len(players)} players")
    minds: Any = np.concatenate([_habits(player) for player in players])
    drifts = np.array([isinstance(player, str) and player == "drifter" for player in players])
    tallies, ios = new(dueling.TALLY), new(IO)
    ios["listening"] = 1
    dueling.play(
        new(STATE), new(STATE), setup.cards.values, drifts, minds, setup.choices(0), seed, games,
        ios, new(LEGAL), np.zeros(setup.seats, RANDOM), new(SHEETS), tallies,
    )  # fmt: skip
    tally = tallies[0]
    if tally.wrong:
        raise RuntimeError(f"{tally.wrong} answers were not legal")
    lines = (tally.lines[: setup.seats] / games).tolist()
    return Result(
        games=games,
        decisions=int(tally.decisions),
        rounds=int(tally.rounds) / games,
        wins=tally.wins[: setup.seats].tolist(),
        scores=[line[TOTAL] for line in lines],
        captains=float(tally.captains),
        lines=[dict(zip(LINES, line, strict=True)) for line in lines],
        tally=tally,
    )


def _habits(player: Any) -> Any:
    if not isinstance(player, str):
        return player
    name, _, without = player.partition(" without ")
    if name not in NAMES or (without and (name != "mate" or without not in WITHOUT)):
        raise ValueError(player)
    if name == "drifter":
        return np.zeros(1, HABITS)
    return habits(WITHOUT[without] if without else NOVICE if name == "deckhand" else None)
