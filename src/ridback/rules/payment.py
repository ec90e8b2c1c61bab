"""Paying (PY): what a seat has, what things cost it, and payments part by part.

A payment goes down in descending value, equal values by number, and stops when it covers the price: that gives every payment without
a part that could be left out, each exactly once (PY2).
"""

from ridback.rules.codes import CHAR, EV_PAID, HOUSE_BOAT, PARTS, PASS, PAY, SHRIMP, TYPES
from ridback.rules.jit import rule
from ridback.rules.record import discard_face_up, emit, has_cards, level, remove_boat, show_card

GONE_FISHIN = TYPES
CRATE = TYPES + 1
OYSTER_CRATE = TYPES + 2
CREW_CRATE = TYPES + 3
A_HOUSE_BOAT = TYPES + 4


@rule
def discount(s):
    """What a seat's Shrimp licenses take off every transaction, in $ (PY3)."""
    return level(s, SHRIMP)


@rule
def launch_discount(s):
    """What is taken off launches, and off dock cards that cost a launch, in $: Char level 2 helps too (PY3)."""
    return discount(s) + int(level(s, CHAR) >= 2)


@rule
def dock_price(s, v, dock):
    """What a dock card costs a seat, discounts taken off (PY3); those behind the first four cost no launch (DK1)."""
    return max(v.dock_price[dock] - (launch_discount(s) if dock < 4 else discount(s)), 0)


@rule
def other_money(s, v):
    """A seat's money that everybody sees, in $ (PY1)."""
    total = s.gone_fishin * v.part_value[GONE_FISHIN] + s.store * v.part_value[CRATE]
    total += s.oyster_crates * v.part_value[OYSTER_CRATE] + s.crew_crates * v.part_value[CREW_CRATE]
    return total + s.house_boats * v.part_value[A_HOUSE_BOAT]


@rule
def has_means(s, v, price):
    """Whether by what everybody sees a seat might pay a price (RD4)."""
    return price == 0 or has_cards(s) or other_money(s, v) > 0


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
    return in_the_open(s, part)


@rule
def in_the_open(s, part):
    """How many of a part that is no boat card a seat could put down; everybody sees them."""
    if part == GONE_FISHIN:
        return int(s.gone_fishin)
    if part == CRATE:
        return int(s.store)
    if part == OYSTER_CRATE:
        return int(s.oyster_crates)
    if part == CREW_CRATE:
        return int(s.crew_crates)
    return int(s.house_boats)


@rule
def start_payment(s, price):
    """A price (discounts taken off, never below $0) is to be paid by a seat."""
    s.price = max(price, 0)
    s.due = s.price
    s.place = 0
    for part in range(PARTS):
        s.paid[part] = 0


@rule
def legal_parts(s, own, v, out):
    """The parts that may be put down next: what may still follow each covers what is due (PY2). Returns how many."""
    follow = 0
    for place in range(s.place, PARTS):
        part = v.part_order[place]
        follow += available(s, own, part) * int(v.part_value[part])
    n = 0
    for place in range(s.place, PARTS):
        if follow < s.due:
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
    elif part == GONE_FISHIN:
        s.gone_fishin -= 1
        o.gone_fishin_pile += 1
    elif part == CRATE:
        s.store -= 1
    elif part == OYSTER_CRATE:
        s.oyster_crates -= 1
    elif part == CREW_CRATE:
        s.crew_crates -= 1
    else:
        _spend_house_boat(g, seat)
    s.paid[part] += 1
    s.due = max(s.due - v.part_value[part], 0)
    s.place = v.part_place[part]
    emit(io, EV_PAID, seat, part, int(v.part_value[part]), 0)


@rule
def legal_pass(out, n):
    """Passing is legal here; it has the lowest number, so it comes first. Returns the new number of moves."""
    out.moves[n] = PASS
    return n + 1


@rule
def _spend_house_boat(g, seat):
    """The seat's first house boat leaves the game (PY1)."""
    s = g.open.at[seat]
    for b in range(s.fleet):
        if s.boats[b].type == HOUSE_BOAT:
            remove_boat(g, seat, b)
            return
