"""Positions made by hand: a table as it stands when a phase begins, told in ids, so that a test shows all it depends on.

A position is a real game whose record was written over; sizes, piles and who knows what are kept in step, and what the test does not
mention is as it would be: the boat cards that are nowhere lie in the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, license_type
from ridback.game import Game
from ridback.moves import Move
from ridback.rules import codes

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
Told = dict[str, Any]


@dataclass
class Boat:
    """A launched boat: its type, the card of its captain if it has one, crates on it."""

    type: str
    captain: str | None = None
    crates: int = 0


@dataclass
class Seat:
    """What a seat has: ids of boat cards and of licenses separated by blanks, boats, crates in the store, Gone Fishin' cards."""

    hand: str = ""
    licenses: str = ""
    fleet: Sequence[Boat] = ()
    store: int = 0
    gone_fishin: int = 0
    discarded: str = field(default="", kw_only=True)  # face down in the pile


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
    seed: int = 0,
) -> Game:
    """A game whose next step is the beginning of ``phase``, run to its first decision; its events are those since then.

    ``row``, ``licenses`` (the license deck), ``boats`` (the boat deck) are ids, the one to be drawn next first; ``discard`` is the
    face-up part of the pile, ``pile`` how many Gone Fishin' cards are left, ``bought`` how many licenses were sold in this auction.
    Without ``boats`` the deck has all boat cards that are nowhere else; without ``row`` and ``licenses`` there are licenses enough.
    """
    game = Game.new(seats=len(seats), gone_fishin=gone_fishin, seed=seed)
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
    _write_piles(state, boats, discard)
    _write_licenses(state, seats, row, licenses)
    game._log.clear()
    game._events.clear()
    game.replay(())
    return game


def _write_seat(state: Any, number: int, seat: Seat, *, in_phase: bool) -> None:
    s, own = state.open.at[number], state.own[number]
    hand, face_down, owned = _counts(seat.hand, BOATS), _counts(seat.discarded, BOATS), _counts(seat.licenses, LICENSES)
    own.hand[:], own.discarded[:], s.licenses[:] = hand, face_down, owned
    s.hand, s.discarded, s.in_phase = sum(hand), sum(face_down), in_phase
    s.sure[:], s.proven = 0, 0
    s.store, s.gone_fishin, s.fleet = seat.store, seat.gone_fishin, len(seat.fleet)
    for place, boat in enumerate(seat.fleet):
        launched = s.boats[place]
        launched.type = launched.card = BOATS.index(boat.type)
        launched.captained, launched.crates = boat.captain is not None, boat.crates
        own.captains[place] = -1 if boat.captain is None else BOATS.index(boat.captain)


def _write_piles(state: Any, boats: str | None, discard: str) -> None:
    o = state.open
    o.discard[:] = _counts(discard, BOATS)
    o.discard_pile = o.discard.sum() + sum(int(o.at[seat].discarded) for seat in range(o.seats))
    if boats is None:
        left = {"shrimp": 20, "lobster": 20, "processing": 20, "cod": 12, "tuna": 12, "king_crab": 12}
        places = [o.discard, *(state.own[seat][pile] for seat in range(o.seats) for pile in ("hand", "discarded"))]
        for counts in places:
            for number, n in enumerate(counts.tolist()):
                if n:
                    left[BOATS[number]] -= n
        for seat in range(o.seats):
            for place in range(o.at[seat].fleet):
                left[BOATS[o.at[seat].boats[place].card]] -= 1
                if state.own[seat].captains[place] >= 0:
                    left[BOATS[state.own[seat].captains[place]]] -= 1
        assert min(left.values()) >= 0, "more cards of a type than there are"
        deck = [id for _ in range(20) for id in BASE if (left.update({id: left[id] - 1}) or left[id] >= 0)]
    else:
        deck = boats.split()
    o.deck = len(deck)
    state.hidden.deck[: len(deck)] = [BOATS.index(id) for id in reversed(deck)]


def _write_licenses(state: Any, seats: Sequence[Seat], row: str | None, licenses: str | None) -> None:
    o, n = state.open, len(seats)
    left = Counter(dict.fromkeys(BASE[:5], 4)) + Counter({"pub": 3})
    left.update(("king_crab_captains", "king_crab_crates", "king_crab_licenses"))
    for seat in seats:
        left.subtract(seat.licenses.split())
    turned = list(BASE[:n]) if row is None else row.split()
    left.subtract(turned)
    deck = [id for id, count in left.items() for _ in range(count)] if licenses is None else licenses.split()
    assert len(turned) <= n
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
        Boat(BOATS[kind], BOATS[captain] if captained else None, crates)
        for (kind, _, captained, crates), captain in zip(boats, captains, strict=False)
    ]


def license_of(id: str) -> str:
    """The type of a license card."""
    return LICENSE_TYPES[license_type(LICENSES.index(id))]
