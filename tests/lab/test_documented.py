"""The bots of docs/your-own-bot.md, taken out of the page and run."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ridback import cli
from ridback.game import Game
from tests.server.conftest import Server

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "your-own-bot.md").read_text("utf-8")
#: The programs of the page, by the name of the file in their first line.
PROGRAMS = {name: code for code, name in re.findall(r"^```py\n(# (\w+\.py)\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)}


def lines(code: str) -> list[str]:
    """The lines that do something."""
    return [line for line in code.splitlines() if line.strip() and not line.strip().startswith(("#", '"""', "import"))]


def test_both_are_there_and_short() -> None:
    """Ten lines, give or take one, and the imports."""
    assert list(PROGRAMS) == ["my_bot.py", "my_program.py"]
    assert all(len(lines(code)) <= 11 for code in PROGRAMS.values())


def test_the_class_plays_in_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the command of the page, without a fault."""
    (tmp_path / "my_bot.py").write_text(PROGRAMS["my_bot.py"], "utf-8")
    monkeypatch.chdir(tmp_path)
    command = re.search(r"^ridback (arena my_bot\.py:Timid.*)$", PAGE, re.MULTILINE)
    assert command
    result = CliRunner().invoke(cli.app, [*command[1].split(), "--seed", "1", "--jobs", "1"], env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.output
    assert "20 games with 4 seats" in result.output
    assert re.search(r"^Timid +\d", result.output, re.MULTILINE)
    assert "not to be used" not in result.output


def test_the_peeker_is_caught_as_the_page_says() -> None:
    """The command of docs/arena.md prints what is printed below it."""
    page = (ROOT / "docs" / "arena.md").read_text("utf-8")
    found = re.search(r"^ridback (arena ridback\.lab\.peeking.*)\n```\n\n((?: {4}.+\n)+)", page, re.MULTILINE)
    assert found
    result = CliRunner().invoke(cli.app, [*found[1].split(), "--jobs", "1"])
    assert result.exit_code == 1, result.output
    for line in found[2].splitlines():
        assert line.strip() in result.output


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    yield server
    server.stop()


def test_the_program_plays_at_a_table(served: Server, tmp_path: Path) -> None:
    """Two of it, against a bot, to the end, by nothing but the table's address."""
    (tmp_path / "my_program.py").write_text(PROGRAMS["my_program.py"], "utf-8")
    host = served.person("Host")
    table = host.make("open", "deckhand", "open")
    command = [sys.executable, "my_program.py", f"{served.url}/t/{table}"]
    programs = [subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    for program in programs:
        _, errors = program.communicate(timeout=120)
        assert program.returncode == 0, errors
    record = host.get(f"/api/tables/{table}/record")
    game = Game.from_json(record)
    assert game.over
    assert {seat for seat, _ in game.moves} == {0, 1, 2}
    assert [seat["name"] for seat in host.get(f"/api/tables/{table}")["seats"]][::2] == ["Dicey", "Dicey"]
