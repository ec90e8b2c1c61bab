"""Does what people have wished for at their seats while they are not there: passes by itself, plays what they have said in advance; and
takes back what they have asked for when nobody is left who could say no.

What there is to do is told by the log and the wishes as they are stored, so every worker, and a server that begins anew, comes to the same.
That nothing is played twice does not hang on who does it: the log takes one move at each ply, and the move is checked against the wish in
the same transaction.

A decision that somebody has come back to, because a step was taken back, is theirs: whoever takes back wants to decide anew.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any

from ridback.server import advance
from ridback.server.autopass import passes
from ridback.server.minder import Timed
from ridback.server.pacer import ASKING, pause
from ridback.server.problems import Problem
from ridback.server.undo import settle
from ridback.server.wishes import Auto, Errand, Note, NoteCode, Order, Wish

if TYPE_CHECKING:
    from ridback.server.log import Stored
    from ridback.server.table import Position


class Steward(Timed):
    """Looks after the wishes at all running tables."""

    what = "wishes"

    async def _look(self, id: str) -> float | None:
        found = await self._service.games.look(id)
        if found is None:
            return None
        table, position = found
        if position is None or position.over:
            return None
        if await settle(self._service, position):
            return time.time()
        wishing = [
            (seat, place.wish)
            for seat, place in enumerate(table.seats)
            if place.person is not None and place.bot is None and place.wish.active
        ]
        then = None
        for seat, wish in wishing:
            view = position.view(seat) if wish.orders else {}
            for order in wish.orders:
                if (code := advance.gone(order, position, seat, view)) is not None:
                    await self._drop(position, seat, order, code)
                    return time.time()
            if seat not in position.to_move or _again(position, seat):
                continue
            due = position.updated + pause(table, position.game.decisions[seat])
            if table.undo_ask is not None:
                due = max(due, table.undo_ask.at + ASKING)  # the people are given time to answer
            if due > time.time():
                then = due if then is None else min(then, due)
            elif await self._act(table, position, seat, wish, view):
                return time.time()
        if table.undo_ask is not None:  # somebody who is asked may be gone without a word: who forgets people may be no server
            then = min(time.time() + ASKING, then or math.inf)
        return then

    async def _act(self, table: Stored, position: Position, seat: int, wish: Wish, view: dict[str, Any]) -> bool:
        """Do what is to be done for a seat that is asked something; whether there was anything."""
        found = advance.answer(wish.orders, view) if wish.orders else None
        if found is not None:
            order, deed = found
            if isinstance(deed, str):
                await self._drop(position, seat, order, deed)
            else:
                note = None if deed.code is None else _note(position, order, deed.code)
                errand = Errand("advance", wish, lambda now: now.without(order.id, note)) if deed.done else Errand("advance", wish)
                await self._play(position, seat, deed.said, errand)
            return True
        mode = wish.mode
        if mode == "off" or not passes(position.game, seat, mode):
            return False
        why: Auto = mode
        await self._play(position, seat, "pass", Errand(why, wish))
        return True

    async def _play(self, position: Position, seat: int, said: object, errand: Errand) -> None:
        """Play that. What has happened meanwhile shows when it is looked at again."""
        asked = position.asked(seat)
        assert asked is not None
        try:
            await self._service.play(position, seat, asked, said, errand=errand)
        except Problem as problem:
            if problem.code not in ("stale_ply", "bot_plays"):
                raise

    async def _drop(self, position: Position, seat: int, order: Order, code: NoteCode) -> None:
        """Let go of an order, once, and leave a note."""

        def change(wish: Wish) -> Wish:
            return wish.without(order.id, _note(position, order, code)) if order in wish.orders else wish

        await self._service.wishes.change(position.table.id, seat, change)


def _note(position: Position, order: Order, code: NoteCode) -> Note:
    return Note(position.game.ply, code, order, time.time())


def _again(position: Position, seat: int) -> bool:
    """Whether the seat is asked something that it is asked anew because the game has gone back to it, or to before it."""
    for place in range(len(position.rows) - 1, -1, -1):
        row = position.rows[place]
        if row.back is not None:
            return position.game.asked_at(seat) <= row.back
        if row.seat == seat:
            return False
    return False
