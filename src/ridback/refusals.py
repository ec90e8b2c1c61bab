"""Why a move is refused: stable codes with arguments.

The reasons are worked out from what the seat itself may see, so a refusal tells nobody anything new. Each code has a sentence in the
words catalogue, ``refusal-<code>`` with dashes, that names the arguments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ridback.cards import BOATS, DOCK, PARTS
from ridback.events import DECISIONS, KINDS_OF_BOAT
from ridback.rules import codes

if TYPE_CHECKING:
    from ridback.moves import Move
    from ridback.views import View

#: Every code and the arguments its sentence may name.
CODES = {
    "no_such_seat": ("seat",),
    "game_over": (),
    "not_asked": ("asked",),
    "wrong_decision": ("decision", "move"),
    "cannot_pass": ("decision",),
    "no_such_slot": ("slot",),
    "cannot_afford": ("price", "money", "missing"),
    "bid_too_low": ("lowest",),
    "bid_too_high": ("most",),
    "no_card": ("card",),
    "not_drawn": ("card",),
    "no_license": ("card",),
    "no_such_boat": ("boat",),
    "has_captain": ("boat", "type"),
    "no_crates": ("boat", "type"),
    "none_left": ("card",),
    "not_for_hire": ("card",),
    "nobody_to_hire": (),
    "deck_not_for_hire": (),
    "not_that_boat": ("boat", "type", "decision"),
    "no_captain": ("boat", "type"),
    "is_full": ("boat", "type"),
    "has_fished": ("boat", "type"),
    "has_tucked": ("boat", "type"),
    "no_cards_aboard": ("boat",),
    "no_marina": ("marina",),
    "marina_used": ("marina",),
    "cannot_give": ("seat",),
    "not_owned": ("license",),
    "not_in_a_set": ("card",),
    "half_done": ("decision",),
    "already_processed": ("boat", "type"),
    "process_out_of_order": ("boat", "type"),
    "no_part": ("part",),
    "part_out_of_order": ("part",),
    "part_leaves_short": ("part", "missing"),
    "payment_short": ("price", "missing"),
    "payment_wasteful": ("part", "price"),
}


class Refusal(NamedTuple):
    """Why a move is not allowed now: a code of CODES and its arguments."""

    code: str
    details: dict[str, Any]


#: Which decision each move by name answers.
_ANSWERS = {
    "lot": {codes.ASK_NAME},
    "bid": {codes.ASK_OPEN, codes.ASK_BID},
    "pay": {codes.ASK_PAY},
    "launch": {codes.ASK_LAUNCH},
    "hire": {codes.ASK_HIRE},
    "captain": {codes.ASK_CAPTAIN},
    "process": {codes.ASK_PROCESS},
    "trade": {codes.ASK_TRADE},
    "discard": {codes.ASK_DISCARD, codes.ASK_DISCARD_DRAWN, codes.ASK_SWAP, codes.ASK_KEEP},
    "charter": {codes.ASK_LAUNCH},
    "buy": {codes.ASK_LAUNCH},
    "mate": {codes.ASK_MATE},
    "with": {codes.ASK_MATE_CARD, codes.ASK_MARINA_CARD, codes.ASK_TUCK_CARD},
    "marina": {codes.ASK_MARINA},
    "from": {codes.ASK_TAKE_SEAT},
    "take": {codes.ASK_TAKE},
    "tuck": {codes.ASK_TUCK},
    "swordfish": {codes.ASK_SWORDFISH},
    "shelve": {codes.ASK_OYSTER},
    "assign": {codes.ASK_ASSIGN},
}


def why_not(view: View, move: Move) -> Refusal:
    """Why ``move``, which is not legal, is not, for the seat whose view this is."""
    o = view.plain
    if o["ended"]:
        return Refusal("game_over", {})
    me = None if view.seat is None else o["at"][view.seat]
    kind = 0 if me is None else me["ask"]
    if me is None or not kind:
        return Refusal("not_asked", {"asked": [int(s) for s in range(o["seats"]) if o["at"][s]["ask"]]})
    if move.name == "pickup":
        return _pickup(view, move)
    if move.name == "pass":
        return Refusal("cannot_pass", {"decision": DECISIONS[kind]})
    if kind not in _ANSWERS[move.name]:
        if kind == codes.ASK_PAY:
            return Refusal("payment_short", {"price": int(me["price"]), "missing": int(me["due"])})
        return Refusal("wrong_decision", {"decision": DECISIONS[kind], "move": move.name})
    return _REASONS[move.name](view, move)


def _lot(view: View, move: Move) -> Refusal:
    slot = move.number - codes.LOT
    if slot >= view.plain["in_row"]:
        return Refusal("no_such_slot", {"slot": slot})
    return _money(view, view.values["license_cost"][view.plain["row"][slot]], view.most_bid)


def _money(view: View, price: int, money: int) -> Refusal:
    return Refusal("cannot_afford", {"price": int(price), "money": int(money), "missing": int(price - money)})


def _bid(view: View, move: Move) -> Refusal:
    o = view.plain
    lowest = o["bid"] + 1 if o["bid"] else view.values["license_cost"][o["row"][o["lot"]]]
    if move.number - codes.BID < lowest:
        return Refusal("bid_too_low", {"lowest": int(lowest)})
    return Refusal("bid_too_high", {"most": min(view.most_bid, codes.BID_TOP)})


def _pay(view: View, move: Move) -> Refusal:
    part = move.number - codes.PAY
    have, me, places = view.parts(), view.plain["at"][view.seat], view.values["part_place"].tolist()
    if not have.get(PARTS[part]):
        return Refusal("no_part", {"part": PARTS[part]})
    if places[part] < me["place"]:
        return Refusal("part_out_of_order", {"part": PARTS[part]})
    # dearer parts may not follow it, and it and the cheaper ones are not enough (PY2)
    values = view.values["part_value"].tolist()
    follow = sum(have.get(PARTS[n], 0) * value for n, value in enumerate(values) if places[n] >= places[part])
    return Refusal("part_leaves_short", {"part": PARTS[part], "missing": int(me["due"]) - follow})


def _launch(view: View, move: Move) -> Refusal:
    card = move.number - codes.LAUNCH
    if not view.own["hand"][card]:
        return Refusal("no_card", {"card": BOATS[card]})
    if not view.may_launch(card):
        return Refusal("no_license", {"card": BOATS[card]})
    return _money(view, view.launch_price(card), view.money - int(view.values["coins"][card]))


def _charter(view: View, move: Move) -> Refusal:
    charter = BOATS.index("charter")
    if not view.own["hand"][charter]:
        return Refusal("no_card", {"card": "charter"})
    if not view.may_launch(move.number - codes.CHARTER_AS):
        return Refusal("no_license", {"card": move.argument})
    return _money(view, view.launch_price(charter), view.money - int(view.values["coins"][charter]))


def _buy(view: View, move: Move) -> Refusal:
    dock = move.number - codes.BUY
    if not view.plain["docks"][dock]:
        return Refusal("none_left", {"card": move.argument})
    return _money(view, view.dock_price(dock), view.money)


def _boat(view: View, move: Move, first: int) -> Any:
    me = view.plain["at"][view.seat]
    boat = move.number - first
    return me["boats"][boat] if boat < me["fleet"] else None


def _hire(view: View, move: Move) -> Refusal:
    boat = _boat(view, move, codes.HIRE)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    if not boat["captained"] and boat["type"] < codes.TYPES:
        return Refusal("nobody_to_hire", {})
    if not boat["captained"]:
        return Refusal("not_that_boat", {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]], "decision": "hire"})
    return Refusal("has_captain", {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]})


def _captain(view: View, move: Move) -> Refusal:
    if move.argument in BOATS:
        return Refusal("no_card", {"card": move.argument})
    if move.argument == "salty_captain" and view.plain["with_docks"][codes.SALTY_CAPTAIN]:
        if not view.plain["docks"][codes.SALTY_CAPTAIN]:
            return Refusal("none_left", {"card": move.argument})
        return _money(view, view.dock_price(codes.SALTY_CAPTAIN), view.money)
    return Refusal("deck_not_for_hire", {}) if move.argument == "deck" else Refusal("not_for_hire", {"card": move.argument})


def _card(view: View, move: Move) -> Refusal:
    drawn = view.plain["at"][view.seat]["ask"] == codes.ASK_TUCK_CARD
    return Refusal("not_drawn" if drawn else "no_card", {"card": move.argument})


def _tuck(view: View, move: Move) -> Refusal:
    boat = _boat(view, move, codes.TUCK)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    told = {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]}
    if not boat["captained"]:
        return Refusal("no_captain", told)
    if boat["tucked"]:
        return Refusal("has_tucked", told)
    return Refusal("not_that_boat", told | {"decision": "tuck"})


def _swordfish(view: View, move: Move) -> Refusal:
    boat = _boat(view, move, codes.SWORD)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    code = "no_captain" if not boat["captained"] else "has_fished" if boat["fished"] else "is_full"
    return Refusal(code, {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]})


def _mate(view: View, move: Move) -> Refusal:
    if move.argument == "store":
        return Refusal("no_part", {"part": "crate"})
    boat = _boat(view, move, codes.MATE)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    return Refusal("no_crates", {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]})


def _marina(view: View, move: Move) -> Refusal:
    number = move.number - codes.MARINA_AT
    me = view.plain["at"][view.seat]
    if number >= me["licenses"][codes.MARINA]:
        return Refusal("no_marina", {"marina": number})
    return Refusal("marina_used", {"marina": number})


def _from(view: View, move: Move) -> Refusal:
    return Refusal("cannot_give", {"seat": move.argument})


def _take(view: View, move: Move) -> Refusal:
    giver = view.plain["at"][view.plain["victim"]]
    number = move.number - codes.TAKE
    if number >= giver["fleet"]:
        return Refusal("no_such_boat", {"boat": number})
    return Refusal("no_crates", {"boat": number, "type": KINDS_OF_BOAT[giver["boats"][number]["type"]]})


def _assign(view: View, move: Move) -> Refusal:
    return Refusal("not_owned", {"license": move.argument})


def _pickup(view: View, move: Move) -> Refusal:
    boat = _boat(view, move, codes.PICKUP)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    if not boat["towed"]:
        return Refusal("no_cards_aboard", {"boat": move.argument})
    return Refusal("half_done", {"decision": DECISIONS[view.plain["at"][view.seat]["ask"]]})


def _process(view: View, move: Move) -> Refusal:
    boat = _boat(view, move, codes.PROCESS)
    if boat is None:
        return Refusal("no_such_boat", {"boat": move.argument})
    if boat["crates"] + boat["tucked_crates"] == 0:
        return Refusal("no_crates", {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]})
    code = "already_processed" if move.argument == view.plain["at"][view.seat]["boat"] else "process_out_of_order"
    return Refusal(code, {"boat": move.argument, "type": KINDS_OF_BOAT[boat["type"]]})


def _discard(view: View, move: Move) -> Refusal:
    if view.plain["at"][view.seat]["ask"] == codes.ASK_KEEP and view.own["hand"][move.number - codes.DISCARD]:
        return Refusal("not_in_a_set", {"card": move.argument})
    drawn = view.plain["at"][view.seat]["ask"] == codes.ASK_DISCARD_DRAWN
    return Refusal("not_drawn" if drawn else "no_card", {"card": move.argument})


_REASONS = {
    "lot": _lot,
    "bid": _bid,
    "pay": _pay,
    "launch": _launch,
    "hire": _hire,
    "captain": _captain,
    "process": _process,
    "discard": _discard,
    "charter": _charter,
    "buy": _buy,
    "mate": _mate,
    "with": _card,
    "marina": _marina,
    "from": _from,
    "take": _take,
    "tuck": _tuck,
    "swordfish": _swordfish,
    "assign": _assign,
}


def candidates(view: View) -> list[tuple[str, str | int]]:
    """The moves a person would think of at this decision, legal or not: (name, argument)."""
    me = view.plain["at"][view.seat]
    match me["ask"]:
        case codes.ASK_NAME:
            return [("lot", slot) for slot in range(view.plain["in_row"])]
        case codes.ASK_LAUNCH:
            cards = [("launch", card) for card, n in zip(BOATS[:-1], view.own["hand"], strict=False) if n]
            if view.own["hand"][codes.CHARTER]:
                cards += [("charter", kind) for kind, there in zip(BOATS[:-1], view.plain["line_up"], strict=False) if there]
            return [*cards, *(("buy", dock) for dock, there in zip(DOCK[:4], view.plain["with_docks"], strict=False) if there)]
        case codes.ASK_HIRE:
            return [("hire", boat) for boat in range(me["fleet"]) if me["boats"][boat]["type"] < codes.TYPES]
        case codes.ASK_PROCESS:
            return [("process", boat) for boat in range(me["fleet"])]
        case codes.ASK_MATE:
            return [("mate", boat) for boat in range(me["fleet"])]
        case codes.ASK_MARINA:
            return [("marina", marina) for marina in range(min(me["licenses"][codes.MARINA], codes.MARINAS))]
        case codes.ASK_TUCK:
            return [("tuck", boat) for boat in range(me["fleet"])]
        case codes.ASK_SWORDFISH:
            return [("swordfish", boat) for boat in range(me["fleet"])]
        case codes.ASK_TAKE:
            return [("take", boat) for boat in range(view.plain["at"][view.plain["victim"]]["fleet"])]
        case codes.ASK_CAPTAIN if view.plain["with_docks"][codes.SALTY_CAPTAIN]:
            return [("captain", "salty_captain")]
        case codes.ASK_PAY:
            return [("pay", part) for part, n in view.parts().items() if n]
        case _:
            return []


__all__ = ["CODES", "Refusal", "candidates", "why_not"]
