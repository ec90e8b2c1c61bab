"""FI: phase three, fishing, and how the game ends."""

from __future__ import annotations

import pytest

from tests.rules.positions import Boat, Seat, fleet, heard, legal, play, position


def test_FI1_every_captained_boat_with_room_catches() -> None:
    boats = [Boat("cod", "tuna", 0), Boat("cod", "tuna", 3), Boat("cod", "tuna", 4), Boat("cod", None, 0), Boat("cod", None, 2)]
    game = position(Seat("", "", boats), Seat("", "", [Boat("shrimp", "cod", 1)]), phase="fish")
    assert [boat.crates for boat in fleet(game, 0)] == [1, 4, 4, 0, 2]
    assert [boat.crates for boat in fleet(game, 1)] == [2]
    assert game.state.open.supply == 47


def test_FI1_when_the_supply_runs_short_everybody_gets_what_is_due() -> None:
    seats = [Seat("", "", [Boat("cod", "cod", n)] * 3) for n in range(2)]
    game = position(*seats, phase="fish", supply=1)
    assert [boat.crates for seat in range(2) for boat in fleet(game, seat)] == [1, 1, 1, 2, 2, 2]
    assert game.state.open.supply == -5


@pytest.mark.parametrize("start", range(3))
def test_FI2_seat_by_seat_in_turn_order_boats_in_launch_order(start: int) -> None:
    boats = [Boat("tuna", "cod"), Boat("shrimp"), Boat("cod", "cod")]
    game = position(*[Seat("", "", boats)] * 3, phase="fish", start=start)
    caught = [(event["seat"], event["boat"], event["type"]) for event in heard(game, "caught")]
    assert caught == [((start + i) % 3, boat, kind) for i in range(3) for boat, kind in ((0, "tuna"), (2, "cod"))]


@pytest.mark.parametrize(("supply", "over"), [(3, False), (2, True), (1, True)])
def test_FI3_the_game_ends_when_the_supply_is_at_or_below_zero(supply: int, over: bool) -> None:
    game = position(Seat("", "", [Boat("cod", "cod")] * 2), Seat(), phase="fish", supply=supply)
    assert game.over is over
    assert game.state.open.supply == supply - 2
    if over:
        assert (game.decision, game.decisions) == (None, {})
        assert heard(game)[-1] == {"kind": "over", "reason": "crates"}
        assert game.result is not None
        assert game.result["reason"] == "crates"
        assert not [event for event in heard(game) if event["kind"] in ("draw", "drew", "discarded", "round")]


def test_FI3_the_game_ends_after_the_last_round_announced_by_the_row() -> None:
    game = position(Seat(), Seat(), phase="auction", row="cod shrimp", licenses="")
    play(game, "pass", "pass")
    assert game.over
    assert game.result is not None
    assert game.result["reason"] == "licenses"


def test_FI3_both_reasons_at_once() -> None:
    game = position(Seat("", "", [Boat("cod", "cod")]), Seat(), phase="auction", row="cod shrimp", licenses="", supply=1)
    play(game, "pass", "pass")
    assert game.result is not None
    assert game.result["reason"] == "both"


def test_FI3_a_supply_at_zero_ends_the_game_only_after_fishing() -> None:
    """Nothing caught and none left is the end as well; an auction before it is still played."""
    game = position(Seat("cod"), Seat("cod"), phase="round", supply=0)
    assert game.decisions == {0: "name"}
    play(game, "pass", "pass")
    assert game.over


def test_FI3_nothing_is_drawn_or_processed_after_the_end() -> None:
    game = position(Seat("cod", "processing", [Boat("cod", "cod", 2)], store=2), Seat(), phase="fish", supply=1)
    assert game.over
    assert legal(game, 0) == []
    assert [event["kind"] for event in heard(game)] == ["caught", "over"]


def test_FI4_a_boat_catches_one_crate() -> None:
    game = position(Seat("", "", [Boat("king_crab", "tuna", 0)]), Seat(), phase="fish")
    assert heard(game, "caught") == [{"kind": "caught", "seat": 0, "boat": 0, "type": "king_crab", "crates": 1}]
    assert fleet(game, 0) == [Boat("king_crab", "tuna", 1)]
