"""VI: what is open and what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ridback.game import Game
from tests.rules.positions import Boat, Seat, cards, legal, play, position

WATCHERS = (None, 0, 1, 2)


def table() -> Game:
    """Three seats with something of everything."""
    seats = (
        Seat("cod cod tuna shrimp", "shrimp cod", [Boat("cod", "king_crab", 2), Boat("tuna")], store=1, gone_fishin=2, discarded="tuna"),
        Seat("lobster tuna shrimp", "lobster", [Boat("shrimp", "lobster", 4)], store=0, gone_fishin=1, discarded="cod cod"),
        Seat("tuna tuna", "king_crab_crates"),
    )
    return position(*seats, start=1, gone_fishin=True, pile=9, row="cod pub tuna", discard="shrimp shrimp", supply=44)


def seen(game: Game, seat: int | None) -> dict[str, Any]:
    return game.view(seat).to_json()


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_what_is_open_is_the_same_to_all(seat: int | None) -> None:
    game = table()
    play(game, "lot cod bid 5", "2: bid 6")
    told = seen(game, seat)
    assert {key: told[key] for key in ("round", "start", "phase", "supply", "row", "gone_fishin_pile", "over", "payment", "hiring")} == {
        "round": 1,
        "start": 1,
        "phase": "auction",
        "supply": 44,
        "row": ["cod", "pub", "tuna"],
        "gone_fishin_pile": 9,
        "over": False,
        "payment": None,
        "hiring": None,
    }
    assert told["auction"] == {"slot": 0, "license": "cod", "bid": 6, "bidder": 2}
    assert (told["boat_deck"], told["discard_pile"], told["license_deck"]) == (96 - 9 - 3 - 2 - 5, 5, 19)
    assert [one["hand"] for one in told["seats"]] == [4, 3, 2]
    assert [one["licenses"] for one in told["seats"]] == [{"shrimp": 1, "cod": 1}, {"lobster": 1}, {"king_crab_crates": 1}]
    assert [[(boat["type"], boat["captained"], boat["crates"]) for boat in one["boats"]] for one in told["seats"]] == [
        [("cod", True, 2), ("tuna", False, 0)],
        [("shrimp", True, 4)],
        [],
    ]
    assert [(one["store"], one["gone_fishin"], one["bid"]) for one in told["seats"]] == [(1, 2, None), (0, 1, 5), (0, 0, 6)]
    assert [one["asked"] for one in told["seats"]] == ["bid", None, None]


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_only_its_owner_sees_a_hand(seat: int | None) -> None:
    hands = [cards("cod cod tuna shrimp"), cards("lobster tuna shrimp"), cards("tuna tuna")]
    assert seen(table(), seat)["hand"] == (None if seat is None else hands[seat])


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_only_its_owner_knows_a_captain(seat: int | None) -> None:
    captains = [[boat["captain"] for boat in one["boats"]] for one in seen(table(), seat)["seats"]]
    everybody: list[list[str | None]] = [["king_crab", None], ["lobster"], []]
    assert captains == [names if number == seat else [None] * len(names) for number, names in enumerate(everybody)]


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_only_its_owner_sees_what_was_drawn(seat: int | None) -> None:
    game = position(Seat(), Seat(), Seat(), phase="draw", boats="cod tuna shrimp shrimp lobster cod")
    drawn = [cards("cod tuna"), cards("shrimp shrimp"), cards("lobster cod")]
    told = seen(game, seat)
    assert told["drawn"] == (None if seat is None else drawn[seat])
    assert [one["drawn"] for one in told["seats"]] == [2, 2, 2]


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_whatever_is_hidden_a_view_is_the_same(seat: int | None) -> None:
    """Other hands, captains, face-down discards of the same number, the decks, the box, the random generator: none of it is in a view."""
    game, other = table(), table()
    state = other.state
    for number in range(3):
        if number != seat:
            own = state.own[number]
            for pile in ("hand", "discarded"):
                own[pile][:] = own[pile][::-1].copy()
            own["captains"][own["captains"] >= 0] = 1
    state.hidden.deck[: state.open.deck] = state.hidden.deck[: state.open.deck][::-1].copy()
    state.hidden.licenses[: state.open.license_deck] = state.hidden.licenses[: state.open.license_deck][::-1].copy()
    state.hidden.removed[:] = state.hidden.removed[::-1].copy()
    state.hidden.random.a ^= 12345
    assert other.state.tobytes() != game.state.tobytes()
    assert other.view(seat).records.tobytes() == game.view(seat).records.tobytes()
    assert seen(other, seat) == seen(game, seat)


def test_VI1_cards_paid_with_are_open() -> None:
    game = table()
    play(game, "lot cod bid 5", "pass", "pass", "pay lobster tuna")
    for seat in WATCHERS:
        paid = [event["part"] for event in game.events_for(seat) if event["kind"] == "paid"]
        assert paid == ["tuna", "lobster"]


def test_VI1_cards_discarded_otherwise_are_not() -> None:
    game = position(Seat("cod", "tuna tuna"), Seat(), Seat(), phase="draw")
    play(game, "0: discard cod", f"1: {legal(game, 1)[0]}")
    for seat in WATCHERS:
        told = [(event["seat"], event["card"] is not None) for event in game.events_for(seat) if event["kind"] == "discarded"]
        assert told == [(0, seat == 0), (1, seat == 1)]
        view = game.view(seat)
        assert not view.open.discard.any()
        assert view.own.discarded.sum() == (seat is not None and seat < 2)


#: Kinds of event only the seat itself hears of, and the fields only it may read.
PRIVATE_KINDS = {"drew"}
PRIVATE_FIELDS = {("hired", "card"), ("discarded", "card")}


@pytest.mark.parametrize("seed", range(5))
def test_VI1_events_tell_nothing_hidden(seed: int) -> None:
    """Over whole games: what is private is told to its seat alone, and everything else is told to all alike."""
    game, random = Game.new(seats=3, gone_fishin=bool(seed % 2), seed=seed), Random(seed)
    while not game.over:
        mover = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(mover)), mover)
    everything = [event.to_json(everything=True) or {} for event in game.events]
    assert PRIVATE_KINDS | {kind for kind, _ in PRIVATE_FIELDS} <= {event["kind"] for event in everything}
    for seat in WATCHERS:
        expected = []
        for event in everything:
            mine = seat is not None and event.get("seat") == seat
            if mine or event["kind"] not in PRIVATE_KINDS:
                hidden = {} if mine else {name: None for kind, name in PRIVATE_FIELDS if kind == event["kind"]}
                expected.append(event | hidden)
        assert game.events_for(seat) == expected
