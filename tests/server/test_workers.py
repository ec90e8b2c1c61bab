"""Several processes behind one port: one that dies is replaced, and all of them stop when they are told to."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import time

import httpx
import pytest

from tests.server.conftest import THREE, Server

pytestmark = pytest.mark.parametrize("own_server", [THREE], indirect=True)


def processes(server: Server) -> dict[int, int]:
    """The process of each worker, as the server's notes have it."""
    found = re.findall(r"worker (\d+) is process (\d+)", server.notes.read_text())
    return {int(number): int(process) for number, process in found}


def alive(process: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def test_one_that_is_killed_is_replaced_and_the_others_go_on(own_server: Server) -> None:
    people = [own_server.person(f"Ann {number}") for number in range(6)]
    tables = [person.make("me", "drifter") for person in people]
    for person, table in zip(people, tables, strict=True):
        person.my_turn(table)
    with contextlib.ExitStack() as stack:
        feeds = [stack.enter_context(person.feed(table)) for person, table in zip(people, tables, strict=True)]
        before = processes(own_server)
        assert len(before) == 3
        os.kill(before[1], signal.SIGKILL)
        end = time.monotonic() + 30
        while processes(own_server)[1] == before[1]:
            assert time.monotonic() < end
            time.sleep(0.02)
        after = processes(own_server)
        assert {number for number in before if before[number] != after[number]} == {1}
        for person, table in zip(people, tables, strict=True):
            with contextlib.suppress(httpx.TransportError):
                person.get("/api/me")  # a line to the dead one ends, and the next request opens another
            view = person.my_turn(table)
            answer = person.move(table, view["decision"]["ply"], view["decision"]["legal"][0]["text"])
            assert answer.status_code == 200, answer.text
        closed = sum(feed.closed.wait(0.2) for feed in feeds)
        assert closed < len(feeds), "only those of the dead one have ended"
    own_server.stop()
    assert not any(alive(process) for process in after.values())


def test_who_loses_their_minder_stops_too(own_server: Server) -> None:
    """Else they would keep the port from whoever comes next."""
    before = processes(own_server)
    own_server.stop(signal.SIGKILL)
    end = time.monotonic() + 15
    while any(alive(process) for process in before.values()):
        assert time.monotonic() < end
        time.sleep(0.02)
