"""A sensible payment: what a careful player would put down for a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ridback.cards import BOATS, PARTS

if TYPE_CHECKING:
    from ridback.views import View


#: What any boat card is worth at the least, in $: it can serve as a captain.
_CAPTAIN: Final = 1.6


def suggest(view: View, price: int, parts: dict[str, int], place: int = 0) -> list[str]:
    """Parts that cover ``price`` without one that could be left out (PY2), giving up as little as possible; [] if they cannot.

    ``parts`` is what may be used, by part; ``place`` the place in the order of parts from which they may come. What giving a
    part up costs is its coins, and more for what it could still do: be launched, be traded, score.
    """
    worths, places = view.values["part_value"].tolist(), view.values["part_place"].tolist()
    usable = [
        (worths[number], worth, part)
        for number, part in enumerate(PARTS)
        if parts.get(part) and worths[number] > 0 and places[number] >= place
        for worth in _each(view, part, parts[part])
    ]
    # the cheapest way to bring exactly t dollars or, at the top, the price or more
    best: list[tuple[float, list[str]] | None] = [(0.0, [])] + [None] * max(price, 0)
    for value, worth, part in usable:
        for t in range(price - 1, -1, -1):
            here = best[t]
            if here is None:
                continue
            to = min(t + value, price)
            cost = here[0] + worth
            there = best[to]
            if there is None or cost < there[0]:
                best[to] = (cost, [*here[1], part])
    found = best[max(price, 0)]
    return _without_waste(view, price, found[1]) if found else []


def _without_waste(view: View, price: int, chosen: list[str]) -> list[str]:
    """The chosen parts in the order they go down, stopping when they cover the price."""
    values, places = view.values["part_value"].tolist(), view.values["part_place"].tolist()
    chosen = sorted(chosen, key=lambda part: places[PARTS.index(part)])
    kept, paid = [], 0
    for part in chosen:
        if paid >= price:
            break
        kept.append(part)
        paid += values[PARTS.index(part)]
    return kept


def _each(view: View, part: str, have: int) -> list[float]:
    """What giving up one after the other of these costs: of processed crates the last is one that could be traded (PR2)."""
    worth = _worth(view, part, have)
    traded = part == "crate" and bool(view.open["at"]["licenses"][view.seat, BOATS.index("processing")])
    return [worth] * (have - 1) + [worth + 0.8 if traded else worth]


def _worth(view: View, part: str, have: int) -> float:
    value = float(view.values["part_value"][PARTS.index(part)])
    if part == "gone_fishin":
        return value + float(view.values["gone_fishin_vp"]) / 2
    if part not in BOATS:
        return value + (2.0 if part == "house_boat" else 1.0 if part == "crewman_crate" else 0.0)
    number = BOATS.index(part)
    launchable = view.may_launch(number) and have < 3
    value = max(value, _CAPTAIN)
    return value + (0.4 + 0.3 * float(view.values["boat_vp"][number]) if launchable else 0.0)
