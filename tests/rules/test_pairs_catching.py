"""What boats catch in phase three, two kinds of card at a time (FI4, OY2, SW1, SA2, CR6)."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, crates, drawn, epic, hand, heard, legal, play

#: All kinds that decide what a boat catches, and what a Storm or the Swordfish leave alone.
PAIRS = among("oyster", "salty_captain", "bosun", "swordfish", "salmon", "storm", "charter", "dfo", "artisan", "inuit")
PAIRS |= between(("storm",), ("tug", "crew_crates", "crew_artisan", "crew_tug", "lobster", "tuna")) | between(("swordfish",), ("tug",))


def fishing(owned: str, *fleet: Boat, bosuns: str = "", storm: int = 0, **rest: Any) -> Game:
    """Seat 0 begins to fish."""
    return epic(Seat("", owned, fleet, bosuns=bosuns), phase="fish", storm=storm, **({"boats": "cod shrimp " * 9, "supply": 99} | rest))


def caught(game: Game) -> int:
    """How many crates came from the supply."""
    return 99 - int(game.state.open.supply)


# -- how many ------------------------------------------------------------------------------------------------------------------------


@together("oyster", "salty_captain")
def test_OY1_SC1_a_salty_captain_on_an_oyster_boat_catches_two_and_has_the_larger_room() -> None:
    for level, room in ((1, 6), (2, 8), (3, 10), (4, 12)):
        game = fishing("oyster " * level, Boat("oyster", "salty_captain", room - 2), Boat("oyster", "salty_captain", room))
        assert legal(game) == ["pass", "shelve"], "one crate may still go on the license"
        play(game, "pass")
        assert (crates(game, 0), caught(game)) == ([room, room], 2)
    game = fishing("oyster", Boat("oyster", "salty_captain"))
    play(game, "shelve")
    assert (crates(game, 0), int(game.state.open.at[0].oyster_crates)) == ([1], 1)


@together("oyster", "bosun")
def test_OY2_CR5_a_bosun_adds_one_and_still_only_one_may_go_on_the_license() -> None:
    for move, on_boat, on_license in (("pass", 3, 0), ("shelve", 2, 1)):
        game = fishing("oyster", Boat("oyster", "cod"), bosuns="oyster")
        play(game, move)
        assert (crates(game, 0), int(game.state.open.at[0].oyster_crates)) == ([on_boat], on_license)
    for held, on_boat in ((3, 6), (4, 6), (5, 6)):
        game = fishing("oyster", Boat("oyster", "cod", held), bosuns="oyster")
        asked = held == 3
        assert (game.decisions == {0: "oyster"}) is asked, "its whole catch is three"
        play(game, *["pass"] * asked)
        assert (crates(game, 0), int(game.state.open.at[0].oyster_crates)) == ([on_boat], int(not asked))
        assert caught(game) == on_boat - held + int(not asked)


@together("salty_captain", "bosun")
def test_FI4_CR5_a_salty_captain_and_a_bosun_make_three() -> None:
    boats = [Boat("cod", "salty_captain", n) for n in (0, 3, 4, 6)] + [Boat("tuna", "salty_captain")]
    game = fishing("", *boats, bosuns="cod")
    assert (crates(game, 0), caught(game)) == ([3, 6, 6, 6, 2], 3 + 3 + 2 + 2)


@together("oyster", "salty_captain", "bosun")
def test_FI4_an_oyster_boat_with_a_salty_captain_and_two_bosuns_catches_four() -> None:
    game = fishing("oyster oyster", Boat("oyster", "salty_captain"), bosuns="oyster oyster")
    play(game, "pass")
    assert crates(game, 0) == [4], "two, never more for both, and one a Bosun"


@together("charter", "bosun", "oyster", "salty_captain")
def test_CR5_LA4_a_charter_boat_catches_as_the_type_it_is() -> None:
    boats = [Boat("cod", "cod", card="charter"), Boat("oyster", "cod", card="charter"), Boat("cod", "salty_captain", card="charter")]
    game = fishing("oyster", *boats, Boat("tuna", "cod", card="charter"), bosuns="cod oyster")
    assert legal(game) == ["pass", "shelve"]
    play(game, "pass")
    assert crates(game, 0) == [2, 3, 3, 1]


@together("artisan", "inuit", "bosun", "oyster", "dfo", "charter")
def test_AF1_IN1_side_by_side_each_catches_what_it_does_alone() -> None:
    boats = [Boat("artisan"), Boat("inuit", None, 1), Boat("oyster", "cod"), Boat("dfo", None, 3), Boat("dfo", None, 2, card="charter")]
    game = fishing("oyster dfo", *boats, bosuns="cod shrimp tuna")
    play(game, "pass")
    assert crates(game, 0) == [1, 2, 2, 4, 3], "fishermen have no type for a Bosun"


@together("dfo", "bosun", "charter")
def test_CR5_DF1_a_bosun_on_dfo_serves_dfo_boats_and_charter_boats_as_dfo() -> None:
    game = fishing("dfo", Boat("dfo"), Boat("dfo", None, 3), Boat("dfo", card="charter"), Boat("cod", "cod"), bosuns="dfo")
    assert crates(game, 0) == [2, 4, 2, 1]


@with_each(("salty_captain",), ("dfo", "artisan", "inuit"))
def test_SC1_no_salty_captain_on_what_is_captained_by_nature() -> None:
    boats = [Boat("dfo"), Boat("artisan"), Boat("inuit"), Boat("dfo", card="charter")]
    game = epic(Seat("tuna tuna", "dfo", [*boats, Boat("cod")]), phase="hire", supply=99)
    assert legal(game) == ["pass", "hire 4"]
    play(game, "hire 4 with salty_captain paying tuna")
    assert crates(game, 0) == [1, 1, 1, 1, 2]


# -- Swordfish -----------------------------------------------------------------------------------------------------------------------


@with_each(("swordfish",), ("oyster", "salty_captain", "bosun", "dfo", "charter", "artisan", "inuit"))
@pytest.mark.parametrize(
    "boat",
    [
        *[Boat("oyster", "cod"), Boat("oyster", "salty_captain"), Boat("cod", "salty_captain"), Boat("cod", "cod"), Boat("dfo", None, 1)],
        *[Boat("cod", "cod", card="charter"), Boat("oyster", "cod", 2, card="charter"), Boat("artisan"), Boat("inuit", None, 1)],
    ],
)
def test_SW1_a_card_instead_of_all_crates_and_no_oyster_choice(boat: Boat) -> None:
    game = fishing("swordfish oyster", boat, bosuns="cod oyster dfo")
    play(game, "swordfish 0")
    assert game.decisions.get(0) != "oyster"
    assert (crates(game, 0), caught(game), drawn(game, "swordfish")) == ([boat.crates], 0, 1)
    assert int(game.state.open.at[0].oyster_crates) == 0
    assert hand(game, 0) == {"cod": 1}


@with_each(("swordfish",), ("oyster", "salty_captain", "dfo", "artisan", "inuit"))
def test_SW1_full_is_full_by_each_boats_own_room() -> None:
    boats = [Boat("oyster", "cod", 6), Boat("oyster", "salty_captain", 6), Boat("cod", "salty_captain", 5), Boat("cod", "salty_captain", 6)]
    boats += [Boat("dfo", None, 4), Boat("artisan", None, 1), Boat("inuit", None, 1)]
    assert legal(fishing("swordfish oyster", *boats)) == ["pass", "swordfish 2", "swordfish 6"]
    assert legal(fishing("swordfish oyster oyster", *boats)) == ["pass", *[f"swordfish {place}" for place in (0, 1, 2, 6)]]


@together("swordfish", "salmon")
def test_SW1_SA2_a_boat_that_draws_gets_no_crate_on_its_tucked_card_either() -> None:
    under = Boat("cod", "cod", 1, tucked="cod", tucked_crates=1)
    full = Boat("cod", "cod", 4, tucked="cod", tucked_crates=1)
    game = fishing("swordfish swordfish salmon", under, Boat("tuna", "cod"), full, Boat("lobster", "cod"))
    assert legal(game) == ["pass", "tuck 1", "tuck 3"], "Salmon comes first"
    play(game, "tuck 1 with cod")
    assert legal(game) == ["pass", "swordfish 0", "swordfish 1", "swordfish 3"], "not under a full boat"
    play(game, "swordfish 0", "swordfish 1")
    assert crates(game, 0) == [(1, 1), (0, 0), (4, 2), 1]
    assert hand(game, 0) == {"shrimp": 1, "cod": 1}, "what the Swordfish draw goes to the hand"


@together("swordfish", "tug")
def test_SW1_TG3_the_swordfish_draw_before_the_tug_boats_and_no_tug_boat_draws_for_them() -> None:
    game = fishing("swordfish swordfish", Boat("tug"), Boat("cod", "cod"), boats="dfo char")
    assert legal(game) == ["pass", "swordfish 1"]
    play(game, "swordfish 1")
    assert hand(game, 0) == {"dfo": 1}
    assert game.state.open.at[0].boats[0].towed == 1
    assert game.state.open.deck == 0


# -- Salmon --------------------------------------------------------------------------------------------------------------------------


@with_each(("salmon",), ("oyster", "salty_captain", "bosun", "dfo", "charter"))
@pytest.mark.parametrize(
    ("boat", "own"),
    [
        *[(Boat("oyster", "cod"), 3), (Boat("oyster", "salty_captain"), 3), (Boat("cod", "salty_captain"), 3), (Boat("cod", "cod"), 2)],
        *[(Boat("dfo", None, 1), 2), (Boat("cod", "cod", card="charter"), 2), (Boat("oyster", "cod", card="charter"), 3)],
    ],
)
def test_SA2_a_tucked_card_adds_one_crate_whatever_the_boat_catches(boat: Boat, own: int) -> None:
    game = fishing("salmon oyster", boat, bosuns="cod oyster dfo")
    play(game, "tuck 0 with cod")
    play(game, *["pass"] * (game.decisions == {0: "oyster"}))
    assert crates(game, 0) == [(boat.crates + own, 1)]
    assert caught(game) == own + 1


@together("salmon", "oyster")
def test_OY2_SA2_the_choice_is_of_the_own_catch_and_a_full_own_hold_has_none() -> None:
    boats = [Boat("oyster", "cod", held, tucked="cod", tucked_crates=1) for held in (0, 5, 6)]
    game = fishing("oyster", *boats)
    assert legal(game) == ["pass", "shelve"]
    play(game, "shelve")
    assert game.decisions.get(0) != "oyster"
    assert (crates(game, 0), int(game.state.open.at[0].oyster_crates)) == ([(1, 2), (6, 2), (6, 2)], 2)


@with_each(("salmon",), ("artisan", "inuit"))
def test_SA1_no_card_under_fishermen_who_catch_as_always() -> None:
    game = fishing("salmon salmon", Boat("artisan"), Boat("inuit"))
    assert game.decisions.get(0) != "tuck"
    assert (crates(game, 0), hand(game, 0)) == ([1, 1], {"cod": 1, "shrimp": 1})


# -- Storm ---------------------------------------------------------------------------------------------------------------------------


@with_each(("storm",), ("oyster", "salty_captain", "bosun", "salmon", "charter", "dfo", "artisan", "inuit", "crew_artisan"))
def test_CR6_nothing_catches_in_the_storm_of_another_and_everything_in_the_own() -> None:
    boats = [Boat("oyster", "cod"), Boat("oyster", "cod", 5), Boat("cod", "salty_captain"), Boat("tuna", "cod", card="charter")]
    boats += [Boat("dfo"), Boat("artisan"), Boat("inuit"), Boat("cod", "cod", 4, tucked="cod", tucked_crates=2)]
    for storm in (2, 3):
        game = fishing("oyster", *boats, bosuns="cod tuna oyster", storm=storm)
        assert crates(game, 0) == [0, 5, 0, 0, 0, 0, 0, (4, 2)]
        assert (caught(game), int(game.state.open.at[0].oyster_crates)) == (0, 0)
        assert not heard(game, "caught", "shelved")
    game = fishing("oyster", *boats, bosuns="cod tuna oyster", storm=1)
    play(game, "pass")
    assert crates(game, 0) == [3, 6, 3, 2, 1, 1, 1, (4, 3)]


@with_each(("storm",), ("swordfish", "salmon", "tug", "crew_tug", "oyster", "dfo"))
def test_CR6_cards_come_in_a_storm_as_always() -> None:
    boats = [Boat("tug"), Boat("oyster", "cod", 6), Boat("dfo"), Boat("cod", "cod"), Boat("shrimp")]
    for storm in (0, 2):
        game = fishing("salmon salmon swordfish swordfish oyster", *boats, storm=storm)
        assert legal(game) == ["pass", "tuck 1", "tuck 2", "tuck 3"]
        play(game, "tuck 1 with cod")
        assert legal(game) == ["pass", "tuck 2", "tuck 3"]
        play(game, "tuck 3 with shrimp")
        assert legal(game) == ["pass", "swordfish 2", "swordfish 3"], "boats that could have caught"
        play(game, "swordfish 2", "swordfish 3")
        assert (hand(game, 0), int(game.state.open.at[0].boats[0].towed)) == ({"cod": 1, "shrimp": 1}, 1)
        assert crates(game, 0) == [0, (6, 0 if storm else 1), 0, (0, 0), 0]


@together("storm", "dfo", "charter")
def test_CR6_DF2_no_crates_for_a_dfo_boat_a_charter_boat_as_one_either() -> None:
    for move in ("launch dfo", "charter dfo"):
        for storm in (0, 2, 3):
            me, giver = Seat("dfo charter tuna tuna", "dfo cod"), Seat("", "", [Boat("cod", "cod", 2)])
            game = epic(me, giver, phase="launch", storm=storm, supply=99)
            play(game, f"{move} paying tuna")
            assert (crates(game, 0)[0], crates(game, 1)[0], caught(game)) == ((0, 2, 0) if storm else (3, 1, 2))
            assert game.state.open.at[0].boats[0].captained, "it has its captain"


@together("storm", "crew_crates")
def test_CR6_CR8_the_crates_crewman_gets_his_four_in_the_storm_of_another() -> None:
    for storm in (1, 2):
        game = epic(Seat("tuna tuna"), row="cod shrimp lobster", crew="crates - -", crewman=True, storm=storm, supply=99)
        play(game, "lot cod bid 5", "pass", "pass", "pay tuna tuna")
        assert (int(game.state.open.at[0].crew_crates), caught(game)) == (4, 4)


@with_each(("storm",), ("lobster", "tuna"))
def test_CR6_other_draws_of_the_round_come_too_and_then_the_storm_is_over() -> None:
    me = Seat("", "lobster tuna", [Boat("cod", "cod")])
    game = epic(me, phase="hire", storm=2, supply=99, boats="cod " * 30)
    assert (drawn(game, "lobster"), drawn(game, "tuna")) == (1, 2)
    assert crates(game, 0) == [0]
    while game.state.open.round_no == 1:
        play(game, legal(game)[0])
    assert game.state.open.storm == 0
    while game.view(0).to_json()["phase"] != "draw":
        play(game, legal(game)[0])
    assert crates(game, 0) == [1]


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
