"""A seat of a table as it is stored: who sits there, and at whose screen."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Literal

from ridback.server.vacations import Vacation
from ridback.server.wishes import NOTHING, Wish

SeatKind = Literal["human", "open", "bot"]


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a human (with a name, perhaps empty), a bot (its name), or nobody yet. A human with a bot lets it play for now; an
    open seat with a person is kept for them. ``holder`` is the person at whose screen a human plays who has none of their own; for a new
    table such a one comes without a person, and is made. ``wish``: what its person wants done for them, which is nobody else's
    business. ``away``: the person's vacations, where the table's clock allows any (a list of tables comes without). ``gone``: for good."""

    kind: SeatKind
    person: int | None = None
    name: str | None = None
    bot: str | None = None
    wish: Wish = field(default=NOTHING, repr=False)
    away: tuple[Vacation, ...] = ()
    holder: int | None = None
    gone: bool = False

    @property
    def screen(self) -> int | None:
        """The person at whose screen it is played: who is there, and is called when they are not."""
        return self.person if self.holder is None else self.holder

    def played_by(self, ids: Container[int]) -> bool:
        """Whether it is of one of those, or of somebody who plays at their screen."""
        return self.person is not None and (self.person in ids or (self.holder is not None and self.holder in ids))
