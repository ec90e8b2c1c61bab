"""Set-ups in words: what does not fit, and why; by the server, the terminal, and whoever else has a person to tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from babel.lists import format_list

from ridback.cards import Mistake
from ridback.errors import RidbackError
from ridback.words import Words


def told(words: Words, error: RidbackError) -> str:
    """A SetupError as a sentence."""
    args = {name: _plain(words, value) for name, value in error.details.items()}
    if "near" in args:  # what is to be written, so by its id
        args["near"] = words.listed(error.details["near"]) or "none"
    return words.say(f"error-{error.code.replace('_', '-')}", **args)


def mistake(words: Words, wrong: Mistake) -> str:
    """A mistake among changed values as a sentence, with its line if it has one."""
    args = {name: value for name, value in wrong.details.items() if isinstance(value, str | int)} | {"key": wrong.key[:80]}
    args.setdefault("place", "none")
    if args.get("near") == "":
        args["near"] = "none"
    sentence = words.say(f"mistake-{wrong.code.replace('_', '-')}", **args)
    return sentence if wrong.line is None else words.say("mistake-at", line=str(wrong.line), mistake=sentence)


def name_of(words: Words, id: str) -> str:
    """What a type, dock card or Captain is called; the id itself where nothing is."""
    return next((words.say(key) for kind in ("short", "type", "captain") if (key := f"{kind}-{id.replace('_', '-')}") in words), id)


def _plain(words: Words, value: Any) -> str | int:
    if isinstance(value, str):
        return name_of(words, value)
    if isinstance(value, int):
        return value
    items = list(value)
    if all(isinstance(item, dict) for item in items):  # sizes of a line-up
        return _either(words, (words.say("setup-size", **item) for item in items))
    if all(isinstance(item, int) for item in items):
        return _either(words, map(str, items))
    return words.listed(name_of(words, str(item)) or '""' for item in items)


def _either(words: Words, items: Iterable[str]) -> str:
    return format_list(list(items), style="or", locale=words.language)
