"""Positions made by hand: a table as it stands when a phase begins, told in ids, so that a test shows all it depends on.

A position is a real game whose record was written over; sizes, piles and who knows what are kept in step, and what the test does not
mention is as it would be: the boat cards that are nowhere lie in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PREMIUM, STANDARD
from ridback.game import Game
from ridback.moves import Move
from ridback.rules import codes
from ridback.rules.record import KNOWN, NOBODY, SALTY, UNSEEN

#: Phases a position can begin with, by where the loop then stands.
PHASES = {
    "round": codes.ROUND_BEGINS,
    "auction": codes.AUCTION,
    "refill": codes.REFILLING,
    "launch": codes.LAUNCH_BEGINS,
    "hire": codes.HIRE_BEGINS,
    "fish": codes.FISHING,
    "process": codes.PROCESSING_BEGINS,
    "draw": codes.DRAWING,
}
BASE = ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab")
#: All license types: the line-up of an Epic game (ST9).
EVERYTHING = (*STANDARD, *PREMIUM)
KINDS = (*BOATS, *DOCK[:4])
#: What is captained by nature (DF1, AF1, IN1).
_OF_THEMSELVES = ("dfo", "artisan", "inuit")
Told = dict[str, Any]


@dataclass
class Boat:
    """A launched boat: its type, the card of its captain if it has one, crates on it.

    ``captain`` may be ``salty_captain``, or ``deck cod`` for a card that nobody has seen; ``card`` is ``charter`` where the boat is one;
    ``tucked`` the card under it, ``towed`` the cards on a tug boat.
    """

    type: str
    captain: str | None = None
    crates: int = 0
    _: KW_ONLY
    card: str | None = None
    mate: bool = False
    tucked: str | None = None
    tucked_crates: int = 0
    towed: str = ""


@dataclass
class Seat:
    """What a seat has: ids of boat cards and of licenses separated by blanks, boats, crates in the store, Gone Fishin' cards."""

    hand: str = ""
    licenses: str = ""
    fleet: Sequence[Boat] = ()
    store: int = 0
    gone_fishin: int = 0
    discarded: str = field(default="", kw_only=True)  # face down in the pile
    oyster_crates: int = field(default=0, kw_only=True)
    crew_crates: int = field(default=0, kw_only=True)
    uses: int = field(default=0, kw_only=True)  # of Quartermasters
    bosuns: str = field(default="", kw_only=True)  # license types
    assistants: str = field(default="", kw_only=True)  # license types
    marinas: Sequence[str] = field(default=(), kw_only=True)  # the cards under each


def position(
    *seats: Seat,
    phase: str = "auction",
    start: int = 0,
    gone_fishin: bool = False,
    pile: int = 20,
    row: str | None = None,
    licenses: str | None = None,
    boats: str | None = None,
    discard: str = "",
    supply: int | None = None,
    bought: int = 0,
    crew: str | None = None,
    storm: int = 0,
    trophies_up: Sequence[int] = (),
    seed: int = 0,
    **modules: Any,
) -> Game:
    """A game whose next step is the beginning of ``phase``, run to its first decision; its events are those since then.

    ``row``, ``licenses`` (the license deck), ``boats`` (the boat deck) are ids, the one to be drawn next first; ``discard`` is the
    face-up part of the pile, ``pile`` how many Gone Fishin' cards are left, ``bought`` how many licenses were sold in this auction.
    Without ``boats`` the deck has all boat cards that are nowhere else; without ``row`` and ``licenses`` there are licenses enough.
    ``crew`` are the crewmen by the licenses of the row (``-``: none), ``storm`` 1 + the seat whose Storm rages, ``trophies_up`` the
    numbers of those turned up, ``modules`` the other choices of Game.new.
    """
    game = Game.new(seats=len(seats), gone_fishin=gone_fishin, seed=seed, **modules)
    state = game.state
    o = state.open
    for other in range(len(seats)):
        o.at[other].ask = 0
    o.asked, o.start, o.turn, o.phase, o.bought = 0, start, start, PHASES[phase], bought
    o.gone_fishin_pile = pile if gone_fishin else 0
    if supply is not None:
        o.supply = supply
    for number, seat in enumerate(seats):
        _write_seat(state, number, seat, in_phase=phase == "auction")
    for number in range(len(seats), o.seats):
        o.at[number].in_phase = phase == "auction"
    o.storm = storm
    if trophies_up:
        o.trophies[:] = trophies_up
    for slot, id in enumerate((crew or "").split()):
        o.crew[slot] = 0 if id == "-" else CREW.index(id) + 1
    _write_piles(game, boats, discard)
    _write_licenses(game, seats, row, licenses)
    game._log.clear()
    game._events.clear()
    game.replay(())
    return game


def epic(*seats: Seat, **rest: Any) -> Game:
    """A position of an Epic game (ST9): every license and boat type and all dock cards at once; seats are filled up to three."""
    seats += (Seat(),) * (3 - len(seats))
    choices: Told = {"line_up": EVERYTHING, "epic": True, "docks": DOCK}
    return position(*seats, **(choices | rest))


def give(game: Game, number: int, owned: str = "", boats: str = "") -> None:
    """Licenses and boats for a Captain of the Corporation, by seat number."""
    s = game.state.open.at[number]
    for id in owned.split():
        s.licenses[LICENSES.index(id)] += 1
    for id in boats.split():
        boat = s.boats[s.fleet]
        boat.type = boat.card = KINDS.index(id)
        s.fleet += 1


def _write_seat(state: Any, number: int, seat: Seat, *, in_phase: bool) -> None:
    s, own = state.open.at[number], state.own[number]
    hand, face_down, owned = _counts(seat.hand, BOATS), _counts(seat.discarded, BOATS), _counts(seat.licenses, LICENSES)
    own.hand[:], own.discarded[:], s.licenses[:] = hand, face_down, owned
    s.hand, s.discarded, s.in_phase = sum(hand), sum(face_down), in_phase
    s.sure[:], s.proven = 0, 0
    s.store, s.gone_fishin, s.fleet = seat.store, seat.gone_fishin, len(seat.fleet)
    s.house_boats = sum(boat.type == "house_boat" for boat in seat.fleet)
    s.oyster_crates, s.crew_crates, s.uses = seat.oyster_crates, seat.crew_crates, seat.uses
    s.bosuns[:], s.assistants[:] = _counts(seat.bosuns, LICENSE_TYPES), _counts(seat.assistants, LICENSE_TYPES)
    for m, under in enumerate(seat.marinas):
        s.marina[m] = _counts(under, BOATS)
    for place, boat in enumerate(seat.fleet):
        _write_boat(state, number, place, boat)


def _write_boat(state: Any, number: int, place: int, boat: Boat) -> None:
    launched, own = state.open.at[number].boats[place], state.own[number]
    launched.type, launched.card = KINDS.index(boat.type), KINDS.index(boat.card or boat.type)
    launched.crates, launched.mate = boat.crates, boat.mate
    launched.captained = NOBODY if boat.captain is None and boat.type not in _OF_THEMSELVES else KNOWN
    own.captains[place] = own.tucked[place] = -1
    if boat.captain == "salty_captain":
        launched.captained = SALTY
    elif boat.captain and boat.captain.startswith("deck "):
        launched.captained = UNSEEN
        state.hidden.captains[number, place] = BOATS.index(boat.captain.removeprefix("deck "))
    elif boat.captain:
        own.captains[place] = BOATS.index(boat.captain)
    if boat.tucked:
        launched.tucked, launched.tucked_crates, own.tucked[place] = 1, boat.tucked_crates, BOATS.index(boat.tucked)
    if boat.type == "tug":
        launched.hold = state.open.holds
        state.open.holds += 1
        state.hidden.holds[launched.hold] = _counts(boat.towed, BOATS)
        launched.towed = len(boat.towed.split())


def _write_piles(game: Game, boats: str | None, discard: str) -> None:
    state = game.state
    o = state.open
    o.discard[:] = _counts(discard, BOATS)
    o.discard_pile = o.discard.sum() + sum(int(o.at[seat].discarded) for seat in range(o.seats))
    if boats is None:
        printed = game.setup.cards.printed["boats"]
        left = {id: printed[id]["count"] for id in BOATS if id in game.setup.line_up or (id == "charter" and o.with_charter)}
        places = [o.discard, *(state.own[seat][pile] for seat in range(o.seats) for pile in ("hand", "discarded"))]
        places += [under for seat in range(o.seats) for under in o.at[seat].marina]
        places += list(state.hidden.holds)
        for counts in places:
            for number, n in enumerate(counts.tolist()):
                if n:
                    left[BOATS[number]] -= n
        for seat in range(o.seats):
            for place in range(o.at[seat].fleet):
                if o.at[seat].boats[place].card < codes.TYPES:
                    left[BOATS[o.at[seat].boats[place].card]] -= 1
                for card in (state.own[seat].captains[place], state.own[seat].tucked[place], state.hidden.captains[seat, place]):
                    if card >= 0:
                        left[BOATS[card]] -= 1
        assert min(left.values()) >= 0, "more cards of a type than there are"
        deck: list[str] = [id for _ in range(20) for id in tuple(left) if (left.update({id: left[id] - 1}) or left[id] >= 0)]
    else:
        deck = boats.split()
    o.deck = len(deck)
    state.hidden.deck[: len(deck)] = [BOATS.index(id) for id in reversed(deck)]


def _write_licenses(game: Game, seats: Sequence[Seat], row: str | None, licenses: str | None) -> None:
    state = game.state
    o, n, line_up = state.open, int(state.open.seats), game.setup.line_up
    standard: list[str] = [id for id in STANDARD if id in line_up]
    left: Counter[str] = Counter(dict.fromkeys(standard, 4)) + Counter({id: 3 for id in ("pub", "dfo", "marina") if id in line_up})
    if "king_crab" in line_up:
        left.update(("king_crab_captains", "king_crab_crates", "king_crab_licenses"))
    for seat in seats:
        left.subtract(seat.licenses.split())
    turned = standard[:n] if row is None else row.split()
    left.subtract(turned)
    deck = [id for id, count in left.items() for _ in range(count)] if licenses is None else licenses.split()
    assert len(turned) <= n
    if licenses is None and game.setup.crewman:
        deck += ["hire_crewman"] * 3
    o.row[:] = -1
    o.row[: len(turned)] = [LICENSES.index(id) for id in turned]
    o.in_row, o.license_deck, o.aside = len(turned), len(deck), 0
    state.hidden.licenses[: len(deck)] = [LICENSES.index(id) for id in reversed(deck)]


def _counts(ids: str, names: Sequence[str]) -> list[int]:
    counts = Counter(ids.split())
    assert set(counts) <= set(names), f"unknown ids in {ids}"
    return [counts[id] for id in names]


# -- reading a game -----------------------------------------------------------------------------------------------------------


def legal(game: Game, seat: int | None = None) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in game.legal(seat)]


def play(game: Game, *moves: str) -> tuple[Move, ...]:
    """Play moves in turn, each for the seat that is asked first, or for the one in front: ``1: pass``."""
    played: tuple[Move, ...] = ()
    for move in moves:
        seat, colon, text = move.partition(": ")
        played += game.play(text, int(seat)) if colon else game.play(move)
    return played


def heard(game: Game, *kinds: str, since: int = 0) -> list[Told]:
    """What happened (everything, or events of some kinds) from ply ``since`` on, without the ply."""
    told = [event.to_json(everything=True) or {} for event in game.events if event.ply >= since]
    return [{key: value for key, value in event.items() if key != "ply"} for event in told if not kinds or event["kind"] in kinds]


def hand(game: Game, seat: int) -> dict[str, int]:
    """A seat's boat cards."""
    return {id: n for id, n in zip(BOATS, game.state.own[seat].hand.tolist(), strict=True) if n}


def told_hand(game: Game, seat: int) -> tuple[int, int]:
    """What everybody sees of a hand: its size, and how many drawn cards wait for a discard."""
    s = game.state.open.at[seat]
    return int(s.hand), int(s.drawn)


def cards(ids: str) -> dict[str, int]:
    """Ids separated by blanks, counted, to compare with :func:`hand`."""
    return dict(Counter(ids.split()))


def licenses(game: Game, seat: int) -> dict[str, int]:
    """A seat's licenses."""
    return {id: n for id, n in zip(LICENSES, game.state.open.at[seat].licenses.tolist(), strict=True) if n}


def row(game: Game) -> list[str]:
    """The row."""
    return [LICENSES[k] for k in game.state.open.row.tolist() if k >= 0]


def deck(game: Game) -> list[str]:
    """The boat deck, the next card first."""
    return [BOATS[t] for t in game.state.hidden.deck[: game.state.open.deck].tolist()][::-1]


def license_deck(game: Game) -> list[str]:
    """The license deck, the next card first."""
    return [LICENSES[k] for k in game.state.hidden.licenses[: game.state.open.license_deck].tolist()][::-1]


def discard_pile(game: Game) -> dict[str, int]:
    """The whole discard pile, face-down cards too."""
    state = game.state
    total = state.open.discard + state.own["discarded"][: game.setup.seats].sum(axis=0)
    return {id: int(n) for id, n in zip(BOATS, total, strict=True) if n}


def fleet(game: Game, seat: int) -> list[Boat]:
    """A seat's boats, in the order they were launched."""
    s, captains = game.state.open.at[seat], game.state.own[seat].captains.tolist()
    boats = s.boats[: s.fleet].tolist()
    return [
        Boat(KINDS[kind], "salty_captain" if captained == SALTY else BOATS[captain] if captained and captain >= 0 else None, crates)
        for (kind, _, captained, _, crates, *_), captain in zip(boats, captains, strict=False)
    ]


def crates(game: Game, seat: int) -> list[int | tuple[int, int]]:
    """The crates on a seat's boats: in the own hold, or (in the own hold, on the tucked card) where there is one."""
    s = game.state.open.at[seat]
    return [(int(boat.crates), int(boat.tucked_crates)) if boat.tucked else int(boat.crates) for boat in s.boats[: s.fleet]]


def drawn(game: Game, why: str, seat: int = 0) -> int:
    """How many cards a seat drew for a reason."""
    return sum(event["got"] for event in heard(game, "draw") if event["why"] == why and event["seat"] == seat)
