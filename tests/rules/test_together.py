"""RD6: phase two of all seats at once."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import numpy as np
import pytest

from ridback.cards import DOCK
from ridback.errors import MoveRefused, SetupError
from ridback.game import Game
from ridback.rules import codes
from ridback.rules.record import STATE
from ridback.setups import Setup
from ridback.views import View
from tests.rules.positions import Boat, Seat, Told, cards, drawn, fleet, hand, heard, legal, play, position

MARINAS = ("cod", "lobster", "swordfish", "oyster", "salmon", "pub", "marina")
BAY: dict[str, Any] = {"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True}
SETUPS = {
    "base": Setup(3),
    "bay": Setup(4, MARINAS, **BAY),
    "alone": Setup(1, captains=("tc", "kirkman")),
    "a_captain": Setup(2, captains=("kirkman",), gone_fishin=True),
    "five": Setup(5, (*MARINAS, "tuna", "king_crab"), **BAY),
}
#: What one seat's being busy leaves in the record, while phase two runs.
BUSY = ("ask", "launches", "launched", "hires", "in_launching", "moored", "stage")


def once(*seats: Seat, **rest: Any) -> Game:
    choices: Told = {"phase": "launch", "at_once": True}
    return position(*seats, **(choices | rest))


def all_but_what_is_asked(game: Game) -> bytes:
    """A game's state without what tells who is asked, and how far the seats are within phase two."""
    twins = np.frombuffer(bytearray(game.states.tobytes()), STATE)
    o = twins[0].open
    if o.phase in range(codes.LAUNCH_BEGINS, codes.CORPORATION):
        o.phase, o.turn, o.asked = 0, 0, 0
        for field in BUSY:
            o.at[field] = 0
    o.at_once = 0
    return twins.tobytes()


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", range(6))
def test_RD6_in_turn_order_it_is_the_same_game(name: str, seed: int) -> None:
    """Whoever is first in turn order answers: the same questions, moves, draws and events, state by state, as without the option."""
    setup, chance = SETUPS[name], random.Random(seed)
    plain = Game(setup, seed)
    together = Game(Setup.from_json(setup.to_json() | {"at_once": True}), seed)
    several = 0
    while not plain.over:
        assert all_but_what_is_asked(together) == all_but_what_is_asked(plain)
        seat = chance.choice([*plain.decisions])
        assert next(iter(together.decisions)) == seat or together.state.open.phase != codes.TOGETHER
        several += len(together.decisions) > len(plain.decisions)
        moves = plain.legal(seat)
        assert together.legal(seat) == moves
        move = chance.choice(moves[1:] if moves[0].name == "pass" and len(moves) > 1 and chance.random() < 0.7 else moves)
        plain.play(move, seat)
        together.play(move, seat)
        assert together.events == plain.events
    assert all_but_what_is_asked(together) == all_but_what_is_asked(plain)
    assert together.over
    assert (several > 0) == (setup.seats > 1)


def test_RD6_all_are_asked_at_once_and_each_goes_its_own_way() -> None:
    game = once(
        Seat("shrimp cod tuna", "shrimp"),
        Seat("tuna lobster shrimp", "tuna"),
        Seat("", "cod", store=1),  # no cards: it is asked nothing
        Seat("cod cod", "", [Boat("cod")]),  # no license that has boats: it hires
        start=2,
    )
    assert game.decisions == {3: "hire", 0: "launch", 1: "launch"}
    play(game, "1: launch tuna")
    assert game.decisions == {3: "hire", 0: "launch", 1: "pay"}
    play(game, "0: launch shrimp", "3: hire 0 with cod", "1: pay shrimp")
    assert game.decisions == {0: "hire", 1: "hire"}
    assert [boat.type for boat in fleet(game, 1)] == ["tuna"]
    play(game, "1: hire 0 with lobster", "0: pass")
    assert game.state.open.phase > codes.CORPORATION, "all are through"
    assert not game.state.open.at["stage"].any()


def test_RD6_nobody_waits_for_who_is_in_the_middle_of_an_answer() -> None:
    """Two pay at the same time, each its own price, and one stands before a captain; others' answers leave their questions as they were."""
    game = once(
        Seat("king_crab tuna shrimp cod", "king_crab_crates"), Seat("cod lobster lobster", "cod"), Seat("cod cod", "", [Boat("cod")])
    )
    play(game, "0: launch king_crab", "1: launch cod", "2: hire 0")
    assert game.decisions == {0: "pay", 1: "pay", 2: "captain"}
    assert legal(game, 0) == ["pay shrimp", "pay tuna"]
    assert legal(game, 1) == ["pay lobster"]
    told = [game.view(seat).to_json() for seat in (None, 0, 1, 2)]
    assert [one["payment"]["seat"] for one in told] == [0, 0, 1, 0], "one's own, or the first in turn order"
    assert [one["payment"]["price"] for one in told] == [3, 3, 2, 3]
    assert [one["hiring"] for one in told] == [{"seat": 2, "boat": 0}] * 4
    assert [(one["decision"] or {}).get("left") for one in told] == [None, 3, 2, None]
    asked = [game.asked_at(seat) for seat in range(3)]
    assert asked == [1, 2, 3]
    play(game, "2: captain cod")
    assert [game.asked_at(seat) for seat in range(2)] == asked[:2], "a question that stands is no new one"
    with pytest.raises(MoveRefused) as refused:
        game.play("pay cod", 0)
    assert (refused.value.code, refused.value.details) == ("part_leaves_short", {"part": "cod", "missing": 2})
    play(game, "1: pay lobster", "0: pay tuna")
    assert game.decisions == {0: "hire", 1: "launch"}
    assert heard(game, "launched") == [
        {"kind": "launched", "seat": 1, "boat": 0, "type": "cod", "card": "cod"},
        {"kind": "launched", "seat": 0, "boat": 0, "type": "king_crab", "card": "king_crab"},
    ]


def test_RD6_a_wasteful_part_is_told_by_ones_own_price() -> None:
    game = once(Seat("king_crab tuna shrimp cod", "king_crab_crates"), Seat("shrimp lobster lobster", "shrimp"))
    play(game, "0: launch king_crab", "1: launch shrimp")
    assert game.decisions == {0: "pay", 1: "hire"}
    with pytest.raises(MoveRefused) as refused:
        game.play("pay tuna shrimp", 0)
    assert (refused.value.code, refused.value.details["price"]) == ("payment_wasteful", 3)


@pytest.mark.parametrize("seed", range(8))
def test_RD6_where_nobody_draws_the_order_does_not_matter(seed: int) -> None:
    """Whatever comes between a seat's answers, phase two ends the same."""
    seats = (Seat("shrimp lobster cod", "shrimp"), Seat("cod shrimp tuna", "tuna shrimp"), Seat("cod cod", "", [Boat("cod"), Boat("tuna")]))
    steps = [["launch shrimp", "hire 0 with cod"], ["launch shrimp", "hire 0 with tuna"], ["hire 1 with cod"]]
    ends = set()
    for order in (None, random.Random(seed)):
        game = once(*seats)
        left = {seat: [*mine] for seat, mine in enumerate(steps)}
        while any(left.values()):
            seat = next(seat for seat in left if left[seat]) if order is None else order.choice([seat for seat in left if left[seat]])
            game.play(left[seat].pop(0), seat)
        assert game.state.open.phase > codes.CORPORATION
        ends.add(game.state.tobytes())
    assert len(ends) == 1


def test_RD6_cards_are_drawn_in_the_order_of_the_answers() -> None:
    game = once(Seat("cod shrimp cod", "cod"), Seat("cod shrimp lobster", "cod"), boats="tuna lobster " + "shrimp " * 20)
    play(game, "1: launch cod paying shrimp", "0: launch cod paying shrimp")
    assert game.decisions == {0: "launch", 1: "launch"}, "Cod launches twice"
    play(game, "1: pass", "0: pass")
    assert hand(game, 1) == cards("lobster tuna")
    assert hand(game, 0) == cards("cod lobster")


def test_RD6_who_draws_before_a_question_waits_for_those_before_it() -> None:
    """So the cards come as they would in turn order; who is asked something, or draws nothing, does not wait."""
    lobster = Seat("", "lobster", [Boat("cod", "cod")])
    game = once(Seat("shrimp cod", "shrimp"), lobster, Seat("cod", "", [Boat("tuna")]), boats="tuna " + "cod " * 20)
    assert game.decisions == {0: "launch", 2: "hire"}
    assert drawn(game, "lobster", 1) == 0
    play(game, "2: pass")
    assert drawn(game, "lobster", 1) == 0
    play(game, "0: pass")
    assert drawn(game, "lobster", 1) == 1
    assert hand(game, 1)["tuna"] == 1
    moor = Seat("cod", "marina", marinas=("",))
    game = once(Seat("shrimp cod", "shrimp"), moor, line_up=("shrimp", "cod", "lobster", "tuna", "oyster", "pub", "marina"))
    assert game.decisions == {0: "launch", 1: "marina"}, "nothing is drawn before it"


def test_RD6_captains_launch_when_all_people_are_through() -> None:
    seats = (Seat("shrimp cod", "shrimp"), Seat("shrimp cod", "shrimp"))
    game = once(*seats, captains=("tc",), boats="lobster " + "cod " * 20)
    play(game, "1: pass")
    assert heard(game, "corporation_boat") == []
    play(game, "0: pass")
    assert [event["seat"] for event in heard(game, "corporation_boat")] == [2]


@pytest.mark.parametrize("seed", range(5))
def test_RD6_what_others_pay_fits_into_what_one_imagines(seed: int) -> None:
    """A state imagined while several pay looks the same to whoever imagines it, and whoever pays can."""
    game = once(
        Seat("king_crab tuna cod cod", "king_crab_crates"),
        Seat("cod king_crab cod", "cod"),
        Seat("tuna tuna tuna shrimp", "tuna"),
    )
    play(game, "0: launch king_crab", "1: launch cod", "2: launch tuna", "1: pay cod")
    assert game.decisions == {0: "pay", 1: "pay", 2: "pay"}
    for seat in (None, 0, 1, 2):
        view = game.view(seat)
        imagined = game.imagined(seat, seed) if seat is not None else game.copy()
        again = View.of(view.imagine(seed), seat, view.cards)
        assert again.records.tobytes() == view.records.tobytes()
        for other in imagined.decisions:
            assert imagined.legal(other), "somebody cannot pay"


TOUCHED = [
    ({"docks": (one, two)}, {one, two}) for one, two in itertools.combinations(DOCK, 2)
] + [({"line_up": ("shrimp", "cod", "lobster", "tuna", "char", "pub", "dfo")}, {"char", "dfo"})]  # fmt: skip


@pytest.mark.parametrize(("choices", "ids"), TOUCHED)
def test_RD6_not_where_seats_touch_each_other(choices: dict[str, Any], ids: set[str]) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(3, at_once=True, **choices)
    assert refused.value.code == "at_once"
    assert set(refused.value.details["ids"]) == ids
    assert not Setup(3, **choices).at_once


def test_RD6_is_kept_in_a_saved_game_only_if_it_was_chosen() -> None:
    assert "at_once" not in Setup(3).to_json()
    game = Game.new(seats=3, at_once=True, seed=5)
    saved = json.loads(json.dumps(game.to_json()))
    assert saved["setup"]["at_once"] is True
    assert Game.from_json(saved).state.tobytes() == game.state.tobytes()
    assert game.view(0).to_json()["setup"]["at_once"] is True
    with pytest.raises(SetupError):
        Setup(3, at_once=1)  # type: ignore[arg-type]
