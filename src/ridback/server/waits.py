"""Who is waited for: a seat that is asked something, since when, and which wait that is.

A wait is one however many decisions it has: who names a license, opens the bidding and so on, with nobody else between, is waited for once.
It begins behind the row of the log by which somebody else put the first of them, and that row says which wait it is: also to another worker
and after a restart. Where the game goes back to that decision it is the same wait, and one has been told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ridback.server.table import Position


class Wait(NamedTuple):
    """A seat is waited for: behind which row of the log (0: since the game began), since when, and when it last did something about it
    (both in seconds since 1970)."""

    behind: int
    began: float
    since: float


def wait(position: Position, seat: int) -> Wait | None:
    """The wait for a seat; None if its person is not asked anything."""
    place = position.table.seats[seat]
    if position.over or place.kind != "human" or place.bot is not None or seat not in position.game.decisions:
        return None
    moves, ply = position.played, position.game.asked_at(seat)
    put = ply
    while ply > 0 and moves[ply - 1].seat == seat:
        # Its own answer put that decision; it has been waited for since what it was asked before.
        ply = min(moves[ply - 1].asked, ply - 1)
    start = position.table.started or position.table.made
    began = max(moves[ply - 1].at, start) if ply else start
    return Wait(moves[ply - 1].id if ply else 0, began, max(moves[put - 1].at, began) if put else began)
