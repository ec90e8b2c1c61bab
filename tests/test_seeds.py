"""A seed gives one game: on every run, in every process, under every Python, compiled or not; and nothing else is random."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridback.cards import BOATS, LICENSES
from ridback.errors import SetupError
from ridback.game import Game

ROOT = Path(__file__).resolve().parents[1]

#: Digests of whole games (:func:`digest`) by (seats, Gone Fishin', seed): they change only when the rules or the shuffles do.
DIGESTS = {
    (2, False, 0): "fb06ba0b86cd70b4",
    (3, True, 1): "b054c87b63f22506",
    (4, False, 7): "6bc8cbe66ce2adfc",
    (4, True, 2**64 - 1): "04b0968eb4311ffe",
    (2, True, 2**32): "c3e90ace5be1739d",
    (3, False, 123456789012345678): "d07a36f47611691b",
}


def digest(seats: int, gone_fishin: bool, seed: int) -> str:
    """A digest of all that was dealt and all that happened in a game whose moves a fixed recipe chose."""
    game, k = Game.new(seats=seats, gone_fishin=gone_fishin, seed=seed), seed
    while not game.over:
        k = (k * 1103515245 + 12345) % 2**31
        asked = list(game.decisions)
        seat = asked[(k >> 16) % len(asked)]
        legal = game.legal(seat)
        game.play(legal[(k >> 8) % len(legal)], seat)
    told = [game.to_json(), dealt(Game.new(seats=seats, gone_fishin=gone_fishin, seed=seed))]
    told.append([event.to_json(everything=True) for event in game.events])
    told.append([{line: n for line, n in sheet.items() if n} for sheet in game.scores()])
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def dealt(game: Game) -> list[Any]:
    """All that chance decided at set-up."""
    state = game.state
    return [
        int(state.open.start),
        [LICENSES[k] for k in state.open.row.tolist() if k >= 0],
        [BOATS[t] for t in state.hidden.deck[: state.open.deck].tolist()],
        [LICENSES[k] for k in state.hidden.licenses[: state.open.license_deck].tolist()],
        {id: n for id, n in zip(LICENSES, state.hidden.removed.tolist(), strict=True) if n},
    ]


@pytest.mark.parametrize(("game", "expected"), DIGESTS.items(), ids=map(str, DIGESTS))
def test_the_same_seed_is_the_same_game(game: tuple[int, bool, int], expected: str) -> None:
    assert digest(*game) == expected


@pytest.mark.parametrize("disable_jit", ["0", "1"])
def test_in_another_process(disable_jit: str) -> None:
    """With another hash seed, and once with the rules run as ordinary Python."""
    games = list(DIGESTS)[:2]
    script = f"from tests.test_seeds import digest; print([digest(*game) for game in {games}])"
    environment = os.environ | {"PYTHONHASHSEED": "12345", "NUMBA_DISABLE_JIT": disable_jit}
    out = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, cwd=ROOT)
    assert out.stdout.strip() == str([DIGESTS[game] for game in games])


def test_no_other_randomness_is_read_or_touched() -> None:
    random.seed(1)
    np.random.seed(1)  # noqa: NPY002
    before = random.getstate(), np.random.get_state()  # noqa: NPY002
    first = digest(4, True, 2**64 - 1)
    assert random.getstate() == before[0]
    after: Any = np.random.get_state()  # noqa: NPY002
    assert all(np.array_equal(a, b) for a, b in zip(before[1], after, strict=True))
    random.seed(2)
    np.random.seed(2)  # noqa: NPY002
    assert digest(4, True, 2**64 - 1) == first


@pytest.mark.parametrize("seed", [0, 1, 2**32 - 1, 2**32, 2**63, 2**64 - 1])
def test_seeds_from_0_to_2_to_the_64_minus_1(seed: int) -> None:
    assert Game.new(seed=seed).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, True, None, "7", 1.0, 7.5])
def test_other_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(seed=seed)
    assert (refused.value.code, refused.value.details) == ("seed", {"seed": str(seed)[:24]})


def test_different_seeds_are_different_games() -> None:
    """Neighbors, and seeds that differ in one bit of 64."""
    seeds = {*range(300), *(1 << bit for bit in range(64)), *(2**64 - 1 ^ 1 << bit for bit in range(64)), 2**64 - 1}
    games = {json.dumps(dealt(Game.new(seats=4, seed=seed))[1:]) for seed in seeds}
    assert len(games) == len(seeds)


def test_every_part_of_a_set_up_depends_on_the_seed() -> None:
    for part in range(5):
        assert len({json.dumps(dealt(Game.new(seats=2, seed=seed))[part]) for seed in range(60)}) > 1


def test_nothing_in_a_view_gives_the_generator_away() -> None:
    """The words of the generator are not in the bytes of any view, in either order."""
    game = Game.new(seats=2, seed=2**63 + 12345)
    hidden = game.state.hidden.random
    words = [int(hidden[name]) for name in ("a", "b", "c")]
    assert min(words) > 2**16
    for seat in (None, 0, 1):
        shown = game.view(seat).records.tobytes()
        for word in words:
            assert word.to_bytes(4, "little") not in shown
            assert word.to_bytes(4, "big") not in shown
