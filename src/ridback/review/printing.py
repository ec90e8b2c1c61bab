"""A review in the terminal: the curve, the worst decisions, the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ridback.review.judging import Judged, Review
from ridback.review.telling import Reviewer
from ridback.words import Words

#: Colors of the seats, in the plot and its legend.
COLORS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow", "bright_magenta", "bright_cyan", "white", "bright_black")
#: Lines of the plot for a quarter of its height.
QUARTER: Final = 3


def printed(review: Review, words: Words, width: int, *, everything: bool) -> RenderableType:
    """The review for a terminal of that width; ``everything``: with the decisions in which nothing was wrong."""
    reviewer = Reviewer(words, review.people, review.captains)
    name, say = reviewer.teller.name, words.say
    by = say("review-by-level", level=say(f"bot-{review.level}")) if review.level else say("review-by-count", count=review.iterations)
    parts: list[RenderableType] = [Text(say("review-title", name=name(review.seat), by=by), "bold")]
    if review.result:
        parts.append(Text(reviewer.teller.won(review.result["winners"])))
    parts += [Text(), Text(say("review-curve"), "bold cyan"), *plot(review, width)]
    parts.append(Padding(legend([name(seat) for seat in range(review.seats)], review.seat), (0, 0, 0, 6), expand=False))
    parts += [Text(), Text(say("review-worst"), "bold cyan"), *_worst(review, reviewer)]
    rows = [one for one in review.decisions if everything or one.mistake]
    if rows:
        heading = say("review-all" if everything else "review-mistakes", count=len(rows), all=len(review.decisions))
        parts += [Text(), Text(heading, "bold cyan"), table(rows, reviewer)]
    parts.append(Text(say("review-how"), "dim"))
    return Group(*parts)


def percent(words: Words, chance: float) -> str:
    """A chance in whole percent; what is not sure is never 0 or 100."""
    if 0 < chance < 0.005:
        return words.say("review-percent-least")
    if 0.995 <= chance < 1:
        return words.say("review-percent-most")
    return words.say("review-percent", percent=round(chance * 100))


def plot(review: Review, width: int) -> Iterator[Text]:
    """The chances of all seats as lines of digits, one more than the seat's number; the seat's own lie on top."""
    rows, columns, seat = 4 * QUARTER + 1, max(min(width, 100) - 8, 20), review.seat
    last = max(review.curve[-1].ply, 1)
    cells: dict[tuple[int, int], int] = {}
    for one in [other for other in range(review.seats) if other != seat] + [seat]:
        for column in range(columns):
            chance = review.chance_at(one, last * column / (columns - 1))
            cells[rows - 1 - round(chance * (rows - 1)), column] = one
    for row in range(rows):
        label = f"{100 - row * 25 // QUARTER:>3} % ┤" if row % QUARTER == 0 else "      │"
        line = Text(label, "dim")
        for column in range(columns):
            at = cells.get((row, column))
            if at is None:
                line.append("·" if row % QUARTER == 0 and column % 4 == 0 else " ", "dim")
            else:
                line.append(str(at + 1), f"bold {COLORS[at]}" if at == seat else COLORS[at])
        line.rstrip()
        yield line
    yield Text("      └" + _rounds(review, last, columns), "dim")


def legend(names: Sequence[str], seat: int) -> Columns:
    """Which digit is who, the seat's own first."""
    order = [seat, *(other for other in range(len(names)) if other != seat)]
    told = [Text.assemble((f"{one + 1} ", f"bold {COLORS[one]}"), (names[one], "bold" if one == seat else "")) for one in order]
    return Columns(told, padding=(0, 2))


def table(decisions: Sequence[Judged], reviewer: Reviewer) -> Table:
    """A line a decision: the round, what was asked and what was played, with its chance; below it what was better, if anything."""
    words = reviewer.words
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), collapse_padding=True)
    grid.add_column(words.say("review-column-round"), justify="right", no_wrap=True)
    grid.add_column(words.say("review-column-asked"), no_wrap=True, min_width=28)
    grid.add_column(words.say("review-column-played"))
    for key in ("chance", "lost"):
        heading = words.say(f"review-column-{key}")
        grid.add_column(heading, justify="right", no_wrap=True, min_width=len(heading))
    before = None
    for one in decisions:
        asked, played = reviewer.asked(one.kind, one.about), reviewer.answer(one.kind, one.moves)
        grid.add_row("" if one.round == before else str(one.round), asked, played, _prospect(words, one, one.chance, one.score))
        if one.better:
            better = words.say("review-table-better", answer=reviewer.answer(one.kind, one.best_moves))
            lost = Text(_lost(words, one), "bold red") if one.mistake else Text("≈")
            prospect = _prospect(words, one, one.best_chance, one.best_score)
            grid.add_row("", "", Text(better), prospect, lost, style="" if one.mistake else "dim")
        before = one.round
    return grid


def _worst(review: Review, reviewer: Reviewer) -> Iterator[RenderableType]:
    words, say = reviewer.words, reviewer.words.say
    grid = Table.grid(padding=(0, 1))
    for number, k in enumerate(review.worst, 1):
        one = review.decisions[k]
        lines = Text(say("review-worst-asked", round=one.round, asked=reviewer.asked(one.kind, one.about)))
        for key, moves, chance, score in (
            ("played", one.moves, one.chance, one.score),
            ("better", one.best_moves, one.best_chance, one.best_score),
        ):
            told = {"answer": reviewer.answer(one.kind, moves), "chance": _prospect(words, one, chance, score)}
            lines.append("\n" + say(f"review-worst-{key}", **told))
        lines.append("\n" + _gave_away(words, one), "red")
        grid.add_row(f"{number}.", lines)
    if review.worst:
        yield grid
    if len(review.worst) < 3:
        yield Text(say("review-worst-few", count=len(review.worst)))


def _rounds(review: Review, last: int, columns: int) -> str:
    """The axis: where each round begins, its number."""
    axis, known = ["─"] * (columns + 3), 0
    for point in review.curve:
        if point.round > known:
            known, at = point.round, round(point.ply / last * (columns - 1))
            for k, digit in enumerate(str(known)):
                axis[at + k] = digit
    return "".join(axis[:columns])


def _prospect(words: Words, one: Judged, chance: float, score: float) -> str:
    """What was to be expected: a chance, or VP where the game was decided."""
    return words.say("review-vp", vp=words.number(score, 1)) if one.decided else percent(words, chance)


def _lost(words: Words, one: Judged) -> str:
    return words.say("review-vp", vp=words.number(one.lost_vp, 1)) if one.decided else _points(words, one.loss)


def _gave_away(words: Words, one: Judged) -> str:
    """What a mistake gave away, and how sure that is."""
    if one.decided:
        return words.say("review-worst-lost-vp", lost=words.number(one.lost_vp, 1), noise=words.number(one.noise, 1))
    if one.noise < 0.0005:
        return words.say("review-worst-lost-sure", lost=_points(words, one.loss))
    return words.say("review-worst-lost", lost=_points(words, one.loss), noise=_points(words, one.noise))


def _points(words: Words, chance: float) -> str:
    return words.number(100 * chance, 0 if chance >= 0.1 else 1)
