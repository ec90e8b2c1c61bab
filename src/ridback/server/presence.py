"""Who is at a table: whoever has a feed of it open, or has asked something about it a short while ago.

After a start everybody counts as just seen, so that nobody loses a seat to a restart. Where there are several workers they tell each other,
by the database, some times within the patience after which somebody is away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import SQLAlchemyError

from ridback.server.database import Database
from ridback.server.log import Stored
from ridback.server.people import Person
from ridback.server.schema import presence

log = logging.getLogger(__name__)

#: How often within the time after which somebody is away workers tell each other whom they see, and how often of one who stays.
SHARED, RENEWED = 12, 4

_SEEN = insert(presence)
_SEEN = _SEEN.on_conflict_do_update(
    index_elements=[presence.c.table_id, presence.c.person_id],
    set_={
        "seen": sa.func.greatest(presence.c.seen, _SEEN.excluded.seen),
        "looked": sa.func.greatest(presence.c.looked, _SEEN.excluded.looked),  # none counts for nothing there
    },
)

#: The least seconds between two times that workers tell each other, when somebody has begun to look.
AT_ONCE = 0.5
#: Stands for all who have no session; people's numbers begin with 1.
NOBODY = 0


class Presence:
    """Who has been seen where. ``patience``: the seconds after which somebody who shows no sign is away."""

    def __init__(self, patience: float, database: Database) -> None:
        self._patience = patience
        self._database = database
        self._began = time.monotonic()
        self._feeds: dict[str, Counter[int]] = {}  # how many of a table each person has open, those without a session together as NOBODY
        self._seen: dict[tuple[str, int], float] = {}
        self._elsewhere: dict[tuple[str, int], float] = {}  # seen by other workers
        self._there: dict[str, set[int]] = {}  # those of them who have been seen so lately that they may still be there
        self._told: dict[tuple[str, int], float] = {}
        self._looking: Counter[tuple[str, int]] = Counter()  # open feeds of pages that are looked at
        self._looked: dict[tuple[str, int], float] = {}  # when the last of them was
        self._looked_elsewhere: dict[tuple[str, int], float] = {}
        self._told_looking: set[tuple[str, int]] = set()
        self._came = asyncio.Event()  # somebody has begun to look

    def saw(self, table: str, person: Person | None) -> None:
        """That person has asked something about that table, which there is: whoever asks for one that is not is kept in no list."""
        if person is not None:
            self._seen[table, person.id] = time.monotonic()

    @contextlib.contextmanager
    def follows(self, table: str, person: Person | None, *, looking: bool = True) -> Iterator[None]:
        """That person has a feed of that table open, for as long as the block runs, and is ``looking`` at it: the page is not hidden."""
        feeds, who = self._feeds.setdefault(table, Counter()), NOBODY if person is None else person.id
        feeds[who] += 1
        looks = looking and person is not None
        if looks:
            self._looking[table, who] += 1
            self._came.set()
        try:
            yield
        finally:
            if looks:
                self._looking[table, who] -= 1
                if not self._looking[table, who]:
                    del self._looking[table, who]
                    self._looked[table, who] = time.monotonic()
            feeds[who] -= 1
            if not feeds[who]:
                del feeds[who]
            if not feeds:
                del self._feeds[table]
            self.saw(table, person)

    def watching(self, table: Stored) -> int:
        """How many look on who do not sit there and have not made the table. Those whom another worker sees are known while they have a
        session, and until less than a minute after they have gone."""
        sitting = {table.host, *(who for place in table.seats for who in (place.person, place.holder))}
        feeds = self._feeds.get(table.id, Counter())
        return feeds[NOBODY] + len((feeds.keys() | self._there.get(table.id, set())) - sitting - {NOBODY})

    def away(self, table: Stored) -> frozenset[int]:
        """The seats of a running table whose people are away."""
        if table.status != "running":
            return frozenset()
        since = time.monotonic() - self._patience
        feeds = self._feeds.get(table.id, Counter())
        # Who plays at somebody's screen is there while that one is.
        seats = ((seat, place, place.screen) for seat, place in enumerate(table.seats))
        return frozenset(
            seat
            for seat, place, who in seats
            if who is not None and (place.gone or (who not in feeds and self._last((table.id, who)) < since))
        )

    def unseen(self, table: str, person: int) -> float:
        """For how many seconds that person has not looked at that table on any page, as far as is known here; since the start at most.
        Another worker says now and then that they still do, so they do until it should have said so again."""
        key, now = (table, person), time.monotonic()
        if key in self._looking:
            return 0.0
        here, elsewhere = now - self._looked.get(key, self._began), now - self._looked_elsewhere.get(key, -math.inf)
        return min(here, 0.0 if elsewhere < self._patience / 2 else elsewhere)

    def _last(self, key: tuple[str, int]) -> float:
        return max(self._seen.get(key, self._began), self._elsewhere.get(key, self._began))

    def forget(self) -> None:
        """Drop what was seen so long ago that it makes no difference any more."""
        since = time.monotonic() - self._patience
        self._seen = {key: at for key, at in self._seen.items() if at >= since}
        self._told = {key: at for key, at in self._told.items() if at >= since}
        self._looked = {key: at for key, at in self._looked.items() if at >= since}

    async def share(self) -> None:
        """Tell other workers whom this one sees, and hear whom they see, for ever. Who is here for long is said now and then."""
        while True:
            try:
                await self._share()
            except SQLAlchemyError as error:
                log.warning("workers do not hear from each other who is there: %s", error)
            await asyncio.sleep(min(AT_ONCE, self._patience / SHARED))
            # Who begins to look at a table is not to be called there by another worker.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._patience / SHARED):
                    await self._came.wait()

    async def _share(self) -> None:
        self._came.clear()
        now, clock = time.monotonic(), time.time()
        here = self._seen | {(table, who): now for table, feeds in self._feeds.items() for who in feeds if who != NOBODY}
        looked = self._looked | dict.fromkeys(self._looking, now)
        looking, told = set(self._looking), self._told
        news = {key for key, at in here.items() if at >= told.get(key, -math.inf) + self._patience / RENEWED}
        news |= looking ^ self._told_looking  # who begins or ceases to look
        rows = [
            {
                "table_id": table,
                "person_id": person,
                "seen": clock - (now - here.get((table, person), now)),
                "looked": clock - (now - looked[table, person]) if (table, person) in looked else None,
            }
            for table, person in sorted(news)
        ]

        def work(connection: sa.Connection) -> list[Any]:
            if rows:
                connection.execute(_SEEN, rows)
            connection.execute(presence.delete().where(presence.c.seen < clock - 2 * self._patience))
            return list(connection.execute(sa.select(presence)).all())

        found = await self._database.write(work)
        self._told |= {key: here.get(key, now) for key in news}
        self._told_looking = looking
        self._elsewhere = {(row.table_id, row.person_id): now - max(0.0, clock - row.seen) for row in found}
        self._looked_elsewhere = {
            (row.table_id, row.person_id): now - max(0.0, clock - row.looked) for row in found if row.looked is not None
        }
        self._there = {}
        for (table, person), at in self._elsewhere.items():
            if now - at < self._patience * (1 / RENEWED + 1 / SHARED):
                self._there.setdefault(table, set()).add(person)
