"""ST: setting up with Arctic Bounty's licenses and boats, five and six seats, Captains, Epic Fleet; CR1, CO1."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ridback.cards import BOATS, DOCK, LICENSES, PREMIUM, STANDARD, default_cards
from ridback.errors import SetupError
from ridback.game import Game
from ridback.setups import random_line_up
from tests.rules.positions import EVERYTHING, Seat, deck, hand, heard, legal, license_deck, play, position, row

#: Seats, and Captains behind them.
TABLES: tuple[tuple[int, tuple[str, ...]], ...] = (
    *[(seats, ()) for seats in (2, 3, 4, 5, 6)],
    *[(1, ("tc", "kirkman")), (2, ("tc",)), (2, ("kirkman",))],
)
KING_CRABS = ("king_crab_captains", "king_crab_crates", "king_crab_licenses")


def dealt(seats: int, captains: tuple[str, ...] = (), seed: int = 0, **modules: Any) -> Game:
    """A game with a random line-up, just set up."""
    return Game.new(seats=seats, captains=captains, line_up=random_line_up(seats, seed), seed=seed, **modules)


def refusal(**choices: Any) -> str:
    """The code a set-up is refused with."""
    with pytest.raises(SetupError) as refused:
        Game.new(**choices)
    return refused.value.code


def all_licenses(game: Game) -> Counter[str]:
    """Every license of the game, those in the box too."""
    box = Counter({id: n for id, n in zip(LICENSES, game.state.hidden.removed.tolist(), strict=True) if n})
    return Counter(license_deck(game)) + Counter(row(game)) + box


def printed(line_up: tuple[str, ...]) -> dict[str, int]:
    """The licenses of a line-up as they are printed."""
    values = default_cards().printed["licenses"]
    kinds = {id: values[id]["count"] for id in line_up if id != "king_crab"}
    return kinds | (dict.fromkeys(KING_CRABS, 1) if "king_crab" in line_up else {})


# -- ST1: line-ups -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_ST1_any_five_standard_and_two_premium_types_each_with_all_its_licenses(seed: int) -> None:
    for seats, captains in TABLES:
        game = dealt(seats, captains, seed)
        assert all_licenses(game) == printed(game.setup.line_up)


def test_ST1_the_numbers_of_standard_and_premium_types_are_fixed() -> None:
    for seats in (2, 3, 4):
        for standard, premium in ((4, 3), (6, 1), (5, 3), (6, 2), (5, 1)):
            assert refusal(seats=seats, line_up=(*STANDARD[:standard], *PREMIUM[:premium])) == "line_up"
    for wanted in ((*STANDARD[4:], "dfo", "marina"), ("shrimp", *STANDARD[5:], "pub", "dfo")):
        assert Game.new(seats=4, line_up=wanted).setup.line_up == wanted


def test_ST1_hire_crewman_licenses_come_on_top_of_the_line_up() -> None:
    for seats, captains in TABLES:
        game = dealt(seats, captains, crewman=True)
        assert all_licenses(game) == printed(game.setup.line_up) | {"hire_crewman": 3}
        assert refusal(seats=4, line_up=(*STANDARD[:5], "pub", "hire_crewman")) == "no_such_license"


# -- ST2: boats --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line_up", [(*STANDARD[:5], "pub", "marina"), (*STANDARD[:5], "dfo", "king_crab"), (*STANDARD[4:], "pub", "dfo")])
def test_ST2_one_of_each_type_that_has_boats_and_the_rest_is_the_deck(line_up: tuple[str, ...]) -> None:
    game = Game.new(seats=3, line_up=line_up, seed=4)
    kinds = [id for id in line_up if id not in ("pub", "marina")]
    for seat in range(3):
        assert hand(game, seat) == dict.fromkeys(kinds, 1)
    values = default_cards().printed["boats"]
    assert Counter(deck(game)) == {id: values[id]["count"] - 3 for id in kinds}


@pytest.mark.parametrize("seats", [5, 6])
def test_ST2_never_a_charter_boat_in_the_first_hand(seats: int) -> None:
    for seed in range(10):
        game = dealt(seats, seed=seed)
        kinds = {id for id in game.setup.line_up if id in BOATS}
        assert [set(hand(game, seat)) for seat in range(seats)] == [kinds] * seats
        assert deck(game).count("charter") == 12


# -- ST3, ST4, ST5: licenses and crates -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "captains"), TABLES)
def test_ST3_no_premium_license_before_round_three(seats: int, captains: tuple[str, ...]) -> None:
    """2R standard licenses lie on top, R of them turned up; right below premium ones come up too."""
    r = seats if not captains else 3
    kinds = Counter[bool]()
    for seed in range(60):
        game = dealt(seats, captains, seed, crewman=bool(seed % 2))
        assert len(row(game)) == r
        assert set(row(game) + license_deck(game)[:r]) <= set(STANDARD)
        below = [id for id in license_deck(game)[r:] if id != "hire_crewman"]
        kinds[below[0] in STANDARD] += 1
        assert any(id not in STANDARD for id in below)
    assert kinds[False] >= 5
    assert kinds[True] >= 5


@pytest.mark.parametrize(
    ("seats", "captains", "standard", "premium"),
    [(2, (), 6, 3), (3, (), 2, 2), (4, (), 0, 0), (5, (), 0, 0), (6, (), 0, 0), (1, ("tc", "kirkman"), 2, 2), (2, ("tc",), 2, 2)],
)
def test_ST4_removed_by_the_number_of_seats_and_with_captains_as_with_three(
    seats: int, captains: tuple[str, ...], standard: int, premium: int
) -> None:
    for seed in range(20):
        game = dealt(seats, captains, seed)
        box = {id: n for id, n in zip(LICENSES, game.state.hidden.removed.tolist(), strict=True) if n}
        assert sum(n for id, n in box.items() if id in STANDARD) == standard
        assert sum(n for id, n in box.items() if id not in STANDARD) == premium


def test_ST5_twenty_five_crates_a_seat_and_as_many_licenses_as_seats() -> None:
    for seats, captains in TABLES:
        game = dealt(seats, captains)
        assert game.state.open.supply == {1: 25, 2: 50}.get(seats, 25 * seats)
        assert len(row(game)) == (3 if captains else seats)


# -- ST6, ST7: the marker, modules ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("captains", [(), ("tc",)])
def test_ST6_a_person_starts_by_lot_and_the_marker_passes_among_people(captains: tuple[str, ...]) -> None:
    assert {int(dealt(2, captains, seed).state.open.start) for seed in range(30)} == {0, 1}
    game = position(Seat(), Seat(), captains=captains, start=1)
    for round_no, start in ((1, 1), (2, 0), (3, 1)):
        assert (int(game.state.open.round_no), int(game.state.open.start)) == (round_no, start)
        assert next(iter(game.decisions)) == start
        while game.state.open.round_no == round_no:
            play(game, next(iter(legal(game))))


#: What each module puts on the table, and how much of it.
ON_THE_TABLE = {
    "gone_fishin": ("gone_fishin_pile", 20),
    "crewman": ("crew_deck", 12),
    "trophies": ("trophies", 3),
    "meeples": ("meeples", 5),
}


@pytest.mark.parametrize("module", ON_THE_TABLE)
def test_ST7_each_module_is_in_or_out_by_itself(module: str) -> None:
    chosen: dict[str, Any] = {module: True}
    told = dealt(4, **chosen).view(0).to_json()
    for other, (key, amount) in ON_THE_TABLE.items():
        there = len(told[key]) if isinstance(told[key], list) else told[key]
        assert there == (amount if other == module else 0)
        assert told["setup"][other] is (other == module)
    assert told["dock_piles"] == {}


def test_ST7_two_or_three_dock_card_types() -> None:
    for seats, captains in TABLES:
        wanted = 3 if seats > 4 else 2
        each = 8 if seats > 4 else 6 if captains else 2 * seats
        for first in range(3):
            chosen = DOCK[first : first + wanted]
            assert dealt(seats, captains, docks=chosen).view(0).to_json()["dock_piles"] == dict.fromkeys(chosen, each)
        for n in (1, 2, 3, 4):
            if n != wanted:
                line_up = random_line_up(seats, 0)
                assert refusal(seats=seats, captains=captains, line_up=line_up, docks=DOCK[:n]) == "docks"


def test_ST7_captains_are_for_one_or_two_people() -> None:
    for seats, captains in ((1, ()), (1, ("tc",)), (2, ("tc", "kirkman")), (3, ("tc",)), (4, ("kirkman",))):
        assert refusal(seats=seats, captains=captains) == "captains"
    assert refusal(seats=5, captains=("tc",), line_up=random_line_up(5, 1)) == "captains"


# -- ST8, ST9: more seats ----------------------------------------------------------------------------------------------------------


def test_ST8_five_seats_have_two_more_types_and_six_four() -> None:
    for seats, fitting in ((5, {(6, 3), (7, 2)}), (6, {(7, 4)})):
        for standard in range(4, 10):
            for premium in range(1, 5):
                line_up = (*STANDARD[:standard], *PREMIUM[:premium])
                if (standard, premium) in fitting:
                    assert len(row(Game.new(seats=seats, line_up=line_up))) == seats
                else:
                    assert refusal(seats=seats, line_up=line_up) == "line_up"


def test_ST8_fewer_seats_have_no_charter_boats() -> None:
    for seats, captains in TABLES:
        assert ("charter" in deck(dealt(seats, captains))) is (seats > 4)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("salmon", [True, False])
def test_ST9_everything_is_in_the_game(seats: int, salmon: bool) -> None:
    line_up = EVERYTHING if salmon else tuple(id for id in EVERYTHING if id != "salmon")
    game = Game.new(seats=seats, line_up=line_up, epic=True, seed=seats, docks=DOCK[: seats - 2])
    assert all_licenses(game) == printed(line_up)
    assert not game.state.hidden.removed.any(), "none removed"
    kinds = [id for id in line_up if id in BOATS]
    assert [hand(game, seat) for seat in range(seats)] == [dict.fromkeys(kinds, 1)] * seats
    assert deck(game).count("charter") == 12
    assert game.state.open.supply == 150
    assert set(row(game) + license_deck(game)[:seats]) <= set(STANDARD), "ST3's set-aside"
    assert game.view(0).to_json()["dock_piles"] == dict.fromkeys(DOCK[: seats - 2], min(2 * seats, 8))
    assert game.decisions == dict.fromkeys(game.decisions, "keep")
    for seat in game.decisions:
        play(game, f"{seat}: discard " + " ".join(kinds[7:]))
        assert hand(game, seat) == dict.fromkeys(kinds[:7], 1)
    assert list(game.decisions.values()) == ["name"]
    assert game.view(None).to_json()["discard_pile"] == seats * len(kinds[7:])


def test_ST9_only_three_to_six_seats_and_only_all_types() -> None:
    for seats in (2,):
        assert refusal(seats=seats, line_up=EVERYTHING, epic=True) == "epic_seats"
    for missing in EVERYTHING:
        if missing != "salmon":
            assert refusal(seats=4, line_up=[id for id in EVERYTHING if id != missing], epic=True) == "epic_line_up"


def test_RD3_ST9_what_is_kept_is_answered_in_any_order_and_seen_by_nobody_else() -> None:
    outcomes = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        game = Game.new(seats=3, line_up=EVERYTHING, epic=True, seed=1)
        for seat in order:
            play(game, f"{seat}: discard {' '.join(BOATS[seat : seat + 4])}")
            for reader in (None, 0, 1, 2):
                told = [event for event in game.events_for(reader) if event["kind"] == "discarded" and event["seat"] == seat]
                assert len(told) == 4
                assert all((event["card"] is None) is (reader != seat) for event in told)
        outcomes.append(game.state.tobytes())
    assert len(set(outcomes)) == 1


def test_ST9_only_the_set_that_is_left_counts_not_how_it_was_named() -> None:
    """Whatever is legal first, a set of seven always remains, and each set can be reached just one way."""
    random = Random(3)
    for _ in range(10):
        game = Game.new(seats=3, line_up=EVERYTHING, epic=True, seed=5)
        seat = next(iter(game.decisions))
        named = []
        while game.decisions.get(seat) == "keep":
            move = random.choice(game.legal(seat))
            named.append(BOATS.index(str(move.argument)))
            game.play(move, seat)
        assert named == sorted(named)
        assert len(hand(game, seat)) == 7


# -- CR1, CO1 ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "captains"), TABLES)
def test_CR1_a_hire_crewman_license_on_each_of_three_even_piles_below_the_set_aside_ones(seats: int, captains: tuple[str, ...]) -> None:
    r = 3 if captains else seats
    for seed in range(10):
        cards = license_deck(dealt(seats, captains, seed, crewman=True))
        assert "hire_crewman" not in cards[:r]
        at = [place for place, id in enumerate(cards[r:]) if id == "hire_crewman"]
        piles = [b - a - 1 for a, b in zip(at, [*at[1:], len(cards) - r], strict=True)]
        assert at[0] == 0
        assert len(piles) == 3
        assert sum(piles) == len(cards) - r - 3
        assert piles == sorted(piles, reverse=True), "larger ones on top"
        assert piles[0] - piles[2] <= 1


def test_CR1_the_crewmen_are_shuffled() -> None:
    counts = default_cards().printed["bay"]["crewman"]
    orders = set()
    for seed in range(20):
        crew = dealt(4, seed=seed, crewman=True).state.hidden.crew[:12].tolist()
        assert sorted(Counter(crew).values()) == sorted(n for n in counts.values() if isinstance(n, int))
        orders.add(tuple(crew))
    assert len(orders) == 20


def test_CO1_captains_have_no_hand_and_are_never_asked() -> None:
    for seats, captains in TABLES[5:]:
        game, random = dealt(seats, captains, seed=seats), Random(seats)
        for _ in range(150):
            if game.over:
                break
            assert set(game.decisions) <= set(range(seats))
            play(game, random.choice(legal(game)))
        for number in range(seats, len(game.scores())):
            s = game.state.open.at[number]
            assert (int(s.hand), int(s.drawn), int(s.store), int(s.gone_fishin), hand(game, number)) == (0, 0, 0, 0, {})
        assert game.state.open.round_no > 2


def test_CO1_tc_comes_before_kirkman_behind_the_people() -> None:
    for captains in (("tc", "kirkman"), ("kirkman", "tc")):
        game = Game.new(seats=1, captains=captains)
        assert [seat["captain"] for seat in game.view(0).to_json()["seats"]] == [None, "tc", "kirkman"]
    assert heard(Game.new(seats=1, captains=("tc", "kirkman")), "round")[0]["start"] == 0
