"""Game: the friendly face of the compiled rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Final, Self

import numpy as np

from ridback.cards import Cards, CardsError, default_cards
from ridback.errors import MoveRefused, SaveError, SetupError, is_number
from ridback.events import DECISIONS, Event
from ridback.given import Given, arrange, forced_io
from ridback.moves import TABLE, Move, Reading, atom, by_text, read
from ridback.refusals import Refusal, why_not
from ridback.rules import calls, codes
from ridback.rules.record import FORCED, LOG_ROWS, STATE, new
from ridback.setups import Setup, line_up as named_line_up
from ridback.views import Decision, View, scratch

#: The version of the rules a saved game was played by.
RULES: Final = codes.RULES


class Game:
    """One game: set-up, seed, the moves so far, and the state they lead to.

    Everything hidden is in it; what a seat may see is :meth:`view`.
    """

    def __init__(self, setup_: Setup, seed: int, given: Given | None = None) -> None:
        """Use :meth:`new` or :meth:`from_json`."""
        if not is_number(seed, 2**64):
            raise SetupError("seed", seed=str(seed)[:24])
        self.setup, self.seed, self.given = setup_, seed, given
        self.moves: list[tuple[int, int]] = []
        self._log: list[tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]] = []
        self._events: list[Event] = []
        self._asked_at = np.zeros(codes.SEATS, np.int64)
        self._forced = forced_io(given) if given and given.reshuffles else None
        self._states: np.ndarray[Any, Any] = new(STATE)
        values = setup_.cards.values
        calls.start(self._states, values, setup_.choices(seed))
        if given:
            arrange(self.state, values[0], given)
        self.replay(())

    @classmethod
    def new(
        cls,
        *,
        seats: int = 4,
        line_up: str | Sequence[str] = "base",
        seed: int = 0,
        given: Given | None = None,
        cards: Cards | None = None,
        **modules: Any,
    ) -> Self:
        """Set up a game (ST). ``line_up`` is a name of cards.LINE_UPS or license types; ``seed`` 0 to 2**64 - 1.

        ``modules`` are the other choices of a Setup: ``gone_fishin``, ``docks``, ``crewman`` … ``given`` fixes hidden orders. Raises
        SetupError.
        """
        unknown = set(modules) - {f.name for f in fields(Setup)}
        if unknown:
            raise SetupError("unknown_choice", choices=sorted(unknown))
        modules = {name: tuple(value) if name in ("docks", "captains") else value for name, value in modules.items()}
        return cls(Setup(seats, named_line_up(line_up), cards=cards or default_cards(), **modules), seed, given)

    @property
    def states(self) -> Any:
        """The whole game as an array of one STATE (rules/record.py), hidden parts included; its fields are had quicker than a record's."""
        return self._states

    @property
    def state(self) -> Any:
        """The whole game as a STATE record, hidden parts included."""
        return self._states[0]

    # -- what is asked --------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        """How many atoms have been played."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended (FI3)."""
        return bool(self._states["open"]["ended"][0])

    @property
    def decisions(self) -> dict[int, str]:
        """The seats that are asked something, in turn order, and what kind of decision it is; empty when the game is over."""
        opened = self._states["open"]  # the array, whose fields are had quicker than a record's
        asks, start = opened["at"]["ask"][0].tolist(), int(opened["start"][0])
        order = [(start + i) % self.setup.seats for i in range(self.setup.seats)]
        return {seat: DECISIONS[asks[seat]] or "" for seat in order if asks[seat]}

    @property
    def decision(self) -> Decision | None:
        """The first seat's in turn order that is asked something; None when the game is over."""
        for seat, kind in self.decisions.items():
            return Decision(seat, kind, self.asked_at(seat))
        return None

    def asked_at(self, seat: int) -> int:
        """The ply at which the seat's current decision was put to it; others' answers in between do not change it."""
        return int(self._asked_at[seat])

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            return next(iter(self.decisions), 0)
        if not is_number(seat, self.setup.seats):
            raise MoveRefused("no_such_seat", seat=str(seat)[:20])
        return seat

    def legal(self, seat: int | None = None) -> list[Move]:
        """The moves the seat may make, by ascending number; by default the seat of :attr:`decision`. Empty if it is not asked."""
        return self.view(self._seat(seat)).legal()

    def default(self, seat: int | None = None) -> Move:
        """The legal move that is made for a player who has none of its own: to pass, if it may, else the first. Raises ValueError for a
        seat that is not asked."""
        legal = self.legal(seat)
        if not legal:
            raise ValueError("this seat is not asked")
        return next((move for move in legal if move.name == "pass"), legal[0])

    # -- playing --------------------------------------------------------------------------------------------------------

    def play(self, move: object, seat: int | None = None) -> tuple[Move, ...]:
        """Make a move, given as number, text, JSON object or Move; compounds are split. Returns the atoms played.

        Raises MoveUnreadable, MoveAmbiguous or MoveRefused (or SetupError, where a given reshuffle turns out to have not the cards of the
        pile), and then nothing has changed.
        """
        seat = self._seat(seat)
        reading = self.read(move, seat)
        if reading.answers and self.decisions.get(seat) != reading.answers:
            raise self._refused(why_not(self.view(seat), atom(reading.answers, 0)), seat)
        if len(reading.atoms) == 1 and not reading.pays:
            if not self._step(seat, reading.atoms[0].number):
                raise self._refused(why_not(self.view(seat), reading.atoms[0]), seat)
        else:
            self._play_compound(reading, seat)
        return reading.atoms

    def why_not(self, move: object, seat: int | None = None) -> Refusal | None:
        """The refusal :meth:`play` would raise, or None if it would not. Raises MoveUnreadable or MoveAmbiguous."""
        seat = self._seat(seat)
        try:
            self.copy().play(self.read(move, seat), seat)
        except MoveRefused as refused:
            return Refusal(refused.code, refused.details)
        return None

    def read(self, move: object, seat: int | None = None) -> Reading:
        """Read a move as atoms, whether legal or not. Raises MoveUnreadable or MoveAmbiguous."""
        if isinstance(move, Move):
            return Reading((move,))
        return read(move, self.state["open"], self.setup.cards.values["part_place"][0], self._seat(seat))

    def _refused(self, refusal: Refusal, seat: int) -> MoveRefused:
        return MoveRefused(refusal.code, legal=self.legal(seat), **refusal.details)

    def _play_compound(self, reading: Reading, seat: int) -> None:
        trial = self.copy()
        for move in reading.atoms:
            if not trial._step(seat, move.number):
                raise self._refused(trial._compound_refusal(move, seat, begun=trial.ply > self.ply), seat)
        me = trial.state.open.at[seat]
        if reading.pays and me.ask == codes.ASK_PAY:
            raise self._refused(Refusal("payment_short", {"price": int(me.price), "missing": int(me.due)}), seat)
        self._adopt(trial)

    def _compound_refusal(self, move: Move, seat: int, *, begun: bool) -> Refusal:
        """Why the next atom of a compound is not legal, on the trial game the ones before it, if any (``begun``), were played in."""
        if move.name == "pay" and begun and self.state.open.at[seat].ask != codes.ASK_PAY:
            return Refusal("payment_wasteful", {"part": move.argument, "price": self._last_price(seat)})
        return why_not(self.view(seat), move)

    def _last_price(self, seat: int) -> int:
        """The price of the seat's latest transaction."""
        for event in reversed(self.events):
            if event.seat == seat and event.kind in (codes.EV_BOUGHT, codes.EV_LAUNCHING, codes.EV_HIRED_SALTY):
                return event.b if event.kind == codes.EV_LAUNCHING else event.c
        return 0

    def _step(self, seat: int, number: int) -> bool:
        ply = len(self.moves)
        try:
            return self._run([(seat, number)]) == ply + 1
        except ValueError as error:
            raise SetupError("given_reshuffles", most=FORCED, number=error.args[0]) from None

    def _run(self, moves: Sequence[tuple[int, int]]) -> int:
        """Run on to the next decision and play moves, as far as they are legal, in one compiled loop. Returns the ply then.

        Raises ValueError with the number of the reshuffle, where a given one does not fit, and then nothing has changed.
        """
        values, io = self.setup.cards.values, self._io()
        before = (_twin(self._states), self._asked_at.copy(), len(self.moves), len(self._log)) if self._forced is not None else None
        while True:
            log = np.array(moves, np.int64).reshape(-1, 2)
            events = np.empty((LOG_ROWS + 16 * len(moves), 5), np.int16)
            plies = np.empty(len(events), np.int64)
            try:
                done, noted = calls.replay(self._states, values, log, len(self.moves), io, scratch().legal, events, plies, self._asked_at)
            except ValueError:
                # a given reshuffle did not fit, half way through a move
                assert before is not None
                number = int(self.state.open.reshuffles)
                self._states, self._asked_at = before[:2]
                del self.moves[before[2] :], self._log[before[3] :]
                raise ValueError(number) from None
            self.moves += moves[:done]
            if noted:
                self._log.append((plies[:noted], events[:noted]))
            moves = moves[done:]
            if done <= 0 or not moves:
                return len(self.moves)

    def _io(self) -> Any:
        io = scratch().io if self._forced is None else self._forced
        io["listening"] = 1
        return io

    # -- seeing ---------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat may see (VI1); None is a spectator."""
        if seat is not None:
            seat = self._seat(seat)
        return View.of(self._states, seat, self.setup.cards, self.ply, 0 if seat is None else self.asked_at(seat))

    @property
    def events(self) -> list[Event]:
        """Everything that happened since the start, private things included."""
        for plies, rows in self._log:
            self._events.extend(map(Event, plies.tolist(), *rows.T.tolist()))
        self._log.clear()
        return self._events

    def events_for(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) may know of what moves from ply ``since`` on caused, as plain data."""
        readers = () if seat is None else (self._seat(seat),)
        events = self.events
        first = len(events)
        while first and events[first - 1].ply >= since:
            first -= 1
        told = (event.to_json(*readers) for event in events[first:])
        return [event for event in told if event is not None]

    def scores(self) -> list[dict[str, int]]:
        """Every seat's score sheet as things stand (SR1), with ``rank`` (1 the best; ties share it)."""
        sheets, ranks = self.view(None).scores()
        return [sheet | {"rank": rank + 1} for sheet, rank in zip(sheets, ranks, strict=True)]

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended: reason, winners, ranking; None while it runs."""
        return self.view(None).result()

    # -- copying and saving ---------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game in the same state."""
        twin = object.__new__(type(self))
        twin.setup, twin.seed, twin.given, twin._forced = self.setup, self.seed, self.given, self._forced
        twin._states = _twin(self._states)
        twin.moves, twin._log, twin._events = self.moves.copy(), self._log.copy(), self._events.copy()
        twin._asked_at = self._asked_at.copy()
        return twin

    def imagined(self, seat: int, seed: int) -> Game:
        """A game that looks just the same to that seat, with what is hidden from it dealt anew by ``seed`` (View.imagine).

        What would tell is gone: it has another seed, it has not heard what happened, and its moves are blanks, as many as were made.
        """
        twin = self.copy()
        twin._states = self.view(seat).imagine(seed)
        twin.seed, twin.given, twin._forced = seed, None, None
        twin.moves, twin._log, twin._events = [(0, 0)] * len(self.moves), [], []
        return twin

    def _adopt(self, trial: Game) -> None:
        self._states, self.moves, self._log, self._events = trial._states, trial.moves, trial._log, trial._events
        self._asked_at = trial._asked_at

    def to_json(self) -> dict[str, Any]:
        """The game as a saved game: rules version, set-up, seed, moves (docs/saved-games.md); what was fixed at set-up, if anything;
        and once it is over how it ended."""
        out: dict[str, Any] = {
            "ridback": RULES,
            "setup": self.setup.to_json(),
            "seed": str(self.seed),
            "moves": [f"{seat} {TABLE[number].text}" for seat, number in self.moves],
        }
        if self.given:
            out["given"] = self.given.to_json()
        ended = self.result
        if ended:
            out["end"] = {
                "reason": ended["reason"],
                "winners": ended["winners"],
                "totals": [sheet["total"] for sheet in self.scores()],
            }
        return out

    @classmethod
    def from_json(cls, saved: Any) -> Self:
        """Replay a saved game. Raises SaveError saying what does not fit, and at which ply; its codes are those of SetupError too."""
        if not isinstance(saved, dict) or not isinstance(saved.get("moves"), list):
            raise SaveError("unreadable")
        if saved.get("ridback") != RULES:
            raise SaveError("other_rules", found=str(saved.get("ridback"))[:20], known=RULES)
        seed = saved.get("seed")
        if not isinstance(seed, str) or not seed.isascii() or not seed.isdecimal() or len(seed) > len(str(2**64)):
            raise SaveError("seed", seed=str(seed)[:24])
        try:
            given = Given.from_json(saved["given"]) if "given" in saved else None
            game = cls(Setup.from_json(saved.get("setup")), int(seed), given)
        except SetupError as error:
            raise SaveError(error.code, **error.details) from error
        except CardsError as error:
            raise SaveError("cards", where=error.where, why=error.why) from error
        game.replay([_saved_move(line, ply) for ply, line in enumerate(saved["moves"])])
        ended = game.to_json().get("end")
        if "end" in saved and saved["end"] != ended:
            raise SaveError("other_end", found=ended, saved=saved["end"])
        return game

    def replay(self, moves: Sequence[tuple[int, int]]) -> None:
        """Play (seat, move number) pairs, each checked, in one compiled loop. Raises SaveError with the ply of the first that is not
        legal, and those before it stay played; or if a given reshuffle does not fit, and then none does."""
        base = len(self.moves)
        try:
            done = self._run(moves) - base
        except ValueError as error:
            raise SaveError("given_reshuffles", most=FORCED, number=error.args[0]) from None
        if done < len(moves):
            seat, number = moves[done]
            raise SaveError("illegal_move", ply=base + done, seat=seat, move=_text(number))


def _twin(states: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """A copy of an array of records, byte by byte: NumPy's own way, field by field, takes many times as long."""
    return np.ndarray(states.shape, states.dtype, bytearray(states.tobytes()))


_SEATS: Final = {str(seat): seat for seat in range(codes.SEATS)}


def _text(number: int) -> str:
    return TABLE[number].text if 0 <= number < len(TABLE) else str(number)


def _saved_move(line: Any, ply: int) -> tuple[int, int]:
    try:
        seat, text = line.split(" ", 1)
        return _SEATS[seat], by_text(text).number
    except (AttributeError, ValueError, KeyError):
        raise SaveError("unreadable_move", ply=ply, move=str(line)[:40]) from None
