"""The record: one game as one fixed-size NumPy structured record, and the few functions that keep its parts in step.

Where a field lives decides who may see it (VI1): ``open`` is what everybody sees, ``own[seat]`` what that seat alone knows,
``hidden`` what nobody knows. All numbers are small; counts are ``i2`` and things that are only looked up ``i1``, so that the
interpreted rules never run over a type's end.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ridback.rules.codes import (
    ARTISAN,
    CREW_DECK,
    DECK,
    DFO,
    DOCKS,
    FLEET,
    HOLDS,
    HOUSE_BOAT,
    INUIT,
    KING_CRAB,
    KING_CRAB_CRATES,
    KING_CRAB_LICENSES,
    LICENSE_DECK,
    LICENSE_TYPES,
    LICENSES,
    MARINAS,
    MOVES,
    OYSTER,
    PARTS,
    ROW,
    SEATS,
    TUG,
    TYPES,
)
from ridback.rules.jit import rule


def _record(*fields: Any) -> np.dtype[Any]:
    """A structured dtype whose fields lie where a C compiler would put them.

    NumPy's ``align=True`` forgets the alignment of a nested dtype that is based on np.record, and Numba refuses what is not aligned.
    """
    names, formats, offsets, end = [], [], [], 0
    for name, *form in fields:
        kind = np.dtype(form[0] if len(form) == 1 else tuple(form))
        end += -end % _alignment(kind)
        names.append(name)
        formats.append(kind)
        offsets.append(end)
        end += kind.itemsize
    end += -end % max(map(_alignment, formats))
    layout = {"names": names, "formats": formats, "offsets": offsets, "itemsize": end, "aligned": True}
    return np.dtype((np.record, np.dtype(layout)))  # type: ignore[call-overload]


def _alignment(kind: np.dtype[Any]) -> int:
    kind = kind.base
    if kind.fields is None:
        return kind.alignment
    return max(_alignment(field[0]) for field in kind.fields.values())


#: ``captained`` of a boat: none, a card its owner knows (or captained by nature), a Salty Captain (SC1), the deck's top card unseen (HI3).
NOBODY: Final = 0
KNOWN: Final = 1
SALTY: Final = 2
UNSEEN: Final = 3

#: A launched boat. ``type`` is the type it counts as, ``card`` what it is: boat cards by number, dock cards from codes.TUG on.
BOAT: Final = _record(
    ("type", "i1"),
    ("card", "i1"),
    ("captained", "i1"),  # NOBODY, KNOWN, SALTY or UNSEEN
    ("mate", "i1"),  # it has a first mate (FM1)
    ("crates", "i1"),  # in its own hold
    ("tucked", "i1"),  # it has a tucked card (SA1)
    ("tucked_crates", "i1"),
    ("towed", "i1"),  # cards on a tug boat (TG3)
    ("hold", "i1"),  # a tug boat's number in ``hidden.holds``
    ("fished", "i1"),  # it has caught, or drawn by Swordfish, in this phase three
)

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
    ("sure", "i1", (TYPES,)),
    ("proven", "i2"),
    ("licenses", "i1", (LICENSES,)),
    ("boats", BOAT, (FLEET,)),
    ("fleet", "i2"),  # how many boats
    ("house_boats", "i2"),  # of these, house boats
    ("store", "i2"),
    ("gone_fishin", "i2"),
    ("in_launching", "i2"),  # has not declined to launch in this phase two
    ("launches", "i2"),  # launches left in this phase two
    ("launched", "i2"),  # launched in this phase two (LA3)
    ("hires", "i2"),  # captains it may still hire in this phase two
    ("price", "i2"),  # of its payment under way, discounts taken off
    ("due", "i2"),  # what is still to be paid
    ("place", "i2"),  # the last part's place in the order of parts
    ("paid", "i2", (PARTS,)),
    ("launching", "i2"),  # the boat card being paid for; -1: none
    ("charter_as", "i2"),  # the type the boat being paid for is launched as
    ("stage", "i2"),  # with ``at_once`` the phase where its phase two stands, TOGETHER: it is through (RD6)
    ("boat", "i2"),  # the boat that is being captained; the last one processed or tucked under in a set; -1: none
    ("oyster_crates", "i2"),  # on its Oyster license (OY2)
    ("crew_crates", "i2"),  # on its Crates crewmen (CR8)
    ("uses", "i2"),  # left of its Quartermasters (CR9)
    ("bosuns", "i1", (LICENSE_TYPES,)),  # by license type (CR5)
    ("assistants", "i1", (LICENSE_TYPES,)),  # by license type (CR7)
    ("marina", "i1", (MARINAS, TYPES)),  # cards under each Marina (MA1)
    ("moored", "i2", (MARINAS,)),  # used this round
    ("trophies", "i2"),  # how many
    ("meeples", "i2"),
    ("captain", "i2"),  # a Captain of the Corporation; 0: a person
    ("bought", "i2"),  # licenses in this auction phase
)

OPEN: Final = _record(
    ("seats", "i2"),  # of people and Captains
    ("people", "i2"),  # the first seats; Captains of the Corporation sit behind them
    ("epic", "i2"),
    ("line_up", "i2", (LICENSES,)),  # 1 for each license card in the game
    ("at_once", "i2"),  # phase two is everybody's at once (RD6)
    ("with_charter", "i2"),
    ("with_crewman", "i2"),
    ("with_trophies", "i2"),
    ("with_meeples", "i2"),
    ("with_docks", "i2", (DOCKS,)),
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
    ("deck", "i2"),
    ("discard_pile", "i2"),
    ("discard", "i2", (TYPES,)),  # the part of the pile that was put there face up
    ("reshuffles", "i2"),
    ("gone_fishin_pile", "i2"),
    ("docks", "i2", (DOCKS,)),  # cards left in each pile
    ("crew", "i2", (ROW,)),  # the crewman by each license of the row; 0: none
    ("crew_deck", "i2"),
    ("crew_gone", "i2", (9,)),  # crewman cards seen, by kind
    ("coming", "i2"),  # the crewman that is being resolved
    ("mixed", "i2"),  # licenses below the set-aside ones at set-up, Hire Crewman not counted (CR1)
    ("holds", "i2"),  # tug boats that have been in fleets
    ("taking", "i2"),  # crates a DFO boat still takes from others (DF2)
    ("victim", "i2"),  # the seat it takes from
    ("victims", "i2", (SEATS,)),  # those it has taken from
    ("mate_from", "i2"),  # the boat that gives the crate for a first mate; -1: the store
    ("swordfish", "i2"),  # boats that may still draw (SW1)
    ("fishing", "i2"),  # the boat whose oyster choice is asked
    ("step", "i2"),  # how many seats have had their turn in what is done in turn order
    ("storm", "i2"),  # 1 + the seat whose Storm rages until the round ends (CR6)
    ("trophies", "i2", (3,)),  # those turned up
    ("trophy_of", "i2", (3,)),  # 1 + the seat that has it
    ("meeples", "i2"),  # left
    ("meeple_of", "i2", (TYPES,)),  # 1 + the seat that has the type's
    ("at", SEAT, (SEATS,)),
)

#: What one seat alone knows.
OWN: Final = _record(
    ("hand", "i2", (TYPES,)),
    ("drawn", "i2", (TYPES,)),
    ("discarded", "i2", (TYPES,)),  # face down, since the last reshuffle
    ("captains", "i1", (FLEET,)),  # the card that serves on each boat, if it knows it; -1: none
    ("last", "i2"),  # the card last discarded in a set (ST9); -1: none
    ("tucked", "i1", (FLEET,)),  # the card tucked under each boat; -1: none
)

#: The random generator: four words of 32 bits (decks.py).
RANDOM: Final = _record(("a", "i8"), ("b", "i8"), ("c", "i8"), ("counter", "i8"))

#: What nobody knows. Decks are drawn from the end.
HIDDEN: Final = _record(
    ("random", RANDOM),
    ("deck", "i1", (DECK,)),
    ("licenses", "i1", (LICENSE_DECK,)),
    ("removed", "i2", (LICENSES,)),
    ("captains", "i1", (SEATS, FLEET)),  # captains put down unseen (HI3); -1: none
    ("holds", "i1", (HOLDS, TYPES)),  # the cards on tug boats
    ("crew", "i1", (CREW_DECK,)),
)

STATE: Final = _record(("open", OPEN), ("own", OWN, (SEATS,)), ("hidden", HIDDEN))

#: What a seat may see: all that is open, and its own.
VIEW: Final = _record(("open", OPEN), ("own", OWN))

#: A place for legal moves. Rule functions are given records rather than arrays: a record is one pointer, an array nine numbers and a
#: reference count at every call.
LEGAL: Final = _record(("moves", "i2", (MOVES,)))

#: A place for all score sheets and ranks (scoring.py): by seat, and by line of the sheet.
SHEETS: Final = _record(("sheets", "i4", (SEATS, 15)), ("ranks", "i2", (SEATS,)))

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
def take_drawn(g, seat):
    """The cards a seat has drawn and not been asked to give away come to its hand."""
    own, s = g.own[seat], g.open.at[seat]
    for t in range(TYPES):
        own.hand[t] += own.drawn[t]
        own.drawn[t] = 0
    s.hand += s.drawn
    s.drawn = 0


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
    """How many captains a seat has in its fleet: DFO boats, artisan and Inuit fishermen count as captained (HI2)."""
    n = 0
    for b in range(s.fleet):
        n += int(s.boats[b].captained > 0)
    return n


@rule
def owns(s, license):
    """How many licenses of a type a seat owns; the three King Crab licenses are one type (SR2)."""
    if license == KING_CRAB:
        return int(s.licenses[KING_CRAB]) + int(s.licenses[KING_CRAB_CRATES]) + int(s.licenses[KING_CRAB_LICENSES])
    return int(s.licenses[license])


@rule
def level(s, license):
    """A seat's level of a license type: how many it owns, one more for each Assistant on it, at most its table's last row (CR7)."""
    n = int(s.licenses[license])
    if n == 0:
        return 0
    return min(n + int(s.assistants[license]), 3 if license == DFO else 4)


@rule
def takes_captain(boat):
    """Whether a boat takes a captain and has none (HI1): tug boats and house boats never do (TG2, HB1)."""
    return boat.captained == NOBODY and boat.type < TYPES


@rule
def room(v, s, boat):
    """How many crates a boat's own hold has room for (LA5, OY1, SC1, AF1, IN1)."""
    kind = boat.type
    if kind == OYSTER or boat.captained == SALTY:
        plain = v.oyster_room[level(s, OYSTER)] if kind == OYSTER else 0
        return max(plain, v.salty_room if boat.captained == SALTY else 0)
    if kind < TYPES:
        return v.boat_room
    if kind == ARTISAN:
        return v.artisan_room
    if kind == INUIT:
        return v.inuit_room
    return 0


@rule
def aboard(boat):
    """All crates on a boat, those on its tucked card included (SA2)."""
    return int(boat.crates) + int(boat.tucked_crates)


@rule
def unload(boat):
    """One crate leaves a boat: from its own hold, from the tucked card only when that is empty (SA2)."""
    if boat.crates > 0:
        boat.crates -= 1
    else:
        boat.tucked_crates -= 1


@rule
def add_boat(g, seat, kind, card):
    """A boat joins a fleet (LA5); its number is its place. Dock cards come with what they are: captained, or with a hold."""
    o = g.open
    s = o.at[seat]
    b = int(s.fleet)
    boat = s.boats[b]
    boat.type = kind
    boat.card = card
    boat.captained = int(kind == DFO or kind == ARTISAN or kind == INUIT)
    boat.mate = 0
    boat.crates = 0
    boat.tucked = 0
    boat.tucked_crates = 0
    boat.towed = 0
    boat.hold = 0
    boat.fished = 0
    if kind == TUG:
        boat.hold = o.holds
        o.holds += 1
    elif kind == HOUSE_BOAT:
        s.house_boats += 1
    s.fleet += 1
    return b


@rule
def remove_boat(g, seat, b):
    """A tug boat or a house boat leaves a fleet and the game (TG4, PY1); boats launched later move up, one that is being captained too."""
    s, own, unseen = g.open.at[seat], g.own[seat], g.hidden.captains[seat]
    s.house_boats -= int(s.boats[b].type == HOUSE_BOAT)
    for i in range(b, s.fleet - 1):
        s.boats[i] = s.boats[i + 1]
        own.captains[i] = own.captains[i + 1]
        own.tucked[i] = own.tucked[i + 1]
        unseen[i] = unseen[i + 1]
    s.fleet -= 1
    if s.boat > b:
        s.boat -= 1
    last = int(s.fleet)
    own.captains[last] = -1
    own.tucked[last] = -1
    unseen[last] = -1


@rule
def towed(s):
    """How many cards lie on a seat's tug boats."""
    n = 0
    for b in range(s.fleet):
        n += int(s.boats[b].towed)
    return n


@rule
def has_cards(s):
    """Whether a seat has cards in hand or on its tug boats (RD4)."""
    return s.hand > 0 or towed(s) > 0


@rule
def boat_vp(v, boat):
    """The VP a launched boat scores by itself (SR1)."""
    return v.boat_vp[boat.card] if boat.card < TYPES else v.dock_vp[boat.card - TYPES]


@rule
def take_from_row(o, lot):
    """A license leaves the row, and the crewman by it; what is left keeps its order (AU6, CR3)."""
    if o.crew[lot]:
        o.crew_gone[o.crew[lot]] += 1
    for i in range(lot, o.in_row - 1):
        o.row[i] = o.row[i + 1]
        o.crew[i] = o.crew[i + 1]
    o.in_row -= 1
    o.row[o.in_row] = -1
    o.crew[o.in_row] = 0
