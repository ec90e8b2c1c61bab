"""What a finished game says of each seat, to be stored and added up: places, licenses, bids, money, points."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any, Final, NamedTuple

from ridback.server.table import Position, options

#: What is counted, and how: whatever was counted under another number is counted anew.
TALLY: Final = 1


class Counted(NamedTuple):
    """A seat of a finished game; Captains of the Corporation have the seats behind the people.

    ``line_up``: the ready-made set-up's id, ``own`` for somebody's own one, ``changed`` where printed values were. ``modules``: the
    parts of the game beside it, ``docks`` and ``captains`` among them. ``rated``: whether it counts for ratings. ``facts``: see
    :class:`Facts`; of a Captain there are none.
    """

    seat: int
    captain: str | None
    seats: int
    line_up: str
    modules: list[str]
    rank: int
    score: int
    won: bool
    rated: bool
    plies: int
    rounds: int
    seconds: float | None
    facts: dict[str, Any]


def counted(position: Position) -> list[Counted]:
    """All seats of a game that is over, by seat."""
    game, table = position.game, position.table
    result = game.result
    assert result is not None
    people, chosen = len(table.seats), options(table)
    line_up = "changed" if chosen.changed else chosen.preset or "own"
    parts = ("gone_fishin", "crewman", "trophies", "meeples", "epic")
    modules = [*(part for part in parts if getattr(chosen, part)), *(part for part in ("docks", "captains") if getattr(chosen, part))]
    # With values of one's own a bot may be beaten that plays by the printed ones.
    own = any(place.person is not None and place.bot is None for place in table.seats)
    facts = _facts(position)
    began = position.rows[0].at if position.rows else None
    found = []
    for line in result["ranking"]:
        seat: int = line["seat"]
        found.append(
            Counted(
                seat=seat,
                captain=None if seat < people else chosen.captains[seat - people],
                seats=people,
                line_up=line_up,
                modules=modules,
                rank=line["rank"],
                score=line["total"],
                won=seat in result["winners"],
                rated=own and not chosen.changed,
                plies=game.ply,
                rounds=position.standing.round,
                seconds=None if began is None else max(0.0, position.updated - began),
                facts=facts[seat] | {"points": {name: n for name, n in line["sheet"].items() if n and name != "total"}}
                if seat < people
                else {},
            )
        )
    return sorted(found)


def _facts(position: Position) -> list[dict[str, Any]]:
    """Of each person's seat: ``licenses``, for each type how many, and all bids for them together; ``others``, the same of the other
    seats; ``money`` that was paid; ``over``, how much of that was more than the price; ``boats`` launched and ``crates`` caught."""
    from ridback.cards import LICENSE_TYPES, license_type

    seats = range(len(position.table.seats))
    bought: list[dict[str, list[int]]] = [defaultdict(lambda: [0, 0]) for _ in seats]
    sums = [Counter[str]() for _ in seats]
    for event in position.game.events:
        if event.seat not in seats:
            continue
        told, mine = event.to_json(everything=True) or {}, sums[event.seat]
        match told["kind"]:
            case "paid":
                mine["money"] += told["value"]
            case "bought":
                mine["price"] += told["price"]
                of_type = bought[event.seat][LICENSE_TYPES[license_type(event.a)]]
                of_type[0] += 1
                of_type[1] += told["bid"]
            case "launching" | "hired_salty":
                mine["price"] += told["price"]
            case "launched":
                mine["boats"] += 1
            case "caught" | "loaded":
                mine["crates"] += told["crates"]
    found = []
    for seat in seats:
        others: dict[str, list[int]] = defaultdict(lambda: [0, 0])
        for other in seats:
            for kind, (count, bids) in bought[other].items() if other != seat else ():
                others[kind][0] += count
                others[kind][1] += bids
        mine = sums[seat]
        found.append(
            {
                "licenses": dict(bought[seat]),
                "others": dict(others),
                "money": mine["money"],
                "over": mine["money"] - mine["price"],
                "boats": mine["boats"],
                "crates": mine["crates"],
            }
        )
    return found
