"""Several people at one screen: a session holds the seats it made, and shows nobody's hand until it says whose."""

from __future__ import annotations

import json
import time
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridback.server.options import TableOptions
from ridback.server.people import Person as Somebody
from ridback.server.schema import people, seats
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.setups import Setup
from tests.server.conftest import STORAGES, Json, Person, Server, asked
from tests.server.test_accounts import sign_in, sign_up
from tests.server.test_gathering import info, leave, names, start, take_out
from tests.server.test_strangers import problem


def share(person: Person, *seats: str, **more: Any) -> str:
    """A table with those seats: "me", "open", a bot, or the name of somebody at the same screen, which begins with a capital."""
    places = [
        {"kind": one} if one in ("me", "open") else {"kind": "here", "name": one} if one[0].isupper() else {"kind": "bot", "bot": one}
        for one in seats
    ]
    answer = person.http.post("/api/tables", json={"seats": places, "pace": "instant", **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def look(person: Person, table: str, seat: int | None = None) -> Json:
    found: Json = person.get(f"/api/tables/{table}/view" + ("" if seat is None else f"?as={seat}"))
    return found


def move(person: Person, table: str, seat: int | None, ply: int, text: str) -> httpx.Response:
    wish = "" if seat is None else f"?as={seat}"
    return person.http.post(f"/api/tables/{table}/moves{wish}", json={"ply": ply, "move": text})


def answer(person: Person, table: str, which: int = 0) -> int:
    """Let the first who is asked and plays at that screen do the first thing they may (``which``: another); gives their seat."""
    end = time.monotonic() + 60
    here: list[int] = []
    while not here:
        assert time.monotonic() < end
        found = look(person, table)
        here = [seat for seat in asked(found["view"]) if found["table"]["seats"][seat]["here"]]
    seat = here[0]
    decision = look(person, table, seat)["view"]["decision"]
    played = move(person, table, seat, decision["ply"], decision["legal"][which]["text"])
    assert played.status_code == 200, played.text
    assert played.json()["view"]["seat"] == seat
    return seat


@pytest.mark.parametrize("server", STORAGES, indirect=True)
def test_two_play_at_one_screen(server: Server) -> None:
    """Each sees their own hand, when it is said whose; the log says who answered."""
    ann = server.person("Ann")
    table = share(ann, "me", "Bert", "drifter")
    open_table = look(ann, table)
    assert open_table["table"]["status"] == "running"
    assert names(open_table["table"]) == ["Ann", "Bert", "drifter"]
    assert [seat["here"] for seat in open_table["table"]["seats"]] == [True, True, False]
    assert (open_table["table"]["you"], open_table["table"]["yours"]) == (None, True)
    assert (open_table["view"]["seat"], open_table["view"]["hand"], open_table["view"]["decision"]) == (None, None, None)
    hands = []
    for seat in (0, 1):
        found = look(ann, table, seat)
        assert (found["table"]["you"], found["view"]["seat"], found["table"]["yours"]) == (seat, seat, True)
        hands.append(found["view"]["hand"])
    assert all(sum(hand.values()) >= 6 for hand in hands)
    done = {answer(ann, table) for _ in range(8)}
    assert done == {0, 1}
    events = ann.get(f"/api/tables/{table}/log")["events"]
    assert {0, 1} <= {event.get("seat") for event in events}
    line = next(line for line in ann.get("/api/tables")["tables"] if line["id"] == table)
    assert line["your_turn"] is bool({0, 1} & set(line["to_move"]))
    assert line["you"] == 0


def test_no_hand_is_told_that_was_not_asked_for(server: Server) -> None:
    """Neither by the view nor the log, the feed, the past, nor in what is refused; an open table is the same bytes as anybody's."""
    ann, eve = server.person("Ann"), server.person("Eve")
    table = share(ann, "me", "Bert")
    for _ in range(6):
        answer(ann, table)
    mine, hers = look(ann, table), look(eve, table)
    assert mine["view"] == hers["view"]
    assert mine["undo"] is None
    assert ann.get(f"/api/tables/{table}/log") == eve.get(f"/api/tables/{table}/log")
    with ann.feed(table, after=0) as feed, ann.feed(f"{table}", after=0) as _:
        _, told, _ = feed.next("move")
        assert told["view"]["hand"] is None
    with ann.feeds(f"{table}.0", f"{table}.0.1", f"{table}.0.0") as feeds:
        hands: dict[int, set[str]] = {}
        for place, told in (feeds.next("move")[1] for _ in range(18)):
            hands.setdefault(place, set()).add(json.dumps(told["view"]["hand"]))
        own = {seat: json.dumps(look(ann, table, seat)["view"]["hand"]) for seat in (0, 1)}
        assert hands[0] == {"null"}
        assert own[1] in hands[1] - hands[2]
        assert own[0] in hands[2] - hands[1]
    with eve.feeds(f"{table}.0.1") as feeds:
        assert feeds.events.get(timeout=10)[0] == "end"
    problem(ann.http.get(f"/api/tables/{table}/at/0"), 409, "still_running")
    assert ann.get(f"/api/tables/{table}/at/0?seat=1")["view"]["seat"] == 1
    seat = asked(mine["view"])[0]
    ply = look(ann, table, seat)["view"]["decision"]["ply"]
    problem(move(ann, table, None, ply, "pass"), 409, "which_seat")
    problem(ann.http.post(f"/api/tables/{table}/hint", json={}), 409, "which_seat")
    problem(ann.http.post(f"/api/tables/{table}/undo", json={"ply": 0}), 409, "which_seat")
    stale = move(ann, table, seat, ply + 5, "pass")
    problem(stale, 409, "stale_ply")
    assert stale.json()["view"]["seat"] == seat


@pytest.mark.parametrize("path", ["view", "log", "feed", "", "at/0"])
def test_what_a_request_says_opens_no_seat_of_others(server: Server, path: str) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = share(ann, "me", "Bert", "open")
    assert bob.join(table).status_code == 200
    word = "seat" if path == "at/0" else "as"
    for who, seat in ((ann, 2), (bob, 0), (bob, 1), (eve, 0), (eve, 1), (eve, 2)):
        refused = who.http.get(f"/api/tables/{table}/{path}?{word}={seat}".replace("/?", "?"))
        problem(refused, *((409, "still_running") if path == "at/0" else (403, "not_your_seat")))
    nobody = httpx.get(f"{server.url}/api/tables/{table}/{path}?{word}=1".replace("/?", "?"))
    assert nobody.status_code in (403, 409)
    assert ann.http.get(f"/api/tables/{table}/view?as=5").status_code == 403
    assert look(bob, table)["view"]["seat"] == 2, "who is alone at a screen need not say anything"
    assert [seat["here"] for seat in look(bob, table)["table"]["seats"]] == [False] * 3
    for who in (bob, eve):
        problem(move(who, table, 1, 0, "pass"), 403, "not_your_seat")
        for method, body in (("POST", {"ply": 0}), ("PUT", {"agree": True})):
            problem(who.http.request(method, f"/api/tables/{table}/undo?as=1", json=body), 403, "not_your_seat")
        problem(who.http.post(f"/api/tables/{table}/hint?as=0", json={}), 403, "not_your_seat")
        gone = who.http.delete(f"/api/tables/{table}/seats/1/bot", headers={"content-type": "application/json"})
        problem(gone, 403, "not_your_seat")


def test_a_feed_with_somebodys_eyes_ends_with_their_seat(server: Server) -> None:
    """It tells that hand, and nothing more once the seat is another's."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = share(ann, "me", "Bert", "open")
    with ann.feed(f"{table}", after=None) as _:
        pass
    url = f"/api/tables/{table}/feed?as=1"
    with ann.http.stream("GET", url) as stream:
        lines = stream.iter_lines()
        assert any('"you":1' in line for line in lines)
        assert take_out(ann, table, 1).status_code == 200
        assert [line for line in lines if '"hand"' in line] == [], "the stream has come to its end"
    assert bob.join(table, seat=1).status_code == 200
    problem(ann.http.get(url), 403, "not_your_seat")


def test_each_takes_back_their_own(server: Server) -> None:
    """Nobody takes back for somebody else, and where all must agree each of them does."""
    ann = server.person("Ann")
    table = share(ann, "me", "Bert", undo="consent")
    first = answer(ann, table, -1)
    other = 1 - first
    undo = look(ann, table, first)["undo"]
    assert undo == {"ply": 0, "ask": False}
    assert look(ann, table, other)["undo"] is None
    back = ann.http.post(f"/api/tables/{table}/undo?as={first}", json={"ply": 0})
    assert back.json()["ply"] == 0
    assert [answer(ann, table, -1), answer(ann, table, 0), answer(ann, table, 1)] == [first, first, other]
    undo = look(ann, table, first)["undo"]
    assert undo["ask"] is True
    assert ann.http.post(f"/api/tables/{table}/undo?as={first}", json={"ply": undo["ply"]}).status_code == 200
    assert look(ann, table)["table"]["undo"]["waits"] == [other]
    agreed = ann.http.put(f"/api/tables/{table}/undo?as={other}", json={"agree": True})
    assert agreed.status_code == 200
    assert agreed.json()["ply"] == undo["ply"]


def test_a_bot_plays_for_somebody_at_the_screen_until_they_are_back(server: Server) -> None:
    ann = server.person("Ann")
    table = share(ann, "me", "Bert")
    assert [seat["may"] for seat in info(ann, table)["seats"]] == ["bot", "bot"]
    sits = ann.http.post(f"/api/tables/{table}/seats/1/bot", json={"bot": "drifter"})
    assert sits.json()["seats"][1]["bot"] == "drifter"
    assert sits.json()["seats"][1]["may"] == "back"
    back = ann.http.delete(f"/api/tables/{table}/seats/1/bot", headers={"content-type": "application/json"})
    assert back.json()["seats"][1]["bot"] is None


def test_before_the_start_and_away_again(server: Server) -> None:
    """Who leaves takes those at their screen along, and the table goes to somebody with a screen of their own."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = share(ann, "me", "Bert", "open", "open")
    assert info(ann, table)["you"] == 0, "there is nothing to hide yet"
    assert bob.join(table).status_code == 200
    assert leave(ann, table).json() == {"ended": False}
    assert names(info(bob, table)) == [None, None, "Bob", None]
    assert info(bob, table)["yours"] is True
    assert start(bob, table, "drifter").status_code == 200
    other = share(ann, "me", "Bert", "open")
    assert start(ann, other).json()["status"] == "running"
    alone = share(ann, "me", "Bert", "open")
    assert leave(ann, alone).json() == {"ended": True}


async def finished(service: Service) -> tuple[str, Somebody, Somebody]:
    """A table at which Ann and Bert shared a screen and Carl had his own, played to its end."""
    ann, _ = await service.people.welcome("Ann")
    carl, _ = await service.people.welcome("Carl")
    places = [Seat("human", ann.id), Seat("human", name="Bert", holder=ann.id), Seat("human", carl.id)]
    table = await service.make(ann, places, Setup(3), options=TableOptions(chat=False))
    await service.log.finish(table)
    return table, ann, carl


async def test_a_rematch_keeps_their_seats(service: Service) -> None:
    """Whoever asks for it; who has the screen takes the seats of those at it along."""
    from ridback import words

    table, ann, carl = await finished(service)
    old = await service.table(table)
    new = await service.gathering.rematch(table, carl, words.words())
    kept = await service.table(new)
    assert [(place.kind, place.name) for place in kept.seats] == [("human", "Carl"), ("open", "Ann"), ("open", "Bert")]
    assert kept.seats[2].person == old.seats[1].person
    assert kept.kept_for(ann) == 1
    await service.log.join(new, ann, None)
    begun = await service.table(new)
    assert begun.status == "running"
    assert [place.kind for place in begun.seats] == ["human"] * 3
    assert begun.shared(ann)
    assert not begun.shared(carl)
    assert [begun.plays(ann, seat) for seat in range(3)] == [False, True, True]


async def test_who_has_the_screen_asks_for_the_rematch(service: Service) -> None:
    from ridback import words

    table, ann, _ = await finished(service)
    new = await service.table(await service.gathering.rematch(table, ann, words.words()))
    assert [(place.kind, place.name) for place in new.seats] == [("open", "Carl"), ("human", "Ann"), ("human", "Bert")]


def test_seats_go_along_to_the_account(server: Server) -> None:
    ann, old = server.person(), server.person()
    sign_up(old, "Ann of one screen")
    table = share(ann, "me", "Bert")
    assert sign_in(ann, "Ann of one screen")["moved"] == 1
    assert look(ann, table, 1)["view"]["seat"] == 1
    assert look(old, table, 1)["view"]["seat"] == 1, "the same person in another browser"
    assert look(old, table)["view"]["hand"] is None


async def test_whoever_is_forgotten_takes_the_names_along_that_they_gave(service: Service) -> None:
    table, ann, _ = await finished(service)
    await service.accounts.forget(ann.id)
    assert [place.name for place in (await service.table(table)).seats] == ["", "", "Carl"]
    query = sa.select(sa.func.count()).select_from(people.join(seats, seats.c.person_id == people.c.id)).where(people.c.name == "Bert")
    assert await service.database.read(lambda connection: connection.scalar(query)) == 0


def test_who_plays_at_a_screen_is_there_while_it_is(own_server: Server) -> None:
    """They are not away two minutes after their turn, when a bot might take their seat."""
    own_server.stop()
    own_server.options["away"] = 0.2
    own_server.start()
    ann = own_server.person("Ann")
    table = share(ann, "me", "Bert", "open")
    bob = own_server.person("Bob")
    bob.join(table)
    with ann.feed(table) as feed:
        feed.next("table")
        while not (seen := info(bob, table)["seats"])[2]["away"] and seen[1]["away"]:
            raise AssertionError(seen)
        assert [seat["away"] for seat in info(bob, table)["seats"]][:2] == [False, False]


def test_names_and_kinds_are_checked(server: Server) -> None:
    ann = server.person("Ann")
    long = ann.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "here", "name": "B" * 41}]})
    problem(long, 400, "malformed")
    nameless = share(ann, "me", "Bert")
    assert info(ann, nameless)["seats"][1]["name"] == "Bert"
    answer = ann.http.post("/api/tables", json={"seats": [{"kind": "here"}, {"kind": "here"}], "pace": "instant"})
    table = answer.json()["id"]
    found = look(ann, table)
    assert found["table"]["seats"][1]["name"] == ""
    assert found["view"]["hand"] is None, "who sits there only for others sees no hand either"
    assert look(ann, table, 1)["view"]["seat"] == 1
