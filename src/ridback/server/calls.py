"""Calls: who is waited for is told so, once for each wait and way, by whichever worker is first.

Every worker looks now and then who is waited for: at the tables where something has happened, and from time to time at all of them, so that
nothing is missed for long. Whoever has not answered for as long as they wish, and has no page open on which they look at the table, is to
be told: a row of ``calls`` says so, of which there can be one only. It is claimed before anything is sent, for a minute: a worker that dies
meanwhile leaves it to another. So a call may be sent twice if its worker dies in the moment between sending it and noting that; each way
has something by which a repeated one is known (the tag of a push, the id of a letter, that of a webhook).

What is no longer so when it is to be sent is not told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ridback import words
from ridback.server import webhooks
from ridback.server.log import Stored
from ridback.server.mail import LaterError, RefusedError
from ridback.server.outside import InsideError, Outcome, UnreachableError
from ridback.server.people_messages import preferences_of
from ridback.server.problems import Problem
from ridback.server.schema import calls, people, seats, tables
from ridback.server.waits import Wait, wait
from ridback.words import Words

if TYPE_CHECKING:
    from ridback.server.calls_messages import Trouble
    from ridback.server.service import Service
    from ridback.server.ways import Way

log = logging.getLogger(__name__)

#: Seconds after which all tables are looked at again, whether or not anything was heard of them.
AGAIN = 120.0
#: Seconds for which a call is claimed: more than sending one may take.
CLAIM = 60.0
#: Seconds before a call that could not be sent is tried again, each time.
RETRIES = (30.0, 120.0, 600.0, 1800.0, 7200.0)
#: What the worker that looks who is to be told, and tells them, claims; the others look that many times more seldom whether it still does.
LOOKS, ELSEWHERE = "calls", 5
#: How many calls a worker sends at the same time.
MOST = 8
#: The longest that a look at the table holds a call back, in seconds.
LOOKED = 120.0


class Call(NamedTuple):
    """That a wait is told by a way; how often that was tried before."""

    way: int
    table: str
    seat: int
    behind: int
    tries: int

    @property
    def id(self) -> str:
        """What it is known by, to whoever gets it twice. It says nothing of the table, whose address is a key."""
        return hashlib.sha256(f"call {self.way} {self.table} {self.seat} {self.behind}".encode()).hexdigest()[:32]


class Letter(NamedTuple):
    """What somebody is told: a heading, a text, and where it leads in the page."""

    title: str
    text: str
    path: str


class Caller:
    """Finds who is to be told, and tells them. Of several workers one does."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._news: set[str] | None = None  # tables at which something has happened; None: look at all
        self._waits: dict[tuple[str, int], tuple[int, Wait]] = {}  # by table and seat: the person, and the wait
        self._noted: set[tuple[int, str, int, int]] = set()  # calls that are known to be stored
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin as soon as the rules are compiled."""
        self._task = asyncio.create_task(self._run(), name="calls")

    async def stop(self) -> None:
        """Tell nobody any more. What was not told is when the server is back."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self, table: str) -> None:
        """Something happened at that table."""
        if self._news is not None:
            self._news.add(table)

    async def _run(self) -> None:
        service = self._service
        await service.gate.opened()
        service.hub.follow(self.wake)
        glance, looked = service.settings.glance, time.monotonic()
        while True:
            if time.monotonic() - looked > AGAIN:
                self._news, looked = None, time.monotonic()
            try:
                if not await service.claims.claim(LOOKS):
                    self._news = None  # should the other die all is to be looked at
                    await asyncio.sleep(ELSEWHERE * glance * random.uniform(0.75, 1.25))  # noqa: S311
                    continue
                await self._look()
                while await self._send():
                    pass
            except Exception:
                log.exception("nobody could be told that it is their turn")
                self._news = None
            await asyncio.sleep(glance * random.uniform(0.75, 1.25))  # noqa: S311

    # ---- who is to be told ----

    async def _look(self) -> None:
        """Note the calls that are due."""
        news, self._news = self._news, set()
        on: dict[int, list[Way]] = {}
        for way in await self._service.ways.on():
            on.setdefault(way.person, []).append(way)
        if news is None:
            self._waits.clear()
            self._noted = await self._stored()
        if not on:
            self._waits.clear()
            return
        for key in [key for key in self._waits if news and key[0] in news]:
            del self._waits[key]
        if news is None or news:
            for table in await self._tables(news, on):
                await self._learn(table, on)
        now = time.time()
        for (table, seat), (person, one) in list(self._waits.items()):
            due = [Call(way.id, table, seat, one.behind, 0) for way in on.get(person, ()) if self._due(way, table, one, now)]
            due = [call for call in due if call[:4] not in self._noted]
            if due and await self._still(table, seat, person, one.behind):
                for call in due:
                    await self._note(call)

    async def _tables(self, news: set[str] | None, on: dict[int, list[Way]]) -> list[str]:
        """The running tables, of those at which something has happened, where somebody sits who wants to be told."""
        query = (
            sa.select(seats.c.table_id)
            .distinct()
            .join(tables, tables.c.id == seats.c.table_id)
            .where(tables.c.status == "running", seats.c.kind == "human", seats.c.bot.is_(None), seats.c.person_id.in_(on))
        )
        if news is not None:
            query = query.where(seats.c.table_id.in_(news))
        return await self._service.database.read(lambda connection: list(connection.scalars(query)))

    async def _learn(self, table: str, on: dict[int, list[Way]]) -> None:
        """Note who is waited for at that table."""
        with contextlib.suppress(Problem):  # it cannot be played any more
            found = await self._service.games.look(table)
            if found is None or found[1] is None:
                return
            for seat, place in enumerate(found[0].seats):
                if place.screen in on and (one := wait(found[1], seat)) is not None:
                    self._waits[table, seat] = place.screen, one

    def _due(self, way: Way, table: str, one: Wait, now: float) -> bool:
        """Whether that wait is long enough to be told by that way: it has been switched on before, nothing was done, and nobody looks."""
        if way.since is None or way.since > one.began or now < one.since + way.delay:
            return False
        return not self._looked(way, table)

    def _looked(self, way: Way, table: str) -> bool:
        """Whether that person looks at that table, or has a short while ago: shorter than they want to be given."""
        unseen = self._service.presence.unseen(table, way.person)
        return unseen == 0 or unseen < min(way.delay, LOOKED)

    async def _still(self, table: str, seat: int, person: int, behind: int) -> Stored | None:
        """The table, if that person is still waited for there, as they were; by the log as it is now."""
        with contextlib.suppress(Problem):
            found = await self._service.games.look(table)
            if found is not None and found[1] is not None and found[0].seats[seat].screen == person:
                one = wait(found[1], seat)
                if one is not None and one.behind == behind:
                    return found[0]
        return None

    async def _stored(self) -> set[tuple[int, str, int, int]]:
        """The calls of running tables that are stored."""
        query = (
            sa.select(calls.c.way_id, calls.c.table_id, calls.c.seat, calls.c.behind)
            .join(tables, tables.c.id == calls.c.table_id)
            .where(tables.c.status == "running")
        )
        return await self._service.database.read(
            lambda connection: {(row.way_id, row.table_id, row.seat, row.behind) for row in connection.execute(query)}
        )

    async def _note(self, call: Call) -> None:
        """Store a call, unless another worker has, or the way has just been dropped."""
        values = {"way_id": call.way, "table_id": call.table, "seat": call.seat, "behind": call.behind, "due": time.time(), "tries": 0}
        with contextlib.suppress(IntegrityError):
            await self._service.database.write(lambda connection: connection.execute(calls.insert().values(values)))
        self._noted.add(call[:4])

    # ---- telling them ----

    async def _send(self) -> bool:
        """Claim calls that are due and send them; whether there may be more."""
        now = time.time()

        def due(connection: sa.Connection) -> bool:
            query = sa.select(calls.c.way_id).where(calls.c.done.is_(None), calls.c.due <= now).limit(1)
            return connection.scalar(query) is not None

        def claim(connection: sa.Connection) -> list[Call]:
            query = sa.select(calls).where(calls.c.done.is_(None), calls.c.due <= now).order_by(calls.c.due).limit(MOST)
            found = [Call(row.way_id, row.table_id, row.seat, row.behind, row.tries) for row in connection.execute(query)]
            for call in found:
                connection.execute(calls.update().where(_is(call)).values(due=now + CLAIM, tries=call.tries + 1))
            return found

        if not await self._service.database.read(due):
            return False
        claimed = await self._service.database.write(claim)
        for sent in await asyncio.gather(*map(self._tell, claimed), return_exceptions=True):
            if isinstance(sent, BaseException):
                log.error("a call failed", exc_info=sent)
        return len(claimed) == MOST

    async def _tell(self, call: Call) -> None:
        """Send a call that is claimed, if it is still so, and note what came of it."""
        service = self._service
        way = await service.ways.by_id(call.way)
        table = None if way is None or way.since is None else await self._still(call.table, call.seat, way.person, call.behind)
        if way is None or table is None:
            await self._drop(call)
            return
        if self._looked(way, call.table):
            # They have come meanwhile. Should they go without an answer, and it is still their turn, it is found anew.
            await self._drop(call)
            return
        language = await self._language(way)
        trouble, again, gone = await self.send(
            way, call.id, letter(words.words(language), table, call.seat), table=call.table, seat=call.seat
        )
        last = call.tries >= len(RETRIES)
        later = None if again is None or last else max(RETRIES[call.tries], min(again, 3600.0)) * random.uniform(0.9, 1.1)  # noqa: S311
        service.metrics.called(way.kind, "told" if trouble is None else "failed" if later is None else "again")
        change = {"done": time.time()} if later is None else {"due": time.time() + later}
        await service.database.write(lambda connection: connection.execute(calls.update().where(_is(call)).values(change)))
        await service.ways.went(way, trouble, gone=gone)

    async def _drop(self, call: Call) -> None:
        """Forget a call that need not be told. If the same wait is one again it may be."""
        await self._service.database.write(lambda connection: connection.execute(calls.delete().where(_is(call), calls.c.done.is_(None))))
        self._noted.discard(call[:4])

    async def _language(self, way: Way) -> str:
        """The language of a person: the one they have chosen, else that of the page on which they set this up."""
        query = sa.select(people.c.preferences).where(people.c.id == way.person)
        liked: dict[str, Any] | None = await self._service.database.read(lambda connection: connection.scalar(query))
        return preferences_of(liked or {}).language or way.language

    async def send(
        self, way: Way, id: str, told: Letter, *, table: str | None = None, seat: int | None = None
    ) -> tuple[Trouble | None, float | None, bool]:
        """Send something by a way. Gives why it failed, if it did; after how many seconds at least to try again, None if that is no use;
        and whether there is nothing at its end any more."""
        service, settings = self._service, self._service.settings
        home = (settings.address or "").rstrip("/")
        try:
            if way.kind == "mail":
                if not service.mailer.possible:
                    return "unreachable", None, False
                off = f"{home}/off/{way.id}-{way.secrets.off}"
                say = words.words(await self._language(way)).say
                text = f"{told.text}\n\n{home}{told.path}\n\n-- \n{say('call-mail-off')}\n{off}\n"
                await service.mailer.send(way.target, told.title, text, id=id, off=off)
                return None, None, False
            if way.kind == "push":
                content = {"title": told.title, "body": told.text, "path": told.path, "tag": told.path}
                outcome = await service.pusher.push(way.target, way.secrets.p256dh, way.secrets.auth, content, id)
            else:
                body = {
                    "type": "try" if table is None else "your_turn",
                    "id": id,
                    "table": table,
                    "seat": seat,
                    "text": f"{told.title}: {told.text}",
                    "url": f"{home}{told.path}" if home else None,
                }
                outcome = await webhooks.send(way.target, way.secrets.sign, id, body, inside=settings.inside)
        except RefusedError:
            return "refused", None, False
        except InsideError:
            return "inside", None, False
        except (LaterError, UnreachableError) as error:
            log.info("a call by %s could not be sent: %s", way.kind, error)
            return "unreachable", 0.0, False
        return _judged(way, outcome)

    async def sweep(self) -> None:
        """Forget what was told at tables that are over."""
        over = sa.select(tables.c.id).where(tables.c.status == "over")
        await self._service.database.write(lambda connection: connection.execute(calls.delete().where(calls.c.table_id.in_(over))))


def _judged(way: Way, outcome: Outcome) -> tuple[Trouble | None, float | None, bool]:
    """What an answer means: 2xx is success, 404 or 410 of a push service that the browser is no more; what may pass is tried again."""
    status = outcome.status
    if 200 <= status < 300:
        return None, None, False
    log.info("a call by %s was answered with %d", way.kind, status)
    if status in (404, 410):
        return "refused", None, way.kind == "push"
    if status >= 500 or status in (408, 425, 429):
        return "unreachable", outcome.after or 0.0, False
    return "refused", None, False


def _is(call: Call) -> sa.ColumnElement[bool]:
    return sa.and_(calls.c.way_id == call.way, calls.c.table_id == call.table, calls.c.seat == call.seat, calls.c.behind == call.behind)


def letter(say: Words, table: Stored, seat: int) -> Letter:
    """What somebody who is waited for is told. Nothing of the game: it is for anybody's screen."""
    others = [_name(say, table, other) for other in range(len(table.seats)) if other != seat]
    text = say.say("call-table", names=say.listed(others)) if others else say.say("call-alone")
    return Letter(say.say("call-title"), text, f"/t/{table.id}")


def _name(say: Words, table: Stored, seat: int) -> str:
    place = table.seats[seat]
    if place.kind == "bot" and place.bot is not None:
        return say.say(f"bot-{place.bot}")
    return place.name or say.say("seat-nameless", n=seat + 1)
