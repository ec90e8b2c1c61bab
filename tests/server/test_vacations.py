"""Vacations: clocks stand still as long as the table allows, everybody sees it, and all workers come to the same."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Any

import pytest

from ridback.server.clocks import Time, of, times
from ridback.server.log import Row
from ridback.server.notices import Change
from ridback.server.options import Clock
from ridback.server.problems import Problem
from ridback.server.service import Service
from ridback.server.vacations import DAY, MOST, Vacation, ends, ran, shown, stands
from tests.server.conftest import THREE, Json, Person, Server, asked
from tests.server.test_advance import wait_for
from tests.server.test_clocks import seated

JUNE = datetime(2026, 6, 1, tzinfo=UTC).timestamp()
NEW_YEAR = datetime(2027, 1, 1, tzinfo=UTC).timestamp()
DAYS = {"first": 3 * DAY, "more": 3 * DAY, "vacation": 21}


def away(*spans: tuple[float, float]) -> list[Vacation]:
    return [Vacation(number, since, until) for number, (since, until) in enumerate(spans)]


def test_a_clock_stands_as_long_as_the_table_allows() -> None:
    assert stands(away((JUNE, JUNE + 5 * DAY)), 21) == ((JUNE, JUNE + 5 * DAY),)
    assert stands(away((JUNE, JUNE + 30 * DAY)), 21) == ((JUNE, JUNE + 21 * DAY),), "the first days"
    assert stands(away((JUNE, JUNE + 5 * DAY), (JUNE + 9 * DAY, JUNE + 20 * DAY)), 7) == (
        (JUNE, JUNE + 5 * DAY),
        (JUNE + 9 * DAY, JUNE + 11 * DAY),
    )
    assert stands(away((JUNE, JUNE + 5 * DAY), (JUNE + DAY, JUNE + 7 * DAY)), 21) == ((JUNE, JUNE + 7 * DAY),), "a day counts once"
    assert stands(away((JUNE, JUNE + 5 * DAY)), 0) == ()
    assert stands([], 21) == ()


def test_days_are_counted_by_the_year() -> None:
    """UTC's: over New Year both years give theirs."""
    assert stands(away((NEW_YEAR - 20 * DAY, NEW_YEAR + 20 * DAY)), 21) == ((NEW_YEAR - 20 * DAY, NEW_YEAR + 20 * DAY),)
    assert stands(away((NEW_YEAR - 20 * DAY, NEW_YEAR + 20 * DAY)), 10) == (
        (NEW_YEAR - 20 * DAY, NEW_YEAR - 10 * DAY),
        (NEW_YEAR, NEW_YEAR + 10 * DAY),
    )


def test_how_long_it_ran_and_when_it_ends() -> None:
    still = ((100.0, 200.0), (300.0, 400.0))
    assert [ran(a, b, still) for a, b in ((0, 50), (0, 150), (150, 180), (0, 500), (250, 350))] == [50, 100, 0, 300, 50]
    assert [ends(0, left, still) for left in (50, 100, 101, 300)] == [50, 100, 201, 500]
    assert ends(150, 10, still) == 210
    for since in (0, 99, 100, 150, 200, 250, 399, 500):
        for left in (1, 60, 149, 300):
            assert ran(since, ends(since, left, still), still) == left


def test_the_one_that_is_comes_before_the_next() -> None:
    spans = away((JUNE + 50, JUNE + 60), (JUNE, JUNE + 20), (JUNE + 30, JUNE + 40))
    found = [shown(spans, JUNE + at) for at in (0, 19, 20, 45, 60)]
    assert [one and one.id for one in found] == [1, 1, 2, 0, None]


def test_a_seat_that_is_away_uses_up_no_time() -> None:
    clock = Clock(100, 0, 100)
    still = {0: ((1010.0, 1500.0),)}
    found = times(clock, 2, 1000, [], [], {0: 0}, still)[0]
    assert found == Time(100, 1000, still[0]) and found.until == 1590 and found.rests == [(1010.0, 1500.0)]
    assert times(clock, 2, 1000, [], [], {0: 0})[0].until == 1100
    rows = [Row(1, 0, 0, "pass", 0, 1540)]
    assert [one.left for one in times(clock, 2, 1000, rows, [], {1: 1}, still)] == [50, 100]
    assert times(clock, 2, 1000, rows, [], {1: 1}, still)[1].until == 1640, "the other's clock runs"
    gone = times(clock, 2, 1000, [], [Change(0, 1300, False), Change(0, 1520, True)], {0: 0}, still)[0]
    assert (gone.left, gone.since, gone.until) == (90, 1520, 1610), "a bot sat there meanwhile"


def say(person: Person, since: float | None, until: float) -> Any:
    return person.http.post("/api/me/vacations", json={"since": since, "until": until})


def end(person: Person, number: int) -> Any:
    return person.http.request("DELETE", f"/api/me/vacations/{number}", headers={"content-type": "application/json"})


@pytest.mark.parametrize("own_server", ["sqlite", THREE], indirect=True)
def test_everybody_sees_it_and_the_clock_stands(own_server: Server) -> None:
    """Also who is told by another worker; and it runs again when the person is back."""
    ann, bob, eve = own_server.person("Ann"), own_server.person("Bob"), own_server.person("Eve")
    table = ann.make("me", "open", clock=DAYS)
    with eve.feed(table) as feed:
        bob.join(table)
        _, told, _ = feed.next("clocks", 60)
        (seat,) = asked(ann.view(table))
        mover = (ann, bob)[seat]
        before = told["seats"][seat]["until"]
        now = time.time()
        answer = say(mover, None, now + 30 * DAY)
        assert answer.status_code == 201, answer.text
        (mine,) = answer.json()["vacations"]
        while not told["seats"][seat].get("rests"):
            _, told, _ = feed.next("clocks", 60)
        clock = told["seats"][seat]
        ((begin, until),) = clock["rests"]
        assert abs(begin - now) < 30 and abs(until - begin - 21 * DAY) < 1
        assert abs(clock["until"] - before - 21 * DAY) < 1, "so many days later, and no more"
        assert told["seats"][1 - seat]["until"] is None
        for person in (ann, bob, eve):
            seats = person.get(f"/api/tables/{table}")["seats"]
            assert seats[seat]["vacation"] == {"since": mine["since"], "until": mine["until"], "still": pytest.approx(until)}
            assert seats[1 - seat]["vacation"] is None
        assert end(mover, mine["id"]).status_code == 200
        while abs(told["seats"][seat]["until"] - before) > DAY:
            _, told, _ = feed.next("clocks", 60)
        assert eve.get(f"/api/tables/{table}")["seats"][seat]["vacation"] is None
    (over,) = mover.get("/api/me/vacations")["vacations"]
    assert over["id"] == mine["id"] and over["until"] < time.time() + 30, "what was of it stays"
    assert end(mover, mine["id"]).status_code == 404


def test_tables_that_allow_none(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "open", clock={"first": 900, "more": 20})
    assert say(ann, None, time.time() + 5 * DAY).status_code == 201
    assert ann.get(f"/api/tables/{table}")["seats"][0]["vacation"] is None
    answer = ann.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"first": 900, "vacation": 5}})
    assert (answer.status_code, answer.json()["code"]) == (422, "clock_vacation")


def test_what_a_vacation_may_be(server: Server) -> None:
    ann = server.person("Ann")
    now = time.time()

    def code(answer: Any) -> tuple[int, str]:
        told: Json = answer.json()
        assert told["message"]
        return answer.status_code, told["code"]

    for since, until in (
        (now - 2 * DAY, now + DAY),
        (now + DAY, now + DAY),
        (now + 3 * DAY, now + DAY),
        (None, now - 1),
        (None, now + 900 * DAY),
    ):
        assert code(say(ann, since, until)) == (422, "vacation")
    assert code(ann.http.post("/api/me/vacations", json={"until": 1e12})) == (400, "malformed")
    assert code(ann.http.post("/api/me/vacations", json={"until": "tomorrow"})) == (400, "malformed")
    assert code(end(ann, 0)) == (404, "unknown_vacation")
    for number in range(MOST):
        assert say(ann, now + (2 * number + 1) * DAY, now + (2 * number + 2) * DAY).status_code == 201
    assert code(say(ann, now + 200 * DAY, now + 201 * DAY)) == (409, "vacations_many")
    eve = server.person("Eve")
    (first, *_) = ann.get("/api/me/vacations")["vacations"]
    assert code(end(eve, first["id"])) == (404, "unknown_vacation"), "whose it is decides"
    assert eve.get("/api/me/vacations")["vacations"] == []
    left = end(ann, first["id"]).json()["vacations"]
    assert len(left) == MOST - 1, "one that has not begun is as if it had never been said"


async def test_time_is_not_up_while_somebody_is_away(service: Service) -> None:
    """What the timekeeper goes by: a day is over, and the bot does not come, until the vacation is."""
    id, folk = await seated(service, Clock(2, 0, 2, "bot", "deckhand", vacation=21))
    _, position = await service.game(id)
    assert position is not None
    seat = position.to_move[0]
    for table in await service.vacations.say(folk[seat], time.time(), time.time() + 6):
        service.hub.wake(table)
    until = of((await service.game(id))[1], [])[seat].until  # type: ignore[arg-type]
    assert until is not None and until > time.time() + 4
    while time.time() < until - 1.5:
        assert (await service.table(id)).seats[seat].bot is None
        await _sleep()
    while (await service.table(id)).seats[seat].bot is None:
        assert time.time() < until + 60
        await _sleep()
    assert time.time() >= until - 0.5
    with pytest.raises(Problem):
        await service.vacations.say(folk[seat], time.time() - DAY, time.time() + DAY)
    await service.accounts.forget(folk[seat].id)
    assert await service.vacations.of(folk[seat]) == ()


async def _sleep() -> None:
    import asyncio

    await asyncio.sleep(0.1)


def test_it_goes_along_when_a_guest_signs_in(server: Server) -> None:
    ann = server.person("Ann")
    bob = server.person("Bob")
    name = f"Anna {time.time_ns()}"
    assert ann.http.post("/api/me/account", json={"name": name, "password": "herring and cod"}).status_code == 201
    guest = server.person("Guest")
    table = guest.make("me", "open", clock=DAYS)
    assert bob.join(table).status_code == 200
    assert say(guest, None, time.time() + 5 * DAY).status_code == 201
    before = guest.get(f"/api/tables/{table}")["seats"][0]["vacation"]
    assert before is not None
    assert guest.http.post("/api/sign-in", json={"name": name, "password": "herring and cod"}).status_code == 200
    assert guest.get(f"/api/tables/{table}")["seats"][0]["vacation"] == before
    wait_for(lambda: len(ann.get("/api/me/vacations")["vacations"]) == 1)
