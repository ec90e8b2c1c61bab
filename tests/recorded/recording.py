"""Recorded games of our own: how they were made, and how each ply of them is checked.

A line of ``games.jsonl.gz`` is a saved game (docs/saved-games.md) with ``checks`` beside it: four hexadecimal digits for each ply,
of everything that could be told then: who was asked what, every legal move, and every event since. The file is made anew by
``python -m tests.recorded.recording``; that is only right together with a new version of the rules (``game.RULES``).
"""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD
from ridback.game import Game
from ridback.moves import Move
from ridback.setups import Setup, random_line_up
from tests.some_setups import some_setup

FILE: Final = Path(__file__).with_name("games.jsonl.gz")

#: How a seat plays, for variety: how often (of ten) it takes a pass it is offered, and how far up it bids.
STYLES: Final = ((6, 1), (2, 3), (1, 9), (4, 4))

_MODULES: Final[dict[str, Any]] = {"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True}


def setups() -> Iterator[Setup]:
    """What the games are played with: each kind of table for certain, then any by chance."""
    for seats in (2, 3, 4):
        yield Setup(seats)
        yield Setup(seats, gone_fishin=True)
        yield Setup(seats, random_line_up(seats, seats), docks=DOCK[2 * seats - 4 : 2 * seats - 2], **_MODULES)
    for captains in (("tc",), ("kirkman",)):
        yield Setup(2, LINE_UPS["base"], captains=captains)
        yield Setup(2, random_line_up(2, 5), captains=captains, docks=("tug", "salty_captain"), **_MODULES)
    yield Setup(1, LINE_UPS["base"], captains=("tc", "kirkman"))
    yield Setup(1, random_line_up(1, 1), captains=("tc", "kirkman"), docks=("artisan", "first_mate"), **_MODULES)
    for seats in (5, 6):
        yield Setup(seats, random_line_up(seats, seats))
        yield Setup(seats, random_line_up(seats, 10 + seats), docks=("house_boat", "inuit", "first_mate"), **_MODULES)
    for seats in (3, 4, 5, 6):
        yield Setup(seats, (*STANDARD, *PREMIUM), epic=True, docks=DOCK, **_MODULES)
        yield Setup(seats, tuple(id for id in (*STANDARD, *PREMIUM) if id != "salmon"), epic=True)
    for n in range(40):
        yield some_setup(random.Random(1000 + n))


def choose(legal: list[Move], style: tuple[int, int], chance: random.Random) -> Move:
    """A move by chance, in the style of a seat."""
    passing, bidding = style
    if len(legal) > 1 and legal[0].name == "pass" and chance.randrange(10) >= passing:
        legal = legal[1:]
    if legal[-1].name == "bid":
        legal = legal[: bidding + (legal[0].name == "pass")]
    return chance.choice(legal)


def play(setup: Setup, seed: int) -> Game:
    """A whole game by chance."""
    game, chance = Game(setup, seed), random.Random(seed)
    while not game.over:
        seat = chance.choice(list(game.decisions))
        game.play(choose(game.legal(seat), STYLES[(seat + seed) % len(STYLES)], chance), seat)
    return game


def checks(saved: dict[str, Any]) -> Iterator[str]:
    """Replay a saved game move by move: four hexadecimal digits for what can be told before the first move and after each."""
    game = Game.from_json({key: saved[key] for key in ("ridback", "setup", "seed")} | {"moves": []})
    told = 0
    for turn in (None, *saved["moves"]):
        if turn is not None:
            seat, _, move = turn.partition(" ")
            game.play(move, int(seat))
        asked = {seat: [kind, [move.text for move in game.legal(seat)]] for seat, kind in game.decisions.items()}
        events = [event.to_json(everything=True) for event in game.events[told:]]
        told += len(events)
        yield hashlib.sha256(json.dumps([asked, events], sort_keys=True).encode()).hexdigest()[:4]


def recorded() -> Iterator[dict[str, Any]]:
    """The recorded games."""
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def record() -> None:
    """Play and write them all."""
    lines = []
    for seed, setup in enumerate(setups()):
        saved = play(setup, seed).to_json()
        lines.append(json.dumps(saved | {"checks": "".join(checks(saved))}, separators=(",", ":")) + "\n")
    # no time in the file: the same games are the same bytes
    FILE.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))


if __name__ == "__main__":
    record()
