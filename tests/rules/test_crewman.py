"""CR: crewmen, by the licenses of the row; TR, CM: trophies and meeples."""

from __future__ import annotations

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, fleet, hand, heard, legal, license_deck, play, position

LINE_UP = ("shrimp", "cod", "lobster", "oyster", "char", "dfo", "marina")


def bought(crew: str, *others: Seat, held: str = "tuna tuna", licenses: str = "", **rest: object) -> Game:
    """Seat 0 has bought a Cod license with a crewman by it."""
    others = others or (Seat(),)
    game = position(Seat(held, licenses), *others, row="cod shrimp", crew=f"{crew} -", crewman=True, **rest)  # type: ignore[arg-type]
    play(game, "lot cod bid 4", *["pass"] * len(others), "pay tuna tuna")
    return game


def test_CR1_one_hire_crewman_license_on_each_of_three_piles() -> None:
    for seed in range(8):
        game = Game.new(seats=4, crewman=True, seed=seed)
        cards = license_deck(game)
        below = cards[4:]  # four set-aside licenses are left, four lie in the row
        at = [i for i, id in enumerate(below) if id == "hire_crewman"]
        assert len(at) == 3
        assert at[0] == 0, "on top of the first pile"
        sizes = [at[1] - at[0] - 1, at[2] - at[1] - 1, len(below) - at[2] - 1]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[2] <= 1
        assert sum(sizes) == 18


def test_CR2_it_leaves_the_game_and_crewmen_come_left_to_right() -> None:
    game = position(
        Seat("tuna tuna"), Seat(), row="cod shrimp", crew="- bosun", licenses="hire_crewman hire_crewman tuna cod", crewman=True
    )
    play(game, "lot cod bid 4", "pass", "pay tuna tuna", "pass")
    assert [(event["slot"]) for event in heard(game, "crew_placed")] == [1], "none doubled, and two cards count once"
    assert game.state.open.crew_deck == 11
    assert int(game.state.open.swept[13]) == 2
    assert game.view(1).to_json()["row_crew"][0] == "bosun"


def test_CR3_those_of_a_swept_row_leave_too() -> None:
    game = position(Seat(), Seat(), row="cod shrimp", crew="bosun tug", licenses="tuna cod", crewman=True)
    play(game, "pass", "pass")
    assert game.view(0).to_json()["row_crew"] == [None, None]
    assert int(game.state.open.crew_gone.sum()) == 2


@pytest.mark.parametrize("kind", ["artisan", "tug"])
def test_CR4_a_dock_card_enters_play(kind: str) -> None:
    game = bought(kind)
    assert [boat.type for boat in fleet(game, 0)] == [kind]
    assert game.state.open.docks.sum() == 0


def test_CR5_CR7_on_an_own_license_the_new_one_included() -> None:
    for kind in ("bosun", "assistant"):
        game = bought(kind, licenses="tuna pub")
        assert legal(game) == ["assign cod", "assign tuna", "assign pub"]
        play(game, "assign cod")
        assert heard(game, "assigned") == [{"kind": "assigned", "seat": 0, "crew": kind, "license": "cod"}]


def test_CR7_the_license_counts_one_level_higher_but_not_for_points() -> None:
    me = Seat("cod", "tuna", assistants="tuna")
    game = position(me, Seat("", "processing"), phase="draw")
    assert sum(event["want"] for event in heard(game, "draw") if event["seat"] == 0) == 3, "Tuna level 2"
    assert game.scores()[0]["licenses"] == 3
    assert game.view(1).to_json()["seats"][0]["levels"] == {"tuna": 2}


def test_CR6_others_catch_nothing_and_get_no_crates_for_a_dfo_boat() -> None:
    boats = [Boat("cod", "cod"), Boat("oyster", "cod"), Boat("shrimp", "cod", 4, tucked="cod", tucked_crates=1)]
    game = position(Seat("", "", boats[:1]), Seat("", "oyster", boats), phase="fish", line_up=LINE_UP, supply=9, storm=1)
    assert [boat.crates for boat in fleet(game, 0)] == [1]
    assert [boat.crates for boat in fleet(game, 1)] == [0, 0, 4]
    assert int(game.state.open.at[1].boats[2].tucked_crates) == 1
    assert game.state.open.supply == 8
    game = position(
        Seat("dfo tuna cod", "dfo cod"), Seat("", "", [Boat("cod", "cod", 2)]), phase="launch", line_up=("tuna", *LINE_UP[1:]), storm=2
    )
    play(game, "launch dfo paying tuna")
    assert [boat.crates for boat in fleet(game, 0)] == [0]
    assert [boat.crates for boat in fleet(game, 1)] == [2]


def test_CR8_four_crates_are_money_or_points() -> None:
    game = bought("crates", supply=30)
    assert (game.state.open.at[0].crew_crates, game.state.open.supply) == (4, 26)
    assert game.scores()[0]["crewman"] == 4
    assert game.view(0).parts()["crewman_crate"] == 4


def test_CR9_two_launches_beyond_the_others() -> None:
    me = Seat("shrimp " * 8, "shrimp", uses=2)
    game = position(me, Seat(), phase="launch")
    for left in (2, 1, 0):
        play(game, "launch shrimp")
        assert int(game.state.open.at[0].uses) == left, "LA1's launch first"
    assert len(fleet(game, 0)) == 3
    assert "launch" not in game.decisions.values(), "both in one round, and no more"


def test_CR10_draw_three_and_discard_one_of_the_hand() -> None:
    game = bought("deckhand", held="tuna tuna cod", boats="shrimp " * 12)
    assert game.decisions == {0: "discard"}
    assert legal(game) == ["discard shrimp", "discard cod"]
    play(game, "discard cod")
    assert hand(game, 0) == {"shrimp": 3}


def trophies(game_of: Seat, *others: Seat, kinds: tuple[int, int, int], phase: str = "fish", **rest: object) -> list[int | None]:
    """Who has the three trophies after the phase."""
    game = position(game_of, *others, phase=phase, trophies_up=kinds, trophies=True, **rest)  # type: ignore[arg-type]
    return [one["seat"] for one in game.view(0).to_json()["trophies"]]


def test_TR1_the_first_four_go_to_who_is_first() -> None:
    four = [Boat("cod", "shrimp") for _ in range(4)]
    kinds = [Boat("cod", "shrimp"), Boat("shrimp", "cod"), Boat("lobster", "cod"), Boat("tuna", "cod"), Boat("artisan")]
    assert trophies(Seat("", "", four), Seat("", "", kinds), kinds=(1, 2, 3)) == [0, 1, None]
    assert trophies(Seat("", "", four), Seat("", "", four), kinds=(1, 2, 3), start=1) == [1, None, None], "ties in turn order"
    boats = [Boat("artisan"), Boat("artisan"), Boat("artisan"), Boat("artisan")]
    assert trophies(Seat("", "", boats), Seat(), kinds=(1, 2, 3)) == [None] * 3, "dock cards have no type"


def test_TR1_most_boats_at_the_end_and_a_tie_is_nobodys() -> None:
    boats = [Boat("cod"), Boat("artisan"), Boat("tug")]
    assert trophies(Seat("", "", boats), Seat("", "cod", [Boat("cod")]), kinds=(5, 6, 3), supply=0) == [0, 1, None]
    assert trophies(Seat("", "", boats), Seat("", "", [Boat("cod"), Boat("cod")]), kinds=(5, 6, 3), supply=0) == [None] * 3


def test_CM1_the_first_full_boat_of_each_type() -> None:
    boats = [Boat("cod", "cod", 3), Boat("cod", "cod", 3), Boat("king_crab", "cod", 3), Boat("artisan")]
    game = position(
        Seat("", "", boats), Seat("", "", [Boat("cod", "cod", 3), Boat("shrimp", "cod", 3)]), phase="fish", start=1, meeples=True
    )
    assert [int(seat.meeples) for seat in game.state.open.at[:2]] == [0, 2]
    assert game.view(0).to_json()["meeple_of"] == {"cod": 1, "shrimp": 1}
    assert game.state.open.meeples == 3
    assert game.scores()[1]["meeples"] == 8
