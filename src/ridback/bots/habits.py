"""The habits of bots that go by rules of thumb: the numbers these work with, each with what it says, and how to be without one of them.

They were found by letting mates play against mates that differ a little, those of Arctic Bounty with several line-ups and Epic
Fleet; a rule of thumb stays if being without it loses games (docs/bots.md has the measurement). What things are worth is in VP at the end
of the game. Early things count for more than is printed on them, since they go on to earn: a crate caught early comes from a boat that is
there early, a dollar spent early is spent on such things.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from ridback.rules.record import _record

#: Habit: its number. "A season" is once through phase three, in which boats fish.
NUMBERS: Final[dict[str, float]] = {
    # How many seasons are left, guessed from what is left of licenses and crates.
    "licenses_left": 0.95,  # seasons for each license per seat in the deck
    "supply_left": 0.2,  # seasons for each crate per seat in the supply
    "sooner": 0.63,  # taken off: the end comes before both have run out
    "crews": 0.9,  # captains that each seat has more every season, without those whose boats are full
    "slack": 0.8,  # seasons more than the crates will then be enough for
    # Money, in VP for a dollar.
    "dollar": 0.7,  # in the last season
    "dollar_early": 0.3,  # more for each season before it
    "dollar_over": 0.05,  # when nothing can be bought any more but launches
    "riches": 0.28,  # how fast a dollar loses its worth to a seat that has many for each season left
    # Boats and cards.
    "crate_early": 0.7,  # VP that a crate is worth more for each season before the last
    "small_coin": 1.6,  # what a $1 card is worth, in $: it serves as a captain like any other
    "keep_boats": 0.1,  # what a card is worth more that can be launched, in $
    # Licenses: how much of what their power will bring, if it is always used, counts.
    "shrimp": 0.6,
    "cod": 0.6,
    "lobster": 0.45,
    "tuna": 0.8,
    "processing": 1.05,
    "new_boats": 0.6,  # launches of a new type it counts on, if all its boats were of that type, for each season left
    # Arctic Bounty: the same of its licenses, and how much of what else it brings counts.
    "swordfish": 0.33,
    "salmon": 0.9,
    "char": 0.18,
    "dfo": 1.8,  # of new_boats, for DFO boats
    "marina": 0.1,
    "large_holds": 0.12,  # crates that only an Oyster boat or a Salty Captain's has room for
    "tuck": 0.55,  # crates that a tucked card will hold, against the card's worth
    "robbed": 0.4,  # VP for each crate that others lose
    "tug": 0.3,  # a tug boat's cards
    "ripe": 0.9,  # cards on a tug boat for each season left, before they are worth more in hand
    "refund": 1.4,  # what a house boat pays
    "honors": 0.3,  # trophies and meeples
    "crew": 0.67,  # crewmen
    # Bidding.
    "patience": 1.6,  # how much the best other license counts against this one: more than 1, as a pass leaves a rival fewer for it
    "launch_cash": 0.95,  # VP lost for each dollar that a bid would take from the next launch
    "fishin": 1.2,  # how much of its VP a Gone Fishin' card counts
    # What mate does not do, but a search thinks of (WAYS), in VP.
    "keen": 0.0,  # bids on although the others in the row are that much better
    "eager_launch": 0.0,  # launches although it costs that much more than it brings
    "eager_hire": 0.0,  # the same of captains
    "in_hand": 0.0,  # launches that it counts on for each boat in hand whose license it would get, up to two
    # Whether it does these things at all, or takes whatever is first in the list of moves.
    "exact_change": 1.0,  # pays with what it needs least
    "sorting": 1.0,  # captains and discards are the cards it needs least
    "processing_sense": 1.0,  # processes what grows back, and what it trades
    # Variety: how far off its opinion of a license may be, as a part of it.
    "whim": 0.06,
}

HABITS: Final = _record(*((name, "f8") for name in NUMBERS))

#: What mate would be without a rule of thumb: the numbers that switch it off.
WITHOUT: Final[dict[str, dict[str, float]]] = {
    "an eye on the end": {"licenses_left": 0.0, "supply_left": 0.0, "sooner": -4.5},
    "the last round": {"dollar_over": NUMBERS["dollar"]},
    "money is dearer early": {"dollar_early": 0.0},
    "crates are dearer early": {"crate_early": 0.0},
    "the rich spend": {"riches": 0.0},
    "small coins as captains": {"small_coin": 1.0},
    "keeping boats": {"keep_boats": 0.0},
    "shrimp's discount": {"shrimp": 0.0},
    "cod's cards": {"cod": 0.0},
    "lobster's cards": {"lobster": 0.0},
    "tuna's cards": {"tuna": 0.0},
    "processing's cards": {"processing": 0.0},
    "new boats to launch": {"new_boats": 0.0},
    "patience": {"patience": 0.0},
    "cash for the next launch": {"launch_cash": 0.0},
    "Gone Fishin'": {"fishin": 0.0},
    "exact change": {"exact_change": 0.0},
    "sorting the hand": {"sorting": 0.0},
    "processing sense": {"processing_sense": 0.0},
    "whims": {"whim": 0.0},
    "swordfish's cards": {"swordfish": 0.0},
    "salmon's cards": {"salmon": 0.0},
    "char's powers": {"char": 0.0},
    "DFO boats": {"dfo": 0.0},
    "Marinas": {"marina": 0.0},
    "large holds": {"large_holds": 0.0},
    "tucked cards": {"tuck": 0.0},
    "tug boats": {"tug": 0.0},
    "house boats": {"refund": 0.0},
    "trophies and meeples": {"honors": 0.0},
    "crewmen": {"crew": 0.0},
    "counting the crews": {"slack": 99.0},
}
#: Those of them that only Arctic Bounty puts to the test.
ARCTIC: Final = tuple(WITHOUT)[tuple(WITHOUT).index("whims") + 1 :]

#: How deckhand differs from mate: it sees what is printed and what it can launch, but not what the power of a license will earn; it names
#: and bids without an eye on the other licenses of the row; it does not notice how much of the game is left; and any card will do as a
#: captain or to be let go.
NOVICE: Final[dict[str, float]] = {
    **dict.fromkeys(("shrimp", "cod", "lobster", "tuna", "processing", "swordfish", "salmon"), 0.0),
    **WITHOUT["patience"],
    **WITHOUT["an eye on the end"],
    **WITHOUT["sorting the hand"],
}

#: The ways in which a search takes its own seat to go on after a move (seeking.py): mate's, and what is different in others.
WAYS: Final[tuple[dict[str, float], ...]] = (
    {},
    {"keen": 2.0},
    {"keen": -1.5},
    {"dollar": 0.9, "dollar_early": 0.5},
    {"crate_early": 1.1},
    {"eager_launch": 1.5, "eager_hire": 1.0},
    {"patience": 0.8},
    {"in_hand": 0.6},
)


def habits(changes: Mapping[str, float] | None = None) -> Any:
    """An array of one HABITS record: the numbers, with some changed. Raises KeyError for a habit it does not have."""
    records = np.zeros(1, HABITS)
    for name, number in {**NUMBERS, **(changes or {})}.items():
        if name not in NUMBERS:
            raise KeyError(name)
        records[name] = number
    return records
