"""Plays the package's game and the reference side by side and says where they first differ.

``python -m tests.reference.compare GAMES FIRST`` plays that many random games, ``python -m tests.reference.compare recorded`` replays the
recorded ones.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ridback.cards import BOATS, CREW, LICENSES
from ridback.errors import MoveError, SetupError
from ridback.events import TROPHIES
from ridback.game import Game
from ridback.given import Given, forced_io
from ridback.moves import by_text
from ridback.rules import codes
from ridback.rules.record import FORCED
from ridback.setups import MODULES
from tests.recorded.recording import recorded
from tests.reference.chance import changed_setup, some_move
from tests.reference.dealing import wrong
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

    def __init__(self, game: Game, *, leading: bool, printed: dict[str, Any] | None = None) -> None:
        self.game, self.leading, self.chance = game, leading, random.Random(game.seed)
        self.given, self.orders = list[list[str]](), list[list[str]]()
        setup, dealt = game.setup, deal(game.state)
        for what in wrong(
            dealt,
            seats=setup.seats,
            line_up=setup.line_up,
            printed=setup.cards.printed,
            captains=setup.captains,
            epic=setup.epic,
            crewman=setup.crewman,
            trophies=setup.trophies,
        ):
            raise Difference(0, "deal", what, dealt)
        self.reference = Reference(
            seats=setup.seats,
            line_up=setup.line_up,
            docks=setup.docks,
            captains=setup.captains,
            deal=dealt,
            printed=printed or setup.cards.printed,
            reshuffle=self._reshuffled,
            **{module: getattr(setup, module) for module in MODULES},
        )

    def _reshuffled(self, pile: list[str]) -> list[str]:
        """The order of the deck after a reshuffle of the reference."""
        if self.leading:
            order = list(pile)
            self.chance.shuffle(order)
            self.given.append(order)
            return order
        if not self.orders:
            raise Difference(self.game.ply, "reshuffles", f"one of {len(pile)} cards", "none")
        return self.orders.pop(0)

    def play(self, seat: int, text: str) -> None:
        """Make a move in both. Where the reference leads, its reshuffles are given to the package; else they are read off it."""
        if self.leading and len(self.given) > FORCED - 4:
            self.leading = False
        if self.leading:
            self.reference.play(seat, text)
            self.game._forced = forced_io(Given(reshuffles=self.given))
            self.game.play(by_text(text), seat)
            reshuffles = sum(event.kind == codes.EV_RESHUFFLED for event in self.game.events)
            self._same("reshuffles", len(self.given), reshuffles)
            return
        told = len(self.game.events)
        self.game.play(by_text(text), seat)
        counts = [event.a for event in self.game.events[told:] if event.kind == codes.EV_RESHUFFLED]
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
            view = game.view(seat).to_json()
            self._told(f"told to seat {seat}", reference.told(seat), view)
            if view["decision"]:
                self._decision(seat, view["decision"])
        if game.over:
            sheets, result = reference.scores(), game.result or {}
            for seat, scores in enumerate(game.scores()):
                self._told(f"scores of seat {seat}", sheets[seat], scores)
            self._same("reason", reference.reason, result["reason"])
            self._same("winners", reference.winners(), sorted(result["winners"]))

    def _decision(self, seat: int, got: dict[str, Any]) -> None:
        """The amounts beside a decision; and a payment that is suggested pays, with no part that could be left out (PY2)."""
        self._told(f"beside the decision of seat {seat}", self.reference.numbers(seat), got)
        reference, due = self.reference, {"": got}
        for key, prices in reference.prices(seat).items():
            self._same(f"{key} of seat {seat}", prices, {card: offer["price"] for card, offer in got[key].items()})
            due |= {card: offer | {"left": offer["price"]} for card, offer in got[key].items()}
        for card, offer in due.items():
            if "left" in offer:
                parts = offer["suggested"]
                without = card if card in BOATS else None
                missing = Counter(parts) - Counter(reference.purse(reference.seats[seat], without))
                over = sum(map(reference.worth, parts)) - offer["left"]
                fits = not missing and over >= 0 and all(reference.worth(part) > over for part in parts)
                self._same(f"payment suggested to seat {seat} for {card}, of {offer['left']}", True, fits)

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


#: A game that begins: its name, the game, and its moves, if they are given.
Start = tuple[str, Game, list[str] | None]


def random_game(number: int) -> Start:
    """Any set-up; by its number, too, with printed or changed values."""
    setup = changed_setup(number) if number % 3 == 2 else some_setup(random.Random(number))
    return f"game {number}", Game(setup, number), None


def recorded_games() -> Iterator[Start]:
    """The recorded games from their beginnings, and their moves."""
    for n, saved in enumerate(recorded()):
        yield f"recorded {n}", Game.from_json({key: saved[key] for key in ("ridback", "setup", "seed")} | {"moves": []}), saved["moves"]


def chosen(game: Game, moves: list[str] | None) -> Iterator[tuple[int, str]]:
    """The moves of a game: those given, or by chance."""
    for turn in moves or ():
        seat, _, text = turn.partition(" ")
        yield int(seat), text
    chance = random.Random(game.seed)
    while not game.over:
        number = chance.choice(list(game.decisions))
        yield number, some_move(game.legal(number), number, game.seed, chance).text


def side_by_side(start: Start, every: int = 1, printed: dict[str, Any] | None = None) -> int:
    """Play to the end and compare at every ply. Returns the plies compared; raises Difference.

    All seats' views are compared every so many plies and at the end, between them only that of the seat that moved. A ply with two
    reshuffles ends it early: the order of the first is lost. The reference can be given other printed values than the game has.
    """
    _, game, moves = start
    pair, seats = Pair(game, leading=moves is None, printed=printed), game.setup.seats
    pair.compare(range(seats))
    for seat, text in chosen(game, moves):
        try:
            pair.play(seat, text)
        except Unknown:
            print(f"  two reshuffles in ply {game.ply - 1}: the rest of this game is not compared")
            return game.ply
        everybody = game.over or game.ply % every == 0
        pair.compare(range(seats) if everybody else [seat])
    return game.ply


def main(arguments: list[str]) -> int:
    """Compare and report."""
    begun, plies, games, found = time.monotonic(), 0, 0, 0
    if arguments and arguments[0] == "recorded":
        starts = recorded_games()
    else:
        count, first = (int(word) for word in (arguments + ["20", "0"][len(arguments) :])[:2])
        starts = map(random_game, range(first, first + count))
    for start in starts:
        games += 1
        try:
            plies += side_by_side(start)
        except (Difference, MoveError, SetupError, ValueError) as difference:
            name, game, _ = start
            print(f"{name}: {game.setup.to_json()}\n  ply {game.ply}: {difference!r:.2000}", flush=True)
            found += 1
    print(f"{games} games, {plies} plies alike, {found} games with differences, {time.monotonic() - begun:.0f} s")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
