"""How fast the table is over HTTP: ``python -m bench.server``.

A server of its own, two players and two spectators, all on this machine. A move reaches a viewer when its view is read and understood.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx

RUN = """
import sys
from pathlib import Path
from ridback.server.run import leave, listen, run
from ridback.server.settings import Settings
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
run(Settings(Path(sys.argv[1])).unlimited(), listener)
leave()
"""

MOVES = 30 if os.environ.get("BENCH_SHORT") else 300
#: What a move may take to reach every viewer, in ms.
GOAL = 100.0


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a running server."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen([sys.executable, "-c", RUN, data], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = f"http://127.0.0.1:{process.stdout.readline().strip()}"
        try:
            while not httpx.get(f"{address}/api/status", timeout=60).json()["ready"]:
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()
            process.wait(10)
            process.stdout.close()


class Viewer:
    """Somebody with an open feed who notes when each move came."""

    def __init__(self, http: httpx.Client, table: str) -> None:
        self.came: dict[int, float] = {}
        self.news = threading.Condition()
        threading.Thread(target=self._read, args=(http, table), daemon=True).start()

    def _read(self, http: httpx.Client, table: str) -> None:
        with contextlib.suppress(httpx.HTTPError), http.stream("GET", f"/api/tables/{table}/feed?after=0", timeout=None) as answer:
            for line in answer.iter_lines():
                if line.startswith('data: {"id"'):
                    id = json.loads(line.removeprefix("data: "))["id"]
                    with self.news:
                        self.came[id] = time.perf_counter()
                        self.news.notify()

    def when(self, id: int) -> float:
        """The moment at which that move came."""
        with self.news:
            self.news.wait_for(lambda: id in self.came, 10)
        return self.came[id]


def timed(call: Callable[[], httpx.Response]) -> tuple[float, Any]:
    """What a request took in ms, and its answer."""
    began = time.perf_counter()
    answer = call()
    took = (time.perf_counter() - began) * 1e3
    answer.raise_for_status()
    return took, answer.json()


def person(address: str) -> httpx.Client:
    """Somebody with a session."""
    http = httpx.Client(base_url=address, timeout=60)
    http.get("/api/me").raise_for_status()
    return http


def play(address: str) -> dict[str, list[float]]:
    """Play until there are enough moves; give the times of each kind, in ms."""
    times: dict[str, list[float]] = {"POST a move": [], "a move to the last of 4 viewers": [], "GET the view": []}
    rng, people = random.Random(1), [person(address) for _ in range(4)]
    while len(times["POST a move"]) < MOVES:
        made = people[0].post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
        people[1].post(f"/api/tables/{made}/join", json={})
        viewers = [Viewer(http, made) for http in people]
        time.sleep(0.3)
        for _ in range(MOVES):
            over = True
            for mover in people[:2]:
                took, seen = timed(lambda: mover.get(f"/api/tables/{made}/view"))  # noqa: B023 - called at once
                times["GET the view"].append(took)
                over = seen["view"]["over"]
                if decision := seen["view"]["decision"]:
                    body = {"ply": decision["ply"], "move": rng.choice(decision["legal"])["text"]}
                    began = time.perf_counter()
                    took, answer = timed(lambda: mover.post(f"/api/tables/{made}/moves", json=body))  # noqa: B023
                    times["POST a move"].append(took)
                    came = max(viewer.when(answer["last"]) for viewer in viewers)
                    times["a move to the last of 4 viewers"].append((came - began) * 1e3)
            if over:
                break
    for http in people:
        http.close()
    return times


def main() -> None:
    """Measure and print."""
    with server() as address:
        times = play(address)
    for what, all_of_them in times.items():
        cuts = statistics.quantiles(all_of_them, n=100)
        print(f"{what:34} median {cuts[49]:6.1f} ms   95 % below {cuts[94]:6.1f} ms   longest {max(all_of_them):6.1f} ms")
    usual = statistics.median(times["a move to the last of 4 viewers"])
    print(f"goal: a move reaches every viewer within {GOAL:.0f} ms: {'met' if usual < GOAL else 'MISSED'}, ratio {GOAL / usual:.1f}")


if __name__ == "__main__":
    main()
