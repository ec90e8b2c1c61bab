"""Phase three: fishing (FI), with Salmon (SA), Swordfish (SW), Pacific Oysters (OY) and tug boats (TG3).

Seat by seat in turn order, each finishing first (FI2): salmon cards, swordfish, all other boats in launch order, tug boats.
"""

from ridback.rules import trophies
from ridback.rules.codes import (
    ASK_OYSTER,
    ASK_SWORDFISH,
    ASK_TUCK,
    ASK_TUCK_CARD,
    CATCHING,
    EV_CAUGHT,
    EV_DREW_INSTEAD,
    EV_OVER,
    EV_PASSED,
    EV_SHELVED,
    EV_TOWED,
    EV_TUCKED,
    FISHED,
    FISHING,
    NO_CRATES,
    NO_LICENSES,
    OVER,
    OYSTER,
    PASS,
    PROCESSING_BEGINS,
    SALMON,
    SHELF,
    SWORD,
    SWORDFISH,
    SWORDFISHING,
    TUCK,
    TUCKING,
    TUG,
    TYPES,
    WHY_SALMON,
    WHY_SWORDFISH,
    WITH,
)
from ridback.rules.decks import draw, take
from ridback.rules.jit import rule
from ridback.rules.payment import legal_pass
from ridback.rules.record import SALTY, answered, ask, emit, level, room, take_drawn


@rule
def next_seat(g, io):
    """The next seat in turn order begins to fish, drawing its salmon cards (SA1); behind the last, FI3's end or phase four."""
    o = g.open
    if o.step == o.people:
        _end(g, io)
        return
    seat = int((o.start + o.step) % o.people)
    o.turn = seat
    o.step += 1
    s = o.at[seat]
    for b in range(s.fleet):
        s.boats[b].fished = 0
    s.boat = -1
    o.swordfish = level(s, SWORDFISH)
    cards = int(level(s, SALMON))
    if cards > 0:
        draw(g, io, seat, cards, WHY_SALMON, True)
        o.phase = TUCKING
    else:
        o.phase = SWORDFISHING if o.swordfish > 0 else CATCHING


@rule
def _end(g, io):
    """FI3: the end, if there are no licenses or no crates left."""
    o = g.open
    trophies.check(g, io)
    o.ended = (NO_LICENSES if o.last_round else 0) + (NO_CRATES if o.supply <= 0 else 0)
    if o.ended:
        trophies.at_the_end(g, io)
        emit(io, EV_OVER, -1, int(o.ended), 0, 0)
        o.phase = OVER
    else:
        o.phase = PROCESSING_BEGINS


@rule
def _can_tuck(boat):
    """A captained boat that has no tucked card, fishermen not (SA1)."""
    return boat.captained > 0 and boat.tucked == 0 and boat.type < TYPES


@rule
def next_tuck(g):
    """SA1: while there are drawn cards and boats for them the seat is asked; what it does not tuck comes to its hand."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.drawn > 0:
        for b in range(s.boat + 1, s.fleet):
            if _can_tuck(s.boats[b]):
                ask(o, seat, ASK_TUCK)
                return
        take_drawn(g, seat)
    s.boat = -1
    o.phase = SWORDFISHING


@rule
def legal_tucks(s, out):
    """Keep the rest, or a boat behind the last one named: a set of boats is named in ascending order (SA1)."""
    n = legal_pass(out, 0)
    for b in range(s.boat + 1, s.fleet):
        if _can_tuck(s.boats[b]):
            out.moves[n] = TUCK + b
            n += 1
    return n


@rule
def tuck(g, seat, move, io):
    """SA1: keep what is left, or name the boat; which card comes next."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.boat = s.fleet
        emit(io, EV_PASSED, seat, ASK_TUCK, 0, 0)
        return
    s.boat = move - TUCK
    ask(o, seat, ASK_TUCK_CARD)


@rule
def legal_tuck_cards(own, out):
    """One of the cards just drawn (SA1)."""
    n = 0
    for t in range(TYPES):
        if own.drawn[t] > 0:
            out.moves[n] = WITH + t
            n += 1
    return n


@rule
def tuck_card(g, seat, move, io):
    """SA1: the card goes face down under the boat: a second hold (SA2)."""
    o, own = g.open, g.own[seat]
    s = o.at[seat]
    answered(o, seat)
    card = move - WITH
    own.drawn[card] -= 1
    s.drawn -= 1
    own.tucked[s.boat] = card
    s.boats[s.boat].tucked = 1
    emit(io, EV_TUCKED, seat, int(s.boat), int(s.boats[s.boat].type), card)


@rule
def _can_draw(v, s, boat):
    """A captained boat that is not full and has not fished yet (SW1, SW2)."""
    return boat.captained > 0 and boat.fished == 0 and boat.crates < room(v, s, boat)


@rule
def next_swordfish(g, v):
    """SW1: asked while a boat may draw instead of catching, up to the level, and there is a card to draw."""
    o = g.open
    s = o.at[o.turn]
    if o.swordfish > 0 and o.deck + o.discard_pile > 0:
        for b in range(s.fleet):
            if _can_draw(v, s, s.boats[b]):
                ask(o, int(o.turn), ASK_SWORDFISH)
                return
    o.swordfish = 0
    o.phase = CATCHING


@rule
def legal_swordfish(s, v, out):
    """Stop, or a boat that draws (SW1)."""
    n = legal_pass(out, 0)
    for b in range(s.fleet):
        if _can_draw(v, s, s.boats[b]):
            out.moves[n] = SWORD + b
            n += 1
    return n


@rule
def swordfish(g, seat, move, io):
    """SW1: the named boat takes a boat card to hand instead of all crates it would catch."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        o.swordfish = 0
        emit(io, EV_PASSED, seat, ASK_SWORDFISH, 0, 0)
        return
    b = move - SWORD
    s.boats[b].fished = 1
    o.swordfish -= 1
    emit(io, EV_DREW_INSTEAD, seat, b, int(s.boats[b].type), 0)
    draw(g, io, seat, 1, WHY_SWORDFISH, False)


@rule
def _catch(s, v, boat):
    """What a boat catches before its room is looked at (FI4)."""
    n = 1
    if boat.type == OYSTER:
        n = max(n, v.oyster_catch)
    if boat.captained == SALTY:
        n = max(n, v.salty_catch)
    return n + (s.bosuns[boat.type] if boat.type < TYPES else 0)


@rule
def catch_all(g, v, io):
    """FI2 (3): all boats that have not fished catch, in launch order; a choice of OY2 is asked."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if o.storm == 0 or o.storm == seat + 1:
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained > 0 and boat.fished == 0:
                space = room(v, s, boat) - boat.crates
                if boat.type == OYSTER and space > 0:
                    if space >= _catch(s, v, boat):
                        o.fishing = b
                        ask(o, seat, ASK_OYSTER)
                        return
                    _fill(g, v, seat, b, 1, io)
                else:
                    _fill(g, v, seat, b, 0, io)
    o.phase = FISHED if o.holds > 0 else FISHING


@rule
def _fill(g, v, seat, b, shelved, io):
    """One boat's catch: what goes on the Oyster license, what the own hold takes (FI4), and the tucked card's crate (SA2)."""
    o = g.open
    s = o.at[seat]
    boat = s.boats[b]
    boat.fished = 1
    space = room(v, s, boat) - boat.crates
    if space > 0:
        n = min(_catch(s, v, boat) - shelved, space)
        if shelved:
            s.oyster_crates += 1
            o.supply -= 1
            emit(io, EV_SHELVED, seat, b, 0, 0)
        if n > 0:
            boat.crates += n
            o.supply -= n
            emit(io, EV_CAUGHT, seat, b, int(boat.type), int(n))
            if n == space:
                trophies.boat_full(g, seat, int(boat.type), io)
    if boat.tucked and boat.tucked_crates < v.boat_room:
        boat.tucked_crates += 1
        o.supply -= 1
        emit(io, EV_CAUGHT, seat, b, int(boat.type), 1)


@rule
def legal_oyster(out):
    """All on the boat, or one on the Oyster license (OY2)."""
    n = legal_pass(out, 0)
    out.moves[n] = SHELF
    return n + 1


@rule
def oyster(g, v, seat, move, io):
    """OY2: all crates on the boat, or one of them on the Oyster license."""
    answered(g.open, seat)
    _fill(g, v, seat, int(g.open.fishing), int(move == SHELF), io)


@rule
def tow(g, io):
    """TG3: one card from the deck goes face down on each tug boat, seen by nobody."""
    o = g.open
    s = o.at[o.turn]
    for b in range(s.fleet):
        boat = s.boats[b]
        if boat.type == TUG:
            card = take(g, io)
            if card >= 0:
                g.hidden.holds[boat.hold, card] += 1
                boat.towed += 1
                emit(io, EV_TOWED, int(o.turn), b, 0, 0)
    o.phase = FISHING
