"""The compiled loop of duel.py."""

from ridback.bots import answering
from ridback.rules import decks, machine, scoring, setup
from ridback.rules.codes import EV_BOUGHT, MOVES, SEATS
from ridback.rules.jit import entry
from ridback.rules.record import _record

#: What is counted, by player: parts of victories, the lines of score sheets (summed), moves by number, events by kind and first argument
#: (0 to 15), and licenses that cost less than was bid; of the Captains, whose seats are no player's, victories alone. Then decisions,
#: rounds, and answers that were not legal.
TALLY = _record(
    ("wins", "f8", (SEATS,)),
    ("captains", "f8"),
    ("lines", "i8", (SEATS, len(scoring.LINES))),
    ("moves", "i8", (SEATS, MOVES)),
    ("events", "i8", (SEATS, 48, 16)),
    ("discounts", "i8", (SEATS,)),
    ("decisions", "i8"),
    ("rounds", "i8"),
    ("wrong", "i8"),
)


@entry
def play(states, blank, values, drifts, minds, choices, first, games, ios, legals, randoms, sheets, tallies):
    """Play games ``first``, ``first`` + 1 …; the number of a game is the seed of its deal, and in game i player p sits at (p - i) % seats.

    ``drifts`` (seats,) says which players play anything legal, ``minds`` (seats,) are HABITS records of the others, ``randoms`` (seats,)
    RANDOM records to work in. Adds to the TALLY of ``tallies``.
    """
    g, v, io, legal, sheet, tally = states[0], values[0], ios[0], legals[0], sheets[0], tallies[0]
    seats = int(choices[0].people)
    for i in range(first, first + games):
        states[0] = blank[0]
        choices[0].low = i
        setup.deal(g, v, choices[0])
        for p in range(seats):
            decks.seed(randoms[p], i, p + 1)
        io.events = 0
        machine.advance(g, v, io)
        while True:
            seat = machine.actor(g.open)
            if seat < 0:
                break
            p = (seat + i) % seats
            n = machine.legal(g.open, g.own[seat], v, seat, legal)
            if drifts[p]:
                move = int(legal.moves[decks.below(randoms[p], n)])
            else:
                move = answering.decide(g.open, g.own[seat], v, seat, legal, n, randoms[p], minds[p])
                known = False
                for k in range(n):
                    if legal.moves[k] == move:
                        known = True
                if not known:
                    tally.wrong += 1
                    move = int(legal.moves[0])
            tally.moves[p, move] += 1
            tally.decisions += 1
            io.events = 0
            machine.apply(g, v, seat, move, io)
            for e in range(io.events):
                who = io.log[e, 1]
                if 0 <= who < seats:
                    p = (who + i) % seats
                    tally.events[p, io.log[e, 0], min(max(io.log[e, 2], 0), 15)] += 1
                    tally.discounts[p] += io.log[e, 0] == EV_BOUGHT and io.log[e, 4] < io.log[e, 3]
        tally.rounds += g.open.round_no
        scoring.rank(g.open, v, sheet)
        winners = 0
        for seat in range(g.open.seats):
            winners += sheet.ranks[seat] == 0
        for seat in range(g.open.seats):
            if seat >= seats:
                tally.captains += 1.0 / winners if sheet.ranks[seat] == 0 else 0.0
                continue
            p = (seat + i) % seats
            for k in range(len(scoring.LINES)):
                tally.lines[p, k] += sheet.sheets[seat, k]
            if sheet.ranks[seat] == 0:
                tally.wins[p] += 1.0 / winners
