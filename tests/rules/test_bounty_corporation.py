"""CO: the Captains of the Corporation, clause by clause; SR with all that the expansion scores."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import default_cards
from ridback.game import Game
from ridback.rules.scoring import LINES, TOTAL
from tests.rules.positions import (
    BASE,
    Boat,
    Seat,
    discard_pile,
    drawn,
    epic,
    fleet,
    give,
    hand,
    heard,
    legal,
    licenses,
    play,
    position,
    row,
)

BOTH = ("tc", "kirkman")
LINE_UP = ("shrimp", "cod", "tuna", "oyster", "processing", "king_crab", "dfo")


def solo(seat: Seat | None = None, **rest: Any) -> Game:
    """A position of a solo game: T.C. is seat 1, Kirkman seat 2."""
    return position(seat or Seat(), **({"captains": BOTH, "line_up": LINE_UP} | rest))


def two(*seats: Seat, **rest: Any) -> Game:
    """A position of a game of two people and a Captain, who is seat 2."""
    return position(*(seats or (Seat(), Seat())), **({"captains": ("tc",), "line_up": LINE_UP} | rest))


def bids(game: Game) -> list[tuple[int, int | None]]:
    """Bids and passes in the bidding, in order: (seat, amount or None)."""
    told = [event for event in heard(game, "bid", "passed") if event.get("decision") in (None, "bid")]
    return [(event["seat"], event.get("amount")) for event in told]


# -- CO2, CO3, CO4: bidding -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [0, 1])
def test_CO2_a_captain_bids_last_in_turn_order_whoever_starts(start: int) -> None:
    rich = Seat("tuna tuna tuna")
    game = two(rich, rich, start=start, row="cod shrimp tuna", boats="shrimp shrimp cod cod")
    other = 1 - start
    play(game, "lot cod bid 4")
    assert game.decisions == {other: "bid"}, "behind both people"
    play(game, "pass")
    assert bids(game) == [(start, 4), (other, None), (2, 5)], "at the round's maximum"
    assert game.decisions == {start: "bid"}
    play(game, "bid 6")
    assert bids(game)[3:] == [(start, 6), (2, None)]
    assert game.decisions == {start: "pay"}


def test_CO2_the_top_card_is_revealed_and_discarded_a_two_dollar_card_bids_one_more() -> None:
    coins = default_cards().printed["boats"]
    for card in ("shrimp", "cod", "tuna", "oyster", "processing", "dfo", "king_crab"):
        game = two(Seat("tuna tuna tuna"), Seat(), row="cod shrimp tuna", boats=f"{card} cod cod cod")
        play(game, "lot cod bid 4", "pass")
        assert heard(game, "revealed_boat") == [{"kind": "revealed_boat", "seat": 2, "card": card}]
        assert bids(game)[-1] == (2, 5 if coins[card]["coins"] == 2 else None)
        assert discard_pile(game) == {card: 1}
        assert game.state.open.discard.sum() == 1, "face up"


@pytest.mark.parametrize(
    ("round_no", "most"), [(1, 5), (2, 6), (3, 7), (4, 8), (5, 10), (6, 11), (7, 12), (8, 13), (9, 14), (10, 14), (15, 14)]
)
def test_CO2_never_above_the_rounds_maximum(round_no: int, most: int) -> None:
    for opening in (most - 1, most, most + 1):
        game = two(Seat("tuna " * 7), Seat(), row="cod shrimp tuna", boats="shrimp " * 9)
        game.state.open.round_no = round_no
        play(game, f"lot cod bid {opening}", "pass")
        assert bids(game)[-1] == (2, most if opening < most else None)
        assert len(heard(game, "revealed_boat")) == int(opening < most), "finding it there he reveals none"


def test_CO2_passes_for_good_and_if_none_can_be_revealed() -> None:
    game = two(Seat("tuna tuna tuna"), Seat("tuna tuna tuna"), row="cod shrimp tuna", boats="")
    game.state.open.round_no = 9
    play(game, "lot cod bid 4", "bid 5")
    assert bids(game)[-1] == (2, None)
    play(game, "bid 6", "bid 7", "pass")
    assert bids(game)[3:] == [(0, 6), (1, 7), (0, None)], "he is not asked again"
    assert not heard(game, "revealed_boat")


def test_CO2_he_passes_once_he_has_bought_and_never_opens() -> None:
    game = two(Seat("tuna tuna tuna"), Seat("tuna tuna tuna"), row="cod shrimp tuna", boats="shrimp shrimp shrimp shrimp")
    play(game, "lot cod bid 4", "pass", "pass")
    assert licenses(game, 2) == {"cod": 1}
    assert game.decisions == {0: "name"}
    play(game, "lot shrimp bid 4", "pass")
    assert bids(game)[-2:] == [(0, 4), (1, None)], "he takes no part"
    assert game.decisions == {0: "pay"}


def test_CO2_two_captains_bid_one_after_the_other_and_against_each_other() -> None:
    game = solo(Seat("tuna tuna tuna"), row="cod shrimp tuna", boats="shrimp processing shrimp cod cod cod")
    game.state.open.round_no = 3
    play(game, "lot cod bid 4")
    assert bids(game) == [(0, 4), (1, 5), (2, 6)]
    play(game, "pass")
    assert bids(game)[3:] == [(0, None), (1, 7), (2, None)]
    assert licenses(game, 1) == {"cod": 1}


def test_CO3_the_license_is_free() -> None:
    game = two(Seat("tuna tuna"), Seat("tuna"), row="cod shrimp tuna", boats="shrimp cod cod cod")
    play(game, "lot cod bid 4", "pass", "pass")
    (told,) = heard(game, "bought")
    assert (told["seat"], told["license"], told["bid"], told["price"]) == (2, "cod", 5, 0)
    assert not heard(game, "paid")
    assert [hand(game, seat) for seat in (0, 1)] == [{"tuna": 2}, {"tuna": 1}]


def test_CO4_solo_the_auction_is_over_once_the_player_bought_or_declined() -> None:
    game = solo(Seat("tuna tuna tuna"), row="cod shrimp tuna", boats="cod " * 12)
    play(game, "lot cod bid 4", "pay tuna tuna")
    assert "name" not in game.decisions.values()
    assert [event["seat"] for event in heard(game, "corporation_takes")] == [1, 2]
    game = solo(row="cod shrimp tuna", boats="cod " * 12)
    play(game, "pass")
    assert game.state.open.phase >= 7
    game = solo(Seat("tuna tuna tuna"), row="cod shrimp tuna", boats="shrimp cod cod cod")
    play(game, "lot cod bid 4", "pass")
    assert game.decisions == {0: "name"}, "passing in a bidding ends only that license"


# -- CO5, CO6: the end of the auction ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "round_no", "owned", "taken"),
    [
        *[("tuna cod shrimp", 1, "", "cod"), ("tuna shrimp cod", 1, "", "shrimp"), ("tuna oyster processing", 1, "", "tuna")],
        *[("dfo cod shrimp", 1, "", "cod"), ("dfo cod shrimp", 4, "", "cod"), ("dfo cod shrimp", 5, "", "dfo")],
        *[("cod shrimp tuna", 1, "cod", "shrimp"), ("cod shrimp tuna", 1, "cod shrimp", "tuna"), ("cod cod cod", 1, "cod", None)],
        *[("cod dfo king_crab_crates", 5, "", "dfo"), ("king_crab_crates dfo cod", 5, "", "king_crab_crates")],
        *[("cod dfo shrimp", 5, "dfo dfo", "dfo"), ("king_crab_crates cod tuna", 5, "king_crab_captains", "king_crab_crates")],
    ],
)
def test_CO5_premium_then_most_points_then_leftmost_of_what_he_may(line: str, round_no: int, owned: str, taken: str | None) -> None:
    game = two(row=line, boats="cod " * 20)
    game.state.open.round_no = round_no
    give(game, 2, owned)
    before = licenses(game, 2)
    play(game, "pass", "pass")
    told = [event["license"] for event in heard(game, "corporation_takes")]
    assert told == ([] if taken is None else [taken])
    assert licenses(game, 2) == before | ({} if taken is None else {taken: before.get(taken, 0) + 1})


def test_CO5_the_pub_has_the_most_points_of_the_premium_ones() -> None:
    for line in ("marina pub cod", "pub marina cod"):
        game = two(row=line, boats="cod " * 20, line_up=(*LINE_UP[:5], "pub", "marina"))
        game.state.open.round_no = 5
        play(game, "pass", "pass")
        assert licenses(game, 2) == {"pub": 1}


def test_CO5_tc_takes_first_and_who_bought_in_the_bidding_takes_none() -> None:
    game = solo(row="tuna cod shrimp", boats="cod " * 20)
    play(game, "pass")
    assert (licenses(game, 1), licenses(game, 2)) == ({"cod": 1}, {"shrimp": 1})
    game = solo(Seat("tuna tuna"), row="tuna cod shrimp", boats="shrimp " + "cod " * 20)
    play(game, "lot cod bid 4", "pass", "pass")
    assert (licenses(game, 1), licenses(game, 2)) == ({"cod": 1}, {"shrimp": 1})
    assert [event["seat"] for event in heard(game, "corporation_takes")] == [2]


def test_CO5_it_counts_as_bought_so_the_row_stays() -> None:
    game = two(row="tuna cod shrimp", licenses="processing oyster", boats="cod " * 20)
    play(game, "pass", "pass")
    assert not heard(game, "swept")
    assert row(game) == ["tuna", "shrimp", "processing"]
    game = two(row="cod cod cod", licenses="processing oyster tuna", boats="cod " * 20)
    give(game, 2, "cod")
    play(game, "pass", "pass")
    assert len(heard(game, "swept")) == 3, "he may take none, so none was bought at all"
    assert row(game) == ["processing", "oyster", "tuna"]


def test_CO6_each_person_that_bought_none_draws_two() -> None:
    game = two(Seat("tuna tuna"), Seat("cod"), row="tuna cod shrimp", boats="cod " * 20, gone_fishin=True)
    play(game, "lot cod bid 4", "pass", "pay tuna tuna", "pass")
    assert (drawn(game, "captains", 0), drawn(game, "captains", 1)) == (0, 2)
    assert [int(seat.gone_fishin) for seat in game.state.open.at[:3]] == [0, 1, 0]
    game = two(Seat(), Seat(), row="tuna cod shrimp", boats="cod " * 20, start=1)
    play(game, "pass", "pass")
    assert [event["seat"] for event in heard(game, "draw") if event["why"] == "captains"] == [1, 0], "in turn order"
    game = position(Seat(), Seat(), Seat(), row="tuna cod shrimp")
    play(game, "pass", "pass", "pass")
    assert drawn(game, "captains") == 0, "without Captains nobody does"


# -- CO7: his boats ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["shrimp", "cod", "tuna", "oyster", "processing", "dfo", "king_crab"])
def test_CO7_tc_launches_two_dollar_cards_kirkman_one_and_three(card: str) -> None:
    coins = default_cards().printed["boats"][card]["coins"]
    for captain in BOTH:
        game = two(phase="hire", captains=(captain,), boats=f"{card} " + "cod " * 12)
        wants = coins == 2 if captain == "tc" else coins != 2
        assert [boat.type for boat in fleet(game, 2)] == ([card] if wants else [])
        assert discard_pile(game) == ({} if wants else {card: 1})
        assert heard(game, "revealed_boat") == [{"kind": "revealed_boat", "seat": 2, "card": card}]


def test_CO7_after_the_people_tc_first_and_launching_has_no_other_effect() -> None:
    me = Seat("", "", [Boat("cod", "cod", 2)])
    game = solo(me, phase="hire", boats="shrimp dfo " + "cod " * 12, supply=20)
    assert ([boat.type for boat in fleet(game, 1)], [boat.type for boat in fleet(game, 2)]) == (["shrimp"], ["dfo"])
    assert game.state.open.at[0].boats[0].crates == 3, "his DFO boat took none"
    assert (game.state.open.at[2].boats[0].crates, game.state.open.supply) == (0, 19), "and Captains do not catch"
    assert game.state.open.at[1].hand == 0
    assert [event["seat"] for event in heard(game, "draw", "caught", "discarded")] == [0] * len(heard(game, "draw", "caught", "discarded"))


def test_CO7_without_a_card_nothing_is_launched_and_the_pile_is_shuffled_for_one() -> None:
    game = solo(phase="hire", boats="", discard="")
    assert (fleet(game, 1), fleet(game, 2)) == ([], [])
    game = solo(phase="hire", boats="", discard="shrimp")
    assert [boat.type for boat in fleet(game, 1)] == ["shrimp"]


# -- CO8, CO9, SR3 -----------------------------------------------------------------------------------------------------------------------


def test_CO8_his_licenses_bonuses_and_boats_each_full_and_captained() -> None:
    game = solo()
    give(game, 1, "dfo dfo king_crab_captains king_crab_crates king_crab_licenses cod", "cod oyster dfo dfo shrimp")
    sheet = game.scores()[1]
    values = default_cards().printed
    points = {id: values["boats"][id]["vp"] for id in ("cod", "oyster", "dfo", "shrimp")}
    crates = 4 + 6 + 4 + 4 + 4
    assert sheet["licenses"] == 6 * 5 - 1, "five of five points, one Cod of four"
    assert sheet["boats"] == points["cod"] + points["oyster"] + 2 * points["dfo"] + points["shrimp"]
    assert sheet["crates"] == sheet["fish"] == crates
    assert sheet["king_crab"] == 5 + crates // 3 + 4, "five captains, 22 crates, three types"
    assert sheet["dfo"] == 8 * 2
    assert sheet["fleet"] == 5
    assert sheet["total"] == sum(sheet[line] for line in LINES[:TOTAL])


@pytest.mark.parametrize(("level", "room"), [(0, 6), (1, 6), (2, 8), (3, 10), (4, 12)])
def test_CO8_an_oyster_boat_is_full_at_his_levels_room(level: int, room: int) -> None:
    game = solo()
    give(game, 1, "oyster " * level, "oyster oyster")
    assert game.scores()[1]["crates"] == 2 * room


def test_CO8_SR3_two_people_and_a_captain_rank_like_seats() -> None:
    game = two(Seat("", "cod", [Boat("cod")]), Seat("", "king_crab_crates"), phase="fish", supply=0)
    give(game, 2, "dfo dfo")
    result = game.result
    assert result is not None
    assert [(line["seat"], line["rank"]) for line in result["ranking"]] == [(2, 1), (0, 2), (1, 3)]
    assert result["winners"] == [2]


def test_CO8_solo_is_won_by_ranking_above_both() -> None:
    for mine, theirs, winners in (("cod", "", [0]), ("cod", "dfo", [2]), ("cod", "cod", [2]), ("cod", "shrimp", [2])):
        game = solo(Seat("", mine), phase="fish", supply=0)
        assert game.over
        give(game, 2, theirs)
        result = game.result
        assert result is not None
        assert result["winners"] == winners, "a tie is not above"


def test_CO8_alone_behind_two_captains_who_are_equals_both_have_won() -> None:
    game = solo(Seat("", "cod"), phase="fish", supply=0)
    give(game, 1, "dfo")
    give(game, 2, "dfo")
    result = game.result
    assert result is not None
    assert result["winners"] == [1, 2]
    assert [(line["seat"], line["rank"]) for line in result["ranking"]] == [(1, 1), (2, 1), (0, 3)]


def test_CO9_captains_get_no_crewman_no_gone_fishin_card_no_trophy_and_no_meeple() -> None:
    modules: dict[str, Any] = {"crewman": True, "gone_fishin": True, "trophies": True, "meeples": True, "trophies_up": (1, 4, 3)}
    game = solo(row="tuna cod shrimp", crew="storm artisan crates", boats="cod " * 20, supply=40, **modules)
    give(game, 1, "tuna tuna tuna tuna", "shrimp shrimp shrimp shrimp cod tuna oyster dfo")
    play(game, "pass")
    told = game.view(0).to_json()
    assert told["row_crew"][0] == "storm"
    assert int(game.state.open.crew_gone.sum()) == 2, "taken, and so discarded"
    for seat in (1, 2):
        s = game.state.open.at[seat]
        assert (int(s.gone_fishin), int(s.trophies), int(s.meeples), int(s.crew_crates)) == (0, 0, 0, 0)
        assert all(boat.type in BASE + LINE_UP for boat in fleet(game, seat))
    assert all(one["seat"] != 1 for one in told["trophies"])
    assert (told["storm"], game.state.open.supply) == (None, 40)


@pytest.mark.parametrize(
    ("owned", "boats", "winners"),
    [
        *[("", "", [0, 0]), ("", "cod", [0, 0]), ("", "cod cod", [None, 0]), ("", "cod cod shrimp", [None, 0])],
        *[("cod", "", [0, None]), ("cod cod", "", [0, None]), ("cod pub", "", [0, None]), ("pub pub", "", [0, 0])],
    ],
)
def test_CO9_as_many_or_more_deny_the_two_trophies_of_the_end(owned: str, boats: str, winners: list[int | None]) -> None:
    me = Seat("", "shrimp shrimp", [Boat("cod"), Boat("cod")])
    # T.C. takes one more license in the auction that follows, and launches nothing, as all the deck is tuna cards
    game = two(me, Seat(), phase="process", trophies=True, trophies_up=(5, 6, 3), boats="tuna " * 12)
    give(game, 2, owned, boats)
    game.state.open.supply = 0
    while not game.over:
        play(game, legal(game)[0])
    assert len(heard(game, "corporation_takes")) == 1
    assert [one["seat"] for one in game.view(0).to_json()["trophies"]] == [*winners, None]


# -- SR1, SR2, SR3 -------------------------------------------------------------------------------------------------------------------------


def test_SR1_every_line_by_itself_and_their_sum() -> None:
    boats = [
        Boat("cod", "cod", 4, mate=True),  # 2 + 4, and the mate 5
        Boat("dfo", None, 2, tucked="cod", tucked_crates=1),  # 3 + 3, and 2 each by DFO
        Boat("artisan", None, 1),  # 1 + 1
        Boat("tug", towed="dfo dfo"),
        Boat("house_boat"),  # 2
        Boat("tuna", card="charter"),  # 2
    ]
    me = Seat("dfo dfo", "dfo dfo marina king_crab_captains", boats, 7, 3, oyster_crates=5, crew_crates=2, marinas=["cod tuna"])
    game = epic(me, Seat(), gone_fishin=True, crewman=True, trophies=True, meeples=True)
    game.state.open.at[0].trophies, game.state.open.at[0].meeples = 2, 1
    lines = {"licenses": 20, "boats": 8, "crates": 8, "king_crab": 3, "dfo": 6, "marina": 3, "gone_fishin": 6, "crewman": 2}
    lines |= {"first_mate": 5, "house_boat": 2, "trophies": 10, "meeples": 4}
    sheet = game.scores()[0]
    assert {line: sheet[line] for line in lines} == lines
    assert sheet["total"] == sum(lines.values())


@pytest.mark.parametrize(("types", "points"), [(1, 0), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8), (7, 10), (8, 10), (10, 10), (13, 10)])
def test_SR2_ten_for_seven_license_types_and_more(types: int, points: int) -> None:
    others = ["cod", "dfo", "pub", "marina", "char", "oyster", "salmon", "swordfish", "shrimp", "tuna", "lobster", "processing"]
    assert epic(Seat("", "king_crab_licenses " + " ".join(others[: types - 1]))).scores()[0]["king_crab"] == points


def test_SR2_one_for_three_crates_tucked_ones_too_and_one_for_each_captain() -> None:
    boats = [Boat("cod", "deck cod", 2, tucked="cod", tucked_crates=3), Boat("artisan", None, 1), Boat("dfo"), Boat("tug"), Boat("cod")]
    boats += [Boat("cod", "salty_captain", mate=True)]
    me = Seat("", "king_crab_crates", boats, 9, oyster_crates=9, crew_crates=9)
    assert epic(me).scores()[0]["king_crab"] == 2
    me.licenses = "king_crab_captains"
    assert epic(me).scores()[0]["king_crab"] == 4


def test_SR3_ties_go_to_launched_boats_without_tug_and_house_boats_then_to_crates() -> None:
    # twelve points each
    boats = [Boat("house_boat")] * 2 + [Boat("tug")] * 3
    rank = [
        score["rank"]
        for score in epic(
            Seat("", "cod cod", boats), Seat("", "pub", [Boat("cod")]), Seat("", "pub", [Boat("shrimp"), Boat("artisan")])
        ).scores()
    ]
    assert rank == [3, 2, 1]
    tucked = Boat("cod", "cod", 1, tucked="cod", tucked_crates=2)
    rank = [
        score["rank"]
        for score in epic(Seat("", "", [tucked]), Seat("", "", [Boat("dfo", None, 2)]), Seat("", "", [Boat("dfo", None, 2)])).scores()
    ]
    assert rank[0] == 1, "three crates, the tucked ones too, against two"
