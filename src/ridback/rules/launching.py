"""Phase two, first half: launching boats (LA), and dock cards that cost a launch (DK, TG, AF, IN, HB)."""

from ridback.rules.codes import (
    ASK_LAUNCH,
    ASK_PAY,
    BUY,
    CHAR,
    CHARTER,
    CHARTER_AS,
    COD,
    DFO,
    EV_LAUNCHED,
    EV_LAUNCHING,
    EV_PASSED,
    FLEET,
    HIRE_BEGINS,
    LAUNCH,
    LAUNCH_PAYING,
    LAUNCHING,
    MARINAS,
    PASS,
    TAKING,
    TUG,
    TYPES,
    WHY_CHAR,
    WHY_COD,
)
from ridback.rules.decks import draw
from ridback.rules.jit import rule
from ridback.rules.payment import dock_price, has_means, launch_discount, legal_pass, money, start_payment
from ridback.rules.record import add_boat, answered, ask, emit, has_cards, level, owns, show_card

#: Dock cards that are bought while launching: the first four piles (DK1).
_DOCKS = 4


@rule
def has_license(s, boat):
    """Whether a seat owns a license of a boat card's type; any King Crab license serves (LA1, LA4)."""
    return boat < CHARTER and owns(s, boat) > 0


@rule
def has_boat_license(s):
    """Whether a seat owns a license that has boats (RD4)."""
    for t in range(CHARTER):
        if owns(s, t) > 0:
            return True
    return False


@rule
def launch_price(s, v, card):
    """What a launch costs a seat, discounts taken off (PY3)."""
    return max(v.launch_cost[card] - launch_discount(s), 0)


@rule
def begin(g):
    """A seat's phase two begins: one launch, one more each with Cod and Char (LA1); its Marinas are free again (MA1)."""
    o = g.open
    s = o.at[o.turn]
    s.launches = 1 + int(s.licenses[COD] > 0) + int(s.licenses[CHAR] > 0)
    s.launched = 0
    s.in_launching = 1
    for m in range(MARINAS):
        s.moored[m] = 0
    o.phase = LAUNCHING


@rule
def might_launch(o, s, v):
    """Whether a seat has a launch left, a Quartermaster's too (CR9), and by what everybody sees might use it (RD4)."""
    if not s.in_launching or s.launches + s.uses == 0 or s.fleet == FLEET:
        return False
    if has_cards(s) and has_boat_license(s):
        return True
    for dock in range(_DOCKS):
        if o.docks[dock] > 0 and has_means(s, v, dock_price(s, v, dock)):
            return True
    return False


@rule
def next_launch(g, v, io):
    """While it might launch the seat is asked; else it draws (LA3) and hires."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if might_launch(o, s, v):
        ask(o, seat, ASK_LAUNCH)
        return
    s.launches = 0
    s.in_launching = 0
    if s.launched > 0:
        draw(g, io, seat, int(v.cod_draw[level(s, COD)]), WHY_COD, False)
        draw(g, io, seat, int(level(s, CHAR) >= 3), WHY_CHAR, False)
    o.phase = HIRE_BEGINS


@rule
def legal_launches(o, s, own, v, out):
    """Decline, launch a boat card of an owned type that the rest of the seat's money pays (LA1, LA4, PY5), or buy a dock card (DK1)."""
    n = legal_pass(out, 0)
    most, off = money(s, own, v), launch_discount(s)
    for t in range(CHARTER):
        if own.hand[t] > 0 and owns(s, t) > 0 and max(v.launch_cost[t] - off, 0) <= most - v.coins[t]:
            out.moves[n] = LAUNCH + t
            n += 1
    if own.hand[CHARTER] > 0 and max(v.launch_cost[CHARTER] - off, 0) <= most - v.coins[CHARTER]:
        for t in range(CHARTER):
            if owns(s, t) > 0:
                out.moves[n] = CHARTER_AS + t
                n += 1
    for dock in range(_DOCKS):
        if o.docks[dock] > 0 and dock_price(s, v, dock) <= most:
            out.moves[n] = BUY + dock
            n += 1
    return n


@rule
def launch(g, v, seat, move, io):
    """LA1: decline all further launches, or show what is launched; its price is to be paid next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.in_launching = 0
        emit(io, EV_PASSED, seat, ASK_LAUNCH, 0, 0)
        return
    if move >= BUY:
        s.launching = TUG + move - BUY
        s.charter_as = s.launching
        start_payment(s, int(dock_price(s, v, move - BUY)))
    else:
        card = CHARTER if move >= CHARTER_AS else move - LAUNCH
        s.launching = card
        s.charter_as = move - CHARTER_AS if move >= CHARTER_AS else card
        show_card(g, v, seat, card)
        start_payment(s, int(launch_price(s, v, card)))
    emit(io, EV_LAUNCHING, seat, int(s.launching), int(s.price), int(s.charter_as))
    o.phase = LAUNCH_PAYING


@rule
def pay_launch(g, v, io):
    """While something is due the seat is asked for it; then the boat joins its fleet (LA5)."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.due > 0:
        ask(o, seat, ASK_PAY)
        return
    card, kind = int(s.launching), int(s.charter_as)
    b = add_boat(g, seat, kind, card)
    if card >= TYPES:
        o.docks[card - TYPES] -= 1
    emit(io, EV_LAUNCHED, seat, b, kind, card)
    if s.launches > 0:
        s.launches -= 1
    else:
        s.uses -= 1
    s.launched += 1
    s.launching = -1
    s.charter_as = -1
    s.price = 0
    o.phase = LAUNCHING
    if kind == DFO and (o.storm == 0 or o.storm == seat + 1):
        o.taking = v.dfo_catch
        o.victim = -1
        for i in range(o.seats):
            o.victims[i] = 0
        o.phase = TAKING
