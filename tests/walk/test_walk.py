"""The property proof: thousands of games, looked at from all sides at every state (kernels.py says what is checked)."""

from __future__ import annotations

import pytest

from ridback.cards import default_cards
from ridback.events import DECISIONS, KINDS
from ridback.moves import SEGMENTS, TABLE
from ridback.rules import codes
from ridback.rules.record import LOG_ROWS
from tests.walk import driver

GAMES = 2000
#: Moves that only the expansion has.
BOUNTY = {"charter", "buy", "mate", "with", "marina", "from", "take", "tuck", "swordfish", "shelve", "pickup", "assign"}


def most_events(cards: int) -> int:
    """More events than one move can cause, with so many boat cards in the game.

    Between two decisions no card goes to the discard pile, so the pile is shuffled into the deck once at most, and each card is
    drawn once at most. A seat draws at most twice (Lobster, and DR1; Cod and trade come after its own answers), and a boat catches
    at most once: a captained one is two cards. The row is swept and turned up once. What is left comes once for the move itself, the
    round or the game.
    """
    drawn, draws, caught, row = cards, 2 * codes.SEATS + 1, cards // 2, 2 * codes.ROW
    rest = len(KINDS) - 5
    return drawn + draws + 1 + caught + row + rest


@pytest.mark.slow
def test_thousands_of_games() -> None:
    """Everything holds at every state; and everything that can happen has happened."""
    seen = driver.walk_all(GAMES)
    assert seen["games"] == seen["imagined_games"] == GAMES
    assert seen["unfit"] < seen["imagined"] / 10_000, "nearly every view is imagined at the first try"
    assert seen["imagined"] == seen["states"]
    assert seen["refused"] > 3 * seen["states"]
    kinds = {name for name, n in zip(DECISIONS, seen["decisions"], strict=False) if name and n}
    assert kinds == set(DECISIONS[1 : codes.ASK_MATE]), "every kind of decision was answered; those behind are the expansion's"
    events = {kind.name for number, kind in KINDS.items() if seen["events"][number]}
    assert events == {kind.name for number, kind in KINDS.items() if number <= codes.EV_OVER}, "every kind of event happened"
    names = {move.name for move, n in zip(TABLE, seen["moves"], strict=True) if n}
    assert names == {name for _, name, _, _ in SEGMENTS} - BOUNTY, "every kind of move was made"
    assert all(seen["ends"][1:]), "games ended for want of licenses, of crates, and of both"
    assert seen["ends"][0] == 0
    assert 10 < seen["most_events"] <= most_events(int(default_cards().values["boat_count"].sum()))
    assert seen["most_reshuffles"] > 1
    captains = zip(TABLE[codes.CAPTAIN :], seen["moves"][codes.CAPTAIN :], strict=True)
    served = {move.argument for move, n in captains if n and move.name == "captain"}
    assert served == {"shrimp", "cod", "lobster", "tuna", "processing", "king_crab"}, "every boat card of the game was a captain"


def test_a_move_never_makes_more_events_than_there_is_room_for() -> None:
    """The log of a step is not checked for room where events are noted, so it must be impossible to fill."""
    assert most_events(codes.DECK) < LOG_ROWS
