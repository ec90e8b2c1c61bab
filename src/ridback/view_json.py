"""A view as plain data: what the browser client, the API and programs are told (docs/architecture.md describes it).

Everything here is read off a View, so nothing can be told that the seat may not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PARTS, STANDARD
from ridback.events import DECISIONS, KINDS_OF_BOAT, REASONS, TROPHIES
from ridback.moves import Move, atom
from ridback.payments import suggest
from ridback.refusals import candidates, why_not
from ridback.rules import codes, scoring
from ridback.rules.record import SALTY, UNSEEN
from ridback.rules.setup import KEPT

if TYPE_CHECKING:
    from ridback.views import View

#: The rulebook's phase for each place of the loop.
PHASES: Final = (
    "keep",
    *("auction",) * 6,
    *("launch",) * 4,
    *("hire",) * 5,
    "launch",  # of all seats at once (RD6)
    "corporation",
    *("fishing",) * 5,
    *("processing",) * 2,
    *("draw",) * 3,
    "over",
)
#: Captains of the Corporation, by number (CO1).
_CAPTAINS: Final = (None, "tc", "kirkman")
#: Crewmen of which a seat has some for each license type (CR5, CR7), and the licenses that have levels.
_BY_LICENSE: Final = ("bosuns", "assistants")
_LEVELED: Final = tuple(k for k, id in enumerate(LICENSES) if id in STANDARD or id == "dfo")
_MODULES: Final = ("gone_fishin", "crewman", "trophies", "meeples")

#: The single numbers of the open record and of a seat that the JSON tells.
_NUMBERS: Final = (
    *("seats", "people", "epic", "round_no", "start", "phase", "supply", "last_round", "ended", "license_deck", "deck"),
    *("discard_pile", "gone_fishin_pile", "crew_deck", "storm", "meeples", "in_row", "turn", "coming", "victim", "taking"),
    *("lot", "bid", "bidder", "fishing", "at_once", *(f"with_{module}" for module in _MODULES)),
)
_SEAT_NUMBERS: Final = (
    *("hand", "drawn", "store", "gone_fishin", "bid", "in_phase", "in_bidding", "launches", "uses", "hires", "ask", "fleet"),
    *("oyster_crates", "crew_crates", "meeples", "captain"),
)


def view_json(view: View) -> dict[str, Any]:
    """All of a view as plain data."""
    told = {"seat": view.seat, **open_json(view), **own_json(view)}
    if view.seat is not None:
        told["seats"][view.seat] = own_seat(view, told["seats"][view.seat])
    return told


def open_json(view: View) -> dict[str, Any]:
    """What of a view everybody at the table is told; the same for all of them."""
    o = plain(view.records["open"])[0]
    sheets, ranks = view.scores()
    n = dict(zip(_NUMBERS, _numbers(view.records, "open", _NUMBERS)[0].item(), strict=True))
    at = o["at"]
    people, trophies = _numbers(view.records["open"], "at", _SEAT_NUMBERS)[0].tolist(), o["trophy_of"].tolist()
    return {
        "ply": view.ply,
        "round": n["round_no"],
        "start": n["start"],
        "phase": "keep" if n["epic"] and (at["ask"] == codes.ASK_KEEP).any() else PHASES[n["phase"]],
        "setup": {
            "seats": n["people"],
            "line_up": [id for id, there in zip(LICENSE_TYPES, o["line_up"].tolist(), strict=False) if there],
            "docks": [id for id, there in zip(DOCK, o["with_docks"].tolist(), strict=True) if there],
            "captains": [_CAPTAINS[c] for c in at["captain"].tolist() if c],
            "epic": bool(n["epic"]),
            **{module: bool(n[f"with_{module}"]) for module in _MODULES},
            "at_once": bool(n["at_once"]),
        },
        "supply": n["supply"],
        "last_round": bool(n["last_round"]),
        "over": bool(n["ended"]),
        "row": [LICENSES[k] for k in o["row"].tolist() if k >= 0],
        "row_crew": [CREW[k - 1] if k else None for k in o["crew"].tolist()[: n["in_row"]]],
        "license_deck": n["license_deck"],
        "boat_deck": n["deck"],
        "discard_pile": n["discard_pile"],
        "gone_fishin_pile": n["gone_fishin_pile"],
        "dock_piles": {id: left for id, left, there in zip(DOCK, o["docks"].tolist(), o["with_docks"].tolist(), strict=True) if there},
        "crew_deck": n["crew_deck"],
        "storm": n["storm"] - 1 if n["storm"] else None,
        "trophies": _trophies(o),
        "meeples": n["meeples"],
        "meeple_of": {kind: seat - 1 for kind, seat in zip(BOATS, o["meeple_of"].tolist(), strict=True) if seat},
        "auction": _auction(o, n),
        "payment": _payment(o, None),
        "hiring": _hiring(o, None),
        "catching": _catching(o, n),
        "assigning": {"seat": n["turn"], "crew": CREW[n["coming"] - 1]} if n["coming"] else None,
        "taking": {"seat": n["turn"], "victim": n["victim"], "left": n["taking"]} if n["taking"] else None,
        "seats": [
            _seat(view, o, dict(zip(_SEAT_NUMBERS, people[seat], strict=True), number=seat), trophies, sheets[seat])
            for seat in range(n["seats"])
        ],
        "result": told_result(o, sheets, ranks) if n["ended"] else None,
    }


def own_json(view: View) -> dict[str, Any]:
    """What of a view its seat alone is told (a spectator nothing), but for the cards in its fleet (:func:`own_seat`)."""
    seat, o = view.seat, view.plain
    # where several may be at it at once, one's own is told to oneself
    apart = {} if seat is None or not o["at_once"] else {"payment": _payment(o, seat), "hiring": _hiring(o, seat)}
    return {
        **apart,
        "hand": None if view.seat is None else card_counts(view.own["hand"]),
        "drawn": None if view.seat is None else card_counts(view.own["drawn"]),
        "decision": _decision(view),
    }


def own_seat(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """The viewer's own seat: as everybody is told of it, and the captains and tucked cards that it knows."""
    fleet = [dict(boat) for boat in told["boats"]]
    for boat, captain, tucked in zip(fleet, view.own["captains"].tolist(), view.own["tucked"].tolist(), strict=False):
        if captain >= 0 and boat["captain"] is None:
            boat["captain"] = BOATS[captain]
        if tucked >= 0 and "tucked" in boat:
            boat["tucked"] = BOATS[tucked]
    return told | {"boats": fleet}


def _trophies(o: Any) -> list[dict[str, Any]]:
    shown = zip(o["trophies"].tolist(), o["trophy_of"].tolist(), strict=True)
    return [{"trophy": TROPHIES[k], "seat": seat - 1 if seat else None} for k, seat in shown if k]


def _auction(o: Any, n: dict[str, int]) -> dict[str, Any] | None:
    if n["lot"] < 0:
        return None
    return {"slot": n["lot"], "license": LICENSES[o["row"][n["lot"]]], "bid": n["bid"], "bidder": n["bidder"]}


def _first(o: Any, viewer: int | None, kinds: tuple[int, ...]) -> int | None:
    """The seat that is asked something of these kinds: the viewer's own, or the first in turn order (RD6)."""
    asks, people, start = o["at"]["ask"].tolist(), int(o["people"]), int(o["start"])
    order = [] if viewer is None else [viewer]
    order += [(start + i) % people for i in range(people)]
    return next((seat for seat in order if asks[seat] in kinds), None)


def _payment(o: Any, viewer: int | None) -> dict[str, Any] | None:
    seat = _first(o, viewer, (codes.ASK_PAY,))
    if seat is None:
        return None
    payer = o["at"][seat]
    what, id = "launch", KINDS_OF_BOAT[max(int(payer["launching"]), 0)]
    if o["phase"] == codes.BUYING:
        what, id = "license", LICENSES[o["row"][o["lot"]]]
    elif o["phase"] == codes.SALTY_PAYING:
        what, id = "hire", "salty_captain"
    return {
        "seat": seat,
        "for": what,
        "id": id,
        "price": int(payer["price"]),
        "left": int(payer["due"]),
        "parts": [part for part, n in zip(PARTS, payer["paid"].tolist(), strict=True) for _ in range(n)],
    }


def _hiring(o: Any, viewer: int | None) -> dict[str, Any] | None:
    seat = _first(o, viewer, (codes.ASK_CAPTAIN, codes.ASK_MATE, codes.ASK_MATE_CARD))
    return None if seat is None else {"seat": seat, "boat": int(o["at"]["boat"][seat])}


def _catching(o: Any, n: dict[str, int]) -> dict[str, Any] | None:
    """The boat whose catch is being decided (OY2)."""
    seat = n["turn"]
    return {"seat": seat, "boat": n["fishing"]} if o["at"]["ask"][seat] == codes.ASK_OYSTER else None


def license_level(seat: Any, license: int) -> int:
    """A seat's level of a license type: how many it owns, and one more for each Assistant, up to its table's last row (CR7)."""
    return _level(seat["licenses"], seat["assistants"], license)


def _level(licenses: Any, assistants: Any, license: int) -> int:
    n = int(licenses[license])
    return min(n + int(assistants[license]), 3 if license == codes.DFO else 4) if n else 0


def _seat(view: View, o: Any, s: dict[str, int], trophies: list[int], sheet: dict[str, int]) -> dict[str, Any]:
    record = o["at"][s["number"]]
    owned, crew = record["licenses"].tolist(), {kind: record[kind].tolist() for kind in _BY_LICENSE}
    licenses = {id: n for id, n in zip(LICENSES, owned, strict=True) if n}
    levels = {LICENSES[k]: _level(owned, crew["assistants"], k) for k in _LEVELED if owned[k]}
    return {
        "captain": _CAPTAINS[s["captain"]],
        "hand": s["hand"],
        "drawn": s["drawn"],
        "licenses": licenses,
        "levels": levels,
        "discount": levels.get("shrimp", 0),
        "boats": [_boat(view, boat, levels) for boat in record["boats"][: s["fleet"]].tolist()] if s["fleet"] else [],
        "store": s["store"],
        "gone_fishin": s["gone_fishin"],
        "oyster_crates": s["oyster_crates"],
        "crew_crates": s["crew_crates"],
        "quartermaster": s["uses"],
        **{kind: {id: n for id, n in zip(LICENSE_TYPES, crew[kind], strict=True) if n} if any(crew[kind]) else {} for kind in _BY_LICENSE},
        "marinas": [card_counts(under) for under in record["marina"][: licenses["marina"]]] if "marina" in licenses else [],
        "trophies": [k for k, seat in enumerate(trophies) if seat == s["number"] + 1],
        "meeples": s["meeples"],
        "bid": s["bid"] or None,
        "in_phase": bool(s["in_phase"]),
        "in_bidding": bool(s["in_bidding"]),
        "launches_left": s["launches"],
        "hires_left": s["hires"],
        "asked": DECISIONS[s["ask"]],
        "score": _told(sheet),
    }


def _boat(view: View, boat: tuple[int, ...], levels: dict[str, int]) -> dict[str, Any]:
    """A boat as everybody sees it."""
    kind, card, captained, mate, crates, tucked, tucked_crates, towed, _, _ = boat
    told = {
        "type": KINDS_OF_BOAT[kind],
        "card": KINDS_OF_BOAT[card],
        "captained": bool(captained),
        "captain": "salty_captain" if captained == SALTY else None,
        "crates": crates,
        "room": _room(view, kind, captained, levels),
    }
    if captained == UNSEEN:
        told["unseen"] = True
    if mate:
        told["mate"] = True
    if tucked:
        told |= {"tucked": True, "tucked_crates": tucked_crates}
    if kind == codes.TUG:
        told["towed"] = towed
    return told


def _room(view: View, kind: int, captained: int, levels: dict[str, int]) -> int:
    v = view.values
    if kind == codes.TUG or kind == codes.HOUSE_BOAT:
        return 0
    if kind == codes.ARTISAN:
        return int(v["artisan_room"])
    if kind == codes.INUIT:
        return int(v["inuit_room"])
    rooms = [int(v["salty_room"])] if captained == SALTY else []
    if kind == codes.OYSTER:
        rooms.append(int(v["oyster_room"][levels.get("oyster", 0)]))
    return max(rooms) if rooms else int(v["boat_room"])


def _decision(view: View) -> dict[str, Any] | None:
    decision = view.decision
    if decision is None:
        return None
    legal = view.legal()
    out: dict[str, Any] = {
        "kind": decision.kind,
        "ply": decision.ply,
        "legal": [{"n": move.number, "text": move.text, **move.to_json()} for move in legal],
        "refused": [],
        "discount": view.discount,
        "money": view.money,
    }
    _refuse(view, legal, out["refused"])
    if decision.kind in ("name", "open", "bid"):
        out["max_bid"] = view.most_bid
    if decision.kind == "pay":
        me = view.plain["at"][view.seat]
        out["price"], out["left"] = int(me["price"]), int(me["due"])
        out["suggested"] = suggest(view, out["left"], view.parts(), int(me["place"]))
    if decision.kind == "launch":
        out["launches"] = _offers(view, legal)
    if decision.kind in ("hire", "captain"):
        named = view if decision.kind == "captain" else view.with_boat_named()
        captains = named.legal()
        out["hires"] = _offers(view, captains)
        if named is not view:
            _refuse(named, captains, out["refused"])
    if decision.kind == "keep":
        out["owed"] = int(view.own["hand"].sum()) - KEPT
    return out


def _refuse(view: View, legal: list[Move], out: list[dict[str, Any]]) -> None:
    """What one would think of, and why it is not allowed."""
    for name, argument in candidates(view):
        move = atom(name, argument)
        if move not in legal:
            refusal = why_not(view, move)
            out.append({**move.to_json(), "code": refusal.code, "args": refusal.details})


def _offers(view: View, moves: list[Move]) -> dict[str, dict[str, Any]]:
    return dict(filter(None, (_offer(view, move) for move in moves)))


def _offer(view: View, move: Move) -> tuple[str, dict[str, Any]] | None:
    """What a launch or a dock card costs, and a sensible payment for it from the rest of the seat's money (PY5)."""
    parts = view.parts()
    if move.name in ("launch", "charter"):
        card = str(move.argument) if move.name == "launch" else "charter"
        parts[card] -= 1
        price = view.launch_price(BOATS.index(card))
    elif move.name == "buy" or move.argument == "salty_captain":
        card = str(move.argument)
        price = view.dock_price(DOCK.index(card))
    elif move.argument == "deck":
        card, price = "deck", 0
    else:
        return None
    return card, {"price": price, "suggested": suggest(view, price, parts)}


def told_result(opened: Any, sheets: list[dict[str, int]], ranks: list[int]) -> dict[str, Any]:
    """How a game ended: why, who won, and the ranking with score sheets (SR3)."""
    order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
    winners = [seat for seat in order if ranks[seat] == 0]
    if opened["people"] == 1 and len(winners) > 1:
        # Alone one wins by ranking above both Captains (CO8), who may also be equals without one.
        winners = [seat for seat in winners if seat != 0]
    return {
        "reason": REASONS[opened["ended"]],
        "winners": winners,
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


def plain(records: Any) -> Any:
    """The same records, without what lets their fields be read as attributes: that makes reading an item many times slower. Laid over their
    memory: an array's own ``view`` would compare the types first, field by field."""
    found = _PLAIN.get(records.dtype)
    if found is None:
        found = _PLAIN[records.dtype] = _stripped(records.dtype)
    return np.ndarray(records.shape, found, records)


_PLAIN: Final[dict[Any, Any]] = {}
_NUMBERED: Final[dict[tuple[str, ...], Any]] = {}


def _stripped(dtype: Any) -> Any:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_stripped(base), shape))
    if dtype.fields is None:
        return dtype
    parts = [(name, _stripped(kind), offset) for name, (kind, offset, *_) in dtype.fields.items()]
    names, formats, offsets = zip(*parts, strict=True)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": dtype.itemsize})


def _numbers(records: Any, part: str, names: tuple[str, ...]) -> Any:
    """A part of some records with those of its numbers alone, which can be read at once."""
    found = _NUMBERED.get(names)
    if found is None:
        base = records.dtype[part].base
        formats, offsets = zip(*(base.fields[name][:2] for name in names), strict=True)
        found = _NUMBERED[names] = np.dtype({"names": list(names), "formats": formats, "offsets": offsets, "itemsize": base.itemsize})
    records = records[part]
    return np.ndarray(records.shape, found, records)


def card_counts(cards: Any) -> dict[str, int]:
    """Boat cards by type, those there are."""
    return {card: n for card, n in zip(BOATS, cards.tolist(), strict=True) if n}
