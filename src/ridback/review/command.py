"""`ridback review`: the review of a saved game in the terminal, and in files."""

from __future__ import annotations

import json
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ridback.errors import ReviewError
from ridback.game import Game
from ridback.review import plots
from ridback.review.judging import Review, review
from ridback.review.printing import printed
from ridback.terminal import err, here, keep_apart, out, say, stop, write


def run(game: Game, saved: Path, seat: int, level: str, seed: int, *, everything: bool, to_json: Path | None, to_plot: Path | None) -> None:
    """Review a seat (counted from 0) of a game that is saved there, and print it; files are written, too, if asked for. What cannot be is
    said before the work begins."""
    keep_apart((to_json, to_plot), (saved,))
    if to_plot and to_plot.suffix.lower() not in plots.ENDINGS:
        raise stop("cli-review-plot-ending", file=str(to_plot))
    if to_plot and not plots.can_draw():
        raise stop("cli-review-no-lab")
    for file in filter(None, (to_json, to_plot)):
        if not file.parent.is_dir():
            raise stop("cli-not-so", file=str(file), why=say("cli-review-no-folder"))
    found = _reviewed(game, seat, level, seed)
    out.print(printed(found, here, min(out.width, 120), everything=everything), width=min(out.width, 120))
    written = True
    if to_json:
        text = json.dumps(found.to_json(here), ensure_ascii=False, indent=1) + "\n"
        written &= write(to_json, lambda: to_json.write_text(text, "utf-8"), say("cli-review-written", file=str(to_json)))
    if to_plot:
        written &= write(to_plot, lambda: plots.draw(found, here, to_plot), say("cli-review-written", file=str(to_plot)))
    if not written:
        raise typer.Exit(1)


def _reviewed(game: Game, seat: int, level: str, seed: int) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task(say("cli-review-working"), total=None)
            return review(
                game,
                seat,
                level=int(level) if level.isdecimal() else level,
                seed=seed,
                progress=lambda done, of: bar.update(task, completed=done, total=of),
            )
    except ReviewError as error:
        args = error.details | {"levels": here.listed(error.details.get("levels", []))}
        if error.code == "no_such_seat":
            args["seat"] = str(seat + 1)
        raise stop(f"error-review-{error.code.replace('_', '-')}", **{key: str(value) for key, value in args.items()}) from error
