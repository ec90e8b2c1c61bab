"""RD2: drawing from the boat deck, reshuffling, and running out; and chance itself."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ridback.cards import BOATS
from ridback.errors import SetupError
from ridback.game import Game
from ridback.given import Given
from ridback.rules import codes
from ridback.rules.record import FORCED
from tests.rules.positions import Seat, cards, deck, discard_pile, hand, heard, legal, play, position


def test_RD2_a_draw_takes_the_top_cards_in_order() -> None:
    game = position(Seat("", "tuna"), Seat("", "tuna tuna tuna"), phase="draw", boats="cod shrimp tuna lobster processing king_crab")
    assert [(event["seat"], event["card"]) for event in heard(game, "drew")] == [
        *[(0, "cod"), (0, "shrimp")],
        *[(1, "tuna"), (1, "lobster"), (1, "processing")],
    ]
    assert deck(game) == ["king_crab"]
    assert hand(game, 0) == cards("cod shrimp")


def test_RD2_only_when_a_card_is_lacking_the_discard_pile_is_shuffled() -> None:
    game = position(Seat("", "tuna"), Seat("", "tuna"), phase="draw", boats="cod", discard="tuna tuna tuna")
    assert heard(game, "drew", "reshuffled", "draw") == [
        {"kind": "drew", "seat": 0, "card": "cod"},
        {"kind": "reshuffled", "count": 3},
        {"kind": "drew", "seat": 0, "card": "tuna"},
        {"kind": "draw", "seat": 0, "why": "tuna", "want": 2, "got": 2},
        {"kind": "drew", "seat": 1, "card": "tuna"},
        {"kind": "drew", "seat": 1, "card": "tuna"},
        {"kind": "draw", "seat": 1, "why": "tuna", "want": 2, "got": 2},
    ]
    assert (deck(game), discard_pile(game)) == ([], {})


def test_RD2_a_deck_of_exactly_none_waits_for_the_next_draw() -> None:
    game = position(Seat("", "tuna"), Seat("", "tuna"), phase="draw", boats="cod cod cod cod", discard="tuna tuna")
    assert heard(game, "reshuffled") == []
    assert (deck(game), discard_pile(game)) == ([], cards("tuna tuna"))


def test_RD2_face_down_discards_are_shuffled_in_and_then_nobody_knows_them() -> None:
    seats = (Seat("", "tuna", discarded="lobster cod"), Seat("", "tuna", discarded="shrimp"))
    game = position(*seats, phase="draw", boats="", discard="tuna")
    assert heard(game, "reshuffled") == [{"kind": "reshuffled", "count": 4}]
    drawn = [event["card"] for event in heard(game, "drew")]
    assert sorted(drawn) == ["cod", "lobster", "shrimp", "tuna"]
    assert discard_pile(game) == {}
    assert [int(game.state.open.at[seat].discarded) for seat in range(2)] == [0, 0]
    assert not game.state.own["discarded"].any()


def test_RD2_when_both_run_out_a_seat_gets_fewer_cards() -> None:
    game = position(Seat("", "tuna tuna tuna"), Seat("", "tuna"), phase="draw", boats="cod", discard="tuna")
    assert [(event["want"], event["got"]) for event in heard(game, "draw")] == [(3, 2), (2, 0)]
    assert [hand(game, seat) for seat in range(2)] == [cards("cod tuna"), {}]


def test_RD2_cards_not_drawn_are_not_made_up_for() -> None:
    game = position(Seat("cod cod", "tuna"), Seat("shrimp tuna"), phase="draw", boats="", row="shrimp cod", gone_fishin=True)
    assert [event["got"] for event in heard(game, "draw")] == [0, 0]
    # a payment fills the pile; the next draw takes its own number of cards and no more
    play(game, "lot shrimp bid 4", "pass", "pay shrimp tuna", "pass")
    while game.state.open.round_no == 2:
        play(game, "pass" if "pass" in legal(game) else legal(game)[0])
    assert [(event["seat"], event["want"], event["got"]) for event in heard(game, "draw")[2:]] == [(1, 2, 2), (0, 2, 0)]


def test_RD2_reshuffles_differ() -> None:
    """From game to game, and within a game."""
    orders = set()
    for seed in range(40):
        game = position(
            Seat("", "tuna"),
            Seat("", "tuna"),
            phase="draw",
            boats="",
            discard="cod shrimp tuna lobster processing king_crab " * 2,
            seed=seed,
        )
        orders.add(tuple(event["card"] for event in heard(game, "drew")) + tuple(deck(game)))
    assert len(orders) == 40
    game = position(Seat("", "tuna"), Seat("", "tuna"), phase="draw", boats="", discard="cod shrimp tuna lobster processing king_crab " * 2)
    first = [event["card"] for event in heard(game, "drew")] + deck(game)
    o = game.state.open
    for seat in range(2):
        o.discard += game.state.own[seat].hand
        game.state.own[seat].hand[:] = o.at[seat].hand = 0
        o.at[seat].ask = 0
    o.discard += np.bincount(game.state.hidden.deck[: o.deck], minlength=codes.TYPES)
    o.discard_pile, o.deck, o.asked, o.phase = 12, 0, 0, codes.DRAWING
    since = game.ply
    game._log.clear()
    game._events.clear()
    game.replay(())
    again = [event["card"] for event in heard(game, "drew", since=since)] + deck(game)
    assert sorted(again) == sorted(first)
    assert again != first


def test_RD2_a_reshuffle_is_fair() -> None:
    """Every card is as likely to come first."""
    n, counts = 600, dict.fromkeys(BOATS[:6], 0)
    for seed in range(n):
        game = position(Seat("", "tuna"), Seat(), phase="draw", boats="", discard=" ".join(BOATS[:6]), seed=seed)
        counts[heard(game, "drew")[0]["card"]] += 1
    assert all(abs(count - n / 6) < 6 * (n * 5 / 36) ** 0.5 for count in counts.values()), counts


def reshuffled(seed: int = 5) -> Game:
    """A game of random moves, up to the move that has the discard pile shuffled for the first time."""
    game, random = Game.new(seats=4, seed=seed), Random(seed)
    while not game.state.open.reshuffles:
        game.play(random.choice(game.legal()))
    return game


def test_RD2_given_reshuffles_come_in_turn_and_those_behind_them_are_random() -> None:
    game = reshuffled()
    order = drawn_after_reshuffle(game) + deck(game)
    for given in (sorted(order), sorted(order, reverse=True)):
        forced = Game.new(seats=4, seed=5, given=Given(reshuffles=[given]))
        for seat, number in game.moves:
            forced.play(number, seat)
        assert drawn_after_reshuffle(forced) + deck(forced) == given != order


def drawn_after_reshuffle(game: Game) -> list[str]:
    """The cards drawn since the last reshuffle."""
    events = heard(game, "drew", "reshuffled")
    last = max(i for i, event in enumerate(events) if event["kind"] == "reshuffled")
    return [event["card"] for event in events[last + 1 :]]


def test_RD2_a_given_reshuffle_must_have_the_cards_of_the_pile() -> None:
    game = reshuffled()
    pile = sorted(drawn_after_reshuffle(game) + deck(game))
    for wrong in (pile[:-1], [*pile, "cod"], ["cod" if id == "king_crab" else id for id in pile]):
        forced = Game.new(seats=4, seed=5, given=Given(reshuffles=[wrong]))
        for seat, number in game.moves[:-1]:
            forced.play(number, seat)
        before = forced.state.tobytes(), list(forced.moves), list(forced.events)
        with pytest.raises(SetupError) as refused:
            forced.play(game.moves[-1][1], game.moves[-1][0])
        assert (refused.value.code, refused.value.details) == ("given_reshuffles", {"most": FORCED, "number": 0})
        assert (forced.state.tobytes(), forced.moves, forced.events) == before
