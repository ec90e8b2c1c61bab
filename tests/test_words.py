"""The words catalogue in Python."""

from __future__ import annotations

import ast
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridback import refusals, words
from ridback.server.problems import CODES

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


def spoken(path: Path) -> Iterator[str]:
    """The keys a module of ours says, as far as they stand there in full: of sentences and of problems."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [argument.value for argument in node.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]
            if name in ("say", "_stop"):
                yield from texts[:1]
            elif name == "Problem":
                yield from (f"error-{text.replace('_', '-')}" for text in texts[:1])


def test_everything_python_says_has_its_words() -> None:
    keys = {key for path in PACKAGE.rglob("*.py") for key in spoken(path)}
    keys |= {f"error-{code.replace('_', '-')}" for code in CODES.values()}
    assert len(keys) > 40
    assert not [key for key in sorted(keys) if key not in words.words()]


def test_every_refusal_has_its_words() -> None:
    assert not [code for code in refusals.CODES if f"refusal-{code.replace('_', '-')}" not in words.words()]
