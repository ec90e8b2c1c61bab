"""Printed values, and changes laid over them."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridback import records
from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, PARTS, PREMIUM, STANDARD, Cards, CardsError, default_cards, license_type
from ridback.cards.printed import ABOUT, FIXED, MOST
from ridback.errors import SaveError, SetupError
from ridback.game import Game
from ridback.presets import PRESETS
from ridback.rules import codes
from ridback.setups import Setup
from tests.rules.positions import Boat, Seat, epic


def test_the_rules_have_room_for_every_id() -> None:
    assert (len(BOATS), len(LICENSES), len(PARTS)) == (codes.TYPES, codes.LICENSES, codes.PARTS)
    assert {license_type(k) for k in range(len(LICENSES))} == set(range(len(LICENSE_TYPES)))
    assert [license_type(LICENSES.index(f"king_crab_{what}")) for what in ("captains", "crates", "licenses")] == [
        BOATS.index("king_crab")
    ] * 3
    printed = default_cards().printed
    assert set(BOATS) == set(printed["boats"])
    assert set(LICENSE_TYPES) == set(printed["licenses"])
    assert {id for id in LICENSE_TYPES if printed["licenses"][id]["class"] == "standard"} == set(STANDARD)
    assert {id for id in LICENSE_TYPES if printed["licenses"][id]["class"] == "premium"} == set(PREMIUM)


def test_parts_go_down_by_value_and_then_by_number() -> None:
    values = default_cards().values[0]
    order = values.part_order.tolist()
    worths = values.part_value.tolist()
    assert order == sorted(range(len(PARTS)), key=lambda part: (-worths[part], part))
    assert [order.index(part) for part in range(len(PARTS))] == values.part_place.tolist()


def test_house_values_are_known() -> None:
    cards = default_cards()
    assert cards.house("licenses", "dfo") == ["cost", "vp"]
    assert cards.house("boats", "shrimp") == []


def test_what_is_told_marks_house_values_and_changes() -> None:
    plain = default_cards().told()
    assert plain == default_cards().printed
    told = Cards({"licenses": {"dfo": {"cost": 9}}, "boats": {"shrimp": {"vp": 2}}, "captains": {"round_max": [9] * 9}}).told()
    assert (told["licenses"]["dfo"]["changed"], told["licenses"]["dfo"]["house"]) == (["cost"], ["vp"])
    assert (told["boats"]["shrimp"]["changed"], told["boats"]["shrimp"]["vp"]) == (["vp"], 2)
    assert (told["captains"]["changed"], told["captains"]["house"]) == (["round_max"], [])
    assert told["licenses"]["cod"] == plain["licenses"]["cod"]
    assert "changed" not in default_cards().told()["licenses"]["dfo"], "the printed values stay as they are"


def paths(table: dict[str, Any], path: str = "") -> list[tuple[str, Any]]:
    """Every value there is, with its dotted key."""
    found: list[tuple[str, Any]] = []
    for key, value in table.items():
        if key not in ABOUT:
            found += paths(value, f"{path}{key}.") if isinstance(value, dict) else [(path + key, value)]
    return found


def change(path: str, value: Any) -> dict[str, Any]:
    for key in reversed(path.split(".")):
        value = {key: value}
    assert isinstance(value, dict)
    return value


def other(value: Any, by: int = 3) -> Any:
    return [other(one, by) for one in value] if isinstance(value, list) else value + (by if value + by < 99 else -by)


@pytest.mark.parametrize(("path", "value"), paths(default_cards().printed), ids=lambda value: value if isinstance(value, str) else "")
def test_every_value_matters_or_cannot_be_changed(path: str, value: Any) -> None:
    """A change that no rule reads would be a lie."""
    if path in FIXED:
        with pytest.raises(CardsError, match="no_such_value"):
            Cards(change(path, value))
        return
    changed = other(value, {"licenses.marina.count": -3, "bay.crewman.tug": 1, "bay.crewman.storm": -1}.get(path, 3))
    assert Cards(change(path, changed)).values.tobytes() != default_cards().values.tobytes()


def test_values_have_room_in_the_record() -> None:
    assert MOST["licenses.marina.count"] == codes.MARINAS
    assert MOST["bay.crewman.tug"] + 2 * codes.SEATS <= codes.HOLDS
    for path, value in paths(default_cards().printed):
        numbers = np.array(value).ravel()
        assert numbers.min() >= 0
        assert numbers.max() <= MOST.get(path, 99)


def test_all_mistakes_are_found() -> None:
    with pytest.raises(CardsError) as error:
        Cards(
            {"boat": {}, "boats": {"cod": {"vp": 100, "coins": 2}, "perch": {}}, "levels": {"cod_draw": [1], "tuna_draw": [1, 2, 3, "x"]}}
        )
    assert [(mistake.key, mistake.code) for mistake in error.value.mistakes] == [
        ("boat", "no_such_value"),
        ("boats.cod.vp", "number_wanted"),
        ("boats.perch", "no_such_value"),
        ("levels.cod_draw", "list_wanted"),
        ("levels.tuna_draw", "number_wanted"),
    ]
    assert [mistake.details.get("near") for mistake in error.value.mistakes[:3]] == ["boats", None, ""]


def test_changed_values_are_part_of_a_saved_game(tmp_path: Path) -> None:
    """Saved, loaded, replayed and verified with them; with others it is another game, and said to be."""
    changes = {"licenses": {id: {"cost": 1} for id in STANDARD}, "boats": {"cod": {"coins": 4}}, "table": {"crates_per_seat": 9}}
    game, chance = Game.new(seats=3, gone_fishin=True, seed=9, cards=Cards(changes)), random.Random(2)
    while not game.over:
        game.play(chance.choice(game.legal()))
    path = tmp_path / "game.json"
    records.save(game, path)
    assert json.loads(path.read_text())["setup"]["cards"] == changes
    again = records.verify(path)
    assert again.state.tobytes() == game.state.tobytes()
    assert again.setup.cards.printed == game.setup.cards.printed
    for tampered in ({}, {"boats": {"cod": {"coins": 5}}}):
        saved = game.to_json()
        saved["setup"]["cards"] = changes | tampered if tampered else tampered
        path.write_text(json.dumps(saved))
        with pytest.raises(SaveError):
            records.verify(path)
    saved = game.to_json()
    saved["setup"]["cards"] = {"boats": {"cod": {"fins": 5}}}
    path.write_text(json.dumps(saved))
    with pytest.raises(SaveError) as error:
        records.verify(path)
    assert (error.value.code, error.value.details["where"]) == ("cards", "boats.cod.fins")


def test_changes_are_laid_over_the_printed_values() -> None:
    changes = {"boats": {"cod": {"coins": 5}}, "levels": {"cod_draw": [4, 3, 2, 1]}}
    cards, plain = Cards(changes), default_cards()
    assert cards.changes == changes
    assert cards.printed["boats"]["cod"] == plain.printed["boats"]["cod"] | {"coins": 5}
    assert cards.printed["boats"]["tuna"] == plain.printed["boats"]["tuna"]
    v = cards.values[0]
    assert v.coins[BOATS.index("cod")] == v.most_coins == 5
    assert v.cod_draw.tolist() == [0, 4, 3, 2, 1]
    assert v.part_order.tolist()[:3] == [PARTS.index(part) for part in ("cod", "house_boat", "tuna")]
    assert plain.values[0].coins[BOATS.index("cod")] == 1, "the printed values stay as they are"


def test_a_game_is_played_by_the_values_it_was_set_up_with() -> None:
    game = Game.new(seats=2, cards=Cards({"table": {"crates_per_seat": 3}, "licenses": {id: {"cost": 2} for id in STANDARD[:5]}}))
    assert game.state.open.supply == 6
    game.play("lot 0")
    assert game.legal()[0].text == "bid 2"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"boat": {}}, "boat"),
        ({"boats": {"perch": {}}}, "boats.perch"),
        ({"boats": {"cod": {"from": "house"}}}, "boats.cod.from"),
        ({"licenses": {"cod": {"class": "premium"}}}, "licenses.cod.class"),
        ({"boats": {"cod": 3}}, "boats.cod"),
        ({"boats": []}, "boats"),
        ([], "cards"),
        ("", "cards"),
        ({"boats": {"cod": {"vp": 100}}}, "boats.cod.vp"),
        ({"boats": {"cod": {"vp": True}}}, "boats.cod.vp"),
        ({"boats": {"cod": {"vp": 1.5}}}, "boats.cod.vp"),
        ({"levels": {"cod_draw": [1]}}, "levels.cod_draw"),
        ({"levels": {"lobster_draw_1": [[1, 1], 4]}}, "levels.lobster_draw_1"),
        ({"licenses": {"king_crab": {"count": 5}}}, "licenses.king_crab.count"),
    ],
)
def test_changes_that_do_not_fit(changes: Any, where: str) -> None:
    with pytest.raises(CardsError) as error:
        Cards(changes)
    assert error.value.where == where
    assert str(error.value) == f"{where}: {error.value.why}"


@pytest.mark.parametrize(
    ("changes", "seats", "code", "details"),
    [
        ({"boats": {"tuna": {"count": 3}}}, 4, "too_few_boats", {"card": "tuna", "least": 4}),
        ({"boats": {"cod": {"count": 99}, "tuna": {"count": 40}}}, 2, "too_many_boats", {"most": codes.DECK}),
        ({"licenses": {"cod": {"count": 0}, "tuna": {"count": 2}}}, 4, None, {}),
        ({"licenses": {id: {"count": 1} for id in STANDARD[:5]}}, 2, "too_few_licenses", {"kind": "standard", "least": 10}),
        ({"licenses": {"pub": {"count": 1}, "king_crab": {"count": 0}}}, 3, "too_few_licenses", {"kind": "premium", "least": 2}),
        ({"licenses": {"cod": {"count": 50}}}, 4, "too_many_licenses", {"most": codes.LICENSE_DECK}),
    ],
)
def test_counts_must_make_a_game(changes: Any, seats: int, code: str | None, details: dict[str, Any]) -> None:
    """Fewer cards than set-up takes, or more than the record has room for, are refused; anything between is played to its end."""
    cards = Cards(changes)
    if code is not None:
        with pytest.raises(SetupError) as refused:
            Game.new(seats=seats, cards=cards)
        assert (refused.value.code, refused.value.details) == (code, details)
        return
    game = Game.new(seats=seats, cards=cards)
    while not game.over:
        game.play(game.legal()[-1])
    assert Game.from_json(game.to_json()).state.tobytes() == game.state.tobytes()


def test_rooms_of_nothing_are_told_as_they_are() -> None:
    """An Oyster boat and a boat with a Salty Captain that have no room by changed values are told to have none (OY1, SC1)."""
    none = Cards({"dock": {"salty_captain": {"room": 0}}, "levels": {"oyster_room": [0, 0, 0, 0]}})
    fleet = [Boat("oyster", "cod"), Boat("cod", "salty_captain"), Boat("oyster", "salty_captain"), Boat("cod", "cod")]
    game = epic(Seat("", "oyster", fleet), phase="fish", cards=none, boats="cod")
    assert [boat["room"] for boat in game.view(0).to_json()["seats"][0]["boats"]] == [0, 0, 0, 4]
    assert [boat.crates for boat in game.state.open.at[0].boats[:4]] == [0, 0, 0, 1]


def test_one_storm_rages_at_a_time() -> None:
    """CR6: the record has room for one, so there is one such crewman at most."""
    with pytest.raises(CardsError) as wrong:
        Cards({"bay": {"crewman": {"storm": 2}}})
    assert (wrong.value.where, wrong.value.mistakes[0].details) == ("bay.crewman.storm", {"least": 0, "most": 1})


@pytest.mark.parametrize("extreme", [0, 99])
def test_extreme_values_make_games_all_the_same(extreme: int) -> None:
    """Every value but counts at its least or most: strange games, but they end, and replay."""
    printed = default_cards().printed
    changes: dict[str, Any] = {
        "licenses": {id: {"cost": extreme, "vp": extreme} for id in (*STANDARD[:5], "pub", "king_crab")},
        "boats": {id: {"launch": extreme, "vp": extreme, "coins": extreme} for id in BOATS[:6]},
        "levels": {key: _all(to, extreme) for key, to in printed["levels"].items() if key != "from"},
        "table": {"boat_room": extreme, "king_crab_cap": extreme, "king_crab_types": [extreme] * 7, "tuna_none_draw": extreme},
        "bay": {"gone_fishin": {"coins": extreme, "vp": extreme}},
    }
    game = Game.new(seats=4, gone_fishin=True, seed=5, cards=Cards(changes))
    while not game.over and game.ply < 5000:
        moves = game.legal()
        game.play(moves[game.ply % len(moves)])
    assert game.over
    assert Game.from_json(game.to_json()).state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("extreme", [0, 99])
@pytest.mark.parametrize(("preset", "seats"), [("epic", 6), ("epic", 3), ("full_harbor", 1), ("full_harbor", 5)])
def test_extreme_values_make_games_of_everything(preset: str, seats: int, extreme: int) -> None:
    """The expansion's values, too: none of them lets a game hang, or reach beyond its record."""
    changes: dict[str, Any] = {}
    for path, value in paths(default_cards().printed):
        if path not in FIXED and not path.endswith(".count") and not path.startswith("bay.crewman."):
            table = changes
            *groups, key = path.split(".")
            for group in groups:
                table = table.setdefault(group, {})
            table[key] = _all(value, extreme)
    setup = Setup.from_json({"seats": seats, **PRESETS[preset].choices(seats), "cards": changes})
    game, chance = Game(setup, seed=seats), random.Random(seats)
    while not game.over and game.ply < 20_000:
        seat = chance.choice(list(game.decisions))
        game.play(chance.choice(game.legal(seat)), seat)
    assert game.over
    assert Game.from_json(game.to_json()).state.tobytes() == game.state.tobytes()


def _all(old: Any, value: int) -> Any:
    return [_all(one, value) for one in old] if isinstance(old, list) else value
