"""What happened: the names of the event kinds and their fields, and who may read which.

The rules note events as (kind, seat, three numbers); here they get names. A reader who is not the event's seat gets ``null``
for its private fields, and does not get events of private kinds at all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PARTS
from ridback.rules import codes

#: Kinds of decision, by number.
DECISIONS: Final = (
    None,
    "name",
    "open",
    "bid",
    "pay",
    "launch",
    "hire",
    "captain",
    "process",
    "trade",
    "discard_drawn",
    "discard",
    "mate",
    "mate_card",
    "marina",
    "marina_card",
    "take_seat",
    "take",
    "tuck",
    "tuck_card",
    "swordfish",
    "oyster",
    "swap",
    "assign",
    "keep",
)
#: Why the game ended, by the bits of FI3.
REASONS: Final = (None, "licenses", "crates", "both")
#: Why cards are drawn.
WHY: Final = ("cod", "lobster", "trade", "tuna", "draw", "char", "swordfish", "salmon", "swap", "crew", "captains")

#: Everything that can lie in a fleet, by number: boat cards, then the dock cards that are boats.
KINDS_OF_BOAT: Final = (*BOATS, *DOCK[:4])
#: Trophies (TR1), by number.
TROPHIES: Final = (None, "one_type", "four_types", "crates", "licenses", "most_boats", "most_standard")

_Field = tuple[str, Callable[[int], Any]]


@dataclass(frozen=True, slots=True)
class Kind:
    """An event kind: its name, its fields (at most three), which of them only its seat may read, or that it is all private."""

    name: str
    fields: tuple[_Field, ...] = ()
    private_fields: frozenset[str] = frozenset()
    private: bool = False


def _number(n: int) -> int:
    return n


_AMOUNT: Final[_Field] = ("amount", _number)
_BOAT: Final[_Field] = ("boat", _number)
_CARD: Final[_Field] = ("card", BOATS.__getitem__)
_LAUNCHED: Final[_Field] = ("card", KINDS_OF_BOAT.__getitem__)
_CREW: Final[_Field] = ("crew", ("", *CREW).__getitem__)
_LICENSE: Final[_Field] = ("license", LICENSES.__getitem__)
_SLOT: Final[_Field] = ("slot", _number)
_TYPE: Final[_Field] = ("type", KINDS_OF_BOAT.__getitem__)
_CARD_PRIVATE: Final = frozenset({"card"})

#: Event kinds, by number.
KINDS: Final[dict[int, Kind]] = {
    codes.EV_ROUND: Kind("round", (("round", _number), ("start", _number))),
    codes.EV_NAMED: Kind("named", (_SLOT, _LICENSE)),
    codes.EV_BID: Kind("bid", (_AMOUNT, _LICENSE)),
    codes.EV_PASSED: Kind("passed", (("decision", DECISIONS.__getitem__),)),
    codes.EV_WON: Kind("won", (_LICENSE, _SLOT, ("bid", _number))),
    codes.EV_PAID: Kind("paid", (("part", PARTS.__getitem__), ("value", _number))),
    codes.EV_BOUGHT: Kind("bought", (_LICENSE, ("bid", _number), ("price", _number))),
    codes.EV_WENT_FISHIN: Kind("went_fishin"),
    codes.EV_SWEPT: Kind("swept", (_LICENSE,)),
    codes.EV_REVEALED: Kind("revealed", (_LICENSE, _SLOT)),
    codes.EV_LAST_ROUND: Kind("last_round"),
    codes.EV_LAUNCHING: Kind("launching", (_LAUNCHED, ("price", _number))),
    codes.EV_LAUNCHED: Kind("launched", (_BOAT, _TYPE, _LAUNCHED)),
    codes.EV_HIRED: Kind("hired", (_BOAT, _TYPE, ("card", (*BOATS, "deck").__getitem__)), _CARD_PRIVATE),
    codes.EV_DRAW: Kind("draw", (("why", WHY.__getitem__), ("want", _number), ("got", _number))),
    codes.EV_DREW: Kind("drew", (_CARD,), private=True),
    codes.EV_RESHUFFLED: Kind("reshuffled", (("count", _number),)),
    codes.EV_CAUGHT: Kind("caught", (_BOAT, _TYPE, ("crates", _number))),
    codes.EV_PROCESSED: Kind("processed", (_BOAT, _TYPE)),
    codes.EV_TRADED: Kind("traded"),
    codes.EV_DISCARDED: Kind("discarded", (_CARD, ("from", ("drawn", "hand").__getitem__)), _CARD_PRIVATE),
    codes.EV_OVER: Kind("over", (("reason", REASONS.__getitem__),)),
    codes.EV_PICKED_UP: Kind("picked_up", (_BOAT, ("count", _number))),
    codes.EV_HIRED_SALTY: Kind("hired_salty", (_BOAT, _TYPE, ("price", _number))),
    codes.EV_HIRED_MATE: Kind("hired_mate", (_BOAT, ("from", lambda boat: "store" if boat < 0 else boat), _CARD), _CARD_PRIVATE),
    codes.EV_MOORED: Kind("moored", (("marina", _number), _CARD)),
    codes.EV_TOOK: Kind("took", (("victim", _number), _BOAT)),
    codes.EV_LOADED: Kind("loaded", (_BOAT, ("crates", _number))),
    codes.EV_TUCKED: Kind("tucked", (_BOAT, _TYPE, _CARD), _CARD_PRIVATE),
    codes.EV_DREW_INSTEAD: Kind("drew_instead", (_BOAT, _TYPE)),
    codes.EV_SHELVED: Kind("shelved", (_BOAT,)),
    codes.EV_TOWED: Kind("towed", (_BOAT,)),
    codes.EV_CREW_PLACED: Kind("crew_placed", (_CREW, _SLOT)),
    codes.EV_CREW: Kind("crew", (_CREW,)),
    codes.EV_ASSIGNED: Kind("assigned", (_CREW, ("license", LICENSE_TYPES.__getitem__))),
    codes.EV_TROPHY: Kind("trophy", (("trophy", TROPHIES.__getitem__),)),
    codes.EV_MEEPLE: Kind("meeple", (_TYPE,)),
    codes.EV_REVEALED_BOAT: Kind("revealed_boat", (_CARD,)),
    codes.EV_CORPORATION_BOAT: Kind("corporation_boat", (_BOAT, _TYPE)),
    codes.EV_CORPORATION_TAKES: Kind("corporation_takes", (_LICENSE,)),
}


class Event(NamedTuple):
    """One thing that happened: ``ply`` is the number of atoms played before the one that caused it; ``seat`` -1 is nobody's."""

    ply: int
    kind: int
    seat: int
    a: int
    b: int
    c: int

    @property
    def name(self) -> str:
        """The kind's name."""
        return KINDS[self.kind].name

    def to_json(self, *readers: int, everything: bool = False) -> dict[str, Any] | None:
        """The event as the seats in ``readers`` may read it (none: a spectator); None if they may not know of it.

        ``everything`` leaves nothing out: for the log of a finished game, and for its owner's tools.
        """
        kind = KINDS[self.kind]
        mine = everything or self.seat in readers
        if kind.private and not mine:
            return None
        out: dict[str, Any] = {"kind": kind.name, "ply": self.ply}
        if self.seat >= 0:
            out["seat"] = self.seat
        for (name, decode), value in zip(kind.fields, self[3:], strict=False):
            out[name] = decode(value) if mine or name not in kind.private_fields or value < 0 else None  # below 0 it is no card
        return out
