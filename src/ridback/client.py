"""A program at the table: a small client of the API, over HTTP. ``pip install ridback[client]`` brings what it needs.

>>> from ridback.client import connect  # doctest: +SKIP
>>> with connect("http://127.0.0.1:8423") as server:  # doctest: +SKIP
...     table = server.make("me", "deckhand")
...     for view in table.turns():
...         table.play(view["decision"]["legal"][0]["text"], view["decision"]["ply"])

What the JSON of views, moves and events means is on the page docs/architecture.md; docs/api.md begins at the beginning.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

try:
    import httpx
except ImportError as error:
    raise ImportError("ridback.client needs httpx, which is not installed. Install it with: pip install 'ridback[client]'") from error

Json = dict[str, Any]

#: Seconds that a request may take, and that a feed may be silent: heartbeats come more often than that.
PATIENCE = 30.0
SILENCE = 60.0
#: How often something that is safe to ask again is, and the longest wait between, in seconds.
TRIES = 6
LONGEST = 15.0


class ApiError(Exception):
    """The server will not do it: ``code`` is stable, the text a sentence, ``args_`` what belongs to it, ``more`` all that was answered."""

    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(answer.get("message") or f"HTTP {status}")
        self.status = status
        self.code: str = answer.get("code", "unknown")
        self.args_: Json = answer.get("args", {})
        self.more = answer


class LostError(Exception):
    """The server cannot be reached, or is not ready, in spite of asking again for a while."""


class Event(NamedTuple):
    """Something a feed tells: ``kind`` is ``table``, ``move`` or ``beat``; ``id`` numbers the moves."""

    kind: str
    data: Any
    id: int | None


def connect(url: str, token: str | None = None, *, name: str | None = None) -> Server:
    """Get to know a server: as the person whose token that is, or else as a new guest, who may be called something.

    Raises LostError if there is no server, ApiError if it knows no such token.
    """
    server = Server(url, token)
    try:
        server.ask("GET", "me")
        if name is not None:
            server.ask("PUT", "me", {"name": name})
    except BaseException:
        server.close()
        raise
    return server


class Server:
    """A server, as one person. It is its own context manager: leaving it closes its lines."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=f"{self.url}/api/", headers=headers, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Close all lines."""
        self.http.close()

    def ask(self, method: str, path: str, body: Json | None = None, *, again: bool = True, **params: Any) -> Any:
        """One request of the API, below ``/api/``, and what it answers. ``again``: it does no harm to ask it twice. A parameter
        of None is left out.

        Waits and asks again while the server is not ready or asks to be spared. Raises ApiError, or LostError.
        """
        why, given = "", {name: value for name, value in params.items() if value is not None}
        for attempt in range(TRIES):
            try:
                headers = {"content-type": "application/json"}
                content = None if body is None else json.dumps(body).encode()
                answer = self.http.request(method, path, content=content, headers=headers, params=given)
            except httpx.TransportError as error:
                if not again and not isinstance(error, httpx.ConnectError):
                    raise LostError(f"{self.url}: {error}") from error
                why = str(error) or type(error).__name__
                _pause(attempt)
                continue
            found = _read(answer)
            if answer.is_success:
                return found
            if answer.status_code not in (429, 502, 503, 504) or (answer.status_code in (502, 504) and not again):
                raise ApiError(answer.status_code, found)
            why = found.get("message", f"HTTP {answer.status_code}")
            _pause(attempt, answer.headers.get("retry-after"))
        raise LostError(f"{self.url}: {why}")

    @property
    def me(self) -> Json:
        """Who I am: ``name``, ``tables``."""
        found: Json = self.ask("GET", "me")
        return found

    @property
    def bots(self) -> list[str]:
        """The names of the bots one can seat, weakest first."""
        return [bot["name"] for bot in self.ask("GET", "bots")["bots"]]

    def tables(self) -> list[Table]:
        """My tables, those that wait for me first."""
        return [Table(self, line["id"]) for line in self.ask("GET", "tables")["tables"]]

    def table(self, id: str) -> Table:
        """A table by its id, or by its address. Raises ApiError if there is none."""
        table = Table(self, urlsplit(id).path.rstrip("/").rpartition("/")[2])
        _ = table.info
        return table

    def make(self, *seats: str | Json, **choices: Any) -> Table:
        """Set up a table. A seat is ``me``, ``open``, the name of a bot, or as JSON has it (``{"kind": "here", "name": "Bert"}``); choices
        are those of ``POST /api/tables``, ``pace`` for one."""
        places = [_place(seat) for seat in seats]
        return Table(self, self.ask("POST", "tables", {"seats": places, **choices}, again=False)["id"])

    def bring(self, saved: Json) -> Table:
        """Bring a saved game along, as a table of one's own that can be looked at."""
        return Table(self, self.ask("POST", "games", saved, again=False)["id"])

    # ---- what there is ----

    def status(self) -> Json:
        """Whether the rules can be asked yet."""
        return self._told("GET", "status")

    def lobby(self) -> Json:
        """The tables of others that are open or may be watched, and one's own."""
        return self._told("GET", "lobby")

    def waiting(self) -> Json:
        """Where it is one's turn."""
        return self._told("GET", "waiting")

    def feed(self, after: dict[str, int]) -> Iterator[tuple[str, Event]]:
        """What happens at several tables, by one line: of each, by its id, from the move with that id on. It is over when the line is, or
        when there is nothing more to tell of any (``gone``, ``end``)."""
        ids, wishes = list(after), [f"{id}.{told}" for id, told in after.items()]
        for event in self.stream("feed", on=wishes):
            place, data = event.data
            yield ids[place], event._replace(data=data)

    def stream(self, path: str, **params: Any) -> Iterator[Event]:
        """The events of a line that has no end. Raises ApiError, or what httpx raises where the line is lost."""
        timeout = httpx.Timeout(PATIENCE, read=SILENCE)
        with self.http.stream("GET", path, params=params, timeout=timeout) as answer:
            if not answer.is_success:
                answer.read()
                if answer.status_code in (429, 502, 503, 504):
                    raise httpx.RemoteProtocolError(f"HTTP {answer.status_code}")
                raise ApiError(answer.status_code, _read(answer))
            kind, id, data = "", None, ""
            for line in answer.iter_lines():
                field, _, value = line.partition(":")
                value = value.removeprefix(" ")
                if field == "event":
                    kind = value
                elif field == "id":
                    id = int(value)
                elif field == "data":
                    data += value
                elif not line:
                    if kind and data:
                        yield Event(kind, json.loads(data), id)
                    kind, id, data = "", None, ""

    def cards(self, table: str | None = None) -> Json:
        """The printed values in force, at that table or at those made from now on."""
        return self._told("GET", "cards", table=table)

    def setups(self) -> Json:
        """What can be chosen before a game."""
        return self._told("GET", "setups")

    def random_line_up(self, seats: int) -> list[str]:
        """A random line-up for so many people."""
        line_up: list[str] = self.ask("GET", "setups/random", seats=seats)["line_up"]
        return line_up

    def check(self, seats: int, **choices: Any) -> Json:
        """Whether choices fit so many people, and all that does not."""
        return self._told("POST", "setups/check", {"seats": seats, **choices})

    def standings(self) -> Json:
        """Who stands where: ``people`` and ``others``, with their ratings."""
        return self._told("GET", "people")

    def results(self, name: str | None = None) -> Json:
        """What came of one's own games, or of somebody's with an account."""
        return self._told("GET", "results", name=name)

    # ---- who one is; not by a token ----

    def rename(self, name: str) -> Json:
        """Take another name."""
        return self._told("PUT", "me", {"name": name})

    def prefer(self, **preferences: Any) -> Json:
        """What one likes: all of it, what is left out is as at first."""
        return self._told("PUT", "me/preferences", preferences)

    def account(self) -> Json:
        """How one's name is kept, and which browsers and programs are signed in."""
        return self._told("GET", "me/account")

    def sign_up(self, name: str, password: str) -> Json:
        """Keep a guest's name with a password."""
        return self._told("POST", "me/account", {"name": name, "password": password}, again=False)

    def set_password(self, new: str, old: str | None = None) -> Json:
        """Give the account another password; everybody else is signed out."""
        return self._told("PUT", "me/password", {"new": new} | ({} if old is None else {"old": old}), again=False)

    def sign_in(self, name: str, password: str) -> Json:
        """Be an account from now on; a guest's tables go along."""
        return self._told("POST", "sign-in", {"name": name, "password": password}, again=False)

    def sign_out(self) -> None:
        """End this session."""
        self.ask("POST", "sign-out")

    def sign_out_others(self, session: str | None = None) -> Json:
        """Sign out all others that are signed in as this person, or that one."""
        return self._told("DELETE", "me/sessions" if session is None else f"me/sessions/{session}")

    def link(self, table: str | None = None, seat: int | None = None) -> Json:
        """A link that makes another browser this person, once; or gives it that seat, which is played at this screen."""
        wish = {"table": table, "seat": seat}
        return self._told("POST", "me/link", {key: value for key, value in wish.items() if value is not None}, again=False)

    def look_at_link(self, code: str) -> Json:
        """Whom a link would make one, or where it would seat one."""
        return self._told("POST", "link/look", {"code": code})

    def take_link(self, code: str, *, leave: bool = False) -> Json:
        """Be whom a link makes one, or sit where it seats one; ``leave``: a guest's games here may be lost."""
        return self._told("POST", "link", {"code": code, "leave": leave}, again=False)

    def tokens(self) -> list[Json]:
        """One's tokens but for themselves."""
        tokens: list[Json] = self.ask("GET", "me/tokens")["tokens"]
        return tokens

    def make_token(self, name: str) -> Json:
        """A new token, with ``token`` told this once."""
        return self._told("POST", "me/tokens", {"name": name}, again=False)

    def drop_token(self, id: int) -> list[Json]:
        """Let a token open nothing any more; gives those that are left."""
        tokens: list[Json] = self.ask("DELETE", f"me/tokens/{id}")["tokens"]
        return tokens

    def vacations(self) -> list[Json]:
        """When one is away: the next vacation first, those that are over last."""
        vacations: list[Json] = self.ask("GET", "me/vacations")["vacations"]
        return vacations

    def be_away(self, until: float, since: float | None = None) -> list[Json]:
        """Say that one is away, from now or then on (seconds since 1970); gives all vacations."""
        body = {"until": until} | ({} if since is None else {"since": since})
        vacations: list[Json] = self.ask("POST", "me/vacations", body, again=False)["vacations"]
        return vacations

    def be_back(self, id: int) -> list[Json]:
        """Say that one is back from a vacation, or will not go; gives all that are left."""
        vacations: list[Json] = self.ask("DELETE", f"me/vacations/{id}")["vacations"]
        return vacations

    # ---- being told that it is one's turn ----

    def webhook(self) -> Json:
        """Where one is called, and what became of it."""
        return self._told("GET", "webhook")

    def set_webhook(self, **wish: Any) -> Json:
        """Be called at a ``url``, if ``on``, after ``delay`` seconds; ``renew``: with a new secret."""
        return self._told("PUT", "webhook", wish)

    def drop_webhook(self) -> Json:
        """Be called no more."""
        return self._told("DELETE", "webhook")

    def _told(self, method: str, path: str, body: Json | None = None, *, again: bool = True, **params: Any) -> Json:
        found: Json = self.ask(method, path, body, again=again, **params)
        return found


class Table:
    """A table, as one person; where several play at that one's screen, as the one in that seat (``eyes``)."""

    def __init__(self, server: Server, id: str, eyes: int | None = None) -> None:
        self.server, self.id, self.eyes = server, id, eyes

    def __repr__(self) -> str:
        return f"Table({self.address!r})"

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        return f"{self.server.url}/t/{self.id}"

    def seen_by(self, seat: int) -> Table:
        """The same table for somebody who plays at the same screen: what they see, and what is answered for them."""
        return Table(self.server, self.id, seat)

    @property
    def info(self) -> Json:
        """The table but for its game: ``status``, ``seats``, ``you``, ``options``, ``notices``."""
        found: Json = self._ask("GET")
        return found

    def join(self, seat: int | None = None, name: str | None = None) -> Table:
        """Sit down, on that seat or the first open one; who sits already stays there. A guest may be called something."""
        self._ask("POST", "/join", {key: value for key, value in (("seat", seat), ("name", name)) if value is not None})
        return self

    def view(self) -> Json | None:
        """The game as I may see it; None before it has begun."""
        view: Json | None = self._ask("GET", "/view")["view"]
        return view

    def log(self) -> list[Json]:
        """What has happened, as I may know it."""
        events: list[Json] = self._ask("GET", "/log")["events"]
        return events

    def play(self, move: str | Json, ply: int | None = None) -> Json:
        """Answer what was asked at that ply (the ``ply`` of the decision; else what I am asked now); gives the view after it.

        The same answer sent twice is played once, so it is sent again if the line was lost. Raises ApiError, the refusal of a move, say.
        """
        if ply is None:
            decision = (self.view() or {}).get("decision")
            if decision is None:
                raise ApiError(409, {"code": "not_asked", "message": "It is not your turn.", "args": {}})
            ply = decision["ply"]
        view: Json = self._ask("POST", "/moves", {"ply": ply, "move": move})["view"]
        return view

    def hint(self) -> Json:
        """What the strongest bot would do in my place."""
        found: Json = self._ask("POST", "/hint", {})
        return found

    def feed(self, after: int | None = None) -> Iterator[Event]:
        """What happens, as it happens: from the move with the id ``after`` on (0: from the first; else from now on).

        It goes on by itself where a lost line ended, and is over when the game is: after the move that ends it, or at once if it has ended
        and everything was told. Raises LostError if the server stays away.
        """
        lost = 0
        told: int = self._ask("GET", "/view")["last"] if after is None else after
        while True:
            over = False
            try:
                for event in self.server.stream(f"tables/{self.id}/feed", after=told, **self._eyes):
                    lost = 0
                    if event.kind == "move":
                        told = event.data["id"]
                        over = event.data["view"]["over"]
                    elif event.kind == "table":
                        over = event.data["status"] == "over" and self._ask("GET", "/view")["last"] <= told
                    yield event
                    if over:
                        return
                why = "the feed has ended"  # the server stops, or starts anew
            except httpx.TransportError as error:
                why = str(error) or type(error).__name__
            if lost == TRIES:
                raise LostError(f"{self.server.url}: {why}")
            _pause(lost)
            lost += 1

    def turns(self) -> Iterator[Json]:
        """My view, each time that I am asked something, until the game is over. What is not answered comes again with the next event."""
        for _ in self.feed():
            view = self.view()  # as it is now: more may have happened since the event
            if view is not None and view["decision"] is not None:
                yield view

    def record(self) -> Json:
        """The saved game, when it is over."""
        found: Json = self._ask("GET", "/record")
        return found

    def review(self, seat: int) -> Json:
        """What a seat decided in a game that is over, and what would have been better; waits until that has been worked out."""
        while (found := self._ask("GET", "/review", seat=seat))["status"] != "ready":
            time.sleep(1.0)
        review: Json = found["review"]
        return review

    # ---- the table ----

    def start(self, bot: str | None = None) -> Json:
        """Begin, with that bot in the open seats, or without them."""
        return self._told("POST", "/start", {} if bot is None else {"bot": bot})

    def invite(self) -> Json:
        """The address of this table for others, and its picture."""
        return self._told("GET", "/invite")

    def leave(self) -> bool:
        """Get up before the start; True if nobody was left, and the table is no more."""
        return bool(self._ask("POST", "/leave", {}, again=False)["ended"])

    def take_out(self, seat: int) -> Json:
        """Let somebody get up before the start, or let anybody have a seat that was kept."""
        return self._told("DELETE", f"/seats/{seat}/person")

    def rematch(self) -> Table:
        """The same table once more."""
        return Table(self.server, self._ask("POST", "/rematch", {})["id"])

    def set_pace(self, pace: str) -> Json:
        """Let the bots move faster or slower."""
        return self._told("PATCH", "", {"pace": pace})

    def let_play(self, seat: int, bot: str) -> Json:
        """Let a bot play a seat."""
        return self._told("POST", f"/seats/{seat}/bot", {"bot": bot})

    def take_back(self, seat: int) -> Json:
        """Play one's own seat again."""
        return self._told("DELETE", f"/seats/{seat}/bot")

    def results(self, seat: int) -> Json:
        """What came of the games of who sits there."""
        return self._told("GET", f"/seats/{seat}/results")

    # ---- talking ----

    def chat(self, before: int | None = None) -> Json:
        """What was said: the newest lines, or those before one."""
        return self._told("GET", "/chat", before=before)

    def say(self, text: str) -> int:
        """Say something to those who sit there; gives the line's id."""
        return int(self._ask("POST", "/chat", {"text": text}, again=False)["id"])

    def let_talk(self, on: bool) -> Json:
        """Whether anybody talks at a table one has made."""
        return self._told("PUT", "/chat", {"on": on})

    def mute(self, seat: int, muted: bool = True) -> None:
        """Read nothing more of somebody, at any table; or read them again."""
        self._ask("POST" if muted else "DELETE", f"/seats/{seat}/mute", {} if muted else None)

    # ---- taking back, and saying in advance ----

    def undo(self, ply: int) -> Json:
        """Take one's last step back, made at that ply, or ask the others whether it may be."""
        return self._told("POST", "/undo", {"ply": ply}, again=False)

    def agree(self, agree: bool = True) -> Json:
        """Answer who asks to take something back; ``False`` of one's own asking: ask no more."""
        return self._told("PUT", "/undo", {"agree": agree})

    def advance(self) -> Json:
        """What the server does for me here: passing by itself, moves given in advance."""
        return self._told("GET", "/advance")

    def auto_pass(self, how: str | None) -> Json:
        """Whether the server passes for me here; None: as I like it everywhere."""
        return self._told("PUT", "/advance", {"auto_pass": how})

    def order(self, do: str, **more: Any) -> Json:
        """Give a move in advance: ``bid`` with ``license`` and ``most``, say."""
        return self._told("POST", "/advance", {"do": do, **more}, again=False)

    def drop_order(self, id: str) -> Json:
        """Take a move back that was given in advance."""
        return self._told("DELETE", f"/advance/{id}")

    # ---- looking back ----

    def at(self, ply: int, eyes: int | str | None = None) -> Json:
        """The table after so many moves, through one's own eyes, those of a seat, or with all hands ``open``."""
        return self._told("GET", f"/at/{ply}", seat=eyes)

    def log_at(self, ply: int, eyes: int | str | None = None) -> list[Json]:
        """What had happened by then, as those eyes have read it."""
        events: list[Json] = self._ask("GET", f"/at/{ply}/log", seat=eyes)["events"]
        return events

    def go_on(self, ply: int, seat: int, *bots: str, **more: Any) -> Table:
        """A new table that goes on from a ply of this finished game, for me in that seat and those bots in the others."""
        wish = {"ply": ply, "seat": seat, "bots": list(bots), **more}
        return Table(self.server, self._ask("POST", "/continue", wish, again=False)["id"])

    def _told(self, method: str, below: str, body: Json | None = None, *, again: bool = True, **params: Any) -> Json:
        found: Json = self._ask(method, below, body, again=again, **params)
        return found

    def _ask(self, method: str, below: str = "", body: Json | None = None, *, again: bool = True, **params: Any) -> Any:
        return self.server.ask(method, f"tables/{self.id}{below}", body, again=again, **params, **self._eyes)

    @property
    def _eyes(self) -> Json:
        return {} if self.eyes is None else {"as": self.eyes}


def _place(seat: str | Json) -> Json:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def _read(answer: httpx.Response) -> Json:
    try:
        found = answer.json()
    except ValueError:  # a proxy's page, say
        return {}
    return found if isinstance(found, dict) else {}


def _pause(attempt: int, seconds: str | None = None) -> None:
    """Wait before asking again: as long as the server says, else longer each time, and never just as long as others."""
    asked = float(seconds) if seconds and seconds.isdigit() else 0.25 * 2**attempt
    time.sleep(min(asked, LONGEST) * random.uniform(1.0, 1.25))  # noqa: S311
