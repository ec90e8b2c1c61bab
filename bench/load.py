"""How much one worker on one core serves: ``python -m bench.load [--tables 500] [--rate 320] [--seconds 30]``.

Tables of four, each seat a client with its feed. Moves are posted at a steady rate, whether the server keeps up or not; a move takes from
its POST until the last of the four feeds has told of it. Then as many as it can do at once. In the same run, on the same core: how often a
row can be appended over HTTP, and nothing else. This process has the other core, if there is one; feeds are read as bytes, and
only what a seat is asked is decoded.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SERVE = """
import os, sys
from pathlib import Path
os.sched_setaffinity(0, {int(sys.argv[2])})
from ridback.server.run import leave, listen, run
from ridback.server.settings import Settings
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
run(Settings(Path(sys.argv[1])).unlimited(), listener)
leave()
"""

BARE = """
import os, sys
from pathlib import Path
os.sched_setaffinity(0, {int(sys.argv[2])})
import sqlalchemy as sa, uvicorn
from litestar import Litestar, post
from ridback.server.database import Database
from ridback.server.run import listen
database = Database(Path(sys.argv[1]) / "bare.db")
rows = sa.Table("rows", sa.MetaData(), sa.Column("id", sa.Integer, primary_key=True), sa.Column("text", sa.String))
insert = rows.insert().values(text="x")

async def start(app: Litestar) -> None:
    await database.write(rows.create)

@post("/row", status_code=200)
async def row() -> dict[str, int]:
    return {"id": (await database.write(lambda connection: connection.execute(insert))).inserted_primary_key[0]}

listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
config = uvicorn.Config(Litestar([row], on_startup=[start], logging_config=None), log_config=None, access_log=False)
uvicorn.Server(config).run(sockets=[listener])
"""

SHORT = bool(os.environ.get("BENCH_SHORT"))
#: Connections for what is not a feed, and moves under way at once where there are as many as can be.
LINES, AT_ONCE = 48, 48
GOAL_RATE, GOAL_MS, GOAL_MB = 300.0, 150.0, 600.0


class Line:
    """A connection that asks one thing after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[int, bytes, bytes]:
        """Status, head and body of the answer."""
        if self.streams is None or self.streams[0].at_eof():  # the server ends lines that are idle for long
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {len(sent)}\r\n"
        writer.write(head.encode() + (f"cookie: {cookie}\r\n".encode() if cookie else b"") + b"\r\n" + sent)
        told = await reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", told, re.IGNORECASE)
        assert length is not None, told
        return int(told[9:12]), told, await reader.readexactly(int(length[1]))


class Lines:
    """Some connections, shared."""

    def __init__(self, port: int) -> None:
        self.free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        for _ in range(LINES):
            self.free.put_nowait(Line(port))

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[bytes, Any]:
        line = await self.free.get()
        try:
            status, head, told = await line.ask(method, path, cookie, body)
        finally:
            self.free.put_nowait(line)
        assert status in (200, 201), (status, path, told)
        return head, json.loads(told)


class Table:
    """Four people, what each is asked, and the move that is under way."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id, self.cookies = id, cookies
        self.asked: dict[int, Any] = {}
        self.told = [0] * len(cookies)
        self.waiting: asyncio.Future[None] | None = None
        self.until = 0

    def tell(self, seat: int, data: bytes) -> None:
        """A feed has told of a move."""
        self.told[seat] = int(data[6 : data.index(b",")])
        if b'"decision":null' in data:
            self.asked.pop(seat, None)
        else:
            self.asked[seat] = json.loads(data)["view"]["decision"]
        self.check()

    def check(self) -> None:
        if self.waiting is not None and self.until and min(self.told) >= self.until and not self.waiting.done():
            self.waiting.set_result(None)


class Feed(asyncio.Protocol):
    """The feed of one seat, read as bytes."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.rest = table, seat, b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        request = f"GET /api/tables/{self.table.id}/feed?after=0 HTTP/1.1\r\nhost: x\r\ncookie: {self.table.cookies[self.seat]}\r\n\r\n"
        transport.write(request.encode())

    def data_received(self, data: bytes) -> None:
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b'data: {"id":') and line[12:13] != b'"':  # a move, not the table
                self.table.tell(self.seat, line[6:].rstrip())


async def sit(lines: Lines, tables: int, port: int) -> list[Table]:
    """Seat everybody and open their feeds."""

    async def person() -> str:
        head, _ = await lines.ask("GET", "/api/me")
        found = re.search(rb"set-cookie: ([^;]+)", head, re.IGNORECASE)
        assert found is not None
        return found[1].decode()

    async def one() -> Table:
        cookies = [await person() for _ in range(4)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
        _, made = await lines.ask("POST", "/api/tables", cookies[0], {"seats": seats})
        for cookie in cookies[1:]:
            await lines.ask("POST", f"/api/tables/{made['id']}/join", cookie, {})
        table = Table(made["id"], cookies)
        for seat, cookie in enumerate(cookies):
            _, seen = await lines.ask("GET", f"/api/tables/{table.id}/view", cookie)
            if seen["view"]["decision"]:
                table.asked[seat] = seen["view"]["decision"]
            await asyncio.get_running_loop().create_connection(lambda seat=seat: Feed(table, seat), "127.0.0.1", port)  # type: ignore[misc]
        return table

    found = []
    for first in range(0, tables, 16):
        found += await asyncio.gather(*(one() for _ in range(min(16, tables - first))))
    return found


async def move(lines: Lines, table: Table, rng: random.Random, due: float) -> float:
    """Make a move at a table; gives the ms from when it was due until the last feed has told of it."""
    seat, decision = rng.choice(sorted(table.asked.items()))
    table.waiting, table.until = asyncio.get_running_loop().create_future(), 0
    body = {"ply": decision["ply"], "move": rng.choice(decision["legal"])["text"]}
    _, answer = await lines.ask("POST", f"/api/tables/{table.id}/moves", table.cookies[seat], body)
    table.until = answer["last"]
    table.check()
    async with asyncio.timeout(30):
        await table.waiting
    return (time.perf_counter() - due) * 1e3


async def steadily(lines: Lines, tables: list[Table], rate: float, seconds: float, rng: random.Random) -> tuple[float, list[float]]:
    """Moves at a steady rate: how many came through a second, and the ms that each took."""
    idle, took, under_way = list(tables), list[float](), set[asyncio.Task[None]]()

    async def one(table: Table, due: float) -> None:
        took.append(await move(lines, table, rng, due))
        if table.asked:
            idle.append(table)

    began = time.perf_counter()
    for number in range(round(rate * seconds)):
        due = began + number / rate
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        while not idle:  # noqa: ASYNC110 - hardly ever
            await asyncio.sleep(0.001)
        task = asyncio.create_task(one(idle.pop(rng.randrange(len(idle))), due))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    return len(took) / (time.perf_counter() - began), took


async def at_once(lines: Lines, tables: list[Table], seconds: float, rng: random.Random) -> tuple[float, int]:
    """As many moves as can be, so many under way at any time: how many a second, and in all."""
    idle, count, end = [table for table in tables if table.asked], 0, time.perf_counter() + seconds

    async def one() -> None:
        nonlocal count
        while time.perf_counter() < end and idle:
            table = idle.pop(rng.randrange(len(idle)))
            await move(lines, table, rng, 0.0)
            count += 1
            if table.asked:
                idle.append(table)

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    return count / (time.perf_counter() - began), count


async def bare(port: int, seconds: float) -> float:
    """Rows appended a second."""
    lines, count, end = Lines(port), 0, time.perf_counter() + seconds

    async def one() -> None:
        nonlocal count
        while time.perf_counter() < end:
            await lines.ask("POST", "/row", "", {})
            count += 1

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(LINES)))
    return count / (time.perf_counter() - began)


def processor(process: int) -> float:
    """The seconds for which a process has had a core."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int, what: str) -> float:
    """VmRSS or VmHWM of a process, in MB."""
    found = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def started(code: str, folder: str, core: int) -> tuple[subprocess.Popen[str], int]:
    process = subprocess.Popen([sys.executable, "-c", code, folder, str(core)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


async def measure(arguments: argparse.Namespace, folder: str, core: int) -> None:
    rng = random.Random(1)
    process, port = started(SERVE, folder, core)
    try:
        lines = Lines(port)
        while not (await lines.ask("GET", "/api/status"))[1]["ready"]:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        began = time.perf_counter()
        tables = await sit(lines, arguments.tables, port)
        print(f"{len(tables)} tables, {4 * len(tables)} people with their feeds, seated in {time.perf_counter() - began:.0f} s", flush=True)
        await steadily(lines, tables, arguments.rate / 2, 3, rng)
        before = processor(process.pid)
        rate, took = await steadily(lines, tables, arguments.rate, arguments.seconds, rng)
        spent = (processor(process.pid) - before) / len(took)
        cuts = statistics.quantiles(took, n=100)
        print(f"moves at a steady {arguments.rate:.0f} a second: {rate:.0f} a second came through")
        print(f"from POST to the last of four feeds: median {cuts[49]:.0f} ms, p95 {cuts[94]:.0f} ms, p99 {cuts[98]:.0f} ms")
        print(f"the server's own time: {spent * 1e3:.2f} ms a move, which would fill a core at {1 / spent:.0f} a second")
        before = processor(process.pid)
        most, count = await at_once(lines, tables, arguments.seconds / 3, rng)
        spent = (processor(process.pid) - before) / count
        print(f"as many as it can, {AT_ONCE} under way: {most:.0f} moves a second, {spent * 1e3:.2f} ms of the server's own time each")
        used = memory(process.pid, "VmHWM")
        print(f"memory of the server: {memory(process.pid, 'VmRSS'):.0f} MB, at most {used:.0f} MB", flush=True)
    finally:
        process.kill()
        process.wait()
    process, port = started(BARE, folder, core)
    try:
        await asyncio.sleep(1)
        rows = await bare(port, arguments.seconds / 4)
    finally:
        process.kill()
        process.wait()
    print(f"rows appended over HTTP, and nothing else: {rows:.0f} a second, {rows / most:.1f} times as many")
    met = rate >= GOAL_RATE and cuts[98] < GOAL_MS and used < GOAL_MB
    verdict = "not looked at, as fewer moves were offered" if arguments.rate < GOAL_RATE else "met" if met else "MISSED"
    print(
        f"goal: {GOAL_RATE:.0f} moves a second, p99 below {GOAL_MS:.0f} ms, {GOAL_MB:.0f} MB: {verdict}, "
        f"ratios {rate / GOAL_RATE:.2f}, {GOAL_MS / cuts[98]:.2f}, {GOAL_MB / used:.2f}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=20 if SHORT else 500)
    parser.add_argument("--rate", type=float, default=50 if SHORT else 320)
    parser.add_argument("--seconds", type=float, default=3 if SHORT else 30)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    core, *others = sorted(os.sched_getaffinity(0))
    if others:
        os.sched_setaffinity(0, others)
    print(f"the machine is busy with {os.getloadavg()[0]:.1f} before this begins", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(arguments, folder, core))


if __name__ == "__main__":
    main()
