"""Set-ups by chance, for tests that want any of them."""

from __future__ import annotations

import random
from typing import Any

from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.setups import Setup, random_line_up, touched


def some_setup(chance: random.Random) -> Setup:
    """Any number of seats, Captains, Epic Fleet, any line-up, docks and modules, phase two at once where that can be."""
    seats, captains = chance.randint(1, 6), ()  # type: tuple[int, tuple[str, ...]]
    if seats == 1:
        captains = ("tc", "kirkman")
    elif seats == 2 and chance.random() < 0.5:
        captains = (chance.choice(("tc", "kirkman")),)
    epic = seats >= 3 and chance.random() < 0.3
    line_up = (*STANDARD, *PREMIUM) if epic else random_line_up(seats, chance.getrandbits(32))
    if epic and chance.random() < 0.5:
        line_up = tuple(id for id in line_up if id != "salmon")
    docks = tuple(chance.sample(DOCK, chance.randint(0, 6) if epic else 3 if seats > 4 else 2)) if chance.random() < 0.8 else ()
    some: dict[str, Any] = {name: chance.random() < 0.5 for name in ("gone_fishin", "crewman", "trophies", "meeples")}
    some["at_once"] = not touched(line_up, docks) and chance.random() < 0.5
    return Setup(seats, line_up, docks=docks, captains=captains, epic=epic, **some)
