"""The package's rules and a second reading of RULES.md, written by itself, agree at every ply of games by chance."""

from __future__ import annotations

import pytest

from tests.recorded.recording import recorded
from tests.reference.compare import random_game, recorded_game, side_by_side

RECORDED = list(recorded())


@pytest.mark.parametrize("number", range(30))
def test_games_by_chance(number: int) -> None:
    """Any set-up, any moves: decisions, legal moves, what is told, scores and ranking."""
    assert side_by_side(random_game(number), every=20)


@pytest.mark.parametrize("number", range(0, len(RECORDED), 8))
def test_recorded_games(number: int) -> None:
    """Some of the recorded games; ``python -m tests.reference.compare recorded`` replays them all."""
    assert side_by_side(recorded_game(RECORDED[number]), every=20) == len(RECORDED[number]["moves"])
