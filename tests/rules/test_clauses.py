"""Every clause has a test with its id in its name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
RULES = TESTS.parent / "docs" / "rules.md"


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
