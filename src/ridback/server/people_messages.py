"""What goes over the wire about people: accounts, passkeys, sessions, links to another browser, preferences."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ridback.server.passwords import LONGEST
from ridback.server.people import NAME_LENGTH, How
from ridback.server.wishes import AutoPass

Json = dict[str, Any]
Name = Annotated[str, msgspec.Meta(max_length=NAME_LENGTH)]
Password = Annotated[str, msgspec.Meta(max_length=LONGEST)]
#: Seconds since 1970, up to the year 5138.
Moment = Annotated[float, msgspec.Meta(ge=0, le=1e11)]
Code = Annotated[str, msgspec.Meta(max_length=100)]


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request's body: a name that is not known is an error, not a silence."""


class Preferences(Asked):
    """What a person likes. ``language``: None is the browser's; ``motion`` and ``theme``: ``auto`` is the system's; ``hints``: whether the
    table offers them where it may; ``listed``: whether others may see one's results and rating, once one has an account; ``auto_pass``:
    whether the server passes for them where nothing else can be done (see ``NewAutoPass``), at tables where they have said nothing else."""

    language: Literal["en", "es", "fr"] | None = None
    motion: Literal["auto", "full", "less"] = "auto"
    theme: Literal["auto", "dark", "light"] = "auto"
    sound: bool = True
    hints: bool = True
    listed: bool = True
    auto_pass: AutoPass = "off"  # noqa: S105 - it is no password


def kept(preferences: Preferences) -> Json:
    """What is stored of them: whatever is not as everybody has it at first."""
    told: Json = msgspec.to_builtins(preferences)
    plain = msgspec.to_builtins(Preferences())
    return {name: value for name, value in told.items() if value != plain[name]}


def preferences_of(stored: Json) -> Preferences:
    """What a person likes, from what is stored; something no version of today knows is as if it had never been said."""
    try:
        return msgspec.convert(stored, Preferences)
    except msgspec.ValidationError:
        return Preferences()


class NewAccount(Asked):
    """A name to be kept, and the password that opens it."""

    name: Name
    password: Password


class SignIn(Asked):
    """A name that is kept, and its password."""

    name: Name
    password: Password


class NewPassword(Asked):
    """A new password; ``old``: the present one, if there is one."""

    new: Password
    old: Password | None = None


class PasskeyWish(Asked):
    """A new passkey is wanted; ``name``: what a guest wants to be called by it."""

    name: Name | None = None


class NewPasskey(Asked):
    """The browser's answer, as ``PublicKeyCredential.toJSON()`` gives it; ``name``: as it was wished."""

    credential: Json
    name: Name | None = None


class PasskeyUse(Asked):
    """The browser's answer, as ``PublicKeyCredential.toJSON()`` gives it."""

    credential: Json


class LinkWish(Asked):
    """A link to another browser; ``table``: where it leads. ``seat``: whoever takes it has that seat, which is played at this screen, and
    stays who they are."""

    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None


class LinkCode(Asked):
    """The code of a link."""

    code: Code


class LinkUse(LinkCode):
    """The code of a link that is taken; ``leave``: the games of the guest at this browser may stay behind."""

    leave: bool = False


class PasskeyInfo(msgspec.Struct):
    """A passkey: where it was made, when, and when it was used last (seconds since 1970)."""

    id: str
    browser: str | None
    system: str | None
    made: float
    used: float | None


class SessionInfo(msgspec.Struct):
    """A browser that is this person; ``here``: the one that asks. ``seen`` is no finer than a day."""

    id: str
    here: bool
    how: How
    browser: str | None
    system: str | None
    made: float | None
    seen: float


class AccountInfo(msgspec.Struct):
    """How one's name is kept: ``account``: at all; ``password``: by one. ``may``: whether this browser may change that (a link does not
    make it so)."""

    name: str
    account: bool
    password: bool
    may: bool
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]


class NewVacation(Asked):
    """I shall be away: from when (None: now) until when, in seconds since 1970."""

    until: Moment
    since: Moment | None = None


class VacationInfo(msgspec.Struct):
    """I am, was, or shall be away, in seconds since 1970."""

    id: int
    since: float
    until: float


class VacationsInfo(msgspec.Struct):
    """My vacations, the next one first, those that are over last."""

    vacations: list[VacationInfo]


class SignedIn(msgspec.Struct):
    """Who one is now. ``moved``: how many tables of the guest came along; ``kept``: those that could not, as the account sits there, too,
    and ``back``: the code of a link to the guest who goes on there."""

    name: str
    moved: int
    kept: list[str]
    back: str | None


class Question(msgspec.Struct):
    """What the browser is to ask a passkey, as ``PublicKeyCredential.parse…OptionsFromJSON()`` takes it."""

    options: Json


class LinkInfo(msgspec.Struct):
    """A link that makes another browser this person, once, for so many seconds; ``qr``: its picture, as a data: URL."""

    code: str
    path: str
    seconds: int
    qr: str


class LinkTold(msgspec.Struct):
    """Whom a link makes one, and the table it leads to. ``seat``: it makes one nobody else, but gives one that seat of ``name``."""

    name: str
    account: bool
    table: str | None
    seat: int | None = None
