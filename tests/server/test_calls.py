"""Whoever is waited for is told so: once for each real wait, by each way, and not if they have acted or are looking."""

from __future__ import annotations

import os
import re
import signal
import time
from collections import Counter
from collections.abc import Iterator
from email.message import EmailMessage
from functools import partial
from typing import Any

import httpx
import pytest

from tests.server.conftest import THREE, Json, Person, Server, stored
from tests.server.receivers import Browser, Mailbox, Receiver, mail, receiving, signed, until
from tests.server.test_accounts import PASSWORD, sign_up
from tests.server.test_strangers import problem

JSON = {"content-type": "application/json"}
HOME = "https://ridback.example"
#: Longer than several looks at who waits: what has not come by then does not.
QUIET = 1.5


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    with mail() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: tuple[Mailbox, str]) -> Iterator[Server]:
    options = {"smtp": box[1], "mail_from": "Ridback <ridback@ridback.example>", "address": HOME}
    server = Server(tmp_path_factory.mktemp("calls"), inside=True, glance=0.1, soonest=0, away=2.0, **options)
    yield server
    server.stop()


def hook(person: Person, receiver: Receiver, delay: float = 0) -> tuple[str, str]:
    """Let a person be told by a webhook of their own; its path, and its secret."""
    path = f"/hook/{id(person)}-{time.monotonic_ns()}"
    answer = person.http.put("/api/webhook", json={"url": receiver.url + path, "on": True, "delay": delay})
    assert answer.status_code == 200, answer.text
    return path, answer.json()["secret"]


def two(server: Server, **more: Any) -> tuple[str, Person, Person]:
    """A table of two people: the one who is asked first, and the other, who has a webhook if ``receiver`` is given."""
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make("me", "open", **more)
    bob.join(table)
    first, second = (ann, bob) if ann.view(table)["decision"] else (bob, ann)
    return table, first, second


def act(person: Person, table: str) -> None:
    """Play until somebody else is waited for."""
    while decision := person.view(table)["decision"]:
        assert person.move(table, decision["ply"], decision["legal"][0]["text"]).status_code == 200


def calls(person: Person) -> Json:
    found: Json = person.get("/api/me/calls")
    return found


# ---- waits ----


def test_a_wait_is_told_once_and_the_next_one_again(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    path, secret = hook(bob, receiver)
    assert bob.get("/api/waiting") == {"tables": []}
    act(ann, table)
    assert bob.get("/api/waiting") == {"tables": [table]}
    until(lambda: receiver.at(path))
    told = signed(receiver.at(path)[0], secret)
    assert (told["type"], told["table"], told["url"]) == ("your_turn", table, f"{HOME}/t/{table}")
    assert told["seat"] == bob.view(table)["seat"]
    assert "Ann" in told["text"] or "Bob" in told["text"]
    time.sleep(QUIET)
    assert len(receiver.at(path)) == 1
    act(bob, table)
    act(ann, table)
    until(lambda: len(receiver.at(path)) == 2)
    assert signed(receiver.at(path)[1], secret)["id"] != told["id"]


def test_who_has_acted_is_not_told(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    path, _ = hook(bob, receiver, delay=3)
    act(ann, table)
    act(bob, table)
    time.sleep(3 + QUIET)
    assert receiver.at(path) == []


def test_decisions_in_a_chain_are_one_wait(server: Server, receiver: Receiver) -> None:
    """Naming a license and opening the bidding, with nobody else between."""
    ann, bob = server.person("Ann"), server.person("Bob")
    paths = {person: hook(person, receiver)[0] for person in (ann, bob)}
    table = ann.make("me", "open")
    bob.join(table)
    first = ann if ann.view(table)["decision"] else bob
    until(lambda: receiver.at(paths[first]))
    view = first.view(table)
    named = first.move(table, view["decision"]["ply"], {"do": "lot", "slot": 0})
    assert named.json()["view"]["decision"]["kind"] == "open"
    time.sleep(QUIET)
    assert len(receiver.at(paths[first])) == 1
    assert receiver.at(paths[bob if first is ann else ann]) == []


def test_who_looks_is_told_when_they_have_gone(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    path, _ = hook(bob, receiver)
    with bob.feed(table) as feed:
        feed.next("table")
        act(ann, table)
        time.sleep(QUIET)
        assert receiver.at(path) == []
    until(lambda: receiver.at(path))


def test_a_hidden_page_is_not_looked_at(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    path, _ = hook(bob, receiver)
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/feed?hidden=true", cookies=bob.http.cookies, timeout=60) as answer:
        next(answer.iter_lines())
        act(ann, table)
        until(lambda: receiver.at(path))


def test_what_waited_before_is_not_told(server: Server, receiver: Receiver) -> None:
    """Whoever sets a way up knows what waits for them now."""
    table, ann, bob = two(server)
    act(ann, table)
    path, _ = hook(bob, receiver)
    time.sleep(QUIET)
    assert receiver.at(path) == []
    act(bob, table)
    act(ann, table)
    until(lambda: receiver.at(path))


def test_no_turn_of_a_bot_and_no_game_that_is_over(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    path, _ = hook(bob, receiver, delay=1)
    act(ann, table)
    seat = bob.view(table)["seat"]
    assert bob.http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": "drifter"}).status_code == 200
    seat = ann.view(table)["seat"]
    assert ann.http.post(f"/api/tables/{table}/seats/{seat}/bot", json={"bot": "drifter"}).status_code == 200
    until(lambda: ann.view(table)["over"])
    time.sleep(1 + QUIET)
    assert receiver.at(path) == []


def test_a_step_taken_back_is_the_same_wait(server: Server, receiver: Receiver) -> None:
    """Whoever takes their step back is asked again what they were told of already."""
    table, ann, bob = two(server)
    path, _ = hook(bob, receiver)
    act(ann, table)
    until(lambda: receiver.at(path))
    decision = bob.view(table)["decision"]
    answer = bob.move(table, decision["ply"], {"do": "lot", "slot": 0}).json()
    assert bob.http.post(f"/api/tables/{table}/undo", json={"ply": answer["undo"]["ply"]}).status_code == 200
    assert bob.view(table)["decision"]["kind"] == decision["kind"]
    time.sleep(QUIET)
    assert len(receiver.at(path)) == 1


# ---- the ways ----


def test_mail_begins_with_a_code_and_ends_with_a_link(server: Server, box: tuple[Mailbox, str]) -> None:
    table, ann, bob = two(server)

    def letters() -> list[EmailMessage]:
        return box[0].to("bob@example.org")

    assert calls(bob)["mail"] == {"possible": True, "address": None, "pending": None, "way": None}
    problem(bob.http.put("/api/me/calls/mail", json={"on": True, "delay": 0}), 404, "no_way")
    problem(bob.http.post("/api/me/calls/mail", json={"address": "bob"}), 422, "mail_unfit")
    assert bob.http.post("/api/me/calls/mail", json={"address": "bob@Example.org"}).json()["mail"]["pending"] == "bob@example.org"
    code = re.search(r"(\d{3} \d{3})", letters()[0]["Subject"])
    assert code and code[1] in letters()[0].get_content()
    problem(bob.http.post("/api/me/calls/mail/code", json={"code": "x"}), 422, "code_wrong")
    problem(ann.http.post("/api/me/calls/mail/code", json={"code": code[1]}), 422, "code_wrong")
    told = bob.http.post("/api/me/calls/mail/code", json={"code": code[1]}).json()["mail"]
    assert told == {"possible": True, "address": "bob@example.org", "pending": None, "way": {"on": True, "delay": 300, "trouble": None}}
    problem(bob.http.post("/api/me/calls/mail/code", json={"code": code[1]}), 422, "code_wrong")
    assert bob.http.put("/api/me/calls/mail", json={"on": True, "delay": 0}).json()["mail"]["way"]["delay"] == 0

    act(ann, table)
    until(lambda: len(letters()) == 2)
    letter = letters()[1]
    text = letter.get_content()
    assert letter.get_content_type() == "text/plain"
    assert (letter["From"], letter["Auto-Submitted"]) == ("Ridback <ridback@ridback.example>", "auto-generated")
    assert f"{HOME}/t/{table}" in text
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert table not in letter["Message-ID"]
    off = letter["List-Unsubscribe"].strip(" <>").removeprefix(HOME)
    assert HOME + off in text
    cookie = next(iter(bob.http.cookies.values()))
    assert cookie not in text

    with httpx.Client(base_url=server.url, timeout=60) as nobody:
        assert nobody.get(off[:-1] + ("a" if off[-1] != "a" else "b")).status_code == 404
        assert nobody.post("/off/999999-x").status_code == 404
        page = nobody.get(off)  # a program that looks at links changes nothing
        assert "bob@example.org" in page.text and "set-cookie" not in page.headers
        assert calls(bob)["mail"]["way"]["on"]
        assert nobody.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert not calls(bob)["mail"]["way"]["on"]
    act(bob, table)
    act(ann, table)
    time.sleep(QUIET)
    assert len(letters()) == 2
    assert bob.http.delete("/api/me/calls/mail", headers=JSON).json()["mail"]["address"] is None


def test_a_code_is_guessed_five_times(server: Server, box: tuple[Mailbox, str]) -> None:
    bob = server.person("Bob")
    bob.http.post("/api/me/calls/mail", json={"address": "guessed@example.org"})
    code = box[0].to("guessed@example.org")[0]["Subject"][:7]
    for _ in range(5):
        problem(bob.http.post("/api/me/calls/mail/code", json={"code": "000 00x"}), 422, "code_wrong")
    problem(bob.http.post("/api/me/calls/mail/code", json={"code": code}), 422, "code_wrong")


def test_a_mail_server_that_will_not(server: Server, box: tuple[Mailbox, str]) -> None:
    bob = server.person("Bob")
    for answer, status, code in (("550 no such box", 422, "mail_refused"), ("451 later", 409, "mail_away")):
        box[0].answer = answer
        problem(bob.http.post("/api/me/calls/mail", json={"address": "refused@example.org"}), status, code)
    box[0].answer = "250 OK"


def test_pushes_are_a_browsers(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    browser = Browser(f"{receiver.url}/push/bob")
    key = calls(bob)["push"]["key"]
    assert bob.http.put("/api/me/calls/push", json=browser.wish()).json()["push"]["here"] == {"on": True, "delay": 0, "trouble": None}
    act(ann, table)
    until(lambda: receiver.at("/push/bob"))
    got = receiver.at("/push/bob")[0]
    told = browser.read(got)
    assert told["path"] == f"/t/{table}" and told["tag"] == told["path"]
    assert f"k={key}" in got.headers["authorization"]
    assert len(got.headers["topic"]) == 32 and int(got.headers["ttl"]) > 0

    sign_up(bob, "Pushed at")  # another cookie, the same browser
    assert calls(bob)["push"]["here"] is not None
    assert bob.http.put("/api/me/password", json={"old": PASSWORD, "new": "three crates of cod"}).status_code == 200
    assert calls(bob)["push"]["here"] is not None
    other = Person(server)
    assert other.http.post("/api/sign-in", json={"name": "Pushed at", "password": "three crates of cod"}).status_code == 200
    assert calls(other)["push"] == {"key": key, "here": None, "others": 1}
    bob.http.post("/api/sign-out", headers=JSON)
    assert calls(other)["push"]["others"] == 0
    act(other, table)
    act(ann, table)
    time.sleep(QUIET)
    assert len(receiver.at("/push/bob")) == 1


def test_a_browser_that_is_gone_is_forgotten(server: Server, receiver: Receiver) -> None:
    table, ann, bob = two(server)
    with receiving() as dead:
        dead.statuses = [410]
        bob.http.put("/api/me/calls/push", json=Browser(f"{dead.url}/push").wish())
        act(ann, table)
        until(lambda: dead.got)
        until(lambda: calls(bob)["push"]["here"] is None)


def test_a_subscription_is_one_persons(server: Server, receiver: Receiver) -> None:
    """Who comes to a browser after somebody else, and wants pushes there, gets their own and nobody else's."""
    ann, bob = server.person("Ann"), server.person("Bob")
    browser = Browser(f"{receiver.url}/push/shared")
    ann.http.put("/api/me/calls/push", json=browser.wish())
    bob.http.put("/api/me/calls/push", json=browser.wish())
    assert calls(ann)["push"]["here"] is None
    assert calls(bob)["push"]["here"] is not None
    assert bob.http.delete("/api/me/calls/push", headers=JSON).json()["push"]["here"] is None


def test_each_way_can_be_tried(server: Server, receiver: Receiver) -> None:
    bob = server.person("Bob")
    for way in ("push", "mail", "hook"):
        problem(bob.http.post("/api/me/calls/try", json={"way": way}), 404, "no_way")
    path, secret = hook(bob, receiver)
    browser = Browser(f"{receiver.url}/push/try")
    bob.http.put("/api/me/calls/push", json=browser.wish())
    for way in ("push", "hook"):
        assert bob.http.post("/api/me/calls/try", json={"way": way}).json() == {"sent": True, "trouble": None}
    told = signed(receiver.at(path)[0], secret)
    assert (told["type"], told["table"]) == ("try", None)
    assert browser.read(receiver.at("/push/try")[0])["path"] == "/account"
    with receiving() as refusing:
        refusing.statuses = [403]
        bob.http.put("/api/webhook", json={"url": refusing.url, "on": True, "delay": 0})
        assert bob.http.post("/api/me/calls/try", json={"way": "hook"}).json() == {"sent": False, "trouble": "refused"}
        assert calls(bob)["webhook"]["way"]["trouble"] == "refused"
    bob.http.put("/api/webhook", json={"url": refusing.url, "on": True, "delay": 0})
    assert bob.http.post("/api/me/calls/try", json={"way": "hook"}).json() == {"sent": False, "trouble": "unreachable"}


def test_a_webhook_is_named_by_a_program_too(server: Server, receiver: Receiver) -> None:
    bob = server.person("Bob")
    token = bob.http.post("/api/me/tokens", json={"name": "my bot"}).json()["token"]
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=60) as program:
        made = program.put("/api/webhook", json={"url": receiver.url, "on": True, "delay": 0}).json()
        assert made["secret"].startswith("whsec_")
        again = program.put("/api/webhook", json={"url": receiver.url, "on": False, "delay": 5}).json()
        assert again["secret"] is None and again["webhook"]["way"] == {"on": False, "delay": 5, "trouble": None}
        renewed = program.put("/api/webhook", json={"url": receiver.url, "on": True, "delay": 5, "renew": True}).json()
        assert renewed["secret"] not in (None, made["secret"])
        assert program.get("/api/webhook").json() == renewed | {"secret": None}
        problem(program.get("/api/me/calls"), 403, "not_by_token")
        problem(program.put("/api/me/calls/mail", json={"on": False, "delay": 5}), 403, "not_by_token")
        assert calls(bob)["webhook"] == renewed["webhook"]
        assert program.delete("/api/webhook", headers=JSON).json() == {"webhook": None, "secret": None}


def test_who_came_by_a_link_changes_nothing(server: Server, receiver: Receiver) -> None:
    bob, phone = server.person("Bob"), server.person()
    sign_up(bob, "Linked Bob")
    code = bob.http.post("/api/me/link", json={}).json()["code"]
    assert phone.http.post("/api/link", json={"code": code}).status_code == 200
    problem(phone.http.put("/api/webhook", json={"url": receiver.url, "on": True, "delay": 0}), 403, "handed_over")
    problem(phone.http.post("/api/me/calls/mail", json={"address": "eve@example.org"}), 403, "handed_over")
    problem(phone.http.post("/api/me/calls/try", json={"way": "hook"}), 403, "handed_over")


def test_what_a_host_does_not_allow(tmp_path: Any) -> None:
    """Without leave for the inside there is none; without a mail server no mail; nothing sooner than is allowed, and only so many codes."""
    with receiving() as receiver, mail() as (box, url):
        plain = Server(tmp_path, requests=0, new_things=0, feeds=0, sign_ins=0, codes=2)
        try:
            bob = plain.person("Bob")
            browser = Browser(receiver.url)
            problem(bob.http.put("/api/webhook", json={"url": receiver.url, "on": True, "delay": 30}), 422, "hook_unfit")
            problem(bob.http.put("/api/webhook", json={"url": "https://example.org/", "on": True, "delay": 29}), 422, "too_soon")
            problem(bob.http.put("/api/me/calls/push", json=browser.wish(30)), 422, "push_unfit")
            browser.endpoint, browser.auth = "https://push.example.org/", b"short"
            problem(bob.http.put("/api/me/calls/push", json=browser.wish(30)), 422, "push_unfit")
            problem(bob.http.post("/api/me/calls/mail", json={"address": "bob@example.org"}), 409, "mail_off")
            plain.stop()
            plain.options |= {"smtp": url, "mail_from": "ridback@ridback.example", "address": HOME}
            plain.start()
            for _ in range(2):
                bob = plain.person()
                assert bob.http.post("/api/me/calls/mail", json={"address": "Bombed@example.org"}).status_code == 200
            problem(plain.person().http.post("/api/me/calls/mail", json={"address": "bombed@example.org"}), 429, "codes_many")
            assert len(box.letters) == 2
        finally:
            plain.stop()


# ---- workers ----


@pytest.mark.parametrize("workers", [THREE], indirect=True)
def test_three_workers_tell_once(workers: Server, receiver: Receiver) -> None:
    paths = []
    for _ in range(6):
        table, ann, bob = two(workers)
        paths.append(hook(bob, receiver)[0])
        act(ann, table)
    until(lambda: all(receiver.at(path) for path in paths))
    table, ann, bob = two(workers)
    quiet, _ = hook(bob, receiver, delay=1)
    with bob.feed(table) as feed:  # one of them serves the page, and all know of it
        feed.next("table")
        time.sleep(1)
        act(ann, table)
        time.sleep(1 + QUIET)
        assert receiver.at(quiet) == []
    until(lambda: receiver.at(quiet))
    time.sleep(QUIET)
    assert Counter(len(receiver.at(path)) for path in [*paths, quiet]) == {1: 7}


@pytest.fixture
def workers(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[Server]:
    """A server that dies."""
    server = Server(tmp_path, inside=True, glance=0.1, soonest=0, away=12.0, **stored(request))
    yield server
    if server.process.is_alive():
        server.stop()


def kill_all(server: Server) -> None:
    """Kill every process that serves."""
    for number in {int(found) for found in re.findall(r"worker \d+ is process (\d+)", server.notes.read_text())}:
        try:
            os.kill(number, signal.SIGKILL)
        except ProcessLookupError:
            continue


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["minded", THREE], indirect=True)
def test_killed_in_the_middle(workers: Server, receiver: Receiver) -> None:
    """Each wait is told, also where the worker that told it died; what comes twice is known by its id, and comes for no other reason."""
    secrets: dict[str, str] = {}
    tables: list[tuple[str, str, int]] = []
    deadly: set[str] = set()

    def before(path: str) -> None:
        """The receiver has it, and the server does not know that it has."""
        if path in deadly:
            deadly.remove(path)
            kill_all(workers)

    receiver.before = before
    for number in range(6):
        table, ann, bob = two(workers)
        path, secrets[path] = hook(bob, receiver)
        if number % 2:
            deadly.add(path)
        act(ann, table)
        until(partial(receiver.at, path), 120)
        workers.ready()
        tables.append((table, path, 1 + number % 2))
    until(lambda: all(len(receiver.at(path)) == times for _, path, times in tables), 150)
    time.sleep(5)
    for table, path, times in tables:
        told = [signed(one, secrets[path]) for one in receiver.at(path)]
        assert len(told) == times
        assert len({one["id"] for one in told}) == 1
        assert {one["table"] for one in told} == {table}
