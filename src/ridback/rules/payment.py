"""Paying (PY): what a seat has, what things cost it, and payments part by part.

A payment goes down in descending value, equal values by number, and stops when it covers the price: that gives every payment without
a part that could be left out, each exactly once (PY2).
"""

from ridback.rules.codes import EV_PAID, PARTS, PASS, PAY, TYPES
from ridback.rules.jit import rule
from ridback.rules.record import discard_face_up, emit, show_card

_GONE_FISHIN = TYPES
_CRATE = TYPES + 1


@rule
def discount(s):
    """What a seat's licenses take off every transaction, in $ (PY3)."""
    return min(s.licenses[0], 4)


@rule
def other_money(s, v):
    """A seat's money that everybody sees, in $: Gone Fishin' cards and processed crates (PY1)."""
    return s.gone_fishin * v.part_value[_GONE_FISHIN] + s.store * v.part_value[_CRATE]


@rule
def coins(own, v):
    """What the boat cards of a hand are worth, in $ (PY1)."""
    total = 0
    for t in range(TYPES):
        total += int(own.hand[t]) * int(v.coins[t])
    return total


@rule
def money(s, own, v):
    """All a seat could pay, in $ (PY1), discounts not counted."""
    return coins(own, v) + other_money(s, v)


@rule
def available(s, own, part):
    """How many of a part (a number of ``cards.PARTS``) a seat could put down."""
    if part < TYPES:
        return int(own.hand[part])
    if part == _GONE_FISHIN:
        return int(s.gone_fishin)
    if part == _CRATE:
        return int(s.store)
    return 0


@rule
def start_payment(o, price):
    """A price (discounts taken off, never below $0) is to be paid by the seat whose turn it is."""
    o.price = max(price, 0)
    o.due = o.price
    o.place = 0
    for part in range(PARTS):
        o.paid[part] = 0


@rule
def legal_parts(o, s, own, v, out):
    """The parts that may be put down next: what may still follow each covers what is due (PY2). Returns how many."""
    follow = 0
    for place in range(o.place, PARTS):
        part = v.part_order[place]
        follow += available(s, own, part) * int(v.part_value[part])
    n = 0
    for place in range(o.place, PARTS):
        if follow < o.due:
            break
        part = int(v.part_order[place])
        have = available(s, own, part)
        if have > 0 and v.part_value[part] > 0:
            # insertion keeps the moves sorted by number
            i = n
            while i > 0 and out.moves[i - 1] > PAY + part:
                out.moves[i] = out.moves[i - 1]
                i -= 1
            out.moves[i] = PAY + part
            n += 1
        follow -= have * int(v.part_value[part])
    return n


@rule
def put_down(g, v, seat, part, io):
    """One part of a payment: it leaves the seat, and what is due becomes less (PY4)."""
    o = g.open
    s = o.at[seat]
    if part < TYPES:
        show_card(g, v, seat, part)
        discard_face_up(o, part)
    elif part == _GONE_FISHIN:
        s.gone_fishin -= 1
        o.gone_fishin_pile += 1
    else:
        s.store -= 1
    o.paid[part] += 1
    o.due = max(o.due - v.part_value[part], 0)
    o.place = v.part_place[part]
    emit(io, EV_PAID, seat, part, int(v.part_value[part]), 0)


@rule
def legal_pass(out, n):
    """Passing is legal here; it has the lowest number, so it comes first. Returns the new number of moves."""
    out.moves[n] = PASS
    return n + 1
