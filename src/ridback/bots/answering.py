"""deckhand's answers: a move for every kind of decision, from what the seat may see and nothing else. Compiled, like the rules.

The answers keep no memory. A payment is asked for part by part, and each time the best way to complete it is found anew, which is the rest
of the one found before.
"""

from ridback.bots import judging
from ridback.bots.habits import habits
from ridback.rules.codes import (
    ASK_BID,
    ASK_CAPTAIN,
    ASK_DISCARD,
    ASK_DISCARD_DRAWN,
    ASK_HIRE,
    ASK_LAUNCH,
    ASK_NAME,
    ASK_PAY,
    ASK_PROCESS,
    ASK_TRADE,
    CAPTAIN,
    DISCARD,
    LAUNCH,
    LOT,
    PASS,
    PAY,
    PROCESS,
    TRADE,
    TYPES,
)
from ridback.rules.jit import entry, rule
from ridback.rules.launching import launch_price
from ridback.rules.payment import discount, money
from ridback.rules.record import level, room

_PROCESSING = 4

#: deckhand's habits, compiled in.
_HABITS = habits()


@entry
def answer(views, values, seat, moves, n, randoms, minds):
    """:func:`decide` for Python: records are arrays of one (rules/calls.py says why), the ``n`` legal moves from calls.legal."""
    return decide(views[0].open, views[0].own, values[0], seat, moves[0], n, randoms[0], minds[0])


@rule
def choose(o, own, v, seat, moves, n, random):
    """One of the ``n`` legal moves in ``moves`` (a LEGAL record) for a seat that is asked, by deckhand's own habits.

    This is for other compiled code. ``random`` is a RANDOM record of which only the seed is read: give it the same for a whole game.
    """
    return decide(o, own, v, seat, moves, n, random, _HABITS[0])


@rule
def decide(o, own, v, seat, moves, n, random, h):
    """:func:`choose` by given habits (a HABITS record)."""
    if n == 1:
        return int(moves.moves[0])
    s = o.at[seat]
    kind = s.ask
    if kind == ASK_PAY:
        return pay(o, s, own, v, moves, h)
    if kind == ASK_NAME or kind == ASK_BID:
        return auction(o, s, own, v, seat, moves, random, h)
    if kind == ASK_LAUNCH:
        return launch(o, s, own, v, moves, n, h)
    if kind == ASK_HIRE:
        return hire(o, s, own, v, moves, h)
    if kind == ASK_PROCESS:
        return process(o, s, v, moves, n, h)
    if kind == ASK_TRADE:
        return TRADE  # a card is worth more than the dollar that buys it
    if kind == ASK_CAPTAIN:
        return least(o, s, own, v, moves, CAPTAIN, n, h)
    if kind == ASK_DISCARD or kind == ASK_DISCARD_DRAWN:
        return least(o, s, own, v, moves, DISCARD, n, h)
    # opening: the lowest bid is enough; and whatever may be asked some day has its first move
    return int(moves.moves[0])


# -- phase one -------------------------------------------------------------------------------------------------------------


@rule
def profit(o, s, own, v, seat, random, h, left, rate, cash, k, amount):
    """What a license is worth to a seat beyond what it costs at a bid of ``amount``."""
    price = max(amount - discount(s), 0.0)
    short = max(judging.launch_cash(s, own, v, judging.boat_type(k)) - (cash - price), 0.0)
    return judging.license(o, s, own, v, h, left, rate, seat, k, random) - rate * price - h.launch_cash * short


@rule
def declining(o, s, own, v, h, cash):
    """What declining is worth: a Gone Fishin' card, if there is one (AU5)."""
    card = h.fishin * v.gone_fishin_vp if o.with_gone_fishin and o.gone_fishin_pile > 0 else 0.0
    return card - h.launch_cash * max(judging.launch_cash(s, own, v, -1) - cash, 0.0)


@rule
def auction(o, s, own, v, seat, moves, random, h):
    """AU1: name the license that is worth most beyond its cost, or none, if declining is better. AU2: bid a dollar more, while that is
    better than the best of what else is in the row.

    Others are expected to raise what it names by half a dollar each.
    """
    bidding = s.ask == ASK_BID
    left = judging.seasons(o, h)
    cash = float(money(s, own, v))
    # a dollar is worth less, the more there are of them for each season left to spend them in
    rate = judging.dollar(o, v, h, left) / (1.0 + h.riches * cash / left)
    rivals = -1 if bidding else 0  # whoever wins this one is none for the others
    for i in range(o.seats):
        if i != seat and o.at[i].in_phase:
            rivals += 1
    nothing = declining(o, s, own, v, h, cash)
    this, other, move = nothing, nothing, PASS
    for i in range(o.in_row):
        k = int(o.row[i])
        mine = bidding and i == o.lot
        if mine or v.license_cost[k] <= cash + discount(s):
            amount = o.bid + 1.0 if mine else v.license_cost[k] + 0.5 * rivals
            gain = profit(o, s, own, v, seat, random, h, left, rate, cash, k, amount)
            if mine:
                this = gain
            elif gain > other:
                other, move = gain, LOT + i
    if bidding:
        return int(moves.moves[1]) if this > nothing + h.patience * (other - nothing) else PASS
    return move


@rule
def pay(o, s, own, v, moves, h):
    """PY2: the next part of the payment that takes least."""
    if h.exact_change == 0.0:
        return int(moves.moves[0])
    return PAY + judging.next_part(o, s, own, v, h, judging.dollar(o, v, h, judging.seasons(o, h)))


# -- phase two -------------------------------------------------------------------------------------------------------------


@rule
def launch(o, s, own, v, moves, n, h):
    """LA1: the boat that brings most beyond what it costs, if it brings anything."""
    left = judging.seasons(o, h)
    rate = judging.dollar(o, v, h, left)
    best, move = 0.0, PASS
    for i in range(1, n):
        card = int(moves.moves[i]) - LAUNCH
        cost = judging.payment_worth(o, s, own, v, h, rate, int(launch_price(s, v, card)), card) + v.coins[card]
        gain = judging.boat(s, v, h, left, rate, card) - rate * cost
        if gain > best:
            best, move = gain, int(moves.moves[i])
    return move


@rule
def hire(o, s, own, v, moves, h):
    """HI1: the first boat without a captain, if the crates it will catch are worth a card."""
    left = judging.seasons(o, h)
    card = judging.NEVER
    for t in range(TYPES):
        if own.hand[t] > 0:
            card = min(card, judging.card_worth(o, s, own, v, h, t))
    gain = min(left, float(v.boat_room)) * judging.crate(s, h, left) + s.licenses[5]
    return int(moves.moves[1]) if gain > card * judging.dollar(o, v, h, left) else PASS


@rule
def least(o, s, own, v, moves, segment, n, h):
    """The card that the seat needs least: for a captain, or to discard."""
    move = int(moves.moves[0])
    if h.sorting == 0.0:
        return move
    worth = judging.NEVER
    for i in range(n):
        this = judging.card_worth(o, s, own, v, h, int(moves.moves[i]) - segment)
        if this < worth:
            worth, move = this, int(moves.moves[i])
    return move


# -- phase four ------------------------------------------------------------------------------------------------------------


@rule
def process(o, s, v, moves, n, h):
    """PR1: every crate that the boat will catch again before the end, or else one to trade, if the cards are worth more than it scores."""
    left = judging.seasons(o, h)
    if h.processing_sense == 0.0:
        return int(moves.moves[1])
    for i in range(1, n):
        boat = s.boats[int(moves.moves[i]) - PROCESS]
        if boat.crates + left >= room(v, s, boat) + 1:
            return int(moves.moves[i])
    cards = judging.CARD * judging.dollar(o, v, h, left) * level(s, _PROCESSING)
    return int(moves.moves[1]) if s.store == 0 and cards > judging.crate_now(s) else PASS
