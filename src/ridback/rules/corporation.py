"""The Captains of the J.P. Desantis Corporation, against whom one or two people play (CO)."""

from ridback.rules import trophies
from ridback.rules.codes import (
    ASK_BID,
    EV_BID,
    EV_CORPORATION_BOAT,
    EV_CORPORATION_TAKES,
    EV_PASSED,
    EV_REVEALED_BOAT,
    FISHING,
    FLEET,
    TC,
    WHY_CAPTAINS,
)
from ridback.rules.decks import draw, take
from ridback.rules.jit import rule
from ridback.rules.record import add_boat, discard_face_up, emit, owns, take_from_row


@rule
def round_max(o, v):
    """The highest bid a Captain goes to in this round."""
    return v.round_max[min(o.round_no, v.round_max.shape[0]) - 1]


@rule
def _reveal(g, io, seat):
    """The top boat card is shown; -1 if there is none."""
    card = take(g, io)
    if card >= 0:
        emit(io, EV_REVEALED_BOAT, seat, card, 0, 0)
    return card


@rule
def bid(g, v, seat, io):
    """CO2: a Captain's turn in the bidding: below the round's maximum a $2 card from the deck raises, anything else passes."""
    o = g.open
    s = o.at[seat]
    if o.bid < round_max(o, v):
        card = _reveal(g, io, seat)
        if card >= 0:
            discard_face_up(o, card)
            if v.coins[card] == 2:
                o.bid += 1
                o.bidder = seat
                s.bid = o.bid
                emit(io, EV_BID, seat, int(o.bid), int(o.row[o.lot]), 0)
                return
    s.in_bidding = 0
    emit(io, EV_PASSED, seat, ASK_BID, int(o.row[o.lot]), 0)


@rule
def end_of_auction(g, v, io):
    """CO5: Captains who bought none take one; CO6: people who bought none draw two cards."""
    o = g.open
    for seat in range(o.people, o.seats):
        if o.at[seat].bought == 0:
            lot = _wanted(o, v, seat)
            if lot >= 0:
                license = int(o.row[lot])
                o.at[seat].licenses[license] += 1
                o.at[seat].bought += 1
                o.bought += 1
                emit(io, EV_CORPORATION_TAKES, seat, license, 0, 0)
                take_from_row(o, lot)
    for i in range(o.people):
        seat = int((o.start + i) % o.people)
        if o.at[seat].bought == 0:
            draw(g, io, seat, 2, WHY_CAPTAINS, False)


@rule
def _wanted(o, v, seat):
    """The place in the row of what a Captain takes: premium first, then most VP, then leftmost; -1: nothing he may (CO5)."""
    best, worth = -1, -1
    for i in range(o.in_row):
        license = o.row[i]
        premium = v.license_premium[license]
        kind = 5 if license >= 14 else license
        if v.license_cost[license] <= round_max(o, v) and (premium or owns(o.at[seat], kind) == 0):
            value = 1000 * premium + v.license_vp[license]
            if value > worth:
                best, worth = i, value
    return best


@rule
def launch(g, v, io):
    """CO7: for each Captain the top boat card is revealed: T.C. launches a $2 card, Kirkman a $1 or $3 card."""
    o = g.open
    for seat in range(o.people, o.seats):
        card = _reveal(g, io, seat)
        if card >= 0:
            coins = v.coins[card]
            wants = coins == 2 if o.at[seat].captain == TC else coins == 1 or coins == 3
            if wants and o.at[seat].fleet < FLEET:
                b = add_boat(g, seat, card, card)
                emit(io, EV_CORPORATION_BOAT, seat, b, card, card)
            else:
                discard_face_up(o, card)
    trophies.check(g, io)
    o.step = 0
    o.phase = FISHING
