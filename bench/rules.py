"""How fast the rules are: ``python -m bench.rules``, or ``make bench``.

Each line: what was measured, the goal, and the ratio to yardsticks measured a moment before in the same process: a small auction game with
as much to do per decision, in C (yardstick.c) and as an ordinary Python program (_loop.py); chess by python-chess; hearts by OpenSpiel's
C++ from Python. Times are CPU times of one core, so that a busy machine spoils them less.
"""

from __future__ import annotations

import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bench import _kernels, _loop
from ridback.cards import DOCK, PREMIUM, STANDARD, default_cards
from ridback.game import Game
from ridback.rules.imagining import DEAL
from ridback.rules.record import IO, LEGAL, RANDOM, STATE, VIEW, new
from ridback.setups import Setup

SHORT = bool(os.environ.get("BENCH_SHORT"))
#: CPU seconds for each measurement.
SECONDS = 0.1 if SHORT else 1.0
PLIES = 300

#: Yardsticks: name -> what was measured -> seconds for one.
Yards = dict[str, dict[str, float]]


def per_call(work: Callable[[], Any], times: int = 1) -> float:
    """CPU seconds for one of the ``times`` things a call of ``work`` does: the best of three stretches."""
    work()
    best = float("inf")
    for _ in range(3):
        calls, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SECONDS / 3 or not calls:
            work()
            calls += 1
        best = min(best, spent / calls / times)
    return best


def tell(what: str, seconds: float, unit: str, goal: float | None = None, against: dict[str, float] | None = None) -> None:
    """Print what takes so many seconds, in a unit of UNITS, and its ratio to yardsticks (in seconds, too)."""
    scale = UNITS[unit]
    value = scale * seconds if scale > 0 else -scale / seconds
    line = f"{what:<46}{value:>10,.{0 if value > 100 else 2}f} {unit:<11}"
    if goal:
        met = value <= goal if scale > 0 else value >= goal
        line += f" goal {'≤' if scale > 0 else '≥'} {goal:g}: {'met' if met else 'MISSED'}"
    print(line.rstrip(), flush=True)
    for name, other in (against or {}).items():
        ratio = other / seconds
        print(f"{'':<46}{ratio:>10,.{0 if ratio > 100 else 2}f} × as fast as {name}")


#: What one second is in each unit; negative: how many there are in one second, in the unit.
UNITS = {"s": 1, "ms": 1e3, "µs": 1e6, "ns": 1e9, "games/s": -1, "M moves/s": -1e-6, "k moves/s": -1e-3, "M states/s": -1e-6}


# -- yardsticks -------------------------------------------------------------------------------------------------------------------


def c_program() -> dict[str, float]:
    """A decision, and a copy, of yardstick.c."""
    compiler = next((found for name in ("cc", "gcc", "clang") if (found := shutil.which(name))), None)
    if compiler is None:
        print("(there is no C compiler here, so no comparison with C)")
        return {}
    with tempfile.TemporaryDirectory() as folder:
        program, source = Path(folder) / "yardstick", Path(__file__).with_name("yardstick.c")
        subprocess.run([compiler, "-O3", "-march=native", str(source), "-o", str(program)], check=True)
        out = subprocess.run([str(program), str(SECONDS)], check=True, capture_output=True, text=True).stdout
    decisions, copy = map(float, out.split())
    return {"play": 1 / decisions, "copy": copy * 1e-9}


def python_loop() -> dict[str, float]:
    """A decision of the same game in Python."""
    decisions = sum(_loop.Loop(seed).play() for seed in range(20))
    return {"play": per_call(lambda: [_loop.Loop(seed).play() for seed in range(20)], decisions)}


def python_chess() -> dict[str, float]:
    """A random move, a checked move, a copy, a replay of so many moves, and telling a position and its legal moves as JSON."""
    try:
        import chess
    except ImportError:
        print("(python-chess is not installed, so no comparison with it)")
        return {}
    end, chance = chess.Board(), random.Random(4)
    line: list[str] = []
    while len(line) < 100 and not end.is_game_over():
        move = chance.choice(list(end.legal_moves))
        line.append(move.uci())
        end.push(move)

    def play() -> None:
        board = chess.Board()
        for _ in line:
            board.push(chance.choice(list(board.legal_moves) or [chess.Move.null()]))

    def replay() -> None:
        board = chess.Board()
        for uci in line:
            board.push_uci(uci)

    def tell_it() -> str:
        return json.dumps({"fen": end.fen(), "legal": [move.uci() for move in end.legal_moves]})

    push = per_call(replay, len(line))
    return {
        "play": per_call(play, len(line)),
        "push": push,
        "copy": per_call(lambda: [end.copy() for _ in range(20)], 20),
        "replay": push * PLIES,
        "tell": per_call(lambda: [tell_it() for _ in range(20)], 20),
    }


def open_spiel() -> dict[str, float]:
    """A random move of hearts."""
    try:
        import pyspiel
    except ImportError:
        print("(OpenSpiel is not installed, so no comparison with it)")
        return {}
    hearts, chance = pyspiel.load_game("hearts"), random.Random(1)

    def play() -> int:
        moves, state = 0, hearts.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            moves += 1
        return moves

    return {"play": per_call(play, play())}


def yardsticks() -> Yards:
    """All there are."""
    return {
        "the C program": c_program(),
        "the Python loop": python_loop(),
        "python-chess": python_chess(),
        "OpenSpiel's hearts, from Python": open_spiel(),
    }


def of(yards: Yards, what: str) -> dict[str, float]:
    """What the yardsticks take for one of what was measured."""
    return {name: seconds[what] for name, seconds in yards.items() if what in seconds}


# -- the rules ----------------------------------------------------------------------------------------------------------------------


def played(seed: int, plies: int | None = None) -> Game:
    """A game of four seats with Gone Fishin' cards after so many random moves (None: at its end)."""
    game, chance = Game.new(seats=4, gone_fishin=True, seed=seed), random.Random(seed)
    while game.decision and game.ply != plies:
        game.play(chance.choice(game.legal()))
    return game


def inside(yards: Yards) -> None:
    """What compiled code that calls the rules can expect: a search, a tournament, a learner's environment."""
    values, games = default_cards().values, 200
    everything: dict[str, Any] = {"docks": DOCK, "crewman": True, "trophies": True, "meeples": True, "gone_fishin": True, "epic": True}
    setups = {f"{seats} seats": (Setup(seats, gone_fishin=True), 5 if seats == 4 else None) for seats in (2, 3, 4)}
    setups["6 seats, Epic Fleet, everything in"] = Setup(6, (*STANDARD, *PREMIUM), **everything), 2
    for name, (setup, goal) in setups.items():
        room = np.zeros(2, STATE), values, setup.choices(0), 1, games, new(IO), new(LEGAL), new(RANDOM)
        moves = _kernels.play(*room)
        game = per_call(lambda: _kernels.play(*room), games)  # noqa: B023 - called at once
        tell(f"random play, {name}", game * games / moves, "M moves/s", goal, of(yards, "play") if goal else None)
        tell("  whole games", game, "games/s")
    states = np.zeros(64, STATE)
    copy = per_call(lambda: _kernels.copy(states, 100_000), 100_000)
    tell(f"copy of a state ({STATE.itemsize} bytes), compiled", copy, "µs", 0.3, of(yards, "copy"))
    views = np.zeros(64, VIEW)
    for k in range(64):
        views[k] = played(k, 4 * k).view(k % 4).records[0]
    imagine = per_call(lambda: _kernels.imagine(views, values, new(STATE), new(DEAL), new(RANDOM), 50), 50 * 64)
    tell("imagining a state from a view, compiled", imagine, "M states/s", None, {"copying one": copy})


def from_python(yards: Yards) -> None:
    """What a server or a script can expect of Game."""
    games = [played(seed) for seed in range(3 if SHORT else 10)]
    plies = sum(game.ply for game in games)

    def play_again() -> None:
        for game in games:
            again = Game.new(seats=4, gone_fishin=True, seed=game.seed)
            for seat, number in game.moves:
                again.play(number, seat)

    tell("Game.play", per_call(play_again, plies), "µs", 50, of(yards, "push"))
    both = per_call(lambda: [played(game.seed) for game in games], plies)
    tell("Game.legal and Game.play", both, "k moves/s", None, of({**yards, "the C program": {}}, "play"))
    game = next(game for game in (played(seed, PLIES) for seed in range(100)) if game.ply == PLIES)
    saved = json.dumps(game.to_json())
    tell(f"replay of {PLIES} saved moves, from JSON", per_call(lambda: Game.from_json(json.loads(saved))), "ms", 2, of(yards, "replay"))
    stages = [(there := played(seed, 30 * seed)).view(there.decision.seat if there.decision else 0) for seed in range(10)]
    shown = [view.to_json() for view in stages]
    dumps = per_call(lambda: [json.dumps(data) for data in shown], len(shown))
    view = per_call(lambda: [json.dumps(view.to_json()) for view in stages], len(stages))
    tell("a view and its JSON text", view, "ms", 1, {"json.dumps alone": dumps, **of(yards, "tell")})
    tell("View.imagine", per_call(lambda: [view.imagine(7) for view in stages], len(stages)), "µs")


def fresh(*arguments: str, cache: str) -> tuple[float, float]:
    """CPU and wall seconds of a fresh Python process."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, *arguments], env={**os.environ, "RIDBACK_CACHE": cache}, check=True, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, wall


def starting() -> None:
    """How long a fresh process takes: with nothing compiled yet, and from the cache to the first move."""
    first = "from ridback.game import Game; game = Game.new(seats=4); game.play(game.legal()[0]); game.view(0).to_json()"
    with tempfile.TemporaryDirectory() as cache:
        if SHORT:  # the compiling is what `make warm` has just shown
            cache = os.environ.get("RIDBACK_CACHE", "")
        else:
            everything = "from ridback.rules import warm; warm.warm(); from ridback.bots import warm; warm.warm()"
            cpu, wall = fresh("-c", everything, cache=cache)
            tell("cold compile of the rules and the bots", cpu, "s", 90)
            print(f"{'':<46}{wall:>10.2f} s on the clock")
        runs = [fresh("-c", first, cache=cache) for _ in range(2 if SHORT else 5)]
        bare = min(fresh("-c", "import numba", cache=cache) for _ in runs)
    tell("from the cache to the first move", min(runs)[0], "s", 2, {"importing Numba": bare[0]})
    print(f"{'':<46}{min(wall for _, wall in runs):>10.2f} s on the clock")


def main() -> None:
    """Measure and print."""
    yards = yardsticks()
    inside(yards)
    from_python(yards)
    starting()


if __name__ == "__main__":
    main()
