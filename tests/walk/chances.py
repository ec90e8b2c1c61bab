"""Compiled counting of what chance does, for test_chance.py."""

from __future__ import annotations

from typing import Any

from ridback.rules.decks import below, seed, shuffle
from ridback.rules.jit import entry


@entry
def permutations(randoms: Any, low: Any, times: Any, cards: Any, counts: Any) -> None:
    """Shuffle five cards so many times, and count how often each of the 120 orders comes out."""
    seed(randoms[0], low, 0)
    for _ in range(times):
        for i in range(5):
            cards[i] = i
        shuffle(randoms[0], cards, 5)
        index = 0
        for i in range(5):
            smaller = 0
            for j in range(i + 1, 5):
                smaller += cards[j] < cards[i]
            index = index * (5 - i) + smaller
        counts[index] += 1


@entry
def numbers(randoms: Any, low: Any, high: Any, n: Any, cells: Any, times: Any, counts: Any) -> None:
    """Draw numbers below n so many times, and count in which of so many equal stretches they lie, in pairs with the next one."""
    seed(randoms[0], low, high)
    last = below(randoms[0], n) * cells // n
    for _ in range(times):
        here = below(randoms[0], n) * cells // n
        counts[last * cells + here] += 1
        last = here
