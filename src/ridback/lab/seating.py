"""Who plays which game where: every deal is played from all seats, and every order around the table has its turn.

A *deal* is the seed of a game. It is played once for every seat that the players can move on to all together, so each of them has held
each hand of that deal; whoever is alike (three deckhands) is not told apart, as the game would only be the same again. The next deal has
the next order of players around the table. After as many games as there are different seatings, each has been played once.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

#: An order of players around the table, as their numbers by seat.
Seating = tuple[int, ...]


@dataclass(frozen=True)
class Planned:
    """A game to be played: its number (from 1), the seed of its deal, and the number of the player in each seat."""

    number: int
    deal: int
    seating: Seating
    seed: int

    def luck(self, seat: int) -> int:
        """The seed of the bot in that seat, below 2**63."""
        return _number(63, self.seed, self.number, seat)


def orders(copies: Sequence[int]) -> list[list[Seating]]:
    """The different orders of players around the table, player p being there ``copies[p]`` times: of each, the seatings it has, which are
    as many as there are seats if no two look the same."""
    players = [player for player, n in enumerate(copies) for _ in range(n)]
    found: dict[Seating, list[Seating]] = {}
    for seating in sorted(set(itertools.permutations(players))):
        turned = [seating[i:] + seating[:i] for i in range(len(seating))]
        found.setdefault(min(turned), list(dict.fromkeys(turned)))
    return list(found.values())


def plan(copies: Sequence[int], games: int, seed: int) -> Iterator[Planned]:
    """That many games; the same seed gives the same ones, and more games begin with the same."""
    around = orders(copies)
    random.Random(_number(64, seed, "orders")).shuffle(around)  # noqa: S311 - so that the first of many are no special ones
    seatings = ((_number(64, seed, "deal", i), seating) for i in itertools.count() for seating in around[i % len(around)])
    for number, (deal, seating) in zip(range(1, games + 1), seatings, strict=False):
        yield Planned(number, deal, seating, seed)


def _number(bits: int, *what: object) -> int:
    return random.Random(" ".join(map(str, what))).getrandbits(bits)  # noqa: S311 - it is to come out the same everywhere
