"""One game of the arena: bots are asked in turn order, timed, and looked after where they fail or peek."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ridback.cards import Cards
from ridback.errors import ArenaError, MoveRefused
from ridback.game import Game
from ridback.lab.peeking import WORLDS, worlds
from ridback.lab.players import Maker, is_own, maker, said
from ridback.lab.seating import Planned
from ridback.setups import Setup

#: Lengths of time are counted in classes, so many of them for each tenfold, from a tenth of a microsecond to a million seconds.
CLASSES, SHORTEST, TENFOLDS = 50, -7, 13

#: What a bot of somebody's own may raise and be at fault for. An interrupt, too: such bots play in processes that Ctrl+C does not reach, so
#: it is the bot's own. Where a bot of ours is stopped by one, a person stops it.
ANYTHING: Final = BaseException


@dataclass(frozen=True)
class Job:
    """What all games of an arena have in common, as workers are told it: the choices (Setup.to_json), and the players by number."""

    setup: dict[str, Any]
    players: tuple[str, ...]
    timed: bool = False
    check_peeking: bool = False


@dataclass(frozen=True, order=True)
class Note:
    """Something to be told of a player: at that game (from 1) and ply (moves made before), in words for who wrote the bot."""

    game: int
    ply: int
    text: str


@dataclass
class Conduct:
    """How a player went about its decisions, in one game or in many: how many, the seconds they took, and what was wrong with them.

    ``lengths`` counts decisions by class of length. ``faults`` are answers that a legal default was made for. With a check for peeking:
    ``peeks`` are choices that changed with what is hidden, ``moods`` those that changed with nothing at all.
    """

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    lengths: Any = field(default_factory=lambda: np.zeros(CLASSES * TENFOLDS, np.int64))
    faults: int = 0
    peeks: int = 0
    moods: int = 0
    first_fault: Note | None = None
    first_peek: Note | None = None
    first_mood: Note | None = None

    def took(self, seconds: Sequence[float]) -> None:
        """Count decisions by the seconds they took."""
        if seconds:
            places = np.floor((np.log10(np.maximum(seconds, 1e-7)) - SHORTEST) * CLASSES).astype(np.int64)
            self.lengths += np.bincount(np.clip(places, 0, len(self.lengths) - 1), minlength=len(self.lengths))
            self.decisions += len(seconds)
            self.seconds += sum(seconds)
            self.longest = max(self.longest, *seconds)

    def add(self, other: Conduct) -> None:
        """Count what another one counts, too, that of an earlier game or a later one."""
        self.lengths = self.lengths + other.lengths
        for name in ("decisions", "seconds", "faults", "peeks", "moods"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        for name in ("first_fault", "first_peek", "first_mood"):
            setattr(self, name, min(filter(None, (getattr(self, name), getattr(other, name))), default=None))

    def within(self, part: float) -> float:
        """Seconds in which that part of the decisions was made, to 5 % (the upper end of a class), and never more than the longest."""
        if not self.decisions:
            return 0.0
        place = int(np.searchsorted(np.cumsum(self.lengths), part * self.decisions))
        return min(float(10.0 ** ((place + 1) / CLASSES + SHORTEST)), self.longest)


@dataclass(frozen=True)
class Played:
    """A game that was played to its end. Lists are by seat, Captains' behind people's; ``ranks`` from 1, ties share the better one.

    ``seating`` has the numbers of the players. ``plies`` counts moves, ``end`` says what ran out: licenses, crates or both. ``faults`` are
    answers that a legal default was made for.
    """

    number: int
    deal: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int
    plies: int
    end: str
    faults: int


class Arena:
    """Plays games of one job. Raises what Setup.from_json and maker raise."""

    def __init__(self, job: Job) -> None:
        self.job, self.setup = job, Setup.from_json(job.setup)
        self.printed = Printed(self.setup.cards)
        self.makers = list[Maker]()
        for name in job.players:
            with contextlib.chdir("."):  # wherever it goes, the next one's file is where it was
                self.makers.append(maker(name, timed=job.timed))
            if self.printed.changed():
                raise ArenaError("values_changed", bot=name)

    def play(self, planned: Planned) -> tuple[Played, dict[int, Conduct]]:
        """A game from its deal to its end, and how each player, by number, went about it."""
        game, conduct = Game(self.setup, planned.deal), {player: Conduct() for player in planned.seating}
        chairs = [Chair(self, planned, seat, conduct[player]) for seat, player in enumerate(planned.seating)]
        while decision := game.decision:
            chairs[decision.seat].answer(game)
        for chair in chairs:
            chair.conduct.took(chair.seconds)
        sheets, ended = game.scores(), game.result
        assert ended
        played = Played(
            number=planned.number,
            deal=planned.deal,
            seating=planned.seating,
            scores=tuple(sheet["total"] for sheet in sheets),
            ranks=tuple(sheet["rank"] for sheet in sheets),
            rounds=int(game.state["open"]["round_no"]),
            plies=game.ply,
            end=ended["reason"],
            faults=sum(one.faults for one in conduct.values()),
        )
        return played, conduct


class Chair:
    """A seat of a game, and who is asked there: one bot, or with a check for peeking several that are alike and see the same."""

    def __init__(self, arena: Arena, planned: Planned, seat: int, conduct: Conduct) -> None:
        self.seat, self.number, self.conduct = seat, planned.number, conduct
        self.seconds: list[float] = []
        alike = 1 + WORLDS if arena.job.check_peeking else 1
        self.luck = planned.luck(seat)
        player = planned.seating[seat]
        self.wrong = ANYTHING if is_own(arena.job.players[player]) else Exception
        self.bot, *self.twins = (Asked(arena.makers[player], self.luck, self.wrong, arena.printed) for _ in range(alike))

    def answer(self, game: Game) -> None:
        """Ask, and play what is answered, or the default."""
        ply, answer = game.ply, self.bot.choose(game, self.seat)
        self.seconds.append(self.bot.seconds)
        if self.twins:
            self.compare(game, answer)
        fault = answer if isinstance(answer, Fault) else None
        if not isinstance(answer, Fault):
            try:
                game.play(answer, self.seat)
            except MoveRefused as error:
                fault = Fault(f"{self.told(answer, game)}: {said(error)}")
            except self.wrong as error:  # not to be read as a move, or such as nobody has thought of
                fault = Fault(said(error))
        if fault:
            self.conduct.faults += 1
            self.conduct.first_fault = self.conduct.first_fault or Note(self.number, ply, fault.text)
            game.play(game.default(self.seat), self.seat)

    def compare(self, game: Game, answer: object) -> None:
        """Ask the twins: the first one the very same, the others where what is hidden from them is something else."""
        mine, others = self.told(answer, game), zip(self.twins, worlds(game, self.seat, self.luck), strict=True)
        theirs = [self.told(twin.choose(world, self.seat), game) for twin, world in others]
        other = next((choice for choice in theirs if choice != mine), mine)
        note = Note(self.number, game.ply, f"{mine} ≠ {other}")
        if theirs[0] != mine:
            self.conduct.moods += 1
            self.conduct.first_mood = self.conduct.first_mood or note
        elif other != mine:
            self.conduct.peeks += 1
            self.conduct.first_peek = self.conduct.first_peek or note

    def told(self, answer: object, game: Game) -> str:
        """An answer in words: its moves, if it is to be understood, else what is wrong with it."""
        if isinstance(answer, Fault):
            return answer.text
        try:
            return ", ".join(move.text for move in game.read(answer, self.seat).atoms)
        except self.wrong as error:
            return said(error)


@dataclass(frozen=True)
class Fault:
    """No answer: what went wrong instead."""

    text: str


#: What is wrong with a bot that changes the values of the cards.
FORGED: Final = Fault(said(ArenaError("values_changed")))


class Printed:
    """The values of the cards, which all views of all games have, and which a bot in the same process could change for everybody."""

    def __init__(self, cards: Cards) -> None:
        self.cards, self.values, self.kept = cards, cards.values, cards.values.copy()
        self.kept.setflags(write=self.values.flags.writeable)

    def changed(self) -> bool:
        """Whether they have been changed since the last time; then they are as they were again, in an array that nobody holds."""
        values = getattr(self.cards, "values", None)
        if values is self.values and _image(values) == _image(self.kept):
            return False
        self.values = self.cards.values = self.kept.copy()
        self.values.setflags(write=self.kept.flags.writeable)
        return True


def _image(values: np.ndarray[Any, Any]) -> tuple[object, ...]:
    return values.dtype, values.shape, values.flags.writeable, values.tobytes()


class Asked:
    """A bot, held at arm's length: whatever it raises, if only it is of the kind ``wrong``, there is an answer. ``seconds`` is what the
    latest took."""

    def __init__(self, make: Maker, seed: int, wrong: type[BaseException], printed: Printed) -> None:
        self.bot, self.failed, self.wrong, self.printed = None, Fault(""), wrong, printed
        self.seconds = 0.0
        try:
            self.bot = make(seed)
        except wrong as error:
            self.failed = Fault(said(error))
        if printed.changed():
            self.bot, self.failed = None, FORGED

    def choose(self, game: Game, seat: int) -> object:
        """What it answers to its view of the game, or the Fault. A bot gets no more than the view."""
        view = game.view(seat)
        if self.bot is None:
            return self.failed
        began = time.perf_counter()
        try:
            answer: object = self.bot.choose(view)
        except self.wrong as error:
            answer = Fault(said(error))
        finally:
            self.seconds = time.perf_counter() - began
        return FORGED if self.printed.changed() else answer
