"""The package's rules and a second reading of RULES.md, written by itself, agree at every ply of games by chance."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import Cards
from ridback.game import Game
from tests.reference.compare import Difference, Start, random_game, recorded_games, side_by_side

RECORDED = list(recorded_games())[::12]


@pytest.mark.parametrize("number", range(24))
def test_games_by_chance(number: int) -> None:
    """Any set-up, printed and changed values, any moves: decisions, legal moves, what is told, scores and ranking."""
    assert side_by_side(random_game(number), every=15)


@pytest.mark.parametrize("start", RECORDED, ids=[name for name, _, _ in RECORDED])
def test_recorded_games(start: Start) -> None:
    """Some of the recorded games; ``python -m tests.reference.compare recorded`` replays them all."""
    assert side_by_side(start, every=15) == len(start[2] or ())


@pytest.mark.parametrize("wrong", [{"boats": {"shrimp": {"vp": 2}}}, {"table": {"tuna_none_draw": 1}}])
def test_a_difference_is_found(wrong: dict[str, Any]) -> None:
    """The reference with one other printed value is not like the package for long."""
    with pytest.raises(Difference):
        side_by_side(("base", Game.new(seats=2, seed=1), None), printed=Cards(wrong).printed)
