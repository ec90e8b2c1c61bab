"""The words catalogue in Python."""

from __future__ import annotations

import ast
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ridback import bots, refusals, words
from ridback.cards import BOATS, CREW, DOCK, LICENSES, PARTS, default_cards
from ridback.events import DECISIONS, KINDS_OF_BOAT, TROPHIES
from ridback.server.problems import CODES
from ridback.setups import CAPTAINS

PACKAGE = Path(words.__file__).parent


def test_a_sentence_with_variables() -> None:
    assert words.words().say("error-unknown-bot", bot="admiral") == "There is no bot called “admiral”."


def test_variables_come_without_isolation_marks() -> None:
    assert "\u2068" not in words.words().say("error-unknown-bot", bot="x")


def test_a_missing_sentence_is_its_key_and_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert words.words().say("no-such-sentence") == "no-such-sentence"
    assert "no-such-sentence" in caplog.text


def test_a_missing_variable_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        words.words().say("error-unknown-bot")
    assert "error-unknown-bot" in caplog.text


def test_languages_have_english_first() -> None:
    assert words.languages()[0] == "en"


@pytest.mark.parametrize("header", [None, "", "en", "en-GB,en;q=0.9", "xx, yy;q=0.5", "*", "de;q=, en", "q=;;,,;=", "x" * 5000])
def test_any_header_gets_words(header: str | None) -> None:
    assert words.of_header(header).language in words.languages()


def test_the_best_wish_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "languages", lambda: ("en", "es", "fr"))
    assert words.of_header("de, fr;q=0.3, es-MX;q=0.8, en;q=0.5").language == "es"


def test_what_is_not_translated_comes_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "languages", lambda: ("en", "es"))
    assert words.Words("es").say("app-name") == "Ridback"


def test_the_terminal_says_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "languages", lambda: ("en", "es"))
    monkeypatch.setenv("LC_ALL", "es_MX.UTF-8")
    assert words.of_environment().language == "es"


@pytest.mark.parametrize(
    ("arguments", "system", "title"),
    [
        (["--help"], "en_US.UTF-8", "Ridback plays the board game Fleet"),
        (["--help"], "es_MX.UTF-8", "Ridback juega al juego de mesa Fleet"),
        (["--language", "fr", "--help"], "es_MX.UTF-8", "Ridback joue au jeu de société Fleet"),
        (["--language=en", "--help"], "fr_FR.UTF-8", "Ridback plays the board game Fleet"),
        (["--language", "xx", "setups"], "fr_FR.UTF-8", "There is no language xx; there are en, es, and fr."),
    ],
)
def test_the_commands_speak_the_language_they_are_told(arguments: list[str], system: str, title: str) -> None:
    environment = {**os.environ, "LC_ALL": system, "COLUMNS": "200", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "ridback", *arguments]
    done = subprocess.run(command, capture_output=True, env=environment, check=False, encoding="utf-8")
    assert title in done.stdout + done.stderr


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "12,345.7", "12.3%"), ("es", "12.345,7", "12,3\u00a0%"), ("fr", "12\u202f345,7", "12,3\u00a0%")],
)
def test_numbers_are_as_the_language_writes_them(language: str, number: str, percent: str) -> None:
    assert words.words(language).number(12345.67, 1) == number
    assert words.words(language).percent(0.1234, 1) == percent


def spoken(path: Path) -> Iterator[str]:
    """The keys a module of ours says, as far as they stand there in full: of sentences and of problems."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]
            if name in ("say", "stop"):
                yield from texts[:1]
            elif name == "Problem":
                yield from (f"error-{text.replace('_', '-')}" for text in texts[:1])


def test_everything_python_says_has_its_words() -> None:
    keys = {key for path in PACKAGE.rglob("*.py") for key in spoken(path)}
    keys |= {f"error-{code.replace('_', '-')}" for code in CODES.values()}
    assert len(keys) > 40
    # What the server says in the rules' own words (problems.py) is a refusal.
    missing = [key for key in sorted(keys) if key not in words.words()]
    assert not [key for key in missing if key.replace("error-", "refusal-") not in words.words()]


def test_every_refusal_has_its_words() -> None:
    assert not [code for code in refusals.CODES if f"refusal-{code.replace('_', '-')}" not in words.words()]


def dashed(*ids: str | None) -> list[str]:
    return [id.replace("_", "-") for id in ids if id]


PRINTED = default_cards().printed
BAY = PRINTED["bay"]
#: Every kind of card a person can read about, and the table of cards.toml with its values.
ABOUT: dict[str, dict[str, Any]] = {
    **{f"license-{id}": PRINTED["licenses"]["king_crab" if id.startswith("king_crab") else id] for id in (*LICENSES, "king_crab")},
    **{f"boat-{id}": PRINTED["boats"][id] for id in BOATS},
    **{f"dock-{id}": PRINTED["dock"][id] for id in DOCK},
    **{f"crew-{id}": BAY["crewman"] for id in CREW},
    **{f"trophy-{id}": BAY["trophy"] for id in TROPHIES if id},
    **{f"captain-{id}": PRINTED["captains"] for id in CAPTAINS},
    **{f"module-{id}": {} for id in ("docks", "crewman", "captains", "epic")},
    "module-gone_fishin": BAY["gone_fishin"],
    "module-trophies": BAY["trophy"],
    "module-meeples": BAY["crab_meeple"],
}


def test_no_two_things_at_a_table_have_one_name() -> None:
    """Bots and people without a name, Captains of the Corporation, and crewmen: the log tells them apart by what they are called."""
    say = words.words().say
    called = [say("bot-numbered", name=say(f"bot-{bot}"), n=1) for bot in bots.BOTS] + [say("seat-nameless", n=1)]
    called = [name.removesuffix(" 1") for name in called]
    called += [say(f"crew-{id}") for id in CREW] + [say(f"captain-{id}") for id in CAPTAINS] + ["Captain"]
    assert len({name.lower() for name in called}) == len(called)


def test_every_card_has_its_names() -> None:
    wanted = {
        "type": (*KINDS_OF_BOAT, *DOCK),
        "license": (*LICENSES, "king_crab"),
        "short": (*LICENSES, "king_crab"),
        "power": (*LICENSES, "king_crab"),
        "part": PARTS[len(BOATS) :],
        "crew": CREW,
        "trophy": TROPHIES,
        "captain": tuple(CAPTAINS),
        "module": ("gone_fishin", "docks", "crewman", "trophies", "meeples", "captains", "epic"),
        "ask": DECISIONS,
        "ask-wait": DECISIONS,
    }
    keys = {f"{family}-{id}" for family, ids in wanted.items() for id in dashed(*ids)}
    aside = {"ask-hire", "ask-launch", "ask-pay"}  # said with what they are about
    assert not [key for key in sorted(keys - aside) if key not in words.words()]


@pytest.mark.parametrize("card", ABOUT)
def test_every_card_says_what_it_does_by_its_own_values(card: str, caplog: pytest.LogCaptureFixture) -> None:
    """With the values of its table of cards.toml, those of [table] and of [captains]; a changed value is told as changed."""
    args = {
        key: value
        for table in (PRINTED["table"], PRINTED["captains"], ABOUT[card])
        for key, value in table.items()
        if isinstance(value, int)
    }
    (key,) = dashed(f"about-{card}")
    with caplog.at_level(logging.WARNING):
        text = words.words().say(key, **args)
    assert not caplog.records
    assert len(text) > 40
    # Beside its own values a text has only numbers of the rules, and those are small.
    changed = words.words().say(key, **dict.fromkeys(args, 77))
    assert {int(number) for number in re.findall(r"\d+", changed)} <= {1, 2, 3, 77}, changed
