"""Launches, two kinds of card at a time (LA1-LA4, DK1, CR9, CH1, DF2): how many, of what, and what is drawn for them."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest

from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, crates, drawn, epic, fleet, hand, heard, legal, play

#: What gives launches, and what uses them.
GIVERS = ("cod", "char", "quartermaster")
USERS = ("charter", "dfo", "king_crab", "oyster", "tug", "artisan", "inuit", "house_boat")
PAIRS = among(*GIVERS, *USERS) | between(("crew_artisan", "crew_tug"), GIVERS) | between(("assistant", "shrimp"), GIVERS)

#: The move that launches each kind.
MOVES = {id: f"buy {id}" for id in ("tug", "artisan", "inuit", "house_boat")} | {"charter": "charter cod"}
MOVES |= {id: f"launch {id}" for id in ("dfo", "king_crab", "oyster", "cod")}
#: As many means as any two launches need.
RICH = "tuna " * 6
#: A Marina, too: it asks when launching and hiring are over, before anybody fishes.
LICENSES = "dfo king_crab_crates oyster marina "


def rich(owned: str, *boats: Boat, cards: str = "", **rest: Any) -> Seat:
    """A seat that can launch anything."""
    return Seat(f"charter dfo king_crab oyster cod {RICH} {cards}", LICENSES + owned, boats, **rest)


def launch(game: Game, kind: str) -> None:
    """Seat 0 launches one of a kind and pays with tuna cards."""
    play(game, MOVES[kind])
    while game.decisions == {0: "pay"}:
        play(game, "pay tuna")


def launches_of(game: Game) -> int:
    """How often seat 0 can launch: it launches Cod boats, and pays with tuna cards."""
    n = 0
    while game.decisions == {0: "launch"}:
        launch(game, "cod")
        n += 1
    return n


@together(*GIVERS)
@pytest.mark.parametrize("uses", [0, 1, 2])
@pytest.mark.parametrize("char", [0, 1, 4])
@pytest.mark.parametrize("cod", [0, 1, 4])
def test_LA1_CR9_launches_add_up_and_a_quartermaster_is_used_last(cod: int, char: int, uses: int) -> None:
    owned = "cod " * cod + "char " * char
    me = Seat("lobster " * 6 + "tuna " * 8, "lobster " + owned, uses=uses)
    game = epic(me, phase="launch")
    plain = 1 + (cod > 0) + (char > 0)
    for n in range(plain + uses):
        assert game.decisions == {0: "launch"}
        play(game, "launch lobster")
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")
        assert game.state.open.at[0].uses == uses - max(n + 1 - plain, 0)
    assert game.decisions == {0: "hire"}
    assert len(fleet(game, 0)) == plain + uses
    assert (drawn(game, "cod"), drawn(game, "char")) == (cod, int(char >= 3)), "once for all of them"


@with_each(GIVERS, USERS)
@pytest.mark.parametrize("giver", GIVERS)
@pytest.mark.parametrize("kind", USERS)
def test_LA1_LA2_everything_launched_uses_a_launch_of_any_giver(giver: str, kind: str) -> None:
    owned = "cod" if giver == "cod" else "cod char" if giver == "char" else "cod"
    me = rich(owned, uses=2 * (giver == "quartermaster"))
    game = epic(me, phase="launch")
    launch(game, kind)
    assert len(fleet(game, 0)) == 1
    wanted = {"cod": 1, "char": 2, "quartermaster": 3}[giver]
    left = game.state.open.at[0]
    assert int(left.launches) + int(left.uses) == wanted
    play(game, "pass")
    assert drawn(game, "cod") == 1, "and counts for the card of Cod"


@together(*USERS)
@pytest.mark.parametrize("two", list(combinations(USERS, 2)), ids="-".join)
def test_LA1_any_two_are_launched_with_cod_in_either_order(two: tuple[str, str]) -> None:
    for order in permutations(two):
        giver = Seat("", "", [Boat("cod", "cod", 4), Boat("artisan", None, 1)])
        game = epic(rich("cod"), giver, phase="launch", supply=99)
        for kind in order:
            assert game.decisions == {0: "launch"}
            launch(game, kind)
            if kind == "dfo":
                assert legal(game) == ["take 0", "take 1"], "its crates are taken before the next launch"
                play(game, "take 1")
        types = ["cod" if kind == "charter" else kind for kind in order]
        assert [boat.type for boat in fleet(game, 0)] == types
        assert game.decisions != {0: "launch"}
        assert drawn(game, "cod") == 1
        assert [event["type"] for event in heard(game, "launched")] == types
        if "dfo" in order:
            place = order.index("dfo")
            assert (crates(game, 0)[place], crates(game, 1)) == (3, [4, 0]), "its number is its place in the fleet"


@with_each(("dfo",), ("tug", "house_boat", "artisan", "inuit"))
def test_DF2_crates_are_taken_from_boats_that_have_some_dock_cards_or_not() -> None:
    giver = Seat("", "", [Boat("tug", towed="cod"), Boat("house_boat"), Boat("artisan", None, 1), Boat("inuit", None, 2), Boat("cod")])
    game = epic(Seat("dfo tuna cod", "dfo cod"), giver, phase="launch")
    play(game, "launch dfo paying tuna")
    assert legal(game) == ["take 2", "take 3"]
    play(game, "take 3")
    assert (crates(game, 1), crates(game, 0)) == ([0, 0, 1, 1, 0], [3])


@together("dfo", "house_boat")
def test_DF2_a_dfo_boat_paid_for_with_a_house_boat_gets_the_crates_itself() -> None:
    me = Seat("dfo cod", "dfo cod", [Boat("house_boat"), Boat("cod", "cod", 1), Boat("house_boat")])
    game = epic(me, Seat("", "", [Boat("cod", "cod", 1), Boat("cod", "cod", 1)]), phase="launch")
    play(game, "launch dfo paying house_boat", "take 1")
    assert [(boat.type, boat.crates) for boat in fleet(game, 0)] == [("cod", 1), ("house_boat", 0), ("dfo", 3)]


@together("charter", "dfo", "king_crab", "oyster")
def test_LA4_a_charter_boat_as_each_type_is_treated_as_that_type() -> None:
    for kind, room, captained, held in (("dfo", 4, True, 3), ("king_crab", 4, False, 0), ("oyster", 6, False, 0)):
        game = epic(rich("cod"), phase="launch", supply=99)
        assert [move for move in legal(game) if move.startswith("charter")] == [
            f"charter {id}" for id in ("cod", "king_crab", "oyster", "dfo")
        ]
        play(game, f"launch charter as {kind} paying tuna")
        told = game.view(1).to_json()["seats"][0]["boats"][0]
        assert (told["type"], told["card"], told["room"], told["captained"], told["crates"]) == (kind, "charter", room, captained, held)
        assert "charter" not in hand(game, 0)


@with_each(("charter",), GIVERS)
def test_LA4_a_charter_boat_as_cod_or_char_gives_no_launch_the_licenses_do() -> None:
    for kind in ("cod", "char"):
        me = Seat(f"charter {kind} tuna tuna tuna", kind, uses=1)
        game = epic(me, phase="launch")
        play(game, f"launch charter as {kind} paying tuna")
        assert (int(game.state.open.at[0].launches), int(game.state.open.at[0].uses)) == (1, 1)


@with_each(("crew_artisan", "crew_tug"), GIVERS)
@pytest.mark.parametrize("crew", ["artisan", "tug"])
def test_CR4_what_a_crewman_brings_uses_no_launch_and_counts_as_none(crew: str) -> None:
    me = Seat("tuna tuna cod tuna", "cod char char char", uses=2)
    game = epic(me, row="salmon shrimp lobster", crew=f"{crew} - -", crewman=True)
    play(game, "lot salmon bid 5", "pass", "pass", "pay tuna tuna", "pass", "pass")
    assert game.decisions == {0: "launch"}
    assert (int(game.state.open.at[0].launches), int(game.state.open.at[0].uses)) == (3, 2)
    play(game, "pass")
    assert (drawn(game, "cod"), drawn(game, "char")) == (0, 0)


@with_each(("assistant", "shrimp"), GIVERS)
def test_LA1_CR7_levels_and_discounts_bring_no_more_launches() -> None:
    for helped in ("cod", "char", "shrimp"):
        me = Seat("cod " * 5 + "tuna " * 8, "cod char shrimp shrimp", assistants=helped, uses=1)
        game = epic(me, phase="launch")
        assert launches_of(game) == 4
        assert drawn(game, "cod") == (2 if helped == "cod" else 1)


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
