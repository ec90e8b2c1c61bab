"""What is chosen before a game, over HTTP: read, checked, told in words, offered. No rules are needed for it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ridback import setup_words
from ridback.card_files import of_table, read
from ridback.cards import CREW, DOCK, LINE_UPS, PREMIUM, STANDARD, Cards, CardsError, default_cards
from ridback.errors import SetupError
from ridback.presets import PRESETS, named
from ridback.server import messages as m
from ridback.server.problems import Problem
from ridback.setups import CAPTAINS, CAPTAINS_AT, EPIC_AT, MODULES, SIZES, SWITCHES, TOUCHING, Setup, docks_at, line_up, random_line_up
from ridback.words import Words


def values(given: str | m.Json | None, default: m.Json) -> Cards:
    """Changed values as a table's maker gives them: text of a file, a table, or nothing (then the server's own). Raises CardsError."""
    if isinstance(given, str):
        return read(given)
    return of_table(default if given is None else given)


def chosen(seats: int, choices: m.Choices, cards: Cards) -> Setup:
    """The set-up somebody has chosen for that many people. Raises SetupError."""
    plain: dict[str, Any] = {name: getattr(choices, name) for name in ("line_up", "docks", "captains", *SWITCHES)}
    return Setup.from_json(plain | {"seats": seats, "cards": cards.changes})


def wrongs(words: Words, error: SetupError | CardsError) -> list[m.Wrong]:
    """All that does not fit, as sentences."""
    if isinstance(error, SetupError):
        return [m.Wrong(one.code, setup_words.told(words, one), one.details) for one in (error, *error.also)]
    return [m.Wrong(one.code, setup_words.mistake(words, one), {"key": one.key, "line": one.line, **one.details}) for one in error.mistakes]


def wanted(words: Words, seats: int, choices: m.Choices, default: m.Json, like: m.Json | None) -> Setup:
    """The set-up of a table to be made, ``like`` that of another table if it is given.

    Raises a Problem: the first thing that does not fit, and all of them beside it.
    """
    if like is not None:
        return again(words, seats, like)
    setup, _, told = tried(words, seats, choices, default)
    if setup is None or told:
        raise _problem(told)
    return setup


def again(words: Words, seats: int, like: m.Json) -> Setup:
    """A stored set-up for that many people. Raises a Problem: the first thing that does not fit, and all of them beside it."""
    try:
        return Setup.from_json(like | {"seats": seats})
    except (SetupError, CardsError) as error:
        raise _problem(wrongs(words, error)) from None


def fewer(words: Words, seats: int, setup: m.Json) -> Setup:
    """A stored set-up when only so many people have come: a ready-made one as it is for that many, one of somebody's own if it fits.

    Raises a Problem as :func:`again` does.
    """
    preset = named(setup["seats"], setup | {"line_up": line_up(setup["line_up"])})
    if preset is not None and seats in PRESETS[preset].line_ups:
        setup = setup | PRESETS[preset].choices(seats)
    return again(words, seats, setup)


def _problem(told: list[m.Wrong]) -> Problem:
    return Problem(422, told[0].code, told[0].args, message=told[0].message, more={"problems": told})


def tried(words: Words, seats: int, choices: m.Choices, default: m.Json) -> tuple[Setup | None, Cards, list[m.Wrong]]:
    """The set-up, if the choices fit; the values in force; and all that does not fit, changed values and the rest at once."""
    told: list[m.Wrong] = []
    setup, cards = None, default_cards()
    try:
        cards = values(choices.cards, default)
    except CardsError as error:
        told += wrongs(words, error)
    try:
        setup = chosen(seats, choices, cards)
    except SetupError as error:
        told = wrongs(words, error) + told
    return setup, cards, told


def fit(words: Words, seats: int, choices: m.Choices, default: m.Json) -> m.Fit:
    """Whether choices fit, and what of them does not."""
    setup, cards, told = tried(words, seats, choices, default)
    preset = named(seats, setup.to_json()) if setup else None
    return m.Fit(not told, told, preset, cards.told() if cards.changes else None)


def offered() -> m.Setups:
    """The presets, and what may be chosen for each number of people."""
    return m.Setups(
        presets=[m.PresetInfo(preset.id, {str(seats): preset.choices(seats) for seats in preset.line_ups}) for preset in PRESETS.values()],
        limits={
            str(seats): m.Limits(
                line_up=[m.LineUpSize(*size) for size in sizes],
                docks=list(docks_at(seats)),
                captains=list(CAPTAINS_AT.get(seats, (0,))),
                epic=seats in EPIC_AT,
            )
            for seats, sizes in SIZES.items()
        },
        standard=list(STANDARD),
        premium=list(PREMIUM),
        docks=list(DOCK),
        captains=list(CAPTAINS),
        crew=list(CREW),
        modules=list(MODULES),
        touching=[*TOUCHING, *DOCK],
        line_ups={name: list(ids) for name, ids in LINE_UPS.items()},
    )


def drawn(seats: int) -> Sequence[str]:
    """A random line-up for that many people."""
    return random_line_up(seats, secrets.randbits(64))
