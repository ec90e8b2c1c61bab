"""Ratings of players by the games they played against each other: openskill's (Plackett–Luce; 25 ± 25/3 before the first game)."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from openskill.models import PlackettLuce

P = TypeVar("P", bound=Hashable)

#: What people's sigma grows by from game to game, as they learn and forget (openskill's own measure). Programs do neither.
RESTLESS: Final = 25 / 300


class Rating(NamedTuple):
    """How strong a player is likely to be, and how far off that may be."""

    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What the player is worth almost surely."""
        return self.mu - 3 * self.sigma


class Ratings(Generic[P]):
    """Ratings that go on from game to game. ``restless``: what is added to a player's sigma before a game."""

    def __init__(self, restless: Callable[[P], float] = lambda _: 0.0) -> None:
        self._model = PlackettLuce(tau=0.0)
        fresh = self._model.rating()
        self._fresh, self._restless = Rating(fresh.mu, fresh.sigma), restless
        self._of: dict[P, Rating] = {}

    def of(self, player: P) -> Rating:
        """The rating of a player."""
        return self._of.get(player, self._fresh)

    def be(self, player: P, rating: Rating) -> None:
        """Let a player have that rating from now on."""
        self._of[player] = rating

    def game(self, at: Sequence[P], ranks: Sequence[int]) -> None:
        """Take a game in: the player in each seat, and the ranks.

        A player that holds several seats has one rating: what a game does to it is the mean of what it does to its seats.
        """
        before = []
        for player in at:
            mu, sigma = self.of(player)
            before.append([self._model.create_rating([mu, math.hypot(sigma, self._restless(player))])])
        after = self._model.rate(before, ranks=list(ranks))
        for player in dict.fromkeys(at):
            mine = [rating for seat, (rating,) in zip(at, after, strict=True) if seat == player]
            self._of[player] = Rating(sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine))


def rated(players: int, games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[tuple[float, float]]:
    """The rating and its sigma of so many players, from games in their order; of each the player in each seat, and the ranks."""
    ratings = Ratings[int]()
    for at, ranks in games:
        ratings.game(at, ranks)
    return [ratings.of(player) for player in range(players)]
