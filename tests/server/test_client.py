"""The Python client, as docs/api.md shows it and when the line is lost; tokens, by which programs are known."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from ridback.client import ApiError, Event, LostError, Table, connect
from ridback.game import Game
from tests.server.conftest import Person, Server
from tests.server.test_strangers import problem

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_the_page_is_so(server: Server) -> None:
    """Every snippet of docs/api.md, in order, against a real server."""
    text = "\n".join(re.findall(r"^```py\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    assert text.count(">>> ") > 20
    test = doctest.DocTestParser().get_doctest(text.replace("http://127.0.0.1:8423", server.url), {}, "api.md", str(PAGE), 0)
    report: list[str] = []
    assert doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test, out=report.append).failed == 0, "".join(report)


def test_a_feed_goes_on_where_the_line_was_lost(own_server: Server) -> None:
    """The server stops in the middle of a game and comes back: every move is told once, in order, and the game ends."""
    with connect(own_server.url, name="Ann") as ann, connect(own_server.url, name="Eve") as eve:
        table = ann.make("me", "drifter", pace="instant")
        told: list[Event] = []
        watching = threading.Thread(target=lambda: told.extend(Table(eve, table.id).feed(after=0)))
        watching.start()
        for turn, view in enumerate(table.turns()):
            if turn in (3, 9):
                own_server.stop()
                own_server.start()
            table.play(view["decision"]["legal"][-1]["text"], view["decision"]["ply"])
        watching.join(30)
        assert not watching.is_alive()
        moves = [event for event in told if event.kind == "move"]
        ids = [event.data["id"] for event in moves]
        assert ids == sorted(set(ids))
        atoms = [event.data["ply"] for event in moves]
        assert atoms == sorted(set(atoms))
        assert atoms[-1] == Game.from_json(table.record()).ply
        assert moves[-1].data["view"]["over"]


def test_a_server_that_is_not_there_is_said_so(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridback.client.TRIES", 2)
    with connect(own_server.url) as ann:
        table = ann.make("me", "drifter")
        own_server.stop()
        with pytest.raises(LostError, match=re.escape(own_server.url)):
            table.play("pass", 0)
        with pytest.raises(LostError):
            list(table.feed(after=0))
    with pytest.raises(LostError):
        connect(own_server.url)


def test_what_is_refused_has_a_code_and_a_sentence(server: Server) -> None:
    with connect(server.url) as ann:
        for wrong, code in (
            (lambda: ann.table("nope"), "unknown_table"),
            (lambda: ann.make("me", "commodore"), "unknown_bot"),
            (lambda: ann.make("open", "open").play("pass"), "not_asked"),
            (lambda: ann.make("open", "open").play("pass", 0), "not_seated"),
        ):
            with pytest.raises(ApiError) as caught:
                wrong()
            assert caught.value.code == code
            assert str(caught.value).endswith(".")
    with pytest.raises(ApiError, match="revoked"):
        connect(server.url, "ridback_nonsense")


def test_without_httpx_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['httpx'] = None; import ridback.client"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.strip().splitlines()[-1].endswith("pip install 'ridback[client]'")


def token_of(person: Person, name: str = "bot") -> str:
    answer = person.http.post("/api/me/tokens", json={"name": name})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def with_token(server: Server, token: str, **more: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}", **more})


def test_a_token_is_the_person_without_cookie_or_page(server: Server) -> None:
    """It plays at the person's seat, from wherever the request seems to come."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    view = ann.my_turn(table)
    with with_token(server, token_of(ann), origin="https://elsewhere.example") as bot:
        answer = bot.get("/api/me")
        assert answer.json()["name"] == "Ann"
        assert "set-cookie" not in answer.headers
        assert bot.get(f"/api/tables/{table}/view").json()["view"] == view
        answer = bot.post(f"/api/tables/{table}/moves", json={"ply": view["decision"]["ply"], "move": view["decision"]["legal"][0]["text"]})
        assert answer.status_code == 200
        assert answer.json()["view"]["seat"] == 0


def test_a_token_changes_no_account(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = bob.make("me", "open")
    with with_token(server, token_of(ann)) as bot:
        for method, path, body in (
            ("PUT", "/api/me", {"name": "Eve"}),
            ("PUT", "/api/me/", {"name": "Eve"}),
            ("GET", "/api/me/tokens", None),
            ("POST", "/api/me/tokens", {"name": "more"}),
            ("DELETE", "/api/me/tokens/1", None),
            ("POST", f"/api/tables/{table}/join", {"name": "Eve"}),
        ):
            problem(bot.request(method, path, json=body), 403, "not_by_token")
        assert bot.post(f"/api/tables/{table}/join", json={}).json()["you"] == 1
    assert ann.get("/api/me")["name"] == "Ann"
    assert len(ann.get("/api/me/tokens")["tokens"]) == 1


def test_tokens_are_shown_once_and_revoked(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    token = token_of(ann, "  my\u0000 bot ")
    (listed,) = ann.get("/api/me/tokens")["tokens"]
    assert listed["name"] == "my bot"
    assert listed["used"] is None
    assert token not in ann.http.get("/api/me/tokens").text
    assert token.encode() not in b"".join(path.read_bytes() for path in server.data.glob("ridback.db*"))
    with with_token(server, token) as bot:
        assert bot.get("/api/tables").status_code == 200
        (listed,) = ann.get("/api/me/tokens")["tokens"]
        assert abs(listed["used"] - time.time()) < 60
        assert bob.get("/api/me/tokens") == {"tokens": []}
        problem(
            bob.http.request("DELETE", f"/api/me/tokens/{listed['id']}", headers={"content-type": "application/json"}), 404, "no_such_token"
        )
        assert bot.get("/api/tables").status_code == 200
        gone = ann.http.request("DELETE", f"/api/me/tokens/{listed['id']}", headers={"content-type": "application/json"})
        assert gone.json() == {"tokens": []}
        problem(bot.get("/api/tables"), 401, "unknown_token")
        problem(bot.get("/api/status"), 401, "unknown_token")


@pytest.mark.parametrize("value", ["Bearer", "bearer x", "Bearer \u00e9", "Bearer ridback_" + "x" * 4000])
def test_a_token_that_is_none_is_refused_also_with_a_cookie(server: Server, value: str) -> None:
    ann = server.person("Ann")
    problem(ann.http.get("/api/me", headers={b"authorization": value.encode("latin-1")}), 401, "unknown_token")


def test_what_a_proxy_asks_for_is_no_token(server: Server) -> None:
    ann = server.person("Ann")
    assert ann.http.get("/api/me", headers={"authorization": "Basic YTpi"}).json()["name"] == "Ann"


def test_there_is_an_end_to_tokens(server: Server) -> None:
    ann = server.person("Ann")
    for number in range(20):
        token_of(ann, str(number))
    problem(ann.http.post("/api/me/tokens", json={"name": "x"}), 409, "tokens_many")
    problem(server.person().http.post("/api/me/tokens", json={"name": " \u0000"}), 422, "token_nameless")
    problem(httpx.post(f"{server.url}/api/me/tokens", json={"name": "x"}), 401, "no_session")
