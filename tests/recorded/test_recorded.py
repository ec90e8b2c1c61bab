"""Our own recorded games replay for ever: every legal move, decision and event of every ply, and the end (tests/recorded/recording.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ridback.cards import BOATS, CREW, DOCK, LICENSES
from ridback.events import DECISIONS, KINDS, REASONS, TROPHIES, WHY
from ridback.game import RULES, Game
from ridback.moves import SEGMENTS
from tests.recorded.recording import checks, recorded

GAMES = list(recorded())


def name(saved: dict[str, Any]) -> str:
    setup = saved["setup"]
    return "-".join([str(setup["seats"]), *(["epic"] if setup.get("epic") else []), *setup.get("captains", ()), *setup.get("docks", ())])


@pytest.mark.parametrize("saved", GAMES, ids=[f"{n}:{name(saved)}" for n, saved in enumerate(GAMES)])
def test_replays(saved: dict[str, Any]) -> None:
    assert saved["ridback"] == RULES
    for ply, check in enumerate(checks(saved)):
        assert check == saved["checks"][4 * ply : 4 * ply + 4], (
            f"after move {ply} of {len(saved['moves'])}: {saved['moves'][max(ply - 1, 0)]}"
        )
    again = Game.from_json({key: value for key, value in saved.items() if key != "checks"})
    assert again.over
    assert len(saved["checks"]) == 4 * (again.ply + 1)


def test_they_cover_everything() -> None:
    """At least sixty games, with every seat count, module and card, every decision, move and event, every reason to draw and to end."""
    assert len(GAMES) >= 60
    assert {saved["setup"]["seats"] for saved in GAMES} == {1, 2, 3, 4, 5, 6}
    for module in ("gone_fishin", "crewman", "trophies", "meeples", "epic"):
        assert {bool(saved["setup"].get(module)) for saved in GAMES} == {True, False}, module
    games = [Game.from_json({key: value for key, value in saved.items() if key != "checks"}) for saved in GAMES]
    assert {game.result["reason"] for game in games if game.result} == set(REASONS[1:])
    told = [event.to_json(everything=True) or {} for game in games for event in game.events]
    kept = {"kind", "crew", "trophy", "why"}
    seen = Counter((key, value) for event in told for key, value in event.items() if key in kept or event["kind"] == "launched")

    def never(key: str, values: Any) -> list[str]:
        return [value for value in values if not seen[key, value]]

    assert not never("kind", [kind.name for kind in KINDS.values()])
    assert not never("crew", CREW)
    assert not never("trophy", TROPHIES[1:])
    assert not never("why", WHY)
    assert not never("card", (*BOATS, *DOCK[:4]))
    bought = {event["license"] for event in told if event["kind"] == "bought"}
    assert bought == set(LICENSES) - {"hire_crewman"}
    takers = {saved["setup"]["captains"][0] for saved in GAMES if saved["setup"].get("captains")}
    assert takers == {"tc", "kirkman"}
    verbs = {turn.split()[1] for saved in GAMES for turn in saved["moves"]}
    assert verbs == {name for _, name, _, _ in SEGMENTS}
    asked = set()
    for saved in GAMES:
        game = Game.from_json({key: saved[key] for key in ("ridback", "setup", "seed")} | {"moves": []})
        for turn in saved["moves"]:
            asked |= set(game.decisions.values())
            game.play(turn.partition(" ")[2], int(turn.partition(" ")[0]))
    assert asked == set(DECISIONS[1:])
