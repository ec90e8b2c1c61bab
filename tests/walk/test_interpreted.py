"""Interpreted rules do what compiled ones do, byte for byte: they are the same functions, and no number runs over its type's end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridback.rules.jit import INTERPRETED
from tests.walk import trace

ROOT = Path(__file__).resolve().parents[2]
GAMES = 24


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="the tests run interpreted themselves")
def test_interpreted_is_as_compiled() -> None:
    """States, legal moves, views, imagined states, scores and events of some dozens of games; warnings (of overflow) are errors."""
    command = [sys.executable, "-W", "error", "-m", "tests.walk.trace", "0", str(GAMES)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as interpreted:
        compiled = [trace.digest(number) for number in range(GAMES)]
        out, err = interpreted.communicate(timeout=1800)
    assert err == "interpreted\n"
    assert out.splitlines() == compiled
    assert len(set(compiled)) == GAMES
