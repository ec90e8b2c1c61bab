"""The API does what its own description says, whatever it is asked."""

from __future__ import annotations

from typing import Any

import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from tests.server.conftest import Server


@pytest.fixture(scope="session")
def described(server: Server) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@hypothesis.settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(hypothesis.HealthCheck))
def test_anything_asked_is_answered(case: schemathesis.Case[Any], server: Server) -> None:
    cookies = dict(server.person().http.cookies)
    response = case.call(cookies=cookies)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            content_type_conformance,
            response_schema_conformance,
            status_code_conformance,
            unsupported_method,
        ],
    )
