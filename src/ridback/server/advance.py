"""Moves given in advance: whether one can be given as the game stands, and what becomes of it when its turn comes.

Each is looked at whenever something has happened. Either it is still to wait, or it is played, or the situation it was meant for is gone:
then it is dropped, and whoever gave it finds a note. What is played is always a move that is legal when it is played.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from ridback.cards.ids import BOATS
from ridback.server.problems import Problem
from ridback.server.wishes import Do, NoteCode, Order

if TYPE_CHECKING:
    from ridback.server.table import Position

#: What is told of a seat beside the view, so that it need not be asked for twice.
View = dict[str, Any]


class Deed(NamedTuple):
    """A move that is to be played for an order; ``done``: nothing is left of the order then, and why (None: just what was wanted)."""

    said: str | dict[str, Any]
    done: bool = False
    code: NoteCode | None = None


def new(position: Position, seat: int, do: Do, license: str | None, most: int | None, card: str | None) -> Order:
    """A move in advance, as the game stands. Raises a Problem where it makes no sense."""
    view, id = position.view(seat), secrets.token_hex(4)
    me, now, lot = view["seats"][seat], view["round"], view["auction"]
    if do == "keep":
        if card not in BOATS:
            raise Problem(422, "order_card", {"card": str(card)[:40]})
        return Order(id, do, card=card)
    if view["phase"] != "auction" or not me["in_phase"]:
        raise Problem(409, "order_late")
    if do == "pass_round":
        return Order(id, do, round=now)
    if do == "pass_license":
        named = _named(position)
        if lot is None or named is None or not me["in_bidding"] or lot["bidder"] == seat:
            raise Problem(409, "order_late")
        return Order(id, do, license=lot["license"], round=now, named=named)
    if license is None or license not in view["row"]:
        raise Problem(422, "order_license", {"license": str(license)[:40]})
    under = lot is not None and lot["license"] == license
    least = lot["bid"] + (lot["bidder"] != seat) if under else 1
    if under and not me["in_bidding"]:
        raise Problem(409, "order_late")
    if most is None or most < least:
        raise Problem(422, "order_most", {"least": least})
    return Order(id, do, license=license, most=most, round=now)


def gone(order: Order, position: Position, seat: int, view: View) -> NoteCode | None:
    """Why there is nothing left to wait for, if so."""
    if order.do == "keep":
        return None
    me, lot = view["seats"][seat], view["auction"]
    if view["phase"] != "auction" or view["round"] != order.round:
        return "round_over"
    if not me["in_phase"]:
        return "won" if order.do == "bid" and _won(position, seat, order) else "out"
    if order.do == "pass_license" and (lot is None or _named(position) != order.named):
        return "over"
    if order.do == "bid" and order.license not in view["row"]:
        return "gone"
    return None


def deed(order: Order, view: View) -> Deed | NoteCode | None:
    """What a seat that is asked something, as that view tells, is to do for an order; why it cannot be any more; None: wait."""
    decision, lot = view["decision"], view["auction"]
    kind, legal = decision["kind"], {move["text"] for move in decision["legal"]}
    if order.do == "keep":
        return _keep({order.card or ""}, view)
    if order.do == "bid":
        if kind != "bid" or lot["license"] != order.license:
            return None
        least = lot["bid"] + 1
        if least > (order.most or 0):
            return Deed("pass", done=True, code="outbid")
        return Deed(f"bid {least}") if f"bid {least}" in legal else "short"
    if order.do == "pass_license":
        return Deed("pass", done=True) if kind == "bid" else None
    if kind == "name":
        return Deed("pass", done=True)
    return Deed("pass") if kind == "bid" else None


def _keep(kept: set[str], view: View) -> Deed | None:
    """What is to be discarded, where what is to be kept leaves one way to do it."""
    decision = view["decision"]
    cards = [move["card"] for move in decision["legal"] if move["do"] == "discard"]
    rest = [card for card in cards if card not in kept]
    if decision["kind"] in ("discard", "discard_drawn") and len(cards) > len(rest) == 1:
        return Deed(f"discard {rest[0]}")
    return None


def answer(orders: tuple[Order, ...], view: View) -> tuple[Order, Deed | NoteCode] | None:
    """What is to become of the first order that has something to say to what a seat is asked: the cards to be kept count as one."""
    for order in orders:
        found = deed(order, view) if order.do != "keep" else None
        if found is not None:
            return order, found
    keeps = [order for order in orders if order.do == "keep"]
    if keeps and (kept := _keep({order.card or "" for order in keeps}, view)) is not None:
        return keeps[0], kept
    return None


def _won(position: Position, seat: int, order: Order) -> bool:
    """Whether the seat has bought in this round what it has bid for."""
    for event in reversed(position.game.events):
        if event.name == "round":
            return False
        if event.name == "won" and event.seat == seat:
            told = event.to_json()
            return told is not None and told["license"] == order.license
    return False


def _named(position: Position) -> int | None:
    """The row of the log that put the license under the hammer; None where none is."""
    if int(position.game.state.open.lot) < 0:
        return None
    for event in reversed(position.game.events):
        if event.name == "named":
            return position.played[event.ply].id
    return None
