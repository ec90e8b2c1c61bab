"""The record: one game as one fixed-size NumPy structured record, and the few functions that keep its parts in step.

Where a field lives decides who may see it (VI1): ``open`` is what everybody sees, ``own[seat]`` what that seat alone knows,
``hidden`` what nobody knows. All numbers are small; counts are ``i2`` and things that are only looked up ``i1``, so that the
interpreted rules never run over a type's end.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ridback.rules.codes import DECK, FLEET, LICENSE_DECK, LICENSES, MOVES, PARTS, ROW, SEATS, TYPES
from ridback.rules.jit import rule


def _record(*fields: Any) -> np.dtype[Any]:
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


#: A launched boat: the type it counts as, the card it is, whether it has a captain, crates on it.
BOAT: Final = _record(("type", "i1"), ("card", "i1"), ("captained", "i1"), ("crates", "i1"))

#: What everybody sees of a seat. ``sure`` (cards by type) and ``proven`` ($) are what everybody can conclude about its hand from
#: what it showed: at least that many of the type, at least that many coins.
SEAT: Final = _record(
    ("ask", "i2"),  # the kind of decision it may answer now; 0: none
    ("in_phase", "i2"),  # still in the auction phase (AU1)
    ("in_bidding", "i2"),  # not passed on the lot (AU2)
    ("bid", "i2"),  # its last bid on the lot; 0: none
    ("hand", "i2"),  # size
    ("drawn", "i2"),  # cards drawn in DR1 that are not in hand until one is discarded
    ("discarded", "i2"),  # face-down discards of its own in the pile
    ("sure", "i2", (TYPES,)),
    ("proven", "i2"),
    ("licenses", "i2", (LICENSES,)),
    ("boats", BOAT, (FLEET,)),
    ("fleet", "i2"),  # how many boats
    ("store", "i2"),
    ("gone_fishin", "i2"),
    ("launches", "i2"),  # launches left in this phase two
    ("launched", "i2"),  # launched in this phase two (LA3)
    ("hires", "i2"),  # captains it may still hire in this phase two
    ("boat", "i2"),  # the boat that is being captained; the last one processed
)

OPEN: Final = _record(
    ("seats", "i2"),
    ("line_up", "i2", (LICENSES,)),  # 1 for each license card in the game
    ("with_gone_fishin", "i2"),
    ("round_no", "i2"),
    ("start", "i2"),
    ("phase", "i2"),
    ("turn", "i2"),  # the seat whose turn it is, in phases one and two
    ("asked", "i2"),  # how many seats are asked something now
    ("supply", "i2"),
    ("last_round", "i2"),
    ("ended", "i2"),  # bits, FI3; 0: not over
    ("row", "i2", (ROW,)),
    ("in_row", "i2"),
    ("license_deck", "i2"),
    ("aside", "i2"),  # of these on top, set aside in ST3 and so all standard
    ("removed_standard", "i2"),
    ("removed_premium", "i2"),
    ("swept", "i2", (LICENSES,)),  # licenses that left the game openly
    ("bought", "i2"),  # licenses bought in this auction phase
    ("lot", "i2"),  # place in the row; -1: none
    ("bid", "i2"),
    ("bidder", "i2"),
    ("price", "i2"),  # of the payment under way, discounts taken off
    ("due", "i2"),  # what is still to be paid
    ("place", "i2"),  # the last part's place in the order of parts
    ("paid", "i2", (PARTS,)),
    ("launching", "i2"),  # the boat card being paid for; -1: none
    ("deck", "i2"),
    ("discard_pile", "i2"),
    ("discard", "i2", (TYPES,)),  # the part of the pile that was put there face up
    ("reshuffles", "i2"),
    ("gone_fishin_pile", "i2"),
    ("at", SEAT, (SEATS,)),
)

#: What one seat alone knows.
OWN: Final = _record(
    ("hand", "i2", (TYPES,)),
    ("drawn", "i2", (TYPES,)),
    ("discarded", "i2", (TYPES,)),  # face down, since the last reshuffle
    ("captains", "i1", (FLEET,)),  # the card that serves on each boat; -1: none
)

#: The random generator: four words of 32 bits (decks.py).
RANDOM: Final = _record(("a", "i8"), ("b", "i8"), ("c", "i8"), ("counter", "i8"))

#: What nobody knows. Decks are drawn from the end.
HIDDEN: Final = _record(
    ("random", RANDOM),
    ("deck", "i1", (DECK,)),
    ("licenses", "i1", (LICENSE_DECK,)),
    ("removed", "i2", (LICENSES,)),
)

STATE: Final = _record(("open", OPEN), ("own", OWN, (SEATS,)), ("hidden", HIDDEN))

#: What a seat may see: all that is open, and its own.
VIEW: Final = _record(("open", OPEN), ("own", OWN))

#: A place for legal moves. Rule functions are given records rather than arrays: a record is one pointer, an array nine numbers and a
#: reference count at every call.
LEGAL: Final = _record(("moves", "i2", (MOVES,)))

#: A place for all score sheets and ranks (scoring.py): by seat, and by line of the sheet.
SHEETS: Final = _record(("sheets", "i2", (SEATS, 8)), ("ranks", "i2", (SEATS,)))

#: Events one move can make at most, generously: a full fleet fishing at every seat, and the draws of a round.
LOG_ROWS: Final = 1024
#: Reshuffles whose order can be forced.
FORCED: Final = 24

#: What goes in and out of a step beside the record: the events, if somebody is ``listening`` (rows of kind, seat and three
#: numbers), and the orders of coming reshuffles (row n for the game's n-th; top card first).
IO: Final = _record(
    ("listening", "i2"),
    ("events", "i2"),
    ("log", "i2", (LOG_ROWS, 5)),
    ("forced", "i2"),
    ("orders", "i1", (FORCED, DECK)),
)


def new(dtype: np.dtype[Any]) -> Any:
    """An array of one zeroed record of one of this module's types."""
    return np.zeros(1, dtype)


@rule
def emit(io, kind, seat, a, b, c):
    """Note an event, if somebody listens."""
    if io.listening:
        n = io.events
        io.log[n, 0] = kind
        io.log[n, 1] = seat
        io.log[n, 2] = a
        io.log[n, 3] = b
        io.log[n, 4] = c
        io.events = n + 1


@rule
def ask(o, seat, kind):
    """Put a decision to a seat that has none."""
    o.at[seat].ask = kind
    o.asked += 1


@rule
def answered(o, seat):
    """Take the decision back: it was answered."""
    o.at[seat].ask = 0
    o.asked -= 1


@rule
def gain_card(g, seat, card):
    """A boat card comes to a hand, unseen by others."""
    g.own[seat].hand[card] += 1
    g.open.at[seat].hand += 1


@rule
def show_card(g, v, seat, card):
    """A boat card leaves a hand face up."""
    g.own[seat].hand[card] -= 1
    s = g.open.at[seat]
    s.hand -= 1
    s.sure[card] = max(s.sure[card] - 1, 0)
    s.proven = max(s.proven - v.coins[card], 0)


@rule
def hide_card(g, v, seat, card):
    """A boat card leaves a hand face down: it may have been any, so less is sure of every type."""
    g.own[seat].hand[card] -= 1
    s = g.open.at[seat]
    s.hand -= 1
    for t in range(TYPES):
        s.sure[t] = max(s.sure[t] - 1, 0)
    s.proven = max(s.proven - v.most_coins, 0)


@rule
def discard_face_up(o, card):
    """A boat card goes to the discard pile, seen by all."""
    o.discard[card] += 1
    o.discard_pile += 1


@rule
def discard_face_down(g, seat, card):
    """A boat card of a seat goes to the discard pile, seen by that seat alone (VI1)."""
    g.own[seat].discarded[card] += 1
    g.open.at[seat].discarded += 1
    g.open.discard_pile += 1


@rule
def captains(s):
    """How many captains a seat has in its fleet."""
    n = 0
    for b in range(s.fleet):
        n += s.boats[b].captained
    return n


@rule
def level(s, license):
    """A seat's level of a standard license type: how many it owns, at most the last row of its table."""
    return min(s.licenses[license], 4)


@rule
def room(v, boat):
    """How many crates a boat holds (LA5)."""
    return v.boat_room
