"""How well bots play: ``python -m bench.duel deckhand drifter --games 2000``, or ``python -m bench.duel --habits``.

One of the first against as many of the second as fill the table; docs/bots.md shows what came out. Speeds are by CPU time of one core.
"""

from __future__ import annotations

import argparse
import os
import time

from ridback.bots.duel import NAMES, Result, duel
from ridback.bots.habits import WITHOUT

GAMES = 100 if os.environ.get("BENCH_SHORT") else 2000


def timed(one: str, others: str, seats: int, gone_fishin: bool, games: int, seed: int) -> tuple[Result, float]:
    """The games, and the CPU seconds they took."""
    began = time.process_time()
    result = duel([one, *[others] * (seats - 1)], games, gone_fishin=gone_fishin, seed=seed)
    return result, time.process_time() - began


def versus(one: str, others: str, games: int, seed: int) -> None:
    """A line for each size of table."""
    duel([one, others], 1, gone_fishin=False)  # compiles
    print(f"{one} against {others}, {games} games each, by the seed {seed}\n")
    print("| seats | Gone Fishin' | wins | 95 % | fair | score | theirs | rounds | games/s | decisions/s |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for seats in (4, 3, 2):
        for gone_fishin in (False, True):
            result, spent = timed(one, others, seats, gone_fishin, games, seed)
            low, high = result.interval(0)
            print(
                f"| {seats} | {'with' if gone_fishin else 'without'} | {result.share(0):.1%} | {low:.1%}–{high:.1%} | {1 / seats:.0%} "
                f"| {result.scores[0]:.1f} | {sum(result.scores[1:]) / (seats - 1):.1f} | {result.rounds:.1f} "
                f"| {games / spent:,.0f} | {result.decisions / spent:,.0f} |",
                flush=True,
            )


def habits(games: int, seed: int) -> None:
    """A line for each rule of thumb: one deckhand without it against three with it."""
    print(f"four seats, {2 * games} games each, half with Gone Fishin', by the seed {seed}\n")
    print("| one deckhand without … | wins (fair: 25 %) | 95 % |")
    print("| --- | --- | --- |")
    for name in WITHOUT:
        results = [timed(f"deckhand without {name}", "deckhand", 4, gone_fishin, games, seed)[0] for gone_fishin in (False, True)]
        both = Result(2 * games, 0, 0.0, [sum(result.wins[0] for result in results)], [])
        low, high = both.interval(0)
        print(f"| {name} | {both.share(0):.1%} | {low:.1%}–{high:.1%} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("one", nargs="?", default="deckhand", help=f"{', '.join(NAMES)}, or 'deckhand without …'")
    parser.add_argument("others", nargs="?", default="drifter", help="the same")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--habits", action="store_true", help="what each rule of thumb is worth")
    given = parser.parse_args()
    if given.habits:
        habits(given.games, given.seed)
    else:
        versus(given.one, given.others, given.games, given.seed)


if __name__ == "__main__":
    main()
