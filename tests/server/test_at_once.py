"""Tables at which phase two is everybody's at once (RD6)."""

from __future__ import annotations

import time

import pytest

from ridback.cards import DOCK
from tests.server.conftest import THREE, Json, Person, Server, asked

#: Licenses that give one launch and one captain each, and no boat for nothing.
LINE_UP = ["tuna", "processing", "swordfish", "oyster", "salmon", "pub", "king_crab"]


def answered(person: Person, table: str) -> None:
    """One answer of a person: everybody buys a license, keeps the boat for it, and declines whatever else may be declined."""
    view = person.view(table)
    decision = view["decision"]
    texts = [move["text"] for move in decision["legal"]]
    match decision["kind"]:
        case "name":
            move = texts[1]
        case "pay":
            move = next(text for text in texts if text != f"pay {view['payment']['id']}")
        case _:
            move = texts[0]
    answer = person.move(table, decision["ply"], move)
    assert answer.status_code == 200, answer.text


def launching(server: Server) -> tuple[list[Person], str]:
    """Three people who have a license each; phase two has just begun."""
    people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
    table = people[0].make("me", "open", "open", at_once=True, line_up=LINE_UP)
    for person in people[1:]:
        assert person.join(table).status_code == 200
    while (view := people[0].view(table))["phase"] == "auction":
        answered(people[asked(view)[0]], table)
    return people, table


def launch(decision: Json) -> Json:
    """The first boat that can be launched, with what pays for it."""
    move = next(move for move in decision["legal"] if move["do"] == "launch")
    return {"do": "launch", "card": move["card"], "paying": decision["launches"][move["card"]]["suggested"]}


@pytest.mark.parametrize("server", ["sqlite", THREE], indirect=True)
def test_nobody_waits_and_no_answer_is_lost(server: Server) -> None:
    """All three launch and hire, each by what they were asked at first, whatever the others did meanwhile; each answer counts once."""
    people, table = launching(server)
    views = [person.view(table) for person in people]
    assert asked(views[0]) == [0, 1, 2]
    assert {view["phase"] for view in views} == {"launch"}
    assert all(view["setup"]["at_once"] for view in views)
    assert people[0].get(f"/api/tables/{table}")["options"]["at_once"] is True
    questions = [view["decision"] for view in views]
    for seat in (2, 0, 1):
        for again in (False, True):
            answer = people[seat].move(table, questions[seat]["ply"], launch(questions[seat]))
            assert answer.status_code == 200, answer.text
            assert answer.json().get("repeated", False) == again
        hire = answer.json()["view"]["decision"]
        assert hire["kind"] == "hire"
        if seat == 2:
            stand = [person.view(table)["decision"]["ply"] for person in people[:2]]
            assert stand == [question["ply"] for question in questions[:2]], "a question that stands is the same one"
    view = people[1].view(table)
    assert [len(seat["boats"]) for seat in view["seats"]] == [1, 1, 1]
    assert {seat["asked"] for seat in view["seats"]} == {"hire"}
    for person in reversed(people):
        answered(person, table)
    assert people[0].view(table)["phase"] != "launch"
    log = people[0].get(f"/api/tables/{table}/log")["events"]
    assert [event["seat"] for event in log if event["kind"] == "launched"] == [2, 0, 1]


def test_one_in_the_middle_of_a_payment_holds_up_nobody(server: Server) -> None:
    people, table = launching(server)
    questions = [person.view(table)["decision"] for person in people]
    for seat in (0, 1):
        whole = launch(questions[seat])
        answer = people[seat].move(table, questions[seat]["ply"], {"do": "launch", "card": whole["card"]})
        assert answer.status_code == 200, answer.text
    paying = [person.view(table) for person in people]
    assert [view["seats"][seat]["asked"] for view in paying for seat in (0, 1)] == ["pay"] * 6
    start = paying[0]["start"]
    first = min((0, 1), key=lambda seat: (seat - start) % 3)
    assert [view["payment"]["seat"] for view in paying] == [0, 1, first], "one's own, else the first in turn order"
    assert people[2].move(table, questions[2]["ply"], launch(questions[2])).status_code == 200
    for seat in (1, 0):
        answer = people[seat].move(table, paying[seat]["decision"]["ply"], {"do": "pay", "parts": paying[seat]["decision"]["suggested"]})
        assert answer.status_code == 200, answer.text
        assert answer.json()["view"]["payment"] is None or answer.json()["view"]["payment"]["seat"] != seat


def test_a_step_is_taken_back_until_somebody_else_decides(server: Server) -> None:
    people, table = launching(server)
    question = people[0].view(table)["decision"]
    told = people[0].move(table, question["ply"], launch(question)).json()
    assert told["undo"]["ask"] is False
    answer = people[0].http.post(f"/api/tables/{table}/undo", json={"ply": told["undo"]["ply"]})
    assert answer.status_code == 200
    assert asked(answer.json()["view"]) == [0, 1, 2]
    assert answer.json()["view"]["decision"]["kind"] == "launch"
    told = people[0].move(table, answer.json()["view"]["decision"]["ply"], launch(question)).json()
    answered(people[1], table)
    answer = people[0].http.post(f"/api/tables/{table}/undo", json={"ply": told["undo"]["ply"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "undo_decided")


def test_bots_play_at_it_too(server: Server) -> None:
    """Bots that search and bots that do not answer side by side, to the end."""
    ann = server.person("Ann")
    table = ann.make("open", "captain", "mate", "deckhand", at_once=True)
    assert ann.http.post(f"/api/tables/{table}/seats/0/bot", json={"bot": "drifter"}).status_code == 200
    end = time.monotonic() + 240
    while ann.get(f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < end, "the bots have stopped"
        time.sleep(0.2)
    assert ann.get(f"/api/tables/{table}/record")["setup"]["at_once"] is True


@pytest.mark.parametrize(
    ("choices", "names"),
    [
        ({"docks": ["tug", "first_mate"]}, ("Tug Boat", "First Mate")),
        ({"line_up": ["shrimp", "cod", "lobster", "tuna", "char", "pub", "dfo"]}, ("Char", "DFO")),
    ],
)
def test_where_it_cannot_be_it_is_refused_in_words(server: Server, choices: Json, names: tuple[str, ...]) -> None:
    ann = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    before = ann.get("/api/tables")
    answer = ann.http.post("/api/tables", json={"seats": seats, "at_once": True, **choices})
    assert (answer.status_code, answer.json()["code"]) == (422, "at_once")
    assert all(name in answer.json()["message"] for name in names)
    assert ann.get("/api/tables") == before
    assert ann.http.post("/api/tables", json={"seats": seats, **choices}).status_code == 201
    assert ann.get("/api/setups")["touching"] == ["char", "dfo", *DOCK]
