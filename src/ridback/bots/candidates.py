"""The moves worth a thought: of the legal ones, those that differ from each other. Compiled, like the rules.

Equal boats, equal licenses of the row and bids far above the lowest are left out: a search that tries fewer moves tries each more often.
"""

from ridback.rules.codes import (
    ASSIGN,
    BID,
    DISCARD,
    HIRE,
    LOT,
    MATE,
    MATE_STORE,
    PICKUP,
    PROCESS,
    SHELF,
    SWORD,
    TAKE,
    TUCK,
    WITH,
)
from ridback.rules.jit import rule


@rule
def candidates(o, s, moves, n, raises, out):
    """Those of the ``n`` legal ``moves`` (a LEGAL record) of a seat that differ, into ``out`` (a LEGAL record); returns how many.

    Bids are the ``raises`` lowest. ``s`` is the seat's part of the open record, of whose boats, or those of the victim (DF2), moves may be.
    """
    kept, bids = 0, 0
    for i in range(n):
        move = int(moves.moves[i])
        if move >= BID:
            bids += 1
            if bids > raises:
                break
        elif LOT <= move < DISCARD:
            if _seen_lot(o, move - LOT):
                continue
        elif HIRE <= move < MATE_STORE:
            if _seen(s, move - HIRE, HIRE, out, kept):
                continue
        elif MATE <= move < WITH:
            if _seen(s, move - MATE, MATE, out, kept):
                continue
        elif TAKE <= move < TUCK:
            if _seen(o.at[o.victim], move - TAKE, TAKE, out, kept):
                continue
        elif TUCK <= move < SWORD:
            if _seen(s, move - TUCK, TUCK, out, kept):
                continue
        elif SWORD <= move < SHELF:
            if _seen(s, move - SWORD, SWORD, out, kept):
                continue
        elif PROCESS <= move < PICKUP:
            if _seen(s, move - PROCESS, PROCESS, out, kept):
                continue
        elif PICKUP <= move < ASSIGN and _seen(s, move - PICKUP, PICKUP, out, kept):
            continue
        out.moves[kept] = move
        kept += 1
    return kept


@rule
def _seen_lot(o, lot):
    """Whether the same license with the same crewman lies before this one in the row."""
    for i in range(lot):
        if o.row[i] == o.row[lot] and o.crew[i] == o.crew[lot]:
            return True
    return False


@rule
def _seen(s, b, first, out, kept):
    """Whether a boat equal to boat ``b`` is among the moves kept already."""
    boat = s.boats[b]
    for k in range(kept):
        at = int(out.moves[k]) - first
        if 0 <= at < s.fleet:
            other = s.boats[at]
            if (
                other.type == boat.type
                and other.captained == boat.captained
                and other.crates == boat.crates
                and other.mate == boat.mate
                and other.tucked == boat.tucked
                and other.tucked_crates == boat.tucked_crates
                and other.towed == boat.towed
                and other.fished == boat.fished
            ):
                return True
    return False
