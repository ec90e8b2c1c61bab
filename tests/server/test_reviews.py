"""The review of a finished game: for everybody, once, behind everything else, and never of a game that runs."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridback import review as reviewing
from ridback.server import reviews
from ridback.server.messages import Ready, Working
from ridback.server.people import Person
from ridback.server.problems import Problem
from ridback.server.schema import reviews as rows
from ridback.server.service import Service
from ridback.words import words
from tests.server.conftest import Json, Person as Visitor, Server
from tests.server.test_pacer import position, table_of_bots, until_over
from tests.server.test_strangers import problem


def path(table: str, seat: object = 0) -> str:
    return f"/api/tables/{table}/review?seat={seat}"


def until_ready(person: Visitor, table: str, seat: int = 0) -> tuple[Json, list[tuple[int, int]]]:
    """The review, and how far it was each time that was asked."""
    steps: list[tuple[int, int]] = []
    end = time.monotonic() + 120
    while True:
        answer: Json = person.get(path(table, seat))
        if answer["status"] == "ready":
            return answer["review"], steps
        assert answer.keys() == {"status", "done", "of"}
        steps.append((answer["done"], answer["of"]))
        assert time.monotonic() < end
        time.sleep(0.02)


def finished(person: Visitor) -> str:
    table = person.make("drifter", "deckhand")
    assert person.my_turn(table)["over"]
    return table


def test_a_finished_game_is_reviewed(server: Server) -> None:
    ann, eve = server.person("Ann"), server.person()
    table = finished(ann)
    review, steps = until_ready(ann, table)
    assert review["seat"] == 0
    assert review["seats"] == 2
    assert review["result"] == ann.view(table)["result"]
    assert review["decisions"]
    assert all(0 <= one["chance"] <= 1 for one in review["decisions"])
    assert len(review["worst"]) <= 3
    assert all(len(point["chances"]) == 2 for point in review["curve"])
    assert steps == sorted(steps, key=lambda step: step[0])
    assert all(done <= of for done, of in steps)
    assert until_ready(eve, table) == (review, []), "everybody may read it, and it is kept"
    other, _ = until_ready(eve, table, 1)
    assert other["seat"] == 1


def test_strangers_may_read_a_review_and_have_none_made(server: Server) -> None:
    """Who has no session has no turn to wait for, either."""
    ann = server.person("Ann")
    table = finished(ann)
    for _ in range(2):
        problem(httpx.get(f"{server.url}{path(table)}"), 401, "no_session")
    review, steps = until_ready(ann, table)
    assert steps[0] == (0, 0), "it had not begun"
    assert httpx.get(f"{server.url}{path(table)}").json() == {"status": "ready", "review": review}


def test_a_running_game_is_not_reviewed(server: Server) -> None:
    """It would say what everybody holds."""
    ann, eve = server.person("Ann"), server.person()
    open_, running = ann.make("me", "open"), ann.make("me", "drifter")
    ann.my_turn(running)
    for table in (open_, running):
        for person in (ann, eve):
            for seat in range(2):
                answer = person.http.get(path(table, seat))
                problem(answer, 409, "still_running")
                assert "review" in answer.json()["message"]
        answer = ann.http.get(f"/api/tables/{table}/record")
        problem(answer, 409, "still_running")
        assert "saved game" in answer.json()["message"]
    problem(ann.http.get(path("nope")), 404, "unknown_table")


@pytest.mark.parametrize("seat", ["", "x", "-1", "6", "1.5", "null"])
def test_a_seat_is_a_number(server: Server, seat: str) -> None:
    ann = server.person()
    problem(ann.http.get(path(ann.make("me", "drifter"), seat)), 400, "malformed")


def test_there_must_be_such_a_seat(server: Server) -> None:
    ann = server.person()
    table = finished(ann)
    problem(ann.http.get(path(table, 2)), 422, "no_such_seat")
    problem(ann.http.get(f"/api/tables/{table}/review"), 400, "malformed")


def test_it_is_had_again_after_a_restart(own_server: Server) -> None:
    """It is stored, and there at once; one that is under way does not keep the server from stopping."""
    ann = own_server.person("Ann")
    table = finished(ann)
    review, _ = until_ready(ann, table)
    for seat in range(2):
        ann.get(path(finished(ann), seat))
    assert own_server.stop() < 10
    notes = own_server.notes.read_text()
    assert "Traceback" not in notes
    own_server.start()
    assert until_ready(Visitor(own_server, cookies=ann.http.cookies), table) == (review, [])
    assert httpx.get(f"{own_server.url}{path(table)}").json() == {"status": "ready", "review": review}


# -- inside -----------------------------------------------------------------------------------------------------------


async def over(service: Service) -> Any:
    table = await table_of_bots(service)
    await until_over(service, table)
    return await position(service, table)


ANN, BOB, CID, EVE = (Person(number, "") for number in range(1, 5))


async def ask(service: Service, game: Any, seat: int = 0, person: Person | None = ANN) -> Working | Ready:
    return await service.reviews.ask(person, game, seat, words())


async def is_ready(service: Service, game: Any, seat: int) -> bool:
    return isinstance(await ask(service, game, seat), Ready)


def reviewed(seat: int) -> reviewing.Review:
    return reviewing.Review(seat, 2, (), reviewing.LEVEL, 60, 0, (), (), (), None)


async def eventually(true: Callable[[], bool | Awaitable[bool]]) -> None:
    for _ in range(1000):
        found = true()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(0.01)
    pytest.fail("never")


async def test_it_is_worked_out_once_and_progress_is_told(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    may, begun, calls = threading.Event(), threading.Event(), list[int]()

    def slow(_: object, seat: int, *, progress: Any) -> Any:
        calls.append(seat)
        progress(31, 88)
        begun.set()
        assert may.wait(10)
        progress(88, 88)
        return reviewed(seat)

    monkeypatch.setattr(reviewing, "review", slow)
    game = await over(service)
    assert isinstance(await ask(service, game, 1), Working)
    assert await ask(service, game, 0) == Working(0, 0), "it waits for the other"
    assert begun.wait(10)
    assert await ask(service, game, 1) == Working(31, 88)
    may.set()
    await eventually(partial(is_ready, service, game, 0))
    assert await ask(service, game, 1) == Ready(reviewed(1).to_json(words()))
    assert calls == [1, 0]


async def test_one_that_fails_is_noted_and_not_tried_again(
    service: Service, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    calls: list[int] = []

    def wrong(_: object, seat: int, **_more: object) -> None:
        calls.append(seat)
        raise ZeroDivisionError

    monkeypatch.setattr(reviewing, "review", wrong)
    game = await over(service)
    with contextlib.suppress(Problem):  # it may have failed already
        await ask(service, game)
    await eventually(lambda: service.reviews._works[game.table.id, 0].failed)
    for _ in range(3):
        with pytest.raises(Problem, match="review_failed"):
            await ask(service, game)
    assert calls == [0]
    assert "ZeroDivisionError" in caplog.text
    assert str(game.table.seed) not in caplog.text


class Line:
    """Reviews that take until they may end, and in which order they were begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, waiting: int) -> None:
        self.may = threading.Event()
        self.begun: list[tuple[str, int]] = []

        def slow(game: Any, seat: int, **_more: object) -> Any:
            self.begun.append((str(game.setup.seats), seat))
            self.may.wait(10)
            return reviewed(seat)

        monkeypatch.setattr(reviewing, "review", slow)
        monkeypatch.setattr(reviews, "WAITING", waiting)


async def test_so_many_are_kept(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, 10)
    line.may.set()
    monkeypatch.setattr(reviews, "KEPT", 1)
    game = await over(service)
    for seat in range(2):
        await eventually(partial(is_ready, service, game, seat))
    assert len(service.reviews._works) == 1


async def test_what_is_done_is_there_in_another_server(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as it is done; in the shape of another version it is worked out anew."""
    Line(monkeypatch, 10).may.set()
    game = await over(service)
    await eventually(partial(is_ready, service, game, 1))
    told = await ask(service, game, 1)
    stored = sa.select(rows.c.review)
    await eventually(lambda: service.database.read(lambda connection: connection.scalar(stored) is not None))
    other = reviews.Reviews(service.database)
    assert await other.ask(None, game, 1, words()) == told
    with pytest.raises(Problem, match="no_session"):
        await other.ask(None, game, 0, words())
    older = rows.update().values(review='{"seat": 1}')
    await service.database.write(lambda connection: connection.execute(older))
    with pytest.raises(Problem, match="no_session"):
        await reviews.Reviews(service.database).ask(None, game, 1, words())
    await other.close()


async def test_nobody_has_more_than_a_table_s_in_line(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, 50)
    monkeypatch.setattr(reviews, "EACH", 3)
    games = [await over(service) for _ in range(3)]
    for game, seat in ((games[0], 0), (games[0], 1), (games[1], 0)):
        await ask(service, game, seat)
    with pytest.raises(Problem, match="reviews_many"):
        await ask(service, games[2])
    assert isinstance(await ask(service, games[0], 1), Working), "those in line are not sent away"
    await ask(service, games[2], 0, BOB)
    assert isinstance(await ask(service, games[2]), Working), "what somebody else waits for may be waited for"
    line.may.set()
    for game, seat in ((games[0], 1), (games[1], 0), (games[2], 0), (games[2], 1)):
        await eventually(partial(is_ready, service, game, seat))


async def test_a_full_line_has_room_for_who_has_less_in_it(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the one with the most has asked for last gives way; among equals, of who is newest here."""
    line = Line(monkeypatch, 2)
    games = [await over(service) for _ in range(4)]
    for game, seat in ((games[0], 0), (games[0], 1), (games[1], 0)):
        await ask(service, game, seat, CID)
    await ask(service, games[2], 0, EVE)
    assert (games[1].table.id, 0) not in service.reviews._works
    await ask(service, games[2], 1, BOB)
    assert (games[0].table.id, 1) not in service.reviews._works
    assert isinstance(await ask(service, games[0], 0, CID), Working), "what is being worked out stays"
    with pytest.raises(Problem, match="reviews_busy"):
        await ask(service, games[1], 1, Person(5, ""))
    with pytest.raises(Problem, match="reviews_busy"):
        await ask(service, games[1], 1, EVE)
    await ask(service, games[3], 0, ANN)
    assert (games[2].table.id, 0) not in service.reviews._works, "a newcomer's"
    line.may.set()
    for game, seat in ((games[0], 0), (games[2], 1), (games[3], 0)):
        await eventually(partial(is_ready, service, game, seat))


async def test_who_has_had_least_of_late_goes_first(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(monkeypatch, 50)
    games = [await over(service) for _ in range(3)]
    for game, seat in ((games[0], 0), (games[0], 1), (games[1], 0)):
        await ask(service, game, seat, ANN)
    order: list[tuple[str, int]] = []
    monkeypatch.setattr(service.reviews, "_begin", noting(service.reviews._begin, order))
    for seat in range(2):
        await ask(service, games[2], seat, BOB)
    await eventually(lambda: len(line.begun) == 1)
    service.reviews._turns.add(str(ANN.id), 5.0)
    line.may.set()
    await eventually(lambda: len(order) == 4)
    assert order == [(games[2].table.id, 0), (games[2].table.id, 1), (games[0].table.id, 1), (games[1].table.id, 0)]


def noting(begin: Callable[[Any], None], order: list[tuple[str, int]]) -> Callable[[Any], None]:
    def noted(work: Any) -> None:
        order.append(work.key)
        begin(work)

    return noted
