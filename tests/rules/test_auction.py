"""AU: phase one, the license auction."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, hand, heard, legal, license_deck, licenses, play, position, row

RICH = "tuna tuna tuna shrimp shrimp shrimp"  # $15


def bids(low: int, high: int) -> list[str]:
    return [f"bid {n}" for n in range(low, high + 1)]


def after_auction(game: Game) -> Game:
    """Everybody who is still in the phase declines."""
    while "name" in game.decisions.values():
        play(game, "pass")
    return game


# -- AU1 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(3))
def test_AU1_the_starting_seat_names_first_and_after_it_the_next_in_order(start: int) -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH), start=start)
    named = []
    while "name" in game.decisions.values():
        named.append(next(iter(game.decisions)))
        play(game, "pass")
    assert named == [(start + i) % 3 for i in range(3)]


def test_AU1_after_a_purchase_the_starting_seat_names_again_if_it_is_still_in() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH), start=1)
    play(game, "lot 0 bid 4", "2: bid 5", "0: pass", "1: pass", "pay tuna tuna")
    assert licenses(game, 2) == {"shrimp": 1}
    assert game.decisions == {1: "name"}
    play(game, "lot 0 bid 4", "0: bid 5", "1: pass", "pay tuna tuna")
    assert licenses(game, 0) == {"cod": 1}
    assert game.decisions == {1: "name"}


def test_AU1_if_the_starting_seat_is_out_the_next_in_order_that_is_in_names() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH), Seat(RICH), start=2)
    play(game, "pass")
    assert game.decisions == {3: "name"}
    play(game, "lot 0 bid 4", "0: bid 5", "1: bid 6", "3: pass", "0: pass", "pay tuna tuna")
    assert game.decisions == {3: "name"}
    play(game, "pass")
    assert game.decisions == {0: "name"}


@pytest.mark.parametrize(
    ("license", "cost"),
    [
        *[("shrimp", 4), ("cod", 4), ("lobster", 5), ("tuna", 5), ("processing", 5), ("pub", 10)],
        *[("king_crab_captains", 10), ("king_crab_crates", 10), ("king_crab_licenses", 10)],
    ],
)
def test_AU1_opens_with_the_printed_cost_or_more(license: str, cost: int) -> None:
    game = position(Seat(RICH), Seat(), row=f"shrimp {license}")
    play(game, "lot 1")
    assert game.decisions == {0: "open"}
    assert legal(game) == bids(cost, 15)


def test_AU1_discounts_do_not_lower_the_opening_bid() -> None:
    game = position(Seat("tuna", "shrimp shrimp shrimp"), Seat(), row="lobster cod")
    play(game, "lot lobster")
    assert legal(game) == bids(5, 6)


def test_AU1_any_license_of_the_row_may_be_named() -> None:
    game = position(Seat(RICH), Seat(), Seat(), row="lobster cod shrimp")
    assert legal(game) == ["pass", "lot 0", "lot 1", "lot 2"]
    play(game, "lot 1 bid 4", "pass", "pass", "pay tuna tuna")
    assert licenses(game, 0) == {"cod": 1}
    assert row(game) == ["lobster", "shrimp"]


def test_AU1_who_declines_is_out_for_this_round_only() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH), phase="round")
    play(game, "pass", "lot 0 bid 4")
    assert game.decisions == {2: "bid"}
    play(game, "pass", "pay tuna tuna")
    assert game.decisions == {2: "name"}
    play(game, "pass")
    while game.state.open.round_no == 1:
        play(game, legal(game)[0])
    assert [int(game.state.open.at[seat].in_phase) for seat in range(3)] == [1, 1, 1]


# -- AU2 -----------------------------------------------------------------------------------------------------------------------


def test_AU2_bidding_goes_round_from_the_opener() -> None:
    game = position(*[Seat(RICH)] * 4, start=2)
    asked: list[int] = []
    for move in ("lot 0 bid 4", "bid 5", "bid 6", "bid 7", "bid 8", "pass", "bid 9", "pass", "pass"):
        asked += game.decisions
        play(game, move)
    assert asked == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    assert game.decisions == {0: "pay"}


def test_AU2_a_raise_is_a_dollar_or_more() -> None:
    game = position(Seat(RICH), Seat(RICH))
    play(game, "lot 0 bid 6")
    assert legal(game) == ["pass", *bids(7, 15)]
    play(game, "bid 12")
    assert legal(game) == ["pass", *bids(13, 15)]


def test_AU2_a_pass_is_final_for_this_license() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH))
    play(game, "lot 0 bid 4", "pass", "bid 5", "bid 6", "bid 7")
    assert game.decisions == {0: "bid"}, "seat 1 is not asked again"


def test_AU2_but_not_for_the_next_one() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH))
    play(game, "lot 0 bid 4", "pass", "pass", "pay tuna tuna", "lot 0 bid 4")
    assert game.decisions == {2: "bid"}
    play(game, "bid 5")
    assert game.decisions == {1: "bid"}


def test_AU2_the_last_one_standing_pays_and_takes_the_license() -> None:
    game = position(Seat(RICH), Seat(RICH))
    play(game, "lot cod bid 4", "bid 6", "pass")
    assert heard(game, "won") == [{"kind": "won", "seat": 1, "license": "cod", "slot": 1, "bid": 6}]
    assert game.decisions == {1: "pay"}
    play(game, "pay tuna tuna")
    assert licenses(game, 1) == {"cod": 1}
    assert licenses(game, 0) == {}
    assert hand(game, 0) == {"tuna": 3, "shrimp": 3}
    assert heard(game, "bought") == [{"kind": "bought", "seat": 1, "license": "cod", "bid": 6, "price": 6}]


def test_AU2_an_opener_alone_in_the_phase_pays_at_once() -> None:
    game = position(Seat(RICH), Seat(RICH))
    play(game, "pass", "lot 0 bid 9")
    assert game.decisions == {1: "pay"}
    assert game.state.open.at[1].price == 9


def test_AU2_a_buyer_is_out_of_the_phase() -> None:
    game = position(Seat(RICH), Seat(RICH))
    play(game, "lot 0 bid 4", "pass", "pay tuna tuna", "lot 0 bid 5")
    assert game.decisions == {1: "pay"}


def test_AU2_a_license_begins_to_count_after_it_is_paid_for() -> None:
    game = position(Seat(RICH), Seat(), row="shrimp cod")
    play(game, "lot shrimp bid 5", "pass")
    assert game.state.open.at[0].price == 5
    play(game, "pay tuna tuna")
    game = position(Seat(RICH, "shrimp"), Seat(), row="shrimp cod")
    play(game, "lot shrimp bid 5", "pass")
    assert game.state.open.at[0].price == 4
    play(game, "pay tuna tuna")
    assert game.view(0).discount == 2


# -- AU3 -----------------------------------------------------------------------------------------------------------------------


def test_AU3_license_by_license_until_nobody_is_in_the_phase() -> None:
    game = position(Seat(RICH), Seat(RICH), Seat(RICH), row="shrimp cod lobster", licenses="tuna tuna tuna")
    play(game, "lot 2 bid 5", "pass", "pass", "pay tuna tuna")
    play(game, "lot 0 bid 4", "pass", "pay tuna tuna")
    play(game, "lot 0 bid 4", "pay tuna tuna")
    assert [licenses(game, seat) for seat in range(3)] == [{"lobster": 1}, {"shrimp": 1}, {"cod": 1}]
    assert row(game) == ["tuna", "tuna", "tuna"]
    assert "name" not in game.decisions.values()


def test_AU3_one_license_a_seat_a_round() -> None:
    game = position(Seat(RICH), Seat(), row="shrimp cod")
    play(game, "lot 0 bid 4", "pass", "pay tuna tuna", "pass")
    assert licenses(game, 0) == {"shrimp": 1}
    assert len(heard(game, "named")) == 1


# -- AU4 -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "most"),
    [
        (Seat("tuna tuna"), 6),
        (Seat("tuna tuna cod"), 7),
        (Seat("tuna", gone_fishin=2), 7),
        (Seat("tuna", store=3), 6),
        (Seat("tuna", "shrimp shrimp"), 5),
        (Seat("cod king_crab", "shrimp shrimp shrimp shrimp", store=1, gone_fishin=1), 9),
        (Seat("cod", "", [Boat("cod", "tuna", 4)], store=4), 5),
    ],
)
def test_AU4_no_bid_above_what_could_be_paid(me: Seat, most: int) -> None:
    game = position(me, Seat(), row="cod shrimp", gone_fishin=True)
    play(game, "lot cod")
    assert legal(game) == bids(4, most)
    game = position(Seat("tuna tuna"), me, row="cod shrimp", gone_fishin=True)
    play(game, "lot cod bid 4")
    assert legal(game) == ["pass", *bids(5, most)]


def test_AU4_a_license_that_cannot_be_paid_cannot_be_named() -> None:
    game = position(Seat("tuna cod"), Seat(), Seat(), row="shrimp lobster pub")
    assert legal(game) == ["pass", "lot 0"]
    game = position(Seat("tuna"), Seat(), Seat(), row="shrimp lobster pub")
    assert legal(game) == ["pass"]
    game = position(Seat("tuna", "shrimp"), Seat(), Seat(), row="shrimp lobster pub")
    assert legal(game) == ["pass", "lot 0"]


def test_AU4_the_highest_bid_can_be_paid() -> None:
    game = position(Seat("tuna cod", "shrimp", store=1, gone_fishin=1), Seat(), row="cod shrimp", gone_fishin=True)
    play(game, "lot cod bid 8", "pass")
    for part in ("tuna", "gone_fishin", "cod", "crate"):
        assert legal(game) == [f"pay {part}"]
        play(game, f"pay {part}")
    assert licenses(game, 0) == {"shrimp": 1, "cod": 1}


# -- AU5 -----------------------------------------------------------------------------------------------------------------------


def test_AU5_who_declines_to_name_takes_a_fishin_card_at_once() -> None:
    game = position(Seat(), Seat(), Seat(), gone_fishin=True)
    play(game, "pass")
    o = game.state.open
    assert (o.at[0].gone_fishin, o.gone_fishin_pile) == (1, 19)
    assert game.decisions == {1: "name"}
    assert heard(game) == [{"kind": "passed", "seat": 0, "decision": "name"}, {"kind": "went_fishin", "seat": 0}]
    assert o.at[0].hand == 0, "it lies in the open, not in the hand"


def test_AU5_as_long_as_there_are_any() -> None:
    game = position(Seat(), Seat(), Seat(), gone_fishin=True, pile=2)
    play(game, "pass", "pass", "pass")
    assert [int(game.state.open.at[seat].gone_fishin) for seat in range(3)] == [1, 1, 0]
    assert game.state.open.gone_fishin_pile == 0


def test_AU5_a_card_paid_in_this_auction_can_be_taken_again() -> None:
    game = position(Seat("cod cod", gone_fishin=1), Seat(), row="cod shrimp", gone_fishin=True, pile=0)
    play(game, "lot cod bid 4", "pass", "pay gone_fishin cod cod", "pass")
    assert [int(game.state.open.at[seat].gone_fishin) for seat in range(2)] == [0, 1]


def test_AU5_passing_in_a_bidding_brings_none() -> None:
    game = position(Seat(RICH), Seat(RICH), gone_fishin=True)
    play(game, "lot 0 bid 4", "pass", "pay tuna tuna")
    assert [int(game.state.open.at[seat].gone_fishin) for seat in range(2)] == [0, 0]


def test_AU5_without_the_module_there_are_none() -> None:
    game = position(Seat(), Seat())
    play(game, "pass")
    assert (game.state.open.at[0].gone_fishin, game.state.open.gone_fishin_pile) == (0, 0)
    assert heard(game, "went_fishin") == []


# -- AU6 -----------------------------------------------------------------------------------------------------------------------


def test_AU6_the_row_is_filled_up_and_what_is_left_keeps_its_order() -> None:
    game = position(Seat(RICH), Seat(), Seat(), row="lobster cod tuna", licenses="shrimp pub cod")
    play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna")
    after_auction(game)
    assert row(game) == ["lobster", "tuna", "shrimp"]
    assert license_deck(game) == ["pub", "cod"]
    assert heard(game, "swept", "revealed") == [{"kind": "revealed", "license": "shrimp", "slot": 2}]


def test_AU6_unsold_row_leaves_the_game() -> None:
    game = position(Seat(), Seat(), row="lobster cod", licenses="shrimp pub cod")
    after_auction(game)
    assert row(game) == ["shrimp", "pub"]
    assert license_deck(game) == ["cod"]
    assert heard(game, "swept", "revealed", "last_round") == [
        {"kind": "swept", "license": "lobster"},
        {"kind": "swept", "license": "cod"},
        {"kind": "revealed", "license": "shrimp", "slot": 0},
        {"kind": "revealed", "license": "pub", "slot": 1},
    ]
    assert not any(licenses(game, seat) for seat in range(2))


def test_AU6_a_row_that_cannot_be_filled_makes_this_the_last_round() -> None:
    game = position(Seat(RICH), Seat("cod"), row="lobster cod", licenses="", phase="auction")
    play(game, "lot cod bid 4", "pass", "pay tuna tuna")
    after_auction(game)
    assert heard(game, "last_round") == [{"kind": "last_round"}]
    assert row(game) == ["lobster"]
    while not game.over:
        play(game, legal(game)[0])
    assert game.state.open.round_no == 1
    assert heard(game)[-1] == {"kind": "over", "reason": "licenses"}


def test_AU6_an_unsold_row_that_cannot_be_replaced_makes_this_the_last_round() -> None:
    game = position(Seat(), Seat(), row="lobster cod", licenses="shrimp")
    after_auction(game)
    assert row(game) == ["shrimp"]
    assert game.over
    assert heard(game, "over") == [{"kind": "over", "reason": "licenses"}]


def test_AU6_dealing_exactly_the_last_license_is_not_yet_the_end() -> None:
    game = position(Seat(RICH), Seat(), row="lobster cod", licenses="shrimp")
    play(game, "lot cod bid 4", "pass", "pay tuna tuna")
    after_auction(game)
    assert (row(game), license_deck(game)) == (["lobster", "shrimp"], [])
    assert not game.state.open.last_round
    while game.state.open.round_no == 1:
        play(game, legal(game)[0])
    # in the next round nobody buys, so the row leaves, and now it cannot be filled
    assert not game.state.open.ended
    after_auction(game)
    assert game.state.open.last_round
    while not game.over:
        play(game, legal(game)[0])
    assert game.state.open.round_no == 2


def test_AU6_the_last_round_ends_after_fishing() -> None:
    crewed = [Boat("cod", "cod", 1)]
    game = position(Seat("cod", "processing tuna", crewed), Seat("cod", "", crewed), row="lobster cod", licenses="")
    after_auction(game)
    while not game.over:
        play(game, legal(game)[0])
    kinds = [event["kind"] for event in heard(game)]
    assert kinds[-3:] == ["caught", "caught", "over"]
    assert "draw" not in kinds
