"""The machine: what may be answered, doing a move, and the flat loop that runs every step without a choice (RD).

Phases hand over by setting ``open.phase`` and returning to the loop; no rule function calls another phase, so there is no
recursion.
"""

from ridback.rules import auction, drawing, fishing, hiring, launching, processing
from ridback.rules.codes import (
    ASK_BID,
    ASK_CAPTAIN,
    ASK_DISCARD,
    ASK_DISCARD_DRAWN,
    ASK_HIRE,
    ASK_LAUNCH,
    ASK_NAME,
    ASK_OPEN,
    ASK_PAY,
    ASK_PROCESS,
    ASK_TRADE,
    AUCTION,
    BIDDING,
    BUYING,
    DISCARDING,
    DRAWING,
    EV_ROUND,
    FISHING,
    HIRE_BEGINS,
    HIRING,
    LAUNCH_BEGINS,
    LAUNCH_PAYING,
    LAUNCHING,
    OVER,
    PAY,
    PROCESSING,
    PROCESSING_BEGINS,
    REFILLING,
    ROUND_BEGINS,
)
from ridback.rules.jit import rule
from ridback.rules.payment import legal_parts, legal_pass, put_down
from ridback.rules.record import answered, emit


@rule
def actor(o):
    """The first seat in turn order that is asked something; -1: nobody, the game is over."""
    if o.asked > 0:
        for i in range(o.seats):
            seat = int((o.start + i) % o.seats)
            if o.at[seat].ask:
                return seat
    return -1


@rule
def legal(o, own, v, seat, out):
    """The legal moves of a seat, from what it may see: their numbers, ascending, into ``out`` (a LEGAL record).

    Returns how many; 0 for a seat that is not asked.
    """
    s = o.at[seat]
    kind = s.ask
    if kind == ASK_PAY:
        return legal_parts(o, s, own, v, out)
    if kind == ASK_BID:
        return auction.legal_bids(int(o.bid) + 1, s, own, v, out, legal_pass(out, 0))
    if kind == ASK_NAME:
        return auction.legal_names(o, s, own, v, out)
    if kind == ASK_OPEN:
        return auction.legal_bids(int(v.license_cost[o.row[o.lot]]), s, own, v, out, 0)
    if kind == ASK_LAUNCH:
        return launching.legal_launches(s, own, v, out)
    if kind == ASK_HIRE:
        return hiring.legal_boats(s, out)
    if kind == ASK_CAPTAIN:
        return hiring.legal_captains(own, out)
    if kind == ASK_PROCESS:
        return processing.legal_processing(s, out)
    if kind == ASK_TRADE:
        return processing.legal_trades(out)
    if kind == ASK_DISCARD_DRAWN:
        return drawing.legal_discards(own, True, out)
    if kind == ASK_DISCARD:
        return drawing.legal_discards(own, False, out)
    return 0


@rule
def apply(g, v, seat, move, io):
    """Do a legal move of a seat, and everything behind it that needs no choice.

    ``g`` is a STATE record, ``v`` a VALUES record, ``move`` a number that :func:`legal` gave for this seat; others are not caught here.
    """
    kind = g.open.at[seat].ask
    if kind == ASK_PAY:
        answered(g.open, seat)
        put_down(g, v, seat, move - PAY, io)
    elif kind == ASK_BID or kind == ASK_OPEN:
        auction.place_bid(g, v, seat, move, io)
    elif kind == ASK_NAME:
        auction.name(g, v, seat, move, io)
    elif kind == ASK_LAUNCH:
        launching.launch(g, v, seat, move, io)
    elif kind == ASK_HIRE:
        hiring.hire(g, seat, move, io)
    elif kind == ASK_CAPTAIN:
        hiring.captain(g, v, seat, move, io)
    elif kind == ASK_PROCESS:
        processing.process(g, seat, move, io)
    elif kind == ASK_TRADE:
        processing.trade(g, v, seat, move, io)
    elif kind == ASK_DISCARD_DRAWN:
        drawing.discard_drawn(g, seat, move, io)
    elif kind == ASK_DISCARD:
        drawing.discard(g, v, seat, move, io)
    advance(g, v, io)


@rule
def advance(g, v, io):
    """Run steps until somebody is asked or the game is over."""
    o = g.open
    while o.asked == 0 and o.phase != OVER:
        phase = o.phase
        if phase == AUCTION:
            auction.next_lot(g)
        elif phase == BIDDING:
            auction.next_bid(g, io)
        elif phase == BUYING:
            auction.buy(g, io)
        elif phase == LAUNCHING:
            launching.next_launch(g, v, io)
        elif phase == LAUNCH_PAYING:
            launching.pay_launch(g, io)
        elif phase == HIRING:
            hiring.next_hire(g, v, io)
        elif phase == ROUND_BEGINS:
            begin_round(g, io)
        elif phase == REFILLING:
            auction.refill(g, io)
        elif phase == LAUNCH_BEGINS:
            launching.begin(g)
        elif phase == HIRE_BEGINS:
            hiring.begin(g)
        elif phase == FISHING:
            fishing.fish(g, v, io)
        elif phase == PROCESSING_BEGINS:
            processing.begin(g)
        elif phase == PROCESSING:
            o.phase = DRAWING
        elif phase == DRAWING:
            drawing.draw_all(g, v, io)
        elif phase == DISCARDING:
            drawing.end_round(g)


@rule
def begin_round(g, io):
    """A round begins: everybody is in the auction (RD1, AU1)."""
    o = g.open
    o.bought = 0
    for seat in range(o.seats):
        o.at[seat].in_phase = 1
    emit(io, EV_ROUND, -1, int(o.round_no), int(o.start), 0)
    o.phase = AUCTION
