"""A table over HTTP: made, joined, played to the end; what is answered twice, late, or by the wrong seat."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ridback.bots import LEVELS
from ridback.cards import LINE_UPS
from tests.server.conftest import STORAGES, Person, Server
from tests.server.test_strangers import problem

pytestmark = pytest.mark.parametrize("server", STORAGES, indirect=True)


def two(server: Server) -> tuple[str, Person, Person]:
    """A table of two people: its id, who is to move, and the other."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    assert bob.join(table).json()["you"] == 1
    return (table, ann, bob) if ann.view(table)["decision"] else (table, bob, ann)


def first(view: dict[str, Any]) -> tuple[int, str]:
    """The first legal move of a view, with its ply."""
    return view["decision"]["ply"], view["decision"]["legal"][0]["text"]


def test_a_table_waits_for_its_friends(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person(), server.person("Eve")
    table = ann.make("me", "open", "open", gone_fishin=False)
    info = ann.get(f"/api/tables/{table}")
    assert info["status"] == "open"
    assert info["you"] == 0
    assert info["options"]["line_up"] == list(LINE_UPS["base"])
    assert info["options"]["gone_fishin"] is False
    assert info["options"]["pace"] == "instant"
    assert ann.seen(table)["view"] is None
    assert ann.get(f"/api/tables/{table}/log") == {"events": [], "last": 0}
    problem(ann.move(table, 0, "pass"), 409, "not_started")
    assert bob.join(table, seat=2, name="Bob").json()["you"] == 2
    assert bob.get("/api/me")["name"] == "Bob"
    problem(eve.join(table, seat=2), 409, "seat_taken")
    problem(eve.join(table, seat=0), 409, "seat_taken")
    assert eve.join(table).json()["status"] == "running"
    view = ann.view(table)
    assert view["setup"]["seats"] == 3
    assert view["setup"]["gone_fishin"] is False
    assert sum(seat["asked"] is not None for seat in view["seats"]) == 1
    problem(server.person().join(table), 409, "seat_taken")


def test_joining_twice_is_joining_once(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", "open")
    assert [bob.join(table).json()["you"] for _ in range(3)] == [1, 1, 1]
    assert ann.join(table).json()["you"] == 0
    assert ann.get(f"/api/tables/{table}")["status"] == "open"


def test_a_whole_game_through_http(server: Server) -> None:
    """A program that knows nothing but the API plays against two bots, to the score sheet."""
    ann, rng = server.person("Ann"), random.Random(5)
    table = ann.make("me", "deckhand", "drifter")
    answers = 0
    view = ann.my_turn(table)
    while not view["over"]:
        decision = view["decision"]
        move = rng.choice(decision["legal"])
        said = rng.choice([move["text"], {key: value for key, value in move.items() if key not in ("n", "text", "price", "suggested")}])
        answer = ann.move(table, decision["ply"], said)
        assert answer.status_code == 200, (said, answer.text)
        answers += 1
        view = ann.my_turn(table)
    assert answers > 10
    result = view["result"]
    assert sorted(line["seat"] for line in result["ranking"]) == [0, 1, 2]
    assert ann.get(f"/api/tables/{table}")["status"] == "over"
    line = ann.get("/api/tables")["tables"][0]
    assert line["winners"] == result["winners"]
    assert not line["your_turn"]
    assert ann.get(f"/api/tables/{table}/log")["events"][-1]["kind"] == "over"
    problem(ann.move(table, view["ply"], "pass"), 409, "stale_ply")


def test_the_saved_game_is_for_the_end(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    ann.my_turn(table)
    problem(ann.http.get(f"/api/tables/{table}/record"), 409, "still_running")
    problem(ann.http.get(f"/api/tables/{ann.make('me', 'open')}/record"), 409, "still_running")


def test_an_answer_sent_twice_is_one_answer(server: Server) -> None:
    table, mover, _ = two(server)
    ply, text = first(mover.view(table))
    one = mover.move(table, ply, text)
    two_ = mover.move(table, ply, text)
    assert one.status_code == two_.status_code == 200
    assert "repeated" not in one.json()
    assert two_.json() == one.json() | {"repeated": True}


def test_a_compound_sent_twice_is_one_answer_however_it_is_said(server: Server) -> None:
    table, mover, _ = two(server)
    view = mover.view(table)
    lot = next(move for move in view["decision"]["legal"] if move["do"] == "lot")
    ply, slot = view["decision"]["ply"], lot["slot"]
    assert mover.move(table, ply, {"do": "lot", "slot": slot, "bid": 6}).status_code == 200
    assert mover.move(table, ply, f"lot {slot} bid 6").json()["repeated"]
    problem(mover.move(table, ply, f"lot {slot} bid 7"), 409, "stale_ply")
    problem(mover.move(table, ply, f"lot {slot}"), 409, "stale_ply")


def test_a_late_answer_gets_the_view(server: Server) -> None:
    table, mover, other = two(server)
    ply, text = first(mover.view(table))
    mover.move(table, ply, text)
    for person, at in ((mover, ply), (mover, ply + 50), (other, ply + 50)):
        found = problem(person.move(table, at, "trade"), 409, "stale_ply")
        assert found["view"] == person.view(table)


def test_fifty_answers_at_once_and_one_counts(server: Server) -> None:
    table, mover, _ = two(server)
    view = mover.view(table)
    ply, texts = view["decision"]["ply"], [move["text"] for move in view["decision"]["legal"]]
    assert len(texts) > 1
    with ThreadPoolExecutor(50) as pool:
        answers = list(pool.map(lambda n: mover.move(table, ply, texts[n % len(texts)]), range(50)))
    codes = sorted(answer.status_code for answer in answers)
    assert set(codes) == {200, 409}
    fresh = [answer for answer in answers if answer.status_code == 200 and "repeated" not in answer.json()]
    assert len(fresh) == 1
    assert all(answer.json()["code"] == "stale_ply" for answer in answers if answer.status_code == 409)
    assert mover.view(table)["ply"] == fresh[0].json()["ply"]


def test_a_refused_move_says_why_and_what_else(server: Server) -> None:
    table, mover, _ = two(server)
    before = mover.seen(table)
    ply = before["view"]["decision"]["ply"]
    for said, status in (
        ("trade", 422),
        ({"do": "trade"}, 422),
        ("bid 3", 422),
        ("hello there", 422),
        ("", 422),
        ({}, 422),
        ({"do": "lot"}, 422),
        ({"do": "lot", "slot": 99}, 422),
        ({"do": "lot", "slot": "0"}, 422),
        ({"do": "lot", "slot": 0, "bid": 10**30}, 422),
        ({"do": ["lot"]}, 422),
        ({"do": {"do": "pass"}}, 422),
        ({"do": "process", "boats": [[0]]}, 422),
        ({"do": "pay", "parts": {"shrimp": 1}}, 422),
        ({"do": "launch", "card": None}, 422),
        ({"do": "discard", "cards": []}, 422),
        ("lot 0 bid 0x5", 422),
        ("lot \u0660", 422),
    ):
        answer = mover.move(table, ply, said)
        assert answer.status_code == status, (said, answer.text)
        found = problem(answer, status, answer.json()["code"])
        assert "pass" in found["legal"]
    assert mover.seen(table) == before


def test_a_seat_comes_from_the_session_and_nothing_else(server: Server) -> None:
    table, mover, other = two(server)
    eve = server.person("Eve")
    ply, text = first(mover.view(table))
    before = mover.seen(table)
    problem(eve.move(table, ply, text), 403, "not_seated")
    problem(other.move(table, ply, text), 409, "stale_ply")
    for person in (eve, other):
        for body in ({"ply": ply, "move": text, "seat": 0}, {"ply": ply, "move": {"do": "pass", "seat": 0}}):
            assert person.http.post(f"/api/tables/{table}/moves?seat=0", json=body).status_code in (400, 403, 409, 422)
        assert person.http.get(f"/api/tables/{table}/view?seat=0").json()["view"]["seat"] in (None, 0, 1)
    assert eve.http.get(f"/api/tables/{table}/view?seat=0").json()["view"]["hand"] is None
    problem(eve.http.patch(f"/api/tables/{table}", json={"pace": "slow"}), 403, "not_seated")
    assert mover.seen(table) == before


def test_my_tables_have_mine_to_move_first(server: Server) -> None:
    ann = server.person("Ann")
    waiting = ann.make("me", "open")
    mine = ann.make("me", "drifter")
    newest = ann.make("me", "open", "open")
    ann.my_turn(mine)
    lines = ann.get("/api/tables")["tables"]
    assert [line["id"] for line in lines] == [mine, newest, waiting]
    assert lines[0]["your_turn"]
    assert lines[0]["to_move"] == [0]
    assert lines[0]["round"] == 1
    assert lines[2]["round"] is None
    assert ann.get("/api/me")["tables"] == lines
    assert server.person().get("/api/tables") == {"tables": []}


def test_bots_and_cards_can_be_asked_for(server: Server) -> None:
    ann = server.person()
    assert ann.get("/api/bots")["bots"] == [{"name": name, "seconds": level.seconds} for name, level in LEVELS.items()]
    cards = ann.get("/api/cards")
    assert cards["licenses"]["shrimp"]["cost"] == 4
    assert cards["licenses"]["swordfish"]["house"]


def test_every_bot_can_be_seated(server: Server) -> None:
    """They play, and nobody makes their moves for them."""
    ann = server.person("Ann")
    names = [bot["name"] for bot in ann.get("/api/bots")["bots"]][1:]
    table = ann.make(*names)
    assert [seat["bot"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == names
    assert ann.my_turn(table)["over"]
    assert ann.get(f"/api/tables/{table}")["notices"] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_alone_play_to_the_end(server: Server, seats: int) -> None:
    ann = server.person("Ann")
    table = ann.make(*["drifter", "deckhand", "drifter", "deckhand"][:seats])
    view = ann.my_turn(table, seconds=40)
    assert view["over"]
    assert len(view["result"]["ranking"]) == seats
    problem(ann.move(table, 0, "pass"), 403, "not_seated")
