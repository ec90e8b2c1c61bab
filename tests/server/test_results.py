"""What came of games: counted once each and from the log alone, told to whom it may be, moved and forgotten with the person."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from ridback.events import KINDS
from ridback.game import Game
from ridback.presets import PRESETS
from ridback.server.log import Seat
from ridback.server.service import Service
from ridback.server.standings import SETTLED
from ridback.server.tally import TALLY
from ridback.setups import Setup
from tests.server.conftest import STORAGES, Json, Person, Server
from tests.server.test_accounts import PASSWORD, sign_in, sign_up
from tests.server.test_strangers import problem

JSON = {"content-type": "application/json"}


def until(found: Callable[[], Any], seconds: float = 60.0) -> Any:
    """What that gives as soon as it is something."""
    end = time.monotonic() + seconds
    while not (value := found()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return value


def played(person: Person, *seats: str, **more: Any) -> str:
    """A game that a person has played to the end, without thinking."""
    table = person.make(*seats, **more)
    while not (view := person.my_turn(table))["over"]:
        decision = view["decision"]
        person.move(table, decision["ply"], decision["legal"][min(1, len(decision["legal"]) - 1)]["text"])
    return table


def copied(database: sqlite3.Connection, table: str, times: int) -> None:
    """That game as often as if it had been played anew."""
    for number in range(times):
        for name in ("tables", "seats", "moves"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})") if (name, row[1]) != ("moves", "id")]
            place = "id" if name == "tables" else "table_id"
            values = ", ".join("?" if column == place else column for column in columns)
            database.execute(
                f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} WHERE {place} = ?",
                [f"again{number}{table}", table],
            )


def again(server: Server, table: str, times: int) -> None:
    """The server is started anew with that game so many times more, and counts them."""
    server.stop()
    with closing(sqlite3.connect(server.data / "ridback.db")) as database, database:
        copied(database, table, times)
    server.start()


def back(person: Person) -> Person:
    """The same, at a server that was started anew."""
    return Person(person.server, cookies=person.http.cookies)


def results(person: Person, games: int, left: int = 0) -> Json:
    """One's own results, when so many games are counted."""
    found: Json = until(
        lambda: (told := person.get("/api/results"))["whole"]["games"] >= games and told["left"] >= left and told,
    )
    assert (found["whole"]["games"], found["left"]) == (games, left)
    return found


def one_by_one(person: Person, table: str, seat: int) -> Json:
    """What a game comes to for a seat, by another way: from the record, by hand."""
    game = Game.from_json(person.get(f"/api/tables/{table}/record"))
    assert game.result is not None
    events = [told for event in game.events if (told := event.to_json(everything=True)) and told.get("seat") == seat]
    line = next(line for line in game.result["ranking"] if line["seat"] == seat)
    bought = [event for event in events if event["kind"] == "bought"]
    paid = sum(event["value"] for event in events if event["kind"] == "paid")
    prices = sum(event["price"] for event in events if event["kind"] in ("bought", "launching", "hired_salty"))
    return {
        "place": line["rank"],
        "score": line["total"],
        "won": seat in game.result["winners"],
        "licenses": len(bought),
        "bids": sum(event["bid"] for event in bought),
        "money": paid,
        "over": paid - prices,
        "plies": game.ply,
    }


@pytest.mark.parametrize("own_server", STORAGES, indirect=True)
def test_a_game_that_ends_is_counted(own_server: Server) -> None:
    """Once, to the same everywhere, and again to the same when it is counted anew."""
    ann = own_server.person("Ann")
    tables = [played(ann, "me", "drifter", "drifter"), played(ann, "deckhand", "me", docks=["tug", "artisan"], crewman=True)]
    told = results(ann, 2)
    mine = [one_by_one(ann, table, seat) for table, seat in zip(tables, (0, 1), strict=True)]
    assert told["whole"] == {
        "of": "all",
        "games": 2,
        "wins": sum(one["won"] for one in mine),
        "place": sum(one["place"] for one in mine) / 2,
        "score": sum(one["score"] for one in mine) / 2,
    }
    assert {share["of"]: share["games"] for share in told["by_seats"]} == {"2": 1, "3": 1}
    assert {share["of"]: share["games"] for share in told["by_line_up"]} == {"first_voyage": 1, "own": 1}
    assert {share["of"]: share["games"] for share in told["by_module"]} == {"gone_fishin": 2, "crewman": 1, "docks": 1}
    play = told["play"]
    assert sum(line["count"] for line in play["licenses"]) == sum(one["licenses"] for one in mine) > 0
    assert play["money"] == sum(one["money"] for one in mine) / 2
    assert play["over"] == sum(one["over"] for one in mine) / 2
    assert play["bid"] == pytest.approx(sum(one["bids"] for one in mine) / sum(one["licenses"] for one in mine), abs=0.006)
    assert {play["longest"]["table"], play["shortest"]["table"]} == set(tables)
    assert play["longest"]["plies"] == max(one["plies"] for one in mine)
    assert sum(play["points"].values()) == pytest.approx(told["whole"]["score"], abs=0.05)
    assert [(game["table"], game["place"], game["score"]) for game in told["recent"]] == [
        (table, one["place"], one["score"]) for table, one in reversed(list(zip(tables, mine, strict=True)))
    ]
    assert (told["rating"], told["rated"], told["settled"]) == (None, 2, SETTLED)
    for _ in range(4):  # whichever worker is asked
        own_server.people[-1].http.headers["connection"] = "close"
        assert ann.get("/api/results") == told


def counting(server: Server) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(server.data / "ridback.db")) as database:
        return database.execute("SELECT * FROM results ORDER BY table_id, seat").fetchall()


def test_what_was_missed_is_counted_at_the_next_start(own_server: Server) -> None:
    """Games of before there were results, and what was counted in another way."""
    ann = own_server.person("Ann")
    tables = [played(ann, "me", "drifter") for _ in range(2)]
    told = results(ann, 2)
    before = counting(own_server)
    own_server.stop()
    with closing(sqlite3.connect(own_server.data / "ridback.db")) as database, database:
        database.execute("DELETE FROM results WHERE table_id = ?", [tables[0]])
        database.execute("UPDATE results SET score = 999, tally = ? WHERE table_id = ?", [TALLY - 1, tables[1]])
    own_server.start()
    assert until(lambda: counting(own_server) == before)
    assert back(ann).get("/api/results") == told


def test_ratings_are_told_after_some_games_and_to_all_with_an_account(own_server: Server) -> None:
    ann, eve = own_server.person("Ann"), own_server.person("Eve")
    again(own_server, played(ann, "me", "drifter"), SETTLED - 2)
    ann, eve = back(ann), back(eve)
    assert results(ann, SETTLED - 1)["rating"] is None
    assert eve.get("/api/people") == {"people": [], "others": [], "settled": SETTLED}
    played(ann, "me", "drifter")
    mine = results(ann, SETTLED)
    assert mine["rating"] is not None
    assert mine["recent"][0]["rating"] == mine["rating"]["rating"]
    board = eve.get("/api/people")
    assert board["people"] == [], "a guest may be called anything"
    assert [(one["kind"], one["name"], one["games"]) for one in board["others"]] == [("bot", "drifter", SETTLED)]
    problem(eve.http.get("/api/results?name=Ann"), 404, "no_results")
    table = ann.get("/api/tables")["tables"][0]["id"]
    problem(eve.http.get(f"/api/tables/{table}/seats/0/results"), 404, "no_results")

    sign_up(ann, "Ann")
    (line,) = eve.get("/api/people")["people"]
    assert line == {"name": "Ann", "games": SETTLED, "you": False, **mine["rating"]}
    assert ann.get("/api/people")["people"][0]["you"]
    others = eve.get("/api/results?name=ANN")
    assert others == eve.get(f"/api/tables/{table}/seats/0/results")
    assert others == mine | {"play": None, "listed": True, "recent": [game | {"table": None} for game in mine["recent"]]}
    problem(eve.http.get(f"/api/tables/{table}/seats/1/results"), 404, "no_results")
    problem(eve.http.get(f"/api/tables/{table}/seats/5/results"), 404, "no_results")
    problem(eve.http.get("/api/tables/nope/seats/0/results"), 404, "no_results")

    liked = ann.get("/api/me")["preferences"] | {"listed": False}
    assert ann.http.put("/api/me/preferences", json=liked).status_code == 200
    assert eve.get("/api/people")["people"] == []
    nobody = problem(eve.http.get("/api/results?name=Nobody"), 404, "no_results")
    assert problem(eve.http.get("/api/results?name=Ann"), 404, "no_results") == nobody, "it does not tell that there is an Ann"
    problem(eve.http.get(f"/api/tables/{table}/seats/0/results"), 404, "no_results")
    assert ann.get("/api/results?name=Ann") == ann.get("/api/results") == mine | {"listed": False}


def test_a_guests_results_go_to_the_account_and_are_forgotten_with_it(own_server: Server) -> None:
    ann, guest, eve = own_server.person("Ann"), own_server.person("Guest"), own_server.person("Eve")
    sign_up(ann, "Ann")
    for person in (ann, guest, guest):
        played(person, "me", "drifter")
    hers = results(ann, 1)
    results(guest, 2)
    sign_in(guest, "Ann")
    both = results(guest, 3)
    assert both["rated"] == 3
    assert both["recent"][2] | {"rating": None} == hers["recent"][0]
    again(own_server, both["recent"][0]["table"], SETTLED - 3)
    ann, eve = back(guest), back(eve)
    results(ann, SETTLED)
    assert [one["name"] for one in eve.get("/api/people")["people"]] == ["Ann"]
    bot = eve.get("/api/people")["others"]
    number = number_of_account(own_server)
    own_server.stop()
    asyncio.run(forget(own_server, number))
    own_server.start()
    eve = back(eve)
    assert until(lambda: eve.http.get("/api/people").json()) == {"people": [], "others": bot, "settled": SETTLED}
    problem(eve.http.get("/api/results?name=Ann"), 404, "no_results")


def number_of_account(server: Server) -> int:
    with closing(sqlite3.connect(server.data / "ridback.db")) as database:
        (found,) = database.execute("SELECT person_id FROM accounts").fetchone()
    return int(found)


async def forget(server: Server, person: int) -> None:
    from ridback.server import admin
    from ridback.server.settings import Settings

    await admin.delete_person(Settings(server.data), person)


def test_what_does_not_count(own_server: Server) -> None:
    """Games from elsewhere, and one that a bot ended for somebody."""
    ann = own_server.person("Ann")
    table = played(ann, "me", "drifter")
    results(ann, 1)
    assert ann.http.post("/api/games", json=ann.get(f"/api/tables/{table}/record")).status_code == 201
    branch = ann.http.post(f"/api/tables/{table}/continue", json={"ply": 20, "seat": 0, "bots": ["drifter"], "pace": "instant"}).json()[
        "id"
    ]
    for id in (branch, ann.make("me", "drifter")):
        assert ann.http.post(f"/api/tables/{id}/seats/0/bot", json={"bot": "drifter"}).status_code == 200
        until(lambda id=id: ann.get(f"/api/tables/{id}")["status"] == "over")  # type: ignore[misc]
    told = results(ann, 1, left=1)
    assert told["rated"] == 1
    assert [game["table"] for game in told["recent"]] == [table]
    changed = played(ann, "me", "drifter", cards={"licenses": {"cod": {"cost": 5}}})
    told = results(ann, 2, left=1)
    assert told["rated"] == 1, "a bot that plays by printed values may be beaten by others"
    assert [share["of"] for share in told["by_line_up"]] == ["changed", "first_voyage"]
    assert told["play"]["games"] == 1
    assert told["recent"][0]["table"] == changed
    assert len({row[0] for row in counting(own_server)}) == 3


def test_a_game_that_runs_tells_nothing(own_server: Server) -> None:
    """Whatever is done there, every answer about results stays byte for byte the same until it is over."""
    ann, eve = own_server.person("Ann"), own_server.person("Eve")
    sign_up(ann, "Ann")
    again(own_server, played(ann, "me", "drifter"), SETTLED - 1)
    ann, eve = back(ann), back(eve)
    results(ann, SETTLED)
    table = ann.make("me", "drifter")
    paths = ("/api/results", "/api/results?name=Ann", "/api/people", f"/api/tables/{table}/seats/0/results")

    def all_told() -> list[str]:
        return [person.http.get(path).text for person in (ann, eve) for path in paths]

    before = all_told()
    while not (view := ann.my_turn(table))["over"]:
        if view["ply"] % 5 == 0:
            assert all_told() == before
        ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
    results(ann, SETTLED + 1)
    assert all_told() != before


def test_who_asks_for_nobody_must_be_somebody(server: Server) -> None:
    import httpx

    problem(httpx.get(f"{server.url}/api/results"), 401, "no_session")
    assert httpx.get(f"{server.url}/api/people").status_code == 200


async def test_every_way_to_play_can_be_counted(service: Service) -> None:
    """All ready-made set-ups: no money is lost or found, points add up, Captains have their own rows."""
    from ridback.server.results import count

    person, _ = await service.people.welcome("Ann")
    for number, (preset, seats) in enumerate((preset, min(preset.line_ups)) for preset in PRESETS.values()):
        setup = Setup.from_json({"seats": seats, **preset.choices(seats)})
        id = await service.make(person, [Seat("human", person.id), *[Seat("human")] * (seats - 1)], setup)
        _, position = await service.game(id)
        assert position is not None
        while not position.over:
            seat = position.to_move[0]
            asked = position.asked(seat)
            assert asked is not None
            legal = position.game.legal(seat)
            position, _ = await service.play(position, seat, asked, legal[(position.game.ply * (number + 3)) % len(legal)].text)
        assert await count(service.log, service.database, id)
        rows = [row for row in await stored(service) if row["table_id"] == id]
        assert len(rows) == seats + len(setup.captains)
        scores = position.game.scores()
        for row in rows:
            assert row["score"] == scores[row["seat"]]["total"]
            assert row["rank"] == scores[row["seat"]]["rank"]
            assert (row["captain"] is None) == (row["seat"] < seats)
            assert row["line_up"] == preset.id
            if row["captain"] is not None:
                continue
            facts = row["facts"]
            assert sum(facts["points"].values()) == row["score"], preset.id
            payments = largest_change(position.game, row["seat"])
            assert 0 <= facts["over"] <= payments, preset.id


def largest_change(game: Game, seat: int) -> int:
    """What can be lost at most: of each payment less than its last part is worth."""
    return sum(event.b - 1 for event in game.events if event.seat == seat and KINDS[event.kind].name == "paid")


async def stored(service: Service) -> list[dict[str, Any]]:
    import sqlalchemy as sa

    from ridback.server.schema import results as table

    return await service.database.read(lambda connection: [dict(row._mapping) for row in connection.execute(sa.select(table))])


def test_a_password_is_no_way_around(server: Server) -> None:
    """Somebody's name in any spelling finds them, and nobody else."""
    ann = server.person("x")
    sign_up(ann, "Ann / of ｔｈｅ Sea?", PASSWORD)
    eve = server.person()
    for name in ("Ann / of ｔｈｅ Sea?", "ann / OF the sea?"):
        assert eve.http.get("/api/results", params={"name": name}).json()["name"] == "Ann / of ｔｈｅ Sea?"
    problem(eve.http.get("/api/results", params={"name": ""}), 404, "no_results")
