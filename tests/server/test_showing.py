"""Views as they are sent: the part for everybody and a seat's own, joined, are what the view says, and tell nobody more (VI1)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from ridback.game import Game
from ridback.server.showing import Showing
from ridback.setups import Setup
from tests.some_setups import some_setup


def walk(setup: Setup, seed: int) -> Iterator[Game]:
    """A game of random moves, as it is now and then, and at its end."""
    game, random = Game(setup, seed), Random(seed)
    while not game.over:
        seat = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(seat)), seat)
        if game.over or random.random() < 0.1:
            yield game


@pytest.mark.parametrize("seed", range(6))
def test_what_is_sent_is_what_the_view_says(seed: int) -> None:
    for game in walk(some_setup(Random(seed)) if seed else Setup(4), seed):
        showing = Showing(game)
        for seat in (*range(game.setup.seats), None):
            assert msgspec.json.decode(showing.to(seat)) == game.view(seat).to_json()
            assert showing.to(seat) is showing.to(seat)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_hidden_from_a_seat_makes_no_difference_to_a_byte(seed: int) -> None:
    """Neither to what it is sent, nor to the part for everybody; also when the others have been told theirs before."""
    for game in walk(some_setup(Random(seed)) if seed else Setup(4), seed):
        for seat in range(game.setup.seats):
            one, two = Showing(game), Showing(game.imagined(seat, 7))
            for other in range(game.setup.seats):
                if other != seat:
                    two.to(other)
            assert bytes(one.to(seat)) == bytes(two.to(seat))
            assert bytes(one.to(None)) == bytes(two.to(None))
