"""Errors as answers: ``{"code", "message", "args"}``, the message a sentence of the words catalogue in the asker's language.

The sentence of code ``some_code`` has the key ``error-some-code``, or ``refusal-some-code`` if it is the rules that refuse; its variables
are the args.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, TooManyRequestsException

from ridback import words
from ridback.words import Words, dashed

log = logging.getLogger(__name__)


class Problem(Exception):
    """Something that cannot be done, with the HTTP status that says so. ``more`` stands beside the code in the answer.

    ``message`` is its sentence, where the code and the args alone do not make it.
    """

    def __init__(
        self,
        status: int,
        code: str,
        args: Mapping[str, Any] | None = None,
        *,
        message: str | None = None,
        more: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.args_ = status, code, dict(args or {})
        self.message = message
        self.more, self.headers = dict(more or {}), dict(headers or {})


#: What Litestar itself finds wrong with a request, by status.
CODES = {
    400: "malformed",
    404: "unknown_path",
    405: "wrong_method",
    406: "not_acceptable",
    413: "too_large",
    415: "wrong_content_type",
    429: "too_many_requests",
}


def answer(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, Any]]:
    """A problem as a response."""
    return Response(
        body(problem, request.headers.get("accept-language")),
        status_code=problem.status,
        media_type="application/json",
        headers={"cache-control": "no-store", **problem.headers},
    )


def body(problem: Problem, languages: str | None) -> dict[str, Any]:
    """What an answer says of a problem, in the best of those languages (``Accept-Language``)."""
    plain = {name: value for name, value in problem.args_.items() if isinstance(value, (str, int))}
    message = problem.message or sentence(words.of_header(languages), problem.code, plain)
    return {"code": problem.code, "message": message, "args": problem.args_, **problem.more}


def sentence(words: Words, code: str, args: Mapping[str, Any]) -> str:
    """What a code says."""
    refusal = f"refusal-{dashed(code)}"
    if refusal in words:
        return words.say(refusal, **_named(words, args))
    return words.say(f"error-{dashed(code)}", **args)


def _named(words: Words, args: Mapping[str, Any]) -> dict[str, Any]:
    """Why the rules refuse: ids of cards become what they are called, and so do seats."""
    named = dict(args)
    for key, value in args.items():
        if key in ("card", "part", "type"):
            named[key] = words.card(value)
        elif key == "license":
            named[key] = words.license(value)
        elif key == "seat" and isinstance(value, int):
            named[key] = words.say("seat-nameless", n=value + 1)
    return named


def of_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """What Litestar found wrong, in our shape."""
    if error.status_code >= 500:
        return of_bug(request, error)
    code = CODES.get(error.status_code, "malformed")
    args: dict[str, Any] = {}
    if code == "malformed":
        extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
        args["field"] = str(extra.get("key") or "none") if isinstance(extra, dict) else "none"
    headers = {name.lower(): value for name, value in (error.headers or {}).items()}
    if isinstance(error, TooManyRequestsException):
        headers["retry-after"] = headers.get("ratelimit-reset", "60")
        args["seconds"] = int(headers["retry-after"])
    return answer(request, Problem(error.status_code, code, args, headers=headers))


def of_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Any]]:
    """JSON nested deeper than anybody can read."""
    log.warning("%s %s: %s", request.method, _route(request), error)
    return answer(request, Problem(400, "malformed", {"field": "none"}))


def of_data(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Something that cannot even be asked of the database, such as a text with a zero in it."""
    log.info("%s %s: %s", request.method, _route(request), error)
    return answer(request, Problem(400, "malformed", {"field": "none"}))


def of_storage(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The database cannot be reached, or has no room: nobody's fault here, and it may pass."""
    log.error("%s %s: %s", request.method, _route(request), error)
    return answer(request, Problem(503, "storage_away", headers={"retry-after": "5"}))


def of_bug(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Our own mistake: logged in full, told in brief."""
    log.error("%s %s", request.method, _route(request), exc_info=error)
    return answer(request, Problem(500, "internal"))


def _route(request: Request[Any, Any, Any]) -> str:
    """The pattern of an address, for the log: the address itself may be a key."""
    return str(request.scope.get("path_template") or "-")
