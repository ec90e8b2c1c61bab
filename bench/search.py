"""How fast the bots think: ``python -m bench.search``, or ``make bench``.

Playouts a second on one core from a position in the middle of a game: as the levels search, for some rounds and then a guess, and to the
end of the game. Beside them, in the same run, the same position played to its end by mates through Game, as a program in Python would
do it without a compiled search. Times are CPU times of one core.
"""

from __future__ import annotations

import os
import time
from typing import Final

from ridback.bots import make
from ridback.bots.search import LEVELS, think
from ridback.cards import PREMIUM, STANDARD
from ridback.game import Game
from ridback.setups import Setup
from ridback.views import View

#: CPU seconds for each measurement.
SECONDS: Final = 0.2 if os.environ.get("BENCH_SHORT") else 2.0
#: The round in the middle, and the goal in playouts a second in the base game.
MIDDLE, GOAL = 5, 20_000
TABLES: Final = {
    "base, 4 seats": Setup(4),
    "Epic, 4 seats": Setup(4, (*STANDARD, *PREMIUM), epic=True),
    "Epic, 6 seats": Setup(6, (*STANDARD, *PREMIUM), epic=True),
}


def middle(setup: Setup) -> tuple[Game, View]:
    """A game at a decision in the middle at which there is a choice."""
    game, bot = Game(setup, 5), make("mate", 5)
    while game.decision:
        view = game.view(game.decision.seat)
        if view.open["round_no"] == MIDDLE and len(view.legal()) > 3:
            return game, view
        game.play(bot.choose(view), game.decision.seat)
    raise RuntimeError("the game was over before its middle")


def playouts(view: View, horizon: int) -> float:
    """Playouts a second of CPU time."""
    done, began, seed = 0, time.process_time(), 0
    while (spent := time.process_time() - began) < SECONDS:
        seed += 1
        done += think(view, iterations=2000, seed=seed, horizon=horizon, sure=99.0).iterations
    return done / spent


def by_hand(game: Game) -> float:
    """The same through Game, from Python: imagine, and let mates play to the end."""
    bot, done, began = make("mate", 1), 0, time.process_time()
    assert game.decision
    seat = game.decision.seat
    while (spent := time.process_time() - began) < SECONDS or not done:
        twin = game.imagined(seat, done)
        while twin.decision:
            twin.play(bot.choose(twin.view(twin.decision.seat)), twin.decision.seat)
        done += 1
    return done / spent


def main() -> None:
    for name, setup in TABLES.items():
        game, view = middle(setup)
        think(view, iterations=10)
        yard = by_hand(game)
        for what, horizon in (("as the levels search", 2), ("to the end of the game", 0)):
            speed = playouts(view, horizon)
            goal = f" goal ≥ {GOAL:,}: {'met' if speed >= GOAL else 'MISSED'}" if (name, horizon) == ("base, 4 seats", 2) else ""
            print(f"{f'{name}, {what}':<44}{speed:>9,.0f} playouts/s{goal}")
            print(f"{'':<44}{speed / yard:>9,.0f} × as fast as mates through Game")
    print("thinking time, at most: " + ", ".join(f"{level.name} {level.seconds} s" for level in LEVELS.values() if level.seconds))


if __name__ == "__main__":
    main()
