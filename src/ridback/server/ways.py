"""How people want to be told that it is their turn, as stored: a push to a browser, mail to an address that was confirmed, a webhook."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ridback.server import calls_messages as m
from ridback.server.accounts import REMEMBERED, WINDOW, sure
from ridback.server.database import Database
from ridback.server.guard import network
from ridback.server.mail import address_of
from ridback.server.outside import fits
from ridback.server.people import Person, hashed
from ridback.server.problems import Problem
from ridback.server.push import keys_fit
from ridback.server.schema import tries, ways
from ridback.server.settings import Settings
from ridback.server.webhooks import new_secret

#: Seconds for which a code is good, and how often it may be guessed.
LIFE, GUESSES = 1800.0, 5
#: How many more codes one network address may have sent in a day than go to one mail address.
ADDRESS_SHARE = 4
#: How often somebody may try their ways in a quarter of an hour.
TRIES = 20
#: The most browsers a person is told in, the oldest of which makes room for a new one.
MOST_PUSHES = 20


class Pending(msgspec.Struct, frozen=True):
    """A mail address that is not confirmed yet: the hash of the code, how often it may be guessed, until when."""

    address: str
    code: str
    left: int
    until: float


class Secrets(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a way takes besides its target: a push its keys, a webhook what it is signed with, mail what ends it without signing in, and
    the address that is to be confirmed."""

    p256dh: str = ""
    auth: str = ""
    sign: str = ""
    off: str = ""
    pending: Pending | None = None


class Way(NamedTuple):
    """A way to tell a person; ``since``: when it was switched on."""

    id: int
    person: int
    kind: m.Kind
    target: str
    secrets: Secrets
    delay: float
    since: float | None
    language: str
    trouble: m.Trouble | None

    @property
    def info(self) -> m.WayInfo:
        """What its person is told of it."""
        return m.WayInfo(self.since is not None, round(self.delay), self.trouble)


_WAYS = sa.select(
    *(ways.c.id, ways.c.person_id, ways.c.kind, ways.c.target, ways.c.secrets),
    *(ways.c.delay, ways.c.since, ways.c.language, ways.c.trouble),
)


def way_of(row: Any) -> Way:
    """A way, from what is stored."""
    return Way._make(row[: len(Way._fields)])._replace(secrets=msgspec.convert(row.secrets, Secrets))


class Ways:
    """The ways of all people."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings, self._database = settings, database

    # ---- looked up ----

    async def told(self, person: Person, cookie: str | None, key: str, mail: bool) -> m.CallsInfo:
        """What a person may know of their own. ``key`` is the server's for pushes, ``mail`` whether it sends any."""

        def work(connection: sa.Connection) -> m.CallsInfo:
            mine = [(way_of(row), row.session) for row in connection.execute(_WAYS.add_columns(ways.c.session).where(_of(person)))]
            here = hashed(cookie or "")
            pushes = [(way, session) for way, session in mine if way.kind == "push"]
            letters = next((way for way, _ in mine if way.kind == "mail"), None)
            hook = next((way for way, _ in mine if way.kind == "hook"), None)
            pending = letters.secrets.pending if letters else None
            return m.CallsInfo(
                round(self._settings.soonest),
                m.PushInfo(
                    key,
                    next((way.info for way, session in pushes if session == here), None),
                    sum(session != here for _, session in pushes),
                ),
                m.MailInfo(
                    mail,
                    letters.target if letters and letters.target else None,
                    pending.address if pending and pending.until > time.time() else None,
                    letters.info if letters and letters.target else None,
                ),
                m.HookInfo(hook.target, hook.info) if hook else None,
            )

        return await self._database.read(work)

    async def hook(self, person: Person) -> m.HookInfo | None:
        """A person's webhook."""
        found = await self._one(ways.c.key == _key("hook", person))
        return m.HookInfo(found.target, found.info) if found else None

    async def to_try(self, person: Person, cookie: str | None, kind: m.Kind) -> Way:
        """A person's way of that kind, of a push that to the browser that asks, on or off, to be tried once. Raises a Problem if there is
        none, or if too many were tried of late."""
        mine = ways.c.session == hashed(cookie or "") if kind == "push" else ways.c.key == _key(kind, person)
        found = await self._one(sa.and_(mine, ways.c.person_id == person.id, ways.c.target != ""))
        if found is None:
            raise Problem(404, "no_way")
        most = TRIES if self._settings.codes else 0
        await self._database.write(lambda connection: _count(connection, f"try {person.id}", most, WINDOW, "tries_many"))
        return found

    async def by_id(self, id: int) -> Way | None:
        """A way by its number."""
        return await self._one(ways.c.id == id)

    async def on(self) -> list[Way]:
        """All ways that are switched on."""
        query = _WAYS.where(ways.c.since.is_not(None), ways.c.target != "")
        return await self._database.read(lambda connection: [way_of(row) for row in connection.execute(query)])

    # ---- changed by their person ----

    async def subscribe(self, person: Person, cookie: str, wish: m.PushWish, language: str) -> None:
        """Push to this browser. Where it was somebody else's before it is theirs no more."""
        self._late_enough(wish.delay)
        if not (fits(wish.endpoint, inside=self._settings.inside) and keys_fit(wish.keys.p256dh, wish.keys.auth)):
            raise Problem(422, "push_unfit")
        session = hashed(cookie)
        row = {
            "person_id": person.id,
            "session": session,
            "kind": "push",
            "key": f"push {hashlib.sha256(wish.endpoint.encode()).hexdigest()}",
            "target": wish.endpoint,
            "secrets": msgspec.to_builtins(Secrets(p256dh=wish.keys.p256dh, auth=wish.keys.auth)),
            "delay": wish.delay,
            "language": language,
            "trouble": None,
        }

        def work(connection: sa.Connection) -> None:
            mine = ways.c.key == row["key"], ways.c.session == session, ways.c.person_id == person.id
            if connection.execute(ways.update().where(*mine).values(row)).rowcount:
                return
            connection.execute(ways.delete().where((ways.c.key == row["key"]) | (ways.c.session == session)))
            theirs = sa.select(ways.c.id).where(_of(person), ways.c.kind == "push").order_by(ways.c.id.desc()).offset(MOST_PUSHES - 1)
            connection.execute(ways.delete().where(ways.c.id.in_(list(connection.scalars(theirs)))))
            connection.execute(ways.insert().values(row | {"since": time.time()}))

        await self._database.write(work)

    async def unsubscribe(self, person: Person, cookie: str | None) -> None:
        """Push no more to this browser."""
        gone = ways.delete().where(_of(person), ways.c.session == hashed(cookie or ""))
        await self._database.write(lambda connection: connection.execute(gone))

    async def ask_code(self, person: Person, address: str, asker: str, language: str) -> tuple[str, str]:
        """Note that a person says that a mail address is theirs; the address as it is written to, and the code that proves it. ``asker`` is
        the network address that wants it. What is confirmed already stays until then. Raises a Problem, also where one of both had too
        many codes of late: letters go to whoever's address it is."""
        sure(person)
        to = address_of(address)
        if to is None:
            raise Problem(422, "mail_unfit")
        code = f"{secrets.randbelow(1_000_000):06}"
        pending = Pending(to, _digest(person, code), GUESSES, time.time() + LIFE)

        def work(connection: sa.Connection) -> None:
            _count(connection, f"code to {to.lower()}", self._settings.codes, REMEMBERED, "codes_many")
            _count(connection, f"code for {network(asker)}", self._settings.codes * ADDRESS_SHARE, REMEMBERED, "codes_many")
            row = connection.execute(_WAYS.where(ways.c.key == _key("mail", person))).first()
            if row is not None:
                fresh = msgspec.structs.replace(way_of(row).secrets, pending=pending)
                connection.execute(ways.update().where(ways.c.id == row.id).values(secrets=msgspec.to_builtins(fresh)))
                return
            values = {
                "person_id": person.id,
                "kind": "mail",
                "key": _key("mail", person),
                "target": "",
                "secrets": msgspec.to_builtins(Secrets(off=secrets.token_urlsafe(24), pending=pending)),
                "delay": max(300.0, self._settings.soonest),
                "language": language,
            }
            connection.execute(ways.insert().values(values))

        await self._database.write(work)
        return to, code

    async def confirm(self, person: Person, code: str, language: str) -> None:
        """Mail to the address that the code came to, from now on. A Problem if it is not that code; after a few of them no code is."""
        sure(person)

        def work(connection: sa.Connection) -> bool:
            row = connection.execute(_WAYS.where(ways.c.key == _key("mail", person))).first()
            way = way_of(row) if row else None
            pending = way.secrets.pending if way else None
            if way is None or pending is None or pending.until < time.time():
                return False
            right = hmac.compare_digest(pending.code, _digest(person, code))
            left = pending.left - 1
            kept = None if right or left == 0 else msgspec.structs.replace(pending, left=left)
            change: dict[str, Any] = {"secrets": msgspec.to_builtins(msgspec.structs.replace(way.secrets, pending=kept))}
            if right:
                change |= {"target": pending.address, "since": time.time(), "language": language, "trouble": None}
            connection.execute(ways.update().where(ways.c.id == way.id).values(change))
            return right

        # Not raised in there: a wrong guess is to be noted.
        if not await self._database.write(work):
            raise Problem(422, "code_wrong")

    async def switch_mail(self, person: Person, wish: m.WayWish, language: str) -> None:
        """Mail or not, and when. A Problem if there is no address."""
        sure(person)
        self._late_enough(wish.delay)

        def work(connection: sa.Connection) -> None:
            mine = ways.c.key == _key("mail", person), ways.c.target != ""
            if not connection.execute(ways.update().where(*mine).values(self._switched(wish, language))).rowcount:
                raise Problem(404, "no_way")

        await self._database.write(work)

    async def set_hook(self, person: Person, wish: m.HookWish, language: str) -> str | None:
        """Name a webhook; its secret, if that is new: with the first one, and when it is wished for. Raises a Problem."""
        sure(person)
        self._late_enough(wish.delay)
        if not fits(wish.url, inside=self._settings.inside):
            raise Problem(422, "hook_unfit")

        def work(connection: sa.Connection) -> str | None:
            here = ways.c.key == _key("hook", person)
            change = self._switched(wish, language) | {"target": wish.url}
            there = connection.scalar(sa.select(ways.c.id).where(here)) is not None
            secret = None if there and not wish.renew else new_secret()
            if secret is not None:
                change["secrets"] = msgspec.to_builtins(Secrets(sign=secret))
            if there:
                connection.execute(ways.update().where(here).values(change))
            else:
                fresh = {"since": time.time() if wish.on else None, "person_id": person.id, "kind": "hook", "key": _key("hook", person)}
                connection.execute(ways.insert().values(change | fresh))
            return secret

        return await self._database.write(work)

    async def drop(self, person: Person, kind: m.Kind) -> None:
        """Forget a person's mail address or webhook."""
        sure(person)
        await self._database.write(lambda connection: connection.execute(ways.delete().where(ways.c.key == _key(kind, person))))

    # ---- and otherwise ----

    async def off(self, id: int, secret: str, *, look: bool = False) -> Way | None:
        """Switch mail off by what stands in each letter, with no session at all; None if it is no such thing. ``look``: not yet."""
        way = await self.by_id(id)
        if way is None or way.kind != "mail" or not hmac.compare_digest(way.secrets.off.encode(), secret.encode()):
            return None
        if not look:
            change = ways.update().where(ways.c.id == id).values(since=None)
            await self._database.write(lambda connection: connection.execute(change))
        return way

    async def went(self, way: Way, trouble: m.Trouble | None, *, gone: bool = False) -> None:
        """What came of using a way. ``gone``: there is nothing at its end any more."""
        if gone:
            gone_ = ways.delete().where(ways.c.id == way.id, ways.c.target == way.target)
            await self._database.write(lambda connection: connection.execute(gone_))
        elif trouble != way.trouble:
            change = ways.update().where(ways.c.id == way.id, ways.c.target == way.target).values(trouble=trouble)
            await self._database.write(lambda connection: connection.execute(change))

    async def _one(self, which: sa.ColumnElement[bool]) -> Way | None:
        def work(connection: sa.Connection) -> Way | None:
            row = connection.execute(_WAYS.where(which)).first()
            return None if row is None else way_of(row)

        return await self._database.read(work)

    def _late_enough(self, delay: float) -> None:
        if delay < self._settings.soonest:
            raise Problem(422, "too_soon", {"seconds": round(self._settings.soonest)})

    def _switched(self, wish: m.WayWish, language: str) -> dict[str, Any]:
        """What becomes of a way that is switched on (only later waits are told) or off; one that is on stays so."""
        since = sa.func.coalesce(ways.c.since, time.time()) if wish.on else None
        return {"since": since, "delay": wish.delay, "language": language, "trouble": None}


def _count(connection: sa.Connection, what: str, most: int, seconds: float, code: str) -> None:
    """Note that something is done; a Problem of that code if it was more often than ``most`` times in so many seconds (0: no limit)."""
    if not most:
        return
    now = time.time()
    connection.execute(tries.insert().values(key=hashed(what), at=now))
    if (connection.scalar(sa.select(sa.func.count()).where(tries.c.key == hashed(what), tries.c.at > now - seconds)) or 0) > most:
        raise Problem(429, code)


def _of(person: Person) -> sa.ColumnElement[bool]:
    return ways.c.person_id == person.id


def _key(kind: m.Kind, person: Person) -> str:
    """What there is one of, of each person."""
    return f"{kind} {person.id}"


def _digest(person: Person, code: str) -> str:
    """What is stored of a code: it is short and soon void, and another person's is another."""
    return hashed(f"code {person.id} {''.join(code.split())}")
