"""Looking back: every ply of a finished game from every seat, and of a running one what oneself saw then."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
import sqlalchemy as sa

from ridback.game import Game
from ridback.moves import by_text
from ridback.server.schema import moves, tables
from ridback.setups import Setup
from tests.server.conftest import Person, Server


def finished(person: Person, *others: str) -> str:
    """A game that bots have played to its end, in that person's seat, too."""
    table = person.make("me", *(others or ("drifter", "drifter")))
    assert person.http.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "drifter"}).status_code == 200
    while not person.my_turn(table)["over"]:
        time.sleep(0.01)
    return table


def stored(server: Server, table: str, upto: int | None = None) -> Game:
    """A table's game as its log has it, and no server."""
    with server.stored() as database:
        setup, seed = database.execute(sa.select(tables.c.setup, tables.c.seed).where(tables.c.id == table)).one()
        rows = database.execute(sa.select(moves.c.seat, moves.c.move).where(moves.c.table_id == table).order_by(moves.c.id)).all()
    game = Game(Setup.from_json(setup), int(seed))
    game.replay([(seat, by_text(move).number) for seat, move in rows[:upto]])
    return game


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def test_every_ply_of_a_finished_game_from_every_seat(server: Server) -> None:
    """What each seat saw then, whoever asks; all hands open, it is what the seats saw, put together."""
    ann, eve = server.person("Ann"), server.person("Eve")
    table = finished(ann)
    whole = stored(server, table)
    assert whole.over
    of = whole.ply
    for ply in (*range(0, of, 23), of):
        then = stored(server, table, ply)
        opened = eve.get(f"/api/tables/{table}/at/{ply}?seat=open")
        assert (opened["ply"], opened["of"], opened["view"]["seat"]) == (ply, of, None)
        for seat in range(3):
            past = eve.get(f"/api/tables/{table}/at/{ply}?seat={seat}")
            view = past["view"]
            assert view == plain(then.view(seat).to_json())
            assert past["hands"] is None
            assert opened["hands"][seat] == {"hand": view["hand"], "drawn": view["drawn"]}
            assert opened["view"]["seats"][seat]["boats"] == view["seats"][seat]["boats"]
    assert eve.get(f"/api/tables/{table}/at/{of}")["view"] == plain(whole.view(None).to_json())
    assert ann.get(f"/api/tables/{table}/at/{of}")["view"] == plain(whole.view(0).to_json())


def test_what_had_happened(server: Server) -> None:
    """The log up to a ply, as each seat had read it; all of it with all hands open."""
    ann = server.person("Ann")
    table = finished(ann)
    whole = stored(server, table)
    for ply in (0, 40, whole.ply):
        for seat in range(3):
            told = ann.get(f"/api/tables/{table}/at/{ply}/log?seat={seat}")["events"]
            assert told == plain(stored(server, table, ply).events_for(seat))
    everything = ann.get(f"/api/tables/{table}/at/{whole.ply}/log?seat=open")["events"]
    assert len(everything) == len(whole.events)
    assert not [event for event in everything if None in event.values()]


def test_a_running_game_is_looked_back_at_with_ones_own_eyes(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "drifter")
    assert ann.http.get(f"/api/tables/{table}/at/0").json()["code"] == "not_started"
    bob.join(table)
    for _ in range(6):
        for person in (ann, bob):
            view = person.view(table)
            if view["decision"]:
                assert person.move(table, view["decision"]["ply"], view["decision"]["legal"][-1]["text"]).status_code == 200
    now = ann.view(table)["ply"]
    assert now > 3
    for ply in range(now + 1):
        for path in (f"at/{ply}", f"at/{ply}/log"):
            assert ann.get(f"/api/tables/{table}/{path}") == ann.get(f"/api/tables/{table}/{path}?seat=0")
            refused = [
                ann.http.get(f"/api/tables/{table}/{path}?seat=1"),
                ann.http.get(f"/api/tables/{table}/{path}?seat=open"),
                bob.http.get(f"/api/tables/{table}/{path}?seat=0"),
                eve.http.get(f"/api/tables/{table}/{path}"),
                eve.http.get(f"/api/tables/{table}/{path}?seat=0"),
            ]
            assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(409, "still_running")}
            assert all(answer.json().keys() == {"code", "message", "args"} for answer in refused)
    ahead = ann.http.get(f"/api/tables/{table}/at/{now + 500}")
    assert (ahead.status_code, ahead.json()["code"]) == (409, "still_running")


def test_looking_back_tells_nothing_that_was_hidden_then(server: Server) -> None:
    """With all that a seat could not know then dealt anew, what it is told of its past stays the same to the byte (VI1)."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", "drifter", "drifter")
    bob.join(table)
    turn, now, end = 0, 0, time.monotonic() + 60
    while (turn < 30 or now <= 20) and time.monotonic() < end:  # on a busy machine the bots take their time
        for person in (ann, bob):
            view = person.view(table)
            if view["decision"]:
                person.move(table, view["decision"]["ply"], view["decision"]["legal"][-1 if turn % 3 else 0]["text"])
        turn, now = turn + 1, min(person.view(table)["ply"] for person in (ann, bob))
    assert now > 20
    for seat, person in enumerate((ann, bob)):
        for ply in range(0, now, 3):
            then = stored(server, table, ply)
            told = person.http.get(f"/api/tables/{table}/at/{ply}")
            assert told.status_code == 200
            for seed in range(3):
                other = then.imagined(seat, seed)
                assert json.dumps(other.view(seat).to_json()) == json.dumps(told.json()["view"])


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("at/100000", 404, "no_such_ply"),
        ("at/0?seat=3", 422, "no_such_seat"),
        ("at/0?seat=7", 400, "malformed"),
        ("at/0?seat=", 400, "malformed"),
        ("at/0?seat=opener", 400, "malformed"),
        ("at/-1", 400, "malformed"),
        ("at/99999999999999999999", 400, "malformed"),
        ("at/x", 404, "unknown_path"),
        ("at/100000/log", 404, "no_such_ply"),
    ],
)
def test_what_is_not_there(server: Server, path: str, status: int, code: str) -> None:
    ann = server.person("Ann")
    table = finished(ann)
    answer = ann.http.get(f"/api/tables/{table}/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"]
    assert ann.http.get(f"/api/tables/nowhere/{path}").status_code in (400, 404)
