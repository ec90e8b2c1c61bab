"""``ridback admin``: what a host can do besides serving, in words."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.filesize import decimal
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from ridback.server.host_options import Data, DatabaseUrl, database_of, kept, settings_of, where
from ridback.server.settings import GUESTS
from ridback.terminal import err, out, say, stop

if TYPE_CHECKING:
    from ridback.server.admin import Holds, Someone
    from ridback.server.settings import Settings

admin = typer.Typer(help=say("admin-about"), no_args_is_help=True, rich_markup_mode=None)

Yes = Annotated[bool, typer.Option("--yes", "-y", help=say("admin-yes"))]


@admin.command(help=say("admin-backup-about"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("admin-file-new"), metavar="FILE", dir_okay=False)],
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """A copy of all that is kept."""
    settings = _settings(data, database)
    if settings.database_url:
        raise stop("admin-postgres-backup")
    with _told(settings), _bar("admin-copying") as bar:
        from ridback.server import admin as work

        held = work.backup(settings.database, file, bar)
    _done(say("admin-backed-up", file=str(file), **_counts(held)))


@admin.command(help=say("admin-restore-about"))
def restore(
    file: Annotated[Path, typer.Argument(help=say("admin-file-backup"), metavar="FILE", dir_okay=False)],
    data: Data = None,
    database: DatabaseUrl = None,
    replace_: Annotated[bool, typer.Option("--replace", help=say("admin-replace"))] = False,
) -> None:
    """A copy in the place of what is kept."""
    settings = _settings(data, database, make=True)
    if settings.database_url:
        raise stop("admin-postgres-restore")
    with _told(settings):
        from ridback.server import admin as work

        held, before = work.restore(file, settings.database, replace=replace_)
    _done(say("admin-restored", folder=str(settings.data), **_counts(held)))
    if before is not None:
        out.print(Text("  " + say("admin-restored-kept", file=str(before)), "dim"), soft_wrap=True)
        out.print(Text("  " + say("admin-restored-restart"), "dim"), soft_wrap=True)


@admin.command(help=say("admin-export-about"))
def export(
    target: Annotated[Path, typer.Argument(help=say("admin-target"), metavar="FOLDER|FILE.zip")],
    data: Data = None,
    database: DatabaseUrl = None,
    running: Annotated[bool, typer.Option("--running", help=say("admin-running"))] = False,
) -> None:
    """All games as saved games."""
    settings = _settings(data, database)
    with _told(settings):
        from ridback.server import admin as work

        asyncio.run(work.held_by(settings))  # that there is anything, before anything is written
        with _bar("admin-exporting") as bar:
            found = asyncio.run(work.export(settings, target, running=running, progress=bar))
    _done(say("admin-exported", games=found.games, target=str(target)))
    if found.running:
        out.print(Text("  " + say("admin-exported-running", games=found.running), "dim"), soft_wrap=True)
    if found.failed:
        err.print(Text(say("admin-exported-failed", games=len(found.failed), ids=", ".join(found.failed)), "red"), soft_wrap=True)
        raise typer.Exit(1)


@admin.command("delete-person", help=say("admin-delete-person-about"))
def delete_person(
    who: Annotated[str, typer.Argument(help=say("admin-who"), metavar="NAME|NUMBER")],
    data: Data = None,
    database: DatabaseUrl = None,
    yes: Yes = False,
) -> None:
    """Somebody forgotten."""
    settings = _settings(data, database)
    with _told(settings):
        from ridback.server import admin as work

        asyncio.run(work.held_by(settings))
        found = asyncio.run(work.found(settings, who))
        if not found:
            raise stop("admin-no-person", who=who)
        _people(found)
        if len(found) > 1:
            raise stop("admin-which", people=str(len(found)))
        if not yes and not typer.confirm(say("admin-sure")):
            out.print(Text(say("admin-left-alone"), "dim"))
            raise typer.Exit(1)
        asyncio.run(work.delete_person(settings, found[0].id))
    _done(say("admin-forgotten", tables=found[0].tables))
    if found[0].running:
        out.print(Text("  " + say("admin-forgotten-running", running=found[0].running), "dim"), soft_wrap=True)


@admin.command(help=say("admin-prune-about"))
def prune(
    days: Annotated[int, typer.Option("--days", min=1, help=say("admin-prune-days"))] = GUESTS,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """Guests forgotten of whom nothing was seen for long."""
    settings = _settings(data, database)
    with _told(settings):
        from ridback.server import admin as work

        asyncio.run(work.held_by(settings))
        forgotten = asyncio.run(work.prune(settings, days))
    _done(say("admin-pruned", guests=forgotten))


@admin.command(help=say("admin-recount-about"))
def recount(data: Data = None, database: DatabaseUrl = None) -> None:
    """Results and ratings from the games anew."""
    settings = _settings(data, database)
    with _told(settings):
        from ridback.server import admin as work

        asyncio.run(work.held_by(settings))
        with _bar("admin-recounting") as bar:
            games, failed = asyncio.run(work.recount(settings, bar))
    _done(say("admin-recounted", games=games))
    if failed:
        err.print(Text(say("admin-recounted-failed", games=len(failed), ids=", ".join(failed)), "red"), soft_wrap=True)
        raise typer.Exit(1)


@admin.command(help=say("admin-health-about"))
def health(
    address: Annotated[str | None, typer.Argument(help=say("admin-address"), metavar="ADDRESS")] = None,
    data: Data = None,
    database: DatabaseUrl = None,
) -> None:
    """How a server or its data are."""
    from ridback.server import admin as work

    grid = Table.grid(padding=(0, 2))
    if address is not None:
        with _told(None):
            told = work.health_of(address)
        well = told["status"] == "ok"
        status, rules = f"admin-status-{told['status']}", f"admin-rules-{told.get('rules')}"
        _row(grid, "admin-address-label", Text(address, "bold cyan"))
        _row(grid, "admin-status", Text(say(status), "green" if well else "red"))
        _row(grid, "admin-version", str(told["version"]))
        _row(grid, "admin-database", say("admin-well" if told.get("database") else "admin-not-well"))
        _row(grid, "admin-rules", say(rules))
    else:
        settings, well = _settings(data, database), True
        with _told(settings):
            held = asyncio.run(work.held_by(settings))
        _row(grid, "admin-kept-label", Text(where(settings), "bold cyan"))
        _row(grid, "admin-status", Text(say("admin-counted" if settings.database_url else "admin-checked"), "green"))
        _row(grid, "admin-database", say("admin-holds", running=held.running, **_counts(held)))
        if not settings.database_url:
            _row(grid, "admin-free", decimal(work.free(settings.data)))
    out.print(grid, soft_wrap=True)
    if not well:
        raise typer.Exit(1)


def _settings(data: Path | None, database: str | None, *, make: bool = False) -> Settings:
    return replace(settings_of(data, verbose=False, make=make), database_url=database_of(database))


@contextlib.contextmanager
def _told(settings: Settings | None) -> Iterator[None]:
    """Stop with a sentence where something cannot be done."""
    import sqlite3

    from ridback.server.admin import AdminError, said

    try:
        with kept(settings) if settings else contextlib.nullcontext():
            yield
    except AdminError as error:
        raise stop(f"admin-{error.code}", **{key: str(value) for key, value in error.args_.items()}) from error
    except (OSError, sqlite3.Error) as error:
        raise stop("admin-cannot", why=said(error)) from error


@contextlib.contextmanager
def _bar(doing: str) -> Iterator[Callable[[int, int], None]]:
    """How far it is, where somebody looks."""
    columns = TextColumn(say(doing), "dim"), BarColumn(), TextColumn("{task.completed}/{task.total}")
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _counts(held: Holds) -> dict[str, int | str]:
    return {"tables": held.tables, "moves": held.moves, "people": held.people, "size": decimal(held.bytes)}


def _people(found: list[Someone]) -> None:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "-name", "-made", "-tables", "-running"):
        grid.add_column(say(f"admin-person{heading}"), justify="left" if heading in ("-name", "-made") else "right")
    for one in found:
        made = time.strftime("%Y-%m-%d", time.gmtime(one.made))
        grid.add_row(str(one.id), one.name or say("admin-nameless"), made, str(one.tables), str(one.running))
    out.print(grid)


def _row(grid: Table, label: str, value: str | Text) -> None:
    grid.add_row(Text(f"  {say(label)}", "dim"), value)


def _done(text: str) -> None:
    out.print(Text.assemble(("✓ ", "green"), text), soft_wrap=True)
