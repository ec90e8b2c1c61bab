"""What a host sees of a server from outside: numbers, notes, and who asks behind a proxy. None of it says anything of anybody."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import THREE, Server
from tests.server.test_strangers import problem


def numbers(server: Server) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """All numbers a server tells, by name and labels."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.status_code == 200, answer.text
    families = text_string_to_metric_families(answer.text)
    return {(one.name, frozenset(one.labels.items())): one.value for family in families for one in family.samples}


def of(found: dict[tuple[str, frozenset[tuple[str, str]]], float], name: str, **labels: str) -> float:
    return sum(value for (which, has), value in found.items() if which == name and labels.items() <= dict(has).items())


def test_numbers_are_off_unless_wanted(server: Server) -> None:
    problem(httpx.get(f"{server.url}/metrics"), 404, "unknown_path")


@pytest.fixture
def counted(own_server: Server) -> Server:
    own_server.stop()
    own_server.options["metrics"] = True
    own_server.start()
    return own_server


def test_numbers_count_what_happens_and_name_nobody(counted: Server) -> None:
    ann = counted.person("Annabel")
    runs, over = ann.make("me", "drifter"), ann.make("drifter", "drifter")
    ann.make("open", "me")
    assert ann.my_turn(over)["over"]
    view = ann.my_turn(runs)
    assert ann.move(runs, view["decision"]["ply"], view["decision"]["legal"][0]["text"]).status_code == 200
    assert ann.move(runs, view["decision"]["ply"], "dance").status_code == 409
    ann.http.get("/api/nothing/secret-path")
    with ann.feed(runs) as feed:
        feed.next("table")
        found = numbers(counted)
        assert of(found, "ridback_feeds_open") == 1
    with sqlite3.connect(counted.data / "ridback.db") as database:
        stored = database.execute("SELECT count(*) FROM moves").fetchone()[0]
        by = database.execute("SELECT count(*) FROM moves WHERE table_id = ? AND seat = 0", [runs]).fetchone()[0]
    database.close()
    assert of(found, "ridback_tables", status="open") == 1
    assert of(found, "ridback_tables", status="running") == 1
    assert of(found, "ridback_tables", status="over") == 1
    assert 0 < of(found, "ridback_moves_stored_total") <= stored
    assert of(found, "ridback_moves_stored_total", by="person") == by
    route = "/api/tables/{table_id}/moves"
    assert of(found, "ridback_requests_total", method="POST", route=route, status="200") == 1
    assert of(found, "ridback_requests_total", method="POST", route=route, status="409") == 1
    assert of(found, "ridback_request_seconds_count", method="POST", route=route) == 2
    assert of(found, "ridback_requests_total", route="-", status="404") == 1
    assert of(found, "ridback_bot_seconds_count", bot="drifter") > 0
    assert of(found, "ridback_bot_failures_total") == 0
    text = httpx.get(f"{counted.url}/metrics").text
    assert not [secret for secret in ("Annabel", runs, over, "secret-path", *ann.http.cookies.values()) if secret in text]


@pytest.mark.parametrize("own_server", [THREE], indirect=True)
def test_numbers_of_all_workers_are_added_up(counted: Server) -> None:
    """Whichever of them is asked."""
    ann = counted.person("Ann")
    table = ann.make("me", "drifter")
    for _ in range(30):
        assert httpx.get(f"{counted.url}/api/bots").status_code == 200  # each on a line of its own, so of any worker
    with ann.feed(table) as feed:
        feed.next("table")
        for _ in range(6):
            found = numbers(counted)
            assert of(found, "ridback_requests_total", route="/api/bots", status="200") == 30
            assert of(found, "ridback_feeds_open") == 1
            assert of(found, "ridback_tables", status="running") == 1


def notes(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.notes.read_text().splitlines()]


def test_notes_have_requests_with_their_ids_and_no_secrets(own_server: Server) -> None:
    """Everything that opens something or tells a hand is used, in good and in bad requests, and looked for in the log."""
    own_server.stop()
    own_server.notes.write_text("")
    own_server.options["log"] = "json"
    own_server.start()
    ann = own_server.person("Annabel")
    table = ann.make("me", "drifter")
    view = ann.my_turn(table)
    made = ann.http.post("/api/me/tokens", json={"name": "bot"}).json()
    with httpx.Client(base_url=own_server.url, headers={"authorization": f"Bearer {made['token']}"}) as bot:
        assert bot.get(f"/api/tables/{table}/view?x=query-secret").status_code == 200
    with ann.feed(table) as feed:
        feed.next("table")
    secrets = [made["token"], table, "Annabel", "door-secret", "query-secret", "bad-token", *ann.http.cookies.values()]
    httpx.get(f"{own_server.url}/enter/door-secret")
    httpx.get(f"{own_server.url}/api/me", headers={"authorization": "Bearer bad-token"})
    ann.http.post(f"/api/tables/{table}/moves", content=b"[" * 50_000, headers={"content-type": "application/json"})
    ann.move(table, view["decision"]["ply"], "dance")
    with sqlite3.connect(own_server.data / "ridback.db") as database:
        secrets += [seed for (seed,) in database.execute("SELECT seed FROM tables")]
        database.execute("UPDATE tables SET seed = 'nonsense'")
    database.close()
    bug = ann.http.get(f"/api/tables/{table}/view")
    assert bug.status_code == 500
    own_server.stop()

    text = own_server.notes.read_text()
    assert not [secret for secret in secrets if secret in text]
    assert '"hand"' not in text and "decision" not in text
    lines = notes(own_server)
    assert all({"time", "level", "logger", "message", "request"} <= line.keys() for line in lines)
    mine = [line for line in lines if line["request"] == bug.headers["x-request-id"]]
    assert [line["status"] for line in mine if "status" in line] == [500]
    assert any("ValueError" in line.get("error", "") for line in mine), "why it went wrong, with the request's id"
    assert {"GET", "POST"} <= {line.get("method") for line in lines}
    assert "/enter/{code}" in {line.get("route") for line in lines}
    assert all(re.fullmatch("[0-9a-f]{16}", line["request"]) for line in lines if "route" in line)


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("10.0.0.0/8",), False), (("127.0.0.1",), True), (("127.0.0.0/8",), True)])
def test_a_proxy_is_believed_if_the_host_says_so(own_server: Server, proxies: tuple[str, ...], believed: bool) -> None:
    """Who asks, for the limits; and whether by https, for the cookie."""
    own_server.stop()
    own_server.options |= {"proxies": proxies, "requests": 15}
    own_server.start()

    def ask(number: int) -> httpx.Response:
        headers = {"x-forwarded-for": f"203.0.113.{number}", "x-forwarded-proto": "https"}
        return httpx.get(f"{own_server.url}/api/me", headers=headers)

    answers = [ask(number) for number in range(1, 21)]
    assert (429 in {answer.status_code for answer in answers}) != believed
    assert ("secure" in answers[0].headers["set-cookie"].lower()) == believed
    if believed:
        assert 429 in {ask(7).status_code for _ in range(20)}, "and one behind it has a limit as others do"
        assert ask(8).status_code == 200


def test_a_household_has_one_limit_whatever_addresses_it_has(own_server: Server) -> None:
    """In IPv6 it has 2**64 of them."""
    own_server.stop()
    own_server.options |= {"proxies": ("127.0.0.1",), "requests": 15}
    own_server.start()

    def ask(address: str) -> int:
        return httpx.get(f"{own_server.url}/api/status", headers={"x-forwarded-for": address}).status_code

    assert [ask(f"2001:db8::{number:x}") for number in range(1, 18)] == [200] * 15 + [429] * 2
    assert ask("2001:db8:0:1::1") == 200, "the neighbors"


def test_what_a_stranger_says_of_itself_is_not_believed(own_server: Server) -> None:
    """Behind a proxy the last address counts, which the proxy has added itself."""
    own_server.stop()
    own_server.options |= {"proxies": ("127.0.0.1",), "requests": 15}
    own_server.start()
    said = [f"198.51.100.{number}, 203.0.113.9" for number in range(20)]
    assert 429 in {httpx.get(f"{own_server.url}/api/status", headers={"x-forwarded-for": value}).status_code for value in said}
