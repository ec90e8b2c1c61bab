"""Bots of one's own for tests, most of them bad."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from typing import Any, Final

from ridback.moves import Move
from ridback.views import View

#: What a bot may come to answer, and each is nonsense.
NONSENSE: Final[tuple[Any, ...]] = (None, "dance", "", "bid 99", 3.5, True, {"do": []}, {"do": "bid"}, object(), 10**9, -1, [0], View)


class First:
    """The first of the legal moves."""

    def choose(self, view: View) -> object:
        return view.legal()[0]


class Seeded(First):
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Compound(First):
    """Pays with all at once."""

    def choose(self, view: View) -> object:
        suggested = (view.to_json()["decision"] or {}).get("suggested")
        return {"do": "pay", "parts": suggested} if suggested else super().choose(view)


class Counting(First):
    """Has a memory: every third answer is the last legal move."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> object:
        self.asked += 1
        return view.legal()[-1 if self.asked % 3 == 0 else 0]


class Crashing(First):
    def choose(self, view: View) -> object:
        if view.ply >= 10:
            raise RuntimeError("no idea\nat all")
        return super().choose(view)


class Unspeakable(First):
    """Its errors cannot even be told."""

    class Error(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    def choose(self, view: View) -> object:
        raise self.Error


class Nonsense:
    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> object:
        self.asked += 1
        return NONSENSE[self.asked % len(NONSENSE)]


class NotItsMove:
    """Answers what is asked of somebody else, at some other time."""

    def choose(self, view: View) -> object:
        legal = view.legal()
        return next(move for move in (Move(1, "trade", None, None), Move(0, "pass", None, None)) if move not in legal)


class Exiting(First):
    def choose(self, view: View) -> object:
        sys.exit(3)


class Cancelled(First):
    """Raises what is no Exception, and cannot be told either."""

    class Error(BaseException):
        def __str__(self) -> str:
            raise GeneratorExit

    errors: Final = (asyncio.CancelledError, GeneratorExit, KeyboardInterrupt, Error)

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> object:
        self.asked += 1
        raise self.errors[self.asked % len(self.errors)]


class Treacherous(First):
    """Its answer raises when it is looked at."""

    class Answer(dict[str, Any]):
        def get(self, *_: object) -> Any:
            raise KeyboardInterrupt

        __getitem__ = __iter__ = __contains__ = __len__ = get

    def choose(self, view: View) -> object:
        return self.Answer()


class Forger(First):
    """Prints cards of its own: in the array that all games share, or as another array in its place."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: View) -> object:
        self.asked += 1
        values = view.cards.values
        if self.asked % 2:
            view.cards.values = values.copy()
            view.cards.values.view("u1")[:] = 0
        else:
            values.setflags(write=True)
            values.view("u1")[:] = 0
        return super().choose(view)


class Dying(First):
    """Takes its process with it."""

    def choose(self, view: View) -> object:
        if view.ply >= 10:
            os._exit(7)
        return super().choose(view)


class Late(First):
    """Cannot be made in its second game."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made > 2:
            raise OSError("no more")


class LateInterrupt(First):
    """Nor can this one, and says so by an interrupt that nobody made."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        if self.made > 2:
            raise KeyboardInterrupt


class Moody(First):
    """Throws dice that no seed is for."""

    def choose(self, view: View) -> object:
        return random.choice(view.legal())


class Slow(First):
    def choose(self, view: View) -> object:
        time.sleep(0.004)
        return super().choose(view)


class Mute:
    """No bot."""


class Unmakable(First):
    def __init__(self) -> None:
        raise GeneratorExit


class Unmade(First):
    def __init__(self, one: int, other: int) -> None:
        raise AssertionError


number = 3
