"""Names that are kept: signing up and in, passwords and passkeys, a person's browsers, and being handed over to another one.

A guest who signs up stays the same person, games and all. One who signs in becomes another, and the games go along; but a table at which
both sit has two hands, and nobody may have both: there the guest stays, as a person apart.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ridback.server import handing, passkeys as keys, tickets
from ridback.server.database import Database
from ridback.server.guard import network
from ridback.server.leaving import leave_all
from ridback.server.names import Agent, cleaned, name_key
from ridback.server.passkeys import Passkey, Site
from ridback.server.passwords import Passwords, acceptable
from ridback.server.people import COOKIE_AGE, Person, hashed, new_session
from ridback.server.people_messages import AccountInfo, LinkTold, PasskeyInfo, SessionInfo
from ridback.server.problems import Problem
from ridback.server.schema import (
    accounts,
    lines,
    meta,
    mutes,
    passkeys,
    people,
    seats,
    sessions,
    tables,
    tickets as ticket_rows,
    tokens,
    tries,
    vacations,
    ways,
    wishes,
)
from ridback.server.vacations import go_along

T = TypeVar("T")

#: How long a wrong password is remembered, in seconds, and how many more of them an address may send than a name may get.
WINDOW = 900.0
ADDRESS_SHARE = 5
#: How long anything that is counted is remembered, in seconds.
REMEMBERED = 24 * 3600.0
#: The most passkeys of one person.
MOST_PASSKEYS = 20

#: Every column that names a person: what goes along when a guest signs in to an account (but for tables where both sit), and what
#: stays with that person and ends with them. A new one belongs to either.
MOVES = (seats.c.person_id, seats.c.holder_id, tables.c.host_id, lines.c.person_id)
STAYS = (
    *(table.c.person_id for table in (sessions, accounts, passkeys, ticket_rows, tokens, mutes, vacations, ways)),
    mutes.c.muted_id,
)


class Entry(NamedTuple):
    """Somebody who has come in: the new cookie; the tables that came along, those that could not, and the code of a link back to them."""

    person: Person
    cookie: str
    moved: Sequence[str] = ()
    kept: Sequence[str] = ()
    back: str | None = None


class Asker(NamedTuple):
    """Whoever asks to come in: who they are so far, by which cookie, from which browser and address."""

    person: Person | None
    cookie: str | None
    agent: Agent
    address: str


class Accounts:
    """The accounts a database knows. ``most`` is how many wrong passwords a name may get in a quarter of an hour (0: any number)."""

    def __init__(self, database: Database, most: int, passwords: Passwords | None = None) -> None:
        self._database, self._most = database, most
        self._passwords = passwords or Passwords()

    async def told(self, person: Person, cookie: str | None) -> AccountInfo:
        """What a person may know of their own account."""
        mine = hashed(cookie or "")

        def work(connection: sa.Connection) -> AccountInfo:
            account = connection.execute(sa.select(accounts).where(accounts.c.person_id == person.id)).first()
            made = connection.execute(sa.select(passkeys).where(passkeys.c.person_id == person.id).order_by(passkeys.c.made))
            living = sessions.c.person_id == person.id, sessions.c.seen > time.time() - COOKIE_AGE
            seen = connection.execute(sa.select(sessions).where(*living).order_by(sessions.c.seen.desc(), sessions.c.hash))
            return AccountInfo(
                person.name,
                account is not None,
                account is not None and account.password is not None,
                _may(person),
                [PasskeyInfo(row.id, row.browser, row.system, row.made, row.used) for row in made],
                [
                    SessionInfo(_shown(row.hash), row.hash == mine, row.how, row.browser, row.system, row.made, row.seen)
                    for row in sorted(seen, key=lambda row: row.hash != mine)
                ],
            )

        return await self._database.read(work)

    # ---- keeping a name ----

    async def sign_up(self, asker: Asker, name: str, password: str) -> Entry:
        """Keep a guest's name with a password; the guest has a new cookie then, the old one opens nothing."""
        person = _guest(asker)
        name = _named(name)
        acceptable(name, password)
        secret = await self._passwords.hash(password)
        return await self._keeping(lambda connection: self._keep(connection, asker, person, name, secret))

    async def new_passkey(self, person: Person, name: str | None, site: Site) -> dict[str, Any]:
        """What the browser is to be asked for a passkey: one more for an account, or for a guest the first."""
        called = person.name if person.account else _named(name or "")
        sure(person)

        def work(connection: sa.Connection) -> tuple[str, list[str]]:
            if not person.account:
                _free(connection, called)
            others = list(connection.scalars(sa.select(passkeys.c.id).where(passkeys.c.person_id == person.id)))
            if len(others) >= MOST_PASSKEYS:
                raise Problem(409, "passkeys_many")
            return tickets.issue(connection, "passkey_new", person.id), others

        code, others = await self._database.write(work)
        return keys.new_question(site, code, _handle(person), called, others)

    async def add_passkey(self, asker: Asker, name: str | None, site: Site, credential: dict[str, Any]) -> Entry | None:
        """Keep the passkey that was made. For a guest that makes the account, as :meth:`sign_up` does."""
        person = asker.person
        assert person is not None
        sure(person)
        called = person.name if person.account else _named(name or "")
        code = keys.code_of(credential)
        await self._take_ticket("passkey_new", code, person)
        made = keys.made(site, code, credential)
        row = {
            "id": made.id, "person_id": person.id, "key": made.key, "uses": made.uses, "host": site.host,
            "browser": asker.agent.browser, "system": asker.agent.system, "made": time.time(),
        }  # fmt: skip

        def work(connection: sa.Connection) -> Entry | None:
            entry = None if person.account else self._keep(connection, asker, person, called, None)
            if connection.scalar(sa.select(passkeys.c.id).where(passkeys.c.id == made.id)) is not None:
                raise Problem(409, "passkey_there")
            connection.execute(passkeys.insert().values(row))
            return entry

        return await self._keeping(work)

    async def drop_passkey(self, person: Person, id: str) -> None:
        """Let a passkey open nothing any more; a Problem if it is the last way in."""
        sure(person)
        mine = passkeys.c.person_id == person.id

        def work(connection: sa.Connection) -> None:
            # Locked, so that two of them at once do not both find the other still there.
            row = connection.execute(sa.select(accounts.c.password).where(accounts.c.person_id == person.id).with_for_update()).first()
            others = list(connection.scalars(sa.select(passkeys.c.id).where(mine)))
            if id not in others:
                raise Problem(404, "unknown_passkey")
            if len(others) == 1 and (row is None or row.password is None):
                raise Problem(409, "last_way_in")
            connection.execute(passkeys.delete().where(mine, passkeys.c.id == id))

        await self._database.write(work)

    async def set_password(self, asker: Asker, old: str | None, new: str) -> Entry:
        """Give an account a password, or another one. Everybody else who was signed in is not any more, and links and tokens are void:
        whoever got in has made some, perhaps."""
        person = asker.person
        assert person is not None
        if not person.account:
            raise Problem(409, "no_account")
        sure(person)
        acceptable(person.name, new)
        stored = await self._database.read(
            lambda connection: connection.scalar(sa.select(accounts.c.password).where(accounts.c.person_id == person.id))
        )
        if stored is not None:
            tried = await self._try(name_key(person.name), asker.address)
            if not await self._passwords.fits(stored, old or ""):
                raise Problem(403, "wrong_password")
            await self._forgive(tried)
        secret = await self._passwords.hash(new)

        def work(connection: sa.Connection) -> str:
            unchanged = accounts.c.person_id == person.id, accounts.c.password.is_not_distinct_from(stored)
            if connection.execute(accounts.update().where(*unchanged).values(password=secret)).rowcount != 1:
                raise Problem(403, "wrong_password")
            cookie = new_session(connection, person.id, "signed_in", asker.agent, instead=asker.cookie)
            connection.execute(sessions.delete().where(sessions.c.person_id == person.id, sessions.c.hash != hashed(cookie)))
            for opening in (ticket_rows, tokens):
                connection.execute(opening.delete().where(opening.c.person_id == person.id))
            return cookie

        return Entry(person, await self._database.write(work))

    # ---- coming in ----

    async def sign_in(self, asker: Asker, name: str, password: str) -> Entry:
        """Come in by name and password. What is answered, and how long it takes, does not tell whether there is such a name."""
        key = name_key(name)
        tried = await self._try(key, asker.address)
        query = sa.select(accounts.c.person_id, accounts.c.password).where(accounts.c.key == key)
        found = await self._database.read(lambda connection: connection.execute(query).first())
        stored = None if found is None else found.password
        if not await self._passwords.fits(stored, password) or found is None or stored is None:
            raise Problem(401, "wrong_sign_in")
        await self._forgive(tried)
        better = await self._passwords.hash(password) if self._passwords.outdated(stored) else stored

        def work(connection: sa.Connection) -> Entry:
            # It may have been changed while it was looked at.
            same = accounts.c.person_id == found.person_id, accounts.c.password == stored
            if connection.execute(accounts.update().where(*same).values(password=better)).rowcount != 1:
                raise Problem(401, "wrong_sign_in")
            return _enter(connection, asker, found.person_id)

        return await self._merging(work)

    async def ask_passkey(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser is to be asked to sign in by a passkey."""
        code = await self._database.write(lambda connection: tickets.issue(connection, "passkey_use", person.id))
        return keys.use_question(site, code)

    async def sign_in_by_passkey(self, asker: Asker, site: Site, credential: dict[str, Any]) -> Entry:
        """Come in by a passkey."""
        assert asker.person is not None
        code, id = keys.code_of(credential), keys.id_of(credential)
        await self._take_ticket("passkey_use", code, asker.person)
        found = await self._database.read(lambda connection: connection.execute(sa.select(passkeys).where(passkeys.c.id == id)).first())
        if found is None or found.host != site.host:
            raise Problem(401, "unknown_passkey")
        uses = keys.used(site, code, credential, Passkey(found.id, found.key, found.uses))

        def work(connection: sa.Connection) -> Entry:
            # An answer that is older than one that came meanwhile is a copy's.
            same = passkeys.c.id == id, passkeys.c.person_id == found.person_id, passkeys.c.uses == found.uses
            if connection.execute(passkeys.update().where(*same).values(uses=uses, used=time.time())).rowcount != 1:
                raise Problem(401, "unknown_passkey")
            return _enter(connection, asker, found.person_id)

        return await self._merging(work)

    # ---- a person's browsers ----

    async def sign_out_others(self, person: Person, cookie: str | None) -> None:
        """End every session of a person but this one, and make their links void."""
        sure(person)

        def work(connection: sa.Connection) -> None:
            connection.execute(sessions.delete().where(sessions.c.person_id == person.id, sessions.c.hash != hashed(cookie or "")))
            connection.execute(ticket_rows.delete().where(ticket_rows.c.person_id == person.id))

        await self._database.write(work)

    async def sign_out_one(self, person: Person, cookie: str | None, id: str) -> None:
        """End one session of a person, which is not this one."""
        sure(person)

        def work(connection: sa.Connection) -> None:
            mine = connection.scalars(sa.select(sessions.c.hash).where(sessions.c.person_id == person.id))
            found = next((one for one in mine if _shown(one) == id and one != hashed(cookie or "")), None)
            if found is None:
                raise Problem(404, "unknown_session")
            connection.execute(sessions.delete().where(sessions.c.hash == found))

        await self._database.write(work)

    async def link(self, person: Person, table: str | None, seat: int | None = None) -> str:
        """The code of a link that makes another browser this person, once; or gives it that seat, which is played at this screen. Raises a
        Problem."""
        sure(person)

        def work(connection: sa.Connection) -> str:
            if seat is not None:
                handing.may_give(connection, table or "", seat, person)
            return tickets.issue(connection, "hand_over", person.id, table, seat)

        return await self._database.write(work)

    async def look(self, code: str) -> LinkTold:
        """Whom a link makes one; it is good for that afterwards, too."""
        return await self._database.read(lambda connection: _told(connection, tickets.look(connection, "hand_over", code)))

    async def take(self, asker: Asker, code: str, *, leave: bool) -> tuple[Entry, LinkTold]:
        """Use a link up: this browser is that person from now on, or has that seat. Where it becomes somebody else a guest's games at this
        browser stay behind, if they may (``leave``)."""
        me = asker.person

        def work(connection: sa.Connection) -> tuple[Entry, LinkTold]:
            ticket = tickets.use(connection, "hand_over", code)
            told = _told(connection, ticket)
            assert ticket is not None
            # A Problem takes everything back: the link is still good.
            if ticket.seat is not None:
                return Entry(*handing.sit(connection, asker, ticket)), told
            if me is not None and me.id == ticket.person:
                raise Problem(409, "already_here")
            if me is not None and not me.account and not leave and (count := _count(connection, me.id)):
                raise Problem(409, "games_here", {"count": count})
            person = Person(ticket.person, told.name, account=told.account, how="link")
            return Entry(person, new_session(connection, ticket.person, "link", asker.agent, instead=asker.cookie)), told

        return await self._database.write(work)

    # ---- housekeeping ----

    async def forget(self, id: int) -> None:
        """Forget who a person is: nothing opens their seats any more, nothing says their name, and nothing is left of what they said, but
        their games stay. Where a game has not begun their seat is free again; at one that runs they count as away, so that a bot may take
        it, and are asked nothing. What they have made is the next person's.
        """

        def work(connection: sa.Connection) -> None:
            at_their_screen = sa.select(seats.c.person_id).where(seats.c.holder_id == id)
            with_them = (people.c.id == id) | people.c.id.in_(at_their_screen)
            connection.execute(people.update().where(with_them).values(name="", preferences={}, gone=True))
            leave_all(connection, id)
            connection.execute(lines.delete().where(lines.c.person_id == id))
            mine = (seats.c.person_id == id) | (seats.c.holder_id == id)
            own = sa.select(seats).where(seats.c.table_id == wishes.c.table_id, seats.c.seat == wishes.c.seat, mine)
            connection.execute(wishes.delete().where(own.exists()))
            for column in STAYS:
                connection.execute(sa.delete(column.table).where(column == id))
            connection.execute(meta.delete().where(meta.c.key == "at_home", meta.c.value == str(id)))

        await self._database.write(work)

    async def sweep(self) -> None:
        """Drop what opens nothing any more, and what was tried long ago."""
        now = time.time()

        def work(connection: sa.Connection) -> None:
            connection.execute(ticket_rows.delete().where(ticket_rows.c.until < now))
            connection.execute(tries.delete().where(tries.c.at < now - REMEMBERED))
            connection.execute(sessions.delete().where(sessions.c.seen < now - COOKIE_AGE))

        await self._database.write(work)

    # ---- what the above have in common ----

    def _keep(self, connection: sa.Connection, asker: Asker, person: Person, name: str, secret: str | None) -> Entry:
        _free(connection, name)
        row = {"person_id": person.id, "key": name_key(name), "password": secret, "made": time.time()}
        connection.execute(accounts.insert().values(row))
        connection.execute(people.update().where(people.c.id == person.id).values(name=name))
        return Entry(
            Person(person.id, name, account=True, how="signed_in", preferences=person.preferences),
            new_session(connection, person.id, "signed_in", asker.agent, instead=asker.cookie),
        )

    async def _keeping(self, work: Callable[[sa.Connection], T]) -> T:
        """Do that; whoever was quicker has the name."""
        try:
            return await self._database.write(work)
        except IntegrityError:
            raise Problem(409, "name_taken") from None

    async def _merging(self, work: Callable[[sa.Connection], Entry]) -> Entry:
        """Do that; once more if the account took a seat at a table of the guest at the same moment."""
        try:
            return await self._database.write(work)
        except IntegrityError:
            return await self._database.write(work)

    async def _take_ticket(self, kind: tickets.Kind, code: str, person: Person) -> None:
        ticket = await self._database.write(lambda connection: tickets.use(connection, kind, code))
        if ticket is None or ticket.person != person.id:
            raise Problem(422, "passkey_failed")

    async def _try(self, name: str, address: str) -> list[int]:
        """Note that a password is tried; a Problem if too many were wrong of late. Noted before it is known to be wrong: a hundred at
        once are a hundred."""
        if not self._most:
            return []
        limits = {_try_key("name", name): self._most, _try_key("address", network(address)): self._most * ADDRESS_SHARE}
        now = time.time()

        def work(connection: sa.Connection) -> list[int]:
            noted = [connection.scalar(tries.insert().values(key=key, at=now).returning(tries.c.id)) for key in limits]
            for key, most in limits.items():
                count, first = connection.execute(
                    sa.select(sa.func.count(), sa.func.min(tries.c.at)).where(tries.c.key == key, tries.c.at > now - WINDOW)
                ).one()
                if count > most:
                    seconds = max(1, round(first + WINDOW - now))
                    raise Problem(429, "too_many_tries", {"minutes": -(-seconds // 60)}, headers={"retry-after": str(seconds)})
            return [id for id in noted if id is not None]

        return await self._database.write(work)

    async def _forgive(self, tried: list[int]) -> None:
        if tried:
            await self._database.write(lambda connection: connection.execute(tries.delete().where(tries.c.id.in_(tried))))


def sure(person: Person) -> None:
    """A Problem if this browser is the person's by a link alone, and the person has an account: it may play, and change nothing of that."""
    if not _may(person):
        raise Problem(403, "handed_over")


def _may(person: Person) -> bool:
    return not (person.account and person.how == "link")


def _guest(asker: Asker) -> Person:
    assert asker.person is not None
    if asker.person.account:
        raise Problem(409, "account_there")
    return asker.person


def _named(name: str) -> str:
    name = cleaned(name)
    if not name_key(name):
        raise Problem(422, "name_needed")
    return name


def _free(connection: sa.Connection, name: str) -> None:
    if connection.scalar(sa.select(accounts.c.person_id).where(accounts.c.key == name_key(name))) is not None:
        raise Problem(409, "name_taken")


def _enter(connection: sa.Connection, asker: Asker, id: int) -> Entry:
    """This browser is that account from now on, and its guest's games go along."""
    row = connection.execute(sa.select(people.c.name, people.c.preferences).where(people.c.id == id)).one()
    guest = asker.person if asker.person is not None and not asker.person.account and asker.person.id != id else None
    moved, kept = _move(connection, guest.id, id) if guest else ([], [])
    back = tickets.issue(connection, "hand_over", guest.id, kept[0]) if guest and kept else None
    cookie = new_session(connection, id, "signed_in", asker.agent, instead=asker.cookie)
    return Entry(Person(id, row.name, account=True, how="signed_in", preferences=row.preferences), cookie, moved, kept, back)


def _move(connection: sa.Connection, guest: int, account: int) -> tuple[list[str], list[str]]:
    """Give the guest's tables to the account; gives those, and those still to be played that stay the guest's as both sit there."""
    both = sa.select(seats.c.table_id).where(seats.c.person_id == account).scalar_subquery()
    theirs = seats.c.person_id == guest
    running = tables.c.id.in_(sa.select(seats.c.table_id).where(theirs)) & tables.c.id.in_(both) & (tables.c.status != "over")
    kept = list(connection.scalars(sa.select(tables.c.id).where(running).order_by(tables.c.made.desc())))
    sat = set(connection.scalars(sa.select(seats.c.table_id).where(theirs, seats.c.table_id.not_in(both))))
    held = set(connection.scalars(sa.select(seats.c.table_id).where(seats.c.holder_id == guest, seats.c.table_id.not_in(both))))
    made = set(connection.scalars(sa.select(tables.c.id).where(tables.c.host_id == guest, tables.c.id.not_in(both))))
    connection.execute(tables.update().where(tables.c.host_id == guest, tables.c.id.not_in(both)).values(host_id=account))
    connection.execute(lines.update().where(lines.c.person_id == guest, lines.c.table_id.not_in(both)).values(person_id=account))
    connection.execute(seats.update().where(seats.c.holder_id == guest, seats.c.table_id.not_in(both)).values(holder_id=account))
    connection.execute(seats.update().where(theirs, seats.c.table_id.in_(sat)).values(person_id=account))
    connection.execute(tables.update().where(tables.c.id.in_(sat)).values(talked=tables.c.talked + 1))
    if sat:
        go_along(connection, guest, account)
    # Whom the guest does not read is not read by the account, and whoever does not read the guest does not read the account.
    of_both = mutes.c.person_id.in_((guest, account)) | mutes.c.muted_id.in_((guest, account))
    pairs = {(row.person_id, row.muted_id) for row in connection.execute(sa.select(mutes).where(of_both))}
    as_account = {(account if one == guest else one, account if other == guest else other) for one, other in pairs}
    new = [{"person_id": one, "muted_id": other} for one, other in as_account - pairs if one != other]
    if new:
        connection.execute(mutes.insert(), new)
    connection.execute(meta.update().where(meta.c.key == "at_home", meta.c.value == str(guest)).values(value=str(account)))
    return sorted(sat | held | made), kept


def _told(connection: sa.Connection, ticket: tickets.Ticket | None) -> LinkTold:
    """What a link may say of whom it leads to; a Problem if it leads nowhere."""
    if ticket is None:
        raise Problem(404, "link_used")
    if ticket.seat is not None:
        return LinkTold(handing.still_held(connection, ticket).name, False, ticket.table, ticket.seat)
    query = (
        sa.select(people.c.name, accounts.c.key)
        .outerjoin(accounts, accounts.c.person_id == people.c.id)
        .where(people.c.id == ticket.person)
    )
    row = connection.execute(query).one()
    return LinkTold(row.name, row.key is not None, ticket.table)


def _count(connection: sa.Connection, person: int) -> int:
    """How many tables a person sits at or has made."""
    sat = sa.select(seats.c.table_id).where((seats.c.person_id == person) | (seats.c.holder_id == person))
    mine = sa.select(sa.func.count()).select_from(tables).where(tables.c.id.in_(sat) | (tables.c.host_id == person))
    return connection.scalar(mine) or 0


def _handle(person: Person) -> bytes:
    """What a passkey knows its person by: the same each time, and no name or number of ours."""
    return hashlib.sha256(f"ridback person {person.id}".encode()).digest()


def _shown(session: str) -> str:
    """What a session is called in a list: it leads to nothing, not even with the database in hand."""
    return hashlib.sha256(f"shown {session}".encode()).hexdigest()[:20]


def _try_key(kind: str, value: str) -> str:
    return hashed(f"{kind} {value}")
