"""mate plays all of Arctic Bounty: over some hundred games of every set-up it uses each thing it may own, and it wins."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from ridback.bots.duel import Result, duel
from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PARTS, PREMIUM, STANDARD
from ridback.events import KINDS, TROPHIES, WHY
from ridback.moves import TABLE
from ridback.setups import Setup
from tests.bots.tables import table

TABLES, GAMES = 150, 6


@pytest.fixture(scope="module")
def played() -> list[tuple[Setup, Result]]:
    """Mates among themselves."""
    return [(setup, duel(["mate"] * setup.seats, GAMES, setup, seed=number)) for number, setup in enumerate(map(table, range(TABLES)))]


@pytest.fixture(scope="module")
def done(played: list[tuple[Setup, Result]]) -> Counter[str]:
    """How often they made each move, by text without the numbers of boats and slots."""
    counts: Counter[str] = Counter()
    for number, n in enumerate(sum(result.tally.moves.sum(axis=0) for _, result in played)):
        move = TABLE[number]
        name = move.name if isinstance(move.argument, int) else move.text
        counts[name] += int(n)
    return counts


@pytest.fixture(scope="module")
def heard(played: list[tuple[Setup, Result]]) -> dict[str, list[int]]:
    """How often each event was theirs, by its first argument."""
    counts = sum(result.tally.events.sum(axis=0) for _, result in played)
    return {kind.name: counts[number].tolist() for number, kind in KINDS.items()}


def scored(played: list[tuple[Setup, Result]], line: str) -> float:
    """VP of a line of the score sheets, over all games and seats."""
    return sum(sheet[line] * result.games for _, result in played for sheet in result.lines)


def test_every_license_is_bought(heard: dict[str, list[int]]) -> None:
    bought = dict(zip(LICENSES, heard["bought"], strict=False))
    assert {id: n for id, n in bought.items() if n < 40 and id not in ("hire_crewman", "king_crab_licenses")} == {}


def test_every_license_is_used(played: list[tuple[Setup, Result]], done: Counter[str], heard: dict[str, list[int]]) -> None:
    """The power of each license type, by what only it can do."""
    drawn = dict(zip(WHY, heard["draw"], strict=False))
    used = {
        "shrimp": sum(int(result.tally.discounts.sum()) for _, result in played),
        "cod": drawn["cod"],
        "lobster": drawn["lobster"],
        "tuna": drawn["tuna"],
        "processing": min(done["process"], drawn["trade"]),
        "swordfish": min(done["swordfish"], drawn["swap"]),
        "oyster": done["shelve"],
        "char": min(done["captain deck"], drawn["char"]),
        "salmon": min(drawn["salmon"], done["tuck"]),
        "pub": heard["bought"][LICENSES.index("pub")],
        "king_crab": int(scored(played, "king_crab")),
        "dfo": min(done["launch dfo"], done["take"], sum(heard["took"]), int(scored(played, "dfo"))),
        "marina": min(done["marina"], int(scored(played, "marina"))),
    }
    assert set(used) == {*STANDARD, *PREMIUM}
    assert {id: n for id, n in used.items() if n < 40} == {}


def test_every_boat_is_launched(done: Counter[str], heard: dict[str, list[int]]) -> None:
    launched = {id: done[f"launch {id}"] for id in BOATS[:-1]} | {"charter": sum(n for text, n in done.items() if "charter" in text)}
    assert {id: n for id, n in launched.items() if n < 40} == {}


def test_every_dock_card_is_bought_and_used(played: list[tuple[Setup, Result]], done: Counter[str], heard: dict[str, list[int]]) -> None:
    used = {
        "tug": min(done["buy tug"], done["pickup"], sum(heard["picked_up"])),
        "artisan": done["buy artisan"],
        "inuit": done["buy inuit"],
        "house_boat": min(done["buy house_boat"], done["pay house_boat"]),
        "first_mate": min(sum(heard["hired_mate"]), int(scored(played, "first_mate")) // 3),
        "salty_captain": min(done["captain salty_captain"], sum(heard["hired_salty"])),
    }
    assert set(used) == set(DOCK)
    assert {id: n for id, n in used.items() if n < 40} == {}


def test_every_crewman_is_resolved(done: Counter[str], heard: dict[str, list[int]]) -> None:
    resolved = dict(zip((None, *CREW), heard["crew"], strict=False))
    assert {id: n for id, n in resolved.items() if id and n < 40} == {}
    assigned = dict(zip((None, *CREW), heard["assigned"], strict=False))
    assert assigned["bosun"] == resolved["bosun"]
    assert assigned["assistant"] == resolved["assistant"]
    assert sum(done[f"assign {id}"] > 0 for id in LICENSE_TYPES) > 8


def test_every_module_scores(played: list[tuple[Setup, Result]], heard: dict[str, list[int]]) -> None:
    for line in ("gone_fishin", "crewman", "trophies", "meeples", "house_boat"):
        assert scored(played, line) > 20, line
    assert all(n > 5 for n in heard["trophy"][1 : len(TROPHIES)])
    assert sum(heard["meeple"]) > 100


def test_every_kind_of_money_is_spent(done: Counter[str]) -> None:
    assert {part: done[f"pay {part}"] for part in PARTS if done[f"pay {part}"] < 40} == {}


def test_games_come_to_an_end_in_time(played: list[tuple[Setup, Result]]) -> None:
    """Nobody stalls, nobody rushes, whatever the set-up."""
    for setup, result in played:
        assert 5 < result.rounds < 14, setup


def test_beats_drifters() -> None:
    """With any set-up for more than one and no Captains: at least nineteen of twenty games."""
    wins, games = 0.0, 0
    for number, setup in enumerate(map(table, range(200, 272))):
        if setup.seats > 1 and not setup.captains:
            result = duel(["mate", *["drifter"] * (setup.seats - 1)], 10, setup, seed=number)
            wins += result.wins[0]
            games += result.games
    assert games > 400
    assert wins / games > 0.95


def test_beats_the_captains_where_drifters_do_not() -> None:
    """Solo, and two seats of mates against one Captain."""
    tables = [setup for setup in map(table, range(300, 420)) if setup.captains]
    shares = []
    for bot in ("mate", "drifter"):
        results = [duel([bot] * setup.seats, 20, setup, seed=1) for setup in tables]
        shares.append(1 - sum(result.captains for result in results) / sum(result.games for result in results))
    assert len(tables) > 20
    assert shares[0] > 0.5 > 0.15 > shares[1]
    assert np.isfinite(shares).all()
