"""Compiled kernels of the walk through the expansion: games of any set-up, looked at from all sides at every state."""

from __future__ import annotations

from typing import Final

import numpy as np

from ridback.rules import codes, imagining, machine, scoring, setup
from ridback.rules.codes import LICENSES, MARINAS, SEATS, TUG, TYPES
from ridback.rules.decks import below, seed
from ridback.rules.jit import entry, rule
from ridback.rules.record import _record

#: More plies than any game has.
LONGEST: Final = 20000
#: A view is imagined, and the imagined game gone on with, every so many plies, for so many.
IMAGINED_EVERY: Final = 5
IMAGINED_PLIES: Final = 40
#: Every legal move is tried every so many plies.
TRIED_EVERY: Final = 3

#: What was seen: how often each kind of decision, event, end was, each move; the most events of a move, boats of a fleet.
SEEN = _record(
    ("games", "i8"),
    ("states", "i8"),
    ("imagined", "i8"),
    ("unfit", "i8"),
    ("tried", "i8"),
    ("hidden", "i8"),  # cards put down face down that were compared with another
    ("seed", "i8"),
    ("ply", "i8"),
    ("decisions", "i8", (25,)),
    ("events", "i8", (42,)),
    ("ends", "i8", (4,)),
    ("moves", "i8", (codes.MOVES,)),
    ("trophies", "i8", (7,)),
    ("crew", "i8", (9,)),
    ("captain_won", "i8"),
    ("most_events", "i8"),
    ("most_fleet", "i8"),
)


@rule
def count_boat_cards(g, v):
    """Every boat card of the game is in exactly one place; sizes are what everybody is told."""
    o, h = g.open, g.hidden
    tally = np.zeros(TYPES, np.int64)
    for i in range(o.deck):
        tally[h.deck[i]] += 1
    pile = 0
    for t in range(TYPES):
        tally[t] += o.discard[t]
        pile += o.discard[t]
    for s in range(o.seats):
        own, at = g.own[s], o.at[s]
        if 0 <= at.launching < TYPES:
            tally[at.launching] += 1
        hand, drawn, discarded = 0, 0, 0
        for t in range(TYPES):
            hand += own.hand[t]
            drawn += own.drawn[t]
            discarded += own.discarded[t]
            tally[t] += int(own.hand[t]) + int(own.drawn[t]) + int(own.discarded[t])
            for m in range(MARINAS):
                tally[t] += at.marina[m, t]
        assert hand == at.hand and drawn == at.drawn and discarded == at.discarded, "sizes told are not those of the cards"
        pile += discarded
        for b in range(codes.FLEET):
            if b >= at.fleet:
                assert own.captains[b] < 0 and own.tucked[b] < 0 and h.captains[s, b] < 0, "cards with a boat that is not there"
                continue
            boat = at.boats[b]
            if boat.card < TYPES:
                tally[boat.card] += 1
            for card in (own.captains[b], own.tucked[b], h.captains[s, b]):
                if card >= 0:
                    tally[card] += 1
            assert (own.tucked[b] >= 0) == (boat.tucked > 0) or s >= o.people, "a tucked card nobody knows"
            if boat.type == TUG:
                towed = 0
                for t in range(TYPES):
                    tally[t] += h.holds[boat.hold, t]
                    towed += h.holds[boat.hold, t]
                assert towed == boat.towed, "the cards on a tug boat are not as many as told"
    assert pile == o.discard_pile, "the discard pile is not as large as told"
    for t in range(TYPES):
        assert tally[t] == (int(v.boat_count[t]) if setup.has_boats(o, t) else 0), "boat cards got lost or were made"


@rule
def count_licenses(g, v):
    """Every license is in exactly one place; with Crewman three Hire Crewman licenses come on top."""
    o, h = g.open, g.hidden
    tally = np.zeros(LICENSES, np.int64)
    for i in range(o.license_deck):
        tally[h.licenses[i]] += 1
    for i in range(o.in_row):
        tally[o.row[i]] += 1
    for k in range(LICENSES):
        tally[k] += int(o.swept[k]) + int(h.removed[k])
        for s in range(o.seats):
            tally[k] += o.at[s].licenses[k]
        if k == codes.HIRE_CREWMAN:
            assert tally[k] == 3 * o.with_crewman, "Hire Crewman licenses got lost or were made"
        else:
            assert tally[k] == int(v.license_count[k]) * int(o.line_up[k]), "licenses got lost or were made"


@rule
def check_boats(o, v):
    """No boat has more than it has room for, nothing is below zero, and what never takes a captain has none."""
    asked = 0
    for i in range(o.seats):
        s = o.at[i]
        asked += int(s.ask > 0)
        assert s.store >= 0 and s.oyster_crates >= 0 and s.crew_crates >= 0 and s.gone_fishin >= 0 and s.uses >= 0
        if i >= o.people:
            assert s.ask == 0 and s.hand == 0 and s.gone_fishin == 0 and s.trophies == 0 and s.meeples == 0
        for b in range(s.fleet):
            boat = s.boats[b]
            assert 0 <= boat.crates <= max(room_of(v, s, boat), 0), "more crates than room"
            assert 0 <= boat.tucked_crates <= v.boat_room * boat.tucked
            assert boat.crates == 0 or boat.captained > 0, "a catch without a captain"
            if boat.type == TUG or boat.type == codes.HOUSE_BOAT:
                assert boat.captained == 0 and boat.mate == 0 and boat.tucked == 0 and boat.crates == 0
            elif boat.type >= TYPES or boat.type == codes.DFO:
                assert boat.captained == 1 and boat.mate == 0
    assert asked == o.asked


@rule
def room_of(v, s, boat):
    """LA5, OY1, SC1, AF1, IN1, said anew."""
    if boat.type == codes.ARTISAN:
        return 1
    if boat.type == codes.INUIT:
        return 2
    if boat.type > codes.ARTISAN or boat.type == TUG:
        return 0
    n = 4
    if boat.captained == 2:
        n = 6
    if boat.type == codes.OYSTER and s.licenses[codes.OYSTER] > 0:
        n = max(n, 4 + 2 * min(4, int(s.licenses[codes.OYSTER]) + int(s.assistants[codes.OYSTER])))
    return n


@rule
def choose(out, k, random):
    """One of k legal moves; a pass is thought about twice."""
    m = int(out.moves[below(random, k)])
    if m == codes.PASS and k > 1 and below(random, 3) > 0:
        m = int(out.moves[1 + below(random, k - 1)])
    return m


@rule
def pick_seat(o, random):
    """One of the seats that are asked (RD3)."""
    n = below(random, int(o.asked))
    for s in range(SEATS):
        if o.at[s].ask:
            if n == 0:
                return s
            n -= 1
    return -1


@rule
def imagine(g, v, seat, views, view_bytes, twin, twin_bytes, deal, random, out, io, seen):
    """What a seat sees is given back by an imagined state, which goes on without anybody getting stuck and loses no card."""
    for i in range(twin_bytes.shape[0]):
        twin_bytes[i] = 0
    for i in range(view_bytes.shape[1]):
        view_bytes[0, i] = 0
        view_bytes[1, i] = 0
    imagining.look(g, seat, views[0])
    if not imagining.imagine(views[0], v, seat, twin, deal, random):
        seen.unfit += 1
        return
    seen.imagined += 1
    imagining.look(twin, seat, views[1])
    for i in range(view_bytes.shape[1]):
        assert view_bytes[0, i] == view_bytes[1, i], "an imagined state looks otherwise"
    count_boat_cards(twin, v)
    count_licenses(twin, v)
    for _ in range(IMAGINED_PLIES):
        if twin.open.asked == 0:
            return
        s = pick_seat(twin.open, random)
        k = machine.legal(twin.open, twin.own[s], v, s, out)
        assert k > 0, "stuck in an imagined game"
        io.events = 0
        machine.apply(twin, v, s, choose(out, k, random), io)
    count_boat_cards(twin, v)


@rule
def is_face_down(kind):
    """Whether a decision's answers are cards that nobody else may see (VI1)."""
    if kind == codes.ASK_CAPTAIN or kind == codes.ASK_MATE_CARD or kind == codes.ASK_TUCK_CARD or kind == codes.ASK_KEEP:
        return True
    return kind == codes.ASK_DISCARD or kind == codes.ASK_DISCARD_DRAWN or kind == codes.ASK_SWAP


@rule
def is_card(kind, move):
    """Whether an answer is a card of one's own, face down: not a pass, the deck's top card, a Salty Captain, or a tug boat's cards."""
    if kind == codes.ASK_CAPTAIN:
        return codes.CAPTAIN <= move < codes.CAPTAIN + TYPES
    return move != codes.PASS and not (codes.PICKUP <= move < codes.ASSIGN)


@rule
def try_all(states, state_bytes, views, view_bytes, v, seat, room, ios, seen):
    """Each legal move of a seat applies and nothing is lost; of cards put down face down the others see the same, whichever it was.

    ``states[0]`` is the game, [2] and [3] are to work in.
    """
    g, kind = states[0], int(states[0].open.at[seat].ask)
    n = machine.legal(g.open, g.own[seat], v, seat, room[1])
    first = -1
    for k in range(n):
        move = int(room[1].moves[k])
        hidden = is_face_down(kind) and is_card(kind, move)
        row = 3 if hidden and first >= 0 else 2
        states[row] = g
        ios[1].events = 0
        machine.apply(states[row], v, seat, move, ios[1])
        seen.tried += 1
        count_boat_cards(states[row], v)
        count_licenses(states[row], v)
        check_boats(states[row].open, v)
        # a pile shuffled on the spot, or cards of other types next, may be looked at by all
        if hidden and states[row].open.reshuffles == g.open.reshuffles:
            if first >= 0:
                for other in range(-1, g.open.people):
                    if other != seat:
                        for i in range(view_bytes.shape[1]):
                            view_bytes[0, i] = 0
                            view_bytes[1, i] = 0
                        imagining.look(states[2], other, views[0])
                        imagining.look(states[3], other, views[1])
                        for i in range(view_bytes.shape[1]):
                            assert view_bytes[0, i] == view_bytes[1, i], "others see which card was put down face down"
                seen.hidden += 1
            elif row == 2:
                first = move


@entry
def walk(states, state_bytes, views, view_bytes, values, choices, ios, legals, deals, randoms, sheets, seens):
    """One game of random moves, everything checked on the way.

    ``states`` are four zeroed records, ``views`` two, with their bytes; ``ios`` and ``legals`` two each.
    """
    g, v, io, out, random, seen = states[0], values[0], ios[0], legals[0], randoms[0], seens[0]
    seed(random, int(choices[0].low), 77)
    setup.deal(g, v, choices[0])
    io.events = 0
    machine.advance(g, v, io)
    seen.seed, seen.ply = choices[0].low, 0
    o = g.open
    while True:
        seen.most_events = max(seen.most_events, io.events)
        for e in range(io.events):
            seen.events[io.log[e, 0]] += 1
            if io.log[e, 0] == codes.EV_TROPHY:
                seen.trophies[io.log[e, 2]] += 1
            if io.log[e, 0] == codes.EV_CREW:
                seen.crew[io.log[e, 2]] += 1
            if io.log[e, 0] == codes.EV_WON and io.log[e, 1] >= o.people:
                seen.captain_won += 1
        count_boat_cards(g, v)
        count_licenses(g, v)
        check_boats(o, v)
        if o.asked == 0:
            break
        for s in range(o.seats):
            k = machine.legal(o, g.own[s], v, s, out)
            assert (k > 0) == (o.at[s].ask > 0), "stuck, or a move for one who is not asked"
            for i in range(1, k):
                assert out.moves[i - 1] < out.moves[i], "legal moves are in order, each once"
        seat = pick_seat(o, random)
        if seen.ply % IMAGINED_EVERY == 0:
            eye = below(random, o.people + 1) - 1
            imagine(g, v, eye, views, view_bytes, states[1], state_bytes[1], deals[0], random, out, ios[1], seen)
        if seen.ply % TRIED_EVERY == 0:
            try_all(states, state_bytes, views, view_bytes, v, seat, legals, ios, seen)
        seen.decisions[o.at[seat].ask] += 1
        k = machine.legal(o, g.own[seat], v, seat, out)
        move = choose(out, k, random)
        seen.moves[move] += 1
        io.events = 0
        machine.apply(g, v, seat, move, io)
        seen.ply += 1
        seen.states += 1
        assert seen.ply < LONGEST, "without end"
    assert o.ended > 0 and o.phase == codes.OVER
    seen.ends[o.ended] += 1
    for s in range(o.seats):
        seen.most_fleet = max(seen.most_fleet, o.at[s].fleet)
    scoring.rank(o, v, sheets[0])
    seen.games += 1
