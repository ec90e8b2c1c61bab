"""The moves that no game by chance comes to: the last boats of the largest fleet there is room for, and the highest bids.

The walk (tests/walk/test_bounty.py) sees to it that all others were made.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ridback.cards import Cards
from ridback.game import Game
from ridback.moves import SEGMENTS
from ridback.rules import codes
from tests.rules.positions import Boat, Seat, legal, play, position

ALL = range(codes.FLEET)
BASE_DECK = "shrimp cod lobster tuna"


def hiring(last: Boat, **modules: Any) -> Game:
    """A fleet of captained boats with crates, and behind them one that wants a captain."""
    boats = [*(Boat("cod", "cod", 1) for _ in ALL[1:]), last]
    return position(Seat("cod cod", "", boats), Seat(), phase="hire", boats=BASE_DECK, **modules)


def every_boat(verb: str) -> Iterator[tuple[int, Game]]:
    """Each boat's number, and a game in which the verb may be said of it."""
    if verb == "hire":
        game = position(Seat("cod", "", [Boat("cod")] * codes.FLEET), Seat(), phase="hire", boats=BASE_DECK)
        yield from ((b, game) for b in ALL)
    elif verb == "mate":
        game = hiring(Boat("cod", None, 1), docks=("first_mate", "tug"))
        play(game, f"hire {codes.FLEET - 1} with cod")
        yield from ((b, game) for b in ALL)
    elif verb == "take":
        line_up = ("shrimp", "cod", "lobster", "tuna", "processing", "dfo", "pub")
        victim = Seat("", "", [Boat("cod", "cod", 1)] * codes.FLEET)
        game = position(Seat("dfo tuna", "dfo"), victim, Seat(), phase="launch", boats=BASE_DECK, line_up=line_up)
        play(game, "launch dfo paying tuna")
        yield from ((b, game) for b in ALL)
    elif verb in ("tuck", "swordfish"):
        line_up = ("shrimp", "cod", "lobster", "swordfish", "salmon", "king_crab", "pub")
        seat = Seat("", "salmon" if verb == "tuck" else "swordfish", [Boat("cod", "cod")] * codes.FLEET)
        game = position(seat, Seat(), phase="fish", boats=BASE_DECK.replace("tuna", "cod"), line_up=line_up)
        yield from ((b, game) for b in ALL)
    elif verb == "process":
        game = position(Seat("", "processing", [Boat("cod", "cod", 1)] * codes.FLEET), Seat(), phase="process", boats=BASE_DECK)
        yield from ((b, game) for b in ALL)
    elif verb == "pickup":
        for b in ALL:
            boats = [Boat("tug", towed="cod") if i == b else Boat("cod", "cod") for i in ALL]
            yield b, position(Seat("", "", boats), Seat(), boats=BASE_DECK, docks=("tug", "inuit"))


BOAT_VERBS = [name for _, name, key, values in SEGMENTS if len(values) >= codes.FLEET and name != "bid"]


@pytest.mark.parametrize("verb", BOAT_VERBS)
def test_of_every_boat_of_the_largest_fleet(verb: str) -> None:
    boats = set()
    for b, game in every_boat(verb):
        assert f"{verb} {b}" in legal(game)
        after = game.copy()
        play(after, f"{verb} {b}")
        assert after.ply == game.ply + 1
        boats.add(b)
    assert boats == set(ALL)


def test_every_bid_there_is_a_number_for() -> None:
    free = Cards({"licenses": {"shrimp": {"cost": 0}}})
    game = position(Seat(gone_fishin=(codes.BID_TOP + 1) // 2), Seat(), row="shrimp cod", cards=free)
    play(game, "lot shrimp")
    bids = legal(game)
    assert bids == [f"bid {amount}" for amount in range(codes.BID_TOP + 1)]
    for bid in bids:
        play(game.copy(), bid)
