"""The ``ridback`` command."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from ridback import __version__, cli, records
from ridback.cards import DOCK, LINE_UPS, PREMIUM, STANDARD
from ridback.game import Game
from ridback.presets import PRESETS
from ridback.setup_options import Wish
from ridback.setups import CAPTAINS, Setup

runner = CliRunner()


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, saved."""
    game, rng = Game.new(seats=3, gone_fishin=True, seed=5), random.Random(1)
    while game.decision:
        game.play(rng.choice(game.legal()))
    path = tmp_path_factory.mktemp("saved") / "game.json"
    records.save(game, path)
    return path


def test_help_says_what_it_can_do() -> None:
    result = runner.invoke(cli.app, ["--help"])
    assert result.exit_code == 0
    for command in ("play", "serve", "replay", "verify"):
        assert command in result.output


def test_help_is_there_without_the_rules() -> None:
    code = "import sys, ridback.cli; sys.exit(any(name in sys.modules for name in ('numba', 'litestar', 'sqlalchemy')))"
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_the_version() -> None:
    assert runner.invoke(cli.app, ["--version"]).output.strip() == f"ridback {__version__}"


def test_verify_says_yes(saved: Path) -> None:
    result = runner.invoke(cli.app, ["verify", str(saved), str(saved)])
    assert result.exit_code == 0
    assert result.output.count("all as saved, to the end") == 2


def spoil_move(game: dict[str, object]) -> None:
    moves = game["moves"]
    assert isinstance(moves, list)
    moves[10] = "0 trade"


SPOILED = {
    "a move": (spoil_move, "Move 10"),
    "the rules": (lambda game: game.update(ridback="0"), "version 0 of the rules"),
    "the end": (lambda game: game["end"].update(winners=[0, 1, 2]), "ends otherwise"),
    "the seed": (lambda game: game.update(seed="lucky"), "is no seed"),
    "the seats": (lambda game: game["setup"].update(seats=9), "one to six seats, not 9"),
    "the cards": (lambda game: game["setup"].update(cards={"licenses": {"whale": 1}}), "licenses.whale"),
    "everything": (lambda game: game.clear(), "no saved game"),
}


@pytest.mark.parametrize(("spoil", "sentence"), SPOILED.values(), ids=SPOILED.keys())
def test_verify_says_no_and_why(saved: Path, tmp_path: Path, spoil: object, sentence: str) -> None:
    game = json.loads(saved.read_text())
    assert callable(spoil)
    spoil(game)
    path = tmp_path / "spoiled.json"
    path.write_text(json.dumps(game))
    result = runner.invoke(cli.app, ["verify", str(path)])
    assert result.exit_code == 1
    assert sentence in result.stderr.replace("\n", " ")


def test_verify_goes_on_behind_a_bad_file(saved: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    result = runner.invoke(cli.app, ["verify", str(bad), str(saved)])
    assert result.exit_code == 1
    assert "✓" in result.output


def test_replay_tells_the_game(saved: Path) -> None:
    result = runner.invoke(cli.app, ["replay", str(saved)])
    assert result.exit_code == 0
    assert "Round 1" in result.output
    assert "The game is over" in result.output
    assert "wins" in result.output or "share the victory" in result.output
    end = json.loads(saved.read_text())["end"]
    assert [int(number) for number in re.findall(r"\d+", result.output.rpartition("Total")[2])] == end["totals"]
    assert not re.search(r"\b(log|license|type|part|why|sheet)-[a-z]", result.output), "a sentence is missing"


def ridback(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "ridback.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | environment,
    )


def lines(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    yield from iter(process.stdout.readline, "")


def address(process: subprocess.Popen[str]) -> str:
    """The address that the command prints."""
    told = []
    for line in lines(process):
        told.append(line)
        if found := re.search(r"http://\S+", line):
            return found[0]
    raise AssertionError("".join(told))


def stop(process: subprocess.Popen[str]) -> str:
    """Ctrl+C, and what is printed until the end."""
    process.send_signal(signal.SIGINT)
    rest = "".join(lines(process))
    assert process.wait(10) == 0, rest
    assert process.stdout is not None
    process.stdout.close()
    assert "Traceback" not in rest, rest
    return rest


def test_play_sets_a_table_and_finds_it_again(tmp_path: Path) -> None:
    """The link is a way in for whoever sits at this machine, and what is unfinished is there the next day."""
    process = ridback("play", "--no-browser", "--port", "0", RIDBACK_DATA=str(tmp_path))
    with httpx.Client(follow_redirects=True, timeout=60) as http:
        url = address(process)
        page = http.get(url)
        assert page.headers["content-type"].startswith("text/html")
        assert re.search(r"/t/[\w-]+$", page.url.path)
        table = page.url.path.rpartition("/")[2]
        base = str(page.url.copy_with(raw_path=b""))
        while not http.get(f"{base}/api/status").json()["ready"]:
            time.sleep(0.1)
        info = http.get(f"{base}/api/tables/{table}").json()
        assert info["you"] == 0
        assert [seat["bot"] for seat in info["seats"]] == [None, "deckhand", "deckhand"]
        assert any("ready after" in line for line in lines(process))
        assert "Your games are kept" in stop(process)
    process = ridback("play", "--no-browser", "--port", "0", RIDBACK_DATA=str(tmp_path))
    with httpx.Client(follow_redirects=True, timeout=60) as http:  # another browser, or one without cookies
        again = http.get(address(process))
        assert again.url.path == f"/t/{table}"
        assert http.get(again.url.join(f"/api/tables/{table}")).json()["you"] == 0
        assert "--new" in stop(process)
    process = ridback("play", "--no-browser", "--port", "0", "--new", RIDBACK_DATA=str(tmp_path))
    with httpx.Client(follow_redirects=True, timeout=60) as http:
        assert http.get(address(process)).url.path != f"/t/{table}"
        stop(process)


def test_serve_says_what_is_in_its_way(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = runner.invoke(cli.app, ["serve", "--port", str(port), "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert result.stderr.strip() == f"Port {port} is taken. Choose another one with --port."
    result = runner.invoke(cli.app, ["serve", "--port", "0", "--host", "203.0.113.1", "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert "Cannot listen on 203.0.113.1" in result.stderr
    (tmp_path / "file").touch()
    result = runner.invoke(cli.app, ["serve", "--port", "0", "--data", str(tmp_path / "file" / "folder")])
    assert result.exit_code == 1
    assert "cannot be used to keep games" in result.stderr.replace("\n", " ")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--workers", "3"], "More than one worker needs PostgreSQL"),
        (["--database", "mysql://ann:secret@host/games"], "Games can be kept in PostgreSQL"),
        (["--database", "postgresql://ann:secret@host:port/games"], "Games can be kept in PostgreSQL"),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/games"], "cannot be used"),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/games", "--workers", "2"], "cannot be used"),
    ],
)
def test_serve_says_which_databases_it_can_use(options: list[str], sentence: str, tmp_path: Path) -> None:
    result = runner.invoke(cli.app, ["serve", "--port", "0", "--data", str(tmp_path), *options])
    assert result.exit_code == 1
    assert sentence in result.output
    assert "secret" not in result.output


def test_serve_says_which_driver_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    monkeypatch.setenv("DATABASE_URL", "postgresql://host/games")
    result = runner.invoke(cli.app, ["serve", "--port", "0", "--data", str(tmp_path)])
    assert result.exit_code == 1
    assert 'pip install "ridback[postgresql]"' in result.output


def test_serve_leaves_data_of_a_later_version_alone(tmp_path: Path) -> None:
    import sqlite3

    with sqlite3.connect(tmp_path / "ridback.db") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
    database.close()
    process = ridback("serve", "--port", "0", "--data", str(tmp_path))
    told = " ".join("".join(lines(process)).split())
    assert process.wait(20) == 1
    assert process.stdout is not None
    process.stdout.close()
    assert "kept by a later version" in told
    assert "Traceback" not in told


def test_serve_says_that_data_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "ridback.db").write_text("garbage")
    process = ridback("serve", "--port", "0", "--data", str(tmp_path))
    told = " ".join("".join(lines(process)).split())
    assert process.wait(20) == 1
    assert process.stdout is not None
    process.stdout.close()
    assert "cannot be read" in told
    assert "Traceback" not in told
    assert (tmp_path / "ridback.db").read_text() == "garbage", "what may be repaired stays"


def told(*arguments: str) -> list[str]:
    """What the command says when it will not."""
    result = runner.invoke(cli.app, list(arguments))
    assert result.exit_code == 1, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result.stderr.strip().splitlines()


def test_setups_lists_what_can_be_chosen() -> None:
    result = runner.invoke(cli.app, ["setups"])
    assert result.exit_code == 0
    for id in (*PRESETS, *STANDARD, *PREMIUM, *DOCK, *CAPTAINS):
        assert re.search(rf"\b{id}\b", result.output), id


@pytest.mark.parametrize(
    ("options", "sentences"),
    [
        (["--preset", "grand_tour"], ["no set-up called “grand_tour”. There are: first_voyage"]),
        (["--preset", "epic", "--seats", "2"], ["for 3, 4, 5, or 6 seats, not 2"]),
        (["--seats", "9"], ["one to six seats, not 9"]),
        (["--line-up", "best"], ["no line-up called “best”. Known by name: base"]),
        (["--line-up", "shrimp,perch"], ["no licenses called perch", "5 standard and 2 premium"]),
        (["--line-up", "shrimp,cod,lobstr,tuna,processing,pub,king_crab"], ["no licenses called lobstr; perhaps lobster is meant."]),
        (["--seats", "4", "--epic", "--line-up", "shrimp,cod"], ["Epic Fleet has every license type"]),
        (["--line-up", " ,shrimp,,cod, "], ["this one has 2 standard and 0 premium"]),
        (["--line-up", ","], ["this one has 0 standard and 0 premium"]),
        (["--captain", "tc"], ["Captains play with one seat or two only; with 3"]),
        (["--seats", "1", "--captain", "tc"], ["against both Captains"]),
        (["--dock", "tug", "--dock", "raft"], ["no dock cards called raft"]),
        (["--dock", "tug", "--dock", "inuit", "--dock", "artisan"], ["2 kinds of dock cards, or none; 3 are chosen"]),
        (["--seats", "5", "--line-up", "base", "--dock", "tug", "--captain", "tc"], ["no room for them", "6 standard", "3 kinds of dock"]),
    ],
)
def test_play_says_all_that_does_not_fit(options: list[str], sentences: list[str]) -> None:
    lines = told("play", "--no-browser", *options)
    assert len(lines) == len(sentences)
    for line, sentence in zip(lines, sentences, strict=True):
        assert sentence in line


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_file_of_values_is_refused_with_every_mistake(command: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[licenses.shrmp]\ncost = 3\n[boats.cod]\nvp = 300\ncoins = many\n")
    lines = told(command, "--cards", str(file), "--data", str(tmp_path))
    assert "3 values cannot be" in lines[0]
    assert [line.split(":")[0].strip() for line in lines[1:]] == ["Line 1", "Line 4", "Line 5"]
    file.write_bytes(b"\xff\xfe")
    assert "This is no text file." in " ".join(told(command, "--cards", str(file), "--data", str(tmp_path)))


def wanted(*options: str) -> dict[str, object]:
    """The table that ``ridback play`` sets with these options, and its cards."""
    process = ridback("play", "--no-browser", "--port", "0", *options)
    with httpx.Client(follow_redirects=True, timeout=60) as http:
        page = http.get(address(process))
        base, table = str(page.url.copy_with(raw_path=b"")), page.url.path.rpartition("/")[2]
        while not http.get(f"{base}/api/status").json()["ready"]:
            time.sleep(0.1)
        found = http.get(f"{base}/api/tables/{table}").json() | {"cards": http.get(f"{base}/api/cards?table={table}").json()}
    stop(process)
    assert isinstance(found, dict)
    return found


def test_play_sets_the_table_that_is_asked_for(tmp_path: Path) -> None:
    """Alone with values of one's own; then, though that is unfinished, another one, as choices ask for a new table."""
    file, data = tmp_path / "mine.toml", str(tmp_path / "data")
    file.write_text("[licenses.shrimp]\ncost = 9\n")
    alone: Any = wanted("--preset", "alone", "--cards", str(file), "--data", data)
    assert alone["status"] == "running"
    assert len(alone["seats"]) == 1
    assert alone["options"]["preset"] == "alone"
    assert alone["options"]["captains"] == ["tc", "kirkman"]
    assert alone["options"]["changed"] is True
    assert alone["cards"]["licenses"]["shrimp"]["cost"] == 9
    again: Any = wanted("--data", data)
    assert again["id"] == alone["id"]
    options = ["--seats", "5", "--random-line-up", "--dock", "tug", "--dock", "inuit", "--dock", "artisan", "--crewman", "--no-gone-fishin"]
    other: Any = wanted(*options, "--data", data)
    assert other["id"] != alone["id"]
    assert [seat["bot"] for seat in other["seats"]] == [None, *["deckhand"] * 4]
    assert len(other["options"]["line_up"]) == 9
    assert other["options"]["docks"] == ["tug", "inuit", "artisan"]
    assert (other["options"]["crewman"], other["options"]["gone_fishin"], other["options"]["changed"]) == (True, False, False)
    strong: Any = wanted("--bots", "Admiral,mate", "--seats", "4", "--data", data)
    assert [seat["bot"] for seat in strong["seats"]] == [None, "admiral", "mate", "mate"]


def test_play_says_which_bots_there_are(tmp_path: Path) -> None:
    unknown = " ".join(told("play", "--bots", "commodore", "--data", str(tmp_path)))
    assert "There is no bot commodore; there are drifter, deckhand, mate, captain, admiral." in unknown
    many = " ".join(told("play", "--bots", "mate,mate,mate", "--seats", "3", "--data", str(tmp_path)))
    assert "A game of 3 has no room for so many bots" in many


def test_epic_alone_is_enough_to_say() -> None:
    def setup(**options: Any) -> Setup:
        return Wish.of(**options).setup(3, lambda: 0)

    assert setup(seats=4, epic=True).epic
    assert set(setup(seats=4, epic=True).line_up) == {*STANDARD, *PREMIUM}
    assert setup(preset="two_and_a_captain").seats == 2
    assert setup(preset="epic", line_up="base", epic=False, docks=[]).line_up == LINE_UPS["base"]
    assert not Wish.of().anything
    assert Wish.of(crewman=False).anything
