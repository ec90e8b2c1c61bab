"""What a question was about and what an answer names, as ids: enough to make sentences of it without the game at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ridback.cards import LICENSES
from ridback.events import KINDS_OF_BOAT
from ridback.moves import Move
from ridback.review.asking import Step
from ridback.views import View

#: The part of a view's JSON that says what a decision is about, by kind.
_ABOUT: Final = {
    "open": "auction",
    "bid": "auction",
    "pay": "payment",
    "captain": "hiring",
    "mate": "hiring",
    "mate_card": "hiring",
    "take_seat": "taking",
    "take": "taking",
    "oyster": "catching",
    "assign": "assigning",
}
#: How the later atoms of a compound are joined to its first, by name.
_JOINS: Final = {"bid": "bid", "captain": "with", "with": "with", "take": "take"}


@dataclass(frozen=True, slots=True)
class Named:
    """An atom, and the id of what its number stands for: a lot's license, a boat's type; None where its own argument says it."""

    move: Move
    what: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The move's JSON, with ``what`` if there is something to say."""
        return self.move.to_json() | ({} if self.what is None else {"what": self.what})


def named(view: View, move: Move) -> Named:
    """The atom with what it names, as the seat of the view would make it."""
    opened, seat = view.open, view.seat
    if move.name == "lot":
        return Named(move, LICENSES[int(opened["row"][move.argument])])
    if move.name == "take":
        seat = int(opened["victim"])
    if move.name in ("hire", "mate", "take", "tuck", "swordfish", "process", "pickup") and isinstance(move.argument, int):
        return Named(move, KINDS_OF_BOAT[int(opened["at"]["boats"][seat]["type"][move.argument])])
    return Named(move)


def about(step: Step) -> dict[str, Any]:
    """What a decision is about, with the keys it has in a view's JSON; a boat's ``type`` besides."""
    shown = step.view.to_json()
    told = shown[_ABOUT[step.kind]] if step.kind in _ABOUT else None
    out = {key: value for key, value in (told or {}).items() if key != "seat"}
    if "boat" in out:
        out["type"] = shown["seats"][step.view.seat]["boats"][out["boat"]]["type"]
    return out


def compound(first: View, moves: Sequence[Move]) -> str:
    """Atoms that answer one question, as one text that Game.play reads. ``first`` is what the seat saw before the first."""
    head, *rest = moves
    text = head.text
    if head.name == "lot":
        text = f"lot {_lot(first, head)}"
    elif head.name == "charter":
        text = f"launch charter as {head.argument}"
    paid = [str(move.argument) for move in moves if move.name == "pay"]
    if head.name == "pay":
        return " ".join(["pay", *paid])
    if head.name in ("process", "discard", "tuck"):
        rest = [move for move in rest if move.name != "pass"]  # a set is done where its text ends
    for move in rest:
        if move.name == "pay":
            continue
        text += f" {_JOINS[move.name]} {move.argument}" if move.name in _JOINS else f" {move.argument}"
    return " ".join([text, *(["paying", *paid] if paid else [])])


def _lot(view: View, move: Move) -> int | str:
    """A lot by its license, where the row has only one like it."""
    row = view.open["row"][: int(view.open["in_row"])].tolist()
    license = row[int(move.argument or 0)]
    return LICENSES[license] if row.count(license) == 1 else int(move.argument or 0)
