"""Set-ups of every kind for bots to play at, by number: any seats, line-up, dock cards, modules, Captains, Epic Fleet."""

from __future__ import annotations

import random
from typing import Any

from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.setups import Setup, random_line_up

MODULES = ("gone_fishin", "crewman", "trophies", "meeples")


def table(number: int) -> Setup:
    """The same number gives the same set-up; six in a row have one to six seats."""
    chance = random.Random(number)
    seats = 1 + number % 6
    captains: tuple[str, ...] = ("tc", "kirkman") if seats == 1 else ()
    if seats == 2 and chance.random() < 0.5:
        captains = (chance.choice(("tc", "kirkman")),)
    epic = seats >= 3 and chance.random() < 0.25
    line_up = (*STANDARD, *PREMIUM) if epic else random_line_up(seats, chance.getrandbits(32))
    docks = DOCK if epic else tuple(chance.sample(DOCK, 3 if seats > 4 else 2))
    some: dict[str, Any] = {name: chance.random() < 0.7 for name in MODULES}
    return Setup(seats, line_up, docks=docks, captains=captains, epic=epic, **some)
