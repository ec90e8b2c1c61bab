"""What is printed on the cards: ids, values, line-ups. Facts only; what the cards do lives in :mod:`ridback.rules`."""

from ridback.cards.ids import (
    BOATS,
    CREW,
    DOCK,
    LICENSE_TYPES,
    LICENSES,
    LINE_UPS,
    PARTS,
    PREMIUM,
    STANDARD,
    license_type,
)
from ridback.cards.printed import Cards, CardsError, Mistake, default_cards

__all__ = [
    "BOATS",
    "CREW",
    "DOCK",
    "LICENSES",
    "LICENSE_TYPES",
    "LINE_UPS",
    "PARTS",
    "PREMIUM",
    "STANDARD",
    "Cards",
    "CardsError",
    "Mistake",
    "default_cards",
    "license_type",
]
