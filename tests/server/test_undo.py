"""Taking back: what may be, by whom, and that everything that is told afterwards is right."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from typing import Any

import pytest

from ridback.game import Game
from ridback.moves import by_text
from ridback.server import undo
from ridback.server.log import Row, played
from ridback.server.notices import note
from ridback.server.options import TableOptions
from ridback.server.people import Person as Somebody
from ridback.server.problems import Problem
from ridback.server.schema import seats
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.setups import Setup
from tests.server.conftest import THREE, Feed, Json, Person, Server, asked
from tests.server.test_history import plain


def table_of(ann: Person, *seats: str, undo: str = "own", like: str | None = None) -> str:
    places = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
    answer = ann.http.post("/api/tables", json={"seats": places, "pace": "instant", "undo": undo})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def two(server: Server, undo: str = "own") -> tuple[dict[int, Person], str]:
    """Two people at a table."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = table_of(ann, "me", "open", undo=undo)
    bob.join(table)
    return {0: ann, 1: bob}, table


def turn(people: dict[int, Person], table: str) -> tuple[Person, Person, Json]:
    """Who is to move (the first of them), the other, and what the first sees."""
    seat = asked(people[0].view(table))[0]
    return people[seat], people[1 - seat], people[seat].view(table)


def move(person: Person, table: str, wish: str) -> Json:
    """Make a move: the text itself, or the first legal one that begins so; to open a bid on a lot, the lowest."""
    decision = person.view(table)["decision"]
    if wish.endswith(" bid "):
        bids = (person.move(table, decision["ply"], f"{wish}{amount}") for amount in range(1, 20))
        opened: Json = next(answer.json() for answer in bids if answer.status_code == 200)
        return opened
    text = next((legal["text"] for legal in decision["legal"] if legal["text"].startswith(wish)), wish)
    answer = person.move(table, decision["ply"], text)
    assert answer.status_code == 200, answer.text
    played: Json = answer.json()
    return played


def back(person: Person, table: str, ply: int) -> Any:
    return person.http.post(f"/api/tables/{table}/undo", json={"ply": ply})


def agree(person: Person, table: str, yes: bool = True) -> Any:
    return person.http.put(f"/api/tables/{table}/undo", json={"agree": yes})


def code(answer: Any) -> tuple[int, str]:
    told = answer.json()
    assert told["message"]
    return answer.status_code, told["code"]


def rows(server: Server, table: str) -> list[tuple[int, int, str]]:
    with sqlite3.connect(server.data / "ridback.db") as database:
        found = database.execute("SELECT id, ply, move FROM moves WHERE table_id = ? ORDER BY id", (table,)).fetchall()
    database.close()
    return found


def test_a_log_with_steps_taken_back() -> None:
    def row(place: int, move: str) -> Row:
        return Row(100 + place, place, 0, move, 0, 0.0)

    log = [row(n, move) for n, move in enumerate(["a", "b", "c", "back 1", "d", "back 1", "back 0", "e", "f"])]
    assert [one.move for one in played(log)] == ["e", "f"]
    assert [one.move for one in played(log[:6])] == ["a"]
    assert [one.back for one in log[2:4]] == [None, 1]


def test_ones_own_step_is_taken_back(server: Server) -> None:
    """Until somebody else has decided; the view is the one of before to the byte, and everybody is told."""
    people, table = two(server)
    first, other, before = turn(people, table)
    seen = first.seen(table)
    assert seen["undo"] is None
    answer = move(first, table, "lot 0 bid ")
    assert answer["undo"] == {"ply": 0, "ask": False}
    assert first.seen(table)["undo"] == answer["undo"]
    assert other.seen(table)["undo"] is None
    done = back(first, table, 0)
    assert done.status_code == 200, done.text
    assert done.json()["view"] == before == first.view(table)
    assert done.json()["last"] == first.seen(table)["last"] > answer["last"] > seen["last"]
    (notice,) = other.get(f"/api/tables/{table}")["notices"]
    assert (notice["code"], notice["seat"], notice["ply"]) == ("undone", before["seat"], 0)
    assert not [event for event in other.get(f"/api/tables/{table}/log")["events"] if event["kind"] in ("named", "bid")]
    assert code(back(first, table, 0)) == (409, "undo_nothing")
    move(first, table, "pass")
    assert [text for _, _, text in rows(server, table)][-2:] == ["back 0", "pass"]


def test_what_somebody_has_answered_stands(server: Server) -> None:
    people, table = two(server)
    first, other, _ = turn(people, table)
    move(first, table, "lot 0 bid ")
    move(other, table, "pass")
    assert code(back(first, table, 0)) == (409, "undo_decided")
    assert first.seen(table)["undo"] is None


def test_what_was_revealed_stands(server: Server) -> None:
    """A card drawn, a license turned up: by nobody's consent does that come undone."""
    for rule in ("own", "consent"):
        people, table = two(server, rule)
        refused = 0
        for _ in range(60):
            person, other, view = turn(people, table)
            ply, decks = view["ply"], (view["boat_deck"], view["license_deck"])
            if view["over"]:
                break
            move(
                person,
                table,
                "pass" if any(one["text"] == "pass" for one in view["decision"]["legal"]) else view["decision"]["legal"][0]["text"],
            )
            after = person.view(table)
            if after["over"]:
                break
            if (after["boat_deck"], after["license_deck"]) != decks:
                refused += 1
                assert code(back(person, table, ply)) == (409, "undo_revealed")
                assert person.seen(table)["undo"] is None
                assert other.seen(table)["undo"] is None
        assert refused > 2


def test_the_same_way_again_leads_to_the_same_cards(server: Server) -> None:
    """Whatever was taken back, the saved game is as if it had never been played."""
    people, table = two(server)
    taken = 0
    for step in itertools.count():
        if people[0].view(table)["over"]:
            break
        person, _, view = turn(people, table)
        legal = view["decision"]["legal"]
        move(person, table, legal[-1]["text"])
        undo = person.seen(table)["undo"]
        if undo is not None and step % 3 == 0:
            taken += 1
            assert back(person, table, undo["ply"]).status_code == 200
            assert person.view(table) == view
            move(person, table, legal[0]["text"])
    assert taken > 20
    saved = people[0].get(f"/api/tables/{table}/record")
    again = Game.from_json(saved)
    assert again.over
    assert people[0].view(table) == plain(again.view(0).to_json())
    for ply in range(0, again.ply, 17):
        then = Game(again.setup, again.seed)
        then.replay([(int(line[0]), by_text(line[2:]).number) for line in saved["moves"][:ply]])
        assert people[0].get(f"/api/tables/{table}/at/{ply}?seat=1")["view"] == plain(then.view(1).to_json())
    assert people[0].get(f"/api/tables/{table}/log")["events"] == plain(again.events_for(0))
    assert len(rows(server, table)) > again.ply
    assert [place for _, place, _ in rows(server, table)] == list(range(len(rows(server, table))))
    assert people[0].get(f"/api/tables/{table}/review?seat=0")["status"] in ("working", "ready")


def heard(feed: Feed, last: int) -> list[Json]:
    told: list[Json] = []
    while not told or told[-1]["id"] < last:
        told.append(feed.next("move")[1])
    return told


@pytest.mark.parametrize("own_server", ["sqlite", THREE], indirect=True)
def test_feeds_come_to_the_right_end(own_server: Server) -> None:
    """One that is open, ones that come back after any id, and one that missed more than twenty: each ends with the state that is, and says
    that it went back."""
    people, table = two(own_server)
    first, other, _ = turn(people, table)
    with other.feed(table, after=0) as feed:
        last = 0
        for n in range(26):
            last = move(first, table, f"lot {n % 2} bid ")["last"]
            last = back(first, table, 0).json()["last"]
        told = heard(feed, last)
    assert [("back" in one, one["ply"]) for one in told[-2:]] == [(False, 2), (True, 0)]
    assert told[-1]["back"] == 0
    assert told[-1]["events"] == []
    assert told[-1]["view"] == other.view(table)
    for after in (0, told[0]["id"], told[-4]["id"], told[-2]["id"], told[-1]["id"] - 1):
        with other.feed(table, after=after) as feed:
            again = heard(feed, last)
        assert again[-1]["view"] == other.view(table)
        assert again[-1]["view"]["ply"] == 0
        assert again[-1]["back"] == 0, "whoever has heard of what was undone hears that it was"
        assert len(again) == 1 or len(again) <= 20
    move(first, table, "pass")
    with other.feed(table, after=told[-3]["id"]) as feed:
        again = heard(feed, other.seen(table)["last"])
    assert [one["ply"] for one in again] == [2, 0, 1]
    assert again[-1]["view"]["ply"] == 1


def test_a_word_for_another_question_is_not_taken(server: Server) -> None:
    """Who names the newest id they know is told when something was taken back since, and the same sent again is not played again."""
    people, table = two(server)
    first, _, before = turn(people, table)
    seen = first.seen(table)["last"]
    assert before["decision"]["kind"] == "name"
    sent = {"ply": 0, "move": "lot 0", "last": seen}
    for repeated in (False, True):
        answer = first.http.post(f"/api/tables/{table}/moves", json=sent)
        assert (answer.status_code, answer.json().get("repeated", False)) == (200, repeated)
    assert back(first, table, 0).status_code == 200
    answer = first.http.post(f"/api/tables/{table}/moves", json=sent)
    assert code(answer) == (409, "stale_ply")
    assert answer.json()["view"] == first.view(table)
    assert answer.json()["last"] == first.seen(table)["last"]
    assert first.view(table)["ply"] == 0


def test_others_are_asked(server: Server) -> None:
    """At a table where consent is wanted: all agree, and the game goes back past what they have decided since."""
    people, table = two(server, "consent")
    first, other, before = turn(people, table)
    move(first, table, "lot 0 bid ")
    move(other, table, "pass")
    assert first.seen(table)["undo"] == {"ply": 0, "ask": True}
    assert back(first, table, 0).status_code == 200
    info = other.get(f"/api/tables/{table}")["undo"]
    assert info == {"seat": before["seat"], "ply": 0, "agreed": [], "waits": [1 - before["seat"]]}
    assert code(agree(first, table)) == (409, "undo_not_asked")
    assert agree(other, table, yes=False).status_code == 200
    assert other.get(f"/api/tables/{table}")["undo"] is None
    assert code(agree(other, table)) == (409, "undo_not_asked")
    assert back(first, table, 0).status_code == 200
    assert agree(first, table, yes=False).status_code == 200, "who asks may think better of it"
    assert back(first, table, 0).status_code == 200
    answer = agree(other, table)
    assert answer.status_code == 200
    assert answer.json()["ply"] == 0
    assert first.view(table) == before
    assert first.get(f"/api/tables/{table}")["undo"] is None


async def test_what_nobody_asks_any_more_is_not_done(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody agrees in the moment in which who has asked thinks better of it."""
    folk = [(await service.people.welcome(f"P{n}"))[0] for n in range(2)]
    id = await service.make(folk[0], [Seat("human", one.id) for one in folk], Setup(2), options=TableOptions(undo="consent"))
    _, position = await service.game(id)
    assert position
    first = position.to_move[0]
    position, _ = await service.play(position, first, 0, "lot 0 bid 10")
    position, _ = await service.play(position, 1 - first, position.asked(1 - first) or 0, "pass")
    await undo.take_back(service, position, first, 0)
    _, asked = await service.game(id)
    assert asked and asked.table.undo_ask
    await undo.answer(service, asked.copy(), first, agree=False)
    with pytest.raises(Problem) as refused:
        await undo.answer(service, asked.copy(), 1 - first, agree=True)
    assert refused.value.code == "undo_not_asked"
    _, now = await service.game(id)
    assert now and now.game.ply == position.game.ply


def test_who_moves_on_is_asked_no_more(server: Server) -> None:
    people, table = two(server, "consent")
    first, other, _ = turn(people, table)
    move(first, table, "lot 0 bid ")
    move(other, table, "pass")
    assert back(first, table, 0).status_code == 200
    person, _, _ = turn(people, table)
    move(person, table, person.view(table)["decision"]["legal"][0]["text"])
    assert other.get(f"/api/tables/{table}")["undo"] is None
    assert code(agree(other, table)) == (409, "undo_not_asked")


def test_bots_agree(server: Server) -> None:
    """Alone with bots nobody is asked, and what they have decided since comes undone as well; they go on from there."""
    ann = server.person("Ann")
    table = table_of(ann, "me", "drifter", "drifter", undo="consent")
    taken = 0
    for _ in range(40):
        view = ann.my_turn(table)
        if view["over"]:
            break
        move(ann, table, view["decision"]["legal"][0]["text"])
        ann.my_turn(table)
        undo = ann.seen(table)["undo"]
        if undo is not None:
            assert undo["ask"] is False
            assert undo["ply"] >= view["decision"]["ply"]
            assert back(ann, table, undo["ply"]).status_code == 200
            taken += 1
            now = ann.my_turn(table)
            move(ann, table, now["decision"]["legal"][-1]["text"])
    assert taken > 5


def test_where_nothing_is_taken_back(server: Server) -> None:
    people, table = two(server, "off")
    first, other, _ = turn(people, table)
    move(first, table, "lot 0 bid ")
    assert first.seen(table)["undo"] is None
    assert code(back(first, table, 0)) == (403, "undo_off")
    assert first.get(f"/api/tables/{table}")["options"]["undo"] == "off"
    eve = server.person("Eve")
    assert code(back(eve, table, 0)) == (403, "not_seated")
    assert code(agree(other, table)) == (409, "undo_not_asked")


def test_another_step_than_was_meant_stays(server: Server) -> None:
    """A second click does not take back a second step; a bot that plays my seat plays it."""
    people, table = two(server)
    first, _, _ = turn(people, table)
    move(first, table, "lot 0")
    undo = first.seen(table)["undo"]
    assert undo == {"ply": 0, "ask": False}
    move(first, table, "bid ")
    assert first.seen(table)["undo"]["ply"] == 1
    assert code(back(first, table, 0)) == (409, "stale_ply")
    assert back(first, table, 1).status_code == 200
    assert code(back(first, table, 1)) == (409, "stale_ply")
    assert first.http.post(f"/api/tables/{table}/seats/{first.view(table)['seat']}/bot", json={"bot": "drifter"}).status_code == 200
    assert back(first, table, 0).status_code == 409


def test_hints_are_of_the_decision_that_is_asked(server: Server) -> None:
    """Not of another one at the same ply before something was taken back."""
    while True:  # hints for two equal licenses are the same
        people, table = two(server)
        first, _, view = turn(people, table)
        if len(set(view["row"])) > 1:
            break

    def hint() -> Json:
        answer = first.http.post(f"/api/tables/{table}/hint", json={})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        assert told["text"] in {one["text"] for one in first.view(table)["decision"]["legal"]} or " " in told["text"]
        return told

    at_first = hint()
    texts = []
    for lot in (0, 1):
        move(first, table, f"lot {lot}")
        view = first.view(table)
        assert view["decision"]["kind"] == "open"
        assert hint()["ply"] == view["decision"]["ply"] == 1
        texts.append(json.dumps(first.http.post(f"/api/tables/{table}/hint", json={}).json()))
        assert back(first, table, 0).status_code == 200
        assert hint() == at_first
    assert texts[0] != texts[1]


def test_undoing_tells_nothing(server: Server) -> None:
    """What each seat is told of a game in which steps were taken back is what it would be told of any game that looks the same to it."""
    people, table = two(server)
    for n in range(24):
        person, _, view = turn(people, table)
        move(person, table, view["decision"]["legal"][-1]["text"])
        undo = person.seen(table)["undo"]
        if undo is not None and n % 2:
            assert back(person, table, undo["ply"]).status_code == 200
    with sqlite3.connect(server.data / "ridback.db") as database:
        setup, seed = database.execute("SELECT setup, seed FROM tables WHERE id = ?", (table,)).fetchone()
        log = [
            Row(*row)
            for row in database.execute("SELECT id, ply, seat, move, asked, at FROM moves WHERE table_id = ? ORDER BY id", (table,))
        ]
    database.close()
    from ridback.setups import Setup

    game = Game(Setup.from_json(json.loads(setup)), int(seed))
    game.replay([(row.seat, by_text(row.move).number) for row in played(log)])
    for seat, person in people.items():
        for deal in range(5):
            assert person.view(table) == plain(game.imagined(seat, deal).view(seat).to_json())


async def asking(service: Service, *seats: Seat) -> tuple[str, int]:
    """A table of those at which the first to move asks, after two moves, whether that one may be taken back; and that seat."""
    table = await service.make(
        Somebody(seats[0].person or 0, ""), seats, Setup(len(seats)), options=TableOptions(undo="consent"), pace="slow"
    )
    for wish in ({"do": "lot", "slot": 0, "bid": 5}, "pass"):
        _, now = await service.game(table)
        assert now is not None
        seat = now.to_move[0]
        await service.play(now, seat, now.asked(seat) or 0, wish)
    _, now = await service.game(table)
    assert now is not None
    first = now.played[0].seat
    await undo.take_back(service, now, first, 0)
    return table, first


async def back_at(service: Service, table: str) -> int:
    """The ply a table comes to, as soon as nobody is asked any more."""
    async with asyncio.timeout(20):
        while True:
            _, now = await service.game(table)
            assert now is not None
            if now.table.undo_ask is None:
                return now.game.ply
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", ["gone", "bot", "gone before"])
async def test_nobody_waits_for_who_is_not_there_to_agree(service: Service, how: str) -> None:
    """Whoever is gone for good, or has a bot in their place, is not asked; the others' word is enough, also where they gave it before."""
    folk = [(await service.people.welcome(f"P{n}"))[0] for n in range(3)]
    table, first = await asking(service, *(Seat("human", one.id) for one in folk))
    others = [seat for seat in range(3) if seat != first]
    _, now = await service.game(table)
    assert now is not None
    if how != "gone before":
        await undo.answer(service, now, others[0], agree=True)
        _, now = await service.game(table)
        assert now is not None and now.table.undo_ask is not None and now.game.ply > 0
    if how == "bot":
        await service.seat_bot(table, others[1], folk[others[1]], "drifter")
    else:
        await service.accounts.forget(folk[others[1]].id)
        service.hub.wake(table)
    if how == "gone before":
        _, now = await service.game(table)
        assert now is not None
        await undo.answer(service, now, others[0], agree=True)
    assert await back_at(service, table) == 0


async def test_what_a_bot_asks_for_nobody_is_asked(service: Service) -> None:
    """Who has asked lets a bot play, and the one who was to answer goes: nothing is taken back, and nobody is asked any more."""
    ann, bob = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    table, first = await asking(service, Seat("human", ann.id), Seat("human", bob.id))
    folk = [ann, bob]
    await service.database.write(
        lambda connection: connection.execute(seats.update().where(seats.c.table_id == table, seats.c.seat == first).values(bot="drifter"))
    )
    await service.accounts.forget(folk[1 - first].id)
    service.hub.wake(table)
    assert await back_at(service, table) > 0


async def test_that_a_step_was_taken_back_hides_nothing_else(service: Service) -> None:
    """Of the same seat at the same ply: that its time was up is still told, and when it changed hands is still known."""
    ann, bob = [(await service.people.welcome(name))[0] for name in ("Ann", "Bob")]
    table = await service.make(ann, [Seat("human", ann.id), Seat("human", bob.id)], Setup(2), pace="slow")
    await service.log.hand_over(await service.table(table), 0, "drifter", late=True)
    for _ in range(2):
        await service.database.write(lambda connection: note(connection, table, 0, 0, "", "undone"))
    assert [notice.code for notice in (await service.table(table)).notices] == ["time_up", "undone"]
    assert [(change.seat, change.back) for change in await service.log.changes(table)] == [(0, False)]
    await service.log.hand_over(await service.table(table), 0, None)
    assert [notice.code for notice in (await service.table(table)).notices] == ["undone", "person_back"]
