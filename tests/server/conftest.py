"""A real server in a process of its own, and people who use it over HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import multiprocessing
import os
import queue
import signal
import socket
import ssl
import sys
import threading
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio
import sqlalchemy as sa

from ridback.server.database import migrate
from ridback.server.logs import set_up_logging
from ridback.server.postgres import for_sqlalchemy
from ridback.server.run import leave, listen, run
from ridback.server.service import Service
from ridback.server.settings import Settings
from ridback.server.workers import supervise
from tests.server.postgres import Postgres, running

Json = dict[str, Any]

# Servers are forked off a process that has the rules compiled already, which spares each of them some seconds. That the rest works
# while they are being compiled has a test of its own (test_restart.py).
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.compiled"])

# Each client would otherwise read the list of the world's authorities, which takes longer than most tests.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


#: Where games are kept, and how many processes serve; a test that matters for each asks for its server by (indirect) parameter.
SQLITE, MINDED, THREE = "sqlite", "minded", pytest.param("three", id="three workers on PostgreSQL")
ONE = pytest.param("one", id="one worker on PostgreSQL", marks=pytest.mark.slow)
STORAGES = [SQLITE, ONE, THREE]
#: What is tried as a whole with three workers, too, where one person's requests come to different ones.
WIDE = {"test_chat", "test_gathering", "test_history", "test_rematch"}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of those modules that ask the common server are there twice."""
    if metafunc.module.__name__.rpartition(".")[2] in WIDE and "server" in metafunc.fixturenames:
        three = pytest.param("three", id="three workers on PostgreSQL", marks=pytest.mark.slow)
        metafunc.parametrize("server", [SQLITE, three], indirect=True, scope="session")


def set_up() -> None:
    """What every process of a server begins with."""
    import tests.server.compiled  # noqa: F401

    warnings.simplefilter("error")
    logging.basicConfig(level=logging.INFO, stream=sys.stderr)


def set_up_json() -> None:
    """What a server process that writes JSON begins with."""
    warnings.simplefilter("error")
    set_up_logging(verbose=True, kind="json")


def serve(data: Path, options: Json, port: Connection) -> None:
    """What the server process does."""
    with (data / "stderr.txt").open("a") as notes:
        os.dup2(notes.fileno(), 2)
    begin = set_up_json if options.pop("log", "") == "json" else set_up
    begin()
    listener = listening(options.pop("port", 0))
    port.send(listener.getsockname()[1])
    minded = options.pop("minded", False)
    settings = Settings(data, **options)
    if "requests" not in options:
        settings = settings.unlimited()
    if minded or settings.workers > 1:
        supervise(settings, listener, set_up=begin)
    else:
        run(settings, listener)
    leave()


def listening(port: int) -> socket.socket:
    """A listening socket; workers that have lost who minded them have the port for a moment yet."""
    end = time.monotonic() + 10
    while True:
        try:
            return listen("127.0.0.1", port)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


class Server:
    """A running server; ``stop()`` and ``start()`` keep its data folder and its port. ``serve`` is what its process does."""

    serve = staticmethod(serve)

    def __init__(self, data: Path, **options: Any) -> None:
        self.data = data
        self.options = {"beat": 0.5} | options
        self.notes = data / "stderr.txt"
        self.people: list[Person] = []
        self.start()

    def start(self) -> None:
        ours, theirs = FORKS.Pipe()
        minded = self.options.get("minded") or self.options.get("workers", 1) > 1
        self.process = FORKS.Process(target=self.serve, args=(self.data, self.options, theirs), daemon=not minded)
        self.process.start()
        assert ours.poll(60), self.notes.read_text()
        self.options["port"] = ours.recv()
        self.url = f"http://127.0.0.1:{self.options['port']}"
        ours.close()
        theirs.close()
        self.ready()

    def ready(self) -> None:
        end = time.monotonic() + 120
        with httpx.Client(base_url=self.url, verify=NO_TLS, timeout=5) as http:
            while True:
                with contextlib.suppress(httpx.TimeoutException):  # several workers have the port before they are there to answer
                    if http.get("/api/status").json()["ready"]:
                        return
                assert time.monotonic() < end, self.notes.read_text()
                time.sleep(0.05)

    def stop(self, number: int = signal.SIGTERM) -> float:
        """Stop the server and give the seconds that took."""
        for person in self.people:
            person.http.close()
        began = time.monotonic()
        assert self.process.pid is not None
        os.kill(self.process.pid, number)
        self.process.join(20)
        assert self.process.exitcode in (0, -number), self.notes.read_text()
        return time.monotonic() - began

    def person(self, name: str = "") -> Person:
        return Person(self, name)

    @contextlib.contextmanager
    def stored(self) -> Iterator[sa.Connection]:
        """What is stored, wherever that is."""
        url = self.options.get("database_url")
        engine = sa.create_engine(for_sqlalchemy(url) if url else f"sqlite:///{self.data / 'ridback.db'}", poolclass=sa.NullPool)
        with engine.connect() as connection:
            yield connection
        engine.dispose()


class Person:
    """Somebody with a session."""

    def __init__(self, server: Server, name: str = "", cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, cookies=cookies, verify=NO_TLS, timeout=30)
        server.people.append(self)
        self.get("/api/me")
        if name:
            assert self.http.put("/api/me", json={"name": name}).status_code == 200

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def make(self, *seats: str, pace: str = "instant", **more: Any) -> str:
        """A table with those seats, "me", "open" or a bot; ``more`` is what else is said of it."""
        places = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"seats": places, "pace": pace, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def join(self, table: str, **more: Any) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/join", json=more)

    def seen(self, table: str) -> Json:
        seen: Json = self.get(f"/api/tables/{table}/view")
        return seen

    def view(self, table: str) -> Json:
        view: Json = self.seen(table)["view"]
        return view

    def move(self, table: str, ply: int, move: object) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/moves", json={"ply": ply, "move": move})

    def my_turn(self, table: str, seconds: float = 60.0) -> Json:
        """My view when I am to move and nobody else is (RD3), or when the game is over."""
        end = time.monotonic() + seconds
        while not ((view := self.view(table))["over"] or asked(view) == [view["seat"]]):
            assert time.monotonic() < end, self.server.notes.read_text()
            time.sleep(0.01)
        return view

    @contextlib.contextmanager
    def feed(self, table: str, after: int | None = None, header: int | None = None) -> Iterator[Feed]:
        params = {} if after is None else {"after": after}
        with contextlib.closing(Feed(self, f"/api/tables/{table}/feed", params, header)) as feed:
            yield feed

    def feeds(self, *on: str) -> contextlib.closing[Feed]:
        """Several tables by one line."""
        return contextlib.closing(Feed(self, "/api/feed", {"on": list(on)}))


def asked(view: Json) -> list[int]:
    """The seats that are asked something."""
    return [number for number, seat in enumerate(view["seats"]) if seat["asked"]]


class Feed:
    """An open feed, read by a thread. ``closed`` is set when the server ends it."""

    def __init__(self, person: Person, path: str, params: Json, header: int | None = None) -> None:
        self.events: queue.Queue[tuple[str, int | None, Any, float]] = queue.Queue()
        self.closed = threading.Event()
        self.client = httpx.Client(base_url=person.server.url, cookies=person.http.cookies, verify=NO_TLS, timeout=None)
        headers = {"accept": "text/event-stream"} | ({} if header is None else {"last-event-id": str(header)})
        request = self.client.build_request("GET", path, params=params, headers=headers)
        self.answer = self.client.send(request, stream=True)
        assert self.answer.status_code == 200
        assert self.answer.headers["content-type"].startswith("text/event-stream")
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        event, id, data = "", None, ""
        with contextlib.suppress(httpx.HTTPError, httpx.StreamError):
            for line in self.answer.iter_lines():
                name, _, value = line.partition(": ")
                if name == "event":
                    event = value
                elif name == "id":
                    id = int(value)
                elif name == "data":
                    data += value
                elif not line:
                    if event:
                        self.events.put((event, id, json.loads(data), time.monotonic()))
                    event, id, data = "", None, ""
        self.closed.set()

    def next(self, kind: str, seconds: float = 10.0) -> tuple[int | None, Any, float]:
        """The next event of that kind: id, data, when it came."""
        while True:
            event, id, data, at = self.events.get(timeout=seconds)
            if event == kind:
                return id, data, at

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.answer.close()
        self.client.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that all tests share; each has a database of its own in it."""
    with running() as postgres:
        yield postgres


def stored(request: pytest.FixtureRequest) -> Json:
    """What a server is told of where it keeps games, as the test's parameter has it."""
    kind = getattr(request, "param", SQLITE)
    if kind in (SQLITE, MINDED):
        return {"minded": kind == MINDED}
    postgres: Postgres = request.getfixturevalue("postgres")
    return {"database_url": postgres.fresh(), "workers": 3 if kind == "three" else 1}


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that most tests share; each makes tables and people of its own."""
    server = Server(tmp_path_factory.mktemp("server"), **stored(request))
    yield server
    server.stop()


@pytest.fixture
def own_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server of a test's own, to be stopped and started."""
    server = Server(tmp_path, **stored(request))
    yield server
    if server.process.is_alive():
        server.stop()


@pytest_asyncio.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    """What a server does, without HTTP, in this process: where a test wants to be inside."""
    settings = Settings(tmp_path)
    migrate(settings.database)
    service = Service(settings)
    await service.open()
    async with asyncio.timeout(120):
        await service.pacer.started()
    yield service
    await service.close()
