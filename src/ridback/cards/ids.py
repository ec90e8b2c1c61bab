"""The ids of cards, and the numbers the record stores for them.

A boat card and the license type that lets it be launched share one number (``shrimp`` is 0 in both), so the rules need no table
between them. King Crab has three different licenses of one type; the two others come after the types.
"""

from __future__ import annotations

from typing import Final

#: Boat cards by number: what lies in hands and in the Boat deck. The first eleven have a license of the same number.
BOATS: Final = (
    "shrimp",
    "cod",
    "lobster",
    "tuna",
    "processing",
    "king_crab",
    "swordfish",
    "oyster",
    "char",
    "salmon",
    "dfo",
    "charter",
)

#: License types by number (the keys of ``[licenses]`` in cards.toml).
LICENSE_TYPES: Final = (*BOATS[:11], "pub", "marina", "hire_crewman")

#: License cards by number: the types, with the three King Crab licenses told apart (SR2).
LICENSES: Final = (
    *BOATS[:5],
    "king_crab_captains",
    *BOATS[6:11],
    "pub",
    "marina",
    "hire_crewman",
    "king_crab_crates",
    "king_crab_licenses",
)

STANDARD: Final = ("shrimp", "cod", "lobster", "tuna", "processing", "swordfish", "oyster", "char", "salmon")
PREMIUM: Final = ("pub", "king_crab", "dfo", "marina")

#: Dock cards (DK) and crewman cards (CR4-CR10), in the order of cards.toml.
DOCK: Final = ("tug", "artisan", "inuit", "house_boat", "first_mate", "salty_captain")
CREW: Final = ("artisan", "tug", "bosun", "assistant", "storm", "crates", "quartermaster", "deckhand")

#: What a payment may consist of (PY1), by number: boat cards, then the rest.
PARTS: Final = (*BOATS, "gone_fishin", "crate", "oyster_crate", "crewman_crate", "house_boat")

#: Named line-ups (ST1).
LINE_UPS: Final = {"base": ("shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab")}


def license_type(license: int) -> int:
    """The type number of a license card's number: the three King Crab licenses are one type (SR2)."""
    return 5 if license >= 14 else license
