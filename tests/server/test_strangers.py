"""What keeps strangers out: sessions, origins, limits, nonsense of many kinds."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.testing import TestClient

from ridback.server.app import create
from ridback.server.settings import Settings
from tests.server.conftest import Person, Server

TABLE = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "drifter"}]}


def problem(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem an answer tells of, which must be that one and come with a sentence."""
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    assert found["code"] == code
    assert found["message"].endswith((".", ":"))
    assert not found["message"].startswith(("error-", "refusal-"))
    assert isinstance(found["args"], dict)
    return found


def test_the_session_cookie_is_out_of_reach(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


def test_the_session_stays(server: Server) -> None:
    ann = server.person("Ann")
    answer = ann.http.get("/api/me")
    assert answer.json()["name"] == "Ann"
    assert "set-cookie" not in answer.headers


def test_an_unknown_cookie_is_nobody(server: Server) -> None:
    ann = server.person("Ann")
    name, value = next(iter(ann.http.cookies.items()))
    for wrong in (value[:-1], value + "x", "", "x" * 4000, "'; --"):
        answer = httpx.get(f"{server.url}/api/tables", headers={"cookie": f"{name}={wrong}"})
        problem(answer, 401, "no_session")


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/tables"), ("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/tables/x/moves")],
)
def test_without_a_session_nothing_is_done(server: Server, method: str, path: str) -> None:
    body = {"PUT": {"name": "x"}, "POST": TABLE if path == "/api/tables" else {"ply": 0, "move": "pass"}}.get(method)
    answer = httpx.request(method, server.url + path, json=body)
    problem(answer, 401, "no_session")


def test_names_are_cleaned(server: Server) -> None:
    ann = server.person()
    assert ann.http.put("/api/me", json={"name": "  A\u0000n\u202en \n\t e "}).json()["name"] == "Ann e"
    problem(ann.http.put("/api/me", json={"name": "x" * 41}), 400, "malformed")
    assert ann.get("/api/me")["name"] == "Ann e"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "cross-site", "origin": "http://127.0.0.1"},
    ],
)
def test_other_sites_change_nothing(server: Server, headers: dict[str, str]) -> None:
    ann = server.person("Ann")
    problem(ann.http.put("/api/me", json={"name": "Eve"}, headers=headers), 403, "wrong_origin")
    problem(ann.http.post("/api/tables", json=TABLE, headers=headers), 403, "wrong_origin")
    assert (ann.get("/api/me")["name"], ann.get("/api/me")["tables"]) == ("Ann", [])


def test_our_own_page_may(server: Server) -> None:
    ann = server.person("Ann")
    for headers in ({"origin": server.url}, {"sec-fetch-site": "same-origin", "origin": "https://behind.a.proxy"}):
        assert ann.http.put("/api/me", json={"name": "Anne"}, headers=headers).status_code == 200
    proxied = {"origin": "https://ridback.example", "x-forwarded-host": "ridback.example"}
    assert ann.http.put("/api/me", json={"name": "Anne"}, headers=proxied).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""])
def test_forms_change_nothing(server: Server, kind: str) -> None:
    ann = server.person("Ann")
    answer = ann.http.put("/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind})
    problem(answer, 415, "wrong_content_type")
    assert ann.get("/api/me")["name"] == "Ann"


def changing(server: Server) -> list[tuple[str, str]]:
    """Every request of the interface that changes something, as it describes itself."""
    paths = httpx.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    found = []
    for path, item in paths.items():
        for method, operation in item.items():
            numbers = [one["name"] for one in operation.get("parameters", ()) if one["schema"].get("type") == "integer"]
            place = re.sub(r"\{\w+\}", "x", re.sub(rf"\{{({'|'.join(numbers)})\}}", "1", path) if numbers else path)
            if method != "get":
                found.append((method.upper(), place))
    return found


def test_nothing_is_changed_from_another_site(server: Server) -> None:
    """Whatever changes something: neither from a page of another origin, nor as something a form could send, nor as nothing at all."""
    ann = server.person("Ann")
    requests = changing(server)
    assert len(requests) > 20
    for method, path in requests:
        for headers in (
            {"origin": "https://elsewhere.example"},
            {"origin": "null"},
            {"origin": server.url.replace("127.0.0.1", "localhost")},
            {"origin": f"{server.url}0"},
            {"origin": server.url, "sec-fetch-site": "cross-site"},
            {"origin": server.url, "sec-fetch-site": "same-site"},
            {"origin": "https://elsewhere.example", "x-forwarded-host": "elsewhere.example.org"},
        ):
            problem(ann.http.request(method, path, json={}, headers=headers), 403, "wrong_origin")
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""):
            problem(ann.http.request(method, path, content=b"{}", headers={"content-type": kind}), 415, "wrong_content_type")
        problem(ann.http.request(method, path), 415, "wrong_content_type")
    assert ann.get("/api/me")["name"] == "Ann"


def test_no_other_site_is_promised_anything(server: Server) -> None:
    """A browser asks first whether another site may send JSON; it is never told so."""
    asked = {
        "origin": "https://elsewhere.example",
        "access-control-request-method": "PUT",
        "access-control-request-headers": "content-type",
    }
    for path in ("/api/me", "/api/sign-in", "/api/tables"):
        answer = httpx.options(f"{server.url}{path}", headers=asked)
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_an_origin_that_is_none_is_not_ours(server: Server) -> None:
    """HTTP/1.0 needs no Host, and then two nothings would be alike."""
    address = urlsplit(server.url)
    with socket.create_connection((address.hostname or "", address.port or 0)) as line:
        line.sendall(b"POST /api/sign-out HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\n\r\n")
        assert b" 403 " in line.makefile("rb").readline()


@pytest.mark.parametrize(
    "headers",
    [
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"},
        {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"},
        {"sec-fetch-site": "same-site"},
        {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"},
    ],
)
def test_a_link_on_another_site_makes_nobody_somebody_else(server: Server, headers: dict[str, str]) -> None:
    """It brings no cookie along (SameSite=Strict), but a cookie in the answer would take the place of the one that is there."""
    answer = httpx.get(f"{server.url}/api/me", headers=headers)
    problem(answer, 403, "wrong_origin")
    assert "set-cookie" not in answer.headers
    ann = server.person("Ann")
    assert ann.http.get("/api/me", headers=headers).json()["name"] == "Ann", "who is known may look"


NONSENSE = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"7",
    b'"x"',
    b"\xff\xfe",
    b"{}",
    b'{"seats": null}',
    b'{"seats": []}',
    b'{"seats": [{"kind": "me"}, {"kind": "cat"}]}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "pace": "warp"}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "gone_fishin": "perhaps"}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "seed": 7}',
    b'{"seats": [{"kind": "me"}, {"kind": "open", "person": 1}]}',
    b'{"seats": {"0": "me"}}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "docks": "tug"}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "line_up": [1]}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "epic": "perhaps"}',
    b'{"seats": [{"kind": "me"}, {"kind": "open"}], "cards": []}',
    json.dumps({"seats": [{"kind": "open"}] * 7}).encode(),
    b"[" * 50_000,
    b'{"ply": -1, "move": "pass"}',
    b'{"ply": 1e99, "move": "pass"}',
    b'{"ply": 99999999999999999999999999, "move": "pass"}',
    b'{"ply": "zero", "move": "pass"}',
    b'{"ply": true, "move": "pass"}',
    b'{"ply": 0}',
    b'{"ply": 0, "move": 3}',
    b'{"ply": 0, "move": null}',
    b'{"ply": 0, "move": ["pass"]}',
    b'{"ply": 0, "move": "pass", "seat": 1}',
    json.dumps({"ply": 0, "move": "x" * 501}).encode(),
]


@pytest.mark.parametrize("body", NONSENSE, ids=lambda body: repr(body[:50]))
def test_nonsense_is_said_to_be_so_and_changes_nothing(server: Server, nonsense_table: tuple[Person, str], body: bytes) -> None:
    ann, table = nonsense_table
    before = ann.seen(table), ann.get(f"/api/tables/{table}/log")
    for path in ("/api/tables", f"/api/tables/{table}/moves", f"/api/tables/{table}/join"):
        if body == b"{}" and path.endswith("join"):
            continue
        answer = ann.http.post(path, content=body, headers={"content-type": "application/json"})
        problem(answer, 400, "malformed")
    assert (ann.seen(table), ann.get(f"/api/tables/{table}/log")) == before
    assert len(ann.get("/api/tables")["tables"]) == 1


@pytest.fixture(scope="module")
def nonsense_table(server: Server) -> tuple[Person, str]:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    ann.my_turn(table)
    return ann, table


def test_a_body_can_be_too_large(server: Server) -> None:
    ann = server.person()
    answer = ann.http.post("/api/tables", content=b'{"seats": "' + b"x" * 100_000 + b'"}', headers={"content-type": "application/json"})
    problem(answer, 413, "too_large")


def test_one_seat_each_and_known_bots(server: Server) -> None:
    ann = server.person()
    for seats, code in (
        ([{"kind": "me"}, {"kind": "me"}], "one_seat_each"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "commodore"}], "unknown_bot"),
        ([{"kind": "me"}, {"kind": "bot"}], "unknown_bot"),
        ([{"kind": "me"}, {"kind": "bot", "bot": "__class__"}], "unknown_bot"),
    ):
        problem(ann.http.post("/api/tables", json={"seats": seats}), 422, code)
    assert ann.get("/api/tables")["tables"] == []


@pytest.mark.parametrize("path", ["", "/view", "/log", "/feed", "/record"])
@pytest.mark.parametrize("id", ["nope", "%00", "..%2f..", "x" * 39, "é"])
def test_unknown_tables_are_unknown(server: Server, id: str, path: str) -> None:
    answer = server.person().http.get(f"/api/tables/{id}{path}")
    assert answer.status_code == 404, answer.text
    assert answer.json()["code"] in ("unknown_table", "unknown_path")


def test_who_asks_for_what_is_no_table_is_seen_nowhere(tmp_path: Path) -> None:
    """Workers tell each other who is seen where: a name that no database takes would keep them from telling anything."""
    with TestClient(create(Settings(tmp_path).unlimited())) as client:
        client.get("/api/me")
        presence, body = client.app.state.service.presence, {"content-type": "application/json"}
        for path in ("", "/view", "/log", "/feed", "/record", "/chat", "/at/0", "/at/0/log", "/review?seat=0"):
            assert client.get(f"/api/tables/a%00b{path}").status_code == 404
        for path, data in (("/chat", {"text": "hi"}), ("/start", {}), ("/join", {}), ("/moves", {"ply": 0, "move": "pass"}), ("/hint", {})):
            assert client.post(f"/api/tables/a%00b{path}", json=data).status_code in (404, 503)
        assert client.delete("/api/tables/a%00b/seats/0/bot", headers=body).status_code == 404
        assert presence._seen == {}


def test_what_is_not_there_is_json_under_api(server: Server) -> None:
    problem(httpx.get(f"{server.url}/api/nothing"), 404, "unknown_path")
    problem(httpx.get(f"{server.url}/api"), 404, "unknown_path")
    problem(httpx.get(f"{server.url}/nothing.js"), 404, "unknown_path")
    problem(httpx.delete(f"{server.url}/api/tables"), 405, "wrong_method")


@pytest.mark.parametrize("path", ["..%2f..%2fpyproject.toml", "%2fetc%2fpasswd", "assets/..%2f..%2fcli.py", "locales/..%2fcli.py"])
def test_only_the_client_s_files_are_served(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}/{path}")
    if answer.status_code != 404:
        assert answer.text == httpx.get(server.url).text, "the page, which says that there is nothing"


@pytest.mark.parametrize("path", ["%00", "index.html%00.js", "assets/" + "a" * 5000, "locales/" + "a" * 300 + ".ftl"])
def test_what_cannot_be_a_file_is_none(server: Server, path: str) -> None:
    assert httpx.get(f"{server.url}/{path}").status_code in (200, 404, 503)


@pytest.mark.parametrize("headers", [{"origin": "http://[bad"}, {"host": "[bad"}])
def test_addresses_that_are_none_are_refused(server: Server, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=TABLE, headers=headers)
    assert answer.status_code == 400, answer.text


def test_an_own_machine_answers_to_its_own_name_only(tmp_path: Path) -> None:
    server = Server(tmp_path, hosts=("127.0.0.1", "localhost"))
    try:
        assert httpx.get(f"{server.url}/api/me").status_code == 200
        port = server.options["port"]
        assert httpx.get(f"{server.url}/api/me", headers={"host": f"localhost:{port}"}).status_code == 200
        problem(httpx.get(f"{server.url}/api/me", headers={"host": f"rebound.example:{port}"}), 400, "wrong_host")
    finally:
        server.stop()


def test_strangers_cannot_ask_for_ever(tmp_path: Path) -> None:
    server = Server(tmp_path, requests=60, new_things=10, feeds=2)
    try:
        ann = server.person("Ann")
        table = ann.make("me", "open")
        with httpx.Client(base_url=server.url) as http:
            met = [http.get("/api/me", headers={"cookie": ""}).status_code for _ in range(10)]
            assert met == [200] * 8 + [429] * 2  # Ann and her table are new, too
            found = problem(http.get("/api/me", headers={"cookie": ""}), 429, "too_many_requests")
            assert 0 < found["args"]["seconds"] <= 60
        with ann.feed(table), ann.feed(table) as feed:
            feed.next("table")
            problem(ann.http.get(f"/api/tables/{table}/feed"), 429, "too_many_feeds")
        problem(ann.http.get(f"/api/feed?on={table}.0&on={table}.0&on={table}.0"), 429, "too_many_feeds")  # each table counts
        asked = [ann.http.get("/api/tables").status_code for _ in range(60)]
        assert asked[0] == 200
        assert asked[-1] == 429
        assert 0 < int(ann.http.get("/api/tables").headers["retry-after"]) <= 60
    finally:
        server.stop()
