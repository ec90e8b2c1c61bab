"""Passing by itself: when a seat can do nothing else, and when everybody can tell."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from ridback.game import Game
from ridback.server.autopass import passes, shows
from tests.some_setups import some_setup


def games(numbers: range) -> Iterator[tuple[random.Random, Game]]:
    for number in numbers:
        chance = random.Random(number)
        yield chance, Game(some_setup(chance), number)


def names(game: Game, seat: int) -> list[str]:
    return [move.name for move in game.legal(seat)]


def test_standard_knows_what_everybody_knows() -> None:
    """Whatever lies hidden is dealt anew: what is shown stays the same, and where it is shown that one can only pass, one can only pass in
    each of the games that look the same to the others."""
    shown, fast = Counter[str](), Counter[str]()
    for chance, game in games(range(8)):
        while not game.over:
            seat = chance.choice(list(game.decisions))
            kind = game.decisions[seat]
            if names(game, seat) == ["pass"]:
                fast[kind] += 1
                others = next((other for other in range(game.setup.seats) if other != seat), seat)
                twins = [game.imagined(others, chance.getrandbits(64)) for _ in range(3 if others != seat else 0)]
                found = shows(game, seat)
                shown[kind] += found
                assert {shows(twin, seat) for twin in twins} <= {found}
                if found:
                    assert all(names(twin, seat) == ["pass"] for twin in twins)
            elif chance.random() < 0.1:
                assert not shows(game, seat), "there is something else, so nobody can tell that there is not"
            game.play(chance.choice(game.legal(seat)), seat)
    assert shown["bid"] > 20 and fast["bid"] > shown["bid"], (shown, fast)
    assert shown["launch"] + shown["name"] > 0, (shown, fast)


def test_a_hand_that_could_hold_more_is_not_shown() -> None:
    """Two games that look the same: in one of them the seat cannot bid on. Standard leaves both to their people, fast passes in one."""
    differ = 0
    for chance, game in games(range(100, 160)):
        while not game.over and differ < 3:
            seat = next(iter(game.decisions))
            if game.decisions[seat] == "bid" and names(game, seat) == ["pass"] and not shows(game, seat) and game.setup.seats > 1:
                other = (seat + 1) % game.setup.seats
                twin = next((t for n in range(40) if names(t := game.imagined(other, n), seat) != ["pass"]), None)
                if twin is not None:
                    differ += 1
                    assert not passes(game, seat, "standard") and not passes(twin, seat, "standard")
                    assert passes(game, seat, "fast") and not passes(twin, seat, "fast")
            game.play(chance.choice(game.legal(seat)), seat)
    assert differ


@pytest.mark.parametrize("mode", ["off", "standard", "fast"])
def test_nobody_passes_who_can_do_something(mode: str) -> None:
    for chance, game in games(range(200, 210)):
        for _ in range(60):
            if game.over:
                break
            seat = chance.choice(list(game.decisions))
            if passes(game, seat, mode):  # type: ignore[arg-type]
                assert names(game, seat) == ["pass"] and mode != "off"
            game.play(chance.choice(game.legal(seat)), seat)
