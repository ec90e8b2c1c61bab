"""How far the levels lie apart: ``python -m bench.levels --games 400``, hours on two cores; ``--only admiral,deckhand`` some of it.

One of a level against as many of the one before as fill the table, without limits of time, at the tables for which there are goals: the
lower end of the 95 % interval is to reach them. docs/bots.md shows what came out.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Final

from bench.duel import BOUNTY, CORPORATION
from ridback.lab import arena
from ridback.setups import Setup

SHORT: Final = bool(os.environ.get("BENCH_SHORT"))
_BOUNTY: Final = {name: BOUNTY[name] for name in BOUNTY if name.startswith(("4 seats", "Epic Fleet, 4"))}
_FOUR: Final = {"4 seats": Setup(4), **_BOUNTY}
#: Who plays, at what tables, and the goal for the part of the games that the first one is to win at least.
MATCHES: Final[tuple[tuple[str, dict[str, Setup], float], ...]] = (
    ("mate,deckhand", _FOUR, 0.5),
    ("captain,mate", _FOUR, 0.4),
    ("admiral,captain", _FOUR, 0.32),
    ("admiral,deckhand", _FOUR, 0.85),
    ("admiral,deckhand", {"2 seats": Setup(2)}, 0.95),
)


def line(players: str, table: str, setup: Setup, games: int, seed: int, jobs: int) -> tuple[float, float]:
    """Print what came of some games; the wins of the first player, and the lower end of their interval."""
    began = time.monotonic()
    result = arena(players.split(","), games, setup, seed, jobs)
    one = result.standings[0]
    conduct = one.conduct
    assert conduct
    cells = (
        players.replace(",", " against "),
        table,
        len(result.games),
        f"{one.wins:.1%}",
        f"{one.low:.1%}–{one.high:.1%}",
        f"{one.score.mean:.1f}",
        f"{1000 * conduct.seconds / conduct.decisions:.1f} ms",
        f"{1000 * conduct.longest:.0f} ms",
        f"{time.monotonic() - began:.0f} s",
    )
    print("| " + " | ".join(map(str, cells)) + " |", end="", flush=True)
    return one.wins, one.low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4 if SHORT else 400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument(
        "--only", default="2 seats" if SHORT else "", help="the players of some matches, as admiral,deckhand; or a part of a table's name"
    )
    given = parser.parse_args()
    print("| who | table | games | wins | 95 % | score | a decision | the longest | time | goal |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for players, tables, goal in MATCHES:
        for table, setup in tables.items():
            if given.only in players or given.only in table:
                low = line(players, table, setup, given.games, given.seed, given.jobs)[1]
                print(f" ≥ {goal:.0%} {'met' if low >= goal else 'not met'} |", flush=True)
    if given.only in "solo":
        won = []
        for player in ("deckhand", "admiral"):
            won.append(line(player, "solo", CORPORATION["solo"], given.games, given.seed, given.jobs)[0])
            print(" |" if player == "deckhand" else f" ≥ 2 × deckhand's {'met' if won[1] >= 2 * won[0] else 'not met'} |", flush=True)


if __name__ == "__main__":
    main()
