"""SR: scoring."""

from __future__ import annotations

import pytest

from ridback.cards import Cards
from tests.rules.positions import Boat, Seat, position

CAPTAINS, CRATES, LICENSES = "king_crab_captains", "king_crab_crates", "king_crab_licenses"


def sheet(seat: Seat) -> dict[str, int]:
    """The score sheet of a seat as things stand."""
    return position(seat, Seat(), gone_fishin=True).scores()[0]


@pytest.mark.parametrize(
    ("license", "points"),
    [
        *[("shrimp", 4), ("cod", 4), ("lobster", 3), ("tuna", 3), ("processing", 3), ("pub", 10)],
        *[(CAPTAINS, 5), (CRATES, 5), (LICENSES, 5)],
    ],
)
def test_SR1_licenses(license: str, points: int) -> None:
    assert sheet(Seat("", license))["licenses"] == points
    assert sheet(Seat("", f"{license} shrimp shrimp"))["licenses"] == points + 8


@pytest.mark.parametrize(("boat", "points"), [("shrimp", 1), ("cod", 2), ("lobster", 2), ("tuna", 1), ("processing", 2), ("king_crab", 3)])
def test_SR1_launched_boats_captained_or_not(boat: str, points: int) -> None:
    assert sheet(Seat("", "", [Boat(boat)]))["boats"] == points
    assert sheet(Seat("", "", [Boat(boat), Boat(boat, "king_crab")]))["boats"] == 2 * points


def test_SR1_crates_on_boats_but_not_in_the_store() -> None:
    scored = sheet(Seat("", "", [Boat("cod", "cod", 3), Boat("cod", None, 2)], store=7))
    assert scored["crates"] == 5
    assert scored["total"] == 5 + 4


def test_SR1_each_fishin_card_still_held() -> None:
    assert sheet(Seat(gone_fishin=3))["gone_fishin"] == 6


def test_SR1_cards_in_hand_score_nothing() -> None:
    assert sheet(Seat("king_crab king_crab tuna"))["total"] == 0


def test_SR1_the_total_is_the_sum_of_the_lines() -> None:
    boats = [Boat("cod", "tuna", 4), Boat("king_crab", "tuna", 3), Boat("shrimp")]
    scored = sheet(Seat("tuna", f"pub cod {CAPTAINS} {CRATES}", boats, store=2, gone_fishin=1))
    lines = {"licenses": 10 + 4 + 5 + 5, "boats": 2 + 3 + 1, "crates": 7, "king_crab": 2 + 2, "gone_fishin": 2}
    assert {line: scored[line] for line in lines} == lines
    assert scored["total"] == sum(lines.values())


@pytest.mark.parametrize(("captains", "points"), [(0, 0), (1, 1), (7, 7), (10, 10), (11, 10), (14, 10)])
def test_SR2_one_for_each_captain_ten_at_most(captains: int, points: int) -> None:
    fleet = [Boat("shrimp", "lobster")] * captains + [Boat("shrimp")] * 2
    assert sheet(Seat("", CAPTAINS, fleet))["king_crab"] == points


@pytest.mark.parametrize(("crates", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9), (30, 10), (32, 10), (33, 10), (40, 10)])
def test_SR2_one_for_each_three_crates_on_boats_ten_at_most(crates: int, points: int) -> None:
    fleet = [Boat("shrimp", None, min(4, crates - 4 * n)) for n in range((crates + 3) // 4)]
    assert sheet(Seat("", CRATES, fleet, store=30))["king_crab"] == points


TYPES = ("shrimp", "cod", "lobster", "tuna", "processing", "pub")


@pytest.mark.parametrize(("types", "points"), [(1, 0), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8), (7, 10)])
def test_SR2_different_kinds_of_license(types: int, points: int) -> None:
    assert sheet(Seat("", f"{LICENSES} " + " ".join(TYPES[: types - 1])))["king_crab"] == points


def test_SR2_several_of_a_kind_count_once() -> None:
    assert sheet(Seat("", f"{LICENSES} cod cod cod cod shrimp shrimp"))["king_crab"] == 4


def test_SR2_all_king_crab_licenses_are_one_kind() -> None:
    assert sheet(Seat("", f"{LICENSES} {CAPTAINS} {CRATES} cod"))["king_crab"] == 2
    assert sheet(Seat("", f"{LICENSES} {CAPTAINS} {CRATES} " + " ".join(TYPES)))["king_crab"] == 10


def test_SR2_each_king_crab_license_scores_for_itself() -> None:
    fleet = [Boat("shrimp", "lobster", 3)] * 4
    assert sheet(Seat("", f"{CAPTAINS}", fleet))["king_crab"] == 4
    assert sheet(Seat("", f"{CRATES}", fleet))["king_crab"] == 4
    assert sheet(Seat("", f"{CAPTAINS} {CRATES}", fleet))["king_crab"] == 8
    assert sheet(Seat("", f"{CAPTAINS} {CRATES} {LICENSES} cod", fleet))["king_crab"] == 10
    assert sheet(Seat("", "cod pub", fleet))["king_crab"] == 0


def ranks(*seats: Seat) -> list[int]:
    """The ranks of the seats, 1 the best."""
    game = position(*seats)
    return [score["rank"] for score in game.scores()]


def test_SR3_most_points_win() -> None:
    assert ranks(Seat("", "cod"), Seat("", "pub"), Seat("", "lobster")) == [2, 1, 3]


def test_SR3_tied_the_most_launched_boats() -> None:
    # nine points each, and the fewer boats have the more crates
    two, three = [Boat("king_crab", None, 3), Boat("king_crab")], [Boat("king_crab"), Boat("king_crab"), Boat("king_crab")]
    assert ranks(Seat("", "", two), Seat("", "", three)) == [2, 1]


def test_SR3_tied_again_the_most_crates() -> None:
    # nine points and two boats each: three crates against five
    three, five = [Boat("king_crab", None, 3), Boat("king_crab")], [Boat("cod", None, 4), Boat("cod", None, 1)]
    assert ranks(Seat("", "", three), Seat("", "", five)) == [2, 1]


def test_SR3_crates_in_the_store_do_not_break_a_tie() -> None:
    three, five = [Boat("king_crab", None, 3), Boat("king_crab")], [Boat("cod", None, 4), Boat("cod", None, 1)]
    assert ranks(Seat("", "", three, store=9), Seat("", "", five)) == [2, 1]


def test_SR3_still_tied_it_is_shared() -> None:
    assert ranks(Seat("", "cod"), Seat("", "shrimp"), Seat("", "pub")) == [2, 2, 1]
    assert ranks(Seat("", "pub"), Seat("", "shrimp"), Seat("", "pub")) == [1, 3, 1]


def test_SR3_the_winners_when_the_game_is_over() -> None:
    boats = [Boat("cod", None, 3)]
    game = position(Seat("", "pub", boats), Seat("", "cod", boats), Seat("", "pub", boats), phase="fish", supply=0)
    assert game.over
    result = game.result
    assert result is not None
    assert result["winners"] == [0, 2]
    assert [(line["seat"], line["rank"], line["total"], line["boats"], line["crates"]) for line in result["ranking"]] == [
        *[(0, 1, 15, 1, 3), (2, 1, 15, 1, 3), (1, 3, 9, 1, 3)],
    ]


def test_SR1_sums_of_any_values_fit_a_sheet() -> None:
    """The largest values that may be given, on full boats (DF3)."""
    largest = {"table": {"boat_room": 99}, "levels": {"dfo_vp_per_crate": [99, 99, 99]}}
    line_up = ("shrimp", "cod", "lobster", "tuna", "processing", "dfo", "pub")
    rich = Seat("", "dfo dfo dfo", [Boat("dfo", None, 99)] * 7)
    game = position(rich, Seat(), phase="launch", line_up=line_up, cards=Cards(largest), boats="cod")
    sheet = game.scores()[0]
    assert sheet["dfo"] == 7 * 99 * 99
    assert sheet["total"] == sheet["dfo"] + 7 * 99 + sheet["licenses"] + sheet["boats"]
    assert (game.scores()[0]["rank"], game.scores()[1]["rank"]) == (1, 2)
