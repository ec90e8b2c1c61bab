"""CO: the Captains of the Corporation; ST7-ST9: set-ups of the expansion."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import BOATS, DOCK, PREMIUM, STANDARD
from ridback.errors import SetupError
from ridback.game import Game
from ridback.rules import codes
from ridback.setups import random_line_up
from tests.rules.positions import Boat, Seat, hand, heard, legal, license_deck, licenses, play, position, row

BOTH = ("tc", "kirkman")


def test_CO1_the_three_seat_set_up_with_fewer_crates() -> None:
    for seats, captains, supply in ((1, BOTH, 25), (2, ("kirkman",), 50), (2, ("tc",), 50)):
        game = Game.new(seats=seats, captains=captains, seed=1)
        assert (len(row(game)), len(license_deck(game)), game.state.open.supply) == (3, 19, supply)
        told = game.view(0).to_json()["seats"]
        assert [seat["captain"] for seat in told] == [None] * seats + list(captains)
        assert [seat["hand"] for seat in told] == [6] * seats + [0] * len(captains)


def test_CO2_a_two_dollar_card_raises_any_other_passes() -> None:
    game = position(Seat("tuna tuna tuna"), row="cod shrimp lobster", captains=BOTH, boats="shrimp cod cod lobster")
    play(game, "lot cod bid 4")
    assert [(event["seat"], event.get("amount")) for event in heard(game, "bid", "passed")][1:] == [(1, 5), (2, None)]
    assert game.decisions == {0: "bid"}
    assert game.view(0).to_json()["discard_pile"] == 1, "Kirkman finds the bid at the round's maximum and reveals none"
    play(game, "bid 6")
    assert game.decisions == {0: "pay"}, "T.C. finds it above, too"
    game = position(Seat("tuna tuna tuna"), row="cod shrimp lobster", captains=BOTH, boats="cod shrimp cod cod")
    play(game, "lot cod bid 4")
    assert [(event["seat"], event.get("amount")) for event in heard(game, "bid", "passed")][1:] == [(1, None), (2, 5)]


def test_CO3_CO4_a_captain_takes_the_license_free_if_all_pass() -> None:
    game = position(Seat("tuna tuna tuna"), row="cod shrimp lobster", captains=BOTH, boats="shrimp cod cod cod")
    play(game, "lot cod bid 4", "pass")
    assert licenses(game, 1) == {"cod": 1}
    assert game.decisions == {0: "name"}, "passing in a bidding ends only that license (CO4)"


def test_CO5_each_who_bought_none_takes_the_best_he_may() -> None:
    game = position(Seat(), row="cod tuna processing", captains=BOTH, boats="cod " * 12)
    play(game, "pass")
    assert [(event["seat"], event["license"]) for event in heard(game, "corporation_takes")] == [(1, "cod"), (2, "tuna")]
    game = position(Seat(), row="cod pub processing", captains=BOTH, boats="cod " * 12)
    play(game, "pass")
    assert licenses(game, 1) == {"cod": 1}, "the Pub costs more than the first round's maximum"


def test_CO6_two_cards_for_who_bought_none_and_the_gone_fishin_card() -> None:
    game = position(Seat(), row="cod tuna processing", captains=BOTH, boats="cod " * 12, gone_fishin=True)
    play(game, "pass")
    assert [event["got"] for event in heard(game, "draw") if event["why"] == "captains"] == [2]
    assert game.state.open.at[0].gone_fishin == 1


def test_CO7_TC_launches_two_dollar_cards_kirkman_the_others() -> None:
    deck = ("shrimp tuna", "cod shrimp", "tuna cod")
    launched = []
    for top in deck:
        game = position(Seat(), phase="hire", captains=BOTH, boats=top + " cod" * 8)
        launched.append([(event["seat"], event["type"]) for event in heard(game, "corporation_boat")])
    assert launched == [[(1, "shrimp"), (2, "tuna")], [], [(2, "cod")]]


def test_CO8_every_boat_of_his_is_full_and_captained() -> None:
    game = position(Seat(), captains=BOTH, line_up=("shrimp", "cod", "oyster", "tuna", "char", "king_crab", "dfo"), phase="hire")
    s = game.state.open.at[1]
    s.licenses[:] = 0
    s.licenses[[codes.KING_CRAB]] = 1
    s.fleet = 2
    s.boats[0].type = s.boats[0].card = codes.COD
    s.boats[1].type = s.boats[1].card = codes.OYSTER
    sheet = game.scores()[1]
    assert (sheet["crates"], sheet["king_crab"], sheet["boats"]) == (4 + 6, 2, 4)


def test_CO9_a_crewman_by_his_license_is_discarded() -> None:
    game = position(Seat("tuna tuna"), row="cod shrimp lobster", crew="tug - -", captains=BOTH, boats="shrimp cod cod cod", crewman=True)
    play(game, "lot cod bid 4", "pass")
    assert licenses(game, 1) == {"cod": 1}
    assert game.state.open.at[1].fleet == 0
    assert int(game.state.open.crew_gone.sum()) == 1


def test_ST7_dock_piles_by_the_number_of_seats() -> None:
    for seats, wanted, each in ((2, 2, 4), (3, 2, 6), (4, 2, 8), (5, 3, 8), (6, 3, 8)):
        game = Game.new(seats=seats, line_up=random_line_up(seats, 1), docks=DOCK[:wanted])
        assert game.state.open.docks.tolist() == [each] * wanted + [0] * (6 - wanted)
        with pytest.raises(SetupError) as refused:
            Game.new(seats=seats, line_up=random_line_up(seats, 1), docks=DOCK[: wanted + 1])
        assert refused.value.code == "docks"
    assert Game.new(seats=1, captains=BOTH, docks=DOCK[:2]).state.open.docks.tolist()[:2] == [6, 6]


@pytest.mark.parametrize("seats", [5, 6])
def test_ST8_five_and_six_seats_have_charter_boats_and_more_types(seats: int) -> None:
    for seed in range(4):
        line_up = random_line_up(seats, seed)
        game = Game.new(seats=seats, line_up=line_up, seed=seed)
        assert len(line_up) == {5: 9, 6: 11}[seats]
        assert len(row(game)) == seats
        assert game.state.open.supply == 25 * seats
        dealt = game.state.hidden.deck[: game.state.open.deck]
        assert (dealt == codes.CHARTER).sum() == 12, "none is dealt to a hand"
        assert all(id in STANDARD for id in row(game) + license_deck(game)[:seats])
        assert not game.state.hidden.removed.any()


def test_ST9_keep_seven_after_seeing_the_row_in_any_order() -> None:
    game = Game.new(seats=3, line_up=(*STANDARD, *PREMIUM), epic=True, seed=2)
    assert game.decisions == dict.fromkeys(game.decisions, "keep")
    assert sorted(game.decisions) == [0, 1, 2]
    assert sum(hand(game, 0).values()) == 11
    assert game.state.open.supply == 150
    play(game, "2: discard shrimp cod lobster tuna", "0: discard salmon dfo char swordfish")
    assert hand(game, 2) == dict.fromkeys(BOATS[4:11], 1)
    assert list(game.decisions) == [1]
    assert "discard salmon" not in legal(game, 1), "four must go, in order"
    play(game, "1: discard shrimp cod salmon dfo")
    assert set(game.decisions.values()) == {"name"}


def test_ST9_any_dock_cards_and_salmon_only_if_chosen() -> None:
    line_up = tuple(id for id in (*STANDARD, *PREMIUM) if id != "salmon")
    game = Game.new(seats=6, line_up=line_up, epic=True, docks=DOCK)
    assert sum(hand(game, 0).values()) == 10
    assert game.state.open.docks.tolist() == [8] * 6
    choices: dict[str, Any] = {"seats": 6, "line_up": line_up, "epic": True}
    wrongs: list[dict[str, Any]] = [{"seats": 2}, {"line_up": line_up[1:]}]
    for wrong in wrongs:
        with pytest.raises(SetupError):
            Game.new(**(choices | wrong))


def test_SR3_a_captain_ranks_like_a_seat() -> None:
    game = position(Seat("", "", [Boat("cod", "cod", 1)]), Seat(), captains=("tc",), phase="fish", supply=0)
    assert game.over
    ranking = game.view(0).to_json()["result"]["ranking"]
    assert ranking[0]["seat"] == 0
    assert sorted(one["seat"] for one in ranking) == [0, 1, 2]
