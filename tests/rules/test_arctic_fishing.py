"""SW, OY, SA, TG3 and what they do to FI: phase three with the licenses and boats of the expansion."""

from __future__ import annotations

from ridback.game import Game
from tests.rules.positions import Boat, Seat, hand, heard, legal, play, position, told_hand

LINE_UP = ("shrimp", "cod", "swordfish", "oyster", "salmon", "dfo", "marina")


def fishing(licenses: str, *fleet: Boat, held: str = "", boats: str = "cod shrimp " * 6, **rest: object) -> Game:
    """Seat 0 begins to fish."""
    return position(Seat(held, licenses, fleet), Seat(), phase="fish", line_up=LINE_UP, boats=boats, **rest)  # type: ignore[arg-type]


def boat(game: Game, place: int, seat: int = 0) -> tuple[int, int]:
    """Crates in a boat's own hold and on its tucked card."""
    b = game.state.open.at[seat].boats[place]
    return int(b.crates), int(b.tucked_crates)


def test_SW1_up_to_the_level_boats_draw_instead_of_catching() -> None:
    fleet = [Boat("cod", "cod", 1), Boat("shrimp", "cod"), Boat("cod", "cod", 4), Boat("shrimp"), Boat("cod", "cod")]
    game = fishing("swordfish swordfish", *fleet)
    assert legal(game) == ["pass", "swordfish 0", "swordfish 1", "swordfish 4"], "not full, and captained"
    play(game, "swordfish 1")
    assert legal(game) == ["pass", "swordfish 0", "swordfish 4"], "each boat once"
    play(game, "swordfish 0")
    assert [boat(game, b)[0] for b in range(5)] == [1, 0, 4, 0, 1]
    assert [event["boat"] for event in heard(game, "drew_instead")] == [1, 0]
    assert hand(game, 0) == {"cod": 1, "shrimp": 1}


def test_SW1_not_asked_without_a_card_to_draw() -> None:
    game = fishing("swordfish", Boat("cod", "cod"), boats="")
    assert boat(game, 0) == (1, 0)
    assert not heard(game, "drew_instead")


def test_SW2_fishermen_may_draw_too() -> None:
    game = fishing("swordfish", Boat("artisan"), Boat("inuit"), Boat("artisan", None, 1))
    assert legal(game) == ["pass", "swordfish 0", "swordfish 1"]


def test_SW3_in_turn_order_a_card_for_a_card_after_all_discards() -> None:
    me = Seat("cod", "swordfish tuna")
    game = position(me, Seat("cod", "swordfish"), phase="draw", start=1, line_up=("tuna", *LINE_UP[1:]), boats="cod swordfish " * 8)
    assert game.decisions == {1: "discard_drawn"}
    play(game, "1: discard cod")
    assert game.decisions == {1: "swap"}
    play(game, "discard cod")
    assert game.decisions == {0: "swap"}
    play(game, "pass")
    assert [event["why"] for event in heard(game, "draw")] == ["draw", "tuna", "swap"]


def test_OY1_two_a_catch_and_room_by_level() -> None:
    for owned, room in ((1, 6), (2, 8), (3, 10), (4, 12)):
        game = fishing("oyster " * owned, Boat("oyster", "cod", room - 2))
        play(game, "pass")
        assert boat(game, 0) == (room, 0)


def test_OY2_one_crate_may_go_on_the_license() -> None:
    game = fishing("oyster", Boat("oyster", "cod"), Boat("oyster", "cod"), supply=40)
    assert game.decisions == {0: "oyster"}
    play(game, "shelve")
    assert game.decisions == {0: "oyster"}, "one by one"
    play(game, "pass")
    assert (boat(game, 0), boat(game, 1)) == ((1, 0), (2, 0))
    assert game.state.open.at[0].oyster_crates == 1
    assert game.state.open.supply == 36


def test_OY2_without_room_for_the_whole_catch_one_goes_there_unasked() -> None:
    game = fishing("oyster", Boat("oyster", "cod", 5), supply=40)
    assert boat(game, 0) == (6, 0)
    assert game.state.open.at[0].oyster_crates == 1
    assert heard(game, "shelved") == [{"kind": "shelved", "seat": 0, "boat": 0}]


def test_OY2_a_full_boat_does_neither() -> None:
    game = fishing("oyster", Boat("oyster", "cod", 6), supply=40)
    assert game.state.open.at[0].oyster_crates == 0
    assert game.state.open.supply == 40


def test_OY3_crates_on_the_license_are_money_but_no_points() -> None:
    me = Seat("", "oyster", oyster_crates=5)
    game = position(me, Seat(), row="shrimp cod", line_up=LINE_UP)
    assert game.scores()[0]["total"] == game.setup.cards.printed["licenses"]["oyster"]["vp"]
    play(game, "lot shrimp bid 5", "pass", "pay oyster_crate oyster_crate oyster_crate oyster_crate oyster_crate")
    assert game.state.open.at[0].oyster_crates == 0


def test_OY3_crates_on_the_license_are_not_traded() -> None:
    line_up = ("processing", *LINE_UP[1:])
    game = position(Seat("", "oyster processing", oyster_crates=5), Seat(), phase="process", line_up=line_up)
    assert "trade" not in game.decisions.values()


def test_SA1_each_drawn_card_is_kept_or_tucked() -> None:
    fleet = [Boat("cod", "cod"), Boat("shrimp"), Boat("artisan"), Boat("cod", "cod", tucked="cod"), Boat("shrimp", "cod")]
    game = fishing("salmon salmon", *fleet, boats="shrimp cod " * 4)
    assert told_hand(game, 0) == (0, 2)
    assert legal(game) == ["pass", "tuck 0", "tuck 4"], "captained, none under it yet, no fisherman"
    play(game, "tuck 4 with cod")
    assert hand(game, 0) == {"shrimp": 1}, "the other one is kept"
    assert told_hand(game, 0)[0] == 1
    assert boat(game, 4) == (1, 1), "it catches at once"


def test_SA1_nobody_else_sees_what_is_tucked() -> None:
    game = fishing("salmon", Boat("cod", "cod"), boats="shrimp cod " * 4)
    play(game, "tuck 0 with shrimp")
    mine, yours = (game.view(seat).to_json()["seats"][0]["boats"][0]["tucked"] for seat in (0, 1))
    assert (mine, yours) == ("shrimp", True)


def test_SA2_a_tucked_card_catches_under_a_full_boat_and_has_room_for_four() -> None:
    full = [Boat("cod", "cod", 4, tucked="shrimp", tucked_crates=n) for n in (0, 3, 4)]
    game = fishing("", *full, supply=40)
    assert [boat(game, b) for b in range(3)] == [(4, 1), (4, 4), (4, 4)]
    assert game.state.open.supply == 38


def test_SA2_none_if_swordfish_is_used_on_the_boat() -> None:
    game = fishing("swordfish", Boat("cod", "cod", 1, tucked="shrimp", tucked_crates=1))
    play(game, "swordfish 0")
    assert boat(game, 0) == (1, 1)


def test_SA2_crates_leave_the_own_hold_first() -> None:
    line_up = ("processing", *LINE_UP[1:])
    fleet = [Boat("cod", "cod", 1, tucked="cod", tucked_crates=2), Boat("cod", "cod", 0, tucked="cod", tucked_crates=2)]
    game = position(Seat("", "processing", fleet), Seat(), phase="process", line_up=line_up)
    play(game, "process 0 1")
    assert (boat(game, 0), boat(game, 1)) == ((0, 2), (0, 1))
    assert game.state.open.at[0].store == 2, "one a boat"


def test_SA2_tucked_crates_score_as_crates_of_the_boat() -> None:
    game = fishing("dfo dfo", Boat("dfo", None, 4, tucked="cod", tucked_crates=3))
    sheet = game.scores()[0]
    assert (sheet["crates"], sheet["dfo"]) == (8, 16)


def test_FI4_salty_captains_and_bosuns_add_up_but_two_is_never_doubled() -> None:
    fleet = [Boat("oyster", "salty_captain"), Boat("cod", "salty_captain"), Boat("cod", "cod"), Boat("cod", "cod", 3)]
    game = position(Seat("", "oyster", fleet, bosuns="cod cod"), Seat(), phase="fish", line_up=LINE_UP, docks=("salty_captain", "tug"))
    play(game, "pass")
    assert [boat(game, b)[0] for b in range(4)] == [2, 4, 3, 4]


def test_TG3_a_card_goes_face_down_on_each_tug_boat() -> None:
    game = fishing("", Boat("tug"), Boat("tug", towed="cod"), docks=("tug", "inuit"))
    assert [int(game.state.open.at[0].boats[b].towed) for b in range(2)] == [1, 2]
    told = [event for event in game.events_for(0) if event["kind"] == "towed"]
    assert [set(event) for event in told] == [{"kind", "ply", "seat", "boat"}] * 2, "seen by nobody"
