"""What is chosen before a game (ST1, ST7-ST9, CO1): seats, line-up, modules, printed values."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from ridback.cards import BOATS, DOCK, LICENSE_TYPES, LICENSES, LINE_UPS, PREMIUM, STANDARD, Cards, default_cards, license_type
from ridback.errors import SetupError, is_number
from ridback.rules import codes
from ridback.rules.record import new
from ridback.rules.setup import CHOICES, removed as removed_licenses

#: Captains of the Corporation, in the order they act (CO1).
CAPTAINS: Final = {"tc": codes.TC, "kirkman": codes.KIRKMAN}

#: Standard and premium types of a line-up, by seats (ST1, ST8); Captains play as three seats do.
SIZES: Final = {1: ((5, 2),), 2: ((5, 2),), 3: ((5, 2),), 4: ((5, 2),), 5: ((6, 3), (7, 2)), 6: ((7, 4),)}

_MODULES: Final = ("gone_fishin", "crewman", "trophies", "meeples", "epic")


@dataclass(frozen=True)
class Setup:
    """The choices. ``seats`` are people's, 1 to 6; Captains sit behind them.

    ``docks`` are dock card types, ``captains`` one or both of CAPTAINS; the rest are modules, in or out.
    """

    seats: int
    line_up: tuple[str, ...] = LINE_UPS["base"]
    gone_fishin: bool = False
    docks: tuple[str, ...] = ()
    crewman: bool = False
    trophies: bool = False
    meeples: bool = False
    captains: tuple[str, ...] = ()
    epic: bool = False
    cards: Cards = field(default_factory=default_cards)

    def __post_init__(self) -> None:
        """Raises SetupError for what chapter ST does not allow: its code says what, its details what would fit."""
        if not is_number(self.seats, codes.SEATS + 1, 1):
            raise SetupError("seats", seats=str(self.seats)[:20])
        for module in _MODULES:
            if not isinstance(getattr(self, module), bool):
                raise SetupError("yes_or_no", choice=module)
        self._check_captains()
        self._check_line_up()
        self._check_docks()
        if self.cards.changes:
            self._check_counts()

    def _check_captains(self) -> None:
        _known(self.captains, CAPTAINS, "no_such_captain")
        wanted = {1: 2, 2: 1}.get(self.seats, 0) if self.captains or self.seats == 1 else 0
        if len(self.captains) != wanted:
            raise SetupError("captains", seats=self.seats, wanted=wanted)

    def _check_line_up(self) -> None:
        _known(self.line_up, (*STANDARD, *PREMIUM), "no_such_license")
        standard = sum(id in STANDARD for id in self.line_up)
        premium = len(self.line_up) - standard
        if self.epic:
            if not 3 <= self.seats <= 6:
                raise SetupError("epic_seats", seats=self.seats)
            missing = [id for id in (*STANDARD, *PREMIUM) if id not in self.line_up and id != "salmon"]
            if missing:
                raise SetupError("epic_line_up", missing=missing)
        elif (standard, premium) not in SIZES[self.seats]:
            wanted = [{"standard": s, "premium": p} for s, p in SIZES[self.seats]]
            raise SetupError("line_up", seats=self.seats, standard=standard, premium=premium, wanted=wanted)

    def _check_docks(self) -> None:
        _known(self.docks, DOCK, "no_such_dock_card")
        if self.docks and not self.epic:
            wanted = 3 if self.seats > 4 else 2
            if len(self.docks) != wanted:
                raise SetupError("docks", seats=self.seats, wanted=wanted, chosen=len(self.docks))

    def _check_counts(self) -> None:
        """Changed counts must still make a game: set-up does not run out of cards (ST2-ST4), and the record has room for them."""
        values, licenses = self.cards.values[0], self.cards.printed["licenses"]
        boats = {id: int(values.boat_count[BOATS.index(id)]) for id in self.line_up if id in BOATS}
        fewest = min(boats, key=lambda id: boats[id])
        charters = int(values.boat_count[codes.CHARTER]) if self.epic or self.seats > 4 else 0
        if boats[fewest] < self.seats:
            raise SetupError("too_few_boats", card=fewest, least=self.seats)
        if sum(boats.values()) + charters > codes.DECK:
            raise SetupError("too_many_boats", most=codes.DECK)
        seats = self.seats + len(self.captains)
        removed = getattr(removed_licenses, "py_func", removed_licenses)
        total = 0
        for kind, ids, least in (("standard", STANDARD, 2 * seats), ("premium", PREMIUM, 0)):
            there = sum(licenses[id]["count"] for id in self.line_up if id in ids)
            least += removed(seats, self.epic, kind == "premium")
            if there < least:
                raise SetupError("too_few_licenses", kind=kind, least=least)
            total += there
        if total + 3 * self.crewman > codes.LICENSE_DECK:
            raise SetupError("too_many_licenses", most=codes.LICENSE_DECK)
        if int(values.crew_count.sum()) > codes.CREW_DECK:
            raise SetupError("too_many_crewmen", most=codes.CREW_DECK)

    def choices(self, seed: int) -> Any:
        """The choices and the seed as the rules read them: an array of one CHOICES record."""
        out = new(CHOICES)
        c = out[0]
        c.people = self.seats
        for i, id in enumerate(sorted(self.captains, key=lambda id: CAPTAINS[id])):
            c.captains[i] = CAPTAINS[id]
        c.line_up[:] = [LICENSE_TYPES[license_type(k)] in self.line_up for k in range(len(LICENSES))]
        c.docks[:] = [id in self.docks for id in DOCK]
        for module in _MODULES:
            setattr(c, module, int(getattr(self, module)))
        c.low, c.high = seed & 0xFFFFFFFF, seed >> 32
        return out

    def to_json(self) -> dict[str, Any]:
        """The choices as plain data: what is not chosen is left out, changed values are there only if there are any."""
        out: dict[str, Any] = {"seats": self.seats, "line_up": list(self.line_up), "gone_fishin": self.gone_fishin}
        for name in ("docks", "captains"):
            if getattr(self, name):
                out[name] = list(getattr(self, name))
        out |= {name: True for name in _MODULES[1:] if getattr(self, name)}
        return out | ({"cards": self.cards.changes} if self.cards.changes else {})

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """Raises SetupError, or CardsError for changed values that do not fit. ``line_up`` may be a name."""
        if not isinstance(given, dict):
            raise SetupError("unreadable")
        unknown = set(given) - {f.name for f in fields(cls)}
        if unknown:
            raise SetupError("unknown_choice", choices=sorted(map(str, unknown)))
        choices = dict(given)
        for name in ("line_up", "docks", "captains"):
            value = choices.get(name, ())
            if name == "line_up" and isinstance(value, str):
                value = line_up(value)
            if not isinstance(value, list | tuple):
                raise SetupError("unreadable")
            if name in choices:
                choices[name] = tuple(map(str, value))
        if "cards" in choices:
            choices["cards"] = Cards(choices["cards"])
        return cls(choices.pop("seats", None), **choices)


def line_up(chosen: str | Sequence[str]) -> tuple[str, ...]:
    """A line-up by its name, or as it is. Raises SetupError for a name LINE_UPS does not have."""
    if isinstance(chosen, str):
        if chosen not in LINE_UPS:
            raise SetupError("no_such_line_up", line_up=chosen[:40])
        return LINE_UPS[chosen]
    return tuple(chosen)


def random_line_up(seats: int, seed: int) -> tuple[str, ...]:
    """A line-up that fits the number of seats, any as likely as any other of its size (ST1, ST8)."""
    choose = random.Random(seed)  # noqa: S311 - a line-up is no secret
    standard, premium = choose.choice(SIZES[seats])
    chosen = {*choose.sample(STANDARD, standard), *choose.sample(PREMIUM, premium)}
    return tuple(id for id in (*STANDARD, *PREMIUM) if id in chosen)


def _known(ids: Iterable[str], known: Iterable[str], code: str) -> None:
    ids, known = list(ids), list(known)
    unknown = [str(id)[:40] for id in ids if id not in known]
    if unknown:
        raise SetupError(code, ids=unknown)
    if len(set(ids)) < len(ids):
        raise SetupError("chosen_twice", ids=sorted({id for id in ids if ids.count(id) > 1}))
