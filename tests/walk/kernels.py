"""The compiled part of the walk: players that make all kinds of things happen, and what must hold at every state.

Everything here looks at the rules from outside: it counts cards itself and says itself which moves are legal, from RULES' clauses, not from
the functions it checks. A broken promise is an AssertionError; ``Walk`` says where (seed and ply). All compiled code of the walk is in
this file, since the cache on disk does not notice a change in another one.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ridback.rules import calls, codes, imagining, machine
from ridback.rules.codes import FLEET, LICENSES, MOVES, PARTS, PASS, ROW, SEATS, TYPES
from ridback.rules.decks import below, seed as seed_random
from ridback.rules.jit import entry, rule
from ridback.rules.record import OPEN, STATE, VIEW, _record

#: What a walk has seen, and where it is. Counts of decisions by kind, moves by number, events by kind, endings by FI3's bits.
_SUMS: Final = ("games", "imagined_games", "states", "tried", "refused", "imagined", "unfit")
_MOSTS: Final = ("most_events", "most_plies", "most_fleet", "most_reshuffles")
WALK: Final = _record(
    *((name, "i8") for name in ("seed", "ply", *_SUMS, *_MOSTS)),
    *((name, "i8", (n,)) for name, n in (("decisions", 25), ("moves", MOVES), ("events", 42), ("ends", 4))),
)

# Rows of the array of states a walk works with, and of the array of views.
GAME, TWIN, KEPT, TRIAL, DREAM, OTHER, SAVED, BLANK, ROWS = range(9)
SEEN, AGAIN, EMPTY, VIEW_ROWS = range(4)

#: The open part comes first in a view.
OPEN_BYTES: Final = OPEN.itemsize
VIEW_BYTES, STATE_BYTES = VIEW.itemsize, STATE.itemsize
#: More plies than any game has.
LONGEST: Final = 20000
#: Players, by number.
STYLES: Final = ("drifter", "bidder", "hoarder", "fisher", "launcher", "trader")
#: How many times of 100 a player passes where it may, by kind of decision; behind that: of how many lowest bids it chooses.
_LIKES: Final = np.array(
    # none name open bid pay launch hire captain process trade drawn discard; spread
    [
        [0, 20, 0, 40, 0, 20, 20, 0, 20, 50, 0, 0, 99],
        [0, 0, 0, 10, 0, 50, 50, 0, 50, 50, 0, 0, 4],
        [0, 97, 0, 99, 0, 95, 95, 0, 90, 90, 0, 0, 1],
        [0, 5, 0, 90, 0, 0, 0, 0, 95, 95, 0, 0, 1],
        [0, 15, 0, 60, 0, 0, 30, 0, 30, 50, 0, 0, 2],
        [0, 5, 0, 50, 0, 10, 5, 0, 0, 10, 0, 0, 3],
    ],
    np.int64,
)

_PROCESSING, _TUNA = codes.PROCESSING_VESSEL, codes.TUNA


# -- players --------------------------------------------------------------------------------------------------------------------


@rule
def choose(kind, style, out, n, random):
    """One of the n legal moves in ``out`` (a LEGAL record), as a player of a style likes it."""
    first = 0
    if n > 1 and out.moves[0] == PASS:
        if below(random, 100) < _LIKES[style, kind]:
            return int(PASS)
        first = 1
    among = n - first
    if kind == codes.ASK_BID or kind == codes.ASK_OPEN:
        among = min(among, _LIKES[style, 12])
    return int(out.moves[first + below(random, among)])


@rule
def pick_seat(o, random):
    """One of the seats that are asked, in any order (RD3); -1 if none is."""
    k = below(random, int(o.asked)) if o.asked else -1
    for seat in range(SEATS):
        if o.at[seat].ask:
            k -= 1
            if k < 0:
                return seat
    return -1


# -- what is legal, said from the rules --------------------------------------------------------------------------------------


@rule
def cash(s, own, v):
    """PY1: all a seat could pay, in $."""
    total = int(s.store) + 2 * int(s.gone_fishin)
    for t in range(TYPES):
        total += int(own.hand[t]) * int(v.coins[t])
    return total


@rule
def owned(s, card):
    """Whether a seat may launch a boat card by its licenses (LA1, LA4)."""
    if card == 5:
        return s.licenses[5] + s.licenses[14] + s.licenses[15] > 0
    return card < 5 and s.licenses[card] > 0


@rule
def have(s, own, part):
    """How many of a part a seat could put down (PY1)."""
    if part < TYPES:
        return int(own.hand[part])
    return int(s.gone_fishin) if part == TYPES else int(s.store) if part == TYPES + 1 else 0


@rule
def part_fits(s, own, v, part):
    """PY2: descending value, equal values by number, and what may follow covers what is due."""
    if have(s, own, part) == 0 or v.part_value[part] == 0:
        return False
    value = int(v.part_value[part])
    follow = 0
    for q in range(PARTS):
        worth = int(v.part_value[q])
        if s.paid[q] and (worth < value or (worth == value and q > part)):
            return False
        if worth < value or (worth == value and q >= part):
            follow += have(s, own, q) * worth
    return follow >= s.due


@rule
def allowed(o, own, v, seat, move):
    """Whether a move is legal for a seat, by the rules' words."""
    s = o.at[seat]
    kind = s.ask
    most = min(cash(s, own, v) + min(int(s.licenses[0]), 4), codes.BID_TOP)
    if kind == codes.ASK_NAME:
        if codes.LOT <= move < codes.LOT + ROW and o.row[move - codes.LOT] >= 0:
            return v.license_cost[o.row[move - codes.LOT]] <= most
        return move == PASS
    if kind == codes.ASK_OPEN:
        return move >= codes.BID and v.license_cost[o.row[o.lot]] <= move - codes.BID <= most
    if kind == codes.ASK_BID:
        return move == PASS or (move >= codes.BID and o.bid < move - codes.BID <= most)
    if kind == codes.ASK_PAY:
        return codes.PAY <= move < codes.PAY + PARTS and part_fits(s, own, v, move - codes.PAY)
    if kind == codes.ASK_LAUNCH:
        card = move - codes.LAUNCH
        if 0 <= card < TYPES and own.hand[card] and owned(s, card):
            return max(v.launch_cost[card] - min(int(s.licenses[0]), 4), 0) <= cash(s, own, v) - v.coins[card]
        return move == PASS
    if kind == codes.ASK_HIRE:
        return move == PASS or (codes.HIRE <= move < codes.HIRE + s.fleet and not s.boats[move - codes.HIRE].captained)
    if kind == codes.ASK_CAPTAIN:
        return codes.CAPTAIN <= move < codes.CAPTAIN + TYPES and own.hand[move - codes.CAPTAIN] > 0
    if kind == codes.ASK_PROCESS:
        boat = move - codes.PROCESS
        return move == PASS or (0 <= boat < s.fleet and boat > s.boat and s.boats[boat].crates > 0)
    if kind == codes.ASK_TRADE:
        return move == PASS or move == codes.TRADE
    if kind == codes.ASK_DISCARD_DRAWN or kind == codes.ASK_DISCARD:
        pile = own.drawn if kind == codes.ASK_DISCARD_DRAWN else own.hand
        return codes.DISCARD <= move < codes.DISCARD + TYPES and pile[move - codes.DISCARD] > 0
    return False


# -- what must hold in any state, real or imagined ---------------------------------------------------------------------------


@rule
def boats_add_up(g, v):
    """Every boat card of the line-up is in exactly one place, and no others are anywhere."""
    o = g.open
    seen = np.zeros(TYPES, np.int64)
    for t in range(TYPES):
        seen[t] += o.discard[t]
    for i in range(o.deck):
        seen[g.hidden.deck[i]] += 1
    for seat in range(SEATS):
        own, s = g.own[seat], o.at[seat]
        seen[max(int(s.launching), 0)] += int(s.launching >= 0)
        for t in range(TYPES):
            assert own.hand[t] >= 0 and own.drawn[t] >= 0 and own.discarded[t] >= 0, "no count of cards is negative"
            seen[t] += own.hand[t] + own.drawn[t] + own.discarded[t]
        for b in range(FLEET):
            assert (own.captains[b] >= 0) == (s.boats[b].captained == 1), "whoever is captained has a captain, and nobody else"
            assert b < s.fleet or s.boats[b].captained + s.boats[b].crates + s.boats[b].card == 0, "no boat behind the fleet"
            if b < s.fleet:
                assert s.boats[b].type == s.boats[b].card and owned(s, int(s.boats[b].type)), "launched by a license (LA1)"
                assert 0 <= s.boats[b].crates <= v.boat_room, "crates fit the boat (LA5)"
                seen[s.boats[b].card] += 1
            if own.captains[b] >= 0:
                seen[own.captains[b]] += 1
    for t in range(TYPES):
        assert o.discard[t] >= 0, "the discard pile holds no fewer than none"
        assert seen[t] == (v.boat_count[t] if t < TYPES - 1 and o.line_up[t] else 0), "every boat card is somewhere, once"


@rule
def licenses_add_up(g, v):
    """Every license of the line-up is in exactly one place; what was set aside is standard; the box holds what ST4 says."""
    o, h = g.open, g.hidden
    seen = np.zeros(LICENSES, np.int64)
    for i in range(o.license_deck):
        seen[h.licenses[i]] += 1
        if i >= o.license_deck - o.aside:
            assert v.license_premium[h.licenses[i]] == 0, "what was set aside is standard (ST3)"
    for i in range(ROW):
        assert (o.row[i] >= 0) == (i < o.in_row), "the row has no gaps"
        if o.row[i] >= 0:
            seen[o.row[i]] += 1
    standard, premium = 0, 0
    for k in range(LICENSES):
        assert h.removed[k] >= 0 and o.swept[k] >= 0, "no count of licenses is negative"
        seen[k] += h.removed[k] + o.swept[k]
        if v.license_premium[k]:
            premium += h.removed[k]
        else:
            standard += h.removed[k]
        for seat in range(SEATS):
            seen[k] += o.at[seat].licenses[k]
        assert seen[k] == v.license_count[k] * o.line_up[k], "every license is somewhere, once"
    assert standard == (6 if o.seats == 2 else 2 if o.seats == 3 else 0), "standard licenses in the box (ST4)"
    assert premium == (3 if o.seats == 2 else 2 if o.seats == 3 else 0), "premium licenses in the box (ST4)"
    assert o.removed_standard == standard and o.removed_premium == premium, "the box is as full as everybody knows"
    assert 0 <= o.aside <= o.license_deck, "what is set aside lies on the deck"


@rule
def crates_add_up(o, v, spent):
    """Supply, crates aboard, in stores and spent are all there were; Gone Fishin' cards stay 20 (or none)."""
    crates, fishin = int(o.supply) + spent, int(o.gone_fishin_pile)
    for seat in range(SEATS):
        s = o.at[seat]
        assert s.store >= 0 and s.gone_fishin >= 0, "no purse is negative"
        crates += s.store
        fishin += s.gone_fishin
        for b in range(s.fleet):
            crates += s.boats[b].crates
    assert crates == 25 * o.seats, "every crate is somewhere, once"
    assert fishin == (20 if o.with_gone_fishin else 0), "every Gone Fishin' card is somewhere, once"


@rule
def sizes_tell_the_truth(g, v):
    """Public sizes are those of the hidden things; what everybody concludes about a hand is true of it."""
    o = g.open
    pile = 0
    for t in range(TYPES):
        pile += o.discard[t]
    for seat in range(SEATS):
        own, s = g.own[seat], o.at[seat]
        hand, drawn, discarded, coins = 0, 0, 0, 0
        for t in range(TYPES):
            hand += own.hand[t]
            drawn += own.drawn[t]
            discarded += own.discarded[t]
            coins += int(own.hand[t]) * int(v.coins[t])
            assert 0 <= s.sure[t] <= own.hand[t], "what a hand surely holds, it holds"
        assert s.hand == hand, "a hand is as large as everybody sees"
        assert s.drawn == drawn, "as many cards are drawn as everybody sees"
        assert s.discarded == discarded, "as many cards were discarded face down as everybody sees"
        assert 0 <= s.proven <= coins, "a hand is worth what it proved"
        pile += discarded
    assert o.discard_pile == pile, "the discard pile is as large as everybody sees"
    assert o.deck >= 0, "the deck holds no fewer than none"


@rule
def questions_make_sense(o):
    """Somebody is asked, or the game is over; who is asked what fits the phase (RD1, RD3, RD4)."""
    asked = 0
    for seat in range(SEATS):
        s = o.at[seat]
        kind = s.ask
        assert s.stage == 0 or o.phase == codes.TOGETHER, "nobody stands in a phase two that is over"
        if kind:
            asked += 1
            assert seat < o.seats, "nobody sits there"
            if o.phase == codes.PROCESSING:
                assert s.licenses[_PROCESSING] > 0, "only with the license (RD4)"
                assert kind == codes.ASK_PROCESS or (kind == codes.ASK_TRADE and s.store > 0), "for crates, or to trade one (RD4)"
            elif o.phase == codes.DISCARDING:
                owed = codes.ASK_DISCARD if s.licenses[_TUNA] else codes.ASK_DISCARD_DRAWN
                assert kind == owed, "who has Tuna discards from its hand, others of what they drew (DR1)"
            else:
                phase = int(s.stage if o.phase == codes.TOGETHER else o.phase)
                assert o.phase == codes.TOGETHER or o.turn == seat, "it is that seat's turn"
                if kind == codes.ASK_LAUNCH:
                    assert phase == codes.LAUNCHING and s.hand > 0 and s.launches > 0, "only with a card and a launch (RD4)"
                elif kind == codes.ASK_HIRE:
                    assert phase == codes.HIRING and s.hand > 0 and s.hires > 0, "only with a card and a hire (RD4)"
                elif kind == codes.ASK_CAPTAIN:
                    assert phase == codes.HIRING and s.hand > 0 and 0 <= s.boat < s.fleet, "a captain is for a boat (HI1)"
                elif kind == codes.ASK_PAY:
                    assert (phase == codes.BUYING or phase == codes.LAUNCH_PAYING) and s.due > 0, "a price of $0 is not asked for (PY1)"
                else:
                    assert o.phase == codes.AUCTION or kind == codes.ASK_BID, "phase one asks for names and bids"
                    assert s.in_phase, "only who is still in the auction (AU1)"
                    assert kind != codes.ASK_BID or (s.in_bidding and o.bidder != seat), "only who has not passed (AU2)"
    assert asked == o.asked, "as many are asked as the record says"
    over = o.phase == codes.OVER
    assert over == (asked == 0) and over == (o.ended > 0), "somebody can move unless it is over"
    several = o.phase == codes.PROCESSING or o.phase == codes.DISCARDING or (o.phase == codes.TOGETHER and o.at_once > 0)
    assert asked <= 1 or several, "several only where it does not matter (RD3, RD6)"


@rule
def bids_can_be_paid(g, v):
    """AU4: whatever a seat bid for the lot it can pay. PY2: nothing superfluous was put down."""
    o = g.open
    for seat in range(o.seats):
        s = o.at[seat]
        if o.lot >= 0 and s.bid > 0 and o.phase != codes.BUYING:
            assert s.bid <= cash(s, g.own[seat], v) + min(int(s.licenses[0]), 4), "a bid can be paid (AU4)"
        if s.ask == codes.ASK_PAY:
            paid = 0
            for part in range(PARTS):
                paid += s.paid[part] * v.part_value[part]
            assert paid + s.due == s.price, "what was put down and what is due make the price"


@rule
def lists_are_right(g, v, out):
    """The legal moves of every seat are those the rules allow, ascending, each once; who is asked has one, who is not has none."""
    o = g.open
    for seat in range(o.seats):
        n = machine.legal(o, g.own[seat], v, seat, out)
        assert (n > 0) == (o.at[seat].ask > 0), "who is asked can move, and nobody else"
        if n:
            k = 0
            for move in range(MOVES):
                listed = k < n and out.moves[k] == move
                assert listed == allowed(o, g.own[seat], v, seat, move), "the legal moves are those the rules allow"
                k += listed
            assert k == n, "the legal moves are sorted and unique"


@rule
def check(g, v, spent):
    """All that must hold but the lists of moves. ``spent`` is how many crates left the game so far."""
    boats_add_up(g, v)
    licenses_add_up(g, v)
    crates_add_up(g.open, v, spent)
    sizes_tell_the_truth(g, v)
    questions_make_sense(g.open)
    bids_can_be_paid(g, v)


@rule
def spends(kind, move):
    """How many crates a move takes out of the game (PY4, RD5)."""
    return int((kind == codes.ASK_PAY and move == codes.PAY + TYPES + 1) or (kind == codes.ASK_TRADE and move == codes.TRADE))


@rule
def same(a, b, n):
    """Whether the first n bytes of two rows are the same."""
    differ = 0
    for i in range(n):
        differ += a[i] != b[i]
    return differ == 0


# -- what is hidden --------------------------------------------------------------------------------------------------------------


@rule
def scramble(g, viewer, random):
    """Deal everything a seat does not see anew, any card anywhere, sizes kept: no rule says it must be likely, or even payable."""
    o, h = g.open, g.hidden
    cards, n = np.zeros(codes.DECK, np.int64), int(o.deck)
    for i in range(n):
        cards[i] = h.deck[i]
    for seat in range(o.seats):
        if seat != viewer:
            own = g.own[seat]
            for t in range(TYPES):
                for _ in range(own.hand[t] + own.drawn[t] + own.discarded[t]):
                    cards[n] = t
                    n += 1
                own.hand[t] = 0
                own.drawn[t] = 0
                own.discarded[t] = 0
            for b in range(o.at[seat].fleet):
                if own.captains[b] >= 0:
                    cards[n] = own.captains[b]
                    n += 1
    mix(cards, n, random)
    for seat in range(o.seats):
        if seat != viewer:
            own, s = g.own[seat], o.at[seat]
            for pile, size in ((own.hand, s.hand), (own.drawn, s.drawn), (own.discarded, s.discarded)):
                for _ in range(size):
                    n -= 1
                    pile[cards[n]] += 1
            for b in range(s.fleet):
                if own.captains[b] >= 0:
                    n -= 1
                    own.captains[b] = cards[n]
    assert n == o.deck, "everything was dealt"
    for i in range(n):
        h.deck[i] = cards[i]
    n = int(o.license_deck)
    for i in range(n):
        cards[i] = h.licenses[i]
    for k in range(LICENSES):
        for _ in range(h.removed[k]):
            cards[n] = k
            n += 1
        h.removed[k] = 0
    mix(cards, n, random)
    for i in range(n):
        if i < o.license_deck:
            h.licenses[i] = cards[i]
        else:
            h.removed[cards[i]] += 1
    seed_random(h.random, below(random, 1 << 31), below(random, 1 << 31))


@rule
def mix(cards, n, random):
    """Shuffle the first n entries of an array."""
    for i in range(n - 1, 0, -1):
        j = below(random, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def hidden_stays_hidden(states, views, raw_views, v, viewer, room, random):
    """Whatever lies where a seat cannot see it, its view and its legal moves are the same."""
    states[OTHER] = states[GAME]
    scramble(states[OTHER], viewer, random)
    views[AGAIN] = views[EMPTY]
    imagining.look(states[OTHER], viewer, views[AGAIN])
    assert same(raw_views[SEEN], raw_views[AGAIN], VIEW_BYTES), "what is hidden does not change a view"
    if viewer >= 0:
        n = machine.legal(states[GAME].open, states[GAME].own[viewer], v, viewer, room[0])
        assert n == machine.legal(views[AGAIN].open, views[AGAIN].own, v, viewer, room[1]), "nor how many moves a seat has"
        for k in range(n):
            assert room[0].moves[k] == room[1].moves[k], "nor which"


@rule
def same_in_the_open(states, views, raw_views, ios):
    """A move has had the same open consequences in the game (now TRIAL) and in an imagined one (now OTHER), but for the licenses it
    turned up: who is asked next, and what everybody hears, tell nothing of what is hidden (RD4)."""
    for k in range(2):
        views[SEEN + k].open = states[TRIAL if k == 0 else OTHER].open
        for i in range(ROW):
            views[SEEN + k].open.row[i] = -1
    assert same(raw_views[SEEN], raw_views[AGAIN], OPEN_BYTES), "what is hidden changes nothing in the open"
    assert ios[0].events == ios[1].events, "as much is heard, whatever is hidden"
    for i in range(ios[0].events):
        kind = ios[0].log[i, 0]
        for c in range(5):
            card = 4 if kind == codes.EV_HIRED else 2
            told = c != card or kind not in (codes.EV_HIRED, codes.EV_DREW, codes.EV_DISCARDED, codes.EV_REVEALED)
            assert not told or ios[0].log[i, c] == ios[1].log[i, c], "the same is heard, whatever is hidden"


@rule
def dream(states, views, raw_views, v, viewer, spent, deal, room, random, w):
    """A state imagined from a view gives the view back, and everything holds in it that holds in a real one."""
    w.imagined += 1
    tries = 1
    while not imagining.imagine(views[SEEN], v, viewer, states[DREAM], deal, random):
        w.unfit += 1
        tries += 1
        assert tries < 10, "a state that fits is found soon"
    views[AGAIN] = views[EMPTY]
    imagining.look(states[DREAM], viewer, views[AGAIN])
    assert same(raw_views[SEEN], raw_views[AGAIN], VIEW_BYTES), "imagining and looking gives the view back"
    check(states[DREAM], v, spent)
    lists_are_right(states[DREAM], v, room[0])


@rule
def pick_nonsense(g, v, random):
    """A seat and a move that is not legal for it (as one number), seats and moves that do not exist among them; -1: not this time."""
    seat, move = below(random, SEATS + 3) - 1, below(random, MOVES + 4) - 2
    if move == calls.RUN_ON or (0 <= seat < g.open.seats and allowed(g.open, g.own[seat], v, seat, move)):
        return -1
    return (move + 2) * (SEATS + 3) + seat + 1


# -- the walk ------------------------------------------------------------------------------------------------------------------------


@rule
def do_step(states, values, seat, move, ply, ios, moves, asked_at):
    """calls.step once for all: it is compiled into whatever calls it."""
    return calls.step(states, values, seat, move, ply, ios, moves, asked_at)


@entry
def walk(states, raw, views, raw_views, values, choices, styles, first, games, ios, room, deals, randoms, asked_at, walks):
    """Play games and check everything at every state; then one game imagined on the way. Raises AssertionError; ``walks[0]`` is where.

    ``states`` (ROWS,) and ``views`` (VIEW_ROWS,) are zeroed, ``raw`` and ``raw_views`` the same as rows of bytes; ``choices`` is an
    array of one CHOICES record; ``styles`` (seats,) the players; ``first`` the first game's seed. (One long function, because each
    compiled function that plays moves carries all the rules with it.)
    """
    v, w, random, g = values[0], walks[0], randoms[0], states[GAME]
    for number in range(2 * games):
        real = number % 2 == 0
        w.ply = 0
        if real:
            w.seed = first + number // 2
            w.games += 1
            seed_random(random, w.seed, 1)
            states[GAME] = states[BLANK]
            choices[0].low = w.seed
            calls.start(states[:TWIN], values, choices)
            ios[0].events = 0
            do_step(states[:TWIN], values, 0, calls.RUN_ON, 0, ios, room, asked_at)
            spent, spent_there, processed = 0, 0, np.zeros((SEATS, FLEET), np.int64)
        else:
            w.imagined_games += 1
            states[GAME] = states[SAVED]
            spent = spent_there
        while True:
            w.states += 1
            check(g, v, spent)
            lists_are_right(g, v, room[0])
            states[KEPT] = states[GAME]

            # every legal move of every seat applies, and everything holds behind it
            for seat in range(g.open.people):
                kind = int(g.open.at[seat].ask)
                for k in range(machine.legal(g.open, g.own[seat], v, seat, room[0])):
                    move = int(room[0].moves[k])
                    states[TRIAL] = states[GAME]
                    w.tried += 1
                    assert do_step(states[TRIAL:DREAM], values, seat, move, 0, ios, room[1:], asked_at), "a legal move applies"
                    w.most_events = max(w.most_events, ios[0].events)
                    check(states[TRIAL], v, spent + spends(kind, move))
                    if kind == codes.ASK_CAPTAIN or kind == codes.ASK_DISCARD or kind == codes.ASK_DISCARD_DRAWN:
                        states[OTHER if k == 0 else DREAM] = states[TRIAL]
                        assert k == 0 or same(raw[OTHER], raw[DREAM], OPEN_BYTES), "which card is put down, nobody else sees (VI1)"

            # what is not legal is refused and changes nothing
            for s in range(SEATS):
                asked_at[s] = s
            for _ in range(6):
                nonsense = pick_nonsense(g, v, random)
                if nonsense >= 0:
                    seat, move = nonsense % (SEATS + 3) - 1, nonsense // (SEATS + 3) - 2
                    w.refused += 1
                    assert not do_step(states[:TWIN], values, seat, move, 99, ios, room[1:], asked_at), "what is not legal is refused"
            for s in range(SEATS):
                assert asked_at[s] == s, "a refused move answers no question"
            assert same(raw[GAME], raw[KEPT], STATE_BYTES), "a refused move changes nothing"

            # what somebody cannot see
            viewer = below(random, g.open.people + 1) - 1
            views[SEEN] = views[EMPTY]
            imagining.look(g, viewer, views[SEEN])
            hidden_stays_hidden(states, views, raw_views, v, viewer, room, random)
            seat = pick_seat(g.open, random)
            dream(states, views, raw_views, v, viewer, spent, deals[0], room, random, w)
            if seat >= 0:
                if real and below(random, w.ply + 1) == 0:
                    states[SAVED] = states[DREAM]
                    spent_there = spent
                n = machine.legal(g.open, g.own[seat], v, seat, room[0])
                move = int(room[0].moves[below(random, n)])
                states[TRIAL] = states[GAME]
                states[OTHER] = states[DREAM]
                if do_step(states[OTHER:SAVED], values, seat, move, 0, ios[1:], room[1:], asked_at):
                    do_step(states[TRIAL:DREAM], values, seat, move, 0, ios, room[1:], asked_at)
                    same_in_the_open(states, views, raw_views, ios)
            assert same(raw[GAME], raw[KEPT], STATE_BYTES), "looking, imagining and trying change nothing"

            # on it goes
            if seat < 0:
                break
            kind = int(g.open.at[seat].ask)
            n = machine.legal(g.open, g.own[seat], v, seat, room[0])
            move = choose(kind, styles[seat], room[0], n, random)
            states[TWIN] = states[GAME]
            assert do_step(states[:TWIN], values, seat, move, w.ply, ios, room[1:], asked_at), "a legal move applies"
            assert same(raw[TWIN], raw[KEPT], STATE_BYTES), "a copy does not change when the original goes on"
            do_step(states[TWIN:KEPT], values, seat, move, w.ply, ios[2:], room[1:], asked_at)
            assert same(raw[GAME], raw[TWIN], STATE_BYTES), "the same move does the same, whether anybody listens or not"
            spent += spends(kind, move)
            w.ply += 1
            if real:
                w.decisions[kind] += 1
                w.moves[move] += 1
                for i in range(ios[0].events):
                    w.events[ios[0].log[i, 0]] += 1
                if kind == codes.ASK_PROCESS and move != PASS:
                    assert processed[seat, move - codes.PROCESS] < g.open.round_no, "one crate a boat and round (PR1)"
                    processed[seat, move - codes.PROCESS] = g.open.round_no
            assert w.ply < LONGEST, "every game ends"
        if real:
            w.ends[g.open.ended] += 1
            w.most_plies = max(w.most_plies, w.ply)
            w.most_reshuffles = max(w.most_reshuffles, g.open.reshuffles)
            for seat in range(g.open.people):
                w.most_fleet = max(w.most_fleet, g.open.at[seat].fleet)
