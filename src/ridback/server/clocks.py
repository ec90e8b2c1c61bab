"""Clocks: how much time a seat has left, told by the log alone, and what happens when it is used up.

Each seat has a stock of time, which runs while it is asked something and its person plays it, and grows with each answer. How long somebody
took is the time between the move that asked and the move that answered, both in the log; so every worker, and a server that begins anew,
comes to the same. A bot that sits there for somebody uses up none of their time, nor does a vacation, as long as the table allows.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ridback.server.log import Row, SeatChangedError, played
from ridback.server.minder import Timed
from ridback.server.notices import Change
from ridback.server.options import Clock
from ridback.server.problems import Problem
from ridback.server.vacations import Span, ends, ran, stands

if TYPE_CHECKING:
    from ridback.server.log import Stored
    from ridback.server.service import Service
    from ridback.server.table import Position

#: The least that somebody has who comes back after their time was up, in seconds, and what is no time any more.
BACK, NOTHING = 30, 0.01
#: How many tables without a clock are remembered.
MOST_TIMELESS = 10_000


class Time(NamedTuple):
    """What a seat has ``left``, in seconds: now, if its clock stands still, else at ``since``, when it began to run (s since 1970).
    ``still``: when it stands still as its person is away."""

    left: float
    since: float | None
    still: tuple[Span, ...] = ()

    @property
    def until(self) -> float | None:
        """When it is used up; None while it stands still."""
        return None if self.since is None else ends(self.since, self.left, self.still)

    @property
    def rests(self) -> list[Span]:
        """When it will stand still before it is used up."""
        until = self.until
        return [] if until is None else [(begin, end) for begin, end in self.still if end > (self.since or 0.0) and begin < until]


class Answer(NamedTuple):
    """A seat's answer: when it was asked, when it answered, and whether that counts or was taken back."""

    seat: int
    put: float
    at: float
    counts: bool


class Answers:
    """The answers in a log. What somebody took for one that was taken back is gone, and brings nothing in; they are asked again when the
    game has gone back."""

    def __init__(self, rows: Sequence[Row], began: float) -> None:
        self._began = began
        self._live: list[Row] = []
        self._again: dict[int, float] = {}  # when the game went back to a ply
        self.all: list[Answer] = []
        self.last: dict[int, int] = {}  # the ply at which each seat was asked what it has answered last
        counts = {row.ply for row in played(rows)}
        for row in rows:
            back = row.back
            if back is not None:
                del self._live[back:]
                self._again = {ply: at for ply, at in self._again.items() if ply < back} | {back: row.at}
                self.last.clear()
                continue
            if self.last.get(row.seat) != row.asked:
                self.last[row.seat] = row.asked
                self.all.append(Answer(row.seat, self.put(row.asked), row.at, row.ply in counts))
            self._live.append(row)

    def put(self, asked: int) -> float:
        """When the decision of that ply was put."""
        return max(self._live[asked - 1].at if asked > 0 else self._began, self._again.get(asked, self._began), self._began)


def times(
    clock: Clock,
    seats: int,
    began: float,
    rows: Sequence[Row],
    changes: Sequence[Change],
    asked: dict[int, int],
    still: Mapping[int, tuple[Span, ...]] = {},
) -> list[Time]:
    """The time of each seat after this log. ``began`` is when the game did, ``changes`` are when seats changed hands, oldest first,
    ``asked`` are the seats that are asked something now, with the ply at which they were, and ``still`` is when clocks of seats stand."""
    answers = Answers(rows, began)

    def mine(seat: int) -> list[Change]:
        return [one for one in changes if one.seat == seat]

    return [_time(clock, seat, began, answers, mine(seat), asked.get(seat), still.get(seat, ())) for seat in range(seats)]


def _time(
    clock: Clock, seat: int, began: float, answers: Answers, changes: list[Change], asked: int | None, still: tuple[Span, ...]
) -> Time:
    left, sits, since = float(clock.first), True, began
    out = False  # the time was up when a bot took over
    pending = list(changes)

    def passed(until: float, waiting: float | None) -> None:
        """Go on to a moment, by way of the changes of hands before it; the clock has been running since ``waiting``, if at all."""
        nonlocal left, sits, since, out
        while pending and pending[0].at <= until:
            change = pending.pop(0)
            if waiting is not None and sits:
                left -= ran(max(waiting, since), change.at, still)
            since, sits = change.at, change.back
            out = out or left <= NOTHING
            if change.back and out:  # else whoever lets a bot sit down and gets up again at once would never run out of time
                left, out = max(left, min(max(clock.more, BACK), clock.most)), False
        if waiting is not None and sits:
            left -= ran(max(waiting, since), until, still)
        since = max(since, until)

    for answer in answers.all:
        if answer.seat != seat:
            continue
        passed(answer.put, None)
        passed(answer.at, answer.put)
        left = min(max(left, 0.0) + (clock.more if answer.counts else 0), clock.most)
    if asked is None or asked == answers.last.get(seat):
        passed(float("inf"), None)
        return Time(max(left, 0.0), None)
    put = answers.put(asked)
    passed(put, None)
    while pending:
        passed(pending[0].at, put)
    return Time(left, max(put, since), still) if sits else Time(max(left, 0.0), None)


def of(position: Position, changes: Sequence[Change]) -> list[Time]:
    """The time of each seat of a table that has a clock."""
    table = position.table
    assert table.options.clock is not None
    asked = {seat: position.game.asked_at(seat) for seat in position.to_move}
    days = table.options.clock.vacation
    still = {seat: stands(place.away, days) for seat, place in enumerate(table.seats) if days and place.away}
    return times(table.options.clock, len(table.seats), table.started or table.made, position.rows, changes, asked, still)


class Timekeeper(Timed):
    """Looks after the clocks of all running tables: where a seat's time is up, it sees to it that the table goes on."""

    what = "clocks"

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        self._timeless: set[str] = set()  # tables known to have no clock

    def wake(self, table: str) -> None:
        """Something happened at that table: other clocks may run now."""
        if table not in self._timeless:
            super().wake(table)

    async def _look(self, id: str) -> float | None:
        """See to the seats whose time is up; when to look again, None if no clock runs."""
        service = self._service
        table, position = await service.game(id)
        if table.options.clock is None:
            if len(self._timeless) > MOST_TIMELESS:
                self._timeless.clear()
            self._timeless.add(id)
            return None
        if position is None or position.over:
            return None
        running = {seat: one.until for seat, one in enumerate(of(position, await service.log.changes(id))) if one.until is not None}
        now = time.time()
        late = [seat for seat, until in running.items() if until <= now]
        for seat in late:
            await self._out_of_time(table, position, seat)
        return now if late else min(running.values(), default=None)

    async def _out_of_time(self, table: Stored, position: Position, seat: int) -> None:
        """Let a bot play the seat, or answer for it. What has happened meanwhile shows when it is looked at again."""
        service, clock = self._service, table.options.clock
        assert clock is not None
        try:
            if clock.late == "bot":
                await service.log.hand_over(table, seat, clock.bot, late=True)
                service.hub.wake(table.id)
            else:
                asked = position.asked(seat)
                assert asked is not None
                await service.play(position, seat, asked, position.fallback(seat), failed="time")
        except SeatChangedError:
            pass
        except Problem as problem:
            if problem.code not in ("stale_ply", "bot_plays"):
                raise
