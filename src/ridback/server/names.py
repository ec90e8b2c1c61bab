"""What people are called, and what their browsers are: names as they are kept and compared, and a browser in two words."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

#: Letters by Unicode's book that nobody sees: fillers of Hangul, the empty cell of Braille.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Marks that change nothing one could tell two names apart by.
_UNSEEN = frozenset([0x034F, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])


def cleaned(name: str) -> str:
    """A name as it is kept: nothing in it that cannot be seen, and single spaces."""
    spaced = "".join(" " if character.isspace() or character in _BLANK else character for character in name)
    return " ".join("".join(character for character in spaced if character.isprintable()).split())


def name_key(name: str) -> str:
    """What two names have in common that cannot be told apart by how they are written: NFKC, and no regard to case or kinds of space."""
    key = unicodedata.normalize("NFKC", cleaned(name)).casefold()
    return cleaned("".join(character for character in unicodedata.normalize("NFKC", key) if ord(character) not in _UNSEEN))


class Agent(NamedTuple):
    """A browser and what it runs on, roughly; None for what is neither."""

    browser: str | None = None
    system: str | None = None


# Browsers name their forebears, too: the first that fits is meant.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def agent(header: str | None) -> Agent:
    """The browser of a ``User-Agent``."""
    text = header or ""
    return Agent(
        next((name for mark, name in _BROWSERS if mark in text), None),
        next((name for mark, name in _SYSTEMS if mark in text), None),
    )
