"""The bots' pace: wherever a bot is to move, it does, after a while in which a person can see what the one before it did.

Which bot is to move is read from the log, at start-up for all running tables and then at each wake-up, so a bot's turn survives whatever
happens to the server. Bots get views and answer with moves; one that fails gets a move made for it, so that nobody waits for ever.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ridback.server.log import Pace
from ridback.server.problems import Problem

if TYPE_CHECKING:
    from ridback.server.service import Service
    from ridback.server.table import Position

log = logging.getLogger(__name__)

#: Seconds before a decision of the ordinary kind.
PACES: dict[Pace, float] = {"instant": 0.0, "fast": 0.4, "normal": 1.1, "slow": 2.2}
#: Some decisions are the second half of one that was seen already, or concern nobody else.
QUICKER = {
    **dict.fromkeys(("pay", "captain", "mate_card", "marina_card", "take", "tuck_card"), 0.35),
    **dict.fromkeys(("open", "oyster", "mate", "marina", "swordfish", "tuck"), 0.4),
    **dict.fromkeys(("process", "trade", "discard_drawn", "discard", "take_seat", "swap", "assign"), 0.5),
    "keep": 0.1,  # card by card, everybody at once
}
#: A bot that takes longer than this to think, in seconds, has its move made for it.
THINKING = 20.0
#: Seconds until a table at which something went wrong is tried again the first time.
RETRY = 2.0


class Pacer:
    """Moves the bots of all tables."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()
        self._starting: asyncio.Task[None] | None = None
        self._thinkers = ThreadPoolExecutor(2, thread_name_prefix="bot")

    def start(self) -> None:
        """Begin as soon as the rules are compiled, with what was left undone the last time."""
        self._starting = asyncio.create_task(self._start())

    async def stop(self) -> None:
        """Let the bots rest. A move that is thought of but not stored yet is thought of again the next time."""
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        tasks = [task for task in (self._starting, *self._tasks.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: str) -> None:
        """Something happened at that table: a bot may be to move."""
        self._changed.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._play(table), name=f"bots of {table}")

    async def _start(self) -> None:
        await self._service.gate.opened()
        self._service.hub.follow(self.wake)
        for table in await self._service.log.running():
            self.wake(table)
            await asyncio.sleep(0)

    async def _play(self, id: str) -> None:
        """Move the bots of a table until it is a person's turn."""
        failed = 0
        try:
            while id in self._changed:
                self._changed.discard(id)
                try:
                    while await self._move(id):
                        failed = 0
                except Problem as problem:
                    log.error("the bots of table %s have stopped: %s", id, problem.code)
                except Exception:
                    # A full disk, say. Nobody else would move, so it is tried again, less and less often.
                    log.exception("the bots of table %s have come to a halt", id)
                    await asyncio.sleep(min(RETRY * 2**failed, 60))
                    failed += 1
                    self._changed.add(id)
        finally:
            del self._tasks[id]  # with nothing awaited since the look at `_changed`, so that no wake-up falls between

    async def _move(self, id: str) -> bool:
        """One answer of one bot; False if none is to move."""
        service = self._service
        table, position = await service.game(id)
        if position is None:
            return False
        if position.over:
            if table.status != "over":
                await service.log.finish(id)
                service.hub.wake(id)
            return False
        seat = next((seat for seat in position.to_move if table.seats[seat].kind == "bot"), None)
        if seat is None:
            return False
        asked, kind = position.game.asked_at(seat), position.game.decisions[seat]
        pause = PACES[table.pace] * QUICKER.get(kind, 1.0) - (time.time() - position.updated)
        if pause > 0:
            await asyncio.sleep(min(pause, PACES[table.pace]))  # the clock may have been set back
        move = await self._think(position, seat, table.seats[seat].bot or "")
        try:
            await service.play(position, seat, asked, move)
        except Problem as problem:
            if problem.code == "stale_ply":
                return True
            log.error("bot %s at table %s, ply %d: %r is %s", table.seats[seat].bot, id, position.game.ply, move, problem.code)
            await service.play(position, seat, asked, position.fallback(seat))
        return True

    async def _think(self, position: Position, seat: int, bot: str) -> object:
        """What the bot wants to do; the default move if it fails."""
        from ridback.bots import make

        view, luck = position.game.view(seat), secrets.randbits(63)
        try:
            async with asyncio.timeout(THINKING):
                return await asyncio.get_running_loop().run_in_executor(self._thinkers, lambda: make(bot, luck).choose(view))
        except Exception:
            move = position.fallback(seat)
            log.exception("bot %s at table %s, ply %d; %s instead", bot, position.table.id, position.game.ply, move)
            return move
