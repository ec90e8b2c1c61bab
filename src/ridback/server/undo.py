"""Taking back. A step that is undone stays in the log, and behind it comes a row that says to which ply the game goes back.

What may be taken back is the last answer of a seat, as long as it has revealed nothing to anybody: no card drawn or turned up, no deck
shuffled. That holds whatever a table allows, so nobody learns anything by taking back. What somebody laid open of their own hand is no
secret they learned. At a table of ``own`` nobody else may have decided since; at one of ``consent`` they may, if all people agree.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from ridback.server.log import SeatChangedError, UndoAsk
from ridback.server.messages import UndoInfo
from ridback.server.problems import Problem
from ridback.server.table import Position, asked_back, stale

if TYPE_CHECKING:
    from ridback.server.service import Service


def offered(position: Position, seat: int | None) -> UndoInfo | None:
    """What a seat may take back now, if anything."""
    found = None if seat is None else last_step(position, seat)
    return found if isinstance(found, UndoInfo) else None


def last_step(position: Position, seat: int) -> UndoInfo | str:
    """What a seat may take back now, or the code of why not."""
    table, rule = position.table, position.table.options.undo
    if rule == "off":
        return "undo_off"
    if position.over:
        return "game_over"
    if table.seats[seat].bot is not None:
        return "bot_plays"
    moves = position.played
    ply = next((ply for ply in range(len(moves) - 1, -1, -1) if moves[ply].seat == seat), -1)
    while ply > 0 and (moves[ply - 1].seat, moves[ply - 1].asked) == (seat, moves[ply].asked):
        ply -= 1
    if ply < (table.origin.ply or 0 if table.origin else 0):
        return "undo_nothing"
    alone = all(row.seat == seat for row in moves[ply:])
    if not alone and rule == "own":
        return "undo_decided"
    if position.hidden_at(ply) != position.hidden:
        return "undo_revealed"
    return UndoInfo(ply, not alone and bool(asked_back(table, seat)))


async def take_back(service: Service, position: Position, seat: int, ply: int) -> Position:
    """Take a seat's last step back, or ask the others whether it may be; gives the game as it is then. Raises a Problem."""
    while True:
        table = position.table
        found = last_step(position, seat)
        if isinstance(found, str):
            raise Problem(403 if found == "undo_off" else 409, found)
        if found.ply != ply:
            raise stale(position, seat)
        if not found.ask:
            if (after := await _go_back(service, position, seat, ply)) is not None:
                return after
        else:
            if table.undo_ask is not None and table.undo_ask.seat != seat:
                raise Problem(409, "undo_asked")
            ask = UndoAsk(seat, ply, (), time.time())
            if await service.log.ask_back(table.id, ask, before=table.undo_ask, place=len(position.rows)):
                service.hub.wake(table.id)
                return position
        position = await _again(service, position)


async def answer(service: Service, position: Position, seat: int, *, agree: bool) -> Position:
    """Agree that somebody takes a step back, or not; who asked themselves asks no more. Gives the game as it is then. Raises a Problem."""
    while True:
        table = position.table
        ask = table.undo_ask
        if ask is None or (agree and seat not in asked_back(table, ask.seat)):
            raise Problem(409, "undo_not_asked")
        after = msgspec.structs.replace(ask, agreed=tuple(sorted({*ask.agreed, seat}))) if agree else None
        if after is not None and set(asked_back(table, ask.seat)) <= set(after.agreed):
            if (gone := await _go_back(service, position, ask.seat, ask.ply, ask)) is not None:
                return gone
        elif await service.log.ask_back(table.id, after, before=ask, place=len(position.rows)):
            service.hub.wake(table.id)
            return position
        position = await _again(service, position)


async def settle(service: Service, position: Position) -> bool:
    """Take back what somebody has asked for and nobody is left to answer: those who had not are gone, or a bot plays for them. Gives
    whether that was so."""
    ask = position.table.undo_ask
    if ask is None or not set(asked_back(position.table, ask.seat)) <= set(ask.agreed):
        return False
    try:
        return await _go_back(service, position, ask.seat, ask.ply, ask) is not None
    except Problem:  # a bot plays for who has asked, too
        return await service.log.ask_back(position.table.id, None, before=ask, place=len(position.rows))


async def _go_back(service: Service, position: Position, seat: int, ply: int, asked: UndoAsk | None = None) -> Position | None:
    """Let the game go back; None if somebody else was quicker, or what was ``asked`` is not any more."""
    id = position.table.id
    try:
        row = await service.log.go_back(id, seat, ply, place=len(position.rows), asked=asked)
    except SeatChangedError:
        raise Problem(409, "bot_plays") from None
    if row is None:
        return None
    service.hub.wake(id)
    return Position(position.table, [*position.rows, row])


async def _again(service: Service, position: Position) -> Position:
    """The game as it is now."""
    _, now = await service.game(position.table.id)
    assert now is not None
    return now
