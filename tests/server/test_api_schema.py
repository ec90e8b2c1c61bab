"""The API does what its own description says, whatever it is asked."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import hypothesis
import jsonschema_rs
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.conftest import Person, Server
from tests.server.test_accounts import sign_up

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance, unsupported_method]


@pytest.fixture(scope="module")
def operations(server: Server) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


#: They have no end, so test_feed.py tries them.
ENDLESS = ("GET /api/tables/{table_id}/feed", "GET /api/feed")
REQUESTS = [
    "GET /health",
    "GET /locales/{name}",
    "GET /api/status",
    "GET /api/me",
    "PUT /api/me",
    "GET /api/me/account",
    "POST /api/me/account",
    "PUT /api/me/password",
    "PUT /api/me/preferences",
    "POST /api/me/passkeys/question",
    "POST /api/me/passkeys",
    "DELETE /api/me/passkeys/{key}",
    "DELETE /api/me/sessions",
    "DELETE /api/me/sessions/{session}",
    "GET /api/me/calls",
    "PUT /api/me/calls/push",
    "DELETE /api/me/calls/push",
    "POST /api/me/calls/mail",
    "PUT /api/me/calls/mail",
    "DELETE /api/me/calls/mail",
    "POST /api/me/calls/mail/code",
    "POST /api/me/calls/try",
    "GET /api/webhook",
    "PUT /api/webhook",
    "DELETE /api/webhook",
    "GET /api/waiting",
    "POST /api/me/link",
    "POST /api/link",
    "POST /api/link/look",
    "POST /api/sign-in",
    "POST /api/sign-in/passkey/question",
    "POST /api/sign-in/passkey",
    "POST /api/sign-out",
    "GET /api/me/vacations",
    "POST /api/me/vacations",
    "DELETE /api/me/vacations/{number}",
    "GET /api/me/tokens",
    "POST /api/me/tokens",
    "DELETE /api/me/tokens/{number}",
    "GET /api/bots",
    "GET /api/cards",
    "GET /api/setups",
    "GET /api/setups/random",
    "POST /api/setups/check",
    "GET /api/people",
    "GET /api/results",
    "GET /api/tables/{table_id}/seats/{seat}/results",
    "GET /api/lobby",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "GET /api/tables/{table_id}/invite",
    "PATCH /api/tables/{table_id}",
    "POST /api/tables/{table_id}/join",
    "POST /api/tables/{table_id}/start",
    "POST /api/tables/{table_id}/leave",
    "POST /api/tables/{table_id}/rematch",
    "GET /api/tables/{table_id}/chat",
    "POST /api/tables/{table_id}/chat",
    "PUT /api/tables/{table_id}/chat",
    "POST /api/tables/{table_id}/seats/{seat}/mute",
    "DELETE /api/tables/{table_id}/seats/{seat}/mute",
    "DELETE /api/tables/{table_id}/seats/{seat}/person",
    "POST /api/tables/{table_id}/seats/{seat}/bot",
    "DELETE /api/tables/{table_id}/seats/{seat}/bot",
    "GET /api/tables/{table_id}/view",
    "GET /api/tables/{table_id}/log",
    "POST /api/tables/{table_id}/moves",
    "POST /api/tables/{table_id}/hint",
    "GET /api/tables/{table_id}/record",
    "GET /api/tables/{table_id}/review",
    "GET /api/tables/{table_id}/at/{ply}",
    "GET /api/tables/{table_id}/at/{ply}/log",
    "POST /api/games",
    "POST /api/tables/{table_id}/undo",
    "PUT /api/tables/{table_id}/undo",
    "POST /api/tables/{table_id}/continue",
    "GET /api/tables/{table_id}/advance",
    "PUT /api/tables/{table_id}/advance",
    "POST /api/tables/{table_id}/advance",
    "DELETE /api/tables/{table_id}/advance/{order}",
]


def test_every_request_is_tried(operations: dict[str, Any]) -> None:
    assert sorted(operations) == sorted([*REQUESTS, *ENDLESS])


def everybody(server: Server) -> tuple[Person, list[dict[str, Any]]]:
    """Ann, and what goes along with a request by who asks: her, her program, somebody with an account, a browser that a link made theirs,
    nobody, and a program whose token opens nothing."""
    ann, keeper, linked = server.person("Ann"), server.person(), server.person()
    sign_up(keeper, f"Keeper {secrets.token_hex(4)}")
    code = keeper.http.post("/api/me/link", json={}).json()["code"]
    assert linked.http.post("/api/link", json={"code": code}).status_code == 200
    token = ann.http.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
    cookies = [{"cookies": dict(person.http.cookies)} for person in (ann, keeper, linked)]
    return ann, [*cookies, *({"headers": {"authorization": f"Bearer {one}"}} for one in (token, "ridback_nothing")), {}]


@pytest.mark.parametrize("examples", [pytest.param(16, id="some"), pytest.param(600, marks=pytest.mark.slow, id="many")])
@pytest.mark.parametrize("request_", REQUESTS)
def test_anything_asked_is_answered(server: Server, operations: dict[str, Any], request_: str, examples: int) -> None:
    """By anybody, with any table id, and with one that is there: where Ann is to move, with an open seat, Bob's, one for two at her screen,
    one that nobody watches, and one of a game that is over."""
    (ann, shown), bob = everybody(server), server.person("Bob")
    here = ann.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "here", "name": "Bert"}], "undo": "consent"}).json()["id"]
    tables = [ann.make("me", "drifter"), ann.make("open", "me"), bob.make("me", "drifter"), here, bob.make("me", "drifter", watch="no")]
    tables.append(ann.make("drifter", "drifter"))
    assert ann.my_turn(tables[-1])["over"]
    ply = ann.my_turn(tables[0])["decision"]["ply"]
    anybody, there = hypothesis.strategies.sampled_from(shown), hypothesis.strategies.sampled_from([None, *tables])

    @hypothesis.settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=[*hypothesis.HealthCheck]
    )
    @hypothesis.given(case=operations[request_].as_strategy(), who=anybody, table=there)
    def ask(case: Any, who: dict[str, Any], table: str | None) -> None:
        if table and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
            if isinstance(case.body, dict) and "ply" in case.body and table == tables[0]:
                case.body["ply"] = ply
        case.validate_response(case.call(base_url=server.url, **who), checks=CHECKS)

    ask()


def bodies(operations: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every body of a request or an answer of the description, with what it is of."""
    for label, operation in operations.items():
        asked = operation.definition.raw.get("requestBody")
        if asked:
            yield label, asked
        for status, answer in operation.definition.raw["responses"].items():
            yield f"{label} {status}", answer


def test_all_is_described_with_examples_that_fit(server: Server, operations: dict[str, Any]) -> None:
    document = server.person().get("/api/schema/openapi.json")
    tried = 0
    for name, body in bodies(operations):
        assert len(body["description"]) > 8, name
        assert "follows" not in body["description"], name
        for kind in body.get("content", {}).values():
            examples = [example["value"] for example in kind.get("examples", {}).values()]
            assert examples, f"{name}: an example is missing in ridback.server.examples"
            for example in examples:
                jsonschema_rs.validate(kind["schema"] | {"components": document["components"]}, example)
                tried += 1
    assert tried > 100
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"] and operation["description"], (method, path)
            if any(one["name"] == "as" for one in operation.get("parameters", ())):
                assert "403" in operation["responses"], (method, path, "the seat may be another's")
    assert all(shape["description"] for shape in document["components"]["schemas"].values())
