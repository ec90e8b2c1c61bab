"""Printed values, and changes laid over them."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import BOATS, LICENSE_TYPES, LICENSES, PARTS, PREMIUM, STANDARD, Cards, CardsError, default_cards, license_type
from ridback.errors import SetupError
from ridback.game import Game
from ridback.rules import codes


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


def _all(old: Any, value: int) -> Any:
    return [_all(one, value) for one in old] if isinstance(old, list) else value
