"""Phase two, second half: hiring captains (HI)."""

from ridback.rules.codes import (
    ASK_CAPTAIN,
    ASK_HIRE,
    CAPTAIN,
    EV_HIRED,
    EV_PASSED,
    FISHING,
    HIRE,
    HIRING,
    LAUNCH_BEGINS,
    PASS,
    TYPES,
    WHY_LOBSTER,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.payment import legal_pass
from ridback.rules.record import answered, ask, captains, emit, hide_card, level

_LOBSTER = 2


@rule
def begin(g):
    """A seat's hiring begins: one captain, one more with Lobster (HI1)."""
    o = g.open
    s = o.at[o.turn]
    s.hires = 1 + (s.licenses[_LOBSTER] > 0)
    o.phase = HIRING


@rule
def next_hire(g, v, io):
    """While a hire is left and a boat wants a captain the seat is asked, if it has cards (RD4); else Lobster draws (HI2) and the
    next seat's phase two begins, or fishing."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    n = captains(s)
    if s.hires > 0 and s.hand > 0 and n < s.fleet:
        ask(o, seat, ASK_HIRE)
        return
    s.hires = 0
    draw(g, io, seat, int(v.lobster_draw[level(s, _LOBSTER), min(n, v.lobster_draw.shape[1] - 1)]), WHY_LOBSTER, False)
    o.turn = (o.turn + 1) % o.seats
    o.phase = FISHING if o.turn == o.start else LAUNCH_BEGINS


@rule
def legal_boats(s, out):
    """Decline, or a boat that takes a captain and has none (HI1)."""
    n = legal_pass(out, 0)
    for b in range(s.fleet):
        if s.boats[b].captained == 0:
            out.moves[n] = HIRE + b
            n += 1
    return n


@rule
def legal_captains(own, out):
    """Any boat card in hand serves on any boat (HI1)."""
    n = 0
    for t in range(TYPES):
        if own.hand[t] > 0:
            out.moves[n] = CAPTAIN + t
            n += 1
    return n


@rule
def hire(g, seat, move, io):
    """HI1: decline all further hires, or name the boat; the card comes next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.hires = 0
        emit(io, EV_PASSED, seat, ASK_HIRE, 0, 0)
        return
    s.boat = move - HIRE
    ask(o, seat, ASK_CAPTAIN)


@rule
def captain(g, v, seat, move, io):
    """HI1: a boat card goes face down on the named boat."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    card = move - CAPTAIN
    hide_card(g, v, seat, card)
    boat = s.boats[s.boat]
    boat.captained = 1
    g.own[seat].captains[s.boat] = card
    emit(io, EV_HIRED, seat, int(s.boat), int(boat.type), card)
    s.boat = -1
    s.hires -= 1
