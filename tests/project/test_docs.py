"""What the documents say is so: snippets run, commands exist, links lead somewhere, tables equal what they describe."""

from __future__ import annotations

import doctest
import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ridback.cards import default_cards
from ridback.game import Game
from ridback.setups import Setup

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


def test_saved_games_have_every_choice() -> None:
    """The page tells each choice of a set-up, and shows one with most of them."""
    page = (ROOT / "docs" / "saved-games.md").read_text("utf-8")
    table = page.split("\n## The set-up\n\n", 1)[1].split("\n\n", 1)[0]
    told = [key for line in table.split("\n")[2:] for key in re.findall(r"`(\w+)`", line.split("|")[1])]
    assert sorted(told) == sorted(field.name for field in fields(Setup))
    shown = [json.loads(fence.text)["setup"] for fence in fences(page) if fence.language == "json"]
    assert {"docks", "captains", "trophies", "cards"} <= set().union(*shown)


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
        elif words[:1] == ["ridback"] and len(words) > 1 and not words[1].startswith("-"):
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


#: The chapters, in the order of the page, each with the number of its last clause.
CHAPTERS = {
    chapter: int(last)
    for chapter, last in re.findall(
        r"([A-Z]{2})(\d+)",
        "ST9 RD6 VI1 PY5 AU6 LA5 HI3 FI4 PR2 DR2 SR3 SW3 OY3 CH1 DF3 MA2 SA2 CR10 DK1 TG4 AF1 IN1 HB1 FM2 SC1 TR1 CM1 CO9",
    )
}
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
PRINTED = default_cards().printed


def test_rules_have_every_clause() -> None:
    """Each chapter is numbered without a gap."""
    found = re.findall(r"^- \*\*([A-Z]{2})(\d+)\*\*", RULES, re.MULTILINE)
    assert [(chapter, int(number)) for chapter, number in found] == [(c, n) for c, top in CHAPTERS.items() for n in range(1, top + 1)]


def test_clauses_cited_are_there() -> None:
    """A clause named anywhere in the documents, the program or the client is on the page of the rules."""
    places = [*DOCS, *(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    there = set(re.findall(r"^- \*\*(\w+)\*\*", RULES, re.MULTILINE))
    for path in places:
        cited = set(re.findall(rf"\b(?:{'|'.join(CHAPTERS)})\d+\b", path.read_text("utf-8")))
        assert cited <= there, f"{path.relative_to(ROOT)}: {cited - there}"


def rows(text: str, first: str) -> dict[str, list[int]]:
    """The table whose first heading is `first`: its numbers, by id."""
    table = text.split(f"| {first} |", 1)[1].split("\n\n", 1)[0]
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.split("\n")[2:]]
    return {cells[0].strip("`"): [int(cell.strip("$")) for cell in cells[1:] if re.fullmatch(r"\$?\d+", cell)] for cells in found}


def columns(kind: str, *keys: str) -> dict[str, list[int]]:
    """What a table of rules.md is to have: of each card the values it has, in the order of the keys."""
    return {id: [card[key] for key in keys if key in card] for id, card in PRINTED[kind].items()}


def test_rules_give_the_printed_values() -> None:
    """The tables for reading say what cards.toml says."""
    assert tomllib.loads((ROOT / "src" / "ridback" / "cards" / "cards.toml").read_text("utf-8")) == PRINTED
    assert rows(RULES, "license") == columns("licenses", "count", "cost", "vp")
    assert rows(RULES, "boat") == columns("boats", "count", "launch", "vp", "coins")
    assert rows(RULES, "dock card") == columns("dock", "count", "price", "vp")
    assert rows(RULES, "crewman") == {id: [n] for id, n in PRINTED["bay"]["crewman"].items() if isinstance(n, int)}


#: Small numbers as the page writes them.
WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def phrases() -> Iterator[str]:
    """What the page says by the values of cards.toml, besides its tables."""
    table, levels, bay, dock, captains = (PRINTED[name] for name in ("table", "levels", "bay", "dock", "captains"))
    fishin, trophy, meeple = bay["gone_fishin"], bay["trophy"], bay["crab_meeple"]
    yield f"{fishin['count']} cards, each ${fishin['coins']} or {fishin['vp']} points"
    yield f"Gone Fishin' cards at ${fishin['coins']}, House Boats at ${dock['house_boat']['refund']}"
    yield f"each Gone Fishin' card you still have, at {fishin['vp']}"
    yield f"Trophies: {trophy['count']}, of which {trophy['shown']} are in a game, {trophy['vp']} points each"
    yield f"{WORDS[trophy['shown']].title()} of the {WORDS[trophy['count']]} trophies"
    yield f"Crab meeples: {meeple['count']}, {meeple['vp']} points each"
    yield f"There are {WORDS[meeple['count']]} crab meeples"
    yield f"{table['crates_per_seat']} crates per seat"
    yield f"{table['crates_epic']} crates. No license is removed"
    yield f"{captains['crates_solo']} crates for one person and {captains['crates_two']} for two"
    yield f"the {PRINTED['boats']['charter']['count']} Charter Boats"
    yield f"as long as the {sum(n for n in bay['crewman'].values() if isinstance(n, int))} last"
    yield f"It has room for {WORDS[table['boat_room']]} crates, unless"
    yield f"Their room is {WORDS[table['boat_room']]}"
    yield f"second hold. It has room for {WORDS[table['boat_room']]} crates"
    yield f"Oyster boats catch {WORDS[table['oyster_catch']]} crates, and have room for {listed(levels['oyster_room'])} by your level"
    yield f"without a license with room for {levels['oyster_room'][0]}"
    yield f"with a Salty Captain, catches {WORDS[dock['salty_captain']['catch']]}"
    yield f"When one is launched {WORDS[table['dfo_catch']]} crates come aboard"
    yield f"is worth {listed(levels['dfo_vp_per_crate'])} points by your DFO level"
    yield f"{PRINTED['licenses']['marina']['cap']} together at most"
    yield f"None gives more than {table['king_crab_cap']}"
    yield f"Without Tuna: draw {WORDS[table['tuna_none_draw']]}"
    first, *more = captains["round_max"]
    yield f"${first} in the first round and then, round by round, " + ", ".join(f"${n}" for n in more[:-1]) + f" and ${more[-1]}"
    yield f"It is ${dock['house_boat']['refund']} at any payment (PY1), or {dock['house_boat']['vp']} points"
    yield f"He scores {dock['first_mate']['vp_full']} points if his boat is full at the end"
    yield f"and {dock['first_mate']['vp']} if it is not"
    for id in ("artisan", "inuit", "salty_captain"):
        yield f"room for {dock[id]['room']} |\n"


def listed(numbers: list[int]) -> str:
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]}"


@pytest.mark.parametrize("phrase", [*phrases()])
def test_rules_say_printed_values_in_sentences(phrase: str) -> None:
    assert phrase in RULES or phrase in " ".join(RULES.split())


def test_rules_list_every_house_value() -> None:
    """Exactly the values that cards.toml calls ours, by its names."""
    table = RULES.split("| card | house values |", 1)[1].split("\n\n", 1)[0]
    told = dict(re.findall(r"^\| `([\w.]+)` \| (.*) \|$", table, re.MULTILINE))
    ours = {"captains": PRINTED["captains"]}
    ours |= {f"{group}.{id}": card for group in ("licenses", "boats", "dock", "bay") for id, card in PRINTED[group].items()}
    assert told == {id: ", ".join(map(value_of(card), card["house"])) for id, card in ours.items() if "house" in card}


def value_of(card: dict[str, Any]) -> Callable[[str], str]:
    return lambda key: f"`{key}` {', '.join(map(str, card[key])) if isinstance(card[key], list) else card[key]}"
