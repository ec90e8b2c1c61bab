"""Phase four: processing and trading (PR). Seats answer in any order (RD3)."""

from ridback.rules.codes import (
    ASK_PROCESS,
    ASK_TRADE,
    EV_PASSED,
    EV_PROCESSED,
    EV_TRADED,
    PASS,
    PROCESS,
    PROCESSING,
    PROCESSING_VESSEL,
    TRADE,
    WHY_TRADE,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.payment import legal_pass
from ridback.rules.record import aboard, answered, ask, emit, level, unload


@rule
def begin(g):
    """Every seat with the license and something to process or trade is asked (RD4)."""
    o = g.open
    for seat in range(o.people):
        s = o.at[seat]
        if s.licenses[PROCESSING_VESSEL] > 0:
            s.boat = -1
            if _crates_aboard(s):
                ask(o, seat, ASK_PROCESS)
            else:
                _offer_trade(o, seat)
    o.phase = PROCESSING


@rule
def _crates_aboard(s):
    for b in range(s.fleet):
        if aboard(s.boats[b]) > 0:
            return True
    return False


@rule
def _offer_trade(o, seat):
    if o.at[seat].store > 0:
        ask(o, seat, ASK_TRADE)


@rule
def legal_processing(s, out):
    """Stop, or a boat with a crate behind the last one processed: a set of boats is named in ascending order (PR1)."""
    n = legal_pass(out, 0)
    for b in range(s.boat + 1, s.fleet):
        if aboard(s.boats[b]) > 0:
            out.moves[n] = PROCESS + b
            n += 1
    return n


@rule
def process(g, seat, move, io):
    """PR1: a crate moves from the boat to the store; stopping, or having no boat left, goes on to trading."""
    o = g.open
    s = o.at[seat]
    more = False
    if move == PASS:
        emit(io, EV_PASSED, seat, ASK_PROCESS, 0, 0)
    else:
        b = move - PROCESS
        boat = s.boats[b]
        unload(boat)
        s.store += 1
        s.boat = b
        emit(io, EV_PROCESSED, seat, b, int(boat.type), 0)
        for i in range(b + 1, s.fleet):
            if aboard(s.boats[i]) > 0:
                more = True
    if not more:
        answered(o, seat)
        s.boat = -1
        _offer_trade(o, seat)


@rule
def legal_trades(out):
    """Trade or not (PR2)."""
    n = legal_pass(out, 0)
    out.moves[n] = TRADE
    return n + 1


@rule
def trade(g, v, seat, move, io):
    """PR2: a processed crate for as many cards as the Processing level."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        emit(io, EV_PASSED, seat, ASK_TRADE, 0, 0)
        return
    s.store -= 1
    emit(io, EV_TRADED, seat, 0, 0, 0)
    draw(g, io, seat, int(level(s, PROCESSING_VESSEL)), WHY_TRADE, False)
