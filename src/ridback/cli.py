"""The ``ridback`` command. Only what a subcommand needs is imported, and when it runs: ``ridback --help`` is there at once."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
import secrets
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ridback import __version__, setup_options as choose, words
from ridback.lab.command import arena
from ridback.server.admin_command import admin
from ridback.server.host_options import (
    Address,
    Data,
    DatabaseUrl,
    Inside,
    MailFrom,
    SmtpUrl,
    Verbose,
    calling_of,
    database_of,
    kept,
    settings_of,
    where,
)
from ridback.server.logs import Kind, set_up_logging
from ridback.server.settings import GUESTS
from ridback.terminal import here, out, say, stop

if TYPE_CHECKING:
    from ridback.game import Game
    from ridback.server.service import Service
    from ridback.server.settings import Settings

#: The port one's own table is at if nobody else is, so that the browser finds what it has kept.
HOME_PORT = 8423
SERVE_PORT = 8000
#: Who sits at one's own table, and how many of them.
OPPONENT, OPPONENTS = "deckhand", 2
#: How many may play in one room if it is not said.
IN_ROOM = 4

app = typer.Typer(help=say("cli-about"), no_args_is_help=True, add_completion=False, rich_markup_mode=None)

Saved = Annotated[Path, typer.Argument(help=say("cli-file"), metavar="FILE", exists=True, dir_okay=False)]


def _version(wanted: bool) -> None:
    if wanted:
        out.print(f"ridback {__version__}")
        raise typer.Exit


def _language(wanted: str | None) -> None:
    if wanted is not None and wanted not in words.languages():
        raise stop("cli-language-unknown", language=wanted, known=here.listed(words.languages()))


@app.callback()
def ridback(
    version: Annotated[bool, typer.Option("--version", help=say("cli-version"), is_eager=True, callback=_version)] = False,
    language: Annotated[
        str | None, typer.Option("--language", help=say("cli-language"), metavar="|".join(words.languages()), callback=_language)
    ] = None,
) -> None:
    """What all subcommands have in common. The language is read by ``ridback.terminal``, before anything is said."""


@app.command(help=say("cli-play"))
def play(
    new: Annotated[bool, typer.Option("--new", help=say("cli-play-new"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-play-no-browser"))] = False,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("cli-port"))] = None,
    preset: choose.PresetId = None,
    seats: Annotated[int | None, typer.Option("--seats", help=say("cli-seats"), metavar="1-6")] = None,
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
    bots: Annotated[str | None, typer.Option("--bots", help=say("cli-bots"), metavar="NAME,NAME…")] = None,
    cards: choose.Values = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-play-lan"))] = False,
    board: Annotated[bool, typer.Option("--board", help=say("cli-play-board"))] = False,
    at: Annotated[str | None, typer.Option("--address", help=say("cli-play-address"), metavar="ADDRESS")] = None,
    data: Data = None,
    verbose: Verbose = False,
) -> None:
    """One's own table, on one's own machine."""
    lan = lan or board or at is not None
    opponents = _opponents(bots)
    wish = choose.Wish.of(
        preset=preset, seats=seats, line_up=line_up, random_line_up=random_line_up, cards=cards, docks=dock, captains=captain,
        gone_fishin=gone_fishin, crewman=crewman, trophies=trophies, meeples=meeples, epic=epic, at_once=at_once,
    )  # fmt: skip
    likely = IN_ROOM if lan else len(opponents) + 1 if len(opponents) > 1 else OPPONENTS + 1
    setup, new = wish.setup(likely, lambda: secrets.randbits(64)), new or wish.anything or bots is not None
    if bots is not None and len(opponents) >= setup.seats:
        raise stop("cli-bots-too-many", seats=str(setup.seats))
    settings = replace(settings_of(data, verbose), hosts=("127.0.0.1", "localhost"), cards=setup.cards.changes)
    others: list[str] = []
    if lan:
        from ridback.server import lan as room

        address, others = room.chosen(at)
        listeners = room.listeners(address, (HOME_PORT, 0) if port is None else (port,))
        home = room.url(address, listeners[0].getsockname()[1])
        settings = replace(settings, hosts=(*settings.hosts, address), room=home)
    else:
        listeners, settings = [_home_listener(port)], settings.unlimited()
    own = f"http://127.0.0.1:{listeners[0].getsockname()[1]}"

    async def greet(service: Service) -> None:
        person = await service.people.of_this_machine()
        find = partial(service.unfinished_room, board=board) if lan else service.unfinished
        table = None if new else await find(person)
        note = say("cli-continued") if table else None
        if table is None and lan:
            table = await service.room(person, setup, opponents if bots else [], board=board)
        table = table or await service.solo(person, setup, opponents)
        url = own + service.door(person, table)
        _banner(url, settings, note)
        if lan:
            room.invite(home, table, others)
        if not no_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, url)
        progress.append(asyncio.create_task(_progress(service)))

    progress: list[asyncio.Task[None]] = []
    _run(settings, listeners[0], greet, listeners[1:])


def _opponents(names: str | None) -> list[str]:
    """The bots one plays against by name, the last of them in all seats that are left. Stops the command for a name there is no bot of."""
    if names is None:
        return [OPPONENT]
    from ridback.bots import LEVELS

    wanted = [name.strip().lower() for name in names.split(",")]
    for name in wanted:
        if name not in LEVELS:
            raise stop("cli-bots-unknown", bot=name, known=", ".join(LEVELS))
    return wanted


@app.command(help=say("cli-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=say("cli-port"))] = SERVE_PORT,
    cards: choose.Values = None,
    data: Data = None,
    database: DatabaseUrl = None,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help=say("cli-serve-workers"))] = 1,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", help=say("cli-serve-proxy"), metavar="ADDRESS")] = None,
    metrics: Annotated[bool, typer.Option("--metrics", help=say("cli-serve-metrics"), envvar="RIDBACK_METRICS", show_envvar=False)] = False,
    address: Address = None,
    smtp: SmtpUrl = None,
    mail_from: MailFrom = None,
    webhooks_inside: Inside = False,
    guests: Annotated[
        int, typer.Option("--guests", min=0, help=say("cli-serve-guests"), metavar="DAYS", envvar="RIDBACK_GUESTS", show_envvar=False)
    ] = GUESTS,
    log: Annotated[Kind, typer.Option("--log", help=say("cli-serve-log"))] = "text",
    verbose: Verbose = False,
) -> None:
    """Tables for everybody who has the address."""
    settings = replace(
        settings_of(data, verbose, log=log),
        cards=choose.cards(cards).changes,
        workers=workers,
        database_url=database_of(database),
        proxies=_networks(proxy or []),
        metrics=metrics,
        guests=guests,
    )
    settings = calling_of(settings, address or None, smtp or None, mail_from or None, webhooks_inside)
    if workers > 1 and not settings.database_url:
        raise stop("cli-workers-one")
    listener = _listener(host, port)
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104 - the host said so
    shown = socket.gethostname() if everywhere else f"[{host}]" if ":" in host else host

    async def greet(service: Service) -> None:
        _banner(f"http://{shown}:{listener.getsockname()[1]}", settings)
        progress.append(asyncio.create_task(_progress(service)))

    def up() -> None:
        out.print(Text.assemble("  ", (say("cli-rules"), "dim"), "  ", say("cli-rules-up", workers=workers)))

    progress: list[asyncio.Task[None]] = []
    if workers == 1:
        _run(settings, listener, greet)
        return
    from ridback.server.workers import supervise

    _banner(f"http://{shown}:{listener.getsockname()[1]}", settings)
    with kept(settings), listener:
        supervise(settings, listener, up, partial(set_up_logging, verbose, log))
    out.print(Text(say("cli-stopped"), "dim"))


def _networks(addresses: list[str]) -> tuple[str, ...]:
    """Those addresses, if they are such."""
    for address in addresses:
        with contextlib.suppress(ValueError):
            ipaddress.ip_network(address, strict=False)
            continue
        raise stop("cli-proxy-unknown", address=address)
    return tuple(addresses)


app.command(help=say("cli-arena"))(arena)
app.add_typer(admin, name="admin")


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
        named = ", ".join(f"{id} ({name_of(here, id)})" for id in ids)
        out.print(Text.assemble((say(f"cli-setups-{heading}"), "bold"), f"  {named}"))


@app.command(help=say("cli-replay"))
def replay(file: Saved) -> None:
    """A saved game in sentences, and its score sheet."""
    from ridback.rules.scoring import LINES
    from ridback.telling import Teller

    game = _replayed(file)
    teller = Teller(here, game.setup.seats, game.setup.captains)
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


@app.command(help=say("cli-review"))
def review(
    file: Saved,
    seat: Annotated[int, typer.Option("--seat", min=1, max=6, help=say("cli-review-seat"))] = 1,
    level: Annotated[str, typer.Option("--level", help=say("cli-review-level"), metavar="LEVEL")] = "admiral",
    seed: Annotated[int, typer.Option("--seed", min=0, help=say("cli-review-seed"))] = 0,
    everything: Annotated[bool, typer.Option("--all", help=say("cli-review-all"))] = False,
    to_json: Annotated[Path | None, typer.Option("--json", help=say("cli-review-json"), metavar="FILE", dir_okay=False)] = None,
    to_plot: Annotated[Path | None, typer.Option("--plot", help=say("cli-review-plot"), metavar="FILE", dir_okay=False)] = None,
) -> None:
    """A seat's decisions, and what a search would have done."""
    from ridback.review import command

    command.run(_replayed(file), file, seat - 1, level, seed, everything=everything, to_json=to_json, to_plot=to_plot)


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


def _replayed(file: Path) -> Game:
    from ridback import records
    from ridback.cards import CardsError
    from ridback.errors import RidbackError

    try:
        return records.verify(file)
    except RidbackError as error:
        plain = {key: value if isinstance(value, int) else _plain(value) for key, value in error.details.items()}
        raise stop("cli-not-so", file=str(file), why=say(f"error-save-{error.code.replace('_', '-')}", **plain)) from error
    except CardsError as error:
        raise stop("cli-not-so", file=str(file), why=say("error-save-cards", where=error.where)) from error


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
            raise stop("cli-port-taken", port=str(port)) from error
        raise stop("cli-cannot-listen", host=host, why=error.strerror or str(error)) from error


def _run(
    settings: Settings, listener: socket.socket, greet: Callable[[Service], Awaitable[None]], more: Sequence[socket.socket] = ()
) -> None:
    from ridback.server.run import leave, run

    with kept(settings):
        run(settings, listener, greet, more=more)
    out.print(Text(say("cli-stopped"), "dim"))
    leave()


def _banner(url: str, settings: Settings, note: str | None = None) -> None:
    from ridback.server.pages import built

    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(f"  {say('cli-open')}", "dim"), Text(url, "bold cyan", no_wrap=True, overflow="ignore"))
    grid.add_row(Text(f"  {say('cli-games')}", "dim"), Text(where(settings), no_wrap=True, overflow="ignore"))
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
    out.print(Text.assemble("  ", (say("cli-rules"), "dim"), "  ", say(done, seconds=here.number(state.seconds, 1))))


if __name__ == "__main__":
    main()
