"""A seat's part of a game, question by question.

The log has atoms: a payment of four cards is four of them. A person decides once how to pay, which boats to process, what to launch and
with what; so atoms are gathered here into questions, as compounds gather them for the way in (moves.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ridback.game import Game
from ridback.moves import Move
from ridback.views import View

#: Kinds of decision of which one answer makes a set, asked again after each of its members.
_SETS: Final = {"pay", "process", "keep"}
#: Kinds that are the second half of an answer, and the kinds whose answer they complete.
_HALVES: Final = {
    "open": {"name"},
    "captain": {"hire"},
    "mate_card": {"mate"},
    "marina_card": {"marina"},
    "take": {"take_seat"},
    "tuck_card": {"tuck"},
    "tuck": {"tuck_card"},
    "pay": {"launch", "hire", "captain"},
}


@dataclass(frozen=True, slots=True)
class Step:
    """One atom of the seat: the move, what was asked, and all that the seat could see then. ``ply`` atoms had been played before."""

    ply: int
    kind: str
    view: View
    move: Move
    legal: int

    @property
    def round(self) -> int:
        """The round it was in; 0 is before the first (ST9)."""
        return int(self.view.open["round_no"])


def begun(game: Game) -> Game:
    """The same game with no move played yet."""
    return Game(game.setup, game.seed, game.given)


def at_ply(game: Game, ply: int) -> Game:
    """The same game after ``ply`` atoms."""
    earlier = begun(game)
    earlier.replay(game.moves[:ply])
    return earlier


def stages(game: Game) -> Iterator[Game]:
    """The game before each of its atoms; it is one Game that goes on."""
    growing = begun(game)
    for move in game.moves:
        yield growing
        growing.replay([move])


def step(game: Game, seat: int, move: Move) -> Step:
    """What a move answers that the seat is about to make."""
    view = game.view(seat)
    assert view.decision is not None
    return Step(game.ply, view.decision.kind, view, move, len(view.legal()))


def goes_on(before: Step, after: Step) -> bool:
    """Whether a step answers the same question as the seat's step before it. Cards off a Tug Boat are beside what is asked (TG4)."""
    if after.round != before.round or before.move.name in ("pass", "pickup") or after.move.name == "pickup":
        return False
    return (after.kind == before.kind and after.kind in _SETS) or before.kind in _HALVES.get(after.kind, ())


def questions(steps: Sequence[Step]) -> list[list[Step]]:
    """A seat's steps, gathered."""
    gathered: list[list[Step]] = []
    for one in steps:
        if gathered and goes_on(gathered[-1][-1], one):
            gathered[-1].append(one)
        else:
            gathered.append([one])
    return gathered
