"""DK, TG, HB, AF, IN, FM, SC: dock cards, from the piles into fleets."""

from __future__ import annotations

import pytest

from ridback.errors import MoveRefused
from tests.rules.positions import Boat, Seat, discard_pile, fleet, hand, heard, legal, play, position

LINE_UP = ("shrimp", "cod", "lobster", "oyster", "char", "dfo", "marina")


def test_LA2_DK1_dock_cards_use_up_launches_and_need_no_license() -> None:
    game = position(Seat("shrimp shrimp shrimp", ""), Seat(), phase="launch", docks=("tug", "house_boat"), line_up=LINE_UP)
    assert legal(game) == ["pass", "buy tug", "buy house_boat"]
    play(game, "buy tug paying shrimp shrimp")
    assert [boat.type for boat in fleet(game, 0)] == ["tug"]
    assert game.decisions != {0: "launch"}, "its one launch is used up"
    assert game.state.open.docks.tolist() == [3, 0, 0, 4, 0, 0]


def test_PY3_char_helps_with_dock_cards_that_cost_a_launch_only() -> None:
    game = position(Seat("cod", "char char", [Boat("cod")]), Seat(), phase="launch", docks=("tug", "salty_captain"), line_up=LINE_UP)
    view = game.view(0)
    assert (view.dock_price(0), view.dock_price(5)) == (2, 3)


def test_PY1_a_house_boat_pays_five_and_is_gone() -> None:
    fleet_of = [Boat("cod", "cod"), Boat("house_boat"), Boat("shrimp", "shrimp", 2)]
    game = position(Seat("", "", fleet_of), Seat(), row="shrimp cod", docks=("tug", "house_boat"), line_up=LINE_UP)
    play(game, "lot shrimp bid 4", "pass", "pay house_boat")
    assert fleet(game, 0) == [Boat("cod", "cod"), Boat("shrimp", "shrimp", 2)]


@pytest.mark.parametrize("house_boat", [0, 1])
def test_SC1_a_house_boat_sold_for_him_does_not_move_him_to_another_boat(house_boat: int) -> None:
    boats = [Boat("cod"), Boat("shrimp")]
    boats.insert(house_boat, Boat("house_boat"))
    game = position(Seat("cod", "lobster", boats), Seat(), phase="hire", docks=("house_boat", "salty_captain"), line_up=LINE_UP)
    play(game, "hire 2 with salty_captain paying house_boat")
    assert fleet(game, 0) == [Boat("cod"), Boat("shrimp", "salty_captain")]


def test_SC1_hired_for_his_price_with_discount_and_never_free() -> None:
    game = position(Seat("cod shrimp", "shrimp", [Boat("cod")]), Seat(), phase="hire", docks=("tug", "salty_captain"), line_up=LINE_UP)
    play(game, "hire 0")
    assert legal(game) == ["captain shrimp", "captain cod", "captain salty_captain"]
    play(game, "captain salty_captain", "pay shrimp")
    assert [boat.captain for boat in fleet(game, 0)] == ["salty_captain"]
    assert game.view(1).to_json()["seats"][0]["boats"][0]["room"] == 6
    assert game.state.open.docks[5] == 3


def test_SC1_a_captain_in_every_count_and_the_larger_room_on_an_oyster_boat() -> None:
    for owned, room in ((1, 6), (2, 8)):
        me = Seat("", "king_crab_captains " + "oyster " * owned, [Boat("oyster", "salty_captain")])
        game = position(me, Seat(), line_up=(*LINE_UP[:6], "king_crab"), docks=("tug", "salty_captain"))
        assert game.view(0).to_json()["seats"][0]["boats"][0]["room"] == room
        assert game.scores()[0]["king_crab"] == 1


def test_FM1_right_after_hiring_for_a_crate_and_a_card() -> None:
    boats = [Boat("shrimp"), Boat("cod", "cod", 2)]
    game = position(Seat("cod shrimp", "", boats, 1), Seat(), phase="hire", docks=("tug", "first_mate"), line_up=LINE_UP)
    play(game, "hire 0 with cod")
    assert game.decisions == {0: "mate"}
    assert legal(game) == ["pass", "mate store", "mate 1"]
    play(game, "mate 1 with shrimp")
    s = game.state.open.at[0]
    assert (s.boats[0].mate, s.boats[1].mate, s.boats[1].crates, s.store) == (1, 0, 2, 1), "one given, and one caught since"
    assert (discard_pile(game), hand(game, 0)) == ({"shrimp": 1}, {})
    assert game.state.open.docks[4] == 3
    assert next(event for event in game.events_for(1) if event["kind"] == "hired_mate")["card"] is None


def test_FM1_not_asked_without_a_crate_to_give() -> None:
    game = position(Seat("cod shrimp", "", [Boat("shrimp")]), Seat(), phase="hire", docks=("tug", "first_mate"), line_up=LINE_UP)
    play(game, "hire 0 with cod")
    assert game.decisions != {0: "mate"}


def test_FM1_after_a_captain_from_the_deck_and_a_salty_one_too() -> None:
    for captain in ("deck", "salty_captain paying cod cod cod"):
        me = Seat("cod cod cod shrimp", "char", [Boat("shrimp")], 1)
        game = position(me, Seat(), phase="hire", docks=("salty_captain", "first_mate"), line_up=LINE_UP)
        play(game, f"hire 0 with {captain}")
        assert game.decisions == {0: "mate"}


def test_FM2_five_points_on_a_full_boat_else_two() -> None:
    boats = [Boat("cod", "cod", 4, mate=True), Boat("cod", "salty_captain", 5, mate=True)]
    boats.append(Boat("shrimp", "cod", 3, mate=True, tucked="cod", tucked_crates=4))
    game = position(Seat("", "", boats), Seat(), docks=("salty_captain", "first_mate"), line_up=LINE_UP)
    assert game.scores()[0]["first_mate"] == 5 + 2 + 2


def test_HI3_the_top_card_serves_unseen_even_with_an_empty_hand() -> None:
    game = position(Seat("", "char", [Boat("shrimp"), Boat("cod")]), Seat(), phase="hire", boats="oyster cod shrimp", line_up=LINE_UP)
    play(game, "hire 1 with deck")
    assert game.state.hidden.captains[0, 1] == 7
    for seat in (0, 1):
        boat = game.view(seat).to_json()["seats"][0]["boats"][1]
        assert (boat["captained"], boat["captain"], boat["unseen"]) == (True, None, True)
        assert heard(game, "hired")[0]["card"] == "deck"


def test_HI3_not_if_none_can_be_drawn() -> None:
    game = position(Seat("", "char", [Boat("shrimp")]), Seat(), phase="hire", boats="", line_up=LINE_UP)
    assert "hire" not in game.decisions.values()


def test_TG1_TG2_HB1_neither_captain_nor_tie_break() -> None:
    boats = [Boat("tug"), Boat("house_boat"), Boat("artisan", None, 1), Boat("inuit")]
    me = Seat("cod", "king_crab_captains", boats)
    game = position(me, Seat(), phase="hire", docks=("tug", "house_boat"), line_up=(*LINE_UP[:6], "king_crab"))
    assert "hire" not in game.decisions.values(), "nothing takes a captain"
    sheet = game.scores()[0]
    assert sheet["king_crab"] == 2, "the fishermen (AF1, IN1)"
    assert sheet["house_boat"] == 2
    assert sheet["fleet"] == 2


def test_AF1_IN1_captained_and_catching_up_to_their_room() -> None:
    boats = [Boat("artisan"), Boat("artisan", None, 1), Boat("inuit", None, 1), Boat("inuit", None, 2)]
    game = position(Seat("", "", boats), Seat(), phase="fish", docks=("artisan", "inuit"), line_up=LINE_UP)
    assert [boat.crates for boat in fleet(game, 0)] == [1, 1, 2, 2]


def test_TG4_all_cards_of_a_tug_boat_and_the_same_decision_stands() -> None:
    boats = [Boat("tug", towed="shrimp cod"), Boat("cod"), Boat("tug")]
    game = position(Seat("", "", boats), Seat(), phase="hire", docks=("tug", "house_boat"), line_up=LINE_UP)
    assert legal(game) == ["pass", "pickup 0"], "asked for the cards on the tug boat (RD4)"
    play(game, "pickup 0")
    assert hand(game, 0) == {"shrimp": 1, "cod": 1}
    assert game.decisions == {0: "hire"}
    assert legal(game) == ["pass", "hire 0"]
    assert fleet(game, 0) == [Boat("cod"), Boat("tug")]
    assert heard(game, "picked_up") == [{"kind": "picked_up", "seat": 0, "boat": 0, "count": 2}]


def test_TG4_not_within_a_half_given_answer() -> None:
    boats = [Boat("tug", towed="shrimp"), Boat("cod")]
    game = position(Seat("cod", "", boats), Seat(), phase="hire", docks=("tug", "house_boat"), line_up=LINE_UP)
    play(game, "hire 1")
    with pytest.raises(MoveRefused) as refused:
        game.play("pickup 0")
    assert refused.value.code == "half_done"


def test_TG4_the_first_mate_stays_with_his_boat() -> None:
    boats = [Boat("tug", towed="shrimp"), Boat("cod"), Boat("shrimp", "cod", 1)]
    game = position(Seat("cod", "", boats), Seat(), phase="hire", docks=("tug", "first_mate"), line_up=LINE_UP)
    play(game, "hire 1 with cod", "pickup 0", "mate 1 with shrimp")
    assert [int(boat.mate) for boat in game.state.open.at[0].boats[:2]] == [1, 0]


def test_TG4_an_oyster_choice_stays_with_its_boat() -> None:
    boats = [Boat("tug", towed="shrimp"), Boat("oyster", "cod"), Boat("oyster", "cod")]
    game = position(Seat("", "oyster", boats), Seat(), phase="fish", docks=("tug", "first_mate"), line_up=LINE_UP)
    play(game, "pickup 0", "shelve", "pass")
    assert [boat.crates for boat in fleet(game, 0)] == [1, 2]
