"""HI: phase two, hiring captains."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.positions import BASE, Boat, Seat, cards, discard_pile, fleet, hand, heard, legal, play, position


def hiring(held: str, owned: str = "", boats: int = 3, captains: int = 0) -> Game:
    """Seat 0 hires for a fleet of which some have captains already."""
    boats_of = [Boat("shrimp", "cod")] * captains + [Boat("shrimp")] * boats
    return position(Seat(held, owned, boats_of), Seat(), phase="hire", boats="king_crab " * 12)


def drawn(game: Game, why: str = "lobster") -> int:
    """How many cards seat 0 drew for a reason."""
    return sum(event["got"] for event in heard(game, "draw") if event["why"] == why and event["seat"] == 0)


@pytest.mark.parametrize("captain", BASE)
@pytest.mark.parametrize("boat", BASE)
def test_HI1_any_card_can_be_captain_of_any_boat(captain: str, boat: str) -> None:
    game = position(Seat(f"{captain} {captain}", "", [Boat(boat)]), Seat(), phase="hire")
    play(game, "hire 0")
    assert legal(game) == [f"captain {captain}"]
    play(game, f"captain {captain}")
    assert [(now.type, now.captain) for now in fleet(game, 0)] == [(boat, captain)]
    assert hand(game, 0) == {captain: 1}


def test_HI1_face_down_and_not_to_the_discard_pile() -> None:
    game = hiring("tuna cod")
    play(game, "hire 1 with tuna")
    assert discard_pile(game) == {}
    assert game.state.own[0].captains[:3].tolist() == [-1, 3, -1]
    assert [boat["captained"] for boat in game.view(1).to_json()["seats"][0]["boats"]] == [False, True, False]
    assert [boat["captain"] for boat in game.view(1).to_json()["seats"][0]["boats"]] == [None, None, None]


def test_HI1_only_boats_without_a_captain() -> None:
    game = hiring("tuna cod cod", "lobster", captains=1)
    assert legal(game) == ["pass", "hire 1", "hire 2", "hire 3"]
    play(game, "hire 2 with tuna")
    assert legal(game) == ["pass", "hire 1", "hire 3"]


def test_HI1_a_boat_just_launched_too() -> None:
    game = position(Seat("cod tuna shrimp", "cod lobster"), Seat(), phase="launch")
    play(game, "launch cod paying tuna", "pass")
    assert legal(game) == ["pass", "hire 0"]
    play(game, "hire 0 with shrimp")
    assert [boat.captain for boat in fleet(game, 0)] == ["shrimp"]


def test_HI1_one_captain_without_lobster() -> None:
    game = hiring("cod cod cod", "shrimp tuna")
    play(game, "hire 0 with cod")
    assert "hire" not in game.decisions.values()


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_HI1_lobster_of_any_level_allows_one_more(level: int) -> None:
    game = hiring("cod cod cod", "lobster " * level)
    play(game, "hire 0 with cod")
    assert game.decisions == {0: "hire"}
    play(game, "hire 2 with cod")
    assert "hire" not in game.decisions.values()
    assert [boat.captain for boat in fleet(game, 0)] == ["cod", None, "cod"]


def test_HI1_declining_ends_hiring() -> None:
    game = hiring("cod cod", "lobster")
    play(game, "pass")
    assert "hire" not in game.decisions.values()
    game = hiring("cod cod", "lobster")
    play(game, "hire 0 with cod", "pass")
    assert [boat.captain for boat in fleet(game, 0)] == ["cod", None, None]


def test_HI1_once_named_a_boat_gets_its_captain() -> None:
    game = hiring("cod tuna")
    play(game, "hire 1")
    assert game.decisions == {0: "captain"}
    assert legal(game) == ["captain cod", "captain tuna"]


def test_HI1_a_captain_scores_nothing() -> None:
    game = hiring("king_crab cod")
    before = game.scores()[0]
    play(game, "hire 0 with king_crab")
    after = game.scores()[0]
    assert after["boats"] == before["boats"] == 3
    assert after["total"] - after["crates"] == before["total"] - before["crates"]


@pytest.mark.parametrize(
    ("level", "cards_by_captains"),
    [
        (1, [0, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2]),
        (2, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
        (3, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
        (4, [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]),
    ],
)
def test_HI2_lobster_draws_by_the_number_of_captains(level: int, cards_by_captains: list[int]) -> None:
    for captains, wanted in enumerate(cards_by_captains):
        game = hiring("", "lobster " * level, captains=captains)
        assert drawn(game) == wanted, captains
        assert hand(game, 0) == ({"king_crab": wanted} if wanted else {})


def test_HI2_a_captain_hired_this_round_counts() -> None:
    game = hiring("cod cod cod", "lobster", captains=2)
    play(game, "hire 3 with cod", "hire 2 with cod")
    assert drawn(game) == 2


def test_HI2_whether_or_not_a_captain_was_hired() -> None:
    game = hiring("cod", "lobster", captains=1)
    play(game, "pass")
    assert drawn(game) == 1


def test_HI2_after_hiring() -> None:
    game = hiring("cod", "lobster", captains=1)
    play(game, "hire 1 with cod")
    assert [event["kind"] for event in heard(game, "hired", "draw") if event["seat"] == 0][:2] == ["hired", "draw"]
    assert "hire" not in game.decisions.values(), "what it draws is too late for a second captain"
    assert hand(game, 0) == cards("king_crab")


def test_HI2_many_captains() -> None:
    """A fleet beyond the end of the table draws as its last row says."""
    for captains in (16, 17, 30):
        fleet_of = [Boat("shrimp", "lobster")] * 10 + [Boat("lobster", "processing")] * (captains - 10)
        game = position(Seat("", "lobster lobster", fleet_of[:captains]), Seat(), phase="hire", boats="cod " * 12)
        assert drawn(game) == 3


def test_HI2_without_lobster_nothing_is_drawn() -> None:
    game = hiring("", "", captains=7)
    assert drawn(game) == 0
