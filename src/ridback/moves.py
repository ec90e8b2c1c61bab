"""The vocabulary of moves: number <-> name and argument <-> one-line text <-> JSON, one table.

A move of the table is an *atom*. A person or a program may also give a *compound* (a launch with its payment, a set of boats to process),
which :func:`read` splits into atoms, here and nowhere else.
"""

from __future__ import annotations

import json
import operator
import re
import reprlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ridback.cards import BOATS, DOCK, LICENSE_TYPES, LICENSES, PARTS
from ridback.errors import MoveAmbiguous, MoveUnreadable
from ridback.rules import codes

_FLEET: Final = tuple(range(codes.FLEET))

#: The segments of the table: (first number, name, name of the argument, its values).
SEGMENTS: Final[tuple[tuple[int, str, str | None, tuple[Any, ...]], ...]] = (
    (codes.PASS, "pass", None, (None,)),
    (codes.TRADE, "trade", None, (None,)),
    (codes.LOT, "lot", "slot", tuple(range(codes.ROW))),
    (codes.DISCARD, "discard", "card", BOATS),
    (codes.CAPTAIN, "captain", "card", (*BOATS, "deck", "salty_captain")),
    (codes.PAY, "pay", "part", PARTS),
    (codes.LAUNCH, "launch", "card", BOATS[:-1]),
    (codes.CHARTER_AS, "charter", "type", BOATS[:-1]),
    (codes.BUY, "buy", "card", DOCK[:4]),
    (codes.HIRE, "hire", "boat", _FLEET),
    (codes.MATE_STORE, "mate", "from", ("store", *_FLEET)),
    (codes.WITH, "with", "card", BOATS),
    (codes.MARINA_AT, "marina", "marina", tuple(range(codes.MARINAS))),
    (codes.TAKE_SEAT, "from", "seat", tuple(range(codes.SEATS))),
    (codes.TAKE, "take", "boat", _FLEET),
    (codes.TUCK, "tuck", "boat", _FLEET),
    (codes.SWORD, "swordfish", "boat", _FLEET),
    (codes.SHELF, "shelve", None, (None,)),
    (codes.PROCESS, "process", "boat", _FLEET),
    (codes.PICKUP, "pickup", "boat", _FLEET),
    (codes.ASSIGN, "assign", "license", LICENSE_TYPES[:-1]),
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
#: Atoms that are half an answer, and what the other half is called.
_SECOND: Final = {"hire": "captain", "mate": "with", "marina": "with", "tuck": "with", "from": "take"}
#: What joins the halves in a compound.
_JOINED: Final = {"from": "take"}
#: Moves that may bring their payment with them.
_PAYING: Final = ("launch", "charter", "buy", "hire", "captain")


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
    if isinstance(given, Reading) and given.atoms:
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
        try:
            return self._sentence(words[0], words[1:])
        except (KeyError, ValueError, TypeError):
            raise MoveUnreadable("unreadable", text=text[:80]) from None

    def _sentence(self, verb: str, rest: list[str]) -> Reading:
        if verb == "pay" and len(rest) > 1:
            return self.pay(rest)
        if verb == "process" and len(rest) != 1:
            return self.process([_number(word) for word in rest])
        if verb == "discard" and len(rest) > 1:
            return self.discard(rest)
        if verb == "tuck" and len(rest) > 3:
            if len(rest) % 3 or set(rest[1::3]) != {"with"}:
                raise ValueError
            return self.tuck([_number(word) for word in rest[::3]], rest[2::3])
        if verb == "launch" and rest[:2] == ["charter", "as"]:
            verb, rest = "charter", rest[2:]
        extra: dict[str, Any] = {}
        if "paying" in rest and verb in _PAYING:
            at = rest.index("paying")
            rest, extra["paying"] = rest[:at], rest[at + 1 :]
        if len(rest) == 3 and verb in _SECOND and rest[1] == (join := _JOINED.get(verb, "with")):
            rest, extra[join] = rest[:1], _number(rest[2]) if verb in _JOINED else rest[2]
        if len(rest) == 3 and rest[1] == "bid" and verb == "lot":
            rest, extra["bid"] = rest[:1], _number(rest[2])
        if not rest:
            return self.compound(verb, None, extra)
        (word,) = rest
        return self.compound(verb, self._place(verb, word), extra)

    def _place(self, verb: str, word: str) -> str | int:
        """A place by its number, or by the id of what lies there; anything else as it stands."""
        if word.isdecimal():
            return _number(word)
        o = self.opened
        if verb == "lot":
            places = [i for i in range(o.in_row) if _matches(word, LICENSES[o.row[i]])]
        elif verb == "hire":
            me = o.at[self.seat]
            kinds = (*BOATS, *DOCK)
            places = [b for b in range(me.fleet) if not me.boats[b].captained and kinds[me.boats[b].type] == word]
        else:
            return word
        if not places:
            raise KeyError(word)
        if len(places) > 1:
            raise MoveAmbiguous("ambiguous", text=f"{verb} {word}", candidates=[f"{verb} {place}" for place in places])
        return places[0]

    # -- JSON ---------------------------------------------------------------------------------------------------------

    def json(self, given: dict[Any, Any]) -> Reading:
        try:
            match given:
                case {"do": "pay", "parts": list(parts), **extra} if not extra:
                    return self.pay(parts)
                case {"do": "process", "boats": list(boats), **extra} if not extra:
                    return self.process(boats)
                case {"do": "discard", "cards": list(cards), **extra} if not extra:
                    return self.discard(cards)
                case {"do": "tuck", "boats": list(boats), "cards": list(cards), **extra} if not extra:
                    return self.tuck(boats, cards)
                case {"do": str(name), **extra} if name in _FIRST:
                    key = _FIRST[name][1]
                    return self.compound(name, None if key is None else extra.pop(key), extra)
        except (KeyError, ValueError, TypeError):
            pass
        raise MoveUnreadable("unreadable", text=_quoted(given)[:80])

    @staticmethod
    def _atom(name: str, argument: object) -> Move:
        if isinstance(argument, bool) or not isinstance(argument, int | str):
            raise TypeError
        if argument not in _FIRST[name][2]:
            raise KeyError(argument)
        return atom(name, argument)

    # -- compounds ----------------------------------------------------------------------------------------------------

    def compound(self, name: str, argument: object, extra: dict[str, Any]) -> Reading:
        """An atom, and what a person says with it in one breath: the bid for a lot, the card for a boat, the payment."""
        atoms = [atom(name) if argument is None else self._atom(name, argument)]
        if "bid" in extra and name == "lot":
            atoms.append(self._atom("bid", extra.pop("bid")))
        join = _JOINED.get(name, "with")
        if join in extra and name in _SECOND:
            atoms.append(self._atom(_SECOND[name], extra.pop(join)))
        pays = "paying" in extra and name in _PAYING
        if pays:
            parts = extra.pop("paying")
            if not isinstance(parts, list):
                raise TypeError
            atoms += self._payment(parts)
        if extra:
            raise KeyError
        return Reading(tuple(atoms), pays)

    def discard(self, cards: Sequence[str]) -> Reading:
        """A set of cards to discard (ST9), in the order the rules name them."""
        if not cards:
            raise ValueError
        atoms = [self._atom("discard", card) for card in cards]
        return Reading(tuple(sorted(atoms, key=lambda move: move.number)))

    def tuck(self, boats: Sequence[int], cards: Sequence[str]) -> Reading:
        """All the cards that are tucked, each under its boat, and done (SA1): boats are named in ascending order."""
        pairs = sorted(zip(boats, cards, strict=True))
        atoms = [move for boat, card in pairs for move in (self._atom("tuck", boat), self._atom("with", card))]
        me = self.opened.at[self.seat]
        behind = [me.boats[b] for b in range(pairs[-1][0] + 1 if pairs else 0, me.fleet)]
        if not pairs or (me.drawn > len(pairs) and any(boat.captained and not boat.tucked and boat.type < codes.TYPES for boat in behind)):
            atoms.append(atom("pass"))
        return Reading(tuple(atoms), answers="tuck")

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
        if any(me.boats[b].crates + me.boats[b].tucked_crates > 0 for b in range(last + 1, me.fleet)) or not atoms:
            atoms.append(atom("pass"))
        return Reading(tuple(atoms), answers="process")


def _number(word: str) -> int:
    """A number written in digits and nothing else. Raises ValueError."""
    if not (word.isascii() and word.isdecimal()):
        raise ValueError
    return int(word)


def _quoted(given: object) -> str:
    """What was given, as JSON as far as it is any."""
    try:
        return json.dumps(given, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return reprlib.repr(given)


def _matches(word: str, license: str) -> bool:
    """``king_crab`` stands for any of the three King Crab licenses."""
    return license == word or (word == "king_crab" and license.startswith("king_crab_"))
