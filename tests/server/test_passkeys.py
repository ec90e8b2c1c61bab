"""Passkeys: made, used, refused. The tests' own authenticator signs; the checking is the `webauthn` library's."""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.conftest import Person, Server
from tests.server.test_accounts import PASSWORD, cookie, holder, sign_up
from tests.server.test_strangers import problem

JSON = {"content-type": "application/json"}


class Authenticator:
    """A device with one passkey for one host."""

    def __init__(self, host: str = "localhost") -> None:
        self.host, self.id, self.count = host, secrets.token_bytes(32), 0
        self.private = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to a question for a new passkey."""
        numbers = self.private.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client("webauthn.create", options, origin),
            "attestationObject": bytes_to_base64url(attestation),
        }
        return self._answer(response)

    def use(self, options: dict[str, Any], origin: str, count: int | None = None) -> dict[str, Any]:
        """The answer to a question to sign in."""
        self.count = self.count + 1 if count is None else count
        client, data = self._client("webauthn.get", options, origin), self._data(0x05)
        signed = data + hashlib.sha256(base64url_to_bytes(client)).digest()
        signature = self.private.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._answer(
            {"clientDataJSON": client, "authenticatorData": bytes_to_base64url(data), "signature": bytes_to_base64url(signature)}
        )

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> str:
        return bytes_to_base64url(json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode())

    def _answer(self, response: dict[str, Any]) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


@pytest.fixture(scope="module")
def origin(server: Server) -> str:
    """Passkeys belong to names, and an address of numbers is none."""
    return server.url.replace("127.0.0.1", "localhost")


@pytest.fixture
def ann(server: Server, origin: str) -> Person:
    return visitor(server, origin)


def visitor(server: Server, origin: str) -> Person:
    person = server.person()
    person.http.headers.update({"origin": origin, "host": origin.removeprefix("http://")})
    return person


def ask(person: Person, **body: Any) -> dict[str, Any]:
    answer = person.http.post("/api/me/passkeys/question", json=body)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


def add(person: Person, origin: str, device: Authenticator, name: str | None = None) -> httpx.Response:
    wish = {} if name is None else {"name": name}
    return person.http.post("/api/me/passkeys", json={"credential": device.make(ask(person, **wish), origin), **wish})


def question(person: Person) -> dict[str, Any]:
    options: dict[str, Any] = person.http.post("/api/sign-in/passkey/question", headers=JSON).json()["options"]
    return options


def come_in(person: Person, credential: dict[str, Any]) -> httpx.Response:
    return person.http.post("/api/sign-in/passkey", json={"credential": credential})


def test_a_guest_keeps_a_name_by_a_passkey(server: Server, ann: Person, origin: str) -> None:
    table, device, before = ann.make("me", "open"), Authenticator(), cookie(ann)
    answer = add(ann, origin, device, "Key Keeper")
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert (told["name"], told["account"], told["password"], len(told["passkeys"])) == ("Key Keeper", True, False, 1)
    assert cookie(ann) != before
    problem(holder(server, ann, before), 401, "no_session")

    bob = visitor(server, origin)
    before = cookie(bob)
    assert come_in(bob, device.use(question(bob), origin)).json()["name"] == "Key Keeper"
    assert cookie(bob) != before
    assert bob.seen(table)["table"]["you"] == 0
    assert bob.get("/api/me/account")["passkeys"][0]["used"] is not None
    problem(bob.http.post("/api/sign-in", json={"name": "Key Keeper", "password": ""}), 401, "wrong_sign_in")


def test_the_question(ann: Person, origin: str) -> None:
    options = ask(ann, name="Asked For")
    assert options["rp"] == {"id": "localhost", "name": "Ridback"}
    assert options["user"]["name"] == "Asked For"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert len(base64url_to_bytes(options["challenge"])) == 32
    assert options["user"]["id"] == ask(ann, name="Asked For")["user"]["id"]
    assert question(ann)["rpId"] == "localhost"
    device = Authenticator()
    add(ann, origin, device, "Asked For")
    assert [one["id"] for one in ask(ann)["excludeCredentials"]] == [bytes_to_base64url(device.id)]


def test_answers_that_are_not_good(server: Server, ann: Person, origin: str) -> None:
    device, other, name = Authenticator(), Authenticator("elsewhere.example"), "Not Good Yet"

    def refused(credential: dict[str, Any], status: int = 422, code: str = "passkey_failed") -> None:
        problem(ann.http.post("/api/me/passkeys", json={"credential": credential, "name": name}), status, code)

    refused(device.make(ask(ann, name=name) | {"challenge": bytes_to_base64url(bytes(32))}, origin))
    refused(device.make(ask(ann, name=name), "https://elsewhere.example"))
    refused(device.make(ask(ann, name=name), origin.replace("http:", "https:")))
    refused(other.make(ask(ann, name=name), origin))
    refused(device.use(ask(ann, name=name), origin))
    old = ask(ann, name=name)
    ask(ann, name=name)
    refused(device.make(old, origin))
    refused(device.make(ask(visitor(server, origin), name=name), origin))
    refused(device.make(question(ann), origin))
    good = device.make(ask(ann, name=name), origin)
    problem(ann.http.post("/api/me/passkeys", json={"credential": good}), 422, "name_needed")
    assert ann.http.post("/api/me/passkeys", json={"credential": good, "name": name}).status_code == 201
    refused(good)  # once


NONSENSE: list[Any] = [
    {},
    {"id": 1},
    {"id": None, "response": None},
    {"id": "x", "response": {"clientDataJSON": "x"}},
    {"id": "é", "response": {"clientDataJSON": "é"}},
    {"id": "", "response": {"clientDataJSON": bytes_to_base64url(b"[]")}},
    {"id": "", "response": {"clientDataJSON": bytes_to_base64url(b"{}")}},
    {"id": "", "response": {"clientDataJSON": bytes_to_base64url(b'{"type": 1, "challenge": 2, "origin": 3}')}},
    {"id": "", "response": {"clientDataJSON": bytes_to_base64url(b"\xff\xfe")}},
    {"response": [[]]},
]


@pytest.mark.parametrize("credential", NONSENSE)
def test_nonsense_is_no_passkey(ann: Person, credential: Any) -> None:
    problem(ann.http.post("/api/me/passkeys", json={"credential": credential, "name": "No Sense"}), 422, "passkey_failed")
    problem(come_in(ann, credential), 422, "passkey_failed")
    body: Any
    for body in ({}, {"credential": []}, {"credential": "x"}, {"credential": credential, "x": 1}):
        problem(ann.http.post("/api/sign-in/passkey", json=body), 400, "malformed")


def test_nonsense_behind_a_good_question(ann: Person, origin: str) -> None:
    """Each part of an answer, spoiled."""
    spoiled: Any
    for part in ("attestationObject", "clientDataJSON"):
        for spoiled in ("", "AAAA", bytes_to_base64url(b"\xa3\x63fmt\xff"), bytes_to_base64url(cbor2.dumps({"fmt": 1})), 7, None, {}):
            credential = Authenticator().make(ask(ann, name="Spoiled"), origin)
            credential["response"][part] = spoiled
            problem(ann.http.post("/api/me/passkeys", json={"credential": credential, "name": "Spoiled"}), 422, "passkey_failed")
    assert ann.get("/api/me")["account"] is False


def test_ways_in_that_are_none(server: Server, ann: Person, origin: str) -> None:
    device = Authenticator()
    assert add(ann, origin, device, "Well Locked").status_code == 201
    bob = visitor(server, origin)
    problem(come_in(bob, Authenticator().use(question(bob), origin)), 401, "unknown_passkey")
    copy = Authenticator()
    copy.id = device.id
    problem(come_in(bob, copy.use(question(bob), origin)), 422, "passkey_failed")  # somebody else's key
    problem(come_in(bob, device.use(question(bob), "https://elsewhere.example")), 422, "passkey_failed")
    problem(come_in(bob, device.use(question(ann), origin)), 422, "passkey_failed")
    problem(come_in(bob, device.use(ask(bob, name="x"), origin)), 422, "passkey_failed")
    elsewhere = {"origin": "http://elsewhere.example", "host": "elsewhere.example"}
    options = bob.http.post("/api/sign-in/passkey/question", headers=JSON | elsewhere).json()["options"]
    answer = bob.http.post("/api/sign-in/passkey", json={"credential": device.use(options, elsewhere["origin"])}, headers=elsewhere)
    problem(answer, 401, "unknown_passkey")  # this server by another name
    problem(bob.http.post("/api/sign-in/passkey", json={"credential": {}}, headers={"origin": ""}), 403, "wrong_origin")
    assert bob.get("/api/me")["account"] is False

    good = device.use(question(bob), origin)
    assert come_in(bob, good).status_code == 200
    problem(come_in(bob, good), 422, "passkey_failed")  # once
    problem(come_in(bob, device.use(question(bob), origin, count=1)), 422, "passkey_failed")  # a copy that counts from before
    assert come_in(bob, device.use(question(bob), origin, count=9)).status_code == 200


def test_a_program_without_an_origin_has_no_passkeys(server: Server) -> None:
    bob = server.person("Bob")
    problem(bob.http.post("/api/me/passkeys/question", json={"name": "Bob"}), 422, "passkey_failed")
    problem(bob.http.post("/api/sign-in/passkey/question", headers=JSON), 422, "passkey_failed")


def test_more_of_them_and_fewer(server: Server, ann: Person, origin: str) -> None:
    one, two = Authenticator(), Authenticator()
    sign_up(ann, "Key Chain")
    assert add(ann, origin, one).status_code == 201
    problem(add(ann, origin, one), 409, "passkey_there")
    ann.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    told = add(ann, origin, two).json()["passkeys"]
    assert [(key["browser"], key["system"]) for key in told] == [(None, None), ("Firefox", "Linux")]
    eve = visitor(server, origin)
    problem(eve.http.delete(f"/api/me/passkeys/{told[0]['id']}", headers=JSON), 404, "unknown_passkey")
    problem(add(eve, origin, one, "Same Device"), 409, "passkey_there")
    assert eve.get("/api/me")["account"] is False, "all or nothing"
    problem(ann.http.delete("/api/me/passkeys/nothing", headers=JSON), 404, "unknown_passkey")
    for key in told:
        assert ann.http.delete(f"/api/me/passkeys/{key['id']}", headers=JSON).status_code == 200
    problem(come_in(eve, one.use(question(eve), origin)), 401, "unknown_passkey")
    assert ann.get("/api/me/account")["passkeys"] == []


def test_the_last_way_in_stays(server: Server, ann: Person, origin: str) -> None:
    device = Authenticator()
    key = add(ann, origin, device, "One Way In").json()["passkeys"][0]["id"]
    problem(ann.http.delete(f"/api/me/passkeys/{key}", headers=JSON), 409, "last_way_in")
    assert ann.http.put("/api/me/password", json={"new": PASSWORD}).status_code == 200
    assert ann.http.delete(f"/api/me/passkeys/{key}", headers=JSON).status_code == 200
    bob = visitor(server, origin)
    assert bob.http.post("/api/sign-in", json={"name": "one way in", "password": PASSWORD}).status_code == 200


def test_names_are_kept_once(server: Server, ann: Person, origin: str) -> None:
    bob = visitor(server, origin)
    problem(ann.http.post("/api/me/passkeys/question", json={"name": " "}), 422, "name_needed")
    problem(ann.http.post("/api/me/passkeys/question", json={}), 422, "name_needed")
    credential = Authenticator().make(ask(ann, name="Wanted Twice"), origin)
    sign_up(bob, "Wanted Twice")
    problem(ann.http.post("/api/me/passkeys/question", json={"name": "wanted TWICE"}), 409, "name_taken")
    problem(ann.http.post("/api/me/passkeys", json={"credential": credential, "name": "Wanted Twice"}), 409, "name_taken")


def test_there_is_an_end_to_them(server: Server, ann: Person, origin: str) -> None:
    sign_up(ann, "Locksmith")
    with sqlite3.connect(server.data / "ridback.db") as database:
        (person,) = database.execute("SELECT person_id FROM accounts WHERE key = 'locksmith'").fetchone()
        rows = [(f"k{number}", person) for number in range(20)]
        database.executemany("INSERT INTO passkeys (id, person_id, key, uses, host, made) VALUES (?, ?, 'AA', 0, 'localhost', 0)", rows)
    database.close()
    problem(ann.http.post("/api/me/passkeys/question", json={}), 409, "passkeys_many")
