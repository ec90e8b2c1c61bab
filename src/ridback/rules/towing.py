"""Taking the cards off a tug boat (TG4)."""

from ridback.rules.codes import (
    ASK_CAPTAIN,
    ASK_KEEP,
    ASK_MARINA_CARD,
    ASK_MATE,
    ASK_MATE_CARD,
    ASK_OPEN,
    ASK_PAY,
    ASK_TAKE,
    ASK_TUCK_CARD,
    EV_PICKED_UP,
    PICKUP,
    TYPES,
)
from ridback.rules.inspecting import givers
from ridback.rules.jit import rule
from ridback.rules.record import emit, gain_card, remove_boat


@rule
def is_whole(o, seat):
    """Whether a seat's decision is not within a payment or another half-given answer (TG4)."""
    s = o.at[seat]
    kind = s.ask
    if kind == ASK_PAY or kind == ASK_OPEN or kind == ASK_CAPTAIN or kind == ASK_MATE_CARD or kind == ASK_MARINA_CARD:
        return False
    if kind == ASK_TUCK_CARD or kind == ASK_KEEP:
        return False
    if kind == ASK_TAKE:
        # behind the name of a seat it is the other half of an answer; where no seat was to be named, a whole one
        return givers(o, seat) <= o.taking
    # a set that is being named boat by boat, or the boat a first mate is offered to
    return s.boat < 0 or kind == ASK_MATE


@rule
def add_legal_pickups(s, out, n):
    """Put the tug boats whose cards may be taken among the legal moves, in order. Returns how many moves there are then."""
    for b in range(s.fleet):
        if s.boats[b].towed > 0:
            i = n
            while i > 0 and out.moves[i - 1] > PICKUP + b:
                out.moves[i] = out.moves[i - 1]
                i -= 1
            out.moves[i] = PICKUP + b
            n += 1
    return n


@rule
def pick_up(g, seat, b, io):
    """TG4: all cards of the tug boat come to hand, and it leaves the game."""
    o = g.open
    s = o.at[seat]
    boat = s.boats[b]
    emit(io, EV_PICKED_UP, seat, b, int(boat.towed), 0)
    hold = int(boat.hold)
    for t in range(TYPES):
        for _ in range(g.hidden.holds[hold, t]):
            gain_card(g, seat, t)
        g.hidden.holds[hold, t] = 0
    if o.turn == seat and o.fishing > b:
        o.fishing -= 1
    remove_boat(g, seat, b)
