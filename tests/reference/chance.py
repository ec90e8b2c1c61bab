"""What the two are compared on: any set-up, printed or changed values, and players of several kinds, all by chance."""

from __future__ import annotations

import dataclasses
import random
from typing import Any, Final

from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, STANDARD, Cards
from ridback.cards.printed import MOST
from ridback.errors import SetupError
from ridback.moves import Move
from ridback.setups import Setup
from tests.recorded.recording import STYLES, choose
from tests.some_setups import some_setup

#: How a player plays who builds a large fleet: how often (of ten) it passes or picks a tug boat up where there is something else, how far
#: up it bids.
BUILDERS: Final = ((0, 1), (1, 2), (0, 4), (1, 12))


def built(legal: list[Move], style: tuple[int, int], chance: random.Random) -> Move:
    """A move by chance of a player who builds a large fleet."""
    passing, bidding = style
    doing = [move for move in legal if move.name not in ("pass", "pickup")]
    if not doing or chance.randrange(10) < passing:
        doing = legal
    bids = [move for move in doing if move.name == "bid"]
    return chance.choice(bids[:bidding] or doing)


def some_move(legal: list[Move], seat: int, number: int, chance: random.Random) -> Move:
    """A move of a game by its number: each seat has its style, every other game is one of builders."""
    if number % 2:
        return built(legal, BUILDERS[(seat + number // 2) % len(BUILDERS)], chance)
    return choose(legal, STYLES[(seat + number // 2) % len(STYLES)], chance)


def changes(seats: int, chance: random.Random) -> dict[str, Any]:
    """Changed values: short decks and piles, prices that discounts bring to $0, other rooms and catches."""
    room = chance.randint(2, 5)
    some: dict[str, Any] = {"boats": {}, "licenses": {}, "dock": {}, "bay": {"crab_meeple": {"count": chance.randint(0, 3)}}}
    for id in BOATS:
        some["boats"][id] = {
            "count": seats + chance.choice((1, 2, 5)),
            "launch": chance.randint(0, 4),
            "vp": chance.randint(0, 5),
            "coins": chance.randint(0, 4),
        }
    count = chance.choice((4, 4, 5, 6))  # more than a table of levels has rows
    for id in LICENSE_TYPES[:-1]:
        some["licenses"][id] = {"cost": chance.randint(1, 8), "vp": chance.randint(0, 9)}
        if id in STANDARD or id == "dfo":
            some["licenses"][id]["count"] = count
    for id in DOCK:
        some["dock"][id] = {"count": chance.randint(0, 4)} | ({} if id == "first_mate" else {"price": chance.randint(0, 4)})
    some["dock"]["artisan"]["room"] = chance.randint(1, 3)
    some["dock"]["inuit"]["room"] = chance.randint(1, 3)
    some["dock"]["salty_captain"] |= {"room": chance.randint(1, 9), "catch": chance.randint(1, 3)}
    some["dock"]["house_boat"]["refund"] = chance.randint(1, 7)
    some["bay"]["gone_fishin"] = {"count": chance.randint(0, 3), "coins": chance.randint(0, 3)}
    some["bay"]["crewman"] = {id: chance.randint(0, min(3, MOST.get(f"bay.crewman.{id}", 3))) for id in CREW}
    some["levels"] = {
        "cod_draw": [chance.randint(0, 5) for _ in range(4)],
        "tuna_draw": [chance.randint(0, 5) for _ in range(4)],
        "tuna_discard": [chance.randint(0, 1) for _ in range(4)],
        "oyster_room": sorted(chance.randint(2, 12) for _ in range(4)),
    }
    some["table"] = {
        "crates_per_seat": chance.randint(8, 40),
        "dfo_catch": chance.randint(1, min(room, 4)),
        "oyster_catch": chance.randint(1, 4),
        "king_crab_cap": chance.randint(2, 12),
        "tuna_none_draw": chance.randint(1, 3),
    }
    some["captains"] = {"round_max": sorted(chance.randint(3, 14) for _ in range(9))}
    return some


def changed_setup(number: int) -> Setup:
    """Any set-up with changed values."""
    chance = random.Random(number)
    setup = some_setup(chance)
    while True:
        try:
            return dataclasses.replace(setup, cards=Cards(changes(setup.seats, chance)))
        except SetupError:  # too few cards for so many seats
            continue
