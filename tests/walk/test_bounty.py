"""The property proof of the expansion: games of every set-up there is, looked at at every state (bounty.py says what is checked)."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridback.cards import CREW
from ridback.events import DECISIONS, KINDS, TROPHIES
from ridback.game import Game
from ridback.moves import SEGMENTS, TABLE
from ridback.rules import codes
from ridback.rules.imagining import DEAL
from ridback.rules.record import IO, LEGAL, LOG_ROWS, RANDOM, SHEETS, STATE, VIEW, new
from ridback.setups import Setup
from ridback.views import View
from tests.rules.test_every_move import BOAT_VERBS
from tests.some_setups import some_setup
from tests.walk import bounty

GAMES = 1200


def walk_all(games: int, first: int = 0) -> Any:
    """Walk through this many games; what was seen, a SEEN record. An AssertionError has a note that says where."""
    seen, ios = new(bounty.SEEN), np.zeros(2, IO)
    legals, deals, randoms, sheets = np.zeros(2, LEGAL), new(DEAL), new(RANDOM), new(SHEETS)
    states, views = np.zeros(4, STATE), np.zeros(2, VIEW)
    state_bytes, view_bytes = states.view(np.uint8).reshape(4, -1), views.view(np.uint8).reshape(2, -1)
    ios["listening"][0] = 1
    for n in range(first, first + games):
        setup = some_setup(random.Random(n))
        state_bytes[:], view_bytes[:] = 0, 0
        choices = setup.choices(n)
        try:
            bounty.walk(states, state_bytes, views, view_bytes, setup.cards.values, choices, ios, legals, deals, randoms, sheets, seen)
        except AssertionError as error:
            error.add_note(f"in walk_all(1, {n}), ply {seen[0].ply}: {setup.to_json()}")
            raise
    return seen[0]


@pytest.mark.slow
def test_everything_holds_and_everything_happens() -> None:
    seen = walk_all(GAMES)
    assert seen.games == GAMES
    assert seen.imagined > seen.states / 6
    assert seen.tried > seen.states / 2
    assert seen.hidden > seen.states / 20
    assert seen.unfit < seen.imagined / 1000, "nearly every view is imagined at the first try"
    never = {name for name, n in zip(DECISIONS, seen.decisions, strict=True) if name and not n}
    assert not never, "decisions that were never put"
    assert {kind.name for number, kind in KINDS.items() if not seen.events[number]} == set(), "events that never happened"
    made = {move.name for move, n in zip(TABLE, seen.moves, strict=True) if n}
    assert made == {name for _, name, _, _ in SEGMENTS}, "moves that were never made"
    by_number = {"bid", *BOAT_VERBS}  # all of these are in rules/test_every_move.py
    whole = {move.text for move, n in zip(TABLE, seen.moves, strict=True) if not n and move.name not in by_number}
    assert whole == set(), "every card, part, slot, seat, license and Marina was chosen"
    assert {id for id, n in zip(TROPHIES, seen.trophies, strict=True) if id and not n} == set()
    assert {id for id, n in zip(CREW, seen.crew[1:], strict=True) if not n} == set()
    assert all(seen.ends[1:]), "games ended for want of licenses, of crates, and of both"
    assert seen.captain_won > 0, "a Captain got a license for nothing (CO3)"
    assert seen.most_events < LOG_ROWS / 4
    assert seen.most_fleet < codes.FLEET


def play_on(game: Game, chance: random.Random, plies: int) -> None:
    """Random moves, by text or as JSON."""
    while not game.over and plies:
        seat = chance.choice(list(game.decisions))
        legal = game.legal(seat)
        move = chance.choice(legal)
        if move.name == "pass" and len(legal) > 1 and chance.random() < 0.6:
            move = chance.choice(legal[1:])
        game.play(chance.choice((move.text, move.to_json(), move.number)), seat)
        plies -= 1


@pytest.mark.parametrize("n", range(24))
def test_saved_and_loaded_it_is_the_same_game(n: int) -> None:
    """At a game's middle and its end: state, events and views come back, and everybody's view is plain data."""
    chance = random.Random(n)
    setup = some_setup(chance)
    assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup
    game = Game(setup, n)
    for plies in (chance.randrange(20, 200), -1):
        play_on(game, chance, plies)
        again = Game.from_json(json.loads(json.dumps(game.to_json())))
        assert again.state.tobytes() == game.state.tobytes()
        assert again.events == game.events
        for seat in (None, *range(setup.seats)):
            view = game.view(seat)
            told = json.loads(json.dumps(view.to_json()))
            assert told == json.loads(json.dumps(again.view(seat).to_json()))
            assert json.dumps(game.events_for(seat))
            imagined = View.of(view.imagine(n), seat, setup.cards)
            assert imagined.records.tobytes() == view.records.tobytes()
            assert imagined.legal() == view.legal()
    assert game.result is not None


PLAYED = """
import json, random, sys
from ridback.game import Game
from tests.rules.test_every_move import BOAT_VERBS
from tests.some_setups import some_setup
from tests.walk.test_bounty import play_on
for n in json.loads(sys.argv[1]):
    chance = random.Random(n)
    game = Game(some_setup(chance), n)
    play_on(game, chance, 150)
    print(json.dumps([game.state.tobytes().hex(), game.to_json()["moves"], game.events]))
"""


def test_interpreted_and_compiled_play_the_same() -> None:
    """Some games, byte for byte."""
    root = Path(__file__).resolve().parents[2]
    wanted = [sys.executable, "-c", PLAYED, json.dumps([3, 4, 8, 15, 16])]
    env = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    compiled, interpreted = (
        subprocess.run(wanted, env=env | extra, cwd=root, capture_output=True, check=True, text=True).stdout
        for extra in ({}, {"NUMBA_DISABLE_JIT": "1"})
    )
    assert compiled == interpreted
    assert compiled.count("\n") == 5
