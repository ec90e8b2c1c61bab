"""What a deal must be like (ST2-ST4, ST9, CR1, TR1): chance says which card lies where, the clauses how many of which lie there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ridback.cards import BOATS, PREMIUM
from tests.reference.table import Deal, type_of


def cards(line_up: Sequence[str], printed: Mapping[str, Any], *, charters: bool) -> tuple[Counter[str], Counter[str]]:
    """All boat cards, and all licenses but Hire Crewman (ST1, ST2, ST8)."""
    boats = Counter({id: printed["boats"][id]["count"] for id in line_up if id in BOATS})
    if charters:
        boats["charter"] = printed["boats"]["charter"]["count"]
    licenses = Counter[str]()
    for id in line_up:
        count = printed["licenses"][id]["count"]
        if id == "king_crab":  # SR2: one license each of three
            licenses.update({f"king_crab_{bonus}": count // 3 for bonus in ("captains", "crates", "licenses")})
        else:
            licenses[id] = count
    return boats, licenses


def wrong(
    deal: Deal,
    *,
    seats: int,
    line_up: Sequence[str],
    printed: Mapping[str, Any],
    captains: Sequence[str],
    epic: bool,
    crewman: bool,
    trophies: bool,
) -> Iterator[str]:
    """What is not as the clauses say."""
    table = seats + len(captains)
    boats, licenses = cards(line_up, printed, charters=epic or seats > 4)
    if not 0 <= deal.start < seats:
        yield "ST6: the starting player is no person"
    if any(sorted(hand) != sorted(id for id in line_up if id in BOATS) for hand in deal.hands) or len(deal.hands) != seats:
        yield "ST2: a hand is not one of each"
    if Counter(deal.boats) + sum(map(Counter, deal.hands), Counter[str]()) != boats:
        yield "ST2: boat cards are missing"
    rest = [license for license in deal.licenses if license != "hire_crewman"]
    if Counter(rest) + Counter(deal.row) + Counter(deal.removed) != licenses:
        yield "ST3: licenses are missing"
    premium = sum(type_of(license) in PREMIUM for license in deal.removed)
    # ST4, CO1: the three-player set-up with Captains; ST9: none with Epic Fleet
    out = (0, 0) if epic or table > 3 else (2, 2) if table == 3 else (6, 3)
    if (len(deal.removed) - premium, premium) != out:
        yield "ST4: other licenses were removed"
    early = [*deal.row, *deal.licenses[:table]]
    if len(deal.row) != table or any(type_of(license) in (*PREMIUM, "hire_crewman") for license in early):
        yield "ST3: one of the first 2R licenses is not standard"
    if crewman:
        below = "".join("|" if license == "hire_crewman" else "." for license in deal.licenses[table:])
        piles = below.split("|")
        sizes = [len(pile) for pile in piles[1:]]
        if piles[0] or len(sizes) != 3 or sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[2] > 1:
            yield f"CR1: the piles are {below}"
        if Counter(deal.crew) != +Counter({id: count for id, count in printed["bay"]["crewman"].items() if isinstance(count, int)}):
            yield "CR2: other crewmen"
    elif "hire_crewman" in deal.licenses or deal.crew:
        yield "ST7: crewmen that were not chosen"
    if len(set(deal.trophies)) != len(deal.trophies) or len(deal.trophies) != (3 if trophies else 0):
        yield "TR1: not three different trophies"
