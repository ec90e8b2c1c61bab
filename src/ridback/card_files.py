"""Files of changed values: TOML in the shape of ``cards.toml``, with only the values that are changed.

Every mistake is reported at once, with its line. TOML parsers stop at the first and do not tell the lines of what they have read, so a
file is read statement by statement here, each by the parser of the standard library.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from ridback.cards import Cards, CardsError, Mistake

#: The longest file, in characters and in lines: some four times all the values there are.
LONGEST: Final = 20_000
_MOST_LINES: Final = 1_000
_TOO_LONG: Final = Mistake("cards", "too_long", {"most": LONGEST, "lines": _MOST_LINES})
#: The most lines of one statement, and the most names that the key of a value has; longer keys are cut, and there is no such value either.
_STATEMENT: Final = 20
_DEEPEST: Final = 8
#: What the parser says of a statement that more lines may complete.
_UNFINISHED: Final = "at end of document"


def read(text: str) -> Cards:
    """The values that the text of a file asks for. Raises CardsError with every mistake in it, in the order of lines."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if len(text) > LONGEST or text.count("\n") > _MOST_LINES:
        raise CardsError([_TOO_LONG])
    said = _Said(text)
    mistakes = said.mistakes
    try:
        cards = Cards(said.changes)
    except CardsError as error:
        mistakes += [replace(mistake, line=said.line(mistake.key)) for mistake in error.mistakes]
    if not mistakes:
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:  # each statement is fine, but not together
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            mistakes.append(Mistake(text.split("\n")[line - 1].strip()[:40], "unreadable", line=line))
    if mistakes:
        raise CardsError(sorted(mistakes, key=lambda mistake: mistake.line or 0))
    return cards


def of_table(changes: Any) -> Cards:
    """The values that a table shaped as ``cards.toml`` asks for. Raises CardsError with every mistake in it; where it says more than a
    file could, with that alone: to find what each of them may have meant takes time.
    """
    left, tables = _MOST_LINES, [changes]
    while tables:
        table = tables.pop()
        if isinstance(table, dict):
            left -= len(table)
            if left < 0:
                raise CardsError([_TOO_LONG])
            tables += table.values()
    return Cards(changes)


def load(path: Path) -> Cards:
    """The values that a file asks for. Raises CardsError, OSError, or UnicodeDecodeError for a file that is no text."""
    return read(path.read_text("utf-8"))


class _Said:
    """What a text says (``changes``), in which line it says so, and what could not be read of it."""

    def __init__(self, text: str) -> None:
        self.changes: dict[str, Any] = {}
        self.mistakes: list[Mistake] = []
        self._lines: dict[str, int] = {}  # where each key, or a group it is in, came first
        self._given: set[str] = set()  # headings and values
        self._group: tuple[str, ...] | None = ()  # None: below a heading that cannot be read
        lines, at = text.split("\n"), 0
        while at < len(lines):
            at += self._statement(lines, at)

    def line(self, key: str) -> int | None:
        """The line in which a dotted key was given, or else the group it is in."""
        while key and key not in self._lines:
            key = key.rpartition(".")[0]
        return self._lines.get(key)

    def _statement(self, lines: list[str], at: int) -> int:
        """Read the statement that begins in a line; gives the number of its lines."""
        first = lines[at].strip()
        heading = first.startswith("[")
        for n in range(1, min(_STATEMENT, len(lines) - at) + 1):
            try:
                said = list(_leaves(tomllib.loads("\n".join(lines[at : at + n]))))
            except RecursionError:
                break
            except tomllib.TOMLDecodeError as error:
                if _UNFINISHED not in str(error):
                    break
                continue
            if heading:
                self._group, value = said[0]
                if value:  # [[…]]: a list of groups
                    break
            for path, value in said:
                if self._group is not None:
                    self._lay(path if heading else self._group + path, value, at + 1)
            return n
        if heading:
            self._group = None
        self.mistakes.append(Mistake(first[:40], "unreadable", line=at + 1))
        return 1

    def _lay(self, path: tuple[str, ...], value: Any, line: int) -> None:
        """Lay a value, or a group that is empty yet, where it belongs."""
        table = self.changes
        for i, name in enumerate(path):
            key = ".".join(path[: i + 1])
            first = self._lines.setdefault(key, line)
            last = i == len(path) - 1
            old = table.setdefault(name, value if last else {})
            if not isinstance(old, dict) if not last else key in self._given or (first < line and value != {}):
                self.mistakes.append(Mistake(key, "twice", {"first": first}, line))
                return
            table = old
        self._given.add(key)


def _leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What a statement gives: each value, or empty group, with the path to it."""
    for name, value in table.items():
        if isinstance(value, dict) and value and len(path) < _DEEPEST:
            yield from _leaves(value, (*path, name))
        else:
            yield (*path, name), value
