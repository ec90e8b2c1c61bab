"""What is chosen before a game (ST1, ST7-ST9, CO1): seats, line-up, modules, printed values.

The rules are imported where they are needed only: what is chosen can be talked about while they are compiled.
"""

from __future__ import annotations

import difflib
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self

from ridback.card_files import of_table
from ridback.cards import BOATS, DOCK, LICENSE_TYPES, LICENSES, LINE_UPS, PREMIUM, STANDARD, Cards, default_cards, license_type
from ridback.errors import SetupError, is_number
from ridback.rules import codes

#: Captains of the Corporation, in the order they act (CO1).
CAPTAINS: Final = {"tc": codes.TC, "kirkman": codes.KIRKMAN}

#: Standard and premium types of a line-up, by seats (ST1, ST8); Captains play as three seats do.
SIZES: Final = {1: ((5, 2),), 2: ((5, 2),), 3: ((5, 2),), 4: ((5, 2),), 5: ((6, 3), (7, 2)), 6: ((7, 4),)}

#: Numbers of Captains, by people (CO1); with more people there are none.
CAPTAINS_AT: Final = {1: (2,), 2: (0, 1)}

#: Numbers of people for Epic Fleet (ST9).
EPIC_AT: Final = (3, 4, 5, 6)

#: The most of anything that somebody may name; to find what they may have meant takes time.
_MOST_IDS: Final = 100

#: What is in or out.
MODULES: Final = ("gone_fishin", "crewman", "trophies", "meeples", "epic")
#: All that is chosen by yes or no: modules, and whether phase two is everybody's at once (RD6).
SWITCHES: Final = (*MODULES, "at_once")
#: The license types by which one seat's phase two touches another's: the deck may run out of captains (HI3), crates are taken (DF2).
TOUCHING: Final = ("char", "dfo")


@dataclass(frozen=True)
class Setup:
    """The choices. ``seats`` are people's, 1 to 6; Captains sit behind them.

    ``docks`` are dock card types, ``captains`` one or both of CAPTAINS; the rest are SWITCHES, on or off.
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
    at_once: bool = False
    cards: Cards = field(default_factory=default_cards)

    def __post_init__(self) -> None:
        """Raises SetupError for what chapter ST does not allow: its code says what, its details what would fit, ``also`` what else."""
        wrong = list(self._wrong())
        if wrong:
            wrong[0].also = wrong[1:]
            raise wrong[0]

    def _wrong(self) -> Iterator[SetupError]:
        """All that does not fit. Without a number of seats nothing else can be said."""
        if not is_number(self.seats, codes.SEATS + 1, 1):
            yield SetupError("seats", seats=str(self.seats)[:20])
            return
        lists = (self.line_up, self.docks, self.captains)
        if not all(isinstance(ids, tuple | list) and all(isinstance(id, str) for id in ids) for ids in lists) or not isinstance(
            self.cards, Cards
        ):
            yield SetupError("unreadable")
            return
        for switch in SWITCHES:
            if not isinstance(getattr(self, switch), bool):
                yield SetupError("yes_or_no", choice=switch)
        captains, line_up = list(self._wrong_captains()), list(self._wrong_line_up())
        yield from (*captains, *line_up, *self._wrong_docks())
        touching = touched(self.line_up, self.docks)
        if self.at_once is True and touching:
            yield SetupError("at_once", ids=list(touching))
        if self.cards.changes:
            yield from self._wrong_counts(whole=not captains and not line_up)

    def _wrong_captains(self) -> Iterator[SetupError]:
        yield from _unknown(self.captains, CAPTAINS, "no_such_captain")
        if len(self.captains) not in CAPTAINS_AT.get(self.seats, (0,)):
            yield SetupError("captains", seats=self.seats, wanted=max(CAPTAINS_AT.get(self.seats, (0,))))

    def _wrong_line_up(self) -> Iterator[SetupError]:
        yield from _unknown(self.line_up, (*STANDARD, *PREMIUM), "no_such_license")
        standard, premium = (len(set(ids) & set(self.line_up)) for ids in (STANDARD, PREMIUM))
        unknown = len(set(self.line_up)) - standard - premium  # each may be a type that is misspelled
        if self.epic is True:
            if self.seats not in EPIC_AT:
                yield SetupError("epic_seats", seats=self.seats)
            missing = [id for id in (*STANDARD, *PREMIUM) if id not in self.line_up and id != "salmon"]
            if len(missing) > unknown:
                yield SetupError("epic_line_up", missing=missing)
        elif not any(s >= standard and p >= premium and s + p == standard + premium + unknown for s, p in SIZES[self.seats]):
            wanted = [{"standard": s, "premium": p} for s, p in SIZES[self.seats]]
            yield SetupError("line_up", seats=self.seats, standard=standard, premium=premium, wanted=wanted)

    def _wrong_docks(self) -> Iterator[SetupError]:
        yield from _unknown(self.docks, DOCK, "no_such_dock_card")
        if self.epic is not True and len(self.docks) not in docks_at(self.seats):
            yield SetupError("docks", seats=self.seats, wanted=max(docks_at(self.seats)), chosen=len(self.docks))

    def _wrong_counts(self, *, whole: bool) -> Iterator[SetupError]:
        """Changed counts must still make a game: set-up does not run out of cards (ST2-ST4), and the record has room for them.

        Whether there are enough licenses can be said only if the line-up and the Captains fit (``whole``).
        """
        values, licenses = self.cards.values[0], self.cards.printed["licenses"]
        boats = {id: int(values.boat_count[BOATS.index(id)]) for id in self.line_up if id in BOATS}
        charters = int(values.boat_count[codes.CHARTER]) if self.epic is True or self.seats > 4 else 0
        fewest = min(boats, key=lambda id: boats[id], default=None)
        if fewest is not None and boats[fewest] < self.seats:
            yield SetupError("too_few_boats", card=fewest, least=self.seats)
        if sum(boats.values()) + charters > codes.DECK:
            yield SetupError("too_many_boats", most=codes.DECK)
        from ridback.rules.setup import removed as removed_licenses

        seats = self.seats + len(self.captains)
        removed = getattr(removed_licenses, "py_func", removed_licenses)
        total = 0
        for kind, ids, least in (("standard", STANDARD, 2 * seats), ("premium", PREMIUM, 0)):
            there = sum(licenses[id]["count"] for id in set(self.line_up) if id in ids)
            if whole and there < (least := least + removed(seats, self.epic is True, kind == "premium")):
                yield SetupError("too_few_licenses", kind=kind, least=least)
            total += there
        if total + 3 * (self.crewman is True) > codes.LICENSE_DECK:
            yield SetupError("too_many_licenses", most=codes.LICENSE_DECK)
        if int(values.crew_count.sum()) > codes.CREW_DECK:
            yield SetupError("too_many_crewmen", most=codes.CREW_DECK)

    def choices(self, seed: int) -> Any:
        """The choices and the seed as the rules read them: an array of one CHOICES record."""
        from ridback.rules.record import new
        from ridback.rules.setup import CHOICES

        out = new(CHOICES)
        c = out[0]
        c.people = self.seats
        for i, id in enumerate(sorted(self.captains, key=lambda id: CAPTAINS[id])):
            c.captains[i] = CAPTAINS[id]
        c.line_up[:] = [LICENSE_TYPES[license_type(k)] in self.line_up for k in range(len(LICENSES))]
        c.docks[:] = [id in self.docks for id in DOCK]
        for switch in SWITCHES:
            setattr(c, switch, int(getattr(self, switch)))
        c.low, c.high = seed & 0xFFFFFFFF, seed >> 32
        return out

    def to_json(self) -> dict[str, Any]:
        """The choices as plain data: what is not chosen is left out, changed values are there only if there are any."""
        out: dict[str, Any] = {"seats": self.seats, "line_up": list(self.line_up), "gone_fishin": self.gone_fishin}
        for name in ("docks", "captains"):
            if getattr(self, name):
                out[name] = list(getattr(self, name))
        out |= {name: True for name in SWITCHES[1:] if getattr(self, name)}
        return out | ({"cards": self.cards.changes} if self.cards.changes else {})

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """Raises SetupError, or CardsError for changed values that do not fit. ``line_up`` may be a name."""
        if not isinstance(given, dict):
            raise SetupError("unreadable")
        unknown = set(given) - {f.name for f in fields(cls)}
        if unknown:
            raise SetupError("unknown_choice", choices=sorted(map(str, unknown)))
        choices, wrong = dict(given), list[SetupError]()
        for name in ("line_up", "docks", "captains"):
            value = choices.get(name, ())
            if name == "line_up" and isinstance(value, str):
                try:
                    value = line_up(value)
                except SetupError as error:
                    wrong.append(error)
                    value = ()
            if not isinstance(value, list | tuple) or len(value) > _MOST_IDS:
                raise SetupError("unreadable")
            if name in choices:
                choices[name] = tuple(map(str, value))
        if "cards" in choices:
            choices["cards"] = of_table(choices["cards"])
        try:
            setup = cls(choices.pop("seats", None), **choices)
        except SetupError as error:
            if not wrong:
                raise
            wrong += [one for one in (error, *error.also) if one.code not in ("line_up", "epic_line_up")]
        if wrong:
            wrong[0].also = wrong[1:]
            raise wrong[0]
        return setup


def line_up(chosen: str | Sequence[str]) -> tuple[str, ...]:
    """A line-up by its name, or as it is. Raises SetupError for a name LINE_UPS does not have."""
    if isinstance(chosen, str):
        if chosen not in LINE_UPS:
            raise SetupError("no_such_line_up", line_up=chosen[:40], known=list(LINE_UPS))
        return LINE_UPS[chosen]
    return tuple(chosen)


def touched(line_up: Iterable[str], docks: Iterable[str]) -> tuple[str, ...]:
    """What of a set-up makes one seat's phase two touch another's choices, so that not all can have it at once (RD6)."""
    return (*(id for id in TOUCHING if id in line_up), *(id for id in DOCK if id in docks))


def random_line_up(seats: int, seed: int) -> tuple[str, ...]:
    """A line-up that fits the number of seats, any as likely as any other of its size (ST1, ST8)."""
    choose = random.Random(seed)  # noqa: S311 - a line-up is no secret
    standard, premium = choose.choice(SIZES[seats])
    chosen = {*choose.sample(STANDARD, standard), *choose.sample(PREMIUM, premium)}
    return tuple(id for id in (*STANDARD, *PREMIUM) if id in chosen)


def docks_at(seats: int) -> tuple[int, ...]:
    """Numbers of kinds of dock cards, by people (ST7); Epic Fleet takes any."""
    return (0, 3) if seats > 4 else (0, 2)


def _unknown(ids: Iterable[str], known: Iterable[str], code: str) -> Iterator[SetupError]:
    ids, known = list(ids), list(known)
    unknown = [str(id)[:40] for id in ids if id not in known]
    if unknown:
        near = [match for id in unknown for match in difflib.get_close_matches(id.lower(), known, 1)]
        yield SetupError(code, ids=unknown, near=list(dict.fromkeys(near)))
    if len(set(ids)) < len(ids):
        yield SetupError("chosen_twice", ids=sorted({id for id in ids if ids.count(id) > 1}))
