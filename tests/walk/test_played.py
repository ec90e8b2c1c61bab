"""What holds for a Game at every ply: copies, saved games, what others may read, the order of answers."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from ridback.errors import MoveRefused
from ridback.game import Game
from ridback.moves import TABLE
from ridback.refusals import CODES
from ridback.rules import codes
from tests.walk import played

Json = dict[str, Any]
#: Enough for all numbers of seats, with and without Gone Fishin' cards, twice.
NUMBERS = range(12)


def everything(game: Game) -> tuple[Any, ...]:
    """All there is to a game, as it stands now."""
    seats = range(game.setup.seats)
    return (
        game.state.tobytes(),
        [*game.moves],
        [*game.events],
        game.decisions,
        [game.asked_at(seat) for seat in seats],
        [game.legal(seat) for seat in seats],
        [json.dumps(game.view(seat).to_json()) for seat in (None, *seats)],
        game.scores(),
    )


def play_on(game: Game, moves: list[tuple[int, int]]) -> Game:
    """Play the moves of another game from where this one stands."""
    for seat, number in moves[game.ply :]:
        game.play(number, seat)
    return game


@pytest.mark.parametrize(
    "twin", [Game.copy, lambda game: Game.from_json(json.loads(json.dumps(game.to_json())))], ids=["copied", "saved and loaded"]
)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_copy_is_the_same_game_and_another(number: int, twin: Callable[[Game], Game]) -> None:
    """It equals the original, does not change when that goes on, and the same moves lead to the same end."""
    chance, game = random.Random(number), played.game(number)
    kept: list[tuple[Game, tuple[Any, ...]]] = []
    for _ in played.playing(game, chance):
        if chance.random() < 0.04:
            now = everything(game)
            kept.append((twin(game), now))
            assert everything(kept[-1][0]) == now
    assert len(kept) > 2
    end = everything(game)
    for copy, then in kept:
        assert everything(copy) == then
    for copy, _ in kept:
        assert everything(play_on(copy, game.moves)) == end
        assert everything(game) == end
    assert everything(twin(game)) == end


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_asked_when(number: int) -> None:
    """Decisions come in turn order, and each keeps the ply at which it was put while others answer."""
    chance, game = random.Random(number), played.game(number)
    asked = dict.fromkeys(game.decisions, 0)
    for seat, _ in played.playing(game, chance):
        start, seats = int(game.state.open.start), game.setup.seats
        assert [*game.decisions] == sorted(game.decisions, key=lambda seat: (seat - start) % seats)
        assert game.decision is not None
        assert game.decision.seat == next(iter(game.decisions))
        for other in range(seats):
            if other not in game.decisions:
                asked.pop(other, None)
            else:
                asked.setdefault(other, game.ply)
                assert game.asked_at(other) == asked[other]
                decision = game.view(other).decision
                assert decision is not None
                assert (decision.ply, decision.kind) == (asked[other], game.decisions[other])
        asked.pop(seat)  # whatever it is asked next is a new question
    assert game.decision is None


@pytest.mark.parametrize("number", NUMBERS)
def test_a_refused_move_says_why_and_changes_nothing(number: int) -> None:
    chance, game = random.Random(number), played.game(number)
    codes_seen = set()
    for _ in played.playing(game, chance):
        if chance.random() < 0.2:
            now = (game.state.tobytes(), [*game.moves], len(game.events), [game.asked_at(seat) for seat in range(game.setup.seats)])
            for seat in range(game.setup.seats):
                legal = game.legal(seat)
                move = chance.choice([move for move in TABLE[: codes.BID + 20] if move not in legal])
                with pytest.raises(MoveRefused) as refused:
                    game.play(move, seat)
                assert refused.value.legal == legal
                assert {*refused.value.details} == {*CODES[refused.value.code]}
                assert game.why_not(move, seat) == (refused.value.code, refused.value.details)
                codes_seen.add(refused.value.code)
            assert now == (game.state.tobytes(), [*game.moves], len(game.events), [game.asked_at(seat) for seat in range(game.setup.seats)])
    assert len(codes_seen) > 2


def readable(game: Game, reader: int | None, since: int = 0) -> list[Json]:
    """What a reader may know of what happened, through the JSON it gets."""
    told: list[Json] = json.loads(json.dumps(game.events_for(reader, since)))
    return told


@pytest.mark.parametrize("number", NUMBERS)
def test_nobody_reads_what_is_not_for_its_eyes(number: int) -> None:
    """Others' drawn, discarded and captain cards are in no event; who is concerned reads everything."""
    game = played.game(number)
    for _ in played.playing(game, random.Random(number)):
        pass
    for reader in (None, *range(game.setup.seats)):
        told = readable(game, reader)
        assert [event for event in told if event["kind"] == "drew" and event["seat"] != reader] == []
        for event in told:
            if event["kind"] in ("hired", "discarded"):
                assert (event["card"] is not None) == (event["seat"] == reader)
        drew = [event for event in game.events if event.name == "drew"]
        assert len(told) == len(game.events) - sum(event.seat != reader for event in drew)


def hides(game: Game, viewer: int | None, chance: random.Random) -> Game:
    """The same game for a viewer, everything it cannot see dealt anew."""
    other = game.copy()
    other._states[:] = game.view(viewer).imagine(chance.getrandbits(64))
    return other


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_hidden_makes_no_difference(number: int) -> None:
    """Whatever others hold, a viewer reads the same JSON; and when somebody moves, the same news, but for the licenses turned up."""
    chance, game = random.Random(number), played.game(number)
    compared = 0
    for seat, move in played.playing(game, chance):
        if chance.random() < 0.15:
            viewer = chance.choice([None, *range(game.setup.seats)])
            other = hides(game, viewer, chance)
            assert other.state.tobytes() != game.state.tobytes()
            assert other.view(viewer).to_json() == game.view(viewer).to_json()
            if move in other.legal(seat):
                there, here = other, game.copy()
                there.play(move, seat)
                here.play(move, seat)
                assert news(there, viewer, game.ply) == news(here, viewer, game.ply)
                compared += 1
    assert compared > 5


def news(game: Game, viewer: int | None, since: int) -> list[Json]:
    """What a viewer hears, without the cards that come from a hidden deck."""
    return [
        {key: value for key, value in event.items() if (event["kind"], key) not in (("drew", "card"), ("revealed", "license"))}
        for event in readable(game, viewer, since)
    ]


def test_answers_in_any_order_lead_to_the_same() -> None:
    """RD3, RD6: where several are asked and nobody draws, the order of the answers makes no difference."""
    compared, together = 0, 0
    for number in NUMBERS:
        chance, game = random.Random(number), played.game(number)
        for _ in played.playing(game, chance):
            if len(game.decisions) > 1:
                seats = chance.sample([*game.decisions], 2)
                moves = {seat: played.choose(game, seat, chance) for seat in seats}
                if any(move.name == "trade" for move in moves.values()):
                    continue  # a trade draws, in the order of the answers
                one, two = game.copy(), game.copy()
                for first, second in ((one, seats), (two, seats[::-1])):
                    for seat in second:
                        first.play(moves[seat], seat)
                if game.state.open.phase == codes.TOGETHER:
                    if any(event.name == "draw" and event.ply >= game.ply for event in one.events):
                        continue  # so do Cod and Lobster
                    together += 1
                assert one.state.tobytes() == two.state.tobytes()
                compared += 1
    assert compared - together > 100
    assert together > 50
