"""What a seat may see: the record, the JSON everybody outside the rules gets, and imagining what is hidden.

Nothing else leaves the rules: the browser client, the API, bots and spectators all get a View.
"""

from __future__ import annotations

import threading
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from ridback.cards import BOATS, LICENSES, PARTS, Cards
from ridback.events import DECISIONS
from ridback.moves import TABLE, Move
from ridback.rules import calls, codes, imagining, scoring
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, VIEW, new
from ridback.view_json import card_counts, license_level, plain, told_result, view_json

_scratch = threading.local()


class Scratch:
    """Records to work in, one set a thread: rules run without the GIL."""

    def __init__(self) -> None:
        self.io, self.legal, self.sheets = new(IO), new(LEGAL), new(SHEETS)
        self.deal, self.random = new(imagining.DEAL), new(RANDOM)


def scratch() -> Scratch:
    """This thread's records to work in."""
    try:
        return _scratch.records  # type: ignore[no-any-return]
    except AttributeError:
        _scratch.records = Scratch()
        return _scratch.records  # type: ignore[no-any-return]


class Decision(NamedTuple):
    """What a seat is asked: the seat, the kind by name, and the ply (atoms played) at which it was put."""

    seat: int
    kind: str
    ply: int


class View:
    """What one seat sees of a game (VI1); ``seat`` None is a spectator.

    ``open`` and ``own`` are the parts of a VIEW record (rules/record.py); ``cards`` the printed values in force; ``ply`` and
    ``asked_at`` (the ply at which the seat's decision was put) come from the game.
    """

    def __init__(self, records: Any, seat: int | None, cards: Cards, ply: int = 0, asked_at: int = 0) -> None:
        """``records`` is an array of one VIEW."""
        self.records, self.seat, self.cards, self.ply, self.asked_at = records, seat, cards, ply, asked_at
        self.open, self.own, self.values = records["open"][0], records["own"][0], cards.values[0]

    @classmethod
    def of(cls, states: Any, seat: int | None, cards: Cards, ply: int = 0, asked_at: int = 0) -> View:
        """The view a seat has of a game, an array of one STATE."""
        records = np.ndarray((1,), VIEW, bytearray(VIEW.itemsize))  # as `new` would, which takes ten times as long
        calls.look(states, -1 if seat is None else seat, records)
        return cls(records, seat, cards, ply, asked_at)

    @cached_property
    def plain(self) -> Any:
        """What is open, read by item alone, in a fraction of the time."""
        return plain(self.records["open"])[0]

    # -- what the seat can do -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, if anything."""
        kind = 0 if self.seat is None else int(self.plain["at"]["ask"][self.seat])
        if self.seat is None or not kind:
            return None
        return Decision(self.seat, DECISIONS[kind] or "", self.asked_at)

    def legal(self) -> list[Move]:
        """The moves this seat may make, by ascending number; none if it is not asked."""
        if self.seat is None:
            return []
        buffer = scratch().legal
        n = calls.legal(self.records, self.cards.values, self.seat, buffer)
        return [TABLE[number] for number in buffer["moves"][0, :n].tolist()]

    def with_boat_named(self) -> View:
        """The view as it would be once a boat is named that gets a captain: what could serve there does not depend on which (HI1)."""
        records = self.records.copy()
        records["open"]["at"]["ask"][0, self.seat] = codes.ASK_CAPTAIN
        return View(records, self.seat, self.cards, self.ply, self.asked_at)

    @property
    def discount(self) -> int:
        """What this seat's Shrimp licenses take off every transaction, in $ (PY3)."""
        return self.level("shrimp")

    def level(self, license: str) -> int:
        """This seat's level of a license type with levels (CR7)."""
        return license_level(self.plain["at"][self.seat], LICENSES.index(license))

    def launch_price(self, card: int) -> int:
        """What launching a boat card (by number) costs this seat, in $ (PY3)."""
        return max(int(self.values["launch_cost"][card]) - self.discount - (self.level("char") >= 2), 0)

    def dock_price(self, dock: int) -> int:
        """What a dock card (by number) costs this seat, in $ (PY3, DK1)."""
        off = self.discount + (self.level("char") >= 2 and dock < codes.FIRST_MATE)
        return max(int(self.values["dock_price"][dock]) - off, 0)

    @property
    def money(self) -> int:
        """All this seat could pay, in $ (PY1)."""
        values = self.values["part_value"]
        return sum(n * int(values[PARTS.index(part)]) for part, n in self.parts().items())

    @property
    def most_bid(self) -> int:
        """The most this seat may bid, in $ (AU4)."""
        return self.money + self.discount

    def parts(self) -> dict[str, int]:
        """What this seat could put down in a payment, by part (PY1)."""
        me = self.plain["at"][self.seat]
        parts = card_counts(self.own["hand"])
        for part, name in (("gone_fishin",) * 2, ("crate", "store"), ("oyster_crate", "oyster_crates"), ("crewman_crate", "crew_crates")):
            parts[part] = int(me[name])
        parts["house_boat"] = int((me["boats"]["type"][: int(me["fleet"])] == codes.HOUSE_BOAT).sum())
        return {part: n for part, n in parts.items() if n}

    def may_launch(self, card: int) -> bool:
        """Whether this seat owns a license for a boat card (by number)."""
        licenses = self.plain["at"]["licenses"][self.seat]
        if BOATS[card] == "king_crab":
            return bool(licenses[5] + licenses[14] + licenses[15])
        return card < len(BOATS) - 1 and bool(licenses[card])

    # -- what is hidden -----------------------------------------------------------------------------------------------

    def imagine(self, seed: int) -> Any:
        """A full state that fits this view, its hidden parts dealt at random from ``seed`` (0 to 2**64 - 1): an array of one STATE."""
        room, states = scratch(), new(STATE)
        seat = -1 if self.seat is None else self.seat
        low, high = seed & 0xFFFFFFFF, seed >> 32
        if not calls.imagine(self.records, self.cards.values, seat, states, room.deal, room.random, low, high):
            raise RuntimeError("no deal fits the view")
        return states

    # -- scores ---------------------------------------------------------------------------------------------------------

    def scores(self) -> tuple[list[dict[str, int]], list[int]]:
        """Every seat's score sheet (the lines of scoring.LINES) and its rank, 0 the best, as things stand (SR1, SR3)."""
        room, seats = scratch().sheets, int(self.plain["seats"])
        calls.rank(self.records, self.cards.values, room)
        rows = room["sheets"][0, :seats].tolist()
        return [dict(zip(scoring.LINES, row, strict=True)) for row in rows], room["ranks"][0, :seats].tolist()

    def result(self) -> dict[str, Any] | None:
        """How the game ended, or None while it runs: why, who won, and the ranking with score sheets (SR3)."""
        return told_result(self.plain, *self.scores()) if self.plain["ended"] else None

    def to_json(self) -> dict[str, Any]:
        """The view as plain data; docs/architecture.md describes it."""
        return view_json(self)
