"""Views as plain data: what architecture.md says is in them, and that what they offer the rules take; VI1 is in rules/test_looking.py."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ridback.cards import BOATS, DOCK, LICENSE_TYPES
from ridback.game import Game
from ridback.setups import Setup
from tests.some_setups import some_setup

#: Keys whose values are tables by card, and what moves have beside `do`.
BY_CARD = {"licenses", "levels", "hand", "drawn", "launches", "hires", "dock_piles", "meeple_of", "bosuns", "assistants", "marinas"}
MOVE_ARGUMENTS = {"slot", "amount", "part", "card", "boat", "from", "marina", "license", "type"}


def keys(told: Any) -> Iterator[str]:
    """All keys anywhere in a view but card ids and arguments."""
    if isinstance(told, list):
        for one in told:
            yield from keys(one)
    elif isinstance(told, dict):
        for key, value in told.items():
            yield key
            if key != "args":
                yield from keys(list(value.values()) if key in BY_CARD and isinstance(value, dict) else value)


def walk(setup: Setup, seed: int) -> Iterator[Game]:
    """A game of random moves, before each of them and at its end."""
    game, random = Game(setup, seed), Random(seed)
    while not game.over:
        yield game
        seat = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(seat)), seat)
    yield game


def test_the_document_names_all_there_is_in_a_view() -> None:
    page = (Path(__file__).resolve().parents[1] / "docs" / "architecture.md").read_text("utf-8")
    documented = set(re.findall(r'"(\w+)":', page.split("\n## A view as JSON\n")[1].split("\n## ")[0]))
    found: set[str] = set()
    for seed in range(14):
        for game in walk(some_setup(Random(seed)), seed):
            found.update(keys(game.view(next(iter(game.decisions), 0)).to_json()))
    # some lines of the score are called as cards
    cards = {*BOATS, *LICENSE_TYPES, *DOCK}
    assert found - MOVE_ARGUMENTS - cards == documented - MOVE_ARGUMENTS - cards


@pytest.mark.parametrize("seed", range(12))
def test_what_a_view_offers_the_rules_take(seed: int) -> None:
    """The moves it lists, the highest bid it names, the payments it suggests; and all of it is plain data."""
    kinds, salty = set(), 0
    setup = some_setup(Random(seed)) if seed > 3 else Setup(2 + seed % 3, gone_fishin=bool(seed % 2))
    for game in walk(setup, seed):
        for seat in game.decisions:
            told = game.view(seat).to_json()
            assert json.loads(json.dumps(told)) == told
            decision = told["decision"]
            kinds.add(decision["kind"])
            legal = game.legal(seat)
            assert [(move["n"], move["text"]) for move in decision["legal"]] == [(move.number, move.text) for move in legal]
            for move in decision["legal"]:
                shown = {key: value for key, value in move.items() if key not in ("n", "text")}
                assert game.read(shown, seat).atoms[0].number == move["n"]
            refused = {game.read(_plain(move), seat).atoms[0].text for move in decision["refused"]}
            assert not refused & {move.text for move in legal}
            if decision["kind"] in ("open", "bid") and legal[-1].name == "bid":
                assert legal[-1].argument == decision["max_bid"]
            if decision["kind"] == "pay":
                assert decision["left"] == told["payment"]["left"]
                assert game.why_not({"do": "pay", "parts": decision["suggested"]}, seat) is None
            if decision["kind"] == "launch":
                offered = [move for move in decision["legal"] if move["do"] in ("launch", "charter", "buy")]
                assert set(decision["launches"]) == {move.get("card", "charter") for move in offered}
                for move in offered:
                    assert game.why_not(_paid(move, decision["launches"][move.get("card", "charter")]), seat) is None
            if decision["kind"] == "captain":
                offered = [move for move in decision["legal"] if move["card"] in ("deck", "salty_captain")]
                assert decision["hires"].keys() == {move["card"] for move in offered}
                for move in offered:
                    assert game.why_not(_paid(move, decision["hires"][move["card"]]), seat) is None
                    salty += move["card"] == "salty_captain"
            if decision["kind"] == "hire":
                for boat in (move["boat"] for move in decision["legal"] if move["do"] == "hire"):
                    named = game.copy()
                    named.play(f"hire {boat}", seat)
                    later = named.view(seat).to_json()["decision"]
                    assert later["hires"] == decision["hires"]
                    assert [move for move in decision["refused"] if move["do"] == "captain"] == later["refused"]
            assert (told["phase"] == "keep") == (decision["kind"] == "keep")
            if decision["kind"] == "keep":
                assert decision["owed"] == sum(told["hand"].values()) - 7
            assert (decision["kind"] == "oyster") == (told["catching"] is not None)
            assert (decision["kind"] == "assign") == (told["assigning"] is not None)
    assert {"name", "open", "bid", "pay", "launch", "hire", "captain"} <= kinds
    assert salty or "salty_captain" not in setup.docks


def _paid(move: dict[str, Any], offer: dict[str, Any]) -> dict[str, Any]:
    shown = {key: value for key, value in move.items() if key not in ("n", "text")}
    return shown | ({"paying": offer["suggested"]} if offer["price"] else {})


def _plain(refused: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in refused.items() if key not in ("code", "args")}


def test_who_is_not_asked_is_offered_nothing() -> None:
    for game in walk(Setup(3), 1):
        for seat in (None, *range(3)):
            view = game.view(seat)
            asked = seat is not None and seat in game.decisions
            assert (view.decision is not None) == asked == bool(view.legal())
            assert (view.to_json()["decision"] is not None) == asked
        if game.ply > 60:
            break
