"""What all commands print with: the words, the two streams, and how to stop with a sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import typer
from rich.console import Console
from rich.text import Text

from ridback import words


def _wish() -> str | None:
    """The language that the command is given: what the options say of themselves is said before any of them is read."""
    for word, after in zip(sys.argv[1:], [*sys.argv[2:], None], strict=False):
        if word == "--language":
            return after
        if word.startswith("--language="):
            return word.partition("=")[2]
    return None


#: The words of whoever reads this terminal.
here = words.of_environment(_wish())
say = here.say
out = Console(highlight=False)
err = Console(highlight=False, stderr=True)


def stop(key: str, **args: str) -> typer.Exit:
    """Say why it does not go on; to be raised."""
    err.print(Text(say(key, **args), "red"), soft_wrap=True)
    return typer.Exit(1)


def keep_apart(written: Iterable[Path | None], read: Iterable[Path | None]) -> None:
    """Stop if a file that is to be written is one that is read, or is written for something else, too."""
    taken = {file.resolve() for file in read if file}
    for file in filter(None, written):
        if file.resolve() in taken:
            raise stop("cli-written-over", file=str(file))
        taken.add(file.resolve())


def write(file: Path, how: Callable[[], object], done: str) -> bool:
    """Write a file, and say that it is ``done``, or else why it could not be written. Returns whether it was."""
    try:
        how()
    except OSError as error:
        err.print(Text(say("cli-not-so", file=str(file), why=error.strerror or str(error)), "red"), soft_wrap=True)
        return False
    out.print(Text(done, "dim"), soft_wrap=True)
    return True
