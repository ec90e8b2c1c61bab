"""The search: steady for a seed, blind to what is hidden, within its time and memory, legal at every table, and stronger than mate."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ridback.bots import BOTS, LEVELS, make, search, seeking, valuing
from ridback.bots.habits import WAYS
from ridback.bots.search import Level, Searcher, chances, think
from ridback.cards import PREMIUM, STANDARD, Cards
from ridback.events import DECISIONS
from ridback.game import Game
from ridback.moves import atom
from ridback.setups import Setup
from ridback.views import View
from tests.some_setups import some_setup

QUICK = Level("quick", 12)


def asked(game: Game) -> View:
    assert game.decision
    return game.view(game.decision.seat)


def after(game: Game, plies: int) -> Game:
    """The game some plies on, by mates."""
    bot = make("mate", 1)
    while game.decision and game.ply < plies:
        game.play(bot.choose(asked(game)), game.decision.seat)
    return game


def choices(game: Game, most: int = 40) -> list[View]:
    """The views of a game's decisions in which there is a choice, by mates, so many at most and from all of the game."""
    views, bot = [], make("mate", 1)
    while game.decision:
        view = asked(game)
        if len(view.legal()) > 1:
            views.append(view)
        game.play(bot.choose(view), game.decision.seat)
    return views[:: max(len(views) // most, 1)]


# -- what it is asked ----------------------------------------------------------------------------------------------------------


def test_who_is_not_asked_is_told() -> None:
    game = Game.new(seats=3, seed=1)
    assert game.decision
    other = (game.decision.seat + 1) % 3
    for view in (game.view(other), game.view(None)):
        with pytest.raises(ValueError, match="not asked"):
            think(view, iterations=10)
        with pytest.raises(ValueError, match="not asked"):
            make("captain").choose(view)


def test_a_move_that_is_not_legal_is_told() -> None:
    with pytest.raises(ValueError, match="bid 7"):
        think(asked(Game.new(seats=3, seed=1)), iterations=10, also=[atom("bid", 7)])


def test_levels_are_the_bots() -> None:
    assert list(BOTS) == list(LEVELS)
    assert [level.iterations for level in LEVELS.values()] == sorted(level.iterations for level in LEVELS.values())
    assert LEVELS["captain"].seconds <= 0.3
    assert LEVELS["admiral"].seconds <= 1.5
    with pytest.raises(KeyError):
        make("commodore")


# -- what it says -----------------------------------------------------------------------------------------------------------------


def test_a_thought_is_whole() -> None:
    for view in choices(Game.new(seats=4, seed=3)):
        thought = think(view, iterations=60, seed=5)
        assert thought.seat == view.seat
        assert thought.best == thought.estimates[0].move
        moves = [estimate.move for estimate in thought.estimates]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(view.legal())
        assert sum(thought.chances) == pytest.approx(1.0, abs=1e-6)
        assert thought.chances[thought.seat] == pytest.approx(thought.estimates[0].chance)
        assert all(0.0 <= estimate.chance <= 1.0 for estimate in thought.estimates)
        assert 0 < sum(estimate.visits for estimate in thought.estimates) <= thought.iterations


def test_moves_asked_for_are_compared_to_the_end() -> None:
    """Also one the search would not think of: a bid far above the lowest."""
    game = Game.new(seats=4, seed=3)
    game.play("lot 0", asked(game).seat)
    view = asked(game)
    high = view.legal()[-1]
    assert high not in [estimate.move for estimate in think(view, iterations=400).estimates]
    thought = think(view, iterations=400, also=[high])
    made = next(estimate for estimate in thought.estimates if estimate.move == high)
    assert made.visits == max(estimate.visits for estimate in thought.estimates)
    assert thought.best != high


def test_a_forced_move_takes_no_thought() -> None:
    """A bot makes it at once; who wants to know where it leads is told after a few playouts."""
    game = Game.new(seats=2, seed=1)
    view = asked(game)
    while len(view.legal()) != 1:
        game.play(make("mate").choose(view), view.seat)
        view = asked(game)
    assert make("admiral").choose(view) == view.legal()[0]
    assert search._desk().records["playouts"][0] == 0
    thought = think(view, iterations=1000)
    assert thought.iterations == search.FORCED
    assert sum(thought.chances) == pytest.approx(1.0)


def test_chances_at_the_end_are_the_result() -> None:
    game = after(Game.new(seats=3, seed=4), 10_000)
    assert game.over
    ranks = game.view(None).scores()[1]
    assert chances(game.view(None), playouts=10) == tuple(float(rank == 0) for rank in ranks)


def test_chances_come_near_the_result() -> None:
    """What a spectator is told before the last round fits better than what it is told before the first."""
    early, late = 0.0, 0.0
    for seed in range(12):
        game = after(Game.new(seats=3, seed=seed), 0)
        start = chances(game.view(None), playouts=60)
        end = after(game.copy(), 10_000)
        nearly = after(game, end.ply - 12)
        winners = end.view(None).scores()[1]
        assert sum(start) == pytest.approx(1.0)
        early += sum(chance for chance, rank in zip(start, winners, strict=True) if rank == 0)
        late += sum(chance for chance, rank in zip(chances(nearly.view(None), playouts=60), winners, strict=True) if rank == 0)
    assert late > 9
    assert early < 7


def test_chances_of_a_decision_and_of_a_spectator_agree() -> None:
    """At the first decisions of games nobody is ahead, and the search says so: what it tries only to learn is not counted."""
    told = []
    for seed in range(8):
        game = Game.new(seats=4, seed=seed)
        view = asked(game)
        told.append(think(view, iterations=300, seed=seed).estimates[0].chance)
        assert sum(chances(view, playouts=60, seed=seed)) == pytest.approx(1.0)
    assert 0.2 < np.mean(told) < 0.33


def test_what_a_seat_knows_counts() -> None:
    view = asked(after(Game.new(seats=4, seed=9), 60))
    spectator = after(Game.new(seats=4, seed=9), 60).view(None)
    assert chances(view, playouts=100, seed=1) != chances(spectator, playouts=100, seed=1)


def test_numbers_out_of_range_are_told() -> None:
    view = asked(Game.new(seats=3, seed=1))
    for wrong in (
        {"iterations": 0},
        {"iterations": 10, "seconds": -1.0},
        {"iterations": 10, "seconds": float("nan")},
        {"iterations": 9, "seed": -1},
    ):
        with pytest.raises(ValueError, match=r"iterations|seconds|seed"):
            think(view, **wrong)
    with pytest.raises(ValueError, match="iterations"):
        chances(view, playouts=0)
    rich = asked(Game.new(seats=3, seed=1, cards=Cards({"boats": {"cod": {"coins": 60}, "shrimp": {"coins": 60}}})))
    game = Game.new(seats=3, seed=1, cards=rich.cards)
    game.play("lot 0", asked(game).seat)
    with pytest.raises(ValueError, match="more than"):
        think(asked(game), iterations=10, also=asked(game).legal())


# -- the same again ----------------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_thought() -> None:
    view = asked(after(Game.new(seats=4, seed=9), 60))
    first, again, other = (think(view, iterations=300, seed=seed) for seed in (1, 1, 2))
    assert first.estimates == again.estimates
    assert first.estimates != other.estimates


def test_the_search_runs_as_ordinary_python() -> None:
    """With the JIT off it is debugged and covered, and thinks the same."""
    program = (
        "from ridback.game import Game; from ridback.bots.search import think;"
        "game = Game.new(seats=3, seed=1); print(think(game.view(game.decision.seat), iterations=24, seed=1).best)"
    )
    told = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == think(asked(Game.new(seats=3, seed=1)), iterations=24, seed=1).best.text


def test_the_order_of_questions_does_not_matter() -> None:
    """A desk keeps nothing of what was thought on it before."""
    views = choices(Game.new(seats=4, seed=9), 8)
    forwards = [think(view, iterations=100, seed=3).estimates for view in views]
    backwards = [think(view, iterations=100, seed=3).estimates for view in reversed(views)]
    assert forwards == backwards[::-1]


def test_threads_think_side_by_side() -> None:
    views = choices(Game.new(seats=4, seed=9), 12)
    alone = [think(view, iterations=200, seed=3).estimates for view in views]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda view: think(view, iterations=200, seed=3).estimates, views))
    assert alone == together


@pytest.mark.parametrize("name", ["captain", "admiral"])
def test_what_is_hidden_changes_nothing(name: str) -> None:
    """The same view of games that differ in all that is hidden from the seat: the same choice (VI1)."""
    chance = random.Random(name)
    for seed in range(6):
        game = Game(some_setup(chance), seed)
        after(game, chance.randrange(20, 120))
        if game.decision is None:
            continue
        seat = game.decision.seat
        bot = Searcher(replace(LEVELS[name], iterations=min(LEVELS[name].iterations, 300)), seed=seed)
        moves = {bot.choose(twin.view(seat)) for twin in (game, *(game.imagined(seat, other) for other in range(4)))}
        assert len(moves) == 1


# -- time and memory ---------------------------------------------------------------------------------------------------------------


def test_time_is_a_hard_limit() -> None:
    """With no end of iterations the seconds are kept; generously, for machines that are busy."""
    view = asked(after(Game(Setup(6, (*STANDARD, *PREMIUM), epic=True), 3), 100))
    think(view, iterations=10)  # what is compiled is loaded
    began = time.monotonic()
    thought = think(view, iterations=10**9, seconds=0.3)
    assert time.monotonic() - began < 1.5
    assert thought.seconds < 1.5
    assert thought.iterations > 0


def test_the_tree_keeps_within_its_memory() -> None:
    """A tree that is full goes on with what it has; nothing is written behind its end."""
    view = asked(after(Game.new(seats=4, seed=9), 60))
    room: Any = np.zeros(seeking.RACE + 400, seeking.NODE)
    room["visits"] = -7
    nodes = room[: seeking.RACE + 16]
    desk = search._Desk().records
    for name, number in {**search.TUNING, "tree": 1, "sure": 99.0}.items():
        desk["tuning"][name] = number
    given = (desk, nodes, view.records, view.cards.values, view.seat, 1, 0, np.zeros(0, np.int64))
    seeking.search(*given, -1)
    seeking.search(*given, 300)
    assert desk["nodes"][0] == len(nodes)
    assert (room["visits"][len(nodes) :] == -7).all()


def test_a_move_is_as_good_as_the_best_way_to_go_on() -> None:
    """Each move is told once; with more ways there are more runners in the race, and no move looks worse for it but by chance."""
    view = asked(after(Game.new(seats=4, seed=9), 60))
    one, all_ways = (think(view, iterations=4000, seed=3, ways=ways, tree=0, sure=99.0) for ways in (1, len(WAYS)))
    for thought in (one, all_ways):
        moves = [estimate.move for estimate in thought.estimates]
        assert len(moves) == len(set(moves))
    assert {e.move for e in one.estimates} == {e.move for e in all_ways.estimates}
    assert max(e.visits for e in all_ways.estimates) * len(WAYS) <= max(e.visits for e in one.estimates) + len(WAYS)
    chances = {e.move: e.chance for e in one.estimates}
    assert all(e.chance > chances[e.move] - 0.08 for e in all_ways.estimates)


# -- at every table -----------------------------------------------------------------------------------------------------------------


def test_plays_any_set_up() -> None:
    """Whole games of any modules, seats and Captains: every answer legal (play() refuses others), every kind of decision searched."""
    chance, kinds = random.Random(4), set()
    for seed in range(26):
        game = Game(some_setup(chance), seed)
        bot = Searcher(QUICK, seed)
        while game.decision:
            view = asked(game)
            if len(view.legal()) > 1:
                kinds.add(game.decision.kind)
            game.play(bot.choose(view), game.decision.seat)
    assert kinds >= set(DECISIONS) - {None}


def test_beats_mate() -> None:
    """A quick one against three mates, at fixed seeds: par is 4 of 16."""
    wins = 0.0
    for seed in range(16):
        game = Game.new(seats=4, seed=seed)
        me = seed % 4
        bots = [Searcher(Level("test", 300), seed) if seat == me else make("mate", seat) for seat in range(4)]
        while game.decision:
            seat = game.decision.seat
            game.play(bots[seat].choose(game.view(seat)), seat)
        ranks = game.view(None).scores()[1]
        wins += (ranks[me] == 0) / ranks.count(0)
    assert wins >= 8


def test_what_is_counted_has_a_name() -> None:
    assert sum(n for _, n in valuing.SPANS) == valuing.INPUTS
    assert search.weights()["first"].shape == (1, valuing.INPUTS, valuing.HIDDEN)
    assert np.isfinite(search.weights()["first"]).all()
