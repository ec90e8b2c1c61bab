"""The search: information-set Monte Carlo tree search, started from imagined states of a seat's own view. Compiled, like the rules.

Each round one full state is imagined that fits the view (rules/imagining.py), and every move still in the race is tried in it, with every
way to go on after it that is (habits.WAYS), so that they are compared in the same worlds; a move is as good as its best way. Below the
first move a tree of the seat's own later decisions may grow, whose nodes are sequences of moves, not states; whoever is not in the tree is
played by mate's judgement, to the end of the game or for some rounds, after which the end is guessed (valuing.py). What a move is
worth is told by playouts in which the tree's best moves are made; other playouts, beside them, look for better ones. A move leaves the
race when another one is surely better.
"""

import numpy as np

from ridback.bots import answering, candidates, valuing
from ridback.bots.habits import HABITS, WAYS
from ridback.rules import decks, imagining, machine, scoring
from ridback.rules.codes import ASK_CAPTAIN, ASK_PAY, OVER, SEATS
from ridback.rules.imagining import DEAL
from ridback.rules.jit import entry, rule, rule_inline
from ridback.rules.record import IO, LEGAL, RANDOM, SHEETS, STATE, VIEW, _record

#: The most runners that are in the race at first, and the most moves among them; the most decisions on the way down the tree.
RACE = 256
MOST = 96
PATH = 64
#: What is asked for where nobody chooses.
WATCH = -1

#: What the search can be told, by name.
TUNING = _record(
    ("ways", "i4"),  # how many ways to go on are tried behind each move (habits.WAYS)
    ("raises", "i4"),  # how many of the lowest bids are thought of
    ("tree", "i4"),  # 1: a tree of the seat's own later decisions; 0: none
    ("depth", "i4"),  # the most decisions down the tree
    ("learn", "f8"),  # the part of the rounds in which each move gets a second playout, to learn what to do behind it
    ("trust", "i4"),  # tries before a move in the tree can be the best
    ("explore", "f8"),  # how much a move that was tried seldom is favoured
    ("prior", "f8"),  # the trust in mate's move, 0 to 1
    ("sure", "f8"),  # standard errors by which a move is surely worse
    ("least", "i4"),  # rounds before any move leaves the race
    ("margin", "f8"),  # the part of utility that is the margin to the best other, against victory
    ("scale", "f8"),  # VP of margin that count like half a victory
    ("horizon", "i4"),  # rounds that playouts go on for before the end is guessed (valuing.py); 0: all
    ("whole", "i4"),  # 1: goes on when one move is left in the race, for what it leads to
)

#: A node of the tree: a move that was made at its parent, and what came of it, by seat.
NODE = _record(
    ("first", "i4"),
    ("next", "i4"),
    ("visits", "i4"),
    ("move", "i2"),
    ("seat", "i2"),
    ("value", "f4", (SEATS,)),
)

#: Where a search works, and what it has found.
DESK = _record(
    ("seen", VIEW),
    ("world", STATE),
    ("state", STATE),
    ("legal", LEGAL),
    ("few", LEGAL),
    ("deal", DEAL),
    ("random", RANDOM),
    ("whim", RANDOM),
    ("io", IO),
    ("sheets", SHEETS),
    ("tuning", TUNING),
    ("net", valuing.NET),
    ("minds", HABITS, (len(WAYS),)),  # the seat's, by way; the others are like the first
    ("totals", "f4", (SEATS, valuing.SUMS)),
    ("x", "f4", (valuing.INPUTS,)),
    ("guesses", "f8", (SEATS,)),
    ("chances", "f8", (SEATS,)),
    ("until", "i4"),  # the round before which playouts end
    ("seat", "i4"),
    ("nodes", "i4"),
    ("length", "i4"),
    ("path", "i4", (PATH,)),
    ("places", "i4"),  # different moves in the race at first
    ("n", "i4"),  # runners at first: a move, and a way to go on after it; runner i has move i % places
    ("live", "i4"),  # runners still in the race, and how many moves they have
    ("open", "i4"),
    ("stay", "i4"),  # so many of the first moves stay in the race to its end
    ("rounds", "i4"),
    ("playouts", "i4"),
    ("moves", "i4", (RACE,)),
    ("ways", "i4", (RACE,)),
    ("racing", "i4", (RACE,)),
    ("visits", "i4", (RACE,)),
    ("utility", "f8", (RACE,)),  # sums
    ("wins", "f8", (RACE, SEATS)),
    ("score", "f8", (RACE,)),
    ("now", "f8", (RACE,)),
    ("gap", "f8", (RACE, RACE)),  # sums of squares of differences
    ("gain", "f8", (SEATS,)),
)


@rule
def do(g, v, seat, move, io):
    """A legal move, and all behind it that needs no choice (machine.apply), compiled once for all bots."""
    machine.apply(g, v, seat, move, io)


@rule_inline
def judge(d, v):
    """What the end of the playout is worth to each seat, from 0 to 1, into ``gain``: its chance to win, and a little by the margin.

    Into ``chances`` and ``guesses`` go the chances to win and the final VP.
    """
    o, t = d.state.open, d.tuning
    if o.phase == OVER:
        scoring.rank(o, v, d.sheets)
        winners = 0
        for s in range(o.seats):
            winners += int(d.sheets.ranks[s] == 0)
        for s in range(o.seats):
            d.guesses[s] = d.sheets.sheets[s, scoring.TOTAL]
            d.chances[s] = 1.0 / winners if d.sheets.ranks[s] == 0 else 0.0
    else:
        valuing.tally(d.state, v, d.sheets.sheets[0], d.totals)
        valuing.common(o, v, d.x)
        spread = d.net.spread[0] + d.net.spread[1] * (d.x[0] - 1.0)
        most = -1e9
        for s in range(o.seats):
            valuing.count(o, d.state.own[s], v, s, d.totals, d.x)
            d.guesses[s] = valuing.guess(d.net, d.x)
            most = max(most, d.guesses[s])
        total = 0.0
        for s in range(o.seats):
            d.chances[s] = np.exp((d.guesses[s] - most) / spread)
            total += d.chances[s]
        for s in range(o.seats):
            d.chances[s] /= total
    for s in range(o.seats):
        best = -1e9
        for i in range(o.seats):
            if i != s:
                best = max(best, d.guesses[i])
        x = (d.guesses[s] - best) / t.scale
        d.gain[s] = (1.0 - t.margin) * d.chances[s] + t.margin * (0.5 + 0.5 * x / (1.0 + abs(x)))


@rule_inline
def play_on(d, nodes, v, node, move, way, learning):
    """The state's game from a move of the searching seat (WATCH: none) on, to its end or to where it is not looked at any more.

    ``node`` is the tree's node behind the move. In the tree the move that has done best is made; when ``learning``, once on the way another
    one that might be better. The tree grows by one node; from there, and at every seat that is not in the tree, mate's judgement does.
    The nodes passed are in ``path``, and how many there are in ``length``. Returns the place in the path from which on the playout says
    what the nodes are worth: behind the move that was tried only to learn.
    """
    g, t = d.state, d.tuning
    seat, since = int(d.seat), 0
    d.length = 1
    d.path[0] = node
    growing = t.tree > 0 and nodes[node].visits > 0
    while True:
        if move >= 0:
            do(g, v, seat, move, d.io)
        seat = machine.actor(g.open)
        if seat < 0 or g.open.round_no >= d.until:
            break
        o = g.open
        n = machine.legal(o, g.own[seat], v, seat, d.legal)
        move = answering.decide(o, g.own[seat], v, seat, d.legal, n, d.whim, d.minds[way if seat == d.seat else 0])
        kind = o.at[seat].ask
        if growing and n > 1 and kind != ASK_PAY and kind != ASK_CAPTAIN and seat == d.seat:
            few = candidates.candidates(o, o.at[seat], d.legal, n, t.raises, d.few)
            best = _best_so_far(d, nodes, node, seat, few, move)
            pick = best
            if learning and decks.below(d.random, 2) == 0:
                pick = _to_learn(d, nodes, node, seat, few, move)
                learning = pick == best
            node, move = _child(d, nodes, node, seat, pick), pick
            if node > 0:
                d.path[d.length] = node
                if pick != best:
                    since = int(d.length)
                d.length += 1
            growing = node > 0 and nodes[node].visits > 0 and d.length < min(PATH, t.depth)
    return since


@rule
def _find(nodes, node, seat, move):
    """The node behind a move of a seat at a node; 0 if there is none."""
    child = int(nodes[node].first)
    while child > 0 and not (nodes[child].move == move and nodes[child].seat == seat):
        child = int(nodes[child].next)
    return child


@rule
def _best_so_far(d, nodes, node, seat, few, default):
    """Mate's move, or another of the ``few`` that has been tried often enough and done better."""
    least, pick = int(d.tuning.trust), default
    child = _find(nodes, node, seat, default)
    if child == 0 or nodes[child].visits < least:
        return pick
    best = nodes[child].value[seat] / nodes[child].visits
    for i in range(few):
        child = _find(nodes, node, seat, int(d.few.moves[i]))
        if child > 0 and nodes[child].visits >= least:
            mean = nodes[child].value[seat] / nodes[child].visits
            if mean > best:
                best, pick = mean, int(d.few.moves[i])
    return pick


@rule
def _to_learn(d, nodes, node, seat, few, default):
    """Which of the ``few`` moves is worth another try: the best so far, or one that might be. Mate's is trusted untried."""
    t, parent = d.tuning, nodes[node]
    base = parent.value[seat] / max(parent.visits, 1)
    root = t.explore * np.sqrt(float(max(parent.visits, 1)))
    best, pick = -1e9, default
    for i in range(few):
        move = int(d.few.moves[i])
        child = _find(nodes, node, seat, move)
        trust = t.prior if move == default else (1.0 - t.prior) / max(few - 1, 1)
        visits = int(nodes[child].visits) if child > 0 else 0
        mean = nodes[child].value[seat] / visits if visits > 0 else base
        score = mean + trust * root / (1 + visits)
        if score > best:
            best, pick = score, move
    return pick


@rule
def _child(d, nodes, node, seat, move):
    """The node behind a move at a node, made if there is none; 0 if the tree is full."""
    child = _find(nodes, node, seat, move)
    if child == 0 and d.nodes < nodes.shape[0]:
        child = int(d.nodes)
        d.nodes += 1
        _blank(nodes[child], seat, move)
        nodes[child].next = nodes[node].first
        nodes[node].first = child
    return child


@rule
def _blank(node, seat, move):
    """A node that nothing is known of yet."""
    node.move = move
    node.seat = seat
    node.first = 0
    node.next = 0
    node.visits = 0
    for s in range(SEATS):
        node.value[s] = 0.0


@rule_inline
def begin(d, nodes, view, v, seat, low, high, also):
    """Lay the desk: the view, the moves in the race (``also`` (n,) among them), mate's own first, each with every way to go on.
    Returns how many runners.

    Where the one move asked for is WATCH, playouts go on from the view as it is, also that of a spectator (``seat`` -1).
    """
    d.seen = view
    d.seat = seat
    decks.seed(d.random, low, high)
    d.whim = d.random
    d.io.listening = 0
    d.io.events = 0
    d.io.forced = 0
    d.until = d.seen.open.round_no + d.tuning.horizon if d.tuning.horizon > 0 else 10000
    d.n = 0
    d.stay = 0
    if also.shape[0] == 1 and also[0] == WATCH:
        _enter(d, WATCH)
    else:
        _race(d, v, seat, also)
    d.places = d.n
    for way in range(1, d.tuning.ways):
        for i in range(d.places):
            if d.n < RACE:
                d.moves[d.n] = d.moves[i]
                d.ways[d.n] = way
                d.n += 1
    d.live = d.n
    d.open = d.places
    d.rounds = 0
    d.playouts = 0
    for i in range(d.n):
        d.racing[i] = i
        d.visits[i] = 0
        d.utility[i] = 0.0
        d.score[i] = 0.0
        for s in range(SEATS):
            d.wins[i, s] = 0.0
        for j in range(d.n):
            d.gap[i, j] = 0.0
        _blank(nodes[i + 1], max(seat, 0), d.moves[i])
    d.nodes = d.n + 1
    return int(d.n)


@rule_inline
def _race(d, v, seat, also):
    """The moves of the race: mate's, those of ``also``, which stay to the end, and all the others that differ."""
    o, own = d.seen.open, d.seen.own
    n = machine.legal(o, own, v, seat, d.legal)
    few = candidates.candidates(o, o.at[seat], d.legal, n, d.tuning.raises, d.few)
    _enter(d, answering.decide(o, own, v, seat, d.legal, n, d.whim, d.minds[0]))
    for i in range(also.shape[0]):
        _enter(d, also[i])
    d.stay = d.n if also.shape[0] > 0 else 0
    for i in range(few):
        _enter(d, int(d.few.moves[i]))


@rule
def _enter(d, move):
    for i in range(d.n):
        if d.moves[i] == move:
            return
    if d.n < MOST:
        d.moves[d.n] = move
        d.ways[d.n] = 0
        d.n += 1


@entry
def search(desks, nodes, views, values, seat, low, high, also, rounds):
    """So many more rounds, or fewer, when the race is decided. Returns how many playouts there have been since the beginning.

    With ``rounds`` -1 the search begins, and how many runners are in the race is returned. -1 where no state was found that fits the view.
    """
    d, v = desks[0], values[0]
    if rounds < 0:
        return begin(d, nodes, views[0], v, seat, low, high, also)
    for _ in range(rounds):
        if d.open <= 1 and not d.tuning.whole:
            break
        fits = False
        for _ in range(100):
            if imagining.imagine(d.seen, v, d.seat, d.world, d.deal, d.random):
                fits = True
                break
        if not fits:
            return -1
        decks.seed(d.whim, decks.word(d.random), decks.word(d.random))
        learning = d.tuning.tree > 0 and decks.word(d.random) < d.tuning.learn * 4294967296.0
        for j in range(2 * d.live if learning else int(d.live)):
            i = int(d.racing[j % d.live])
            _play_out(d, nodes, v, i, j >= d.live)
            if j < d.live:
                _note(d, i)
        d.rounds += 1
        _compare(d)
    return int(d.playouts)


@rule_inline
def _play_out(d, nodes, v, i, learning):
    """One playout behind move i of the race, in the state imagined last, and what it teaches the tree."""
    d.state = d.world
    since = play_on(d, nodes, v, i + 1, int(d.moves[i]), int(d.ways[i]), learning)
    judge(d, v)
    for p in range(since, d.length):
        node = nodes[d.path[p]]
        node.visits += 1
        for s in range(SEATS):
            node.value[s] += d.gain[s]
    d.playouts += 1


@rule
def _note(d, i):
    """What the last playout says of move i of the race."""
    d.visits[i] += 1
    d.now[i] = d.gain[max(d.seat, 0)]
    d.utility[i] += d.now[i]
    d.score[i] += d.guesses[max(d.seat, 0)]
    for s in range(d.state.open.seats):
        d.wins[i, s] += d.chances[s]


@rule
def _compare(d):
    """Runners that are surely worse than the best leave the race; those of moves that stay, if one with the same move is better."""
    t = d.tuning
    leader, most = -1, -1e9
    for k in range(d.live):
        i = int(d.racing[k])
        if d.utility[i] > most:
            leader, most = i, d.utility[i]
        for m in range(k):
            j = int(d.racing[m])
            x = d.now[i] - d.now[j]
            d.gap[i, j] += x * x
            d.gap[j, i] += x * x
    if d.rounds < t.least:
        return
    n = float(d.rounds)
    kept = 0
    for k in range(d.live):
        i = int(d.racing[k])
        ahead = leader if i % d.places >= d.stay else _ahead(d, i % d.places)
        mean = (d.utility[ahead] - d.utility[i]) / n
        spread = max(d.gap[ahead, i] / n - mean * mean, 1e-6)
        if i == ahead or mean < t.sure * np.sqrt(spread / n) + 1e-9:
            d.racing[kept] = i
            kept += 1
    d.live = kept
    d.open = 0
    for k in range(kept):
        new = 1
        for m in range(k):
            if (d.racing[m] - d.racing[k]) % d.places == 0:
                new = 0
        d.open += new


@rule
def _ahead(d, place):
    """The best of the runners with one move."""
    pick = -1
    for k in range(d.live):
        i = int(d.racing[k])
        if i % d.places == place and (pick < 0 or d.utility[i] > d.utility[pick]):
            pick = i
    return pick


@entry
def best(desks):
    """The best runner in the race: the one with the highest mean, mate's move before others that are equal."""
    d = desks[0]
    pick = int(d.racing[0])
    for k in range(d.live):
        i = int(d.racing[k])
        if d.utility[i] > d.utility[pick]:
            pick = i
    return pick
