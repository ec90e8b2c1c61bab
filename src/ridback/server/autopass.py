"""Whether a seat can do nothing but pass: as its hand is, or as everybody at the table can tell.

What everybody can tell is asked of the rules themselves: of all hands the seat may have, by what it has shown and by the cards there are,
those that could do most are tried, one after the other. What a hand can do is decided by its money and by the type of one card, so the
richest hand of all and, for each type, the richest one with a card of it stand for all the others. The hand it has is not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ridback.server.wishes import AutoPass

if TYPE_CHECKING:
    from ridback.game import Game

#: Where what can be done depends on cards that were just drawn, and so on more than the hand.
DRAWN = {"tuck", "tuck_card", "discard_drawn"}


def passes(game: Game, seat: int, mode: AutoPass) -> bool:
    """Whether a seat, which is asked something, is to pass by itself."""
    if mode == "off" or [move.name for move in game.legal(seat)] != ["pass"]:
        return False
    return mode == "fast" or shows(game, seat)


def shows(game: Game, seat: int) -> bool:
    """Whether everybody at the table can tell that the seat can do nothing but pass."""
    from ridback.views import View

    if game.decisions.get(seat) in (None, *DRAWN):
        return False
    seen = game.view(None)
    for hand in _hands(seen, seat):
        records = seen.records.copy()
        records["own"]["hand"][0] = hand
        if [move.name for move in View(records, seat, seen.cards).legal()] != ["pass"]:
            return False
    return True


def _has(opened: Any, card: int) -> bool:
    """Whether boat cards of a type are in the game (ST2, ST8)."""
    from ridback.rules import codes

    return bool(opened["with_charter"] if card == codes.CHARTER else opened["line_up"][card])


def _hands(seen: Any, seat: int) -> Iterator[list[int]]:
    """The hands that could do most, as numbers of cards by type."""
    me = seen.open["at"][seat]
    size, sure = int(me["hand"]), [int(count) for count in me["sure"]]
    coins = [int(value) for value in seen.values["coins"]]
    there = [int(count) if _has(seen.open, card) else 0 for card, count in enumerate(seen.values["boat_count"])]
    most = [max(count, least) for count, least in zip(there, sure, strict=True)]

    def filled(hand: list[int]) -> list[int]:
        room = size - sum(hand)
        for card in sorted(range(len(hand)), key=lambda card: -coins[card]):
            more = max(0, min(room, most[card] - hand[card]))
            hand[card] += more
            room -= more
        return hand

    yield filled(sure.copy())
    if sum(sure) < size:
        for card in range(len(sure)):
            if not sure[card] and most[card]:
                yield filled([count + (number == card) for number, count in enumerate(sure)])
