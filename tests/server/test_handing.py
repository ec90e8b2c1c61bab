"""A seat at a shared screen is handed to a screen of its person's own: who may give it, to whom, and what the shared screen sees then."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.conftest import STORAGES, Person, Server, asked
from tests.server.test_accounts import sign_up
from tests.server.test_gathering import info, leave, names, take_out
from tests.server.test_links import take
from tests.server.test_one_screen import answer, look, move, share
from tests.server.test_strangers import problem


def wish(person: Person, table: str | None, seat: Any) -> httpx.Response:
    return person.http.post("/api/me/link", json={"seat": seat} | ({} if table is None else {"table": table}))


def link(person: Person, table: str, seat: int) -> str:
    told = wish(person, table, seat)
    assert told.status_code == 201, told.text
    return str(told.json()["code"])


def given(person: Person, table: str) -> list[bool]:
    return [seat["give"] for seat in info(person, table)["seats"]]


@pytest.mark.parametrize("server", STORAGES, indirect=True)
def test_a_seat_goes_to_an_account(server: Server) -> None:
    """With the hand and what is to come; the shared screen has it no more, and plays on with its own."""
    ann, bert = server.person("Ann"), server.person()
    sign_up(bert, "Bert by himself" + server.url[-5:])
    table = share(ann, "me", "Bert", "deckhand")
    for _ in range(3):
        answer(ann, table)
    assert given(ann, table) == [False, True, False]
    hand = look(ann, table, 1)["view"]["hand"]
    code = link(ann, table, 1)
    assert bert.http.post("/api/link/look", json={"code": code}).json() == {"name": "Bert", "account": False, "table": table, "seat": 1}
    with ann.http.stream("GET", f"/api/tables/{table}/feed?as=1") as feed:
        lines = feed.iter_lines()
        assert any('"you":1' in line for line in lines)
        assert take(bert, code).status_code == 200
        assert [line for line in lines if '"hand"' in line] == [], "the shared screen's look into that hand has ended"
    assert bert.get("/api/me/account")["name"].startswith("Bert by himself"), "they stay who they are"
    found = look(bert, table)
    assert (found["table"]["you"], found["view"]["seat"], found["view"]["hand"]) == (1, 1, hand)
    assert names(found["table"])[:2] == ["Ann", bert.get("/api/me")["name"]]
    problem(ann.http.get(f"/api/tables/{table}/view?as=1"), 403, "not_your_seat")
    problem(move(ann, table, 1, 0, "pass"), 403, "not_your_seat")
    mine = look(ann, table)
    assert (mine["table"]["you"], mine["view"]["seat"]) == (0, 0), "alone at that screen one need not say for whom one asks"
    assert given(ann, table) == [False] * 3
    assert table in [line["id"] for line in bert.get("/api/tables")["tables"]]
    problem(take(server.person(), code), 404, "link_used")
    for _ in range(6):
        view = look(ann, table)["view"]
        who = next((n for n in asked(view) if n < 2), None)
        if who is None:
            continue
        person = (ann, bert)[who]
        decision = look(person, table)["view"]["decision"]
        assert person.move(table, decision["ply"], decision["legal"][0]["text"]).status_code == 200


def test_several_still_play_at_the_screen(server: Server) -> None:
    """Whose seat stays there is asked for as before; a link to each is good beside the other, and one's own."""
    ann, phone = server.person("Ann"), server.person()
    table = share(ann, "me", "Bert", "Carl")
    bert, carl, own = link(ann, table, 1), link(ann, table, 2), ann.http.post("/api/me/link", json={}).json()["code"]
    assert take(phone, bert).status_code == 200
    assert names(info(phone, table)) == ["Ann", "Bert", "Carl"], "who had no name has the seat's"
    found = look(ann, table)
    assert (found["view"]["seat"], found["table"]["you"]) == (None, None)
    assert [seat["here"] for seat in found["table"]["seats"]] == [True, False, True]
    problem(take(phone, carl), 409, "sits_there")
    problem(take(ann, carl), 409, "same_screen")
    assert server.person().http.post("/api/link/look", json={"code": carl}).json()["seat"] == 2, "it is still good"
    assert take(server.person("Karl"), carl).status_code == 200
    assert names(info(phone, table)) == ["Ann", "Bert", "Karl"]
    assert take(server.person(), own).status_code == 200


def test_nobody_yet_is_somebody_new(server: Server) -> None:
    ann = server.person("Ann")
    table = share(ann, "me", "Bert")
    with httpx.Client(base_url=server.url) as http:
        assert http.post("/api/link", json={"code": link(ann, table, 1)}).status_code == 200
        assert http.get("/api/me").json()["name"] == "Bert"
        assert http.get(f"/api/tables/{table}/view").json()["view"]["seat"] == 1
        assert http.get("/api/me/account").json()["sessions"][0]["how"] == "guest"


def test_a_guest_keeps_the_games_of_before(server: Server) -> None:
    """Nothing is left behind: one becomes nobody else."""
    ann, phone = server.person("Ann"), server.person("Phone")
    other = phone.make("me", "drifter")
    assert take(phone, link(ann, share(ann, "me", "Bert"), 1)).status_code == 200
    assert look(phone, other)["view"]["seat"] == 0


def test_only_who_has_the_screen_gives(server: Server) -> None:
    ann, bob, eve = server.person("Ann"), server.person("Bob"), server.person("Eve")
    table = share(ann, "me", "Bert", "open")
    bob.join(table)
    for who, seat in ((ann, 0), (ann, 2), (bob, 1), (bob, 2), (eve, 1), (ann, 5)):
        problem(wish(who, table, seat), 403, "not_your_seat")
    problem(wish(ann, None, 1), 404, "unknown_table")
    problem(wish(ann, "nope", 1), 404, "unknown_table")
    for nonsense in (-1, 6, "1", 1.5):
        problem(wish(ann, table, nonsense), 400, "malformed")
    problem(httpx.post(f"{server.url}/api/me/link", json={"table": table, "seat": 1}), 401, "no_session")


def test_what_is_not_the_screen_s_any_more_is_not_given(server: Server) -> None:
    """A link is void when its seat is free again, and whoever was taken out comes back by none."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = share(ann, "me", "Bert", "open", "open")
    bob.join(table, seat=2)
    take_out(ann, table, 2)
    code = link(ann, table, 1)
    problem(take(bob, code), 403, "taken_out")
    take_out(ann, table, 1)
    problem(bob.http.post("/api/link/look", json={"code": code}), 404, "link_used")
    problem(take(server.person(), code), 404, "link_used")
    ended = share(ann, "me", "Bert", "open")
    code = link(ann, ended, 1)
    assert leave(ann, ended).json() == {"ended": True}
    problem(take(bob, code), 404, "link_used")


def test_a_finished_game_is_not_given(server: Server) -> None:
    """Or its result would be whoever's one likes."""
    ann = server.person("Ann")
    table = share(ann, "me", "Bert")
    code = link(ann, table, 1)
    while look(ann, table)["table"]["status"] != "over":
        answer(ann, table)
    assert given(ann, table) == [False, False]
    problem(wish(ann, table, 1), 409, "game_over")
    problem(take(server.person(), code), 404, "link_used")
