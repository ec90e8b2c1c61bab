"""The results of an arena for people, in the terminal."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridback.lab.results import PARTS, Result, Spread, Standing
from ridback.terminal import here, say
from ridback.words import dashed

if TYPE_CHECKING:
    from ridback.setups import Setup

#: Lengths of time, longest first, with how many decimals.
_UNITS: Final = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))


def report(result: Result, out: Console, *, timed: bool = False) -> None:
    """Print standings, distributions, times, and what was wrong."""
    standings = result.standings
    names = named(result)
    out.print()
    out.print(Text(say("arena-title", games=len(result.games), seats=result.setup.seats, seed=str(result.seed)), "bold"))
    out.print(Text(chosen(result.setup), "dim"))
    if result.games:
        for table in (_standings(standings, names), _spreads(result, standings, names), _times(standings, names, len(result.games))):
            out.print()
            out.print(table)
        out.print()
        out.print(say("arena-ended", ends=here.listed(_ends(result))))
    for style, sentence in _notes(result, standings, timed=timed):
        out.print(Text(sentence, style), soft_wrap=True)


def named(result: Result, *, counted: bool = True) -> list[str]:
    """What players and Captains are called: a class of one's own by its name alone, if no other has it; with the number of its seats."""
    from ridback.setup_words import name_of

    short = [name.rpartition(":")[2] for name in result.players]
    called = [own if short.count(own) == 1 else name for own, name in zip(short, result.players, strict=True)]
    if counted:
        called = [
            say("arena-several", player=name, copies=str(n)) if n > 1 else name for name, n in zip(called, result.copies, strict=True)
        ]
    return called + [name_of(here, id) for id in result.everybody[len(result.players) :]]


def chosen(setup: Setup) -> str:
    """A set-up in a sentence or two."""
    from ridback.cards import LINE_UPS
    from ridback.presets import named
    from ridback.setup_words import name_of
    from ridback.setups import MODULES

    if preset := named(setup.seats, setup.to_json()):
        told = [say(f"preset-{dashed(preset)}")]
    else:
        base = set(setup.line_up) == set(LINE_UPS["base"])
        told = [say("arena-base") if base else ", ".join(name_of(here, id) for id in setup.line_up)]
        told += [", ".join(name_of(here, id) for id in ids) for ids in (setup.docks, setup.captains) if ids]
        told += [say(f"module-{dashed(module)}") for module in MODULES if getattr(setup, module)]
    return "; ".join(told + [say("arena-changed")] * bool(setup.cards.changes))


def lasting(seconds: float) -> str:
    """A length of time, to two digits or three."""
    size, unit = next(((size, unit) for size, unit in _UNITS if seconds >= size * 0.9995), _UNITS[-1])
    number = seconds / size
    return f"{here.number(number, 0 if number >= 10 else 1)} {unit}"


def _table(names: list[str], first: str, *headings: str) -> Table:
    """A table with a column of names; all tables of a report have their first column alike."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    longest = max(len(name) for name in (*names, say("arena-time")))
    table.add_column(first, min_width=min(longest, 24), max_width=28, overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _standings(standings: list[Standing], names: list[str]) -> Table:
    pars = any(one.par is not None for one in standings)
    headings = ["arena-wins", "arena-interval", *(["arena-against"] if pars else []), "arena-rating", "arena-rank"]
    table = _table(names, say("arena-player"), *map(say, headings))
    for one, name in zip(standings, names, strict=True):
        against, style = "", ""
        if one.par is not None:
            verdict = "above" if one.low > one.par else "below" if one.high < one.par else "about"
            style = {"above": "green", "below": "red"}.get(verdict, "")
            against = say(f"arena-{verdict}", par=here.percent(one.par, 1))
        table.add_row(
            Text(name, "bold"),
            Text(here.percent(one.wins, 1), style),
            f"{here.percent(one.low, 1)} – {here.percent(one.high, 1)}",
            *([against] if pars else []),
            f"{here.number(one.rating, 1)} ± {here.number(2 * one.sigma, 1)}",
            here.number(one.rank, 2),
        )
    return table


def _spreads(result: Result, standings: list[Standing], names: list[str]) -> Table:
    middle = (f"{part:.0%}".rstrip("%") for part in PARTS[1:-1])
    parts = [say("arena-median") if part == "50" else say("arena-part", part=part) for part in middle]
    table = _table(names, say("arena-spread"), say("arena-mean"), say("arena-least"), *parts, say("arena-most"))
    for one, name in zip(standings, names, strict=True):
        table.add_row(Text(name, "bold"), *_spread(one.score), end_section=one is standings[-1])
    table.add_row(say("arena-rounds"), *_spread(result.rounds()))
    table.add_row(say("arena-plies"), *_spread(result.plies()))
    return table


def _spread(spread: Spread) -> tuple[str, ...]:
    return here.number(spread.mean, 1), *map(here.number, spread.quantiles.values())


def _times(standings: list[Standing], names: list[str], games: int) -> Table:
    headings = ("arena-mean", "arena-within", "arena-longest", "arena-decisions")
    table = _table(names, say("arena-time"), *map(say, headings))
    for one, name in zip(standings, names, strict=True):
        if (conduct := one.conduct) and conduct.decisions:
            times = (conduct.seconds / conduct.decisions, conduct.within(0.95), conduct.longest)
            table.add_row(Text(name, "bold"), *map(lasting, times), here.number(conduct.decisions))
    return table


def _ends(result: Result) -> list[str]:
    return [say(f"arena-end-{end}", part=here.percent(n / len(result.games), 1)) for end, n in result.ends().items() if n]


def _notes(result: Result, standings: list[Standing], *, timed: bool) -> Iterator[tuple[str, str]]:
    """What is to be said besides, each with its style."""
    if result.games and max(result.copies) > 1:
        yield "dim", say("arena-of-one-seat")
    if result.death:
        code, game = result.death
        yield "red", say("arena-worker-died", how=_signal(-code) if code < 0 else say("arena-exit-code", code=str(code)), game=game)
    elif result.stopped:
        yield "yellow", say("arena-interrupted", games=len(result.games), wanted=result.wanted)
    if not result.games:
        yield "yellow", say("arena-nothing")
    elif not result.even:
        yield "yellow", say("arena-uneven", games=str(result.setup.seats))
    if timed:
        yield "yellow", say("arena-timed-note")
    for one, name in zip(standings, named(result, counted=False), strict=True):
        conduct = one.conduct
        if conduct is None:
            continue
        if conduct.first_fault:
            yield "red", say("arena-faults", player=name, count=conduct.faults, **_where(conduct.first_fault))
        if conduct.first_peek and not conduct.moods:
            yield "red", say("arena-peeks", player=name, count=conduct.peeks, decisions=conduct.decisions, **_where(conduct.first_peek))
        if conduct.first_mood:
            yield "yellow", say("arena-moods", player=name, count=conduct.moods, decisions=conduct.decisions, **_where(conduct.first_mood))
        if result.checked and conduct.decisions and not (conduct.first_peek or conduct.first_mood):
            yield "green", say("arena-no-peeks", player=name, decisions=conduct.decisions)


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return say("arena-signal", number=str(number))


def _where(note: Any) -> dict[str, Any]:
    return {"game": str(note.game), "ply": note.ply, "text": note.text}
