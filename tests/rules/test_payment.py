"""PY: paying."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from ridback.errors import MoveRefused
from ridback.game import Game
from tests.rules.positions import Boat, Seat, cards, discard_pile, hand, heard, legal, licenses, play, position

#: What parts are worth, in $, in the order they go down.
WORTH = {"tuna": 3, "shrimp": 2, "lobster": 2, "processing": 2, "gone_fishin": 2, "cod": 1, "king_crab": 1, "crate": 1}
Purse = dict[str, int]
Payment = tuple[str, ...]


def buying(purse: Purse, bid: int, levels: int = 0) -> Game:
    """Seat 0, with a purse and some Shrimp licenses, has won a license and pays for it."""
    held = " ".join(part for part, n in purse.items() if part not in ("gone_fishin", "crate") for _ in range(n))
    me = Seat(held, "shrimp " * levels, store=purse.get("crate", 0), gone_fishin=purse.get("gone_fishin", 0))
    game = position(me, Seat(), row="cod lobster", gone_fishin=True)
    play(game, f"lot cod bid {bid}", "1: pass")
    return game


def reachable(game: Game, so_far: Payment = ()) -> Iterator[Payment]:
    """Every payment that can be put down part by part, as the parts in their order."""
    if game.decisions != {0: "pay"}:
        yield so_far
        return
    moves = game.legal()
    assert moves, "a payment that was begun can be finished"
    for move in moves:
        after = game.copy()
        after.play(move)
        yield from reachable(after, (*so_far, str(move.argument)))


def without_waste(purse: Purse, price: int) -> set[Payment]:
    """Every set of parts that covers a price and of which no part could be left out: by trying all sets."""
    found = set()
    for counts in product(*(range(purse.get(part, 0) + 1) for part in WORTH)):
        chosen = tuple(part for part, n in zip(WORTH, counts, strict=True) for _ in range(n))
        total = sum(WORTH[part] for part in chosen)
        if total >= price and all(total - WORTH[part] < price for part in chosen):
            found.add(chosen)
    return found


# -- PY1 -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "worth"), WORTH.items())
def test_PY1_what_money_is_worth(part: str, worth: int) -> None:
    game = buying({part: 6}, 4)
    for n in range(1, 7):
        play(game, f"pay {part}")
        if n * worth >= 4:
            break
        assert game.state.open.at[0].due == 4 - n * worth
    assert licenses(game, 0) == {"cod": 1}
    assert heard(game, "paid") == [{"kind": "paid", "seat": 0, "part": part, "value": worth}] * n


def test_PY1_any_mix() -> None:
    game = buying({"tuna": 1, "cod": 1, "gone_fishin": 1, "crate": 1}, 7)
    play(game, "pay tuna gone_fishin cod crate")
    assert (hand(game, 0), game.state.open.at[0].gone_fishin, game.state.open.at[0].store) == ({}, 0, 0)


def test_PY1_crates_on_boats_and_captains_are_no_money() -> None:
    game = position(Seat("tuna", "", [Boat("cod", "tuna", 4)]), Seat())
    assert legal(game) == ["pass"]


def test_PY1_no_change_is_given() -> None:
    game = buying({"tuna": 2, "crate": 1}, 5)
    play(game, "pay tuna tuna")
    me = game.state.open.at[0]
    assert (hand(game, 0), me.store, me.gone_fishin) == ({}, 1, 0)


def test_PY1_a_price_of_nothing_is_paid_with_nothing_unasked() -> None:
    game = position(Seat("shrimp cod", "shrimp"), Seat(), phase="launch")
    play(game, "launch shrimp")
    assert heard(game, "launching", "paid", "launched") == [
        {"kind": "launching", "seat": 0, "card": "shrimp", "price": 0},
        {"kind": "launched", "seat": 0, "boat": 0, "type": "shrimp", "card": "shrimp"},
    ]
    game = buying({"tuna": 1}, 4, levels=4)
    assert licenses(game, 0) == {"shrimp": 4, "cod": 1}
    assert hand(game, 0) == {"tuna": 1}


# -- PY2 -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(40))
def test_PY2_every_payment_without_waste_is_reached_just_once(seed: int) -> None:
    random = Random(seed)
    purse = {part: random.choice((0, 0, 1, 1, 2, 3)) for part in WORTH}
    bid = random.randint(4, 14)
    total = sum(n * WORTH[part] for part, n in purse.items())
    levels = random.choice((0, 0, 1, 2, 3))
    if total < bid - levels:
        purse["crate"] += bid
    found = Counter(reachable(buying(purse, bid, levels)))
    assert set(found.values()) == {1}
    assert set(found) == without_waste(purse, bid - levels)


@settings(max_examples=100, deadline=None)
@given(
    purse=st.fixed_dictionaries({part: st.integers(0, 3) for part in WORTH}),
    price=st.integers(4, 12),
    chosen=st.lists(st.sampled_from(list(WORTH)), min_size=1, max_size=8),
)
def test_PY2_a_payment_is_taken_if_and_only_if_it_covers_the_price_without_waste(purse: Purse, price: int, chosen: list[str]) -> None:
    if sum(n * WORTH[part] for part, n in purse.items()) < price:
        purse["crate"] += price
    game = buying(purse, price)
    total, before = sum(WORTH[part] for part in chosen), game.state.tobytes()
    if any(chosen.count(part) > purse[part] for part in chosen):
        wanted = {"no_part", "payment_wasteful", "part_leaves_short"}
    elif total < price:
        wanted = {"payment_short", "part_leaves_short"}
    elif any(total - WORTH[part] >= price for part in chosen):
        wanted = {"payment_wasteful"}
    else:
        wanted = set()
    refusal = game.why_not({"do": "pay", "parts": chosen})
    assert game.state.tobytes() == before
    if wanted:
        assert refusal is not None
        assert refusal.code in wanted
    else:
        assert refusal is None
        game.play({"do": "pay", "parts": chosen})
        assert licenses(game, 0) == {"cod": 1}


def test_PY2_a_superfluous_part_is_refused() -> None:
    game = buying({"tuna": 1, "shrimp": 1, "cod": 2}, 4)
    with pytest.raises(MoveRefused) as refused:
        game.play("pay cod cod tuna")
    assert (refused.value.code, refused.value.details) == ("payment_wasteful", {"part": "cod", "price": 4})
    play(game, "pay cod tuna")
    assert hand(game, 0) == cards("shrimp cod")


def test_PY2_overpaying_is_no_waste_where_no_part_could_be_left_out() -> None:
    game = buying({"tuna": 2, "cod": 9}, 4)
    play(game, "pay tuna tuna")
    assert licenses(game, 0) == {"cod": 1}


def test_PY2_a_part_goes_down_only_if_what_may_follow_covers_the_price() -> None:
    game = buying({"tuna": 1, "shrimp": 2, "cod": 1}, 6)
    # without the tuna, shrimp, shrimp and cod are $5
    assert legal(game) == ["pay tuna"]
    play(game, "pay tuna")
    # three more are due, and a cod alone would not do
    assert legal(game) == ["pay shrimp"]
    play(game, "pay shrimp")
    assert sorted(legal(game)) == ["pay cod", "pay shrimp"]


def test_PY2_parts_go_down_in_descending_value_and_stop_when_covered() -> None:
    game = buying({"cod": 2, "processing": 1, "tuna": 1, "crate": 2, "lobster": 1}, 8)
    play(game, "pay crate cod lobster tuna cod")
    assert [event["part"] for event in heard(game, "paid")] == ["tuna", "lobster", "cod", "cod", "crate"]


# -- PY3 -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("levels", range(5))
def test_PY3_each_shrimp_level_takes_a_dollar_off_a_license(levels: int) -> None:
    game = buying({"cod": 9}, 6, levels)
    assert game.state.open.at[0].price == 6 - levels
    play(game, "pay " + " ".join(["cod"] * (6 - levels)))
    assert heard(game, "bought") == [{"kind": "bought", "seat": 0, "license": "cod", "bid": 6, "price": 6 - levels}]


LAUNCH_COSTS = {"shrimp": 1, "cod": 2, "lobster": 2, "tuna": 1, "processing": 2, "king_crab": 3}


@pytest.mark.parametrize(("boat", "levels"), [(boat, n) for boat in LAUNCH_COSTS for n in range(boat == "shrimp", 5)])
def test_PY3_each_shrimp_level_takes_a_dollar_off_a_launch_and_no_price_falls_below_zero(boat: str, levels: int) -> None:
    license = {"king_crab": "king_crab_crates", "shrimp": ""}.get(boat, boat)
    game = position(Seat(f"{boat} cod cod cod", license + " shrimp" * levels), Seat(), phase="launch")
    play(game, f"launch {boat}")
    price = max(LAUNCH_COSTS[boat] - levels, 0)
    assert heard(game, "launching")[0]["price"] == price
    assert (game.decisions == {0: "pay"}) == (price > 0)


# -- PY4, PY5 ----------------------------------------------------------------------------------------------------------------------


def test_PY4_boat_cards_to_the_pile_fishin_cards_back_crates_out_of_the_game() -> None:
    me = Seat("tuna cod", store=2, gone_fishin=2)
    game = position(me, Seat(), row="cod lobster", gone_fishin=True, pile=5, discard="shrimp", supply=33)
    play(game, "lot cod bid 7", "pass", "pay tuna gone_fishin cod crate")
    o = game.state.open
    assert discard_pile(game) == cards("shrimp tuna cod")
    assert o.discard.sum() == o.discard_pile == 3, "paid openly"
    assert (o.gone_fishin_pile, o.at[0].gone_fishin) == (6, 1)
    assert (o.at[0].store, o.supply) == (1, 33)


def test_PY5_a_card_that_is_launched_does_not_pay_for_itself() -> None:
    game = position(Seat("tuna", "tuna"), Seat(), phase="launch")
    assert legal(game) == ["pass"]
    game = position(Seat("tuna tuna", "tuna"), Seat(), phase="launch")
    assert legal(game) == ["pass", "launch tuna"]
    play(game, "launch tuna paying tuna")
    assert (len(heard(game, "launched")), heard(game, "paid")[0]["part"]) == (1, "tuna")
    game = position(Seat("tuna", "tuna", store=1), Seat(), phase="launch")
    play(game, "launch tuna paying crate")
    assert len(heard(game, "launched")) == 1


def test_PY5_a_captain_pays_for_nothing() -> None:
    """A card put down as captain has left the hand and brings nothing."""
    game = position(Seat("tuna tuna", "cod", [Boat("cod")]), Seat(), phase="hire")
    play(game, "hire 0 with tuna")
    assert hand(game, 0) == {"tuna": 1}
    assert game.view(0).money == 3
    assert discard_pile(game) == {}
