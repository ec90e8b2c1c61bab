"""LA, HI and what joins fleets: launches, captains, dock cards (DK, TG, AF, IN, HB, FM, SC), Char, DFO, Marinas."""

from __future__ import annotations

import pytest

from ridback.cards import BOATS, DOCK, Cards, default_cards
from ridback.errors import MoveRefused
from ridback.game import Game
from tests.rules.positions import Boat, Seat, crates, discard_pile, drawn, epic, fleet, hand, heard, legal, licenses, play, position

PRICES = {"tug": 3, "artisan": 4, "inuit": 5, "house_boat": 3}


def launch_all(game: Game, move: str = "launch cod") -> None:
    """Seat 0 launches as long as it may, paying tuna cards."""
    while game.decisions == {0: "launch"} and move in legal(game):
        play(game, move)
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")


def launching(held: str, owned: str, *boats: Boat, **rest: object) -> Game:
    return epic(Seat(held, owned, boats), phase="launch", **rest)


# -- LA1, LA2, LA3: launches ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "n"),
    [
        ("", 1),
        ("cod", 2),
        ("cod cod cod", 2),
        ("char", 2),
        ("char char char char", 2),
        ("cod char", 3),
        ("cod cod char char", 3),
        ("lobster", 1),
    ],
)
def test_LA1_one_launch_one_more_with_cod_and_one_more_with_char(owned: str, n: int) -> None:
    game = launching("lobster " * 5 + "tuna " * 8, owned + " lobster")
    launch_all(game, "launch lobster")
    assert len(fleet(game, 0)) == n
    assert game.decisions == {0: "hire"}


def test_LA1_a_quartermaster_adds_one_launch_a_use() -> None:
    me = Seat("lobster " * 6 + "tuna " * 10, "lobster cod", uses=2)
    game = epic(me, phase="launch")
    launch_all(game, "launch lobster")
    assert len(fleet(game, 0)) == 4
    assert game.state.open.at[0].uses == 0


def test_LA1_declining_ends_launching_whatever_is_left() -> None:
    game = epic(Seat("cod cod cod tuna tuna tuna", "cod char", uses=2), phase="launch")
    play(game, "launch cod paying tuna", "pass")
    assert game.decisions == {0: "hire"}
    assert (len(fleet(game, 0)), int(game.state.open.at[0].uses)) == (1, 2), "uses are kept"


@pytest.mark.parametrize("dock", PRICES)
def test_LA2_DK1_each_dock_card_that_is_launched_uses_up_one_launch(dock: str) -> None:
    game = launching("tuna " * 8, "cod")
    for n in (1, 2):
        play(game, f"buy {dock}")
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")
        assert [boat.type for boat in fleet(game, 0)] == [dock] * n
    assert game.decisions != {0: "launch"}
    assert game.view(0).to_json()["dock_piles"][dock] == 4
    assert licenses(game, 0) == {"cod": 1}, "its license is not needed"
    assert [event["price"] for event in heard(game, "launching")] == [PRICES[dock]] * 2


def test_DK1_while_the_pile_lasts() -> None:
    for dock in PRICES:
        one = Cards({"dock": {dock: {"count": 1}}})
        game = launching("tuna " * 8, "cod", cards=one)
        play(game, f"buy {dock}")
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")
        assert f"buy {dock}" not in legal(game)
        with pytest.raises(MoveRefused) as refused:
            play(game, f"buy {dock}")
        assert refused.value.code == "none_left"
    one = Cards({"dock": {"salty_captain": {"count": 1}}})
    game = epic(Seat("tuna tuna tuna", "lobster", [Boat("cod"), Boat("cod")]), phase="hire", cards=one)
    play(game, "hire 0 with salty_captain paying tuna", "hire 1")
    assert legal(game) == ["captain tuna"]
    one = Cards({"dock": {"first_mate": {"count": 1}}})
    game = epic(Seat("tuna " * 4, "lobster", [Boat("cod"), Boat("cod")], 3), phase="hire", cards=one)
    play(game, "hire 0 with tuna", "mate store with tuna", "hire 1 with tuna")
    assert game.decisions != {0: "mate"}


def test_DK1_salty_captains_and_first_mates_are_not_launched_nor_the_others_hired() -> None:
    game = launching("tuna " * 8, "cod", Boat("cod"))
    assert [move for move in legal(game) if move.startswith("buy")] == [f"buy {dock}" for dock in PRICES]
    game = epic(Seat("tuna " * 8, "", [Boat("cod")]), phase="hire")
    play(game, "hire 0")
    assert legal(game) == ["captain tuna", "captain salty_captain"]


def test_DK1_on_the_own_turn_only_and_face_up() -> None:
    game = epic(Seat("tuna " * 4), Seat("tuna " * 4), phase="launch", start=1)
    assert list(game.decisions) == [1]
    play(game, "buy tug paying tuna")
    assert list(game.decisions) == [0]
    for seat in (None, 0, 1, 2):
        assert [boat["type"] for boat in game.view(seat).to_json()["seats"][1]["boats"]] == ["tug"]


def test_LA3_TG1_HB1_AF1_a_dock_card_is_a_launch_for_the_cards_of_cod_and_char() -> None:
    for dock in PRICES:
        game = launching("tuna tuna", "cod cod char char char")
        play(game, f"buy {dock}")
        while game.decisions == {0: "pay"}:
            play(game, "pay tuna")
        play(game, *["pass"] * (game.decisions == {0: "launch"}))
        assert (drawn(game, "cod"), drawn(game, "char")) == (2, 1)


@pytest.mark.parametrize(("level", "cards"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_LA3_char_of_level_three_draws_one_card_after_launching_however_many(level: int, cards: int) -> None:
    for boats in (0, 1, 2):
        game = launching("lobster lobster tuna tuna", "lobster " + "char " * level)
        for _ in range(boats):
            play(game, "launch lobster paying tuna")
        play(game, *["pass"] * (game.decisions == {0: "launch"}))
        assert drawn(game, "char") == (cards if boats else 0)
    order = [event["kind"] for event in heard(game, "launched", "draw")][:3]
    assert order == ["launched", "launched", *["draw"] * cards][:3]


# -- LA4, LA5: types, rooms, points ---------------------------------------------------------------------------------------------------


def test_LA4_a_charter_boat_is_launched_as_any_type_whose_license_is_owned() -> None:
    for id in ("shrimp", "tuna", "swordfish", "oyster", "char", "salmon", "dfo"):
        game = launching("charter tuna", id)
        assert [move for move in legal(game) if move.startswith("charter")] == [f"charter {id}"]
        play(game, f"charter {id}")
        assert game.state.open.at[0].price == 2 - (id == "shrimp"), "its own printed cost"
        play(game, "pay tuna")
        assert fleet(game, 0)[0].type == id
        sheet = game.scores()[0]
        assert sheet["boats"] == 2, "its own printed points"
    for id in ("king_crab_captains", "king_crab_crates", "king_crab_licenses"):
        assert "charter king_crab" in legal(launching("charter tuna", id)), "any King Crab license"
    for id in ("", "pub", "marina"):
        assert [move for move in legal(launching("charter tuna", id)) if move.startswith("charter")] == [], "no boats"


def test_LA4_a_charter_boat_in_hand_is_no_boat_of_another_type() -> None:
    game = launching("charter tuna tuna", "cod")
    assert not [move for move in legal(game) if move.startswith("launch")]


@pytest.mark.parametrize("id", BOATS)
def test_LA5_every_boat_scores_its_printed_points_and_has_its_room(id: str) -> None:
    boat = Boat("cod", card="charter") if id == "charter" else Boat(id)
    game = epic(Seat("", "oyster", [boat]))
    assert game.scores()[0]["boats"] == default_cards().printed["boats"][id]["vp"]
    assert game.view(1).to_json()["seats"][0]["boats"][0]["room"] == (6 if id == "oyster" else 4)


@pytest.mark.parametrize(
    ("boat", "owned", "room"),
    [
        *[(Boat("oyster", "cod"), "oyster " * level, room) for level, room in ((1, 6), (2, 8), (3, 10), (4, 12))],
        *[(Boat("cod", "salty_captain"), "", 6), (Boat("dfo"), "", 4), (Boat("artisan"), "", 1), (Boat("inuit"), "", 2)],
        *[(Boat("cod", "cod", card="charter"), "", 4), (Boat("oyster", "cod", card="charter"), "oyster", 6)],
    ],
)
def test_LA5_OY1_SC1_AF1_IN1_it_catches_till_its_room_is_full(boat: Boat, owned: str, room: int) -> None:
    boat.crates = room - 1
    me = Seat("", owned, [boat])
    game = epic(me, phase="fish")
    assert crates(game, 0) == [room]
    boat.crates = room
    assert crates(epic(me, phase="fish", supply=50), 0) == [room]


# -- HI ------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "n"), [("", 1), ("lobster lobster", 2), ("char", 2), ("char char char", 2), ("lobster char", 3), ("cod", 1)]
)
def test_HI1_one_captain_one_more_with_lobster_and_one_more_with_char(owned: str, n: int) -> None:
    game = epic(Seat("cod " * 6, owned, [Boat("shrimp")] * 5), phase="hire")
    for place in range(n):
        assert game.decisions == {0: "hire"}
        play(game, f"hire {place} with cod")
    assert game.decisions != {0: "hire"}
    assert sum(boat.captain == "cod" for boat in fleet(game, 0)) == n


def test_HI1_only_boats_that_take_a_captain() -> None:
    boats = [Boat("tug"), Boat("cod"), Boat("house_boat"), Boat("artisan"), Boat("dfo"), Boat("inuit"), Boat("oyster", card="charter")]
    game = epic(Seat("cod", "", boats), phase="hire")
    assert legal(game) == ["pass", "hire 1", "hire 6"]


def test_HI1_a_card_of_any_type_serves_on_any_boat_and_stays_a_captain() -> None:
    for card in ("oyster", "dfo", "charter", "char", "salmon", "swordfish"):
        game = epic(Seat(card, "", [Boat("cod")]), phase="hire")
        play(game, f"hire 0 with {card}")
        assert fleet(game, 0)[0].captain == card
        assert game.scores()[0]["boats"] == 2


@pytest.mark.parametrize(
    ("level", "cards_by_captains"), [(1, [0, 1, 1, 1, 2, 2, 2, 2]), (2, [0, 1, 1, 2, 2, 2, 2, 3]), (3, [0, 1, 1, 2, 2, 2, 2, 3])]
)
def test_HI2_captains_by_nature_unseen_and_salty_ones_count(level: int, cards_by_captains: list[int]) -> None:
    kinds = [Boat("dfo"), Boat("artisan"), Boat("inuit"), Boat("cod", "salty_captain"), Boat("cod", "deck cod"), Boat("shrimp", "cod")]
    kinds += [Boat("dfo", card="charter")]
    for n, wanted in enumerate(cards_by_captains):
        game = epic(Seat("", "lobster " * level, [Boat("tug"), Boat("house_boat"), *kinds[:n]]), phase="hire")
        assert drawn(game, "lobster") == wanted


def test_HI3_the_captain_is_the_top_card_of_the_deck_put_down_unseen() -> None:
    me = Seat("cod", "char", [Boat("shrimp"), Boat("cod")])
    game = epic(me, phase="hire", boats="oyster salmon " + "cod " * 9)
    play(game, "hire 0")
    assert legal(game) == ["captain cod", "captain deck"]
    play(game, "captain deck")
    assert (hand(game, 0), game.state.open.deck) == ({"cod": 1}, 10)
    assert game.state.hidden.captains[0, 0] == BOATS.index("oyster")
    for seat in (None, 0, 1):
        told = game.view(seat).to_json()["seats"][0]["boats"][0]
        assert (told["captained"], told["captain"], told["unseen"]) == (True, None, True)
    play(game, "hire 1 with deck")
    assert game.decisions != {0: "hire"}, "two captains with Char"


def test_HI3_needs_char_and_shuffles_the_discard_pile_if_it_must() -> None:
    game = epic(Seat("cod", "lobster", [Boat("shrimp")]), phase="hire")
    play(game, "hire 0")
    assert "captain deck" not in legal(game)
    game = epic(Seat("", "char", [Boat("shrimp"), Boat("shrimp")]), phase="hire", boats="", discard="salmon")
    play(game, "hire 0 with deck")
    assert heard(game, "reshuffled") == [{"kind": "reshuffled", "count": 1}]
    assert game.state.hidden.captains[0, 0] == BOATS.index("salmon")
    assert game.decisions.get(0) != "hire", "none is left for the other"


def test_CH1_one_more_launch_one_more_captain_and_a_dollar_off_from_level_two() -> None:
    for level, price in ((1, 2), (2, 1), (3, 1), (4, 1)):
        game = launching("char char tuna tuna", "char " * level)
        play(game, "launch char")
        assert game.state.open.at[0].price == price
        play(game, "pay tuna", "launch char paying tuna", "hire 0 with deck", "hire 1 with deck")
        assert [boat.type for boat in fleet(game, 0)] == ["char", "char"]
        assert all(game.state.open.at[0].boats[place].captained for place in (0, 1))


def test_CH1_salty_captains_are_paid_for_with_char_too() -> None:
    game = epic(Seat("", "char char char", [Boat("cod")], 2), phase="hire")
    play(game, "hire 0")
    assert legal(game) == ["captain deck"], "two dollars are not enough"
    game = epic(Seat("", "char char char", [Boat("cod")], 3), phase="hire")
    play(game, "hire 0", "captain salty_captain")
    assert game.state.open.at[0].price == 3
    play(game, "pay crate", "pay crate", "pay crate")
    assert fleet(game, 0)[0].captain == "salty_captain"


# -- TG, AF, IN, HB -------------------------------------------------------------------------------------------------------------------


def test_TG1_TG2_a_tug_boat_has_no_captain_no_crates_and_no_points() -> None:
    owned = "king_crab_captains lobster"
    me = Seat("cod cod", owned, [Boat("tug", towed="cod"), Boat("tug")])
    game = epic(me, phase="hire")
    assert game.decisions.get(0) != "hire"
    assert drawn(game, "lobster") == 0, "no captain for Lobster"
    sheet = game.scores()[0]
    assert (sheet["boats"], sheet["king_crab"], sheet["fleet"], sheet["crates"]) == (0, 0, 0, 0)
    assert game.view(0).to_json()["seats"][0]["boats"][0]["room"] == 0
    assert sum(event["crates"] for event in heard(game, "caught")) == 0


def test_TG3_each_fishing_phase_one_card_on_each_tug_boat_as_long_as_there_are_any() -> None:
    me = Seat("", "tuna", [Boat("tug"), Boat("tug", towed="cod cod")])
    game = epic(me, phase="fish", boats="shrimp oyster " + "cod " * 20)
    s = game.state.open.at[0]
    assert [int(s.boats[place].towed) for place in (0, 1)] == [1, 3]
    holds = [game.state.hidden.holds[s.boats[place].hold] for place in (0, 1)]
    assert [[BOATS[t] for t, n in enumerate(hold) for _ in range(n)] for hold in holds] == [["shrimp"], ["cod", "cod", "oyster"]]
    short = epic(me, phase="fish", boats="shrimp").state.open.at[0]
    assert [int(short.boats[place].towed) for place in (0, 1)] == [1, 2], "in launch order"


def test_TG4_cards_still_on_it_at_the_end_score_nothing() -> None:
    game = epic(Seat("", "", [Boat("tug", towed="dfo king_crab dfo")]), phase="fish", supply=0)
    assert game.over
    assert game.scores()[0]["total"] == 0


def test_TG4_all_its_cards_once_and_it_leaves_the_game() -> None:
    game = epic(Seat("", "", [Boat("cod", "cod", 2), Boat("tug", towed="tuna dfo tuna"), Boat("tug")]), row="cod shrimp tuna")
    assert legal(game) == ["pass", "pickup 1"], "an empty one gives nothing"
    piles = game.view(0).to_json()["dock_piles"]
    play(game, "pickup 1")
    assert hand(game, 0) == {"tuna": 2, "dfo": 1}
    assert [boat.type for boat in fleet(game, 0)] == ["cod", "tug"]
    assert game.view(0).to_json()["dock_piles"] == piles
    assert game.decisions == {0: "name"}
    assert legal(game) == ["pass", "lot 0", "lot 1", "lot 2"]


def test_AF1_IN1_fishermen_are_captained_launched_boats_everywhere() -> None:
    for kind, price, vp, room in (("artisan", 4, 1, 1), ("inuit", 5, 1, 2)):
        game = launching("tuna " * 5, "king_crab_captains lobster")
        play(game, f"buy {kind}")
        assert game.state.open.at[0].price == price
        play(game, "pay tuna", "pay tuna")
        assert drawn(game, "lobster") == 1
        sheet = game.scores()[0]
        assert (sheet["boats"], sheet["king_crab"], sheet["fleet"], sheet["crates"]) == (vp, 1, 1, 1)
        assert game.view(2).to_json()["seats"][0]["boats"][0] == {
            "type": kind,
            "card": kind,
            "captained": True,
            "captain": None,
            "crates": 1,
            "room": room,
        }
        full = epic(Seat("", "", [Boat(kind, None, room)]), phase="fish", supply=50)
        assert (crates(full, 0), full.state.open.supply) == ([room], 50)


def test_HB1_a_house_boat_takes_no_captain_and_no_crates_and_scores_if_it_is_still_there() -> None:
    game = epic(Seat("cod", "king_crab_captains", [Boat("house_boat"), Boat("house_boat")]), phase="hire")
    assert game.decisions.get(0) != "hire"
    sheet = game.scores()[0]
    assert (sheet["house_boat"], sheet["boats"], sheet["king_crab"], sheet["fleet"], sheet["crates"]) == (4, 0, 0, 0, 0)
    game = epic(Seat("", "", [Boat("house_boat"), Boat("house_boat")]), row="cod shrimp tuna")
    play(game, "lot cod bid 5", "pass", "pass", "pay house_boat")
    assert game.scores()[0]["house_boat"] == 2


# -- FM, SC ---------------------------------------------------------------------------------------------------------------------------


def test_FM1_one_crate_and_one_card_from_hand_for_the_boat_just_captained() -> None:
    me = Seat("cod shrimp", "", [Boat("cod", "cod", 3), Boat("shrimp"), Boat("cod", "cod", 0, tucked="cod", tucked_crates=2)], 1)
    for giver, after in (("store", (3, (0, 2), 0)), ("0", (2, (0, 2), 1)), ("2", (3, (0, 1), 1))):
        game = epic(me, Seat("cod"), phase="hire")
        play(game, "hire 1 with cod")
        assert legal(game) == ["pass", "mate store", "mate 0", "mate 2"]
        play(game, f"mate {giver}")
        assert legal(game) == ["with shrimp"]
        supply = game.state.open.supply
        play(game, "with shrimp")
        held = crates(game, 0)
        assert ((held[0], held[2], int(game.state.open.at[0].store)), game.state.open.supply) == (after, supply)
        assert [int(game.state.open.at[0].boats[place].mate) for place in range(3)] == [0, 1, 0]
        assert discard_pile(game) == {"shrimp": 1}


def test_FM1_only_right_after_hiring_and_for_each_captain_anew() -> None:
    game = epic(Seat("cod " * 5, "lobster", [Boat("cod"), Boat("shrimp")], 5), phase="hire")
    play(game, "hire 1 with cod", "pass", "hire 0 with cod")
    assert game.decisions == {0: "mate"}
    play(game, "mate store with cod")
    assert [int(game.state.open.at[0].boats[place].mate) for place in (0, 1)] == [1, 0], "declined is over"
    game = epic(Seat("cod " * 5, "lobster", [Boat("cod", "cod"), Boat("shrimp", "cod")], 5), phase="hire")
    assert game.decisions.get(0) not in ("mate", "hire"), "captained before: none"


def test_FM1_never_on_boats_launched_with_their_captain() -> None:
    for held, move in (("dfo tuna tuna cod", "launch dfo paying tuna"), ("tuna tuna tuna cod", "buy artisan paying tuna tuna")):
        me = Seat(held, "dfo", [Boat("cod", "cod", 2)], 2)
        game = epic(me, phase="launch")
        play(game, move)
        assert "mate" not in game.decisions.values()
        assert not game.state.open.at[0].boats[1].mate


def test_FM1_is_not_a_captain() -> None:
    me = Seat("", "king_crab_captains lobster lobster", [Boat("cod", "cod", mate=True), Boat("cod", "cod", mate=True)])
    game = epic(me, phase="hire")
    assert drawn(game, "lobster") == 1
    assert game.scores()[0]["king_crab"] == 2


def test_FM2_five_if_the_boat_is_full_at_its_room_at_the_end_else_two() -> None:
    for boat, owned, vp in (
        (Boat("cod", "cod", 4, mate=True), "", 5),
        (Boat("cod", "cod", 3, mate=True), "", 2),
        (Boat("cod", "salty_captain", 4, mate=True), "", 2),
        (Boat("cod", "salty_captain", 6, mate=True), "", 5),
        (Boat("oyster", "cod", 6, mate=True), "oyster", 5),
        (Boat("oyster", "cod", 6, mate=True), "oyster oyster", 2),
        (Boat("cod", "cod", 0, mate=True, tucked="cod", tucked_crates=4), "", 2),
    ):
        assert epic(Seat("", owned, [boat])).scores()[0]["first_mate"] == vp


def test_SC1_a_salty_captain_uses_up_a_hire_and_no_card_and_catches_two() -> None:
    game = epic(Seat("tuna cod", "", [Boat("cod"), Boat("cod")]), phase="hire")
    play(game, "hire 1 with salty_captain paying tuna")
    assert game.decisions != {0: "hire"}
    assert (hand(game, 0), crates(game, 0)) == ({"cod": 1}, [0, 2])
    assert game.view(1).to_json()["dock_piles"]["salty_captain"] == 5
    assert [boat["captain"] for boat in game.view(1).to_json()["seats"][0]["boats"]] == [None, "salty_captain"], "open to all"


def test_SC1_he_counts_as_a_captain() -> None:
    me = Seat("", "king_crab_captains lobster", [Boat("cod", "salty_captain")])
    game = epic(me, phase="hire")
    assert (drawn(game, "lobster"), game.scores()[0]["king_crab"]) == (1, 1)


# -- DF, MA ---------------------------------------------------------------------------------------------------------------------------


def test_DF1_a_dfo_boat_is_captained_from_its_launch_in_every_count() -> None:
    game = launching("dfo tuna cod", "dfo lobster king_crab_captains")
    play(game, "launch dfo paying tuna")
    assert drawn(game, "lobster") == 1
    assert game.scores()[0]["king_crab"] == 1
    assert crates(game, 0) == [4], "three of its launch, and one caught in the same round"


def test_DF2_crates_come_from_boats_only_and_from_the_launchers_choice_of_seats_and_boats() -> None:
    givers = [Seat("", "oyster", [Boat("cod", "cod", 1), Boat("artisan", None, 1)], 3, oyster_crates=2, crew_crates=2)] * 3
    game = epic(Seat("dfo tuna cod tuna", "dfo cod"), *givers[:2], Seat(store=2, oyster_crates=3, crew_crates=4), phase="launch", supply=30)
    play(game, "launch dfo paying tuna")
    assert game.decisions == {0: "take"}
    assert legal(game) == ["take 0", "take 1"]
    play(game, "take 1", "take 0")
    assert [crates(game, seat) for seat in range(4)] == [[3], [1, 0], [0, 1], []]
    assert game.state.open.supply == 29, "the rest from the supply"
    s = game.state.open.at
    assert [(int(s[seat].store), int(s[seat].oyster_crates), int(s[seat].crew_crates)) for seat in (1, 3)] == [(3, 2, 2), (2, 3, 4)]


def test_DF2_the_launchers_own_boats_give_nothing() -> None:
    me = Seat("dfo tuna cod tuna", "dfo cod", [Boat("cod", "cod", 4)])
    game = epic(me, phase="launch", supply=30)
    play(game, "launch dfo paying tuna")
    assert (crates(game, 0), game.state.open.supply) == ([4, 3], 27)


def test_DF2_of_more_than_three_seats_others_are_named_and_only_those_that_can_give() -> None:
    giver, bare = Seat("", "", [Boat("cod", "cod", 1)]), Seat(store=3)
    me = Seat("dfo tuna cod tuna", "dfo cod", [Boat("cod", "cod", 2)])
    game = epic(me, giver, bare, giver, giver, giver, phase="launch", supply=30)
    play(game, "launch dfo paying tuna")
    assert legal(game) == ["from 1", "from 3", "from 4", "from 5"], "nobody takes from itself"
    play(game, "from 5", "from 1")
    assert legal(game) == ["from 3", "from 4"], "one each"
    play(game, "from 4")
    assert ([crates(game, seat) for seat in range(6)], game.state.open.supply) == ([[2, 3], [0], [], [1], [0], [0]], 30)
    three = epic(me, giver, bare, giver, giver, bare, phase="launch", supply=30)
    play(three, "launch dfo paying tuna")
    assert (crates(three, 0), three.decisions) == ([2, 3], {0: "launch"}), "three that can leave no choice"


def test_DF2_each_seat_gives_one_at_most() -> None:
    game = epic(Seat("dfo tuna cod tuna", "dfo cod"), Seat("", "", [Boat("cod", "cod", 4)]), phase="launch", supply=30)
    play(game, "launch dfo paying tuna")
    assert (crates(game, 0), crates(game, 1), game.state.open.supply) == ([3], [3], 28)


def test_MA1_each_marina_once_a_round_any_card_for_nothing_and_no_launch() -> None:
    me = Seat("dfo charter cod", "marina marina marina", marinas=["cod"])
    game = epic(me, phase="launch")
    play(game, "pass")
    assert legal(game) == ["pass", "marina 0", "marina 1", "marina 2"]
    play(game, "marina 2 with dfo", "marina 0 with charter")
    assert legal(game) == ["pass", "marina 1"]
    play(game, "pass")
    told = game.view(1).to_json()["seats"][0]
    assert told["marinas"] == [{"cod": 1, "charter": 1}, {}, {"dfo": 1}], "face up, no license needed"
    assert told["boats"] == []
    assert not heard(game, "paid", "launched")


def test_MA1_declining_ends_it_for_the_round_and_the_next_round_asks_again() -> None:
    game = position(Seat("cod cod", "marina"), Seat(), line_up=("shrimp", "cod", "lobster", "tuna", "char", "dfo", "marina"), phase="hire")
    for round_no in (1, 2):
        while game.decisions.get(0) != "marina":
            play(game, legal(game)[0])
        assert game.state.open.round_no == round_no
        play(game, "pass")
        assert game.decisions.get(0) != "marina"


def test_MA2_the_marina_and_its_cards_at_most_fifteen_each() -> None:
    for under, vp in (("", 5), ("cod", 7), ("dfo dfo dfo", 14), ("dfo dfo dfo shrimp", 15), ("dfo dfo dfo cod", 15), ("dfo " * 6, 15)):
        sheet = epic(Seat("", "marina", marinas=[under])).scores()[0]
        assert sheet["licenses"] + sheet["marina"] == vp
    sheet = epic(Seat("", "marina marina", marinas=["dfo " * 5, "shrimp"])).scores()[0]
    assert sheet["licenses"] + sheet["marina"] == 15 + 6, "each by itself"


def test_DK1_prices_are_the_printed_ones() -> None:
    printed = default_cards().printed["dock"]
    assert {id: printed[id]["price"] for id in PRICES} == PRICES
    assert set(DOCK) == set(printed)
