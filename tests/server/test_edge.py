"""What holds for every request: an id, HEAD, hosts that are none, bodies taken to the letter; and how the server says that it is well."""

from __future__ import annotations

import re
import shutil
import socket
import sqlite3
from typing import Any

import httpx
import pytest

from tests.server.conftest import Person, Server
from tests.server.test_strangers import problem


def test_every_answer_has_an_id_of_its_own(server: Server) -> None:
    paths = ["/", "/api/status", "/api/nothing", "/health", "/api/me", "/nothing.js", "/api/tables"]
    ids = [httpx.get(server.url + path).headers["x-request-id"] for path in paths]
    assert len(set(ids)) == len(paths)
    assert all(re.fullmatch("[0-9a-f]{16}", id) for id in ids)


def test_head_is_get_without_the_body(server: Server) -> None:
    before = server.notes.stat().st_size
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    ann.my_turn(table)
    for path in ("/", "/api/status", "/api/bots", f"/api/tables/{table}/view", "/api/tables/nope", "/locales/en.ftl", "/health", "/x.js"):
        head, whole = ann.http.head(path), ann.http.get(path)
        assert (head.status_code, head.content) == (whole.status_code, b""), path
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers.get("content-length") == whole.headers.get("content-length")
    assert "Traceback" not in server.notes.read_text()[before:], "the line stays open"


def test_head_of_a_feed_ends(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    answer = ann.http.head(f"/api/tables/{table}/feed")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")


def test_head_changes_nothing_where_get_is_not(server: Server) -> None:
    ann = server.person("Ann")
    assert ann.http.head("/api/setups/check").status_code == 405


@pytest.mark.parametrize("host", ["x:99999", "x:y", "a b", "[::1", "x/y", "x@y", "a:1:2", "\u00e9", "[::1]]", "x:70000"])
def test_hosts_that_are_none_are_refused_in_words(server: Server, host: str) -> None:
    for path in ("/api/status", "/api/me", "/", "/api/nothing", "/health"):
        with socket.create_connection(("127.0.0.1", server.options["port"])) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode("latin-1"))
            answer = b"".join(iter(lambda: line.recv(65536), b""))
        assert answer.startswith(b"HTTP/1.1 400 "), answer
        assert b'"code":"wrong_host"' in answer


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]", "[::1]:8000", "a-b.example:", "under_score"])
def test_hosts_that_could_be_are_answered(server: Server, host: str) -> None:
    assert httpx.get(f"{server.url}/api/status", headers={"host": host}).status_code == 200


def table_of(person: Person) -> tuple[str, dict[str, Any]]:
    table = person.make("me", "drifter")
    return table, person.my_turn(table)


@pytest.mark.parametrize("ply", ["0", True, False, "00", 0.5, "true", [0], {"0": 0}])
def test_a_ply_is_a_number_to_the_letter(server: Server, ply: object) -> None:
    ann = server.person("Ann")
    table, view = table_of(ann)
    found = problem(ann.move(table, ply, "pass"), 400, "malformed")  # type: ignore[arg-type]
    assert found["args"] == {"field": "ply"}
    assert ann.view(table) == view


def test_what_is_wrong_with_a_body_is_named(server: Server) -> None:
    ann = server.person("Ann")
    for body, field in (
        ({"seats": [{"kind": "cat"}]}, "seats[0].kind"),
        ({"seats": [{"kind": "me"}], "epic": 1}, "epic"),
        ({"seats": [{"kind": "me"}], "hints": "yes"}, "hints"),
        ({"seats": [{"kind": "me"}], "seed": 7}, "seed"),
        ({}, "seats"),
    ):
        found = problem(ann.http.post("/api/tables", json=body), 400, "malformed")
        assert found["args"] == {"field": field}
        assert field in found["message"]


@pytest.mark.parametrize(
    "move", [{"do": "bid", "amount": True}, {"do": "bid", "amount": None}, {"do": "bid", "amount": "é"}, {"do": {"a": [False]}}, {}, ""]
)
def test_a_move_that_is_none_is_told_as_it_was_sent(server: Server, move: Any) -> None:
    """As JSON, not as Python writes it."""
    ann = server.person("Ann")
    table, view = table_of(ann)
    answer = ann.move(table, view["decision"]["ply"], move)
    assert answer.status_code == 422
    assert not re.search(r"\b(True|False|None)\b|\\u00", answer.json()["message"] + str(answer.json()["args"].get("text"))), answer.text


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = httpx.get(f"{server.url}/health", headers={"host": "10.0.0.7:8000"})
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": answer.json()["version"], "database": True, "rules": "ready"}
    assert answer.headers["cache-control"] == "no-store"
    assert "set-cookie" not in answer.headers


def test_a_server_whose_database_is_gone_says_so(own_server: Server) -> None:
    with sqlite3.connect(own_server.data / "ridback.db") as database:
        database.execute("DROP TABLE moves")
    database.close()
    answer = httpx.get(f"{own_server.url}/health")
    assert answer.status_code == 503
    assert (answer.json()["status"], answer.json()["database"]) == ("failing", False)
    own_server.stop()
    shutil.rmtree(own_server.data)


def test_health_is_asked_for_by_any_name_and_as_often_as_one_likes(own_server: Server) -> None:
    own_server.stop()
    own_server.options |= {"hosts": ("127.0.0.1",), "requests": 20}
    own_server.start()
    assert {httpx.get(f"{own_server.url}/health", headers={"host": "other.example"}).status_code for _ in range(30)} == {200}
    assert httpx.get(f"{own_server.url}/api/status", headers={"host": "other.example"}).status_code == 400
