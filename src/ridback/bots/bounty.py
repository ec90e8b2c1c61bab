"""mate's answers to what only Arctic Bounty asks: first mates, Marinas, DFO, Salmon, Swordfish, Oysters, crewmen, tug boats.

Compiled; judging.py says what ``o``, ``s``, ``own``, ``v`` and ``h`` are.
"""

import numpy as np

from ridback.bots import judging, licensing
from ridback.rules import scoring
from ridback.rules.codes import (
    ASK_ASSIGN,
    ASK_HIRE,
    ASK_KEEP,
    ASK_LAUNCH,
    ASK_MARINA,
    ASK_MARINA_CARD,
    ASK_MATE,
    ASK_MATE_CARD,
    ASK_NAME,
    ASK_OYSTER,
    ASK_SWAP,
    ASK_SWORDFISH,
    ASK_TAKE,
    ASK_TAKE_SEAT,
    ASK_TUCK,
    ASK_TUCK_CARD,
    ASSIGN,
    DISCARD,
    MARINA,
    MARINA_AT,
    MATE,
    MATE_STORE,
    PASS,
    PICKUP,
    SHELF,
    SWORD,
    TAKE,
    TAKE_SEAT,
    TUCK,
    TYPES,
    WITH,
)
from ridback.rules.jit import rule
from ridback.rules.payment import money
from ridback.rules.record import SALTY, room
from ridback.rules.setup import KEPT


@rule
def decide(o, s, own, v, seat, moves, n, h, left):
    """A move for one of these decisions; the first one there is for any other."""
    kind = s.ask
    # cards that stay in hand are spent in later rounds
    rate = judging.purse(o, v, h, max(left - 1.0, 1.0), float(money(s, own, v)))
    if kind == ASK_MATE:
        return mate(o, s, own, v, moves, n, h, left)
    if kind == ASK_MARINA:
        return marina(o, s, own, v, moves, n, h, rate)
    if kind == ASK_MARINA_CARD:
        return WITH + mooring(o, s, own, v, h, rate, int(s.boat))[1]
    if kind == ASK_TAKE_SEAT:
        return rival(o, v, moves, n)
    if kind == ASK_TAKE:
        return prize(o, v, moves, n, left)
    if kind == ASK_TUCK:
        return tuck(o, s, own, v, moves, n, h, left, rate)
    if kind == ASK_SWORDFISH:
        return swordfish(o, s, v, moves, n, left, rate)
    if kind == ASK_OYSTER:
        return oyster(o, s, v, left, rate)
    if kind == ASK_SWAP:
        worth, card = judging.cheapest(o, s, own, v, h, own.hand)
        # SW3: a card that is worth less than what the deck gives on average
        return DISCARD + card if worth < judging.CARD else PASS
    if kind == ASK_ASSIGN:
        return assign(o, s, v, moves, n, h, left)
    if kind == ASK_KEEP:
        return keep(o, s, own, v, moves, n, h)
    if kind == ASK_MATE_CARD:
        return WITH + judging.cheapest(o, s, own, v, h, own.hand)[1]
    if kind == ASK_TUCK_CARD:
        return WITH + judging.cheapest(o, s, own, v, h, own.drawn)[1]
    return int(moves.moves[0])


# -- tug boats ---------------------------------------------------------------------------------------------------------------


@rule
def ripe_tug(o, s, moves, n, h, left):
    """TG4: the tug boat whose cards are worth more in hand, at a moment when they can be used; -1: none."""
    if s.ask == ASK_NAME or s.ask == ASK_LAUNCH or s.ask == ASK_HIRE or s.ask == ASK_MARINA:
        for i in range(n):
            b = int(moves.moves[i]) - PICKUP
            if 0 <= b < s.fleet and s.boats[b].towed >= h.ripe * (left - 1.0):
                return b
    return -1


@rule
def worth_a_tug(s, h, left, rate):
    """Whether a captain now is worth the cards that a tug boat would still bring."""
    return min(left, 4.0) * judging.crate(s, h, left) > h.tug * judging.CARD * rate * (left - 1.0)


# -- phase two ---------------------------------------------------------------------------------------------------------------


@rule
def mate(o, s, own, v, moves, n, h, left):
    """FM1: a first mate, if he brings more than the crate and the card for him: from the store, or from the boat that misses it least."""
    boat = s.boats[s.boat]
    full = judging.crates_then(s, v, boat, left) >= room(v, s, boat)
    card = judging.cheapest(o, s, own, v, h, own.hand)[0]
    rate = judging.dollar(o, v, h, left)
    gain = (v.mate_full_vp if full else v.dock_vp[4]) - rate * card
    best, pick = 0.0, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if move == MATE_STORE:
            # money at least, and often a trade
            this = gain - 0.5 * (rate - h.dollar_over)
        elif MATE <= move < WITH:
            this = gain - judging.crate_loss(s, v, s.boats[move - MATE], left)
        else:
            continue
        if this > best:
            best, pick = this, move
    return pick


@rule
def mooring(o, s, own, v, h, rate, m):
    """MA1, MA2: what the best card of the hand brings under a Marina beyond its worth, and which that is."""
    under = 0
    for t in range(TYPES):
        under += s.marina[m, t] * v.boat_vp[t]
    space = max(v.marina_cap - v.license_vp[MARINA] - under, 0)
    best, card = -judging.NEVER, -1
    for t in range(TYPES):
        if own.hand[t] > 0:
            gain = min(int(v.boat_vp[t]), int(space)) - rate * judging.card_worth(o, s, own, v, h, t)
            if gain > best:
                best, card = gain, t
    return best, card


@rule
def marina(o, s, own, v, moves, n, h, rate):
    """MA1: the Marina under which a card brings most, if any does."""
    best, pick = 0.0, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if MARINA_AT <= move < TAKE_SEAT:
            gain = mooring(o, s, own, v, h, rate, move - MARINA_AT)[0]
            if gain > best:
                best, pick = gain, move
    return pick


@rule
def rival(o, v, moves, n):
    """DF2: the seat that has most VP as things stand."""
    sheet = np.zeros(len(scoring.LINES), np.int16)
    most, pick = -1, int(moves.moves[0])
    for i in range(n):
        move = int(moves.moves[i])
        if TAKE_SEAT <= move < TAKE:
            scoring.sheet(o.at[move - TAKE_SEAT], v, sheet)
            if sheet[scoring.TOTAL] > most:
                most, pick = int(sheet[scoring.TOTAL]), move
    return pick


@rule
def prize(o, v, moves, n, left):
    """DF2: the crate that its owner will miss most."""
    s = o.at[o.victim]
    most, pick = -1.0, int(moves.moves[0])
    for i in range(n):
        move = int(moves.moves[i])
        if TAKE <= move < TUCK:
            loss = judging.crate_loss(s, v, s.boats[move - TAKE], left)
            if loss > most:
                most, pick = loss, move
    return pick


# -- phase three -------------------------------------------------------------------------------------------------------------


@rule
def tuck(o, s, own, v, moves, n, h, left, rate):
    """SA1: the poorest of the drawn cards under a boat, if the crates it will hold are worth more than it is.

    With one card left it is the best boat's, with more the first one's, as boats are named in ascending order.
    """
    card = judging.cheapest(o, s, own, v, h, own.drawn)[0]
    best, pick = rate * card, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if TUCK <= move < SWORD:
            kind = s.boats[move - TUCK].type
            gain = h.tuck * min(left, float(v.boat_room)) * (judging.crate_now(s) + judging.inspected(s, v, kind))
            if gain > best:
                best, pick = gain, move
                if s.drawn > 1:
                    return pick
    return pick


@rule
def swordfish(o, s, v, moves, n, left, rate):
    """SW1: the boat that misses its catch least, if a card is worth more: one that will be full in the end all the same."""
    best, pick = 0.0, PASS
    for i in range(1, n):
        move = int(moves.moves[i])
        if SWORD <= move < SHELF:
            boat = s.boats[move - SWORD]
            lost = judging.crates_then(s, v, boat, left) - judging.crates_then(s, v, boat, left - 1.0)
            if boat.tucked and boat.tucked_crates + left <= v.boat_room:
                lost += 1.0
            each = judging.crate_now(s) + judging.inspected(s, v, boat.type)
            gain = rate * judging.CARD - each * lost
            if gain > best:
                best, pick = gain, move
    return pick


@rule
def oyster(o, s, v, left, rate):
    """OY2: a crate on the license is a dollar; on the boat a point, unless it gets full anyway."""
    boat = s.boats[o.fishing]
    space = float(room(v, s, boat) - boat.crates)
    n = left * judging.haul(s, v, boat.type, boat.captained == SALTY)
    lost = min(n, space) - min(n - 1.0, space)
    if boat.mate and n >= space > n - 1.0:
        lost += v.mate_full_vp - v.dock_vp[4]
    return SHELF if rate > lost * judging.crate_now(s) else PASS


# -- crewmen, Epic Fleet -----------------------------------------------------------------------------------------------------


@rule
def assign(o, s, v, moves, n, h, left):
    """CR5, CR7: the license for which the Bosun or the Assistant brings most."""
    rate = judging.dollar(o, v, h, left)
    best, pick = -1.0, int(moves.moves[0])
    for i in range(n):
        move = int(moves.moves[i])
        if move >= ASSIGN:
            worth = licensing.assigned(o, s, v, h, left, rate, int(o.coming), move - ASSIGN)
            if worth > best:
                best, pick = worth, move
    return pick


@rule
def keep(o, s, own, v, moves, n, h):
    """ST9: discards the cards that are worth least: coins, and boats whose license lies in the first row. In ascending order."""
    due = int(s.hand) - KEPT
    worth = np.full(TYPES, judging.NEVER)
    for i in range(n):
        card = int(moves.moves[i]) - DISCARD
        worth[card] = float(v.coins[card])
        for k in range(o.in_row):
            if judging.boat_type(int(o.row[k])) == card:
                worth[card] += 0.8
    # the first card, in order, of those that are to go
    for i in range(n):
        card = int(moves.moves[i]) - DISCARD
        better = 0
        for t in range(TYPES):
            if worth[t] < worth[card] or (worth[t] == worth[card] and t < card):
                better += max(int(own.hand[t]), 1)
        if better < due:
            return int(moves.moves[i])
    return int(moves.moves[0])
