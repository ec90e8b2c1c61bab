"""Phase five: drawing and discarding (DR), Swordfish's exchange (SW3), and the end of the round."""

from ridback.rules import trophies
from ridback.rules.codes import (
    ASK_DISCARD,
    ASK_DISCARD_DRAWN,
    ASK_SWAP,
    DISCARD,
    DISCARDING,
    EV_DISCARDED,
    EV_PASSED,
    PASS,
    ROUND_BEGINS,
    SWORDFISH,
    TUNA,
    TYPES,
    WHY_DRAW,
    WHY_SWAP,
    WHY_TUNA,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.payment import legal_pass
from ridback.rules.record import answered, ask, discard_face_down, emit, has_cards, hide_card, level, take_drawn


@rule
def draw_all(g, v, io):
    """All seats draw in turn order; then those that owe one discard, in any order (DR1, RD3)."""
    o = g.open
    for i in range(o.people):
        seat = int((o.start + i) % o.people)
        n = level(o.at[seat], TUNA)
        draw(g, io, seat, int(v.tuna_draw[n]), WHY_TUNA if n else WHY_DRAW, n == 0)
    for seat in range(o.people):
        s = o.at[seat]
        n = level(s, TUNA)
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
    o.at[seat].drawn -= 1
    discard_face_down(g, seat, card)
    take_drawn(g, seat)
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
def next_swap(g, io):
    """SW3: when all have discarded, each seat with Swordfish and cards is asked in turn order; behind the last the round ends."""
    o = g.open
    while o.step < o.people:
        seat = int((o.start + o.step) % o.people)
        o.step += 1
        if o.at[seat].licenses[SWORDFISH] > 0 and has_cards(o.at[seat]):
            ask(o, seat, ASK_SWAP)
            return
    trophies.check(g, io)
    end_round(g)


@rule
def legal_swaps(own, out):
    """Keep all, or discard a boat card of the hand for another (SW3)."""
    n = legal_pass(out, 0)
    for t in range(TYPES):
        if own.hand[t] > 0:
            out.moves[n] = DISCARD + t
            n += 1
    return n


@rule
def swap(g, v, seat, move, io):
    """SW3: one boat card is discarded, and then one drawn."""
    answered(g.open, seat)
    if move == PASS:
        emit(io, EV_PASSED, seat, ASK_SWAP, 0, 0)
        return
    card = move - DISCARD
    hide_card(g, v, seat, card)
    discard_face_down(g, seat, card)
    emit(io, EV_DISCARDED, seat, card, 1, 0)
    draw(g, io, seat, 1, WHY_SWAP, False)


@rule
def end_round(g):
    """The marker passes to the left, a Storm is over, and the next round begins (ST6, CR6)."""
    o = g.open
    o.start = (o.start + 1) % o.people
    o.storm = 0
    o.round_no += 1
    o.phase = ROUND_BEGINS
