"""What goes over the wire about passing by itself and moves given in advance: all of it from and to the person of a seat alone."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ridback.server.people_messages import Asked
from ridback.server.wishes import AutoPass, Do, NoteCode, Order, Wish

#: No bid is higher (rules/codes.py).
HIGHEST = 255


class NewAutoPass(Asked):
    """Whether the server passes for me at this table where nothing else can be done: ``off``; ``standard``, where everybody can tell;
    ``fast``, wherever it is so. None: as my preferences have it."""

    auto_pass: AutoPass | None


class NewOrder(Asked):
    """A move given in advance. ``pass_license``: on the license under the hammer; ``pass_round``: for the rest of this auction; ``bid``:
    for that ``license`` of the row, by the least there is, up to ``most`` $, and pass beyond; ``keep``: cards of the type ``card``, where
    something is to be discarded."""

    do: Do
    license: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    most: Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)] | None = None
    card: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class OrderInfo(msgspec.Struct):
    """A move given in advance, as it waits."""

    id: str
    do: Do
    license: str | None
    most: int | None
    card: str | None


class OrderNote(msgspec.Struct):
    """What became of a move given in advance, at that ply and when (seconds since 1970). ``over``: the auction of that license is over;
    ``round_over``: that of the round; ``out``: one takes part in it no more; ``gone``: no such license is left in the row; ``short``: one
    cannot pay so much; ``outbid``: others bid more than was said, so one passed; ``won``: one has the license."""

    ply: int
    at: float
    code: NoteCode
    order: OrderInfo


class Advance(msgspec.Struct):
    """What the server does for me at a table. ``auto_pass``: what I have said for this table, None: nothing; ``mode``: what holds. The
    oldest notes go."""

    auto_pass: AutoPass | None
    mode: AutoPass
    orders: list[OrderInfo]
    notes: list[OrderNote]


def told(wish: Wish) -> Advance:
    """A wish, for its person."""
    notes = [OrderNote(note.ply, note.at, note.code, _order(note.order)) for note in wish.notes]
    return Advance(wish.auto_pass, wish.mode, [_order(order) for order in wish.orders], notes)


def _order(order: Order) -> OrderInfo:
    return OrderInfo(order.id, order.do, order.license, order.most, order.card)
