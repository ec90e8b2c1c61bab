"""Whether bots peek: those that do are caught, and those that do not are not accused."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridback.game import Game
from ridback.lab import arena
from ridback.lab.peeking import Peeker
from ridback.lab.players import maker
from ridback.setups import Setup
from tests.lab import own

FILE = str(Path(own.__file__))
PEEKER = "ridback.lab.peeking:Peeker"


def test_the_peeker_is_caught() -> None:
    """And nobody else at its table."""
    result = arena([PEEKER, "mate", "drifter"], 4, seed=4, check_peeking=True)
    peeker, mate, drifter = (result.conduct[player] for player in range(3))
    assert peeker.peeks >= 3
    assert peeker.first_peek is not None
    assert "bid" in peeker.first_peek.text
    assert peeker.moods == 0
    assert (mate.peeks, mate.moods, drifter.peeks, drifter.moods) == (0, 0, 0, 0)
    assert min(mate.decisions, drifter.decisions) > 100


def test_the_check_changes_no_game() -> None:
    checked, plain = (arena([PEEKER, "mate"], 2, seed=4, check_peeking=check) for check in (True, False))
    assert checked.games == plain.games
    assert plain.conduct[0].peeks == 0
    assert checked.conduct[0].decisions == plain.conduct[0].decisions


@pytest.mark.parametrize(
    "setup",
    [
        Setup(1, captains=("tc", "kirkman")),
        Setup(3, ("shrimp", "cod", "swordfish", "oyster", "salmon", "dfo", "marina"), docks=("tug", "first_mate"), crewman=True),
    ],
    ids=["solo", "arctic"],
)
def test_no_bot_of_ours_peeks(setup: Setup) -> None:
    result = arena(["mate", "drifter"][: setup.seats], 2, setup, seed=2, check_peeking=True)
    assert all(conduct.peeks == conduct.moods == 0 < conduct.decisions for conduct in result.conduct.values())


@pytest.mark.parametrize(
    "setup",
    [
        Setup(2, gone_fishin=True),
        Setup(2, ("shrimp", "char", "swordfish", "oyster", "salmon", "dfo", "king_crab"), captains=("tc",), crewman=True),
    ],
    ids=["base", "arctic"],
)
def test_the_search_does_not_peek(setup: Setup) -> None:
    """What captain does, admiral does longer."""
    captain = arena(["captain", "deckhand"], 1, setup, seed=3, check_peeking=True).conduct[0]
    assert captain.peeks == captain.moods == captain.faults == 0
    assert captain.decisions > 40


def test_a_memory_is_no_peeking() -> None:
    """The twins that are asked see all that the one who plays sees, in the same order."""
    assert arena([f"{FILE}:Counting", "drifter"], 2, seed=1, check_peeking=True).conduct[0].peeks == 0


def test_dice_are_not_taken_for_peeking() -> None:
    """What comes out otherwise when asked the very same again says nothing of what is hidden."""
    moody = arena([f"{FILE}:Moody", "drifter"], 2, seed=1, check_peeking=True).conduct[0]
    assert moody.moods > 5
    assert moody.first_mood is not None


def test_failing_is_no_peeking() -> None:
    crashing = arena([f"{FILE}:Crashing", "drifter"], 2, seed=1, check_peeking=True).conduct[0]
    assert crashing.faults > 0
    assert crashing.peeks == crashing.moods == 0


def test_without_a_game_in_reach_the_peeker_is_mate() -> None:
    """So it is what it finds, and nothing else, that changes its choices."""
    views = []
    game, bots = Game(Setup(3), 1), [maker("mate")(seat) for seat in range(3)]
    while decision := game.decision:
        views.append((decision.seat, game.view(decision.seat)))
        game.play(bots[decision.seat].choose(views[-1][1]), decision.seat)
    del game
    bids = [(seat, view) for seat, view in views if view.decision and view.decision.kind == "bid"]
    assert len(bids) > 20
    for seat, view in bids:
        assert Peeker(seat).choose(view) == maker("mate")(seat).choose(view)
