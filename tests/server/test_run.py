"""The server process itself: how it keeps house."""

from __future__ import annotations

import asyncio
import gc

import pytest

from ridback.server import run
from ridback.server.service import Service


async def test_all_of_memory_is_searched_seldom(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once when the rules are there, of which nothing is looked at again, and then by the clock alone."""
    monkeypatch.setattr(run, "SEARCHING", 0.05)
    before, searched = gc.get_threshold(), list[int]()
    monkeypatch.setattr(gc, "collect", lambda: searched.append(gc.get_freeze_count()))
    task = asyncio.create_task(run._search_seldom(service))
    try:
        async with asyncio.timeout(60):
            while len(searched) < 3:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert searched[0] == 0 < searched[1]
        assert gc.get_threshold()[2] > 100_000
    finally:
        task.cancel()
        gc.unfreeze()
        gc.set_threshold(*before)
