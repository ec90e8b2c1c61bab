"""The review: what it finds, what it leaves out, and that it is sure of what it calls a mistake."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from ridback.bots import search
from ridback.errors import ReviewError, SaveError
from ridback.game import Game
from ridback.moves import Move
from ridback.review import Review, judging, review
from ridback.views import View

SEAT, THROWN = 1, 282
#: Few enough for a test, enough for a game thrown away.
ITERATIONS = 120


@pytest.fixture(scope="module")
def found(thrown_away: Game) -> Review:
    return review(thrown_away, SEAT, level=ITERATIONS, seed=1)


def test_a_game_thrown_away_is_the_worst_decision(found: Review) -> None:
    worst = found.decisions[found.worst[0]]
    assert (worst.ply, worst.kind, worst.move, worst.mistake) == (THROWN, "bid", "pass", True)
    assert worst.best.startswith("bid ")
    assert worst.loss > 0.4 > worst.noise
    assert worst.chance < 0.3 and worst.best_chance > 0.6


def test_decisions_are_those_with_a_choice(found: Review, thrown_away: Game) -> None:
    assert all(one.options > 1 for one in found.decisions)
    plies = [one.ply for one in found.decisions]
    assert plies == sorted(set(plies))
    choices = {ply for ply, (seat, _) in enumerate(thrown_away.moves) if seat == SEAT and legal_at(thrown_away, ply, SEAT) > 1}
    reviewed = {first for first in plies if legal_at(thrown_away, first, SEAT) > 1}
    assert reviewed <= choices
    forced = {ply for ply, (seat, _) in enumerate(thrown_away.moves) if seat == SEAT} - choices
    assert forced, "there was a move without a choice"
    assert sum(len(one.moves) for one in found.decisions) >= len(choices), "none with a choice is left out"


def legal_at(game: Game, ply: int, seat: int) -> int:
    earlier = Game(game.setup, game.seed)
    earlier.replay(game.moves[:ply])
    return len(earlier.legal(seat))


def test_losses_are_differences(found: Review) -> None:
    for one in found.decisions:
        assert 0 <= one.chance <= 1 and 0 <= one.best_chance <= 1
        assert one.better == (one.best != one.move) == (one.loss > 0 or one.lost_vp > 0)
        if one.decided:
            assert not 0.01 <= one.chance <= 0.99
            assert one.lost_vp == one.best_score - one.score >= 0
            assert one.mistake == (one.lost_vp > one.noise and one.lost_vp >= judging.LEAST_VP)
        else:
            assert one.loss == one.best_chance - one.chance >= 0
            assert one.lost_vp == 0
            assert one.mistake == (one.loss > one.noise and one.loss >= judging.LEAST)
    assert any(one.decided for one in found.decisions), "the game was over before its end"
    losses = [(found.decisions[k].decided, -found.decisions[k].loss, -found.decisions[k].lost_vp) for k in found.worst]
    assert losses == sorted(losses)
    assert len(losses) <= 3 and all(found.decisions[k].mistake for k in found.worst)


def test_what_was_better_can_be_played(found: Review, thrown_away: Game) -> None:
    for one in found.decisions:
        earlier = Game(thrown_away.setup, thrown_away.seed)
        earlier.replay(thrown_away.moves[: one.ply])
        for text, atoms in ((one.move, one.moves), (one.best, one.best_moves)):
            trial = earlier.copy()
            for atom in atoms:
                trial.play(atom.move, SEAT)
            assert earlier.why_not(text, SEAT) is None, text


def test_the_curve_goes_from_the_start_to_the_end(found: Review, thrown_away: Game) -> None:
    assert found.curve[0].ply == 0
    assert found.curve[-1].ply == thrown_away.ply
    plies = [point.ply for point in found.curve]
    assert plies == sorted(set(plies))
    assert {point.round for point in found.curve} == set(range(1, found.curve[-1].round + 1))
    for point in found.curve:
        assert len(point.chances) == 3
        assert sum(point.chances) == pytest.approx(1, abs=0.01)
    assert thrown_away.result is not None
    assert found.curve[-1].chances == tuple(float(seat in thrown_away.result["winners"]) for seat in range(3))


def test_the_json_is_as_the_map_says(found: Review) -> None:
    out = found.to_json()
    assert json.loads(json.dumps(out)) == out
    assert set(out) == {
        *("seat", "seats", "people", "captains", "level", "iterations", "seed", "decisions", "worst", "curve", "result"),
    }
    assert (out["seat"], out["seats"], out["people"], out["captains"]) == (1, 3, 3, [])
    assert (out["level"], out["iterations"], out["seed"]) == (None, ITERATIONS, "1")
    worst = out["decisions"][out["worst"][0]]
    assert set(worst) == {
        *("ply", "round", "kind", "about", "options", "move", "chance", "best", "best_chance", "loss", "noise", "mistake"),
        *("decided", "score", "best_score", "lost_vp"),
        *("moves", "best_moves", "asked", "played", "better"),
    }
    assert worst["about"] == {"slot": 2, "license": "king_crab_crates", "bid": 16, "bidder": 2}
    assert worst["asked"] == "Bid for Crab · Crates ($16)"
    assert worst["played"] == "pass" and worst["better"].startswith("bid $")
    assert worst["moves"] == [{"do": "pass"}]
    assert all((one["better"] is None) == (one["best"] == one["move"]) for one in out["decisions"])
    assert out["result"]["winners"] != [1]


def test_the_same_seed_gives_the_same_review(thrown_away: Game) -> None:
    short = cut(thrown_away, 60)
    first = review(short, 0, level=30, seed=5)
    assert review(short.to_json(), 0, level=30, seed=5) == first, "from a saved game, too"
    assert review(short, 0, level=30, seed=6) != first


def cut(game: Game, ply: int) -> Game:
    """The game as it stood then."""
    earlier = Game(game.setup, game.seed)
    earlier.replay(game.moves[:ply])
    return earlier


def test_a_game_that_goes_on_and_one_not_begun() -> None:
    game = Game.new(seats=2, seed=1)
    blank = review(game, 0, level=10)
    assert (blank.decisions, blank.worst, blank.result, [point.ply for point in blank.curve]) == ((), (), None, [0])


def test_captains_have_a_curve_but_no_decisions() -> None:
    game = Game.new(seats=1, captains=("tc", "kirkman"), seed=4)
    for _ in range(6):
        game.play(game.legal()[-1])
    found = review(game, 0, level=10)
    assert (found.people, found.captains, found.seats) == (1, ("tc", "kirkman"), 3)
    assert all(len(point.chances) == 3 for point in found.curve)
    with pytest.raises(ReviewError) as refused:
        review(game, 1, level=10)
    assert refused.value.code == "no_such_seat"


@pytest.mark.parametrize(
    ("seat", "choices", "code"),
    [
        (3, {}, "no_such_seat"),
        (-1, {}, "no_such_seat"),
        (True, {}, "no_such_seat"),
        (0, {"level": "deckhand"}, "no_such_level"),
        (0, {"level": "commodore"}, "no_such_level"),
        (0, {"level": 0}, "no_such_level"),
        (0, {"level": 10**12}, "no_such_level"),
        (0, {"level": True}, "no_such_level"),
        (0, {"seed": -1}, "no_seed"),
        (0, {"seed": 2**64}, "no_seed"),
    ],
)
def test_what_cannot_be_reviewed(thrown_away: Game, seat: int, choices: dict[str, Any], code: str) -> None:
    with pytest.raises(ReviewError) as refused:
        review(thrown_away, seat, **choices)
    assert refused.value.code == code


def test_a_saved_game_that_does_not_replay(thrown_away: Game) -> None:
    saved = thrown_away.to_json()
    saved["moves"][5] = "0 trade"
    with pytest.raises(SaveError):
        review(saved, 0)


# -- with a search that says what it is told ----------------------------------------------------------------------------


@dataclass
class Told:
    """Stands for the search: every move but the first legal one has a chance of ``low`` and 50 VP, the first one ``high`` and ``vp``."""

    high: Callable[[int], float]
    low: float = 0.3
    vp: Callable[[int], float] = lambda looks: 50.0
    visits: int = 10_000
    views: list[View] = None  # type: ignore[assignment]

    def think(self, view: View, *, iterations: int, seed: int = 0, also: Sequence[Move] = ()) -> search.Thought:
        self.views.append(view)
        assert all(move in view.legal() for move in also)
        looks = sum(other.ply == view.ply and bool(also) for other in self.views)
        legal = view.legal()
        chances = [self.high(looks), *(self.low for _ in legal[1:])]
        scores = [self.vp(looks), *(50.0 for _ in legal[1:])]
        estimates = [search.Estimate(move, self.visits, *told) for move, *told in zip(legal, chances, scores, strict=True)]
        best = sorted(estimates, key=lambda one: (-one.chance, -one.score))
        assert view.seat is not None
        return search.Thought(view.seat, best[0].move, tuple(best), (), iterations, 0.0)


@pytest.fixture
def tell(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Told]:
    def told(high: Callable[[int], float], **others: Any) -> Told:
        stand_in = Told(high, views=[], **others)
        monkeypatch.setattr(search, "think", stand_in.think)
        monkeypatch.setattr(search, "chances", lambda view, **_: (1 / 3,) * 3)
        return stand_in

    return told


def test_it_sees_what_the_seat_saw(thrown_away: Game, tell: Callable[..., Told]) -> None:
    """The search gets the seat's own views, byte for byte, of the moments before its moves."""
    stand_in = tell(lambda looks: 0.3)
    review(thrown_away, 2, level=10)
    assert len(stand_in.views) > 20
    growing = Game(thrown_away.setup, thrown_away.seed)
    seen = {}
    for move in thrown_away.moves:
        seen[growing.ply] = growing.view(2).records.tobytes()
        growing.replay([move])
    assert all(view.seat == 2 and view.records.tobytes() == seen[view.ply] for view in stand_in.views)


def test_a_loss_within_the_noise_is_no_mistake(thrown_away: Game, tell: Callable[..., Told]) -> None:
    tell(lambda looks: (0.28, 0.40)[looks % 2])
    found = review(thrown_away, SEAT, level=10)
    assert any(one.better for one in found.decisions)
    for one in found.decisions:
        if one.better:
            assert one.loss == pytest.approx(0.04)
            assert one.noise == pytest.approx(2.365 * 0.06 * math.sqrt(8 / 7) / math.sqrt(8)), "Student's interval of the mean of eight"
    assert not any(one.mistake for one in found.decisions)
    assert found.worst == ()


def test_what_only_luck_made_look_better_is_not(thrown_away: Game, tell: Callable[..., Told]) -> None:
    """The first look finds what may be better; whether it is, others say, with dice of their own."""
    tell(lambda looks: 0.5 if looks == 1 else 0.25)
    assert not any(one.better or one.loss for one in review(thrown_away, SEAT, level=10).decisions)
    tell(lambda looks: 0.5 if looks == 1 else 0.305)
    found = review(thrown_away, SEAT, level=10)
    assert any(one.better for one in found.decisions)
    assert not any(one.mistake for one in found.decisions), "sure, but next to nothing"
    tell(lambda looks: 0.5 if looks == 1 else 0.35)
    found = review(thrown_away, SEAT, level=10)
    assert len(found.worst) == 3
    assert all(found.decisions[k].loss == pytest.approx(0.05) for k in found.worst)


def test_every_look_has_dice_of_its_own(thrown_away: Game, monkeypatch: pytest.MonkeyPatch, tell: Callable[..., Told]) -> None:
    stand_in, asked = tell(lambda looks: 0.5), []

    def think(view: View, **how: Any) -> search.Thought:
        if how["also"]:
            asked.append((view.ply, len(how["also"]), how["seed"]))
        return stand_in.think(view, **how)

    monkeypatch.setattr(search, "think", think)
    found = review(thrown_away, SEAT, level=10)
    assert len({seed for _, _, seed in asked}) == len(asked)
    for one in found.decisions:
        if len(one.moves) == 1:
            looks = [also for ply, also, _ in asked if ply == one.ply]
            assert looks == ([1] + [2] * judging.FRESH if one.better else [1]), "the one made and the one that looked better"


def test_progress_counts_up_to_the_end(thrown_away: Game, tell: Callable[..., Told]) -> None:
    tell(lambda looks: 0.5)
    told: list[tuple[int, int]] = []
    review(thrown_away, SEAT, level=10, progress=lambda done, of: told.append((done, of)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert len({of for _, of in told}) == 1


def test_it_can_be_stopped(thrown_away: Game, tell: Callable[..., Told]) -> None:
    class Enough(Exception):
        pass

    def progress(done: int, of: int) -> None:
        if done == 5:
            stopped.append(len(stand_in.views))
            raise Enough

    stopped: list[int] = []
    stand_in, before = tell(lambda looks: 0.3), thrown_away.to_json()
    with pytest.raises(Enough):
        review(thrown_away, SEAT, level=10, progress=progress)
    assert stopped == [len(stand_in.views)]
    assert thrown_away.to_json() == before


def test_a_curve_between_its_points(found: Review) -> None:
    first, second = judging.Point(0, 1, (0.2, 0.8)), judging.Point(10, 1, (0.4, 0.6))
    line = replace(found, curve=(first, second))
    assert [round(line.chance_at(0, ply), 3) for ply in (0, 5, 10, 12)] == [0.2, 0.3, 0.4, 0.4]


def test_where_the_game_is_decided_vp_count(thrown_away: Game, tell: Callable[..., Told]) -> None:
    """Whoever has lost as good as surely can still play better or worse; three worst decisions there are, too."""
    for sure in (0.002, 0.998):
        tell(lambda looks, sure=sure: sure, low=sure, vp=lambda looks: (53.0, 55.0)[looks % 2])
        found = review(thrown_away, SEAT, level=10)
        assert len(found.worst) == 3
        for one in (found.decisions[k] for k in found.worst):
            assert one.decided and one.mistake and one.loss == 0
            assert [one.score, one.best_score, one.lost_vp] == pytest.approx([50.0, 54.0, 4.0])
            assert one.noise == pytest.approx(2.365 * math.sqrt(8 / 7) / math.sqrt(8))
    tell(lambda looks: 0.002, low=0.002, vp=lambda looks: 55.0 if looks == 1 else 50.5)
    assert not any(one.mistake for one in review(thrown_away, SEAT, level=10).decisions), "half a point is nothing to speak of"
    tell(lambda looks: 0.3, vp=lambda looks: 60.0)
    assert not any(one.better for one in review(thrown_away, SEAT, level=10).decisions), "VP do not count while there is something to win"


def test_chances_lost_come_before_vp(found: Review) -> None:
    """Of what was worst, what could have cost the game is told first."""
    kinds = [found.decisions[k].decided for k in found.worst]
    assert kinds == sorted(kinds)
