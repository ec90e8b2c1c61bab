"""The vocabulary of moves: number <-> name and argument <-> one-line text <-> JSON, one table.

A move of the table is an *atom*. A person or a program may also give a *compound* (a launch with its payment, a set of boats to process),
which :func:`read` splits into atoms, here and nowhere else.
"""

from __future__ import annotations

import operator
import re
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ridback.cards import BOATS, LICENSES, PARTS
from ridback.errors import MoveAmbiguous, MoveUnreadable
from ridback.rules import codes

#: The segments of the table: (first number, name, name of the argument, its values).
SEGMENTS: Final[tuple[tuple[int, str, str | None, tuple[Any, ...]], ...]] = (
    (codes.PASS, "pass", None, (None,)),
    (codes.TRADE, "trade", None, (None,)),
    (codes.LOT, "lot", "slot", tuple(range(codes.ROW))),
    (codes.DISCARD, "discard", "card", BOATS),
    (codes.CAPTAIN, "captain", "card", BOATS),
    (codes.PAY, "pay", "part", PARTS),
    (codes.LAUNCH, "launch", "card", BOATS),
    (codes.HIRE, "hire", "boat", tuple(range(codes.FLEET))),
    (codes.PROCESS, "process", "boat", tuple(range(codes.FLEET))),
    (codes.BID, "bid", "amount", tuple(range(codes.BID_TOP + 1))),
)


@dataclass(frozen=True, slots=True)
class Move:
    """One atom. ``number`` is its place in the table, ``argument`` None for `pass` and `trade`."""

    number: int
    name: str
    key: str | None
    argument: str | int | None

    @property
    def text(self) -> str:
        """One line that :func:`read` understands: ``bid 7``, ``launch cod``, ``pass``."""
        return self.name if self.argument is None else f"{self.name} {self.argument}"

    def to_json(self) -> dict[str, Any]:
        """``{"do": name, argument's name: argument}``."""
        return {"do": self.name} if self.key is None else {"do": self.name, self.key: self.argument}

    def __str__(self) -> str:
        return self.text


#: Every move, by number.
TABLE: Final = tuple(Move(first + i, name, key, value) for first, name, key, values in SEGMENTS for i, value in enumerate(values))
_BY_TEXT: Final = {move.text: move for move in TABLE}
_FIRST: Final = {name: (first, key, values) for first, name, key, values in SEGMENTS}


def atom(name: str, argument: str | int | None = None) -> Move:
    """The move of a name and argument. Raises KeyError where the table has none."""
    return _BY_TEXT[name if argument is None else f"{name} {argument}"]


def by_text(text: str) -> Move:
    """The atom whose canonical text this is (as saved games have it). Raises KeyError where the table has none."""
    return _BY_TEXT[text]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a move was read as: atoms in the order they are played, whether they must pay a price in full, and the move that says which
    decision they answer where the atoms do not (`pass` after a set of no boats)."""

    atoms: tuple[Move, ...]
    pays: bool = False
    answers: str | None = None


def read(given: object, opened: Any, part_place: Sequence[int], seat: int) -> Reading:
    """Read a move given as number, text, JSON object, Move, or Reading, and split compounds into atoms.

    ``opened`` is the open record (the row and the fleet say what ``lot cod`` and ``hire cod`` mean), ``part_place`` the order in
    which parts of a payment go down. Raises MoveUnreadable or MoveAmbiguous.
    """
    if isinstance(given, Reading):
        return given
    if isinstance(given, Move):
        return Reading((given,))
    if isinstance(given, str):
        return _Reader(opened, part_place, seat).text(given)
    if isinstance(given, dict):
        return _Reader(opened, part_place, seat).json(given)
    try:
        if isinstance(given, bool):
            raise TypeError
        number = operator.index(given)  # type: ignore[arg-type]
    except TypeError:
        raise MoveUnreadable("not_a_move", given=type(given).__name__) from None
    if not 0 <= number < len(TABLE):
        raise MoveUnreadable("no_such_number", number=number)
    return Reading((TABLE[number],))


class _Reader:
    def __init__(self, opened: Any, part_place: Sequence[int], seat: int) -> None:
        self.opened, self.part_place, self.seat = opened, part_place, seat

    # -- text ---------------------------------------------------------------------------------------------------------

    def text(self, text: str) -> Reading:
        words = re.sub(r"[,;]", " ", text).lower().split()
        if len(text) > 500 or not words:
            raise MoveUnreadable("unreadable", text=text[:80])
        verb, rest = words[0], words[1:]
        try:
            match verb:
                case "lot":
                    return self._lot_text(rest)
                case "pay" if len(rest) > 1:
                    return self.pay(rest)
                case "launch" if "paying" in rest:
                    card, _, *parts = rest
                    return self.launch(card, parts)
                case "hire":
                    return self._hire_text(rest)
                case "process" if len(rest) != 1:
                    return self.process([_number(word) for word in rest])
            if verb in _FIRST and _FIRST[verb][1] in ("slot", "boat", "amount"):
                rest = [str(_number(word)) for word in rest]
            return Reading((_BY_TEXT[" ".join([verb, *rest])],))
        except (KeyError, ValueError):
            raise MoveUnreadable("unreadable", text=text[:80]) from None

    def _lot_text(self, rest: list[str]) -> Reading:
        what, *more = rest or [""]
        slots = [i for i in range(self.opened.in_row) if _matches(what, LICENSES[self.opened.row[i]])]
        slot = self._one("lot", what, slots)
        if not more:
            return Reading((atom("lot", slot),))
        word, amount = more
        if word != "bid":
            raise ValueError
        return self.lot(slot, _number(amount))

    def _hire_text(self, rest: list[str]) -> Reading:
        what, *more = rest or [""]
        me = self.opened.at[self.seat]
        boats = [b for b in range(me.fleet) if not me.boats[b].captained and BOATS[me.boats[b].type] == what]
        boat = self._one("hire", what, boats)
        if not more:
            return Reading((atom("hire", boat),))
        word, card = more
        if word != "with":
            raise ValueError
        return self.hire(boat, card)

    def _one(self, verb: str, what: str, places: list[int]) -> int:
        """A place by its number, or by the id of what lies there."""
        if what.isdecimal():
            return _number(what)
        if not places:
            raise KeyError(what)
        if len(places) > 1:
            raise MoveAmbiguous("ambiguous", text=f"{verb} {what}", candidates=[f"{verb} {place}" for place in places])
        return places[0]

    # -- JSON ---------------------------------------------------------------------------------------------------------

    def json(self, given: dict[Any, Any]) -> Reading:
        try:
            match given:
                case {"do": "lot", "slot": int(slot), "bid": int(amount), **extra} if not extra:
                    return self.lot(slot, amount)
                case {"do": "pay", "parts": list(parts), **extra} if not extra:
                    return self.pay(parts)
                case {"do": "launch", "card": str(card), "paying": list(parts), **extra} if not extra:
                    return self.launch(card, parts)
                case {"do": "hire", "boat": int(boat), "with": str(card), **extra} if not extra:
                    return self.hire(boat, card)
                case {"do": "process", "boats": list(boats), **extra} if not extra:
                    return self.process(boats)
                case {"do": str(name), **extra} if name in _FIRST:
                    _, key, _ = _FIRST[name]
                    if key is None and not extra:
                        return Reading((atom(name),))
                    if key is not None and list(extra) == [key]:
                        return Reading((self._atom(name, extra[key]),))
        except (KeyError, ValueError, TypeError):
            pass
        raise MoveUnreadable("unreadable", text=reprlib.repr(given)[:80])

    @staticmethod
    def _atom(name: str, argument: object) -> Move:
        if isinstance(argument, bool) or not isinstance(argument, int | str):
            raise TypeError
        if isinstance(argument, int) is (_FIRST[name][1] in ("card", "part")):
            raise TypeError
        return atom(name, argument)

    # -- compounds ----------------------------------------------------------------------------------------------------

    def lot(self, slot: int, amount: int) -> Reading:
        return Reading((self._atom("lot", slot), self._atom("bid", amount)))

    def hire(self, boat: int, card: str) -> Reading:
        return Reading((self._atom("hire", boat), self._atom("captain", card)))

    def launch(self, card: str, parts: Sequence[str]) -> Reading:
        return Reading((self._atom("launch", card), *self._payment(parts)), pays=True)

    def pay(self, parts: Sequence[str]) -> Reading:
        if not parts:
            raise ValueError
        return Reading(self._payment(parts), pays=True)

    def _payment(self, parts: Sequence[str]) -> tuple[Move, ...]:
        if len(parts) > 300:
            raise ValueError
        atoms = [self._atom("pay", part) for part in parts]
        return tuple(sorted(atoms, key=lambda move: self.part_place[move.number - codes.PAY]))

    def process(self, boats: Iterable[int]) -> Reading:
        atoms = [self._atom("process", boat) for boat in sorted(boats)]
        me = self.opened.at[self.seat]
        last = atoms[-1].number - codes.PROCESS if atoms else -1
        if any(me.boats[b].crates > 0 for b in range(last + 1, me.fleet)) or not atoms:
            atoms.append(atom("pass"))
        return Reading(tuple(atoms), answers="process")


def _number(word: str) -> int:
    """A number written in digits and nothing else. Raises ValueError."""
    if not (word.isascii() and word.isdecimal()):
        raise ValueError
    return int(word)


def _matches(word: str, license: str) -> bool:
    """``king_crab`` stands for any of the three King Crab licenses."""
    return license == word or (word == "king_crab" and license.startswith("king_crab_"))
