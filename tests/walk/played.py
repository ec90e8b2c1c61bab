"""Games played move by move from Python, by players that like to do things."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ridback.game import Game
from ridback.moves import Move


def choose(game: Game, seat: int, chance: random.Random) -> Move:
    """A legal move of a seat: seldom to pass, and seldom a high bid."""
    legal = game.legal(seat)
    if len(legal) > 1 and legal[0].name == "pass":
        if chance.random() < 0.15:
            return legal[0]
        del legal[0]
    if legal[0].name == "bid" and chance.random() < 0.9:
        del legal[3:]
    return chance.choice(legal)


def game(number: int) -> Game:
    """A fresh game; the number says which, with how many seats, whether with Gone Fishin' cards, and whether phase two is at once."""
    gone_fishin, at_once = number // 3 % 2 == 0, number // 6 % 2 == 1
    return Game.new(seats=2 + number % 3, gone_fishin=gone_fishin, at_once=at_once, seed=number * 0x9E3779B97F4A7C15 % 2**64)


def playing(game: Game, chance: random.Random) -> Iterator[tuple[int, Move]]:
    """Play a game to its end, yielding each seat and move before it is made. Seats that may answer in any order do (RD3)."""
    while game.decisions:
        seat = chance.choice([*game.decisions])
        move = choose(game, seat, chance)
        yield seat, move
        game.play(move, seat)
