"""Players by name: a bot of :mod:`ridback.bots`, or a class in a file (``my_bot.py:Timid``) or in a package (``package.module:Class``)."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ridback.errors import ArenaError

if TYPE_CHECKING:
    from ridback.bots import Bot

#: Makes a player from a seed.
Maker = Callable[[int], "Bot"]

#: Modules read from files, by path.
_files: dict[Path, ModuleType] = {}


def seated(names: Sequence[str], seats: int | None = None) -> dict[str, int]:
    """The different players of a list of names, each with how often it sits at the table; where they are fewer than the seats, the last one
    fills up. Raises ArenaError where they are more, or none."""
    names = list(names)
    seats = len(names) if seats is None else seats
    if not names or not all(names):
        raise ArenaError("no_players")
    if len(names) > seats:
        raise ArenaError("too_many_players", players=len(names), seats=seats)
    at = [*names, *names[-1:] * (seats - len(names))]
    return {name: at.count(name) for name in at}


def is_own(name: str) -> bool:
    """Whether it names a class of somebody's own. It is left to the processes that play what such code does, from its import on: it may end
    them, stop them, or swallow what was meant for them."""
    place, _colon, called = name.rpartition(":")
    return bool(place and called)


def maker(name: str, *, timed: bool = False) -> Maker:
    """What makes that player. ``timed``: whether it has to keep the hard limits of time that bots have at tables. Raises ArenaError.

    A class of one's own is made with a seed if it takes one argument, and else with nothing; it has ``choose(view)``, as bots.Bot says.
    """
    from ridback.bots import BOTS, make

    if name in BOTS:
        return lambda seed: make(name, seed, timed=timed)
    if not is_own(name):
        raise ArenaError("no_such_bot", bot=name, known=list(BOTS))
    place, _colon, called = name.rpartition(":")
    module = _module(name, place)
    try:
        made: Any = getattr(module, called)
        seeded = callable(made) and _takes_a_seed(made)
    except AttributeError as error:
        raise ArenaError("no_such_class", place=place, called=called) from error
    except BaseException as error:  # a module or class may have its own way of being looked at
        raise ArenaError("bot_not_made", bot=name, why=said(error)) from error
    if not callable(made):
        raise ArenaError("no_such_class", place=place, called=called)

    def own(seed: int) -> Bot:
        bot = made(seed) if seeded else made()
        if not callable(getattr(bot, "choose", None)):
            raise ArenaError("no_choose", bot=name)
        return bot  # type: ignore[no-any-return]

    try:
        own(0)
    except ArenaError:
        raise
    except BaseException as error:
        raise ArenaError("bot_not_made", bot=name, why=said(error)) from error
    return own


def said(error: BaseException) -> str:
    """An error in a line: what it is, and what it says."""
    try:
        text = " ".join(str(error).split())
    except BaseException:
        text = ""
    return f"{type(error).__name__}: {text}"[:200] if text else type(error).__name__


def _takes_a_seed(made: Any) -> bool:
    try:
        inspect.signature(made).bind(0)
    except (TypeError, ValueError):
        return False
    return True


def _module(name: str, place: str) -> ModuleType:
    """The module of a file, or of a package that Python finds, here, too. What it imports may lie beside it."""
    is_file = place.endswith(".py")
    path = Path(place).resolve()
    folder = str(path.parent if is_file else Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        return _of_file(path) if is_file else importlib.import_module(place)
    except FileNotFoundError as error:
        if not path.exists() and is_file:
            raise ArenaError("no_such_file", file=place) from error
        raise ArenaError("bot_not_made", bot=name, why=said(error)) from error
    except BaseException as error:
        raise ArenaError("bot_not_made", bot=name, why=said(error)) from error


def _of_file(path: Path) -> ModuleType:
    if path not in _files:
        spec = importlib.util.spec_from_file_location(f"ridback_own_{len(_files)}_{path.stem}", path)
        assert spec and spec.loader
        module = importlib.util.module_from_spec(spec)
        sys.modules[spec.name] = module  # as dataclasses want it
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[spec.name]
            raise
        _files[path] = module
    return _files[path]
