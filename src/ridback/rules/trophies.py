"""Trophies and crab meeples (TR, CM)."""

from ridback.rules.codes import (
    CHARTER,
    EV_MEEPLE,
    EV_TROPHY,
    HIRE_CREWMAN,
    HOUSE_BOAT,
    KING_CRAB,
    SALMON,
    TROPHY_BOATS,
    TROPHY_CRATES,
    TROPHY_FOUR_TYPES,
    TROPHY_LICENSES,
    TROPHY_ONE_TYPE,
    TROPHY_STANDARD,
    TUG,
    TYPES,
)
from ridback.rules.jit import rule
from ridback.rules.record import aboard, emit, owns


@rule
def check(g, io):
    """TR1: at the end of a phase the trophies that are won by being first go to who has reached them, ties in turn order."""
    o = g.open
    if o.with_trophies:
        for k in range(o.trophies.shape[0]):
            if o.trophy_of[k] == 0:
                for i in range(o.people):
                    seat = int((o.start + i) % o.people)
                    if o.trophy_of[k] == 0 and _reached(o.at[seat], o.trophies[k]):
                        _award(o, k, seat, io)


@rule
def at_the_end(g, io):
    """TR1: the trophies for most boats and most standard licenses; a tie, with a Captain too (CO9), is nobody's."""
    o = g.open
    if o.with_trophies:
        for k in range(o.trophies.shape[0]):
            trophy = o.trophies[k]
            if trophy == TROPHY_BOATS or trophy == TROPHY_STANDARD:
                best, winner = 0, -1
                for seat in range(o.seats):
                    n = launched_boats(o.at[seat]) if trophy == TROPHY_BOATS else _standard_licenses(o.at[seat])
                    if n > best:
                        best, winner = n, seat
                    elif n == best:
                        winner = -1
                if 0 <= winner < o.people:
                    _award(o, k, winner, io)


@rule
def _award(o, k, seat, io):
    o.trophy_of[k] = seat + 1
    o.at[seat].trophies += 1
    emit(io, EV_TROPHY, seat, int(o.trophies[k]), 0, 0)


@rule
def _reached(s, trophy):
    if trophy == TROPHY_CRATES:
        n = 0
        for b in range(s.fleet):
            n += aboard(s.boats[b])
        return n >= 15
    if trophy == TROPHY_LICENSES:
        for kind in range(HIRE_CREWMAN):
            if owns(s, kind) >= 3:
                return True
        return False
    if trophy == TROPHY_ONE_TYPE or trophy == TROPHY_FOUR_TYPES:
        types = 0
        for kind in range(TYPES):
            n = 0
            for b in range(s.fleet):
                n += int(s.boats[b].type == kind and s.boats[b].captained > 0)
            types += int(n > 0)
            if trophy == TROPHY_ONE_TYPE and n >= 4:
                return True
        return trophy == TROPHY_FOUR_TYPES and types >= 4
    return False


@rule
def launched_boats(s):
    """Launched boats as ties and trophies count them: tug boats and house boats do not (TG1, HB1), fishermen do (TR1)."""
    n = 0
    for b in range(s.fleet):
        n += int(s.boats[b].type != TUG and s.boats[b].type != HOUSE_BOAT)
    return n


@rule
def _standard_licenses(s):
    n = 0
    for kind in range(SALMON + 1):
        if kind != KING_CRAB:
            n += s.licenses[kind]
    return n


@rule
def boat_full(g, seat, kind, io):
    """CM1: a boat has become full: the first of each standard type of the line-up brings a meeple, while there are any."""
    o = g.open
    if o.with_meeples and o.meeples > 0 and kind < CHARTER and kind <= SALMON and kind != KING_CRAB:
        if o.meeple_of[kind] == 0 and o.line_up[kind]:
            o.meeple_of[kind] = seat + 1
            o.meeples -= 1
            o.at[seat].meeples += 1
            emit(io, EV_MEEPLE, seat, kind, 0, 0)
