"""The API does what its own description says, whatever it is asked."""

from __future__ import annotations

from typing import Any

import hypothesis
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

from tests.server.conftest import Server

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance, unsupported_method]


@pytest.fixture(scope="module")
def operations(server: Server) -> dict[str, Any]:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


REQUESTS = [
    "GET /api/status",
    "GET /api/me",
    "PUT /api/me",
    "GET /api/bots",
    "GET /api/cards",
    "GET /api/setups",
    "GET /api/setups/random",
    "POST /api/setups/check",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table_id}",
    "PATCH /api/tables/{table_id}",
    "POST /api/tables/{table_id}/join",
    "GET /api/tables/{table_id}/view",
    "GET /api/tables/{table_id}/log",
    "POST /api/tables/{table_id}/moves",
    "GET /api/tables/{table_id}/record",
]


def test_every_request_is_tried(operations: dict[str, Any]) -> None:
    assert sorted(operations) == sorted(REQUESTS)


@pytest.mark.parametrize("request_", REQUESTS)
def test_anything_asked_is_answered(server: Server, operations: dict[str, Any], request_: str) -> None:
    """With any table id, and with one that is there."""
    ann = server.person("Ann")
    table, cookies = ann.make("me", "drifter"), dict(ann.http.cookies)

    @hypothesis.settings(max_examples=12, deadline=None, derandomize=True, database=None, suppress_health_check=[*hypothesis.HealthCheck])
    @hypothesis.given(case=operations[request_].as_strategy(), there=hypothesis.strategies.booleans())
    def ask(case: Any, there: bool) -> None:
        if there and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.validate_response(case.call(base_url=server.url, cookies=cookies), checks=CHECKS)

    ask()
