"""The ``ridback`` command. Only what a subcommand needs is imported, and when it runs: ``ridback --help`` is there at once."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.logging import RichHandler
from rich.table import Table
from rich.text import Text

from ridback import __version__, words

if TYPE_CHECKING:
    from ridback.cards import Cards
    from ridback.game import Game
    from ridback.server.service import Service
    from ridback.server.settings import Settings
    from ridback.setups import Setup

#: The port one's own table is at if nobody else is, so that the browser finds what it has kept.
HOME_PORT = 8423
SERVE_PORT = 8000
#: Who sits at one's own table, and how many of them.
OPPONENT, OPPONENTS = "deckhand", 2

say = words.of_environment().say
out = Console(highlight=False)
err = Console(highlight=False, stderr=True)
app = typer.Typer(help=say("cli-about"), no_args_is_help=True, add_completion=False, rich_markup_mode=None)

Data = Annotated[Path | None, typer.Option("--data", help=say("cli-data"), envvar="RIDBACK_DATA", file_okay=False)]
Verbose = Annotated[bool, typer.Option("--verbose", "-v", help=say("cli-verbose"))]
Values = Annotated[Path | None, typer.Option("--cards", help=say("cli-cards"), metavar="FILE", exists=True, dir_okay=False)]
Saved = Annotated[Path, typer.Argument(help=say("cli-file"), metavar="FILE", exists=True, dir_okay=False)]


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"ridback {__version__}")
        raise typer.Exit


@app.callback()
def ridback(version: Annotated[bool, typer.Option("--version", help=say("cli-version"), is_eager=True, callback=_version)] = False) -> None:
    """What all subcommands have in common."""


@app.command(help=say("cli-play"))
def play(
    new: Annotated[bool, typer.Option("--new", help=say("cli-play-new"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-play-no-browser"))] = False,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("cli-port"))] = None,
    preset: Annotated[str | None, typer.Option("--preset", help=say("cli-preset"), metavar="ID")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"), metavar="1-6")] = None,
    line_up: Annotated[str | None, typer.Option("--line-up", help=say("cli-line-up"), metavar="ID,ID…")] = None,
    random_line_up: Annotated[bool, typer.Option("--random-line-up", help=say("cli-random-line-up"))] = False,
    dock: Annotated[list[str] | None, typer.Option("--dock", help=say("cli-dock"), metavar="ID")] = None,
    captain: Annotated[list[str] | None, typer.Option("--captain", help=say("cli-captain"), metavar="ID")] = None,
    gone_fishin: Annotated[bool | None, typer.Option("--gone-fishin/--no-gone-fishin", help=say("cli-gone-fishin"))] = None,
    crewman: Annotated[bool | None, typer.Option("--crewman/--no-crewman", help=say("cli-crewman"))] = None,
    trophies: Annotated[bool | None, typer.Option("--trophies/--no-trophies", help=say("cli-trophies"))] = None,
    meeples: Annotated[bool | None, typer.Option("--meeples/--no-meeples", help=say("cli-meeples"))] = None,
    epic: Annotated[bool | None, typer.Option("--epic/--no-epic", help=say("cli-epic"))] = None,
    cards: Values = None,
    data: Data = None,
    verbose: Verbose = False,
) -> None:
    """One's own table, on one's own machine."""
    modules = {"gone_fishin": gone_fishin, "crewman": crewman, "trophies": trophies, "meeples": meeples, "epic": epic}
    chosen = {"docks": dock, "captains": captain, **modules}
    setup = _setup(preset, seats, line_up, random_line_up, {name: value for name, value in chosen.items() if value is not None}, cards)
    new = new or any(value is not None for value in (preset, seats, line_up, cards, *chosen.values())) or random_line_up
    settings = replace(_settings(data, verbose), hosts=("127.0.0.1", "localhost"), cards=setup.cards.changes).unlimited()
    listener = _home_listener(port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"

    async def greet(service: Service) -> None:
        person = await service.people.of_this_machine()
        table = None if new else await service.unfinished(person)
        note = say("cli-continued") if table else None
        url = address + service.door(person, table or await service.solo(person, setup, OPPONENT))
        _banner(url, settings, note)
        if not no_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)
        progress.append(asyncio.create_task(_progress(service)))

    progress: list[asyncio.Task[None]] = []
    _run(settings, listener, greet)


@app.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-port"))] = SERVE_PORT,
    cards: Values = None,
    data: Data = None,
    verbose: Verbose = False,
) -> None:
    """Tables for everybody who has the address."""
    settings = replace(_settings(data, verbose), cards=_cards(cards).changes)
    listener = _listener(host, port)
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - the host said so
    shown = socket.gethostname() if everywhere else f"[{host}]" if ":" in host else host

    async def greet(service: Service) -> None:
        _banner(f"http://{shown}:{listener.getsockname()[1]}", settings)
        progress.append(asyncio.create_task(_progress(service)))

    progress: list[asyncio.Task[None]] = []
    _run(settings, listener, greet)


@app.command(help=say("cli-setups"))
def setups() -> None:
    """What there is to choose, by id."""
    from ridback.cards import DOCK, PREMIUM, STANDARD
    from ridback.presets import PRESETS
    from ridback.setup_words import name_of
    from ridback.setups import CAPTAINS

    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("cli-setups-preset", "cli-setups-seats", "cli-setups-about"):
        grid.add_column(say(heading))
    for id, preset in PRESETS.items():
        counts = list(preset.line_ups)
        span = str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}"
        grid.add_row(Text(id, "bold cyan"), span, say(f"preset-{id.replace('_', '-')}-about"))
    out.print(grid)
    for heading, ids in (("standard", STANDARD), ("premium", PREMIUM), ("docks", DOCK), ("captains", CAPTAINS)):
        named = ", ".join(f"{id} ({name_of(words.of_environment(), id)})" for id in ids)
        out.print(Text.assemble((say(f"cli-setups-{heading}"), "bold"), f"  {named}"))


@app.command(help=say("cli-replay"))
def replay(file: Saved) -> None:
    """A saved game in sentences, and its score sheet."""
    from ridback.rules.scoring import LINES
    from ridback.telling import Teller

    game = _replayed(file)
    teller = Teller(words.of_environment(), game.setup.seats, game.setup.captains)
    for heading, text in teller.lines(game.events_for(None)):
        out.print(Text(f"\n{text}", "bold cyan") if heading else Text(f"  {text}"))
    out.print()
    if game.result:
        out.print(Text(teller.won(game.result["winners"]), "bold"))
    sheet = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column("")
    scores = game.scores()
    for seat in range(len(scores)):
        sheet.add_column(teller.name(seat), justify="right")
    for line in LINES[: LINES.index("total") + 1]:
        if not any(score[line] for score in scores):
            continue
        style = "bold" if line == "total" else None
        sheet.add_row(say(f"sheet-line-{line.replace('_', '-')}"), *(str(score[line]) for score in scores), style=style)
    out.print(sheet)


@app.command(help=say("cli-verify"))
def verify(files: Annotated[list[Path], typer.Argument(help=say("cli-file"), metavar="FILE…", exists=True, dir_okay=False)]) -> None:
    """Whether saved games can be played just so."""
    wrong = 0
    for file in files:
        try:
            game = _replayed(file)
        except typer.Exit:
            wrong += 1
            continue
        ended = say("cli-verified-over" if game.over else "cli-verified", moves=game.ply)
        out.print(Text.assemble(("✓ ", "green"), f"{file}: {ended}"), soft_wrap=True)
    if wrong:
        raise typer.Exit(1)


def main() -> None:
    """The entry point."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # whoever writes it to a file reads it at once, too
    app()


def _settings(data: Path | None, verbose: bool) -> Settings:
    from ridback.server.settings import Settings, data_folder

    level = logging.INFO if verbose else logging.WARNING
    if err.is_terminal:
        logging.basicConfig(level=level, format="%(message)s", handlers=[RichHandler(console=err, show_path=False)])
    else:
        logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.INFO if verbose else logging.ERROR)
    try:
        return Settings(data_folder(data))
    except OSError as error:
        raise _stop("cli-no-folder", folder=str(data), why=error.strerror or str(error)) from error


def _setup(
    preset: str | None, seats: int | None, line_up: str | None, at_random: bool, chosen: dict[str, Any], cards: Path | None
) -> Setup:
    """The set-up that the options ask for: a preset, and what differs from it. Where it does not fit, all that does not is said."""
    from ridback import presets
    from ridback.errors import SetupError
    from ridback.setup_words import told
    from ridback.setups import Setup, random_line_up

    values = _cards(cards)
    try:
        ready = presets.preset(preset) if preset else presets.fitting(OPPONENTS + 1 if seats is None else seats)
        seats = ready.likely(OPPONENTS + 1) if seats is None else seats
        choices = ready.choices(seats) | chosen
        if line_up is not None:
            ids = [id.strip() for id in line_up.split(",") if id.strip()]
            choices["line_up"] = line_up.strip() if "," not in line_up and ids else ids
        elif at_random:
            choices["line_up"] = random_line_up(seats, secrets.randbits(64))
        elif chosen.get("epic"):
            choices["line_up"] = presets.EVERYTHING
        return Setup.from_json(choices | {"seats": seats, "cards": values.changes})
    except SetupError as error:
        for one in (error, *error.also):
            err.print(Text(told(words.of_environment(), one), "red"), soft_wrap=True)
        raise typer.Exit(1) from error


def _cards(file: Path | None) -> Cards:
    """The values that a file asks for; where they cannot be, every mistake is said."""
    from ridback import card_files
    from ridback.cards import CardsError, default_cards
    from ridback.setup_words import mistake

    if file is None:
        return default_cards()
    try:
        return card_files.load(file)
    except CardsError as error:
        err.print(Text(say("cli-cards-wrong", file=str(file), count=len(error.mistakes)), "red"), soft_wrap=True)
        for one in error.mistakes:
            err.print(Text(f"  {mistake(words.of_environment(), one)}", "red"), soft_wrap=True)
        raise typer.Exit(1) from error
    except (OSError, UnicodeDecodeError) as error:
        raise _stop("cli-not-so", file=str(file), why=getattr(error, "strerror", None) or say("cli-cards-no-text")) from error


def _replayed(file: Path) -> Game:
    from ridback import records
    from ridback.cards import CardsError
    from ridback.errors import RidbackError

    try:
        return records.verify(file)
    except RidbackError as error:
        plain = {key: value if isinstance(value, int) else _plain(value) for key, value in error.details.items()}
        raise _stop("cli-not-so", file=str(file), why=say(f"error-save-{error.code.replace('_', '-')}", **plain)) from error
    except CardsError as error:
        raise _stop("cli-not-so", file=str(file), why=say("error-save-cards", where=error.where)) from error


def _plain(value: object) -> str:
    """An argument of a sentence: ids one after the other."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _home_listener(port: int | None) -> socket.socket:
    from ridback.server.run import listen

    if port is not None:
        return _listener("127.0.0.1", port)
    try:
        return listen("127.0.0.1", HOME_PORT)
    except OSError:
        return _listener("127.0.0.1", 0)


def _listener(host: str, port: int) -> socket.socket:
    import errno

    from ridback.server.run import listen

    try:
        return listen(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _stop("cli-port-taken", port=str(port)) from error
        raise _stop("cli-cannot-listen", host=host, why=error.strerror or str(error)) from error


def _run(settings: Settings, listener: socket.socket, greet: Callable[[Service], Awaitable[None]]) -> None:
    from sqlalchemy.exc import DatabaseError

    from ridback.server.database import NewerDataError
    from ridback.server.run import leave, run

    try:
        run(settings, listener, greet)
    except NewerDataError as error:
        raise _stop("cli-newer-data", folder=str(settings.data)) from error
    except DatabaseError as error:
        raise _stop("cli-damaged-data", folder=str(settings.data), why=str(error.orig)) from error
    out.print(Text(say("cli-stopped"), "dim"))
    leave()


def _banner(url: str, settings: Settings, note: str | None = None) -> None:
    from ridback.server.pages import built

    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(f"  {say('cli-open')}", "dim"), Text(url, "bold cyan", no_wrap=True, overflow="ignore"))
    grid.add_row(Text(f"  {say('cli-games')}", "dim"), Text(str(settings.data), no_wrap=True, overflow="ignore"))
    out.print()
    out.print(Text(f"  {say('app-name')}", "bold"))
    out.print(grid, soft_wrap=True)
    for line in (note, None if built() else say("cli-not-built"), say("cli-stop")):
        if line:
            out.print(Text(f"  {line}", "dim" if built() else "yellow"))
    out.print()


async def _progress(service: Service) -> None:
    """Say how the compiling goes: in one moving line where somebody looks, in two where it is a file."""
    with out.status("") as status:
        while (state := service.gate.state()).step not in ("ready", "failed"):
            doing = say("cli-compiling", seconds=str(round(state.seconds))) if state.step == "compiling" else say("cli-loading")
            status.update(Text.assemble((say("cli-rules"), "dim"), "  ", doing))
            await asyncio.sleep(0.25)
    done = "cli-rules-ready" if state.ready else "cli-rules-failed"
    out.print(Text.assemble("  ", (say("cli-rules"), "dim"), "  ", say(done, seconds=f"{state.seconds:.1f}")))


def _stop(key: str, **args: str) -> typer.Exit:
    err.print(Text(say(key, **args), "red"), soft_wrap=True)
    return typer.Exit(1)


if __name__ == "__main__":
    main()
