"""Reading the printed values: ``cards.toml``, a file of changes laid over it, and the record the rules read them from."""

from __future__ import annotations

import difflib
import functools
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Final

import numpy as np

from ridback.cards.ids import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PARTS, license_type

#: The most captains the table of lobster draws tells apart; more count as this many.
CAPTAINS_TOLD: Final = 16

#: Printed values as the rules read them: one record, shared by all games played with the same values. Coins, costs and prices
#: in $, the rest in VP, cards or crates. Arrays by license card, boat card or part are indexed by the numbers of
#: :mod:`ridback.cards.ids`; arrays by level start at level 0 (no license).
VALUES: Final = np.dtype(
    (
        np.record,
        [
            ("license_count", "i2", (len(LICENSES),)),
            ("license_cost", "i2", (len(LICENSES),)),
            ("license_vp", "i2", (len(LICENSES),)),
            ("license_premium", "i2", (len(LICENSES),)),
            ("boat_count", "i2", (len(BOATS),)),
            ("launch_cost", "i2", (len(BOATS),)),
            ("boat_vp", "i2", (len(BOATS),)),
            ("coins", "i2", (len(BOATS),)),
            ("most_coins", "i2"),
            ("part_value", "i2", (len(PARTS),)),
            ("part_order", "i2", (len(PARTS),)),
            ("part_place", "i2", (len(PARTS),)),
            ("dock_count", "i2", (len(DOCK),)),
            ("dock_price", "i2", (len(DOCK),)),
            ("dock_vp", "i2", (len(DOCK),)),
            ("artisan_room", "i2"),
            ("inuit_room", "i2"),
            ("salty_room", "i2"),
            ("salty_catch", "i2"),
            ("mate_full_vp", "i2"),
            ("crew_count", "i2", (len(CREW),)),
            ("trophy_vp", "i2"),
            ("meeple_count", "i2"),
            ("meeple_vp", "i2"),
            ("marina_cap", "i2"),
            ("round_max", "i2", (9,)),
            ("crates_solo", "i2"),
            ("crates_two", "i2"),
            ("crates_epic", "i2"),
            ("oyster_room", "i2", (5,)),
            ("oyster_catch", "i2"),
            ("dfo_catch", "i2"),
            ("dfo_vp", "i2", (4,)),
            ("gone_fishin_count", "i2"),
            ("gone_fishin_vp", "i2"),
            ("cod_draw", "i2", (5,)),
            ("tuna_draw", "i2", (5,)),
            ("tuna_discard", "i2", (5,)),
            ("lobster_draw", "i2", (5, CAPTAINS_TOLD + 1)),
            ("crates_per_seat", "i2"),
            ("boat_room", "i2"),
            ("king_crab_cap", "i2"),
            ("king_crab_types", "i2", (len(LICENSE_TYPES) + 1,)),
        ],
    )
)


#: Keys of a table that say something about it and are no values.
ABOUT: Final = ("from", "house", "class")

#: What no rule reads, as the rules themselves say how many there are (CR1, TR1).
FIXED: Final = ("licenses.hire_crewman.count", "bay.trophy.count", "bay.trophy.shown")

#: The highest value that may be given: what the record of a game has room for.
MOST: Final = {
    "licenses.marina.count": 3,
    "bay.crewman.tug": 4,
    "bay.crewman.storm": 1,
    "table.crates_epic": 999,
    "captains.crates_solo": 999,
    "captains.crates_two": 999,
}
_MOST: Final = 99


@dataclass(frozen=True)
class Mistake:
    """A changed value that cannot be: its dotted key, a stable code, what its sentence names, and the line of the file it stands in.

    The sentence of code ``some_code`` is ``mistake-some-code`` in the words catalogue.
    """

    key: str
    code: str
    details: dict[str, Any] = field(default_factory=dict)
    line: int | None = None


class CardsError(ValueError):
    """Changed values that cannot be used: ``mistakes`` has all that is wrong with them, ``where`` and ``why`` are the first one's."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__("; ".join(f"{mistake.key}: {mistake.code}" for mistake in mistakes))
        self.mistakes = list(mistakes)
        self.where, self.why = self.mistakes[0].key, self.mistakes[0].code


class Cards:
    """The printed values in force: ``printed`` as the nested table of cards.toml, ``values`` as the rules' record, in an array of one.

    ``changes`` holds only what differs from the printed game, and no group without any such; it is what a saved game stores.
    """

    def __init__(self, changes: dict[str, Any] | None = None) -> None:
        """Lay ``changes`` (nested like cards.toml) over the printed values.

        Raises CardsError with every key that cards.toml does not have, value of another kind, and number out of range.
        """
        base, mistakes = _printed(), list[Mistake]()
        self.printed = _overlay(base, {} if changes is None else changes, "", mistakes)
        if mistakes:
            raise CardsError(mistakes)
        self.changes: dict[str, Any] = _differing(base, changes or {})
        self.values = _values(self.printed)

    def house(self, table: str, id: str) -> list[str]:
        """The keys of a card whose value is in no source, so ours (marked as such wherever the card is shown)."""
        return list(self.printed[table][id].get("house", []))

    def told(self) -> dict[str, Any]:
        """``printed``, where each table that was changed lists the keys as ``changed``; they are no house values any more."""
        return _told(self.printed, self.changes)


@functools.cache
def default_cards() -> Cards:
    """The printed game, unchanged."""
    return Cards()


def _printed() -> dict[str, Any]:
    text = resources.files("ridback.cards").joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


def _overlay(base: dict[str, Any], changes: Any, where: str, mistakes: list[Mistake]) -> dict[str, Any]:
    if not isinstance(changes, dict):
        mistakes.append(Mistake(where.rstrip(".") or "cards", "table_wanted"))
        return base
    out = dict(base)
    for key, new in changes.items():
        path = f"{where}{key}"
        known = [name for name in base if name not in ABOUT and f"{where}{name}" not in FIXED]
        if key not in known:
            near = difflib.get_close_matches(str(key), known, 1)
            mistakes.append(Mistake(path, "no_such_value", {"near": near[0] if near else ""}))
        elif isinstance(base[key], dict):
            out[key] = _overlay(base[key], new, f"{path}.", mistakes)
        else:
            found = list(_wrong(base[key], new, path))
            mistakes += found
            out[key] = base[key] if found else new
    return out


def _differing(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """What of the changes says something else than the table they are laid over."""
    inner = {key: _differing(base[key], new) if isinstance(new, dict) else new for key, new in changes.items()}
    return {key: new for key, new in inner.items() if new not in ({}, base[key])}


def _wrong(old: Any, value: Any, path: str, place: str = "") -> Iterator[Mistake]:
    """What is wrong with a value that should be a number, or a list shaped as the old one; ``place`` counts items of lists from 1."""
    at = {"place": place} if place else {}
    if isinstance(old, list):
        if not isinstance(value, list) or len(value) != len(old):
            yield Mistake(path, "list_wanted", {"length": len(old), "like": str(old), **at})
            return
        for n, (one, new) in enumerate(zip(old, value, strict=True), 1):
            yield from _wrong(one, new, path, f"{place}.{n}" if place else str(n))
        return
    most = MOST.get(path, _MOST)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        yield Mistake(path, "number_wanted", {"least": 0, "most": most, **at})
    elif path == "licenses.king_crab.count" and value % 3:
        yield Mistake(path, "threes_wanted")


def _told(printed: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A table with what was changed in it, and in the tables in it."""
    out = printed | {key: _told(printed[key], new) for key, new in changes.items() if isinstance(new, dict)}
    changed = sorted(key for key, new in changes.items() if not isinstance(new, dict))
    if changed:
        out["changed"] = changed
        out["house"] = [key for key in printed.get("house", ()) if key not in changed]
    return out


def _values(printed: dict[str, Any]) -> np.ndarray[Any, Any]:
    holder = np.zeros(1, VALUES)
    v = holder[0]
    licenses, boats, levels, table = printed["licenses"], printed["boats"], printed["levels"], printed["table"]
    for number in range(len(LICENSES)):
        id = LICENSE_TYPES[license_type(number)]
        card = licenses[id]
        v.license_count[number] = card["count"] // 3 if id == "king_crab" else card["count"]
        v.license_cost[number] = card.get("cost", 0)
        v.license_vp[number] = card.get("vp", 0)
        v.license_premium[number] = card["class"] == "premium"
    for number, id in enumerate(BOATS):
        v.boat_count[number], v.launch_cost[number] = boats[id]["count"], boats[id]["launch"]
        v.boat_vp[number], v.coins[number] = boats[id]["vp"], boats[id]["coins"]
    v.most_coins = v.coins.max()
    v.part_value[: len(BOATS)] = v.coins
    v.part_value[len(BOATS) :] = (printed["bay"]["gone_fishin"]["coins"], 1, 1, 1, printed["dock"]["house_boat"]["refund"])
    v.part_order[:] = sorted(range(len(PARTS)), key=lambda part: (-v.part_value[part], part))
    v.part_place[v.part_order] = np.arange(len(PARTS))
    v.gone_fishin_count, v.gone_fishin_vp = printed["bay"]["gone_fishin"]["count"], printed["bay"]["gone_fishin"]["vp"]
    v.cod_draw[1:] = levels["cod_draw"]
    v.tuna_draw[:] = [table["tuna_none_draw"], *levels["tuna_draw"]]
    v.tuna_discard[:] = [1, *levels["tuna_discard"]]
    for level in range(1, 5):
        for fewest, cards in levels["lobster_draw_1" if level == 1 else "lobster_draw_2"]:
            v.lobster_draw[level, fewest:] = cards
    v.oyster_room[1:], v.dfo_vp[1:] = levels["oyster_room"], levels["dfo_vp_per_crate"]
    v.oyster_room[0] = levels["oyster_room"][0]
    _bay_and_dock(v, printed)
    v.crates_per_seat, v.boat_room = table["crates_per_seat"], table["boat_room"]
    v.crates_epic, v.oyster_catch, v.dfo_catch = table["crates_epic"], table["oyster_catch"], table["dfo_catch"]
    v.king_crab_cap = table["king_crab_cap"]
    steps = table["king_crab_types"]
    v.king_crab_types[1:] = [steps[min(n, len(steps)) - 1] for n in range(1, len(LICENSE_TYPES) + 1)]
    return holder


def _bay_and_dock(v: Any, printed: dict[str, Any]) -> None:
    dock, bay, captains = printed["dock"], printed["bay"], printed["captains"]
    for number, id in enumerate(DOCK):
        v.dock_count[number], v.dock_vp[number] = dock[id]["count"], dock[id]["vp"]
        v.dock_price[number] = dock[id].get("price", 0)
    v.artisan_room, v.inuit_room = dock["artisan"]["room"], dock["inuit"]["room"]
    v.salty_room, v.salty_catch = dock["salty_captain"]["room"], dock["salty_captain"]["catch"]
    v.mate_full_vp = dock["first_mate"]["vp_full"]
    v.crew_count[:] = [bay["crewman"][id] for id in CREW]
    v.trophy_vp, v.meeple_count, v.meeple_vp = bay["trophy"]["vp"], bay["crab_meeple"]["count"], bay["crab_meeple"]["vp"]
    v.marina_cap = printed["licenses"]["marina"]["cap"]
    v.round_max[:] = captains["round_max"]
    v.crates_solo, v.crates_two = captains["crates_solo"], captains["crates_two"]
