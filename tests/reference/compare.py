"""Plays the package's game and the reference side by side and says where they first differ.

``python -m tests.reference.compare GAMES FIRST`` plays that many random games, ``python -m tests.reference.compare recorded`` replays the
recorded ones.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ridback.cards import BOATS, CREW, LICENSES
from ridback.events import TROPHIES
from ridback.game import Game
from ridback.moves import by_text
from ridback.setups import MODULES, Setup
from tests.recorded.recording import STYLES, choose, recorded
from tests.reference.rules import Reference
from tests.reference.table import Deal
from tests.some_setups import some_setup


class Unknown(Exception):
    """The order of a reshuffle cannot be read off the package's game."""


@dataclass
class Difference(Exception):
    """The first thing the two do not agree on."""

    ply: int
    what: str
    expected: Any
    got: Any

    def __str__(self) -> str:
        return f"ply {self.ply}, {self.what}: the reference has {self.expected}, the package {self.got}"


def deal(state: Any) -> Deal:
    """What chance decided, read off the package's record before the first move."""
    o, hidden = state.open, state.hidden

    def top_first(array: Any, count: int, names: Any) -> list[str]:
        return [names[int(number)] for number in array[:count][::-1]]

    return Deal(
        start=int(o.start),
        hands=[[BOATS[card] for card, count in enumerate(own.hand) for _ in range(count)] for own in state.own[: int(o.people)]],
        boats=top_first(hidden.deck, int(o.deck), BOATS),
        licenses=top_first(hidden.licenses, int(o.license_deck), LICENSES),
        row=[LICENSES[int(license)] for license in o.row[: int(o.in_row)]],
        removed=[LICENSES[license] for license, count in enumerate(hidden.removed) for _ in range(count)],
        crew=top_first(hidden.crew - 1, int(o.crew_deck), CREW),
        trophies=[TROPHIES[int(number)] or "" for number in o.trophies if number],
    )


class Pair:
    """The two games, kept in step."""

    def __init__(self, game: Game) -> None:
        self.game, self.told, self.orders = game, len(game.events), list[list[str]]()
        setup = game.setup
        self.reference = Reference(
            seats=setup.seats,
            line_up=setup.line_up,
            docks=setup.docks,
            captains=setup.captains,
            deal=deal(game.state),
            printed=setup.cards.printed,
            reshuffle=self._reshuffled,
            **{module: getattr(setup, module) for module in MODULES},
        )

    def _reshuffled(self, pile: list[str]) -> list[str]:
        if not self.orders:
            raise Difference(self.game.ply, "reshuffles", f"one of {len(pile)} cards", "none")
        return self.orders.pop(0)

    def play(self, seat: int, text: str) -> None:
        """Make a move in both."""
        self.game.play(by_text(text), seat)
        events = [event.to_json(everything=True) or {} for event in self.game.events[self.told :]]
        self.told += len(events)
        counts = [event["count"] for event in events if event["kind"] == "reshuffled"]
        if len(counts) > 1:
            raise Unknown
        # cards drawn since are still there, above the deck
        self.orders = [[BOATS[int(card)] for card in self.game.state.hidden.deck[:count][::-1]] for count in counts]
        self.reference.play(seat, text)
        if self.orders:
            raise Difference(self.game.ply, "reshuffles", "none", counts)

    def compare(self, seats: Iterable[int]) -> None:
        """Raise Difference where they are not alike: decisions, moves, and what these seats are told; at the end the scores."""
        game, reference = self.game, self.reference
        self._same("decisions", reference.decisions(), game.decisions)
        for seat in game.decisions:
            self._same(f"moves of seat {seat}", sorted(reference.legal(seat)), sorted(move.text for move in game.legal(seat)))
        for seat in seats:
            self._told(f"told to seat {seat}", reference.told(seat), game.view(seat).to_json())
        if game.over:
            sheets, result = reference.scores(), game.result or {}
            for seat, scores in enumerate(game.scores()):
                self._told(f"scores of seat {seat}", sheets[seat], scores)
            self._same("reason", reference.reason, result["reason"])
            self._same("winners", [seat for seat, sheet in enumerate(sheets) if sheet["rank"] == 1], sorted(result["winners"]))

    def _same(self, what: str, expected: Any, got: Any) -> None:
        if expected != got:
            raise Difference(self.game.ply, what, expected, got)

    def _told(self, what: str, expected: dict[str, Any], got: dict[str, Any]) -> None:
        """Alike in all that the reference has a word for."""
        for key, value in expected.items():
            if key != "seats":
                self._same(f"{what}: {key}", value, got[key])
                continue
            self._same(f"{what}: how many seats", len(value), len(got[key]))
            for seat, other in zip(value, got[key], strict=True):
                self._told(f"{what}: seat {value.index(seat)}", seat, other)


#: A game that begins: its set-up, the game, and the moves to be made in it.
Start = tuple[Setup, Game, Callable[[Pair], Iterator[tuple[int, str]]]]


def random_game(number: int) -> Start:
    """Any set-up, and moves by chance."""
    setup = some_setup(random.Random(number))

    def moves(pair: Pair) -> Iterator[tuple[int, str]]:
        chance = random.Random(number)
        while not pair.game.over:
            seat = chance.choice(list(pair.game.decisions))
            yield seat, choose(pair.game.legal(seat), STYLES[(seat + number) % len(STYLES)], chance).text

    return setup, Game(setup, number), moves


def recorded_game(saved: dict[str, Any]) -> Start:
    """A recorded game from its beginning, and its moves."""
    game = Game.from_json({key: saved[key] for key in ("ridback", "setup", "seed")} | {"moves": []})

    def moves(pair: Pair) -> Iterator[tuple[int, str]]:
        for turn in saved["moves"]:
            seat, _, text = turn.partition(" ")
            yield int(seat), text

    return game.setup, game, moves


def side_by_side(start: Start, every: int = 1) -> int:
    """Play to the end and compare at every ply. Returns the plies compared; raises Difference.

    All seats' views are compared every so many plies and at the end, between them that of the seat that moved and that of one other. A ply
    with two reshuffles ends it early: the order of the first is lost.
    """
    _, game, moves = start
    pair, seats = Pair(game), game.setup.seats
    pair.compare(range(seats))
    for seat, text in moves(pair):
        try:
            pair.play(seat, text)
        except Unknown:
            print(f"  two reshuffles in ply {game.ply - 1}: the rest of this game is not compared")
            return game.ply
        everybody = game.over or game.ply % every == 0
        pair.compare(range(seats) if everybody else {seat, game.ply % seats})
    return game.ply


def main(arguments: list[str]) -> int:
    """Compare and report."""
    begun, plies, games, found = time.monotonic(), 0, 0, Counter[str]()
    if arguments and arguments[0] == "recorded":
        starts: Iterator[tuple[str, Any]] = ((f"recorded {n}", recorded_game(saved)) for n, saved in enumerate(recorded()))
    else:
        count, first = (int(word) for word in (arguments + ["20", "0"][len(arguments) :])[:2])
        starts = ((f"seed {n}", random_game(n)) for n in range(first, first + count))
    for name, start in starts:
        games += 1
        try:
            plies += side_by_side(start)
        except (Difference, ValueError) as difference:
            print(f"{name}: {start[0].to_json()}\n  {difference}")
            found[str(difference)] += 1
    print(f"{games} games, {plies} plies alike, {found.total()} games with differences, {time.monotonic() - begun:.0f} s")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
