"""``ridback arena``."""

from __future__ import annotations

import contextlib
import functools
import io
import secrets
import signal
from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from ridback import setup_options as choose
from ridback.terminal import err, keep_apart, out, say, stop, write

#: What the command ends with where games are missing, as shells know it of Ctrl+C, and where a bot was caught, a worker died, or a file
#: could not be written.
INTERRUPTED, WRONG = 130, 1

Players = Annotated[str, typer.Argument(help=say("arena-players"), metavar="NAME,NAME…", show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help=say("arena-games"), metavar="NUMBER")]
Seats = Annotated[int | None, typer.Option("--seats", help=say("arena-seats"), metavar="1-6")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help=say("arena-seed"), metavar="NUMBER")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, help=say("arena-jobs"), metavar="NUMBER")]
Timed = Annotated[bool, typer.Option("--timed", help=say("arena-timed"))]
Check = Annotated[bool, typer.Option("--check-peeking", help=say("arena-check-peeking"))]
Csv = Annotated[Path | None, typer.Option("--csv", help=say("arena-csv"), metavar="FILE", dir_okay=False)]
Json = Annotated[Path | None, typer.Option("--json", help=say("arena-json"), metavar="FILE", dir_okay=False)]


def arena(
    players: Players,
    games: Games = 100,
    seed: Seed = None,
    jobs: Jobs = None,
    csv: Csv = None,
    json: Json = None,
    timed: Timed = False,
    check_peeking: Check = False,
    preset: choose.PresetId = None,
    seats: Seats = None,
    line_up: choose.LineUp = None,
    random_line_up: choose.RandomLineUp = False,
    dock: choose.Docks = None,
    captain: choose.Captains = None,
    gone_fishin: choose.GoneFishin = None,
    crewman: choose.Crewman = None,
    trophies: choose.Trophies = None,
    meeples: choose.Meeples = None,
    epic: choose.Epic = None,
    at_once: choose.AtOnce = None,
    cards: choose.Values = None,
) -> None:
    """Many games between bots."""
    with _until_stopped():
        from ridback.errors import ArenaError
        from ridback.lab import arena as play, workers
        from ridback.lab.report import report

        chance = secrets.randbelow(10**6) if seed is None else seed
        wish = choose.Wish.of(
            preset=preset, seats=seats, line_up=line_up, random_line_up=random_line_up, cards=cards, docks=dock, captains=captain,
            gone_fishin=gone_fishin, crewman=crewman, trophies=trophies, meeples=meeples, epic=epic, at_once=at_once,
        )  # fmt: skip
        names = [name.strip() for name in players.split(",")]
        setup = wish.setup(len(names), lambda: chance)
        bots = (Path(name.rpartition(":")[0]) for name in names if ":" in name)
        keep_apart((csv, json), (cards, *bots))
        for file in filter(None, (csv, json)):
            _writable(file)
        with _Bar(games) as bar:
            try:
                result = play(
                    names,
                    games,
                    setup,
                    chance,
                    workers.cores() if jobs is None else jobs,
                    bar.progress,
                    timed=timed,
                    check_peeking=check_peeking,
                )
            except ArenaError as error:
                bar.stop()
                raise stop(f"error-{error.code.replace('_', '-')}", **_plain(error.details)) from error
            if result.stopped == "interrupted":
                _deaf()
    # the files first: whoever reads what is printed may have gone
    rows, written = io.StringIO(newline=""), True
    result.write_csv(rows)
    for path, text in ((csv, rows.getvalue()), (json, dumps(result.to_json(), indent=1) + "\n")):
        if path is not None:
            told = say("arena-written", games=len(result.games), file=str(path))
            written &= write(path, functools.partial(path.write_text, text, encoding="utf-8", newline=""), told)
    report(result, out, timed=timed)
    if result.stopped == "interrupted":
        raise typer.Exit(INTERRUPTED)
    if not written or result.stopped or any(conduct.peeks or conduct.moods for conduct in result.conduct.values()):
        raise typer.Exit(WRONG)


def _deaf() -> None:
    """Hear no more of Ctrl+C: it ends anyway, and who presses it twice is to get the results all the same."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _until_stopped() -> Iterator[None]:
    """Where Ctrl+C comes before there is anything to tell, say so."""
    try:
        yield
    except KeyboardInterrupt:
        _deaf()
        err.print(Text(say("arena-interrupted-early"), "yellow"), soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


class _Bar(Progress):
    """How far the games are, on the stream for messages, and only where somebody looks; it is gone when they are done."""

    def __init__(self, games: int) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(30),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn(say("arena-left")),
        )
        # games may take minutes each: the time that is left is told by all of them
        super().__init__(*columns, console=err, transient=True, disable=not err.is_terminal, speed_estimate_period=10.0**6)
        self._games = self.add_task(say("arena-loading"), total=games, start=False)

    def progress(self, done: int, _of: int) -> None:
        """Some are done; 0: it begins."""
        if not done:
            self.start_task(self._games)
        self.update(self._games, completed=done, description=say("arena-playing"))


def _writable(file: Path) -> None:
    """Say at once, and not after hours, if a file cannot be written. Nothing is left of the trial."""
    try:
        file, new = file.resolve(), not file.exists()
        with file.open("a"):
            pass
        if new:
            file.unlink()
    except OSError as error:
        raise stop("cli-not-so", file=str(file), why=error.strerror or str(error)) from error


def _plain(details: dict[str, Any]) -> dict[str, Any]:
    return {name: ", ".join(value) if isinstance(value, list) else value for name, value in details.items()}
