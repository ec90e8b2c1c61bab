"""The reference's score sheets (SR), and what a seat is told."""

from __future__ import annotations

from typing import Any

from ridback.cards import BOATS, STANDARD
from tests.reference.table import PRINTED, SALTY, Boat, Seat, Table, counted


def crates_of(table: Table, seat: Seat, boat: Boat) -> int:
    """The crates on a boat that score; CO8: every boat of a Captain is full."""
    return table.room(seat, boat) if seat.captain else boat.aboard


def king_crab(table: Table, seat: Seat) -> int:
    """SR2: one license each, at most 10 VP each."""
    crates = sum(crates_of(table, seat, boat) for boat in seat.boats)
    steps = table.printed["table"]["king_crab_types"]
    types = len(set(seat.kinds))
    bonus = {
        "king_crab_captains": len(seat.captained),
        "king_crab_crates": crates // 3,
        "king_crab_licenses": int(steps[min(types, len(steps)) - 1]) if types else 0,
    }
    return sum(min(bonus[license], table.printed["table"]["king_crab_cap"]) for license in seat.licenses if license in bonus)


def boat_vp(table: Table, boat: Boat) -> int:
    """LA4: a Charter Boat has its own printed values."""
    if boat.card == "house_boat":
        return 0
    return int(table.printed["boats" if boat.card in BOATS else "dock"][boat.card]["vp"])


def sheet(table: Table, seat: Seat) -> dict[str, int]:
    """SR1, line by line."""
    printed, level = table.printed, seat.level("dfo")
    marina = printed["licenses"]["marina"]
    lines = {
        "licenses": sum(table.license_vp(license) for license in seat.licenses),
        "boats": sum(boat_vp(table, boat) for boat in seat.boats),
        "crates": sum(crates_of(table, seat, boat) for boat in seat.boats),
        "king_crab": king_crab(table, seat),
        "dfo": 0,
        "marina": 0,
        "gone_fishin": seat.gone_fishin * printed["bay"]["gone_fishin"]["vp"],
        "crewman": seat.crew_crates,
        "first_mate": 0,
        "house_boat": sum(boat.kind == "house_boat" for boat in seat.boats) * printed["dock"]["house_boat"]["vp"],
        "trophies": sum(holder == seat.number for holder in table.trophies.values()) * printed["bay"]["trophy"]["vp"],
        "meeples": seat.meeples * printed["bay"]["crab_meeple"]["vp"],
    }
    if level:  # DF3
        lines["dfo"] = printed["levels"]["dfo_vp_per_crate"][level - 1] * sum(
            crates_of(table, seat, boat) for boat in seat.boats if boat.kind == "dfo"
        )
    for cards in seat.marinas:  # MA2: at most 15 with the license's own
        worth = marina["vp"] + sum(printed["boats"][card]["vp"] for card in cards)
        lines["marina"] += min(worth, marina["cap"]) - marina["vp"]
    for boat in seat.boats:  # FM2
        if boat.mate:
            lines["first_mate"] += printed["dock"]["first_mate"]["vp_full" if table.full(seat, boat) else "vp"]
    return lines | {"total": sum(lines.values())}


def ranking(table: Table) -> list[int]:
    """SR3: the rank of each seat: most VP, most launched boats, most crates in the fleet; equal ranks are shared."""

    def strength(seat: Seat) -> tuple[int, int, int]:
        return sheet(table, seat)["total"], len(seat.launched), sum(crates_of(table, seat, boat) for boat in seat.boats)

    strengths = [strength(seat) for seat in table.seats]
    return [1 + sum(other > own for other in strengths) for own in strengths]


def told_boat(table: Table, seat: Seat, boat: Boat, *, own: bool) -> dict[str, Any]:
    """A boat; VI1: captains and tucked cards are known to their owner alone."""
    captain = boat.captain
    if captain == PRINTED or boat.unseen or (captain != SALTY and not own):
        captain = None
    told: dict[str, Any] = {
        "type": boat.kind,
        "card": boat.card,
        "captained": boat.captain is not None,
        "captain": captain,
        "crates": boat.crates,
        "room": table.room(seat, boat),
    }
    if boat.unseen:
        told["unseen"] = True
    if boat.mate:
        told["mate"] = True
    if boat.tucked:
        told |= {"tucked": boat.tucked if own else True, "tucked_crates": boat.tucked_crates}
    if boat.kind == "tug":
        told["towed"] = len(boat.towed)
    return told


def told_seat(table: Table, seat: Seat, *, own: bool) -> dict[str, Any]:
    """A seat, as everybody sees it, or itself."""
    leveled = (*STANDARD, "dfo")
    return {
        "captain": seat.captain,
        "hand": len(seat.hand),
        "drawn": len(seat.drawn),
        "licenses": counted(seat.licenses),
        "levels": {kind: seat.level(kind) for kind in leveled if seat.owns(kind)},
        "discount": seat.level("shrimp"),
        "boats": [told_boat(table, seat, boat, own=own) for boat in seat.boats],
        "store": seat.store,
        "gone_fishin": seat.gone_fishin,
        "oyster_crates": seat.oyster_crates,
        "crew_crates": seat.crew_crates,
        "quartermaster": seat.quartermaster,
        "bosuns": dict(seat.bosuns),
        "assistants": dict(seat.assistants),
        "marinas": [counted(cards) for cards in seat.marinas],
        "trophies": [place for place, holder in enumerate(table.trophies.values()) if holder == seat.number],
        "meeples": seat.meeples,
        "score": sheet(table, seat),
    }


def told(table: Table, number: int) -> dict[str, Any]:
    """What a seat is told, in the shape of a view."""
    return {
        "round": table.round,
        "start": table.start,
        "supply": table.supply,
        "last_round": table.last_round,
        "over": table.over,
        "row": list(table.row),
        "row_crew": list(table.row_crew),
        "license_deck": len(table.license_deck),
        "boat_deck": len(table.deck),
        "discard_pile": len(table.discard),
        "gone_fishin_pile": table.gone_fishin_pile,
        "dock_piles": dict(table.dock_piles),
        "crew_deck": len(table.crew_deck),
        "storm": None if table.storm is None else table.storm.number,
        "trophies": [{"trophy": trophy, "seat": holder} for trophy, holder in table.trophies.items()],
        "meeples": table.meeples,
        "meeple_of": dict(table.meeple_of),
        "seats": [told_seat(table, seat, own=seat.number == number) for seat in table.seats],
        "hand": counted(table.seats[number].hand),
        "drawn": counted(table.seats[number].drawn),
    }
