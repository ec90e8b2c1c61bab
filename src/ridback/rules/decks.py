"""Chance: the random generator, shuffling, and drawing from the Boat deck (RD2).

The generator is SFC32 by Chris Doty-Humphrey: additions, shifts and exclusive-ors on 32-bit words, which never overflow the 64-bit
numbers they are kept in, so interpreted and compiled games agree to the bit. Its state is part of the record; nothing else is random.
"""

from ridback.rules.codes import DECK, EV_DRAW, EV_DREW, EV_RESHUFFLED, TYPES
from ridback.rules.jit import rule
from ridback.rules.record import emit, gain_card

_WORD = 0xFFFFFFFF


@rule
def seed(random, low, high):
    """Start the generator from a seed of 64 bits, given as two words of 32. Different seeds give different generators."""
    random.a = low
    random.b = high
    random.c = 0x9E3779B9
    random.counter = 1
    for _ in range(16):
        word(random)


@rule
def word(random):
    """The next 32 random bits."""
    b, c = random.b, random.c
    out = (random.a + b + random.counter) & _WORD
    random.counter = (random.counter + 1) & _WORD
    random.a = b ^ (b >> 9)
    random.b = (c + (c << 3)) & _WORD
    random.c = (((c << 21) & _WORD | (c >> 11)) + out) & _WORD
    return out


@rule
def below(random, n):
    """A random number from 0 to n - 1, each equally likely."""
    n = int(n)
    limit = (_WORD + 1) // n * n
    while True:
        x = word(random)
        if x < limit:
            return x % n


@rule
def shuffle(random, cards, n):
    """Shuffle the first n entries of an array in place."""
    for i in range(n - 1, 0, -1):
        j = below(random, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def reshuffle(g, io):
    """The discard pile becomes the Boat deck (RD2), in random order or in the order forced for this reshuffle.

    Raises ValueError where a forced order has not the cards of the pile.
    """
    o, deck = g.open, g.hidden.deck
    n = 0
    for t in range(TYPES):
        count = int(o.discard[t])
        o.discard[t] = 0
        for s in range(o.seats):
            count += g.own[s].discarded[t]
            g.own[s].discarded[t] = 0
        for _ in range(count):
            deck[n] = t
            n += 1
    for s in range(o.seats):
        o.at[s].discarded = 0
    if o.reshuffles < io.forced:
        if n < DECK and io.orders[o.reshuffles, n] >= 0:
            raise ValueError("the forced order has more cards than the discard pile")
        for t in range(TYPES):
            balance = 0
            for i in range(n):
                balance += int(io.orders[o.reshuffles, i] == t) - int(deck[i] == t)
            if balance != 0:
                raise ValueError("the forced order has not the cards of the discard pile")
        for i in range(n):
            deck[i] = io.orders[o.reshuffles, n - 1 - i]
    else:
        shuffle(g.hidden.random, deck, n)
    o.reshuffles += 1
    o.deck = n
    o.discard_pile = 0
    emit(io, EV_RESHUFFLED, -1, n, 0, 0)


@rule
def take(g, io):
    """The next card of the Boat deck, reshuffling first if there is none (RD2); -1 if deck and discard pile are both empty."""
    o = g.open
    if o.deck == 0:
        if o.discard_pile == 0:
            return -1
        reshuffle(g, io)
    o.deck -= 1
    return int(g.hidden.deck[o.deck])


@rule
def draw(g, io, seat, want, why, aside):
    """A seat draws up to ``want`` cards, to its hand, or ``aside`` (DR1: of these it discards one before they are its own).

    Fewer if deck and discard pile run out, with no making up (RD2).
    """
    if want == 0:
        return
    s, own = g.open.at[seat], g.own[seat]
    got = 0
    for _ in range(want):
        card = take(g, io)
        if card < 0:
            break
        if aside:
            own.drawn[card] += 1
            s.drawn += 1
        else:
            gain_card(g, seat, card)
        emit(io, EV_DREW, seat, card, 0, 0)
        got += 1
    emit(io, EV_DRAW, seat, why, want, got)
