"""The compiled loop of duel.py."""

from ridback.bots import answering
from ridback.rules import decks, machine, scoring, setup
from ridback.rules.jit import entry


@entry
def play(states, blank, values, drifts, minds, choices, seats, first, games, ios, legals, randoms, sheets, wins, scores, counts):
    """Play games ``first``, ``first`` + 1 …; the number of a game is the seed of its deal, and in game i player p sits at (p - i) % seats.

    ``drifts`` (seats,) says which players play anything legal, ``minds`` (seats,) are HABITS records of the others, ``randoms`` (seats,)
    RANDOM records to work in. Adds to ``wins`` and ``scores`` (seats,), by player, and to ``counts``: decisions, rounds, answers that were
    not legal.
    """
    g, v, io, legal, sheet = states[0], values[0], ios[0], legals[0], sheets[0]
    for i in range(first, first + games):
        states[0] = blank[0]
        choices[0].low = i
        setup.deal(g, v, choices[0])
        for p in range(seats):
            decks.seed(randoms[p], i, p + 1)
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
                    counts[2] += 1
                    move = int(legal.moves[0])
            machine.apply(g, v, seat, move, io)
            counts[0] += 1
        counts[1] += g.open.round_no
        scoring.rank(g.open, v, sheet)
        winners = 0
        for seat in range(seats):
            winners += sheet.ranks[seat] == 0
        for seat in range(seats):
            p = (seat + i) % seats
            scores[p] += sheet.sheets[seat, scoring.TOTAL]
            if sheet.ranks[seat] == 0:
                wins[p] += 1.0 / winners
