"""Ratings of those who play here, from the stored results, in the order in which games ended.

No rating is stored. Whoever asks adds up what came since they last looked; if what came before is not what it was (a guest's games went to
an account, a game that ended earlier was counted later) all is added up anew. So every worker comes to the same, always, and so does a
server that was put back from a copy. A game takes about 50 µs.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.schema import notices, results, seats

if TYPE_CHECKING:
    from ridback.ratings import Rating

#: How many rated games somebody must have played before anybody is told a rating.
SETTLED: Final = 5
#: Of how many games it is remembered what they did to a rating.
RECENT: Final = 20


class Player(NamedTuple):
    """Somebody who plays: a person by number, a bot by its name, a Captain of the Corporation by its id."""

    kind: Literal["person", "bot", "captain"]
    id: int | str


class Game(NamedTuple):
    """A game that counts: its number, who played, their ranks."""

    number: int
    players: tuple[Player, ...]
    ranks: tuple[int, ...]


#: Who plays a seat for nobody, "" where several bots have in turn.
_CHANGED = sa.exists().where(notices.c.table_id == seats.c.table_id, notices.c.seat == seats.c.seat, notices.c.code == "bot_level")
_BOT = sa.case((_CHANGED, ""), else_=seats.c.bot).label("bot")
_RATED = (
    sa.select(results.c.number, results.c.rank, results.c.captain, seats.c.person_id, _BOT)
    .outerjoin(seats, (seats.c.table_id == results.c.table_id) & (seats.c.seat == results.c.seat))
    .where(results.c.rated)
    .order_by(results.c.number, results.c.seat)
)


class Standings:
    """Ratings after the games of a database, as this process has last added them up."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sum = Sum()
        self._alone = asyncio.Lock()

    async def now(self) -> Sum:
        """Ratings after all games that are counted by now."""
        async with self._alone:
            games = await self._database.read(lambda connection: list(_games(connection.execute(_RATED))))
            follows = games[: len(self._sum.games)] == self._sum.games
            if not follows or len(games) > len(self._sum.games):
                before = self._sum if follows else Sum()
                self._sum = await asyncio.to_thread(before.plus, games[len(before.games) :])
            return self._sum


def _games(rows: Iterable[sa.Row[tuple[int, int, str | None, int | None, str | None]]]) -> Iterable[Game]:
    """Games from rows of one seat each. Whose seat a bot played to the end is not rated, nor is the bot there, nor are bots that took turns
    in a seat; the others are, as if they had been among themselves, if they are at least two."""
    for number, of_game in groupby(rows, key=lambda row: row.number):
        found = [(player, row.rank) for row in of_game if (player := _player(row.person_id, row.bot, row.captain)) is not None]
        if len({player for player, _ in found}) > 1:
            yield Game(number, tuple(player for player, _ in found), tuple(rank for _, rank in found))


def _player(person: int | None, bot: str | None, captain: str | None) -> Player | None:
    if captain is not None:
        return Player("captain", captain)
    if bot is not None:
        return Player("bot", bot) if person is None and bot else None
    return None if person is None else Player("person", person)


class Sum:
    """What games come to, in their order."""

    def __init__(self) -> None:
        self.games: list[Game] = []
        self.played: Counter[Player] = Counter()
        self.after: dict[Player, deque[tuple[int, Rating]]] = {}

    def rating(self, player: Player) -> Rating | None:
        """The rating of a player; None if they have not played as many games as it takes."""
        return self.after[player][-1][1] if self.played[player] >= SETTLED else None

    def recent(self, player: Player) -> dict[int, Rating]:
        """What a player's rating was after each of their last games, by the game's number."""
        return dict(self.after.get(player, ()))

    def plus(self, games: list[Game]) -> Sum:
        """What these come to with some more."""
        from ridback.ratings import RESTLESS, Ratings

        ratings = Ratings[Player](lambda player: RESTLESS if player.kind == "person" else 0.0)
        after = defaultdict[Player, deque[tuple[int, "Rating"]]](lambda: deque(maxlen=RECENT))
        after.update({player: last.copy() for player, last in self.after.items()})
        for player, last in after.items():
            ratings.be(player, last[-1][1])
        new = Sum()
        new.games, new.played, new.after = self.games + games, self.played.copy(), after
        for game in games:
            ratings.game(game.players, game.ranks)
            for player in dict.fromkeys(game.players):
                new.played[player] += 1
                after[player].append((game.number, ratings.of(player)))
        return new
