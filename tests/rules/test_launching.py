"""LA: phase two, launching boats."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.positions import BASE, Boat, Seat, cards, deck, fleet, hand, heard, legal, play, position


def launching(held: str, owned: str, store: int = 0) -> Game:
    return position(Seat(held, owned, store=store), Seat(), phase="launch", boats="king_crab shrimp tuna cod lobster processing")


@pytest.mark.parametrize("boat", BASE[:5])
def test_LA1_a_boat_whose_license_is_owned(boat: str) -> None:
    game = launching(f"{boat} tuna tuna king_crab", boat)
    assert legal(game) == ["pass", f"launch {boat}"]


def test_LA1_without_its_license_a_boat_stays_in_hand() -> None:
    game = launching("shrimp lobster tuna processing king_crab cod", "pub cod")
    assert legal(game) == ["pass", "launch cod"]


def test_LA1_the_launch_cost_is_paid() -> None:
    for boat, cost in {"shrimp": 1, "cod": 2, "lobster": 2, "tuna": 1, "processing": 2}.items():
        game = launching(f"{boat} king_crab king_crab king_crab", boat)
        play(game, f"launch {boat}")
        assert game.state.open.at[0].price == max(cost - (boat == "shrimp"), 0)


def test_LA1_one_launch_without_cod() -> None:
    game = launching("tuna tuna tuna tuna", "tuna tuna tuna tuna")
    play(game, "launch tuna paying tuna")
    assert game.decisions == {0: "hire"}
    assert len(fleet(game, 0)) == 1


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_LA1_cod_of_any_level_allows_one_more(level: int) -> None:
    game = launching("tuna tuna tuna tuna tuna tuna", "tuna " + "cod " * level)
    play(game, "launch tuna paying tuna")
    assert game.decisions == {0: "launch"}
    play(game, "launch tuna paying tuna")
    assert game.decisions == {0: "hire"}
    assert len(fleet(game, 0)) == 2


def test_LA1_two_boats_of_different_types() -> None:
    game = launching("cod shrimp tuna tuna", "cod shrimp")
    play(game, "launch cod paying tuna", "launch shrimp")
    assert fleet(game, 0) == [Boat("cod"), Boat("shrimp")]
    assert hand(game, 0) == cards("tuna king_crab")


def test_LA1_declining_ends_launching() -> None:
    game = launching("cod cod cod cod", "cod")
    play(game, "pass")
    assert "launch" not in game.decisions.values()
    assert not fleet(game, 0)
    game = launching("cod cod tuna tuna", "cod")
    play(game, "launch cod paying tuna", "pass")
    assert game.decisions == {0: "hire"}


def test_LA1_what_cannot_be_paid_cannot_be_launched() -> None:
    game = launching("cod king_crab", "cod")
    assert legal(game) == ["pass"]
    game = launching("cod king_crab", "cod", store=1)
    assert legal(game) == ["pass", "launch cod"]
    game = launching("cod king_crab", "cod shrimp")
    assert legal(game) == ["pass", "launch cod"]


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_LA3_cod_draws_its_level_after_the_launches(level: int) -> None:
    game = launching("cod tuna", "cod " * level)
    play(game, "launch cod paying tuna")
    top = ["king_crab", "shrimp", "tuna", "cod"]
    if level == 1:
        assert game.decisions == {0: "hire"}
    assert heard(game, "draw")[0] == {"kind": "draw", "seat": 0, "why": "cod", "want": level, "got": level}
    assert hand(game, 0) == cards(" ".join(top[:level]))


def test_LA3_once_for_both_launches_and_before_hiring() -> None:
    game = launching("cod cod tuna tuna", "cod cod")
    play(game, "launch cod paying tuna", "launch cod paying tuna")
    assert [event["kind"] for event in heard(game, "launched", "draw")] == ["launched", "launched", "draw"]
    # the hand was empty: what was drawn can be captain now
    assert game.decisions == {0: "hire"}
    play(game, "hire 0")
    assert legal(game) == ["captain shrimp", "captain king_crab"]


def test_LA3_after_a_second_launch_was_declined_too() -> None:
    game = launching("cod tuna tuna", "cod")
    play(game, "launch cod paying tuna")
    assert heard(game, "draw") == []
    play(game, "pass")
    assert heard(game, "draw")[0] == {"kind": "draw", "seat": 0, "why": "cod", "want": 1, "got": 1}


def test_LA3_draws_only_if_launched() -> None:
    game = launching("cod tuna", "cod cod cod cod")
    play(game, "pass")
    assert "cod" not in [event["why"] for event in heard(game, "draw")]
    game = launching("", "cod cod cod cod")
    assert "cod" not in [event["why"] for event in heard(game, "draw")]


def test_LA3_launching_without_cod_draws_nothing() -> None:
    game = launching("tuna tuna", "tuna")
    play(game, "launch tuna paying tuna")
    assert "cod" not in [event["why"] for event in heard(game, "draw")]


def test_LA3_a_launch_of_the_round_before_does_not_count() -> None:
    game = position(Seat("cod cod tuna tuna tuna", "cod"), Seat(), phase="launch", start=1)
    play(game, "launch cod paying tuna", "pass", "pass")
    while game.state.open.phase < 5 or game.state.open.round_no == 1:
        play(game, legal(game)[0])
    since = game.ply
    assert game.decisions == {0: "launch"}
    play(game, "pass")
    assert "cod" not in [event["why"] for event in heard(game, "draw", since=since)]


@pytest.mark.parametrize("license", ["king_crab_captains", "king_crab_crates", "king_crab_licenses"])
def test_LA4_king_crab_boats_need_any_king_crab_license(license: str) -> None:
    game = launching("king_crab tuna cod", license)
    assert legal(game) == ["pass", "launch king_crab"]
    play(game, "launch king_crab paying tuna")
    assert fleet(game, 0) == [Boat("king_crab")]


def test_LA4_other_licenses_do_not_serve_for_king_crab() -> None:
    game = launching("king_crab tuna tuna", "shrimp cod lobster tuna processing pub")
    assert legal(game) == ["pass", "launch tuna"]


def test_LA5_a_launched_boat_has_room_for_four_crates() -> None:
    for crates in range(5):
        game = position(Seat("", "", [Boat("cod", "cod", crates)]), Seat(), phase="fish")
        assert fleet(game, 0)[0].crates == min(crates + 1, 4)


def test_LA5_a_launched_boat_scores_its_points() -> None:
    for boat, points in {"shrimp": 1, "cod": 2, "lobster": 2, "tuna": 1, "processing": 2, "king_crab": 3}.items():
        game = position(Seat("tuna", "", [Boat(boat)]), Seat(), phase="launch")
        assert game.scores()[0]["boats"] == points


def test_LA5_boats_lie_in_launch_order_without_captain_and_crates() -> None:
    game = position(Seat("cod tuna", "cod", [Boat("shrimp", "tuna", 3)]), Seat(), phase="launch")
    play(game, "launch cod paying tuna")
    assert fleet(game, 0) == [Boat("shrimp", "tuna", 3), Boat("cod")]
    assert deck(game)
