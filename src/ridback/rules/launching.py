"""Phase two, first half: launching boats (LA)."""

from ridback.rules.codes import (
    ASK_LAUNCH,
    ASK_PAY,
    EV_LAUNCHED,
    EV_LAUNCHING,
    EV_PASSED,
    FLEET,
    HIRE_BEGINS,
    LAUNCH,
    LAUNCH_PAYING,
    LAUNCHING,
    PASS,
    TYPES,
    WHY_COD,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.payment import discount, legal_pass, money, start_payment
from ridback.rules.record import answered, ask, emit, level, show_card

_COD = 1
_KING_CRAB = 5


@rule
def has_license(s, boat):
    """Whether a seat owns a license of a boat card's type; any King Crab license serves (LA1, LA4)."""
    if boat == _KING_CRAB:
        return s.licenses[5] + s.licenses[14] + s.licenses[15] > 0
    return boat < TYPES - 1 and s.licenses[boat] > 0


@rule
def has_boat_license(s):
    """Whether a seat owns a license that has boats (RD4)."""
    for t in range(TYPES - 1):
        if has_license(s, t):
            return True
    return False


@rule
def launch_price(s, v, boat):
    """What a launch costs a seat, discounts taken off (PY3)."""
    return max(v.launch_cost[boat] - discount(s), 0)


@rule
def begin(g):
    """A seat's phase two begins: one launch, one more with Cod (LA1)."""
    o = g.open
    s = o.at[o.turn]
    s.launches = 1 + (s.licenses[_COD] > 0)
    s.launched = 0
    o.phase = LAUNCHING


@rule
def next_launch(g, v, io):
    """While a launch is left the seat is asked, if by what everybody sees it might launch (RD4); else Cod draws (LA3) and it hires."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.launches > 0 and s.hand > 0 and s.fleet < FLEET and has_boat_license(s):
        ask(o, seat, ASK_LAUNCH)
        return
    s.launches = 0
    if s.launched > 0:
        draw(g, io, seat, int(v.cod_draw[level(s, _COD)]), WHY_COD, False)
    o.phase = HIRE_BEGINS


@rule
def legal_launches(s, own, v, out):
    """Decline, or launch a boat card of an owned type that the rest of the seat's money pays (LA1, PY5)."""
    n = legal_pass(out, 0)
    most = money(s, own, v)
    for t in range(TYPES):
        if own.hand[t] > 0 and has_license(s, t) and launch_price(s, v, t) <= most - v.coins[t]:
            out.moves[n] = LAUNCH + t
            n += 1
    return n


@rule
def launch(g, v, seat, move, io):
    """LA1: decline all further launches, or show the boat card; its price is to be paid next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.launches = 0
        emit(io, EV_PASSED, seat, ASK_LAUNCH, 0, 0)
        return
    card = move - LAUNCH
    show_card(g, v, seat, card)
    o.launching = card
    start_payment(o, int(launch_price(s, v, card)))
    emit(io, EV_LAUNCHING, seat, card, int(o.price), 0)
    o.phase = LAUNCH_PAYING


@rule
def pay_launch(g, io):
    """While something is due the seat is asked for it; then the boat joins its fleet (LA5)."""
    o = g.open
    seat = int(o.turn)
    if o.due > 0:
        ask(o, seat, ASK_PAY)
        return
    s = o.at[seat]
    card = int(o.launching)
    boat = s.boats[s.fleet]
    boat.type = card
    boat.card = card
    emit(io, EV_LAUNCHED, seat, int(s.fleet), card, card)
    s.fleet += 1
    s.launches -= 1
    s.launched += 1
    o.launching = -1
    o.price = 0
    o.phase = LAUNCHING
