"""What came of games: counted when they end, kept for each seat, added up for a person when somebody asks.

A game is counted behind everything else, from its log, by the worker that stored its last move; whatever was missed then, or was counted
by another version, is found every few minutes. Counting again gives the same, so it does no harm. Games that came from elsewhere
(files, branches of other games) are never counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa

from ridback.server import results_messages as m
from ridback.server.database import Database
from ridback.server.log import Log
from ridback.server.names import name_key
from ridback.server.people import Person
from ridback.server.people_messages import preferences_of
from ridback.server.problems import Problem
from ridback.server.schema import accounts, people, results, seats, tables
from ridback.server.standings import SETTLED, Player, Standings
from ridback.server.table import Position
from ridback.server.tally import TALLY, counted

if TYPE_CHECKING:
    from ridback.server.service import Service

log = logging.getLogger(__name__)

#: Seconds between two looks for games that nobody has counted.
LOOKING = 600.0
#: The claim of the worker that looks for them.
CLAIM = "results"
#: How many of somebody's last games are told one by one.
RECENT = 20
DAY = 24 * 3600

_ENDED = (tables.c.status == "over", tables.c.origin.is_(None))
_MISSED = (
    sa.select(tables.c.id)
    .where(*_ENDED, ~sa.exists().where(results.c.table_id == tables.c.id, results.c.tally == TALLY))
    .order_by(tables.c.made, tables.c.id)
)
_OF_PERSON = (
    sa.select(results, seats.c.bot)
    .join(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
    .where(seats.c.person_id == sa.bindparam("person"))
    .order_by(results.c.number.desc())
)
_KNOWN = sa.select(people.c.id, people.c.name, people.c.preferences, accounts.c.key).join(accounts, accounts.c.person_id == people.c.id)


class Kept(NamedTuple):
    """A person with an account."""

    id: int
    name: str
    listed: bool


class Results:
    """The results of one server."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._database = service.database
        self.standings = Standings(service.database)
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: set[str] = set()

    def start(self) -> None:
        """Begin with what nobody has counted yet, once the rules are compiled, and look for more from time to time."""
        self._do(self._look())

    async def stop(self) -> None:
        """Count no more; what is left is found the next time."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ended(self, table: str) -> None:
        """A game is over: count it."""
        self._do(self._count(table))

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self) -> None:
        await self._service.gate.opened()
        while True:
            try:
                async with self._service.claims.alone(CLAIM) as mine:
                    for table in await missed(self._database) if mine else ():
                        if table not in self._failed:
                            await self._count(table)
            except Exception:
                log.exception("looking for games to be counted")  # the database is away, say; it may be back the next time
            await asyncio.sleep(LOOKING)

    async def _count(self, table: str) -> None:
        try:
            if not await count(self._service.log, self._database, table):
                self._failed.add(table)
        except Exception:
            log.exception("counting the game of table %s", table)

    # ---- asking ----

    async def of_me(self, person: Person) -> m.Results:
        """One's own results."""
        listed = person.account and preferences_of(person.preferences).listed
        return await self._of(person.id, person.name, listed=listed, mine=True)

    async def of(self, name: str, asker: Person | None) -> m.Results:
        """The results of an account, by its name. A Problem if there is none, or it does not want them told: nobody can tell which."""
        row = await self._database.read(lambda connection: connection.execute(_KNOWN.where(accounts.c.key == name_key(name))).first())
        return await self._told(None if row is None else _kept(row), asker)

    async def at(self, table: str, seat: int, asker: Person | None) -> m.Results:
        """The results of whoever sits there, just so."""
        query = _KNOWN.join(seats, seats.c.person_id == people.c.id).where(
            seats.c.table_id == table, seats.c.seat == seat, seats.c.kind == "human"
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return await self._told(None if row is None else _kept(row), asker)

    async def board(self, asker: Person | None) -> m.Standings:
        """Who stands where, of those who want it told."""
        now = await self.standings.now()
        known = await self._database.read(lambda connection: {row.id: _kept(row) for row in connection.execute(_KNOWN)})
        rated = {player: rating for player in now.played if (rating := now.rating(player)) is not None}
        named, others = [], []
        for player, rating in sorted(rated.items(), key=lambda item: (-item[1].sure, item[0])):
            told = round(rating.mu, 2), round(rating.sigma, 2), now.played[player]
            if player.kind != "person":
                others.append(m.Yardstick(player.kind, str(player.id), *told))
            elif (one := known.get(int(player.id))) is not None and one.listed:
                named.append(m.Standing(one.name, *told, asker is not None and asker.id == one.id))
        return m.Standings(named, others, SETTLED)

    async def _told(self, person: Kept | None, asker: Person | None) -> m.Results:
        if person is None or not (person.listed or (asker is not None and asker.id == person.id)):
            raise Problem(404, "no_results")
        return await self._of(person.id, person.name, listed=person.listed, mine=asker is not None and asker.id == person.id)

    async def _of(self, id: int, name: str, *, listed: bool, mine: bool) -> m.Results:
        # In this order: of a game that is told the rating is known.
        rows = await self._database.read(lambda connection: connection.execute(_OF_PERSON, {"person": id}).all())
        now = await self.standings.now()
        player = Player("person", id)
        rating, after = now.rating(player), now.recent(player)
        stayed = [row for row in rows if row.bot is None]
        return m.Results(
            name=name,
            listed=listed,
            rating=None if rating is None else m.RatingInfo(round(rating.mu, 2), round(rating.sigma, 2)),
            rated=now.played[player],
            settled=SETTLED,
            left=len(rows) - len(stayed),
            whole=_share("all", stayed),
            by_seats=_shares(stayed, lambda row: [str(row.seats)]),
            by_line_up=_shares(stayed, lambda row: [row.line_up]),
            by_module=_shares(stayed, lambda row: row.modules or ["base"]),
            recent=[
                m.Recent(
                    *(row.ended // DAY * DAY, row.seats, row.line_up, row.rank, row.score, row.won),
                    round(after[row.number].mu, 2) if rating is not None and row.number in after else None,
                    row.table_id if mine else None,
                )
                for row in stayed[:RECENT]
            ],
            play=_play([row for row in stayed if row.line_up != "changed"]) if mine else None,
        )


async def missed(database: Database) -> list[str]:
    """The tables whose games are over and not counted, or not as they are counted now."""
    return await database.read(lambda connection: list(connection.scalars(_MISSED)))


async def count(games: Log, database: Database, table: str) -> bool:
    """Count the game of a table. False if there is nothing to count: it is not over, or cannot be played by these rules."""
    found = await games.read(table)
    if found is None or found[0].origin is not None:
        return False
    try:
        position = await asyncio.to_thread(Position, *found)
    except Problem:
        return False
    if not position.over:
        return False
    of_all = {"table_id": table, "number": position.last, "tally": TALLY, "ended": position.updated}
    rows = [of_all | seat._asdict() for seat in await asyncio.to_thread(counted, position)]

    def work(connection: sa.Connection) -> None:
        connection.execute(results.delete().where(results.c.table_id == table))
        connection.execute(results.insert(), rows)

    await database.write(work)
    return True


async def recount(database: Database, progress: Callable[[int, int], object]) -> tuple[int, list[str]]:
    """Count all games anew. Gives how many, and the ids of those that cannot be played any more."""
    query = sa.select(tables.c.id).where(*_ENDED).order_by(tables.c.made, tables.c.id)
    ids = await database.read(lambda connection: list(connection.scalars(query)))
    failed, games = [], Log(database)
    for number, id in enumerate(ids):
        progress(number, len(ids))
        if not await count(games, database, id):
            failed.append(id)
    progress(len(ids), len(ids))
    return len(ids) - len(failed), failed


def _kept(row: Any) -> Kept:
    return Kept(row.id, row.name, preferences_of(row.preferences).listed)


def _share(of: str, rows: Sequence[sa.Row[Any]]) -> m.Share:
    games = len(rows)
    return m.Share(
        of, games, sum(row.won for row in rows), _mean((row.rank for row in rows), games), _mean((row.score for row in rows), games)
    )


def _shares(rows: Sequence[sa.Row[Any]], of: Callable[[sa.Row[Any]], list[str]]) -> list[m.Share]:
    """What came of games of each kind (a game may be of several), the kind with most games first."""
    kinds: dict[str, list[sa.Row[Any]]] = {}
    for row in rows:
        for kind in of(row):
            kinds.setdefault(kind, []).append(row)
    return sorted((_share(kind, some) for kind, some in kinds.items()), key=lambda share: (-share.games, share.of))


def _play(rows: Sequence[sa.Row[Any]]) -> m.Play:
    games = len(rows)
    mine, theirs, points = dict[str, list[int]](), dict[str, list[int]](), dict[str, int]()
    for row in rows:
        for sums, name in ((mine, "licenses"), (theirs, "others")):
            for kind, (many, bids) in row.facts[name].items():
                so_far = sums.setdefault(kind, [0, 0])
                so_far[0] += many
                so_far[1] += bids
        for line, number in row.facts["points"].items():
            points[line] = points.get(line, 0) + number
    none = (0, 0)
    licenses = [
        m.LicenseShare(kind, many, _ratio(bids, many) or 0.0, _ratio(*reversed(theirs.get(kind, none))))
        for kind, (many, bids) in sorted(mine.items(), key=lambda item: (-item[1][0], item[0]))
    ]
    by_length = sorted(rows, key=lambda row: (row.plies, row.number))
    timed = [row.seconds for row in rows if row.seconds is not None]
    return m.Play(
        games=games,
        licenses=licenses,
        bid=_ratio(sum(bids for _, bids in mine.values()), sum(many for many, _ in mine.values())),
        others=_ratio(sum(bids for _, bids in theirs.values()), sum(many for many, _ in theirs.values())),
        **{name: _mean((row.facts[name] for row in rows), games) for name in ("money", "over", "boats", "crates")},
        points={line: round(number / games, 2) for line, number in points.items()},
        seconds=_mean(timed, len(timed)) if timed else None,
        longest=_extreme(by_length[-1]) if rows else None,
        shortest=_extreme(by_length[0]) if rows else None,
    )


def _extreme(row: sa.Row[Any]) -> m.Extreme:
    return m.Extreme(row.table_id, row.plies, row.rounds)


def _ratio(sum_: int, many: int) -> float | None:
    return round(sum_ / many, 2) if many else None


def _mean(numbers: Iterable[float], many: int) -> float:
    return round(sum(numbers) / many, 2) if many else 0.0
