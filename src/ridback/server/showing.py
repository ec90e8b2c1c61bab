"""Views as they are sent. What everybody sees of a game is put into JSON once, and each seat's own is joined to it.

The part for everybody is made from a spectator's view, so there is nothing of anybody's hand in it; a seat's part is made from that seat's
view and is joined to no other.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ridback.game import Game

_encode = msgspec.json.Encoder().encode


class Showing:
    """The views of a game that stands still."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._made: dict[int | None, msgspec.Raw] = {}

    def to(self, seat: int | None) -> msgspec.Raw:
        """What a seat (None: a spectator) sees, as JSON; the same as the view's ``to_json()`` says."""
        found = self._made.get(seat)
        if found is None:
            found = self._made[seat] = msgspec.Raw(self._joined(seat))
        return found

    def _joined(self, seat: int | None) -> bytes:
        from ridback.view_json import own_json, own_seat

        opened, people, told, apart = self._opened
        view = self._game.view(seat)
        seats = told if seat is None else [*told[:seat], own_seat(view, people[seat]), *told[seat + 1 :]]
        own = {"seat": seat, **apart, **own_json(view), "seats": seats}
        return _encode(own)[:-1] + b"," + opened[1:]

    @cached_property
    def _opened(self) -> tuple[bytes, list[dict[str, Any]], list[msgspec.Raw], dict[str, Any]]:
        """What everybody sees, as JSON but for the seats and for what a seat may be told otherwise (``own_json``); the seats; each of them
        as JSON; and the rest."""
        from ridback.view_json import open_json

        opened = open_json(self._game.view(None))
        people = opened.pop("seats")
        apart = {name: opened.pop(name) for name in ("payment", "hiring")}
        return _encode(opened), people, [msgspec.Raw(_encode(seat)) for seat in people], apart
