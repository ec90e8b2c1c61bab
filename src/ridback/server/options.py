"""What a table says about who finds it, who may watch, whether its people talk and how long they may think: kept as JSON, so that there
can be more of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

#: What those who do not sit there may see: everything at once, whatever the rounds before this one have brought, or nothing.
Watch = Literal["at_once", "delayed", "no"]
#: What may be taken back: one's own step that nobody has answered, others' with it where all agree, or nothing.
Undo = Literal["own", "consent", "off"]


#: What becomes of a seat whose time is up: a bot plays it until its person comes back, or what it is asked is answered by a legal default.
Late = Literal["bot", "pass"]


class Clock(msgspec.Struct, frozen=True):
    """The time of each seat, in seconds: ``first`` at the start, ``more`` with each answer, and never more than ``most``. ``late`` is what
    becomes of a seat whose time is up, ``bot`` who plays it then. ``vacation``: for how many days of each year the clock of somebody who
    is away stands still.

    Fifteen minutes and twenty seconds a decision are 900, 20, 900; three days for each decision are three times 259,200.
    """

    first: int
    more: int
    most: int
    late: Late = "bot"
    bot: str = "deckhand"
    vacation: int = 0


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """``public``: it stands in the lobby, else only its link leads there. ``watch``: what spectators may see. ``undo``: what may be
    taken back. ``chat``: whether those who
    sit there talk. ``out``: the people its maker has taken out, who do not come back by themselves. ``rematch``: the table at which its
    people play again; ``again``: the table at which this one's people have played before. ``clock``: None where everybody has all the time
    in the world."""

    public: bool = False
    watch: Watch = "at_once"
    undo: Undo = "own"
    chat: bool = True
    out: tuple[int, ...] = ()
    rematch: str | None = None
    again: str | None = None
    clock: Clock | None = None

    def to_json(self) -> dict[str, Any]:
        """As it is stored: what is not said is as it is by default."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return plain


#: What a table says that says nothing.
USUAL = TableOptions()


def read(stored: dict[str, Any]) -> TableOptions:
    """Options as they were stored; what a later version may have added is none of ours."""
    return msgspec.convert(stored, TableOptions)
