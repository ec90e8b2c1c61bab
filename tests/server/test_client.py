"""The Python client, as docs/api.md shows it and when the line is lost; tokens, by which programs are known."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

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


def test_several_tables_by_one_line(server: Server) -> None:
    with connect(server.url, name="Ann") as ann:
        tables = [ann.make("me", "drifter", pace="instant") for _ in range(2)]
        told = ann.feed({table.id: 0 for table in tables})
        assert {next(told)[0] for _ in range(2)} == {table.id for table in tables}
        tables[1].set_pace("slow")
        assert next(event.data["options"]["pace"] for id, event in told if id == tables[1].id and event.kind == "table") == "slow"


def test_two_at_one_screen(server: Server) -> None:
    """A program plays for both, each with their own eyes, to the end."""
    with connect(server.url, name="Ann") as ann:
        table = ann.make("me", {"kind": "here", "name": "Bert"}, undo="consent")
        each = [table.seen_by(seat) for seat in (0, 1)]
        assert [(one.info["you"], (one.view() or {})["seat"]) for one in each] == [(0, 0), (1, 1)]
        assert (table.view() or {})["hand"] is None
        with pytest.raises(ApiError, match="for whose seat"):
            table.play("pass", 0)
        played = [threading.Thread(target=play_first, args=(one,)) for one in each]
        for thread in played:
            thread.start()
        for thread in played:
            thread.join(120)
        assert table.info["status"] == "over"


def play_first(table: Table) -> None:
    """Answer whatever is asked with the first there is."""
    for view in table.turns():
        table.play(view["decision"]["legal"][0]["text"], view["decision"]["ply"])


def test_a_table_by_its_address_as_a_browser_shows_it(server: Server) -> None:
    with connect(server.url) as ann:
        table = ann.make("me", "open")
        for end in ("", "/", "?ply=3&seat=open", "#chat"):
            assert ann.table(table.address + end).id == table.id


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


#: What a program has no use for, or cannot do: a browser asks its passkey, and is the one that is pushed to; mail is for people.
FOR_BROWSERS = {
    *("POST /api/me/passkeys/question", "POST /api/me/passkeys", "DELETE /api/me/passkeys/{key}"),
    *("POST /api/sign-in/passkey/question", "POST /api/sign-in/passkey"),
    *("GET /api/me/calls", "POST /api/me/calls/try", "PUT /api/me/calls/push", "DELETE /api/me/calls/push"),
    *("PUT /api/me/calls/mail", "POST /api/me/calls/mail", "POST /api/me/calls/mail/code", "DELETE /api/me/calls/mail"),
    *("GET /health", "GET /locales/{name}"),
}


def test_there_is_a_method_for_everything(server: Server) -> None:
    """Every request of the API is made by some method; what is refused was asked all the same, in the right shape."""
    asked: set[str] = set()
    misshapen: list[str] = []

    def note(request: httpx.Request) -> None:
        path = re.sub(r"(?<=/tables/)[^/]+", "{table_id}", request.url.path)
        for part, name in (
            ("seats", "seat"),
            ("at", "ply"),
            ("tokens", "number"),
            ("vacations", "number"),
            ("sessions", "session"),
            ("advance", "order"),
        ):
            path = re.sub(rf"(?<=/{part}/)[^/]+", f"{{{name}}}", path)
        asked.add(f"{request.method} {path}")

    def look(answer: httpx.Response) -> None:
        if answer.status_code in (400, 404, 405, 415):
            answer.read()
            misshapen.append(f"{answer.request.method} {answer.request.url.path} {answer.text}")

    with connect(server.url, name="Ann") as ann, connect(server.url, name="Bob") as bob:
        for one in (ann, bob):
            one.http.event_hooks = {"request": [note], "response": [look]}

        def refused(what: Any, *args: Any, **more: Any) -> None:
            with pytest.raises(ApiError):
                what(*args, **more)

        assert ann.status()["ready"]
        assert ann.rename("Ann of the API")["name"] == "Ann of the API"
        assert not ann.prefer(hints=False)["hints"]
        assert ann.random_line_up(3)
        assert ann.check(3, line_up="base")["fits"]
        assert next(ann.feed({"nothing": 0}))[1].kind == "gone"
        for told in (ann.setups, ann.cards, ann.standings, ann.results, ann.waiting, ann.webhook, ann.drop_webhook):
            assert told()
        assert ann.me["name"] == "Ann of the API"
        assert "drifter" in ann.bots
        refused(ann.set_webhook, on=True, delay=0, url="nowhere")
        table = ann.make("me", "open", "open", public=True)
        assert table.id in {line["id"] for line in bob.lobby()["open"]}
        assert table.invite()
        at_bobs = bob.table(table.address).join(1)
        at_bobs.leave()
        at_bobs.join(1)
        assert table.say("Hello!") == at_bobs.chat()["lines"][0]["id"]
        table.mute(1)
        table.mute(1, muted=False)
        table.let_talk(True)
        table.start("drifter")
        table.set_pace("instant")
        refused(table.take_out, 1)
        refused(table.results, 1)
        assert table.auto_pass("off")["mode"] == "off"
        assert table.advance()["orders"] == []
        refused(table.order, "bid", license="nothing", most=3)
        refused(table.drop_order, "nothing")
        refused(table.undo, 0)
        refused(table.agree)
        refused(table.rematch)
        refused(table.go_on, 0, 0, "drifter")
        with suppress(ApiError):  # somebody else may be asked
            table.hint()
        assert table.view() is not None
        assert table.log()
        assert [one.id for one in ann.tables()] == [table.id]
        table.let_play(0, "drifter")
        table.take_back(0)
        table.let_play(0, "drifter")
        at_bobs.let_play(1, "drifter")
        list(table.feed(after=0))
        assert table.at(1, "open")["ply"] == 1
        assert table.log_at(1)
        assert ann.bring(table.record()).info["origin"]["kind"] == "upload"
        refused(table.play, "dance", 0)
        refused(table.server.ask, "GET", f"tables/{table.id}/review")
        (away,) = ann.be_away(time.time() + 24 * 3600, time.time() + 3600)
        assert ann.vacations() == [away]
        assert ann.be_back(away["id"]) == []
        token = ann.make_token("my bot")
        assert [one["id"] for one in ann.tokens()] == [token["id"]]
        assert ann.drop_token(token["id"]) == []
        link = ann.link(table.id)
        assert bob.look_at_link(link["code"])["table"] == table.id
        refused(bob.take_link, link["code"])
        ann.sign_up("Ann of the API", "a boat, a net, a storm")
        ann.set_password("three crates of cod", "a boat, a net, a storm")
        assert ann.account()["password"]
        ann.sign_out_others()
        refused(ann.sign_out_others, "nothing")
        bob.sign_in("ann of the api", "three crates of cod")
        bob.sign_out()
        paths = ann.ask("GET", "schema/openapi.json")["paths"]
    there = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert there - asked - FOR_BROWSERS == set()
    assert FOR_BROWSERS & asked == set()
    expected = {"results", "advance/nothing", "sessions/nothing", "review"}
    assert [one for one in misshapen if not any(part in one for part in expected)] == []


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
