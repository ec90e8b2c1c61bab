"""The Captains of the Corporation with every module and premium license (CO1-CO9)."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import CREW, DOCK
from ridback.game import Game
from tests.rules.pairs import CREWMEN, between, check_table, with_each
from tests.rules.positions import Boat, Seat, drawn, fleet, give, heard, legal, licenses, play, position

PREMIUM = ("king_crab", "dfo", "marina", "pub")
PAIRS = between(
    ("captains",), (*DOCK, *CREWMEN, *PREMIUM, "gone_fishin", "oyster", "shrimp", "swordfish", "salmon", "char", "tuna", "processing")
)
STANDARD = ("shrimp", "cod", "tuna", "oyster", "processing")


def against(captain: str | None, *seats: Seat, line_up: tuple[str, ...] = (*STANDARD, "king_crab", "dfo"), **rest: Any) -> Game:
    """Against one Captain, who is seat 2, or alone against both."""
    seats = seats or ((Seat(), Seat()) if captain else (Seat(),))
    return position(*seats, captains=(captain,) if captain else ("tc", "kirkman"), line_up=line_up, **rest)


# -- dock cards ------------------------------------------------------------------------------------------------------------------------


@with_each(("captains",), DOCK)
@pytest.mark.parametrize("dock", DOCK)
def test_CO1_ST7_six_of_each_dock_card_and_only_people_buy_them(dock: str) -> None:
    other = "tug" if dock != "tug" else "artisan"
    move, phase = (f"buy {dock}", "launch") if dock in DOCK[:4] else ("hire 0", "hire")
    for captain in ("tc", None):
        me = Seat("tuna " * 4, "", [Boat("cod"), Boat("cod", "cod", 1)], 1)
        game = against(captain, me, *[Seat()] * bool(captain), phase=phase, docks=(dock, other), boats="tuna shrimp " * 10)
        assert game.view(0).to_json()["dock_piles"] == {dock: 6, other: 6}
        play(game, move)
        if dock == "salty_captain":
            play(game, "captain salty_captain")
        if dock == "first_mate":
            play(game, "captain tuna", "mate store with tuna")
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")
        assert game.view(0).to_json()["dock_piles"] == {dock: 5, other: 6}
        while game.view(None).to_json()["phase"] in ("launch", "hire"):
            play(game, "pass")
        for seat in range(1 + bool(captain), 3):
            assert all(boat.type not in DOCK and boat.captain is None for boat in fleet(game, seat))
        assert game.view(0).to_json()["dock_piles"][other] == 6


@with_each(("captains",), ("artisan", "inuit", "tug", "house_boat"))
def test_CO7_DF2_no_crates_come_from_or_go_to_a_captain() -> None:
    game = against("tc", Seat("dfo tuna cod", "dfo cod"), Seat("", "", [Boat("artisan", None, 1)]), phase="launch", supply=30)
    give(game, 2, "", "cod dfo")
    play(game, "launch dfo paying tuna")
    assert (int(game.state.open.at[0].boats[0].crates), int(game.state.open.supply)) == (3, 28)
    assert [int(boat.crates) for boat in game.state.open.at[2].boats[:2]] == [0, 0]
    assert int(game.state.open.at[1].boats[0].crates) == 0


# -- crewmen ---------------------------------------------------------------------------------------------------------------------------


@with_each(("captains",), CREWMEN)
@pytest.mark.parametrize("crew", CREW)
def test_CO9_a_crewman_by_a_license_a_captain_gets_is_discarded_unresolved(crew: str) -> None:
    # won in the bidding
    game = against(
        "tc", Seat("tuna tuna"), Seat(), row="cod shrimp tuna", crew=f"{crew} - -", crewman=True, boats="shrimp cod cod cod", supply=30
    )
    play(game, "lot cod bid 4", "pass", "pass")
    assert licenses(game, 2) == {"cod": 1}
    assert game.decisions == {0: "name"}, "nothing is asked for him"
    # taken at the end of the phase
    other = against("tc", row="cod shrimp tuna", crew=f"{crew} - -", crewman=True, boats="cod " * 20, supply=30)
    play(other, "pass", "pass")
    assert licenses(other, 2) == {"cod": 1}
    for one in (game, other):
        s = one.state.open.at[2]
        assert (int(s.uses), int(s.crew_crates), int(s.bosuns.sum()), int(s.assistants.sum()), int(s.hand)) == (0, 0, 0, 0, 0)
        assert (int(one.state.open.storm), int(one.state.open.supply), int(one.state.open.crew_gone.sum())) == (0, 30, 1)
        assert not heard(one, "assigned")
        assert drawn(one, "crew", 2) == 0
    assert fleet(game, 2) == []


@with_each(("captains",), ("storm",))
def test_CO7_CR6_a_persons_storm_does_not_touch_his_launch() -> None:
    game = against("tc", phase="hire", storm=1, boats="shrimp " + "cod " * 20)
    assert [boat.type for boat in fleet(game, 2)] == ["shrimp"]


# -- licenses --------------------------------------------------------------------------------------------------------------------------


@with_each(("captains",), PREMIUM)
@pytest.mark.parametrize("id", PREMIUM)
def test_CO5_CO8_he_takes_a_premium_license_he_owns_and_scores_its_bonus(id: str) -> None:
    license = {"king_crab": "king_crab_captains"}.get(id, id)
    taken = {"king_crab": "king_crab_crates"}.get(id, id)
    other = "pub" if id != "pub" else "dfo"
    for round_no, wants in ((4, "cod"), (5, taken)):
        game = against("tc", line_up=(*STANDARD, id, other), row=f"cod {taken} shrimp", boats="tuna " * 20)
        game.state.open.round_no = round_no
        give(game, 2, license, "cod tuna tuna")
        play(game, "pass", "pass")
        assert [event["license"] for event in heard(game, "corporation_takes")] == [wants], "ten dollars from round five on"
    bonus = {"king_crab": 3 + 4, "dfo": 0, "marina": 0, "pub": 0}[id]
    sheet = game.scores()[2]
    assert sheet["king_crab"] + sheet["dfo"] + sheet["marina"] == bonus
    assert sheet["licenses"] == {"pub": 20}.get(id, 10)


@with_each(("captains",), ("dfo", "oyster"))
def test_CO8_DF3_OY1_his_boats_are_full_at_his_levels() -> None:
    game = against(None)
    give(game, 1, "dfo dfo oyster oyster", "dfo oyster")
    give(game, 2, "", "dfo oyster")
    tc, kirkman = game.scores()[1:]
    assert (tc["crates"], tc["dfo"]) == (4 + 8, 8)
    assert (kirkman["crates"], kirkman["dfo"]) == (4 + 6, 0)


@with_each(("captains",), ("shrimp", "char", "tuna", "processing", "swordfish", "salmon"))
def test_CO7_his_licenses_have_no_power() -> None:
    owned = "shrimp char tuna processing swordfish salmon cod lobster"
    line_up = ("shrimp", "char", "tuna", "processing", "swordfish", "king_crab", "dfo")
    game = against("tc", Seat("tuna"), Seat(), phase="hire", line_up=line_up, boats="shrimp " + "dfo " * 30)
    give(game, 2, owned, "shrimp shrimp")
    while game.state.open.round_no == 1:
        play(game, legal(game)[0])
    s = game.state.open.at[2]
    assert (int(s.hand), int(s.drawn), int(s.store)) == (0, 0, 0)
    assert not [event for event in heard(game, "draw", "caught", "processed", "hired", "discarded") if event["seat"] == 2]
    # nor do they make the license he wins any cheaper or dearer for others
    assert int(game.state.open.at[0].proven) <= 3


@with_each(("captains",), ("gone_fishin",))
def test_CO6_CO9_people_only_go_fishin_and_may_pay_against_him_with_it() -> None:
    game = against("tc", Seat("tuna", gone_fishin=2), Seat(), row="cod shrimp tuna", boats="shrimp cod cod cod " * 4, gone_fishin=True)
    play(game, "lot cod bid 4", "pass")
    assert game.state.open.bid == 5, "T.C. has bid one more"
    play(game, "bid 6", "pay tuna gone_fishin gone_fishin", "pass")
    assert [int(seat.gone_fishin) for seat in game.state.open.at[:3]] == [0, 1, 0]


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
