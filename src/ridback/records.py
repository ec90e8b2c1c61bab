"""Saved games as files: read, write, replay, verify."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from ridback.errors import SaveError
from ridback.game import Game


def load(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The saved game in a file, as plain data, not yet replayed. Raises SaveError for a file that is none."""
    try:
        saved = json.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise SaveError("no_file", path=str(path), why=error.strerror or "") from None
    except (ValueError, RecursionError):
        raise SaveError("not_json", path=str(path)) from None
    if not isinstance(saved, dict):
        raise SaveError("unreadable")
    return saved


def save(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game to a file: whole or not at all."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(game.to_json(), indent=1) + "\n", "utf-8")
    part.replace(path)


def verify(path: str | os.PathLike[str]) -> Game:
    """Replay a saved game, checking every move, and how it ended if the file says so. Raises SaveError with the first difference."""
    return Game.from_json(load(path))


def replay(path: str | os.PathLike[str], ply: int | None = None) -> Game:
    """The game in a file as it stood after ``ply`` atoms (default: all)."""
    saved = load(path)
    if ply is not None and isinstance(saved.get("moves"), list):
        whole = len(saved["moves"])
        if not 0 <= ply <= whole:
            raise SaveError("no_such_ply", ply=ply, most=whole)
        saved = saved | {"moves": saved["moves"][:ply]}
        if ply < whole:
            saved.pop("end", None)
    return Game.from_json(saved)
