"""RD: the round, who is asked when, and what nobody has to answer for; RD2 is in test_decks.py."""

from __future__ import annotations

import itertools

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, cards, deck, discard_pile, hand, heard, legal, play, position


def test_RD1_five_phases_each_in_turn_order_from_the_starting_seat() -> None:
    crewed = [Boat("cod", "shrimp", 1)]
    seats = [Seat("tuna tuna shrimp", "cod processing", crewed) for _ in range(3)]
    game = position(*seats, start=1, phase="round")
    asked = []
    while game.state.open.round_no == 1:
        decision = game.decision
        assert decision is not None
        asked.append((decision.kind, decision.seat))
        play(game, legal(game)[0])
    assert asked == [
        *[("name", 1), ("name", 2), ("name", 0)],
        *[("launch", 1), ("launch", 2), ("launch", 0)],
        *[("process", 1), ("process", 2), ("process", 0)],
        *[("discard_drawn", 1), ("discard_drawn", 2), ("discard_drawn", 0)],
    ]
    happened = [event for event in heard(game) if event["kind"] in ("round", "caught", "draw")]
    assert [(event["kind"], event.get("seat")) for event in happened] == [
        *[("round", None), ("caught", 1), ("caught", 2), ("caught", 0)],
        *[("draw", 1), ("draw", 2), ("draw", 0), ("round", None)],
    ]


def test_RD1_a_seat_launches_and_hires_before_the_next_seat_begins() -> None:
    game = position(Seat("cod tuna shrimp", "cod lobster"), Seat("cod tuna shrimp", "cod"), start=1, phase="launch")
    play(game, "launch cod paying tuna", "pass", "hire 0 with shrimp")
    assert game.decisions == {0: "launch"}
    play(game, "launch cod paying tuna", "pass", "hire 0 with shrimp")
    assert [(event["kind"], event["seat"]) for event in heard(game, "launched", "draw", "hired", "caught")] == [
        *[("launched", 1), ("draw", 1), ("hired", 1)],
        *[("launched", 0), ("draw", 0), ("hired", 0), ("draw", 0)],
        *[("caught", 1), ("caught", 0), ("draw", 1), ("draw", 0)],
    ]


def processors(**position_of: object) -> Game:
    """Three seats with something to process and to trade."""
    seats = [Seat("tuna", "processing " * (n + 1), [Boat("cod", None, 2), Boat("shrimp", "cod", 1)], store=n) for n in range(3)]
    return position(*seats, phase="process", **position_of)  # type: ignore[arg-type]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_RD3_phase_four_is_answered_in_any_order(order: tuple[int, ...]) -> None:
    game = processors()
    assert game.decisions == {0: "process", 1: "process", 2: "process"}
    for seat in order:
        game.play("process 0 1", seat)
        assert game.decisions[seat] == "trade"
    for seat in order:
        game.play("pass", seat)
    assert [int(game.state.open.at[seat].store) for seat in range(3)] == [2, 3, 4]
    # no order of answers makes a difference to anything else
    in_turn = processors()
    for seat in range(3):
        in_turn.play("process 0 1", seat)
    for seat in range(3):
        in_turn.play("pass", seat)
    assert game.state.tobytes() == in_turn.state.tobytes()


def test_RD3_answers_of_one_seat_do_not_wait_for_another() -> None:
    game = processors()
    game.play("process 1", 2)
    game.play("trade", 2)
    assert game.decisions == {0: "process", 1: "process"}
    assert game.asked_at(0) == game.asked_at(1) == 0


def test_RD3_draws_happen_in_the_order_the_answers_arrive() -> None:
    game = processors(boats="shrimp cod lobster tuna processing king_crab shrimp shrimp shrimp shrimp shrimp shrimp")
    for seat in (2, 0, 1):
        game.play({"do": "process", "boats": [0]}, seat)
        game.play("trade", seat)
    assert [(event["seat"], event["card"]) for event in heard(game, "drew")[:6]] == [
        *[(2, "shrimp"), (2, "cod"), (2, "lobster")],
        (0, "tuna"),
        *[(1, "processing"), (1, "king_crab")],
    ]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_RD3_discards_are_given_in_any_order(order: tuple[int, ...]) -> None:
    def table() -> Game:
        seats = (Seat("shrimp"), Seat("shrimp", "tuna tuna"), Seat("tuna tuna"))
        return position(*seats, phase="draw", boats="shrimp cod lobster tuna processing king_crab shrimp cod tuna")

    game, in_turn = table(), table()
    assert game.decisions == {0: "discard_drawn", 1: "discard", 2: "discard_drawn"}
    discards = ("discard shrimp", "discard lobster", "discard shrimp")
    for seat in order:
        game.play(discards[seat], seat)
    for seat, discard in enumerate(discards):
        in_turn.play(discard, seat)
    assert game.decisions == {1: "name"}
    assert game.state.tobytes() == in_turn.state.tobytes()
    assert [hand(game, seat) for seat in range(3)] == [cards("shrimp cod"), cards("shrimp tuna processing"), cards("tuna tuna king_crab")]


# -- RD4: who is asked ----------------------------------------------------------------------------------------------------------


def test_RD4_in_the_auction_every_seat_still_in_the_phase_is_asked() -> None:
    game = position(Seat(), Seat("tuna tuna"), Seat())
    assert game.decisions == {0: "name"}
    assert legal(game) == ["pass"]
    play(game, "pass", "lot 1 bid 4")
    assert game.decisions == {2: "bid"}
    assert legal(game) == ["pass"]
    play(game, "pass", "pay tuna tuna")
    assert game.decisions == {2: "name"}
    assert legal(game) == ["pass"]


@pytest.mark.parametrize("held", ["shrimp", "king_crab", "cod"])
def test_RD4_who_cannot_pay_for_a_launch_is_asked_all_the_same(held: str) -> None:
    game = position(Seat(held, "cod"), Seat(), phase="launch")
    assert game.decisions == {0: "launch"}
    assert legal(game) == ["pass"]


def test_RD4_an_empty_hand_is_not_asked_to_launch_or_hire() -> None:
    game = position(Seat("", "cod lobster", [Boat("cod")], store=9, gone_fishin=3), Seat("shrimp", "tuna"), phase="launch")
    assert game.decisions == {1: "launch"}


def test_RD4_without_a_license_that_has_boats_nobody_is_asked_to_launch() -> None:
    game = position(Seat("cod cod", "pub"), Seat("cod", "", [Boat("cod")]), phase="launch")
    assert game.decisions == {1: "hire"}
    for id in ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab_captains", "king_crab_crates", "king_crab_licenses"):
        assert position(Seat("shrimp", id), Seat(), phase="launch").decisions == {0: "launch"}


def test_RD4_asked_to_launch_only_while_a_launch_and_cards_are_left() -> None:
    game = position(Seat("cod cod tuna tuna", "cod"), Seat(), phase="launch")
    play(game, "launch cod paying tuna")
    assert game.decisions == {0: "launch"}
    play(game, "launch cod paying tuna")
    # Cod level one draws a card (LA3), so there is one for a captain
    assert game.decisions == {0: "hire"}
    game = position(Seat("cod tuna", "cod"), Seat(), phase="launch")
    play(game, "launch cod paying tuna")
    assert [event["kind"] for event in heard(game, "launched", "draw")] == ["launched", "draw"]
    assert game.decisions == {0: "hire"}


def test_RD4_asked_to_hire_only_while_a_hire_cards_and_a_boat_without_captain_are_left() -> None:
    boats = [Boat("cod"), Boat("cod"), Boat("cod", "tuna")]
    game = position(Seat("cod cod cod", "", boats), Seat("cod", "", [Boat("tuna", "cod")]), phase="hire")
    assert game.decisions == {0: "hire"}
    play(game, "hire 0 with cod")
    assert game.decisions == {0: "discard_drawn", 1: "discard_drawn"}
    game = position(Seat("cod", "lobster", boats), Seat(), phase="hire")
    play(game, "hire 0 with cod")
    assert "hire" not in game.decisions.values()
    game = position(Seat("cod cod", "lobster", [Boat("cod")]), Seat(), phase="hire")
    play(game, "hire 0 with cod")
    assert "hire" not in game.decisions.values()


def test_RD4_asked_to_process_only_with_the_license_and_a_crate_on_a_boat() -> None:
    loaded, empty = [Boat("cod", None, 1)], [Boat("cod", "cod")]
    game = position(Seat("", "processing", loaded), Seat("", "", loaded), Seat("", "processing", empty), phase="process")
    assert game.decisions == {0: "process"}


def test_RD4_asked_to_trade_only_with_the_license_and_a_processed_crate() -> None:
    game = position(Seat("", "processing", store=1), Seat("", "", store=1), Seat("", "processing"), phase="process")
    assert game.decisions == {0: "trade"}
    game = position(Seat("", "processing", [Boat("cod", None, 1)]), Seat(), phase="process")
    play(game, "pass")
    assert "trade" not in game.decisions.values()


def test_RD4_asked_to_trade_even_if_there_are_no_cards_to_draw() -> None:
    game = position(Seat("", "processing", store=1), Seat(), phase="process", boats="")
    assert game.decisions == {0: "trade"}
    play(game, "trade")
    assert heard(game, "draw")[0] == {"kind": "draw", "seat": 0, "why": "trade", "want": 1, "got": 0}


def test_RD4_asked_to_discard_only_when_a_discard_is_owed() -> None:
    tuna = ("tuna", "tuna tuna", "tuna tuna tuna", "tuna tuna tuna tuna")
    game = position(*(Seat("cod", licenses) for licenses in tuna), phase="draw", licenses="")
    assert game.decisions == {1: "discard", 3: "discard"}


@pytest.mark.parametrize("swap", ["cod king_crab", "tuna tuna", "shrimp lobster"])
def test_RD4_other_cards_in_hand_change_no_question(swap: str) -> None:
    """Two hands of one size: at every step of the round the same seats are asked the same things."""
    questions = []
    for held in ("cod cod", swap):
        game = position(Seat(held, "cod lobster", [Boat("cod")]), Seat("cod", "shrimp"), phase="round", boats="cod " * 12)
        asked = []
        while game.state.open.round_no == 1:
            asked.append(game.decisions)
            play(game, "pass" if "pass" in legal(game) else legal(game)[0])
        questions.append(asked)
    assert questions[0] == questions[1]


# -- RD5: the supply ---------------------------------------------------------------------------------------------------------------


def test_RD5_the_supply_may_fall_below_zero_and_every_boat_gets_its_crate() -> None:
    game = position(Seat("", "", [Boat("cod", "cod")] * 3), Seat("", "", [Boat("cod", "cod")] * 2), phase="fish", supply=2)
    assert game.state.open.supply == -3
    assert len(heard(game, "caught")) == 5
    assert game.over


def test_RD5_spent_and_traded_crates_never_return_to_the_supply() -> None:
    game = position(Seat("tuna", "processing", [Boat("cod", None, 1)], store=4), Seat("tuna tuna"), phase="process", supply=30)
    play(game, "process 0", "trade")
    assert (game.state.open.supply, game.state.open.at[0].store) == (30, 4)
    game = position(Seat("tuna", "", store=4), Seat(), supply=30, row="cod shrimp")
    play(game, "lot cod bid 4", "pass", "pay tuna crate")
    assert (game.state.open.supply, game.state.open.at[0].store) == (30, 3)
    assert deck(game)[-1:] != []
    assert discard_pile(game) == {"tuna": 1}
