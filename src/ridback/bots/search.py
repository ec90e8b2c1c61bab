"""The bots that search: what they think of a position, and the moves they make (seeking.py says how they search)."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any, Final

import numpy as np

from ridback.bots import seeking, valuing
from ridback.bots.habits import WAYS, habits
from ridback.moves import TABLE, Move
from ridback.rules.record import new
from ridback.views import View

#: How the search goes about it, unless a level says otherwise (seeking.TUNING has what each means).
TUNING: Final[dict[str, float]] = {
    "ways": len(WAYS),
    "raises": 2,
    "tree": 0,
    "depth": 8,
    "learn": 1.0,
    "trust": 10,
    "explore": 0.3,
    "prior": 0.5,
    "sure": 3.0,
    "least": 8,
    "margin": 0.25,
    "scale": 10.0,
    "horizon": 2,
    "whole": 0,
}
#: How much thought a kind of decision gets, of the iterations and the seconds of a level, where it is not all: the others decide games.
SHARES: Final[dict[str, float]] = dict.fromkeys(
    ("pay", "captain", "trade", "discard", "discard_drawn", "keep", "mate_card", "marina_card", "tuck_card", "swap"), 0.25
)
#: The most moves that can be asked for by name.
MOST: Final = seeking.MOST - 32
#: Playouts for a decision with one legal move, whose chances somebody wants to know.
FORCED: Final = 100
#: Nodes of a tree, at 40 bytes each: the memory of a search is fixed.
NODES: Final = 20_000
#: Playouts between two looks at the clock, at first.
CHUNK: Final = 32


@dataclass(frozen=True)
class Level:
    """How a bot thinks: so many ``iterations`` (playouts; 0: it does not search), and never longer than ``seconds`` for a decision.

    ``ways`` are those of seeking.TUNING.
    """

    name: str
    iterations: int = 0
    seconds: float = 0.0
    ways: int = len(WAYS)


#: The bots, weakest first, and how long they think.
LEVELS: Final[dict[str, Level]] = {
    level.name: level
    for level in (
        Level("drifter"),
        Level("deckhand"),
        Level("mate"),
        Level("captain", 50, 0.3, ways=1),
        Level("admiral", 4000, 1.5),
    )
}


@dataclass(frozen=True)
class Estimate:
    """What a search thinks of a move: tried so often (``visits``), the seat's ``chance`` to win (0 to 1), and the VP to expect."""

    move: Move
    visits: int
    chance: float
    score: float


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a decision. ``chances`` are every seat's to win (Captains' too) behind the best move."""

    seat: int
    best: Move
    estimates: tuple[Estimate, ...]
    chances: tuple[float, ...]
    iterations: int
    seconds: float


class _Desk:
    """Where a thread searches: not quite a megabyte, and the tree."""

    def __init__(self) -> None:
        self.records: Any = new(seeking.DESK)
        self.records["net"] = weights()
        for way, changes in enumerate(WAYS):
            self.records["minds"][0][way] = habits(changes)[0]
        self.nodes: Any = np.zeros(NODES, seeking.NODE)


_desks = threading.local()


@lru_cache(1)
def weights() -> Any:
    """The trained network: an array of one valuing.NET record."""
    with resources.files("ridback.bots").joinpath("weights.npy").open("rb") as file:
        return np.load(file).astype(valuing.NET)


def _desk() -> _Desk:
    try:
        return _desks.desk  # type: ignore[no-any-return]
    except AttributeError:
        _desks.desk = _Desk()
        return _desks.desk  # type: ignore[no-any-return]


def _search(
    view: View, seat: int, iterations: int, seconds: float | None, seed: int, also: Sequence[Move] | None, tuning: dict[str, float]
) -> Any:
    """Search until the iterations, the seconds or the moves in the race are used up; the desk then holds what was found.

    ``also`` None: nobody chooses, playouts go on from the view as it is.
    """
    desk, began = _desk(), time.monotonic()
    records = desk.records
    for name, number in {**TUNING, **tuning}.items():
        records["tuning"][name] = number
    given = (records, desk.nodes, view.records, view.cards.values, seat, seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)
    must = np.array([seeking.WATCH] if also is None else [move.number for move in also], np.int64)
    seeking.search(*given, must, -1)
    done, chunk = 0, CHUNK
    each_way = 1.0 + float(records["tuning"]["learn"][0]) * (records["tuning"]["tree"][0] > 0)  # playouts a round of each move
    while done < iterations:
        live = int(records["live"][0])
        if records["open"][0] <= 1 and not records["tuning"]["whole"][0]:
            break
        rounds = max(int(min(chunk, iterations - done) / (live * each_way)), 1)
        done = seeking.search(*given, must, rounds)
        if done < 0:
            raise RuntimeError("no deal fits the view")
        if seconds is not None:
            spent = time.monotonic() - began
            each = spent / done
            left = seconds - spent
            if left < 2 * each * live * each_way:
                break
            chunk = max(int(min(0.25 * left, 0.02) / each), 1)
        else:
            chunk = 1000
    return records[0]


def think(
    view: View, *, iterations: int, seconds: float | None = None, seed: int = 0, also: Sequence[Move] = (), **tuning: float
) -> Thought:
    """What the search thinks of the decision of a view's seat, after so many playouts, or when the seconds are over.

    ``also`` are moves compared to the end, whatever the search thinks of them, in the same imagined states as the best. The
    same view, iterations and seed give the same thought if ``seconds`` did not end it. ValueError if the seat is not asked, a move of
    ``also`` is not legal or there are more than MOST of them, or for no iterations, no time, or a seed beyond 64 bits.
    """
    _check(iterations, seed, seconds)
    if view.decision is None or view.seat is None:
        raise ValueError("this seat is not asked")
    legal = {move.number for move in view.legal()}
    if len(also) > MOST:
        raise ValueError(f"{len(also)} moves are more than {MOST}")
    for move in also:
        if move.number not in legal:
            raise ValueError(f"{move} is not legal")
    if len(legal) == 1:
        iterations, tuning = min(iterations, FORCED), {**tuning, "whole": 1, "ways": 1}
    began = time.monotonic()
    d = _search(view, view.seat, iterations, seconds, seed, also, tuning)
    seats = int(view.open["seats"])
    best = int(seeking.best(_desk().records))
    visits, utility, places = d["visits"].tolist(), d["utility"].tolist(), int(d["places"])
    # of each move its best runner: those that are in the race to the end have most visits
    runners = [max(range(place, int(d["n"]), places), key=lambda i: (visits[i], utility[i])) for place in range(places)]
    order = sorted(runners, key=lambda i: (i != best, -visits[i], -utility[i]))
    estimates = tuple(
        Estimate(
            TABLE[int(d["moves"][i])],
            int(d["visits"][i]),
            float(d["wins"][i, view.seat]) / max(int(d["visits"][i]), 1),
            float(d["score"][i]) / max(int(d["visits"][i]), 1),
        )
        for i in order
    )
    chances = tuple((d["wins"][best, :seats] / max(int(d["visits"][best]), 1)).tolist())
    return Thought(view.seat, TABLE[int(d["moves"][best])], estimates, chances, int(d["playouts"]), time.monotonic() - began)


def think_as(name: str, view: View, seed: int = 0, also: Sequence[Move] = ()) -> Thought:
    """What a level would think (LEVELS), within its seconds. Raises KeyError for a name LEVELS does not have, or ValueError as think does.

    For a level that does not search, captain's iterations.
    """
    level = LEVELS[name] if LEVELS[name].iterations else LEVELS["captain"]
    return think(view, iterations=level.iterations, seconds=level.seconds, seed=seed, also=also, ways=level.ways)


def _check(iterations: int, seed: int, seconds: float | None = None) -> None:
    if iterations < 1:
        raise ValueError(f"{iterations} iterations are no thought")
    if seconds is not None and not seconds >= 0:
        raise ValueError(f"{seconds} seconds are no time")
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"{seed} is no seed: 0 to 2**64 - 1")


def chances(view: View, *, playouts: int, seed: int = 0) -> tuple[float, ...]:
    """Every seat's chance to win (Captains' too), 0 to 1, as the view's seat, or a spectator, can tell: the mean of so many playouts.

    Whoever is asked something answers as mate would. Raises ValueError for no playouts, or a seed beyond 64 bits.
    """
    _check(playouts, seed)
    seats = int(view.open["seats"])
    if view.open["ended"]:
        _, ranks = view.scores()
        return tuple((rank == 0) / ranks.count(0) for rank in ranks)
    d = _search(view, -1 if view.seat is None else view.seat, playouts, None, seed, None, {"whole": 1, "ways": 1})
    return tuple((d["wins"][0, :seats] / max(int(d["visits"][0]), 1)).tolist())


class Searcher:
    """A bot that searches: the same seed and view give the same move, unless its seconds were over before its iterations."""

    def __init__(self, level: Level, seed: int = 0, timed: bool = True, **tuning: float) -> None:
        """``timed`` False: only the iterations limit it."""
        self.level, self.seed, self.timed = level, seed, timed
        self.tuning = {"ways": level.ways, **tuning}

    def choose(self, view: View) -> Move:
        """The move it thinks best. Raises ValueError if the view's seat is not asked."""
        if view.decision is None or view.seat is None:
            raise ValueError("this seat is not asked")
        mixed = (self.seed * 0x9E3779B97F4A7C15 + view.ply * 0xBF58476D1CE4E5B9 + view.seat) & 0xFFFFFFFFFFFFFFFF
        share = SHARES.get(view.decision.kind, 1.0)
        iterations = max(int(self.level.iterations * share), 1)
        d = _search(
            view, view.seat, iterations, self.level.seconds * share if self.timed and self.level.seconds else None, mixed, (), self.tuning
        )
        return TABLE[int(d["moves"][seeking.best(_desk().records)])]
