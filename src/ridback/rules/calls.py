"""What Python calls of the compiled rules.

Every record is passed as an array of one: as an argument from Python that costs a microsecond, where a record costs twenty.
"""

from ridback.rules import decks, imagining, machine, scoring, setup
from ridback.rules.codes import MOVES
from ridback.rules.jit import entry, rule_inline

#: No move, for :func:`step`.
RUN_ON = -1


@entry
def start(states, values, choices):
    """Set a game up (setup.deal) in an array of one zeroed STATE; nobody is asked yet: :func:`replay` runs it to its first decision."""
    setup.deal(states[0], values[0], choices[0])


@entry
def legal(views, values, seat, moves):
    """The legal moves of the seat whose view it is, into ``moves`` (an array of one LEGAL); returns how many (machine.legal)."""
    return machine.legal(views[0].open, views[0].own, values[0], seat, moves[0])


@rule_inline
def step(states, values, seat, move, ply, ios, moves, asked_at):
    """Do a move if it is legal, and say whether it was; ``move`` RUN_ON is none, and the game is only run on to its next decision.

    ``ios[0].events`` are then the events it caused; ``asked_at`` (seats,) becomes ``ply`` + 1 for every seat whose decision is new: the
    mover's, and those that were not asked before. ``moves`` is an array of one LEGAL to work in.
    """
    g, io, out = states[0], ios[0], moves[0]
    io.events = 0
    if move != RUN_ON:
        known = False
        if 0 <= seat < g.open.people:
            for k in range(machine.legal(g.open, g.own[seat], values[0], seat, out)):
                if out.moves[k] == move:
                    known = True
        if not known:
            return False
        for s in range(g.open.seats):
            if s == seat or not g.open.at[s].ask:
                asked_at[s] = ply + 1
        machine.answer(g, values[0], seat, move, io)
    machine.advance(g, values[0], io)
    return True


@entry
def replay(states, values, log, ply, ios, moves, events, plies, asked_at):
    """Run a game to its next decision if nobody is asked, then do the moves of a log ((n, 2): seat, move number) as :func:`step` does;
    ``ply`` is the first one's.

    ``events`` ((n, 5), with ``plies`` (n,) beside it) gets what ``ios[0]`` heard. Returns (moves done, events noted): less than all where
    the next move is not legal, or where ``events`` might not have room for what it causes.
    """
    noted, io = 0, ios[0]
    for i in range(-1, log.shape[0]):
        if events.shape[0] - noted < io.log.shape[0]:
            return i, noted
        seat = log[i, 0] if i >= 0 else 0
        # a number below zero is no move of the table: not RUN_ON, and not legal either
        move = (log[i, 1] if log[i, 1] >= 0 else MOVES) if i >= 0 else RUN_ON
        if not step(states, values, seat, move, ply + i, ios, moves, asked_at):
            return i, noted
        for k in range(io.events):
            for c in range(5):
                events[noted, c] = io.log[k, c]
            plies[noted] = ply + max(i, 0)
            noted += 1
    return log.shape[0], noted


@entry
def look(states, seat, views):
    """What a seat may see into an array of one zeroed VIEW; -1 is a spectator (imagining.look)."""
    imagining.look(states[0], seat, views[0])


@entry
def rank(views, values, sheets):
    """All score sheets and ranks into an array of one SHEETS (scoring.rank)."""
    scoring.rank(views[0].open, values[0], sheets[0])


@entry
def imagine(views, values, seat, states, deals, randoms, low, high):
    """A state that fits a view, dealt from a seed of two 32-bit words, into an array of one zeroed STATE (imagining.imagine).

    ``deals`` and ``randoms`` are arrays of one DEAL and one RANDOM to work in. Returns False if no deal fits.
    """
    decks.seed(randoms[0], low, high)
    for _ in range(100):
        if imagining.imagine(views[0], values[0], seat, states[0], deals[0], randoms[0]):
            return True
    return False
