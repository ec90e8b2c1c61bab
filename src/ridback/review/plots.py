"""The curve of a review as a picture: SVG, PNG, or a page of HTML that needs nothing else. By Altair and vl-convert, the extra `lab`."""

from __future__ import annotations

import importlib
import importlib.util
import json
from pathlib import Path
from typing import Any, Final

from ridback.review.judging import Review
from ridback.review.telling import Reviewer
from ridback.words import Words

#: The endings that say what picture is wanted.
ENDINGS: Final = (".svg", ".png", ".html")
#: Colors of the seats (Okabe and Ito's, told apart by the color-blind too), and two greys for more.
COLORS: Final = ("#d55e00", "#0072b2", "#009e73", "#e69f00", "#cc79a7", "#56b4e9", "#555555", "#999999")


def can_draw() -> bool:
    """Whether the extra is installed."""
    return all(importlib.util.find_spec(name) for name in ("altair", "vl_convert"))


def draw(review: Review, words: Words, path: Path) -> None:
    """Write the curve to a file, as its ending says. Raises ImportError without the extra, OSError where it cannot be written."""
    chart = _chart(review, words)
    if path.suffix.lower() == ".html":
        chart.save(str(path), format="html", inline=True)
    elif path.suffix.lower() == ".png":
        chart.save(str(path), format="png", ppi=144)
    else:
        chart.save(str(path), format="svg")


def _chart(review: Review, words: Words) -> Any:
    alt: Any = importlib.import_module("altair")
    reviewer, say = Reviewer(words, review.people, review.captains), words.say
    names = [reviewer.teller.name(seat) for seat in range(review.seats)]
    rows = [
        {"ply": point.ply, "round": point.round, "seat": names[seat], "chance": chance, "own": seat == review.seat}
        for point in review.curve
        for seat, chance in enumerate(point.chances)
    ]
    begins: dict[int, int] = {}
    for point in review.curve:
        begins.setdefault(point.round, point.ply)
    ticks = {str(ply): str(number) for number, ply in begins.items() if number}
    x = alt.X("ply:Q", title=say("review-curve-axis")).axis(
        values=[int(ply) for ply in ticks], labelExpr=f"({json.dumps(ticks)})[datum.value]", grid=True
    )
    x = x.scale(domain=[0, max(review.curve[-1].ply, 1)], nice=False)
    y = alt.Y("chance:Q", title=say("review-curve-chance")).axis(format="%").scale(domain=[0, 1])
    color = alt.Color("seat:N", title=say("review-curve-seat"), sort=names).scale(domain=names, range=list(COLORS[: len(names)]))
    lines = (
        alt.Chart(alt.Data(values=rows))
        .mark_line(strokeJoin="round", clip=True)
        .encode(
            x=x,
            y=y,
            color=color,
            strokeWidth=alt.StrokeWidth("own:N").scale(domain=[True, False], range=[3, 1.25]).legend(None),
            order=alt.Order("ply:Q"),
            tooltip=[
                alt.Tooltip("seat:N", title=say("review-curve-seat")),
                alt.Tooltip("round:Q", title=say("review-curve-axis")),
                alt.Tooltip("chance:Q", title=say("review-curve-chance"), format=".0%"),
            ],
        )
    )
    return alt.layer(lines, *_marks(alt, review, reviewer)).properties(
        width=720, height=360, title=say("review-curve-title", name=names[review.seat])
    )


def _marks(alt: Any, review: Review, reviewer: Reviewer) -> list[Any]:
    """The worst decisions on the seat's own curve, numbered."""
    rows = []
    for number, k in enumerate(review.worst, 1):
        one = review.decisions[k]
        said = {"number": str(number), "ply": one.ply, "chance": review.chance_at(review.seat, one.ply)}
        said |= {"asked": reviewer.asked(one.kind, one.about), "played": reviewer.answer(one.kind, one.moves)}
        rows.append(said | {"better": reviewer.answer(one.kind, one.best_moves)})
    if not rows:
        return []
    say = reviewer.words.say
    tooltip = [alt.Tooltip(f"{key}:N", title=say(f"review-column-{key}")) for key in ("asked", "played", "better")]
    base = alt.Chart(alt.Data(values=rows)).encode(x="ply:Q", y="chance:Q", tooltip=tooltip)
    dots = base.mark_circle(size=260, color=COLORS[review.seat], opacity=1)
    return [dots, base.mark_text(color="white", fontWeight="bold", dy=1).encode(text="number:N")]
