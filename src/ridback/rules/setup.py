"""Set-up (ST): the decks, the first hands, the first row, and what the modules put on the table."""

from ridback.rules.codes import (
    ASK_KEEP,
    CHARTER,
    CREW_DECK,
    DISCARD,
    DOCKS,
    EV_DISCARDED,
    FLEET,
    HIRE_CREWMAN,
    KEEPING,
    LICENSES,
    ROUND_BEGINS,
    TROPHIES,
    TYPES,
)
from ridback.rules.decks import below, seed, shuffle
from ridback.rules.jit import rule, rule_inline
from ridback.rules.record import _record, answered, ask, discard_face_down, emit, gain_card, hide_card

#: What is chosen before a game, as :func:`deal` reads it. ``line_up`` has a 1 for each license card in the game, ``docks`` a 1 for
#: each dock card; ``captains`` are the Captains in their order (T.C. first), 0: none. Modules are 0 or 1. ``low`` and ``high`` are
#: the seed's words of 32 bits.
CHOICES = _record(
    ("people", "i2"),
    ("captains", "i2", (2,)),
    ("line_up", "i2", (LICENSES,)),
    ("docks", "i2", (DOCKS,)),
    ("gone_fishin", "i2"),
    ("crewman", "i2"),
    ("trophies", "i2"),
    ("meeples", "i2"),
    ("epic", "i2"),
    ("at_once", "i2"),
    ("low", "i8"),
    ("high", "i8"),
)

#: Boat cards a seat keeps in an Epic game (ST9).
KEPT = 7


@rule
def clear(g):
    """A record of zeros becomes an empty table: nothing named, nothing launched."""
    o = g.open
    o.lot = -1
    o.bidder = -1
    o.victim = -1
    o.mate_from = -1
    for i in range(o.row.shape[0]):
        o.row[i] = -1
    for seat in range(o.at.shape[0]):
        o.at[seat].launching = -1
        o.at[seat].charter_as = -1
        o.at[seat].boat = -1
        g.own[seat].last = -1
        for b in range(FLEET):
            g.own[seat].captains[b] = -1
            g.own[seat].tucked[b] = -1
            g.hidden.captains[seat, b] = -1


@rule
def removed(seats, epic, premium):
    """How many licenses are removed unseen at set-up (ST4, ST9): three seats with Captains are a three-player game."""
    if epic:
        return 0
    if seats == 2:
        return 3 if premium else 6
    return 2 if seats == 3 else 0


@rule_inline
def deal(g, v, c):
    """Set a game up in a record of zeros from ``c``, a CHOICES record (ST1-ST9)."""
    clear(g)
    o, h = g.open, g.hidden
    seed(h.random, c.low, c.high)
    o.people = c.people
    o.seats = c.people
    for i in range(2):
        if c.captains[i]:
            o.at[o.seats].captain = c.captains[i]
            o.seats += 1
    o.epic = c.epic
    o.at_once = c.at_once
    o.with_gone_fishin = c.gone_fishin
    o.gone_fishin_pile = v.gone_fishin_count if c.gone_fishin else 0
    o.with_crewman = c.crewman
    o.with_trophies = c.trophies
    o.with_meeples = c.meeples
    o.with_charter = int(o.seats > 4 or c.epic > 0)
    o.meeples = v.meeple_count if c.meeples else 0
    if o.epic:
        o.supply = v.crates_epic
    elif o.people < o.seats:
        o.supply = v.crates_solo if o.people == 1 else v.crates_two
    else:
        o.supply = v.crates_per_seat * o.seats
    o.round_no = 1
    o.start = below(h.random, o.people)
    o.phase = KEEPING if o.epic else ROUND_BEGINS
    for k in range(LICENSES):
        o.line_up[k] = c.line_up[k]
    for d in range(DOCKS):
        o.with_docks[d] = c.docks[d]
        o.docks[d] = min(2 * o.seats, v.dock_count[d]) if c.docks[d] else 0
    _deal_boats(g, v)
    _deal_licenses(g, v)
    _deal_crew(g, v)
    if o.with_trophies:
        _turn_up_trophies(g)


@rule
def has_boats(o, boat):
    """Whether boat cards of a type are in the game (ST2, ST8)."""
    return o.with_charter > 0 if boat == CHARTER else o.line_up[boat] > 0


@rule
def _deal_boats(g, v):
    """ST2: one boat card of each type but Charter to each person, the rest shuffled."""
    o, h = g.open, g.hidden
    n = 0
    for t in range(TYPES):
        if has_boats(o, t):
            dealt = 0 if t == CHARTER else int(o.people)
            for seat in range(dealt):
                gain_card(g, seat, t)
                o.at[seat].sure[t] = 1
            for _ in range(v.boat_count[t] - dealt):
                h.deck[n] = t
                n += 1
    o.deck = n
    shuffle(h.random, h.deck, n)


@rule
def _deal_crew(g, v):
    """The crewman cards, shuffled (CR1)."""
    o, h = g.open, g.hidden
    if o.with_crewman:
        n = 0
        for kind in range(v.crew_count.shape[0]):
            for _ in range(v.crew_count[kind]):
                if n < CREW_DECK:
                    h.crew[n] = kind + 1
                    n += 1
        shuffle(h.random, h.crew, n)
        o.crew_deck = n


@rule
def _turn_up_trophies(g):
    """Three of the six trophies, at random (TR1)."""
    o, r = g.open, g.hidden.random
    for k in range(o.trophies.shape[0]):
        while o.trophies[k] == 0:
            trophy = 1 + below(r, TROPHIES)
            taken = False
            for i in range(k):
                if o.trophies[i] == trophy:
                    taken = True
            if not taken:
                o.trophies[k] = trophy


@rule
def pile_left(mixed, n, pile):
    """How many are left of a pile's licenses (0 to 2 from the top) when ``n`` of all ``mixed`` are: the top ones go first.

    Piles differ by one at most, larger ones on top (CR1).
    """
    for i in range(2, pile, -1):
        n -= min(n, (mixed + 2 - i) // 3)
    return min(n, (mixed + 2 - pile) // 3)


@rule
def hire_crewmen_left(mixed, n):
    """How many Hire Crewman licenses are in the deck when ``n`` of the ``mixed`` licenses are: each goes with the first of its pile."""
    count = 0
    for pile in range(3):
        count += int(pile_left(mixed, n, pile) == (mixed + 2 - pile) // 3)
    return count


@rule
def insert_hire_crewmen(licenses, n, mixed):
    """Put a Hire Crewman license on each whole pile of the first ``n`` licenses, drawn from the end (CR1). Returns the length then."""
    length = n + hire_crewmen_left(mixed, n)
    to, left = length, n
    for pile in range(3):
        pile_n = pile_left(mixed, n, pile)
        if pile_n == (mixed + 2 - pile) // 3:
            to -= 1
            licenses[to] = HIRE_CREWMAN
        for _ in range(pile_n):
            to -= 1
            left -= 1
            licenses[to] = licenses[left]
    return length


@rule
def _deal_licenses(g, v):
    """ST3-ST5: standard licenses set aside for the top, the rest with the premium ones, some removed unseen, the first row."""
    o, h = g.open, g.hidden
    deck = h.licenses
    aside = 2 * o.seats
    n = 0
    for k in range(LICENSES):
        if o.line_up[k] and v.license_premium[k] == 0:
            for _ in range(v.license_count[k]):
                deck[n] = k
                n += 1
    shuffle(h.random, deck, n)
    # the removed ones come out of what was set aside
    out = removed(o.seats, o.epic, False)
    for _ in range(out):
        n -= 1
        h.removed[deck[n]] += 1
    o.removed_standard = out
    top = n - aside
    # premium ones: take the set-aside to the end of the array's used part, shuffle these, remove some, mix the rest in below
    premium = n
    for k in range(LICENSES):
        if o.line_up[k] and v.license_premium[k] == 1:
            for _ in range(v.license_count[k]):
                deck[premium] = k
                premium += 1
    for i in range(premium - n - 1, 0, -1):
        _swap(deck, n + i, n + below(h.random, i + 1))
    out = removed(o.seats, o.epic, True)
    for _ in range(out):
        premium -= 1
        h.removed[deck[premium]] += 1
    o.removed_premium = out
    for i in range(premium - n):
        # swap the first set-aside places with the premium ones, so that [0, top + premiums) is to be mixed
        _swap(deck, top + i, n + i)
    mixed = top + premium - n
    shuffle(h.random, deck, mixed)
    o.mixed = mixed
    if o.with_crewman:
        for i in range(premium - 1, mixed - 1, -1):
            deck[i + 3] = deck[i]
        premium += insert_hire_crewmen(deck, mixed, mixed) - mixed
    o.license_deck = premium
    o.aside = aside
    for i in range(o.seats):
        o.license_deck -= 1
        o.aside -= 1
        o.row[i] = deck[o.license_deck]
    o.in_row = o.seats


@rule
def _swap(cards, i, j):
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


@rule
def keep(g):
    """ST9: after seeing the first row every seat of an Epic game discards what it has beyond seven boat cards."""
    o = g.open
    for seat in range(o.people):
        if o.at[seat].hand > KEPT:
            ask(o, seat, ASK_KEEP)
    o.phase = ROUND_BEGINS


@rule
def legal_keeps(s, own, out):
    """The cards a seat may discard next: a set is named in ascending order, and as many as are owed must follow (ST9)."""
    behind = 0
    for t in range(max(own.last, 0), TYPES):
        behind += own.hand[t]
    n = 0
    for t in range(max(own.last, 0), TYPES):
        if own.hand[t] > 0 and behind >= s.hand - KEPT:
            out.moves[n] = DISCARD + t
            n += 1
        behind -= own.hand[t]
    return n


@rule
def discard_to_keep(g, v, seat, move, io):
    """ST9: one of the cards a seat does not keep."""
    s = g.open.at[seat]
    card = move - DISCARD
    hide_card(g, v, seat, card)
    discard_face_down(g, seat, card)
    emit(io, EV_DISCARDED, seat, card, 1, 0)
    g.own[seat].last = card
    if s.hand <= KEPT:
        answered(g.open, seat)
        g.own[seat].last = -1
