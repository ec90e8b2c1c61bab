"""The options by which a set-up is chosen on the command line, and what they ask for; for every command that plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from ridback.terminal import err, here, say, stop

if TYPE_CHECKING:
    from ridback.cards import Cards
    from ridback.setups import Setup

PresetId = Annotated[str | None, typer.Option("--preset", help=say("cli-preset"), metavar="ID")]
LineUp = Annotated[str | None, typer.Option("--line-up", help=say("cli-line-up"), metavar="ID,ID…")]
RandomLineUp = Annotated[bool, typer.Option("--random-line-up", help=say("cli-random-line-up"))]
Docks = Annotated[list[str] | None, typer.Option("--dock", help=say("cli-dock"), metavar="ID")]
Captains = Annotated[list[str] | None, typer.Option("--captain", help=say("cli-captain"), metavar="ID")]
GoneFishin = Annotated[bool | None, typer.Option("--gone-fishin/--no-gone-fishin", help=say("cli-gone-fishin"))]
Crewman = Annotated[bool | None, typer.Option("--crewman/--no-crewman", help=say("cli-crewman"))]
Trophies = Annotated[bool | None, typer.Option("--trophies/--no-trophies", help=say("cli-trophies"))]
Meeples = Annotated[bool | None, typer.Option("--meeples/--no-meeples", help=say("cli-meeples"))]
Epic = Annotated[bool | None, typer.Option("--epic/--no-epic", help=say("cli-epic"))]
AtOnce = Annotated[bool | None, typer.Option("--at-once/--no-at-once", help=say("cli-at-once"))]
Values = Annotated[Path | None, typer.Option("--cards", help=say("cli-cards"), metavar="FILE", exists=True, dir_okay=False)]


@dataclass(frozen=True)
class Wish:
    """What the options say, None (or False) where they say nothing. ``chosen``: the other choices of a Setup that were made."""

    preset: str | None
    seats: int | None
    line_up: str | None
    random_line_up: bool
    chosen: dict[str, Any]
    cards: Path | None

    @classmethod
    def of(
        cls,
        *,
        preset: str | None = None,
        seats: int | None = None,
        line_up: str | None = None,
        random_line_up: bool = False,
        cards: Path | None = None,
        **choices: Any,
    ) -> Wish:
        """The wish; of ``choices`` only those that are not None are made."""
        return cls(preset, seats, line_up, random_line_up, {name: value for name, value in choices.items() if value is not None}, cards)

    @property
    def anything(self) -> bool:
        """Whether anything was chosen."""
        return self != Wish.of()

    def setup(self, likely: int, dice: Callable[[], int]) -> Setup:
        """The set-up: a preset, and what differs from it. Where it does not fit, all that does not is said, and the command stops.

        ``likely`` is the number of seats where nothing says another; ``dice`` gives the seed of a random line-up.
        """
        from ridback import presets
        from ridback.errors import SetupError
        from ridback.setup_words import told
        from ridback.setups import Setup, random_line_up

        values = cards(self.cards)
        try:
            ready = presets.preset(self.preset) if self.preset else presets.fitting(likely if self.seats is None else self.seats)
            seats = ready.likely(likely) if self.seats is None else self.seats
            choices = ready.choices(seats) | self.chosen
            if self.line_up is not None:
                ids = [id.strip() for id in self.line_up.split(",") if id.strip()]
                choices["line_up"] = self.line_up.strip() if "," not in self.line_up and ids else ids
            elif self.random_line_up:
                choices["line_up"] = random_line_up(seats, dice())
            elif self.chosen.get("epic"):
                choices["line_up"] = presets.EVERYTHING
            return Setup.from_json(choices | {"seats": seats, "cards": values.changes})
        except SetupError as error:
            for one in (error, *error.also):
                err.print(Text(told(here, one), "red"), soft_wrap=True)
            raise typer.Exit(1) from error


def cards(file: Path | None) -> Cards:
    """The values that a file asks for; where they cannot be, every mistake is said, and the command stops."""
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
            err.print(Text(f"  {mistake(here, one)}", "red"), soft_wrap=True)
        raise typer.Exit(1) from error
    except (OSError, UnicodeDecodeError) as error:
        raise stop("cli-not-so", file=str(file), why=getattr(error, "strerror", None) or say("cli-cards-no-text")) from error
