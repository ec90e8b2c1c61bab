"""What happened, by name: the kinds there are, their fields, and who may read which."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from ridback.events import DECISIONS, KINDS, REASONS, WHY
from ridback.game import Game
from ridback.rules import codes
from tests.rules.positions import Boat, Seat, play, position

PAGE = (Path(__file__).resolve().parents[1] / "docs" / "architecture.md").read_text("utf-8")


def test_every_number_of_the_rules_has_its_name() -> None:
    """Names are given by place, so the lists must be as long as the numbers of codes.py and in their order."""
    kinds = {name: number for name, number in vars(codes).items() if name.startswith("EV_")}
    assert {number: name.removeprefix("EV_").lower() for name, number in kinds.items()} == {n: kind.name for n, kind in KINDS.items()}
    asks = {number: name.removeprefix("ASK_").lower() for name, number in vars(codes).items() if name.startswith("ASK_")}
    assert dict(enumerate(DECISIONS[1:], 1)) == asks
    why = {number: name.removeprefix("WHY_").lower() for name, number in vars(codes).items() if name.startswith("WHY_")}
    assert dict(enumerate(WHY)) == why
    assert [REASONS[bits] for bits in (0, codes.NO_LICENSES, codes.NO_CRATES, codes.NO_LICENSES | codes.NO_CRATES)] == [
        *[None, "licenses", "crates", "both"],
    ]


def test_the_document_has_every_kind_with_its_fields() -> None:
    section = PAGE.split("\n## Events as JSON\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \|(.*)\|$", section, re.MULTILINE)
    told = {kind: set(re.findall(r"\b[a-z_]+\b", re.sub(r"\(.*?\)|`", "", fields))) - {"seat"} for kind, fields in rows}
    for kind in KINDS.values():
        fields = {name for name, _ in kind.fields}
        assert fields <= told.pop(kind.name), kind.name
    assert not told


def test_a_reader_gets_what_is_its_own_and_what_is_open() -> None:
    game = position(Seat("tuna cod", "", [Boat("cod")]), Seat(), phase="hire", boats="shrimp cod lobster tuna")
    play(game, "hire 0 with tuna")
    hired = next(event for event in game.events if event.name == "hired")
    own = {"kind": "hired", "ply": 1, "seat": 0, "boat": 0, "type": "cod", "card": "tuna"}
    assert hired.to_json(0) == hired.to_json(1, 0) == hired.to_json(everything=True) == own
    assert hired.to_json() == hired.to_json(1) == own | {"card": None}
    drew = [event for event in game.events if event.name == "drew"]
    assert [event.to_json(0) is None for event in drew] == [False, False, True, True]
    assert [event.to_json() for event in drew] == [None] * 4
    assert [event.to_json(0, 1) for event in drew] == [event.to_json(everything=True) for event in drew]


@pytest.mark.parametrize("seed", range(3))
def test_every_event_of_a_game_is_plain_data_with_all_its_fields(seed: int) -> None:
    game, random = Game.new(seats=2 + seed, gone_fishin=True, seed=seed), Random(seed)
    while not game.over:
        game.play(random.choice(game.legal()))
    for event in game.events:
        told = event.to_json(everything=True)
        assert told is not None
        assert json.loads(json.dumps(told)) == told
        assert set(told) == {"kind", "ply", *(name for name, _ in KINDS[event.kind].fields)} | ({"seat"} if event.seat >= 0 else set())
