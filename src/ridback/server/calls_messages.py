"""What goes over the wire about how a person is told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ridback.server.outside import LONGEST
from ridback.server.people_messages import Asked

#: How a person is told.
Kind = Literal["push", "mail", "hook"]
#: Why a way failed: nobody answers there, what is there refuses, or the server may not go there.
Trouble = Literal["unreachable", "refused", "inside"]

Delay = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]
Url = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class WayInfo(msgspec.Struct):
    """A way to tell me: whether it is ``on``, after how many seconds I am told, and why it failed the last time, if it did."""

    on: bool
    delay: int
    trouble: Trouble | None


class PushInfo(msgspec.Struct):
    """Pushes. ``key``: the server's, which a browser subscribes for; ``here``: to the browser that asks; ``others``: how many others."""

    key: str
    here: WayInfo | None
    others: int


class MailInfo(msgspec.Struct):
    """Mail. ``possible``: this server sends any; ``address``: where to; ``pending``: the address that waits for its code."""

    possible: bool
    address: str | None
    pending: str | None
    way: WayInfo | None


class HookInfo(msgspec.Struct):
    """A webhook: where it leads."""

    url: str
    way: WayInfo


class CallsInfo(msgspec.Struct):
    """How I am told that it is my turn; ``soonest``: the least delay there is, in seconds."""

    soonest: int
    push: PushInfo
    mail: MailInfo
    webhook: HookInfo | None


class PushKeys(Asked):
    """The keys of a subscription, as base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class PushWish(Asked):
    """A subscription as ``PushSubscription.toJSON()`` gives it, but for when it ends; and after how many seconds to be told."""

    endpoint: Url
    keys: PushKeys
    delay: Delay


class MailWish(Asked):
    """A mail address to which a code is sent."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class MailCode(Asked):
    """The code that has come by mail."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class WayWish(Asked):
    """Whether to be told by that way, and after how many seconds."""

    on: bool
    delay: Delay


class HookWish(WayWish):
    """A webhook; ``renew``: with a new secret."""

    url: Url
    renew: bool = False


class HookTold(msgspec.Struct):
    """My webhook, None if there is none; ``secret``: what it is signed with, told only when that is made."""

    webhook: HookInfo | None
    secret: str | None


class TryWish(Asked):
    """Which way is to be tried now."""

    way: Kind


class Tried(msgspec.Struct):
    """Whether it has been sent; else why not."""

    sent: bool
    trouble: Trouble | None


class Waiting(msgspec.Struct):
    """The tables at which I am asked something now."""

    tables: list[str]
