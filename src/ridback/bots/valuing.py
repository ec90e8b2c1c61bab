"""What a seat will have scored in the end, guessed at the beginning of a round: a small neural network over what can be counted.

Compiled, like the rules. Its weights (weights.npy) come from games that mates played to the end (docs/bots.md); the search
uses it to stop a playout after a round or two, which is quicker than to play on, and says more than one end that chance decides.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ridback.bots import judging
from ridback.bots.habits import habits
from ridback.rules import scoring
from ridback.rules.codes import (
    ARTISAN,
    DFO,
    HOUSE_BOAT,
    INUIT,
    KING_CRAB,
    KING_CRAB_CRATES,
    TUG,
    TYPES,
)
from ridback.rules.jit import rule
from ridback.rules.launching import has_license
from ridback.rules.record import SALTY, _record, aboard, captains, level, room

#: What is counted, in this order: each name with how many numbers it has.
SPANS: Final = (
    ("time", 8),  # seasons left as mate guesses, round, licenses a seat, crates a seat, last round, people, Epic, seats
    ("place", 3),  # in turn order: places behind the starting player, whether first, whether last
    ("captain", 2),  # T.C., Kirkman
    ("levels", 44),  # of ten license types with levels, and of the Pub: one number for each step
    ("bonus", 5),  # Marinas, three King Crab licenses, license types
    ("score", 3),  # VP now, of these licenses and boats
    ("fleet", 12),  # captained, waiting, room, crates, crates to come in 1, 2, 3, 4 seasons, DFO boats, their crates, mates, tucked
    ("docks", 5),  # tug boats, cards there, artisan, Inuit, house boats
    ("money", 12),  # hand, coins, $1, $2, $3 cards, store, Gone Fishin', oyster crates, crew crates, other money, launchable, their VP
    ("crew", 4),  # bosuns, assistants, quartermasters' uses, trophies and meeples
    ("hulls", 11),  # boats by type
    ("rivals", 7),  # best and mean score of the others, most and mean captains, most and mean coins, mean of their catch in two seasons
    ("hand", 11),  # cards in hand that can be launched, by type
    ("supply", 4),  # crates a seat left after 1, 2, 3, 4 seasons, if nobody launches or hires any more
    ("row", 2),  # licenses in the row, premium ones
    ("offers", 16),  # licenses in the row, by card
    ("cards", 12),  # cards in hand, by type
    ("others", 35),  # of each other seat, in turn order: VP, captains, coins, boats that wait, licenses, catch in two and four seasons
)
INPUTS: Final = sum(n for _, n in SPANS)
#: Neurons of the two hidden layers.
HIDDEN: Final = 192
SECOND: Final = 32
#: What is summed up of a seat for all to see: VP, captains, coins, the catch in 1, 2, 3, 4 seasons, boats that wait, licenses.
SUMS: Final = 9

#: The network: two hidden layers, beside them what counts add by themselves; and how uncertain scores are, by which chances are told.
NET: Final = _record(
    ("scale", "f4", (INPUTS,)),
    ("first", "f4", (INPUTS, HIDDEN)),
    ("first_bias", "f4", (HIDDEN,)),
    ("second", "f4", (HIDDEN, SECOND)),
    ("second_bias", "f4", (SECOND,)),
    ("third", "f4", (SECOND,)),
    ("linear", "f4", (INPUTS,)),
    ("last", "f4"),
    ("spread", "f4", (2,)),  # VP that are e-fold odds to win: in the last season, and more for each season before it
)

_HABITS = habits()


@rule
def common(o, v, x):
    """What is counted for all seats alike, into ``x``, an array of INPUTS."""
    for i in range(x.shape[0]):
        x[i] = 0.0
    left = judging.seasons(o, v, _HABITS[0])
    x[0] = left
    x[1] = o.round_no
    x[2] = o.license_deck / float(o.seats)
    x[3] = o.supply / float(o.people)
    x[4] = o.last_round
    x[5] = o.people
    x[6] = o.epic
    x[7] = o.seats


@rule
def count(o, own, v, seat, totals, x):
    """What is counted of a seat, into ``x``, which :func:`common` has begun; ``totals`` are all seats' sums."""
    s = o.at[seat]
    place = (seat - o.start + o.people) % o.people if seat < o.people else 0
    x[8] = place
    x[9] = int(place == 0)
    x[10] = int(place == o.people - 1)
    x[11] = int(s.captain == 1)
    x[12] = int(s.captain == 2)
    at = 13
    for k in range(11):
        kind = k + 1 if k >= 5 else k
        n = int(s.licenses[11]) if kind == 11 else level(s, kind)
        for i in range(4):
            x[at] = int(n > i)
            at += 1
    x[at] = s.licenses[12]
    x[at + 1] = s.licenses[KING_CRAB]
    x[at + 2] = s.licenses[KING_CRAB_CRATES]
    x[at + 3] = s.licenses[KING_CRAB_CRATES + 1]
    x[at + 4] = scoring.license_types(s)
    at += 5
    x[at] = totals[seat, 0]
    vp = 0
    for k in range(s.licenses.shape[0]):
        vp += int(s.licenses[k]) * int(v.license_vp[k])
    x[at + 1] = vp
    ships = 0
    for i in range(12):
        x[at + 3 + i] = 0.0
    for i in range(5):
        x[at + 15 + i] = 0.0
    hulls = at + 15 + 5 + 12 + 4
    for i in range(11):
        x[hulls + i] = 0.0
    for b in range(s.fleet):
        boat = s.boats[b]
        if boat.card < TYPES:
            ships += int(v.boat_vp[boat.card])
        if boat.type < 11:
            x[hulls + boat.type] += 1
        if boat.captained:
            x[at + 3] += 1
            x[at + 5] += int(room(v, s, boat)) - int(boat.crates)
        elif boat.type < TYPES:
            x[at + 4] += 1
        x[at + 6] += aboard(boat)
        if boat.type == DFO:
            x[at + 11] += 1
            x[at + 12] += aboard(boat)
        x[at + 13] += boat.mate
        x[at + 14] += boat.tucked
        if boat.type == TUG:
            x[at + 15] += 1
            x[at + 16] += boat.towed
        x[at + 17] += int(boat.type == ARTISAN)
        x[at + 18] += int(boat.type == INUIT)
        x[at + 19] += int(boat.type == HOUSE_BOAT)
    x[at + 2] = ships
    for k in range(4):
        x[at + 7 + k] = totals[seat, 3 + k]
    at += 20
    for i in range(12):
        x[at + i] = 0.0
    for t in range(TYPES):
        n = int(own.hand[t])
        if n:
            x[at] += n
            x[at + 1] += n * v.coins[t]
            x[at + 1 + min(max(int(v.coins[t]), 1), 3)] += n
            if has_license(s, t):
                x[at + 10] += n
                x[at + 11] += n * v.boat_vp[t]
    x[at + 5] = s.store
    x[at + 6] = s.gone_fishin
    x[at + 7] = s.oyster_crates
    x[at + 8] = s.crew_crates
    x[at + 9] = x[at + 1] + s.store + 2 * s.gone_fishin + s.oyster_crates
    at += 12
    x[at] = 0.0
    x[at + 1] = 0.0
    for t in range(s.bosuns.shape[0]):
        x[at] += s.bosuns[t]
        x[at + 1] += s.assistants[t]
    x[at + 2] = s.uses
    x[at + 3] = s.trophies + s.meeples
    at += 4 + 11
    others = float(max(o.seats - 1, 1))
    for i in range(7):
        x[at + i] = 0.0
    x[at] = -99.0
    for i in range(o.seats):
        if i != seat:
            x[at] = max(x[at], totals[i, 0])
            x[at + 1] += totals[i, 0] / others
            x[at + 2] = max(x[at + 2], totals[i, 1])
            x[at + 3] += totals[i, 1] / others
            x[at + 4] = max(x[at + 4], totals[i, 2])
            x[at + 5] += totals[i, 2] / others
            x[at + 6] += totals[i, 4] / others
    at += 7
    for t in range(11):
        x[at + t] = own.hand[t] if own.hand[t] and has_license(s, t) else 0
    at += 11
    for k in range(4):
        rest = float(o.supply)
        for i in range(o.people):
            rest -= totals[i, 3 + k]
        x[at + k] = max(rest, -3.0) / o.people
    x[at + 4] = o.in_row
    x[at + 5] = 0.0
    for i in range(o.in_row):
        x[at + 5] += v.license_premium[o.row[i]]
    at += 6
    for i in range(16 + 12 + 35):
        x[at + i] = 0.0
    for i in range(o.in_row):
        x[at + int(o.row[i])] += 1
    at += 16
    for t in range(TYPES):
        x[at + t] = own.hand[t]
    at += 12
    for i in range(1, o.seats):
        other = (seat + i) % o.seats
        for k in range(3):
            x[at + k] = totals[other, k]
        x[at + 3] = totals[other, 7]
        x[at + 4] = totals[other, 8]
        x[at + 5] = totals[other, 4]
        x[at + 6] = totals[other, 6]
        at += 7


@rule
def tally(g, v, sheet, totals):
    """Sum up all seats, into ``totals`` (seats, SUMS); ``sheet`` is an array of one score sheet's lines to work in."""
    o = g.open
    for i in range(o.seats):
        s = o.at[i]
        scoring.sheet(s, v, sheet)
        totals[i, 0] = sheet[scoring.TOTAL]
        totals[i, 1] = captains(s)
        coins = 0
        for t in range(TYPES):
            coins += int(g.own[i].hand[t]) * int(v.coins[t])
        totals[i, 2] = coins
        for k in range(4):
            totals[i, 3 + k] = 0.0
        totals[i, 7] = judging.waiting(s)
        licenses = 0
        for k in range(s.licenses.shape[0]):
            licenses += int(s.licenses[k])
        totals[i, 8] = licenses
        if s.captain:
            continue
        for b in range(s.fleet):
            boat = s.boats[b]
            if boat.captained:
                space = int(room(v, s, boat)) - int(boat.crates)
                each = judging.haul(s, v, boat.type, boat.captained == SALTY)
                tucks = (int(v.boat_room) - int(boat.tucked_crates)) if boat.tucked else 0
                for k in range(4):
                    totals[i, 3 + k] += min((k + 1) * each, space) + min(k + 1, tucks)


@rule
def guess(net, x):
    """The VP a seat will have scored in the end, from what was counted of it."""
    out = np.float32(net.last)
    hidden = np.empty(HIDDEN, np.float32)
    then = np.empty(SECOND, np.float32)
    for j in range(HIDDEN):
        hidden[j] = net.first_bias[j]
    for i in range(INPUTS):
        z = min(max(x[i] * net.scale[i], np.float32(-12.0)), np.float32(12.0))
        if z != 0.0:
            out += z * net.linear[i]
            for j in range(HIDDEN):
                hidden[j] += z * net.first[i, j]
    for k in range(SECOND):
        then[k] = net.second_bias[k]
    for j in range(HIDDEN):
        if hidden[j] > 0.0:
            z = hidden[j]
            for k in range(SECOND):
                then[k] += z * net.second[j, k]
    for k in range(SECOND):
        if then[k] > 0.0:
            out += then[k] * net.third[k]
    return out
