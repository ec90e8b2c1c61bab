"""Several processes that serve one port, and the one that minds them: it begins them, replaces those that die, and ends them.

They share one listening socket. Whoever is free takes the next browser, and browsers that have been let in by the system but not been taken
by anybody lose nothing when a worker dies, as they would if each worker had a socket of its own (SO_REUSEPORT).

Workers are forked off a process that does nothing else and has the rules compiled already, so a new one is there in a fraction of a
second.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerProcess
from typing import TYPE_CHECKING

from ridback.server import metrics
from ridback.server.database import migrate
from ridback.server.settings import Settings

if TYPE_CHECKING:
    from types import FrameType

log = logging.getLogger(__name__)

#: Seconds that workers get to end before they are killed.
LAST = 5.0
#: One that dies younger than this many seconds makes the next one wait: at first so long, in the end so long.
YOUNG, SHORT, LONG = 1.0, 0.1, 5.0


class _StopError(BaseException):
    """The process was told to stop."""


def supervise(
    settings: Settings, listener: socket.socket, up: Callable[[], None] | None = None, set_up: Callable[[], None] | None = None
) -> None:
    """Serve with ``settings.workers`` processes until told to stop (Ctrl+C, SIGTERM). ``up`` is called when the first of them has the
    rules; ``set_up``, a function of some module, is called in each of them before anything else.

    Raises NewerDataError if the database was written by a later version.
    """
    migrate(settings.storage)
    if settings.metrics:
        os.environ[metrics.FOLDER] = tempfile.mkdtemp(prefix="ridback-metrics-")
    forks = multiprocessing.get_context("forkserver")
    forks.set_forkserver_preload(["ridback.server.compiled"])
    workers: dict[int, ForkServerProcess] = {}
    born: dict[int, float] = {}
    pauses: dict[int, float] = {}

    def begin(number: int) -> None:
        worker = forks.Process(target=_work, args=(settings, listener, set_up), name=f"worker {number}")
        workers[number], born[number] = worker, time.monotonic()
        worker.start()
        log.info("worker %d is process %d", number, worker.pid)

    with _told_to_stop() as told, contextlib.suppress(_StopError):
        try:
            with told.raising():
                for number in range(settings.workers):
                    begin(number)  # the first one waits until the rules are compiled
                    if number == 0 and up is not None:
                        up()
                while True:
                    wait([worker.sentinel for worker in workers.values()])
                    for number, worker in list(workers.items()):
                        if worker.exitcode is None:
                            continue
                        lived = time.monotonic() - born[number]
                        pauses[number] = min(LONG, 2 * pauses.get(number, SHORT / 2)) if lived < YOUNG else 0.0
                        log.warning("worker %d has ended (%s) after %.1f s; another one takes its place", number, worker.exitcode, lived)
                        metrics.gone(worker.pid or 0)
                        workers.pop(number).close()
                        time.sleep(pauses[number])
                        begin(number)
        finally:
            _end(list(workers.values()))
            if settings.metrics:
                shutil.rmtree(os.environ.pop(metrics.FOLDER), ignore_errors=True)


def _end(workers: list[ForkServerProcess]) -> None:
    for worker in workers:
        if worker.pid is not None:
            worker.terminate()
    end = time.monotonic() + LAST
    for worker in workers:
        if worker.pid is not None:
            worker.join(max(0.0, end - time.monotonic()))
            if worker.exitcode is None:
                log.warning("%s did not end by itself", worker.name)
                worker.kill()
                worker.join()


class _Told:
    """Whether the process was told to stop. Only while it is ``raising`` does that interrupt what is going on."""

    def __init__(self) -> None:
        self._so = self._raises = False

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        self._so = True
        if self._raises:
            self._raises = False
            raise _StopError

    @contextlib.contextmanager
    def raising(self) -> Iterator[None]:
        self._raises = True
        try:
            if self._so:
                raise _StopError
            yield
        finally:
            self._raises = False


@contextlib.contextmanager
def _told_to_stop() -> Iterator[_Told]:
    told = _Told()
    before = {number: signal.signal(number, told.stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _work(settings: Settings, listener: socket.socket, set_up: Callable[[], None] | None) -> None:
    """What a worker does."""
    from ridback.server.run import leave, run

    if set_up is not None:
        set_up()
    parent = multiprocessing.parent_process()
    assert parent is not None
    run(settings, listener, minded_by=parent.sentinel)
    leave()
