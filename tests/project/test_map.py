"""docs/architecture.md is a map, so it is compared with the territory."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

from litestar import Litestar

from ridback.cards import BOATS, DOCK, LICENSE_TYPES, LICENSES
from ridback.events import DECISIONS, KINDS
from ridback.game import Game
from ridback.moves import TABLE, by_text
from ridback.server.app import create
from ridback.server.settings import Settings
from ridback.view_json import PHASES
from tests.some_setups import some_setup

ROOT = Path(__file__).resolve().parents[2]
MAP = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def chapter(title: str) -> str:
    """The text below a heading, up to the next."""
    return MAP.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the table whose first heading is `first`, as cells without their backslashes."""
    body = text.split(f"| {first} |", 1)[1].strip("\n").split("\n\n", 1)[0]
    return [[cell.replace("\\|", "|").strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in body.split("\n")[2:]]


def test_rooms() -> None:
    """Every room on the map is there, and every module and folder of the package is on the map."""
    plan = chapter("The rooms").strip("\n").split("\n\n")[0]
    inside = set(re.findall(r"^ {6}([\w./]+)", plan, re.MULTILINE))
    outside = set(re.findall(r"^ {4}([\w./]+)", plan, re.MULTILINE))
    package = ROOT / "src" / "ridback"
    there = {f"{path.name}/" if path.is_dir() else path.name for path in package.iterdir() if not path.name.startswith(("_", "py.typed"))}
    assert inside == there | {"static/"}
    assert not [name for name in outside if not (ROOT / name).exists()]


def test_atoms() -> None:
    """Each text of the table of atoms is a move, with the JSON beside it; every name of a move is there."""
    named = set()
    for texts, shown, _ in table(chapter("Moves"), "text"):
        move = by_text(re.findall(r"`([^`]+)`", texts)[0])
        assert move.to_json() == json.loads(shown.strip("`"))
        named.add(move.name)
    assert named == {move.name for move in TABLE}


def test_events() -> None:
    """The table of events has every kind, with its fields, and says which are the owner's alone."""
    described = {cells[0].strip("`"): cells[1] for cells in table(chapter("Events as JSON"), "kind")}
    assert set(described) == {kind.name for kind in KINDS.values()}
    for kind in KINDS.values():
        plain = re.sub(r"\([^)]*\)|`[^`]*`", "", described[kind.name])
        fields = [name.strip() for name in plain.split(",") if name.strip()]
        assert sorted(set(fields) - {"seat"}) == sorted(name for name, _ in kind.fields), kind.name
        assert (" (owner only)" in described[kind.name]) == bool(kind.private_fields or kind.private), kind.name


#: Tables of a view with ids for keys, and its moves, which have a chapter of their own.
WITH_IDS = {"licenses", "levels", "launches", "hires", "bosuns", "assistants", "marinas", "dock_piles", "meeple_of", "hand", "drawn"}
MOVES = {"do", "n", "text", "amount", "code", "args"}
IDS = {*BOATS, *LICENSES, *LICENSE_TYPES, *DOCK} - {"dfo", "marina", "first_mate", "house_boat"}  # these are lines of a score sheet, too


def keys(told: Any) -> set[str]:
    """All keys of a view, at any depth."""
    if isinstance(told, list):
        return set().union(*map(keys, told))
    if not isinstance(told, dict):
        return set()
    return set(told) | set().union(*(keys(value) for key, value in told.items() if key not in {*WITH_IDS, "legal", "refused"}))


def test_views() -> None:
    """A view on the map has exactly the keys that the views of whole games have."""
    found: set[str] = set()
    for seed in range(20):
        chance = random.Random(seed)
        game, looks = Game(some_setup(chance), seed=seed), Counter[str]()
        while not game.over:
            seat = chance.choice(list(game.decisions))
            looks[game.decisions[seat]] += 1
            if looks[game.decisions[seat]] < 4:
                found |= keys(game.view(seat).to_json())
            game.play(chance.choice(game.legal(seat)), seat)
        found |= keys(game.view(None).to_json())
    shown = set(re.findall(r'"(\w+)":', chapter("A view as JSON")))
    assert found - IDS == shown - IDS - MOVES


def test_phases_and_decisions() -> None:
    """The map has every phase, in order, and every kind of decision."""
    told = re.search(r"# (keep [\w ]+);", chapter("A view as JSON"))
    assert told and told[1].split() == list(dict.fromkeys(PHASES))
    assert re.findall(r"(?:^|· |: )`(\w+)`", chapter("Decision kinds"), re.MULTILINE) == list(DECISIONS[1:])


def routes(app: Litestar) -> set[tuple[str, str]]:
    """What the server answers to, as (method, path); paths with their parameters' names alone."""
    return {
        (method, re.sub(r"\{(\w+):[^}]*\}", r"{\1}", route.path_format))
        for route in app.routes
        for method in getattr(route, "methods", ())
        if method not in {"OPTIONS", "HEAD"}
    }


def test_requests(tmp_path: Path) -> None:
    """The table of requests has every request of the interface, and no other."""
    documented = set()
    for cells in table(chapter("The server"), "request"):
        method, path = cells[0].strip("`").split("?")[0].split(" ")
        documented.add((method, path))
    interface = {(m, p) for m, p in routes(create(Settings(tmp_path))) if p.startswith("/api/") and not p.startswith("/api/schema")}
    assert {(m, re.sub(r"\{\w+\}", "{}", p)) for m, p in documented if p.startswith("/api/")} == {
        (m, re.sub(r"\{\w+\}", "{}", p)) for m, p in interface
    }
