"""What goes over the wire, as types: they check what comes in and describe themselves in ``/api/schema/openapi.json``.

Views and events are the rules' own JSON (:mod:`ridback.views`, :mod:`ridback.events`) and pass through as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ridback.server.log import OriginKind, Pace, Status
from ridback.server.notices import NoticeCode, Why
from ridback.server.options import Clock, Late, Undo, Watch
from ridback.server.people import NAME_LENGTH
from ridback.server.people_messages import Preferences
from ridback.server.seat import SeatKind

Json = dict[str, Any]
if TYPE_CHECKING:
    View = msgspec.Raw
else:
    View = Json  #: to whoever reads the description of the API; here it is JSON already
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
SeatCount = Annotated[int, msgspec.Meta(ge=1, le=6)]
Id = Annotated[str, msgspec.Meta(max_length=40)]
Ids = Annotated[list[Id], msgspec.Meta(max_length=20)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
#: Atomic moves played; far more than any game takes.
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
#: The shortest and the longest that anybody gets, in seconds: 30 days.
LONGEST = 30 * 24 * 3600
Seconds = Annotated[int, msgspec.Meta(ge=5, le=LONGEST)]
MoveText = Annotated[str, msgspec.Meta(max_length=500)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body: a name that is not known is an error, not a silence."""


class NewName(Asked):
    """What somebody wants to be called."""

    name: Name


class Place(Asked):
    """A seat of a new table: for whoever makes it, for somebody who plays at the same screen (``here``: ``name`` is what they are called),
    for whoever has the link, or for a bot."""

    kind: Literal["me", "here", "open", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    name: Name | None = None


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
    at_once: bool = False
    cards: Annotated[str, msgspec.Meta(max_length=60_000)] | Json | None = None


class NewClock(Asked, kw_only=True):
    """The time of each seat, in seconds: ``first`` at the start, ``more`` with each answer, never more than ``most`` (``first``, if not
    given). ``late``: whether a bot plays the seat of who has used it up until they come back (``bot`` says which), or they pass where
    they can, else a legal default answers for them. ``vacation``: for how many days a year the clock of somebody who is away stands
    still; only where there are days to think (``first`` is one at least)."""

    first: Seconds
    more: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 0
    most: Seconds | None = None
    late: Late = "bot"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "deckhand"
    vacation: Annotated[int, msgspec.Meta(ge=0, le=366)] = 0


class NewTable(Choices, kw_only=True):
    """A table to be made; seat 0 is the first of ``seats``. ``hints``: whether people may ask what the strongest bot would do. ``public``:
    whether it stands in the lobby; ``watch``: what those who do not sit there may see; ``chat``: whether those who do talk; ``undo``: what
    may be taken back; ``clock``: how long people may think. ``like``: a table whose choices and values are wanted again, whatever the
    other choices say."""

    seats: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=6)]
    pace: Pace = "normal"
    hints: bool = True
    public: bool = False
    watch: Watch = "at_once"
    undo: Undo = "own"
    chat: bool = True
    clock: NewClock | None = None
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


class Start(Asked):
    """The game is to begin: with that bot in the open seats, or without them."""

    bot: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Leave(Asked):
    """One does not want to sit here any more; there is nothing to say with it."""


class Rematch(Asked):
    """The same again; there is nothing to say with it."""


class NewLine(Asked):
    """Something to be said at a table."""

    text: Annotated[str, msgspec.Meta(max_length=2000)]


class Switch(Asked):
    """Whether people may talk at a table."""

    on: bool


class Mute(Asked):
    """One wants to read nothing more of somebody; there is nothing to say with it."""


class BotWish(Asked):
    """The bot that is to play a seat."""

    bot: Annotated[str, msgspec.Meta(max_length=60)]


class HintWish(Asked):
    """What one would do in the asker's place; there is nothing to say with it."""


class Answer(Asked):
    """A move: the ply at which it was asked for, and the move as text or JSON. ``last``: the newest id one has been told of; who gives it
    is told where a step was taken back meanwhile, and not taken at a word that was meant for another question."""

    ply: Ply
    move: MoveText | Json
    last: Annotated[int, msgspec.Meta(ge=0, le=2**62)] | None = None


class Left(msgspec.Struct):
    """One has left; whether the table has ended with that."""

    ended: bool


class Line(msgspec.Struct):
    """Something that was said at a table: by whom (``seat``: None if they have left; ``mine``: by the asker), and when, in seconds since
    1970."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float
    mine: bool


class Talk(msgspec.Struct):
    """What was said at a table, oldest first, without those whom the asker has muted; ``muted``: their seats. ``whole``: these are the
    newest lines there are, not only those that are new."""

    lines: list[Line]
    muted: list[int]
    whole: bool


class Said(msgspec.Struct):
    """The number of the line that was said."""

    id: int


class Made(msgspec.Struct):
    """The id of what was made."""

    id: str


class VacationSpan(msgspec.Struct):
    """Somebody is, or will be, away from when until when; ``still``: until when the clock of their seat stands still then, None if their
    days of this year are used up. In seconds since 1970."""

    since: float
    until: float
    still: float | None


class SeatInfo(msgspec.Struct):
    """Who sits there. ``name`` is what a human is called (perhaps nothing), or whoever an open seat is kept for; ``bot`` the name of a
    bot; with a human it is one that plays for them now. ``away``: a human of whom nothing has been seen for a while. ``may``: what the
    asker may do with the seat, ``bot``: put one on it, ``back``: take it back from one. ``vacation``: where the clock allows any. ``here``:
    of the asker or somebody else at the asker's screen, where several people play there; ``give``: of somebody else there, who may have it
    at a screen of their own (``POST /api/me/link``)."""

    kind: SeatKind
    name: str | None = None
    bot: str | None = None
    away: bool = False
    may: Literal["bot", "back"] | None = None
    vacation: VacationSpan | None = None
    here: bool = False
    give: bool = False


class NoticeInfo(msgspec.Struct):
    """Something everybody at the table is to know that is no move: at that ply, of that seat and bot. ``why``: of a bot that failed."""

    id: int
    ply: int
    seat: int
    bot: str
    code: NoticeCode
    why: Why | None


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
    at_once: bool
    changed: bool
    pace: Pace
    hints: bool
    public: bool
    watch: Watch
    chat: bool
    clock: Clock | None
    undo: Undo


class UndoAskInfo(msgspec.Struct):
    """A seat asks whether the game may go back to a ply; who has agreed, and who is still to answer."""

    seat: int
    ply: int
    agreed: list[int]
    waits: list[int]


class OriginInfo(msgspec.Struct):
    """Where a game comes from that did not begin at its table: an ``upload``, or a ``branch`` of a table's game from that ply on."""

    kind: OriginKind
    table: str | None
    ply: int | None


class TableInfo(msgspec.Struct):
    """A table but for the game on it. ``you``: the asker's seat, None for a spectator. ``host``: the seat of who made it, None if they
    have none; ``yours``: whether that is the asker. ``watching``: how many look on who do not sit there. ``kept``: the open seat that is
    kept for the asker. ``rematch``: the table at which those who sat here play again. ``notices``: the newest ones, oldest first."""

    id: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    host: int | None
    yours: bool
    watching: int
    kept: int | None
    rematch: str | None
    options: Options
    notices: list[NoticeInfo]
    origin: OriginInfo | None
    undo: UndoAskInfo | None


class TableLine(msgspec.Struct):
    """A table in the list of one's own. ``kept``: the open seat that is kept for oneself; ``to_move``: the seats that are asked something;
    ``updated``: seconds since 1970."""

    id: str
    status: Status
    seats: list[SeatInfo]
    you: int | None
    kept: int | None
    options: Options
    updated: float
    round: int | None
    to_move: list[int]
    your_turn: bool
    winners: list[int] | None
    origin: OriginInfo | None


class LobbyLine(msgspec.Struct):
    """A public table that somebody else plays at; ``made``: seconds since 1970."""

    id: str
    status: Status
    seats: list[SeatInfo]
    options: Options
    watching: int
    made: float


class Lobby(msgspec.Struct):
    """Public tables with an open seat, public tables one may watch, and one's own tables, those that wait for oneself first."""

    open: list[LobbyLine]
    running: list[LobbyLine]
    mine: list[TableLine]


class Tables(msgspec.Struct):
    """One's own tables, those that wait for oneself first."""

    tables: list[TableLine]


class Invite(msgspec.Struct):
    """Where others find a table; ``qr``: the same as a picture, a data: URL."""

    url: str
    qr: str


class Me(msgspec.Struct):
    """Who is asking, and their tables. ``account``: whether the name is kept; ``makes``: whether they may make tables here."""

    name: str
    account: bool
    makes: bool
    preferences: Preferences
    tables: list[TableLine]


class BotInfo(msgspec.Struct):
    """A bot; what it is like is in the words catalogue (``bot-{name}``). ``seconds``: the most it thinks about a decision, 0 for one that
    does not search."""

    name: str
    seconds: float


class Bots(msgspec.Struct):
    """The bots one can seat, weakest first."""

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
    """All there is to choose. ``limits`` are by number of people (a string); ``touching``: with which license types and dock cards phase
    two cannot be everybody's at once (``at_once``)."""

    presets: list[PresetInfo]
    limits: dict[str, Limits]
    standard: list[str]
    premium: list[str]
    docks: list[str]
    captains: list[str]
    crew: list[str]
    modules: list[str]
    touching: list[str]
    line_ups: dict[str, list[str]]


class LineUp(msgspec.Struct):
    """A line-up."""

    line_up: list[str]


class UndoInfo(msgspec.Struct):
    """What the asker may take back: the game would go back to that ply, at once or (``ask``) when the others agree."""

    ply: int
    ask: bool


class Seen(msgspec.Struct):
    """A table as the asker may see it; ``last``: the id of the newest stored move, to follow the feed from; ``undo``: what the asker may
    take back."""

    table: TableInfo
    view: View | None
    last: int
    undo: UndoInfo | None


class Events(msgspec.Struct):
    """What happened, as the asker may know it."""

    events: list[Json]
    last: int


class Played(msgspec.Struct, omit_defaults=True):
    """A move was played (or had been already: ``repeated``), or taken back."""

    ply: int
    last: int
    view: View
    undo: UndoInfo | None = None
    repeated: bool = False


class EstimateInfo(msgspec.Struct):
    """A move that was thought about: the seat's chance to win with it (0 to 1), and the victory points it may expect."""

    move: Json
    text: str
    chance: float
    score: float


class Hint(msgspec.Struct):
    """What that bot would do with the decision put at that ply; the best moves first; every seat's chance to win, Captains' too."""

    bot: str
    ply: int
    move: Json
    text: str
    estimates: list[EstimateInfo]
    chances: list[float]


class Working(msgspec.Struct, tag_field="status", tag="working"):
    """A review is being worked out: so many decisions of so many are done (of 0: it has not begun)."""

    done: int
    of: int


class Ready(msgspec.Struct, tag_field="status", tag="ready"):
    """A review, as :mod:`ridback.review` has it."""

    review: Json


class ReadyInfo(msgspec.Struct):
    """Whether the rules can be asked yet; ``step``: what is being done about it; ``seconds``: for how long."""

    ready: bool
    step: Literal["waiting", "loading", "compiling", "ready", "failed"]
    seconds: float


HealthStatus = Literal["ok", "starting", "stopping", "failing"]


class Health(msgspec.Struct):
    """How the server is: ``database``: it can be read; ``rules``: whether they are compiled."""

    status: HealthStatus
    version: str
    database: bool
    rules: Literal["waiting", "loading", "compiling", "ready", "failed"]


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


class Past(msgspec.Struct):
    """A table as it stood at that ply, ``of`` as many as have been played. ``hands``: with all hands open each person's ``hand`` and
    ``drawn`` cards, by seat; the view is a spectator's then, but for what lies face down. ``told``: how many events of the log through the
    same eyes had happened by then."""

    ply: int
    of: int
    view: Json
    hands: list[Json] | None
    told: int


class Told(msgspec.Struct):
    """What had happened at a table."""

    events: list[Json]


class Branch(Asked):
    """A game to be played on from a ply: the seat one takes, the ``bots`` in the others, the last of them in all that are left."""

    ply: Ply
    seat: SeatNumber
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=60)]], msgspec.Meta(max_length=6)] = []
    pace: Pace = "normal"


class TakeBack(Asked):
    """My last step is to be taken back: the game goes back to that ply, if that is where it was made."""

    ply: Ply


class Agree(Asked):
    """Whether one agrees that a step is taken back."""

    agree: bool
