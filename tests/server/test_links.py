"""Links that hand a person over to another browser: once, for a while, and with nothing lost by accident."""

from __future__ import annotations

import asyncio
import base64
import time
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from ridback.server import accounts as module, tickets as ticketing
from ridback.server.names import Agent
from ridback.server.schema import tickets
from ridback.server.service import Service
from tests.server.conftest import Person, Server
from tests.server.test_accounts import PASSWORD, cookie, holder, sign_in, sign_up
from tests.server.test_strangers import problem

JSON = {"content-type": "application/json"}


def link(person: Person, **more: Any) -> str:
    """A link to oneself."""
    answer = person.http.post("/api/me/link", json=more)
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert told["path"] == f"/be#{told['code']}"
    assert told["seconds"] == 600
    return str(told["code"])


def take(person: Person, code: str, **more: Any) -> httpx.Response:
    return person.http.post("/api/link", json={"code": code, **more})


def test_a_guest_goes_on_in_another_browser(server: Server) -> None:
    ann = server.person("Ann")
    table = ann.make("me", "open")
    code = link(ann, table=table)
    phone = server.person()
    before = cookie(phone)
    told = {"name": "Ann", "account": False, "table": table, "seat": None}
    assert phone.http.post("/api/link/look", json={"code": code}).json() == told
    assert phone.get("/api/me")["name"] == "", "to look is not to take"
    assert take(phone, code).json() == told
    assert cookie(phone) != before
    problem(holder(server, phone, before), 401, "no_session")
    assert phone.seen(table)["table"]["you"] == 0
    assert ann.seen(table)["table"]["you"] == 0
    found = ann.get("/api/me/account")["sessions"]
    assert [(one["here"], one["how"]) for one in found] == [(True, "guest"), (False, "link")]

    third = server.person()
    problem(take(third, code), 404, "link_used")
    problem(third.http.post("/api/link/look", json={"code": code}), 404, "link_used")
    assert third.get("/api/me")["name"] == ""


def test_without_a_session_it_works_as_well(server: Server) -> None:
    ann = server.person("Ann")
    answer = httpx.post(f"{server.url}/api/link", json={"code": link(ann)})
    assert answer.json()["name"] == "Ann"
    assert "httponly" in answer.headers["set-cookie"].lower()


def test_only_the_newest_link_is_good(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person()
    first, second = link(ann), link(ann)
    problem(take(bob, first), 404, "link_used")
    assert take(bob, second).status_code == 200


def test_one_s_own_browser_does_not_use_it_up(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person()
    code = link(ann)
    problem(take(ann, code), 409, "already_here")
    assert take(bob, code).status_code == 200


def test_games_are_left_behind_knowingly(server: Server) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    bob.make("me", "open")
    code = link(ann)
    assert problem(take(bob, code), 409, "games_here")["args"] == {"count": 1}
    assert bob.get("/api/me")["name"] == "Bob"
    assert take(bob, code, leave=True).status_code == 200
    assert (bob.get("/api/me")["name"], bob.get("/api/me")["tables"]) == ("Ann", [])


def test_an_account_changes_browsers_without_a_word(server: Server) -> None:
    """Its games wait for it."""
    ann, bob = server.person("Ann"), server.person()
    sign_up(bob, "Comes Back")
    bob.make("me", "open")
    assert take(bob, link(ann)).status_code == 200
    assert sign_in(bob, "Comes Back")["moved"] == 0
    assert len(bob.get("/api/me")["tables"]) == 1


def test_a_link_is_not_a_key_to_an_account(server: Server) -> None:
    """Whoever came by one plays, and changes nothing that would let them stay."""
    ann, phone = server.person(), server.person()
    sign_up(ann, "Lends It")
    assert take(phone, link(ann)).json() == {"name": "Lends It", "account": True, "table": None, "seat": None}
    table = phone.make("me", "open")
    assert ann.seen(table)["table"]["you"] == 0
    told = phone.get("/api/me/account")
    assert told["may"] is False
    mine = next(one["id"] for one in told["sessions"] if not one["here"])
    for answer in (
        phone.http.put("/api/me/password", json={"old": PASSWORD, "new": "another good one"}),
        phone.http.put("/api/me", json={"name": "Mine Now"}),
        phone.http.post("/api/me/passkeys/question", json={}, headers={"origin": server.url}),
        phone.http.post("/api/me/passkeys", json={"credential": {}}, headers={"origin": server.url}),
        phone.http.delete("/api/me/passkeys/x", headers=JSON),
        phone.http.delete("/api/me/sessions", headers=JSON),
        phone.http.delete(f"/api/me/sessions/{mine}", headers=JSON),
        phone.http.post("/api/me/link", json={}),
        phone.http.post("/api/me/tokens", json={"name": "mine"}),
        phone.http.delete("/api/me/tokens/1", headers=JSON),
    ):
        problem(answer, 403, "handed_over")
    assert ann.get("/api/me")["name"] == "Lends It"
    sign_in(phone, "Lends It")
    assert phone.get("/api/me/account")["may"] is True


@pytest.mark.parametrize("code", ["", "x", "x" * 43, "é" * 43, "\x00", "../me"])
def test_what_is_no_link(server: Server, code: str) -> None:
    bob = server.person("Bob")
    problem(take(bob, code), 404, "link_used")
    problem(bob.http.post("/api/link/look", json={"code": code}), 404, "link_used")
    assert bob.get("/api/me")["name"] == "Bob"


def test_nonsense_about_links(server: Server) -> None:
    bob = server.person("Bob")
    for body in ({}, {"code": 7}, {"code": "x" * 101}, {"code": "x", "leave": "yes"}, {"code": "x", "person": 1}):
        problem(bob.http.post("/api/link", json=body), 400, "malformed")
    problem(bob.http.post("/api/me/link", json={"table": "nope"}), 404, "unknown_table")
    problem(httpx.post(f"{server.url}/api/me/link", json={}), 401, "no_session")


def test_the_picture_is_of_the_link(server: Server) -> None:
    """An SVG, to be shown as an image: it runs nothing."""
    told = server.person("Ann").http.post("/api/me/link", json={}, headers={"origin": server.url}).json()
    kind, _, data = told["qr"].partition(",")
    assert kind.startswith("data:image/svg+xml")
    picture = base64.b64decode(data).decode() if "base64" in kind else data
    assert "svg" in picture and "script" not in picture


async def test_a_link_opens_once_however_many_try(service: Service) -> None:
    ann, _ = await service.people.welcome("Ann")
    code = await service.accounts.link(ann, None)
    stored = await service.database.read(lambda connection: str(connection.execute(sa.select(tickets)).all()))
    assert code not in stored
    many = [service.accounts.take(module.Asker(None, None, Agent(), ""), code, leave=False) for _ in range(20)]
    told = await asyncio.gather(*many, return_exceptions=True)
    assert sum(not isinstance(one, Exception) for one in told) == 1
    assert {str(one) for one in told if isinstance(one, Exception)} == {"link_used"}


async def test_a_link_is_good_for_minutes(service: Service) -> None:
    ann, _ = await service.people.welcome("Ann")
    code = await service.accounts.link(ann, None)
    until = await service.database.read(lambda connection: connection.scalar(sa.select(tickets.c.until)))
    assert until is not None
    assert 590 < until - time.time() <= 600
    late = tickets.update().values(until=time.time() - 1)
    await service.database.write(lambda connection: connection.execute(late))
    with pytest.raises(Exception, match="link_used"):
        await service.accounts.take(module.Asker(None, None, Agent(), ""), code, leave=False)
    await service.accounts.sweep()
    assert await service.database.read(lambda connection: connection.execute(sa.select(tickets)).all()) == []


async def test_a_ticket_is_good_for_what_it_is(service: Service) -> None:
    """A question to a passkey hands nobody over."""
    ann, _ = await service.people.welcome("Ann")
    code = await service.database.write(lambda connection: ticketing.issue(connection, "passkey_use", ann.id))
    with pytest.raises(Exception, match="link_used"):
        await service.accounts.take(module.Asker(None, None, Agent(), ""), code, leave=False)
    assert await service.database.write(lambda connection: ticketing.use(connection, "passkey_use", code)) == (ann.id, None, None)
