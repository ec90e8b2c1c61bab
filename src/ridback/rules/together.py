"""Phase two of all seats at once, where the set-up says so (RD6).

Each seat has a place of its own in phase two (``stage``), at which it stands until it answers. The steps are those of one seat's phase two,
as if it were its turn: ``turn`` and ``phase`` are borrowed for them.
"""

from ridback.rules import hiring, launching
from ridback.rules.codes import LAUNCH_BEGINS, LAUNCHING, TOGETHER
from ridback.rules.jit import rule


@rule
def begin(g):
    """Everybody's phase two begins."""
    o = g.open
    for seat in range(o.people):
        o.turn = seat
        launching.begin(g)
        o.phase = LAUNCH_BEGINS
        turn_over(o)


@rule
def turn_to(o, seat):
    """The steps that follow are those of this seat."""
    o.turn = seat
    o.phase = max(o.at[seat].stage, LAUNCHING)


@rule
def turn_over(o):
    """The seat whose steps were done stands where it has come to."""
    o.at[o.turn].stage = o.phase
    o.turn = o.start
    o.phase = TOGETHER


@rule
def next_seat(o, v):
    """The first seat in turn order that stands before a step without a choice and may take it; -1: none.

    Who would draw before it is asked anything waits until those before it are through, so that all draw as if they took turns.
    """
    first = True
    for i in range(o.people):
        seat = int((o.start + i) % o.people)
        s = o.at[seat]
        if s.stage != TOGETHER:
            if s.ask == 0 and (first or s.stage != LAUNCH_BEGINS or _is_asked_first(o, s, v)):
                return seat
            first = False
    return -1


@rule
def _is_asked_first(o, s, v):
    """Whether a seat whose phase two begins comes to a question, or through, without a draw."""
    return launching.might_launch(o, s, v) or hiring.might_hire(o, s, v) or hiring.lobster_cards(s, v) == 0


@rule
def end(o):
    """Nobody stands anywhere in phase two."""
    for seat in range(o.people):
        o.at[seat].stage = 0
