"""How well bots play: ``python -m bench.duel mate drifter --games 2000``, or ``python -m bench.duel --habits``.

One of the first against as many of the second as fill the table, in the base game; ``--bounty`` plays with Arctic Bounty, and against the
Captains of the Corporation; ``--setup '{"seats": 3, "line_up": …}'`` any set-up (setups.Setup as JSON). docs/bots.md shows what came out.
Speeds are by CPU time of one core.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from typing import Any, Final

from ridback.bots.duel import NAMES, Result, duel
from ridback.bots.habits import ARCTIC, WITHOUT
from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.setups import Setup

GAMES = 100 if os.environ.get("BENCH_SHORT") else 2000

_EVERYTHING: Final = (*STANDARD, *PREMIUM)
_MODULES: Final[dict[str, Any]] = {"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True}
_A: Final = ("shrimp", "cod", "swordfish", "oyster", "salmon", "dfo", "marina")
_B: Final = ("lobster", "tuna", "char", "oyster", "swordfish", "king_crab", "dfo")
_C: Final = ("shrimp", "tuna", "processing", "char", "salmon", "pub", "marina")
_SIX: Final = (*STANDARD[:4], *STANDARD[5:8], *PREMIUM)

BASE: Final = {
    f"{seats} seats, {'with' if gone_fishin else 'without'} Gone Fishin'": Setup(seats, gone_fishin=gone_fishin)
    for seats in (4, 3, 2)
    for gone_fishin in (False, True)
}
#: Three line-ups with dock cards and Crewman, the large tables, Epic Fleet.
BOUNTY: Final = {
    "4 seats, line-up A, tug boats, first mates": Setup(4, _A, docks=("tug", "first_mate"), crewman=True, gone_fishin=True),
    "4 seats, line-up B, house boats, Salty Captains": Setup(4, _B, docks=("house_boat", "salty_captain"), crewman=True, trophies=True),
    "4 seats, line-up C, both fishermen": Setup(4, _C, docks=("artisan", "inuit"), crewman=True, meeples=True),
    "5 seats, nine types": Setup(5, (*_B[:5], "salmon", "pub", "king_crab", "dfo"), docks=DOCK[3:], **_MODULES),
    "6 seats, eleven types": Setup(6, _SIX, docks=("tug", "first_mate", "salty_captain"), **_MODULES),
    "Epic Fleet, 4 seats": Setup(4, _EVERYTHING, docks=DOCK, epic=True, **_MODULES),
    "Epic Fleet, 6 seats": Setup(6, _EVERYTHING, docks=DOCK, epic=True, **_MODULES),
}
#: One or two seats against the Captains.
CORPORATION: Final = {
    "solo": Setup(1, captains=("tc", "kirkman")),
    "solo, line-up A, tug boats, first mates": Setup(1, _A, docks=("tug", "first_mate"), crewman=True, captains=("tc", "kirkman")),
    "solo, line-up C, both fishermen": Setup(1, _C, docks=("artisan", "inuit"), crewman=True, captains=("tc", "kirkman")),
    "2 seats, Kirkman": Setup(2, captains=("kirkman",)),
    "2 seats, T.C.": Setup(2, captains=("tc",)),
    "2 seats, Kirkman, line-up A, tug boats, first mates": Setup(2, _A, docks=("tug", "first_mate"), crewman=True, captains=("kirkman",)),
    "2 seats, T.C., line-up B, house boats, Salty Captains": Setup(2, _B, docks=("house_boat", "salty_captain"), captains=("tc",)),
}


def timed(one: str, others: str, setup: Setup, games: int, seed: int) -> tuple[Result, float]:
    """The games, and the CPU seconds they took."""
    began = time.process_time()
    result = duel([one, *[others] * (setup.seats - 1)], games, setup, seed)
    return result, time.process_time() - began


def versus(one: str, others: str, setups: dict[str, Setup], games: int, seed: int) -> None:
    """A line for each set-up: one against others."""
    print(f"{one} against {others}, {games} games each, by the seed {seed}\n")
    print("| table | wins | 95 % | fair | score | theirs | rounds | games/s | decisions/s |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for name, setup in setups.items():
        result, spent = timed(one, others, setup, games, seed)
        low, high = result.interval(0)
        print(
            f"| {name} | {result.share(0):.1%} | {low:.1%}–{high:.1%} | {1 / setup.seats:.0%} "
            f"| {result.scores[0]:.1f} | {sum(result.scores[1:]) / (setup.seats - 1):.1f} | {result.rounds:.1f} "
            f"| {games / spent:,.0f} | {result.decisions / spent:,.0f} |",
            flush=True,
        )


def corporation(bots: list[str], games: int, seed: int) -> None:
    """A line for each set-up with Captains: how often the people of a table, all the same bot, leave the Captains behind."""
    print(f"against the Captains, {games} games each, by the seed {seed}\n")
    print(f"| table | {' | '.join(f'{bot} wins | score' for bot in bots)} |")
    print(f"| --- |{' --- |' * 2 * len(bots)}")
    for name, setup in CORPORATION.items():
        results = [duel([bot] * setup.seats, games, setup, seed) for bot in bots]
        told = " | ".join(f"{1 - result.captains / games:.1%} | {result.scores[0]:.1f}" for result in results)
        print(f"| {name} | {told} |", flush=True)


def habits(games: int, seed: int) -> None:
    """A line for each rule of thumb: one mate without it against three with it, those of ARCTIC with Arctic Bounty."""
    print(f"four seats, {games} games each, by the seed {seed}\n")
    print("| one mate without … | wins (fair: 25 %) | 95 % |")
    print("| --- | --- | --- |")
    bounty = [setup for setup in BOUNTY.values() if setup.seats == 4]
    for name in WITHOUT:
        setups = bounty if name in ARCTIC else [Setup(4), Setup(4, gone_fishin=True)]
        results = [duel([f"mate without {name}", *["mate"] * 3], games // len(setups), setup, seed) for setup in setups]
        all_of_them = Result(games // len(setups) * len(setups), 0, 0.0, [sum(result.wins[0] for result in results)], [])
        low, high = all_of_them.interval(0)
        print(f"| {name} | {all_of_them.share(0):.1%} | {low:.1%}–{high:.1%} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("one", nargs="?", default="mate", help=f"{', '.join(NAMES)}, or 'mate without …'")
    parser.add_argument("others", nargs="?", default="drifter", help="the same")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bounty", action="store_true", help="with Arctic Bounty, and against the Captains")
    parser.add_argument("--setup", type=json.loads, help="one set-up, as JSON")
    parser.add_argument("--habits", action="store_true", help="what each rule of thumb is worth")
    given = parser.parse_args()
    duel(["drifter"] * 2, 1, Setup(2))  # compiles
    if given.habits:
        habits(given.games, given.seed)
    elif given.setup:
        versus(given.one, given.others, {"as given": Setup.from_json(given.setup)}, given.games, given.seed)
    else:
        versus(given.one, given.others, BOUNTY if given.bounty else BASE, given.games, given.seed)
        if given.bounty:
            print()
            corporation(list(dict.fromkeys((given.one, given.others))), given.games, given.seed)


if __name__ == "__main__":
    main()
