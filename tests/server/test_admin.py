"""``ridback admin``: copies that are whole, also while moves are made; nothing written over; games as files; somebody forgotten."""

from __future__ import annotations

import json
import re
import sqlite3
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner, Result

from ridback import cli, records
from ridback.server import admin
from ridback.server.database import migrate
from tests.server.conftest import Person, Server


def run(*args: object, code: int = 0, says: str = "", answers: str | None = None) -> Result:
    """A command as it is typed, which must end so and say so."""
    environment = {"COLUMNS": "200", "DATABASE_URL": "", "RIDBACK_DATA": ""}
    result = CliRunner().invoke(cli.app, ["admin", *map(str, args)], env=environment, input=answers)
    assert result.exit_code == code, result.output
    assert says in result.output, result.output
    assert not re.search(r"admin-\w+-?\w*|error-|Traceback|\{ ?\$", result.output), result.output
    return result


def finished(person: Person) -> str:
    """A game that is over."""
    table = person.make("drifter", "drifter")
    assert person.my_turn(table)["over"]
    return table


@pytest.fixture
def club(tmp_path: Path) -> Iterator[tuple[Server, Person, str, str]]:
    """A server with Ann, a game of hers that runs, and one that is over."""
    folder = tmp_path / "club"
    folder.mkdir()
    server = Server(folder)
    ann = server.person("Ann")
    runs, over = ann.make("me", "drifter"), finished(ann)
    view = ann.my_turn(runs)
    ann.move(runs, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
    ann.my_turn(runs)
    yield server, ann, runs, over
    if server.process.is_alive():
        server.stop()


def test_a_backup_of_a_server_that_plays_is_whole(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    """Moves are made all the while; every one that was acknowledged before the copy began is in it, and the copy is played on."""
    server, ann, runs, _ = club
    done = threading.Event()
    many = [ann.make("drifter", "drifter", "drifter") for _ in range(5)]

    def play() -> None:
        while not done.is_set():
            ann.view(many[0])
            many.append(ann.make("drifter", "drifter"))

    thread = threading.Thread(target=play)
    thread.start()
    try:
        last = ann.seen(runs)["last"]
        for number in range(3):
            says = run("backup", tmp_path / f"{number}.db", "--data", server.data, says="was checked from end to end").output
            assert re.search(r"holds \d+ tables, [\d,]+ moves and one person \([\d.,]+ \w+\)", says)
    finally:
        done.set()
        thread.join()
    for number in range(3):
        with sqlite3.connect(tmp_path / f"{number}.db") as copy:
            assert copy.execute("SELECT max(id) FROM moves WHERE table_id = ?", [runs]).fetchone() == (last,)
            assert copy.execute("PRAGMA foreign_key_check").fetchall() == []
        copy.close()
    assert {path.name for path in tmp_path.iterdir()} == {"club", "0.db", "1.db", "2.db"}
    server.stop()

    home = tmp_path / "home"
    run("restore", tmp_path / "0.db", "--data", home, says="now.")
    again = Server(home)
    try:
        back = Person(again, cookies=ann.http.cookies)
        view = back.my_turn(runs)
        assert back.move(runs, view["decision"]["ply"], view["decision"]["legal"][0]["text"]).status_code == 200
    finally:
        again.stop()


def test_nothing_is_written_over(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    server, *_ = club
    file = tmp_path / "x.db"
    run("backup", file, "--data", server.data)
    before = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    assert {path.stat().st_mode & 0o777 for path in server.data.glob("ridback.db*")} == {0o600}
    run("backup", file, "--data", server.data, code=1, says="is there already")
    assert file.read_bytes() == before
    run("restore", file, "--data", server.data, code=1, says="--replace")
    run("restore", server.data / "ridback.db", "--data", server.data, code=1, says="the very file")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("x")
    run("export", tmp_path / "full", "--data", server.data, code=1, says="is there already")
    run("export", file, "--data", server.data, code=1, says="is there already")
    assert sorted(path.name for path in server.data.glob("*.db")) == ["ridback.db"]


def test_restoring_over_games_keeps_them(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    """Also under a server that runs: it meets one whole database or the other."""
    server, ann, _, over = club
    run("backup", tmp_path / "x.db", "--data", server.data)
    later = finished(ann)
    run("restore", tmp_path / "x.db", "--data", server.data, "--replace", says="start it anew")
    assert ann.http.get(f"/api/tables/{over}").status_code == 200
    assert ann.http.get(f"/api/tables/{later}").status_code == 404
    (kept,) = server.data.glob("before-restore-*.db")
    with sqlite3.connect(kept) as copy:
        assert copy.execute("SELECT count(*) FROM tables WHERE id = ?", [later]).fetchone() == (1,)
    copy.close()


def test_what_is_no_backup_is_refused_in_words(tmp_path: Path) -> None:
    home = tmp_path / "home"
    empty, text, other, newer, damaged = (tmp_path / f"{name}.db" for name in ("empty", "text", "other", "newer", "damaged"))
    empty.touch()
    text.write_text("no database " * 100)
    with sqlite3.connect(other) as database:
        database.execute("CREATE TABLE alembic_version (version_num)")
    database.close()
    migrate(newer)
    with sqlite3.connect(newer) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    migrate(damaged)
    with sqlite3.connect(damaged) as database:
        database.execute("PRAGMA journal_mode=DELETE")
    database.close()
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2] + b"\xff" * 4096 + whole[len(whole) // 2 + 4096 :])
    for file in (empty, text, other):
        run("restore", file, "--data", home, code=1, says=f"{file} is no backup of Ridback.")
    run("restore", newer, "--data", home, code=1, says="is of a later version")
    assert any(part in run("restore", damaged, "--data", home, code=1).output for part in ("is damaged", "is no backup"))
    run("restore", tmp_path / "nothing.db", "--data", home, code=1, says="There is no file")
    assert list(home.iterdir()) == []


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    home = tmp_path / "home"
    for args in (["backup", tmp_path / "x.db"], ["export", tmp_path / "x"], ["delete-person", "Ann"], ["health"], ["recount"], ["prune"]):
        run(*args, "--data", home, code=1, says="No games are kept in")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_written_leaves_nothing(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    run("backup", tmp_path / "no" / "x.db", "--data", club[0].data, code=1, says="That did not work: ")
    assert {path.name for path in tmp_path.iterdir()} == {"club"}


@pytest.mark.parametrize("name", ["games", "games.zip"])
def test_export_writes_finished_games_that_replay(club: tuple[Server, Person, str, str], tmp_path: Path, name: str) -> None:
    server, ann, runs, over = club
    says = run("export", tmp_path / name, "--data", server.data, says="replayed to the end").output
    assert "One game still runs and was left out" in says
    assert (tmp_path / name).stat().st_mode & 0o077 == 0, "with --running it has all hands in it"
    if name.endswith(".zip"):
        zipfile.ZipFile(tmp_path / name).extractall(tmp_path / "games")
    (file,) = (tmp_path / "games").iterdir()
    assert file.name == f"ridback-{over}.json"
    assert json.loads(file.read_text()) == ann.get(f"/api/tables/{over}/record")
    assert records.verify(file).over
    assert runs not in file.read_text()


def test_export_of_running_games_is_asked_for(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    server, ann, runs, _ = club
    run("export", tmp_path / "all", "--running", "--data", server.data, says="2 games are in")
    game = records.verify(tmp_path / "all" / "running" / f"ridback-{runs}.json")
    assert not game.over
    assert game.view(0).to_json() == ann.view(runs)


def test_what_cannot_be_replayed_is_told_and_left_out(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    server, ann, _, over = club
    bad = finished(ann)
    server.stop()
    with sqlite3.connect(server.data / "ridback.db") as database:
        database.execute("UPDATE moves SET move = 'bid 99' WHERE table_id = ? AND ply = 3", [bad])
    database.close()
    run("export", tmp_path / "games", "--data", server.data, code=1, says=f"left out: {bad}")
    assert [path.name for path in (tmp_path / "games").iterdir()] == [f"ridback-{over}.json"]


def test_results_are_counted_anew(club: tuple[Server, Person, str, str]) -> None:
    """To what they were, whatever stands there; what cannot be played any more keeps what was counted."""
    server, ann, _, over = club
    bad = finished(ann)

    def counted() -> dict[tuple[str, int], int]:
        with sqlite3.connect(server.data / "ridback.db") as database:
            found = database.execute("SELECT table_id, seat, score FROM results").fetchall()
        database.close()
        return {(table, seat): score for table, seat, score in found}

    end = time.monotonic() + 60
    while len(before := counted()) < 4:
        assert time.monotonic() < end
        time.sleep(0.05)
    run("recount", "--data", server.data, says="2 games were counted.")
    assert counted() == before
    with sqlite3.connect(server.data / "ridback.db") as database:
        database.execute("UPDATE results SET score = 1")
        database.execute("UPDATE moves SET move = 'bid 99' WHERE table_id = ? AND ply = 3", [bad])
    database.close()
    run("recount", "--data", server.data, code=1, says=f"its results stay as they were: {bad}")
    assert counted() == {key: before[key] if key[0] == over else 1 for key in before}


def test_a_person_is_forgotten_and_the_games_stay(club: tuple[Server, Person, str, str]) -> None:
    server, ann, runs, over = club
    bob = server.person("Bob")
    waits, both = ann.make("me", "open", "open"), bob.make("me", "open")
    bob.join(waits)
    ann.join(both)
    token = ann.http.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
    record = ann.get(f"/api/tables/{over}/record")
    run("delete-person", "Ann", "--data", server.data, code=1, says="Nothing was changed.", answers="n\n")
    assert ann.get("/api/me")["name"] == "Ann"
    run("delete-person", "Ann", "--data", server.data, says="Forgotten.", answers="y\n")
    assert ann.http.get("/api/tables").status_code == 401
    assert httpx.get(f"{server.url}/api/tables", headers={"authorization": f"Bearer {token}"}).status_code == 401
    assert bob.get(f"/api/tables/{both}")["seats"][1]["name"] == ""
    waiting = bob.get(f"/api/tables/{waits}")
    assert [seat["kind"] for seat in waiting["seats"]] == ["open", "human", "open"]
    assert (waiting["yours"], [notice["code"] for notice in waiting["notices"]]) == (True, ["maker"])
    assert bob.view(runs)["seat"] is None
    assert bob.get(f"/api/tables/{over}/record") == record
    with sqlite3.connect(server.data / "ridback.db") as database:
        assert "Ann" not in "\n".join(database.iterdump())
    database.close()


def test_guests_who_have_not_come_for_long_are_forgotten(club: tuple[Server, Person, str, str]) -> None:
    """By the days that the host says; the games stay."""
    server, ann, _, over = club
    record = ann.get(f"/api/tables/{over}/record")
    run("prune", "--data", server.data, says="Nobody was to be forgotten.")
    with sqlite3.connect(server.data / "ridback.db") as database:
        for column in ("people.made", "sessions.seen", "tables.made", "moves.at"):
            table, name = column.split(".")
            database.execute(f"UPDATE {table} SET {name} = {name} - 20 * 86400")
        (guests,) = database.execute("SELECT count(*) FROM people").fetchone()
    database.close()
    run("prune", "--days", 21, "--data", server.data, says="Nobody was to be forgotten.")
    run("prune", "--days", 19, "--data", server.data, says="forgotten.")
    assert ann.http.get("/api/tables").status_code == 401
    assert server.person().get(f"/api/tables/{over}/record") == record
    with sqlite3.connect(server.data / "ridback.db") as database:
        assert "Ann" not in "\n".join(database.iterdump())
        (left,) = database.execute("SELECT count(*) FROM people WHERE NOT gone").fetchone()
    database.close()
    assert (guests, left) == (1, 1), "who has just asked"


def test_of_two_of_one_name_the_number_says_which(club: tuple[Server, Person, str, str]) -> None:
    server, ann, *_ = club
    other = server.person("Ann")
    says = run("delete-person", "Ann", "--yes", "--data", server.data, code=1, says="the name of 2 people").output
    numbers = re.findall(r"^ *(\d+) +Ann +\d{4}-\d\d-\d\d +(\d) +(\d)", says, re.MULTILINE)
    assert [rest for _, *rest in numbers] == [["1", "1"], ["0", "0"]]
    run("delete-person", numbers[1][0], "--yes", "--data", server.data, says="They sat at no table.")
    assert other.http.get("/api/tables").status_code == 401
    assert ann.http.get("/api/tables").status_code == 200
    run("delete-person", "Nobody", "--data", server.data, code=1, says="There is nobody")


def test_health_of_a_server_and_of_what_is_kept(club: tuple[Server, Person, str, str], tmp_path: Path) -> None:
    server, *_ = club
    assert re.search(r"status +well *\n", run("health", server.url).output)
    says = run("health", "--data", server.data, says="sound").output
    assert re.search(r"2 tables \(1 running\), [\d,]+ moves, one person, ", says)
    with sqlite3.connect(server.data / "ridback.db") as database:
        database.execute("DROP TABLE moves")
    database.close()
    assert re.search(r"status +not able to serve *\n(.*\n)*.*does not answer", run("health", server.url, code=1).output)
    server.stop()
    run("health", server.url, code=1, says="No server answers at")
    run("health", "ftp://x", code=1, says="is no address")
    run("health", "--data", server.data, code=1, says="is no backup")


def test_another_server_is_not_taken_for_ours(httpserver_other: str) -> None:
    run("health", httpserver_other, code=1, says="is not Ridback")


@pytest.fixture
def httpserver_other() -> Iterator[str]:
    from http.server import BaseHTTPRequestHandler, HTTPServer

    class Hello(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'["hello"]')

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Hello) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{other.server_port}"
        other.shutdown()
        thread.join()


def test_with_postgresql_its_own_tools_are_named(tmp_path: Path) -> None:
    url = "postgresql://ridback@localhost/ridback"
    run("backup", tmp_path / "x", "--database", url, code=1, says="pg_dump")
    run("restore", tmp_path / "x", "--database", url, "--data", tmp_path, code=1, says="pg_restore")


def test_versions_are_those_of_the_migrations() -> None:
    assert {"0001", "0002"} < admin._versions()
