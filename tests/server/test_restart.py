"""Stopping, killing and starting loses nothing and keeps nobody waiting."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import STORAGES, Person, Server


@pytest.mark.parametrize("own_server", STORAGES, indirect=True)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_nothing_keeps_it_from_stopping(own_server: Server, number: int) -> None:
    """Neither open feeds nor bots that wait for their turn."""
    ann = own_server.person("Ann")
    table = ann.make("me", "drifter")
    for _ in range(3):
        ann.make("drifter", "drifter", pace="slow")
    with ann.feed(table) as one, ann.feed(table) as two:
        one.next("table")
        two.next("table")
        assert own_server.stop(number) < 10
        assert one.closed.wait(1)
        assert two.closed.wait(1)
    # By itself, not because uvicorn's patience (two seconds) was at its end: on a busy machine a clock would not tell that apart.
    notes = own_server.notes.read_text()
    assert "graceful shutdown exceeded" not in notes
    assert "Traceback" not in notes


@pytest.mark.parametrize("own_server", STORAGES, indirect=True)
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_game_goes_on_after_a_restart(own_server: Server, number: int) -> None:
    """The same people, the same tables, the same cards; and a feed that goes on after the last it has told."""
    ann = own_server.person("Ann")
    table = ann.make("me", "drifter", "drifter")
    for _ in range(4):
        view = ann.my_turn(table)
        ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
    view = ann.my_turn(table)
    seen = ann.seen(table)
    with ann.feed(table, after=0) as feed:
        told = 0
        while told < seen["last"]:
            id, _, _ = feed.next("move")
            told = id or 0
        own_server.stop(number)
        assert feed.closed.wait(3)
    own_server.start()
    ann = Person(own_server, cookies=ann.http.cookies)
    assert ann.get("/api/me")["name"] == "Ann"
    assert ann.seen(table) == seen
    with ann.feed(table, header=told) as feed:
        answer = ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
        assert answer.status_code == 200
        id, first, _ = feed.next("move")
        assert id is not None
        assert id > told
        assert first["seat"] == 0


def test_a_bot_s_turn_survives(own_server: Server) -> None:
    """Killed while a bot was thinking, the server lets it move when it is back, unasked."""
    ann = own_server.person("Ann")
    table = ann.make("drifter", "drifter", pace="slow")
    time.sleep(0.2)
    own_server.stop(signal.SIGKILL)
    assert moves(own_server, table) == 0
    own_server.start()
    end = time.monotonic() + 10
    while not moves(own_server, table):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_game_that_ended_in_the_last_moment_is_over(own_server: Server) -> None:
    """The process died between the last move and the note that the game is over."""
    ann = own_server.person("Ann")
    table = ann.make("drifter", "drifter")
    ann.my_turn(table)
    own_server.stop()
    with sqlite3.connect(own_server.data / "ridback.db") as database:
        database.execute("UPDATE tables SET status = 'running'")
    database.close()
    own_server.start()
    end = time.monotonic() + 10
    while httpx.get(f"{own_server.url}/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_table_of_other_rules_does_not_take_the_rest_with_it(own_server: Server) -> None:
    ann = own_server.person("Ann")
    broken, fine = ann.make("me", "drifter"), ann.make("me", "drifter")
    for table in (broken, fine):
        view = ann.my_turn(table)
        ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
        ann.my_turn(table)
    own_server.stop()
    with sqlite3.connect(own_server.data / "ridback.db") as database:
        database.execute("UPDATE moves SET move = 'pass', seat = 3 WHERE table_id = ? AND ply = 0", (broken,))
    database.close()
    own_server.start()
    ann = Person(own_server, cookies=ann.http.cookies)
    answer = ann.http.get(f"/api/tables/{broken}/view")
    assert answer.status_code == 409
    assert answer.json()["code"] == "rules_changed"
    assert ann.view(fine)["decision"]
    assert {line["id"] for line in ann.get("/api/tables")["tables"]} == {broken, fine}


def test_the_page_comes_before_the_rules(tmp_path: Path) -> None:
    """With nothing compiled yet: page and status at once, the rest says so, a feed waits, and stopping does not."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-W", "error", "-m", "ridback.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | {"RIDBACK_CACHE": str(tmp_path / "cache")}
    )
    assert process.stdout is not None
    try:
        while "http://" not in process.stdout.readline():
            assert process.poll() is None
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            assert http.get("/t/whatever").headers["content-type"].startswith("text/html")
            status = http.get("/api/status").json()
            assert not status["ready"]
            assert status["step"] in ("waiting", "loading", "compiling")
            http.get("/api/me")
            answer = http.get("/api/bots")
            assert answer.status_code == 503
            assert answer.json()["code"] == "warming_up"
            assert int(answer.headers["retry-after"]) > 0
            assert http.get("/api/tables").json() == {"tables": []}
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
        assert "Traceback" not in process.stdout.read()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def moves(server: Server, table: str) -> int:
    with sqlite3.connect(server.data / "ridback.db") as database:
        count = database.execute("SELECT count(*) FROM moves WHERE table_id = ?", (table,)).fetchone()[0]
    database.close()
    return int(count)
