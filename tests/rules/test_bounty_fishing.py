"""FI, PR, DR with the expansion: Salmon, Swordfish, Pacific Oysters, Bosuns and Salty Captains, tug boats, in order."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, crates, deck, drawn, epic, hand, heard, legal, play, told_hand


def fishing(owned: str, *fleet: Boat, held: str = "", **rest: Any) -> Game:
    """Seat 0 begins to fish."""
    return epic(Seat(held, owned, fleet), phase="fish", **({"boats": "cod shrimp " * 8} | rest))


# -- FI ----------------------------------------------------------------------------------------------------------------------------


def test_FI1_captained_and_not_full_whatever_captains_it() -> None:
    boats = [Boat("cod"), Boat("cod", "cod", 4), Boat("shrimp", "deck cod"), Boat("shrimp", "salty_captain", 3), Boat("dfo"), Boat("tug")]
    boats += [Boat("house_boat"), Boat("artisan", None, 1), Boat("inuit", None, 1), Boat("king_crab", "cod", card="charter")]
    game = fishing("", *boats, supply=3)
    assert crates(game, 0) == [0, 4, 1, 5, 1, 0, 0, 1, 2, 1]
    assert game.state.open.supply == 3 - 1 - 2 - 1 - 1 - 1, "everybody gets what is due"


def test_FI2_each_seat_finishes_salmon_swordfish_catches_and_tug_boats_before_the_next() -> None:
    boats = [Boat("tug"), Boat("oyster", "cod"), Boat("cod", "cod"), Boat("oyster", "cod"), Boat("tug"), Boat("shrimp", "cod")]
    me = Seat("", "salmon swordfish oyster", boats)
    game = epic(me, me, phase="fish", start=1, boats="cod shrimp " * 12)
    order = []
    for _ in range(2):
        for move in ("tuck 2 with {}", "swordfish 5", "shelve", "pass"):
            seat, kind = next(iter(game.decisions.items()))
            order.append((seat, kind))
            play(game, move.format(*game.view(seat).to_json()["drawn"]))
    assert order == [(seat, kind) for seat in (1, 0) for kind in ("tuck", "swordfish", "oyster", "oyster")]
    told = [
        (event["kind"], event["seat"], event.get("boat")) for event in heard(game, "tucked", "drew_instead", "shelved", "caught", "towed")
    ]
    catch = [("shelved", 1), ("caught", 1), ("caught", 2), ("caught", 2), ("caught", 3)]
    wanted = [("tucked", 2), ("drew_instead", 5), *catch, ("towed", 0), ("towed", 4)]
    assert told == [(kind, seat, boat) for seat in (1, 0) for kind, boat in wanted]


def test_FI3_the_last_crate_ends_the_game_after_all_have_fished() -> None:
    game = epic(Seat("", "oyster", [Boat("oyster", "cod")]), Seat("", "", [Boat("cod", "cod")]), phase="fish", supply=2)
    play(game, "shelve")
    assert (crates(game, 0), crates(game, 1), game.state.open.supply) == ([1], [1], -1)
    assert game.over
    game = epic(Seat("", "oyster", [Boat("oyster", "cod")]), phase="fish", supply=3)
    play(game, "shelve")
    assert not game.over


@pytest.mark.parametrize(
    ("boat", "bosuns", "catch"),
    [
        *[
            (Boat("cod", "cod"), "", 1),
            (Boat("cod", "cod"), "cod", 2),
            (Boat("cod", "cod"), "cod cod", 3),
            (Boat("cod", "cod"), "shrimp", 1),
        ],
        *[(Boat("cod", "salty_captain"), "", 2), (Boat("cod", "salty_captain"), "cod", 3), (Boat("dfo"), "dfo", 2)],
        *[(Boat("artisan"), "cod", 1), (Boat("inuit"), "cod shrimp", 1), (Boat("king_crab", "cod"), "king_crab", 2)],
        *[(Boat("cod", "cod", card="charter"), "cod", 2), (Boat("cod", "cod", 3), "cod cod", 1), (Boat("cod", "cod", 2), "cod cod", 2)],
    ],
)
def test_FI4_CR5_one_two_with_a_salty_captain_and_one_more_a_bosun_up_to_the_room(boat: Boat, bosuns: str, catch: int) -> None:
    game = epic(Seat("", "", [boat], bosuns=bosuns), phase="fish", supply=50)
    assert (crates(game, 0), game.state.open.supply) == ([boat.crates + catch], 50 - catch), "the rest stays in the supply"


# -- SW ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_SW1_as_many_boats_as_the_level_draw_instead_of_all_their_crates(level: int) -> None:
    boats = [Boat("cod", "cod"), Boat("shrimp", "salty_captain"), Boat("dfo"), Boat("tuna", "deck cod"), Boat("lobster", "cod")]
    game = fishing("swordfish " * level, *boats)
    for n in range(level):
        assert legal(game) == ["pass", *[f"swordfish {place}" for place in range(n, 5)]]
        play(game, f"swordfish {n}")
    assert game.decisions.get(0) != "swordfish"
    assert crates(game, 0) == [0] * level + [[1, 2, 1, 1, 1][place] for place in range(level, 5)]
    assert drawn(game, "swordfish") == level
    assert told_hand(game, 0)[0] == level


def test_SW1_stopping_leaves_the_rest_to_catch() -> None:
    game = fishing("swordfish swordfish", Boat("cod", "cod"), Boat("cod", "cod"))
    play(game, "swordfish 1", "pass")
    assert crates(game, 0) == [1, 0]


def test_SW1_asked_only_while_there_is_a_boat_and_a_card() -> None:
    full = [Boat("cod", "cod", 4), Boat("shrimp"), Boat("tug"), Boat("house_boat"), Boat("artisan", None, 1), Boat("inuit", None, 2)]
    assert fishing("swordfish", *full).decisions.get(0) != "swordfish"
    one = Boat("cod", "cod")
    assert fishing("swordfish", one, boats="").decisions.get(0) != "swordfish"
    assert fishing("", one).decisions.get(0) != "swordfish"
    game = fishing("swordfish swordfish", one, one, boats="", discard="tuna")
    play(game, "swordfish 0")
    assert hand(game, 0) == {"tuna": 1}, "the discard pile is shuffled"
    assert game.decisions.get(0) != "swordfish", "that was the last card"
    assert crates(game, 0) == [0, 1]


def test_SW2_fishermen_if_they_are_not_full() -> None:
    game = fishing("swordfish swordfish", Boat("artisan"), Boat("inuit", None, 1), Boat("artisan", None, 1), Boat("inuit", None, 2))
    assert legal(game) == ["pass", "swordfish 0", "swordfish 1"]
    play(game, "swordfish 0", "swordfish 1")
    assert crates(game, 0) == [0, 1, 1, 2]


def test_DR2_SW3_after_all_discards_in_turn_order_one_card_for_one() -> None:
    me = Seat("tuna cod", "swordfish swordfish tuna tuna")
    game = epic(me, Seat("lobster", "tuna"), Seat("shrimp", "swordfish"), phase="draw", start=1, boats="cod " * 6 + "salmon dfo " * 4)
    assert game.decisions == {2: "discard_drawn", 0: "discard"}
    play(game, "0: discard tuna")
    assert game.decisions == {2: "discard_drawn"}, "no swap before all have discarded"
    play(game, "2: discard cod")
    assert game.decisions == {2: "swap"}
    assert legal(game) == ["pass", "discard shrimp", "discard cod"]
    play(game, "discard shrimp")
    assert game.decisions == {0: "swap"}, "once a seat, whatever its level"
    (top,), held = deck(game)[:1], hand(game, 0)
    play(game, "discard cod")
    assert hand(game, 0) == {id: n for id in {*held, top} if (n := held.get(id, 0) - (id == "cod") + (id == top))}
    assert drawn(game, "swap") == drawn(game, "swap", 2) == 1
    assert set(game.decisions.values()) == {"name"}
    for event in heard(game, "discarded")[2:]:
        assert event["from"] == "hand"


def test_SW3_the_discard_goes_first_and_may_come_back_from_the_reshuffled_pile() -> None:
    game = epic(Seat("tuna", "swordfish tuna"), Seat("", "tuna"), Seat("", "tuna"), phase="draw", boats="")
    assert game.decisions == {0: "swap"}
    play(game, "discard tuna")
    assert hand(game, 0) == {"tuna": 1}
    assert heard(game, "reshuffled") == [{"kind": "reshuffled", "count": 1}]


# -- OY -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "room"), [(1, 6), (2, 8), (3, 10), (4, 12)])
def test_OY1_OY2_two_a_turn_one_of_them_for_the_license_if_its_owner_likes(level: int, room: int) -> None:
    game = fishing("oyster " * level, Boat("oyster", "cod", room - 2), Boat("oyster", "cod", 0), supply=60)
    assert legal(game) == ["pass", "shelve"]
    play(game, "pass", "shelve")
    assert (crates(game, 0), game.state.open.at[0].oyster_crates, game.state.open.supply) == ([room, 1], 1, 56)


def test_OY2_one_pile_for_all_boats() -> None:
    game = fishing("oyster oyster", *[Boat("oyster", "cod")] * 3)
    play(game, "shelve", "shelve", "shelve")
    assert (crates(game, 0), game.state.open.at[0].oyster_crates) == ([1, 1, 1], 3)


def test_OY2_only_oyster_boats_may() -> None:
    game = fishing("oyster", Boat("cod", "salty_captain"), Boat("cod", "cod"))
    assert "oyster" not in game.decisions.values()
    assert (crates(game, 0), game.state.open.at[0].oyster_crates) == ([2, 1], 0)


@pytest.mark.parametrize(("held", "bosuns", "on_boat"), [(5, "", 6), (5, "oyster", 6), (4, "oyster", 6), (3, "oyster oyster", 6)])
def test_OY2_what_does_not_fit_goes_on_the_license_one_and_unasked(held: int, bosuns: str, on_boat: int) -> None:
    game = epic(Seat("", "oyster", [Boat("oyster", "cod", held)], bosuns=bosuns), phase="fish", supply=50)
    assert game.decisions.get(0) != "oyster"
    s = game.state.open
    assert (crates(game, 0), int(s.at[0].oyster_crates), int(s.supply)) == ([on_boat], 1, 50 - 1 - (on_boat - held))


def test_OY2_a_full_boat_does_neither_nor_does_one_without_a_captain() -> None:
    game = fishing("oyster", Boat("oyster", "cod", 6), Boat("oyster"), supply=50)
    assert (crates(game, 0), game.state.open.at[0].oyster_crates, game.state.open.supply) == ([6, 0], 0, 50)


def test_OY3_crates_on_the_license_are_no_points_and_not_processed_or_traded() -> None:
    game = epic(Seat("", "oyster processing king_crab_crates", oyster_crates=9), phase="process")
    assert game.decisions.get(0) not in ("process", "trade")
    sheet = game.scores()[0]
    assert (sheet["crates"], sheet["king_crab"], sheet["fish"], sheet["total"]) == (0, 0, 0, 3 + 3 + 5)


# -- SA -----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_SA1_draws_its_level_and_each_is_kept_or_tucked_in_any_combination(level: int) -> None:
    fleet = [Boat("cod", "cod"), Boat("dfo"), Boat("shrimp", "salty_captain"), Boat("tuna", "deck cod"), Boat("lobster", "cod")]
    game = fishing("salmon " * level, *fleet, boats="oyster char salmon dfo " + "cod " * 9)
    top = ["oyster", "char", "salmon", "dfo"][:level]
    assert told_hand(game, 0) == (0, level)
    assert legal(game) == ["pass", *[f"tuck {place}" for place in range(5)]]
    for place in range(1, level):
        play(game, f"tuck {place}")
        assert legal(game) == [f"with {card}" for card in ("oyster", "char", "salmon", "dfo") if card in top[place - 1 :]]
        play(game, f"with {top[place - 1]}")
    play(game, "pass")
    tucked = game.view(0).to_json()["seats"][0]["boats"]
    assert [boat.get("tucked") for boat in tucked] == [None, *top[: level - 1], *[None] * (5 - level)]
    assert hand(game, 0) == {top[-1]: 1}


def test_SA1_under_captained_boats_that_have_none_and_no_fishermen() -> None:
    fleet = [
        Boat("cod"),
        Boat("artisan"),
        Boat("inuit"),
        Boat("cod", "cod", tucked="cod"),
        Boat("tug"),
        Boat("house_boat"),
        Boat("cod", "cod", 4),
    ]
    assert legal(fishing("salmon", *fleet)) == ["pass", "tuck 6"]
    game = fishing("salmon salmon", *fleet[:-1], boats="tuna dfo cod cod")
    assert game.decisions.get(0) != "tuck", "no boat for them: both are kept"
    assert hand(game, 0) == {"tuna": 1, "dfo": 1}
    assert fishing("salmon", Boat("cod", "cod"), boats="").decisions.get(0) != "tuck", "no card"


def test_SA1_only_at_the_start_of_the_own_fishing() -> None:
    me = Seat("", "salmon", [Boat("cod", "cod")])
    game = epic(me, me, phase="fish", start=1, boats="oyster char " + "cod " * 9)
    assert game.decisions == {1: "tuck"}
    assert (told_hand(game, 1), told_hand(game, 0)) == ((0, 1), (0, 0))
    play(game, "tuck 0 with oyster")
    assert game.decisions == {0: "tuck"}
    assert (crates(game, 1), crates(game, 0)) == ([(1, 1)], [0])


def test_SA2_one_crate_a_phase_up_to_four_even_under_a_full_boat() -> None:
    fleet = [Boat("cod", "cod", 4, tucked="cod", tucked_crates=n) for n in range(5)] + [Boat("dfo", None, 1, tucked="cod", tucked_crates=3)]
    game = fishing("", *fleet, supply=50)
    assert crates(game, 0) == [(4, 1), (4, 2), (4, 3), (4, 4), (4, 4), (2, 4)]
    assert game.state.open.supply == 50 - 4 - 2


def test_SA2_its_crates_count_on_the_boat_for_points_bonuses_and_ties() -> None:
    boats = [Boat("dfo", None, 3, tucked="cod", tucked_crates=4), Boat("cod", "cod", 2, tucked="cod", tucked_crates=3)]
    sheet = epic(Seat("", "king_crab_crates dfo dfo", boats)).scores()[0]
    assert (sheet["crates"], sheet["fish"], sheet["king_crab"], sheet["dfo"]) == (12, 12, 4, 14)


def test_SA2_a_crate_leaves_the_own_hold_first_and_only_one_a_boat() -> None:
    boats = [Boat("cod", "cod", 1, tucked="cod", tucked_crates=3), Boat("cod", "cod", 0, tucked="cod", tucked_crates=3)]
    game = epic(Seat("", "processing", boats), phase="process")
    play(game, "process 0 1")
    assert (crates(game, 0), int(game.state.open.at[0].store)) == ([(0, 3), (0, 2)], 2)
    game = epic(Seat("dfo tuna cod tuna", "dfo cod"), Seat("", "", boats), phase="launch")
    play(game, "launch dfo paying tuna")
    assert legal(game) == ["take 0", "take 1"]
    play(game, "take 0")
    assert crates(game, 1) == [(0, 3), (0, 3)]
    game = epic(Seat("cod cod", "", [*boats, Boat("shrimp")]), Seat("cod"), phase="hire")
    play(game, "hire 2 with cod", "mate 1 with cod")
    assert crates(game, 0) == [(1, 3), (0, 2), 0]


# -- PR, DR -----------------------------------------------------------------------------------------------------------------------------


def test_PR1_any_boats_with_a_crate_fishermen_and_dfo_boats_too() -> None:
    boats = [Boat("artisan", None, 1), Boat("dfo", None, 3), Boat("tug"), Boat("oyster", "cod", 5), Boat("inuit", None, 2), Boat("cod")]
    game = epic(Seat("", "processing oyster", boats), phase="process")
    assert legal(game) == ["pass", "process 0", "process 1", "process 3", "process 4"]
    play(game, "process 0 1 3 4")
    assert (crates(game, 0), int(game.state.open.at[0].store)) == ([0, 2, 0, 4, 1, 0], 4)


def test_PR2_the_level_in_cards() -> None:
    for level in (1, 2, 3, 4):
        game = epic(Seat("", "processing " * level, store=1), phase="process")
        play(game, "trade")
        assert drawn(game, "trade") == level


def test_DR1_two_without_tuna_one_of_those_goes_and_the_deck_may_run_out_between_seats() -> None:
    game = epic(
        Seat("cod", "tuna tuna"), Seat("cod"), Seat("cod", "tuna tuna tuna tuna"), phase="draw", boats="dfo char oyster salmon charter"
    )
    assert [event["got"] for event in heard(game, "draw")] == [3, 2, 0]
    assert game.decisions == {0: "discard", 1: "discard_drawn", 2: "discard"}
    assert legal(game, 2) == ["discard cod"], "owed after a short draw too"
    assert legal(game, 1) == ["discard salmon", "discard charter"]


def test_RD2_salmon_swordfish_and_tug_boats_draw_as_any_other() -> None:
    """Seat 0 fishes with two cards in the deck and two in the pile: reshuffled when a card is lacking, and then there are none."""
    boats = [Boat("tug"), Boat("cod", "cod"), Boat("tug"), Boat("tug")]
    game = fishing("salmon swordfish", *boats, boats="dfo char", discard="salmon oyster")
    play(game, "pass", "swordfish 1")
    assert hand(game, 0) == {"dfo": 1, "char": 1}
    s = game.state.open.at[0]
    assert [int(s.boats[place].towed) for place in (0, 2, 3)] == [1, 1, 0]
    assert heard(game, "reshuffled") == [{"kind": "reshuffled", "count": 2}]
