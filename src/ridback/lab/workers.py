"""The games of an arena on all cores: processes that are each handed one game after the other."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Final

from ridback.errors import ArenaError
from ridback.lab.players import is_own
from ridback.lab.playing import Arena, Conduct, Job, Played
from ridback.lab.seating import Planned

#: What comes of a game.
Outcome = tuple[Played, dict[int, Conduct]]
#: New processes, not copies of this one: those would have its threads' locks, and it may not exist everywhere.
_PROCESSES: Final = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    """A worker ended without being told to. ``code`` is what it ended with (negative: the signal that ended it), ``game`` the number of the
    game it was playing, 0 for none."""

    def __init__(self, code: int, game: int) -> None:
        super().__init__(f"a worker ended with {code} in game {game}")
        self.code, self.game = code, game


def cores() -> int:
    """How many processes can run at once."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system says
        return os.cpu_count() or 1


def play(job: Job, plan: Iterable[Planned], jobs: int, *, begun: Callable[[], None], played: Callable[[Outcome], None]) -> None:
    """Play games in so many processes. One is this one, where all bots are ours: those of one's own play in no process but a worker.

    ``begun`` is called when the first can begin, as everything is compiled; ``played`` with what came of each game, in the order in which
    they end. Raises WorkerDied, and what Arena raises. Whatever ends it, no process is left behind.
    """
    if jobs == 1 and not any(map(is_own, job.players)):
        arena = Arena(job)
        _compile()
        begun()
        for planned in plan:
            played(arena.play(planned))
        return
    with contextlib.ExitStack() as stack:
        crew = [stack.enter_context(_Worker(job)) for _ in range(jobs)]
        for first in (crew[:1], crew[1:]):  # what one had to compile, the others find compiled
            for worker in first:
                worker.hand(None)
            for worker in first:
                worker.word()
        begun()
        todo, busy = iter(plan), {}
        for worker, planned in zip(crew, todo, strict=False):
            worker.hand(planned)
            busy[worker.pipe] = worker
        while busy:
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                outcome = busy[pipe].word()
                assert outcome is not None
                played(outcome)
                following = next(todo, None)
                if following is None:
                    del busy[pipe]
                else:
                    busy[pipe].hand(following)


class _Worker:
    """A process, seen from here. It is handed games one by one, and says what came of each; handed none it compiles, and says None."""

    def __init__(self, job: Job) -> None:
        self.pipe, theirs = _PROCESSES.Pipe()
        self.game = 0
        self.process = _PROCESSES.Process(target=_work, args=(job, theirs), daemon=True)
        with _unheard(signal.SIGINT):
            self.process.start()
        theirs.close()

    def __enter__(self) -> _Worker:
        return self

    def __exit__(self, *_error: object) -> None:
        with _unheard(signal.SIGINT):  # this is what it would be pressed for
            self.pipe.close()
            self.process.terminate()  # it has nothing to lose
            self.process.join(5)
            if self.process.is_alive():
                self.process.kill()
                self.process.join()

    def hand(self, planned: Planned | None) -> None:
        """Give it the next game, or have it compile."""
        self.game = planned.number if planned else 0
        with contextlib.suppress(OSError):  # it is dead, as word() will find
            self.pipe.send(planned)

    def word(self) -> Outcome | None:
        """The next it says. Raises WorkerDied, and ArenaError if that is what it says."""
        try:
            said: Outcome | ArenaError | None = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.process.join()
            raise WorkerDied(self.process.exitcode or 0, self.game) from error
        if isinstance(said, ArenaError):
            raise said
        self.game = 0
        return said


def _work(job: Job, pipe: Connection) -> None:
    """What a worker does, until nobody is there any more to say it to. It is deaf to Ctrl+C, which is for who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        try:
            arena = Arena(job)
        except ArenaError as error:
            pipe.send(error)
            return
        while True:
            planned = pipe.recv()
            if planned is None:
                _compile()
            pipe.send(arena.play(planned) if planned else None)


def _compile() -> None:
    """Compile the rules and the bots, or load them from the cache."""
    from ridback.bots import warm as bots
    from ridback.rules import warm as rules

    rules.warm()
    bots.warm()


@contextlib.contextmanager
def _unheard(number: int) -> Iterator[None]:
    """While a process is started or ended: it is not to hear a signal that the whole terminal gets, as who started it will tell it what to
    do; and once it is to end, it ends."""
    if threading.current_thread() is not threading.main_thread():  # which alone may say so
        yield
        return
    before = signal.signal(number, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(number, before)
