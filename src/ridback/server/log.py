"""Tables and their logs of moves, as stored. What a log means is :mod:`ridback.server.table`'s business."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ridback.server.database import Database
from ridback.server.notices import NOTICED, Change, Notice, NoticeCode, Why, changes, newest, note
from ridback.server.options import USUAL, TableOptions, read
from ridback.server.people import Person, new_person
from ridback.server.schema import moves, people, seats, tables, wishes
from ridback.server.seat import Seat
from ridback.server.vacations import away_of
from ridback.server.wishes import Auto, Errand, read_wish, store_wish, wish_of

Status = Literal["open", "running", "over"]
Pace = Literal["instant", "fast", "normal", "slow"]
#: Where the game of a table comes from, if it did not begin there.
OriginKind = Literal["upload", "branch"]


class Origin(NamedTuple):
    """Where a game comes from: an uploaded file, or the moves of another table up to a ply."""

    kind: OriginKind
    table: str | None = None
    ply: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A table but for its moves. ``setup`` is what ``Game.new`` takes besides the seed; the seed is for no one's eyes. ``notices`` are the
    newest, oldest first (a list of tables comes without). ``given`` are hidden orders that do not come from the seed."""

    id: str
    status: Status
    setup: dict[str, Any]
    seed: int = field(repr=False)
    rules: str
    pace: Pace
    hints: bool
    host: int
    made: float
    started: float | None
    seats: tuple[Seat, ...]
    notices: tuple[Notice, ...] = ()
    options: TableOptions = USUAL
    talked: int = 0
    given: dict[str, Any] | None = field(default=None, repr=False)
    origin: Origin | None = None
    undo_ask: UndoAsk | None = None

    def seat_of(self, person: Person | None) -> int | None:
        """The seat of that person, None for a spectator, and for who plays here and has not said with whose eyes they look."""
        if person is None or person.open:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.person == person.id and seat.kind == "human"), None)

    def kept_for(self, person: Person | None) -> int | None:
        """The open seat that is kept for that person, or for somebody at their screen."""
        return (
            None
            if person is None
            else next((n for n, seat in enumerate(self.seats) if seat.kind == "open" and seat.played_by(person.ids)), None)
        )

    def plays(self, person: Person | None, seat: int) -> bool:
        """Whether that seat is that person's, or of somebody who plays at their screen."""
        return person is not None and self.seats[seat].kind == "human" and self.seats[seat].played_by(person.ids)

    def sits(self, person: Person | None) -> bool:
        """Whether that person sits there, or somebody who plays at their screen."""
        return any(self.plays(person, seat) for seat in range(len(self.seats)))

    def shared(self, person: Person | None) -> bool:
        """Whether people without a screen of their own play at that person's."""
        return person is not None and any(
            seat.kind == "human" and seat.holder is not None and seat.holder in person.ids for seat in self.seats
        )


class UndoAsk(msgspec.Struct, frozen=True):
    """A seat asks the others whether the game may go back to a ply; those that have agreed; since when (seconds since 1970)."""

    seat: int
    ply: int
    agreed: tuple[int, ...]
    at: float


class Begun(NamedTuple):
    """A game that has begun elsewhere: its seed, the orders it was given, its moves (seat, text, the ply at which it was asked)."""

    origin: Origin
    seed: int
    given: dict[str, Any] | None
    moves: Sequence[tuple[int, str, int]]


class Row(NamedTuple):
    """One atomic move of a log: its number in the feed, its place in the log, who moved, the move as text, the ply at which it was asked,
    when; ``auto``, why the server made it for the seat's person. Or that the game goes back to a ply."""

    id: int
    ply: int
    seat: int
    move: str
    asked: int
    at: float
    auto: Auto | None = None

    @property
    def back(self) -> int | None:
        """The ply the game goes back to with this row; None if it is a move."""
        return int(self.move.removeprefix(_BACK)) if self.move.startswith(_BACK) else None


#: What a row begins with that is no move.
_BACK = "back "


def played(rows: Iterable[Row]) -> list[Row]:
    """The moves of a log that count: what was taken back is left out. The place in this list is the ply."""
    counts: list[Row] = []
    for row in rows:
        if (ply := row.back) is None:
            counts.append(row)
        else:
            del counts[ply:]
    return counts


class Sure(NamedTuple):
    """Who sits in a seat (a person), and the newest row of the log."""

    person: int
    last: int


class TooManyError(Exception):
    """Somebody has as many of something as they may."""


class SeatTakenError(Exception):
    """That seat is not open (any more), or it is ``kept`` for somebody else."""

    def __init__(self, *, kept: bool = False) -> None:
        super().__init__()
        self.kept = kept


class SeatChangedError(Exception):
    """Somebody else than was thought plays that seat now."""


# The statements of every request are put together once: doing it anew takes longer than SQLite takes to answer.
_TABLES = (
    sa.select(
        *(
            tables,
            NOTICED,
            seats.c.seat,
            seats.c.kind,
            seats.c.person_id,
            seats.c.holder_id,
            seats.c.bot,
            people.c.name,
            people.c.preferences,
            people.c.gone,
        ),
        *(wishes.c.auto_pass, wishes.c.orders, wishes.c.notes),
    )
    .join(seats, seats.c.table_id == tables.c.id)
    .outerjoin(people, people.c.id == seats.c.person_id)
    .outerjoin(wishes, (wishes.c.table_id == seats.c.table_id) & (wishes.c.seat == seats.c.seat))
    .order_by(tables.c.made.desc(), tables.c.id, seats.c.seat)
)
_TABLE = _TABLES.where(tables.c.id == sa.bindparam("table"))
_MOVES = (
    sa.select(moves.c.id, moves.c.ply, moves.c.seat, moves.c.move, moves.c.asked, moves.c.at, moves.c.auto)
    .where(moves.c.table_id == sa.bindparam("table"), moves.c.id > sa.bindparam("after"))
    .order_by(moves.c.id)
)
_APPEND = moves.insert().returning(moves.c.id)
_PLAYER = (
    sa.select(seats.c.bot, seats.c.person_id, tables.c.undo_ask.is_not(sa.null()).label("asks"))
    .join(tables, tables.c.id == seats.c.table_id)
    .where(seats.c.table_id == sa.bindparam("table"), seats.c.seat == sa.bindparam("seat"))
)
_ASK = sa.select(tables.c.undo_ask).where(tables.c.id == sa.bindparam("table"))
_BACKS = (
    sa.select(moves.c.ply, moves.c.move)
    .where(moves.c.table_id == sa.bindparam("table"), moves.c.move.startswith(_BACK))
    .order_by(moves.c.ply.desc())
    .limit(1)
)
_NEWEST = sa.select(sa.func.max(moves.c.id)).where(moves.c.table_id == sa.bindparam("table"))


class Log:
    """The tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(
        self,
        setup: dict[str, Any],
        places: Sequence[Seat],
        *,
        rules: str,
        pace: Pace,
        host: Person,
        hints: bool = True,
        options: TableOptions = USUAL,
        begun: Begun | None = None,
        most: int | None = None,
        instead: Callable[[sa.Connection, str], str | None] | None = None,
    ) -> str:
        """Store a new table and give its id; it runs at once if no seat is open. The seed is drawn here, unless the game has ``begun``
        elsewhere. With ``most`` it raises TooManyError where the host has as many tables of that origin. ``instead`` is asked first, with
        the new id and in the same transaction: where it gives the id of another table that is the one, and none is stored."""
        id = secrets.token_urlsafe(9)
        origin = begun.origin if begun else None
        table = {
            "id": id,
            "status": "open" if any(place.kind == "open" for place in places) else "running",
            "setup": setup,
            "seed": str(secrets.randbits(64) if begun is None else begun.seed),
            "rules": rules,
            "pace": pace,
            "hints": hints,
            "options": options.to_json(),
            "host_id": host.id,
            "made": time.time(),
            "given": begun.given if begun else None,
            "origin": origin.kind if origin else None,
            "origin_table": origin.table if origin else None,
            "origin_ply": origin.ply if origin else None,
        }
        if origin is not None and origin.kind == "upload":
            table["status"] = "over"  # nobody plays there, finished or not
        table["started"] = table["made"] if table["status"] == "running" else None
        log = [
            {"table_id": id, "ply": ply, "seat": seat, "move": move, "asked": asked, "at": table["made"]}
            for ply, (seat, move, asked) in enumerate(begun.moves if begun else ())
        ]
        rows = [
            {"table_id": id, "seat": number, "kind": place.kind, "person_id": place.person, "holder_id": place.holder, "bot": place.bot}
            for number, place in enumerate(places)
        ]

        def work(connection: sa.Connection) -> str:
            other = None if instead is None else instead(connection, id)
            if other is not None:
                return other
            if most is not None and origin is not None:
                alike = tables.c.host_id == host.id, tables.c.origin == origin.kind
                if (connection.scalar(sa.select(sa.func.count()).where(*alike)) or 0) >= most:
                    raise TooManyError
            connection.execute(tables.insert(), table)
            for place, row in zip(places, rows, strict=True):
                if place.holder is not None and place.person is None:
                    row["person_id"] = new_person(connection, place.name or "").id
            connection.execute(seats.insert(), rows)
            if log:
                connection.execute(moves.insert(), log)
            return id

        return await self._database.write(work)

    async def table(self, id: str) -> Stored | None:
        """A table by its id."""
        return await self._database.glance(lambda connection: stored_table(connection, id))

    async def read(self, id: str, after: int = 0, *, begins: Callable[[], None] = lambda: None) -> tuple[Stored, list[Row]] | None:
        """A table with its log, or what of its log comes after that row. ``begins`` is called where it is read, before it is."""

        def work(connection: sa.Connection) -> tuple[Stored, list[Row]] | None:
            begins()
            stored = stored_table(connection, id)
            return (stored, _moves(connection, id, after)) if stored else None

        return await self._database.glance(work)

    async def moves(self, id: str) -> list[Row]:
        """The log of a table."""
        return await self._database.read(lambda connection: _moves(connection, id))

    async def changes(self, id: str) -> list[Change]:
        """When seats of a table changed hands, oldest first."""

        return await self._database.glance(lambda connection: changes(connection, id))

    async def tables_of(self, person: Person, most: int) -> list[Stored]:
        """The tables at which a person sits or that they made, newest first."""
        sat = sa.select(seats.c.table_id).where((seats.c.person_id == person.id) | (seats.c.holder_id == person.id))
        mine = sa.select(tables.c.id).where(tables.c.id.in_(sat) | (tables.c.host_id == person.id))
        return await self.found(mine.order_by(tables.c.made.desc()).limit(most))

    async def found(self, ids: sa.Select[Any]) -> list[Stored]:
        """The tables whose ids that query finds, newest first."""
        query = _TABLES.where(tables.c.id.in_(ids))
        return await self._database.read(lambda connection: _gathered(connection.execute(query)))

    async def running(self) -> list[str]:
        """The ids of all tables at which somebody is to move."""
        query = sa.select(tables.c.id).where(tables.c.status == "running")
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def join(self, id: str, person: Person, seat: int | None) -> None:
        """Seat a person at an open table, on that seat, the one kept for them or the first that is kept for nobody; who sits there
        already stays there. Seats kept for people at their screen are taken with it.

        The table runs from the moment its last open seat is taken. Raises SeatTakenError.
        """

        def work(connection: sa.Connection) -> None:
            places = connection.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
            if any(place.person_id == person.id and place.kind == "human" for place in places):
                return
            waiting = {place.seat: place.person_id for place in places if place.kind == "open"}
            kept = next((number for number, whose in waiting.items() if whose == person.id), None)
            free = [number for number, whose in waiting.items() if whose in (None, person.id)]
            along = {place.seat for place in places if place.kind == "open" and place.holder_id == person.id}
            here = seats.c.table_id == id
            connection.execute(seats.update().where(here, seats.c.seat.in_(along)).values(kind="human"))
            wish = next(iter(free), None) if seat is None and kept is None else kept if seat is None else seat
            if wish not in free:
                raise SeatTakenError(kept=wish in waiting or (wish is None and bool(waiting)))
            if kept is not None and kept != wish:
                connection.execute(seats.update().where(here, seats.c.seat == kept).values(person_id=None))
            connection.execute(seats.update().where(here, seats.c.seat == wish).values(kind="human", person_id=person.id))
            if waiting.keys() == along | {wish}:
                connection.execute(tables.update().where(tables.c.id == id).values(status="running", started=time.time()))

        await self._database.write(work)

    async def hand_over(self, table: Stored, seat: int, bot: str | None, late: bool = False) -> None:
        """Let a bot play a seat (an open one is then its own, and the table runs if that was the last), another one a bot's own, or its
        person again.

        ``late``: because the person's time is up. ``table`` is what the caller has decided by. Raises SeatChangedError if the seat or
        the table is not as it says any more.
        """
        id, before = table.id, table.seats[seat]

        def work(connection: sa.Connection) -> None:
            places = {place.seat: place for place in connection.execute(sa.select(seats).where(seats.c.table_id == id))}
            now = places[seat]
            status = connection.scalar(sa.select(tables.c.status).where(tables.c.id == id))
            if (now.kind, now.person_id, now.bot, status) != (before.kind, before.person, before.bot, table.status):
                raise SeatChangedError
            if bot == now.bot:
                return
            change = {"kind": "bot", "person_id": None, "holder_id": None} if now.kind == "open" else {}
            connection.execute(seats.update().where(seats.c.table_id == id, seats.c.seat == seat).values(bot=bot, **change))
            if status == "open" and not any(place.kind == "open" for place in places.values() if place.seat != seat):
                connection.execute(tables.update().where(tables.c.id == id).values(status="running", started=time.time()))
            if status == "running" and now.kind != "open":  # before the game nobody's place is taken
                sits: NoticeCode = "bot_level" if now.kind == "bot" else "bot_sits"
                code: NoticeCode = "person_back" if bot is None else "time_up" if late else sits
                note(connection, id, ply_of(connection, id), seat, bot or now.bot, code)

        await self._database.write(work)

    async def set_pace(self, id: str, pace: Pace) -> None:
        """Let the bots of a table move faster or slower."""
        change = tables.update().where(tables.c.id == id).values(pace=pace)
        await self._database.write(lambda connection: connection.execute(change))

    async def finish(self, id: str) -> None:
        """Note that a game is over (which its log says, too; this spares reading it)."""
        change = tables.update().where(tables.c.id == id).values(status="over")
        await self._database.write(lambda connection: connection.execute(change))

    async def append(
        self,
        id: str,
        seat: int,
        atoms: Sequence[str],
        *,
        ply: int,
        asked: int,
        by: str | None = None,
        failed: Why | None = None,
        over: bool = False,
        errand: Errand | None = None,
        sure: Sure | None = None,
    ) -> list[Row] | None:
        """Append moves, the first of them at that place of the log (``ply``), in one statement: all or none. ``by`` is the bot that makes
        them, None for the seat's person; ``failed`` why they were made for it, which is told to the table; ``over`` that the game is over
        then; ``errand`` that the seat's person has wished for it. ``sure`` is what the caller goes by without having looked just now.
        Whoever asks to take something back asks no more.

        Gives the new rows; None if there is one at one of these places already: somebody else was quicker. Raises SeatChangedError if
        the seat is not (any more) played by whoever that is, or they do not wish for that any more.
        """
        now, auto = time.time(), errand and errand.auto
        same: dict[str, Any] = {"table_id": id, "seat": seat, "asked": asked, "at": now, "auto": auto}
        rows = [same | {"ply": ply + i, "move": move} for i, move in enumerate(atoms)]

        def work(connection: sa.Connection) -> list[int] | None:
            player = connection.execute(_PLAYER, {"table": id, "seat": seat}).one()
            if player.bot != by or (sure is not None and player.person_id != sure.person):
                raise SeatChangedError
            if sure is not None and (connection.scalar(_NEWEST, {"table": id}) or 0) != sure.last:
                return None
            if errand is not None:
                if not (wish := read_wish(connection, id, seat)).wants(errand.wish):
                    raise SeatChangedError
                if (after := errand.change(wish)) != wish:
                    store_wish(connection, id, seat, after)
            if over:
                connection.execute(tables.update().where(tables.c.id == id).values(status="over"))
            # A single row as such: a list of them is put into words anew each time.
            ids = sorted(connection.scalars(_APPEND, rows if len(rows) > 1 else rows[0]))
            if player.asks:
                connection.execute(tables.update().where(tables.c.id == id).values(undo_ask=None))
            if failed is not None:
                ply_now = ply_of(connection, id) - len(rows)
                note(connection, id, ply_now, seat, by or "", "time_up" if failed == "time" else "bot_failed", failed)
            return ids

        try:
            ids = await self._database.write(work)
        except IntegrityError:
            return None
        if ids is None:
            return None
        return [Row(number, ply + i, seat, move, asked, now, auto) for i, (number, move) in enumerate(zip(ids, atoms, strict=True))]

    async def go_back(self, id: str, seat: int, ply: int, *, place: int, asked: UndoAsk | None = None) -> Row | None:
        """Append that the game goes back to a ply, at that place of the log; all at the table are told. ``asked``: what all have agreed to,
        where they had to.

        Gives the new row; None if somebody else was quicker, or has taken back what was asked or agreed to. Raises SeatChangedError if a
        bot plays that seat.
        """
        row = Row(0, place, seat, f"{_BACK}{ply}", ply, time.time())
        stored = row._asdict() | {"table_id": id}
        del stored["id"]

        def work(connection: sa.Connection) -> int | None:
            if connection.execute(_PLAYER, {"table": id, "seat": seat}).one().bot is not None:
                raise SeatChangedError
            if asked is not None and _asks(connection, id) != asked:
                return None
            number: int = connection.execute(_APPEND, stored).scalar_one()
            connection.execute(tables.update().where(tables.c.id == id).values(undo_ask=None))
            note(connection, id, ply, seat, "", "undone")
            return number

        try:
            number = await self._database.write(work)
        except IntegrityError:
            return None
        return None if number is None else row._replace(id=number)

    async def ask_back(self, id: str, ask: UndoAsk | None, *, before: UndoAsk | None, place: int) -> bool:
        """Let somebody ask the others whether a step may be taken back, or nobody any more. Gives whether that could be: nobody has asked
        or answered since ``before``, and nobody has moved since the log was that long."""

        def work(connection: sa.Connection) -> bool:
            length = connection.scalar(sa.select(sa.func.count()).where(moves.c.table_id == id))
            if _asks(connection, id) != before or length != place:
                return False
            told = None if ask is None else msgspec.to_builtins(ask)
            connection.execute(tables.update().where(tables.c.id == id).values(undo_ask=told))
            return True

        return await self._database.write(work)

    async def newest(self, id: str) -> int:
        """The id of the newest move of a table; 0 before the first.

        That of all tables would be no place to go on from: where several write, a lower number may be stored later.
        """
        return await self._database.glance(lambda connection: connection.scalar(_NEWEST, {"table": id})) or 0


def stored_table(connection: sa.Connection, id: str) -> Stored | None:
    """A table by its id."""
    rows = connection.execute(_TABLE, {"table": id}).all()
    if not rows:
        return None
    (table,) = _gathered(rows)
    if rows[0].noticed:
        table = replace(table, notices=newest(connection, id))
    if table.options.clock is not None and table.options.clock.vacation:
        away = away_of(connection, [seat.person for seat in table.seats if seat.person is not None])
        if away:
            table = replace(table, seats=tuple(replace(seat, away=away.get(seat.person or 0, ())) for seat in table.seats))
    return table


def _asks(connection: sa.Connection, id: str) -> UndoAsk | None:
    """What somebody asks the others whether it may be taken back; nobody changes it until this transaction ends."""
    now = connection.scalar(_ASK.with_for_update(), {"table": id})
    return None if now is None else msgspec.convert(now, UndoAsk)


def ply_of(connection: sa.Connection, id: str) -> int:
    """How many moves of a log count."""
    length = connection.scalar(sa.select(sa.func.count()).where(moves.c.table_id == id)) or 0
    last = connection.execute(_BACKS, {"table": id}).first()
    return length if last is None else int(last.move.removeprefix(_BACK)) + length - last.ply - 1


def _moves(connection: sa.Connection, id: str, after: int = 0) -> list[Row]:
    return [Row._make(row) for row in connection.execute(_MOVES, {"table": id, "after": after})]


def _seat(row: sa.Row[Any]) -> Seat:
    return Seat(row.kind, row.person_id, row.name, row.bot, wish_of(row), holder=row.holder_id, gone=bool(row.gone))


def _gathered(rows: Iterable[sa.Row[Any]]) -> list[Stored]:
    """Tables from rows of one seat each."""
    found: dict[str, tuple[Any, list[Seat]]] = {}
    for row in rows:
        found.setdefault(row.id, (row, []))[1].append(_seat(row))
    return [
        Stored(
            *(row.id, row.status, row.setup, int(row.seed), row.rules, row.pace, row.hints, row.host_id, row.made),
            *(row.started, tuple(places)),
            options=read(row.options),
            talked=row.talked,
            given=row.given,
            origin=None if row.origin is None else Origin(row.origin, row.origin_table, row.origin_ply),
            undo_ask=None if row.undo_ask is None else msgspec.convert(row.undo_ask, UndoAsk),
        )
        for row, places in found.values()
    ]
