"""What a seat may see: the record, the JSON everybody outside the rules gets, and imagining what is hidden.

Nothing else leaves the rules: the browser client, the API, bots and spectators all get a View.
"""

from __future__ import annotations

import threading
from typing import Any, Final, NamedTuple

from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, PARTS, STANDARD, Cards
from ridback.events import DECISIONS, REASONS
from ridback.moves import TABLE, Move, atom
from ridback.payments import suggest
from ridback.refusals import candidates, why_not
from ridback.rules import calls, codes, imagining, scoring
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, VIEW, new

#: The rulebook's phase for each place of the loop.
PHASES: Final = (
    *("auction",) * 5,
    *("launch",) * 3,
    *("hire",) * 2,
    "fishing",
    *("processing",) * 2,
    *("draw",) * 2,
    "over",
)

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
        records = new(VIEW)
        calls.look(states, -1 if seat is None else seat, records)
        return cls(records, seat, cards, ply, asked_at)

    # -- what the seat can do -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, if anything."""
        kind = 0 if self.seat is None else int(self.open["at"]["ask"][self.seat])
        if self.seat is None or not kind:
            return None
        return Decision(self.seat, DECISIONS[kind] or "", self.asked_at)

    def legal(self) -> list[Move]:
        """The moves this seat may make, by ascending number; none if it is not asked."""
        if self.seat is None:
            return []
        buffer = scratch().legal
        n = calls.legal_in_view(self.records, self.cards.values, self.seat, buffer)
        return [TABLE[number] for number in buffer["moves"][0, :n].tolist()]

    @property
    def discount(self) -> int:
        """What this seat's licenses take off every transaction, in $ (PY3)."""
        return min(int(self.open["at"]["licenses"][self.seat, 0]), 4)

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
        """What this seat could put down in a payment, by part."""
        me = self.open["at"][self.seat]
        return _counts(self.own["hand"]) | {"gone_fishin": int(me["gone_fishin"]), "crate": int(me["store"])}

    def may_launch(self, card: int) -> bool:
        """Whether this seat owns a license for a boat card (by number)."""
        licenses = self.open["at"]["licenses"][self.seat]
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
        room, seats = scratch().sheets, int(self.open["seats"])
        calls.rank(self.records, self.cards.values, room)
        rows = room["sheets"][0, :seats].tolist()
        return [dict(zip(scoring.LINES, row, strict=True)) for row in rows], room["ranks"][0, :seats].tolist()

    def result(self) -> dict[str, Any] | None:
        """How the game ended, or None while it runs: why, who won, and the ranking with score sheets (SR3)."""
        return _result(self.open, *self.scores()) if self.open["ended"] else None

    # -- JSON ---------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The view as plain data; docs/architecture.md describes it."""
        o = self.open
        sheets, ranks = self.scores()
        n = _dict(o, _NUMBERS)
        return {
            "seat": self.seat,
            "ply": self.ply,
            "round": n["round_no"],
            "start": n["start"],
            "phase": PHASES[n["phase"]],
            "setup": {
                "seats": n["seats"],
                "line_up": _line_up(o),
                "gone_fishin": bool(n["with_gone_fishin"]),
            },
            "supply": n["supply"],
            "last_round": bool(n["last_round"]),
            "over": bool(n["ended"]),
            "row": [LICENSES[k] for k in o["row"].tolist() if k >= 0],
            "license_deck": n["license_deck"],
            "boat_deck": n["deck"],
            "discard_pile": n["discard_pile"],
            "gone_fishin_pile": n["gone_fishin_pile"],
            "auction": self._auction(),
            "payment": self._payment(),
            "hiring": self._hiring(),
            "seats": [self._seat(seat, sheets[seat]) for seat in range(n["seats"])],
            "hand": None if self.seat is None else _counts(self.own["hand"]),
            "drawn": None if self.seat is None else _counts(self.own["drawn"]),
            "decision": self._decision(),
            "result": _result(o, sheets, ranks) if n["ended"] else None,
        }

    def _auction(self) -> dict[str, Any] | None:
        o = self.open
        lot = int(o["lot"])
        if lot < 0:
            return None
        return {"slot": lot, "license": LICENSES[o["row"][lot]], "bid": int(o["bid"]), "bidder": int(o["bidder"])}

    def _payment(self) -> dict[str, Any] | None:
        o = self.open
        if not o["due"] or o["phase"] not in (codes.BUYING, codes.LAUNCH_PAYING):
            return None
        buying = o["phase"] == codes.BUYING
        return {
            "seat": int(o["turn"]),
            "for": "license" if buying else "launch",
            "id": LICENSES[o["row"][o["lot"]]] if buying else BOATS[o["launching"]],
            "price": int(o["price"]),
            "left": int(o["due"]),
            "parts": [part for part, n in zip(PARTS, o["paid"].tolist(), strict=True) for _ in range(n)],
        }

    def _hiring(self) -> dict[str, Any] | None:
        at = self.open["at"]
        for seat, kind in enumerate(at["ask"].tolist()):
            if kind == codes.ASK_CAPTAIN:
                return {"seat": seat, "boat": int(at["boat"][seat])}
        return None

    def _seat(self, seat: int, sheet: dict[str, int]) -> dict[str, Any]:
        record = self.open["at"][seat]
        s = _dict(record, _SEAT_NUMBERS)
        licenses = {id: n for id, n in zip(LICENSES, record["licenses"].tolist(), strict=True) if n}
        levels = {id: min(n, 4) for id, n in licenses.items() if id in STANDARD}
        captains = self.own["captains"].tolist() if seat == self.seat else [-1] * codes.FLEET
        room = int(self.values["boat_room"])
        return {
            "hand": s["hand"],
            "drawn": s["drawn"],
            "licenses": licenses,
            "levels": levels,
            "discount": levels.get("shrimp", 0),
            "boats": [
                {
                    "type": BOATS[kind],
                    "card": BOATS[card],
                    "captained": bool(captained),
                    "captain": BOATS[captain] if captain >= 0 else None,
                    "crates": crates,
                    "room": room,
                }
                for (kind, card, captained, crates), captain in zip(record["boats"][: s["fleet"]].tolist(), captains, strict=False)
            ],
            "store": s["store"],
            "gone_fishin": s["gone_fishin"],
            "bid": s["bid"] or None,
            "in_phase": bool(s["in_phase"]),
            "in_bidding": bool(s["in_bidding"]),
            "launches_left": s["launches"],
            "hires_left": s["hires"],
            "asked": DECISIONS[s["ask"]],
            "score": _told(sheet),
        }

    def _decision(self) -> dict[str, Any] | None:
        decision = self.decision
        if decision is None:
            return None
        legal = self.legal()
        out: dict[str, Any] = {
            "kind": decision.kind,
            "ply": decision.ply,
            "legal": [{"n": move.number, "text": move.text, **move.to_json()} for move in legal],
            "refused": [],
            "discount": self.discount,
            "money": self.money,
        }
        for name, argument in candidates(self):
            move = atom(name, argument)
            if move not in legal:
                refusal = why_not(self, move)
                out["refused"].append({**move.to_json(), "code": refusal.code, "args": refusal.details})
        if decision.kind in ("name", "open", "bid"):
            out["max_bid"] = self.most_bid
        if decision.kind == "pay":
            out["price"], out["left"] = int(self.open.price), int(self.open.due)
            out["suggested"] = suggest(self, int(self.open.due), self.parts(), int(self.open.place))
        if decision.kind == "launch":
            out["launches"] = {str(move.argument): self._launch_offer(str(move.argument)) for move in legal if move.name == "launch"}
        return out

    def _launch_offer(self, card: str) -> dict[str, Any]:
        """The price of a launch, and a sensible payment for it from the rest of the hand (PY5)."""
        price = max(int(self.values.launch_cost[BOATS.index(card)]) - self.discount, 0)
        parts = self.parts()
        parts[card] -= 1
        return {"price": price, "suggested": suggest(self, price, parts)}


def _result(opened: Any, sheets: list[dict[str, int]], ranks: list[int]) -> dict[str, Any]:
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return {
        "reason": REASONS[opened["ended"]],
        "winners": [seat for seat in order if ranks[seat] == 0],
        "ranking": [
            {
                "seat": seat,
                "rank": ranks[seat] + 1,
                "total": sheets[seat]["total"],
                "boats": sheets[seat]["fleet"],
                "crates": sheets[seat]["fish"],
                "sheet": _told(sheets[seat]),
            }
            for seat in order
        ],
    }


def _told(sheet: dict[str, int]) -> dict[str, int]:
    """The lines of a score sheet people are shown, total included."""
    return {line: sheet[line] for line in scoring.LINES[: scoring.TOTAL + 1]}


def _dict(record: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Some single numbers of a record as plain ints; item access costs a tenth of attribute access."""
    return {name: int(record[name]) for name in names}


#: The single numbers of the open record and of a seat that the JSON tells.
_NUMBERS: Final = (
    *("seats", "with_gone_fishin", "round_no", "start", "phase", "supply", "last_round", "ended", "license_deck", "deck"),
    *("discard_pile", "gone_fishin_pile"),
)
_SEAT_NUMBERS: Final = (*("hand", "drawn", "store", "gone_fishin", "bid", "in_phase", "in_bidding", "launches", "hires", "ask", "fleet"),)


def _line_up(opened: Any) -> list[str]:
    return [id for id, there in zip(LICENSE_TYPES, opened["line_up"].tolist(), strict=False) if there]


def _counts(cards: Any) -> dict[str, int]:
    return {card: n for card, n in zip(BOATS, cards.tolist(), strict=True) if n}
