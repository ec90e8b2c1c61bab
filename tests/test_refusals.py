"""Why a move is refused: every code with its arguments, what would be legal instead, and that nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from ridback import words
from ridback.errors import MoveRefused
from ridback.game import Game
from ridback.refusals import CODES
from ridback.rules import codes
from ridback.server.problems import sentence
from tests.rules.positions import Boat, Seat, legal, play, position

Case = tuple[str, Callable[[], Game], object, int, dict[str, Any]]


def auction() -> Game:
    return position(Seat("tuna cod", "shrimp", store=1), Seat("tuna tuna"), Seat(), row="cod lobster pub")


def after(game: Game, *moves: str) -> Game:
    play(game, *moves)
    return game


def bidding() -> Game:
    return after(auction(), "lot cod bid 4")


def paying() -> Game:
    me = Seat("tuna shrimp cod cod", gone_fishin=1)
    return after(position(me, Seat(), gone_fishin=True, row="cod lobster"), "lot cod bid 6", "pass")


def launching() -> Game:
    me = Seat("cod king_crab lobster", "cod king_crab_crates", store=1)
    return position(me, Seat(), phase="launch")


def salty() -> Game:
    me = Seat("tuna shrimp", "", [Boat("cod")])
    return position(me, Seat(), phase="hire", docks=("salty_captain", "tug"))


def poor() -> Game:
    return position(Seat("king_crab cod", "king_crab_crates shrimp"), Seat(), phase="launch")


def launched() -> Game:
    """One boat was launched and paid for, another may follow."""
    return after(position(Seat("cod cod tuna tuna shrimp", "cod"), Seat(), phase="launch"), "launch cod paying tuna")


def hiring() -> Game:
    return position(Seat("tuna cod", "", [Boat("cod", "tuna"), Boat("shrimp")]), Seat("tuna"), phase="hire")


def processing() -> Game:
    boats = [Boat("cod", None, 1), Boat("shrimp"), Boat("tuna", None, 2), Boat("cod", None, 4)]
    return position(Seat("", "processing", boats), Seat(), phase="process")


def over() -> Game:
    return position(Seat(), Seat(), phase="fish", supply=0)


ARCTIC = ("shrimp", "cod", "swordfish", "oyster", "char", "dfo", "marina")


def docked(hand: str = "cod shrimp shrimp", licenses: str = "", **rest: Any) -> Game:
    """Hiring with dock cards about: a boat without crates, one with, a tug boat with a card aboard, an empty one."""
    boats = [Boat("cod"), Boat("shrimp", "cod", 2), Boat("tug", towed="shrimp"), Boat("tug")]
    docks = ("first_mate", "salty_captain")
    return position(Seat(hand, licenses, boats), Seat(), phase="hire", line_up=ARCTIC, docks=docks, **rest)


def mooring() -> Game:
    return position(Seat("cod shrimp shrimp", "marina marina"), Seat(), phase="hire", line_up=ARCTIC)


def inspecting() -> Game:
    """A DFO boat in a five-seat game takes from three of four."""
    others = [Seat("", "", [Boat("cod", "cod", 1), Boat("shrimp"), Boat("shrimp", "cod", 2)]) for _ in range(4)]
    line_up = (*ARCTIC, "lobster", "tuna")
    return after(position(Seat("dfo tuna tuna", "dfo"), *others, phase="launch", line_up=line_up), "launch dfo paying tuna")


def tucking() -> Game:
    boats = [Boat("cod"), Boat("shrimp", "cod"), Boat("cod", "cod")]
    line_up = ("shrimp", "cod", "salmon", "swordfish", "char", "dfo", "marina")
    return position(Seat("", "salmon swordfish", boats), Seat(), phase="fish", line_up=line_up, boats="cod shrimp " * 10)


def tucked() -> Game:
    """Two cards to tuck; a boat that has one already and is full, an artisan fisherman, and two Swordfish licenses."""
    cod = [Boat("cod", "cod"), Boat("cod", "cod", 4, tucked="cod"), Boat("artisan"), Boat("cod", "cod"), Boat("cod", "cod")]
    line_up = ("shrimp", "cod", "salmon", "swordfish", "char", "dfo", "marina")
    seat = Seat("", "salmon salmon swordfish swordfish", cod)
    return position(seat, Seat(), phase="fish", line_up=line_up, boats="cod shrimp " * 6, docks=("artisan", "tug"))


def no_salty() -> Game:
    game = docked()
    game.state.open.docks[codes.SALTY_CAPTAIN] = 0
    return game


def assigning() -> Game:
    game = position(Seat("tuna tuna"), Seat(), row="cod lobster", crew="assistant -", crewman=True)
    return after(game, "lot cod bid 4", "pass", "pay tuna tuna")


def keeping() -> Game:
    from ridback.cards import PREMIUM, STANDARD

    return after(Game.new(seats=3, line_up=(*STANDARD, *PREMIUM), epic=True), "0: discard king_crab")


FREE = ("launch shrimp paying tuna", 0, {"part": "tuna", "price": 0})
CASES: list[Case] = [
    ("no_such_seat", auction, "pass", 3, {"seat": "3"}),
    ("no_such_seat", auction, "pass", -1, {"seat": "-1"}),
    ("game_over", over, "pass", 0, {}),
    ("game_over", over, {"do": "process", "boats": []}, 1, {}),
    ("not_asked", auction, "pass", 1, {"asked": [0]}),
    ("not_asked", bidding, "bid 9", 0, {"asked": [1]}),
    ("not_asked", auction, {"do": "process", "boats": []}, 2, {"asked": [0]}),
    ("wrong_decision", auction, "bid 4", 0, {"decision": "name", "move": "bid"}),
    ("wrong_decision", auction, "pay tuna cod", 0, {"decision": "name", "move": "pay"}),
    ("wrong_decision", launching, {"do": "process", "boats": []}, 0, {"decision": "launch", "move": "process"}),
    ("wrong_decision", hiring, "process", 0, {"decision": "hire", "move": "process"}),
    ("wrong_decision", processing, "trade", 0, {"decision": "process", "move": "trade"}),
    ("wrong_decision", launched, "pay tuna shrimp", 0, {"decision": "launch", "move": "pay"}),
    ("cannot_pass", lambda: after(auction(), "lot cod"), "pass", 0, {"decision": "open"}),
    ("cannot_pass", paying, "pass", 0, {"decision": "pay"}),
    ("cannot_pass", lambda: after(hiring(), "hire 1"), "pass", 0, {"decision": "captain"}),
    ("cannot_pass", lambda: position(Seat(), Seat(), phase="draw"), "pass", 1, {"decision": "discard_drawn"}),
    ("no_such_slot", auction, "lot 3", 0, {"slot": 3}),
    ("cannot_afford", auction, "lot pub", 0, {"price": 10, "money": 6, "missing": 4}),
    ("cannot_afford", auction, "lot pub bid 10", 0, {"price": 10, "money": 6, "missing": 4}),
    ("cannot_afford", poor, "launch king_crab", 0, {"price": 2, "money": 1, "missing": 1}),
    ("bid_too_low", lambda: after(auction(), "lot cod"), "bid 3", 0, {"lowest": 4}),
    ("bid_too_low", bidding, "bid 4", 1, {"lowest": 5}),
    ("bid_too_high", auction, "lot cod bid 7", 0, {"most": 6}),
    ("bid_too_high", bidding, "bid 7", 1, {"most": 6}),
    ("no_card", launching, "launch shrimp", 0, {"card": "shrimp"}),
    ("no_card", hiring, "hire 1 with lobster", 0, {"card": "lobster"}),
    ("no_card", lambda: position(Seat("cod", "tuna tuna"), Seat(), phase="draw", boats="shrimp"), "discard tuna", 0, {"card": "tuna"}),
    ("not_drawn", lambda: position(Seat("cod"), Seat(), phase="draw", boats="tuna tuna"), "discard cod", 0, {"card": "cod"}),
    ("no_license", launching, "launch lobster", 0, {"card": "lobster"}),
    ("no_such_boat", hiring, "hire 2", 0, {"boat": 2}),
    ("no_such_boat", processing, "process 4", 0, {"boat": 4}),
    ("has_captain", hiring, "hire 0", 0, {"boat": 0, "type": "cod"}),
    ("no_crates", processing, "process 1", 0, {"boat": 1, "type": "shrimp"}),
    ("no_crates", processing, "process 0 1", 0, {"boat": 1, "type": "shrimp"}),
    ("already_processed", lambda: after(processing(), "process 2"), "process 2", 0, {"boat": 2, "type": "tuna"}),
    ("already_processed", processing, "process 2 2", 0, {"boat": 2, "type": "tuna"}),
    ("process_out_of_order", lambda: after(processing(), "process 2"), "process 0", 0, {"boat": 0, "type": "cod"}),
    ("no_part", paying, "pay crate", 0, {"part": "crate"}),
    ("no_part", paying, "pay tuna tuna", 0, {"part": "tuna"}),
    ("part_out_of_order", lambda: after(paying(), "pay shrimp"), "pay tuna", 0, {"part": "tuna"}),
    ("part_leaves_short", lambda: after(paying(), "pay tuna"), "pay cod", 0, {"part": "cod", "missing": 1}),
    ("payment_short", paying, "pay tuna shrimp", 0, {"price": 6, "missing": 1}),
    ("payment_short", paying, {"do": "pay", "parts": ["tuna"]}, 0, {"price": 6, "missing": 3}),
    ("payment_short", paying, "bid 9", 0, {"price": 6, "missing": 6}),
    ("payment_short", launching, "launch cod paying", 0, {"price": 2, "missing": 2}),
    ("payment_wasteful", paying, "pay tuna shrimp gone_fishin cod", 0, {"part": "cod", "price": 6}),
    ("none_left", launching, "buy tug", 0, {"card": "tug"}),
    ("none_left", launching, "buy tug paying cod", 0, {"card": "tug"}),
    (
        "cannot_afford",
        lambda: position(Seat("cod", "cod"), Seat(), phase="launch", docks=("tug", "inuit")),
        "buy inuit",
        0,
        {"price": 5, "money": 1, "missing": 4},
    ),
    ("no_card", launching, "launch charter as cod", 0, {"card": "charter"}),
    ("deck_not_for_hire", lambda: after(hiring(), "hire 1"), "captain deck", 0, {}),
    ("nobody_to_hire", lambda: docked(""), "hire 0", 0, {}),
    ("not_for_hire", lambda: after(hiring(), "hire 1"), "captain salty_captain", 0, {"card": "salty_captain"}),
    ("not_that_boat", docked, "hire 2", 0, {"boat": 2, "type": "tug", "decision": "hire"}),
    ("no_crates", lambda: after(docked(), "hire 0 with cod"), "mate 0", 0, {"boat": 0, "type": "cod"}),
    ("no_such_boat", lambda: after(docked(), "hire 0 with cod"), "mate 4", 0, {"boat": 4}),
    ("no_captain", tucking, "tuck 0", 0, {"boat": 0, "type": "cod"}),
    ("has_tucked", tucked, "tuck 1", 0, {"boat": 1, "type": "cod"}),
    ("not_that_boat", tucked, "tuck 2", 0, {"boat": 2, "type": "artisan", "decision": "tuck"}),
    ("not_that_boat", lambda: after(tucked(), "tuck 3 with cod"), "tuck 0", 0, {"boat": 0, "type": "cod", "decision": "tuck"}),
    ("no_captain", lambda: after(tucking(), "pass"), "swordfish 0", 0, {"boat": 0, "type": "cod"}),
    ("is_full", lambda: after(tucked(), "pass"), "swordfish 1", 0, {"boat": 1, "type": "cod"}),
    ("has_fished", lambda: after(tucked(), "pass", "swordfish 0"), "swordfish 0", 0, {"boat": 0, "type": "cod"}),
    ("none_left", lambda: after(no_salty(), "hire 0"), "captain salty_captain", 0, {"card": "salty_captain"}),
    ("no_such_boat", tucking, "tuck 3", 0, {"boat": 3}),
    ("not_drawn", lambda: after(tucking(), "tuck 1"), "with shrimp", 0, {"card": "shrimp"}),
    ("no_part", lambda: after(docked(), "hire 0 with cod"), "mate store", 0, {"part": "crate"}),
    ("no_card", lambda: after(docked(), "hire 0 with cod"), "mate 1 with cod", 0, {"card": "cod"}),
    ("no_cards_aboard", docked, "pickup 3", 0, {"boat": 3}),
    ("no_such_boat", docked, "pickup 4", 0, {"boat": 4}),
    ("half_done", lambda: after(docked(), "hire 0"), "pickup 2", 0, {"decision": "captain"}),
    ("no_marina", mooring, "marina 2", 0, {"marina": 2}),
    ("marina_used", lambda: after(mooring(), "marina 1 with cod"), "marina 1", 0, {"marina": 1}),
    ("no_card", mooring, "marina 1 with dfo", 0, {"card": "dfo"}),
    ("cannot_give", inspecting, "from 0", 0, {"seat": 0}),
    ("no_crates", lambda: after(inspecting(), "from 2"), "take 1", 0, {"boat": 1, "type": "shrimp"}),
    ("no_such_boat", lambda: after(inspecting(), "from 2"), "take 3", 0, {"boat": 3}),
    ("not_owned", assigning, "assign tuna", 0, {"license": "tuna"}),
    ("not_in_a_set", keeping, "discard cod", 0, {"card": "cod"}),
    ("no_card", keeping, "discard king_crab", 0, {"card": "king_crab"}),
    ("payment_wasteful", launching, "launch cod paying lobster king_crab", 0, {"part": "king_crab", "price": 2}),
    ("payment_wasteful", salty, "hire 0 with salty_captain paying tuna shrimp", 0, {"part": "shrimp", "price": 3}),
    ("payment_wasteful", lambda: position(Seat("tuna shrimp", "shrimp"), Seat(), phase="launch"), *FREE),
    ("payment_wasteful", paying, "pay tuna shrimp cod cod", 0, {"part": "cod", "price": 6}),
]


@pytest.mark.parametrize(("code", "begin", "move", "seat", "details"), CASES, ids=[f"{code}-{n}" for n, (code, *_) in enumerate(CASES)])
def test_refused(code: str, begin: Callable[[], Game], move: object, seat: int, details: dict[str, Any]) -> None:
    game = begin()
    before = game.state.tobytes(), list(game.moves), list(game.events), game.decisions, game.decision, game.to_json()
    with pytest.raises(MoveRefused) as refused:
        game.play(move, seat)
    assert (refused.value.code, refused.value.details) == (code, details)
    assert (game.state.tobytes(), game.moves, game.events, game.decisions, game.decision, game.to_json()) == before
    assert set(details) == set(CODES[code])
    if code != "no_such_seat":
        assert [one.text for one in refused.value.legal] == legal(game, seat)
        assert game.why_not(move, seat) == (code, details)
        assert (game.state.tobytes(), game.moves, game.events) == before[:3]
    assert json.loads(json.dumps(details)) == details


def test_every_code_is_produced() -> None:
    assert {code for code, *_ in CASES} == set(CODES)


def test_what_is_allowed_is_not_refused() -> None:
    game = auction()
    assert game.why_not("lot cod bid 5") is None
    assert game.ply == 0


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's naming)
        self.names.add(node.id.name)


def test_every_code_has_a_sentence_that_names_only_its_arguments() -> None:
    sentences = {entry.id.name: entry for entry in FluentParser().parse(words.source("en")).body if isinstance(entry, ast.Message)}
    for code, arguments in CODES.items():
        variables = _Variables()
        variables.visit(sentences[f"refusal-{code.replace('_', '-')}"])
        assert variables.names <= set(arguments), code


@pytest.mark.parametrize(("code", "details"), [(code, details) for code, *_, details in CASES])
def test_a_refusal_names_cards_and_seats_in_words(code: str, details: dict[str, Any]) -> None:
    said = sentence(words.words(), code, details)
    assert not {id for id in details.values() if isinstance(id, str) and id.isalpha()} & set(said.replace(".", "").split()), said
    assert "_" not in said


@pytest.mark.parametrize("begin", [auction, bidding, paying, launching, hiring, processing])
def test_a_view_says_beforehand_what_would_be_refused_and_why(begin: Callable[[], Game]) -> None:
    game = begin()
    seat = next(iter(game.decisions))
    decision = game.view(seat).to_json()["decision"]
    offered = [move["n"] for move in decision["legal"]]
    assert offered == [move.number for move in game.legal(seat)]
    for refused in decision["refused"]:
        code, args = refused.pop("code"), refused.pop("args")
        assert game.why_not(refused, seat) == (code, args)
