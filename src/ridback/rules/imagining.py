"""Imagining: a full state that fits what one seat sees, with everything it does not know dealt at random.

Kept: everything open, everything of the seat's own, all sizes, the cards a hand surely holds (``sure``), the money it proved to have
(``proven``), and that a payment under way can be finished. A search that starts from imagined states cannot peek, and never meets a
position in which nobody can move.
"""

from typing import Final

from ridback.rules.codes import (
    ASK_PAY,
    CREW_DECK,
    DECK,
    DFO,
    FLEET,
    HIRE_CREWMAN,
    HOLDS,
    LICENSE_DECK,
    LICENSES,
    MARINAS,
    PARTS,
    SEATS,
    TYPES,
)
from ridback.rules.decks import below, seed, shuffle, word
from ridback.rules.jit import rule, rule_inline
from ridback.rules.payment import in_the_open
from ridback.rules.record import KNOWN, RANDOM, UNSEEN, _record
from ridback.rules.setup import has_boats, hire_crewmen_left, insert_hire_crewmen

#: Where cards are dealt while imagining: one row of ``cards``, cut into each other seat's hand (``first``, ``held``; what it
#: surely holds is in ``sure_coins`` and ``sure_pay`` only), then all the places without conditions.
DEAL = _record(
    ("cards", "i1", (DECK,)),
    ("first", "i2", (SEATS,)),
    ("held", "i2", (SEATS,)),
    ("sure_coins", "i2", (SEATS,)),
    ("sure_pay", "i2", (SEATS,)),
    ("licenses", "i1", (LICENSE_DECK,)),
    ("pool", "i2", (TYPES,)),
    ("license_pool", "i2", (LICENSES,)),
    ("random", RANDOM),
)

#: How often cards are dealt anew before hands that lack something are mended.
REDEALS: Final = 20


@rule_inline
def imagine(view, v, seat, g, d, random):
    """Fill ``g`` (a STATE record) with a state that fits ``view`` (a VIEW record) of ``seat`` (-1: a spectator).

    ``d`` is a DEAL record to work in, ``random`` a RANDOM record. Returns False if no hand that fits was found (deal again).
    """
    g.open = view.open
    for s in range(SEATS):
        own = g.own[s]
        if s == seat:
            g.own[s] = view.own
        else:
            for t in range(TYPES):
                own.hand[t] = 0
                own.drawn[t] = 0
                own.discarded[t] = 0
            own.last = -1
            for b in range(FLEET):
                own.captains[b] = -1
                own.tucked[b] = -1
    seed(g.hidden.random, word(random), word(random))
    _unknown_cards(g, v, d)
    n = _deal_hands(g, v, seat, d, random)
    # dealing again until all fits gives each fitting deal equally often, which mending does not: it is for what hardly ever fits by itself
    for _ in range(REDEALS):
        if _all_covered(g.open, v, seat, d):
            break
        shuffle(random, d.cards, n)
    fits = _mend_hands(g, v, seat, d, n, random)
    _lay_out(g, seat, d, n)
    _deal_licenses(g, v, d, random)
    return fits


@rule
def _unknown_cards(g, v, d):
    """The boat cards of each type that the seat does not know the place of."""
    o = g.open
    for t in range(TYPES):
        d.pool[t] = v.boat_count[t] - o.discard[t] if has_boats(o, t) else 0
    for s in range(o.seats):
        own = g.own[s]
        if 0 <= o.at[s].launching < TYPES and has_boats(o, int(o.at[s].launching)):
            d.pool[o.at[s].launching] -= 1
        for t in range(TYPES):
            d.pool[t] -= own.hand[t] + own.drawn[t] + own.discarded[t]
            for m in range(MARINAS):
                d.pool[t] -= o.at[s].marina[m, t]
        for b in range(o.at[s].fleet):
            if o.at[s].boats[b].card < TYPES:
                d.pool[o.at[s].boats[b].card] -= 1
            if own.captains[b] >= 0:
                d.pool[own.captains[b]] -= 1
            if own.tucked[b] >= 0:
                d.pool[own.tucked[b]] -= 1


@rule
def _deal_hands(g, v, seat, d, random):
    """What others surely hold goes to their hands, the rest of the pool is shuffled into one row. Returns its length."""
    o = g.open
    at = 0
    for s in range(o.seats):
        d.held[s] = 0
        d.sure_coins[s] = 0
        d.sure_pay[s] = 0
        if s != seat:
            sure = 0
            for t in range(TYPES):
                k = o.at[s].sure[t]
                g.own[s].hand[t] = k
                d.pool[t] -= k
                sure += k
                d.sure_coins[s] += k * v.coins[t]
                d.sure_pay[s] += k * _pays(o.at[s], v, t)
            d.first[s] = at
            d.held[s] = o.at[s].hand - sure
            at += d.held[s]
    n = 0
    for t in range(TYPES):
        for _ in range(d.pool[t]):
            d.cards[n] = t
            n += 1
    shuffle(random, d.cards, n)
    return n


@rule
def _pays(s, v, card):
    """What a card can still bring to a seat's payment under way: nothing if its turn in the order of parts is over."""
    return v.coins[card] if v.part_place[card] >= s.place else 0


@rule
def _owes(o, v, seat):
    """What a paying seat's hand must still bring to the payment under way, beside the money everybody sees."""
    s = o.at[seat]
    if s.ask != ASK_PAY:
        return 0
    owes = int(s.due)
    for part in range(TYPES, PARTS):
        if v.part_place[part] >= s.place:
            owes -= in_the_open(s, part) * int(v.part_value[part])
    return owes


@rule
def _short(o, v, d, seat):
    """How much the imagined hand of a seat lacks: for the payment under way, else for what it proved to have."""
    has, pays = int(d.sure_coins[seat]), int(d.sure_pay[seat])
    for i in range(d.first[seat], d.first[seat] + d.held[seat]):
        has += v.coins[d.cards[i]]
        pays += _pays(o.at[seat], v, d.cards[i])
    return max(o.at[seat].proven - has, 0) + max(_owes(o, v, seat) - pays, 0)


@rule
def _all_covered(o, v, seat, d):
    """Whether every other seat's imagined hand has what it must."""
    for s in range(o.seats):
        if s != seat and _short(o, v, d, s) > 0:
            return False
    return True


@rule
def _mend_hands(g, v, seat, d, n, random):
    """Swap cards until every other seat's hand covers what it must; each swap makes the lack smaller."""
    o = g.open
    for s in range(o.seats):
        if s == seat:
            continue
        lack = _short(o, v, d, s)
        while lack > 0:
            better = _mend_once(o, v, d, seat, s, n, lack, random)
            if better >= lack:
                return False
            lack = better
    return True


@rule
def _mend_once(o, v, d, seat, s, n, lack, random):
    """One swap of a card of a hand for one from elsewhere that lessens its lack and makes no other hand lack; the new lack."""
    start = below(random, n)
    for k in range(n):
        j = (start + k) % n
        if d.first[s] <= j < d.first[s] + d.held[s]:
            continue
        for i in range(d.first[s], d.first[s] + d.held[s]):
            if d.cards[i] == d.cards[j]:
                continue
            _swap(d, i, j)
            better = _short(o, v, d, s)
            if better < lack and not _robbed(o, v, d, seat, s, j):
                return better
            _swap(d, i, j)
    return lack


@rule
def _swap(d, i, j):
    card = d.cards[i]
    d.cards[i] = d.cards[j]
    d.cards[j] = card


@rule
def _robbed(o, v, d, seat, taker, j):
    """Whether the card now at j lies in a hand that lacks because of it."""
    for s in range(o.seats):
        if s != seat and s != taker and d.first[s] <= j < d.first[s] + d.held[s]:
            return _short(o, v, d, s) > 0
    return False


@rule
def _lay_out(g, seat, d, n):
    """Put the row of cards where they belong: hands, captains, drawn cards, face-down discards, and the rest is the Boat deck."""
    o = g.open
    at = 0
    for s in range(o.seats):
        if s != seat:
            for _ in range(d.held[s]):
                g.own[s].hand[d.cards[at]] += 1
                at += 1
    for s in range(o.seats):
        if s != seat:
            own = g.own[s]
            for b in range(o.at[s].fleet):
                if o.at[s].boats[b].tucked:
                    own.tucked[b] = d.cards[at]
                    at += 1
            for _ in range(o.at[s].drawn):
                own.drawn[d.cards[at]] += 1
                at += 1
            for _ in range(o.at[s].discarded):
                own.discarded[d.cards[at]] += 1
                at += 1
    for hold in range(HOLDS):
        for t in range(TYPES):
            g.hidden.holds[hold, t] = 0
    for s in range(SEATS):
        for b in range(FLEET):
            g.hidden.captains[s, b] = -1
    for s in range(o.seats):
        for b in range(o.at[s].fleet):
            boat = o.at[s].boats[b]
            if boat.captained == UNSEEN:
                g.hidden.captains[s, b] = d.cards[at]
                at += 1
            elif boat.captained == KNOWN and boat.type < TYPES and boat.type != DFO and s != seat:
                g.own[s].captains[b] = d.cards[at]
                at += 1
            for _ in range(boat.towed):
                g.hidden.holds[boat.hold, d.cards[at]] += 1
                at += 1
    for i in range(DECK):
        g.hidden.deck[i] = d.cards[at + i] if at + i < n else 0


@rule
def _deal_licenses(g, v, d, random):
    """The licenses nobody has seen: some in the box, the set-aside ones on top of the deck, the rest below (ST3, ST4)."""
    o, h = g.open, g.hidden
    for k in range(LICENSES):
        d.license_pool[k] = v.license_count[k] * o.line_up[k] - o.swept[k] if k != HIRE_CREWMAN else 0
        h.removed[k] = 0
    for i in range(o.in_row):
        d.license_pool[o.row[i]] -= 1
    for s in range(o.seats):
        for k in range(LICENSES):
            d.license_pool[k] -= o.at[s].licenses[k]
    below_aside = o.license_deck - o.aside
    mixed = int(below_aside)
    if o.with_crewman:
        while mixed + hire_crewmen_left(o.mixed, mixed) > below_aside:
            mixed -= 1
    n = 0
    for k in range(LICENSES):
        if v.license_premium[k] == 0:
            for _ in range(d.license_pool[k]):
                d.licenses[n] = k
                n += 1
    shuffle(random, d.licenses, n)
    for _ in range(o.removed_standard):
        n -= 1
        h.removed[d.licenses[n]] += 1
    for i in range(o.aside):
        n -= 1
        h.licenses[below_aside + i] = d.licenses[n]
    standard = n
    for k in range(LICENSES):
        if v.license_premium[k] == 1:
            for _ in range(d.license_pool[k]):
                d.licenses[n] = k
                n += 1
    # which premium ones are in the box: a random choice among them, so shuffle that stretch by itself first
    for i in range(n - 1, standard, -1):
        _swap_licenses(d, i, standard + below(random, i + 1 - standard))
    for _ in range(o.removed_premium):
        n -= 1
        h.removed[d.licenses[n]] += 1
    shuffle(random, d.licenses, n)
    for i in range(n):
        h.licenses[i] = d.licenses[i]
    if o.with_crewman:
        insert_hire_crewmen(h.licenses, mixed, o.mixed)
    for i in range(o.license_deck, LICENSE_DECK):
        h.licenses[i] = 0
    _deal_crew(g, v, d, random)


@rule
def _deal_crew(g, v, d, random):
    """The crewman cards nobody has seen, in any order (CR1)."""
    o = g.open
    n = 0
    for kind in range(1, o.crew_gone.shape[0]):
        left = v.crew_count[kind - 1] * o.with_crewman - o.crew_gone[kind]
        for i in range(o.in_row):
            left -= int(o.crew[i] == kind)
        for _ in range(left):
            if n < CREW_DECK:
                g.hidden.crew[n] = kind
                n += 1
    shuffle(random, g.hidden.crew, n)
    for i in range(n, CREW_DECK):
        g.hidden.crew[i] = 0


@rule
def _swap_licenses(d, i, j):
    card = d.licenses[i]
    d.licenses[i] = d.licenses[j]
    d.licenses[j] = card


@rule_inline
def look(g, seat, view):
    """What a seat may see (VI1): everything open, and its own; ``seat`` -1 is a spectator, whose own part stays empty.

    ``view`` is a zeroed VIEW record. This is the one place where a view is made.
    """
    view.open = g.open
    if seat >= 0:
        view.own = g.own[seat]
    else:
        view.own.last = -1
        for b in range(FLEET):
            view.own.captains[b] = -1
            view.own.tucked[b] = -1
