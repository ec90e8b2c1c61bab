"""Who plays which game where."""

from __future__ import annotations

import itertools
import math
from collections import Counter

import pytest

from ridback.lab.seating import orders, plan

TABLES = [[1], [1, 1], [2], [1, 3], [1, 2, 1], [2, 2], [4], [1, 1, 1, 1], [2, 2, 2], [3, 3], [1, 1, 1, 1, 1, 1]]


def seatings(copies: list[int]) -> int:
    """How many different seatings there are."""
    return math.factorial(sum(copies)) // math.prod(map(math.factorial, copies))


@pytest.mark.parametrize("copies", TABLES, ids=str)
def test_every_seating_has_its_turn(copies: list[int]) -> None:
    """After as many games as there are different seatings each was played once, and after twice as many twice."""
    one_round = seatings(copies)
    seen = [planned.seating for planned in plan(copies, 2 * one_round, seed=5)]
    assert set(Counter(seen[:one_round]).values()) == set(Counter(seen[one_round:]).values()) == {1}
    assert len(set(seen)) == one_round


@pytest.mark.parametrize("copies", TABLES, ids=str)
def test_every_deal_is_played_from_every_seat(copies: list[int]) -> None:
    """Within each deal, each player has each seat equally often, and no seating twice."""
    games = list(plan(copies, 2 * seatings(copies), seed=6))
    for _, of_a_deal in itertools.groupby(games, key=lambda planned: planned.deal):
        seats = [planned.seating for planned in of_a_deal]
        assert len(set(seats)) == len(seats)
        sat = Counter((seat, player) for seating in seats for seat, player in enumerate(seating))
        for player, n in enumerate(copies):
            assert {sat[seat, player] * sum(copies) for seat in range(sum(copies))} == {n * len(seats)}


def test_orders_are_as_many_as_there_are_ways_around_a_table() -> None:
    assert [len(orders([1] * n)) for n in range(1, 7)] == [1, 1, 2, 6, 24, 120]
    assert sorted(map(len, orders([2, 2]))) == [2, 4]
    assert orders([4]) == [[(0, 0, 0, 0)]]


def test_a_seed_says_all() -> None:
    """More games begin with the same; another seed has other deals and other bots."""
    assert list(plan([1, 3], 8, seed=1)) == list(plan([1, 3], 12, seed=1))[:8]
    one, other = ({planned.deal for planned in plan([1, 3], 40, seed)} for seed in (1, 2))
    assert len(one) == len(other) == 10
    assert not one & other
    luck = [planned.luck(seat) for seed in (1, 2) for planned in plan([1, 3], 40, seed) for seat in range(4)]
    assert len(set(luck)) == len(luck)
    assert all(0 <= number < 2**63 for number in luck)
    assert all(0 <= deal < 2**64 for deal in one)


def test_the_plan_stays_what_it_was() -> None:
    """Results that were published can be played again."""
    first = next(plan([1, 1], 1, seed=7))
    assert (first.deal, first.luck(0)) == (14894572809617279221, 8234495038952440954)
