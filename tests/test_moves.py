"""The vocabulary of moves: number, text and JSON say the same; compounds are split; what is no move is said to be none."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, PARTS
from ridback.errors import MoveAmbiguous, MoveError, MoveRefused, MoveUnreadable
from ridback.game import Game
from ridback.moves import TABLE, Reading, atom, by_text
from ridback.rules import codes
from tests.rules.positions import Boat, Seat, play, position


@pytest.fixture(scope="module")
def game() -> Game:
    """A game in which `cod` lies at place 2 of the row."""
    return position(Seat(), Seat(), Seat(), row="shrimp tuna cod")


def texts(game: Game, move: object) -> list[str]:
    """What a move is read as."""
    return [one.text for one in game.read(move).atoms]


# -- atoms ------------------------------------------------------------------------------------------------------------------------


def test_the_table_is_in_order_and_complete() -> None:
    assert [move.number for move in TABLE] == list(range(codes.MOVES))
    assert len({move.text for move in TABLE}) == codes.MOVES
    arguments = {name: [move.argument for move in TABLE if move.name == name] for name in {move.name for move in TABLE}}
    assert arguments == {
        "pass": [None],
        "trade": [None],
        "lot": list(range(codes.ROW)),
        "discard": list(BOATS),
        "captain": [*BOATS, "deck", "salty_captain"],
        "pay": list(PARTS),
        "launch": list(BOATS[:-1]),
        "charter": list(BOATS[:-1]),
        "buy": ["tug", "artisan", "inuit", "house_boat"],
        "hire": list(range(codes.FLEET)),
        "mate": ["store", *range(codes.FLEET)],
        "with": list(BOATS),
        "marina": list(range(codes.MARINAS)),
        "from": list(range(codes.SEATS)),
        "take": list(range(codes.FLEET)),
        "tuck": list(range(codes.FLEET)),
        "swordfish": list(range(codes.FLEET)),
        "shelve": [None],
        "process": list(range(codes.FLEET)),
        "pickup": list(range(codes.FLEET)),
        "assign": list(LICENSE_TYPES[:-1]),
        "bid": list(range(codes.BID_TOP + 1)),
    }


def test_number_text_and_json_give_every_move_back(game: Game) -> None:
    for move in TABLE:
        shown = json.loads(json.dumps(move.to_json()))
        for said in (move, move.number, np.int64(move.number), move.text, str(move), shown):
            assert game.read(said).atoms == (move,)
        assert by_text(move.text) is move
        assert atom(move.name, move.argument) is move


def test_json_names_what_it_does_and_its_argument() -> None:
    for move in TABLE:
        shown = move.to_json()
        assert shown.pop("do") == move.name
        assert list(shown.values()) == ([] if move.argument is None else [move.argument])


def documented() -> list[tuple[str, dict[str, Any]]]:
    """The moves in the tables of architecture.md: text and JSON."""
    page = (Path(__file__).resolve().parents[1] / "docs" / "architecture.md").read_text("utf-8")
    section = page.split("\n## Moves\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `([^`]+)`[^|]*\| `(\{[^`]+\})`", section, re.MULTILINE)
    return [(text, json.loads(shown)) for text, shown in rows]


@pytest.mark.parametrize(("text", "shown"), documented(), ids=[text for text, _ in documented()])
def test_the_document_gives_text_and_json_of_the_same_move(game: Game, text: str, shown: dict[str, Any]) -> None:
    assert game.read(text) == game.read(shown)


def test_the_document_has_all_moves_and_compounds() -> None:
    names = {shown["do"] for _, shown in documented()}
    assert names == {move.name for move in TABLE}
    assert len(documented()) == len(names) + 2 + 15, "two more of `captain`, and the compounds"


def test_json_that_is_no_move_is_quoted_as_json(game: Game) -> None:
    for said, quoted in (
        ({"do": "lot", "slot": None, "now": True}, '{"do": "lot", "slot": null, "now": true}'),
        ({"do": "pay", "parts": ["cod", 3]}, '{"do": "pay", "parts": ["cod", 3]}'),
        ({"do": {1}}, "{'do': {1}}"),
    ):
        with pytest.raises(MoveUnreadable) as error:
            game.play(said)
        assert error.value.details["text"] == quoted


# -- texts -------------------------------------------------------------------------------------------------------------------------


def test_a_license_by_its_place_or_its_name(game: Game) -> None:
    assert texts(game, "lot 2") == texts(game, "lot cod") == ["lot 2"]
    for id in ("cod", "lobster", "tuna", "processing", "pub", "king_crab_captains", "king_crab_crates", "king_crab_licenses"):
        assert texts(position(Seat(), Seat(), row=f"shrimp {id}"), f"lot {id}") == ["lot 1"]


@pytest.mark.parametrize("license", ["king_crab_captains", "king_crab_crates", "king_crab_licenses"])
def test_king_crab_stands_for_any_of_its_licenses(license: str) -> None:
    assert texts(position(Seat(), Seat(), row=f"cod {license}"), "lot king_crab") == ["lot 1"]


def test_a_boat_by_its_place_or_its_type() -> None:
    fleet = [Boat("cod", "tuna"), Boat("tuna"), Boat("cod")]
    game = position(Seat("cod", "", fleet), Seat(), phase="hire")
    assert texts(game, "hire cod") == ["hire 2"], "the other has its captain"
    assert texts(game, "hire tuna with cod") == ["hire 1", "captain cod"]
    assert texts(game, "hire 0") == ["hire 0"]


LOT_AND_BID = ["lot 2 bid 5", "LOT 2 BID 5", "  lot   2 bid 5 ", "lot 2, bid 5", "lot 2; bid 5", "lot cod bid 05"]


@pytest.mark.parametrize("said", [*LOT_AND_BID, {"do": "lot", "slot": 2, "bid": 5}])
def test_a_lot_and_its_opening_bid(game: Game, said: object) -> None:
    assert texts(game, said) == ["lot 2", "bid 5"]


@pytest.mark.parametrize(
    "said", ["pay cod crate shrimp tuna", "pay tuna, shrimp, cod, crate", {"do": "pay", "parts": ["crate", "shrimp", "tuna", "cod"]}]
)
def test_a_payment_goes_down_in_descending_value(game: Game, said: object) -> None:
    assert texts(game, said) == ["pay tuna", "pay shrimp", "pay cod", "pay crate"]


@pytest.mark.parametrize("said", ["launch cod paying shrimp crate", {"do": "launch", "card": "cod", "paying": ["crate", "shrimp"]}])
def test_a_launch_and_its_payment(game: Game, said: object) -> None:
    assert texts(game, said) == ["launch cod", "pay shrimp", "pay crate"]


@pytest.mark.parametrize("said", ["hire 3 with shrimp", {"do": "hire", "boat": 3, "with": "shrimp"}])
def test_a_boat_and_its_captain(game: Game, said: object) -> None:
    assert texts(game, said) == ["hire 3", "captain shrimp"]


@pytest.mark.parametrize(
    ("boats", "atoms"),
    [
        ([], ["pass"]),
        ([0], ["process 0", "pass"]),
        ([2], ["process 2"]),
        ([2, 0], ["process 0", "process 2"]),
        ([0, 1], ["process 0", "process 1", "pass"]),
    ],
)
def test_a_set_of_boats_is_processed_and_that_is_all(boats: list[int], atoms: list[str]) -> None:
    """Whoever has boats with crates behind the last one passes; the others are done by themselves."""
    fleet = [Boat("cod", None, 1), Boat("cod", None, 2), Boat("cod", None, 3), Boat("cod")]
    game = position(Seat("", "processing", fleet), Seat(), phase="process")
    assert texts(game, {"do": "process", "boats": boats}) == atoms
    if len(boats) != 1:
        assert texts(game, "process " + " ".join(map(str, boats))) == atoms
    else:
        assert texts(game, f"process {boats[0]}") == [f"process {boats[0]}"], "one boat by text is one move"
    assert [move.text for move in game.play({"do": "process", "boats": boats})] == atoms
    assert game.decisions[0] == ("trade" if boats else "discard_drawn")


@pytest.mark.parametrize(
    ("boats", "cards", "atoms"),
    [
        ([], [], ["pass"]),
        ([0], ["cod"], ["tuck 0", "with cod", "pass"]),
        ([3, 0], ["cod", "shrimp"], ["tuck 0", "with shrimp", "tuck 3", "with cod"]),
        ([0, 1], ["cod", "shrimp"], ["tuck 0", "with cod", "tuck 1", "with shrimp"]),
        ([3], ["shrimp"], ["tuck 3", "with shrimp"]),
    ],
)
def test_cards_are_tucked_under_a_set_of_boats_and_that_is_all(boats: list[int], cards: list[str], atoms: list[str]) -> None:
    """Whoever has drawn cards and boats left behind the last one passes; the others are done by themselves."""
    fleet = [Boat("cod", "cod"), Boat("cod", "cod"), Boat("cod"), Boat("shrimp", "cod")]
    line_up = ("shrimp", "cod", "salmon", "swordfish", "char", "dfo", "marina")
    game = position(Seat("", "salmon salmon", fleet), Seat(), phase="fish", line_up=line_up, boats="cod shrimp " * 6)
    assert texts(game, {"do": "tuck", "boats": boats, "cards": cards}) == atoms
    if len(boats) > 1:
        assert texts(game, "tuck " + " ".join(f"{boat} with {card}" for boat, card in zip(boats, cards, strict=True))) == atoms
    assert [move.text for move in game.play({"do": "tuck", "boats": boats, "cards": cards})] == atoms
    assert game.decisions[0] != "tuck"


def test_a_seat_and_the_boat_that_gives() -> None:
    others = [Seat("", "", [Boat("cod", "cod", 1), Boat("shrimp", "cod", 2)]) for _ in range(4)]
    line_up = ("shrimp", "cod", "swordfish", "oyster", "char", "lobster", "tuna", "dfo", "marina")
    game = position(Seat("dfo tuna", "dfo"), *others, phase="launch", line_up=line_up)
    play(game, "launch dfo paying tuna")
    for said in ("from 2 take 1", {"do": "from", "seat": 2, "take": 1}):
        assert texts(game, said) == ["from 2", "take 1"]
    play(game, "from 2 take 1")
    assert game.state.open.at[2].boats[1].crates == 1


def test_a_compound_is_played_as_a_whole_and_gives_its_moves() -> None:
    game = position(Seat("tuna tuna tuna"), Seat(), row="cod shrimp")
    assert [move.text for move in game.play("lot cod bid 6")] == ["lot 0", "bid 6"]
    assert [move.text for move in game.play("pass", 1)] == ["pass"]
    assert [move.text for move in game.play("pay tuna tuna")] == ["pay tuna", "pay tuna"]
    assert game.ply == 5


# -- three errors ---------------------------------------------------------------------------------------------------------------

#: Texts that are no moves, separated by bars.
NO_TEXTS = """
|  |,|dance|pass 1|pass pass|trade 2|bid|bid x|bid 7 8|bid -1|bid 256|bid +7|bid 1_0|bid ٧|bid 7.0|lot|lot 6|lot 2 bid|lot 2 for 5|
lot 2 bid 5 6|lot perch|lot lobster|pay|pay perch|pay cod perch|pay 3|launch|launch perch|launch cod with tuna|launch paying cod|
launch cod paying perch|captain|hire|hire 48|hire cod|hire 0 with|hire 0 with perch|hire 0 by cod|process x|process 0 x|process 48|
discard|discard perch|discard cod perch|mate|mate cod|marina 3|from 6|take x|tuck 0 with|with|shelve 1|assign hire_crewman|charter|
launch charter as|launch charter as perch|buy salty_captain|pickup|
tuck 0 with cod 1|tuck 0 with cod 1 under cod|tuck 0 with cod x with cod|tuck 0 with cod 1 with perch|
from 2 take x|from 2 with 3|mate 2 take cod
"""
#: And JSON objects, one a line.
NO_OBJECTS = """
{}
{"do": "dance"}
{"do": null}
{"do": ["pass"]}
{"do": "pass", "x": 1}
{"Do": "pass"}
{"do": "bid"}
{"do": "bid", "amount": "7"}
{"do": "bid", "amount": 7.0}
{"do": "bid", "amount": true}
{"do": "bid", "amount": 256}
{"do": "bid", "amount": -1}
{"do": "bid", "amount": null}
{"do": "pay", "part": 3}
{"do": "pay", "part": "perch"}
{"do": "pay", "parts": []}
{"do": "pay", "parts": "cod"}
{"do": "pay", "parts": ["cod", 3]}
{"do": "pay", "parts": [["cod"]]}
{"do": "pay", "parts": ["cod"], "part": "cod"}
{"do": "lot", "slot": 9}
{"do": "lot", "slot": "cod"}
{"do": "lot", "slot": true, "bid": 5}
{"do": "lot", "slot": 2, "bid": false}
{"do": "lot", "slot": 2, "bid": 5, "x": 0}
{"do": "hire", "boat": true}
{"do": "hire", "boat": 0, "with": 3}
{"do": "process", "boats": 0}
{"do": "process", "boats": [0, "1"]}
{"do": "process", "boats": [true]}
{"do": "process", "boats": [99]}
{"do": "process", "boats": [null]}
{"do": "launch", "card": "cod", "paying": 1}
{"do": "discard", "cards": []}
{"do": "discard", "cards": {}}
{"do": "tuck", "boats": [0], "cards": []}
{"do": "tuck", "boats": [0, "1"], "cards": ["cod", "cod"]}
{"do": "tuck", "boats": [true], "cards": ["cod"]}
{"do": "from", "seat": 2, "take": "3"}
{"do": "from", "seat": 2, "with": 3}
"""
TOO_LONG = ("x" * 501, "bid " + "9" * 400, "pay " + "cod " * 400, {"do": "pay", "parts": ["cod"] * 301})
NOT_READ: list[tuple[object, str]] = [
    *[(said, "not_a_move") for said in (None, True, False, Reading(()), 1.0, b"pass", ["pass"], (), {1}, object(), np.zeros(2), np.True_)],
    *[(said, "no_such_number") for said in (-1, codes.MOVES, 10**30)],
    *[(said, "unreadable") for said in NO_TEXTS.replace("\n", "").split("|")],
    *[(said, "unreadable") for said in (*TOO_LONG, {1: 2})],
    *[(json.loads(said), "unreadable") for said in NO_OBJECTS.split("\n") if said],
]


@pytest.mark.parametrize(("said", "code"), NOT_READ, ids=[f"{code}-{n}" for n, (_, code) in enumerate(NOT_READ)])
def test_what_is_no_move_is_unreadable(game: Game, said: object, code: str) -> None:
    before = game.state.tobytes()
    with pytest.raises(MoveUnreadable) as error:
        game.play(said)
    assert error.value.code == code
    assert game.state.tobytes() == before
    with pytest.raises(MoveUnreadable):
        game.why_not(said)


def test_what_was_said_is_repeated_but_not_at_any_length(game: Game) -> None:
    for said in ("perch" * 80, {"do": "perch" * 80}, {"do": [[[[[[[["perch"]]]]]]]]}):
        with pytest.raises(MoveUnreadable) as error:
            game.play(said)
        assert 0 < len(error.value.details["text"]) <= 80


def test_deep_json_is_no_move(game: Game) -> None:
    nested: Any = []
    for _ in range(100_000):
        nested = [nested]
    with pytest.raises(MoveUnreadable):
        game.play({"do": nested})
    while nested:  # taken apart by hand: the interpreter's own way of freeing it is recursive
        nested = nested.pop()


def test_what_fits_several_is_ambiguous() -> None:
    game = position(Seat("tuna tuna"), Seat(), Seat(), row="cod shrimp cod")
    with pytest.raises(MoveAmbiguous) as error:
        game.play("lot cod bid 5")
    assert error.value.code == "ambiguous"
    assert error.value.details == {"text": "lot cod", "candidates": ["lot 0", "lot 2"]}
    game = position(Seat("cod cod", "", [Boat("tuna"), Boat("cod"), Boat("tuna")]), Seat(), phase="hire")
    with pytest.raises(MoveAmbiguous) as error:
        game.play("hire tuna with cod")
    assert error.value.details == {"text": "hire tuna", "candidates": ["hire 0", "hire 2"]}


def test_the_three_errors_are_told_apart() -> None:
    assert {MoveUnreadable, MoveAmbiguous, MoveRefused} == set(MoveError.__subclasses__())
    game = position(Seat("tuna tuna"), Seat(), Seat(), row="cod shrimp cod")
    for said, kind in (("lot perch", MoveUnreadable), ("lot cod", MoveAmbiguous), ("bid 5", MoveRefused)):
        with pytest.raises(MoveError) as error:
            game.play(said)
        assert type(error.value) is kind


# -- anything at all ---------------------------------------------------------------------------------------------------------------


def positions() -> list[Game]:
    """A game at every kind of decision."""
    fleet = [Boat("cod", None, 2), Boat("cod", "tuna", 1), Boat("shrimp")]
    me = Seat("tuna shrimp cod cod king_crab", "cod shrimp tuna tuna processing", fleet, store=2, gone_fishin=2)
    begun = [position(me, Seat("tuna tuna"), phase=phase, gone_fishin=True) for phase in ("auction", "launch", "hire", "process", "draw")]
    opened = begun[0].copy()
    play(opened, "lot 0")
    bidding = begun[0].copy()
    play(bidding, "lot 0 bid 5")
    paying = bidding.copy()
    play(paying, "pass")
    launching = begun[1].copy()
    play(launching, "launch cod")
    naming = begun[2].copy()
    play(naming, "hire 0")
    trading = begun[3].copy()
    play(trading, "0: process 0 1")
    drawn = position(Seat(), Seat(), phase="draw")
    games = [*begun, opened, bidding, paying, launching, naming, trading, drawn]
    kinds = {kind for game in games for kind in game.decisions.values()}
    assert kinds == {"name", "open", "bid", "pay", "launch", "hire", "captain", "process", "trade", "discard_drawn", "discard"}
    return games


POSITIONS = st.sampled_from(positions())
IDS = st.sampled_from([*BOATS, *LICENSES, *PARTS, "perch", "", "king_crab"])
NUMBERS = st.one_of(st.integers(-2, 8), st.integers())
WORDS = st.one_of(st.sampled_from([*{move.name for move in TABLE}, "with", "paying", "bid"]), IDS, NUMBERS.map(str), st.text(max_size=5))
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | IDS | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(["slot", "bid", "part", "parts", "card", "paying", "boat", "boats", "with", "amount", "x"])
VERBS = st.sampled_from(["pass", "trade", "lot", "bid", "pay", "launch", "hire", "process"])
LISTS = st.lists(IDS, max_size=4) | st.lists(NUMBERS, max_size=4)
SAID = st.one_of(
    st.text(max_size=30),
    st.lists(WORDS, max_size=6).map(" ".join),
    JSON,
    st.builds(lambda do, rest: {"do": do} | rest, VERBS, st.dictionaries(KEYS, JSON | LISTS, max_size=3)),
    NUMBERS,
)


@settings(max_examples=500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(start=POSITIONS, said=SAID, seat=st.integers(0, 1))
def test_nothing_said_raises_anything_but_a_move_error(start: Game, said: Any, seat: int) -> None:
    """And what raises changes nothing; what does not was legal, move by move."""
    game = start.copy()
    before = game.state.tobytes(), list(game.moves), list(game.events)
    error = None
    try:
        atoms = game.play(said, seat)
    except MoveError as raised:
        error = raised
    if error is not None:
        assert (game.state.tobytes(), game.moves, game.events) == before
        assert json.loads(json.dumps(error.details)) == error.details
        return
    by_hand = start.copy()
    for move in atoms:
        assert move in by_hand.legal(seat)
        by_hand.play(move, seat)
    assert atoms
    assert by_hand.state.tobytes() == game.state.tobytes()
