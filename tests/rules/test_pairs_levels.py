"""An Assistant on each kind of license (CR7): one level higher in its table, never above the last row, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import LICENSE_TYPES
from ridback.game import Game
from tests.rules.pairs import between, check_table, with_each
from tests.rules.positions import Boat, Seat, crates, drawn, epic, legal, play

LEVELED = ("shrimp", "cod", "lobster", "tuna", "processing", "swordfish", "oyster", "char", "salmon", "dfo")
UNLEVELED = ("king_crab", "pub", "marina")
PAIRS = between(("assistant",), (*LEVELED, *UNLEVELED, "trophies", "bosun"))


def effects(kind: str, owned: int, assistant: bool) -> Any:
    """All that the level of a license decides, as it shows at the table."""
    license = {"king_crab": "king_crab_crates"}.get(kind, kind)
    me = Seat("", f"{license} " * owned, assistants=kind if assistant else "")
    match kind:
        case "shrimp":
            return epic(me).view(0).discount
        case "cod":
            me.hand = "cod tuna"
            game = epic(me, phase="launch")
            play(game, "launch cod paying tuna")
            return drawn(game, "cod")
        case "lobster":
            out = []
            for captains in (0, 1, 3, 4, 7):
                me.fleet = [Boat("shrimp", "cod")] * captains
                out.append(drawn(epic(me, phase="hire"), "lobster"))
            return out
        case "tuna":
            me.hand = "cod"
            game = epic(me, phase="draw", boats="shrimp " * 20)
            return drawn(game, "tuna"), game.decisions.get(0) == "discard"
        case "processing":
            me.store = 1
            game = epic(me, phase="process")
            play(game, "trade")
            return drawn(game, "trade")
        case "swordfish":
            me.fleet = [Boat("shrimp", "cod")] * 6
            game = epic(me, phase="fish")
            while game.decisions.get(0) == "swordfish":
                play(game, legal(game)[-1])
            return drawn(game, "swordfish")
        case "oyster":
            me.fleet = [Boat("oyster", "cod")]
            return epic(me).view(1).to_json()["seats"][0]["boats"][0]["room"]
        case "char":
            return _char(me)
        case "salmon":
            return drawn(epic(me, phase="fish"), "salmon")
        case _:
            me.fleet = [Boat("dfo", None, 4)]
            return epic(me).scores()[0]["dfo"]


def _char(me: Seat) -> Any:
    me.hand = "char tuna tuna"
    game = epic(me, phase="launch")
    play(game, "launch char")
    price = int(game.state.open.at[0].price)
    play(game, "pay tuna", "pass")
    return price, drawn(game, "char")


@with_each(("assistant",), LEVELED)
@pytest.mark.parametrize("kind", LEVELED)
def test_CR7_one_level_higher_and_never_above_the_last_row(kind: str) -> None:
    most = 3 if kind == "dfo" else 4
    plain = [effects(kind, owned, assistant=False) for owned in range(1, most + 1)]
    assert len({str(one) for one in plain}) > 1, "the levels differ"
    helped = [effects(kind, owned, assistant=True) for owned in range(1, most + 1)]
    assert helped == [*plain[1:], plain[-1]]


#: What the rules print for each level, so that one level too few or too many everywhere is seen too.
PRINTED: dict[str, list[Any]] = {
    "shrimp": [1, 2, 3, 4],
    "cod": [1, 2, 3, 4],
    "lobster": [[0, 1, 1, 2, 2], [0, 1, 2, 2, 3], [0, 1, 2, 2, 3], [0, 1, 2, 2, 3]],
    "tuna": [(2, False), (3, True), (3, False), (4, True)],
    "processing": [1, 2, 3, 4],
    "swordfish": [1, 2, 3, 4],
    "oyster": [6, 8, 10, 12],
    "char": [(2, 0), (1, 0), (1, 1), (1, 1)],
    "salmon": [1, 2, 3, 4],
    "dfo": [4, 8, 12],
}


@pytest.mark.parametrize("kind", LEVELED)
def test_CR7_the_levels_by_number_of_licenses(kind: str) -> None:
    assert [effects(kind, owned, assistant=False) for owned in range(1, len(PRINTED[kind]) + 1)] == PRINTED[kind]


@with_each(("assistant",), UNLEVELED)
@pytest.mark.parametrize("kind", UNLEVELED)
def test_CR7_on_a_license_without_levels_he_does_nothing(kind: str) -> None:
    license = {"king_crab": "king_crab_captains"}.get(kind, kind)
    sheets = []
    for assistants in ("", kind):
        me = Seat("", f"{license} cod", [Boat("king_crab", "cod", 2)], assistants=assistants, marinas=["cod"] * (kind == "marina"))
        game = epic(me, phase="hire")
        sheets.append((game.scores()[0], legal(game)))
    assert sheets[0] == sheets[1]
    assert epic(Seat("cod", "marina", assistants="marina"), phase="hire").decisions == {0: "marina"}
    game = epic(Seat("cod cod", "marina", assistants="marina"), phase="hire")
    play(game, "marina 0 with cod")
    assert game.decisions.get(0) != "marina", "one Marina, one card"


@with_each(("assistant",), ("trophies",))
def test_CR7_TR1_he_is_no_license() -> None:
    me = Seat("", "cod cod", assistants="cod")
    game = epic(me, Seat("", "cod tuna"), phase="fish", supply=0, trophies=True, trophies_up=(4, 6, 5))
    assert [one["seat"] for one in game.view(0).to_json()["trophies"]] == [None, None, None]


@with_each(("assistant",), ("bosun",))
def test_CR5_CR7_both_on_one_license_each_does_his_own() -> None:
    me = Seat("", "oyster", [Boat("oyster", "cod", 4), Boat("oyster", "cod")], bosuns="oyster", assistants="oyster")
    game = epic(me, phase="fish")
    assert legal(game) == ["pass", "shelve"], "three fit into a room of eight"
    play(game, "pass", "pass")
    assert crates(game, 0) == [7, 3]


@pytest.mark.parametrize("kind", LICENSE_TYPES[:-1])
def test_CR7_by_the_license_bought_he_may_go_there_or_on_another(kind: str) -> None:
    license = {"king_crab": "king_crab_crates"}.get(kind, kind)
    others = "cod" if kind != "cod" else "tuna"
    game: Game = epic(Seat("tuna " * 4, others), row=f"{license} shrimp lobster", crew="assistant - -", crewman=True)
    play(game, "lot 0 bid 10", "pass", "pass", "pay tuna tuna tuna tuna")
    assert sorted(legal(game)) == sorted([f"assign {kind}", f"assign {others}"])
    play(game, f"assign {kind}")
    assert game.view(1).to_json()["seats"][0]["assistants"] == {kind: 1}


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
