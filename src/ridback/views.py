"""What a seat may see: the record, the JSON everybody outside the rules gets, and imagining what is hidden.

Nothing else leaves the rules: the browser client, the API, bots and spectators all get a View.
"""

from __future__ import annotations

import threading
from typing import Any, Final, NamedTuple

from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, PARTS, Cards
from ridback.events import DECISIONS, REASONS
from ridback.moves import TABLE, Move, atom
from ridback.payments import suggest
from ridback.refusals import candidates, why_not
from ridback.rules import codes, decks, imagining, machine, scoring
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
        self.io, self.legal, self.deal, self.sheets = new(IO), new(LEGAL), new(imagining.DEAL), new(SHEETS)


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

    ``open`` and ``own`` are the parts of a VIEW record (rules/record.py); ``cards`` the printed values in force; ``ply`` and ``asked_at`` (the ply at
    which the seat's decision was put) come from the game.
    """

    def __init__(self, record: Any, seat: int | None, cards: Cards, ply: int = 0, asked_at: int = 0) -> None:
        self.record, self.seat, self.cards, self.ply, self.asked_at = record, seat, cards, ply, asked_at
        self.open, self.own, self.values = record.open, record.own, cards.values

    @classmethod
    def of(cls, state: Any, seat: int | None, cards: Cards, ply: int = 0, asked_at: int = 0) -> View:
        """The view a seat has of a STATE record."""
        record = new(VIEW)
        imagining.look(state, -1 if seat is None else seat, record)
        return cls(record, seat, cards, ply, asked_at)

    # -- what the seat can do -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now, if anything."""
        if self.seat is None or not self.open.at[self.seat].ask:
            return None
        return Decision(self.seat, DECISIONS[self.open.at[self.seat].ask] or "", self.asked_at)

    def legal(self) -> list[Move]:
        """The moves this seat may make, by ascending number; none if it is not asked."""
        if self.seat is None:
            return []
        buffer = scratch().legal
        n = machine.legal(self.open, self.own, self.values, self.seat, buffer)
        return [TABLE[number] for number in buffer.moves[:n].tolist()]

    @property
    def discount(self) -> int:
        """What this seat's licenses take off every transaction, in $ (PY3)."""
        return min(int(self.open.at[self.seat].licenses[0]), 4)

    @property
    def money(self) -> int:
        """All this seat could pay, in $ (PY1)."""
        return sum(n * int(self.values.part_value[PARTS.index(part)]) for part, n in self.parts().items())

    @property
    def most_bid(self) -> int:
        """The most this seat may bid, in $ (AU4)."""
        return self.money + self.discount

    def parts(self) -> dict[str, int]:
        """What this seat could put down in a payment, by part."""
        me = self.open.at[self.seat]
        parts = {card: n for card, n in zip(BOATS, self.own.hand.tolist(), strict=True) if n}
        return parts | {"gone_fishin": int(me.gone_fishin), "crate": int(me.store)}

    def may_launch(self, card: int) -> bool:
        """Whether this seat owns a license for a boat card (by number)."""
        licenses = self.open.at[self.seat].licenses
        if BOATS[card] == "king_crab":
            return bool(licenses[5] + licenses[14] + licenses[15])
        return card < len(BOATS) - 1 and bool(licenses[card])

    # -- what is hidden -----------------------------------------------------------------------------------------------

    def imagine(self, seed: int) -> Any:
        """A STATE record that fits this view, its hidden parts dealt at random from ``seed`` (0 to 2**64 - 1)."""
        random, state = new(RANDOM), new(STATE)
        decks.seed(random, seed & 0xFFFFFFFF, seed >> 32)
        seat = -1 if self.seat is None else self.seat
        for _ in range(100):
            if imagining.imagine(self.record, self.values, seat, state, scratch().deal, random):
                return state
        raise RuntimeError("no deal fits the view")

    # -- JSON ---------------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """The view as plain data; docs/architecture.md describes it."""
        o = self.open
        sheets, ranks = scores(o, self.cards)
        return {
            "seat": self.seat,
            "ply": self.ply,
            "round": int(o.round_no),
            "start": int(o.start),
            "phase": PHASES[o.phase],
            "setup": {"seats": int(o.seats), "line_up": _line_up(o), "gone_fishin": bool(o.with_gone_fishin)},
            "supply": int(o.supply),
            "last_round": bool(o.last_round),
            "over": bool(o.ended),
            "row": [LICENSES[k] for k in o.row[: o.in_row]],
            "license_deck": int(o.license_deck),
            "boat_deck": int(o.deck),
            "discard_pile": int(o.discard_pile),
            "gone_fishin_pile": int(o.gone_fishin_pile),
            "auction": self._auction(),
            "payment": self._payment(),
            "hiring": self._hiring(),
            "seats": [self._seat(seat, sheets[seat]) for seat in range(o.seats)],
            "hand": None if self.seat is None else _counts(self.own.hand),
            "drawn": None if self.seat is None else _counts(self.own.drawn),
            "decision": self._decision(),
            "result": result(o, sheets, ranks),
        }

    def _auction(self) -> dict[str, Any] | None:
        o = self.open
        if o.lot < 0:
            return None
        return {"slot": int(o.lot), "license": LICENSES[o.row[o.lot]], "bid": int(o.bid), "bidder": int(o.bidder)}

    def _payment(self) -> dict[str, Any] | None:
        o = self.open
        if not o.due or o.phase not in (codes.BUYING, codes.LAUNCH_PAYING):
            return None
        buying = o.phase == codes.BUYING
        return {
            "seat": int(o.turn),
            "for": "license" if buying else "launch",
            "id": LICENSES[o.row[o.lot]] if buying else BOATS[o.launching],
            "price": int(o.price),
            "left": int(o.due),
            "parts": [part for part, n in zip(PARTS, o.paid.tolist(), strict=True) for _ in range(n)],
        }

    def _hiring(self) -> dict[str, Any] | None:
        o = self.open
        for seat in range(o.seats):
            if o.at[seat].ask == codes.ASK_CAPTAIN:
                return {"seat": seat, "boat": int(o.at[seat].boat)}
        return None

    def _seat(self, seat: int, sheet: dict[str, int]) -> dict[str, Any]:
        s = self.open.at[seat]
        levels = {LICENSE_TYPES[k]: min(int(s.licenses[k]), 4) for k in range(10) if k != 5 and s.licenses[k]}
        return {
            "hand": int(s.hand),
            "drawn": int(s.drawn),
            "licenses": {id: n for id, n in zip(LICENSES, s.licenses.tolist(), strict=True) if n},
            "levels": levels,
            "discount": levels.get("shrimp", 0),
            "boats": [self._boat(seat, b) for b in range(s.fleet)],
            "store": int(s.store),
            "gone_fishin": int(s.gone_fishin),
            "bid": int(s.bid) or None,
            "in_phase": bool(s.in_phase),
            "in_bidding": bool(s.in_bidding),
            "launches_left": int(s.launches),
            "hires_left": int(s.hires),
            "asked": DECISIONS[s.ask],
            "score": {line: sheet[line] for line in scoring.LINES[: scoring.TOTAL + 1]},
        }

    def _boat(self, seat: int, number: int) -> dict[str, Any]:
        boat = self.open.at[seat].boats[number]
        captain = int(self.own.captains[number]) if seat == self.seat else -1
        return {
            "type": BOATS[boat.type],
            "card": BOATS[boat.card],
            "captained": bool(boat.captained),
            "captain": BOATS[captain] if captain >= 0 else None,
            "crates": int(boat.crates),
            "room": int(self.values.boat_room),
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
            out["launches"] = {
                str(move.argument): self._launch_offer(str(move.argument)) for move in legal if move.name == "launch"
            }
        return out

    def _launch_offer(self, card: str) -> dict[str, Any]:
        """The price of a launch, and a sensible payment for it from the rest of the hand (PY5)."""
        price = max(int(self.values.launch_cost[BOATS.index(card)]) - self.discount, 0)
        parts = self.parts()
        parts[card] -= 1
        return {"price": price, "suggested": suggest(self, price, parts)}


def scores(opened: Any, cards: Cards) -> tuple[list[dict[str, int]], list[int]]:
    """Every seat's score sheet (the lines of scoring.LINES) and its rank, 0 the best, as things stand (SR1, SR3)."""
    room = scratch().sheets
    scoring.rank(opened, cards.values, room)
    rows = room.sheets[: opened.seats].tolist()
    return [dict(zip(scoring.LINES, row, strict=True)) for row in rows], room.ranks[: opened.seats].tolist()


def result(opened: Any, sheets: list[dict[str, int]], ranks: list[int]) -> dict[str, Any] | None:
    """How a game ended, or None while it runs: why, who won, and the ranking with score sheets (SR3)."""
    if not opened.ended:
        return None
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    return {
        "reason": REASONS[opened.ended],
        "winners": [seat for seat in order if ranks[seat] == 0],
        "ranking": [
            {
                "seat": seat,
                "rank": ranks[seat] + 1,
                "total": sheets[seat]["total"],
                "boats": sheets[seat]["fleet"],
                "crates": sheets[seat]["fish"],
                "sheet": {line: sheets[seat][line] for line in scoring.LINES[: scoring.TOTAL + 1]},
            }
            for seat in order
        ],
    }


def _line_up(opened: Any) -> list[str]:
    return [id for k, id in enumerate(LICENSE_TYPES) if opened.line_up[k]]


def _counts(cards: Any) -> dict[str, int]:
    return {card: n for card, n in zip(BOATS, cards.tolist(), strict=True) if n}
