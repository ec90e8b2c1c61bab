"""Hidden orders given at set-up instead of dealt: for recorded games, tests and "what if"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, Self

from ridback.cards import BOATS, LICENSES
from ridback.errors import SetupError, is_number
from ridback.rules import codes
from ridback.rules.record import FORCED, IO, new

_SPOTS: Final = ("boats", "licenses", "row", "removed")


@dataclass(frozen=True)
class Given:
    """What is fixed. Lists of ids are top card first; None leaves it to the seed.

    ``boats`` and ``hands`` (a list of boat cards for each seat) go together, and so do ``licenses``, ``row`` and ``removed``: each group
    must hold exactly the cards the set-up has. ``reshuffles`` are the orders of the game's reshuffles, in turn; the ones behind them are
    random.
    """

    start: int | None = None
    boats: Sequence[str] | None = None
    hands: Sequence[Sequence[str]] | None = None
    licenses: Sequence[str] | None = None
    row: Sequence[str] | None = None
    removed: Sequence[str] | None = None
    reshuffles: Sequence[Sequence[str]] = ()

    def to_json(self) -> dict[str, Any]:
        """What is fixed, as plain data."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) not in (None, ())}

    @classmethod
    def from_json(cls, given: Any) -> Self:
        """Raises SetupError for anything but the fields above, holding ids."""
        names = {f.name for f in fields(cls)}
        if not isinstance(given, dict) or not set(given) <= names:
            raise SetupError("given_unreadable")
        lists = [given[name] for name in _SPOTS if name in given]
        for name in ("hands", "reshuffles"):
            if not isinstance(given.get(name, []), list):
                raise SetupError("given_unreadable")
            lists += given.get(name, [])
        if not all(isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in lists):
            raise SetupError("given_unreadable")
        return cls(**given)


def _numbers(ids: Sequence[str], names: Sequence[str]) -> list[int]:
    try:
        return [names.index(id) for id in ids]
    except ValueError:
        raise SetupError("given_unknown_card", cards=sorted(set(ids) - set(names))) from None


def arrange(state: Any, values: Any, given: Given) -> None:
    """Lay a freshly dealt STATE record out as given. Raises SetupError where the cards are not those of the set-up."""
    o = state.open
    if given.start is not None:
        if not is_number(given.start, o.people):
            raise SetupError("given_start", start=str(given.start)[:20])
        o.start = given.start
    if (given.boats is None) != (given.hands is None):
        raise SetupError("given_together", fields=["boats", "hands"])
    if len({getattr(given, name) is None for name in ("licenses", "row", "removed")}) > 1:
        raise SetupError("given_together", fields=["licenses", "row", "removed"])
    if given.boats is not None and given.hands is not None:
        _arrange_boats(state, given.boats, given.hands)
    if given.licenses is not None and given.row is not None and given.removed is not None:
        _arrange_licenses(state, values, given.licenses, given.row, given.removed)


def _arrange_boats(state: Any, boats: Sequence[str], hands: Sequence[Sequence[str]]) -> None:
    o = state.open
    deck, held = _numbers(boats, BOATS), [_numbers(hand, BOATS) for hand in hands]
    there = Counter(state.hidden.deck[: o.deck].tolist())
    for seat in range(o.people):
        there.update({t: int(n) for t, n in enumerate(state.own[seat].hand) if n})
    if len(held) != o.people or Counter(deck) + sum(map(Counter, held), Counter()) != there:
        raise SetupError("given_cards", field="boats")
    state.hidden.deck[: len(deck)] = deck[::-1]
    o.deck = len(deck)
    for seat, hand in enumerate(held):
        counts = Counter(hand)
        state.own[seat].hand[:] = [counts[t] for t in range(codes.TYPES)]
        o.at[seat].hand = len(hand)
        # nobody but its owner knows a hand that was not dealt by ST2
        if any(counts[t] != o.at[seat].sure[t] for t in range(codes.TYPES)):
            o.at[seat].sure[:] = 0


def _arrange_licenses(state: Any, values: Any, licenses: Sequence[str], row: Sequence[str], removed: Sequence[str]) -> None:
    o, h = state.open, state.hidden
    deck, turned, box = (_numbers(ids, LICENSES) for ids in (licenses, row, removed))
    there = Counter(h.licenses[: o.license_deck].tolist()) + Counter(o.row[: o.in_row].tolist())
    there.update({k: int(n) for k, n in enumerate(h.removed) if n})
    if len(turned) != o.seats or Counter(deck) + Counter(turned) + Counter(box) != there:
        raise SetupError("given_cards", field="licenses")
    on_top = [k == codes.HIRE_CREWMAN or bool(values.license_premium[k]) for k in (*turned, *deck[: o.aside])]
    out = sum(bool(values.license_premium[k]) for k in box)
    hirers = [i for i, k in enumerate(deck[o.aside :]) if k == codes.HIRE_CREWMAN]
    if any(on_top) or out != o.removed_premium or len(box) - out != o.removed_standard or hirers != _pile_tops(o):
        raise SetupError("given_licenses", aside=int(o.aside))
    h.licenses[: len(deck)] = deck[::-1]
    o.license_deck = len(deck)
    o.row[: len(turned)] = turned
    counts = Counter(box)
    h.removed[:] = [counts[k] for k in range(codes.LICENSES)]


def _pile_tops(o: Any) -> list[int]:
    """Where in the licenses that are not set aside the Hire Crewman ones lie: on three piles, larger ones on top (CR1)."""
    sizes = [(int(o.mixed) + 2 - pile) // 3 for pile in range(3)]
    return [0, sizes[0] + 1, sizes[0] + sizes[1] + 2] if o.with_crewman else []


def forced_io(given: Given) -> Any:
    """An array of one IO that forces the given reshuffles. Raises SetupError for more than FORCED, or cards that do not exist."""
    if len(given.reshuffles) > FORCED:
        raise SetupError("given_reshuffles", most=FORCED)
    ios = new(IO)
    io = ios[0]
    io.forced = len(given.reshuffles)
    io.orders[:] = -1
    for n, order in enumerate(given.reshuffles):
        cards = _numbers(order, BOATS)
        if len(cards) > codes.DECK:
            raise SetupError("given_reshuffles", most=FORCED)
        io.orders[n, : len(cards)] = cards
    return ios
