"""What somebody wants the server to do for them at a table: to pass where nothing else can be done, and moves given in advance.

It belongs to a seat and is told to nobody but its person. Whatever is played because of it is checked against it once more in the
transaction that stores the move: what was taken back is not played, however close it was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from ridback.server.database import Database
from ridback.server.schema import people, seats, wishes

#: Whether the server passes for somebody: never; where what everybody sees shows that nothing else can be done; wherever that is so.
AutoPass = Literal["off", "standard", "fast"]
#: Why the server made a move: one of the two above, or a move given in advance.
Auto = Literal["standard", "fast", "advance"]
#: What can be said in advance: pass on the license under the hammer, pass for the rest of the auction, bid for a license by the least there
#: is up to an amount, keep cards of a type.
Do = Literal["pass_license", "pass_round", "bid", "keep"]
#: What became of one: the auction it was for is over, or the whole of it; one is out of it; the license has gone to another; the money does
#: not reach; others have bid more; one has won.
NoteCode = Literal["over", "round_over", "out", "gone", "short", "outbid", "won"]

#: The most notes that are kept.
NOTES = 10


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move given in advance. ``license``: the one to pass on or to bid for, up to ``most`` $; ``card``: the type to be kept; ``round``:
    the one it was given in; ``named``: the row of the log that put the license under the hammer."""

    id: str
    do: Do
    license: str | None = None
    most: int | None = None
    card: str | None = None
    round: int | None = None
    named: int | None = None

    def same(self, other: Order) -> bool:
        """Whether this takes the place of the other: both say what to do in the same case."""
        auction = ("pass_license", "pass_round", "bid")
        if self.do == "keep" or other.do == "keep":
            return self.do == other.do and self.card == other.card
        return "pass_round" in (self.do, other.do) or (self.do in auction and self.license == other.license)


class Note(msgspec.Struct, frozen=True):
    """What became of a move given in advance: at that ply, and when (seconds since 1970)."""

    ply: int
    code: NoteCode
    order: Order
    at: float


class Wish(msgspec.Struct, frozen=True):
    """All of it for one seat. ``auto_pass`` None: as its person likes it everywhere (``liked``)."""

    auto_pass: AutoPass | None = None
    liked: AutoPass = "off"
    orders: tuple[Order, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def mode(self) -> AutoPass:
        """Whether the server passes here."""
        return self.auto_pass or self.liked

    @property
    def active(self) -> bool:
        """Whether there is anything to do."""
        return self.mode != "off" or bool(self.orders)

    def with_order(self, order: Order) -> Wish:
        """With one more, in the place of those that it takes the place of."""
        rest = tuple(one for one in self.orders if not order.same(one))
        return msgspec.structs.replace(self, orders=(*rest, order))

    def without(self, order: str, note: Note | None = None) -> Wish:
        """With one less, and perhaps a note about it."""
        rest = tuple(one for one in self.orders if one.id != order)
        notes = self.notes if note is None else (*self.notes, note)[-NOTES:]
        return msgspec.structs.replace(self, orders=rest, notes=notes)

    def wants(self, other: Wish) -> bool:
        """Whether the same is wanted."""
        return (self.mode, self.orders) == (other.mode, other.orders)


#: What may stand in somebody's preferences.
LIKED = ("off", "standard", "fast")
#: Of who wants nothing.
NOTHING = Wish()


class Errand(NamedTuple):
    """A move to be made because of a wish: why, the wish as it was when that was decided, and what becomes of it then."""

    auto: Auto
    wish: Wish
    change: Callable[[Wish], Wish] = lambda wish: wish


_WISH = (
    sa.select(wishes.c.auto_pass, wishes.c.orders, wishes.c.notes, people.c.preferences)
    .select_from(seats)
    .outerjoin(wishes, (wishes.c.table_id == seats.c.table_id) & (wishes.c.seat == seats.c.seat))
    .outerjoin(people, people.c.id == seats.c.person_id)
    .where(seats.c.table_id == sa.bindparam("table"), seats.c.seat == sa.bindparam("seat"))
)


def wish_of(row: Any) -> Wish:
    """A wish from a row that has its columns, and the preferences of its person."""
    liked = (row.preferences or {}).get("auto_pass")
    if liked not in LIKED:
        liked = "off"
    if not row.orders and not row.notes and row.auto_pass is None and liked == "off":
        return NOTHING
    found: Wish = msgspec.convert({"auto_pass": row.auto_pass, "liked": liked, "orders": row.orders or (), "notes": row.notes or ()}, Wish)
    return found


def read_wish(connection: sa.Connection, table: str, seat: int) -> Wish:
    """What is wanted at a seat now."""
    return wish_of(connection.execute(_WISH, {"table": table, "seat": seat}).one())


def store_wish(connection: sa.Connection, table: str, seat: int, wish: Wish) -> None:
    """Keep that."""
    plain: dict[str, Any] = msgspec.to_builtins(wish)
    del plain["liked"]
    here = wishes.c.table_id == table, wishes.c.seat == seat
    if not connection.execute(wishes.update().where(*here).values(plain)).rowcount:
        connection.execute(wishes.insert().values(plain | {"table_id": table, "seat": seat}))


class Wishes:
    """The wishes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def change(self, table: str, seat: int, change: Callable[[Wish], Wish]) -> Wish:
        """Change what is wanted at a seat, and give what it is then. What ``change`` raises leaves it as it is."""

        def work(connection: sa.Connection) -> Wish:
            before = read_wish(connection, table, seat)
            after = change(before)
            if after != before:
                store_wish(connection, table, seat, after)
            return after

        return await self._database.write(work)
