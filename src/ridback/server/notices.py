"""What everybody at a table is told beside the moves, as stored: a bot that failed, a seat that changed hands, another maker."""

from __future__ import annotations

import time
from typing import Literal, NamedTuple

import sqlalchemy as sa

from ridback.server.schema import notices, tables

NoticeCode = Literal["bot_failed", "bot_sits", "bot_level", "person_back", "time_up", "undone", "maker"]
#: Why a move was made for somebody: a bot failed, or a person's time was up.
Why = Literal["crashed", "nonsense", "late", "time"]

#: The most notices a table is shown with, of bots that failed and of the others.
NOTICES = 20
#: Those that say who plays a seat from now on.
_HANDS: tuple[NoticeCode, ...] = ("bot_sits", "person_back", "time_up")


class Notice(NamedTuple):
    """Something that everybody at a table is told beside the moves: the ply, the seat and the bot it is about, what it is, and why."""

    id: int
    ply: int
    seat: int
    bot: str
    code: NoticeCode
    why: Why | None


class Change(NamedTuple):
    """A person's seat changed hands: their own again (``back``), or a bot's from then on."""

    seat: int
    at: float
    back: bool


#: Whether a table has any, for a query of tables.
NOTICED = sa.exists().where(notices.c.table_id == tables.c.id).label("noticed")
_CHANGES = (
    sa.select(notices.c.seat, notices.c.at, notices.c.code)
    .where(notices.c.table_id == sa.bindparam("table"), notices.c.code.in_(_HANDS), notices.c.bot != "")
    .order_by(notices.c.id)
)
_RANKED = (
    sa.select(
        notices,
        sa.func.row_number().over(partition_by=notices.c.code == "bot_failed", order_by=notices.c.id.desc()).label("rank"),
    )
    .where(notices.c.table_id == sa.bindparam("table"))
    .subquery()
)
_NOTICES = (
    sa.select(_RANKED.c.id, _RANKED.c.ply, _RANKED.c.seat, _RANKED.c.bot, _RANKED.c.code, _RANKED.c.why)
    .where(_RANKED.c.rank <= NOTICES)
    .order_by(_RANKED.c.id)
)


def note(connection: sa.Connection, table: str, ply: int, seat: int, bot: str, code: NoticeCode, why: Why | None = None) -> None:
    """Tell a table something. Of bots that failed each is told; who plays a seat is said once a ply, and so is anything else about a seat:
    one that is handed over again and again fills no table."""
    row = {"table_id": table, "ply": ply, "seat": seat, "bot": bot, "code": code, "why": why, "at": time.time()}
    told = connection.scalar(notices.insert().returning(notices.c.id), row)
    if code != "bot_failed":
        # The new row comes before the old one goes, so that its id is a new one.
        mine = notices.c.table_id == table, notices.c.ply == ply, notices.c.seat == seat, notices.c.id < told
        connection.execute(notices.delete().where(*mine, notices.c.code.in_(_HANDS if code in _HANDS else (code,))))


def newest(connection: sa.Connection, table: str) -> tuple[Notice, ...]:
    """The newest notices of a table, oldest first."""
    return tuple(Notice._make(row) for row in connection.execute(_NOTICES, {"table": table}))


def changes(connection: sa.Connection, table: str) -> list[Change]:
    """When seats of a table changed hands, oldest first."""
    return [Change(row.seat, row.at, row.code == "person_back") for row in connection.execute(_CHANGES, {"table": table})]
