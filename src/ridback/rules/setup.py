"""Set-up (ST): the decks, the first hands and the first row."""

from ridback.rules.codes import LICENSES, ROUND_BEGINS, TYPES
from ridback.rules.decks import below, seed, shuffle
from ridback.rules.jit import rule
from ridback.rules.record import gain_card


@rule
def clear(g):
    """A record of zeros becomes an empty table: nothing named, nothing launched."""
    o = g.open
    o.lot = -1
    o.bidder = -1
    o.launching = -1
    for i in range(o.row.shape[0]):
        o.row[i] = -1
    for seat in range(o.at.shape[0]):
        o.at[seat].boat = -1
        for b in range(g.own[seat].captains.shape[0]):
            g.own[seat].captains[b] = -1


@rule
def removed(seats, premium):
    """How many licenses are removed unseen at set-up (ST4)."""
    if seats == 2:
        return 3 if premium else 6
    return 2 if seats == 3 else 0


@rule
def deal(g, v, seats, line_up, gone_fishin, low, high):
    """Set a game up in a record of zeros.

    ``line_up`` has a 1 for each license card number in the game (16 of them), ``low`` and ``high`` are the seed's two words of 32
    bits (ST1-ST6).
    """
    clear(g)
    o, h = g.open, g.hidden
    seed(h.random, low, high)
    o.seats = seats
    o.with_gone_fishin = gone_fishin
    o.gone_fishin_pile = v.gone_fishin_count if gone_fishin else 0
    o.supply = v.crates_per_seat * seats
    o.round_no = 1
    o.start = below(h.random, seats)
    o.phase = ROUND_BEGINS
    for k in range(LICENSES):
        o.line_up[k] = line_up[k]
    _deal_boats(g, v)
    _deal_licenses(g, v)


@rule
def has_boats(o, boat):
    """Whether a boat card's type is in the line-up (ST2)."""
    return boat < TYPES - 1 and o.line_up[boat] > 0


@rule
def _deal_boats(g, v):
    """ST2: one boat card of each type to each seat, the rest shuffled."""
    o, h = g.open, g.hidden
    n = 0
    for t in range(TYPES):
        if has_boats(o, t):
            for seat in range(o.seats):
                gain_card(g, seat, t)
                o.at[seat].sure[t] = 1
            for _ in range(v.boat_count[t] - o.seats):
                h.deck[n] = t
                n += 1
    o.deck = n
    shuffle(h.random, h.deck, n)


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
    out = removed(o.seats, False)
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
    out = removed(o.seats, True)
    for _ in range(out):
        premium -= 1
        h.removed[deck[premium]] += 1
    o.removed_premium = out
    for i in range(premium - n):
        # swap the first set-aside places with the premium ones, so that [0, top + premiums) is to be mixed
        _swap(deck, top + i, n + i)
    mixed = top + premium - n
    shuffle(h.random, deck, mixed)
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
