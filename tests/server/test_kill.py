"""Killed fifty times in the middle of moves, under load: every move that was acknowledged is there, none twice, and every table goes on."""

from __future__ import annotations

import os
import random
import re
import signal
import threading
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridback.server.schema import moves
from tests.server.conftest import THREE, Json, Person, Server

KILLS, PLAYERS = 50, 6

pytestmark = [
    pytest.mark.slow,
    pytest.mark.parametrize("own_server", [pytest.param("minded", id="one worker on SQLite"), THREE], indirect=True),
]


@dataclass
class Played:
    """What was acknowledged: for each table the seat, the ply it was asked at and the move; and how often something was lost on its way."""

    moves: dict[str, list[tuple[int, int, str]]] = field(default_factory=lambda: defaultdict(list))
    lost: int = 0
    repeated: int = 0
    tables: set[str] = field(default_factory=set)
    wrong: list[BaseException] = field(default_factory=list)
    count: int = 0


def persistent(played: Played, person: Person, method: str, path: str, body: Json | None = None) -> httpx.Response:
    """Ask until there is an answer, as a browser would."""
    end = time.monotonic() + 60
    while True:
        try:
            answer = person.http.request(method, path, json=body)
            if answer.status_code < 500:
                return answer
            assert answer.status_code == 503, answer.text
        except httpx.TransportError:
            played.lost += 1
        assert time.monotonic() < end, "no answer for a minute"
        time.sleep(0.02)


def play(server: Server, played: Played, stop: threading.Event, seed: int) -> None:
    """Two people and a bot play one game after the other."""
    rng = random.Random(seed)
    try:
        people = [Person(server), Person(server)]
        while not stop.is_set():
            seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "drifter"}]
            table = persistent(played, people[0], "POST", "/api/tables", {"seats": seats, "pace": "instant"}).json()["id"]
            persistent(played, people[1], "POST", f"/api/tables/{table}/join", {})
            played.tables.add(table)
            over = False
            while not over and not stop.is_set():
                for person in people:
                    seen = persistent(played, person, "GET", f"/api/tables/{table}/view").json()["view"]
                    over = seen["over"]
                    if not over and (decision := seen["decision"]):
                        move = rng.choice(decision["legal"])["text"]
                        answer = persistent(played, person, "POST", f"/api/tables/{table}/moves", {"ply": decision["ply"], "move": move})
                        assert answer.status_code == 200, answer.text
                        played.moves[table].append((seen["seat"], decision["ply"], move))
                        played.repeated += answer.json().get("repeated", False)
                        played.count += 1
    except BaseException as error:
        played.wrong.append(error)


def processes(server: Server) -> dict[int, int]:
    found = re.findall(r"worker (\d+) is process (\d+)", server.notes.read_text())
    return {int(number): int(process) for number, process in found}


def logs(server: Server) -> dict[str, list[Any]]:
    """The moves of all tables, as stored."""
    found: dict[str, list[Any]] = defaultdict(list)
    with server.stored() as database:
        for row in database.execute(sa.select(moves).order_by(moves.c.id)):
            found[row.table_id].append(row)
    return found


def test_what_was_acknowledged_is_there(own_server: Server) -> None:
    server, played, stop, rng = own_server, Played(), threading.Event(), random.Random(1)
    host = Person(server)
    alone = [host.make("drifter", "drifter", "drifter", pace="fast") for _ in range(4)]
    threads = [threading.Thread(target=play, args=(server, played, stop, number)) for number in range(PLAYERS)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(KILLS):
            before, enough, end = processes(server), played.count + rng.randrange(3, 20), time.monotonic() + 60
            while played.count < enough and not played.wrong:
                assert time.monotonic() < end, server.notes.read_text()[-3000:]
                time.sleep(0.001)
            number = rng.choice(sorted(before))
            os.kill(before[number], signal.SIGKILL)
            while processes(server)[number] == before[number]:
                assert time.monotonic() < end, server.notes.read_text()[-3000:]
                time.sleep(0.005)
    finally:
        stop.set()
        for thread in threads:
            thread.join(90)
    assert not played.wrong, played.wrong
    assert server.notes.read_text().count("another one takes its place") == KILLS
    assert played.lost > KILLS / 4, "it was killed in the middle of something"

    stored = logs(server)
    for table, acknowledged in played.moves.items():
        rows = stored[table]
        assert [row.ply for row in rows] == list(range(len(rows))), "each ply once, in the order of the feed"
        answered = [(row.seat, row.asked, row.move) for row in rows]
        assert len(set(acknowledged)) == len(acknowledged)
        for one in acknowledged:
            assert answered.count(one) == 1, one

    # Nobody asks anything any more: what bots have to do they do.
    end = time.monotonic() + 120
    waiting = set(alone) | played.tables
    while waiting:
        assert time.monotonic() < end, waiting
        time.sleep(0.3)
        for table in sorted(waiting):
            seen = host.seen(table)
            asked = [seat for seat, place in enumerate(seen["view"]["seats"]) if place["asked"]]
            if seen["table"]["status"] == "over" or any(seen["table"]["seats"][seat]["bot"] is None for seat in asked):
                waiting.discard(table)
    print(f"\n{played.count} moves, {played.lost} requests lost, {played.repeated} moves sent again that were there already")
