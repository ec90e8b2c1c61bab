"""Games from which valuing.py learns: what can be counted at the beginning of rounds, and what came of it. Compiled, like the rules."""

import numpy as np

from ridback.bots import answering, candidates, valuing
from ridback.rules import decks, machine, scoring, setup
from ridback.rules.codes import ASK_NAME, SEATS
from ridback.rules.jit import entry, rule


@rule
def _note(g, v, number, sheet, totals, x, rows, tags, n):
    o = g.open
    valuing.tally(g, v, sheet, totals)
    for s in range(o.seats):
        valuing.common(o, v, x)
        valuing.count(o, g.own[s], v, s, totals, x)
        for i in range(valuing.INPUTS):
            rows[n, i] = x[i]
        tags[n, 0] = number
        tags[n, 1] = s
        tags[n, 2] = o.round_no
        tags[n, 5] = x[0] * 100
        n += 1
    return n


@entry
def gather(states, blank, values, choices, minds, first, games, ios, legals, few, randoms, sheets, rows, tags):
    """Play games by the numbers ``first`` … and note, at the beginning of each round, what is counted of each seat.

    ``minds`` (many,) are HABITS records: in the rounds before a chance one the seats play by them, and now and then at random, so that
    many kinds of position occur; from then on all play like mate, and only these rounds are noted. ``rows`` (n, INPUTS) and ``tags``
    (n, 6: game, seat, round, final VP, rank, left) get it. Returns how many rows.
    """
    g, v, io, legal, r = states[0], values[0], ios[0], legals[0], sheets[0]
    n_rows = 0
    x = np.zeros(valuing.INPUTS, np.float32)
    totals = np.zeros((SEATS, valuing.SUMS), np.float32)
    sheet = np.zeros(len(scoring.LINES), np.int32)
    random = randoms[0]
    for number in range(first, first + games):
        states[0] = blank[0]
        choices[0].low = number
        setup.deal(g, v, choices[0])
        decks.seed(random, number, 99)
        decks.seed(randoms[1], number, 98)
        clean = decks.below(random, 9)
        wild = 0.02 * decks.below(random, 6)
        style = np.zeros(SEATS, np.int64)
        for s in range(SEATS):
            style[s] = decks.below(random, minds.shape[0])
        begun = n_rows
        machine.advance(g, v, io)
        noted = 0
        while True:
            seat = machine.actor(g.open)
            if seat < 0:
                break
            o = g.open
            if o.round_no > noted and o.at[seat].ask == ASK_NAME and o.bought == 0:
                noted = int(o.round_no)
                if noted > clean and n_rows + SEATS <= rows.shape[0]:
                    n_rows = _note(g, v, number, sheet, totals, x, rows, tags, n_rows)
            n = machine.legal(o, g.own[seat], v, seat, legal)
            early = o.round_no <= clean
            if early and n > 1 and decks.below(random, 1000) < 1000 * wild:
                k = candidates.candidates(o, o.at[seat], legal, n, 2, few[0])
                move = int(few[0].moves[decks.below(random, k)])
            else:
                move = answering.decide(o, g.own[seat], v, seat, legal, n, randoms[1], minds[style[seat] if early else 0])
            machine.apply(g, v, seat, move, io)
        scoring.rank(g.open, v, r)
        for k in range(begun, n_rows):
            s = tags[k, 1]
            tags[k, 3] = r.sheets[s, scoring.TOTAL]
            tags[k, 4] = r.ranks[s]
    return n_rows
