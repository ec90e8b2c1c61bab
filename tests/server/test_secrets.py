"""Nothing that a seat may not know leaves the server: not in the view, the log, the feed, the answers, the lists or the errors (VI1)."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from typing import Any

from ridback.server.thinking import seed_of
from tests.server.conftest import Person, Server

#: Every name that any answer to somebody else may have, wherever it stands. A new one is to be thought about.
PRIVATE_KEYS = {"hand", "drawn", "decision"}


def walk(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    yield path, value
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from walk(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from walk(inner, f"{path}[]")


def check_view(view: dict[str, Any], seat: int | None) -> None:
    """A view holds private things of that seat alone."""
    assert view["seat"] == seat
    if seat is None:
        assert view["hand"] is None
        assert view["drawn"] is None
        assert view["decision"] is None
    for number, other in enumerate(view["seats"]):
        assert isinstance(other["hand"], int)
        assert isinstance(other["drawn"], int)
        for boat in other["boats"]:
            if number != seat:
                assert boat["captain"] is None
    for path, value in walk(view):
        key = path.rpartition(".")[2]
        if key in PRIVATE_KEYS and path.count(".") > 1:
            assert isinstance(value, int), path
        assert "seed" not in key
        assert "deck" not in key or isinstance(value, int), path


def check_event(event: dict[str, Any], seat: int | None) -> None:
    if event.get("seat") != seat:
        assert event["kind"] != "drew"
        if event["kind"] in ("hired", "discarded"):
            assert event["card"] is None


def seeds(server: Server) -> dict[str, str]:
    with sqlite3.connect(server.data / "ridback.db") as database:
        found = dict(database.execute("SELECT id, seed FROM tables").fetchall())
    database.close()
    return found


def test_a_game_tells_no_secrets(server: Server) -> None:
    """Two people play against a bot, a third watches; everything that anybody is sent is looked through."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "drifter")
    bob.join(table)
    sent: list[str] = []
    people: tuple[tuple[Person, int | None], ...] = ((ann, 0), (bob, 1), (eve, None))
    with ann.feed(table, after=0) as a, bob.feed(table, after=0) as b, eve.feed(table, after=0) as e:
        for turn in range(70):
            over = False
            for person, seat in people[:2]:
                view = person.view(table)
                over = view["over"]
                if view["decision"]:
                    legal = view["decision"]["legal"]
                    move = legal[-1 if turn % 3 else 0]
                    if turn < 3:
                        hint = person.http.post(f"/api/tables/{table}/hint", json={})
                        assert hint.json()["ply"] == view["decision"]["ply"], hint.text
                        assert hint.json().keys() == {"bot", "ply", "move", "text", "estimates", "chances"}
                        sent.append(hint.text)
                    answer = person.move(table, view["decision"]["ply"], move["text"])
                    sent.append(answer.text)
                    for _, wrong in ((0, "trade"), (1, "pay tuna")):
                        sent.append(person.move(table, view["decision"]["ply"] + 1, wrong).text)
                    if answer.status_code == 200:
                        check_view(answer.json()["view"], seat)
            if over:
                break
        for person, seat in people:
            seen = person.http.get(f"/api/tables/{table}/view")
            log = person.http.get(f"/api/tables/{table}/log")
            lists = [person.http.get(path) for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/status")]
            sent += [seen.text, log.text, *(answer.text for answer in lists)]
            check_view(seen.json()["view"], seat)
            for event in log.json()["events"]:
                check_event(event, seat)
        last = eve.seen(table)["last"]
        for feed, (_, seat) in zip((a, b, e), people, strict=True):
            id: int | None = 0
            while id != last:
                id, told, _ = feed.next("move")
                sent.append(json.dumps(told))
                check_view(told["view"], seat)
                for event in told["events"]:
                    check_event(event, seat)
    assert len(sent) > 100
    seed = int(seeds(server)[table])
    own = [seed_of(seed, f"seat {seat}") for seat in range(3)]
    for text in sent:
        for secret in (seed, *own):
            assert str(secret) not in text
            assert f"{secret:x}" not in text
            assert str(secret - 2**64) not in text


def test_a_spectator_and_a_seat_see_the_same_but_for_its_own(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.make("me", "drifter", "drifter")
    mine, theirs = ann.my_turn(table), eve.view(table)
    different = {key for key in mine if mine[key] != theirs[key]}
    assert different == {"seat", "hand", "drawn", "decision"}
    mine_log, their_log = (person.get(f"/api/tables/{table}/log")["events"] for person in (ann, eve))
    assert [event for event in mine_log if event["kind"] != "drew"] == their_log


def test_the_log_on_disk_is_all_there_is(server: Server) -> None:
    """Server messages name tables, never their seeds."""
    ann = server.person("Ann")
    ann.my_turn(ann.make("me", "drifter"))
    notes = server.notes.read_text()
    # A seed that came along in a file may be any number, and short ones stand in every log.
    assert not any(seed in notes for seed in seeds(server).values() if len(seed) > 12)
