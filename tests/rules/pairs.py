"""Pairs of card kinds that touch the same thing: the table in each ``test_pairs_*.py`` says which, and its tests which they play together.

A kind is the id of a license type, of the Charter Boat, or of a dock card; crewmen are ``crew_`` and their id where another card has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations, product
from typing import Any, Final, TypeVar

from ridback.cards import CREW, DOCK, LICENSE_TYPES

F = TypeVar("F", bound=Callable[..., Any])
Pair = frozenset[str]

CREWMEN: Final = tuple(f"crew_{id}" if id in (*DOCK, "crates") else id for id in CREW)
#: Bay cards, and the Captains of the Corporation.
OTHERS: Final = ("gone_fishin", "trophies", "meeples", "captains")
#: Everything that can be at a table. Hire Crewman licenses are never owned.
KINDS: Final = (*LICENSE_TYPES[:-1], "charter", *DOCK, *CREWMEN, *OTHERS)


def among(*kinds: str) -> set[Pair]:
    """Every two of some kinds."""
    return {_pair(one, other) for one, other in combinations(kinds, 2)}


def between(some: Iterable[str], others: Iterable[str]) -> set[Pair]:
    """Each of some kinds with each of others."""
    return {_pair(one, other) for one, other in product(some, others)}


def _pair(one: str, other: str) -> Pair:
    assert one in KINDS, one
    assert other in KINDS, other
    assert one != other
    return frozenset((one, other))


def together(*kinds: str) -> Callable[[F], F]:
    """Mark a test that plays some kinds together, every two of them."""
    return _plays(among(*kinds))


def with_each(some: Iterable[str], others: Iterable[str]) -> Callable[[F], F]:
    """Mark a test that plays each of some kinds with each of others."""
    return _plays(between(some, others))


def _plays(pairs: set[Pair]) -> Callable[[F], F]:
    def mark(test: F) -> F:
        test.__dict__["plays"] = pairs | test.__dict__.get("plays", set())
        return test

    return mark


def check_table(table: set[Pair], tests: Mapping[str, Any]) -> None:
    """Every pair of a module's table is played by a test of the module, and its tests play no pair the table has not."""
    played: set[Pair] = set()
    for name, test in tests.items():
        if name.startswith("test_"):
            played |= getattr(test, "plays", set())
    lacking, unlisted = ([" × ".join(sorted(pair)) for pair in pairs] for pairs in (table - played, played - table))
    assert not lacking, f"pairs without a test: {', '.join(sorted(lacking))}"
    assert not unlisted, f"pairs missing in the table: {', '.join(sorted(unlisted))}"
