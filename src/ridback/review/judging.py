"""The review itself: every question a seat was asked is asked of the search, with what the seat could see then and no more."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

from ridback.errors import ReviewError, is_number
from ridback.game import Game
from ridback.moves import TABLE, Move
from ridback.review import asking
from ridback.review.asking import Step
from ridback.review.naming import Named, about, compound, named
from ridback.review.telling import Reviewer
from ridback.view_json import PHASES
from ridback.views import View
from ridback.words import Words, words as english

if TYPE_CHECKING:
    from ridback.bots.search import Thought

#: Whose search is asked, if nothing else is said: the one level whose opinion is worth as much.
LEVEL: Final = "admiral"
#: How many games are played out for a point of the curve, at most; no more than iterations for a decision.
PLAYOUTS: Final = 1000
#: How many decisions are called the worst, at most.
WORST: Final = 3
#: How often a move that looked better is compared anew with the one made, each time with other dice.
FRESH: Final = 8
#: Half the width of a 95 % interval of the mean of so many, in standard errors (Student's t).
SPREAD: Final = 2.365
#: A loss below this is no mistake, however sure: nobody would want to hear of it.
#: A game is decided where the chance is below it, or as near to 1.
LEAST: Final = 0.01
#: The same of VP, by which decisions are judged where the game is decided.
LEAST_VP: Final = 1.0

#: Told before each search, and at the end: how many decisions and points of the curve are done, of how many.
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Judged:
    """One decision, and what the search thinks of it. Chances are those of the seat to win, from 0 to 1, as far as it could know then.

    ``move`` and ``best`` are what was done and what would have been best, as texts that Game.play reads. A decision of several atoms (a
    payment) is judged at the one where most was lost: both chances are those of going on from there, one way or the other. ``loss`` is
    ``best_chance - chance``, never below 0, and ``noise`` how far off it may be by the search's luck alone (95 %). It is a ``mistake`` if
    the loss is more than the noise, and at least LEAST.

    Where the game was ``decided`` already, won or lost as good as surely, no chance is left to lose. There a decision is judged by VP:
    ``score`` and ``best_score`` are those to expect in the end, ``lost_vp`` their difference, never below 0, ``noise`` is one of VP,
    and it is a mistake if more is lost than the noise, and at least LEAST_VP.
    """

    ply: int
    round: int
    kind: str
    move: str
    chance: float
    score: float
    best: str
    best_chance: float
    best_score: float
    decided: bool
    noise: float
    options: int
    about: dict[str, Any]
    moves: tuple[Named, ...]
    best_moves: tuple[Named, ...]

    @property
    def loss(self) -> float:
        """How much chance to win the move gave away."""
        return max(self.best_chance - self.chance, 0.0)

    @property
    def lost_vp(self) -> float:
        """How many VP it gave away, where the game was decided; else 0."""
        return max(self.best_score - self.score, 0.0) if self.decided else 0.0

    @property
    def mistake(self) -> bool:
        """Whether more was lost than luck could make it, and enough to speak of."""
        lost, least = (self.lost_vp, LEAST_VP) if self.decided else (self.loss, LEAST)
        return lost > self.noise and lost >= least

    @property
    def better(self) -> bool:
        """Whether something else was thought better, be it within the noise."""
        return self.moves != self.best_moves

    def to_json(self, reviewer: Reviewer) -> dict[str, Any]:
        """As docs/architecture.md describes it."""
        return {
            "ply": self.ply,
            "round": self.round,
            "kind": self.kind,
            "about": self.about,
            "move": self.move,
            "chance": _rounded(self.chance),
            "best": self.best,
            "best_chance": _rounded(self.best_chance),
            "loss": _rounded(self.loss),
            "decided": self.decided,
            "score": round(self.score, 1),
            "best_score": round(self.best_score, 1),
            "lost_vp": round(self.lost_vp, 1),
            "noise": _rounded(self.noise),
            "mistake": self.mistake,
            "options": self.options,
            "moves": [one.to_json() for one in self.moves],
            "best_moves": [one.to_json() for one in self.best_moves],
            "asked": reviewer.asked(self.kind, self.about),
            "played": reviewer.answer(self.kind, self.moves),
            "better": reviewer.answer(self.kind, self.best_moves) if self.better else None,
        }


@dataclass(frozen=True, slots=True)
class Point:
    """Every seat's chance to win, Captains' too, as a spectator would put it after ``ply`` atoms."""

    ply: int
    round: int
    chances: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """As docs/architecture.md describes it."""
        return {"ply": self.ply, "round": self.round, "chances": [_rounded(chance) for chance in self.chances]}


@dataclass(frozen=True, slots=True)
class Review:
    """A seat's decisions, those with a choice, in the order they were made; ``worst`` are places among them, the worst first.

    ``people`` and ``captains`` say who sat at the table; ``seats`` is both together, the length of every ``chances``. ``level`` is the
    level asked, or None where iterations were given. ``result`` is that of Game.result.
    """

    seat: int
    people: int
    captains: tuple[str, ...]
    level: str | None
    iterations: int
    seed: int
    decisions: tuple[Judged, ...]
    worst: tuple[int, ...]
    curve: tuple[Point, ...]
    result: dict[str, Any] | None

    @property
    def seats(self) -> int:
        """Seats of people and of Captains."""
        return self.people + len(self.captains)

    def chance_at(self, seat: int, ply: float) -> float:
        """A seat's chance on the curve at a ply, on the straight line between its points."""
        before = self.curve[0]
        for after in self.curve:
            if after.ply >= ply:
                part = (ply - before.ply) / (after.ply - before.ply) if after.ply > before.ply else 1.0
                return before.chances[seat] + part * (after.chances[seat] - before.chances[seat])
            before = after
        return before.chances[seat]

    def to_json(self, words: Words | None = None) -> dict[str, Any]:
        """As docs/architecture.md describes it, in the words of a language (default: English)."""
        reviewer = Reviewer(words or english(), self.people, self.captains)
        return {
            "seat": self.seat,
            "seats": self.seats,
            "people": self.people,
            "captains": list(self.captains),
            "level": self.level,
            "iterations": self.iterations,
            "seed": str(self.seed),
            "decisions": [one.to_json(reviewer) for one in self.decisions],
            "worst": list(self.worst),
            "curve": [point.to_json() for point in self.curve],
            "result": self.result,
        }


def review(
    record: Game | dict[str, Any], seat: int, *, level: str | int = LEVEL, seed: int = 0, progress: Progress | None = None
) -> Review:
    """Go through the decisions of a seat, in a Game or a saved game (records.load), which need not be over.

    ``level`` is LEVEL, or a number of iterations a decision; the same game, level and seed give the same review. Whatever
    ``progress`` raises ends the work and comes out: nothing is left behind. Raises ReviewError, or SaveError for a saved game that does
    not replay.
    """
    game = record if isinstance(record, Game) else Game.from_json(record)
    if not is_number(seed, 2**64):
        raise ReviewError("no_seed", seed=str(seed)[:24])
    if not is_number(seat, game.setup.seats):
        raise ReviewError("no_such_seat", seat=str(seat)[:20], seats=game.setup.seats)
    name, iterations = _level(level)
    return _Reviewing(game, seat, name, iterations, seed, progress or _silent).review()


@dataclass(frozen=True, slots=True)
class _Look:
    """What a search, or several, say of one atom: the chances and VP of it and of the best, and how far off their difference may be."""

    step: Step
    chance: float
    score: float
    best: Move
    best_chance: float
    best_score: float
    noise: float = 0.0

    @property
    def lost(self) -> tuple[float, float]:
        """The chance that was lost, and the VP where there was none left to lose: of several looks the largest is the worst."""
        decided = _decided(self.chance, self.best_chance)
        return (0.0, self.best_score - self.score) if decided else (self.best_chance - self.chance, 0.0)


class _Reviewing:
    """One review under way."""

    def __init__(self, game: Game, seat: int, level: str | None, iterations: int, seed: int, progress: Progress) -> None:
        self.game, self.seat, self.level, self.iterations, self.seed = game, seat, level, iterations, seed
        self.progress, self.done, self.of = progress, 0, 0

    def review(self) -> Review:
        steps, watched = self._walk()
        asked = [question for question in asking.questions(steps) if any(step.legal > 1 for step in question)]
        self.of = len(asked) + len(watched)
        decisions = tuple(self._judge(question) for question in asked)
        curve = tuple(self._point(ply, view) for ply, view in watched)
        self.progress(self.done, self.of)
        mistakes = sorted(
            (k for k, one in enumerate(decisions) if one.mistake),
            key=lambda k: (decisions[k].decided, -(decisions[k].lost_vp or decisions[k].loss), k),
        )
        setup = self.game.setup
        return Review(
            seat=self.seat,
            people=setup.seats,
            captains=setup.captains,
            level=self.level,
            iterations=self.iterations,
            seed=self.seed,
            decisions=decisions,
            worst=tuple(mistakes[:WORST]),
            curve=curve,
            result=self.game.result,
        )

    def _walk(self) -> tuple[list[Step], list[tuple[int, View]]]:
        """The seat's steps; and for the curve plies and what a spectator saw: where a round or a phase begins, where the seat chose."""
        steps: list[Step] = []
        watched: list[tuple[int, View]] = []
        part: tuple[int, str] | None = None
        for game, (seat, number) in zip(asking.stages(self.game), self.game.moves, strict=True):
            opened = game.state.open
            now = (int(opened.round_no), PHASES[int(opened.phase)])
            chooses = False
            if seat == self.seat:
                steps.append(asking.step(game, seat, TABLE[number]))
                chooses = steps[-1].legal > 1 and not (steps[1:] and asking.goes_on(*steps[-2:]))
            if now != part or chooses:
                watched.append((game.ply, game.view(None)))
            part = now
        watched.append((self.game.ply, self.game.view(None)))
        return steps, watched

    def _look(self, step: Step) -> _Look:
        """Ask the search about an atom."""
        thought = self._think(step, step.move)
        by = {one.move: one for one in thought.estimates}
        made, best = by[step.move], by[thought.best]
        if _decided(made.chance, best.chance):
            best = best if best.score > made.score else made
        else:
            best = best if best.chance > made.chance else made
        return _Look(step, made.chance, made.score, best.move, best.chance, best.score)

    def _compare(self, look: _Look) -> _Look:
        """Compare the atom anew with the one that looked better, several times.

        What looks best of many is partly what luck made look so: these looks, not the first, say by how much it is better.
        """
        made, best = [], []
        for again in range(1, FRESH + 1):
            thought = self._think(look.step, look.step.move, look.best, again=again)
            by = {one.move: one for one in thought.estimates}
            made.append(by[look.step.move])
            best.append(by[look.best])
        chance, best_chance = fmean(one.chance for one in made), fmean(one.chance for one in best)
        score, best_score = fmean(one.score for one in made), fmean(one.score for one in best)
        if _decided(chance, best_chance):
            losses = [b.score - m.score for b, m in zip(best, made, strict=True)]
        else:
            losses = [b.chance - m.chance for b, m in zip(best, made, strict=True)]
        if fmean(losses) <= 0:
            return _Look(look.step, chance, score, look.step.move, chance, score)
        return _Look(look.step, chance, score, look.best, best_chance, best_score, SPREAD * stdev(losses) / math.sqrt(FRESH))

    def _judge(self, question: Sequence[Step]) -> Judged:
        """A question and its answer, in the light of the atom at which most was lost."""
        look = max((self._look(step) for step in question if step.legal > 1), key=lambda look: look.lost)
        if look.best != look.step.move:
            look = self._compare(look)
        moves = [named(step.view, step.move) for step in question]
        better = moves
        if look.best != look.step.move:
            better = moves[: question.index(look.step)] + self._rest(look.step, look.best)
        first = question[0]
        self.done += 1
        return Judged(
            ply=first.ply,
            round=first.round,
            kind=first.kind,
            move=compound(first.view, [one.move for one in moves]),
            chance=look.chance,
            score=look.score,
            best=compound(first.view, [one.move for one in better]),
            best_chance=look.best_chance,
            best_score=look.best_score,
            decided=_decided(look.chance, look.best_chance),
            noise=look.noise,
            options=look.step.legal,
            about=about(first),
            moves=tuple(moves),
            best_moves=tuple(better),
        )

    def _rest(self, step: Step, move: Move) -> list[Named]:
        """The answer that begins with that move at that step, gone on with as the search would. Nothing is drawn or turned up within an
        answer, so the game as it was tells the search no more than the seat could know."""
        game = asking.at_ply(self.game, step.ply)
        answer = []
        while True:
            answer.append(named(step.view, move))
            step = replace(step, move=move)
            game.play(move, self.seat)
            if self.seat not in game.decisions:
                return answer
            following = asking.step(game, self.seat, move)
            if not asking.goes_on(step, following):
                return answer
            step = following
            move = step.view.legal()[0] if step.legal == 1 else self._think(step).best

    def _think(self, step: Step, *also: Move, again: int = 0) -> Thought:
        from ridback.bots.search import think

        self.progress(self.done, self.of)
        return think(step.view, iterations=self.iterations, seed=self._dice(step.ply, again), also=also)

    def _point(self, ply: int, view: View) -> Point:
        from ridback.bots.search import chances

        self.progress(self.done, self.of)
        self.done += 1
        result = view.result()
        if result:
            shares = [1 / len(result["winners"]) if seat in result["winners"] else 0.0 for seat in range(int(view.open["seats"]))]
        else:
            shares = list(chances(view, playouts=min(PLAYOUTS, self.iterations), seed=self._dice(ply)))
        return Point(ply, int(view.open["round_no"]), tuple(shares))

    def _dice(self, ply: int, again: int = 0) -> int:
        """The seed of a search: another one for each."""
        return (self.seed + 0x9E3779B97F4A7C15 * ((FRESH + 1) * ply + again + 1)) % 2**64


def _decided(chance: float, best_chance: float) -> bool:
    """Whether nothing is left to win or to lose, be it one way or the other."""
    return max(chance, best_chance) < LEAST or min(chance, best_chance) > 1 - LEAST


def _level(level: str | int) -> tuple[str | None, int]:
    """A level's name, if it is one, and its iterations. Raises ReviewError."""
    from ridback.bots import LEVELS

    if is_number(level, 10**9 + 1, 1):
        return None, int(level)
    if level != LEVEL:
        raise ReviewError("no_such_level", level=str(level)[:20], levels=[LEVEL])
    return LEVEL, LEVELS[LEVEL].iterations


def _silent(done: int, of: int) -> None:
    pass


def _rounded(chance: float) -> float:
    return round(chance, 4)
