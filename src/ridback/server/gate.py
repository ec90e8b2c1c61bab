"""The rules while they are not compiled yet. The page comes up at once; compiling goes on behind it; who needs the rules waits here.

No module of the server imports the rules or the bots when it is itself imported: that alone would take longer than everything else.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import threading
import time
from pathlib import Path
from typing import Literal

from ridback.server.messages import ReadyInfo
from ridback.server.problems import Problem

log = logging.getLogger(__name__)

Step = Literal["waiting", "loading", "compiling", "ready", "failed"]

#: An empty file beside the compiled code, once there is all of it. Some of it is there as soon as compiling has begun; and what is
#: compiled belongs to one place of the package, so that another checkout of the same sources compiles its own.
WHOLE = "whole-" + hashlib.sha256(str(Path(__file__).resolve()).encode()).hexdigest()[:12]


class Gate:
    """Opens when the rules are compiled."""

    def __init__(self, patience: float) -> None:
        self.step: Step = "waiting"
        self._patience = patience
        self._began = self._ended = time.monotonic()
        self._open = asyncio.Event()

    def start(self) -> None:
        """Begin to compile, in a thread of its own that keeps nobody from stopping."""
        loop = asyncio.get_running_loop()
        self._began = time.monotonic()
        threading.Thread(target=self._compile, args=(loop,), name="rules", daemon=True).start()

    async def passed(self) -> None:
        """Wait until the rules are there, for as long as a request may wait; a Problem says that it was not enough."""
        if not self._open.is_set() and self.step != "failed":
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._patience):
                    await self._open.wait()
        if self.step == "failed":
            raise Problem(500, "rules_failed")
        if not self._open.is_set():
            raise Problem(503, "warming_up", {"seconds": round(self.state().seconds)}, headers={"retry-after": "2"})

    async def opened(self) -> None:
        """Wait until the rules are there, however long it takes."""
        await self._open.wait()

    @property
    def is_open(self) -> bool:
        """Whether the rules are there."""
        return self._open.is_set()

    def state(self) -> ReadyInfo:
        """What is being done, and for how long."""
        end = self._ended if self.step in ("ready", "failed") else time.monotonic()
        return ReadyInfo(ready=self.step == "ready", step=self.step, seconds=round(end - self._began, 1))

    def _compile(self, loop: asyncio.AbstractEventLoop) -> None:
        step: Step = "failed"
        try:
            self.step = "loading"
            from ridback.bots import warm as bots
            from ridback.rules import warm as rules
            from ridback.rules.jit import CACHE

            if CACHE is None or not (CACHE / WHOLE).exists():
                self.step = "compiling"
            rules.warm()
            bots.warm()
            if CACHE is not None:
                with contextlib.suppress(OSError):  # then it is said anew next time
                    (CACHE / WHOLE).touch()
            step = "ready"
        except Exception:
            log.exception("the rules could not be compiled")
        with contextlib.suppress(RuntimeError):  # the server may have stopped meanwhile
            loop.call_soon_threadsafe(self._done, step)

    def _done(self, step: Step) -> None:
        self._ended = time.monotonic()
        self.step = step
        if step == "ready":
            log.info("the rules are compiled (%.1f s)", self._ended - self._began)
            self._open.set()
