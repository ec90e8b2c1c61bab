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


#: What is called the same as in English: names, and words that are of both languages.
ALIKE = {
    "es": {"account-motion-less", "keys-tab-key", "keys-escape-key", "account-token-field", "arena-rating", "sheet-line-total"},
    "fr": {
        *("admin-person-tables", "admin-version", "arena-signal", "arena-spread", "crew-artisan", "crew-assistant", "people-points"),
        *(
            "keys-tab-key",
            "seat-nameless",
            "setup-modules",
            "setup-premium",
            "setup-standard",
            "sheet-line-total",
            "table-phase",
            "type-charter",
        ),
    },
}
NAMES = {
    *("app-name", "title-home", "title-table", "captain-kirkman", "short-pub", "short-marina", "review-marina", "short-dfo", "type-dfo"),
    *("part-gone-fishin", "module-gone-fishin", "table-fishin", "sheet-line-gone-fishin"),
}
OTHERS = [language for language in LANGUAGES if language.name != "en"]
of_others = pytest.mark.parametrize("language", OTHERS, ids=lambda path: path.name)


class Texts(visitor.Visitor):
    """Collects the texts under a node."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's naming)
        self.texts.append(node.value)


def texts(language: Path) -> dict[str, str]:
    """What every message says between its variables."""
    found = {}
    for entry in bodies(language):
        if isinstance(entry, ast.Message):
            said = Texts()
            said.visit(entry)
            found[entry.id.name] = " ".join(" ".join(said.texts).split(" "))
    return found


def test_there_are_three_languages() -> None:
    assert [language.name for language in LANGUAGES] == ["en", "es", "fr"]


@of_others
def test_no_english_is_left(language: Path) -> None:
    """Nothing is said as in English but what is called so."""
    english = texts(LOCALES / "en")
    same = {key for key, text in texts(language).items() if re.search("[A-Za-z]{2}", text) and text.split() == english[key].split()}
    assert same == ALIKE[language.name] | NAMES


@of_others
def test_no_english_word_is_left(language: Path) -> None:
    """Not a part of a sentence either."""
    telling = re.compile(r"(?i)\b(the|and|your|you|with|this|which|are|was|have|from|what|when|who|nobody|card|boat|license)\b")
    quoted = re.compile(r"\S*[/@=:_]\S*|--[\w-]+|Ridback ridback")
    assert not {key: text for key, text in texts(language).items() if telling.search(quoted.sub("", text))}


@of_others
def test_typography(language: Path) -> None:
    """No line breaks before a sign that belongs to a number, nor, in French, before a high one; in Spanish questions are opened."""
    spaced = r"[\d}] ([$%](?!\w)|PV\b)|[“”]"
    wrong = {
        "es": spaced + r"|^[^¿]*\?|^[^¡]*!",
        "fr": spaced + r"| [;:!?»](\s|$)|« |«(?!\u00a0)|[^\s\u202f][;!?](\s|$)|[^\s\u00a0\]][:»](\s|$)|(?<!Fishin)'",
    }[language.name]
    lines = [line for path in sorted(language.glob("*.ftl")) for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(wrong, line.replace("content-type:", ""))]
