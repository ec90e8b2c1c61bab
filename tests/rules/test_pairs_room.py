"""How much a boat holds and whether it is full, two kinds of card at a time (OY1, SC1, AF1, IN1, SA2, FM2, DF2, PR1, CR7)."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, crates, epic, fleet, hand, legal, play

HOLDS = ("oyster", "salty_captain", "dfo", "salmon", "charter", "artisan", "inuit")
#: All kinds of hold; what lifts a room; what makes room by taking crates away; who scores for a full boat.
PAIRS = among(*HOLDS) | between(("assistant", "processing", "first_mate"), HOLDS) | among("assistant", "processing", "first_mate")

#: One boat of every kind of hold, full for a seat with two Oyster licenses, and its room.
FULL = (
    *[(Boat("oyster", "cod"), 8), (Boat("oyster", "salty_captain"), 8), (Boat("cod", "salty_captain"), 6), (Boat("dfo"), 4)],
    *[(Boat("cod", "cod", card="charter"), 4), (Boat("oyster", "cod", card="charter"), 8), (Boat("artisan"), 1), (Boat("inuit"), 2)],
)


def loaded(boat: Boat, room: int, less: int = 0, **rest: Any) -> Boat:
    """A copy of a boat that is full, or so much less."""
    return Boat(boat.type, boat.captain, room - less, card=boat.card, **rest)


def everything(less: int = 0, **rest: Any) -> list[Boat]:
    """The boats of FULL, loaded."""
    return [loaded(boat, room, less, **rest) for boat, room in FULL]


def rooms(game: Game, seat: int = 0) -> list[int]:
    """The rooms of a seat's boats, as everybody is told."""
    return [boat["room"] for boat in game.view(None).to_json()["seats"][seat]["boats"]]


@together("oyster", "salty_captain", "dfo", "charter", "artisan", "inuit")
def test_LA5_side_by_side_every_boat_fills_to_its_own_room() -> None:
    game = epic(Seat("", "oyster oyster", everything()), phase="fish", supply=99)
    assert rooms(game) == [room for _, room in FULL]
    assert (crates(game, 0), int(game.state.open.supply)) == ([room for _, room in FULL], 99), "all are full"
    game = epic(Seat("", "oyster oyster", everything(1)), phase="fish", supply=99)
    assert crates(game, 0) == [room for _, room in FULL], "one was lacking"
    assert game.state.open.supply == 99 - len(FULL) - 3, "one of each oyster catch went on the license"


@together("oyster", "salty_captain")
@pytest.mark.parametrize(("owned", "room"), [(1, 6), (2, 8), (3, 10), (4, 12)])
def test_SC1_on_an_oyster_boat_the_larger_room(owned: int, room: int) -> None:
    game = epic(Seat("tuna", "oyster " * owned, [Boat("oyster", None, 0), Boat("oyster", "cod", 0)]), phase="hire")
    play(game, "hire 0 with salty_captain paying tuna")
    assert rooms(game) == [max(room, 6), room]


@with_each(("assistant",), ("oyster", "salty_captain", "charter"))
@pytest.mark.parametrize(("owned", "room"), [(1, 8), (2, 10), (3, 12), (4, 12)])
def test_CR7_OY1_an_assistant_on_oyster_lifts_the_room_of_all_its_boats(owned: int, room: int) -> None:
    boats = [
        Boat("oyster", "cod", 6),
        Boat("oyster", "salty_captain", 6),
        Boat("oyster", "cod", 6, card="charter"),
        Boat("cod", "salty_captain", 6),
    ]
    game = epic(Seat("", "oyster " * owned, boats, assistants="oyster"), phase="fish")
    assert rooms(game) == [room, room, room, 6]
    assert legal(game) == ["pass", "shelve"], "full before, and not now"
    play(game, "pass", "pass", "pass")
    assert crates(game, 0) == [8, 8, 8, 6]


@with_each(("assistant",), ("dfo", "artisan", "inuit", "salmon", "salty_captain", "charter"))
def test_CR7_no_other_room_has_levels() -> None:
    boats = [Boat("dfo", None, 4), Boat("artisan", None, 1), Boat("inuit", None, 2), Boat("cod", "salty_captain", 6)]
    boats += [Boat("salmon", "cod", 4, tucked="cod", tucked_crates=4), Boat("cod", "cod", 4, card="charter")]
    for id in ("dfo", "salmon", "cod"):
        game = epic(Seat("", "dfo salmon cod", boats, assistants=id), phase="fish", supply=99, boats="")
        assert (rooms(game), game.state.open.supply) == ([4, 1, 2, 6, 4, 4], 99)


@with_each(("salmon",), ("oyster", "salty_captain", "dfo", "charter"))
@pytest.mark.parametrize(("boat", "room"), FULL[:6])
def test_SA2_the_second_hold_has_room_for_four_beside_any_own_hold(boat: Boat, room: int) -> None:
    for own, tucked, after in ((0, 3, 4), (room, 3, 4), (room, 4, 4)):
        there = Boat(boat.type, boat.captain, own, card=boat.card, tucked="cod", tucked_crates=tucked)
        game = epic(Seat("", "oyster oyster", [there]), phase="fish")
        play(game, *["pass"] * (game.decisions == {0: "oyster"}))
        (held,) = crates(game, 0)
        assert isinstance(held, tuple)
        assert (held[0] >= own, held[0] <= room, held[1]) == (True, True, after)
        assert rooms(game) == [room], "a tucked card does not lift it"


@with_each(("salmon",), ("artisan", "inuit"))
def test_SA1_fishermen_keep_their_one_hold() -> None:
    game = epic(Seat("", "salmon", [Boat("artisan", None, 1), Boat("inuit", None, 2)]), phase="fish", supply=99)
    assert game.decisions.get(0) != "tuck"
    assert (crates(game, 0), game.state.open.supply) == ([1, 2], 99)


# -- making room -----------------------------------------------------------------------------------------------------------------------


@with_each(("dfo",), ("oyster", "salty_captain", "charter", "artisan", "inuit"))
@pytest.mark.parametrize("place", range(len(FULL)))
def test_DF2_a_boat_that_gave_a_crate_is_not_full_and_catches_again(place: int) -> None:
    boats = everything()
    giver = Seat("", "oyster oyster", boats)
    game = epic(Seat("dfo tuna", "dfo"), giver, phase="launch", boats="cod " * 20)
    play(game, "launch dfo paying tuna", f"take {place}")
    assert crates(game, 1)[place] == FULL[place][1], "it has fished since"
    told = [event for event in game.events_for(None) if event["kind"] in ("took", "caught", "shelved") and event.get("boat") == place]
    kinds = [event["kind"] for event in told if event["seat"] == 1 or event["kind"] == "took"]
    assert kinds == ["took", *["shelved"] * (boats[place].type == "oyster"), "caught"]


@together("dfo", "salmon")
def test_DF2_SA2_the_own_hold_gives_first_and_only_then_is_there_room() -> None:
    boats = [Boat("cod", "cod", 4, tucked="cod", tucked_crates=4), Boat("tuna", "cod", 0, tucked="cod", tucked_crates=4)]
    for place, after in ((0, [(3, 4), (0, 4)]), (1, [(4, 4), (0, 3)])):
        game = epic(Seat("dfo tuna cod", "dfo cod"), Seat("", "", boats), phase="launch")
        play(game, "launch dfo paying tuna", f"take {place}")
        assert crates(game, 1) == after


@with_each(("processing",), HOLDS)
def test_PR1_one_crate_a_boat_leaves_any_hold_and_makes_room() -> None:
    boats = [*everything(), Boat("tuna", "cod", 4, tucked="cod", tucked_crates=4), Boat("tuna", "cod", 0, tucked="cod", tucked_crates=4)]
    game = epic(Seat("", "processing oyster oyster", boats), phase="process")
    play(game, "process " + " ".join(map(str, range(len(boats)))))
    assert crates(game, 0) == [*[room - 1 for _, room in FULL], (3, 4), (0, 3)]
    assert game.state.open.at[0].store == len(boats)


@together("processing", "assistant")
def test_PR1_CR7_an_assistant_on_processing_adds_cards_for_the_trade_not_crates() -> None:
    game = epic(Seat("", "processing", [Boat("cod", "cod", 3)], assistants="processing"), phase="process", boats="cod " * 20)
    play(game, "process 0")
    assert (crates(game, 0), int(game.state.open.at[0].store)) == ([2], 1)
    play(game, "trade")
    assert hand(game, 0) == {"cod": 2}


# -- first mates: full at the end ------------------------------------------------------------------------------------------------------


def mates(seat: Seat, **rest: Any) -> int:
    """What the first mates of a seat score."""
    return epic(seat, **rest).scores()[0]["first_mate"]


@with_each(("first_mate",), ("oyster", "salty_captain", "charter"))
def test_FM2_full_is_at_the_room_each_boat_has() -> None:
    for boat, room in FULL:
        if boat.type in ("artisan", "inuit", "dfo"):
            continue
        for less, vp in ((0, 5), (1, 2)):
            assert mates(Seat("", "oyster oyster", [loaded(boat, room, less, mate=True)])) == vp, boat


@with_each(("first_mate",), ("oyster", "assistant"))
def test_FM2_a_room_that_grows_after_the_boat_was_full_makes_it_not_full() -> None:
    boat = Boat("oyster", "cod", 6, mate=True)
    assert mates(Seat("", "oyster", [boat])) == 5
    assert mates(Seat("", "oyster oyster", [boat])) == 2
    assert mates(Seat("", "oyster", [boat], assistants="oyster")) == 2
    boat.crates = 8
    assert mates(Seat("", "oyster", [boat], assistants="oyster")) == 5
    # bought in the last round
    me = Seat("tuna tuna", "oyster", [Boat("oyster", "cod", 6, mate=True)])
    game = epic(me, row="oyster cod shrimp", supply=-5)
    assert game.scores()[0]["first_mate"] == 5
    play(game, "lot oyster bid 5", "pass", "pass", "pay tuna tuna")
    while not game.over:
        play(game, "shelve" if game.decisions == {0: "oyster"} else legal(game)[0])
    assert (crates(game, 0), game.scores()[0]["first_mate"]) == ([7], 2)


@together("first_mate", "salmon")
def test_FM2_SA2_tucked_crates_do_not_fill_the_boat() -> None:
    for own, vp in ((0, 2), (3, 2), (4, 5)):
        assert mates(Seat("", "", [Boat("cod", "cod", own, mate=True, tucked="cod", tucked_crates=4)])) == vp


@together("first_mate", "processing")
def test_FM2_PR1_a_crate_taken_off_is_lacking_at_the_end() -> None:
    game = epic(Seat("", "processing", [Boat("cod", "cod", 4, mate=True)]), phase="process")
    assert game.scores()[0]["first_mate"] == 5
    play(game, "process 0")
    assert game.scores()[0]["first_mate"] == 2


@with_each(("first_mate",), ("dfo", "artisan", "inuit"))
def test_FM1_none_on_boats_captained_by_nature_but_their_crates_may_pay_for_one() -> None:
    boats = [Boat("dfo", None, 2), Boat("artisan", None, 1), Boat("inuit", None, 2), Boat("cod")]
    for giver in (0, 1, 2):
        game = epic(Seat("cod cod cod", "lobster", boats), Seat("cod"), phase="hire")
        assert legal(game) == ["pass", "hire 3"]
        play(game, "hire 3 with cod")
        assert legal(game) == ["pass", "mate 0", "mate 1", "mate 2"]
        play(game, f"mate {giver} with cod")
        held = [2, 1, 2, 0]
        held[giver] -= 1
        assert crates(game, 0) == held
        assert [int(boat.mate) for boat in game.state.open.at[0].boats[:4]] == [0, 0, 0, 1]


@together("first_mate", "dfo")
def test_FM2_DF2_a_full_boat_that_gives_a_crate_is_not_full_any_more() -> None:
    giver = Seat("", "", [Boat("cod", "cod", 4, mate=True)])
    game = epic(Seat("dfo tuna cod", "dfo cod"), giver, phase="launch")
    assert game.scores()[1]["first_mate"] == 5
    play(game, "launch dfo paying tuna")
    assert (crates(game, 1), game.scores()[1]["first_mate"]) == ([3], 2)


@together("first_mate", "assistant", "processing")
def test_FM1_a_crate_of_the_store_pays_for_a_mate_and_is_none_to_trade_then() -> None:
    game = epic(Seat("cod cod", "processing", [Boat("cod")], 1, assistants="processing"), phase="hire")
    play(game, "hire 0 with cod", "mate store with cod")
    assert game.state.open.at[0].store == 0
    assert game.decisions.get(0) != "trade"
    assert fleet(game, 0)[0].captain == "cod"


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
