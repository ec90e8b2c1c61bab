"""A seat changes hands: left to a bot, filled with one, taken back; by whom, and what becomes of moves that are under way."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx
import pytest

from ridback.bots import make
from ridback.server import pacer
from ridback.server.notices import NOTICES
from ridback.server.people import Person as Somebody
from ridback.server.problems import Problem
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.setups import Setup
from ridback.views import View
from tests.server.conftest import Json, Person, Server, asked
from tests.server.test_pacer import position, seat_bot
from tests.server.test_strangers import problem

#: Seconds after which people are away, at the server of these tests.
AWAY = 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One at which people are soon away."""
    server = Server(tmp_path_factory.mktemp("seats"), away=AWAY, beat=0.1)
    yield server
    server.stop()


def give(person: Person, table: str, seat: int, bot: str = "drifter") -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": bot})


def back(person: Person, table: str, seat: int) -> httpx.Response:
    return person.http.delete(f"/api/tables/{table}/seats/{seat}/bot", headers={"content-type": "application/json"})


def two(server: Server) -> tuple[Person, Person, str]:
    """Ann, who has made a table; Bob, who sits there, too; and the table, at which both have just been seen."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open")
    assert bob.join(table).status_code == 200
    ann.seen(table)
    return ann, bob, table


def told(person: Person, table: str) -> Json:
    """The table as somebody is told, who may be away for all that matters here."""
    found: Json = person.get(f"/api/tables/{table}")
    return found


def until_away(person: Person, table: str, seat: int) -> Json:
    end = time.monotonic() + 20
    while not (found := told(person, table))["seats"][seat]["away"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def test_one_s_own_seat_is_left_and_taken_back(server: Server) -> None:
    """The bot plays, the person goes on seeing their own hand, and what they want to play is refused until they are back."""
    ann, bob, table = two(server)
    eve = server.person("Eve")
    assert [seat["may"] for seat in told(bob, table)["seats"]] == [None, "bot"]
    left = give(bob, table, 1, "deckhand")
    assert left.status_code == 200, left.text
    assert left.json() == told(bob, table)
    assert left.json()["you"] == 1
    seat = left.json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["bot"], seat["may"]) == ("human", "Bob", "deckhand", "back")
    for person in (ann, eve):
        assert told(person, table)["seats"][1] == {**seat, "may": None}
        assert told(person, table)["notices"] == left.json()["notices"]
    while not played(ann, table, 1):  # Ann moves while it is her turn, the bot when it is Bob's
        view = ann.view(table)
        if asked(view) == [0]:
            assert ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"]).status_code == 200
        time.sleep(0.01)
    view = bob.view(table)
    assert view["seat"] == 1
    assert view["hand"] is not None
    assert ann.view(table)["seat"] == 0
    assert eve.view(table)["hand"] is None
    assert back(bob, table, 1).json()["seats"][1]["bot"] is None
    notices = [(notice["seat"], notice["bot"], notice["code"], notice["why"]) for notice in told(eve, table)["notices"]]
    assert notices == [(1, "deckhand", "bot_sits", None), (1, "deckhand", "person_back", None)]
    assert back(bob, table, 1).status_code == 200, "again"
    assert len(told(eve, table)["notices"]) == 2
    until_turn(ann, bob, table)
    decision = bob.view(table)["decision"]
    assert give(bob, table, 1, "drifter").status_code == 200
    problem(bob.move(table, bob.view(table)["ply"] + 50, "pass"), 409, "stale_ply")
    assert back(bob, table, 1).status_code == 200
    assert decision["ply"] >= 0


def played(person: Person, table: str, seat: int) -> bool:
    """Whether a seat has done anything yet."""
    return any(
        event.get("seat") == seat and event["kind"] in ("bid", "passed", "named")
        for event in person.get(f"/api/tables/{table}/log")["events"]
    )


def until_turn(ann: Person, bob: Person, table: str) -> None:
    """Let Ann move until Bob is to."""
    end = time.monotonic() + 30
    while not bob.view(table)["decision"]:
        assert time.monotonic() < end
        view = ann.view(table)
        if view["decision"]:
            ann.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])


def test_a_person_does_not_move_while_a_bot_plays(server: Server) -> None:
    """At a slow table, so that the bot does not move at once."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", pace="slow")
    bob.join(table)
    mover, seat = (ann, 0) if ann.view(table)["decision"] else (bob, 1)
    decision = mover.view(table)["decision"]
    assert give(mover, table, seat).status_code == 200
    line = next(line for line in mover.get("/api/tables")["tables"] if line["id"] == table)
    assert not line["your_turn"]
    assert seat in line["to_move"]
    assert line["seats"][seat]["may"] == "back"
    problem(mover.move(table, decision["ply"], decision["legal"][0]["text"]), 409, "bot_plays")
    problem(mover.http.post(f"/api/tables/{table}/hint", json={}), 409, "bot_plays")
    assert back(mover, table, seat).status_code == 200
    answer = mover.move(table, decision["ply"], decision["legal"][0]["text"])
    assert answer.status_code == 200, answer.text
    assert give(mover, table, seat).status_code == 200
    again = mover.move(table, decision["ply"], decision["legal"][0]["text"])
    assert again.json()["repeated"], "what was answered stays answered"


def test_who_has_made_the_table_fills_the_seat_of_who_is_away(server: Server) -> None:
    ann, bob, table = two(server)
    cid = server.person("Cid")
    with bob.feed(table) as feed, ann.feed(table) as hers:
        feed.next("table")
        time.sleep(1.5 * AWAY)
        assert not told(ann, table)["seats"][1]["away"], "an open feed is a sign"
        problem(give(ann, table, 1), 409, "still_here")
        assert told(ann, table)["seats"][1]["may"] is None
        feed.close()
        while not hers.next("table")[1]["seats"][1]["away"]:
            pass
    assert told(ann, table)["seats"][1]["may"] == "bot"
    assert told(cid, table)["seats"][1] == {
        "kind": "human",
        "name": "Bob",
        "bot": None,
        "away": True,
        "may": None,
        "here": False,
        "give": False,
        "vacation": None,
    }
    problem(give(cid, table, 1), 403, "not_your_seat")
    with cid.feed(table) as watching:
        watching.next("table")
        filled = give(ann, table, 1)
        assert filled.status_code == 200, filled.text
        seen = watching.next("table")[1]
        assert seen["seats"][1]["bot"] == "drifter"
        assert [notice["code"] for notice in seen["notices"]] == ["bot_sits"]
        assert seen["you"] is None
    view = ann.view(table)
    assert view["seat"] == 0
    assert all(isinstance(seat["hand"], int) for seat in view["seats"])
    assert told(ann, table)["seats"][1]["may"] is None
    problem(back(ann, table, 1), 403, "not_your_seat")
    problem(give(ann, table, 1, "deckhand"), 409, "bot_sits_there")
    assert bob.view(table)["seat"] == 1, "it is still his"
    problem(give(ann, table, 1, "deckhand"), 409, "still_here")
    assert back(bob, table, 1).json()["seats"][1]["bot"] is None


def test_the_bot_somebody_has_chosen_for_their_own_seat_stays(server: Server) -> None:
    """However long they are away: whoever made the table may put a bot where there is none, and that is all."""
    ann, bob, table = two(server)
    assert give(bob, table, 1, "deckhand").status_code == 200
    assert until_away(ann, table, 1)["seats"][1]["may"] is None
    for bot in ("drifter", "deckhand"):
        problem(give(ann, table, 1, bot), 409, "bot_sits_there")
    assert told(ann, table)["seats"][1]["bot"] == "deckhand"
    assert give(bob, table, 1, "drifter").json()["seats"][1]["bot"] == "drifter", "one's own bot may be another"


def test_a_request_is_a_sign_of_life(server: Server) -> None:
    """A program that plays for somebody may look again and again instead of following the feed."""
    ann, bob, table = two(server)
    end = time.monotonic() + 2 * AWAY
    while time.monotonic() < end:
        bob.view(table)
        time.sleep(0.05)
    problem(give(ann, table, 1), 409, "still_here")
    until_away(ann, table, 1)
    assert give(ann, table, 1).status_code == 200


def test_an_open_seat_is_filled_and_the_game_begins(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", "open")
    problem(give(bob, table, 1), 403, "not_your_seat")
    problem(give(ann, table, 0), 409, "not_started")
    assert [seat["may"] for seat in told(ann, table)["seats"]] == [None, "bot", "bot"]
    assert give(ann, table, 2, "deckhand").json()["status"] == "open"
    assert give(ann, table, 2).json()["seats"][2]["bot"] == "drifter", "another bot may have it"
    assert told(ann, table)["notices"] == []
    assert bob.join(table).json()["status"] == "running"
    other = ann.make("me", "open")
    begun = give(ann, other, 1).json()
    assert begun["status"] == "running"
    assert begun["seats"][1] == {
        "kind": "bot",
        "name": None,
        "bot": "drifter",
        "away": False,
        "may": "bot",
        "here": False,
        "give": False,
        "vacation": None,
    }
    assert ann.my_turn(other)["seat"] == 0
    problem(bob.join(other), 409, "seat_taken")


def test_another_bot_plays_a_bot_s_seat(server: Server) -> None:
    """Whoever made the table says so, all are told, and nobody can take that seat back."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "drifter", "open")
    bob.join(table)
    assert [seat["may"] for seat in told(ann, table)["seats"]] == ["bot", "bot", None]
    assert [seat["may"] for seat in told(bob, table)["seats"]] == [None, None, "bot"]
    with bob.feed(table) as feed:
        feed.next("table")
        assert give(ann, table, 1, "deckhand").json()["seats"][1]["bot"] == "deckhand"
        seen = feed.next("table")[1]
    assert (seen["seats"][1]["kind"], seen["seats"][1]["bot"]) == ("bot", "deckhand")
    assert [(notice["code"], notice["seat"], notice["bot"]) for notice in seen["notices"]] == [("bot_level", 1, "deckhand")]
    problem(give(bob, table, 1, "drifter"), 403, "not_your_seat")
    problem(back(ann, table, 1), 403, "not_your_seat")
    assert give(ann, table, 1, "deckhand").status_code == 200
    assert len(told(ann, table)["notices"]) == 1, "nothing has changed"
    for person in (ann, bob):
        view = person.view(table)
        if view["decision"]:
            assert person.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"]).status_code == 200


def test_what_cannot_be_done_with_a_seat(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "drifter")
    before = told(ann, table)
    problem(give(ann, table, 0, "nobody"), 422, "unknown_bot")
    problem(give(ann, table, 0, "__class__"), 422, "unknown_bot")
    problem(give(ann, table, 5), 422, "no_such_seat")
    problem(back(ann, table, 5), 422, "no_such_seat")
    problem(give(bob, table, 1), 403, "not_your_seat")
    problem(back(ann, table, 1), 403, "not_your_seat")
    problem(give(bob, table, 0), 403, "not_your_seat")
    problem(back(bob, table, 0), 403, "not_your_seat")
    problem(give(ann, "nope", 0), 404, "unknown_table")
    problem(back(ann, "nope", 0), 404, "unknown_table")
    problem(ann.http.delete(f"/api/tables/{table}/seats/0/bot"), 415, "wrong_content_type")
    for seat in ("6", "-1", "x", "1.5"):
        assert give(ann, table, seat).status_code in (400, 404)  # type: ignore[arg-type]
    bodies: list[object] = [{}, {"bot": None}, {"bot": 3}, {"bot": "x" * 61}, {"bot": "drifter", "seat": 1}, []]
    for body in bodies:
        problem(ann.http.post(f"/api/tables/{table}/seats/0/bot", json=body), 400, "malformed")
    path = f"{server.url}/api/tables/{table}/seats/0/bot"
    problem(httpx.post(path, json={"bot": "drifter"}), 401, "no_session")
    problem(httpx.delete(path, headers={"content-type": "application/json"}), 401, "no_session")
    elsewhere = {"content-type": "application/json", "origin": "https://elsewhere.example"}
    problem(ann.http.delete(path, headers=elsewhere), 403, "wrong_origin")
    assert told(ann, table) == before
    over = ann.make("drifter", "drifter")
    ann.my_turn(over)
    problem(give(ann, over, 0), 409, "game_over")


def test_a_game_ends_without_its_people(server: Server) -> None:
    """All have left; what is over is over."""
    ann, bob, table = two(server)
    for person, seat in ((ann, 0), (bob, 1)):
        assert give(person, table, seat).status_code == 200
    end = time.monotonic() + 60
    while told(ann, table)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    problem(back(bob, table, 1), 409, "game_over")
    assert [seat["may"] for seat in told(bob, table)["seats"]] == [None, None]


def test_a_seat_in_a_bot_s_hands_survives_a_restart(own_server: Server) -> None:
    ann, bob = own_server.person("Ann"), own_server.person("Bob")
    table = ann.make("me", "open", pace="slow")
    bob.join(table)
    for person, seat in ((ann, 0), (bob, 1)):
        give(person, table, seat)
    before = told(bob, table)
    own_server.stop()
    own_server.start()
    ann, bob = (Person(own_server, cookies=person.http.cookies) for person in (ann, bob))
    assert told(bob, table) == before
    ann.http.patch(f"/api/tables/{table}", json={"pace": "instant"})
    end = time.monotonic() + 60
    while told(ann, table)["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    assert not any(seat["away"] for seat in told(ann, table)["seats"])


async def test_handing_over_again_and_again_is_told_once_a_ply_and_hides_no_failure(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pacer.PACES, "slow", 900.0)
    host, other = [(await service.people.welcome())[0] for _ in range(2)]
    table = await service.make(host, [Seat("human", host.id), Seat("human", other.id), Seat("bot", bot="drifter")], Setup(3), pace="slow")
    while (now := await position(service, table)).to_move != [2]:
        (seat,) = now.to_move
        await service.play(now, seat, now.asked(seat) or 0, now.fallback(seat))
    await service.play(now, 2, now.asked(2) or 0, now.fallback(2), by="drifter", failed="crashed")
    ids = set[int]()
    for _ in range(2 * NOTICES):
        await service.seat_bot(table, 1, other, "deckhand")
        told = (await service.table(table)).notices
        assert [(notice.seat, notice.code) for notice in told] == [(2, "bot_failed"), (1, "bot_sits")]
        assert told[1].id not in ids, "it is news"
        ids.add(told[1].id)
        await service.take_back(table, 1, other)
        told = (await service.table(table)).notices
        assert [(notice.seat, notice.code) for notice in told] == [(2, "bot_failed"), (1, "person_back")]
        assert told[1].id not in ids
        ids.add(told[1].id)
    await service.seat_bot(table, 0, host, "deckhand")
    assert [notice.seat for notice in (await service.table(table)).notices] == [2, 1, 0], "each seat by itself"


async def test_those_of_many_plies_push_out_no_failure(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pacer.PACES, "slow", 900.0)
    host, other = [(await service.people.welcome())[0] for _ in range(2)]
    table = await service.make(host, [Seat("human", host.id), Seat("human", other.id)], Setup(2), pace="slow")
    await service.seat_bot(table, 0, host, "drifter")
    for turn in range(2 * NOTICES):
        now = await position(service, table)
        seat = now.to_move[0]
        bot = now.table.seats[seat].bot
        await service.play(
            now,
            seat,
            now.asked(seat) or 0,
            make("deckhand").choose(now.game.view(seat)),
            by=bot,
            failed="late" if bot and turn < NOTICES else None,
        )
        await (service.take_back if turn % 2 else partial(service.seat_bot, bot="mate"))(table, 1, other)
    told = (await service.table(table)).notices
    assert [notice.id for notice in told] == sorted(notice.id for notice in told)
    handed = [notice for notice in told if notice.code != "bot_failed"]
    assert len(handed) == NOTICES
    assert 3 < len(told) - len(handed) <= NOTICES
    assert min(notice.ply for notice in handed) > max(notice.ply for notice in told if notice.code == "bot_failed")


# -- races -------------------------------------------------------------------------------------------------------------


def test_a_seat_is_filled_or_joined_and_never_both(server: Server) -> None:
    for _ in range(5):
        ann, others = server.person("Ann"), [server.person() for _ in range(4)]
        table = ann.make("me", "open")
        with ThreadPoolExecutor(8) as pool:
            joins = [pool.submit(other.join, table) for other in others]
            fills = [pool.submit(give, ann, table, 1, bot) for bot in ("drifter", "deckhand")]
        won = [answer.result() for answer in (*joins, *fills) if answer.result().status_code == 200]
        lost = {answer.result().json()["code"] for answer in (*joins, *fills) if answer.result().status_code != 200}
        # Ann may let one bot after the other have it.
        assert len({answer.url for answer in won}) == 1
        assert lost <= {"seat_taken", "still_here"}
        seat = told(ann, table)["seats"][1]
        assert seat["kind"] == ("human" if won[0].url.path.endswith("join") else "bot")


def test_moves_and_hand_overs_at_once(server: Server) -> None:
    """Whatever comes first: each ply is one move, whoever was told that their move counts finds it in the log, nobody else's does."""
    ann, bob, table = two(server)
    counted = 0
    for turn in range(12):
        until_turn(ann, bob, table)
        view = bob.view(table)
        ply, move = view["decision"]["ply"], view["decision"]["legal"][turn % len(view["decision"]["legal"])]["text"]
        with ThreadPoolExecutor(4) as pool:
            answers = [pool.submit(bob.move, table, ply, move)]
            answers.insert(turn % 2, pool.submit(give, bob, table, 1))
            moves = [answer.result() for answer in answers if answer.result().url.path.endswith("moves")]
        assert back(bob, table, 1).status_code == 200
        answer = moves[0]
        assert answer.status_code == 200 or answer.json()["code"] in ("bot_plays", "stale_ply"), answer.text
        counted += answer.status_code == 200
        again = bob.move(table, ply, move)
        if answer.status_code == 200:
            assert again.json()["repeated"]
        if bob.view(table)["over"]:
            break
    assert ann.get(f"/api/tables/{table}/log")["last"] > 0


async def seated(service: Service) -> tuple[str, int, Somebody, int]:
    """A table of two people: its id, the seat that is to move and who sits there, and the ply at which they are asked."""
    people = [(await service.people.welcome())[0] for _ in range(2)]
    table = await service.make(people[0], [Seat("human", person.id) for person in people], Setup(2), pace="instant")
    now = await position(service, table)
    seat = now.to_move[0]
    asked_at = now.asked(seat)
    assert asked_at is not None
    return table, seat, people[seat], asked_at


async def test_a_bot_s_thought_counts_for_nothing_once_its_person_is_back(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is still thinking when the seat is taken back."""
    table, seat, person, ply = await seated(service)
    thinks, may = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def slow(view: View) -> object:
        loop.call_soon_threadsafe(thinks.set)
        assert may.wait(10)
        return view.legal()[0]

    seat_bot(monkeypatch, slow)
    await service.seat_bot(table, seat, person, "drifter")
    async with asyncio.timeout(10):
        await thinks.wait()
    await service.take_back(table, seat, person)
    may.set()
    await asyncio.sleep(0.3)
    assert await service.log.moves(table) == []
    now = await position(service, table)
    await service.play(now, seat, ply, now.fallback(seat))
    assert [row.seat for row in await service.log.moves(table)] == [seat]


async def test_a_person_s_move_that_comes_after_the_bot_is_refused(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """The request had read the table before the bot sat down."""
    table, seat, person, ply = await seated(service)
    may = threading.Event()
    seat_bot(monkeypatch, lambda view: may.wait(10) and view.legal()[0])
    before = await position(service, table)
    await service.seat_bot(table, seat, person, "drifter")
    with pytest.raises(Problem, match="bot_plays"):
        await service.play(before, seat, ply, before.fallback(seat))
    assert await service.log.moves(table) == []
    may.set()


async def test_a_person_s_move_that_came_first_counts_and_the_bot_s_does_not(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both answer the same question; the bot thinks of the next one, if there is one."""
    table, seat, person, ply = await seated(service)
    may = threading.Event()
    seat_bot(monkeypatch, lambda view: may.wait(10) and view.legal()[0])
    now = await position(service, table)
    hand_over = service.log.hand_over

    async def late(*args: object) -> None:
        """The move is stored between the look at the table and the hand-over."""
        await service.play(now, seat, ply, now.fallback(seat))
        await hand_over(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(service.log, "hand_over", late)
    await service.seat_bot(table, seat, person, "drifter")
    may.set()
    rows = [row for row in await service.log.moves(table) if row.ply == ply]
    assert len(rows) == 1
    (told,) = (await service.table(table)).notices
    assert told.ply == len([row for row in await service.log.moves(table) if row.asked == ply])


async def test_a_seat_that_is_joined_in_the_last_moment_is_not_filled(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    host, other = [(await service.people.welcome())[0] for _ in range(2)]
    table = await service.make(host, [Seat("human", host.id), Seat("open")], Setup(2))
    hand_over = service.log.hand_over

    async def late(*args: object) -> None:
        await service.log.join(table, other, 1)
        await hand_over(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(service.log, "hand_over", late)
    with pytest.raises(Problem, match="still_here"):
        await service.seat_bot(table, 1, host, "drifter")
    stored = await service.table(table)
    assert (stored.seats[1].person, stored.seats[1].bot, stored.notices) == (other.id, None, ())
