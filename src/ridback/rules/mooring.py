"""The last step of a seat's phase two: boat cards under its Marinas (MA)."""

from ridback.rules import trophies
from ridback.rules.codes import (
    ASK_MARINA,
    ASK_MARINA_CARD,
    CORPORATION,
    EV_MOORED,
    EV_PASSED,
    FISHING,
    LAUNCH_BEGINS,
    MARINA,
    MARINA_AT,
    MARINAS,
    PASS,
    TOGETHER,
    WITH,
)
from ridback.rules.jit import rule
from ridback.rules.payment import legal_pass
from ridback.rules.record import answered, ask, emit, has_cards, show_card


@rule
def next_mooring(g, io):
    """MA1: asked while the seat has a Marina it has not used this round, and cards; then the next seat's phase two, or fishing."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.licenses[MARINA] > 0 and has_cards(s):
        for m in range(min(s.licenses[MARINA], MARINAS)):
            if s.moored[m] == 0:
                ask(o, seat, ASK_MARINA)
                return
    if o.at_once:
        o.phase = TOGETHER
        return
    o.turn = (o.turn + 1) % o.people
    if o.turn != o.start:
        o.phase = LAUNCH_BEGINS
    else:
        end(g, io)


@rule
def end(g, io):
    """Everybody is through with phase two: Captains launch (CO7), or fishing begins."""
    o = g.open
    if o.people < o.seats:
        o.phase = CORPORATION
    else:
        trophies.check(g, io)
        o.step = 0
        o.phase = FISHING


@rule
def legal_marinas(s, out):
    """Decline, or a Marina not used this round (MA1)."""
    n = legal_pass(out, 0)
    if s.hand > 0:
        for m in range(min(s.licenses[MARINA], MARINAS)):
            if s.moored[m] == 0:
                out.moves[n] = MARINA_AT + m
                n += 1
    return n


@rule
def moor(g, seat, move, io):
    """MA1: decline for this round, or name the Marina; the card comes next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        for m in range(MARINAS):
            s.moored[m] = 1
        emit(io, EV_PASSED, seat, ASK_MARINA, 0, 0)
        return
    s.boat = move - MARINA_AT
    ask(o, seat, ASK_MARINA_CARD)


@rule
def moor_card(g, v, seat, move, io):
    """MA1: a boat card from hand goes under the Marina, face up and free."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    card = move - WITH
    show_card(g, v, seat, card)
    s.marina[s.boat, card] += 1
    s.moored[s.boat] = 1
    emit(io, EV_MOORED, seat, int(s.boat), card, 0)
    s.boat = -1
