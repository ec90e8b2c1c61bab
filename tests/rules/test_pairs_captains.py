"""Captains, two kinds of card at a time: who is one, who hires them, who counts them (HI1-HI3, SC1, FM1, TG2, DF1, AF1, SR2, TR1)."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, drawn, epic, fleet, hand, heard, legal, play

#: Who counts captains; what counts as one, and what does not; who hires; what else is paid or done at a hire.
COUNTERS = ("lobster", "king_crab", "trophies")
CAPTAINED = ("dfo", "artisan", "inuit", "crew_artisan", "salty_captain", "char", "charter")
NOT = ("tug", "crew_tug", "house_boat", "first_mate")
PAIRS = among(*COUNTERS) | between(COUNTERS, (*CAPTAINED, *NOT, "assistant"))
PAIRS |= among("lobster", "char", "salty_captain", "first_mate", "house_boat", "charter", "marina") | between(
    ("tug",), ("char", "salty_captain")
)

#: A captained boat, or another, of each kind.
BOATS = {
    "dfo": Boat("dfo"),
    "artisan": Boat("artisan"),
    "inuit": Boat("inuit"),
    "crew_artisan": Boat("artisan", None, 1),
    "salty_captain": Boat("cod", "salty_captain"),
    "char": Boat("cod", "deck cod"),
    "charter": Boat("dfo", card="charter"),
    "tug": Boat("tug"),
    "crew_tug": Boat("tug", towed="cod"),
    "house_boat": Boat("house_boat"),
    "first_mate": Boat("cod", "cod", mate=True),
}


def counted(boats: list[Boat], owned: str = "", **rest: object) -> tuple[int, int]:
    """What Lobster draws and the King Crab license for captains scores."""
    game = epic(Seat("", f"lobster king_crab_captains {owned}", boats), phase="hire", **rest)
    return drawn(game, "lobster"), game.scores()[0]["king_crab"]


@with_each(("lobster", "king_crab"), (*CAPTAINED, *NOT))
@pytest.mark.parametrize("kind", BOATS)
def test_HI2_SR2_what_counts_as_a_captain(kind: str) -> None:
    captain = kind in CAPTAINED or kind == "first_mate"  # the boat's, not the mate
    for n in (1, 3, 4, 5):
        assert counted([BOATS[kind]] * n) == ((0, 0) if not captain else (1 if n < 4 else 2, n))
    assert counted([BOATS[kind], Boat("cod"), Boat("shrimp", "cod")])[1] == 1 + captain


@with_each(("lobster", "king_crab"), ("assistant",))
def test_CR7_an_assistant_lifts_the_lobster_draw_but_is_no_captain() -> None:
    three = [Boat("cod", "cod")] * 3
    for on, cards in (("", 1), ("lobster", 2), ("king_crab", 1)):
        game = epic(Seat("", "lobster king_crab_captains", three, assistants=on), phase="hire")
        assert (drawn(game, "lobster"), game.scores()[0]["king_crab"]) == (cards, 3)


@with_each(("trophies",), (*CAPTAINED, *NOT, "assistant"))
@pytest.mark.parametrize("kind", BOATS)
def test_TR1_four_captained_boats_of_one_type(kind: str) -> None:
    typed = {"dfo": "dfo", "charter": "dfo", "salty_captain": "cod", "char": "cod", "first_mate": "cod"}.get(kind)
    others = [Boat(typed or "cod", "cod")] * 3
    me = Seat("", "cod dfo", [*others, BOATS[kind]], assistants="cod")
    game = epic(me, phase="fish", trophies=True, trophies_up=(1, 5, 6))
    assert game.view(0).to_json()["trophies"][0]["seat"] == (0 if typed else None)


@together(*COUNTERS)
def test_HI2_SR2_TR1_all_count_the_same_four() -> None:
    four = [Boat("cod", "cod"), Boat("dfo"), Boat("salmon", "deck cod"), Boat("char", "salty_captain")]
    me = Seat("", "lobster king_crab_captains", four)
    game = epic(me, phase="hire", trophies=True, trophies_up=(2, 5, 6))
    assert (drawn(game, "lobster"), game.scores()[0]["king_crab"]) == (2, 4)
    assert game.view(0).to_json()["trophies"][0]["seat"] == 0


@together("lobster", "char", "salty_captain")
def test_HI1_HI3_SC1_three_captains_a_card_the_deck_and_a_salty_one_in_any_order() -> None:
    salty = "salty_captain paying tuna"
    for order in (("cod", "deck", salty), ("deck", salty, "cod"), (salty, "deck", "deck")):
        me = Seat("cod cod tuna tuna", "lobster char", [Boat("shrimp"), Boat("cod"), Boat("tuna"), Boat("lobster")])
        game = epic(me, phase="hire", boats="salmon dfo " + "oyster " * 20)
        for place, captain in enumerate(order):
            assert game.decisions == {0: "hire"}
            play(game, f"hire {place} with {captain}")
        assert game.decisions.get(0) != "hire", "one, one more with Lobster and one more with Char"
        captained = [int(boat.captained) for boat in game.state.open.at[0].boats[:4]]
        kinds = {"cod": 1, "deck": 3, "salty_captain": 2}
        assert captained == [*[kinds[captain.split()[0]] for captain in order], 0]
        assert drawn(game, "lobster") == 1, "three captains"


@with_each(("first_mate",), ("lobster", "char", "salty_captain", "charter"))
@pytest.mark.parametrize("captain", ["cod", "deck", "salty_captain paying tuna"])
def test_FM1_a_mate_after_each_kind_of_hire_and_hiring_goes_on(captain: str) -> None:
    me = Seat("cod cod cod tuna", "lobster char", [Boat("cod", card="charter"), Boat("cod"), Boat("dfo", None, 1)], 3)
    game = epic(me, phase="hire")
    play(game, f"hire 0 with {captain}")
    assert game.decisions == {0: "mate"}
    play(game, "mate 2 with cod")
    assert game.decisions == {0: "hire"}
    play(game, "hire 1 with cod")
    assert game.decisions == {0: "mate"}, "another captain, another mate"
    play(game, "mate store with cod" if hand(game, 0).get("cod") else "pass")
    mates = [int(boat.mate) for boat in game.state.open.at[0].boats[:3]]
    assert mates[0] == 1
    assert mates[2] == 0


@together("house_boat", "salty_captain", "char")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_SC1_PY1_a_house_boat_paid_for_him_moves_the_boats_behind_it_but_not_him(place: int) -> None:
    boats = [Boat("cod"), Boat("tuna", "deck salmon", 2)]
    boats.insert(place, Boat("house_boat"))
    me = Seat("", "char", boats)
    game = epic(me, phase="hire")
    named = boats.index(boats[0] if place else boats[1])
    play(game, f"hire {named}", "captain salty_captain", "pay house_boat")
    assert [(boat.type, boat.captain) for boat in fleet(game, 0)] == [("cod", "salty_captain"), ("tuna", None)]
    told = game.view(0).to_json()["seats"][0]["boats"]
    assert [(boat["type"], boat.get("unseen", False)) for boat in told] == [("cod", False), ("tuna", True)]
    captains = game.state.hidden.captains[0, :3].tolist()
    assert captains == [-1, 9, -1], "the unseen captain went with its boat"


@together("house_boat", "salty_captain", "first_mate")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_FM1_PY1_after_a_house_boat_was_paid_the_mate_joins_the_right_boat(place: int) -> None:
    boats = [Boat("tuna", "cod", 1), Boat("cod")]
    boats.insert(place, Boat("house_boat"))
    game = epic(Seat("cod", "", boats), Seat("cod"), phase="hire")
    play(game, f"hire {boats.index(Boat('cod'))} with salty_captain paying house_boat")
    assert legal(game) == ["pass", "mate 0"]
    play(game, "mate 0 with cod")
    assert [(int(boat.captained), int(boat.mate), int(boat.crates)) for boat in game.state.open.at[0].boats[:2]] == [(1, 0, 0), (2, 1, 0)]


@with_each(("house_boat",), ("lobster", "char", "charter"))
def test_HB1_house_boats_take_no_captain_from_anywhere_and_pay_for_none_but_salty_ones() -> None:
    me = Seat("", "lobster char", [Boat("house_boat"), Boat("cod", card="charter"), Boat("house_boat")])
    game = epic(me, phase="hire")
    assert legal(game) == ["pass", "hire 1"]
    play(game, "hire 1")
    assert legal(game) == ["captain deck", "captain salty_captain"]
    play(game, "captain deck")
    assert not heard(game, "paid")
    assert [boat.type for boat in fleet(game, 0)] == ["house_boat", "cod", "house_boat"]


@with_each(("charter",), ("lobster", "char", "salty_captain"))
def test_HI1_a_charter_boat_takes_any_captain_and_a_charter_card_serves_as_one() -> None:
    for captain in ("charter", "deck", "salty_captain paying tuna"):
        me = Seat("charter tuna", "lobster char", [Boat("cod", card="charter")])
        game = epic(me, phase="hire")
        play(game, f"hire 0 with {captain}")
        assert game.state.open.at[0].boats[0].captained
        assert game.scores()[0]["boats"] == 2


@with_each(("marina",), ("lobster", "char", "salty_captain", "first_mate", "house_boat", "charter"))
def test_MA1_after_hiring_and_the_lobster_draw_with_what_is_left() -> None:
    boats = [Boat("cod"), Boat("cod", card="charter"), Boat("tuna", "cod", 1), Boat("house_boat")]
    me = Seat("tuna tuna cod", "lobster char marina", boats)
    game = epic(me, Seat("cod"), phase="hire", boats="salmon charter " + "dfo " * 20)
    play(game, "hire 0 with deck", "mate 2 with cod", "hire 1 with salty_captain paying tuna")
    assert game.decisions == {0: "marina"}, "all boats are captained, and the only crate is given"
    assert hand(game, 0) == {"tuna": 1, "charter": 1}, "Lobster's card first"
    play(game, "marina 0")
    assert legal(game) == ["with tuna", "with charter"]
    play(game, "with charter")
    order = [event["kind"] for event in heard(game, "hired", "hired_mate", "hired_salty", "draw", "moored")]
    assert order == ["hired", "hired_mate", "hired_salty", "draw", "moored"]
    assert game.scores()[0]["marina"] == 2
    # a house boat is no boat card, and no money is needed
    assert fleet(game, 0)[3].type == "house_boat"


@with_each(("tug",), ("char", "salty_captain"))
def test_TG4_cards_of_a_tug_boat_serve_or_pay_once_they_are_in_hand() -> None:
    boats = [Boat("tug", towed="tuna tuna"), Boat("cod")]
    game = epic(Seat("", "char", boats), phase="hire")
    assert legal(game) == ["pass", "hire 1", "pickup 0"]
    play(game, "hire 1")
    assert legal(game) == ["captain deck"], "nothing to pay with, and no pick-up within the answer"
    game = epic(Seat("", "char", boats), phase="hire")
    play(game, "pickup 0", "hire 0")
    assert legal(game) == ["captain tuna", "captain deck", "captain salty_captain"]
    play(game, "captain salty_captain", "pay tuna")
    assert fleet(game, 0)[0].captain == "salty_captain"


def launched_and_captained(game: Game) -> list[bool]:
    """Whether each boat of seat 0 is captained."""
    return [bool(boat.captained) for boat in game.state.open.at[0].boats[: len(fleet(game, 0))]]


@with_each(("lobster",), ("dfo", "artisan", "inuit"))
def test_HI2_what_is_launched_captained_counts_in_the_same_round() -> None:
    for move in ("launch dfo paying tuna", "buy artisan paying tuna cod", "buy inuit paying tuna cod cod"):
        game = epic(Seat("dfo tuna cod cod", "dfo lobster"), phase="launch")
        play(game, move)
        assert launched_and_captained(game) == [True]
        assert drawn(game, "lobster") == 1


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
