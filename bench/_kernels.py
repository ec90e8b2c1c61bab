"""What bench/rules.py measures inside compiled code."""

from __future__ import annotations

from ridback.rules import imagining, machine, setup
from ridback.rules.decks import below, seed
from ridback.rules.jit import entry


@entry
def play(states, values, choices, first, games, ios, room, randoms):
    """Play games of random moves; returns the number of decisions. ``states[1]`` is blank, ``choices`` an array of one CHOICES."""
    g, v, c, out, random = states[0], values[0], choices[0], room[0], randoms[0]
    seed(random, first, 7)
    decisions = 0
    for number in range(first, first + games):
        states[0] = states[1]
        c.low = number
        setup.deal(g, v, c)
        machine.advance(g, v, ios[0])
        while True:
            seat = machine.actor(g.open)
            if seat < 0:
                break
            n = machine.legal(g.open, g.own[seat], v, seat, out)
            machine.apply(g, v, seat, int(out.moves[below(random, n)]), ios[0])
            decisions += 1
    return decisions


@entry
def copy(states, times):
    """Copy states about so many times."""
    n = states.shape[0]
    for k in range(times):
        states[k % n] = states[(k * 7 + 1) % n]
        states[k % n].open.step += 1


@entry
def imagine(views, values, states, deals, randoms, times):
    """Imagine a state from each view so many times; returns how often none fitted at once. ``views[k]`` is of seat k % seats."""
    seed(randoms[0], 1, 1)
    unfit = 0
    for _ in range(times):
        for k in range(views.shape[0]):
            seat = k % views[k].open.seats
            unfit += not imagining.imagine(views[k], values[0], seat, states[0], deals[0], randoms[0])
    return unfit
