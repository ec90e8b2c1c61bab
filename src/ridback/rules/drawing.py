"""Phase five: drawing and discarding (DR), and the end of the round."""

from ridback.rules.codes import (
    ASK_DISCARD,
    ASK_DISCARD_DRAWN,
    DISCARD,
    DISCARDING,
    EV_DISCARDED,
    ROUND_BEGINS,
    TYPES,
    WHY_DRAW,
    WHY_TUNA,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.record import answered, ask, discard_face_down, emit, gain_card, hide_card, level

_TUNA = 3


@rule
def draw_all(g, v, io):
    """All seats draw in turn order; then those that owe one discard, in any order (DR1, RD3)."""
    o = g.open
    for i in range(o.seats):
        seat = int((o.start + i) % o.seats)
        n = level(o.at[seat], _TUNA)
        draw(g, io, seat, int(v.tuna_draw[n]), WHY_TUNA if n else WHY_DRAW, n == 0)
    for seat in range(o.seats):
        s = o.at[seat]
        n = level(s, _TUNA)
        if n == 0 and s.drawn > 0:
            ask(o, seat, ASK_DISCARD_DRAWN)
        elif n > 0 and v.tuna_discard[n] and s.hand > 0:
            ask(o, seat, ASK_DISCARD)
    o.phase = DISCARDING


@rule
def legal_discards(own, drawn, out):
    """Any of the cards just drawn, or with Tuna any of the hand (DR1)."""
    n = 0
    for t in range(TYPES):
        if (own.drawn[t] if drawn else own.hand[t]) > 0:
            out.moves[n] = DISCARD + t
            n += 1
    return n


@rule
def discard_drawn(g, seat, move, io):
    """DR1 without Tuna: one of the drawn cards is discarded, the others come to the hand."""
    o, own = g.open, g.own[seat]
    answered(o, seat)
    card = move - DISCARD
    own.drawn[card] -= 1
    discard_face_down(g, seat, card)
    for t in range(TYPES):
        for _ in range(own.drawn[t]):
            gain_card(g, seat, t)
        own.drawn[t] = 0
    o.at[seat].drawn = 0
    emit(io, EV_DISCARDED, seat, card, 0, 0)


@rule
def discard(g, v, seat, move, io):
    """DR1 with Tuna: any card of the hand is discarded."""
    answered(g.open, seat)
    card = move - DISCARD
    hide_card(g, v, seat, card)
    discard_face_down(g, seat, card)
    emit(io, EV_DISCARDED, seat, card, 1, 0)


@rule
def end_round(g):
    """The marker passes to the left and the next round begins (ST6)."""
    o = g.open
    o.start = (o.start + 1) % o.seats
    o.round_no += 1
    o.phase = ROUND_BEGINS
