"""The description of the API, ``/api/schema/openapi.json``: what Litestar makes of the handlers and their types, with words and examples.

Words are the docstrings of handlers and types. Examples are :mod:`ridback.server.examples`; a test holds each against its schema.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from ridback import __version__, words
from ridback.server.examples import OF_REQUESTS, OF_TYPES, PROBLEMS
from ridback.server.problems import Problem, body

Json = dict[str, Any]

#: What Litestar says of answers of which nothing is said.
LITESTARS = {
    "Request fulfilled, document follows",
    "Document created, URL follows",
    "Request fulfilled, nothing follows",
}
#: What it says, and what api.py says, of those that tell of a problem.
WRONGS = {"It cannot be done.", "Bad request syntax or unsupported method"}

ABOUT = """\
Everything the page of Ridback does, it does by these requests; so can a program. Who asks is known by the session cookie that
`GET /api/me` sets, or by a token: `Authorization: Bearer …`. What changes something is sent as `application/json`. What the words mean
(moves, views, events) is on the page docs/architecture.md; docs/api.md begins at the beginning.
"""


class Described(JsonRenderPlugin):
    """Sends the description, put together when it is first asked for."""

    _told: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Json) -> bytes:
        """The description as JSON."""
        if not self._told:
            self._told = msgspec.json.encode(described(openapi_schema))
        return self._told


def described(schema: Json) -> Json:
    """An OpenAPI document with what Litestar does not know."""
    schema["info"] |= {"version": __version__, "description": ABOUT}
    types: Json = schema["components"]["schemas"]
    words_of = {shape.__name__: inspect.getdoc(shape) or "" for shape in _below(msgspec.Struct)}
    for name, described_type in types.items():
        described_type.setdefault("description", _line(words_of.get(name, "")))
        if name in OF_TYPES:
            described_type["examples"] = OF_TYPES[name]
    schema["components"]["securitySchemes"] = {
        "token": {"type": "http", "scheme": "bearer", "description": "A token that a person has made."},
        "session": {"type": "apiKey", "in": "cookie", "name": "ridback_…", "description": "The session that `GET /api/me` begins."},
    }
    schema["security"] = [{"session": []}, {"token": []}, {}]
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            _describe(f"{method.upper()} {path}", operation, types)
    return schema


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    """All types that are made from that one."""
    shape: type[Any]
    for shape in kind.__subclasses__():
        yield shape
        yield from _below(shape)


def _describe(request: str, operation: Json, types: Json) -> None:
    about = _line(operation.get("description", ""))
    operation["description"] = about
    operation["summary"] = about.partition(". ")[0].rstrip(".")
    asked = operation.get("requestBody")
    if asked is not None:
        asked["description"] = _about(asked, types) or about
        _show(asked, OF_REQUESTS.get(request) or _examples(asked, types))
    if request.partition(" ")[2].startswith("/api/"):
        operation["responses"].setdefault("401", _wrong("401"))  # a token that is none is refused everywhere
    for status, answer in operation["responses"].items():
        if int(status) >= 400 and status in PROBLEMS and answer["description"] in WRONGS:
            operation["responses"][status] = _wrong(status)
            continue
        if answer["description"] in LITESTARS:
            answer["description"] = _about(answer, types) or about
        _show(answer, OF_REQUESTS.get(f"{request} {status}") or _examples(answer, types))


def _wrong(status: str) -> Json:
    """An answer that tells of a problem."""
    code, args, said = PROBLEMS[status]
    answer: Json = {"description": said, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Wrong"}}}}
    _show(answer, [body(Problem(int(status), code, args), words.DEFAULT)])
    return answer


def _schemas(message: Json) -> list[Json]:
    """The schemas a body may have."""
    found = [kind["schema"] for kind in message.get("content", {}).values() if "schema" in kind]
    return [one for schema in found for one in schema.get("oneOf", [schema])]


def _named(message: Json) -> list[str]:
    return [schema["$ref"].rpartition("/")[2] for schema in _schemas(message) if "$ref" in schema]


def _about(message: Json, types: Json) -> str:
    return " Or: ".join(filter(None, (types[name].get("description") for name in _named(message))))


def _examples(message: Json, types: Json) -> list[Any]:
    return [example for name in _named(message) for example in types[name].get("examples", [])]


def _show(message: Json, examples: list[Any]) -> None:
    for kind in message.get("content", {}).values():
        if examples:
            kind["examples"] = {f"example {number}": {"value": value} for number, value in enumerate(examples, 1)}


def _line(text: str) -> str:
    """A docstring as one line, without the marks of its markup."""
    return " ".join(text.replace("``", "`").split())
