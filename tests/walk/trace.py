"""Plays games and prints a digest of everything the rules made of each: run compiled and interpreted, it must print the same.

``python -m tests.walk.trace FIRST GAMES``
"""

from __future__ import annotations

import hashlib
import json
import random
import sys

from ridback.rules.jit import INTERPRETED
from tests.walk import played


def digest(number: int) -> str:
    """One game: all states, legal moves, views, imagined states, scores and events."""
    chance, game, seen = random.Random(number), played.game(number), hashlib.sha256()
    for _ in played.playing(game, chance):
        seen.update(game.state.tobytes())
        seen.update(repr([[move.number for move in game.legal(seat)] for seat in range(game.setup.seats)]).encode())
        if chance.random() < 0.04:
            viewer = chance.choice([None, *range(game.setup.seats)])
            view = game.view(viewer)
            seen.update(view.records.tobytes())
            seen.update(json.dumps(view.to_json()).encode())
            seen.update(view.imagine(chance.getrandbits(64)).tobytes())
    seen.update(game.state.tobytes())
    seen.update(repr([*game.events, game.result, game.scores()]).encode())
    return f"{number} {game.ply} {seen.hexdigest()}"


if __name__ == "__main__":
    first, games = map(int, sys.argv[1:])
    print("interpreted" if INTERPRETED else "compiled", file=sys.stderr)
    for number in range(first, first + games):
        print(digest(number), flush=True)
