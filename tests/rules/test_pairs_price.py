"""What things cost, two kinds of card at a time (PY3, SC1, FM1, CR7): discounts, and what they are taken off."""

from __future__ import annotations

from itertools import product

import pytest

from ridback.cards import BOATS as CARDS, DOCK, default_cards
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, epic, fleet, hand, heard, legal, play

DISCOUNTS = ("shrimp", "char", "assistant")
LAUNCHED = ("tug", "artisan", "inuit", "house_boat")
BOATS = ("charter", "dfo", "oyster", "salmon", "swordfish", "king_crab")
PREMIUM = ("pub", "marina")
#: What takes dollars off; what costs dollars or, as first mates and crewmen, does not.
PAIRS = among(*DISCOUNTS) | between(DISCOUNTS, (*LAUNCHED, *BOATS, *PREMIUM, "salty_captain", "first_mate"))

#: Levels of Shrimp and Char and who has an Assistant.
LEVELS = [
    (shrimp, char, on)
    for shrimp, char, on in product(range(5), range(5), ("", "shrimp", "char"))
    if not on or {"shrimp": shrimp, "char": char}[on]
]


def owner(shrimp: int, char: int, on: str, cards: str = "", *boats: Boat) -> Seat:
    """A seat with levels of the two discounts."""
    return Seat(cards, "shrimp " * shrimp + "char " * char + "dfo oyster salmon swordfish king_crab_crates", boats, assistants=on)


def off(shrimp: int, char: int, on: str) -> tuple[int, int]:
    """What is taken off every transaction, and off launches besides."""
    plain = min(shrimp + (on == "shrimp"), 4)
    return plain, plain + (char + (on == "char") >= 2)


@together(*DISCOUNTS)
@with_each(DISCOUNTS, (*LAUNCHED, *BOATS, "salty_captain"))
def test_PY3_every_price_with_every_discount() -> None:
    printed = default_cards().printed
    for shrimp, char, on in LEVELS:
        view = epic(owner(shrimp, char, on, "tuna")).view(0)
        plain, launching = off(shrimp, char, on)
        for id in LAUNCHED:
            assert view.dock_price(DOCK.index(id)) == max(printed["dock"][id]["price"] - launching, 0), (id, shrimp, char, on)
        for number, id in enumerate(CARDS):
            assert view.launch_price(number) == max(printed["boats"][id]["launch"] - launching, 0), (id, shrimp, char, on)
        assert view.dock_price(DOCK.index("salty_captain")) == max(printed["dock"]["salty_captain"]["price"] - plain, 0)


@with_each(DISCOUNTS, (*LAUNCHED, *BOATS))
@pytest.mark.parametrize("levels", [(0, 0, ""), (1, 0, ""), (0, 2, ""), (1, 1, "char"), (2, 2, "shrimp"), (4, 4, "shrimp")])
def test_PY3_just_the_price_is_due_and_nothing_is_asked_where_it_is_nothing(levels: tuple[int, int, str]) -> None:
    printed = default_cards().printed
    _, launching = off(*levels)
    moves = [(f"buy {id}", printed["dock"][id]["price"]) for id in LAUNCHED]
    moves += [(f"launch {id}", printed["boats"][id]["launch"]) for id in BOATS if id != "charter"]
    moves += [("charter dfo", printed["boats"]["charter"]["launch"])]
    for move, price in moves:
        game = epic(owner(*levels, "charter dfo oyster salmon swordfish king_crab " + "cod " * 6), phase="launch")
        play(game, move)
        due = max(price - launching, 0)
        assert heard(game, "launching")[0]["price"] == due
        while game.decisions == {0: "pay"}:
            play(game, "pay cod")
        assert hand(game, 0).get("cod", 0) >= 6 - due
        assert len(heard(game, "paid")) == due
        assert len(fleet(game, 0)) == 1


@with_each(DISCOUNTS, ("salty_captain",))
@pytest.mark.parametrize(
    ("shrimp", "on", "due"), [(0, "", 3), (1, "", 2), (1, "shrimp", 1), (2, "shrimp", 0), (3, "", 0), (4, "shrimp", 0)]
)
def test_SC1_PY3_shrimp_helps_with_a_salty_captain_and_char_does_not(shrimp: int, on: str, due: int) -> None:
    for char in (0, 4):
        game = epic(owner(shrimp, char, on, "cod cod cod", Boat("cod")), phase="hire")
        play(game, "hire 0", "captain salty_captain", *["pay cod"] * due)
        assert len(heard(game, "paid")) == due
        assert fleet(game, 0)[0].captain == "salty_captain"
        assert sum(hand(game, 0).values()) == 3 - due


@with_each(DISCOUNTS, ("first_mate",))
def test_FM1_PY3_a_first_mates_crate_and_card_are_never_discounted() -> None:
    me = owner(4, 4, "shrimp", "cod cod", Boat("cod"), Boat("tuna", "cod", 1))
    game = epic(me, Seat("cod"), phase="hire")
    play(game, "hire 0 with cod", "mate 1", "with cod")
    assert not heard(game, "paid")
    assert (hand(game, 0), int(game.state.open.at[0].boats[1].crates), int(game.state.open.at[0].boats[0].mate)) == ({}, 0, 1)


@with_each(DISCOUNTS, PREMIUM)
@pytest.mark.parametrize("lot", PREMIUM)
def test_AU1_PY3_licenses_open_at_their_cost_and_shrimp_alone_makes_them_cheaper(lot: str) -> None:
    for shrimp, char, on in ((0, 4, "char"), (2, 2, ""), (2, 2, "shrimp"), (4, 0, "shrimp")):
        me = owner(shrimp, char, on, "tuna tuna tuna tuna")
        game = epic(me, row=f"{lot} tuna lobster")
        play(game, "lot 0")
        assert legal(game)[0] == "bid 10"
        assert legal(game)[-1] == f"bid {12 + off(shrimp, char, on)[0]}", "and lets one bid more (AU4)"
        play(game, "bid 10", "pass", "pass")
        assert game.state.open.at[0].price == 10 - off(shrimp, char, on)[0]


@with_each(DISCOUNTS, PREMIUM)
def test_MA1_a_card_under_a_marina_and_the_pub_cost_and_discount_nothing() -> None:
    me = Seat("dfo", "shrimp char char marina pub", assistants="shrimp")
    game = epic(me, phase="hire")
    play(game, "marina 0 with dfo")
    assert not heard(game, "paid")
    assert game.view(0).discount == 2


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
