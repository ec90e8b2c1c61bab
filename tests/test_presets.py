"""Ready-made set-ups: each fits where it says, is known again, and is played to its end."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ridback import cli, presets
from ridback.card_files import read
from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD, Cards
from ridback.errors import SetupError
from ridback.game import Game
from ridback.presets import PRESETS, Preset
from ridback.setups import CAPTAINS, MODULES, Setup
from ridback.words import words

ALL = [(preset, seats) for preset in PRESETS.values() for seats in preset.line_ups]


def made(preset: Preset, seats: int, **more: Any) -> Setup:
    return Setup.from_json({"seats": seats, **preset.choices(seats), **more})


@pytest.mark.parametrize(("preset", "seats"), ALL, ids=lambda value: value.id if isinstance(value, Preset) else str(value))
def test_fits_and_is_known_again(preset: Preset, seats: int) -> None:
    setup = made(preset, seats)
    assert list(preset.choices(seats)) == ["line_up", "docks", "captains", *MODULES], "everything is said"
    assert presets.named(seats, setup.to_json()) == preset.id
    shuffled = setup.to_json() | {name: list(reversed(setup.to_json().get(name, []))) for name in ("line_up", "docks", "captains")}
    assert presets.named(seats, shuffled) == preset.id
    assert presets.named(seats, made(preset, seats, cards={"boats": {"cod": {"vp": 3}}}).to_json()) == preset.id
    assert presets.named(seats, setup.to_json() | {"trophies": not setup.trophies}) != preset.id


@pytest.mark.parametrize(("preset", "seats"), ALL, ids=lambda value: value.id if isinstance(value, Preset) else str(value))
def test_is_played_to_its_end(preset: Preset, seats: int) -> None:
    game, chance = Game(made(preset, seats), seed=seats), random.Random(seats)
    while not game.over:
        seat = chance.choice(list(game.decisions))
        game.play(chance.choice(game.legal(seat)), seat)
    assert game.result
    assert len(game.result["ranking"]) == seats + len(game.setup.captains)


def test_somebody_s_own_choices_are_no_preset() -> None:
    assert presets.named(3, Setup(3).to_json()) is None, "the base game without Gone Fishin'"
    assert presets.named(3, Setup(3, gone_fishin=True).to_json()) == "first_voyage"
    assert presets.named(2, Setup(2, gone_fishin=True, captains=("tc",)).to_json()) is None


def test_there_is_one_for_every_number_of_seats() -> None:
    assert [presets.fitting(seats).id for seats in range(1, 7)] == [
        "alone",
        "first_voyage",
        "first_voyage",
        "first_voyage",
        "arctic_start",
        "arctic_start",
    ]
    for seats in (0, 7):
        with pytest.raises(SetupError, match="seats"):
            presets.fitting(seats)


def test_what_they_promise() -> None:
    for seats in (2, 3, 4):
        assert PRESETS["first_voyage"].choices(seats)["line_up"] == list(LINE_UPS["base"])
    assert PRESETS["alone"].choices(1)["captains"] == list(CAPTAINS)
    assert PRESETS["two_and_a_captain"].choices(2)["captains"] == ["kirkman"]
    epic = PRESETS["epic"].choices(6)
    assert (epic["line_up"], epic["docks"]) == ([*STANDARD, *PREMIUM], list(DOCK))
    assert all(epic[module] for module in MODULES)
    harbor = PRESETS["full_harbor"].choices(4)
    assert all(harbor[module] for module in MODULES if module != "epic")
    assert len(harbor["docks"]) == 2
    arctic = PRESETS["arctic_start"].choices(4)["line_up"]
    assert len(set(arctic) - set(LINE_UPS["base"])) >= 3


def test_between_them_they_have_everything() -> None:
    """No license, dock card or module is only to be had by hand."""
    choices = [preset.choices(seats) for preset, seats in ALL]
    assert {id for one in choices for id in one["line_up"]} == {*STANDARD, *PREMIUM}
    assert {id for one in choices for id in one["docks"]} == set(DOCK)
    assert {id for one in choices for id in one["captains"]} == set(CAPTAINS)
    assert {module for one in choices for module in MODULES if one[module]} == set(MODULES)


def test_a_number_of_seats_it_is_not_for() -> None:
    with pytest.raises(SetupError) as refused:
        PRESETS["epic"].choices(2)
    assert (refused.value.code, refused.value.details) == ("preset_seats", {"preset": "epic", "seats": 2, "wanted": [3, 4, 5, 6]})
    assert (PRESETS["epic"].likely(2), PRESETS["epic"].likely(5), PRESETS["alone"].likely(3)) == (3, 5, 1)
    with pytest.raises(SetupError, match="no_such_preset"):
        presets.preset("grand_tour")


def test_each_has_a_name_and_a_sentence() -> None:
    said = [words().say(f"preset-{id.replace('_', '-')}{more}") for id in PRESETS for more in ("", "-about")]
    assert not [sentence for sentence in said if sentence.startswith("preset-")]
    assert len(set(said)) == len(said)


def test_values_can_be_changed_in_each() -> None:
    changes = {"licenses": {"oyster": {"cost": 9}}}
    assert made(PRESETS["arctic_start"], 3, cards=changes).cards.printed == Cards(changes).printed


def test_the_page_lists_them() -> None:
    """docs/set-ups.md has each preset with its seats, and a file of values that can be used."""
    page = (Path(__file__).resolve().parents[1] / "docs" / "set-ups.md").read_text("utf-8")
    told = re.findall(r"^\| `(\w+)` \| (\d)(?:–(\d))? \|", page, re.MULTILINE)
    assert [(id, list(range(int(first), int(last or first) + 1))) for id, first, last in told] == [
        (preset.id, list(preset.line_ups)) for preset in PRESETS.values()
    ]
    file = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert file
    assert read(file[1]).changes == {"licenses": {"swordfish": {"cost": 6}}, "table": {"crates_per_seat": 35}}
    commands = re.findall(r"^ridback (play .*)$", page, re.MULTILINE)
    assert commands
    shown = CliRunner().invoke(cli.app, ["play", "--help"]).output
    assert {option for line in commands for option in re.findall(r"--[\w-]+", line)} <= set(re.findall(r"--[\w-]+", shown))
