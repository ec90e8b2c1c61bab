"""People where three workers share a PostgreSQL: what one of them has begun another ends, and what is once is once among them all."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import alembic.command
import httpx
import pytest
import sqlalchemy as sa

from ridback.server.database import config
from tests.server.conftest import Person, Server
from tests.server.postgres import Postgres
from tests.server.test_accounts import PASSWORD, sign_in, sign_up
from tests.server.test_passkeys import Authenticator, add, come_in, question, visitor

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def three(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Three workers, and five wrong passwords a name."""
    options = {"requests": 0, "new_things": 0, "feeds": 0, "sign_ins": 5}
    server = Server(tmp_path_factory.mktemp("three"), database_url=postgres.fresh(), workers=3, **options)
    yield server
    server.stop()


@pytest.fixture
def ann(three: Server) -> Person:
    return roaming(three.person("Ann"))


def roaming(person: Person) -> Person:
    """Each request opens a line of its own, and so comes to any worker."""
    person.http.headers["connection"] = "close"
    return person


def test_a_person_is_the_same_to_all(three: Server, ann: Person) -> None:
    table = ann.make("me", "open")
    sign_up(ann, "Roaming Ann")
    guest = roaming(three.person("Guest"))
    mine = guest.make("me", "open")
    assert sign_in(guest, "roaming ann")["moved"] == 1
    for _ in range(6):
        assert {line["id"] for line in ann.get("/api/me")["tables"]} == {table, mine}
        assert guest.seen(table)["table"]["you"] == 0
    with guest.feed(table) as feed:
        feed.next("table")
        ann.http.delete("/api/me/sessions", headers=JSON)
        assert feed.closed.wait(10)
    assert {guest.http.get("/api/tables").status_code for _ in range(6)} == {401}


def test_a_link_opens_once_among_all(three: Server, ann: Person) -> None:
    code = ann.http.post("/api/me/link", json={}).json()["code"]

    def take(_: int) -> int:
        return httpx.post(f"{three.url}/api/link", json={"code": code}, timeout=60).status_code

    with ThreadPoolExecutor(12) as threads:
        assert Counter(threads.map(take, range(24))) == {200: 1, 404: 23}


def test_a_name_is_kept_once_among_all(three: Server) -> None:
    people = [roaming(three.person()) for _ in range(6)]

    def keep(person: Person) -> int:
        return person.http.post("/api/me/account", json={"name": "Wanted by All", "password": PASSWORD}).status_code

    with ThreadPoolExecutor(6) as threads:
        assert Counter(threads.map(keep, people)) == {201: 1, 409: 5}


def test_wrong_passwords_are_counted_by_all(three: Server, ann: Person) -> None:
    sign_up(ann, "Guessed by Many")

    def guess(number: int) -> int:
        body = {"name": "guessed by many", "password": f"guess {number}"}
        return httpx.post(f"{three.url}/api/sign-in", json=body, timeout=60).status_code

    with ThreadPoolExecutor(6) as threads:
        assert Counter(threads.map(guess, range(12))) == {401: 5, 429: 7}


def test_a_passkey_is_asked_by_one_and_answered_to_another(three: Server) -> None:
    origin = three.url.replace("127.0.0.1", "localhost")
    device, bob = Authenticator(), roaming(visitor(three, origin))
    assert add(bob, origin, device, "Roaming Bob").status_code == 201
    for _ in range(4):
        other = roaming(visitor(three, origin))
        assert come_in(other, device.use(question(other), origin)).status_code == 200


def as_of(file: Path, version: str) -> None:
    """Make of a database what it would have been in that version, with all that it could have held then."""
    old = file.with_name("old.db")
    engine = sa.create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        alembic.command.upgrade(config(connection), version)
    engine.dispose()
    with closing(sqlite3.connect(old)) as database, database:
        database.execute("ATTACH ? AS now", [str(file)])
        for (name,) in database.execute("SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'").fetchall():
            if name != "alembic_version":
                columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({name})"))
                database.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM now.{name}")
    for end in ("", "-wal", "-shm"):
        file.with_name(file.name + end).unlink(missing_ok=True)
    old.rename(file)


def test_a_database_of_before_keeps_its_people(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Sessions of the version before accounts are guests' sessions."""
    server = Server(tmp_path_factory.mktemp("before"))
    try:
        ann = server.person("Ann")
        table = ann.make("me", "open")
        server.stop()
        as_of(server.data / "ridback.db", "0010")
        server.start()
        ann = Person(server, cookies=ann.http.cookies)
        assert ann.get("/api/me")["name"] == "Ann"
        assert [line["id"] for line in ann.get("/api/me")["tables"]] == [table]
        assert ann.get("/api/me/account")["sessions"][0]["how"] == "guest"
        sign_up(ann, "Ann of Old")
    finally:
        if server.process.is_alive():
            server.stop()
