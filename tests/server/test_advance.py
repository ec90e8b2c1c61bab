"""What the server does for somebody at their seat: passing by itself, moves given in advance; and that nobody else learns of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ridback.cards import default_cards
from ridback.server import advance
from ridback.server.autopass import passes
from ridback.server.log import SeatChangedError
from ridback.server.people import Person as Somebody
from ridback.server.seat import Seat
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.table import Position
from ridback.server.wishes import Errand, Order, Wish
from ridback.setups import Setup
from tests.server.conftest import STORAGES, THREE, Json, Person, Server, asked
from tests.server.test_clocks import until
from tests.server.test_undo import back, code, move, turn, two


def path(table: str, order: str = "") -> str:
    return f"/api/tables/{table}/advance{order and '/' + order}"


def give(person: Person, table: str, **order: Any) -> Any:
    return person.http.post(path(table), json=order)


def pass_by_itself(person: Person, table: str, mode: str | None) -> Json:
    answer = person.http.put(path(table), json={"auto_pass": mode})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def wait_for(found: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not found():
        assert time.monotonic() < end
        time.sleep(0.02)


def cheapest(view: Json) -> tuple[int, str, int]:
    """The slot, license and cost of the cheapest license in the row."""
    costs = default_cards().printed["licenses"]

    def cost(id: str) -> int:
        return int(costs["king_crab" if id.startswith("king_crab") else id]["cost"])

    slot = min(range(len(view["row"])), key=lambda slot: cost(view["row"][slot]))
    return slot, view["row"][slot], cost(view["row"][slot])


# -- passing by itself ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["standard", "fast"])
def test_a_game_with_passing_by_itself(server: Server, mode: str) -> None:
    """The person is never asked what they can only pass, once the server has seen to it; the log says so, and to everybody alike."""
    ann, eve = server.person("Ann"), server.person("Eve")
    table = ann.make("me", "drifter")
    assert pass_by_itself(ann, table, mode)["mode"] == mode
    by_hand = 0
    for n in range(120):
        wait_for(lambda: settled(ann, table))
        view = ann.view(table)
        if view["over"]:
            break
        legal = view["decision"]["legal"]
        by_hand += len(legal) == 1 and legal[0]["do"] == "pass"
        assert mode == "standard" or by_hand == 0
        answer = ann.move(table, view["decision"]["ply"], legal[-1 if n % 3 else 0]["text"])
        assert answer.status_code == 200, answer.text
    told = ann.get(f"/api/tables/{table}/log")["events"]
    mine = [event for event in told if event.get("auto")]
    assert {(event["kind"], event["seat"], event["auto"]) for event in mine} <= {("passed", 0, "pass")}, (
        "or the cards were such that nobody had to"
    )
    assert [event for event in told if event["kind"] != "drew"] == [
        {**event, "card": seen.get("card")} if "card" in event else event
        for event, seen in zip(
            eve.get(f"/api/tables/{table}/log")["events"], [event for event in told if event["kind"] != "drew"], strict=True
        )
    ]


def settled(person: Person, table: str) -> bool:
    """The person is asked something, and the server has left it to them; or the game is over. It answers at once or not at all."""
    view = person.view(table)
    if view["over"]:
        return True
    if view["decision"] is None:
        return False
    if [one["do"] for one in view["decision"]["legal"]] != ["pass"]:
        return True
    time.sleep(0.4)
    return bool(person.view(table)["ply"] == view["ply"])


async def waiting(service: Service, mode: str) -> tuple[str, Somebody, Position]:
    """A table at which somebody can only pass, by the rules of that mode, and nobody has done it yet."""
    await service.steward.stop()
    ann, _ = await service.people.welcome("Ann")
    ben, _ = await service.people.welcome("Ben")
    for _ in range(20):  # whether anybody has to pass is up to the cards
        id = await service.make(ann, [Seat("human", ann.id), Seat("human", ben.id)], Setup(2), pace="instant")
        _, position = await service.game(id)
        while position is not None and not position.over:
            seat = position.to_move[0]
            if seat == 0 and passes(position.game, 0, mode):  # type: ignore[arg-type]
                return id, ann, position
            legal = position.game.legal(seat)
            asked = position.asked(seat)
            assert asked is not None
            position, _ = await service.play(position, seat, asked, legal[-1])
    raise AssertionError("nobody had to pass")


@pytest.mark.parametrize("mode", ["standard", "fast"])
async def test_it_goes_on_after_a_restart_and_once(service: Service, tmp_path: Path, mode: str) -> None:
    id, _, position = await waiting(service, mode)
    await service.wishes.change(id, 0, lambda wish: Wish(auto_pass=mode))  # type: ignore[arg-type]
    before = len(position.rows)
    await service.close()
    servers = [Service(Settings(tmp_path)) for _ in range(2)]
    for one in servers:
        await one.open()
    try:

        async def passed() -> Position | None:
            _, found = await servers[0].game(id)
            return found if found and len(found.rows) > before else None

        found = await until(passed)
        row = found.rows[before]
        assert (row.seat, row.move, row.auto) == (0, "pass", mode)
        assert [one.auto for one in found.rows[:before]] == [None] * before
        assert len({one.ply for one in found.rows}) == len(found.rows)
        marks = [(event["kind"], event["seat"], event["auto"]) for event in found.events(None) if event.get("auto")]
        assert marks and set(marks) == {("passed", 0, "pass")}
    finally:
        for one in servers:
            await one.close()


async def test_what_was_taken_back_is_not_played(service: Service) -> None:
    """Not even by who has looked before, and stores the move after."""
    id, _, position = await waiting(service, "fast")
    seen = await service.wishes.change(id, 0, lambda _: Wish(auto_pass="fast"))
    await service.wishes.change(id, 0, lambda _: Wish(auto_pass="off"))
    ply, at = len(position.rows), position.asked(0)
    assert at is not None
    with pytest.raises(SeatChangedError):
        await service.log.append(id, 0, ["pass"], ply=ply, asked=at, errand=Errand("fast", seen))
    assert len(await service.log.moves(id)) == ply


async def test_what_one_likes_holds_everywhere(service: Service) -> None:
    """Where nothing was said at a table, what the person likes holds; saying so sees to tables that wait."""
    id, ann, _ = await waiting(service, "fast")
    assert (await service.table(id)).seats[0].wish.mode == "off"
    await service.people.prefer(ann, {"auto_pass": "fast"})
    assert (await service.table(id)).seats[0].wish.mode == "fast"
    await service.wishes.change(id, 0, lambda wish: Wish("standard", wish.liked))
    assert (await service.table(id)).seats[0].wish.mode == "standard"
    await service.people.prefer(ann, {"auto_pass": "always, please"})
    await service.wishes.change(id, 0, lambda wish: Wish(None, wish.liked))
    assert (await service.table(id)).seats[0].wish.mode == "off", "what no version of today knows"
    await service.people.prefer(ann, {"auto_pass": "fast"})
    await service.liked(ann)

    async def passed() -> bool | None:
        return (await service.log.moves(id))[-1].auto == "fast" or None

    assert await until(passed)
    await service.accounts.forget(ann.id)
    assert not (await service.table(id)).seats[0].wish.active


# -- moves in advance -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("own_server", STORAGES, indirect=True)
def test_a_bid_is_raised_up_to_the_most(own_server: Server) -> None:
    """By the least there is, each time; beyond the most one passes, and finds a note."""
    people, table = two(own_server)
    first, other, view = turn(people, table)
    slot, license, cost = cheapest(view)
    given = give(other, table, do="bid", license=license, most=cost + 2)
    assert given.status_code == 201, given.text
    (order,) = given.json()["orders"]
    assert (order["do"], order["license"], order["most"]) == ("bid", license, cost + 2)
    assert first.get(path(table)) == {"auto_pass": None, "mode": "off", "orders": [], "notes": []}
    move(first, table, f"lot {slot} bid {cost}")
    wait_for(lambda: asked(first.view(table)) == [view["seat"]])
    assert first.view(table)["auction"]["bid"] == cost + 1
    move(first, table, f"bid {cost + 2}")
    wait_for(lambda: first.view(table)["decision"] is not None)
    found = other.get(path(table))
    assert found["orders"] == []
    (note,) = found["notes"]
    assert (note["code"], note["order"]["id"], note["ply"]) == ("outbid", order["id"], 4)
    events = [event for event in other.get(f"/api/tables/{table}/log")["events"] if event.get("auto")]
    assert [(event["kind"], event["auto"]) for event in events] == [("bid", "advance"), ("passed", "advance")]
    assert "auto" not in str(first.get(f"/api/tables/{table}/log")["events"]), "whether it was said in advance is not for others to know"


def test_who_gets_it_finds_a_note(server: Server) -> None:
    people, table = two(server)
    first, other, view = turn(people, table)
    slot, license, cost = cheapest(view)
    assert give(other, table, do="bid", license=license, most=cost + 5).status_code == 201
    move(first, table, f"lot {slot} bid {cost}")
    wait_for(lambda: first.view(table)["decision"] is not None)
    move(first, table, "pass")
    view = other.my_turn(table)
    assert view["decision"]["kind"] == "pay", "what is paid is one's own to say"
    while (decision := other.view(table)["decision"]) and decision["kind"] == "pay":
        other.move(table, decision["ply"], {"do": "pay", "parts": decision["suggested"]})
    wait_for(lambda: bool(other.get(path(table))["notes"]))
    assert [note["code"] for note in other.get(path(table))["notes"]] == ["won"]


@pytest.mark.parametrize("own_server", [THREE], indirect=True)
def test_passes_said_in_advance(own_server: Server) -> None:
    """On this license, and it is the only one; for the round, and it holds for whatever is named, and for naming."""
    people, table = two(own_server)
    first, other, view = turn(people, table)
    assert code(give(other, table, do="pass_license")) == (409, "order_late"), "nothing is under the hammer"
    slot, license, cost = cheapest(view)
    assert give(first, table, do="bid", license=license, most=cost + 9).status_code == 201
    assert give(other, table, do="pass_round").status_code == 201
    assert [order["do"] for order in other.get(path(table))["orders"]] == ["pass_round"]
    move(first, table, f"lot {slot} bid {cost}")
    wait_for(lambda: (first.view(table)["decision"] or {}).get("kind") == "pay")
    decision = first.view(table)["decision"]
    first.move(table, decision["ply"], {"do": "pay", "parts": decision["suggested"]})
    wait_for(lambda: first.view(table)["phase"] != "auction")
    found = other.get(path(table))
    assert (found["orders"], found["notes"]) == ([], []), "it has all been done as it was said"
    assert [event["decision"] for event in other.get(f"/api/tables/{table}/log")["events"] if event.get("auto")] == ["bid", "name"]


def test_this_license_is_not_another(server: Server) -> None:
    people, table = two(server)
    first, other, view = turn(people, table)
    slot, _, cost = cheapest(view)
    move(first, table, f"lot {slot} bid {cost}")
    move(other, table, f"bid {cost + 1}")
    move(first, table, f"bid {cost + 2}")
    assert give(first, table, do="pass_license").status_code == 409, "one's own bid cannot be passed on"
    assert give(other, table, do="pass_license").status_code == 201, "it is my turn, and played at once"
    wait_for(lambda: (first.view(table)["decision"] or {}).get("kind") == "pay")
    assert other.get(path(table))["orders"] == []


def test_what_is_said_anew_takes_the_place_of_what_was_said(server: Server) -> None:
    people, table = two(server)
    _, other, view = turn(people, table)
    _, license, cost = cheapest(view)

    def said() -> list[tuple[str, object]]:
        return [(order["do"], order["most"] or order["card"]) for order in other.get(path(table))["orders"]]

    for most in (cost, cost + 3):
        assert give(other, table, do="bid", license=license, most=most).status_code == 201
    assert give(other, table, do="keep", card="cod").status_code == 201
    assert give(other, table, do="keep", card="cod").status_code == 201
    assert give(other, table, do="keep", card="tuna").status_code == 201
    assert said() == [("bid", cost + 3), ("keep", "cod"), ("keep", "tuna")]
    assert give(other, table, do="pass_round").status_code == 201
    assert said() == [("keep", "cod"), ("keep", "tuna"), ("pass_round", None)]
    assert give(other, table, do="bid", license=license, most=cost).status_code == 201
    assert said() == [("keep", "cod"), ("keep", "tuna"), ("bid", cost)]
    for order in other.get(path(table))["orders"]:
        assert other.http.request("DELETE", path(table, order["id"]), headers={"content-type": "application/json"}).status_code == 200
    assert said() == []
    gone = other.http.request("DELETE", path(table, "5f0c92aa"), headers={"content-type": "application/json"})
    assert code(gone) == (404, "unknown_order")


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    people, table = two(server)
    first, other, view = turn(people, table)
    slot, license, cost = cheapest(view)
    for wrong, status, why in (
        ({"do": "bid", "license": "kraken", "most": 5}, 422, "order_license"),
        ({"do": "bid", "most": 5}, 422, "order_license"),
        ({"do": "bid", "license": license}, 422, "order_most"),
        ({"do": "bid", "license": license, "most": 0}, 400, "malformed"),
        ({"do": "bid", "license": license, "most": 256}, 400, "malformed"),
        ({"do": "keep", "card": "kraken"}, 422, "order_card"),
        ({"do": "keep"}, 422, "order_card"),
        ({"do": "bribe"}, 400, "malformed"),
        ({}, 400, "malformed"),
        ({"do": "keep", "card": "cod", "seat": 0}, 400, "malformed"),
    ):
        assert code(give(other, table, **wrong)) == (status, why), wrong
    move(first, table, f"lot {slot} bid {cost + 1}")
    assert code(give(other, table, do="bid", license=license, most=cost + 1)) == (422, "order_most")
    move(other, table, "pass")
    assert code(give(other, table, do="bid", license=license, most=20)) == (409, "order_late"), "one has passed"
    eve = server.person("Eve")
    assert code(give(eve, table, do="pass_round")) == (403, "not_seated")
    assert code(eve.http.get(path(table))) == (403, "not_seated")
    assert code(other.http.put(path(table), json={"auto_pass": "always"})) == (400, "malformed")
    lonely = other.make("me", "open")
    assert code(other.http.put(path(lonely), json={"auto_pass": "fast"})) == (409, "not_started")


def test_kept_cards_leave_one_to_be_discarded() -> None:
    def view(kind: str, *cards: str) -> Json:
        legal = [{"do": "discard", "card": card, "text": f"discard {card}"} for card in cards]
        return {"decision": {"kind": kind, "legal": legal}, "auction": None}

    keeps = tuple(Order(card, "keep", card=card) for card in ("cod", "tuna"))
    for kind in ("discard_drawn", "discard"):
        found = advance.answer(keeps, view(kind, "cod", "lobster"))
        assert found is not None and found[1] == advance.Deed("discard lobster")
        assert advance.answer(keeps, view(kind, "cod", "tuna", "shrimp")) is not None
        assert advance.answer(keeps, view(kind, "cod", "lobster", "shrimp")) is None, "two are left to choose from"
        assert advance.answer(keeps, view(kind, "cod", "tuna")) is None, "both cannot be kept"
        assert advance.answer(keeps, view(kind, "lobster")) is None, "it keeps nothing"
    assert advance.answer(keeps, view("swap", "cod", "lobster")) is None


def test_a_kept_card_is_kept(server: Server) -> None:
    """In a game: of two drawn cards the other is discarded, by the server, and only its owner is told which."""
    ann = server.person("Ann")
    table = ann.make("me", "drifter")
    for _ in range(300):
        view = ann.my_turn(table)
        decision = view["decision"]
        if decision["kind"] == "discard_drawn" and len(decision["legal"]) == 2:
            keep, go = (one["card"] for one in decision["legal"])
            assert give(ann, table, do="keep", card=keep).status_code == 201
            wait_for(lambda: any(event.get("auto") for event in ann.get(f"/api/tables/{table}/log")["events"]))
            (event,) = [event for event in ann.get(f"/api/tables/{table}/log")["events"] if event.get("auto")]
            assert (event["kind"], event["card"], event["auto"]) == ("discarded", go, "advance")
            assert [order["card"] for order in ann.get(path(table))["orders"]] == [keep], "it stays until it is taken back"
            return
        ann.move(table, decision["ply"], decision["legal"][0]["text"])
    raise AssertionError("nothing was drawn")


# -- nobody else's business -------------------------------------------------------------------------------------------------------------


def test_nobody_else_learns_of_it(server: Server) -> None:
    """Whatever somebody says in advance: what others are sent is the same to the byte, and nothing is sent to them because of it."""
    people, table = two(server)
    first, other, view = turn(people, table)
    _, license, cost = cheapest(view)
    eve = server.person("Eve")
    paths = [f"/api/tables/{table}", f"/api/tables/{table}/view", f"/api/tables/{table}/log", "/api/tables", "/api/lobby"]

    def sees(person: Person) -> list[str]:
        return [person.http.get(path).text for path in paths]

    with first.feed(table) as feed, other.feed(table) as own:
        feed.next("table")
        before = sees(first), sees(eve)
        for _ in range(2):
            feed.next("beat")
        for order in (
            {"do": "bid", "license": license, "most": cost + 2},
            {"do": "pass_round"},
            {"do": "keep", "card": "cod"},
        ):
            assert give(other, table, **order).status_code == 201
        pass_by_itself(other, table, "fast")
        _, told, _ = own.next("advance")
        while told["auto_pass"] != "fast":
            _, told, _ = own.next("advance")
        assert told == other.get(path(table))
        told_others = [feed.events.get(timeout=10)[0] for _ in range(3)]
        assert told_others == ["beat"] * 3
        assert (sees(first), sees(eve)) == before
    with first.feed(table) as feed:
        assert "advance" not in [feed.events.get(timeout=10)[0] for _ in range(4)]


def test_taken_back_by_an_undo(server: Server) -> None:
    """Whoever goes back over what was played for them is asked by hand."""
    people, table = two(server)
    first, _, view = turn(people, table)
    slot, license, cost = cheapest(view)
    move(first, table, f"lot {slot} bid {cost}")
    second, _, _ = turn(people, table)
    assert give(second, table, do="bid", license=license, most=cost + 1).status_code == 201
    wait_for(lambda: second.view(table)["ply"] == 3)
    undone = second.seen(table)["undo"]
    assert back(second, table, undone["ply"]).status_code == 200
    with second.feed(table) as feed:
        for _ in range(2):
            feed.next("beat")
    assert second.view(table)["decision"]["kind"] == "bid"
    move(second, table, "pass")
    assert first.view(table)["decision"]["kind"] == "pay"
