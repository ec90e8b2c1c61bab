"""What the documents say is so: snippets run, commands exist, links lead somewhere, tables equal what they describe."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from ridback.cards import default_cards
from ridback.game import Game

ROOT = Path(__file__).resolve().parents[2]
DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "web" / "README.md"]
NAMES = [str(path.relative_to(ROOT)) for path in DOCS]


class Fence(NamedTuple):
    """A fenced block: its language, its text, and the line (from 0) its text starts at."""

    language: str
    text: str
    line: int


def fences(text: str) -> Iterator[Fence]:
    for found in re.finditer(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield Fence(found[1], found[2], text.count("\n", 0, found.start(2)))


@pytest.mark.parametrize("path", DOCS, ids=NAMES)
def test_snippets_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every Python block runs, in the order of the page and in a folder of its own, and prints what the page says."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    report: list[str] = []
    for fence in fences(path.read_text("utf-8")):
        if fence.language != "python":
            continue
        test = doctest.DocTestParser().get_doctest(fence.text, names, path.name, str(path), fence.line)
        assert test.examples, f"{path.name}:{fence.line}: a Python block without >>> is not run; write it so, or mark it otherwise"
        runner.run(test, out=report.append, clear_globs=False)
        names.update(test.globs)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


@pytest.mark.parametrize("path", DOCS, ids=NAMES)
def test_saved_games_shown_replay(path: Path) -> None:
    """JSON blocks are JSON, and the saved games among them replay."""
    for fence in fences(path.read_text("utf-8")):
        if fence.language == "json":
            shown = json.loads(fence.text)
            if "ridback" in shown:
                assert Game.from_json(shown).to_json() == shown


def test_the_readme_has_a_tour() -> None:
    """So that an emptied README does not pass for one that runs."""
    tour = [fence for fence in fences((ROOT / "README.md").read_text("utf-8")) if fence.language == "python"]
    assert sum(fence.text.count(">>> ") for fence in tour) >= 15


@pytest.mark.parametrize("path", DOCS, ids=NAMES)
def test_commands_exist(path: Path) -> None:
    """Every `make …` is a target and every `ridback …` a subcommand."""
    text = path.read_text("utf-8")
    shown = re.findall(r"`([^`\n]+)`", text)
    shown += [line for fence in fences(text) if fence.language in {"sh", ""} for line in fence.text.split("\n")]
    targets = set(re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for command in shown:
        words = command.removeprefix("$ ").split()
        if words[:1] == ["make"] and len(words) > 1:
            assert words[1] in targets, f"{path.name}: {command}"
        elif words[:1] == ["ridback"] and len(words) > 1:
            assert words[1] in subcommands(), f"{path.name}: {command}"


def subcommands() -> set[str]:
    """The names of what `ridback` can do."""
    import typer.main

    from ridback.cli import app

    return set(getattr(typer.main.get_command(app), "commands", {}))


@pytest.mark.parametrize("path", DOCS, ids=NAMES)
def test_links_lead_somewhere(path: Path) -> None:
    """Links and pictures inside the project name files that are there, and headings that are there."""
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8")):
        if re.match(r"\w+:", target):
            continue
        file, _, heading = target.partition("#")
        to = (path.parent / file).resolve() if file else path
        assert to.exists(), f"{path.name}: {target}"
        if heading:
            anchors = {re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-") for line in headings(to)}
            assert heading in anchors, f"{path.name}: {target}"


def headings(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").split("\n") if line.startswith("#")]


def test_rules_have_every_clause() -> None:
    """The chapters of the base game, each numbered without a gap."""
    found = re.findall(r"^- \*\*([A-Z]{2})(\d+)\*\*", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE)
    last = {"ST": 6, "RD": 5, "VI": 1, "PY": 5, "AU": 6, "LA": 5, "HI": 2, "FI": 4, "PR": 2, "DR": 1, "SR": 3}
    assert [(chapter, int(number)) for chapter, number in found] == [(c, n) for c, top in last.items() for n in range(1, top + 1)]


def test_rules_cite_only_clauses_they_have() -> None:
    """A clause named anywhere in the page is on the page."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert set(re.findall(r"\b(?:ST|RD|VI|PY|AU|LA|HI|FI|PR|DR|SR)\d+\b", text)) <= set(re.findall(r"^- \*\*(\w+)\*\*", text, re.MULTILINE))


def rows(text: str, first: str) -> dict[str, list[int]]:
    """The table whose first heading is `first`: its numbers, by id."""
    table = text.split(f"| {first} |", 1)[1].split("\n\n", 1)[0]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]
    return {cells[0].strip("`"): [int(cell.strip("$")) for cell in cells[1:] if re.fullmatch(r"\$?\d+", cell)] for cells in found}


def test_rules_give_the_printed_values() -> None:
    """The tables for reading say what cards.toml says."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    printed = tomllib.loads((ROOT / "src" / "ridback" / "cards" / "cards.toml").read_text("utf-8"))
    assert printed == default_cards().printed
    base = {
        kind: {id: [card[key] for key in keys] for id, card in printed[kind].items() if card["from"] == "bga"}
        for kind, keys in (("licenses", ("count", "cost", "vp")), ("boats", ("count", "launch", "vp", "coins")))
    }
    assert rows(text, "license") == base["licenses"]
    assert rows(text, "boat") == base["boats"]
    fishin = printed["bay"]["gone_fishin"]
    assert f"{fishin['count']} cards, each ${fishin['coins']} or {fishin['vp']} points" in text
