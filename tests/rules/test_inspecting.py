"""DF: DFO boats, and CR6 for them; MA: Marinas; LA4: Charter Boats."""

from __future__ import annotations

from ridback.game import Game
from tests.rules.positions import Boat, Seat, fleet, hand, heard, legal, play, position

LINE_UP = ("shrimp", "cod", "lobster", "tuna", "char", "dfo", "marina")
FIVE = (*LINE_UP, "swordfish", "oyster")
#: With Cod it may launch again, so the game waits for it.
RICH = Seat("dfo tuna tuna cod", "dfo cod")


def launched(*others: Seat, **rest: object) -> Game:
    """Seat 0 has launched a DFO boat."""
    line_up = FIVE if len(others) == 4 else LINE_UP
    game = position(RICH, *others, phase="launch", line_up=line_up, **rest)  # type: ignore[arg-type]
    play(game, "launch dfo paying tuna")
    return game


def test_DF1_launched_with_its_captain() -> None:
    game = launched(Seat())
    play(game, "pass")
    assert game.state.open.at[0].boats[0].captained == 1
    assert "hire" not in game.decisions.values()


def test_DF2_nobody_has_a_crate_so_three_come_from_the_supply() -> None:
    game = launched(Seat(), Seat("", "", [Boat("cod", "cod")], 3), supply=30)
    assert game.state.open.at[0].boats[0].crates == 3
    assert game.state.open.at[2].store == 3, "crates ashore are safe"
    assert heard(game, "loaded") == [{"kind": "loaded", "seat": 0, "boat": 0, "crates": 3}]


def test_DF2_one_from_each_other_seat_the_launcher_naming_the_boat() -> None:
    one, two = Seat("", "", [Boat("cod", "cod", 1)]), Seat("", "", [Boat("cod", "cod", 1), Boat("shrimp"), Boat("cod", "cod", 2)])
    game = launched(one, two, supply=30)
    assert game.decisions == {0: "take"}, "the one boat of seat 1 leaves no choice"
    assert legal(game) == ["take 0", "take 2"]
    play(game, "take 2")
    assert [boat.crates for boat in fleet(game, 2)] == [1, 0, 1]
    assert [boat.crates for boat in fleet(game, 1)] == [0]
    assert game.state.open.at[0].boats[0].crates == 3
    assert game.state.open.supply == 29


def test_DF2_three_of_four_seats_are_named() -> None:
    game = launched(*[Seat("", "", [Boat("cod", "cod", 1)]) for _ in range(4)])
    assert legal(game) == ["from 1", "from 2", "from 3", "from 4"]
    play(game, "from 3")
    assert legal(game) == ["from 1", "from 2", "from 4"]
    play(game, "from 4", "from 1")
    assert [int(seat.boats[0].crates) for seat in game.state.open.at[:5]] == [3, 0, 1, 0, 0]


def test_DF2_a_tucked_card_gives_when_the_own_hold_is_empty() -> None:
    game = launched(Seat("", "", [Boat("cod", "cod", 0, tucked="cod", tucked_crates=2)]))
    assert game.state.open.at[1].boats[0].tucked_crates == 1


def test_DF3_points_for_crates_on_dfo_boats_by_level() -> None:
    for level in (1, 2, 3):
        me = Seat("", "dfo " * level, [Boat("dfo", None, 4), Boat("cod", "cod", 2)])
        sheet = position(me, Seat(), line_up=LINE_UP).scores()[0]
        assert (sheet["crates"], sheet["dfo"]) == (6, 4 * level)


def test_MA1_a_card_under_each_marina_once_a_round_after_hiring() -> None:
    game = position(Seat("tuna cod cod", "marina marina", [Boat("cod")]), Seat(), phase="launch", line_up=LINE_UP)
    play(game, "pass")
    assert game.decisions == {0: "marina"}
    assert legal(game) == ["pass", "marina 0", "marina 1"]
    play(game, "marina 1 with tuna")
    assert legal(game) == ["pass", "marina 0"]
    play(game, "marina 0 with cod")
    assert game.decisions != {0: "marina"}
    assert game.view(1).to_json()["seats"][0]["marinas"] == [{"cod": 1}, {"tuna": 1}], "face up"
    assert hand(game, 0)["cod"] >= 1


def test_MA2_at_most_fifteen_points_a_marina() -> None:
    me = Seat("", "marina marina", marinas=["dfo dfo dfo dfo", "cod"])
    sheet = position(me, Seat(), line_up=LINE_UP).scores()[0]
    assert (sheet["licenses"], sheet["marina"]) == (10, 10 + 2), "the Marina's own five count towards the fifteen"


def test_LA4_a_charter_boat_is_a_boat_of_any_owned_type() -> None:
    me = Seat("charter tuna", "cod oyster")
    game = position(me, *[Seat()] * 4, phase="launch", line_up=FIVE)
    assert legal(game) == ["pass", "charter cod", "charter oyster"]
    play(game, "launch charter as oyster paying tuna")
    boat = game.view(1).to_json()["seats"][0]["boats"][0]
    assert (boat["type"], boat["card"], boat["room"]) == ("oyster", "charter", 6)
    printed = game.setup.cards.printed["boats"]["charter"]["vp"]
    assert game.scores()[0]["boats"] == printed, "with its own printed values"


def test_LA4_a_charter_boat_as_dfo_takes_crates() -> None:
    game = position(Seat("charter tuna cod", "dfo cod"), *[Seat()] * 4, phase="launch", line_up=FIVE)
    play(game, "launch charter as dfo paying tuna")
    assert game.state.open.at[0].boats[0].crates == 3
    assert game.state.open.at[0].boats[0].captained == 1


def test_CH1_LA3_a_card_after_launching_at_level_three() -> None:
    for level, got in ((2, 0), (3, 1)):
        game = position(Seat("char tuna", "char " * level), Seat(), phase="launch", line_up=LINE_UP)
        play(game, "launch char paying tuna")
        play(game, *["pass"] * ("launch" in game.decisions.values()))
        assert sum(event["got"] for event in heard(game, "draw") if event["why"] == "char") == got


def test_CH1_one_more_launch_and_one_more_captain() -> None:
    game = position(Seat("", "char"), Seat("cod"), phase="launch", line_up=LINE_UP)
    assert game.state.open.at[0].hires == 0
    game = position(Seat("char char tuna tuna", "char"), Seat(), phase="launch", line_up=LINE_UP)
    assert game.state.open.at[0].launches == 2
    play(game, "launch char paying tuna", "launch char paying tuna")
    assert game.state.open.at[0].hires == 2
