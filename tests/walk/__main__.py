"""A longer walk than the tests take: ``make walk``, or ``python -m tests.walk [GAMES [FIRST]]`` for other games."""

from __future__ import annotations

import sys
import time

from tests.walk import driver, test_bounty

games = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
first = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
began = time.perf_counter()
seen = driver.walk_all(games, first)
print(f"{games} games and as many imagined ones, {seen['states']} states, in {time.perf_counter() - began:.0f} s: everything holds.")
for name, count in seen.items():
    print(f"  {name}: {count.tolist()}")
began = time.perf_counter()
bounty = test_bounty.walk_all(games, first)
print(f"{games} games of any set-up, {bounty.states} states, in {time.perf_counter() - began:.0f} s: everything holds.")
for name in bounty.dtype.names:
    print(f"  {name}: {bounty[name].tolist()}")
