"""Files of changed values: what they change, and every mistake with its line."""

from __future__ import annotations

import random
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from ridback import setup_words
from ridback.card_files import LONGEST, load, of_table, read
from ridback.cards import CardsError, default_cards
from ridback.cards.printed import ABOUT, FIXED
from ridback.words import words


def mistakes(text: str) -> list[tuple[int | None, str, str]]:
    with pytest.raises(CardsError) as error:
        read(text)
    return [(mistake.line, mistake.key, mistake.code) for mistake in error.value.mistakes]


def test_only_what_is_changed_is_said() -> None:
    text = """
# My printed cards have other numbers.
[licenses.swordfish]
cost = 6  # not 5
vp = 4

[levels]
lobster_draw_1 = [
    [1, 1],
    [3, 2],   # earlier
]
"""
    cards = read(text)
    assert cards.changes == {"licenses": {"swordfish": {"cost": 6, "vp": 4}}, "levels": {"lobster_draw_1": [[1, 1], [3, 2]]}}
    assert cards.printed["licenses"]["swordfish"]["vp"] == 4


def test_nothing_is_nothing() -> None:
    for text in ("", "\n\n", "# only a remark", "[licenses]\n[licenses.cod]\n"):
        assert read(text).printed == default_cards().printed
        assert read(text).changes == {}


@pytest.mark.parametrize(
    "text",
    [
        "licenses.cod.cost = 5",
        "[licenses]\ncod.cost = 5",
        "[licenses]\ncod = { cost = 5 }",
        "[licenses.cod]\r\ncost = 5\r\n",
        "\ufeff[ licenses . cod ]\n  cost=5",
        '[\'licenses\'."cod"]\n"cost" = 5',
        "[licenses.cod]\ncost = +5 # a remark with [brackets]",
        "[boats]\n[licenses]\ncod.cost = 5",
    ],
)
def test_all_ways_to_say_it_are_one(text: str) -> None:
    changes = read(text).changes
    assert changes == {"licenses": {"cod": {"cost": 5}}}


def test_every_mistake_is_told_with_its_line() -> None:
    text = """# 1
[licenses.swordfish]
cost = 6
vpp = 2
[licenses.cod
cost = 300
[boats]
cod = { vp = 100, coins = "x" }
[levels]
cod_draw = [1,
    2, 3]
oyster_room = [1, 2,
[bay.crewman]
tug = 9
tug = 3
[dokc.tug]
price = 3
[licenses.king_crab]
count = 4
[licenses.swordfish]
vp = 3
[[licenses.oyster]]
cost = 4
[table]
dfo_catch.x = 3
boat_room = true
[bay.trophy]
shown = 4
[licenses.pub]
class = "standard"
"""
    assert mistakes(text) == [
        (4, "licenses.swordfish.vpp", "no_such_value"),
        (5, "[licenses.cod", "unreadable"),
        (8, "boats.cod.vp", "number_wanted"),
        (8, "boats.cod.coins", "number_wanted"),
        (10, "levels.cod_draw", "list_wanted"),
        (12, "oyster_room = [1, 2,", "unreadable"),
        (14, "bay.crewman.tug", "number_wanted"),
        (15, "bay.crewman.tug", "twice"),
        (16, "dokc", "no_such_value"),
        (19, "licenses.king_crab.count", "threes_wanted"),
        (20, "licenses.swordfish", "twice"),
        (22, "[[licenses.oyster]]", "unreadable"),
        (25, "table.dfo_catch", "number_wanted"),
        (26, "table.boat_room", "number_wanted"),
        (28, "bay.trophy.shown", "no_such_value"),
        (30, "licenses.pub.class", "no_such_value"),
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("boats.cod = 3", (1, "boats.cod", "table_wanted")),
        ("\nboats = 3", (2, "boats", "table_wanted")),
        ("[boats.cod]\nvp = 1\n[boats]\ncod = 2", (4, "boats.cod", "twice")),
        ("[boats.cod]\nvp = 1\n[boats]\ncod.vp = 2", (4, "boats.cod.vp", "twice")),
        ("boats.cod = 1\n[boats.cod]\nvp = 1", (2, "boats.cod", "twice")),
        ("boats.cod.vp = 1\n[boats.cod]\ncoins = 2", (2, "[boats.cod]", "unreadable")),
        ("[licenses]\n\n\ncod.cost = -1", (4, "licenses.cod.cost", "number_wanted")),
        ("[licenses.marina]\ncount = 4", (2, "licenses.marina.count", "number_wanted")),
        ("nonsense", (1, "nonsense", "unreadable")),
        ("= 3", (1, "= 3", "unreadable")),
        ("[boats.cod]\nvp = 1 coins = 2", (2, "vp = 1 coins = 2", "unreadable")),
        ('x = """\nno end', (1, 'x = """', "unreadable")),
    ],
)
def test_one_mistake(text: str, found: tuple[int, str, str]) -> None:
    assert found in mistakes(text)


def test_a_number_may_be_as_large_as_there_is_room_for() -> None:
    assert read("[table]\ncrates_epic = 999").values[0].crates_epic == 999
    assert mistakes("[table]\ncrates_epic = 1000") == [(2, "table.crates_epic", "number_wanted")]
    assert mistakes("[boats.cod]\nvp = 100") == [(2, "boats.cod.vp", "number_wanted")]


def test_a_file_is_no_book() -> None:
    assert mistakes("#" * (LONGEST + 1)) == [(None, "cards", "too_long")]
    assert mistakes("\n" * 1001) == [(None, "cards", "too_long")]
    printed = resources.files("ridback.cards").joinpath("cards.toml").read_text("utf-8")
    assert len(printed) < LONGEST / 2


def test_every_mistake_has_its_sentence() -> None:
    text = "[licenses.cod]\nprice = 3\nq = 1\ncost = 1.5\n[boats]\ncod = 3\nx\n[levels]\ncod_draw = 3\n"
    text += "[licenses.king_crab]\ncount = 2\n[boats]"
    told: dict[str, str] = {}
    for source in (text, "#" * (LONGEST + 1)):
        with pytest.raises(CardsError) as error:
            read(source)
        told |= {mistake.code: setup_words.mistake(words(), mistake) for mistake in error.value.mistakes}
    assert sorted(told) == [
        "list_wanted",
        "no_such_value",
        "number_wanted",
        "table_wanted",
        "threes_wanted",
        "too_long",
        "twice",
        "unreadable",
    ]
    for sentence in told.values():
        assert sentence.endswith((".", ")."))
        assert not set("{}$") & set(sentence)
    assert told["number_wanted"] == "Line 4: licenses.cod.cost must be a whole number from 0 to 99."
    assert "in line 5" in told["twice"]


def test_more_than_anybody_can_mean_is_not_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of these took seconds."""
    deep = "a" + ".a" * 9000
    for text in (f"{deep} = 1", f"[{deep}]"):
        with pytest.raises(CardsError) as error:
            read(text)
        assert {mistake.code for mistake in error.value.mistakes} <= {"no_such_value", "unreadable"}
        assert all(len(mistake.key) < 100 for mistake in error.value.mistakes)
    for many in ({f"k{n}": 1 for n in range(1001)}, {"licenses": {"cod": {f"k{n}": 1 for n in range(1000)}}}):
        with pytest.raises(CardsError) as error:
            of_table(many)
        assert [mistake.code for mistake in error.value.mistakes] == ["too_long"]
    parsed, loads = [0], tomllib.loads

    def counted(text: str) -> dict[str, Any]:
        parsed[0] += 1
        return loads(text)

    monkeypatch.setattr(tomllib, "loads", counted)
    with pytest.raises(CardsError):
        read("x = [1,\n" * 900)
    assert parsed[0] < 3 * 900, "what more lines do not complete is not tried with more"


def test_mistakes_in_a_list_say_which_item() -> None:
    text = "[levels]\nlobster_draw_1 = [[1, 1], [4]]\nlobster_draw_2 = [[1, 1], [3, 2], [7, 100]]\n"
    with pytest.raises(CardsError) as error:
        read(text + "cod_draw = [[1], 2, -3, 4]\ntuna_draw = [1]\n")
    assert [setup_words.mistake(words(), mistake) for mistake in error.value.mistakes] == [
        "Line 2: levels.lobster_draw_1: item 2 must be a list like [4, 2].",
        "Line 3: levels.lobster_draw_2: item 3.2 must be a whole number from 0 to 99.",
        "Line 4: levels.cod_draw: item 1 must be a whole number from 0 to 99.",
        "Line 4: levels.cod_draw: item 3 must be a whole number from 0 to 99.",
        "Line 5: levels.tuna_draw must be a list like [2, 3, 3, 4].",
    ]


def test_what_is_printed_is_no_change() -> None:
    """Given as it is printed a value is not changed, and neither is a group with nothing in it."""
    cards = read("[licenses.cod]\ncost = 4\nvp = 5\n[licenses.tuna]\ncost = 5\n[boats]\n[levels]\nlobster_draw_1 = [[1, 1], [4, 2]]\n")
    assert cards.changes == {"licenses": {"cod": {"vp": 5}}}
    told = cards.told()
    assert told["licenses"]["cod"]["changed"] == ["vp"]
    assert not any("changed" in table for table in (told["licenses"]["tuna"], told["boats"], told["levels"]))


def test_the_printed_values_can_all_be_given_again() -> None:
    """The file in the package, without what says where values come from, changes nothing; each value in it is found in its own line."""
    text = resources.files("ridback.cards").joinpath("cards.toml").read_text("utf-8")
    lines = text.split("\n")
    with pytest.raises(CardsError) as error:
        read(text)
    assert {mistake.code for mistake in error.value.mistakes} == {"no_such_value"}
    for mistake in error.value.mistakes:
        assert mistake.line
        assert lines[mistake.line - 1].split(" =")[0] == mistake.key.rpartition(".")[2]
        assert mistake.key.rpartition(".")[2] in ABOUT or mistake.key in FIXED
        lines[mistake.line - 1] = ""
    assert read("\n".join(lines)).printed == default_cards().printed
    assert read("\n".join(lines)).changes == {}


def leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    found: list[tuple[tuple[str, ...], Any]] = []
    for key, value in table.items():
        if key not in ABOUT and ".".join((*path, key)) not in FIXED:
            found += leaves(value, (*path, key)) if isinstance(value, dict) else [((*path, key), value)]
    return found


def other(value: Any) -> Any:
    """Another value of the same kind."""
    return [other(item) for item in value] if isinstance(value, list) else value - 3 if value > 2 else abs(value - 1)


@pytest.mark.parametrize("dotted", [False, True])
def test_what_is_read_is_what_toml_means(dotted: bool) -> None:
    """Random files of right values: the same as the parser of the standard library makes of the whole."""
    printed = leaves(default_cards().printed)
    for seed in range(30):
        chance = random.Random(seed)
        groups: dict[tuple[str, ...], list[str]] = {}
        for path, value in chance.sample(printed, 12):
            told = str(other(value)).replace("], [", "],\n  [ # a row\n") if chance.random() < 0.5 else f"{other(value)} # a remark"
            groups.setdefault(path[:-1], []).append(f"{'.'.join(path) if dotted else path[-1]} = {told}")
        text = "\n".join("\n".join([*([] if dotted else [f"[{'.'.join(group)}]"]), *lines]) for group, lines in groups.items())
        assert read(text).changes == tomllib.loads(text)


def test_a_file_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[boats.cod]\nvp = 7\n")
    assert load(path).changes == {"boats": {"cod": {"vp": 7}}}
    with pytest.raises(OSError, match="nothing"):
        load(tmp_path / "nothing.toml")
