"""Ready-made set-ups: what is chosen for a number of seats, so that nobody has to choose.

A preset's name and sentence are words (``preset-{id}``, ``preset-{id}-about``). What fits is checked where everything else is, in
:mod:`ridback.setups`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD
from ridback.errors import SetupError
from ridback.setups import CAPTAINS, EPIC_AT, MODULES

#: A first look at the licenses of Arctic Bounty beside well-known ones, and what joins them with five and six seats (ST8).
_ARCTIC: Final = ("shrimp", "cod", "tuna", "swordfish", "oyster", "pub", "dfo")
_HARBOR: Final = ("shrimp", "lobster", "processing", "char", "salmon", "king_crab", "marina")


@dataclass(frozen=True)
class Preset:
    """A ready-made set-up. ``line_ups`` has a line-up for each number of seats that it fits; the rest is the same for all of them.

    ``docks`` are dock card types in the order they join: two with up to four seats, three with more, all in an Epic game (ST7, ST9).
    """

    id: str
    line_ups: dict[int, tuple[str, ...]]
    docks: tuple[str, ...] = ()
    captains: tuple[str, ...] = ()
    modules: tuple[str, ...] = ("gone_fishin",)

    def likely(self, wish: int) -> int:
        """The number of seats that is wished for, if this fits it, or else the smallest it fits."""
        return wish if wish in self.line_ups else min(self.line_ups)

    def choices(self, seats: int) -> dict[str, Any]:
        """All choices but seats and printed values, as Setup.from_json takes them. Raises SetupError where it does not fit."""
        if seats not in self.line_ups:
            raise SetupError("preset_seats", preset=self.id, seats=seats, wanted=list(self.line_ups))
        docks = self.docks if "epic" in self.modules else self.docks[: 3 if seats > 4 else 2]
        captains = self.captains or (tuple(CAPTAINS) if seats == 1 else ())
        return {
            "line_up": list(self.line_ups[seats]),
            "docks": list(docks),
            "captains": list(captains),
            **{module: module in self.modules for module in MODULES},
        }


def _grown(line_up: tuple[str, ...], five: tuple[str, ...], six: tuple[str, ...]) -> dict[int, tuple[str, ...]]:
    """A line-up for up to four seats, and what joins it for five and for six, in the order of the cards."""
    sizes = dict.fromkeys(range(1, 5), line_up) | {5: line_up + five, 6: line_up + six}
    return {seats: tuple(id for id in (*STANDARD, *PREMIUM) if id in chosen) for seats, chosen in sizes.items()}


_BASE: Final = LINE_UPS["base"]
#: The line-up of an Epic game that leaves nothing out (ST9).
EVERYTHING: Final = (*STANDARD, *PREMIUM)
_GROWN_BASE: Final = _grown(_BASE, ("swordfish", "salmon"), ("swordfish", "salmon", "dfo", "marina"))
_BAY: Final = ("gone_fishin", "crewman", "trophies", "meeples")

#: In the order they are offered, by id.
PRESETS: Final = {
    preset.id: preset
    for preset in (
        Preset("first_voyage", dict.fromkeys((2, 3, 4), _BASE)),
        Preset("alone", {1: _BASE}),
        Preset("two_and_a_captain", {2: _BASE}, captains=("kirkman",)),
        Preset("arctic_start", _grown(_ARCTIC, ("lobster", "processing"), ("lobster", "processing", "king_crab", "marina"))),
        Preset("dockside", _GROWN_BASE, docks=("tug", "first_mate", "house_boat")),
        Preset("bay_day", _GROWN_BASE, modules=_BAY),
        Preset(
            "full_harbor",
            _grown(_HARBOR, ("cod", "oyster"), ("cod", "oyster", "pub", "dfo")),
            docks=("artisan", "salty_captain", "tug"),
            modules=_BAY,
        ),
        Preset("epic", dict.fromkeys(EPIC_AT, EVERYTHING), docks=DOCK, modules=(*_BAY, "epic")),
    )
}


def fitting(seats: int) -> Preset:
    """The first preset for that many seats. Raises SetupError for a number that no game has."""
    for one in PRESETS.values():
        if seats in one.line_ups:
            return one
    raise SetupError("seats", seats=str(seats)[:20])


def preset(id: str) -> Preset:
    """The preset of that id. Raises SetupError."""
    if id not in PRESETS:
        raise SetupError("no_such_preset", preset=id[:40], known=list(PRESETS))
    return PRESETS[id]


def named(seats: int, choices: Mapping[str, Any]) -> str | None:
    """The id of the preset that these choices are, printed values aside; None if they are somebody's own.

    ``choices`` are as Setup.to_json has them; in which order line-up, dock cards and Captains are named does not matter.
    """
    for one in PRESETS.values():
        if seats in one.line_ups and all(
            set(value) == set(choices.get(name, ())) if isinstance(value, list) else value == choices.get(name, False)
            for name, value in one.choices(seats).items()
        ):
            return one.id
    return None
