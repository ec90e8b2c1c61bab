"""What Python calls of the compiled rules.

Every record is passed as an array of one: as an argument from Python that costs a microsecond, where a record costs twenty.
"""

from ridback.rules import decks, imagining, machine, scoring, setup
from ridback.rules.jit import entry


@entry
def start(states, values, seats, line_up, gone_fishin, low, high):
    """Set a game up (setup.deal) in an array of one zeroed STATE; nobody is asked yet: :func:`replay` runs it to its first decision."""
    setup.deal(states[0], values[0], seats, line_up, gone_fishin, low, high)


@entry
def legal(states, values, seat, moves):
    """The legal moves of a seat into ``moves`` (an array of one LEGAL); returns how many (machine.legal)."""
    return machine.legal(states[0].open, states[0].own[seat], values[0], seat, moves[0])


@entry
def legal_in_view(views, values, seat, moves):
    """The same from an array of one VIEW."""
    return machine.legal(views[0].open, views[0].own, values[0], seat, moves[0])


@entry
def step(states, values, seat, move, ply, ios, moves, asked_at):
    """Do a move if it is legal, and say whether it was.

    ``ios[0].events`` are then the events it caused; ``asked_at`` (seats,) becomes ``ply`` + 1 for every seat whose decision is new: the
    mover's, and those that were not asked before. ``moves`` is an array of one LEGAL to work in.
    """
    g, io, out = states[0], ios[0], moves[0]
    if seat < 0 or seat >= g.open.seats:
        return False
    known = False
    for k in range(machine.legal(g.open, g.own[seat], values[0], seat, out)):
        if out.moves[k] == move:
            known = True
    if not known:
        return False
    for s in range(g.open.seats):
        if s == seat or not g.open.at[s].ask:
            asked_at[s] = ply + 1
    io.events = 0
    machine.apply(g, values[0], seat, move, io)
    return True


@entry
def replay(states, values, log, first, last, ios, moves, events, plies, asked_at):
    """Run a game to its next decision if nobody is asked, then do moves ``first`` up to ``last`` of a log ((n, 2): seat, move number) as
    :func:`step` does; a move's place in the log is its ply.

    ``events`` ((n, 5), with ``plies`` (n,) beside it) gets what ``ios[0]`` heard. Returns (moves done so far, events noted): less than
    ``last`` where the next move is not legal, or where ``events`` might not have room for what it causes.
    """
    noted, io = 0, ios[0]
    io.events = 0
    machine.advance(states[0], values[0], io)
    for i in range(first, last + 1):
        for k in range(io.events):
            for c in range(5):
                events[noted, c] = io.log[k, c]
            plies[noted] = max(i - 1, first)
            noted += 1
        io.events = 0
        if i == last or events.shape[0] - noted < io.log.shape[0]:
            return i, noted
        if not step(states, values, log[i, 0], log[i, 1], i, ios, moves, asked_at):
            return i, noted
    return last, noted


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
