"""The words: every catalogue parses, and every language says the same things with the same variables.

Both Fluent libraries swallow syntax errors (the message is just missing), so the parser is asked here.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

LOCALES = Path(__file__).resolve().parents[2] / "src" / "ridback" / "locales"
FILES = sorted(LOCALES.rglob("*.ftl"))
LANGUAGES = sorted({path.parent for path in FILES})


class Variables(visitor.Visitor):
    """Collects the names of the variables under a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the library's naming)
        self.names.add(node.id.name)


def bodies(language: Path) -> list[ast.EntryType]:
    """What stands in all the files of a language."""
    return [entry for path in sorted(language.glob("*.ftl")) for entry in FluentParser().parse(path.read_text("utf-8")).body]


def entries(language: Path) -> dict[str, set[str]]:
    """Every message and its attributes, as id or id.attribute, with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in bodies(language):
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]
            for name, value in parts:
                if value is not None:
                    variables = Variables()
                    variables.visit(value)
                    found[name] = variables.names
    return found


def test_english_is_there() -> None:
    """So that an empty folder does not pass."""
    assert LOCALES / "en" in LANGUAGES
    assert len(entries(LOCALES / "en")) > 400


def test_a_language_is_a_folder() -> None:
    assert {path.parent.parent for path in FILES} == {LOCALES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_parses(path: Path) -> None:
    """Nothing in the file is junk."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.name)
def test_nothing_is_said_twice(language: Path) -> None:
    """No id is given twice, in one file or in two."""
    ids = Counter(entry.id.name for entry in bodies(language) if isinstance(entry, ast.Message | ast.Term))
    assert not [name for name, count in ids.items() if count > 1]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda path: path.name)
def test_says_what_english_says(language: Path) -> None:
    """The same messages, each with the same variables."""
    assert entries(language) == entries(LOCALES / "en")


def test_no_article_stands_before_a_name() -> None:
    """What a variable holds may begin with any sound: "a Oyster boat"."""
    texts = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / "en").glob("*.ftl")))
    assert not re.findall(r"(?i)^.*\ban? \{ \$\w+ \}.*$", texts, re.MULTILINE)
