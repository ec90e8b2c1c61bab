"""``ridback review``: what it prints, what it writes, and what it says when it cannot."""

from __future__ import annotations

import importlib.util
import io
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from ridback import cli, words
from ridback.bots import search
from ridback.game import Game
from ridback.review import Review, plots, review
from ridback.review.judging import Judged
from ridback.review.printing import percent, printed
from ridback.review.telling import Reviewer
from tests.review.conftest import THROWN_AWAY

#: As in test_judging.py: few enough for a test, enough for a game thrown away.
HOW = ("--seat", "2", "--level", "120", "--seed", "1")


def run(*args: str, file: Path = THROWN_AWAY, columns: int = 80) -> Result:
    return CliRunner(env={"COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1"}).invoke(cli.app, ["review", str(file), *args])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("review")


@pytest.fixture(scope="module")
def shown(folder: Path) -> str:
    """What it prints of the game thrown away; it writes a JSON file and a plot, too."""
    result = run(*HOW, "--all", "--json", str(folder / "review.json"), "--plot", str(folder / "curve.svg"))
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture(scope="module")
def written(shown: str, folder: Path) -> dict[str, Any]:
    found = json.loads((folder / "review.json").read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def test_it_fits_eighty_columns(shown: str) -> None:
    lines = shown.splitlines()
    printed = lines[: next(number for number, line in enumerate(lines) if line.endswith("review.json is written."))]
    assert max(map(len, printed)) <= 80
    assert "…" not in shown, "and nothing is cut off"


def test_the_worst_decision_is_told_in_words(shown: str) -> None:
    told = shown[shown.index("The worst decisions") :]
    told = " ".join(told.split())
    assert re.search(
        r"1\. Round 9\. Bid for Crab · Crates \(\$16\) Played: pass \([<\d ]+%\) Better: bid \$\d+ \([>\d ]+%\) Gave away \d+ points", told
    )


@pytest.fixture(scope="module")
def found(thrown_away: Game) -> Review:
    """The same review, from Python."""
    return review(thrown_away, 1, level=120, seed=1)


def rendered(found: Review, *, everything: bool) -> str:
    """As a wide terminal shows it, where every answer has its line."""
    console = Console(width=120, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(printed(found, words.words(), 120, everything=everything))
    return capture.get()


def prospect(one: Judged, chance: float, score: float) -> str:
    """What stands beside a move: a chance, or VP where the game was decided."""
    return f"{score:.1f} VP" if one.decided else percent(words.words(), chance)


def test_all_decisions_are_there(shown: str, found: Review) -> None:
    text, reviewer = rendered(found, everything=True), Reviewer(words.words(), 3)
    assert f"All {len(found.decisions)} decisions" in text and f"All {len(found.decisions)} decisions" in shown
    for one in found.decisions:
        asked, played = reviewer.asked(one.kind, one.about), reviewer.answer(one.kind, one.moves)
        assert re.search(rf"{re.escape(asked)} +{re.escape(played)} +{re.escape(prospect(one, one.chance, one.score))}", text), one
        if one.better:
            better = reviewer.answer(one.kind, one.best_moves)
            assert re.search(rf"› {re.escape(better)} +{re.escape(prospect(one, one.best_chance, one.best_score))}", text), one
    assert text.count("≈") == sum(one.better and not one.mistake for one in found.decisions) + 1, "and what the sign means"


def test_only_mistakes_unless_all_is_asked_for(found: Review) -> None:
    text, mistakes = rendered(found, everything=False), sum(one.mistake for one in found.decisions)
    assert 0 < mistakes < len(found.decisions)
    assert text.count("›") == mistakes + 1
    assert "--all lists all" in text


def test_what_a_decided_game_lost_is_told_in_vp(found: Review) -> None:
    one = found.decisions[found.worst[0]]
    one = replace(one, chance=0.002, best_chance=0.002, decided=True, score=41.0, best_score=43.25, noise=0.5)
    told = " ".join(rendered(replace(found, decisions=(one,), worst=(0,)), everything=False).split())
    assert re.search(
        r"Played: pass \(41\.0 VP\) Better: bid \$\d+ \(43\.2 VP\) The game was decided\. Gave away 2\.2 VP, give or take 0\.5\.", told
    )
    assert re.search(r"pass +41\.0 VP › bid \$\d+ +43\.2 VP +2\.2 VP", told)


def test_the_curve_is_drawn(shown: str) -> None:
    rows = [line[7:] for line in shown.splitlines() if re.match(r"( *\d+ % ┤|      │)", line)]
    assert len(rows) == 13
    columns = [{line[k] for line in rows if k < len(line)} - {" ", "·"} for k in range(72)]
    assert columns[0] <= set("123") and all(columns)
    assert "3" in rows[0][-1] and rows[-1][-1] == "2", "the third has won; the seat's own line lies on top"
    assert "2 Skipper 2  1 Skipper 1  3 Skipper 3" in shown
    axis = next(line for line in shown.splitlines() if line.startswith("      └"))
    assert re.findall(r"\d+", axis) == [str(number) for number in range(1, 11)][: len(re.findall(r"\d+", axis))]


def test_the_json_is_that_of_the_review(written: dict[str, Any], found: Review) -> None:
    assert written == json.loads(json.dumps(found.to_json()))


def test_the_plot_is_a_picture(shown: str, folder: Path) -> None:
    picture = (folder / "curve.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert all(name in picture for name in ("Skipper 1", "Skipper 2", "Skipper 3", "Round", "Chance to win"))
    assert shown.rstrip().endswith("curve.svg is written.")


@pytest.fixture(scope="module")
def small(thrown_away: Game) -> Review:
    beginning = Game(thrown_away.setup, thrown_away.seed)
    beginning.replay(thrown_away.moves[:20])
    return review(beginning, 1, level=20)


@pytest.mark.parametrize(("ending", "begins"), [("png", b"\x89PNG"), ("html", b"<!DOCTYPE html>"), ("SVG", b"<svg")])
def test_every_kind_of_plot(small: Review, tmp_path: Path, ending: str, begins: bytes) -> None:
    path = tmp_path / f"curve.{ending}"
    plots.draw(small, words.words(), path)
    content = path.read_bytes()
    assert content.lstrip().startswith(begins)
    if ending == "html":
        assert b"<script src=" not in content.replace(b"'", b'"'), "it needs nothing from elsewhere"
        assert not re.search(rb"cdn\.jsdelivr\.net/npm/vega@", content)


WRONG = {
    "no file": (("--seat", "2"), "does not exist"),
    "a seat too many": (("--seat", "4"), "There is no seat 4: there are 3."),
    "no level": (("--level", "commodore"), "“commodore” is no level that judges (admiral is)"),
    "a level that does not search": (("--level", "deckhand"), "“deckhand” is no level"),
    "no iterations": (("--level", "0"), "“0” is no level"),
    "no seed": (("--seed", str(2**64)), "is no seed"),
    "a plot of no kind": (("--plot", "curve.gif"), "curve.gif: a plot ends in .svg, .png, or .html."),
    "no folder": (("--plot", "nowhere/curve.svg"), "There is no such folder."),
    "no folder for the JSON": (("--json", "nowhere/review.json"), "There is no such folder."),
}


@pytest.mark.parametrize(("args", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be(
    args: tuple[str, ...], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(search, "think", lambda *_, **__: pytest.fail("it does not begin to think"))
    file = tmp_path / "none.json" if request.node.callspec.id == "no file" else THROWN_AWAY
    result = run(*args, file=file, columns=200)
    assert result.exit_code in (1, 2)
    assert sentence in " ".join(re.sub(r"[│╭╮╰╯─]", "", result.stderr).split())
    assert not list(tmp_path.iterdir())


def test_no_file_is_written_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor over the game, named otherwise or not."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(search, "think", lambda *_, **__: pytest.fail("it does not begin to think"))
    game = tmp_path / "game.svg"
    shutil.copy(THROWN_AWAY, game)
    for args in (("--json", "game.svg"), ("--plot", f"{tmp_path}/game.svg"), ("--json", "x.svg", "--plot", "./x.svg")):
        result = run(*args, file=game)
        assert result.exit_code == 1
        assert "would be written over" in result.stderr
    assert game.read_bytes() == THROWN_AWAY.read_bytes()
    assert list(tmp_path.iterdir()) == [game]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_file_that_cannot_be_written_leaves_the_other(small: Review, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridback.review.command._reviewed", lambda *_: small)
    result = run("--json", "/dev/full", "--plot", str(tmp_path / "curve.svg"))
    assert result.exit_code == 1
    assert result.stderr == "/dev/full: No space left on device\n"
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("command", ["review", "replay"])
def test_a_bad_file_is_told_as_replay_tells_it(command: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    shutil.copy(THROWN_AWAY, bad)
    saved = json.loads(bad.read_text("utf-8"))
    saved["moves"][5] = "0 trade"
    bad.write_text(json.dumps(saved), "utf-8")
    result = CliRunner().invoke(cli.app, [command, str(bad)])
    assert result.exit_code == 1
    assert "Move 5" in result.stderr


def test_without_the_extra_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name, *rest: None if name == "vl_convert" else find(name, *rest))
    result = run(*HOW, "--plot", str(tmp_path / "curve.png"))
    assert result.exit_code == 1
    assert "pip install altair vl-convert-python" in result.stderr
    assert not list(tmp_path.iterdir())


def test_a_chance_is_never_called_sure() -> None:
    told = [percent(words.words(), chance) for chance in (0, 0.001, 0.006, 0.5, 0.994, 0.999, 1)]
    assert told == ["0 %", "< 1 %", "1 %", "50 %", "99 %", "> 99 %", "100 %"]
