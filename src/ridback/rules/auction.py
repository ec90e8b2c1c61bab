"""Phase one: the license auction (AU)."""

from ridback.rules import corporation, crewman, trophies
from ridback.rules.codes import (
    ASK_BID,
    ASK_NAME,
    ASK_OPEN,
    ASK_PAY,
    AUCTION,
    BID,
    BID_TOP,
    BIDDING,
    BUYING,
    CREW_COMES,
    EV_BID,
    EV_BOUGHT,
    EV_CREW,
    EV_LAST_ROUND,
    EV_NAMED,
    EV_PASSED,
    EV_REVEALED,
    EV_SWEPT,
    EV_WENT_FISHIN,
    EV_WON,
    HIRE_CREWMAN,
    LAUNCH_BEGINS,
    LOT,
    PASS,
    REFILLING,
)
from ridback.rules.jit import rule
from ridback.rules.payment import discount, legal_pass, money, other_money, start_payment
from ridback.rules.record import answered, ask, emit, take_from_row


@rule
def next_lot(g):
    """Who names the next license: the first seat from the starting player that is still in the phase (AU1); nobody: on (AU3).

    Captains never name one (CO2).
    """
    o = g.open
    for i in range(o.people):
        seat = int((o.start + i) % o.people)
        if o.at[seat].in_phase:
            o.turn = seat
            ask(o, seat, ASK_NAME)
            return
    o.phase = REFILLING


@rule
def legal_names(o, s, own, v, out):
    """Decline, or name a license whose printed cost the seat can pay (AU1, AU4)."""
    n = legal_pass(out, 0)
    most = money(s, own, v) + discount(s)
    for i in range(o.in_row):
        if v.license_cost[o.row[i]] <= most:
            out.moves[n] = LOT + i
            n += 1
    return n


@rule
def legal_bids(lowest, s, own, v, out, n):
    """Bids from ``lowest`` to the most the seat could pay (AU4)."""
    most = min(money(s, own, v) + discount(s), BID_TOP)
    for amount in range(lowest, most + 1):
        out.moves[n] = BID + amount
        n += 1
    return n


@rule
def _prove(s, v, amount):
    """Everybody saw that a seat could pay an amount, so its hand covers what discounts and the rest of its money do not (AU4)."""
    s.proven = max(s.proven, amount - discount(s) - other_money(s, v))


@rule
def name(g, v, seat, move, io):
    """AU1: name a license, or decline and be out of the phase, with a Gone Fishin' card while there are any (AU5)."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.in_phase = 0
        emit(io, EV_PASSED, seat, ASK_NAME, 0, 0)
        if o.with_gone_fishin and o.gone_fishin_pile > 0:
            o.gone_fishin_pile -= 1
            s.gone_fishin += 1
            emit(io, EV_WENT_FISHIN, seat, 0, 0, 0)
    else:
        o.lot = move - LOT
        o.bid = 0
        o.bidder = seat
        for i in range(o.seats):
            o.at[i].in_bidding = o.at[i].in_phase
            o.at[i].bid = 0
        _prove(s, v, int(v.license_cost[o.row[o.lot]]))
        emit(io, EV_NAMED, seat, int(o.lot), int(o.row[o.lot]), 0)
        ask(o, seat, ASK_OPEN)


@rule
def place_bid(g, v, seat, move, io):
    """AU1, AU2: the opening bid, a raise, or a pass that is final for this license."""
    o = g.open
    s = o.at[seat]
    answered(o, seat)
    if move == PASS:
        s.in_bidding = 0
        emit(io, EV_PASSED, seat, ASK_BID, int(o.row[o.lot]), 0)
    else:
        amount = move - BID
        o.bid = amount
        o.bidder = seat
        s.bid = amount
        _prove(s, v, int(amount))
        emit(io, EV_BID, seat, amount, int(o.row[o.lot]), 0)
    o.turn = seat
    o.phase = BIDDING


@rule
def next_bid(g, v, io):
    """AU2: the next seat in order that has not passed is asked; if only the bidder is left it has won and pays.

    Captains bid behind the people (CO2) and get the license for nothing (CO3).
    """
    o = g.open
    place = o.turn if o.turn >= o.people else (o.turn - o.start + o.people) % o.people
    for i in range(1, o.seats):
        at = (place + i) % o.seats
        seat = int(at if at >= o.people else (o.start + at) % o.people)
        if o.at[seat].in_bidding and seat != o.bidder:
            o.turn = seat
            if o.at[seat].captain:
                corporation.bid(g, v, seat, io)
            else:
                ask(o, seat, ASK_BID)
            return
    winner = int(o.bidder)
    o.turn = winner
    start_payment(o.at[winner], 0 if o.at[winner].captain else int(o.bid - discount(o.at[winner])))
    emit(io, EV_WON, winner, int(o.row[o.lot]), int(o.lot), int(o.bid))
    o.phase = BUYING


@rule
def buy(g, io):
    """AU2: while something is due the winner is asked for it; then it takes the license and is out of the phase."""
    o = g.open
    seat = int(o.turn)
    s = o.at[seat]
    if s.due > 0:
        ask(o, seat, ASK_PAY)
        return
    license = int(o.row[o.lot])
    s.licenses[license] += 1
    s.in_phase = 0
    s.bought += 1
    o.bought += 1
    emit(io, EV_BOUGHT, seat, license, int(o.bid), int(s.price))
    s.price = 0
    crew = int(o.crew[o.lot])
    take_from_row(o, int(o.lot))
    _close(o)
    o.phase = AUCTION
    if crew:
        emit(io, EV_CREW, seat, crew, 0, 0)
        if not s.captain:
            o.coming = crew
            o.phase = CREW_COMES


@rule
def _close(o):
    """No lot is open."""
    o.lot = -1
    o.bid = 0
    o.bidder = -1
    for i in range(o.seats):
        o.at[i].in_bidding = 0
        o.at[i].bid = 0


@rule
def refill(g, v, io):
    """AU6: the end of the phase. An unsold row leaves the game; the row is filled up; if it cannot be, this is the last round."""
    o = g.open
    if o.people < o.seats:
        corporation.end_of_auction(g, v, io)
    if o.bought == 0:
        while o.in_row > 0:
            o.swept[o.row[0]] += 1
            emit(io, EV_SWEPT, -1, int(o.row[0]), 0, 0)
            take_from_row(o, 0)
    hired = False
    while o.in_row < o.seats and o.license_deck > 0:
        o.license_deck -= 1
        o.aside = max(o.aside - 1, 0)
        license = int(g.hidden.licenses[o.license_deck])
        if license == HIRE_CREWMAN:
            o.swept[license] += 1
            hired = True
            continue
        o.row[o.in_row] = license
        emit(io, EV_REVEALED, -1, license, int(o.in_row), 0)
        o.in_row += 1
    if o.in_row < o.seats:
        o.last_round = 1
        emit(io, EV_LAST_ROUND, -1, 0, 0, 0)
    elif hired:
        crewman.place(g, io)
    trophies.check(g, io)
    o.turn = o.start
    o.phase = LAUNCH_BEGINS
