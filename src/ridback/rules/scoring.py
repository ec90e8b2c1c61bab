"""Scoring (SR). Everything that scores in the base game is open, so a running score is too."""

from typing import Final

from ridback.rules.jit import rule
from ridback.rules.record import captains

#: The lines of a score sheet, in the order of :func:`sheet`: VP, and behind the total the two tie-breaks of SR3.
LINES: Final = ("licenses", "boats", "crates", "king_crab", "gone_fishin", "total", "fleet", "fish")
TOTAL: Final = 5

_CAPTAINS = 5
_CRATES = 14
_LICENSES = 15


@rule
def license_types(s):
    """How many different license types a seat owns; all King Crab licenses are one type (SR2)."""
    n = int(s.licenses[_CAPTAINS] + s.licenses[_CRATES] + s.licenses[_LICENSES] > 0)
    for k in range(_CRATES):
        if k != _CAPTAINS and s.licenses[k] > 0:
            n += 1
    return n


@rule
def sheet(s, v, out):
    """Fill a seat's score sheet: ``out`` is an array of len(LINES) numbers (SR1, SR2)."""
    for i in range(out.shape[0]):
        out[i] = 0
    for k in range(s.licenses.shape[0]):
        out[0] += s.licenses[k] * v.license_vp[k]
    for b in range(s.fleet):
        out[1] += v.boat_vp[s.boats[b].card]
        out[2] += s.boats[b].crates
    cap = v.king_crab_cap
    out[3] = (
        s.licenses[_CAPTAINS] * min(captains(s), cap)
        + s.licenses[_CRATES] * min(out[2] // 3, cap)
        + s.licenses[_LICENSES] * min(v.king_crab_types[license_types(s)], cap)
    )
    out[4] = s.gone_fishin * v.gone_fishin_vp
    out[TOTAL] = out[0] + out[1] + out[2] + out[3] + out[4]
    out[6] = s.fleet
    out[7] = out[2]


@rule
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
