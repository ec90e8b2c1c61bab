"""What chapter ST allows, and what is said where it does not."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from ridback import presets, setup_words
from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD, Cards
from ridback.errors import SetupError
from ridback.game import Game
from ridback.setups import CAPTAINS, CAPTAINS_AT, EPIC_AT, SIZES, Setup, docks_at, random_line_up
from ridback.words import words
from tests.some_setups import some_setup

EVERYTHING = (*STANDARD, *PREMIUM)


def fitting(seats: int) -> tuple[str, ...]:
    """A line-up of the right size for that many seats."""
    return random_line_up(seats, 1)


def captains(seats: int) -> tuple[str, ...]:
    """As many Captains as there must be at least."""
    return tuple(CAPTAINS)[: CAPTAINS_AT.get(seats, (0,))[0]]


def wrong(**choices: Any) -> list[tuple[str, dict[str, Any]]]:
    """All that does not fit of these choices."""
    with pytest.raises(SetupError) as refused:
        Setup(**choices)
    return [(one.code, one.details) for one in (refused.value, *refused.value.also)]


def fits(**choices: Any) -> bool:
    try:
        Setup(**choices)
    except SetupError:
        return False
    return True


@pytest.mark.parametrize("seats", range(1, 7))
def test_st1_st8_a_line_up_has_its_size(seats: int) -> None:
    """Of all numbers of standard and premium types just those of the rules fit."""
    allowed = {1: {(5, 2)}, 2: {(5, 2)}, 3: {(5, 2)}, 4: {(5, 2)}, 5: {(6, 3), (7, 2)}, 6: {(7, 4)}}[seats]
    found = {
        (standard, premium)
        for standard, premium in product(range(len(STANDARD) + 1), range(len(PREMIUM) + 1))
        if fits(seats=seats, line_up=STANDARD[:standard] + PREMIUM[:premium], captains=captains(seats))
    }
    assert found == allowed
    assert wrong(seats=seats, line_up=(), captains=captains(seats)) == [
        ("line_up", {"seats": seats, "standard": 0, "premium": 0, "wanted": [{"standard": s, "premium": p} for s, p in SIZES[seats]]})
    ]


@pytest.mark.parametrize("seats", range(1, 7))
def test_st7_st9_dock_cards_by_seats(seats: int) -> None:
    """None, or two with up to four seats, three with more; any number in an Epic game."""
    numbers = [n for n in range(7) if fits(seats=seats, line_up=fitting(seats), captains=captains(seats), docks=DOCK[:n])]
    assert numbers == ([0, 3] if seats > 4 else [0, 2]) == list(docks_at(seats))
    if seats in EPIC_AT:
        assert all(fits(seats=seats, line_up=EVERYTHING, epic=True, docks=DOCK[:n]) for n in range(7))


@pytest.mark.parametrize("seats", range(1, 7))
def test_co1_captains_by_seats(seats: int) -> None:
    """Both alone; one or none with two; none with more. Which one it is with two is free."""
    found = {who for n in range(3) for who in [(), *(tuple(CAPTAINS)[:n] for n in (1, 2)), ("kirkman",)] if n == len(who)}
    allowed = {who for who in found if fits(seats=seats, line_up=fitting(seats), captains=who)}
    assert allowed == {1: {("tc", "kirkman")}, 2: {(), ("tc",), ("kirkman",)}}.get(seats, {()})


@pytest.mark.parametrize("seats", range(1, 7))
def test_st9_epic_by_seats(seats: int) -> None:
    assert fits(seats=seats, line_up=EVERYTHING, epic=True, captains=captains(seats)) == (seats >= 3) == (seats in EPIC_AT)
    if seats >= 3:
        assert fits(seats=seats, line_up=tuple(id for id in EVERYTHING if id != "salmon"), epic=True)
        rest = tuple(id for id in EVERYTHING if id not in ("salmon", "cod", "pub"))
        assert wrong(seats=seats, line_up=rest, epic=True) == [("epic_line_up", {"missing": ["cod", "pub"]})]


def test_st7_modules_are_independent() -> None:
    """Every combination of them fits."""
    for chosen in product((False, True), repeat=4):
        modules = dict(zip(("gone_fishin", "crewman", "trophies", "meeples"), chosen, strict=True))
        assert fits(seats=3, **modules)
        assert fits(seats=1, captains=tuple(CAPTAINS), docks=DOCK[:2], **modules)


def test_all_that_is_wrong_is_said() -> None:
    found = wrong(seats=5, line_up=("cod", "cod", "perch"), docks=("tug", "raft"), captains=("tc", "ahab"), crewman=3, epic=False)
    assert [code for code, _ in found] == [
        "yes_or_no",
        "no_such_captain",
        "captains",
        "no_such_license",
        "chosen_twice",
        "line_up",
        "no_such_dock_card",
        "docks",
    ]
    assert dict(found)["line_up"]["standard"] == 1, "what is chosen twice counts once, what there is none of not at all"
    assert [code for code, _ in wrong(seats=2, line_up=LINE_UPS["base"], epic=True, docks=("raft",))] == [
        "epic_seats",
        "epic_line_up",
        "no_such_dock_card",
    ]


@pytest.mark.parametrize("seats", [0, 7, -1, "3", None, True, 2.0])
def test_numbers_of_seats_that_are_none(seats: Any) -> None:
    assert wrong(seats=seats) == [("seats", {"seats": str(seats)})]


@pytest.mark.parametrize(
    "choices",
    [{"docks": 5}, {"docks": "tug"}, {"captains": None}, {"line_up": [["cod"]]}, {"line_up": 7}, {"cards": {}}, {"cards": None}],
    ids=str,
)
def test_what_is_no_list_of_ids_is_unreadable(choices: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        Setup(3, **choices)
    assert refused.value.code == "unreadable"


def test_changed_counts_that_make_no_game_are_all_said() -> None:
    cards = Cards({"boats": {"cod": {"count": 1}}, "licenses": {"cod": {"count": 60}, "pub": {"count": 0}, "king_crab": {"count": 0}}})
    assert [code for code, _ in wrong(seats=4, cards=cards)] == ["too_few_boats", "too_many_licenses"]
    assert [code for code, _ in wrong(seats=3, cards=cards)] == ["too_few_boats", "too_few_licenses", "too_many_licenses"]
    assert [code for code, _ in wrong(seats=4, cards=cards, docks=("tug",), captains=("tc",))] == [
        "captains",
        "docks",
        "too_few_boats",
        "too_many_licenses",
    ], "beside all else that is wrong, as far as it can be said"
    assert [code for code, _ in wrong(seats=3, cards=cards, line_up=("cod", "pub"))] == ["line_up", "too_few_boats", "too_many_licenses"]
    crowd = Cards({"bay": {"crewman": {"bosun": 9}}})
    assert wrong(seats=3, cards=crowd, crewman=True) == [("too_many_crewmen", {"most": 16})]


def test_an_unknown_line_up_is_not_all_that_is_said() -> None:
    def codes(**choices: Any) -> list[str]:
        with pytest.raises(SetupError) as refused:
            Setup.from_json({"seats": 3, "line_up": "best", **choices})
        return [one.code for one in (refused.value, *refused.value.also)]

    assert codes() == codes(epic=True) == ["no_such_line_up"]
    assert codes(docks=["tug"], captains=["tc"]) == ["no_such_line_up", "captains", "docks"]
    assert codes(seats=9) == ["no_such_line_up", "seats"]


def test_what_is_misspelled_is_one_mistake() -> None:
    """The number of types is not complained about where it would be right if the unknown ones were some."""
    base = LINE_UPS["base"]
    near = {"ids": ["lobstr"], "near": ["lobster"]}
    assert wrong(seats=3, line_up=("lobstr", *(id for id in base if id != "lobster"))) == [("no_such_license", near)]
    assert [code for code, _ in wrong(seats=3, line_up=("lobstr", *base))] == ["no_such_license", "line_up"]
    assert [code for code, _ in wrong(seats=5, line_up=("qqqq", "zzzz", *base))] == ["no_such_license"]
    epic = ("lobstr", *(id for id in EVERYTHING if id != "lobster"))
    assert wrong(seats=3, line_up=epic, epic=True) == [("no_such_license", near)]
    assert [code for code, _ in wrong(seats=3, line_up=epic[:-1], epic=True)] == ["no_such_license", "epic_line_up"]
    assert wrong(seats=3, docks=("tgu", "inuit"))[0] == ("no_such_dock_card", {"ids": ["tgu"], "near": ["tug"]})
    told = setup_words.told(words(), SetupError("no_such_license", ids=["lobstr", ""], near=["lobster"]))
    assert told == 'There are no licenses called lobstr and ""; perhaps lobster is meant.'


def test_every_error_has_its_sentence() -> None:
    """A sentence with nothing left to fill in, for each code there is."""
    everything = [
        {"seats": 9},
        {"seats": 5, "line_up": ("cod", "cod", "perch"), "docks": ("tug", "raft"), "captains": ("tc", "ahab"), "crewman": 3},
        {"seats": 1},
        {"seats": 2, "captains": ("tc", "kirkman")},
        {"seats": 2, "epic": True},
        {"seats": 2, "line_up": "best"},
        {"seats": 2, "whale": True},
        {"seats": 3, "cards": {"boats": {"cod": {"count": 1}}, "licenses": {id: {"count": 0} for id in ("pub", "king_crab")}}},
        {"seats": 3, "cards": {"licenses": {id: {"count": 0} for id in STANDARD}}},
        {"seats": 3, "cards": {"boats": {"cod": {"count": 99}, "tuna": {"count": 99}}, "licenses": {"cod": {"count": 60}}}},
        {"seats": 3, "cards": {"bay": {"crewman": {"bosun": 90}}}},
    ]
    told: Counter[str] = Counter()
    for choices in everything:
        with pytest.raises(SetupError) as refused:
            Setup.from_json(choices)
        for one in (refused.value, *refused.value.also):
            sentence = setup_words.told(words(), one)
            assert sentence.endswith("."), sentence
            assert not set("{}$") & set(sentence), sentence
            assert "error-" not in sentence
            told[one.code] += 1
    for wish in (lambda: presets.preset("grand"), lambda: presets.preset("epic").choices(2), lambda: presets.fitting(7)):
        with pytest.raises(SetupError) as refused:
            wish()
        assert setup_words.told(words(), refused.value).endswith(".")
    assert len(told) == 18, sorted(told)


def test_things_are_called_by_their_names() -> None:
    told = setup_words.told(words(), SetupError("epic_line_up", missing=["marina", "king_crab", "pub"]))
    assert "Marina, King Crab, and Pub" in told
    sizes = [{"standard": 6, "premium": 3}, {"standard": 7, "premium": 2}]
    told = setup_words.told(words(), SetupError("line_up", seats=5, standard=5, premium=2, wanted=sizes))
    assert "6 standard and 3 premium or 7 standard and 2 premium" in told


@pytest.mark.parametrize("seats", range(1, 7))
def test_random_line_ups_fit_and_are_all_likely(seats: int) -> None:
    """Any line-up of each size, in the order of the cards; the same for the same seed."""
    drawn = [random_line_up(seats, seed) for seed in range(600)]
    assert all(fits(seats=seats, line_up=line_up, captains=captains(seats)) for line_up in drawn)
    assert all(list(line_up) == [id for id in EVERYTHING if id in line_up] for line_up in drawn)
    assert {(sum(id in STANDARD for id in line_up), sum(id in PREMIUM for id in line_up)) for line_up in drawn} == set(SIZES[seats])
    counts = Counter(id for line_up in drawn for id in line_up)
    for ids in (STANDARD, PREMIUM):
        share = [counts[id] for id in ids]
        assert min(share) > 0.8 * max(share)
    assert drawn[5] == random_line_up(seats, 5)


def test_choices_survive_being_written() -> None:
    """As plain data and back, whatever is chosen; and the game that is made of them says the same to everybody."""
    for seed in range(60):
        setup = some_setup(random.Random(seed))
        assert Setup.from_json(setup.to_json()) == setup
        game = Game(setup, seed)
        told = game.view(None).to_json()["setup"]
        assert (told["seats"], set(told["line_up"]), set(told["docks"])) == (setup.seats, set(setup.line_up), set(setup.docks))
        assert set(told["captains"]) == set(setup.captains)
        for module in ("gone_fishin", "crewman", "trophies", "meeples", "epic"):
            assert told[module] == getattr(setup, module)


def test_changed_values_are_part_of_the_saved_choices() -> None:
    changes = {"licenses": {"cod": {"cost": 7}}, "levels": {"oyster_room": [5, 6, 7, 8]}}
    setup = Setup(3, cards=Cards(changes))
    saved = setup.to_json()
    assert saved["cards"] == changes
    assert Setup.from_json(saved).cards.printed == setup.cards.printed
    assert "cards" not in Setup(3).to_json()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ([], "unreadable"),
        (None, "unreadable"),
        ({}, "seats"),
        ({"seats": 3, "line_up": 5}, "unreadable"),
        ({"seats": 3, "docks": "tug"}, "unreadable"),
        ({"seats": 3, "line_up": ["cod"] * 101}, "unreadable"),
        ({"seats": 3, "line_up": "grand"}, "no_such_line_up"),
        ({"seats": 3, "wharf": True}, "unknown_choice"),
    ],
)
def test_choices_that_cannot_be_read(given: Any, code: str) -> None:
    with pytest.raises(SetupError) as refused:
        Setup.from_json(given)
    assert refused.value.code == code
