"""A game for the reviews."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridback import records
from ridback.game import Game

#: Skipper 2 lets the last license go, passing on a bid that would have won the game: ply 282.
THROWN_AWAY = Path(__file__).with_name("thrown_away.json")


@pytest.fixture(scope="session")
def thrown_away() -> Game:
    return records.verify(THROWN_AWAY)
