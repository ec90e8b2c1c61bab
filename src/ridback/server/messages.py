"""What goes over the wire, as types: they check what comes in and describe themselves in ``/api/schema/openapi.json``.

Views and events are the rules' own JSON (:mod:`ridback.views`, :mod:`ridback.events`) and pass through as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ridback.server.log import Pace, SeatKind, Status
from ridback.server.people import NAME_LENGTH

Json = dict[str, Any]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=6)]
Id = Annotated[str, msgspec.Meta(max_length=40)]
Ids = Annotated[list[Id], msgspec.Meta(max_length=20)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
#: Atomic moves played; far more than any game takes.
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, msgspec.Meta(max_length=500)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body: a name that is not known is an error, not a silence."""


class NewName(Asked):
    """What somebody wants to be called."""

    name: Name


class Place(Asked):
    """A seat of a new table: for whoever makes it, for whoever has the link, or for a bot."""

    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Choices(Asked, kw_only=True):
    """What is chosen before a game, as ``ridback.setups`` checks it. ``line_up``: a name or license types; ``cards``: changed values as a
    table or as the text of a file (none: what the server plays with)."""

    line_up: Id | Ids = "base"
    docks: Ids = []
    captains: Ids = []
    gone_fishin: bool = True
    crewman: bool = False
    trophies: bool = False
    meeples: bool = False
    epic: bool = False
    cards: Annotated[str, msgspec.Meta(max_length=60_000)] | Json | None = None


class NewTable(Choices, kw_only=True):
    """A table to be made; seat 0 is the first of ``seats``. ``like``: a table whose choices and values are wanted again, whatever the
    other choices say."""

    seats: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=6)]
    pace: Pace = "normal"
    like: Id | None = None


class Wish(Choices, kw_only=True):
    """Choices for that many people, to be checked."""

    seats: SeatCount


class NewPace(Asked):
    """How fast the bots of a table should move."""

    pace: Pace


class Join(Asked):
    """A seat to be taken (the first open one if it is not said which), and what to be called there."""

    seat: SeatNumber | None = None
    name: Name | None = None


class Answer(Asked):
    """A move: the ply at which it was asked for, and the move as text or JSON."""

    ply: Ply
    move: MoveText | Json


class Made(msgspec.Struct):
    """The id of what was made."""

    id: str


class SeatInfo(msgspec.Struct):
    """Who sits there. ``name`` is what a human is called (perhaps nothing), ``bot`` the id of a bot."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None


class Options(msgspec.Struct):
    """What was chosen when the table was made. ``preset``: the id of the ready-made set-up that is, if any; ``changed``: whether it is
    played with changed values, which ``GET /api/cards?table=`` has."""

    preset: str | None
    line_up: list[str]
    docks: list[str]
    captains: list[str]
    gone_fishin: bool
    crewman: bool
    trophies: bool
    meeples: bool
    epic: bool
    changed: bool
    pace: Pace


class TableInfo(msgspec.Struct):
    """A table but for the game on it. ``you``: the asker's seat, None for a spectator."""

    id: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    options: Options


class TableLine(msgspec.Struct):
    """A table in the list of one's own. ``to_move``: the seats that are asked something; ``updated``: seconds since 1970."""

    id: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    options: Options
    updated: float
    round: int | None
    to_move: list[int]
    your_turn: bool
    winners: list[int] | None


class Tables(msgspec.Struct):
    """One's own tables, those that wait for oneself first."""

    tables: list[TableLine]


class Me(msgspec.Struct):
    """Who is asking, and their tables."""

    name: str
    tables: list[TableLine]


class BotInfo(msgspec.Struct):
    """A bot; what it is like is in the words catalogue (``bot-{id}``)."""

    id: str


class Bots(msgspec.Struct):
    """The bots one can seat."""

    bots: list[BotInfo]


class PresetInfo(msgspec.Struct):
    """A ready-made set-up: all choices, by number of people (a string). What it is like is words (``preset-{id}-about``)."""

    id: str
    choices: dict[str, Json]


class LineUpSize(msgspec.Struct):
    """How many license types of each class a line-up has."""

    standard: int
    premium: int


class Limits(msgspec.Struct):
    """What may be chosen for a number of people: sizes of a line-up, numbers of dock card types and of Captains, Epic Fleet or not."""

    line_up: list[LineUpSize]
    docks: list[int]
    captains: list[int]
    epic: bool


class Setups(msgspec.Struct):
    """All there is to choose. ``limits`` are by number of people (a string)."""

    presets: list[PresetInfo]
    limits: dict[str, Limits]
    standard: list[str]
    premium: list[str]
    docks: list[str]
    captains: list[str]
    crew: list[str]
    modules: list[str]
    line_ups: dict[str, list[str]]


class LineUp(msgspec.Struct):
    """A line-up."""

    line_up: list[str]


class Seen(msgspec.Struct):
    """A table as the asker may see it; ``last``: the id of the newest stored move, to follow the feed from."""

    table: TableInfo
    view: Json | None
    last: int


class Events(msgspec.Struct):
    """What happened, as the asker may know it."""

    events: list[Json]
    last: int


class Played(msgspec.Struct, omit_defaults=True):
    """A move was played (or had been already: ``repeated``)."""

    ply: int
    last: int
    view: Json
    repeated: bool = False


class ReadyInfo(msgspec.Struct):
    """Whether the rules can be asked yet; ``step``: what is being done about it; ``seconds``: for how long."""

    ready: bool
    step: Literal["waiting", "loading", "compiling", "ready", "failed"]
    seconds: float


class Wrong(msgspec.Struct):
    """An error: what it is, a sentence about it, and what belongs to it."""

    code: str
    message: str
    args: Json


class Fit(msgspec.Struct):
    """Whether choices fit; ``problems``: all that does not; ``preset``: the ready-made set-up this is, if any; ``cards``: the values in
    force if any is changed, as ``GET /api/cards`` has them."""

    fits: bool
    problems: list[Wrong]
    preset: str | None
    cards: Json | None
