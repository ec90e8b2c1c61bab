"""mate's answers: a move for every kind of decision, from what the seat may see and nothing else. Compiled, like the rules.

The answers keep no memory. A payment is asked for part by part, and each time the best way to complete it is found anew, which is the rest
of the one found before. What Arctic Bounty asks besides is in bounty.py.
"""

from ridback.bots import bounty, judging, licensing
from ridback.bots.habits import habits
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
    BID,
    BUY,
    CAPTAIN,
    CAPTAIN_DECK,
    CAPTAIN_SALTY,
    CHAR,
    CHARTER,
    CHARTER_AS,
    COD,
    DISCARD,
    FISHED,
    HIRE,
    KING_CRAB,
    LAUNCH,
    LOT,
    PASS,
    PAY,
    PICKUP,
    PROCESS,
    PROCESSING_VESSEL,
    SALTY_CAPTAIN,
    TRADE,
    TUG,
)
from ridback.rules.jit import entry, rule, rule_inline
from ridback.rules.launching import has_boat_license, launch_price
from ridback.rules.payment import discount, dock_price, money
from ridback.rules.record import level, towed

#: mate's habits, compiled in.
_HABITS = habits()


@entry
def answer(views, values, seat, moves, n, randoms, minds):
    """:func:`decide` for Python: records are arrays of one (rules/calls.py says why), the ``n`` legal moves from calls.legal."""
    return decide(views[0].open, views[0].own, values[0], seat, moves[0], n, randoms[0], minds[0])


@rule
def choose(o, own, v, seat, moves, n, random):
    """One of the ``n`` legal moves in ``moves`` (a LEGAL record) for a seat that is asked, by mate's own habits.

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
    left = judging.seasons(o, v, h)
    if o.storm > 0 and o.storm != seat + 1 and o.phase <= FISHED:
        left = max(left - 1.0, 0.5)  # CR6: this season brings nothing
    if int(moves.moves[n - 1]) >= PICKUP and towed(s) > 0:
        tug = bounty.ripe_tug(o, s, moves, n, h, left)
        if tug >= 0:
            return PICKUP + tug
    if kind == ASK_PAY:
        return pay(o, s, own, v, moves, h, left)
    if kind == ASK_NAME or kind == ASK_BID:
        return auction(o, s, own, v, seat, moves, n, random, h, left)
    if kind == ASK_LAUNCH:
        return launch(o, s, own, v, moves, n, h, left)
    if kind == ASK_HIRE:
        return hire(o, s, own, v, moves, n, h, left)
    if kind == ASK_PROCESS:
        return process(o, s, v, moves, n, h, left)
    if kind == ASK_TRADE:
        return TRADE  # a card is worth more than the dollar that buys it
    if kind == ASK_CAPTAIN:
        return captain(o, s, own, v, moves, n, h, left)
    if kind == ASK_DISCARD:
        return DISCARD + judging.cheapest(o, s, own, v, h, own.hand)[1]
    if kind == ASK_DISCARD_DRAWN:
        return DISCARD + judging.cheapest(o, s, own, v, h, own.drawn)[1]
    if kind == ASK_OPEN:
        return int(moves.moves[0])  # the lowest bid is enough
    return bounty.decide(o, s, own, v, seat, moves, n, h, left)


# -- phase one -------------------------------------------------------------------------------------------------------------


@rule_inline
def profit(o, s, own, v, seat, random, h, left, rate, cash, lot, amount):
    """What a license of the row, and the crewman by it, is worth to a seat beyond what it costs at a bid of ``amount``."""
    k = int(o.row[lot])
    price = max(amount - discount(s), 0.0)
    short = max(judging.launch_cash(s, own, v, judging.boat_type(k)) - (cash - price), 0.0)
    worth = licensing.license(o, s, own, v, h, left, rate, seat, k, random)
    if o.crew[lot]:
        worth += licensing.crewman(o, s, v, h, left, rate, seat, int(o.crew[lot]), k)
    return worth - rate * price - h.launch_cash * short


@rule_inline
def declining(o, s, own, v, h, cash, rate):
    """What declining is worth: a Gone Fishin' card, if there is one (AU5), and two cards where Captains play (CO6)."""
    worth = h.fishin * v.gone_fishin_vp if o.with_gone_fishin and o.gone_fishin_pile > 0 else 0.0
    if o.people < o.seats:
        worth += 2.0 * judging.CARD * rate
    return worth - h.launch_cash * max(judging.launch_cash(s, own, v, -1) - cash, 0.0)


@rule
def auction(o, s, own, v, seat, moves, n, random, h, left):
    """AU1: name the license that is worth most beyond its cost, or none, if declining is better. AU2: bid a dollar more, while that is
    better than the best of what else is in the row.

    Others are expected to raise what it names by half a dollar each. Cards on tug boats are taken where other money is too little (TG4).
    """
    bidding = s.ask == ASK_BID
    ready = float(money(s, own, v))
    cash = ready + judging.CARD * towed(s)
    rate = judging.purse(o, v, h, left, cash)
    rivals = -1 if bidding else 0  # whoever wins this one is none for the others
    for i in range(o.seats):
        if i != seat and o.at[i].in_phase:
            rivals += 1
    nothing = declining(o, s, own, v, h, cash, rate)
    this, other, lot = nothing, nothing, -1
    for i in range(o.in_row):
        mine = bidding and i == o.lot
        cost = float(v.license_cost[o.row[i]])
        if mine or cost <= cash + discount(s):
            gain = profit(o, s, own, v, seat, random, h, left, rate, cash, i, o.bid + 1.0 if mine else cost + 0.5 * rivals)
            if mine:
                this = gain
            elif gain > other:
                other, lot = gain, i
    if bidding:
        if this + h.keen <= nothing + h.patience * (other - nothing):
            return PASS
        wanted = BID + o.bid + 1
    else:
        if lot < 0:
            return PASS
        wanted = LOT + lot
    pick = PASS
    for i in range(n):
        move = int(moves.moves[i])
        if move == wanted:
            return move
        if PICKUP <= move < BID:
            pick = move
    return pick


@rule_inline
def pay(o, s, own, v, moves, h, left):
    """PY2: the next part of the payment that takes least."""
    if h.exact_change == 0.0:
        return int(moves.moves[0])
    return PAY + judging.next_part(o, s, own, v, h, judging.dollar(o, v, h, left))


# -- phase two -------------------------------------------------------------------------------------------------------------


@rule_inline
def launch(o, s, own, v, moves, n, h, left):
    """LA1, DK1: the boat or dock card that brings most beyond what it costs, if it brings anything.

    Where nothing can be launched or bought, the cards on a tug boat may change that (TG4).
    """
    rate = judging.dollar(o, v, h, left)
    # LA3: the first launch of a round brings cards
    first = 0.0
    if s.launched == 0:
        first = rate * judging.CARD * (v.cod_draw[level(s, COD)] + int(level(s, CHAR) >= 3))
    best, pick = -h.eager_launch, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if move >= PICKUP:
            if i == 1 and has_boat_license(s) and bounty.worth_a_tug(s, h, left, rate):
                pick = move
            continue
        if move >= BUY:
            kind = TUG + move - BUY
            cost = judging.payment_worth(o, s, own, v, h, rate, int(dock_price(s, v, move - BUY)), -1)
            gain = first + judging.dock(o, s, v, h, left, kind) - rate * cost
        else:
            card = CHARTER if move >= CHARTER_AS else move - LAUNCH
            kind = move - CHARTER_AS if move >= CHARTER_AS else card
            cost = judging.payment_worth(o, s, own, v, h, rate, int(launch_price(s, v, card)), card) + v.coins[card]
            gain = first + judging.boat(o, s, v, h, left, rate, kind, card) - rate * cost
        if gain > best:
            best, pick = gain, move
    return pick


@rule
def serving(o, s, v, h, left, kind, salty):
    """What a captain on a boat of a type brings."""
    crates = judging.catches(s, v, h, kind, salty, left) * judging.crate(s, h, left)
    return crates + s.licenses[KING_CRAB] + judging.honors(o, s, v, h, kind)


@rule
def captain_costs(o, s, own, v, h, rate):
    """What the cheapest captain, and a Salty Captain, take from the seat, in $; NEVER where there is none (HI1, HI3, SC1)."""
    card = judging.cheapest(o, s, own, v, h, own.hand)[0]
    if s.licenses[CHAR] > 0 and o.deck + o.discard_pile > 0:
        card = 0.0
    salty = judging.NEVER
    price = int(dock_price(s, v, SALTY_CAPTAIN))
    if o.docks[SALTY_CAPTAIN] > 0 and price <= money(s, own, v):
        salty = judging.payment_worth(o, s, own, v, h, rate, price, -1)
    return card, salty


@rule_inline
def hire(o, s, own, v, moves, n, h, left):
    """HI1: the boat whose captain brings most, if that is worth what the captain costs."""
    rate = judging.dollar(o, v, h, left)
    card, salty = captain_costs(o, s, own, v, h, rate)
    best, pick = -h.eager_hire, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if move < PICKUP:
            kind = s.boats[move - HIRE].type
            gain = serving(o, s, v, h, left, kind, False) - rate * card
            if salty < judging.NEVER:
                gain = max(gain, serving(o, s, v, h, left, kind, True) - rate * salty)
            if gain > best:
                best, pick = gain, move
        elif i == 1 and bounty.worth_a_tug(s, h, left, rate):
            # nobody in hand to hire, but perhaps on the tug boat
            pick = move
    return pick


@rule_inline
def captain(o, s, own, v, moves, n, h, left):
    """HI1, HI3, SC1: who serves: the card that is needed least, the top card of the deck, or a Salty Captain."""
    rate = judging.dollar(o, v, h, left)
    card, salty = captain_costs(o, s, own, v, h, rate)
    kind = s.boats[s.boat].type
    if salty < judging.NEVER:
        more = serving(o, s, v, h, left, kind, True) - serving(o, s, v, h, left, kind, False)
        if card >= judging.NEVER or more > rate * (salty - card):
            return CAPTAIN_SALTY
    for i in range(n):
        if int(moves.moves[i]) == CAPTAIN_DECK:
            return CAPTAIN_DECK
    return CAPTAIN + judging.cheapest(o, s, own, v, h, own.hand)[1]


# -- phase four ------------------------------------------------------------------------------------------------------------


@rule_inline
def process(o, s, v, moves, n, h, left):
    """PR1: every crate that the boat will catch again before the end, or else one to trade, if the cards are worth more than it scores."""
    if h.processing_sense == 0.0:
        return int(moves.moves[1])
    loss, pick = judging.NEVER, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if PROCESS <= move < PICKUP:
            this = judging.crate_loss(s, v, s.boats[move - PROCESS], left)
            if this == 0.0:
                return move
            if this < loss:
                loss, pick = this, move
    cards = judging.CARD * judging.dollar(o, v, h, left) * level(s, PROCESSING_VESSEL)
    return pick if s.store == 0 and cards > loss else PASS
