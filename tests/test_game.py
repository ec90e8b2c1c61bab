"""Game: what is asked, playing, copies, events, scores."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ridback.errors import MoveRefused, SaveError, SetupError
from ridback.game import Game
from ridback.moves import TABLE, by_text
from ridback.setups import Setup
from ridback.views import Decision
from tests.rules.positions import Boat, Seat, legal, play, position


def played(seed: int = 0, plies: int = 10**6, **setup: Any) -> Game:
    """A game of random moves."""
    game, random = Game.new(seed=seed, **setup), Random(seed)
    while game.ply < plies and not game.over:
        seat = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(seat)), seat)
    return game


def test_the_usual_game() -> None:
    game = Game.new()
    assert game.setup == Setup(4)
    assert (game.setup.seats, game.setup.gone_fishin, game.seed, game.ply, game.moves, game.over) == (4, False, 0, 0, [], False)


@pytest.mark.parametrize("seats", [7, 0, -1, "3", None, 2.0, True])
def test_one_to_six_seats(seats: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(seats=seats)
    assert (refused.value.code, refused.value.details) == ("seats", {"seats": str(seats)})


def test_one_alone_plays_against_both_captains() -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(seats=1)
    assert (refused.value.code, refused.value.details) == ("captains", {"seats": 1, "wanted": 2})


@pytest.mark.parametrize("gone_fishin", [1, 0, "yes", None])
def test_gone_fishin_or_not(gone_fishin: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(gone_fishin=gone_fishin)
    assert (refused.value.code, refused.value.details) == ("yes_or_no", {"choice": "gone_fishin"})


# -- what is asked ------------------------------------------------------------------------------------------------------------


def test_the_decision_is_the_first_in_turn_order() -> None:
    game = position(Seat(), Seat(), Seat(), phase="draw", start=1)
    assert list(game.decisions.items()) == [(1, "discard_drawn"), (2, "discard_drawn"), (0, "discard_drawn")]
    assert game.decision == Decision(1, "discard_drawn", 0)
    assert game.legal() == game.legal(1)
    play(game, f"1: {legal(game, 1)[0]}")
    assert game.decision == Decision(2, "discard_drawn", 0)


def test_asked_at_is_when_the_decision_was_put() -> None:
    game = position(Seat(), Seat(), Seat(), phase="draw")
    play(game, f"2: {legal(game, 2)[0]}", f"0: {legal(game, 0)[0]}")
    assert (game.ply, game.asked_at(1)) == (2, 0), "others' answers do not change it"
    play(game, f"1: {legal(game, 1)[0]}")
    assert game.decisions == {1: "name"}
    assert game.asked_at(1) == 3


def test_a_decision_of_the_same_kind_again_is_a_new_one() -> None:
    boats = [Boat("cod", None, 1)] * 3
    game = position(Seat("", "processing", boats), Seat("", "processing", boats), phase="process")
    play(game, "0: process 0")
    assert (game.asked_at(0), game.asked_at(1)) == (1, 0)


def test_who_is_not_asked_has_no_moves() -> None:
    game = Game.new(seats=3, seed=1)
    asked = next(iter(game.decisions))
    assert [seat for seat in range(3) if game.legal(seat)] == [asked]
    numbers = [move.number for move in game.legal()]
    assert numbers == sorted(set(numbers))


def test_the_default_passes_where_one_may() -> None:
    game = Game.new(seats=3, seed=7)
    assert game.default().text == "pass"
    game.play("lot cod")
    assert game.default() == game.legal()[0] == by_text("bid 4")
    with pytest.raises(ValueError, match="not asked"):
        game.default(1)


@pytest.mark.parametrize("seat", [-1, 4, 10**20, True, "0", 1.0])
def test_there_is_no_such_seat(seat: Any) -> None:
    game = Game.new()
    for ask in (game.legal, game.view, game.events_for):
        with pytest.raises(MoveRefused) as refused:
            ask(seat)
        assert (refused.value.code, refused.value.details) == ("no_such_seat", {"seat": str(seat)[:20]})


# -- playing -------------------------------------------------------------------------------------------------------------------


def test_play_gives_the_atoms_and_keeps_them() -> None:
    game = position(Seat("tuna tuna"), Seat(), row="cod shrimp")
    assert [move.text for move in game.play("lot cod bid 5")] == ["lot 0", "bid 5"]
    assert [(seat, TABLE[number].text) for seat, number in game.moves] == [(0, "lot 0"), (0, "bid 5")]
    assert game.ply == 2


def test_a_compound_that_fails_half_way_changes_nothing() -> None:
    game = position(Seat("tuna tuna cod shrimp", "cod"), Seat(), phase="launch")
    before = game.state.tobytes(), list(game.events)
    with pytest.raises(MoveRefused):
        game.play("launch cod paying tuna shrimp")
    assert (game.state.tobytes(), game.events, game.moves, game.ply) == (*before, [], 0)


@pytest.mark.parametrize("seed", range(3))
def test_replay_comes_to_the_same(seed: int) -> None:
    """All at once, in pieces, and move by move: state, events and when seats were asked are the same."""
    game = played(seed, seats=2 + seed, gone_fishin=bool(seed % 2))
    at_once, in_pieces = (Game.new(seats=2 + seed, gone_fishin=bool(seed % 2), seed=seed) for _ in range(2))
    at_once.replay(game.moves)
    for first in range(0, game.ply, 7):
        in_pieces.replay(game.moves[first : first + 7])
    for again in (at_once, in_pieces):
        assert again.state.tobytes() == game.state.tobytes()
        assert again.moves == game.moves
        assert again.events == game.events
        assert [again.asked_at(seat) for seat in range(2 + seed)] == [game.asked_at(seat) for seat in range(2 + seed)]


def test_replay_stops_at_the_first_move_that_is_not_legal() -> None:
    game = played(1, 20)
    again = Game.new(seed=1)
    wrong = [*game.moves[:12], (game.moves[12][0], 399), *game.moves[13:]]
    with pytest.raises(SaveError) as stopped:
        again.replay(wrong)
    assert stopped.value.code == "illegal_move"
    assert stopped.value.details == {"ply": 12, "seat": game.moves[12][0], "move": TABLE[399].text}
    assert again.moves == game.moves[:12]
    assert again.state.tobytes() == played(1, 12).state.tobytes()
    again.replay(game.moves[12:])
    assert again.state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("move", [(9, 0), (-1, 0), (0, -5), (0, 10**6)])
def test_replay_refuses_seats_and_numbers_there_are_none_of(move: tuple[int, int]) -> None:
    game = Game.new()
    with pytest.raises(SaveError) as stopped:
        game.replay([move])
    assert stopped.value.code == "illegal_move"
    assert (game.ply, game.moves) == (0, [])


# -- copies ---------------------------------------------------------------------------------------------------------------------


def test_copies_go_their_own_ways() -> None:
    game = played(3, 30)
    copy = game.copy()
    told = copy.state.tobytes(), list(copy.moves), list(copy.events), copy.decision, copy.to_json()
    while not game.over:
        game.play(game.legal()[-1])
    assert (copy.state.tobytes(), copy.moves, copy.events, copy.decision, copy.to_json()) == told
    other = copy.copy()
    while not copy.over:
        copy.play(copy.legal()[-1])
    assert copy.state.tobytes() == game.state.tobytes()
    assert copy.events == game.events
    assert other.ply == 30


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_an_imagined_game_looks_the_same_to_one_seat_and_tells_nothing_else(seats: int) -> None:
    game = played(3, 60, seats=seats, gone_fishin=True, captains=["tc", "kirkman"] if seats == 1 else [])
    seat = next(iter(game.decisions))
    twins = [game.imagined(seat, seed) for seed in range(10, 15)]
    for twin in twins:
        mine, same = game.view(seat), twin.view(seat)
        assert same.records.tobytes() == mine.records.tobytes()
        assert (same.ply, same.asked_at, same.to_json()) == (mine.ply, mine.asked_at, mine.to_json())
        assert twin.seed != game.seed
        assert twin.events == []
        assert set(twin.moves) == {(0, 0)}
    assert len({twin.state.tobytes() for twin in (game, *twins)}) == 6
    before = game.state.tobytes()
    twins[0].play(twins[0].legal(seat)[0], seat)
    assert game.state.tobytes() == before


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    game = played(3, 30)
    view = game.view(0)
    before = view.records.tobytes(), view.to_json()
    game.play(game.legal()[0])
    assert (view.records.tobytes(), view.to_json()) == before


# -- events ---------------------------------------------------------------------------------------------------------------------


def test_events_say_before_which_move_they_are() -> None:
    game = position(Seat("tuna tuna"), Seat(), row="cod shrimp")
    play(game, "lot cod bid 5", "pass")
    assert [(event.ply, event.name) for event in game.events] == [(0, "named"), (1, "bid"), (2, "passed"), (2, "won")]
    assert [(event["ply"], event["kind"]) for event in game.events_for(1, since=1)] == [(1, "bid"), (2, "passed"), (2, "won")]
    assert game.events_for(1, since=3) == []
    assert game.events_for(0) == game.events_for(None)


def test_a_game_begins_with_its_first_round() -> None:
    game = Game.new(seats=3, seed=2)
    assert game.events_for(None) == [{"kind": "round", "ply": 0, "round": 1, "start": next(iter(game.decisions))}]


def test_events_are_the_same_looked_at_often_or_once() -> None:
    often, once = Game.new(seed=9), Game.new(seed=9)
    while not often.over:
        often.play(often.legal()[0])
        once.play(once.legal()[0])
        assert often.events[-1].ply == often.ply - 1 or often.events[-1].ply < often.ply
    assert once.events == often.events
    assert [event.ply for event in once.events] == sorted(event.ply for event in once.events)


# -- the end -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_when_it_is_over(seed: int) -> None:
    game = played(seed, seats=2 + seed % 3)
    assert game.over
    assert (game.decision, game.decisions, game.legal()) == (None, {}, [])
    scores, result = game.scores(), game.result
    assert result is not None
    assert [line["total"] for line in result["ranking"]] == sorted((score["total"] for score in scores), reverse=True)
    assert [line["seat"] for line in result["ranking"] if line["rank"] == 1] == result["winners"]
    assert [scores[line["seat"]]["rank"] for line in result["ranking"]] == [line["rank"] for line in result["ranking"]]
    assert game.events[-1].name == "over"


def test_while_it_runs_there_is_no_result() -> None:
    game = played(0, 20)
    assert game.result is None
    assert [score["rank"] >= 1 for score in game.scores()] == [True] * 4
