"""What docs/hosting.md and the Dockerfile tell `ridback` to do is something that it does."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
import typer.main

from ridback.cli import app

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")


def commands() -> Iterator[str]:
    """Every command line of `ridback` in them, without what comes before it."""
    shown = [line for fence in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL) for line in fence.splitlines()]
    shown += re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL))
    shown += re.findall(r"^ExecStart=(.*)$", PAGE, re.MULTILINE)
    lines = [found[1] for line in shown if (found := re.search(r"(?:^|[/ ])ridback ((?:serve|admin)\b.*)$", line))]
    image = [json.loads(found) for found in re.findall(r"^(?:.* )?CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)]
    yield from (line.split(" ridback ")[-1] for line in lines)
    yield from (shlex.join(words[1:] if words[0] == "ridback" else words) for words in image)


COMMANDS = list(commands())


def test_there_are_some() -> None:
    assert len(COMMANDS) >= 10
    assert {command.split()[0] for command in COMMANDS} == {"serve", "admin"}


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_are_understood(line: str) -> None:
    """Each is parsed as the command would, up to where it would do something."""
    words = shlex.split(re.sub(r"\$\([^)]*\)", "x", line))
    command: click.Command = typer.main.get_command(app)  # type: ignore[assignment]
    while hasattr(command, "commands"):
        command = command.commands[words.pop(0)]
    options = {option for parameter in command.params for option in parameter.opts}
    assert [word for word in words if word.startswith("--") and word not in options] == []
    command.make_context("ridback", words)


def test_options_of_the_table_are_there() -> None:
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option for parameter in serve.params for option in parameter.opts}
    told = re.findall(r"^\| (`--.*?) \|", PAGE, re.MULTILINE)
    named = [option for cell in told for option in re.findall(r"`(--[\w-]+)", cell)]
    assert len(named) >= 7
    assert set(named) <= options


def test_the_unit_is_one() -> None:
    unit = re.search(r"^```ini\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert unit
    parser = configparser.ConfigParser()
    parser.read_string(unit[1])
    assert parser.sections() == ["Unit", "Service", "Install"]
    assert "MemoryDenyWriteExecute" not in parser["Service"]


def test_the_image_is_no_root_and_keeps_its_data() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    user, volume = last.index("\nUSER ridback"), last.index("\nVOLUME /var/lib/ridback")
    assert user < last.index("warm.warm()") < volume
    assert "RIDBACK_DATA=/var/lib/ridback" in last
    assert "HEALTHCHECK" in last
