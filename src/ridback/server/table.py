"""What a log means: the game rebuilt from it, and who may see what of it."""

from __future__ import annotations

import copy
import logging
import time
from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Raw

from ridback.server.log import Row, Stored, UndoAsk, played
from ridback.server.messages import NoticeInfo, Options, OriginInfo, SeatInfo, TableInfo, UndoAskInfo, VacationSpan
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.showing import Showing
from ridback.server.vacations import shown, stands

if TYPE_CHECKING:
    from ridback.events import Event
    from ridback.game import Game
    from ridback.moves import Reading

log = logging.getLogger(__name__)

#: Kinds of events of which it is told that the server made the move.
AUTOMATIC = ("passed", "bid", "discarded")


class Standing(NamedTuple):
    """How a game stands, in brief: when the newest move was made, the round, the seats that are asked something, who has won."""

    updated: float
    round: int
    to_move: list[int]
    winners: list[int] | None


class Position:
    """A game that has begun, and the log it was rebuilt from: ``rows`` are all of it, ``played`` the moves that count, by ply.

    One that was looked up (Games) is shared by all who look, and so nothing is played in it: who plays takes a :meth:`copy`.
    """

    def __init__(self, table: Stored, rows: Sequence[Row], upto: int | None = None) -> None:
        """Play a log, or its first ``upto`` rows, from the beginning.

        Raises a Problem if the rules do not allow what the log says: it was written under other rules.
        """
        from ridback.cards import CardsError
        from ridback.errors import SaveError, SetupError
        from ridback.game import Game
        from ridback.given import Given
        from ridback.moves import by_text
        from ridback.setups import Setup

        self.table = table
        self.rows = list(rows[:upto])
        self.played = played(self.rows)
        try:
            given = None if table.given is None else Given.from_json(table.given)
            self.game: Game = Game(Setup.from_json(table.setup), table.seed, given)
            self._set_up = len(self.game.events)
            self._before = 0, self.hidden
            self._showing = Showing(self.game)
            self.game.replay([(row.seat, by_text(row.move).number) for row in self.played])
        except (SetupError, CardsError, SaveError, KeyError) as error:
            ply = error.details.get("ply", 0) if isinstance(error, SaveError) else 0
            log.exception("table %s, kept under rules %s, cannot be played any more", table.id, table.rules)
            raise Problem(409, "rules_changed", {"ply": ply}) from error

    def copy(self) -> Position:
        """The same game, to be played on independently."""
        twin = copy.copy(self)
        twin.game, twin.rows, twin.played = self.game.copy(), self.rows.copy(), self.played.copy()
        twin._showing = Showing(twin.game)
        return twin

    def followed(self, table: Stored, rows: Sequence[Row]) -> Position | None:
        """The game as it has gone on since: by those rows, of which the first is the newest one known here (all of them, where none is).
        None if they do not fit: then the log is not (any more) what this was made from, or something was taken back."""
        from ridback.errors import SaveError
        from ridback.moves import by_text

        was = self.table
        if (table.seed, table.setup, table.given) != (was.seed, was.setup, was.given):
            return None
        if self.rows and (not rows or rows[0] != self.rows[-1]):
            return None
        new = rows[1:] if self.rows else rows
        if any(row.back is not None for row in new):
            return None
        if not new:
            if table == was:
                return self
            twin = copy.copy(self)  # with the same game
            twin.table = table
            return twin
        twin = self.copy()
        twin.table, twin._before = table, (self.game.ply, self.hidden)
        try:
            twin.game.replay([(row.seat, by_text(row.move).number) for row in new])
        except (SaveError, KeyError):
            return None
        twin.add(new)
        return twin

    @property
    def last(self) -> int:
        """The id of the newest move; 0 before the first."""
        return self.rows[-1].id if self.rows else 0

    @property
    def updated(self) -> float:
        """When the newest move was made, or the table before it, in seconds since 1970."""
        return self.rows[-1].at if self.rows else self.table.made

    @property
    def standing(self) -> Standing:
        """How the game stands."""
        view = self.view(None)
        return Standing(self.updated, view["round"], self.to_move, view["result"]["winners"] if view["result"] else None)

    @property
    def to_move(self) -> list[int]:
        """The seats that are asked something, in turn order."""
        return list(self.game.decisions)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def round_began(self) -> int:
        """How many rows the log had when the present round began; all of them when the game is over."""
        if self.over:
            return len(self.rows)
        begun = (event.ply + 1 for event in reversed(self.game.events[self._set_up :]) if event.name == "round")
        ply = next(begun, 0)
        return self.played[ply - 1].ply + 1 if ply else 0

    @property
    def told(self) -> bool:
        """Whether there is nothing to hide any more: the game is over, or somebody has brought it along as a file."""
        return self.over or (self.table.origin is not None and self.table.origin.kind == "upload")

    @property
    def hidden(self) -> bytes:
        """What nobody knows, and how much of it there is: as long as that stays the same, nothing has come to light."""
        states = self.game.states
        opened = states["open"]
        sizes = [int(opened[size][0]) for size in ("deck", "license_deck", "crew_deck", "reshuffles")]
        return b"%a %b" % (sizes, states["hidden"].tobytes())

    def hidden_at(self, ply: int) -> bytes:
        """What nobody knew when so many of the moves that count had been played. What there was before the newest is at hand."""
        return self._before[1] if self._before[0] == ply else self.at(ply).hidden

    def asked(self, seat: int) -> int | None:
        """The ply at which a seat was asked what it is asked now; None if it is asked nothing."""
        return self.game.asked_at(seat) if seat in self.game.decisions else None

    def asked_behind(self, seat: int) -> int:
        """What the seat was asked behind, as a row of the log; 0 for the beginning. It says which decision it is also where the game
        has come to the same ply again by another way."""
        ply = self.game.asked_at(seat)
        return self.played[ply - 1].id if ply else 0

    def at(self, ply: int) -> Position:
        """The game as it stood when so many of the moves that count had been played."""
        return Position(self.table, self.played[:ply])

    def add(self, rows: Sequence[Row]) -> None:
        """The log has got moves that have been played here already."""
        self.rows += rows
        self.played += rows

    def play(self, seat: int, said: object) -> list[str]:
        """Play a move here (the log does not know of it yet) and give its atoms as text.

        Raises a Problem that says why not; nothing is changed then.
        """
        from ridback.errors import MoveError

        self._before, self._showing = (self.game.ply, self.hidden), Showing(self.game)
        try:
            return [move.text for move in self.game.play(said, seat)]
        except MoveError as error:
            raise Problem(422, error.code, error.details, more={"legal": [move.text for move in self.game.legal(seat)]}) from error

    def answered(self, seat: int, asked: int, said: object) -> bool:
        """Whether the seat has already answered what it was asked at that ply, and with just this."""
        mine = [ply for ply, row in enumerate(self.played) if row.seat == seat and row.asked == asked]
        if not mine:
            return False
        try:
            return self.at(mine[0]).play(seat, said) == [self.played[ply].move for ply in mine]
        except Problem:
            return False

    def reader(self, seat: int) -> Callable[[object], Reading]:
        """A function that reads what somebody says as a move the seat may make here, by atoms of the table of moves and nothing of what was
        said. It keeps a game of its own, for a thread; what it is given may be anything, and so may be what it raises."""
        from ridback.moves import TABLE, Reading

        game = self.game.copy()

        def read(said: object) -> Reading:
            reading = Reading(tuple(TABLE[move.number] for move in game.copy().play(said, seat)))
            game.copy().play(reading, seat)
            return reading

        return read

    def fallback(self, seat: int) -> Reading:
        """A legal move for a bot that has none (Game.default)."""
        from ridback.moves import Reading

        return Reading((self.game.default(seat),))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees."""
        return self.game.view(seat).to_json()

    def shown(self, seat: int | None) -> Raw:
        """The same as JSON, put into words once for all who look at this game."""
        return self._showing.to(seat)

    def events(self, seat: int | None, since: int | None = None) -> list[dict[str, Any]]:
        """What happened, as the seat may know it: since the set-up, or only what the moves from that ply on caused."""
        readers = () if seat is None else (seat,)
        happened = self.game.events
        if since is not None:
            first = len(happened)
            while first > self._set_up and happened[first - 1].ply >= since:
                first -= 1
            happened = happened[first:]
        return [told | self._auto(event, seat) for event in happened if (told := event.to_json(*readers)) is not None]

    def _auto(self, event: Event, seat: int | None) -> dict[str, Any]:
        """What is told beside an event of a move that the server made for somebody: that they pass by themselves is for all to know, what
        they have said in advance is theirs."""
        auto = self.played[event.ply].auto if 0 <= event.ply < len(self.played) and event.name in AUTOMATIC else None
        if auto is None or event.seat != self.played[event.ply].seat or (auto == "advance" and event.seat != seat):
            return {}
        return {"auto": "advance" if auto == "advance" else "pass"}


def stale(position: Position, seat: int) -> Problem:
    """The game has moved on since; how it stands now."""
    return Problem(409, "stale_ply", {"ply": position.game.ply}, more={"view": position.shown(seat), "last": position.last})


def table_info(table: Stored, person: Person | None, away: Container[int], watching: int) -> TableInfo:
    """A table but for its game, as that person sees it; ``away`` are the seats whose people are, ``watching`` is how many look on."""
    # A notice says at which ply it was: who sees the past only is told afterwards.
    notices = [] if lags(table, person) else [NoticeInfo(*notice) for notice in table.notices]
    return TableInfo(
        id=table.id,
        status=table.status,
        seats=seats_info(table, person, away),
        you=table.seat_of(person),
        host=next((number for number, seat in enumerate(table.seats) if seat.person == table.host and seat.kind == "human"), None),
        yours=person is not None and table.host in person.ids,
        watching=watching,
        kept=table.kept_for(person),
        rematch=table.options.rematch if table.sits(person) or (person is not None and table.host in person.ids) else None,
        options=options(table),
        notices=notices,
        origin=None if table.origin is None else OriginInfo(*table.origin),
        undo=None if table.undo_ask is None or lags(table, person) else undo_ask_info(table, table.undo_ask),
    )


def watches(table: Stored, person: Person | None) -> bool:
    """Whether that person may see what is played there, sitting there or not. Before the game there is nothing to be kept from anybody."""
    return table.status == "open" or table.options.watch != "no" or table.sits(person)


def lags(table: Stored, person: Person | None) -> bool:
    """Whether that person sees the game only as it was when the present round began."""
    return table.status == "running" and table.options.watch == "delayed" and not table.sits(person)


def asked_back(table: Stored, seat: int) -> list[int]:
    """The seats whose people are asked whether that one may take something back: all but those a bot plays for, or who are gone."""
    return [
        other
        for other, place in enumerate(table.seats)
        if other != seat and place.person is not None and place.bot is None and not place.gone
    ]


def undo_ask_info(table: Stored, ask: UndoAsk) -> UndoAskInfo:
    """Who asks to take something back, and who has not answered yet."""
    waits = [seat for seat in asked_back(table, ask.seat) if seat not in ask.agreed]
    return UndoAskInfo(ask.seat, ask.ply, list(ask.agreed), waits)


def seats_info(table: Stored, person: Person | None, away: Container[int]) -> list[SeatInfo]:
    """Who sits where, and what that person may do about it."""
    shared = table.shared(person)
    return [
        SeatInfo(
            *(seat.kind, seat.name, seat.bot, number in away, _may(table, number, person, away), _vacation(table, seat)),
            here=shared and table.plays(person, number),
            give=shared and seat.holder is not None and table.status != "over" and table.plays(person, number),
        )
        for number, seat in enumerate(table.seats)
    ]


def _vacation(table: Stored, seat: Seat) -> VacationSpan | None:
    """The vacation that the person of a seat has, or the next one, and what it does to their clock."""
    clock, found = table.options.clock, shown(seat.away, time.time())
    if clock is None or found is None:
        return None
    stills = stands(seat.away, clock.vacation)
    still = next((end for begin, end in stills if begin < found.until and end > found.since), None)
    return VacationSpan(found.since, found.until, None if still is None else min(still, found.until))


def _may(table: Stored, number: int, person: Person | None, away: Container[int]) -> Literal["bot", "back"] | None:
    if why_no_bot(table, number, person, away) is not None:
        return None
    seat = table.seats[number]
    return "bot" if seat.bot is None or seat.kind == "bot" else "back"


def why_no_bot(table: Stored, number: int, person: Person | None, away: Container[int]) -> str | None:
    """Why that person may not let a bot play that seat, as the code of a problem; None if they may."""
    seat = table.seats[number]
    if table.status == "over":
        return "game_over"
    own = table.plays(person, number)
    if person is None or not (own or table.host in person.ids):
        return "not_your_seat"
    if seat.kind in ("open", "bot"):
        return None
    if table.status == "open":
        return "not_started"
    if own:
        return None
    if number not in away:
        return "still_here"
    return None if seat.bot is None else "bot_sits_there"


def options(table: Stored) -> Options:
    """What was chosen when the table was made; tables of before there was a choice have said less."""
    from ridback.presets import named
    from ridback.setups import CAPTAINS, SWITCHES, line_up

    chosen = table.setup | {"line_up": line_up(table.setup["line_up"])}
    return Options(
        preset=named(chosen["seats"], chosen),
        line_up=list(chosen["line_up"]),
        docks=list(chosen.get("docks", ())),
        captains=[id for id in CAPTAINS if id in chosen.get("captains", ())],  # as they sit
        **{switch: chosen.get(switch, False) for switch in SWITCHES},
        changed="cards" in chosen,
        pace=table.pace,
        hints=table.hints,
        public=table.options.public,
        watch=table.options.watch,
        undo=table.options.undo,
        chat=table.options.chat,
        clock=table.options.clock,
    )
