"""The recorded games in our terms: set-up, moves, and what must be true and heard after each step.

Everything here is worked out from the record alone; the one function that looks at our game is :func:`told`, which says what it is
like in the words of the record. README.md describes the format.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from ridback.cards import BOATS, LICENSES
from ridback.game import Game
from ridback.given import Given

Record = dict[str, Any]

HERE = Path(__file__).parent
#: The files, and how many games are in each.
FILES = {"main": 240, "fisher": 20, "hoard": 20}

#: The columns of a hand in the record, without Gone Fishin' at its end, and of licenses; by our ids.
CARDS = ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab")
LICENSE_CARDS = (*CARDS[:5], "pub", "king_crab_captains", "king_crab_crates", "king_crab_licenses")
_LICENSE_NUMBERS = [LICENSES.index(id) for id in LICENSE_CARDS]

#: Parts of a payment in the order they go down, with what they are worth in $ (PY1, PY2).
PARTS = {"tuna": 3, "shrimp": 2, "lobster": 2, "processing": 2, "gone_fishin": 2, "cod": 1, "king_crab": 1, "crate": 1}

#: The decision of ours that each phase of the record is.
DECISIONS = {
    "auction_select": {"name"},
    "auction_bid": {"bid"},
    "auction_pay": {"pay"},
    "launch": {"launch"},
    "hire": {"hire"},
    "processing": {"process"},
    "trading": {"trade"},
    "draw": {"discard_drawn", "discard"},
}
_PHASES = {kind: phase for phase, kinds in DECISIONS.items() for kind in kinds}


def games(file: str, first: int = 0, last: int | None = None) -> Iterator[Record]:
    """The games of a file, or some of them."""
    with gzip.open(HERE / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
        yield from map(json.loads, islice(lines, first, last))


def ours(id: str) -> str:
    """Our id of a card."""
    return {"gone_fishing": "gone_fishin", "crab": "king_crab"}.get(id, id.replace("crab_", "king_crab_", 1))


def draws(record: Record) -> Iterator[Record]:
    """Every draw of a game, in order."""
    for step in record["steps"]:
        for event in step["events"]:
            if "draw" in event:
                yield event["draw"]


def reshuffled(draw: Record) -> list[str]:
    """The new deck of a reshuffle in a draw; none for the record's reshuffles of no cards, which are none of ours."""
    return draw["reshuffle"]["deck"] if "reshuffle" in draw else []


def begin(record: Record) -> Game:
    """The game as it was before the first step, with all its reshuffles to come."""
    init = record["init"]
    given = Given(
        start=0,
        boats=list(map(ours, init["boats"])),
        hands=[[card for card, n in zip(CARDS, hand, strict=False) for _ in range(n)] for hand in init["hands"]],
        licenses=list(map(ours, init["licenses"])),
        row=list(map(ours, init["row"])),
        removed=list(map(ours, init["removed"])),
        reshuffles=[list(map(ours, reshuffled(draw))) for draw in draws(record) if reshuffled(draw)],
    )
    return Game.new(seats=record["players"], gone_fishin=record["gone_fishing"], given=given)


def unasked(step: Record, before: Record) -> str | None:
    """Why our rules do not ask for this recorded pass, if they do not; ``before`` is the state before it.

    RD4: without boat cards nobody is asked to launch or hire (here Gone Fishin' cards are in the hand, with us they are not), and
    without a license that has boats nobody is asked to launch.
    """
    if step["phase"] not in ("launch", "hire") or "pass" not in step["action"]:
        return None
    seat = before["seats"][step["seat"]]
    if not any(seat["hand"][:-1]):
        return "no boat cards"
    with_boats = [n for id, n in zip(LICENSE_CARDS, seat["licenses"], strict=True) if id != "pub"]
    return "no license with boats" if step["phase"] == "launch" and not any(with_boats) else None


def states_before(record: Record) -> list[Record]:
    """The state before each step."""
    return [record["init"]["state"], *(step["state"] for step in record["steps"][:-1])]


# -- what our game is like, in the words of the record -------------------------------------------------------------------


def told(game: Game) -> Record:
    """The state of a game as the record tells it, its ``score`` without Gone Fishin' while the game runs."""
    # fields of the array, not of the record: reading those costs a tenth, and this is done 43,000 times
    states, n = game._states, game.setup.seats
    o, own = states["open"], states["own"][0, :n]
    at = o["at"][0, :n]
    hands, drawn, captains = own["hand"][:, :6].tolist(), own["drawn"][:, :6].tolist(), own["captains"].tolist()
    discard = o["discard"][0, :6] + own["discarded"][:, :6].sum(axis=0)
    fleets, boats, licenses, fishin = (at[name].tolist() for name in ("fleet", "boats", "licenses", "gone_fishin"))
    stores, lot, over = at["store"].tolist(), int(o["lot"][0]), bool(o["ended"][0])
    decisions = game.decisions
    phase = _PHASES[next(iter(decisions.values()))] if decisions else "end"
    out: Record = {
        "round": int(o["round_no"][0]),
        "start": int(o["start"][0]),
        "phase": phase,
        "to_move": list(decisions),
        "supply": int(o["supply"][0]),
        "license_deck": int(o["license_deck"][0]),
        "row": [LICENSES[k] for k in o["row"][0, : o["in_row"][0]].tolist()],
        "deck": int(o["deck"][0]),
        "discard": [*discard.tolist(), 0],
        "gf_left": int(o["gone_fishin_pile"][0]),
        "final_round": bool(o["last_round"][0]),
        "auction": None,
        "seats": [],
    }
    if phase.startswith("auction"):
        out["auction"] = {
            "license": LICENSES[o["row"][0, lot]] if lot >= 0 else None,
            # a seat that passed keeps its bid with us, to be seen; in the record it goes back to 0
            "bids": (at["bid"] * at["in_bidding"]).tolist(),
            "in": at["in_bidding" if lot >= 0 else "in_phase"].nonzero()[0].tolist(),
            "done": (at["in_phase"] == 0).nonzero()[0].tolist(),
        }
    for seat, score in enumerate(game.scores()):
        out["seats"].append(
            {
                "hand": [*hands[seat], fishin[seat]],
                "licenses": [licenses[seat][k] for k in _LICENSE_NUMBERS],
                "boats": [
                    [BOATS[kind], BOATS[captain] if captained else None, crates]
                    for (kind, _, captained, _, crates, *_), captain in zip(boats[seat][: fleets[seat]], captains[seat], strict=False)
                ],
                "processed": stores[seat],
                "score": score["total"] - (0 if over else score["gone_fishin"]),
                "drawn": [*drawn[seat], 0] if any(drawn[seat]) else None,
            }
        )
    return out


def expected(state: Record) -> Record:
    """A recorded state as :func:`told` must give it."""
    auction = state.get("auction")
    return state | {
        "row": list(map(ours, state["row"])),
        "auction": auction and auction | {"license": auction["license"] and ours(auction["license"])},
        "seats": [
            seat
            | {
                "boats": [[ours(kind), captain and ours(captain), crates] for kind, captain, crates in seat["boats"]],
                "drawn": seat.get("drawn"),
            }
            for seat in state["seats"]
        ],
    }


def turn_order(state: Record) -> list[int]:
    """The seats from the starting seat on."""
    n = len(state["seats"])
    return [(state["start"] + i) % n for i in range(n)]


# -- what must be heard ------------------------------------------------------------------------------------------------------


def action_events(step: Record, before: Record) -> Iterator[Record]:
    """Our events of what the seat itself does in a step."""
    seat, action, phase = step["seat"], step["action"], step["phase"]
    heard = {"seat": seat}
    match phase, action:
        case "auction_select", {"bid": amount, "license": license, "slot": slot}:
            yield heard | {"kind": "named", "slot": slot, "license": ours(license)}
            yield heard | {"kind": "bid", "amount": amount, "license": ours(license)}
        case "auction_bid", {"bid": amount}:
            yield heard | {"kind": "bid", "amount": amount, "license": ours(before["auction"]["license"])}
        case "auction_pay", {"buy": license, "bid": bid}:
            yield from paid(heard, action)
            yield heard | {"kind": "bought", "license": ours(license), "bid": bid, "price": step["options"]["cost"]}
        case "launch", {"launch": card}:
            boat = {"type": ours(card), "card": ours(card)}
            yield heard | {"kind": "launching", "card": ours(card), "price": launch_price(before, seat, ours(card))}
            yield from paid(heard, action)
            yield heard | {"kind": "launched", "boat": len(before["seats"][seat]["boats"])} | boat
        case "hire", {"hire": boat, "boat": type, "card": card}:
            yield heard | {"kind": "hired", "boat": boat, "type": ours(type), "card": ours(card)}
        case "processing", {"process": chosen}:
            for boat in sorted(chosen):
                yield heard | {"kind": "processed", "boat": boat, "type": ours(before["seats"][seat]["boats"][boat][0])}
            if not chosen or max(chosen) < max(step["options"]["boats"]):
                yield heard | {"kind": "passed", "decision": "process"}
        case "trading", {"trade": True}:
            yield heard | {"kind": "traded"}
        case "draw", {"discard": card, "from": where}:
            yield heard | {"kind": "discarded", "card": ours(card), "from": where}
        case _:
            assert action in ({"pass": True}, {"trade": False})
            yield heard | {"kind": "passed", "decision": next(iter(DECISIONS[phase]))}


def launch_price(before: Record, seat: int, card: str) -> int:
    """What a launch costs: the printed cost less a dollar for each Shrimp license, never below $0 (PY3)."""
    cost = {"shrimp": 1, "cod": 2, "lobster": 2, "tuna": 1, "processing": 2, "king_crab": 3}[card]
    return int(max(cost - before["seats"][seat]["licenses"][0], 0))


def parts(action: Record) -> list[str]:
    """The parts of a recorded payment, in the order they go down."""
    used = [*map(ours, action["cards"]), *["crate"] * action["processed"]]
    return sorted(used, key=list(PARTS).index)


def paid(heard: Record, action: Record) -> Iterator[Record]:
    """The events of a payment."""
    for part in parts(action):
        yield heard | {"kind": "paid", "part": part, "value": PARTS[part]}


def step_events(step: Record, before: Record) -> Iterator[Record]:
    """Our events of what happened by itself behind a step, draws and reshuffles in detail."""
    state = step["state"]
    for event in step["events"]:
        match event:
            case {"won": {"seat": seat, "bid": bid}}:
                license = ours(state["auction"]["license"])
                yield {"kind": "won", "seat": seat, "license": license, "slot": None, "bid": bid}
            case {"gone_fishing": {"seat": seat, "card": card}}:
                if card:
                    yield {"kind": "went_fishin", "seat": seat}
            case {"licenses": {"swept": swept, "revealed": revealed}}:
                for license in swept:
                    yield {"kind": "swept", "license": ours(license)}
                for slot, license in enumerate(revealed, len(state["row"]) - len(revealed)):
                    yield {"kind": "revealed", "license": ours(license), "slot": slot}
            case {"final_round": True}:
                yield {"kind": "last_round"}
            case {"draw": draw}:
                yield from _draw(draw)
            case {"fishing": {"boats": caught}}:
                for seat in turn_order(before):
                    for boat in caught[seat]:
                        kind = ours(state["seats"][seat]["boats"][boat][0])
                        yield {"kind": "caught", "seat": seat, "boat": boat, "type": kind, "crates": 1}
            case {"round": round, "start": start}:
                yield {"kind": "round", "round": round, "start": start}
            case {"skip": _}:
                pass  # nobody is asked, with us without a word
            case _:
                raise AssertionError(f"unknown event {event}")


def _draw(draw: Record) -> Iterator[Record]:
    seat, cards = draw["seat"], list(map(ours, draw["cards"]))
    for n, card in enumerate(cards):
        if reshuffled(draw) and draw["reshuffle"]["after"] == n:
            yield {"kind": "reshuffled", "count": len(reshuffled(draw))}
        yield {"kind": "drew", "seat": seat, "card": card}
    why = "trade" if draw["why"] == "processing" else draw["why"]
    yield {"kind": "draw", "seat": seat, "why": why, "want": draw["want"], "got": len(cards)}


#: What a seat's statistics count, by our event.
_COUNTED = {
    "bought": "licenses_bought",
    "launched": "boats_launched",
    "hired": "captains_hired",
    "caught": "fish_gained",
    "processed": "fish_processed",
    "traded": "fish_traded",
}


def stats(events: list[Record], seats: int) -> list[Record]:
    """The statistics of a record's end, from all that was heard; ``cards_drawn``, which is wrong there, left out."""
    counts: list[Record] = [dict.fromkeys((*_COUNTED.values(), "auctions_passed", "overpaid"), 0) for _ in range(seats)]
    for event in events:
        if "seat" in event:
            count, kind = counts[event["seat"]], event["kind"]
            if kind in _COUNTED:
                count[_COUNTED[kind]] += 1
            elif kind == "passed" and event["decision"] == "name":
                count["auctions_passed"] += 1
            count["overpaid"] += event["value"] if kind == "paid" else -event.get("price", 0)
    return counts
