"""Phase two, second half: hiring captains (HI), Salty Captains (SC) and first mates (FM)."""

from ridback.rules.codes import (
    ASK_CAPTAIN,
    ASK_HIRE,
    ASK_MATE,
    ASK_MATE_CARD,
    ASK_PAY,
    CAPTAIN,
    CAPTAIN_DECK,
    CAPTAIN_SALTY,
    CHAR,
    DOCKING,
    EV_HIRED,
    EV_HIRED_MATE,
    EV_HIRED_SALTY,
    EV_PASSED,
    FIRST_MATE,
    HIRE,
    HIRING,
    LOBSTER,
    MATE,
    MATE_STORE,
    MATING,
    PASS,
    SALTY_CAPTAIN,
    SALTY_PAYING,
    TYPES,
    WHY_LOBSTER,
    WITH,
)
from ridback.rules.decks import draw, take
from ridback.rules.jit import rule
from ridback.rules.payment import dock_price, has_means, legal_pass, money, start_payment
from ridback.rules.record import (
    KNOWN,
    SALTY,
    UNSEEN,
    aboard,
    answered,
    ask,
    captains,
    discard_face_down,
    emit,
    has_cards,
    hide_card,
    level,
    takes_captain,
    unload,
)


@rule
def begin(g):
    """A seat's hiring begins: one captain, one more each with Lobster and Char (HI1)."""
    o = g.open
    s = o.at[o.turn]
    s.hires = 1 + int(s.licenses[LOBSTER] > 0) + int(s.licenses[CHAR] > 0)
    o.phase = HIRING


@rule
def _from_the_deck(o, s):
    """Whether Char lets the seat hire the top card of the Boat deck (HI3)."""
    return s.licenses[CHAR] > 0 and o.deck + o.discard_pile > 0


@rule
def might_hire(o, s, v):
    """Whether by what everybody sees a seat might hire somebody for a boat that needs a captain (RD4)."""
    needed = False
    for b in range(s.fleet):
        if takes_captain(s.boats[b]):
            needed = True
    if not needed:
        return False
    if has_cards(s) or _from_the_deck(o, s):
        return True
    return o.docks[SALTY_CAPTAIN] > 0 and has_means(s, v, dock_price(s, v, SALTY_CAPTAIN))


@rule
def lobster_cards(s, v):
    """How many cards Lobster draws for a seat, by its captains (HI2)."""
    n = min(captains(s), v.lobster_draw.shape[1] - 1)
    return int(v.lobster_draw[level(s, LOBSTER), n])


@rule
def next_hire(g, v, io):
    """While a hire is left and a boat wants a captain the seat is asked, if it might hire; else Lobster draws (HI2)."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.hires > 0 and might_hire(o, s, v):
        ask(o, seat, ASK_HIRE)
        return
    s.hires = 0
    draw(g, io, seat, lobster_cards(s, v), WHY_LOBSTER, False)
    o.phase = DOCKING


@rule
def _salty_payable(o, s, own, v):
    return o.docks[SALTY_CAPTAIN] > 0 and dock_price(s, v, SALTY_CAPTAIN) <= money(s, own, v)


@rule
def legal_boats(o, s, own, v, out):
    """Decline, or a boat that takes a captain and has none (HI1), if somebody can be hired."""
    n = legal_pass(out, 0)
    if s.hand > 0 or _from_the_deck(o, s) or _salty_payable(o, s, own, v):
        for b in range(s.fleet):
            if takes_captain(s.boats[b]):
                out.moves[n] = HIRE + b
                n += 1
    return n


@rule
def legal_captains(o, s, own, v, out):
    """Any boat card in hand serves on any boat (HI1); with Char the top card of the deck (HI3); a Salty Captain for his price (SC1)."""
    n = 0
    for t in range(TYPES):
        if own.hand[t] > 0:
            out.moves[n] = CAPTAIN + t
            n += 1
    if _from_the_deck(o, s):
        out.moves[n] = CAPTAIN_DECK
        n += 1
    if _salty_payable(o, s, own, v):
        out.moves[n] = CAPTAIN_SALTY
        n += 1
    return n


@rule
def hire(g, seat, move, io):
    """HI1: decline all further hires, or name the boat; the captain comes next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.hires = 0
        emit(io, EV_PASSED, seat, ASK_HIRE, 0, 0)
        return
    s.boat = move - HIRE
    ask(o, seat, ASK_CAPTAIN)


@rule
def captain(g, v, seat, move, io):
    """HI1, HI3, SC1: a boat card goes face down on the named boat, the deck's top card unseen, or a Salty Captain is to be paid."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == CAPTAIN_SALTY:
        start_payment(s, int(dock_price(s, v, SALTY_CAPTAIN)))
        o.phase = SALTY_PAYING
        return
    boat = s.boats[s.boat]
    if move == CAPTAIN_DECK:
        g.hidden.captains[seat, s.boat] = take(g, io)
        boat.captained = UNSEEN
        emit(io, EV_HIRED, seat, int(s.boat), int(boat.type), -1)
    else:
        card = move - CAPTAIN
        hide_card(g, v, seat, card)
        g.own[seat].captains[s.boat] = card
        boat.captained = KNOWN
        emit(io, EV_HIRED, seat, int(s.boat), int(boat.type), card)
    s.hires -= 1
    o.phase = MATING


@rule
def pay_salty(g, io):
    """SC1: while something is due the seat is asked for it; then the Salty Captain serves."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.due > 0:
        ask(o, seat, ASK_PAY)
        return
    s.boats[s.boat].captained = SALTY
    o.docks[SALTY_CAPTAIN] -= 1
    emit(io, EV_HIRED_SALTY, seat, int(s.boat), int(s.boats[s.boat].type), int(s.price))
    s.price = 0
    s.hires -= 1
    o.phase = MATING


@rule
def offer_mate(g):
    """FM1: right after hiring a first mate is offered, if there is one, a crate to give, and cards."""
    o = g.open
    s = o.at[o.turn]
    o.phase = HIRING
    if o.docks[FIRST_MATE] > 0 and has_cards(s):
        crates = int(s.store)
        for b in range(s.fleet):
            crates += aboard(s.boats[b])
        if crates > 0:
            ask(o, int(o.turn), ASK_MATE)
            return
    s.boat = -1


@rule
def legal_mates(s, out):
    """No first mate, or where the crate for him comes from: the store or an own boat (FM1)."""
    n = legal_pass(out, 0)
    if s.hand > 0:
        if s.store > 0:
            out.moves[n] = MATE_STORE
            n += 1
        for b in range(s.fleet):
            if aboard(s.boats[b]) > 0:
                out.moves[n] = MATE + b
                n += 1
    return n


@rule
def mate(g, seat, move, io):
    """FM1: decline, or name what gives the crate; the boat card comes next."""
    o = g.open
    answered(o, seat)
    if move == PASS:
        o.at[seat].boat = -1
        emit(io, EV_PASSED, seat, ASK_MATE, 0, 0)
        return
    o.mate_from = -1 if move == MATE_STORE else move - MATE
    ask(o, seat, ASK_MATE_CARD)


@rule
def legal_cards(own, out):
    """Any boat card in hand, to be given with a first mate (FM1) or put under a Marina (MA1)."""
    n = 0
    for t in range(TYPES):
        if own.hand[t] > 0:
            out.moves[n] = WITH + t
            n += 1
    return n


@rule
def mate_card(g, v, seat, move, io):
    """FM1: the crate leaves the game, the card is discarded, and the first mate joins the boat just captained."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    card = move - WITH
    if o.mate_from < 0:
        s.store -= 1
    else:
        unload(s.boats[o.mate_from])
    hide_card(g, v, seat, card)
    discard_face_down(g, seat, card)
    s.boats[s.boat].mate = 1
    o.docks[FIRST_MATE] -= 1
    emit(io, EV_HIRED_MATE, seat, int(s.boat), int(o.mate_from), card)
    s.boat = -1
