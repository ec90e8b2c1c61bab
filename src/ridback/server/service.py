"""The server's parts in one place, and what the requests have in common: finding a table, rebuilding its game, playing a move."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ridback.rules.codes import RULES
from ridback.server.accounts import Accounts
from ridback.server.calls import Caller
from ridback.server.chat import Chat
from ridback.server.clocks import Timekeeper, of
from ridback.server.database import Database
from ridback.server.eyes import looking
from ridback.server.games import Games
from ridback.server.gate import Gate
from ridback.server.gathering import Gathering
from ridback.server.guests import prune
from ridback.server.hints import Hints
from ridback.server.hub import Hub
from ridback.server.log import Begun, Log, Pace, SeatChangedError, Stored, Sure
from ridback.server.mail import Mailer
from ridback.server.messages import BotInfo, TableInfo
from ridback.server.notices import Why
from ridback.server.options import USUAL, TableOptions
from ridback.server.pacer import Pacer
from ridback.server.people import People, Person
from ridback.server.postgres import Claims, Listener
from ridback.server.presence import Presence
from ridback.server.problems import Problem
from ridback.server.push import Pusher
from ridback.server.results import Results
from ridback.server.reviews import Reviews
from ridback.server.seat import Seat
from ridback.server.settings import Settings
from ridback.server.steward import Steward
from ridback.server.table import Position, Standing, lags, stale, table_info, watches, why_no_bot
from ridback.server.thinking import Minds
from ridback.server.tokens import Tokens
from ridback.server.vacations import Vacations
from ridback.server.ways import Ways
from ridback.server.wishes import Errand, Wish, Wishes

if TYPE_CHECKING:
    from ridback.server.metrics import Metrics
    from ridback.setups import Setup

log = logging.getLogger(__name__)

#: Seconds.
HEAD_START = 0.1
#: The most tables of a person that are looked after when they like something else.
MOST_TABLES = 100
#: How many games that are over are remembered.
ENDED = 10_000


class Service:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.storage)
        self.metrics = _metrics(settings)
        self.people = People(self.database)
        self.accounts = Accounts(self.database, settings.sign_ins)
        self.tokens = Tokens(self.database)
        self.log = Log(self.database)
        self.hub = Hub()
        url = settings.database_url
        self.claims = Claims(url)
        self._listener = Listener(url, self.hub, self.database.own) if url else None
        self.gate = Gate(settings.patience)
        self.games = Games(self.log, self.gate)
        self.minds = Minds(settings.workers)
        self.pacer = Pacer(self)
        self.clocks = Timekeeper(self)
        self.wishes = Wishes(self.database)
        self.steward = Steward(self)
        self.vacations = Vacations(self.database)
        self.hints = Hints(self.minds, self.database)
        self.reviews = Reviews(self.database)
        self.presence = Presence(settings.away, self.database)
        self.results = Results(self)
        self.gathering = Gathering(self)
        self.chat = Chat(self)
        self.ways = Ways(settings, self.database)
        self.mailer = Mailer(settings)
        self.pusher = Pusher(settings, self.database)
        self.caller = Caller(self)
        self.cookie_name = "ridback"
        self.feeds: Counter[str] = Counter()  # open feeds by address
        self._ended: dict[str, Standing] = {}
        self._doors: dict[str, tuple[Person, str]] = {}

    async def open(self) -> None:
        """Come up. The rules are compiled behind it; the bots begin when that is done."""
        # Cookies do not tell ports apart: two servers on one machine must not take each other's.
        self.cookie_name = f"ridback_{await self.people.named('server')}"
        # The first page goes first: whatever is begun here waits until the server listens.
        asyncio.get_running_loop().call_later(HEAD_START, self.gate.start)
        self.pacer.start()
        self.clocks.start()
        self.caller.start()
        self.steward.start()
        self.results.start()
        if self._listener is not None:
            self._listener.start()

    async def close(self) -> None:
        """Go down. All that matters is in the database already."""
        self.hub.close()
        await self.pacer.stop()
        await self.clocks.stop()
        await self.caller.stop()
        await self.steward.stop()
        await self.results.stop()
        if self._listener is not None:
            await self._listener.stop()
        await self.claims.close()
        self.hints.close()
        self.minds.close()
        await self.reviews.close()
        await self.database.close()

    async def sweep(self) -> None:
        """Drop what nobody needs any more."""
        await self.accounts.sweep()
        await self.caller.sweep()
        if self.settings.guests:
            await prune(self.database, self.settings.guests)

    def bots(self) -> list[BotInfo]:
        """The bots one can seat, weakest first."""
        from ridback.bots import BOTS, LEVELS

        return [BotInfo(name, LEVELS[name].seconds) for name in BOTS]

    def known(self, bot: str | None) -> str:
        """The name of a bot; a Problem if there is none of that name."""
        if bot is None or all(bot != one.name for one in self.bots()):
            raise Problem(422, "unknown_bot", {"bot": bot or ""})
        return bot

    async def make(
        self,
        host: Person,
        seats: Sequence[Seat],
        setup: Setup,
        *,
        pace: Pace = "normal",
        hints: bool = True,
        options: TableOptions = USUAL,
        begun: Begun | None = None,
        most: int | None = None,
    ) -> str:
        """Set up a table and give its id. ``setup`` is for as many people as there are seats. ``begun`` and ``most``: see Log.make."""
        id = await self.log.make(
            setup.to_json(), seats, rules=RULES, pace=pace, host=host, hints=hints, options=options, begun=begun, most=most
        )
        self.presence.saw(id, host)
        self.hub.wake(id)
        return id

    async def solo(self, person: Person, setup: Setup, bots: Sequence[str]) -> str:
        """A table for one person, with those bots in the other seats, the last of them in all that are left."""
        others = [*bots, *[bots[-1]] * setup.seats][: setup.seats - 1]
        return await self.make(person, [Seat("human", person.id), *(Seat("bot", bot=bot) for bot in others)], setup)

    async def unfinished(self, person: Person) -> str | None:
        """The newest table that person plays alone against bots and has not finished."""
        for table in await self.log.tables_of(person, 20):
            others = [seat.kind for seat in table.seats if seat.person != person.id]
            if table.status == "running" and len(others) < len(table.seats) and set(others) <= {"bot"}:
                return table.id
        return None

    async def room(self, person: Person, setup: Setup, bots: Sequence[str], *, board: bool) -> str:
        """A table for people in one room, with those bots in the last seats; whoever makes it has the first, unless their screen is to be
        the ``board``, and sits nowhere. Everybody who can reach it finds it."""
        mine = [] if board else [Seat("human", person.id)]
        free = [Seat("open")] * (setup.seats - len(mine) - len(bots))
        seats = [*mine, *free, *(Seat("bot", bot=bot) for bot in bots)]
        return await self.make(person, seats, setup, options=TableOptions(public=True))

    async def unfinished_room(self, person: Person, *, board: bool) -> str | None:
        """The newest table that person has made for people in one room and that has not been played to its end."""
        for table in await self.log.tables_of(person, 20):
            others = any(seat.kind == "open" or seat.person not in (None, person.id) for seat in table.seats)
            if table.status != "over" and table.host == person.id and table.options.public and others and board != table.sits(person):
                return table.id
        return None

    async def makes(self, person: Person) -> bool:
        """Whether that person may make tables here."""
        return self.settings.room is None or await self.people.at_home(person)

    async def table(self, id: str) -> Stored:
        """A table; a Problem if there is none of that id."""
        found = await self.log.table(id)
        if found is None:
            raise Problem(404, "unknown_table")
        return found

    def told(self, table: Stored, person: Person | None) -> TableInfo:
        """A table but for its game, as that person may see it."""
        return table_info(table, person, self.presence.away(table), self.presence.watching(table))

    async def seat_bot(self, id: str, seat: int, person: Person, bot: str) -> Stored:
        """Let a bot play a seat, one's own or one without a person, and give the table as it is then. Raises a Problem."""
        while True:
            table = await self.table(id)
            if seat >= len(table.seats):
                raise _refusal("no_such_seat", seat)
            why = why_no_bot(table, seat, person, self.presence.away(table))
            if why is not None:
                raise _refusal(why, seat, seconds=round(self.settings.away))
            try:
                await self.log.hand_over(table, seat, bot)
                break
            except SeatChangedError:
                continue  # look again who sits there now
        self.hub.wake(id)
        return await self.table(id)

    async def take_back(self, id: str, seat: int, person: Person) -> Stored:
        """Let a person play the own seat again, and give the table as it is then. Raises a Problem."""
        while True:
            table = await self.table(id)
            if seat >= len(table.seats) or not table.plays(person, seat):
                raise _refusal("not_your_seat" if seat < len(table.seats) else "no_such_seat", seat)
            if table.status == "over":
                raise _refusal("game_over", seat)
            if await self._too_late(table, seat):
                raise _refusal("time_is_up", seat)
            try:
                await self.log.hand_over(table, seat, None)
                break
            except SeatChangedError:
                continue
        self.hub.wake(id)
        return await self.table(id)

    async def _too_late(self, table: Stored, seat: int) -> bool:
        """Whether the bot that came because a seat's time was up has still to answer what that seat was asked then."""
        if table.options.clock is None or table.status != "running":
            return False
        _, position = await self.game(table.id)
        if position is None or position.asked(seat) is None:
            return False
        return of(position, await self.log.changes(table.id))[seat].left <= 0

    async def game(self, id: str) -> tuple[Stored, Position | None]:
        """A table and its game, None if that has not begun. A Problem if there is no such table, or the rules are not compiled yet."""
        if (found := await self.games.look(id)) is not None and found[1] is None and found[0].status != "open":
            await self.gate.passed()
            found = await self.games.look(id)
        if found is None:
            raise Problem(404, "unknown_table")
        return found

    async def standing(self, table: Stored) -> Standing | None:
        """How the game of a table stands; None if it has not begun, or nothing can be said of it (yet). Games that are over are remembered:
        lists of them are asked for every few seconds."""
        if table.status == "over" and table.id in self._ended:
            return self._ended[table.id]
        if not self.gate.is_open:
            return None
        try:  # one that cannot be played any more must not hide the others
            _, position = await self.game(table.id)
            if position is None:
                return None
            if table.status == "over" and position.over:
                self._ended[table.id] = position.standing
                while len(self._ended) > ENDED:
                    del self._ended[next(iter(self._ended))]
            return position.standing
        except Problem:
            return None
        except Exception:  # nor one that we cannot look at by a mistake of ours: without the list nobody gets to their other tables
            log.exception("how table %s stands cannot be said", table.id)
            return None

    async def seen(self, id: str, person: Person | None) -> tuple[Stored, Position | None]:
        """A table and its game as far as that person may see it, who need not sit there. A Problem also if they may not at all."""
        table, position = await self.game(id)
        if not watches(table, person):
            raise Problem(403, "no_watching")
        if position is not None and lags(table, person):
            position = Position(table, position.rows, upto=position.round_began)
        return table, position

    async def play(
        self,
        position: Position,
        seat: int,
        asked: int,
        said: object,
        *,
        by: str | None = None,
        failed: Why | None = None,
        last: int | None = None,
        person: Person | None = None,
        errand: Errand | None = None,
    ) -> tuple[Position, bool]:
        """Let a seat answer what it was asked at that ply. Gives the game after it, and whether it had been answered just so before.

        ``position`` is the game as the caller has just seen it; that it was not the newest shows when the move is stored.
        ``by`` is the bot that answers, None for the seat's person; ``failed`` says why the move was made for it; ``last`` is the newest
        row of the log that whoever answers knew of: if something was taken back since, they have been asked something else. ``errand`` is
        the wish of the seat's person by which the server answers for them. ``person`` is given where the caller has not just looked: the
        move is stored only if they still sit there, and behind the newest row.

        Raises a Problem, with nothing stored: the refusal of a move, ``stale_ply`` with the present view if the seat is not (or no
        longer) asked that, or ``bot_plays`` if somebody else plays the seat now.
        """
        id, behind = position.table.id, position.asked_behind(seat)
        while True:
            back = last is not None and any(row.id > last and row.back is not None for row in position.rows)
            if back or position.asked(seat) != asked or position.asked_behind(seat) != behind:
                if not back and position.answered(seat, asked, said):
                    return position, True
                raise stale(position, seat)
            if position.table.seats[seat].bot != by:
                raise Problem(409, "bot_plays")
            place, newest = len(position.rows), position.last
            sure = None if person is None else Sure(person.id, newest)
            position = position.copy()
            atoms = position.play(seat, said)
            try:
                rows = await self.log.append(
                    *(id, seat, atoms), ply=place, asked=asked, by=by, failed=failed, over=position.over, errand=errand, sure=sure
                )
            except SeatChangedError:
                raise Problem(409, "bot_plays") from None
            if rows is not None:
                self.metrics.moved("bot" if by else "person" if errand is None else "steward", len(rows))
                position.add(rows)
                self.games.keep(position)
                self.hub.wake(id)
                if position.over:
                    self.results.ended(id)
                return position, False
            # Somebody was quicker: look again whether the answer still fits.
            position = Position(position.table, await self.log.moves(id))
            if position.last == newest:
                raise RuntimeError(f"moves of table {id} from place {place} cannot be stored")

    async def answer(
        self, id: str, person: Person, asked: int, said: object, last: int | None, eyes: int | None = None
    ) -> tuple[Position, int, bool]:
        """Let a person answer what they were asked at that ply. Gives the game after it, their seat, and whether it had been answered just
        so before. ``eyes``: see ``eyes.looking``. Raises a Problem, with nothing stored.

        Where nobody else writes to the database it is tried with the game as it was last seen, which is checked when the move is stored;
        only if that comes to nothing is it looked at before.
        """
        seen = None if self.database.shared else self.games.last_seen(id)
        if seen is not None:
            with contextlib.suppress(Problem):
                who = looking(seen.table, person, eyes)
                seat = seen.table.seat_of(who)
                if seat is not None:
                    self.presence.saw(id, person)
                    position, repeated = await self.play(seen, seat, asked, said, last=last, person=who)
                    if not repeated:
                        return position, seat, False
        position, seat = await self.own_game(id, person, eyes)
        position, repeated = await self.play(position, seat, asked, said, last=last)
        return position, seat, repeated

    async def own_game(self, id: str, person: Person, eyes: int | None = None) -> tuple[Position, int]:
        """The game at a table, and the seat of somebody who shows by asking that they are there; ``eyes``: see ``eyes.looking``. Raises a
        Problem."""
        table, position = await self.game(id)
        self.presence.saw(id, person)
        who = looking(table, person, eyes)
        if who is not None and who.open:
            raise Problem(409, "which_seat")
        seat = table.seat_of(who)
        if seat is None:
            raise Problem(403, "not_seated")
        if position is None:
            raise Problem(409, "not_started")
        return position, seat

    async def wish(self, id: str, seat: int, change: Callable[[Wish], Wish]) -> Wish:
        """Change what the person of a seat wants done for them, see to it, and give what is wanted then. Nobody else is woken: not even by
        the time of a heartbeat does anybody learn that something was said."""
        found = await self.wishes.change(id, seat, change)
        self.steward.wake(id)
        return found

    async def liked(self, person: Person) -> None:
        """Somebody likes something else, everywhere: see to it where they play."""
        for table in await self.log.tables_of(person, MOST_TABLES):
            if table.status == "running":
                self.steward.wake(table.id)

    def away(self, tables: Sequence[str]) -> None:
        """The clocks of those tables may stand still at other times now."""
        for table in tables:
            self.hub.wake(table)

    def door(self, person: Person, table: str) -> str:
        """An address path that lets whoever opens it be that person and see that table, for as long as this server runs."""
        code = secrets.token_urlsafe(16)
        self._doors[code] = person, table
        return f"/enter/{code}"

    def behind(self, code: str) -> tuple[Person, str] | None:
        """Who and which table is behind a door."""
        return self._doors.get(code)


def _metrics(settings: Settings) -> Metrics:
    from ridback.server.metrics import Metrics, Prometheus

    return Prometheus() if settings.metrics else Metrics()


def _refusal(code: str, seat: int, **args: int) -> Problem:
    """Why a seat stays as it is."""
    status = {"no_such_seat": 422, "not_your_seat": 403}.get(code, 409)
    return Problem(status, code, {"seat": seat, **args})
