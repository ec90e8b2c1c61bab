"""Names that are kept: signing up and in, passwords, sessions, limits, and what becomes of a guest's games."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher

from ridback.server import accounts as module
from ridback.server.accounts import MOVES, STAYS
from ridback.server.admin import found
from ridback.server.names import Agent
from ridback.server.passwords import Passwords
from ridback.server.people import Person as Somebody
from ridback.server.schema import accounts, metadata, people, sessions, tries
from ridback.server.seat import Seat
from ridback.server.service import Service
from tests.server.conftest import Person, Server
from tests.server.test_strangers import problem

PASSWORD = "correct horse, battery"


def sign_up(person: Person, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Keep a name."""
    answer = person.http.post("/api/me/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def sign_in(person: Person, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """Come in."""
    answer = person.http.post("/api/sign-in", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def cookie(person: Person) -> str:
    """What the browser has to show."""
    return next(iter(person.http.cookies.values()))


def holder(server: Server, of: Person, value: str) -> httpx.Response:
    """What a cookie of before opens."""
    return httpx.get(f"{server.url}/api/tables", headers={"cookie": f"{next(iter(of.http.cookies))}={value}"})


# ---- keeping a name ----


def test_a_guest_keeps_name_and_games(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "open")
    before = cookie(ann)
    told = sign_up(ann, " Ann  Sea ")
    assert (told["name"], told["account"], told["password"], told["may"]) == ("Ann Sea", True, True, True)
    assert cookie(ann) != before
    problem(holder(server, ann, before), 401, "no_session")
    me = ann.get("/api/me")
    assert (me["name"], me["account"]) == ("Ann Sea", True)
    assert [line["id"] for line in me["tables"]] == [table]
    assert ann.seen(table)["table"]["you"] == 0

    elsewhere = server.person()
    assert sign_in(elsewhere, "ANN\u00a0SEA") == {"name": "Ann Sea", "moved": 0, "kept": [], "back": None}
    assert elsewhere.seen(table)["table"]["you"] == 0


def test_no_two_accounts_look_alike(server: Server) -> None:
    ann, bob, eve = server.person("x"), server.person("x"), server.person("Twice Kept")
    sign_up(ann, "Twice Kept")
    for name in ("twice kept", "Twice\u2003Kept", "ＴＷＩＣＥ kept"):
        problem(bob.http.post("/api/me/account", json={"name": name, "password": PASSWORD}), 409, "name_taken")
    assert not bob.get("/api/me")["account"]
    assert eve.get("/api/me")["name"] == "Twice Kept", "guests may be called anything"
    sign_up(bob, "Another One")
    problem(bob.http.put("/api/me", json={"name": "tWICE kept"}), 409, "name_taken")
    problem(bob.http.put("/api/me", json={"name": " \u3164 "}), 422, "name_needed")
    assert bob.http.put("/api/me", json={"name": "another one"}).status_code == 200, "one's own name differently"
    assert bob.http.put("/api/me", json={"name": "A Third One"}).status_code == 200
    sign_in(server.person(), "a third one")
    problem(server.person().http.post("/api/sign-in", json={"name": "Another One", "password": PASSWORD}), 401, "wrong_sign_in")


def test_what_is_no_account(server: Server) -> None:
    ann = server.person("Ann")
    for name, password, code in (
        ("", PASSWORD, "name_needed"),
        ("\u3164", PASSWORD, "name_needed"),
        ("Kept so", "short", "password_short"),
        ("Kept so long", "kept SO long", "password_plain"),
        ("Kept so", "aaaaaaaaaaaa", "password_plain"),
    ):
        problem(ann.http.post("/api/me/account", json={"name": name, "password": password}), 422, code)
    for body in (
        {"name": "Kept so"},
        {"name": "x" * 41, "password": PASSWORD},
        {"name": "x", "password": "p" * 201},
        {"name": "x", "password": 7},
    ):
        problem(ann.http.post("/api/me/account", json=body), 400, "malformed")
    problem(ann.http.put("/api/me/password", json={"new": PASSWORD}), 409, "no_account")
    assert ann.get("/api/me")["account"] is False
    sign_up(ann, "Kept so")
    problem(ann.http.post("/api/me/account", json={"name": "Again", "password": PASSWORD}), 409, "account_there")


def test_joining_does_not_change_a_kept_name(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    sign_up(bob, "Bob the Kept")
    table = ann.make("me", "open")
    assert bob.join(table, name="Bobby").status_code == 200
    assert bob.get("/api/me")["name"] == "Bob the Kept"


# ---- coming in and going ----


def test_wrong_is_wrong_in_one_way(server: Server) -> None:
    """A name that is not there, one that is, and one without a password are answered alike."""
    sign_up(server.person(), "Right Name")
    eve = server.person()
    answers = [
        eve.http.post("/api/sign-in", json={"name": name, "password": password})
        for name, password in (("Right Name", "not the password"), ("No Such Name", PASSWORD), ("", PASSWORD), ("\u3164", ""))
    ]
    for answer in answers:
        problem(answer, 401, "wrong_sign_in")
    assert len({answer.content for answer in answers}) == 1
    assert not any("set-cookie" in answer.headers for answer in answers)
    assert eve.get("/api/me")["account"] is False


async def test_nobody_s_password_is_checked_as_somebody_s_is() -> None:
    """By the same hash with the same care, so that it takes the same time."""
    asked: list[str] = []

    class Watched(PasswordHasher):
        def verify(self, *given: Any) -> Any:
            asked.append(str(given[0]))
            return super().verify(*given)

    passwords = Passwords(Watched(time_cost=1, memory_cost=8, parallelism=1))
    stored = await passwords.hash("somebody's")
    assert await passwords.fits(stored, "somebody's")
    assert not await passwords.fits(stored, "anybody's")
    assert not await passwords.fits(None, "anybody's")
    assert not await passwords.fits(None, "nobody's password")
    assert len(asked) == 4
    assert len({one.rpartition("$")[0].rpartition("$")[0] for one in asked}) == 1, "the same parameters"
    assert not await passwords.fits("no hash at all", "anybody's")


async def test_unknown_names_are_checked_against_a_hash(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str | None] = []

    class Watched(Passwords):
        async def fits(self, stored: str | None, password: str) -> bool:
            checked.append(stored)
            return await super().fits(stored, password)

    monkeypatch.setattr(service.accounts, "_passwords", Watched(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)))
    with pytest.raises(Exception, match="wrong_sign_in"):
        await service.accounts.sign_in(module.Asker(None, None, Agent(), "192.0.2.1"), "Nobody", "whatever it is")
    assert checked == [None]


async def test_old_hashes_are_made_anew(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ann_cookie = await service.people.welcome("Ann")
    asker = module.Asker(ann, ann_cookie, Agent(), "192.0.2.1")
    monkeypatch.setattr(service.accounts, "_passwords", Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)))
    await service.accounts.sign_up(asker, "Ann", PASSWORD)
    monkeypatch.setattr(service.accounts, "_passwords", Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)))
    nobody = module.Asker(None, None, Agent(), "192.0.2.1")
    assert (await service.accounts.sign_in(nobody, "ann", PASSWORD)).person.id == ann.id
    stored = await service.database.read(lambda connection: connection.scalar(sa.select(accounts.c.password)))
    assert "m=16,t=2" in str(stored)
    await service.accounts.sign_in(nobody, "ann", PASSWORD)


def test_the_cookie_is_another_one_after_signing_in(server: Server) -> None:
    """So that one that was planted before opens nothing afterwards."""
    sign_up(server.person(), "Planted")
    ann = server.person()
    before = cookie(ann)
    sign_in(ann, "Planted")
    assert cookie(ann) != before
    problem(holder(server, ann, before), 401, "no_session")
    answer = ann.http.post("/api/sign-in", json={"name": "planted", "password": PASSWORD})
    told = answer.headers["set-cookie"].lower()
    assert "httponly" in told and "samesite=strict" in told and "path=/" in told
    assert "secure" not in told


def test_signing_out(server: Server) -> None:
    ann = server.person()
    sign_up(ann, "Goes Out")
    table = ann.make("me", "open")
    before, name = cookie(ann), next(iter(ann.http.cookies))
    answer = ann.http.post("/api/sign-out", headers={"content-type": "application/json"})
    assert answer.status_code == 200
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert name not in ann.http.cookies
    problem(holder(server, server.person(), before), 401, "no_session")
    problem(ann.http.get("/api/tables"), 401, "no_session")
    assert ann.get("/api/me") | {"preferences": None} == {"name": "", "account": False, "makes": True, "preferences": None, "tables": []}
    sign_in(ann, "Goes Out")
    assert [line["id"] for line in ann.get("/api/me")["tables"]] == [table]


def test_other_browsers_are_listed_and_signed_out(server: Server) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    sign_up(ann, "Has Three")
    bob.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    sign_in(bob, "Has Three")
    sign_in(eve, "Has Three")
    told = ann.get("/api/me/account")
    assert [one["here"] for one in told["sessions"]] == [True, False, False]
    assert {(one["browser"], one["system"]) for one in told["sessions"]} == {(None, None), ("Firefox", "Linux")}
    assert {one["how"] for one in told["sessions"]} == {"signed_in"}
    assert all(time.time() - one["seen"] < 60 for one in told["sessions"])
    here = told["sessions"][0]["id"]
    firefox = next(one["id"] for one in told["sessions"] if one["browser"] == "Firefox")
    problem(ann.http.delete("/api/me/sessions/nothing", headers={"content-type": "application/json"}), 404, "unknown_session")
    problem(ann.http.delete(f"/api/me/sessions/{here}", headers={"content-type": "application/json"}), 404, "unknown_session")
    stranger = server.person()
    problem(stranger.http.delete(f"/api/me/sessions/{firefox}", headers={"content-type": "application/json"}), 404, "unknown_session")
    assert bob.http.get("/api/tables").status_code == 200
    left = ann.http.delete(f"/api/me/sessions/{firefox}", headers={"content-type": "application/json"}).json()["sessions"]
    assert len(left) == 2
    problem(bob.http.get("/api/tables"), 401, "no_session")
    left = ann.http.delete("/api/me/sessions", headers={"content-type": "application/json"}).json()["sessions"]
    assert [one["here"] for one in left] == [True]
    problem(eve.http.get("/api/tables"), 401, "no_session")
    assert ann.get("/api/me")["name"] == "Has Three"


def test_whoever_was_signed_out_sees_no_hand_any_more(server: Server) -> None:
    """An open feed ends, too, a heartbeat later at most."""
    ann, thief = server.person(), server.person()
    sign_up(ann, "Was Watched")
    table = ann.make("me", "open")
    sign_in(thief, "Was Watched")
    with ann.feed(table) as mine, thief.feed(table) as theirs:
        theirs.next("table")
        ann.http.delete("/api/me/sessions", headers={"content-type": "application/json"})
        assert theirs.closed.wait(10)
        assert not mine.closed.is_set()
        mine.next("beat")


def test_changing_the_password(server: Server) -> None:
    ann, bob = server.person(), server.person()
    sign_up(ann, "Changes It")
    sign_in(bob, "Changes It")
    link = ann.http.post("/api/me/link", json={}).json()["code"]
    token = bob.http.post("/api/me/tokens", json={"name": "mine"}).json()["token"]
    before = cookie(ann)
    for old in (None, "", "not it at all"):
        problem(ann.http.put("/api/me/password", json={"old": old, "new": "another good one"}), 403, "wrong_password")
    problem(ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "short"}), 422, "password_short")
    assert bob.http.get("/api/tables").status_code == 200
    answer = ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "another good one"})
    assert answer.status_code == 200, answer.text
    assert [one["here"] for one in answer.json()["sessions"]] == [True]
    assert cookie(ann) != before
    problem(holder(server, ann, before), 401, "no_session")
    problem(bob.http.get("/api/tables"), 401, "no_session")
    problem(server.person().http.post("/api/link", json={"code": link}), 404, "link_used")
    problem(httpx.get(f"{server.url}/api/tables", headers={"authorization": f"Bearer {token}"}), 401, "unknown_token")
    problem(server.person().http.post("/api/sign-in", json={"name": "changes it", "password": PASSWORD}), 401, "wrong_sign_in")
    sign_in(server.person(), "changes it", "another good one")


# ---- a guest who signs in ----


def test_a_guest_s_games_come_along(server: Server) -> None:
    ann, guest, host = server.person(), server.person("Guest"), server.person("Host")
    sign_up(ann, "Has Games")
    own = ann.make("me", "open")
    sat = host.make("me", "open", "open")
    guest.join(sat)
    made = guest.make("open", "open")
    both = guest.make("me", "drifter")
    before = guest.view(both)
    assert sign_in(guest, "Has Games") == {"name": "Has Games", "moved": 3, "kept": [], "back": None}
    assert {line["id"] for line in guest.get("/api/me")["tables"]} == {own, sat, made, both}
    assert [seat["name"] for seat in ann.seen(sat)["table"]["seats"]] == ["Host", "Has Games", None]
    assert ann.view(both)["hand"] == before["hand"]
    assert [seat["may"] for seat in ann.seen(made)["table"]["seats"]] == ["bot", "bot"], "whoever made it"


def test_what_a_guest_said_and_does_not_read_comes_along(server: Server) -> None:
    """Lines are the account's; whom the guest does not read the account does not, and the other way round."""
    ann, guest, bob, eve = server.person(), server.person("Guest"), server.person("Bob"), server.person("Eve")
    sign_up(ann, "Has Said It")
    table = bob.make("me", "open", "open")
    assert guest.join(table).status_code == eve.join(table).status_code == 200

    def rows(query: str) -> list[Any]:
        with sqlite3.connect(server.data / "ridback.db") as database:
            found = database.execute(query).fetchall()
        database.close()
        return found

    ids = {name: id for id, name in rows("SELECT id, name FROM people WHERE name IN ('Has Said It', 'Guest', 'Bob', 'Eve') ORDER BY id")}
    with sqlite3.connect(server.data / "ridback.db") as database:
        database.execute("INSERT INTO lines (table_id, person_id, text, at) VALUES (?, ?, 'ahoy', 0)", (table, ids["Guest"]))
        pairs = [("Guest", "Eve"), ("Bob", "Guest"), ("Guest", "Has Said It")]
        database.executemany("INSERT INTO mutes (person_id, muted_id) VALUES (?, ?)", [(ids[one], ids[other]) for one, other in pairs])
    database.close()
    assert sign_in(guest, "Has Said It")["moved"] == 1
    mine = ids["Has Said It"]
    assert rows(f"SELECT person_id FROM lines WHERE table_id = '{table}'") == [(mine,)]
    assert rows(f"SELECT muted_id FROM mutes WHERE person_id = {mine}") == [(ids["Eve"],)]
    assert rows(f"SELECT person_id FROM mutes WHERE muted_id = {mine} AND person_id != {ids['Guest']}") == [(ids["Bob"],)]


def test_nobody_gets_two_hands(server: Server) -> None:
    """Where both sit the guest stays, and a link leads back to that seat."""
    ann, guest = server.person(), server.person("Guest")
    sign_up(ann, "Has One Hand")
    two = ann.make("me", "open")
    guest.join(two)
    alone = guest.make("me", "drifter")
    hand = guest.view(two)["hand"]
    told = sign_in(guest, "has one hand")
    assert (told["moved"], told["kept"]) == (1, [two])
    assert guest.seen(two)["table"]["you"] == 0
    assert guest.view(two)["seat"] == 0
    assert [seat["name"] for seat in guest.seen(two)["table"]["seats"]] == ["Has One Hand", "Guest"]

    other = server.person()
    answer = other.http.post("/api/link", json={"code": told["back"]})
    assert answer.json() == {"name": "Guest", "account": False, "table": two, "seat": None}
    assert other.seen(two)["table"]["you"] == 1
    assert other.view(two)["hand"] == hand
    assert [line["id"] for line in other.get("/api/me")["tables"]] == [two]
    assert guest.seen(alone)["table"]["you"] == 0


def test_an_account_s_games_stay_with_it(server: Server) -> None:
    """Who is signed in and signs in as somebody else is somebody else, and nothing more."""
    ann, bob = server.person(), server.person()
    sign_up(ann, "The First")
    sign_up(bob, "The Second")
    table = bob.make("me", "open")
    assert sign_in(bob, "The First")["moved"] == 0
    assert bob.get("/api/me")["tables"] == []
    assert sign_in(bob, "The Second")["moved"] == 0
    assert [line["id"] for line in bob.get("/api/me")["tables"]] == [table]


def test_who_plays_on_this_machine_may_sign_in(tmp_path: Path) -> None:
    """`ridback play` finds their tables under the account afterwards."""

    async def run() -> None:
        from ridback.server.database import migrate
        from ridback.server.settings import Settings

        migrate(Settings(tmp_path).database)
        service = Service(Settings(tmp_path))
        here, other = await service.people.of_this_machine(), (await service.people.welcome("Ann"))
        asker = module.Asker(other[0], other[1], Agent(), "")
        entry = await service.accounts.sign_up(asker, "Ann", PASSWORD)
        mine = await service.people.session_for(here)
        await service.accounts.sign_in(module.Asker(here, mine, Agent(), ""), "Ann", PASSWORD)
        assert (await service.people.of_this_machine()).id == entry.person.id
        await service.database.close()

    asyncio.run(run())


def test_every_column_that_names_a_person_has_its_fate() -> None:
    """A new one must say whether it goes along when a guest signs in, or stays (accounts.MOVES and STAYS)."""
    named = {str(key.parent) for table in metadata.sorted_tables for key in table.foreign_keys if key.column.table is people}
    assert {str(column) for column in (*MOVES, *STAYS)} == named


async def test_a_person_is_forgotten(service: Service) -> None:
    """The games stay, the name goes, and nothing opens the seat any more."""
    ann, first = await service.people.welcome("Ann")
    entry = await service.accounts.sign_up(module.Asker(ann, first, Agent(), ""), "Ann", PASSWORD)
    await service.people.prefer(ann, {"hints": False})
    link = await service.accounts.link(entry.person, None)
    id = await service.log.make({"seats": 2}, [Seat("human", ann.id), Seat("bot", bot="mate")], rules="1", pace="normal", host=ann)
    open_ = await service.log.make({"seats": 2}, [Seat("human", ann.id), Seat("open")], rules="1", pace="normal", host=ann)
    assert [one.id for one in await found(service.settings, "ａＮＮ")] == [ann.id]
    await service.accounts.forget(ann.id)
    table = await service.log.table(id)
    assert table is not None
    assert await service.log.table(open_) is None, "nobody is left there"
    assert (table.seats[0].person, table.seats[0].name) == (ann.id, "")
    assert await service.people.of_cookie(entry.cookie) is None
    for column in STAYS:
        assert await service.database.read(partial(sa.Connection.scalar, statement=sa.select(column).where(column == ann.id))) is None
    row = await service.database.read(lambda connection: connection.execute(sa.select(people).where(people.c.id == ann.id)).one())
    assert (row.name, row.preferences, row.gone) == ("", {}, True)
    with pytest.raises(Exception, match="link_used"):
        await service.accounts.look(link)
    other, cookie = await service.people.welcome("Ann")
    await service.accounts.sign_up(module.Asker(other, cookie, Agent(), ""), "Ann", PASSWORD)


# ---- limits and secrets ----


def test_passwords_cannot_be_guessed_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path, requests=0, new_things=0, feeds=0, sign_ins=3, proxies=("127.0.0.1",))
    try:
        sign_up(server.person(), "Guessed At")
        sign_up(server.person(), "Left Alone")
        eve, ann = server.person(), server.person()
        for _ in range(5):
            sign_in(ann, "Guessed At")  # what is right is not counted
        for number in range(3):
            answer = eve.http.post("/api/sign-in", json={"name": "guessed AT", "password": f"a guess, number {number}"})
            problem(answer, 401, "wrong_sign_in")
        for name in ("Guessed At", "guessed\u00a0at"):
            answer = eve.http.post("/api/sign-in", json={"name": name, "password": PASSWORD})
            assert problem(answer, 429, "too_many_tries")["args"]["minutes"] == 15
            assert 0 < int(answer.headers["retry-after"]) <= 900
        problem(ann.http.put("/api/me/password", json={"old": "a guess", "new": PASSWORD}), 429, "too_many_tries")
        sign_in(eve, "Left Alone")
        for number in range(3):  # a name that nobody has is no different
            problem(eve.http.post("/api/sign-in", json={"name": "Nobody", "password": f"guess {number}"}), 401, "wrong_sign_in")
        problem(eve.http.post("/api/sign-in", json={"name": "Nobody", "password": "guess"}), 429, "too_many_tries")
        for number in range(9):  # and so many for one address, whatever the name
            problem(eve.http.post("/api/sign-in", json={"name": f"Name {number}", "password": "guess"}), 401, "wrong_sign_in")
        problem(eve.http.post("/api/sign-in", json={"name": "Left Alone", "password": PASSWORD}), 429, "too_many_tries")
        elsewhere = {"x-forwarded-for": "2001:db8::1", "x-forwarded-proto": "https"}
        proxied = eve.http.post("/api/sign-in", json={"name": "Left Alone", "password": PASSWORD}, headers=elsewhere)
        assert proxied.status_code == 200
        assert "secure" in proxied.headers["set-cookie"].lower()
        with sqlite3.connect(server.data / "ridback.db") as database:
            database.execute("UPDATE tries SET at = at - 1000")
        database.close()
        sign_in(eve, "Guessed At")
    finally:
        server.stop()


async def test_a_hundred_guesses_at_once_are_a_hundred(service: Service) -> None:
    guesses = [service.accounts._try("somebody", f"192.0.2.{number}") for number in range(100)]
    told = await asyncio.gather(*guesses, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in told) == service.settings.sign_ins
    neighbors = [service.accounts._try(f"name {number}", f"2001:db8::{number}") for number in range(100)]
    told = await asyncio.gather(*neighbors, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in told) == service.settings.sign_ins * module.ADDRESS_SHARE
    await service.accounts.sweep()
    rows = await service.database.read(lambda connection: connection.execute(sa.select(tries)).all())
    assert len(rows) == 2 * service.settings.sign_ins * (1 + module.ADDRESS_SHARE)
    assert "somebody" not in str(rows) and "192.0.2" not in str(rows)


async def test_sessions_end_when_nobody_comes(service: Service) -> None:
    ann, cookie = await service.people.welcome("Ann")
    old = sessions.update().where(sessions.c.person_id == ann.id).values(seen=time.time() - 401 * 24 * 3600)
    await service.database.write(lambda connection: connection.execute(old))
    assert await service.people.of_cookie(cookie) is None
    assert await service.people.behind(cookie) is None
    await service.accounts.sweep()
    count = sa.select(sa.func.count()).select_from(sessions).where(sessions.c.person_id == ann.id)
    assert await service.database.read(lambda connection: connection.scalar(count)) == 0


def test_secrets_are_nowhere(tmp_path: Path) -> None:
    """Neither in the database, nor in what the server notes, nor in an answer."""
    server = Server(tmp_path)
    secrets = [PASSWORD, "another good one"]
    try:
        ann, bob = server.person("Ann"), server.person()
        said = [ann.http.post("/api/me/account", json={"name": "Ann", "password": PASSWORD})]
        secrets.append(cookie(ann))
        said.append(ann.http.post("/api/me/account", json={"name": "Ann", "password": PASSWORD}))
        said.append(ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "another good one"}))
        said.append(ann.http.put("/api/me/password", json={"old": PASSWORD, "new": "another good one"}))
        said.append(bob.http.post("/api/sign-in", json={"name": "Ann", "password": PASSWORD}))
        said.append(bob.http.post("/api/sign-in", json={"name": "Ann", "password": "another good one", "x": 1}))
        said.append(
            bob.http.post(
                "/api/sign-in", content=b'{"name": "Ann", "password": "another good one"', headers={"content-type": "application/json"}
            )
        )
        link = ann.http.post("/api/me/link", json={}).json()["code"]
        secrets += [link, cookie(ann)]
        said.append(bob.http.post("/api/link", json={"code": link}))
        said.append(bob.http.post("/api/link", json={"code": link}))
        secrets.append(cookie(bob))
        text = "".join(answer.text for answer in said)
    finally:
        server.stop()
    assert not [secret for secret in secrets if secret in text]
    notes = server.notes.read_text()
    assert "/api/sign-in" in notes
    assert not [secret for secret in secrets if secret in notes]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("ridback.db*"))
    assert b"$argon2id$" in stored
    assert not [secret for secret in secrets if secret.encode() in stored]


# ---- preferences ----


def test_preferences(server: Server) -> None:
    ann = server.person("Ann")
    plain = {"language": None, "motion": "auto", "theme": "auto", "sound": True, "hints": True, "listed": True, "auto_pass": "off"}
    assert ann.get("/api/me")["preferences"] == plain
    liked = {"language": "es", "motion": "less", "theme": "dark", "sound": False, "hints": False, "listed": False, "auto_pass": "fast"}
    assert ann.http.put("/api/me/preferences", json=liked).json() == liked
    assert ann.get("/api/me")["preferences"] == liked
    wrong: Any
    for wrong in (
        {"language": "xx"},
        {"motion": "fast"},
        {"theme": 1},
        {"sound": "yes"},
        {"hints": None},
        {"listed": 1},
        {"auto_pass": "slow"},
        {"font": "large"},
        [],
    ):
        problem(ann.http.put("/api/me/preferences", json=wrong), 400, "malformed")
    assert ann.get("/api/me")["preferences"] == liked
    sign_up(ann, "Likes It So")
    other = server.person()
    sign_in(other, "Likes It So")
    assert other.get("/api/me")["preferences"] == liked
    assert ann.http.put("/api/me/preferences", json={"hints": False}).json() == plain | {"hints": False}


async def test_preferences_of_another_version_are_none(service: Service) -> None:
    from ridback.server.people_messages import Preferences, preferences_of

    ann, cookie = await service.people.welcome("Ann")
    await service.people.prefer(ann, {"hints": False, "smell": "salt"})
    found = await service.people.of_cookie(cookie)
    assert isinstance(found, Somebody)
    assert preferences_of(found.preferences) == Preferences()


def test_a_program_is_its_person_and_signs_nobody_in(server: Server) -> None:
    """A token plays for a person whose name is kept; it changes nothing of who that is, and its feed ends with it."""
    ann = server.person()
    sign_up(ann, "Has a Program")
    made = ann.http.post("/api/me/tokens", json={"name": "bot"}).json()
    ann.http.put("/api/me/preferences", json={"hints": False})
    program = {"authorization": f"Bearer {made['token']}"}
    told = httpx.get(f"{server.url}/api/me", headers=program).json()
    assert (told["name"], told["account"], told["preferences"]["hints"]) == ("Has a Program", True, False)
    for path, body in (
        ("sign-in", {"name": "Has a Program", "password": PASSWORD}),
        ("sign-in/passkey", {"credential": {}}),
        ("sign-in/passkey/question", {}),
        ("link", {"code": "x"}),
        ("link/look", {"code": "x"}),
        ("sign-out", {}),
        ("me/account", {"name": "x", "password": PASSWORD}),
    ):
        problem(httpx.post(f"{server.url}/api/{path}", json=body, headers=program), 403, "not_by_token")
    table = ann.make("me", "open")
    bob = server.person("Bob")
    bob.http.cookies.clear()
    bob.http.headers.update(program)
    request = bob.http.build_request("GET", f"/api/tables/{table}/feed")
    answer = bob.http.send(request, stream=True)
    lines = answer.iter_lines()
    while next(lines) != "event: beat":
        pass
    while next(lines) != "event: beat":
        pass  # it goes on beyond a heartbeat
    assert ann.http.delete(f"/api/me/tokens/{made['id']}", headers={"content-type": "application/json"}).status_code == 200
    assert len(list(lines)) < 40
