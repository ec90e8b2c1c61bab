"""``ridback arena``."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from ridback import cli
from ridback.lab import arena
from ridback.lab.report import chosen, lasting, report
from ridback.setups import Setup
from tests.lab import own

runner = CliRunner()
FILE = str(Path(own.__file__))


@pytest.fixture(autouse=True)
def _hearing() -> Iterator[None]:
    """A command that was interrupted ends deaf to interrupts; here it is not the end."""
    before = signal.getsignal(signal.SIGINT)
    yield
    signal.signal(signal.SIGINT, before)


def ridback(*arguments: str) -> Result:
    return runner.invoke(cli.app, ["arena", *arguments, *([] if "--jobs" in arguments else ["--jobs", "1"])], env={"COLUMNS": "100"})


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_table() -> None:
    result = ridback("deckhand,drifter", "--seats", "4", "--games", "8", "--seed", "7")
    assert result.exit_code == 0, result.output
    told = flat(result.output)
    assert "8 games with 4 seats, seed 7 First voyage" in told
    assert re.search(r"deckhand 100.0% 67.6% – 100.0% above 25.0% [\d.]+ ± [\d.]+ 1.00", told)
    assert re.search(r"drifter × 3 0.0% 0.0% – \d+.\d% below 25.0%", told)
    assert "Ended by: licenses" in told
    assert not re.search(r"\barena-[a-z]|\bmodule-|\bpreset-", told), "a sentence is missing"


def test_options_choose_the_setup(tmp_path: Path) -> None:
    """The same as for `ridback play`, cards of one's own included; what the JSON has is what was played."""
    file, cards = tmp_path / "all.json", tmp_path / "cards.toml"
    cards.write_text("[licenses.shrimp]\ncost = 9\n")
    options = ["--preset", "bay_day", "--seats", "3", "--no-trophies", "--dock", "tug", "--dock", "inuit", "--cards", str(cards)]
    types = "shrimp,cod,lobster,tuna,processing,pub,dfo"
    result = ridback("drifter", "--games", "1", "--seed", "1", *options, "--line-up", types, "--json", str(file))
    assert result.exit_code == 0, result.output
    setup = Setup.from_json(json.loads(file.read_text())["setup"])
    assert setup.line_up == tuple(types.split(","))
    assert (setup.seats, setup.docks, setup.crewman, setup.trophies, setup.meeples) == (3, ("tug", "inuit"), True, False, True)
    assert setup.cards.printed["licenses"]["shrimp"]["cost"] == 9
    assert "Shrimp, Cod, Lobster, Tuna, Processing, Pub, DFO; Tug Boat, " in flat(result.output)
    assert "changed values" in flat(result.output)


def test_seats_are_as_many_as_names_or_as_the_preset_has() -> None:
    assert "with 3 seats" in ridback("drifter,drifter,drifter", "--games", "1").output
    assert "with one seat" in ridback("drifter", "--games", "1").output
    assert "with 3 seats" in ridback("drifter,drifter", "--games", "1", "--preset", "epic").output
    assert "with 2 seats" in ridback("drifter", "--games", "1", "--seats", "2", "--captain", "tc").output


def test_a_random_line_up_comes_of_the_seed() -> None:
    one, again, other = (flat(ridback("drifter,drifter", "--games", "1", "--random-line-up", "--seed", seed).output) for seed in "112")
    assert one.split(";")[0] == again.split(";")[0]
    assert one.split(";")[0].split("seed 1 ")[1] != other.split(";")[0].split("seed 2 ")[1]


def test_captains_are_in_the_table() -> None:
    told = flat(ridback("deckhand", "--games", "3", "--seed", "2").output)
    assert re.search(r"T\.C\. \d+\.\d%", told)
    assert re.search(r"Kirkman \d+\.\d%", told)
    assert "against par" not in told


def test_files_have_the_games(tmp_path: Path) -> None:
    rows, everything = tmp_path / "games.csv", tmp_path / "all.json"
    result = ridback("deckhand,drifter", "--games", "4", "--seed", "7", "--csv", str(rows), "--json", str(everything))
    assert result.exit_code == 0
    assert result.output.count("4 games are in") == 2
    with rows.open(newline="") as file:
        games = list(csv.DictReader(file))
    told = json.loads(everything.read_text())
    assert [game["deal"] for game in games] == [game["deal"] for game in told["games"]]
    assert told["seed"] == "7"
    assert rows.read_bytes().count(b"\r") == 0


def test_without_a_seed_there_is_a_new_one_and_it_is_told() -> None:
    seeds = [re.search(r"seed (\d+)", ridback("drifter,drifter", "--games", "1").output) for _ in range(2)]
    assert seeds[0] and seeds[1] and seeds[0][1] != seeds[1][1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["deckhand,captian"], "no bot called “captian”. There are: drifter, deckhand"),
        (["deckhand,,drifter"], "There are no players"),
        (["drifter,drifter,drifter", "--seats", "2"], "3 players for 2 seats"),
        (["drifter", "--seats", "9"], "one to six seats, not 9"),
        (["drifter", "--seats", "4", "--line-up", "best"], "no line-up called “best”"),
        (["nowhere.py:Bot,drifter"], "There is no file nowhere.py"),
        ([f"{FILE}:Nobody,drifter"], "There is no class Nobody"),
        ([f"{FILE}:,drifter"], f"There is no bot called “{FILE}:”."),
        ([":First,drifter"], "There is no bot called “:First”."),
        (["nobody", "--csv", "left.csv", "--json", "left.json"], "There is no bot called “nobody”"),
        ([f"{FILE}:Mute,drifter"], "it has no method choose(view)"),
        ([f"{FILE}:Unmade,drifter"], "cannot be made: TypeError"),
        (["drifter,drifter", "--timed", "--check-peeking"], "Leave out --timed or --check-peeking"),
        (["drifter,drifter", "--csv", "no/such/folder/games.csv"], "no/such/folder/games.csv: No such file or directory"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = ridback(*arguments, "--games", "1")
    assert not list(tmp_path.iterdir()), "no file is left behind"
    assert result.exit_code == 1
    assert sentence in flat(result.stderr)
    assert result.stdout == ""
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_faults_are_told() -> None:
    told = flat(ridback(f"{FILE}:Crashing,deckhand", "--games", "2", "--seed", "1").output)
    assert re.search(r"Crashing: \d+ answers were not to be used", told)
    assert re.search(r"The first, in game 1 after \d+ moves: RuntimeError: no idea at all", told)


def test_peeking_is_told_and_fails() -> None:
    result = ridback("ridback.lab.peeking:Peeker,mate", "--games", "4", "--seed", "4", "--check-peeking")
    assert result.exit_code == 1
    told = flat(result.output)
    assert re.search(r"Peeker peeks: \d+ of its \d+ decisions changed", told)
    assert re.search(r"mate does not peek: .* its \d+ decisions stayed", told)
    moody = ridback(f"{FILE}:Moody,deckhand", "--games", "1", "--check-peeking")
    assert moody.exit_code == 1
    assert "Moody is not steady" in flat(moody.output)
    assert "Moody peeks" not in flat(moody.output)
    assert ridback("drifter,deckhand", "--games", "1", "--check-peeking").exit_code == 0


def test_limits_of_time_are_told() -> None:
    told = flat(ridback("captain,drifter", "--games", "2", "--timed").output)
    assert "the same seed may give other games" in told
    assert re.search(r"captain [\d.]+ (µs|ms|s) ", told)
    assert "the same seed may" not in flat(ridback("drifter,drifter", "--games", "1").output)


def test_uneven_games_are_told() -> None:
    assert "not every player sat" in flat(ridback("deckhand,drifter", "--games", "3").output).lower()
    assert "not every player sat" not in flat(ridback("deckhand,drifter", "--games", "2").output).lower()


def test_two_bots_of_one_name_keep_their_files_names(tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text("class First:\n    def choose(self, view):\n        return view.legal()[-1]\n")
    told = ridback(f"tests.lab.own:First,{other}:First", "--games", "2").output
    assert "tests.lab.own:First" in told


@pytest.mark.parametrize("width", [80, 120])
def test_it_fits_the_terminal(width: int) -> None:
    """Six kinds of players with long names, and every column is whole; what is too long for the first one is folded."""
    names = [f"{FILE}:{name}" for name in ("Compound", "Counting", "First", "Seeded")]
    result = arena([*names, "deckhand", "drifter"], 6, seed=1)
    result.players = (*result.players[:3], f"{FILE}:AVeryLongNameForSuchASmallBotAsThis", *result.players[4:])
    console = Console(width=width, highlight=False, record=True, file=io.StringIO())
    report(result, console)
    told = console.export_text()
    assert max(map(len, told.splitlines())) <= width
    assert "…" not in told
    assert "AsThis" in told


def test_stopped_before_the_first_game_is_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is nothing to tell, and that is told; the files are there."""

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ridback.lab.playing.Arena.play", interrupted)
    rows, everything = tmp_path / "games.csv", tmp_path / "all.json"
    result = ridback("deckhand,drifter", "--games", "7", "--csv", str(rows), "--json", str(everything))
    assert result.exit_code == 130
    assert "Stopped after 0 games of 7" in result.output
    assert "No game was played to its end." in result.output
    assert "95 % interval" not in result.output
    told = json.loads(everything.read_text())
    assert (told["games"], told["stopped"], told["players"][0]["wins"], told["players"][0]["high"]) == ([], "interrupted", 0.0, 1.0)
    assert len(rows.read_text().splitlines()) == 1


def test_stopped_before_anything_has_begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While Ridback itself is being loaded, say."""

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    rows = tmp_path / "games.csv"
    rows.write_text("kept")
    for place in ("ridback.setup_options.Wish.setup", "ridback.lab.arena"):
        with monkeypatch.context() as patched:
            patched.setattr(place, interrupted)
            result = ridback("deckhand,drifter", "--games", "7", "--csv", str(rows))
        assert result.exit_code == 130
        assert result.stderr == "Stopped before a game was over.\n"
        assert result.stdout == ""
        assert rows.read_text() == "kept"


def test_a_bot_that_goes_elsewhere_takes_no_file_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor other bots' files."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "goes.py").write_text(
        "import os\n\n"
        "class Goes:\n"
        "    def __init__(self):\n"
        f"        os.chdir({str(tmp_path / 'elsewhere')!r})\n"
        "    def choose(self, view):\n"
        "        return view.legal()[0]\n"
    )
    (tmp_path / "stays.py").write_text("class Stays:\n    def choose(self, view):\n        return view.legal()[0]\n")
    monkeypatch.chdir(tmp_path)
    result = ridback("goes.py:Goes,stays.py:Stays", "--games", "2", "--csv", "games.csv")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "games.csv").is_file()
    assert "not to be used" not in result.output


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_file_that_cannot_be_written_leaves_the_other(tmp_path: Path) -> None:
    everything = tmp_path / "all.json"
    result = ridback("drifter", "--seats", "2", "--games", "2", "--csv", "/dev/full", "--json", str(everything))
    assert result.exit_code == 1
    assert result.stderr == "/dev/full: No space left on device\n"
    assert len(json.loads(everything.read_text())["games"]) == 2


def test_no_file_is_written_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named otherwise or not; nor over what is read."""
    monkeypatch.chdir(tmp_path)
    bot, cards = tmp_path / "my.py", tmp_path / "my.toml"
    bot.write_text("class First: ...\n")
    cards.write_text("[licenses.shrimp]\ncost = 9\n")
    for arguments in (
        ["drifter,drifter", "--csv", "x", "--json", f"{tmp_path}/x"],
        ["my.py:First,drifter", "--csv", f"{tmp_path}/my.py"],
        ["drifter,drifter", "--cards", "my.toml", "--json", "./my.toml"],
    ):
        result = ridback(*arguments, "--games", "1")
        assert result.exit_code == 1
        assert "would be written over" in result.stderr
        assert result.stdout == ""
    assert sorted(tmp_path.iterdir()) == [bot, cards]
    assert bot.read_text() == "class First: ...\n"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (1.4, "1.4 s"),
        (83.0, "83 s"),
        (0.9996, "1.0 s"),
        (0.0123, "12 ms"),
        (0.0012, "1.2 ms"),
        (25e-6, "25 µs"),
        (3e-7, "0.3 µs"),
        (0.0, "0.0 µs"),
    ],
)
def test_lengths_of_time(seconds: float, text: str) -> None:
    assert lasting(seconds) == text


def test_setups_in_words() -> None:
    assert chosen(Setup(4, gone_fishin=True)) == "First voyage"
    assert chosen(Setup(4)) == "Base game"
    assert chosen(Setup(2, captains=("tc",), docks=("tug", "inuit"), crewman=True)).startswith("Base game; Tug Boat, ")


def started(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "ridback.cli", "arena", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, jobs: str) -> None:
    """To the whole group, as a terminal does it, and with a bot that swallows whatever it gets. The table is printed, the files are
    written, no process stays."""
    rows, ready = tmp_path / "games.csv", tmp_path / "ready"
    bot = tmp_path / "telling.py"
    bot.write_text(
        "import pathlib, time\n\n"
        "class Telling:\n"
        "    def choose(self, view):\n"
        "        try:\n"
        "            time.sleep(0.002)\n"
        "        except:\n"
        "            pass\n"
        "        if view.ply > 20:\n"
        f"            with pathlib.Path({str(ready)!r}).open('a') as file:\n"
        "                file.write(f'{id(self)}\\n')\n"
        "        return view.legal()[0]\n"
    )
    with started(f"{bot}:Telling,drifter", "--games", "5000", "--seed", "1", "--jobs", jobs, "--csv", str(rows)) as process:
        end = time.monotonic() + 60
        while not ready.exists() or len(set(ready.read_text().split())) < 4:
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < end
            time.sleep(0.05)
        time.sleep(0.5)
        for _ in range(3):  # some press it more than once
            os.killpg(process.pid, signal.SIGINT)
            time.sleep(0.1)
        told, errors = process.communicate(timeout=20)
    assert process.returncode == 130, (told, errors)
    assert errors == ""
    found = re.search(r"Stopped after (\d+) games of 5,000", told)
    assert found and "95 % interval" in told
    with rows.open(newline="") as file:
        games = [int(row["game"]) for row in csv.DictReader(file)]
    assert len(games) == int(found[1]) >= 3
    assert games == sorted(set(games))
    end = time.monotonic() + 10
    while alive(process.pid):
        assert time.monotonic() < end, "a process stays"
        time.sleep(0.05)


def test_ctrl_c_that_gets_lost_is_heard_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever may have swallowed the first; and once it has been heard, more of them do not harm what is told."""
    heard: list[str] = []

    def lost(*_: object, played: Any, **__: object) -> None:
        for press in ("first", "second"):
            try:
                signal.raise_signal(signal.SIGINT)
            except KeyboardInterrupt:
                heard.append(press)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("ridback.lab.workers.play", lost)
    monkeypatch.setattr("ridback.lab.report.report", lambda *_, **__: signal.raise_signal(signal.SIGINT))
    result = ridback("deckhand,drifter", "--games", "7")
    assert (heard, result.exit_code) == (["first", "second"], 130)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_worker_that_dies_is_told(tmp_path: Path, jobs: str) -> None:
    rows = tmp_path / "games.csv"
    with started(f"{FILE}:Dying,drifter", "--games", "4", "--jobs", jobs, "--csv", str(rows)) as process:
        told, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == ""
    assert re.search(r"A process that was playing has died \(exit code 7\), in game [12]\.", told)
    assert len(rows.read_text().splitlines()) == 1, "the heading alone"


def test_a_file_that_ends_its_process_when_it_is_read_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "dying.py"
    bot.write_text("import os\nos._exit(9)\n")
    with started(f"{bot}:Bot,drifter", "--games", "1") as process:
        told, errors = process.communicate(timeout=60)
    assert process.returncode == 1
    assert errors == ""
    assert "has died (exit code 9), with no game begun" in told
