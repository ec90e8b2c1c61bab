"""DR: phase five, drawing and discarding."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.positions import Seat, cards, deck, discard_pile, hand, heard, legal, play, position, told_hand

#: By Tuna level: cards drawn, whether one of the hand is discarded.
TUNA = {1: (2, False), 2: (3, True), 3: (3, False), 4: (4, True)}
DECK = "shrimp cod lobster tuna processing king_crab"


def drawing(held: str, level: int, boats: str = DECK, discard: str = "") -> Game:
    """Seat 0 draws; after it seat 1, which has Tuna at level one and so no discard."""
    return position(Seat(held, "tuna " * level), Seat("cod", "tuna"), phase="draw", boats=boats, discard=discard)


def test_DR1_without_tuna_two_are_drawn_and_one_of_those_is_discarded() -> None:
    game = drawing("tuna tuna", 0)
    assert game.decisions == {0: "discard_drawn"}
    assert legal(game) == ["discard shrimp", "discard cod"]
    assert hand(game, 0) == cards("tuna tuna"), "what was drawn is not in hand yet"
    assert told_hand(game, 0) == (2, 2)
    play(game, "discard shrimp")
    assert hand(game, 0) == cards("tuna tuna cod")
    assert told_hand(game, 0) == (3, 0)
    assert discard_pile(game) == cards("shrimp")
    assert heard(game, "draw")[0] == {"kind": "draw", "seat": 0, "why": "draw", "want": 2, "got": 2}


def test_DR1_two_drawn_cards_of_a_kind_are_one_choice() -> None:
    game = drawing("", 0, boats="cod cod tuna tuna")
    assert legal(game) == ["discard cod"]
    play(game, "discard cod")
    assert (hand(game, 0), discard_pile(game)) == (cards("cod"), cards("cod"))


@pytest.mark.parametrize("level", TUNA)
def test_DR1_tuna_draws_to_hand_by_its_level(level: int) -> None:
    game = drawing("processing", level)
    n, owes = TUNA[level]
    assert heard(game, "draw")[0] == {"kind": "draw", "seat": 0, "why": "tuna", "want": n, "got": n}
    assert hand(game, 0) == cards("processing " + " ".join(DECK.split()[:n]))
    assert game.decisions == ({0: "discard"} if owes else {1: "name"})


@pytest.mark.parametrize("level", [2, 4])
def test_DR1_with_tuna_any_card_of_the_hand_is_discarded(level: int) -> None:
    game = drawing("king_crab king_crab processing", level)
    drawn = DECK.split()[: TUNA[level][0]]
    assert legal(game) == [
        f"discard {id}"
        for id in ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab")
        if id in (*drawn, "king_crab", "processing")
    ]
    play(game, "discard king_crab")
    assert hand(game, 0) == cards("king_crab processing " + " ".join(drawn))
    assert discard_pile(game) == cards("king_crab")


@pytest.mark.parametrize("level", [1, 3])
def test_DR1_at_levels_one_and_three_nothing_is_discarded(level: int) -> None:
    game = drawing("cod", level)
    assert (heard(game, "discarded"), discard_pile(game)) == ([], {})


@pytest.mark.parametrize(("there", "asked"), [("", False), ("cod", True), ("cod tuna", True)])
def test_DR1_without_tuna_a_short_draw_still_owes_one_of_what_was_drawn(there: str, asked: bool) -> None:
    game = drawing("lobster lobster", 0, boats=there)
    assert ("discard_drawn" in game.decisions.values()) is asked
    if asked:
        assert legal(game) == [f"discard {id}" for id in there.split()]
        play(game, "discard cod")
        assert hand(game, 0) == cards("lobster lobster " + there.replace("cod", ""))
    else:
        assert hand(game, 0) == cards("lobster lobster")


@pytest.mark.parametrize("level", [2, 4])
@pytest.mark.parametrize("there", ["", "cod", "cod shrimp"])
def test_DR1_with_tuna_a_short_draw_still_owes_a_card_of_the_hand(level: int, there: str) -> None:
    game = drawing("lobster", level, boats=there)
    assert game.decisions == {0: "discard"}
    assert len(legal(game)) == 1 + len(there.split())
    play(game, "discard lobster")
    assert hand(game, 0) == cards(there)


@pytest.mark.parametrize("level", [0, 2, 4])
def test_DR1_with_no_card_to_give_nothing_is_owed(level: int) -> None:
    game = drawing("", level, boats="")
    assert game.decisions == {1: "name"}
    assert hand(game, 0) == {}


def test_DR1_all_draw_in_turn_order_and_then_discard() -> None:
    seats = (Seat("cod"), Seat("cod", "tuna tuna"), Seat("cod"))
    game = position(*seats, phase="draw", start=1, boats="shrimp cod lobster tuna processing king_crab shrimp")
    assert [(event["seat"], event["got"]) for event in heard(game, "draw")] == [(1, 3), (2, 2), (0, 2)]
    assert deck(game) == []
    assert game.decisions == {1: "discard", 2: "discard_drawn", 0: "discard_drawn"}


def test_DR1_the_round_goes_on_when_all_have_discarded() -> None:
    game = position(Seat("cod"), Seat("cod"), phase="draw", boats=DECK)
    play(game, "discard shrimp")
    assert game.decisions == {1: "discard_drawn"}
    assert game.state.open.round_no == 1
    play(game, "discard lobster")
    assert game.decisions == {1: "name"}
    assert game.state.open.round_no == 2


def test_DR1_discards_are_not_drawn_again_in_the_same_phase() -> None:
    """All draws come before the first discard."""
    game = position(Seat(), Seat(), phase="draw", boats="cod tuna lobster")
    assert [event["got"] for event in heard(game, "draw")] == [2, 1]


def test_DR1_there_is_no_limit_to_the_hand() -> None:
    held = "shrimp " * 15 + "lobster " * 15 + "processing " * 15
    game = drawing(held, 3)
    assert told_hand(game, 0) == (48, 0)
    assert game.decisions == {1: "name"}
