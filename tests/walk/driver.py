"""Runs the walk from Python: lays out what the kernels work in, sums up what was seen, and says where something failed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ridback.cards import default_cards
from ridback.rules import codes
from ridback.rules.imagining import DEAL
from ridback.rules.record import IO, LEGAL, RANDOM, STATE, VIEW
from ridback.setups import Setup
from tests.walk import kernels

#: The base line-up as the rules take it.
#: Games in a row with the same players.
BATCH = 10


def walk(seats: int, gone_fishin: bool, at_once: bool, styles: Sequence[int], first: int, games: int) -> Any:
    """Walk through games (kernels.walk) and return what was seen, a WALK record. An AssertionError has a note that says where."""
    states, views = np.zeros(kernels.ROWS, STATE), np.zeros(kernels.VIEW_ROWS, VIEW)
    ios, walks = np.zeros(3, IO), np.zeros(1, kernels.WALK)
    ios["listening"][:2] = 1
    try:
        kernels.walk(
            states,
            states.view(np.uint8).reshape(kernels.ROWS, -1),
            views,
            views.view(np.uint8).reshape(kernels.VIEW_ROWS, -1),
            default_cards().values,
            Setup(seats, gone_fishin=gone_fishin, at_once=at_once).choices(0),
            np.array([*styles]),
            first,
            games,
            ios,
            np.zeros(2, LEGAL),
            np.zeros(1, DEAL),
            np.zeros(1, RANDOM),
            np.zeros(codes.SEATS, np.int64),
            walks,
        )
    except AssertionError as error:
        players = [kernels.STYLES[style] for style in styles]
        seen = walks[0]
        imagined = "" if seen.games > seen.imagined_games else ", imagined on the way"
        error.add_note(
            f"in driver.walk({seats}, {gone_fishin}, {at_once}, {[*styles]}, {seen.seed}, 1){imagined}: {players}, ply {seen.ply}"
        )
        raise
    return walks[0]


def walk_all(games: int, first: int = 0) -> dict[str, Any]:
    """Walk through this many games, of all numbers of seats, with and without Gone Fishin' and phase two at once, by ever new players,
    on two cores.

    Returns sums (and for ``most_…`` maxima) of what was seen, by field of WALK.
    """
    chance = random.Random(first)
    setups = itertools.cycle(itertools.product((2, 3, 4), (False, True), (False, True)))
    jobs = []
    for at in range(first, first + games, BATCH):
        seats, gone_fishin, at_once = next(setups)
        # a table of one kind of player now and then: only together do fishers empty the supply
        table = [chance.randrange(len(kernels.STYLES)) for _ in range(seats)] if chance.random() < 0.7 else [3 + at // BATCH % 3] * seats
        jobs.append((seats, gone_fishin, at_once, table, at, min(BATCH, first + games - at)))
    walk(2, True, False, [0, 0], 0, 0)  # compiled once, before two threads would
    with ThreadPoolExecutor(2) as threads:
        seen = list(threads.map(walk, *zip(*jobs, strict=True)))
    whole = np.array(seen, kernels.WALK)
    names = [name for name in kernels.WALK.names or () if name not in ("seed", "ply")]
    return {name: whole[name].max() if name.startswith("most_") else whole[name].sum(axis=0) for name in names}
