"""Views as plain data: that what they offer the rules take, and to whom; VI1 is in rules/test_looking.py."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ridback.game import Game
from ridback.setups import Setup
from tests.some_setups import some_setup


def walk(setup: Setup, seed: int) -> Iterator[Game]:
    """A game of random moves, before each of them and at its end."""
    game, random = Game(setup, seed), Random(seed)
    while not game.over:
        yield game
        seat = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(seat)), seat)
    yield game


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
