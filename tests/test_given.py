"""Hidden orders given at set-up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from ridback.errors import SetupError
from ridback.game import Game
from ridback.given import Given
from tests.rules.positions import BASE, cards, deck, hand, heard, license_deck, play, row


def others(*held: Sequence[str]) -> list[str]:
    """The boat cards that are in no hand, in a fixed order."""
    counts = {"shrimp": 20, "cod": 12, "lobster": 20, "tuna": 12, "processing": 20, "king_crab": 12}
    for cards_held in held:
        for card in cards_held:
            counts[card] -= 1
    return [card for card, n in counts.items() for _ in range(n)]


def test_lists_are_top_first() -> None:
    hands = [["tuna", "tuna"], ["cod"]]
    boats = others(*hands)[::-1]
    game = Game.new(seats=2, given=Given(start=1, boats=boats, hands=hands))
    assert deck(game) == boats
    assert [hand(game, seat) for seat in range(2)] == [cards("tuna tuna"), cards("cod")]
    assert list(game.decisions) == [1]
    while not heard(game, "drew"):
        play(game, "pass")
    assert [event["card"] for event in heard(game, "drew")] == boats[:4]


def test_licenses_in_an_order_of_ones_own() -> None:
    standard = [id for id in BASE[:5] for _ in range(4)]
    premium = ["pub", "pub", "pub", "king_crab_captains", "king_crab_crates", "king_crab_licenses"]
    given = Given(row=standard[:4], licenses=[*standard[4:], *premium], removed=[])
    game = Game.new(seats=4, given=given)
    assert row(game) == ["shrimp"] * 4
    assert license_deck(game) == [*standard[4:], *premium]
    assert Game.from_json(game.to_json()).state.tobytes() == game.state.tobytes()


def test_hire_crewman_licenses_lie_on_their_piles() -> None:
    """Anywhere else they are refused (CR1), and so are they, and premium ones, in the first row (ST3)."""
    dealt = Game.new(seats=4, seed=5, crewman=True)
    standing = license_deck(dealt)
    places = [i for i, id in enumerate(standing) if id == "hire_crewman"]
    assert len(places) == 3
    again = Game.new(seats=4, crewman=True, given=Given(row=row(dealt), licenses=standing, removed=[]))
    assert license_deck(again) == standing
    premium = standing.index("pub")
    swaps = [(places[0], places[0] + 1), (places[1], places[1] - 1), (places[2], len(standing) - 1), (places[0], 0)]
    for i, j in swaps:
        other = list(standing)
        other[i], other[j] = other[j], other[i]
        with pytest.raises(SetupError, match="given_licenses"):
            Game.new(seats=4, crewman=True, given=Given(row=row(dealt), licenses=other, removed=[]))
    for place in (places[0], premium):
        other, turned = list(standing), row(dealt)
        other[place], turned[0] = turned[0], other[place]
        with pytest.raises(SetupError, match="given_licenses"):
            Game.new(seats=4, crewman=True, given=Given(row=turned, licenses=other, removed=[]))


def test_what_is_not_given_comes_from_the_seed() -> None:
    plain, given = Game.new(seats=3, seed=8), Game.new(seats=3, seed=8, given=Given(start=2))
    assert given.state.open.start == 2
    assert (deck(given), license_deck(given), row(given)) == (deck(plain), license_deck(plain), row(plain))
    assert Game.new(seats=3, seed=8, given=Given()).state.tobytes() == plain.state.tobytes()


def test_a_hand_that_was_not_dealt_as_usual_is_known_to_its_owner_alone() -> None:
    usual = [list(BASE), list(BASE)]
    game = Game.new(seats=2, given=Given(boats=others(*usual), hands=usual))
    assert [int(game.state.open.at[seat].sure.sum()) for seat in range(2)] == [6, 6]
    hands = [[*BASE[:5], "cod"], list(BASE)]
    game = Game.new(seats=2, given=Given(boats=others(*hands), hands=hands))
    assert [int(game.state.open.at[seat].sure.sum()) for seat in range(2)] == [0, 6]


@pytest.mark.parametrize(
    ("given", "code", "details"),
    [
        (Given(start=2), "given_start", {"start": "2"}),
        (Given(start=-1), "given_start", {"start": "-1"}),
        (Given(boats=others()), "given_together", {"fields": ["boats", "hands"]}),
        (Given(row=["cod", "cod"]), "given_together", {"fields": ["licenses", "row", "removed"]}),
        (Given(boats=["perch", "eel"], hands=[[], []]), "given_unknown_card", {"cards": ["eel", "perch"]}),
        (Given(boats=others(), hands=[["cod"], []]), "given_cards", {"field": "boats"}),
        (Given(licenses=[], row=["cod", "cod"], removed=[]), "given_cards", {"field": "licenses"}),
        (Given(reshuffles=[[]] * 25), "given_reshuffles", {"most": 24}),
    ],
)
def test_what_does_not_fit_is_refused(given: Given, code: str, details: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(seats=2, given=given)
    assert (refused.value.code, refused.value.details) == (code, details)


def test_to_json_has_what_is_fixed_and_comes_back() -> None:
    given = Given(start=1, reshuffles=[["cod"], ["tuna", "tuna"]])
    assert given.to_json() == {"start": 1, "reshuffles": [["cod"], ["tuna", "tuna"]]}
    assert Given.from_json(given.to_json()) == given
    assert Given.from_json({}) == Given()
    with pytest.raises(SetupError, match="given_unreadable"):
        Given.from_json({"boats": "cod"})
