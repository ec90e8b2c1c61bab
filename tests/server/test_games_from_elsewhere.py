"""Saved games that are brought along, and games that are played on from a ply of another one."""

from __future__ import annotations

import copy
import json
import time
from typing import Any

import hypothesis
import pytest
import sqlalchemy as sa
from hypothesis import strategies as st

from ridback.game import Game
from ridback.given import Given
from ridback.server.schema import seats, tables
from tests.server.conftest import Person, Server
from tests.server.test_history import finished, plain, stored


def record(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/record")


def bring(person: Person, saved: Any) -> str:
    answer = person.http.post("/api/games", json=saved)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def rows(server: Server) -> dict[str, int]:
    """How many tables and seats there are; of moves bots may make some meanwhile."""
    with server.stored() as database:
        return {kind.name: database.execute(sa.select(sa.func.count()).select_from(kind)).scalar_one() for kind in (tables, seats)}


@pytest.fixture(scope="module")
def saved(server: Server) -> dict[str, Any]:
    """A finished game."""
    ann = server.person("Ann")
    found: dict[str, Any] = record(ann, finished(ann))
    assert "end" in found
    return found


def test_a_saved_game_comes_back_whole(server: Server, saved: dict[str, Any]) -> None:
    """It is its bringer's, marked, sat at by nobody, and everything of it can be looked at by whoever has the link."""
    bob, eve = server.person("Bob"), server.person("Eve")
    table = bring(bob, saved)
    assert record(eve, table) == saved
    info = eve.get(f"/api/tables/{table}")
    assert (info["status"], info["you"], info["origin"]) == ("over", None, {"kind": "upload", "table": None, "ply": None})
    assert [(seat["kind"], seat["name"], seat["may"]) for seat in info["seats"]] == [("human", None, None)] * 3
    (line,) = bob.get("/api/tables")["tables"]
    assert (line["id"], line["winners"], line["origin"]["kind"]) == (table, saved["end"]["winners"], "upload")
    game = Game.from_json(saved)
    assert eve.get(f"/api/tables/{table}/at/{game.ply}?seat=1")["view"] == plain(game.view(1).to_json())
    assert bob.http.post(f"/api/tables/{table}/join", json={}).json()["code"] == "seat_taken"


def test_an_unfinished_one_is_looked_at_like_any_other(server: Server, saved: dict[str, Any]) -> None:
    bob, eve = server.person("Bob"), server.person("Eve")
    half = {**saved, "moves": saved["moves"][:50]}
    del half["end"]
    table = bring(bob, half)
    assert record(eve, table) == half
    past = eve.get(f"/api/tables/{table}/at/50?seat=open")
    assert (past["of"], len(past["hands"]), past["view"]["over"]) == (50, 3, False)
    time.sleep(0.3)
    assert record(bob, table) == half, "nobody plays there"
    assert eve.http.get(f"/api/tables/{table}/at/51").json()["code"] == "no_such_ply"


def test_given_orders_come_along(server: Server) -> None:
    """A game whose hidden orders were given, reshuffles too, is stored with them."""
    game = Game.new(seats=2, seed=5, given=Given(start=1))
    for _ in range(30):
        game.play(game.default())
    bob = server.person("Bob")
    table = bring(bob, game.to_json())
    assert record(bob, table) == plain(game.to_json())
    assert bob.get(f"/api/tables/{table}/at/0?seat=0")["view"]["start"] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"ridback": "0"}, "save_other_rules"),
        ({"seed": 7}, "save_seed"),
        ({"seed": "18446744073709551616"}, "save_seed"),
        ({"seed": "8"}, "save_illegal_move"),
        ({"moves": "0 pass"}, "save_unreadable"),
        ({"moves": ["0 jump"]}, "save_unreadable_move"),
        ({"moves": [7]}, "save_unreadable_move"),
        ({"moves": ["5 pass"]}, "save_illegal_move"),
        ({"moves": []}, "save_other_end"),
        ({"setup": None}, "save_unreadable"),
        ({"setup": {"seats": 9}}, "save_seats"),
        ({"setup": {"seats": 3, "line_up": ["herring"]}}, "save_no_such_license"),
        ({"setup": {"seats": 3, "cards": {"licenses": {"cod": {"cost": -1}}}}}, "save_cards"),
        ({"setup": {"seats": 3, "herring": 1}}, "save_unknown_choice"),
        ({"given": {"start": 7}}, "save_given_start"),
        ({"given": []}, "save_given_unreadable"),
        ({"given": {"reshuffles": [["cod"]] * 100}}, "save_given_reshuffles"),
        ({"end": {"reason": "crates", "winners": [1], "totals": [0]}}, "save_other_end"),
    ],
)
def test_what_does_not_replay_is_refused(server: Server, saved: dict[str, Any], change: dict[str, Any], code: str) -> None:
    """With a code and a sentence, and nothing is stored."""
    bob = server.person("Bob")
    before = rows(server)
    answer = bob.http.post("/api/games", json=saved | change)
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    assert answer.json()["message"][-1] == "."
    assert "$" not in answer.json()["message"].replace("$ ", "")
    assert rows(server) == before


def test_what_is_no_saved_game_at_all(server: Server) -> None:
    bob, nobody = server.person("Bob"), server.person("Nobody")
    nobody.http.cookies.clear()
    before = rows(server)
    headers = {"content-type": "application/json"}
    for content, status, code in (
        (b"[]", 400, "malformed"),
        (b"null", 400, "malformed"),
        (b"\xff\xfe", 400, "malformed"),
        (b"", 400, "malformed"),
        (b"{}", 422, "save_unreadable"),
        (b'{"moves":' + b"[" * 100_000 + b"]" * 100_000 + b"}", 400, "malformed"),
        (json.dumps({"moves": ["0 pass"] * 30_000}).encode(), 413, "too_large"),
    ):
        answer = bob.http.post("/api/games", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (content[:30], answer.text)
        assert answer.json()["message"]
    assert nobody.http.post("/api/games", json={}).json()["code"] == "no_session"
    assert bob.http.post("/api/tables", content=b" " * 70_000, headers=headers).json()["code"] == "too_large"
    assert rows(server) == before


SCALARS = st.one_of(
    *(st.none(), st.booleans(), st.integers(-5, 2**70), st.floats(allow_nan=False, allow_infinity=False), st.text(max_size=8)),
    st.sampled_from(["pass", "0 pass", "cod", "tug", "7", "1", "0 lot 0", "0 bid 300", "tc"]),
)
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3), max_leaves=5
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a nested value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for key, one in inner for found in places(one, (*path, key)))]


def test_a_changed_file_is_never_our_mistake(server: Server, saved: dict[str, Any]) -> None:
    """Whatever is put, left out or swapped anywhere in a good file: it is a game, or it is refused in words and nothing is stored."""
    small = {**saved, "moves": saved["moves"][:12], "given": {"start": 0, "reshuffles": []}}
    small["setup"] = {**saved["setup"], "docks": [], "captains": [], "cards": {"licenses": {"cod": {"cost": 5}}}}
    del small["end"]
    everywhere = places(small)
    bob = server.person("Bob")

    @hypothesis.settings(max_examples=150, deadline=None, derandomize=True, database=None, suppress_health_check=[*hypothesis.HealthCheck])
    @hypothesis.given(
        st.lists(st.tuples(st.sampled_from(everywhere), st.sampled_from(["put", "drop", "add"]), ANYTHING), min_size=1, max_size=3)
    )
    def try_(changes: list[tuple[tuple[Any, ...], str, Any]]) -> None:
        changed: Any = copy.deepcopy(small)
        for path, how, what in changes:
            if not path:
                changed = what if how == "put" else changed
                continue
            at = changed
            try:
                for key in path[:-1]:
                    at = at[key]
                if how == "put":
                    at[path[-1]] = what
                elif how == "drop":
                    del at[path[-1]]
                elif isinstance(at, list):
                    at.insert(path[-1], what)
                else:
                    at[str(what)] = what
            except (KeyError, IndexError, TypeError):
                pass
        before = rows(server)
        answer = bob.http.post(
            "/api/games", content=json.dumps(changed).encode("utf-8", "replace"), headers={"content-type": "application/json"}
        )
        if answer.status_code == 201 or (answer.status_code, answer.json()["code"]) == (409, "uploads_many"):
            return
        assert answer.status_code in (400, 422), answer.text
        assert answer.json()["code"] and answer.json()["message"]
        assert rows(server) == before

    try_()
    assert "Traceback" not in server.notes.read_text()


def test_there_is_room_for_so_many(own_server: Server, saved: dict[str, Any]) -> None:
    """A hundred of one person's; somebody else's are theirs."""
    bob, eve = own_server.person("Bob"), own_server.person("Eve")
    start = {**saved, "moves": []}
    del start["end"]
    for _ in range(100):
        bring(bob, start)
    before = rows(own_server)
    answer = bob.http.post("/api/games", json=start)
    assert (answer.status_code, answer.json()["code"], answer.json()["args"]) == (409, "uploads_many", {"most": 100})
    assert rows(own_server) == before
    bring(eve, start)


def go_on(person: Person, table: str, **wish: Any) -> Any:
    return person.http.post(f"/api/tables/{table}/continue", json={"bots": ["drifter"], "pace": "instant", **wish})


def test_a_game_is_played_on_from_a_ply(server: Server) -> None:
    """The new table's log begins with the moves that were copied, and goes on to an end; the old one stays as it was."""
    ann, eve = server.person("Ann"), server.person("Eve")
    old = finished(ann)
    whole = record(ann, old)
    ply = len(whole["moves"]) // 2
    answer = go_on(eve, old, ply=ply, seat=2)
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    info = eve.get(f"/api/tables/{table}")
    assert (info["you"], info["origin"]) == (2, {"kind": "branch", "table": old, "ply": ply})
    assert [seat["bot"] for seat in info["seats"]] == ["drifter", "drifter", None]
    then = stored(server, old, ply)
    now = stored(server, table, ply)
    assert now.to_json() == then.to_json()
    assert eve.get(f"/api/tables/{table}/at/{ply}")["view"] == plain(then.view(2).to_json())
    while not (view := eve.my_turn(table))["over"]:
        assert eve.move(table, view["decision"]["ply"], view["decision"]["legal"][-1]["text"]).status_code == 200
    new = record(eve, table)
    assert (new["seed"], new["setup"], new["moves"][:ply]) == (whole["seed"], whole["setup"], whole["moves"][:ply])
    assert new["moves"] != whole["moves"]
    assert record(ann, old) == whole


def test_what_cannot_be_played_on(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    old, running, waiting = finished(ann), ann.make("me", "drifter"), ann.make("me", "open")
    of = len(record(ann, old)["moves"])
    before = rows(server)
    for table, wish, status, code in (
        (old, {"ply": of, "seat": 0}, 409, "game_over"),
        (old, {"ply": of + 1, "seat": 0}, 404, "no_such_ply"),
        (old, {"ply": 3, "seat": 3}, 422, "no_such_seat"),
        (old, {"ply": 3, "seat": 0, "bots": ["commodore"]}, 422, "unknown_bot"),
        (old, {"ply": -1, "seat": 0}, 400, "malformed"),
        (running, {"ply": 0, "seat": 0}, 409, "still_running"),
        (waiting, {"ply": 0, "seat": 0}, 409, "not_started"),
        ("nowhere", {"ply": 0, "seat": 0}, 404, "unknown_table"),
    ):
        answer = go_on(eve if table == old else ann, table, **wish)
        assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert rows(server) == before


def test_an_uploaded_game_is_played_on(server: Server, saved: dict[str, Any]) -> None:
    """An unfinished one from where it stopped, with its given orders."""
    game = Game.new(seats=2, seed=9, given=Given(start=1))
    game.play(game.default())
    bob = server.person("Bob")
    table = go_on(bob, bring(bob, game.to_json()), ply=1, seat=0).json()["id"]
    view = bob.my_turn(table)
    assert view["decision"]
    assert bob.get(f"/api/tables/{table}/at/1")["view"] == plain(game.view(0).to_json())
