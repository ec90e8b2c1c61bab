"""What a log means: the game rebuilt from it, and who may see what of it. No game lives longer than the request that asked for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ridback.server.log import Row, Stored
from ridback.server.messages import Options, SeatInfo, TableInfo
from ridback.server.people import Person
from ridback.server.problems import Problem

if TYPE_CHECKING:
    from ridback.game import Game

log = logging.getLogger(__name__)


class Position:
    """A game that has begun, and the log it was rebuilt from."""

    def __init__(self, table: Stored, rows: Sequence[Row], upto: int | None = None) -> None:
        """Play a log, or its first ``upto`` atoms, from the beginning.

        Raises a Problem if the rules do not allow what the log says: it was written under other rules.
        """
        from ridback.cards import CardsError
        from ridback.errors import SaveError, SetupError
        from ridback.game import Game
        from ridback.moves import by_text
        from ridback.setups import Setup

        self.table = table
        self.rows = list(rows[:upto])
        try:
            self.game: Game = Game(Setup.from_json(table.setup), table.seed)
            self._set_up = len(self.game.events)
            self.game.replay([(row.seat, by_text(row.move).number) for row in self.rows])
        except (SetupError, CardsError, SaveError, KeyError) as error:
            ply = error.details.get("ply", 0) if isinstance(error, SaveError) else 0
            log.exception("table %s, kept under rules %s, cannot be played any more", table.id, table.rules)
            raise Problem(409, "rules_changed", {"ply": ply}) from error

    @property
    def last(self) -> int:
        """The id of the newest move; 0 before the first."""
        return self.rows[-1].id if self.rows else 0

    @property
    def updated(self) -> float:
        """When the newest move was made, or the table before it, in seconds since 1970."""
        return self.rows[-1].at if self.rows else self.table.made

    @property
    def to_move(self) -> list[int]:
        """The seats that are asked something, in turn order."""
        return list(self.game.decisions)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    def asked(self, seat: int) -> int | None:
        """The ply at which a seat was asked what it is asked now; None if it is asked nothing."""
        return self.game.asked_at(seat) if seat in self.game.decisions else None

    def play(self, seat: int, said: object) -> list[str]:
        """Play a move here (the log does not know of it yet) and give its atoms as text.

        Raises a Problem that says why not; nothing is changed then.
        """
        from ridback.errors import MoveError

        try:
            return [move.text for move in self.game.play(said, seat)]
        except MoveError as error:
            raise Problem(422, error.code, error.details, more={"legal": [move.text for move in self.game.legal(seat)]}) from error

    def answered(self, seat: int, asked: int, said: object) -> bool:
        """Whether the seat has already answered what it was asked at that ply, and with just this."""
        mine = [row for row in self.rows if row.seat == seat and row.asked == asked]
        if not mine:
            return False
        try:
            return Position(self.table, self.rows, upto=mine[0].ply).play(seat, said) == [row.move for row in mine]
        except Problem:
            return False

    def fallback(self, seat: int) -> int:
        """A legal move for a bot that has none: to pass, if it may, else the first there is."""
        legal = self.game.legal(seat)
        return next((move for move in legal if move.text == "pass"), legal[0]).number

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees."""
        return self.game.view(seat).to_json()

    def events(self, seat: int | None, since: int | None = None) -> list[dict[str, Any]]:
        """What happened, as the seat may know it: since the set-up, or only what the moves from that ply on caused."""
        readers = () if seat is None else (seat,)
        happened = self.game.events
        if since is not None:
            happened = [event for event in happened[self._set_up :] if event.ply >= since]
        return [told for event in happened if (told := event.to_json(*readers)) is not None]


def table_info(table: Stored, person: Person | None) -> TableInfo:
    """A table but for its game, as that person sees it."""
    return TableInfo(table.id, table.status, seats_info(table), table.seat_of(person), options(table))


def seats_info(table: Stored) -> list[SeatInfo]:
    """Who sits where."""
    return [SeatInfo(seat.kind, seat.name, seat.bot) for seat in table.seats]


def options(table: Stored) -> Options:
    """What was chosen when the table was made; tables of before there was a choice have said less."""
    from ridback.presets import named
    from ridback.setups import CAPTAINS, MODULES, line_up

    chosen = table.setup | {"line_up": line_up(table.setup["line_up"])}
    return Options(
        preset=named(chosen["seats"], chosen),
        line_up=list(chosen["line_up"]),
        docks=list(chosen.get("docks", ())),
        captains=[id for id in CAPTAINS if id in chosen.get("captains", ())],  # as they sit
        **{module: chosen.get(module, False) for module in MODULES},
        changed="cards" in chosen,
        pace=table.pace,
    )
