"""The machine: what may be answered, doing a move, and the flat loop that runs every step without a choice (RD).

Phases hand over by setting ``open.phase`` and returning to the loop; no rule function calls another phase, so there is no
recursion.
"""

from ridback.rules import (
    auction,
    corporation,
    crewman,
    drawing,
    fishing,
    hiring,
    inspecting,
    launching,
    mooring,
    processing,
    setup,
    together,
    towing,
    trophies,
)
from ridback.rules.codes import (
    ASK_ASSIGN,
    ASK_BID,
    ASK_CAPTAIN,
    ASK_DISCARD,
    ASK_DISCARD_DRAWN,
    ASK_HIRE,
    ASK_KEEP,
    ASK_LAUNCH,
    ASK_MARINA,
    ASK_MARINA_CARD,
    ASK_MATE,
    ASK_MATE_CARD,
    ASK_NAME,
    ASK_OPEN,
    ASK_OYSTER,
    ASK_PAY,
    ASK_PROCESS,
    ASK_SWAP,
    ASK_SWORDFISH,
    ASK_TAKE,
    ASK_TAKE_SEAT,
    ASK_TRADE,
    ASK_TUCK,
    ASK_TUCK_CARD,
    ASSIGN,
    AUCTION,
    BIDDING,
    BUYING,
    CATCHING,
    CORPORATION,
    CREW_COMES,
    DISCARDING,
    DOCKING,
    DRAWING,
    EV_ROUND,
    FISHED,
    FISHING,
    HIRE_BEGINS,
    HIRING,
    KEEPING,
    LAUNCH_BEGINS,
    LAUNCH_PAYING,
    LAUNCHING,
    MATING,
    OVER,
    PAY,
    PICKUP,
    PROCESSING,
    PROCESSING_BEGINS,
    REFILLING,
    SALTY_PAYING,
    SWAPPING,
    SWORDFISHING,
    TAKING,
    TOGETHER,
    TUCKING,
)
from ridback.rules.jit import rule, rule_inline
from ridback.rules.payment import legal_parts, legal_pass, put_down
from ridback.rules.record import answered, emit


@rule
def actor(o):
    """The first seat in turn order that is asked something; -1: nobody, the game is over."""
    if o.asked > 0:
        for i in range(o.people):
            seat = int((o.start + i) % o.people)
            if o.at[seat].ask:
                return seat
    return -1


@rule
def legal(o, own, v, seat, out):
    """The legal moves of a seat, from what it may see: their numbers, ascending, into ``out`` (a LEGAL record).

    Returns how many; 0 for a seat that is not asked.
    """
    s = o.at[seat]
    n = _answers(o, s, own, v, seat, out)
    if o.holds > 0 and n > 0 and towing.is_whole(o, seat):
        n = towing.add_legal_pickups(s, out, n)
    return n


@rule_inline
def _answers(o, s, own, v, seat, out):
    """The legal answers to a seat's decision itself."""
    kind = s.ask
    if kind == ASK_PAY:
        return legal_parts(s, own, v, out)
    if kind == ASK_BID:
        return auction.legal_bids(int(o.bid) + 1, s, own, v, out, legal_pass(out, 0))
    if kind == ASK_NAME:
        return auction.legal_names(o, s, own, v, out)
    if kind == ASK_OPEN:
        return auction.legal_bids(int(v.license_cost[o.row[o.lot]]), s, own, v, out, 0)
    if kind == ASK_LAUNCH:
        return launching.legal_launches(o, s, own, v, out)
    if kind == ASK_HIRE:
        return hiring.legal_boats(o, s, own, v, out)
    if kind == ASK_CAPTAIN:
        return hiring.legal_captains(o, s, own, v, out)
    if kind == ASK_PROCESS:
        return processing.legal_processing(s, out)
    if kind == ASK_TRADE:
        return processing.legal_trades(out)
    if kind == ASK_DISCARD_DRAWN:
        return drawing.legal_discards(own, True, out)
    if kind == ASK_DISCARD:
        return drawing.legal_discards(own, False, out)
    return _bounty_answers(o, s, own, v, seat, out)


@rule
def _bounty_answers(o, s, own, v, seat, out):
    """The legal answers to the decisions that the base game has not."""
    kind = s.ask
    if kind == ASK_MATE:
        return hiring.legal_mates(s, out)
    if kind == ASK_MATE_CARD or kind == ASK_MARINA_CARD:
        return hiring.legal_cards(own, out)
    if kind == ASK_MARINA:
        return mooring.legal_marinas(s, out)
    if kind == ASK_TAKE_SEAT:
        return inspecting.legal_seats(o, seat, out)
    if kind == ASK_TAKE:
        return inspecting.legal_crates(o, out)
    if kind == ASK_TUCK:
        return fishing.legal_tucks(s, out)
    if kind == ASK_TUCK_CARD:
        return fishing.legal_tuck_cards(own, out)
    if kind == ASK_SWORDFISH:
        return fishing.legal_swordfish(s, v, out)
    if kind == ASK_OYSTER:
        return fishing.legal_oyster(out)
    if kind == ASK_SWAP:
        return drawing.legal_swaps(own, out)
    if kind == ASK_ASSIGN:
        return crewman.legal_assignments(s, out)
    if kind == ASK_KEEP:
        return setup.legal_keeps(s, own, out)
    return 0


@rule_inline
def apply(g, v, seat, move, io):
    """Do a legal move of a seat, and everything behind it that needs no choice.

    ``g`` is a STATE record, ``v`` a VALUES record, ``move`` a number that :func:`legal` gave for this seat; others are not caught here.
    """
    answer(g, v, seat, move, io)
    advance(g, v, io)


@rule_inline
def answer(g, v, seat, move, io):
    """Do a legal move of a seat, and nothing behind it."""
    if g.open.phase == TOGETHER:
        together.turn_to(g.open, seat)
    kind = g.open.at[seat].ask
    if PICKUP <= move < ASSIGN:
        towing.pick_up(g, seat, move - PICKUP, io)
    elif kind == ASK_PAY:
        answered(g.open, seat)
        put_down(g, v, seat, move - PAY, io)
    elif kind == ASK_BID or kind == ASK_OPEN:
        auction.place_bid(g, v, seat, move, io)
    elif kind == ASK_NAME:
        auction.name(g, v, seat, move, io)
    elif kind == ASK_LAUNCH:
        launching.launch(g, v, seat, move, io)
    elif kind == ASK_HIRE:
        hiring.hire(g, seat, move, io)
    elif kind == ASK_CAPTAIN:
        hiring.captain(g, v, seat, move, io)
    elif kind == ASK_PROCESS:
        processing.process(g, seat, move, io)
    elif kind == ASK_TRADE:
        processing.trade(g, v, seat, move, io)
    elif kind == ASK_DISCARD_DRAWN:
        drawing.discard_drawn(g, seat, move, io)
    elif kind == ASK_DISCARD:
        drawing.discard(g, v, seat, move, io)
    else:
        _answer_bounty(g, v, seat, move, io)


@rule_inline
def _answer_bounty(g, v, seat, move, io):
    kind = g.open.at[seat].ask
    if kind == ASK_MATE:
        hiring.mate(g, seat, move, io)
    elif kind == ASK_MATE_CARD:
        hiring.mate_card(g, v, seat, move, io)
    elif kind == ASK_MARINA:
        mooring.moor(g, seat, move, io)
    elif kind == ASK_MARINA_CARD:
        mooring.moor_card(g, v, seat, move, io)
    elif kind == ASK_TAKE_SEAT or kind == ASK_TAKE:
        inspecting.take(g, seat, move, io)
    elif kind == ASK_TUCK:
        fishing.tuck(g, seat, move, io)
    elif kind == ASK_TUCK_CARD:
        fishing.tuck_card(g, seat, move, io)
    elif kind == ASK_SWORDFISH:
        fishing.swordfish(g, seat, move, io)
    elif kind == ASK_OYSTER:
        fishing.oyster(g, v, seat, move, io)
    elif kind == ASK_SWAP:
        drawing.swap(g, v, seat, move, io)
    elif kind == ASK_ASSIGN:
        crewman.assign(g, seat, move, io)
    elif kind == ASK_KEEP:
        setup.discard_to_keep(g, v, seat, move, io)


@rule_inline
def advance(g, v, io):
    """Run steps until somebody is asked or the game is over."""
    o = g.open
    if o.at_once and LAUNCH_BEGINS < o.phase < TOGETHER:
        together.turn_over(o)
        _go_on_together(g, v, io)
    while o.asked == 0 and o.phase != OVER:
        phase = o.phase
        if phase <= REFILLING:
            _advance_auction(g, v, io)
        elif phase <= CORPORATION:
            _advance_launching(g, v, io)
        elif phase == FISHING:
            fishing.next_seat(g, io)
        elif phase == TUCKING:
            fishing.next_tuck(g)
        elif phase == SWORDFISHING:
            fishing.next_swordfish(g, v)
        elif phase == CATCHING:
            fishing.catch_all(g, v, io)
        elif phase == FISHED:
            fishing.tow(g, io)
        elif phase == PROCESSING_BEGINS:
            processing.begin(g)
        elif phase == PROCESSING:
            trophies.check(g, io)
            o.phase = DRAWING
        elif phase == DRAWING:
            drawing.draw_all(g, v, io)
        elif phase == DISCARDING:
            o.step = 0
            o.phase = SWAPPING
        elif phase == SWAPPING:
            drawing.next_swap(g, io)


@rule_inline
def _advance_auction(g, v, io):
    phase = g.open.phase
    if phase == AUCTION:
        auction.next_lot(g)
    elif phase == BIDDING:
        auction.next_bid(g, v, io)
    elif phase == BUYING:
        auction.buy(g, io)
    elif phase == CREW_COMES:
        crewman.come(g, io)
    elif phase == REFILLING:
        auction.refill(g, v, io)
    elif phase == KEEPING:
        setup.keep(g)
    else:
        begin_round(g, io)


@rule_inline
def _advance_launching(g, v, io):
    phase = g.open.phase
    if phase == LAUNCH_BEGINS:
        if g.open.at_once:
            together.begin(g)
            _go_on_together(g, v, io)
        else:
            launching.begin(g)
    elif phase == CORPORATION:
        corporation.launch(g, v, io)
    else:
        _advance_fleet(g, v, io)


@rule_inline
def _advance_fleet(g, v, io):
    """One step of a seat's phase two."""
    phase = g.open.phase
    if phase == LAUNCHING:
        launching.next_launch(g, v, io)
    elif phase == LAUNCH_PAYING:
        launching.pay_launch(g, v, io)
    elif phase == HIRING:
        hiring.next_hire(g, v, io)
    elif phase == MATING:
        hiring.offer_mate(g)
    elif phase == DOCKING:
        mooring.next_mooring(g, io)
    elif phase == HIRE_BEGINS:
        hiring.begin(g)
    elif phase == TAKING:
        inspecting.next_crate(g, io)
    elif phase == SALTY_PAYING:
        hiring.pay_salty(g, io)


@rule
def _go_on_together(g, v, io):
    """RD6: every seat that can go on with its phase two does, until it is asked or through; when all are, phase two is over."""
    o = g.open
    seat = together.next_seat(o, v)
    while seat >= 0:
        together.turn_to(o, seat)
        while o.at[seat].ask == 0 and o.phase != TOGETHER:
            _advance_fleet(g, v, io)
        together.turn_over(o)
        seat = together.next_seat(o, v)
    if o.asked == 0:
        together.end(o)
        mooring.end(g, io)


@rule
def begin_round(g, io):
    """A round begins: everybody is in the auction (RD1, AU1)."""
    o = g.open
    o.bought = 0
    for seat in range(o.seats):
        o.at[seat].in_phase = 1
        o.at[seat].bought = 0
    emit(io, EV_ROUND, -1, int(o.round_no), int(o.start), 0)
    o.phase = AUCTION
