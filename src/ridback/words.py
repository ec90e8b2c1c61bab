"""Every sentence a person reads, by key, in Python: the same Fluent files the browser uses (``locales/{language}/*.ftl``)."""

from __future__ import annotations

import functools
import logging
import os
from collections.abc import Iterable
from pathlib import Path

from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

log = logging.getLogger(__name__)

FOLDER = Path(__file__).parent / "locales"
DEFAULT = "en"


class Words:
    """The sentences of one language; what is not translated yet comes in English.

    Variables are put in as they are, without the invisible marks that Fluent sets around them by default: these sentences go to
    terminals and into JSON. Numbers are written as the language writes them (1,000), so a number that is a name (a port) is to be
    passed as a string.
    """

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, DEFAULT))]

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, /, **args: object) -> str:
        """The sentence of that key. A missing one is logged and comes out as its key: a person is better served by that than by a crash."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            value = bundle.get_message(key).value
            if value is None:
                continue
            text, errors = bundle.format_pattern(value, args)
            if errors:
                log.warning("sentence %s (%s): %s", key, bundle.locales[0], "; ".join(map(str, errors)))
            return str(text)
        log.warning("no sentence for %s", key)
        return key

    def card(self, id: str) -> str:
        """What a boat card, a dock card or another part of a payment is called."""
        part = f"part-{dashed(id)}"
        return self.say(part if part in self else f"type-{dashed(id)}")

    def license(self, id: str) -> str:
        """What a license is called."""
        return self.say(f"license-{dashed(id)}")

    def listed(self, items: Iterable[str]) -> str:
        """Several things as one: a, b, and c."""
        return format_list(list(items), locale=self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many digits behind its point, as the language writes it."""
        return format_decimal(value, format="#,##0" + "." * bool(digits) + "0" * digits, locale=self.language)

    def percent(self, part: float, digits: int = 0) -> str:
        """A part of one, in percent."""
        return self.say("chance", percent=self.number(100 * part, digits))


def dashed(id: str) -> str:
    """Game ids have underscores, keys have dashes."""
    return id.replace("_", "-")


@functools.cache
def languages() -> tuple[str, ...]:
    """The languages there are files for, English first."""
    return tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}, key=lambda name: (name != DEFAULT, name)))


@functools.cache
def source(language: str) -> str:
    """All the files of a language as one, in the order of their names; empty if there are none."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


@functools.cache
def words(language: str = DEFAULT) -> Words:
    """The (shared) words of a language; of English, if there is no file for it."""
    return Words(language if language in languages() else DEFAULT)


def of_header(accept_language: str | None) -> Words:
    """The words for an HTTP ``Accept-Language``, best wish first."""
    wishes: list[tuple[float, str]] = []
    for item in (accept_language or "").split(",")[:20]:
        tag, _, parameters = item.partition(";")
        try:
            weight = float(parameters.partition("=")[2]) if parameters.strip().startswith("q=") else 1.0
        except ValueError:
            continue
        wishes.append((-weight, tag.strip().lower()))
    return _first(tag for _, tag in sorted(wishes, key=lambda wish: wish[0]))


def of_environment(wish: str | None = None) -> Words:
    """The words for this terminal: those wished for, or by the usual variables."""
    value = wish or next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return _first([value.partition(".")[0].replace("_", "-").lower()])


def _first(tags: Iterable[str]) -> Words:
    for tag in tags:
        for name in (tag, tag.partition("-")[0]):
            if name in languages():
                return words(name)
    return words()


@functools.cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
