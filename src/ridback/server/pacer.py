"""The bots' pace: wherever a bot is to move, it does, after a while in which a person can see what the one before it did.

Which bot is to move is read from the log, at start-up for all running tables and then at each wake-up, so a bot's turn survives whatever
happens to the server. Bots get views and answer with moves, and think while the others look; one that fails gets a move made for it, so
that nobody waits for ever, and the table is told.

Where there are several workers each sees every wake-up, and the one that claims a table lets its bots move until it is a person's turn.
That nothing is played twice does not hang on the claim: the log takes one move at each ply. It spares the others the thinking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import random
import time
from typing import TYPE_CHECKING, NamedTuple

from ridback.server.log import Pace
from ridback.server.minder import Minder
from ridback.server.notices import Why
from ridback.server.problems import Problem
from ridback.server.thinking import FailedError, LateError, seed_of

if TYPE_CHECKING:
    from ridback.moves import Reading
    from ridback.server.log import Stored
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
#: What part of its limit a bot that searches takes for a decision as a rule. How long it searches depends on its hand: no time at all
#: where there is one thing to do. So where a person sits its moves come after this time, or a multiple of it, whatever it thought about.
STEP = 1 / 3
#: Seconds after which a worker looks again whether the bots of a table, which another one lets move, still are.
ELSEWHERE = 2.0
#: Seconds for which bots wait for those who are asked whether a step may be taken back.
ASKING = 60.0
#: Seconds until a table at which something went wrong is tried again the first time.
RETRY = 2.0


def pause(table: Stored, kind: str) -> float:
    """Seconds before a decision of that kind, in which people see what the one before it did."""
    return PACES[table.pace] * QUICKER.get(kind, 1.0)


class Thought(NamedTuple):
    """What a bot is thinking about: the row of the log it was asked behind, and the ply; the bot, and how many moves it knows of; and the
    thinking itself."""

    behind: int
    asked: int
    bot: str
    ply: int
    task: asyncio.Task[tuple[Reading, Why | None]]


class Pacer(Minder):
    """Moves the bots of all tables. A move that is thought of but not stored yet when it stops is thought of again the next time."""

    what = "bots"

    async def _keep(self, id: str, woken: asyncio.Event) -> None:
        """Move the bots of a table until it is a person's turn."""
        failed = 0
        thoughts: dict[int, Thought] = {}
        try:
            while woken.is_set():
                try:
                    while await self._move(id, thoughts, woken):
                        failed = 0
                except Problem as problem:
                    if problem.code != "unknown_table":  # which ends when all have left
                        log.error("the bots of table %s have stopped: %s", id, problem.code)
                except Exception:
                    # A full disk, say. Nobody else would move, so it is tried again, less and less often.
                    log.exception("the bots of table %s have come to a halt", id)
                    await self._service.claims.release(f"bots {id}")
                    await asyncio.sleep(min(RETRY * 2**failed, 60))
                    failed += 1
                    woken.set()
                await self._service.claims.release(f"bots {id}")
        finally:
            for thought in thoughts.values():
                thought.task.cancel()

    async def _move(self, id: str, thoughts: dict[int, Thought], woken: asyncio.Event) -> bool:
        """Look who is to move, and let one bot answer, unless something happens meanwhile; False if none is to move.

        Where several are asked at once (RD3) all of them think at once, and whoever is first answers first.
        """
        service = self._service
        woken.clear()
        table, position = await service.game(id)
        if position is None:
            return False
        if position.over:
            if table.status != "over":
                await service.log.finish(id)
                service.hub.wake(id)
                service.results.ended(id)
            return False
        asked = {
            seat: (position.asked_behind(seat), position.game.asked_at(seat), bot)
            for seat in position.to_move
            if (bot := table.seats[seat].bot) is not None
        }
        for seat in [seat for seat, thought in thoughts.items() if thought[:3] != asked.get(seat)]:
            thoughts.pop(seat).task.cancel()
        if asked and table.undo_ask is not None and (left := table.undo_ask.at + ASKING - time.time()) > 0:
            # Somebody asks whether a step may be taken back: the bots give the people time to answer.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(left, ASKING)):
                    await woken.wait()
            return True
        if asked and not await service.claims.claim(f"bots {id}"):
            # Another worker lets them move. Should it die its claim is free again.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ELSEWHERE * random.uniform(0.5, 1.0)):  # noqa: S311
                    await woken.wait()
            return True
        for seat, (behind, at, bot) in asked.items():
            if seat not in thoughts:
                thinking = asyncio.create_task(self._think(position, seat, bot))
                thoughts[seat] = Thought(behind, at, bot, position.game.ply, thinking)
        if not asked:
            return False
        news = asyncio.create_task(woken.wait())
        await asyncio.wait([news, *(thought.task for thought in thoughts.values())], return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        seat = next((seat for seat in asked if thoughts[seat].task.done()), -1)
        if seat < 0 or woken.is_set():
            return True
        rest = pause(table, position.game.decisions[seat]) - (time.time() - position.updated)
        if table.options.clock is not None and table.seats[seat].person is not None:
            rest = 0.0  # whoever comes back because time was up need not wait for the bot
        if rest > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(rest, PACES[table.pace])):  # the clock may have been set back
                    await woken.wait()
                    return True
        thought = thoughts.pop(seat)
        move, failed = thought.task.result()
        try:
            await service.play(position, seat, thought.asked, move, by=thought.bot, failed=failed)
        except Problem as problem:
            # Of what it has thought about something else may have come; then it thinks again.
            if problem.code not in ("stale_ply", "bot_plays") and thought.ply == position.game.ply:
                raise
        return True

    async def _think(self, position: Position, seat: int, bot: str) -> tuple[Reading, Why | None]:
        """What the bot wants to do, or the default move, and why; at a time that does not tell what it thought about."""
        from ridback.bots import LEVELS

        began = time.monotonic()
        found = await self._decide(position, seat, bot)
        step = STEP * LEVELS[bot].seconds
        if step and any(place.person is not None for place in position.table.seats):
            spent = time.monotonic() - began
            await asyncio.sleep(math.ceil(spent / step) * step - spent)
        return found

    async def _decide(self, position: Position, seat: int, bot: str) -> tuple[Reading, Why | None]:
        table, ply = position.table, position.game.ply
        view, seed, default = position.game.view(seat), seed_of(table.seed, f"seat {seat}"), position.fallback(seat)
        metrics, began = self._service.metrics, time.monotonic()
        try:
            found = await self._service.minds.move(bot, view, seed, table.id, position.reader(seat))
            metrics.thought(bot, time.monotonic() - began)
            return found, None
        except LateError:
            metrics.failed(bot, "late")
            log.error("bot %s at table %s, ply %d: too late", bot, table.id, ply)
            return default, "late"
        except FailedError as error:
            metrics.failed(bot, error.why)
            log.error("bot %s at table %s, ply %d: %s: %s", bot, table.id, ply, error.why, error.told)
            return default, error.why
