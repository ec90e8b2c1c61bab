"""Compile what the bots decide by, on top of ridback.rules.warm; from the cache it takes a moment."""

from __future__ import annotations

import numpy as np

from ridback.bots import answering, seeking
from ridback.bots.habits import habits
from ridback.cards import default_cards
from ridback.rules import codes
from ridback.rules.record import LEGAL, RANDOM, VIEW, new


def _search() -> None:
    views, nodes = new(VIEW), np.zeros(2, seeking.NODE)
    desks, also = new(seeking.DESK), np.full(1, seeking.WATCH)
    # a game that is over, so that there is nothing to search
    views["open"]["phase"], views["open"]["seats"] = codes.OVER, 1
    desks["tuning"]["scale"] = 1.0
    seeking.search(desks, nodes, views, default_cards().values, -1, 0, 0, also, -1)
    seeking.best(desks)


def warm() -> None:
    """Compile the bots' judgement, or load it from the cache."""
    _search()
    answering.answer(new(VIEW), default_cards().values, 0, new(LEGAL), 1, new(RANDOM), habits())
