"""Set-ups over HTTP: offered, checked, refused in words, played; with changed values; and tables of before there was a choice."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridback.cards import LINE_UPS, Cards
from ridback.game import Game
from ridback.presets import PRESETS
from tests.server.conftest import Person, Server
from tests.server.test_strangers import problem

KEPT = Path(__file__).parent / "kept"

Json = dict[str, Any]

#: What a table says of who may come and watch, if it is not told otherwise.
SAID = {"public": False, "watch": "at_once", "chat": True, "undo": "own", "clock": None, "at_once": False}


def seats(*kinds: str) -> list[Json]:
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]


def made(person: Person, kinds: list[Json], **choices: Any) -> str:
    answer = person.http.post("/api/tables", json={"seats": kinds, "pace": "instant", **choices})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def check(person: Person, count: int, **choices: Any) -> Json:
    answer = person.http.post("/api/setups/check", json={"seats": count, **choices})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    assert found["fits"] == (not found["problems"])
    assert all(one["message"].endswith(".") and "{" not in one["message"] for one in found["problems"])
    return found


def played(person: Person, table: str, answers: int) -> Json:
    """The view after some answers of a person, each the first legal one."""
    view = person.my_turn(table)
    for _ in range(answers):
        if view["over"]:
            break
        decision = view["decision"]
        assert person.move(table, decision["ply"], decision["legal"][0]["text"]).status_code == 200
        view = person.my_turn(table)
    return view


def test_what_is_offered_can_be_had(server: Server) -> None:
    """Every preset, for every number of seats it is offered for, fits, is known again, and makes a table that says so."""
    ann = server.person("Ann")
    offered = ann.get("/api/setups")
    assert [preset["id"] for preset in offered["presets"]] == list(PRESETS)
    for preset in offered["presets"]:
        for count, choices in preset["choices"].items():
            found = check(ann, int(count), **choices)
            assert found == {"fits": True, "problems": [], "preset": preset["id"], "cards": None}
            if count in (min(preset["choices"]), max(preset["choices"])):
                table = made(ann, seats("open", *["drifter"] * (int(count) - 1)), **choices)
                options = ann.get(f"/api/tables/{table}")["options"]
                assert options == {**choices, "preset": preset["id"], "changed": False, "pace": "instant", "hints": True, **SAID}


def test_the_limits_are_those_that_are_checked(server: Server) -> None:
    """A line-up of each size that is offered fits, and so do dock cards and Captains; one more does not."""
    ann = server.person("Ann")
    offered = ann.get("/api/setups")
    assert list(offered["limits"]) == ["1", "2", "3", "4", "5", "6"]
    for count, limits in offered["limits"].items():
        captains = offered["captains"][: max(limits["captains"])]
        for size in limits["line_up"]:
            line_up = offered["standard"][-size["standard"] :] + offered["premium"][-size["premium"] :]
            for docks in limits["docks"]:
                chosen = {"line_up": line_up, "docks": offered["docks"][:docks], "captains": captains}
                assert check(ann, int(count), **chosen)["fits"], (count, chosen)
                wrong = chosen | {"docks": offered["docks"][: docks + 1]}
                assert [one["code"] for one in check(ann, int(count), **wrong)["problems"]] == ["docks"]
        whole = {"line_up": offered["standard"] + offered["premium"], "captains": captains, "docks": offered["docks"], "epic": True}
        assert check(ann, int(count), **whole)["fits"] is limits["epic"]
        numbers = [n for n in range(3) if check(ann, int(count), line_up=line_up, captains=offered["captains"][:n])["fits"]]
        assert numbers == limits["captains"]


def test_all_that_does_not_fit_is_said_at_once(server: Server) -> None:
    ann = server.person("Ann")
    found = check(
        ann, 5, docks=["tug"], captains=["tc", "ahab"], cards="[boats.cod]\nvp = 100\ncoin = 3\n", line_up=[*LINE_UPS["base"], "cod"]
    )
    told = {(one["code"], one["args"].get("line")): one["message"] for one in found["problems"]}
    assert list(told) == [
        ("no_such_captain", None),
        ("captains", None),
        ("chosen_twice", None),
        ("line_up", None),
        ("docks", None),
        ("number_wanted", 2),
        ("no_such_value", 3),
    ]
    assert "6 standard and 3 premium or 7 standard and 2 premium" in told["line_up", None]
    assert "ahab" in told["no_such_captain", None]
    assert "3 kinds of dock cards" in told["docks", None]
    assert told["number_wanted", 2].startswith("Line 2: boats.cod.vp ")
    assert told["no_such_value", 3] == "Line 3: There is no value called boats.cod.coin; perhaps coins is meant."


def test_a_table_that_does_not_fit_is_not_made(server: Server) -> None:
    ann = server.person("Ann")
    body = {"seats": seats("me", "drifter"), "captains": ["tc", "kirkman"], "docks": ["tug"]}
    found = problem(ann.http.post("/api/tables", json=body), 422, "captains")
    assert found["args"] == {"seats": 2, "wanted": 1}
    assert found["message"] == found["problems"][0]["message"]
    assert [one["code"] for one in found["problems"]] == ["captains", "docks"]
    found = problem(ann.http.post("/api/tables", json={"seats": seats("me", "open"), "cards": "[bots]"}), 422, "no_such_value")
    assert found["args"]["line"] == 1
    body["cards"] = "[boats.cod]\nvp = 100\ncoin = 3\n"
    found = problem(ann.http.post("/api/tables", json=body), 422, "captains")
    assert [one["code"] for one in found["problems"]] == ["captains", "docks", "number_wanted", "no_such_value"]
    body["cards"] = {"boats": {"cod": {"count": 1}}}
    found = problem(ann.http.post("/api/tables", json=body), 422, "captains")
    assert [one["code"] for one in found["problems"]] == ["captains", "docks", "too_few_boats"]
    assert problem(ann.http.post("/api/tables", json={"seats": seats("me")}), 422, "captains")["args"]["wanted"] == 2
    assert problem(ann.http.post("/api/tables", json={"seats": seats("me", "open"), "line_up": "best"}), 422, "no_such_line_up")
    assert ann.get("/api/tables")["tables"] == []


def test_a_random_line_up_fits_and_differs(server: Server) -> None:
    ann = server.person("Ann")
    for count in range(1, 7):
        drawn = [ann.get(f"/api/setups/random?seats={count}")["line_up"] for _ in range(6)]
        captains = ["tc", "kirkman"] if count == 1 else []
        assert all(check(ann, count, line_up=line_up, captains=captains)["fits"] for line_up in drawn)
        assert len({tuple(line_up) for line_up in drawn}) > 1
    problem(ann.http.get("/api/setups/random?seats=7"), 400, "malformed")


def test_alone_against_the_corporation(server: Server) -> None:
    """Nobody is waited for; the Captains sit behind the one seat."""
    ann = server.person("Ann")
    table = made(ann, seats("me"), **PRESETS["alone"].choices(1))
    info = ann.get(f"/api/tables/{table}")
    assert info["status"] == "running"
    assert info["options"]["captains"] == ["tc", "kirkman"]
    view = played(ann, table, 400)
    assert view["over"]
    assert [seat["captain"] for seat in view["seats"]] == [None, "tc", "kirkman"]
    assert len(view["result"]["ranking"]) == 3
    saved = ann.get(f"/api/tables/{table}/record")
    assert Game.from_json(saved).to_json() == saved
    assert {event["kind"] for event in ann.get(f"/api/tables/{table}/log")["events"]} >= {"corporation_boat"}


def test_epic_with_everything_is_played_and_outlives_the_server(own_server: Server) -> None:
    """Six seats, bots at five; after a restart it is the same table, and it goes on to the end."""
    ann = own_server.person("Ann")
    table = made(ann, seats("me", *["drifter", "deckhand"] * 2, "drifter"), **PRESETS["epic"].choices(6))
    view = ann.my_turn(table)
    assert view["decision"]["kind"] == "keep"
    assert len(view["row"]) == 6
    played(ann, table, 12)
    seen, log = ann.seen(table), ann.get(f"/api/tables/{table}/log")
    own_server.stop()
    own_server.start()
    ann = Person(own_server, cookies=ann.http.cookies)
    assert ann.seen(table) == seen
    assert ann.get(f"/api/tables/{table}/log") == log
    assert ann.get("/api/tables")["tables"][0]["options"]["preset"] == "epic"
    view = played(ann, table, 600)
    assert view["over"]
    saved = ann.get(f"/api/tables/{table}/record")
    assert saved["setup"]["epic"] is True
    assert Game.from_json(saved).to_json() == saved


def test_two_and_a_captain_wait_for_each_other(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = made(ann, seats("me", "open"), **PRESETS["two_and_a_captain"].choices(2))
    assert ann.get(f"/api/tables/{table}")["status"] == "open"
    assert bob.join(table).json()["status"] == "running"
    assert [seat["captain"] for seat in bob.view(table)["seats"]] == [None, None, "kirkman"]


VALUES = "# my own\n[licenses.shrimp]\ncost = 9\n[licenses.swordfish]\nvp = 6\n"


@pytest.mark.parametrize("cards", [VALUES, {"licenses": {"shrimp": {"cost": 9}, "swordfish": {"vp": 6}}}], ids=["text", "table"])
def test_changed_values_are_a_table_s_own(server: Server, cards: object) -> None:
    """They are told, marked, played with, and saved; other tables have the printed ones."""
    ann = server.person("Ann")
    table = made(ann, seats("me", "drifter"), cards=cards)
    assert ann.get(f"/api/tables/{table}")["options"]["changed"] is True
    told, printed = ann.get(f"/api/cards?table={table}"), ann.get("/api/cards")
    assert told["licenses"]["shrimp"] | {"cost": 4} == printed["licenses"]["shrimp"] | {"changed": ["cost"], "house": []}
    assert (told["licenses"]["swordfish"]["changed"], told["licenses"]["swordfish"]["house"]) == (["vp"], ["cost"])
    assert "changed" not in printed["licenses"]["swordfish"]
    view = played(ann, table, 400)
    assert view["over"]
    saved = ann.get(f"/api/tables/{table}/record")
    assert saved["setup"]["cards"] == {"licenses": {"shrimp": {"cost": 9}, "swordfish": {"vp": 6}}}
    assert Game.from_json(saved).to_json() == saved
    assert Game.from_json(saved).setup.cards.values[0].license_cost[0] == 9
    problem(ann.http.get("/api/cards?table=nope"), 404, "unknown_table")


def test_a_check_shows_the_values_in_force(server: Server) -> None:
    found = check(server.person(), 3, cards=VALUES)
    assert found["fits"]
    assert found["cards"]["licenses"]["shrimp"]["changed"] == ["cost"]


@pytest.fixture
def changed_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose host plays with values of their own."""
    server = Server(tmp_path, cards={"boats": {"cod": {"coins": 3}}})
    yield server
    server.stop()


def test_a_server_s_own_values_are_the_default(changed_server: Server) -> None:
    ann = changed_server.person("Ann")
    assert ann.get("/api/cards")["boats"]["cod"]["changed"] == ["coins"]
    mine, printed = made(ann, seats("me", "open")), made(ann, seats("me", "open"), cards={})
    assert ann.get(f"/api/tables/{mine}")["options"]["changed"] is True
    assert ann.get(f"/api/cards?table={mine}")["boats"]["cod"]["coins"] == 3
    assert ann.get(f"/api/tables/{printed}")["options"]["changed"] is False
    assert ann.get(f"/api/cards?table={printed}") == Cards().told()


def test_tables_of_before_there_was_a_choice_go_on(tmp_path: Path) -> None:
    """A database of the first version: its logs have the moves by their old numbers, its set-ups a line-up by name."""
    with sqlite3.connect(tmp_path / "ridback.db") as database:
        database.executescript((KEPT / "tables_0001.sql").read_text())
    database.close()
    server = Server(tmp_path)
    try:
        bob = server.person("Bob")
        assert bob.get("/api/tables/finished/record") == json.loads((KEPT / "finished_0001.json").read_text())
        options = bob.get("/api/tables/running")["options"]
        assert options["line_up"] == list(LINE_UPS["base"])
        assert options["preset"] == "first_voyage"
        with bob.feed("running", after=0) as feed:
            while feed.next("move")[1]["ply"] <= 61:  # a bot was to move
                pass
        assert bob.view("running")["setup"]["gone_fishin"] is True
    finally:
        server.stop()


def test_a_table_like_another_one(changed_server: Server) -> None:
    """Its choices and its values, whatever the server's own are; only for as many seats as it has."""
    ann, bob = changed_server.person("Ann"), changed_server.person("Bob")
    table = made(ann, seats("me", "open", "drifter"), **PRESETS["dockside"].choices(3), cards=VALUES)
    again = made(bob, seats("drifter", "me", "drifter"), like=table)
    assert bob.get(f"/api/tables/{again}")["options"] == bob.get(f"/api/tables/{table}")["options"]
    assert bob.get(f"/api/cards?table={again}") == bob.get(f"/api/cards?table={table}") != bob.get("/api/cards")
    plain = made(bob, seats("drifter", "me"), cards={})
    assert bob.get(f"/api/cards?table={made(bob, seats('open', 'me'), like=plain)}") == Cards().told()
    problem(bob.http.post("/api/tables", json={"seats": seats("me"), "like": table}), 422, "captains")
    problem(bob.http.post("/api/tables", json={"seats": seats("me", "open"), "like": "nope"}), 404, "unknown_table")
