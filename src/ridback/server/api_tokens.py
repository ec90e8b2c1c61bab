"""The requests about tokens, below ``/api/me``: a person makes, lists and revokes them, and a program with a token does not."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from ridback.server import messages as m
from ridback.server.accounts import sure
from ridback.server.api import Here, NotStored, wrongs
from ridback.server.guard import ACCOUNT, Asked, someone
from ridback.server.names import cleaned
from ridback.server.people import NAME_LENGTH
from ridback.server.problems import Problem
from ridback.server.tokens import MOST, TooManyError

Number = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]


class NewToken(m.Asked):
    """A token to be made, and what it is called: what it is for, say."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH)]


class TokenInfo(msgspec.Struct):
    """A token but for itself; when it was made and last used (to the minute), in seconds since 1970."""

    id: int
    name: str
    made: float
    used: float | None


class TokenMade(msgspec.Struct):
    """A new token. ``token`` is not told again."""

    id: int
    name: str
    token: str
    made: float


class Tokens(msgspec.Struct):
    """One's own tokens, oldest first."""

    tokens: list[TokenInfo]


@get("/", responses=wrongs(401, 403))
async def tokens(request: Asked, service: Here) -> Tokens:
    """My tokens, but for themselves."""
    return Tokens([TokenInfo(*token) for token in await service.tokens.of(someone(request))])


@post("/", responses=wrongs(401, 403, 409, 415, 422))
async def make(request: Asked, service: Here, data: JSONBody[NewToken]) -> TokenMade:
    """Make a token, with which a program plays for me: ``Authorization: Bearer …``. It makes no tokens and changes no account."""
    person, name = someone(request), cleaned(data.name)
    sure(person)
    if not name:
        raise Problem(422, "token_nameless")
    try:
        token, text = await service.tokens.make(person, name)
    except TooManyError as error:
        raise Problem(409, "tokens_many", {"most": MOST}) from error
    return TokenMade(token.id, token.name, text, token.made)


@delete("/{number:int}", status_code=200, responses=wrongs(401, 403, 404, 415))
async def revoke(request: Asked, service: Here, number: Number) -> Tokens:
    """Let one of my tokens open nothing any more. Gives those that are left."""
    person = someone(request)
    sure(person)
    if not await service.tokens.revoke(person, number):
        raise Problem(404, "no_such_token")
    return Tokens([TokenInfo(*token) for token in await service.tokens.of(person)])


router = Router(f"{ACCOUNT}/tokens", route_handlers=[tokens, make, revoke], response_headers=[NotStored])
