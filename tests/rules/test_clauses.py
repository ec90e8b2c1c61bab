"""Every clause has a test with its id in its name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
RULES = TESTS.parent / "docs" / "rules.md"

#: What clauses of the base game say about the expansion besides, and so what their tests leave out.
EXPANSION_TOO = {
    "ST1": "other line-ups are refused until their chapters are here; Hire Crewman licenses",
    "ST2": "Charter Boats; line-ups without boats of a type",
    "ST3": "three licenses in the row with Captains",
    "ST4": "Captains",
    "ST5": "the crates of Captains and Epic Fleet",
    "RD1": "Marinas, after hiring",
    "RD3": "the keep-seven of Epic Fleet",
    "RD4": "means other than cards: dock cards, Char's captains from the deck, Salty Captains",
    "RD5": "DFO and crewman crates",
    "VI1": "tucked cards, tug boats, Marinas",
    "PY1": "Oyster and crewman crates, House Boats",
    "PY3": "Char, Salty Captains",
    "PY5": "a captain never pays for itself in the base game, where hiring costs nothing",
    "AU6": "Hire Crewman licenses",
    "LA1": "Char, Quartermaster",
    "LA3": "Char",
    "LA4": "Charter Boats",
    "LA5": "rooms and points of Oyster boats, Salty Captains, fishermen",
    "HI1": "Char; boats that take no captain",
    "FI2": "Salmon, Swordfish, Oyster choices, tug boats",
    "FI4": "Oyster boats, Salty Captains, Bosuns",
    "SR1": "crewman crates, first mates, house boats, trophies, meeples, Marinas",
    "SR2": "more than seven kinds of license",
}


def clauses() -> set[str]:
    """The ids of docs/rules.md."""
    return set(re.findall(r"^- \*\*([A-Z]{2}\d+)\*\*", RULES.read_text("utf-8"), re.MULTILINE))


def by_clause() -> dict[str, list[str]]:
    """The tests with a clause's id in their names."""
    found = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for id in re.findall(r"(?<=_)[A-Z]{2}\d+(?=_|$)", node.name):
                    found[id].append(f"{file.relative_to(TESTS)}::{node.name}")
    return found


def test_every_clause_has_a_test() -> None:
    missing = sorted(clauses() - set(by_clause()))
    assert not missing, f"clauses without a test: {', '.join(missing)}"


def test_tests_name_clauses_there_are() -> None:
    """A test of a clause that is gone, or mistyped, would vouch for nothing."""
    unknown = {id: names for id, names in by_clause().items() if id not in clauses()}
    assert not unknown


def test_what_is_left_to_the_expansion_is_of_clauses_there_are() -> None:
    assert set(EXPANSION_TOO) <= clauses()
