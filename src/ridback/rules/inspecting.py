"""A DFO boat's crates, taken at launch (DF2)."""

from ridback.rules.codes import ASK_TAKE, ASK_TAKE_SEAT, EV_LOADED, EV_TOOK, LAUNCHING, TAKE, TAKE_SEAT
from ridback.rules.jit import rule
from ridback.rules.record import aboard, answered, ask, emit, unload


@rule
def _can_give(o, seat, i):
    """Whether a seat still has a crate on a boat to give, and has given none."""
    if i == seat or o.victims[i]:
        return False
    s = o.at[i]
    for b in range(s.fleet):
        if aboard(s.boats[b]) > 0:
            return True
    return False


@rule
def givers(o, seat):
    """How many seats can still give a crate to the one that launches."""
    n = 0
    for i in range(o.people):
        n += int(_can_give(o, seat, i))
    return n


@rule
def next_crate(g, io):
    """One crate from each other seat that has one on a boat, the launcher naming the boats, and the seats where more could give;
    the rest from the supply. What leaves no choice is not asked."""
    o = g.open
    seat = int(o.turn)
    if o.victim >= 0:
        s = o.at[o.victim]
        boats, last = 0, 0
        for b in range(s.fleet):
            if aboard(s.boats[b]) > 0:
                boats += 1
                last = b
        if boats > 1:
            ask(o, seat, ASK_TAKE)
        else:
            _take(o, seat, last, io)
        return
    n = givers(o, seat)
    if o.taking == 0 or n == 0:
        s = o.at[seat]
        s.boats[s.fleet - 1].crates += o.taking
        o.supply -= o.taking
        emit(io, EV_LOADED, seat, int(s.fleet) - 1, int(o.taking), 0)
        o.taking = 0
        o.phase = LAUNCHING
    elif n > o.taking:
        ask(o, seat, ASK_TAKE_SEAT)
    else:
        for i in range(1, o.people):
            other = int((seat + i) % o.people)
            if o.victim < 0 and _can_give(o, seat, other):
                o.victim = other


@rule
def legal_seats(o, seat, out):
    """The seats that can still give a crate."""
    n = 0
    for i in range(o.people):
        if _can_give(o, seat, i):
            out.moves[n] = TAKE_SEAT + i
            n += 1
    return n


@rule
def legal_crates(o, out):
    """The boats of the giving seat that have a crate."""
    s = o.at[o.victim]
    n = 0
    for b in range(s.fleet):
        if aboard(s.boats[b]) > 0:
            out.moves[n] = TAKE + b
            n += 1
    return n


@rule
def take(g, seat, move, io):
    """The launcher names a seat, or a boat of it."""
    o = g.open
    answered(o, seat)
    if move >= TAKE:
        _take(o, seat, move - TAKE, io)
    else:
        o.victim = move - TAKE_SEAT


@rule
def _take(o, seat, b, io):
    s, victim = o.at[seat], int(o.victim)
    unload(o.at[victim].boats[b])
    s.boats[s.fleet - 1].crates += 1
    o.victims[victim] = 1
    o.victim = -1
    o.taking -= 1
    emit(io, EV_TOOK, seat, victim, b, 0)
