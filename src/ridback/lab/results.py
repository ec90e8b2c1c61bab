"""What came of the games of an arena: standings, ratings, distributions; as plain data and as a table of games (CSV)."""

from __future__ import annotations

import csv
import functools
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import IO, TYPE_CHECKING, Any, Final

from ridback import __version__

if TYPE_CHECKING:
    from ridback.lab.playing import Conduct, Note, Played
    from ridback.setups import Setup

#: The parts of a distribution that are told: 0 the least, 1 the most.
PARTS: Final = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


@dataclass(frozen=True)
class Spread:
    """A distribution: its mean, and by part of all how much that part does not exceed (0.5: the median)."""

    mean: float
    quantiles: dict[float, float]

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Of some numbers; of none, all is 0."""
        import numpy as np

        if not numbers:
            return cls(0.0, dict.fromkeys(PARTS, 0.0))
        return cls(float(np.mean(numbers)), dict(zip(PARTS, np.quantile(numbers, PARTS).tolist(), strict=True)))

    def to_json(self) -> dict[str, float]:
        """As plain data, by ``mean``, ``0.05`` and so on."""
        return {"mean": self.mean} | {f"{part:g}": number for part, number in self.quantiles.items()}


@dataclass(frozen=True)
class Standing:
    """How a player did, or a Captain of the Corporation. Where it sat ``copies`` times at each table, all is of one of its seats.

    ``wins`` is the part of the games it won, a victory shared by k counting 1/k; ``low`` and ``high`` the 95 % interval of it (Wilson's);
    ``par`` what it would be if all were alike, None for a table with Captains, as those are not. ``rating`` and ``sigma`` are openskill's
    (PlackettLuce, 25 ± 25/3 before the first game), ``rank`` the mean one, from 1. ``conduct`` is None for a Captain.
    """

    player: str
    copies: int
    wins: float
    low: float
    high: float
    par: float | None
    rating: float
    sigma: float
    rank: float
    score: Spread
    conduct: Conduct | None

    def to_json(self) -> dict[str, Any]:
        """As plain data; times in seconds."""
        told = {name: getattr(self, name) for name in ("player", "copies", "wins", "low", "high", "par", "rating", "sigma", "rank")}
        told["score"] = self.score.to_json()
        if self.conduct is None:
            return told
        conduct = self.conduct
        seconds = {"mean": conduct.seconds / max(conduct.decisions, 1), "0.95": conduct.within(0.95), "1": conduct.longest}
        told |= {"decisions": conduct.decisions, "seconds": seconds, "faults": conduct.faults, "first_fault": _noted(conduct.first_fault)}
        told |= {"peeks": conduct.peeks, "first_peek": _noted(conduct.first_peek)}
        return told | {"moods": conduct.moods, "first_mood": _noted(conduct.first_mood)}


@dataclass
class Result:
    """The games of an arena, in their order, and what they come to.

    ``players`` are the different ones, in the order they were named, with how many seats each had (``copies``). ``wanted`` is how many
    games there were to be; ``stopped`` says why there are not as many: ``interrupted`` or ``worker_died``, the latter with ``death``:
    what the worker ended with, and in which game.
    """

    players: tuple[str, ...]
    copies: tuple[int, ...]
    setup: Setup
    seed: int
    wanted: int
    checked: bool = False
    games: list[Played] = field(default_factory=list)
    conduct: dict[int, Conduct] = field(default_factory=dict)
    stopped: str | None = None
    death: tuple[int, int] | None = None

    @property
    def everybody(self) -> tuple[str, ...]:
        """Players and, behind them, Captains, as they are numbered in :meth:`at`."""
        from ridback.setups import CAPTAINS

        return *self.players, *(id for id in CAPTAINS if id in self.setup.captains)

    def at(self, game: Played) -> tuple[int, ...]:
        """Who sat where, by seat: the numbers in :attr:`everybody`."""
        return *game.seating, *range(len(self.players), len(self.everybody))

    @property
    def even(self) -> bool:
        """Whether each player sat in each seat equally often."""
        sat = Counter((seat, player) for game in self.games for seat, player in enumerate(game.seating))
        seats = self.setup.seats
        return all(
            sat[seat, player] * seats == copies * len(self.games) for player, copies in enumerate(self.copies) for seat in range(seats)
        )

    @functools.cached_property
    def standings(self) -> list[Standing]:
        """Players in the order they were named, then Captains; when all games are there."""
        from ridback.lab.playing import Conduct
        from ridback.ratings import rated

        names, games = self.everybody, self.games
        seats = [self.at(game) for game in games]
        ratings = rated(len(names), [(at, game.ranks) for at, game in zip(seats, games, strict=True)])
        wins, ranks, scores = [0.0] * len(names), [0] * len(names), [list[int]() for _ in names]
        for at, game in zip(seats, games, strict=True):
            winners = game.ranks.count(1)
            for player, rank, score in zip(at, game.ranks, game.scores, strict=True):
                wins[player] += (rank == 1) / winners
                ranks[player] += rank
                scores[player].append(score)
        standings = []
        for player, (name, copies) in enumerate(zip(names, (*self.copies, *(1 for _ in self.setup.captains)), strict=True)):
            share, low, high = interval(wins[player], len(games))
            standings.append(
                Standing(
                    player=name,
                    copies=copies,
                    wins=share / copies,
                    low=low / copies,
                    high=high / copies,
                    par=None if self.setup.captains else 1 / self.setup.seats,
                    rating=ratings[player][0],
                    sigma=ratings[player][1],
                    rank=ranks[player] / max(len(scores[player]), 1),
                    score=Spread.of(scores[player]),
                    conduct=self.conduct.get(player, Conduct()) if player < len(self.players) else None,
                )
            )
        return standings

    def rounds(self) -> Spread:
        """How many rounds the games had."""
        return Spread.of([game.rounds for game in self.games])

    def plies(self) -> Spread:
        """How many moves the games had, all seats' together."""
        return Spread.of([game.plies for game in self.games])

    def ends(self) -> dict[str, int]:
        """What ended how many games: licenses, crates, both."""
        return {end: sum(game.end == end for game in self.games) for end in ("licenses", "crates", "both")}

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data, summary and games (docs/arena.md). Seeds are text, as in saved games."""
        names = self.everybody
        return {
            "version": __version__,
            "setup": self.setup.to_json(),
            "seed": str(self.seed),
            "wanted": self.wanted,
            "stopped": self.stopped,
            "even": self.even,
            "checked_for_peeking": self.checked,
            "players": [standing.to_json() for standing in self.standings],
            "rounds": self.rounds().to_json(),
            "plies": self.plies().to_json(),
            "ends": self.ends(),
            "games": [
                {
                    "game": game.number,
                    "deal": str(game.deal),
                    "seating": [names[player] for player in self.at(game)],
                    "scores": list(game.scores),
                    "ranks": list(game.ranks),
                    "rounds": game.rounds,
                    "plies": game.plies,
                    "end": game.end,
                    "faults": game.faults,
                }
                for game in self.games
            ],
        }

    def write_csv(self, file: IO[str]) -> None:
        """A line a game, with a heading: game, deal, rounds, plies, end, faults, then player, score and rank of every seat."""
        names, rows = self.everybody, csv.writer(file, lineterminator="\n")
        seats = range(self.setup.seats + len(self.setup.captains))
        rows.writerow(
            ["game", "deal", "rounds", "plies", "end", "faults", *(f"{of}_{n}" for n in seats for of in ("player", "score", "rank"))]
        )
        for game in self.games:
            by_seat = zip((names[player] for player in self.at(game)), game.scores, game.ranks, strict=True)
            rows.writerow(
                [game.number, game.deal, game.rounds, game.plies, game.end, game.faults, *(cell for seat in by_seat for cell in seat)]
            )


def interval(wins: float, games: int) -> tuple[float, float, float]:
    """The part of the games that was won, and its 95 % interval; of no games nothing is known."""
    from ridback.bots import duel

    if not games:
        return 0.0, 0.0, 1.0
    result = duel.Result(games, 0, 0.0, [wins], [])
    low, high = result.interval(0)
    return result.share(0), max(low, 0.0), min(high, 1.0)  # but for what rounding does


def _noted(note: Note | None) -> dict[str, Any] | None:
    return asdict(note) if note else None
