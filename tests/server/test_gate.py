"""The gate says what is being done, and honestly: compiling, until everything has been compiled once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ridback.bots import warm as bots
from ridback.rules import jit, warm as rules
from ridback.server.gate import WHOLE, Gate


def opened(monkeypatch: pytest.MonkeyPatch, *, fails: bool = False) -> tuple[list[str], str]:
    """What a new gate says while the rules and then the bots are warmed, and at the end."""
    gate, said = Gate(1.0), list[str]()

    def warm_bots() -> None:
        said.append(gate.state().step)
        if fails:
            raise RuntimeError

    monkeypatch.setattr(rules, "warm", lambda: said.append(gate.state().step))
    monkeypatch.setattr(bots, "warm", warm_bots)

    async def run() -> None:
        gate._compile(asyncio.get_running_loop())
        await asyncio.sleep(0)

    asyncio.run(run())
    return said, gate.state().step


def test_it_is_compiling_until_all_has_been_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also when a part lies in the folder already: of a run that was stopped, or of the one that goes on."""
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "auction.nbi").touch()
    assert opened(monkeypatch, fails=True) == (["compiling"] * 2, "failed")
    assert not (tmp_path / WHOLE).exists()
    assert opened(monkeypatch) == (["compiling"] * 2, "ready")
    assert opened(monkeypatch) == (["loading"] * 2, "ready")


@pytest.mark.parametrize("folder", [None, "nowhere"])
def test_where_nothing_is_kept_it_compiles_each_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str | None) -> None:
    monkeypatch.setattr(jit, "CACHE", folder and tmp_path / folder)
    for _ in range(2):
        assert opened(monkeypatch) == (["compiling"] * 2, "ready")
