"""Marinas with every kind of card that lies under them, comes before them, or counts with them (MA1, MA2)."""

from __future__ import annotations

from itertools import product

import pytest

from ridback.cards import BOATS, default_cards
from ridback.game import Game
from tests.rules.pairs import between, check_table, with_each
from tests.rules.positions import Boat, Seat, drawn, epic, hand, heard, legal, play

#: Types of boat cards that lie under a Marina; what acts before or beside it.
UNDER = ("charter", "dfo", "king_crab", "oyster", "salmon", "swordfish", "char", "shrimp", "cod", "tuna", "processing", "lobster")
PAIRS = between(("marina",), (*UNDER, "tug", "house_boat", "quartermaster", "trophies", "pub", "gone_fishin", "storm", "deckhand"))


def worth(*under: str, others: str = "") -> int:
    """What some Marinas and the cards under them score."""
    sheet = epic(Seat("", "marina " * len(under) + others, marinas=under)).scores()[0]
    return sheet["licenses"] + sheet["marina"]


@with_each(("marina",), UNDER)
@pytest.mark.parametrize("card", BOATS)
def test_MA2_a_card_scores_its_printed_points_whatever_its_type_and_license(card: str) -> None:
    vp = default_cards().printed["boats"][card]["vp"]
    for n in range(1, 7):
        assert worth(f"{card} " * n) == min(5 + vp * n, 15)
    assert worth(card, others=" pub" if card == "dfo" else "") == 5 + vp + 10 * (card == "dfo")


@pytest.mark.parametrize("counts", list(product((0, 3, 5), repeat=3)))
def test_MA2_the_cap_is_each_marinas_own(counts: tuple[int, int, int]) -> None:
    assert worth(*("dfo " * n for n in counts)) == sum(min(5 + 3 * n, 15) for n in counts)


@with_each(("marina",), ("pub", "king_crab", "dfo"))
def test_MA2_SR2_a_marina_is_one_license_type_and_its_cards_are_no_boats_captains_or_crates() -> None:
    me = Seat("", "marina marina pub king_crab_licenses king_crab_captains king_crab_crates dfo", marinas=["dfo dfo", "cod"])
    sheet = epic(me).scores()[0]
    assert (sheet["king_crab"], sheet["boats"], sheet["dfo"], sheet["crates"], sheet["fleet"]) == (5, 0, 0, 0, 0)
    assert sheet["marina"] == 6 + 2


@with_each(("marina",), ("trophies",))
def test_MA2_TR1_cards_under_a_marina_are_no_launched_boats() -> None:
    me = Seat("", "marina", marinas=["cod cod cod cod"])
    game = epic(me, Seat("", "", [Boat("cod")]), phase="fish", supply=0, trophies=True, trophies_up=(1, 5, 2))
    assert [one["seat"] for one in game.view(0).to_json()["trophies"]] == [None, 1, None]


@with_each(("marina",), ("tug", "house_boat", "gone_fishin"))
def test_MA1_TG4_cards_come_from_the_hand_and_a_tug_boats_must_be_picked_up_first() -> None:
    game = epic(Seat("", "marina", [Boat("tug", towed="dfo"), Boat("house_boat")], 2, 2), phase="hire", gone_fishin=True)
    assert legal(game) == ["pass", "pickup 0"]
    play(game, "pickup 0", "marina 0 with dfo")
    assert (hand(game, 0), game.scores()[0]["marina"]) == ({}, 3)
    assert not heard(game, "paid"), "it is free"
    assert epic(Seat("", "marina", [Boat("tug"), Boat("house_boat")], 2, 2), phase="hire").decisions.get(0) != "marina", "money is no card"


def _after_launching(game: Game) -> None:
    while game.decisions.get(0) in ("launch", "hire"):
        play(game, "pass")


@with_each(("marina",), ("cod", "char", "lobster", "quartermaster", "charter"))
def test_MA1_the_cards_drawn_for_launches_and_captains_can_go_under_it_and_no_launch_is_used() -> None:
    me = Seat("cod tuna", "cod char char char lobster marina", [Boat("cod", "cod")], uses=1)
    game = epic(me, phase="launch", boats="dfo charter oyster " + "shrimp " * 20)
    play(game, "launch cod paying tuna")
    uses = int(game.state.open.at[0].uses)
    _after_launching(game)
    assert (drawn(game, "cod"), drawn(game, "char"), drawn(game, "lobster")) == (1, 1, 1)
    assert game.decisions == {0: "marina"}
    play(game, "marina 0")
    assert legal(game) == ["with oyster", "with dfo", "with charter"]
    play(game, "with charter")
    assert game.state.open.at[0].uses == uses
    assert [boat.type for boat in game.state.open.at[0].boats[:2]] == [1, 1], "no third boat"


@with_each(("marina",), ("salmon", "swordfish", "tuna", "processing"))
def test_MA1_what_is_drawn_later_in_the_round_waits_for_the_next() -> None:
    me = Seat("cod", "marina salmon swordfish processing tuna", [Boat("cod", "cod")], 1)
    game = epic(me, phase="hire", boats="dfo " * 4 + "shrimp " * 20)
    play(game, "marina 0 with cod", "pass", "swordfish 0", "trade")
    assert heard(game, "moored") == [{"kind": "moored", "seat": 0, "marina": 0, "card": "cod"}]
    while game.decisions.get(0) != "marina":
        play(game, legal(game)[0])
    assert game.state.open.round_no == 2
    assert "marina 0" in legal(game), "free again"


@with_each(("marina",), ("storm", "deckhand"))
def test_MA1_CR6_CR10_crewmen_do_not_touch_it() -> None:
    game = epic(Seat("cod", "marina"), phase="hire", storm=2)
    assert game.decisions == {0: "marina"}
    me = Seat("tuna tuna", "marina")
    game = epic(me, row="cod shrimp lobster", crew="deckhand - -", crewman=True, boats="dfo cod " + "shrimp " * 20)
    play(game, "lot cod bid 5", "pass", "pass", "pay tuna tuna", "discard shrimp", "pass", "pass")
    _after_launching(game)
    assert game.decisions == {0: "marina"}
    play(game, "marina 0 with dfo")
    assert game.scores()[0]["marina"] == 3


@with_each(("marina",), ("oyster", "shrimp"))
def test_MA1_no_license_for_the_type_is_needed_and_no_discount_applies() -> None:
    game = epic(Seat("oyster", "marina shrimp shrimp"), phase="hire")
    play(game, "marina 0 with oyster")
    assert not heard(game, "paid", "launching")
    assert game.scores()[0]["marina"] == 2


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
