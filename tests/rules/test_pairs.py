"""The tables of pairs together: every kind of card is in one of them, and every module of pairs checks its own."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from tests.rules.pairs import KINDS, among, check_table, together

MODULES = sorted(file.stem for file in Path(__file__).parent.glob("test_pairs_*.py"))


@pytest.fixture(scope="module")
def modules() -> list[ModuleType]:
    """All modules of pairs."""
    return [importlib.import_module(f"tests.rules.{name}") for name in MODULES]


def test_every_kind_of_card_is_in_a_table(modules: list[ModuleType]) -> None:
    partners = Counter(kind for module in modules for pair in module.PAIRS for kind in pair)
    assert set(partners) == set(KINDS)
    assert min(partners.values()) >= 2


def test_every_module_checks_its_table(modules: list[ModuleType]) -> None:
    assert modules
    for module in modules:
        check_table(module.PAIRS, vars(module))
        assert "test_every_pair_is_played" in vars(module)


def test_a_pair_without_a_test_is_found_and_a_test_without_a_pair_too() -> None:
    @together("cod", "char")
    def test_both() -> None: ...

    check_table(among("cod", "char"), {"test_both": test_both})
    with pytest.raises(AssertionError, match="pairs without a test: cod × tug"):
        check_table(among("cod", "char") | among("cod", "tug"), {"test_both": test_both})
    with pytest.raises(AssertionError, match="pairs missing in the table: char × cod"):
        check_table(set(), {"test_both": test_both})
