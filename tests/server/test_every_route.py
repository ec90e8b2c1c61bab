"""Of whatever the server can be asked, no byte depends on what is hidden from who asks (VI1): each seat, by cookie and by token, two who
share a screen, a spectator, at once or a round late, a stranger, all through a game.

The same moves are stored as several tables. At some of them all that is hidden from one of the readers is dealt anew in every position
the server looks at, and that reader must be told the same there as at the table as it was played. Every request of the API is in here:
a new one makes the test fail until it is said what it is.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.game import Game
from ridback.server import table as tables
from ridback.server.history import asked
from tests.server.conftest import Json, Server, serve
from tests.server.test_spectators import permuted

JSON = {"content-type": "application/json"}
#: As it is, so that lengths tell what they tell.
PLAIN = {"accept-encoding": "identity"}
#: Which seats the people have, and what the others look through.
SEATS, NOBODY = range(3), "n"

#: What is asked of a table that runs, by the request: ways to ask that change nothing, or the same each time. {ply}: where the seat was
#: asked, for who is asked nothing 0; of an answer only the lines about the table count where there are others.
ASKED: dict[str, list[tuple[str, Json | None]]] = {
    "GET /api/me": [("/api/me", None)],
    "GET /api/cards": [("/api/cards?table={table}", None)],
    "GET /api/lobby": [("/api/lobby", None)],
    "GET /api/people": [("/api/people", None)],
    "GET /api/results": [("/api/results", None), ("/api/results?name=Ann", None)],
    "GET /api/tables": [("/api/tables", None)],
    "GET /api/waiting": [("/api/waiting", None)],
    "GET /api/tables/{table_id}": [("", None)],
    "PATCH /api/tables/{table_id}": [("", {"pace": "instant"})],
    "GET /api/tables/{table_id}/advance": [("/advance", None)],
    "PUT /api/tables/{table_id}/advance": [("/advance", {"auto_pass": None})],
    "POST /api/tables/{table_id}/advance": [
        *(("/advance", {"do": "bid", "license": license, "most": 99}) for license in ("cod", "king_crab", "pub")),
        *(("/advance", {"do": "keep", "card": card}) for card in ("shrimp", "tuna")),
    ],
    "DELETE /api/tables/{table_id}/advance/{order}": [("/advance/nothing", None)],
    "GET /api/tables/{table_id}/at/{ply}": [
        *((f"/at/{{part}}{eyes}", None) for eyes in ("", "?seat=0", "?seat=1", "?seat=2", "?seat=open")),
        ("/at/{now}", None),
        ("/at/9999", None),
    ],
    "GET /api/tables/{table_id}/at/{ply}/log": [
        ("/at/{part}/log", None),
        ("/at/{now}/log?seat=0", None),
        ("/at/{now}/log?seat=open", None),
    ],
    "GET /api/tables/{table_id}/chat": [("/chat", None)],
    "PUT /api/tables/{table_id}/chat": [("/chat", {"on": True})],
    "POST /api/tables/{table_id}/chat": [("/chat", {"text": ""})],
    "POST /api/tables/{table_id}/continue": [("/continue", {"ply": 2, "seat": 0, "bots": ["drifter"]})],
    "GET /api/tables/{table_id}/feed": [],  # `followed` reads it,
    "GET /api/feed": [],  # and the same beside another table
    "POST /api/tables/{table_id}/join": [("/join", {}), ("/join", {"seat": 1})],
    "POST /api/tables/{table_id}/leave": [("/leave", {})],
    "GET /api/tables/{table_id}/log": [("/log", None)],
    "POST /api/tables/{table_id}/moves": [
        *(
            ("/moves", {"ply": "{ply}", "move": move})
            for move in ("dance", "bid 99", "pay " + "crate " * 40, "hire 40 with lobster", "process 40", "lot 5", "mate 40")
        ),
        ("/moves", {"ply": 3, "move": "pass"}),
    ],
    "GET /api/tables/{table_id}/record": [("/record", None)],
    "POST /api/tables/{table_id}/rematch": [("/rematch", {})],
    "GET /api/tables/{table_id}/review": [("/review?seat=0", None)],
    "POST /api/tables/{table_id}/seats/{seat}/bot": [("/seats/0/bot", {"bot": "commodore"}), ("/seats/5/bot", {"bot": "drifter"})],
    "DELETE /api/tables/{table_id}/seats/{seat}/bot": [("/seats/0/bot", None), ("/seats/1/bot", None)],
    "POST /api/tables/{table_id}/seats/{seat}/mute": [("/seats/5/mute", {})],
    "DELETE /api/tables/{table_id}/seats/{seat}/mute": [("/seats/5/mute", None)],
    "DELETE /api/tables/{table_id}/seats/{seat}/person": [("/seats/1/person", None)],
    "GET /api/tables/{table_id}/seats/{seat}/results": [("/seats/0/results", None)],
    "POST /api/tables/{table_id}/start": [("/start", {})],
    "POST /api/tables/{table_id}/undo": [("/undo", {"ply": 0})],
    "PUT /api/tables/{table_id}/undo": [("/undo", {"agree": True})],
    "GET /api/tables/{table_id}/view": [("/view", None)],
}

#: What has to do with no game that runs, and why.
ELSEWHERE = {
    "the server, and what can be chosen": [
        *("GET /health", "GET /locales/{name}", "GET /api/status", "GET /api/bots"),
        *("GET /api/setups", "GET /api/setups/random", "POST /api/setups/check"),
    ],
    "who somebody is": [
        *("PUT /api/me", "GET /api/me/account", "POST /api/me/account", "PUT /api/me/password", "PUT /api/me/preferences"),
        *("POST /api/me/passkeys/question", "POST /api/me/passkeys", "DELETE /api/me/passkeys/{key}"),
        *("DELETE /api/me/sessions", "DELETE /api/me/sessions/{session}"),
        *("POST /api/me/link", "POST /api/link", "POST /api/link/look"),
        *("POST /api/sign-in", "POST /api/sign-in/passkey/question", "POST /api/sign-in/passkey", "POST /api/sign-out"),
        *("GET /api/me/tokens", "POST /api/me/tokens", "DELETE /api/me/tokens/{number}"),
    ],
    "when somebody is away (what others see of it is in test_vacations.py)": [
        *("GET /api/me/vacations", "POST /api/me/vacations", "DELETE /api/me/vacations/{number}"),
    ],
    "where somebody is called (what they are told is in test_calling.py)": [
        *("GET /api/me/calls", "POST /api/me/calls/try", "PUT /api/me/calls/push", "DELETE /api/me/calls/push", "PUT /api/me/calls/mail"),
        *("POST /api/me/calls/mail", "POST /api/me/calls/mail/code", "DELETE /api/me/calls/mail"),
        *("GET /api/webhook", "PUT /api/webhook", "DELETE /api/webhook"),
    ],
    "a table's own address": ["GET /api/tables/{table_id}/invite"],
    "what makes another table": ["POST /api/tables", "POST /api/games"],
    "a search that ends with its time: that it gets a view and nothing else is in test_hints.py": ["POST /api/tables/{table_id}/hint"],
}


def test_every_request_is_in_here(server: Server) -> None:
    paths = server.person().get("/api/schema/openapi.json")["paths"]
    there = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    said = [*ASKED, *(label for labels in ELSEWHERE.values() for label in labels)]
    assert sorted(said) == sorted(there)


class Dealt(NamedTuple):
    """A table by its id: after so many moves, with other cards behind what that reader sees (``by``: which; 0 as it was played)."""

    ply: int
    reader: str
    by: int

    @property
    def id(self) -> str:
        return f"dealt-{self.ply:04}-{self.reader}-{self.by}"


def serve_dealt(data: Path, options: Json, port: Connection) -> None:
    """A server that deals anew, at the tables whose ids say so, what one reader does not see."""
    begin, hidden = tables.Position.__init__, vars(tables.Position)["hidden"].fget

    def otherwise(position: tables.Position, *args: Any, **more: Any) -> None:
        begin(position, *args, **more)
        # What has been revealed is told by what was hidden before and is not any more, which is so however the rest is dealt.
        position.__dict__["as_it_was"] = hidden(position)
        found = re.fullmatch(r"dealt-\d+-(\w)-(\d)", position.table.id)
        if found is None or found[2] == "0":
            return
        reader, by = None if found[1] == NOBODY else int(found[1]), int(found[2])
        game = position.game
        game._states = game.view(reader).imagine(by)
        game._events = [event if event.seat == reader else permuted(event, by) for event in game.events]

    tables.Position.__init__ = otherwise  # type: ignore[method-assign, assignment]
    tables.Position.hidden = property(lambda position: position.__dict__.get("as_it_was") or hidden(position))  # type: ignore[assignment, method-assign]
    serve(data, options, port)


class Dealing(Server):
    """A server at some of whose tables there are other cards."""

    serve = staticmethod(serve_dealt)


class Kind(NamedTuple):
    """A table of three with much that is hidden: its choices, what else is said of it, and whether Ann and Cleo share a screen."""

    choices: Json
    more: Json
    shared: bool = False


KINDS = {
    "base": Kind({"docks": ["tug", "artisan"], "crewman": True, "trophies": True}, {"public": True}),
    "epic": Kind(
        {"line_up": [*STANDARD, *PREMIUM], "docks": list(DOCK), "epic": True, "crewman": True, "trophies": True, "meeples": True},
        {"public": True, "watch": "delayed", "undo": "consent"},
        shared=True,
    ),
}


def whole_game(choices: Json) -> list[tuple[int, str, int]]:
    """A game with those choices, as a log has it."""
    game, dice = Game.new(seats=3, gone_fishin=True, seed=11, **choices), random.Random(4)
    while game.decision:
        legal = game.legal()
        game.play(dice.choice(legal[1:] if len(legal) > 1 and dice.random() < 0.8 else legal))
    return asked(game)


def store(data: Path, like: str, moves: list[tuple[int, str, int]], dealt: Dealt) -> int:
    """Put a table there as that one is, with the first moves of a game; gives the id of the row before its first."""
    with closing(sqlite3.connect(data / "ridback.db", timeout=30)) as database, database:
        for name in ("tables", "seats"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            place = "id" if name == "tables" else "table_id"
            values = ", ".join("?" if column == place else column for column in columns)
            database.execute(f"INSERT INTO {name} ({', '.join(columns)}) SELECT {values} FROM {name} WHERE {place} = ?", [dealt.id, like])
        (before,) = database.execute("SELECT max(100000, coalesce(max(id), 0)) FROM moves").fetchone()
        rows = [
            (before + 1 + ply, dealt.id, ply, seat, move, asked, 1796083430.5) for ply, (seat, move, asked) in enumerate(moves[: dealt.ply])
        ]
        database.executemany("INSERT INTO moves (id, table_id, ply, seat, move, asked, at) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
    return int(before)


class Reader(NamedTuple):
    """Somebody who asks: what is not hidden from them (a seat's, or what everybody sees), for whom of their screen they say they do,
    and who else plays there."""

    place: str
    http: httpx.Client
    eyes: int | None = None
    others: tuple[int, ...] = ()

    def where(self, path: str) -> str:
        """An address, with their eyes."""
        return path if self.eyes is None else f"{path}{'&' if '?' in path else '?'}as={self.eyes}"


class Told:
    """All that one reader is told of a table."""

    def __init__(self, reader: Reader, dealt: Dealt, before: int) -> None:
        self.reader, self.http, self.dealt, self.before = reader, reader.http, dealt, before
        answer = self.http.get(reader.where(f"/api/tables/{dealt.id}/view"))
        assert answer.status_code == 200, answer.text
        self.last = answer.json()["last"]
        view = answer.json()["view"]
        decision = view["decision"]
        self.words = {
            "table": dealt.id,
            "now": dealt.ply,
            "part": dealt.ply // 2,
            "ply": decision["ply"] if decision else 0,
            "asked": bool(decision),
        }
        self.lines = [*self._asked(), *self._followed()]

    def _asked(self) -> Iterator[str]:
        for label, ways in ASKED.items():
            method = label.partition(" ")[0]
            if label == "POST /api/tables/{table_id}/advance" and self.words["asked"]:
                continue  # it would be played at once
            for path, body in ways:
                if any(path.endswith(f"seat={seat}") for seat in self.reader.others):
                    continue  # theirs to look through when they say so
                where = path.format(**self.words)
                where = where if where.startswith("/api/") else self.reader.where(f"/api/tables/{self.dealt.id}{where}")
                said = None if body is None else {key: self.words["ply"] if value == "{ply}" else value for key, value in body.items()}
                content = None if said is None else json.dumps(said).encode()
                answer = self.http.request(method, where, content=content, headers=JSON)
                assert answer.status_code < 500, (label, answer.text)
                text = self._plain(answer)
                headers = {name: value for name, value in answer.headers.items() if name not in ("date", "x-request-id")}
                if len(text) != len(answer.text):
                    headers.pop("content-length")  # that of other tables', too
                yield f"{label} {path} {said} {answer.status_code} {headers} {self._even(text)}"

    def _plain(self, answer: httpx.Response) -> str:
        """An answer about this table alone: of a list the lines of it."""
        text = answer.text
        if answer.is_success and answer.headers.get("content-type", "").startswith("application/json") and "dealt-" in text:
            found = answer.json()
            if "id" not in found:
                for name, lines in found.items():
                    if isinstance(lines, list):
                        found[name] = [line for line in lines if not isinstance(line, dict | str) or self.dealt.id in json.dumps(line)]
                text = json.dumps(found)
        return text

    def _even(self, text: str) -> str:
        """A text without what tells tables apart."""
        text = text.replace(self.dealt.id, "TABLE")
        text = re.sub(r'"id": ?"[0-9a-f]{8}"', '"id":"ORDER"', text)  # drawn anew for each
        return re.sub(r'"(id|last)": ?(\d{6})\b', lambda found: f'"{found[1]}":{int(found[2]) - self.before}', text)

    def _followed(self) -> Iterator[str]:
        """The feed, as if it had been open for the last twenty moves; alone, and beside a table that is not there."""
        after, eyes = max(self.before, self.last - 19), self.reader.eyes
        yield from self._read(self.reader.where(f"/api/tables/{self.dealt.id}/feed?after={after}"), after)
        yield from self._read(f"/api/feed?on=nothing.0&on={self.dealt.id}.{after}{'' if eyes is None else f'.{eyes}'}", after)

    def _read(self, path: str, after: int) -> Iterator[str]:
        last = self.last
        with self.http.stream("GET", path) as answer:
            yield f"feed {answer.status_code}"
            told = last == after
            for line in answer.iter_lines():
                if not line.startswith(("retry", ":")):
                    yield self._even(re.sub(r"^id: (\d+)", lambda found: f'"id":{found[1]}', line))
                told = told or f'"id":{last},' in line or answer.status_code != 200
                if told and not line:
                    return


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        ("base", 2),
        ("epic", 2),
        pytest.param("base", 14, marks=pytest.mark.slow, id="whole"),
        pytest.param("epic", 14, marks=pytest.mark.slow, id="whole-epic"),
    ],
)
def test_no_byte_depends_on_what_is_hidden(tmp_path: Path, kind: str, parts: int) -> None:
    server = Dealing(tmp_path, beat=0.2, away=36_000.0)  # however long this takes, nobody goes
    with ExitStack() as open_lines:
        open_lines.callback(server.stop)
        _compare(server, open_lines, KINDS[kind], parts)


def _readers(server: Server, open_lines: ExitStack, kind: Kind) -> tuple[str, list[Reader]]:
    """A table of that kind, and who asks."""

    def client(**headers: str) -> httpx.Client:
        return open_lines.enter_context(httpx.Client(base_url=server.url, headers=PLAIN | headers, timeout=60))

    ann, bob, cleo, eve = (server.person(name) for name in ("Ann", "Bob", "Cleo", "Eve"))
    third = {"kind": "here", "name": "Cleo"} if kind.shared else {"kind": "open"}
    seats: Json = {"seats": [{"kind": "me"}, {"kind": "open"}, third], "pace": "instant"}
    made = ann.http.post("/api/tables", json=seats | kind.choices | kind.more)
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    for person in (bob,) if kind.shared else (bob, cleo):
        assert person.join(table).status_code == 200
    readers = [Reader("1", bob.http), Reader(NOBODY, eve.http)]
    if kind.shared:
        readers += [Reader("0", ann.http, 0, (2,)), Reader("2", ann.http, 2, (0,)), Reader(NOBODY, ann.http, None, (0, 2))]
    else:
        readers += [Reader("0", ann.http), Reader("2", cleo.http)]
    for person in (ann, bob, cleo, eve):
        person.http.headers.update(PLAIN)
    for reader in readers[:4]:
        token = reader.http.post("/api/me/tokens", json={"name": "bot"}).json()["token"]
        readers.append(reader._replace(http=client(authorization=f"Bearer {token}")))
    # Such a request makes nobody.
    return table, [*readers, Reader(NOBODY, client(accept="text/html"))]


def _compare(server: Server, open_lines: ExitStack, kind: Kind, parts: int) -> None:
    like, readers = _readers(server, open_lines, kind)
    with closing(sqlite3.connect(server.data / "ridback.db", timeout=30)) as database, database:
        database.execute("UPDATE tables SET seed = '11' WHERE id = ?", [like])

    moves = whole_game(kind.choices)
    assert len(moves) > 200
    seen_by_others = 0
    for ply in range(len(moves) // parts, len(moves), len(moves) // parts):
        before = {dealt: store(server.data, like, moves, dealt) for dealt in _dealt(ply)}
        for reader in readers:
            as_it_was = Told(reader, Dealt(ply, NOBODY, 0), before[Dealt(ply, NOBODY, 0)])
            assert len(as_it_was.lines) > 60
            for dealt, first in before.items():
                if dealt.by and dealt.reader == reader.place:
                    told = Told(reader, dealt, first)
                    for line, other in zip(as_it_was.lines, told.lines, strict=True):
                        assert line == other, (reader, ply)
                elif dealt.by and dealt.reader != reader.place and not seen_by_others:
                    seen_by_others += Told(reader, dealt, first).lines != as_it_was.lines
        with closing(sqlite3.connect(server.data / "ridback.db", timeout=30)) as database, database:
            database.execute("UPDATE tables SET status = 'over', origin = 'upload' WHERE id LIKE 'dealt-%'")
    assert seen_by_others, "who sees some of what was dealt anew is told otherwise"


def _dealt(ply: int) -> list[Dealt]:
    """A position as it was, and with other cards behind what each reader sees."""
    return [Dealt(ply, NOBODY, 0), *(Dealt(ply, reader, 1) for reader in (NOBODY, *map(str, SEATS)))]
