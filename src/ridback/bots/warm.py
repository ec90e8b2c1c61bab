"""Compile what the bots decide by, on top of ridback.rules.warm; from the cache it takes a moment."""

from __future__ import annotations

from ridback.bots import answering
from ridback.bots.habits import habits
from ridback.cards import default_cards
from ridback.rules.record import LEGAL, RANDOM, VIEW, new


def warm() -> None:
    """Compile the bots' judgement, or load it from the cache."""
    answering.answer(new(VIEW), default_cards().values, 0, new(LEGAL), 1, new(RANDOM), habits())
