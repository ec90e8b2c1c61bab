"""How people come together: tables to be found, joined, left and started; who may do what until the game begins."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridback.server.gathering import SHOWN
from ridback.server.options import Clock, TableOptions, read
from ridback.server.problems import Problem
from ridback.server.schema import tables
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.setups import Setup
from tests.server.conftest import Json, Person, Server, asked
from tests.server.test_clocks import until
from tests.server.test_strangers import problem


def start(person: Person, table: str, bot: str | None = None) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/start", json={} if bot is None else {"bot": bot})


def leave(person: Person, table: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/leave", json={})


def take_out(person: Person, table: str, seat: int) -> httpx.Response:
    return person.http.delete(f"/api/tables/{table}/seats/{seat}/person", headers={"content-type": "application/json"})


def info(person: Person, table: str) -> Json:
    found: Json = person.get(f"/api/tables/{table}")
    return found


def names(found: Json) -> list[Any]:
    """Who sits where: a person's name, a bot's, None."""
    return [seat["name"] if seat["kind"] == "human" else seat["bot"] for seat in found["seats"]]


def in_lobby(person: Person, kind: str) -> list[str]:
    return [line["id"] for line in person.get("/api/lobby")[kind]]


# -- the lobby --------------------------------------------------------------------------------------------------------------------------


def test_a_public_table_is_found_joined_and_watched(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table, hidden = ann.make("me", "open", public=True), ann.make("me", "open")
    assert info(ann, table)["options"]["public"] is True
    assert info(ann, hidden)["options"]["public"] is False
    assert table in in_lobby(bob, "open")
    assert table in [line["id"] for line in httpx.get(f"{server.url}/api/lobby").json()["open"]], "without a session, too"
    for kind in ("open", "running"):
        assert hidden not in in_lobby(bob, kind)
        assert table not in in_lobby(ann, kind), "it is among her own"
    assert {table, hidden} <= set(in_lobby(ann, "mine"))
    line = next(line for line in bob.get("/api/lobby")["open"] if line["id"] == table)
    assert line.keys() == {"id", "status", "seats", "options", "watching", "made"}
    assert names(line) == ["Ann", None]
    assert bob.join(table).json()["status"] == "running"
    assert table not in in_lobby(eve, "open")
    assert table in in_lobby(eve, "running")
    assert table not in in_lobby(bob, "running")
    assert next(line for line in bob.get("/api/lobby")["mine"] if line["id"] == table)["you"] == 1


def test_the_lobby_is_mine_to_move_first(server: Server) -> None:
    ann = server.person("Ann")
    waiting, playing = ann.make("me", "drifter"), ann.make("me", "open")
    ann.my_turn(waiting)
    assert in_lobby(ann, "mine") == [waiting, playing]
    assert ann.get("/api/lobby")["mine"] == ann.get("/api/tables")["tables"]


def test_a_lobby_shows_no_table_for_ever_and_no_more_than_it_can(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    first = ann.make("me", "open", public=True)
    assert first in in_lobby(bob, "open")
    for _ in range(SHOWN):
        ann.make("me", "open", public=True)
    assert len(in_lobby(bob, "open")) == SHOWN
    assert first not in in_lobby(bob, "open")


async def test_nobody_is_expected_any_more(service: Service) -> None:
    ann, bob = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    table = await service.make(ann, [Seat("human", ann.id), Seat("open")], Setup(2), options=TableOptions(public=True))
    assert [line.id for line in (await service.gathering.lobby(bob))[0]] == [table]
    earlier = sa.update(tables).values(made=time.time() - 8 * 24 * 3600)
    await service.database.write(lambda connection: connection.execute(earlier))
    assert await service.gathering.lobby(bob) == ([], [])


def test_options_keep_what_is_said_and_bear_what_is_not_known() -> None:
    said = TableOptions(public=True, watch="delayed", out=(3, 4))
    assert read(said.to_json()) == said
    assert TableOptions().to_json() == {}
    assert read({"public": True, "tomorrow": "more"}) == TableOptions(public=True)


@pytest.mark.parametrize("more", [{"public": "yes"}, {"watch": "always"}, {"watch": None}, {"out": [1]}])
def test_what_a_table_cannot_say(server: Server, more: Json) -> None:
    ann = server.person("Ann")
    answer = ann.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}], **more})
    problem(answer, 400, "malformed")
    assert ann.get("/api/tables")["tables"] == []


# -- the start --------------------------------------------------------------------------------------------------------------------------


def test_the_maker_starts_with_bots(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", "open", "open")
    bob.join(table, seat=2)
    with bob.feed(table) as feed:
        assert feed.next("table")[1]["status"] == "open"
        answer = start(ann, table, "drifter")
        assert answer.status_code == 200, answer.text
        assert feed.next("table")[1]["status"] == "running"
    assert names(answer.json()) == ["Ann", "drifter", "Bob", "drifter"]
    assert info(bob, table)["you"] == 2
    assert len(ann.view(table)["seats"]) == 4
    end = time.monotonic() + 60
    while asked(ann.view(table)) not in ([0], [2]):  # the bots move by themselves
        assert time.monotonic() < end
        time.sleep(0.02)


def test_the_maker_starts_without_the_open_seats(server: Server) -> None:
    """The others move up, and each keeps their own."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("open", "me", "open", "drifter")
    bob.join(table, seat=2)
    with bob.feed(table) as feed:
        assert feed.next("table")[1]["you"] == 2
        answer = start(ann, table)
        assert answer.status_code == 200, answer.text
        assert feed.next("table")[1]["you"] == 1
    assert names(answer.json()) == ["Ann", "Bob", "drifter"]
    assert ann.view(table)["setup"]["seats"] == 3


def test_a_ready_made_set_up_shrinks_with_its_table(server: Server) -> None:
    """Five have nine licenses, three have seven; and the dock cards of a small table."""
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    for_five = next(preset for preset in ann.get("/api/setups")["presets"] if preset["id"] == "dockside")["choices"]["5"]
    table = ann.make("open", "me", "open", "drifter", "open", **for_five)
    bob.join(table, seat=4)
    assert info(ann, table)["options"]["preset"] == "dockside"
    answer = start(ann, table)
    assert answer.status_code == 200, answer.text
    assert names(answer.json()) == ["Ann", "drifter", "Bob"]
    assert [info(person, table)["you"] for person in (ann, bob, eve)] == [0, 2, None]
    assert answer.json()["options"]["preset"] == "dockside"
    assert len(answer.json()["options"]["docks"]) == 2
    view = ann.view(table)
    assert len(view["seats"]) == view["setup"]["seats"] == 3
    assert len(view["setup"]["line_up"]) == 7


def test_a_set_up_of_one_s_own_must_fit_those_who_came(server: Server) -> None:
    """It is refused in words, and nothing is changed."""
    ann, bob = server.person("Ann"), server.person("Bob")
    own = ["shrimp", "cod", "lobster", "tuna", "processing", "oyster", "swordfish", "pub", "marina"]
    table = ann.make("me", "open", "open", "open", "open", line_up=own)
    bob.join(table)
    before = info(ann, table)
    assert before["options"]["preset"] is None
    found = problem(start(ann, table), 422, "line_up")
    assert found["problems"][0]["message"] == found["message"]
    assert info(ann, table) == before
    assert start(ann, table, "drifter").status_code == 200


def test_alone_at_a_table_for_several(server: Server) -> None:
    """One person alone plays against both Captains, which this set-up does not have."""
    ann = server.person("Ann")
    problem(start(ann, table := ann.make("me", "open", "open")), 422, "captains")
    assert info(ann, table)["status"] == "open"
    problem(start(ann, ann.make("open", "open")), 422, "seats")


def test_who_may_start_and_when(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "open")
    bob.join(table)
    for person in (bob, eve):
        problem(start(person, table, "drifter"), 403, "not_your_table")
    problem(httpx.post(f"{server.url}/api/tables/{table}/start", json={}), 401, "no_session")
    problem(start(ann, table, "commodore"), 422, "unknown_bot")
    problem(start(ann, "nope"), 404, "unknown_table")
    problem(ann.http.post(f"/api/tables/{table}/start", json={"seats": 2}), 400, "malformed")
    assert info(ann, table)["status"] == "open"
    assert start(ann, table).status_code == 200
    problem(start(ann, table), 409, "started")
    problem(eve.join(table), 409, "seat_taken")


def test_a_table_is_started_once_however_many_come_and_go(server: Server) -> None:
    """Joining, leaving and starting at the same moment: whatever wins, the table is whole."""
    for _ in range(6):
        ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
        table = ann.make("me", "open", "open", "open")
        bob.join(table)
        with ThreadPoolExecutor(3) as threads:
            done = [threads.submit(act) for act in (lambda: start(ann, table), lambda: eve.join(table), lambda: leave(bob, table))]  # noqa: B023
            codes = [one.result().status_code for one in done]
        found = info(ann, table)
        assert set(codes) <= {200, 409, 422}
        if codes[0] == 200:
            assert found["status"] == "running"
            assert all(seat["kind"] == "human" for seat in found["seats"])
            assert len(ann.view(table)["seats"]) == len(found["seats"])
        else:
            assert found["status"] == "open"


# -- leaving ----------------------------------------------------------------------------------------------------------------------------


def test_a_seat_is_left_before_the_start(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "open")
    bob.join(table)
    with ann.feed(table) as feed:
        feed.next("table")
        assert leave(bob, table).json() == {"ended": False}
        assert names(feed.next("table")[1]) == ["Ann", None, None]
    problem(leave(bob, table), 403, "not_seated")
    problem(leave(eve, table), 403, "not_seated")
    assert table not in in_lobby(bob, "mine")
    assert bob.join(table).status_code == 200, "who has left may come back"
    eve.join(table)
    for person in (ann, bob):
        problem(leave(person, table), 409, "started")
    assert names(info(ann, table)) == ["Ann", "Bob", "Eve"]


def test_the_maker_leaves_it_to_the_next_person(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "drifter", "open", "open")
    bob.join(table, seat=3)
    assert (info(ann, table)["yours"], info(ann, table)["host"], info(bob, table)["yours"]) == (True, 0, False)
    assert leave(ann, table).json() == {"ended": False}
    assert (info(ann, table)["yours"], info(ann, table)["host"], info(bob, table)["yours"]) == (False, 3, True)
    problem(start(ann, table, "drifter"), 403, "not_your_table")
    eve.join(table, seat=0)
    assert start(bob, table).status_code == 200
    assert names(info(bob, table)) == ["Eve", "drifter", "Bob"]


def test_a_table_that_all_have_left_is_gone(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "drifter", public=True)
    with eve.feed(table) as feed:
        feed.next("table")
        assert leave(ann, table).json() == {"ended": True}
        assert feed.next("gone")[0] is None
        assert feed.closed.wait(5)
    problem(bob.http.get(f"/api/tables/{table}"), 404, "unknown_table")
    problem(bob.join(table), 404, "unknown_table")
    problem(leave(ann, table), 404, "unknown_table")
    assert table not in in_lobby(bob, "open")
    assert ann.get("/api/tables")["tables"] == []


def test_who_gets_no_seat_is_called_as_before(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "drifter")
    problem(bob.join(table, name="Robert"), 409, "seat_taken")
    assert bob.get("/api/me")["name"] == "Bob"


def test_a_link_that_leads_to_a_table_does_not_hold_it(server: Server) -> None:
    """Anybody who knows a table can make one."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    code = bob.http.post("/api/me/link", json={"table": table}).json()["code"]
    assert leave(ann, table).json() == {"ended": True}
    problem(bob.http.get(f"/api/tables/{table}"), 404, "unknown_table")
    assert ann.http.post("/api/link/look", json={"code": code}).json() == {"name": "Bob", "account": False, "table": None, "seat": None}


def test_a_maker_who_sits_nowhere_may_give_it_up(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("open", "open")
    assert (info(ann, table)["you"], info(ann, table)["host"], info(ann, table)["yours"]) == (None, None, True)
    bob = server.person("Bob")
    bob.join(table)
    assert leave(bob, table).json() == {"ended": False}
    assert leave(ann, table).json() == {"ended": True}


async def test_a_table_that_ends_is_no_error(service: Service, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever reads the log is told of what went wrong, and not that people came and left."""
    ann, _ = await service.people.welcome("Ann")
    seats = [Seat("human", ann.id), Seat("bot", bot="drifter"), Seat("open")]
    table = await service.make(ann, seats, Setup(3), options=TableOptions(clock=Clock(600, 0, 600)))

    async def at_rest() -> bool | None:
        return not (service.pacer._tasks or service.clocks.waits) or None

    await until(at_rest)
    assert await service.gathering.leave(table, ann)
    assert service.pacer._tasks
    await until(at_rest)
    assert [record.message for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


# -- taking somebody out ----------------------------------------------------------------------------------------------------------------


def test_somebody_is_taken_out_and_stays_out(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "open", public=True)
    bob.join(table)
    with bob.feed(table) as feed:
        assert feed.next("table")[1]["you"] == 1
        answer = take_out(ann, table, 1)
        assert answer.status_code == 200, answer.text
        assert names(answer.json()) == ["Ann", None, None]
        assert feed.next("table")[1]["you"] is None
    problem(bob.join(table), 403, "taken_out")
    assert table not in in_lobby(bob, "open")
    assert table in in_lobby(eve, "open")
    assert "out" not in answer.text, "who was taken out is told to nobody"
    assert eve.join(table).status_code == 200


def test_who_may_take_out_whom(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = ann.make("me", "open", "drifter", "open")
    bob.join(table)
    for person in (bob, eve):
        problem(take_out(person, table, 0), 403, "not_your_table")
        problem(take_out(person, table, 1), 403, "not_your_table")
    problem(take_out(ann, table, 0), 409, "own_seat")
    problem(take_out(ann, table, 2), 409, "nobody_there")
    problem(take_out(ann, table, 3), 409, "nobody_there")
    problem(take_out(ann, table, 5), 422, "no_such_seat")
    problem(take_out(ann, "nope", 1), 404, "unknown_table")
    problem(
        httpx.delete(f"{server.url}/api/tables/{table}/seats/1/person", headers={"content-type": "application/json"}), 401, "no_session"
    )
    assert names(info(ann, table)) == ["Ann", "Bob", "drifter", None]
    eve.join(table)
    problem(take_out(ann, table, 1), 409, "started")


async def test_whose_table_it_is_when_its_maker_is_no_more(service: Service) -> None:
    """The next person's, who is told and may start it; a table that runs is theirs, too, so that a bot may take the seat that is left."""
    from ridback import words

    ann, bob, cid = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob", "Cid")]
    places = [Seat("human", ann.id), Seat("open"), Seat("human", cid.id), Seat("human", bob.id)]
    waits = await service.make(ann, places, Setup(4))
    runs = await service.make(ann, [Seat("human", ann.id), Seat("human", bob.id)], Setup(2))
    board = await service.make(ann, [Seat("open"), Seat("open")], Setup(2))
    with pytest.raises(Problem, match="not_your_table"):
        await service.gathering.start(waits, cid, None, words.words())
    await service.accounts.forget(ann.id)
    table = await service.table(waits)
    assert table.host == cid.id
    assert [(notice.seat, notice.code) for notice in table.notices] == [(2, "maker")]
    await service.gathering.start(waits, cid, None, words.words())
    assert [place.person for place in (await service.table(waits)).seats] == [cid.id, bob.id]
    with pytest.raises(Problem, match="unknown_table"):
        await service.table(board)
    assert (await service.table(runs)).host == bob.id
    assert service.presence.away(await service.table(runs)) == {0}, "who is gone is away at once"
    await service.seat_bot(runs, 0, bob, "drifter")
    await service.accounts.forget(bob.id)
    await service.accounts.forget(cid.id)
    assert (await service.table(runs)).host == bob.id, "nobody is left to have it"


async def test_who_holds_the_screen_has_the_table_for_those_at_it(service: Service) -> None:
    ann, bob = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    at_the_screen = Seat("human", name="Bert", holder=bob.id)
    table = await service.make(ann, [Seat("human", ann.id), at_the_screen, Seat("open")], Setup(3))
    await service.accounts.forget(ann.id)
    assert (await service.table(table)).host == bob.id
    await service.accounts.forget(bob.id)
    with pytest.raises(Problem, match="unknown_table"):
        await service.table(table)
