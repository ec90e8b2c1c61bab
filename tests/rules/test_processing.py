"""PR: phase four, processing and trading."""

from __future__ import annotations

from itertools import combinations

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, cards, fleet, hand, heard, legal, play, position


def processing(*crates: int, level: int = 1, store: int = 0) -> Game:
    """Seat 0 processes; its boats have so many crates, every other one a captain."""
    boats = [Boat("cod", "shrimp" if n % 2 else None, load) for n, load in enumerate(crates)]
    me = Seat("tuna", "processing " * level, boats, store=store)
    return position(me, Seat("tuna"), phase="process", boats="shrimp cod lobster tuna processing king_crab cod cod cod")


def loads(game: Game) -> list[int]:
    return [boat.crates for boat in fleet(game, 0)]


CHOICES = [chosen for n in range(4) for chosen in combinations((0, 2, 3), n)]


@pytest.mark.parametrize("chosen", CHOICES)
def test_PR1_one_crate_from_each_of_any_number_of_boats(chosen: tuple[int, ...]) -> None:
    game = processing(1, 0, 4, 2)
    game.play({"do": "process", "boats": list(chosen)})
    assert loads(game) == [n - (place in chosen) for place, n in enumerate((1, 0, 4, 2))]
    assert game.state.open.at[0].store == len(chosen)
    assert [event["boat"] for event in heard(game, "processed")] == list(chosen)
    assert game.decisions[0] == ("trade" if chosen else "discard_drawn")


def test_PR1_one_by_one() -> None:
    game = processing(1, 0, 4, 2)
    assert legal(game) == ["pass", "process 0", "process 2", "process 3"]
    play(game, "process 0")
    assert legal(game) == ["pass", "process 2", "process 3"]
    play(game, "process 2")
    assert legal(game) == ["pass", "process 3"], "a set is named in the order of the fleet"
    play(game, "process 3")
    assert game.decisions[0] == "trade", "with no boat left it goes on by itself"


def test_PR1_only_boats_with_crates() -> None:
    game = processing(0, 3, 0)
    assert legal(game) == ["pass", "process 1"]


def test_PR1_boats_without_captains_too() -> None:
    game = processing(2)
    assert fleet(game, 0)[0].captain is None
    play(game, "process 0")
    assert loads(game) == [1]


def test_PR1_a_processed_crate_is_a_dollar_and_no_point() -> None:
    game = processing(3)
    before, money = game.scores()[0], game.view(0).money
    play(game, "process 0")
    after = game.scores()[0]
    assert game.view(0).money == money + 1
    assert (before["crates"], after["crates"]) == (3, 2)
    assert after["total"] == before["total"] - 1


def test_PR1_the_license_is_needed_not_the_boat() -> None:
    boats = [Boat("processing", "cod", 3)]
    game = position(Seat("cod", "cod", boats), Seat("cod", "processing", [Boat("cod", "cod", 1)]), phase="process")
    assert game.decisions == {1: "process"}


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_PR2_a_processed_crate_for_as_many_cards_as_the_level(level: int) -> None:
    game = processing(1, level=level)
    play(game, "process 0")
    assert legal(game) == ["pass", "trade"]
    play(game, "trade")
    assert game.state.open.at[0].store == 0
    assert heard(game, "traded", "draw")[:2] == [
        {"kind": "traded", "seat": 0},
        {"kind": "draw", "seat": 0, "why": "trade", "want": level, "got": level},
    ]
    assert hand(game, 0) == cards("tuna " + " ".join(["shrimp", "cod", "lobster", "tuna"][:level]))


def test_PR2_an_old_crate_serves_as_well() -> None:
    game = processing(0, store=3)
    assert game.decisions == {0: "trade"}
    play(game, "trade")
    assert game.state.open.at[0].store == 2
    game = processing(4, store=3)
    play(game, "pass")
    assert game.decisions == {0: "trade"}
    play(game, "trade")
    assert (game.state.open.at[0].store, loads(game)) == (2, [4])


def test_PR2_one_crate_a_round() -> None:
    game = processing(2, 2, store=5)
    play(game, "process 0 1", "trade")
    assert "trade" not in game.decisions.values()
    assert game.state.open.at[0].store == 6


def test_PR2_trading_can_be_declined() -> None:
    game = processing(1)
    play(game, "process 0", "pass")
    assert game.state.open.at[0].store == 1
    assert heard(game, "traded") == []
    assert hand(game, 0) == cards("tuna")


def test_PR2_after_processing() -> None:
    game = processing(1, store=1)
    assert legal(game) == ["pass", "process 0"]
