"""Ratings of players by the games they played against each other: openskill's."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce


def rated(players: int, games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[tuple[float, float]]:
    """The rating and its sigma of so many players, from games in their order; of each the player in each seat, and the ranks.

    A player that holds several seats has one rating: what a game does to it is the mean of what it does to its seats. Players do not get
    better from game to game, so nothing is added to sigma between games (tau is 0).
    """
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(players)]
    for at, ranks in games:
        after = model.rate([[model.create_rating([ratings[player].mu, ratings[player].sigma])] for player in at], ranks=list(ranks))
        for player in set(at):
            mine = [rating for seat, (rating,) in zip(at, after, strict=True) if seat == player]
            ratings[player] = model.create_rating([sum(r.mu for r in mine) / len(mine), sum(r.sigma for r in mine) / len(mine)])
    return [(rating.mu, rating.sigma) for rating in ratings]
