"""Who does not sit at a table: what they see of it, when, and that no byte of it depends on what is hidden (VI1)."""

from __future__ import annotations

import json
import queue
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest

from ridback.cards import BOATS
from ridback.events import KINDS, Event
from ridback.server import table
from tests.server.conftest import Json, Person, Server, asked, serve
from tests.server.test_strangers import problem


def two(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A running table of two people."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = ann.make("me", "open", **more)
    assert bob.join(id).status_code == 200
    return id, ann, bob


def answer(id: str, people: tuple[Person, Person], choose: int = 0) -> Json:
    """Let whoever is asked first make a legal move, and give what the table looks like then to them."""
    seat = asked(people[0].view(id))[0]
    decision = people[seat].view(id)["decision"]
    legal = decision["legal"]
    done = people[seat].move(id, decision["ply"], legal[choose % len(legal)]["text"])
    assert done.status_code == 200, done.text
    view: Json = done.json()["view"]
    return view


def until_round(id: str, people: tuple[Person, Person], number: int) -> Json:
    view = people[0].view(id)
    while view["round"] < number:
        view = answer(id, people)
    return view


def until_over(id: str, person: Person) -> None:
    """Wait for bots to end a game."""
    end = time.monotonic() + 60
    while person.get(f"/api/tables/{id}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)


def test_who_watches_sees_what_everybody_may(server: Server) -> None:
    id, ann, bob = two(server)
    eve = server.person("Eve")
    answer(id, (ann, bob))
    view = eve.view(id)
    assert (view["seat"], view["hand"], view["decision"]) == (None, None, None)
    assert view["ply"] == ann.view(id)["ply"]
    assert httpx.get(f"{server.url}/api/tables/{id}/view").json()["view"] == view, "without a session, too"
    problem(eve.move(id, view["ply"], "pass"), 403, "not_seated")
    problem(eve.http.post(f"/api/tables/{id}/hint", json={}), 403, "not_seated")


def test_a_round_late(server: Server) -> None:
    """View, log and feed are those of the moment at which the present round began; nothing of the table tells more."""
    id, ann, bob = two(server, watch="delayed")
    eve = server.person("Eve")
    assert eve.get(f"/api/tables/{id}")["options"]["watch"] == "delayed"
    with eve.feed(id, after=0) as feed:
        for number in (1, 2, 3):
            view = until_round(id, (ann, bob), number)
            began, events, last = eve.view(id), eve.get(f"/api/tables/{id}/log"), eve.seen(id)["last"]
            assert began["ply"] == view["ply"], "at the very beginning of a round both see the same"
            if number > 1:
                found, told, _ = feed.next("move")
                while found != last:
                    found, told, _ = feed.next("move")
                assert told["view"] == began
                assert told["events"][-1]["kind"] in ("round", "revealed")
            for step in range(3):
                answer(id, (ann, bob), step)
            assert ann.view(id)["ply"] > began["ply"]
            assert eve.view(id) == began
            assert eve.get(f"/api/tables/{id}/log") == events
            assert eve.seen(id)["last"] == last
            with pytest.raises(queue.Empty):
                feed.next("move", seconds=0.2)
            if asked(ann.view(id)) == [0]:
                ann.http.post(f"/api/tables/{id}/seats/0/bot", json={"bot": "drifter"})
                ann.http.delete(f"/api/tables/{id}/seats/0/bot", headers={"content-type": "application/json"})
            assert eve.get(f"/api/tables/{id}")["notices"] == []
    with eve.feed(id, after=0) as again:
        found, told, _ = again.next("move")
        while found != last:
            found, told, _ = again.next("move")
        assert told["view"] == eve.view(id), "who comes back gets no further"
    problem(eve.http.get(f"/api/tables/{id}/at/0"), 409, "still_running")
    assert bob.view(id)["ply"] == ann.view(id)["ply"] > eve.view(id)["ply"], "for those who sit there nothing is late"


def test_a_round_late_ends_with_the_game(server: Server) -> None:
    """When it is over everybody sees the end, and the notices."""
    ann, eve = server.person("Ann"), server.person("Eve")
    id = ann.make("me", "drifter", watch="delayed")
    assert ann.http.post(f"/api/tables/{id}/seats/0/bot", json={"bot": "drifter"}).status_code == 200
    until_over(id, eve)
    assert eve.view(id)["over"]
    assert eve.get(f"/api/tables/{id}/log")["events"][-1]["kind"] == "over"
    assert [notice["code"] for notice in eve.get(f"/api/tables/{id}")["notices"]] == ["bot_sits"]
    assert eve.http.get(f"/api/tables/{id}/record").status_code == 200


PATHS = ("view", "log", "feed", "review?seat=0", "record", "at/0", "at/0/log")


def test_not_at_all(server: Server) -> None:
    """Neither while it runs nor afterwards; before, there is nothing to be kept from whoever might join."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    id = ann.make("me", "open", watch="no", public=True)
    assert eve.seen(id)["view"] is None
    with eve.feed(id) as feed:
        assert feed.next("table")[1]["status"] == "open"
        bob.join(id)
        assert feed.next("table")[1]["status"] == "running"
        assert feed.closed.wait(5)
        assert "move" not in {kind for kind, *_ in feed.events.queue}
    assert id not in [line["id"] for line in eve.get("/api/lobby")["running"]]
    assert [seat["name"] for seat in eve.get(f"/api/tables/{id}")["seats"]] == ["Ann", "Bob"]
    for path in PATHS:
        problem(eve.http.get(f"/api/tables/{id}/{path}"), 403, "no_watching")
        problem(httpx.get(f"{server.url}/api/tables/{id}/{path}"), 403, "no_watching")
    assert bob.view(id)["seat"] == 1
    for person, seat in ((ann, 0), (bob, 1)):
        assert person.http.post(f"/api/tables/{id}/seats/{seat}/bot", json={"bot": "drifter"}).status_code == 200
    until_over(id, ann)
    for path in PATHS:
        problem(eve.http.get(f"/api/tables/{id}/{path}"), 403, "no_watching")
    assert bob.http.get(f"/api/tables/{id}/record").status_code == 200
    assert bob.http.get(f"/api/tables/{id}/at/0").status_code == 200


def test_how_many_look_on(server: Server) -> None:
    """People count once however many pages they have open, those who sit there never."""
    id, ann, bob = two(server)
    eve = server.person("Eve")

    def watching(feed: Any) -> int:
        found: int = feed.next("table")[1]["watching"]
        return found

    with ann.feed(id) as feed:
        assert watching(feed) == 0
        with eve.feed(id) as first:
            assert watching(feed) == 1
            first.next("table")
            with eve.feed(id), bob.feed(id) as own:
                assert own.next("table")[1]["watching"] == 1
                with server.person("Cleo").feed(id):
                    assert watching(feed) == 2
                assert watching(feed) == 1
            assert ann.get(f"/api/tables/{id}")["watching"] == 1
        assert watching(feed) == 0


# -- what is hidden -----------------------------------------------------------------------------------------------------------------------


def permuted(event: Event, by: int) -> Event:
    """The event with other cards where only its seat may read them."""
    kind, values = KINDS[event.kind], list(event)
    for place, (name, _) in enumerate(kind.fields, start=3):
        if values[place] >= 0 and (kind.private or name in kind.private_fields) and name == "card" and values[place] < len(BOATS):
            values[place] = (values[place] + by) % len(BOATS)
    return Event(*values)


def serve_permuted(data: Path, options: Json, port: Connection) -> None:
    """A server that deals anew, in every position it looks at, what no spectator sees."""
    by = options.pop("permute")
    begin = table.Position.__init__

    def otherwise(position: table.Position, *args: Any, **more: Any) -> None:
        begin(position, *args, **more)
        game = position.game
        game._states = game.view(None).imagine(by)
        game._events = [permuted(event, by) for event in game.events]

    table.Position.__init__ = otherwise  # type: ignore[method-assign, assignment]
    serve(data, options, port)


class Permuted(Server):
    """A server with other hands and decks behind the same table."""

    serve = staticmethod(serve_permuted)


def received(person: Person, id: str, ids: list[int]) -> list[str]:
    """All that a spectator gets to see of a running table, as it comes: every byte but for the date and the name of the request."""
    found = []
    paths = ["", "/view", "/log", "/record", "/review?seat=0", "/at/3", "/at/3/log", "/at/3?seat=0", "/at/3?seat=open"]
    for path in (*(f"/api/tables/{id}{path}" for path in paths), "/api/lobby", "/api/tables", f"/api/cards?table={id}"):
        answer = person.http.get(path)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
        found.append(f"{path} {answer.status_code} {headers} {answer.text}")
    for path, body in (("moves", {"ply": 3, "move": "pass"}), ("hint", {}), ("start", {})):
        answer = person.http.post(f"/api/tables/{id}/{path}", json=body)
        found.append(f"{path} {answer.status_code} {answer.text}")
    last = person.seen(id)["last"]
    for after in (0, *(one for one in ids if one < last)):
        with person.feed(id, after) as feed:
            told: int | None = None
            while told != last:
                told, data, _ = feed.next("move")
                found.append(f"{told} {json.dumps(data)}")
    return found


@pytest.mark.parametrize("watch", ["at_once", "delayed"])
def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, watch: str) -> None:
    """The same table with three deals of all that a spectator does not see, some rounds in; a seat would notice each of them."""
    server = Server(tmp_path)
    id, ann, bob = two(server, watch=watch, public=True)
    eve, step = server.person("Eve"), 0
    while ann.view(id)["round"] < 3 or step % 7:
        answer(id, (ann, bob), step % 3)
        step += 1
    kinds = {event["kind"] for event in bob.get(f"/api/tables/{id}/log")["events"]}
    assert "drew" in kinds, "something private has happened"
    with ann.feed(id, after=0) as feed:
        newest = feed.next("move")[0]
    assert newest is not None
    ids = list(range(newest - 12, newest, 3))
    cookies = [person.http.cookies for person in (ann, eve)]
    server.stop()
    seats, spectators = [], []
    for by in (1, 2, 3):
        other = Permuted(tmp_path, permute=by, port=server.options["port"])
        ann, eve = (Person(other, cookies=cookie) for cookie in cookies)
        seats.append(ann.http.get(f"/api/tables/{id}/log").text)
        spectators.append(received(eve, id, ids))
        other.stop()
    assert len(set(seats)) == 3
    assert spectators[0] == spectators[1] == spectators[2]
    assert len(spectators[0]) > 15
