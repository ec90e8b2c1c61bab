"""Every kind of decision as its seat sees it, what is tapped to answer it, and the move that makes.

`python -m tests.web.decisions` writes them to web/tests/decisions.json, where the client's tests tap them; here each move is shown to be
one that the rules take. Beside them events.json has an event of each kind, as its seat and as others may read it. A test compares the
files with what the rules say now.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.game import Game
from tests.rules.positions import Boat, Seat, play, position
from tests.some_setups import some_setup

WEB = Path(__file__).resolve().parents[2] / "web" / "tests"
FILE, EVENTS_FILE = WEB / "decisions.json", WEB / "events.json"
BOUNTY = ("shrimp", "cod", "swordfish", "oyster", "char", "dfo", "marina")
LARGE = (*BOUNTY, "lobster", "tuna")
SALMON = ("shrimp", "cod", "salmon", "swordfish", "char", "dfo", "marina")

_Json = dict[str, Any]


class Answer(NamedTuple):
    """What is tapped, and the move it makes; or, where the last tap does nothing, why."""

    taps: list[_Json]
    move: _Json | None
    refused: str | None = None


def hand(card: str) -> _Json:
    return {"on": "hand", "card": card}


def beside(card: str) -> _Json:
    return {"on": "beside", "card": card}


def drawn(card: str) -> _Json:
    return {"on": "drawn", "card": card}


def boat(place: int, seat: int = 0) -> _Json:
    return {"on": "boat", "seat": seat, "boat": place}


def pile(card: str) -> _Json:
    return {"on": "pile", "card": card}


STORE: _Json = {"on": "store"}


def marina(n: int) -> _Json:
    return {"on": "marina", "marina": n}


FLEET = [Boat("cod"), Boat("shrimp", "cod", 2), Boat("oyster"), Boat("tug", towed="shrimp cod"), Boat("house_boat")]


def decisions() -> Iterator[tuple[str, Game, list[Answer]]]:
    """Name, game with seat 0 to decide, answers."""
    yield from _phase_one()
    yield from _launching()
    yield from _hiring()
    yield from _fishing()


def _phase_one() -> Iterator[tuple[str, Game, list[Answer]]]:
    me = Seat("char char shrimp", "shrimp", FLEET, gone_fishin=1)
    modules: dict[str, Any] = {"crewman": True, "gone_fishin": True, "docks": ("tug", "house_boat")}
    game = position(me, Seat("char char char"), Seat(), row="cod char shrimp", crew="bosun - storm", line_up=BOUNTY, **modules)
    name = [Answer([{"on": "row", "slot": 1}], None), Answer([boat(3)], {"do": "pickup", "boat": 3})]
    yield "name", game, name

    named = game.copy()
    play(named, "0: lot cod")
    yield "open", named, [Answer([], {"do": "bid", "amount": 5})]

    game = game.copy()
    play(game, "0: lot cod bid 4", "1: bid 5", "2: pass")
    yield "bid", game, [Answer([], {"do": "bid", "amount": 6}), Answer([boat(3)], {"do": "pickup", "boat": 3})]

    money = [Boat("house_boat"), Boat("cod", "cod")]
    me = Seat("shrimp", "", money, store=1, gone_fishin=1, oyster_crates=3, crew_crates=4)
    game = position(me, Seat(), row="cod char", line_up=BOUNTY, gone_fishin=True, crewman=True, docks=("tug", "house_boat"))
    play(game, "0: lot 0 bid 11", "1: pass")
    yield (
        "pay",
        game,
        [
            Answer(
                [
                    {"clear": True},
                    beside("house_boat"),
                    beside("oyster_crate"),
                    beside("crewman_crate"),
                    beside("gone_fishin"),
                    hand("shrimp"),
                ],
                {"do": "pay", "parts": ["house_boat", "oyster_crate", "crewman_crate", "gone_fishin", "shrimp"]},
            ),
            Answer(
                [{"clear": True}, boat(0), boat(0), boat(0), *[beside(f"{card}_crate") for card in ["oyster"] * 3 + ["crewman"] * 3]],
                {"do": "pay", "parts": ["house_boat", *["oyster_crate"] * 3, *["crewman_crate"] * 3]},
            ),
            Answer([{"clear": True}, pile("house_boat")], None),
        ],
    )

    game = position(Seat("char shrimp cod cod", store=1), Seat(), row="cod char", line_up=BOUNTY)
    play(game, "0: lot cod bid 5", "1: pass", "0: pay char")
    rest = {"do": "pay", "parts": ["cod", "cod", "crate"]}
    yield "pay-begun", game, [Answer([], rest), Answer([{"clear": True}, hand("shrimp")], None, "part_out_of_order")]

    me = Seat("tuna tuna", "lobster", [Boat("lobster", "cod", 1)])
    for crew in ("bosun", "assistant"):
        game = position(me, Seat(), row="cod shrimp", crew=f"{crew} -", crewman=True)
        play(game, "0: lot cod bid 4", "1: pass", "0: pay tuna tuna")
        yield f"assign-{crew}", game, [Answer([], {"do": "assign", "license": license}) for license in ("lobster", "cod")]

    game = Game.new(seats=3, line_up=(*STANDARD, *PREMIUM), epic=True, seed=3)
    keep = ["dfo", "cod", "char", "lobster"]
    taps = [hand(card) for card in keep]
    yield "keep", game, [Answer(taps, {"do": "discard", "cards": keep}), Answer(taps[:3], None), Answer([*taps, hand("cod")], None)]


def _launching() -> Iterator[tuple[str, Game, list[Answer]]]:
    me = Seat("charter cod oyster shrimp shrimp tuna", "cod shrimp char char", FLEET, store=2, oyster_crates=3)
    docks = ("tug", "artisan", "inuit")
    game = position(me, Seat(), Seat(), Seat(), Seat("tuna"), phase="launch", line_up=LARGE, docks=docks)
    told = game.view(0).to_json()["decision"]["launches"]

    def paid(card: str, move: _Json) -> _Json:
        return move | ({"paying": told[card]["suggested"]} if told[card]["price"] else {})

    yield (
        "launch",
        game,
        [
            Answer([hand("charter"), {"as": "char"}], paid("charter", {"do": "charter", "type": "char"})),
            Answer([beside("inuit")], paid("inuit", {"do": "buy", "card": "inuit"})),
            Answer([pile("inuit")], paid("inuit", {"do": "buy", "card": "inuit"})),
            Answer([pile("inuit"), pile("tug")], paid("inuit", {"do": "buy", "card": "inuit"})),
            Answer([beside("tug")], paid("tug", {"do": "buy", "card": "tug"})),
            Answer([hand("shrimp")], {"do": "launch", "card": "shrimp"}),
            Answer([hand("shrimp"), hand("cod")], {"do": "launch", "card": "cod"}),
            Answer([hand("oyster")], None, "no_license"),
            Answer([boat(3)], {"do": "pickup", "boat": 3}),
        ],
    )
    yield (
        "launch-one-type",
        position(Seat("charter tuna", "oyster"), Seat(), Seat(), Seat(), Seat(), phase="launch", line_up=LARGE),
        [Answer([hand("charter")], {"do": "charter", "type": "oyster", "paying": ["tuna"]}), Answer([hand("tuna")], None, "no_license")],
    )
    yield (
        "launch-poor",
        position(Seat("charter", "oyster"), Seat(), Seat(), Seat(), Seat(), phase="launch", line_up=LARGE, docks=docks),
        [Answer([hand("charter")], None, "cannot_afford"), Answer([beside("inuit")], None, "cannot_afford")],
    )

    givers = [Boat("cod", "cod", 1), Boat("shrimp"), Boat("shrimp", "cod", 2)]
    others = [Seat("", "", givers[:1] if seat == 2 else givers) for seat in range(4)]
    game = position(Seat("dfo tuna tuna", "dfo"), *others, phase="launch", line_up=LARGE)
    play(game, "launch dfo paying tuna")
    yield (
        "take_seat",
        game,
        [
            Answer([boat(2, 1)], {"do": "from", "seat": 1, "take": 2}),
            Answer([boat(0, 3)], {"do": "from", "seat": 3}),
            Answer([boat(1, 1)], None),
        ],
    )
    game = game.copy()
    play(game, "from 2")
    yield "take", game, [Answer([boat(2, 2)], {"do": "take", "boat": 2}), Answer([boat(1, 2)], None, "no_crates")]

    for kind, givers_of in (("take_seat", 4), ("take", 1)):  # of one giver alone only the boat is asked
        me = Seat("dfo tuna tuna", "dfo", [Boat("tug", towed="shrimp cod")])
        seats = [Seat("", "", (givers if seat == 0 else givers[:1]) if seat < givers_of else ()) for seat in range(4)]
        game = position(me, *seats, phase="launch", line_up=LARGE, docks=docks)
        play(game, "launch dfo paying tuna")
        yield f"{kind}-tug", game, [Answer([boat(0)], {"do": "pickup", "boat": 0})]


def _hiring() -> Iterator[tuple[str, Game, list[Answer]]]:
    docks = ("first_mate", "salty_captain")
    me = Seat("cod shrimp shrimp", "char", FLEET[:4], store=1)
    game = position(me, Seat(), phase="hire", line_up=BOUNTY, docks=docks)
    salty = game.view(0).to_json()["decision"]["hires"]["salty_captain"]["suggested"]
    yield (
        "hire",
        game,
        [
            Answer([boat(0), hand("shrimp")], {"do": "hire", "boat": 0, "with": "shrimp"}),
            Answer([boat(2), beside("deck")], {"do": "hire", "boat": 2, "with": "deck"}),
            Answer([beside("salty_captain"), boat(2)], {"do": "hire", "boat": 2, "with": "salty_captain", "paying": salty}),
            Answer([boat(1)], None, "has_captain"),
            Answer([hand("shrimp")], None),
            Answer([boat(3)], {"do": "pickup", "boat": 3}),
        ],
    )
    named = game.copy()
    play(named, "hire 2")
    yield (
        "captain",
        named,
        [
            Answer([hand("cod")], {"do": "captain", "card": "cod"}),
            Answer([beside("deck")], {"do": "captain", "card": "deck"}),
            Answer([beside("salty_captain")], {"do": "captain", "card": "salty_captain", "paying": salty}),
        ],
    )
    poor = position(Seat("cod", "", FLEET[:2]), Seat(), phase="hire", line_up=BOUNTY, docks=docks)
    yield "hire-poor", poor, [Answer([beside("salty_captain")], None, "cannot_afford"), Answer([hand("cod")], HIRED)]

    mated = game.copy()
    play(mated, "hire 2 with cod")
    yield (
        "mate",
        mated,
        [
            Answer([hand("shrimp")], {"do": "mate", "from": "store", "with": "shrimp"}),
            Answer([boat(1), hand("shrimp")], {"do": "mate", "from": 1, "with": "shrimp"}),
            Answer([boat(1), STORE, hand("shrimp")], {"do": "mate", "from": "store", "with": "shrimp"}),
            Answer([boat(0)], None, "no_crates"),
            Answer([boat(3)], {"do": "pickup", "boat": 3}),
        ],
    )
    half = mated.copy()
    play(half, "mate 1")
    yield "mate_card", half, [Answer([hand("shrimp")], {"do": "with", "card": "shrimp"})]

    game = position(Seat("cod shrimp shrimp", "marina marina", marinas=("cod oyster", "")), Seat(), phase="hire", line_up=BOUNTY)
    yield (
        "marina",
        game,
        [
            Answer([hand("cod")], {"do": "marina", "marina": 0, "with": "cod"}),
            Answer([marina(1), hand("shrimp")], {"do": "marina", "marina": 1, "with": "shrimp"}),
        ],
    )
    used = game.copy()
    play(used, "marina 0 with cod")
    yield (
        "marina-used",
        used,
        [Answer([marina(0)], None, "marina_used"), Answer([hand("shrimp")], {"do": "marina", "marina": 1, "with": "shrimp"})],
    )
    half = game.copy()
    play(half, "marina 1")
    yield "marina_card", half, [Answer([hand("cod")], {"do": "with", "card": "cod"})]


HIRED: _Json = {"do": "hire", "boat": 0, "with": "cod"}


def _fishing() -> Iterator[tuple[str, Game, list[Answer]]]:
    boats = [Boat("cod"), Boat("shrimp", "cod"), Boat("cod", "cod", 4, tucked="shrimp", tucked_crates=2), Boat("salmon", "cod", 1)]
    me = Seat("cod", "salmon salmon swordfish swordfish", [*boats, Boat("artisan")])
    docks = ("artisan", "tug")
    game = position(me, Seat(), phase="fish", line_up=SALMON, boats="cod shrimp " * 8, docks=docks)
    yield (
        "tuck",
        game,
        [
            Answer([boat(3)], {"do": "tuck", "boats": [3], "cards": ["shrimp"]}),
            Answer([drawn("cod"), boat(3), boat(1)], {"do": "tuck", "boats": [1, 3], "cards": ["shrimp", "cod"]}),
            Answer([boat(3), boat(1), boat(3)], {"do": "tuck", "boats": [1], "cards": ["cod"]}),
            Answer([boat(0)], None, "no_captain"),
            Answer([boat(2)], None, "has_tucked"),
            Answer([boat(4)], None, "not_that_boat"),
        ],
    )
    half = game.copy()
    play(half, "tuck 1")
    yield "tuck_card", half, [Answer([drawn("cod")], {"do": "with", "card": "cod"})]
    kept = game.copy()
    play(kept, "pass")
    yield (
        "swordfish",
        kept,
        [
            Answer([boat(3)], {"do": "swordfish", "boat": 3}),
            Answer([boat(4)], {"do": "swordfish", "boat": 4}),
            Answer([boat(0)], None, "no_captain"),
            Answer([boat(2)], None, "is_full"),
        ],
    )
    oysters = [Boat("oyster", "cod", 1), Boat("oyster", "cod", 3)]
    yield "oyster", position(Seat("cod", "oyster", oysters), Seat(), phase="fish", line_up=BOUNTY), [Answer([], {"do": "shelve"})]

    me = Seat("cod", "processing", [Boat("cod", "cod", 2), Boat("cod"), Boat("cod", "cod", 1), Boat("tug", towed="tuna")], store=1)
    game = position(me, Seat(), phase="process", docks=("tug", "artisan"))
    done = [boat(0), boat(2)]
    processed = [Answer(done, {"do": "process", "boats": [0, 2]}), Answer([boat(1)], None, "no_crates")]
    yield "process", game, [*processed, Answer([boat(3)], {"do": "pickup", "boat": 3})]
    game = game.copy()
    play(game, "process 0 2")
    yield "trade", game, [Answer([], {"do": "trade"})]

    game = position(Seat("cod shrimp", "tuna tuna"), Seat(), phase="draw", boats="cod " * 12)
    yield "discard", game, [Answer([hand("shrimp")], {"do": "discard", "card": "shrimp"})]
    game = position(Seat("cod shrimp", "cod"), Seat(), phase="draw", boats="cod tuna " * 6)
    yield "discard_drawn", game, [Answer([drawn("tuna")], {"do": "discard", "card": "tuna"})]

    game = position(Seat("cod cod shrimp", "swordfish"), Seat(), phase="draw", line_up=BOUNTY)
    play(game, f"0: {game.legal(0)[0]}", f"1: {game.legal(1)[0]}")
    yield "swap", game, [Answer([hand("cod")], {"do": "discard", "card": "cod"})]


def told() -> list[_Json]:
    """The file: each decision with its answers, each move tried on the game."""
    out = []
    for name, game, answers in decisions():
        view = game.view(0).to_json()
        assert view["decision"] is not None, name
        for answer in answers:
            assert answer.move is None or game.why_not(answer.move, 0) is None, (name, answer.move, game.why_not(answer.move, 0))
        out.append({"name": name, "view": view, "answers": [answer._asdict() for answer in answers]})
    return json.loads(json.dumps(out))  # type: ignore[no-any-return]


#: What tells events of a kind apart that are told in different words.
_SORTS = ("decision", "why", "reason", "crew", "trophy", "from")


def events() -> list[_Json]:
    """One event of each sort from games of random moves, as seat 0 may read it: its own first, then another's."""
    found: dict[tuple[Any, ...], _Json] = {}
    for seed in range(40):
        chance = random.Random(seed)
        game = Game(some_setup(chance), seed)
        while not game.over:
            seat = chance.choice(list(game.decisions))
            game.play(chance.choice(game.legal(seat)), seat)
        for event in game.events_for(0):
            card = event.get("card")
            sort = [str(event.get(key)) if isinstance(event.get(key), str) else "" for key in _SORTS]
            sort += [card if card in ("deck", "charter", *DOCK) else str(card is None), str(event.get("got") == 0)]
            whose = "nobody" if "seat" not in event else "own" if event["seat"] == 0 else "other"
            if whose == "other" and event["seat"] >= game.setup.seats:
                whose = "captain"
            found.setdefault((event["kind"], whose, *sort), event)
    return [found[key] for key in sorted(found)]


def _lines(all_: list[_Json]) -> str:
    """A file as it is written: one a line."""
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in all_) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(_lines(told()), "utf-8")
    EVENTS_FILE.write_text(_lines(events()), "utf-8")
