"""Trophies and crab meeples with every kind of card that reaches for them, or spoils them (TR1, CM1, CR6, CO9)."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, crates, epic, give, heard, legal, play, position

ON_BOATS = ("charter", "dfo", "artisan", "inuit", "crew_artisan", "salty_captain", "salmon", "oyster", "storm", "processing")
PAIRS = between(("trophies", "meeples"), (*ON_BOATS, "swordfish", "bosun", "captains")) | among("trophies", "meeples")
PAIRS |= between(
    ("trophies",), ("tug", "crew_tug", "house_boat", "assistant", "king_crab", "marina", "pub", "char", "first_mate", "crew_crates")
)

KINDS = {"one_type": 1, "four_types": 2, "crates": 3, "licenses": 4, "most_boats": 5, "most_standard": 6}


def winners(
    *seats: Seat, up: tuple[str, str, str] = ("one_type", "four_types", "crates"), phase: str = "fish", **rest: Any
) -> list[int | None]:
    """Who has the trophies after a phase."""
    game = epic(*seats, phase=phase, trophies=True, trophies_up=tuple(KINDS[id] for id in up), **rest)
    while game.view(None).to_json()["phase"] == "fishing":
        play(game, "pass")
    return [one["seat"] for one in game.view(0).to_json()["trophies"]]


def meeple_of(game: Game) -> dict[str, int]:
    """Whose meeple each type's is when all have fished."""
    while game.view(None).to_json()["phase"] == "fishing":
        play(game, legal(game)[0])
    told: dict[str, int] = game.view(0).to_json()["meeple_of"]
    return told


def fishing(*seats: Seat, **rest: Any) -> Game:
    return epic(*seats, phase="fish", meeples=True, **rest)


# -- trophies: boats and types --------------------------------------------------------------------------------------------------------

COD = Boat("cod", "cod")


@with_each(("trophies",), ("charter", "dfo", "artisan", "inuit", "crew_artisan", "salty_captain", "char", "tug", "crew_tug", "house_boat"))
@pytest.mark.parametrize(
    ("fourth", "one_type", "four_types"),
    [
        *[(Boat("cod", "cod", card="charter"), 0, None), (Boat("cod", "salty_captain"), 0, None), (Boat("cod", "deck cod"), 0, None)],
        *[(Boat("cod"), None, None), (Boat("cod", card="charter"), None, None), (Boat("artisan"), None, None), (Boat("inuit"), None, None)],
        *[(Boat("tug", towed="cod"), None, None), (Boat("house_boat"), None, None), (Boat("dfo"), None, None)],
    ],
)
def test_TR1_the_fourth_captained_boat_of_a_type(fourth: Boat, one_type: int | None, four_types: int | None) -> None:
    assert winners(Seat("", "dfo", [COD, COD, COD, fourth]))[:2] == [one_type, four_types]


@with_each(("trophies",), ("charter", "dfo", "artisan", "inuit", "crew_artisan", "salty_captain", "char", "tug", "house_boat"))
@pytest.mark.parametrize(
    ("fourth", "reached"),
    [
        *[
            (Boat("dfo"), True),
            (Boat("dfo", card="charter"), True),
            (Boat("char", "cod", card="charter"), True),
            (Boat("tuna", "deck cod"), True),
        ],
        *[(Boat("oyster", "salty_captain"), True), (Boat("cod", "cod", card="charter"), False), (Boat("artisan"), False)],
        *[(Boat("inuit"), False), (Boat("house_boat"), False), (Boat("tug"), False), (Boat("tuna"), False)],
    ],
)
def test_TR1_the_fourth_type(fourth: Boat, reached: bool) -> None:
    boats = [COD, Boat("shrimp", "cod"), Boat("salmon", "cod"), fourth]
    assert winners(Seat("", "dfo oyster", boats))[:2] == [None, 0 if reached else None]


@with_each(("trophies",), ("charter", "dfo", "artisan", "inuit", "crew_artisan", "tug", "crew_tug", "house_boat", "first_mate"))
@pytest.mark.parametrize(
    ("boat", "counts"),
    [
        *[(Boat("dfo"), True), (Boat("cod", card="charter"), True), (Boat("artisan"), True), (Boat("inuit"), True), (Boat("cod"), True)],
        *[(Boat("tug", towed="cod"), False), (Boat("house_boat"), False)],
    ],
)
def test_TR1_most_launched_boats(boat: Boat, counts: bool) -> None:
    up = ("most_boats", "one_type", "four_types")
    mates = [Boat("cod", "cod", mate=True)]
    assert winners(Seat("", "", [*mates, boat]), Seat("", "", mates), up=up, supply=0)[0] == (0 if counts else None)


# -- trophies: crates ----------------------------------------------------------------------------------------------------------------


@with_each(("trophies",), ("salmon", "oyster", "artisan", "salty_captain", "dfo", "bosun", "crew_crates", "processing"))
@pytest.mark.parametrize(
    ("seat", "reached"),
    [
        (Seat("", "", [Boat("cod", "cod", 4, tucked="cod", tucked_crates=3), Boat("tuna", None, 4), Boat("tuna", None, 3)]), True),
        (Seat("", "", [Boat("cod", "cod", 4, tucked="cod", tucked_crates=2), Boat("tuna", None, 4), Boat("tuna", None, 3)]), False),
        (Seat("", "oyster oyster", [Boat("oyster", None, 8), Boat("oyster", "cod", 6)]), True),
        (Seat("", "oyster", [Boat("tuna", None, 4)] * 3, 9, oyster_crates=9, crew_crates=9), False),
        (Seat("", "", [Boat("cod", "salty_captain", 4), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("artisan")]), True),
        (Seat("", "", [Boat("cod", "cod", 1), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("dfo", None, 1)], bosuns="cod dfo"), False),
        (Seat("", "", [Boat("cod", "cod", 2), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("dfo", None, 1)], bosuns="cod dfo"), True),
    ],
)
def test_TR1_fifteen_crates_after_the_catch(seat: Seat, reached: bool) -> None:
    game = epic(seat, phase="fish", trophies=True, trophies_up=(3, 5, 6))
    while game.view(None).to_json()["phase"] == "fishing":
        play(game, "pass")
    assert game.view(0).to_json()["trophies"][0]["seat"] == (0 if reached else None), crates(game, 0)


@together("trophies", "dfo")
def test_TR1_DF2_the_three_of_a_launch_may_make_fifteen_and_the_giver_keeps_its_trophy() -> None:
    boats = [Boat("cod", None, 4)] * 3
    me, you = Seat("dfo tuna", "dfo", boats), Seat("", "", [*boats, Boat("cod", None, 3)])
    game = epic(me, you, phase="launch", trophies=True, trophies_up=(3, 5, 6))
    play(game, "launch dfo paying tuna", "take 0")
    while game.view(None).to_json()["phase"] in ("launch", "hire"):
        play(game, "pass")
    assert game.view(0).to_json()["trophies"][0]["seat"] == 0
    assert heard(game, "trophy") == [{"kind": "trophy", "seat": 0, "trophy": "crates"}]


@with_each(("trophies",), ("processing",))
def test_TR1_PR1_a_trophy_is_not_lost_with_its_crates() -> None:
    boats = [Boat("cod", None, 4)] * 3 + [Boat("cod", None, 3)]
    game = epic(Seat("", "processing", boats), phase="fish", trophies=True, trophies_up=(3, 5, 6))
    play(game, "process 0 1 2 3")
    assert (sum(int(boat.crates) for boat in game.state.open.at[0].boats[:4]), game.scores()[0]["trophies"]) == (11, 5)


@with_each(("trophies", "meeples"), ("storm",))
def test_CR6_a_storm_keeps_the_others_from_both() -> None:
    boats = [Boat("cod", "cod", 3), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("tuna", None, 3)]
    for storm, seat in ((1, 0), (2, None)):
        game = epic(Seat("", "", boats), phase="fish", trophies=True, trophies_up=(3, 5, 6), meeples=True, storm=storm)
        told = game.view(0).to_json()
        assert told["trophies"][0]["seat"] == seat
        assert told["meeple_of"] == ({} if seat is None else {"cod": 0})


@with_each(("trophies", "meeples"), ("swordfish",))
def test_SW1_a_boat_that_draws_reaches_neither() -> None:
    boats = [Boat("cod", "cod", 3), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("tuna", None, 3)]
    for move, seat in (("pass", 0), ("swordfish 0", None)):
        game = epic(Seat("", "swordfish", boats), phase="fish", trophies=True, trophies_up=(3, 5, 6), meeples=True)
        play(game, move)
        told = game.view(0).to_json()
        assert told["trophies"][0]["seat"] == seat
        assert told["meeple_of"] == ({} if seat is None else {"cod": 0})


# -- trophies: licenses ----------------------------------------------------------------------------------------------------------------


@with_each(("trophies",), ("king_crab", "marina", "pub", "assistant", "dfo"))
def test_TR1_three_of_any_one_type_but_only_standard_ones_for_the_most() -> None:
    three = {
        "king_crab": "king_crab_captains king_crab_crates king_crab_licenses",
        "marina": "marina " * 3,
        "pub": "pub " * 3,
        "dfo": "dfo " * 3,
    }
    up = ("licenses", "most_standard", "one_type")
    for owned in three.values():
        two = " ".join(owned.split()[:2])
        assert winners(Seat("", owned), up=up)[0] == 0
        assert winners(Seat("", f"{two} cod tuna"), up=up)[0] is None
        assert winners(Seat("", owned), Seat("", "cod"), up=up, supply=0)[:2] == [0, 1]
    assert winners(Seat("", "cod cod", assistants="cod"), Seat("", "tuna tuna"), up=up, supply=0)[:2] == [None, None]


# -- meeples ---------------------------------------------------------------------------------------------------------------------------


@with_each(("meeples",), ("charter", "salty_captain", "oyster", "salmon", "bosun", "artisan", "inuit", "crew_artisan", "dfo"))
@pytest.mark.parametrize(
    ("boat", "meeple"),
    [
        *[
            (Boat("cod", "cod", 3, card="charter"), "cod"),
            (Boat("king_crab", "cod", 3, card="charter"), None),
            (Boat("dfo", None, 3), None),
        ],
        *[(Boat("cod", "salty_captain", 2), None), (Boat("cod", "salty_captain", 4), "cod"), (Boat("cod", "salty_captain", 5), "cod")],
        *[(Boat("oyster", "cod", 4), "oyster"), (Boat("oyster", "cod", 5), "oyster"), (Boat("oyster", "cod", 3), None)],
        *[(Boat("cod", "cod", 2, tucked="cod", tucked_crates=3), None), (Boat("tuna", "cod", 2), "tuna"), (Boat("tuna", "cod", 1), None)],
        *[(Boat("artisan"), None), (Boat("inuit", None, 1), None), (Boat("dfo", None, 3, card="charter"), None)],
    ],
)
def test_CM1_which_boat_becomes_full(boat: Boat, meeple: str | None) -> None:
    game = fishing(Seat("", "oyster", [boat], bosuns="tuna"))
    assert meeple_of(game) == ({} if meeple is None else {meeple: 0})


@together("meeples", "oyster")
def test_CM1_OY2_shelving_a_crate_keeps_the_boat_from_being_full() -> None:
    for move, meeple in (("pass", {"oyster": 0}), ("shelve", {})):
        game = fishing(Seat("", "oyster", [Boat("oyster", "cod", 4)]))
        play(game, move)
        assert meeple_of(game) == meeple


@together("meeples", "dfo")
def test_CM1_DF2_a_boat_filled_up_again_after_giving_a_crate_is_the_first_only_if_none_was() -> None:
    me, you = Seat("dfo tuna", "dfo"), Seat("", "", [Boat("cod", "cod", 4)])
    game = epic(me, you, phase="launch", meeples=True)
    play(game, "launch dfo paying tuna")
    # it was dealt out full, and is full anew in this round
    assert meeple_of(game) == {"cod": 1}
    game = epic(me, you, phase="launch", meeples=True)
    game.state.open.meeple_of[1] = 3
    play(game, "launch dfo paying tuna")
    assert not heard(game, "meeple")


@together("meeples", "processing")
def test_CM1_PR1_a_meeple_is_not_lost_and_not_won_twice() -> None:
    game = epic(Seat("", "processing", [Boat("cod", "cod", 3)]), phase="fish", meeples=True)
    play(game, "process 0")
    assert game.state.open.at[0].boats[0].crates == 3
    while game.state.open.round_no == 1 or game.view(None).to_json()["phase"] in ("auction", "launch", "hire"):
        play(game, legal(game)[0])
    assert len(heard(game, "meeple")) == 1
    assert (game.scores()[0]["meeples"], int(game.state.open.meeples)) == (4, 4)


@together("trophies", "meeples")
def test_TR1_CM1_a_catch_may_bring_both() -> None:
    boats = [Boat("cod", "cod", 3), Boat("cod", None, 4), Boat("tuna", None, 4), Boat("tuna", None, 3)]
    game = epic(Seat("", "", boats), phase="fish", trophies=True, trophies_up=(3, 5, 6), meeples=True)
    assert [event["kind"] for event in heard(game, "meeple", "trophy")] == ["meeple", "trophy"]
    assert (game.scores()[0]["trophies"], game.scores()[0]["meeples"]) == (5, 4)


@with_each(("trophies", "meeples"), ("captains",))
def test_CO9_captains_get_neither_and_deny_the_two_of_the_end() -> None:
    boats = [Boat("cod", "cod", 3), Boat("cod", "cod")]
    for his, seat in (("cod", 0), ("cod cod", None), ("cod cod cod cod", None)):
        game = position(
            *(Seat("", "", boats), Seat()),
            captains=("tc",),
            phase="process",
            trophies=True,
            trophies_up=(5, 1, 3),
            meeples=True,
            boats="tuna " * 20,
        )
        give(game, 2, "", his)
        game.state.open.supply = 0
        while not game.over:
            play(game, legal(game)[0])
        told = game.view(0).to_json()
        assert [one["seat"] for one in told["trophies"]] == [seat, None, None]
        assert told["meeple_of"] == {"cod": 0}


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
