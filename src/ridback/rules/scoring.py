"""Scoring (SR). Everything that scores is open, so a running score is too."""

from typing import Final

from ridback.rules.codes import DFO, HOUSE_BOAT, KING_CRAB, KING_CRAB_CRATES, KING_CRAB_LICENSES, MARINA, MARINAS, TYPES
from ridback.rules.jit import rule, rule_inline
from ridback.rules.record import aboard, boat_vp, captains, level, owns, room
from ridback.rules.trophies import launched_boats

#: The lines of a score sheet, in the order of :func:`sheet`: VP, and behind the total the two tie-breaks of SR3.
LINES: Final = (
    "licenses",
    "boats",
    "crates",
    "king_crab",
    "dfo",
    "marina",
    "gone_fishin",
    "crewman",
    "first_mate",
    "house_boat",
    "trophies",
    "meeples",
    "total",
    "fleet",
    "fish",
)
TOTAL: Final = 12


@rule
def license_types(s):
    """How many different license types a seat owns; all King Crab licenses are one type (SR2)."""
    n = 0
    for kind in range(KING_CRAB_CRATES):
        n += int(owns(s, kind) > 0)
    return n


@rule
def sheet(s, v, out):
    """Fill a seat's score sheet: ``out`` is an array of len(LINES) numbers (SR1, SR2; a Captain's as CO8 says)."""
    for i in range(out.shape[0]):
        out[i] = 0
    for k in range(s.licenses.shape[0]):
        out[0] += int(s.licenses[k]) * int(v.license_vp[k])
    fish, dfo_fish, people = 0, 0, captains(s)
    for b in range(s.fleet):
        boat = s.boats[b]
        full = int(room(v, s, boat))
        crates = full if s.captain else aboard(boat)
        fish += crates
        if boat.type == DFO:
            dfo_fish += crates
        if boat.type == HOUSE_BOAT:
            out[9] += boat_vp(v, boat)
        else:
            out[1] += boat_vp(v, boat)
        if boat.mate:
            out[8] += v.mate_full_vp if boat.crates >= full else v.dock_vp[4]
    if s.captain:
        people = int(s.fleet)
    cap = int(v.king_crab_cap)
    out[2] = fish
    out[3] = (
        int(s.licenses[KING_CRAB]) * min(people, cap)
        + int(s.licenses[KING_CRAB_CRATES]) * min(fish // 3, cap)
        + int(s.licenses[KING_CRAB_LICENSES]) * min(int(v.king_crab_types[license_types(s)]), cap)
    )
    out[4] = dfo_fish * int(v.dfo_vp[level(s, DFO)])
    out[5] = _marinas(s, v)
    out[6] = int(s.gone_fishin) * int(v.gone_fishin_vp)
    out[7] = s.crew_crates
    out[10] = int(s.trophies) * int(v.trophy_vp)
    out[11] = int(s.meeples) * int(v.meeple_vp)
    for i in range(TOTAL):
        out[TOTAL] += out[i]
    out[13] = launched_boats(s)
    out[14] = fish


@rule
def _marinas(s, v):
    """What the cards under a seat's Marinas add to the Marinas' own VP: a Marina brings no more than its cap (MA2)."""
    total = 0
    for m in range(min(s.licenses[MARINA], MARINAS)):
        under = 0
        for t in range(TYPES):
            under += int(s.marina[m, t]) * int(v.boat_vp[t])
        total += max(min(under, v.marina_cap - v.license_vp[MARINA]), 0)
    return total


@rule_inline
def rank(o, v, r):
    """Score all seats into ``r`` (a SHEETS record); rank 0 is the winner, ties share a rank (SR3)."""
    sheets, ranks = r.sheets, r.ranks
    for i in range(o.seats):
        sheet(o.at[i], v, sheets[i])
    for i in range(o.seats):
        ranks[i] = 0
        for j in range(o.seats):
            for line in range(TOTAL, len(LINES)):
                if sheets[j, line] != sheets[i, line]:
                    ranks[i] += int(sheets[j, line] > sheets[i, line])
                    break
