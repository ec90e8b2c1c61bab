"""What lies on the table of the reference, and what is counted there: boats, seats, decks, money, levels, room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from ridback.cards import BOATS, LICENSE_TYPES, PARTS, PREMIUM, STANDARD

#: A captain that is printed on the boat: DFO boats, artisan and Inuit fishermen are launched with it (DF1, AF1, IN1).
PRINTED: Final = "printed"
SALTY: Final = "salty_captain"
#: Dock cards that are boats, but never captained, and no launched boats for SR3 and trophies (TG1, HB1).
NO_BOATS: Final = ("tug", "house_boat")
#: Dock cards that come with their captain (AF1, IN1).
FISHERMEN: Final = ("artisan", "inuit")
#: The four trophies that go to the first to reach them (TR1).
FIRST_TROPHIES: Final = ("one_type", "four_types", "crates", "licenses")


def type_of(license: str) -> str:
    """The type of a license card: the three King Crab licenses are one (SR2)."""
    return "king_crab" if license.startswith("king_crab") else license


def counted(cards: Sequence[str]) -> dict[str, int]:
    """How many there are of each."""
    return dict(Counter(cards))


@dataclass(frozen=True)
class Deal:
    """What chance decided at set-up. Decks with the top card first; what was removed (ST4) is only kept to be told."""

    start: int
    hands: Sequence[Sequence[str]]
    boats: Sequence[str]
    licenses: Sequence[str]
    row: Sequence[str]
    removed: Sequence[str] = ()
    crew: Sequence[str] = ()
    trophies: Sequence[str] = ()


@dataclass(eq=False)
class Boat:
    """A launched boat: what it counts as, what card it is, and what lies on and under it."""

    kind: str
    card: str
    captain: str | None = None
    unseen: bool = False
    mate: bool = False
    crates: int = 0
    tucked: str | None = None
    tucked_crates: int = 0
    towed: list[str] = field(default_factory=list)
    drew_instead: bool = False

    @property
    def takes_captain(self) -> bool:
        """HI1; TG2 and HB1: dock cards never do."""
        return self.kind in BOATS and self.captain is None

    @property
    def aboard(self) -> int:
        """All its crates (SA2)."""
        return self.crates + self.tucked_crates

    def unload(self) -> None:
        """SA2: a crate that leaves comes from the own hold, from the tucked card only when that is empty."""
        if self.crates:
            self.crates -= 1
        else:
            self.tucked_crates -= 1


@dataclass(eq=False)
class Seat:
    """One seat, or one Captain of the Corporation."""

    number: int
    captain: str | None = None
    hand: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    licenses: list[str] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)  # the types of the licenses
    boats: list[Boat] = field(default_factory=list)
    store: int = 0
    gone_fishin: int = 0
    oyster_crates: int = 0
    crew_crates: int = 0
    quartermaster: int = 0
    bosuns: Counter[str] = field(default_factory=Counter)
    assistants: Counter[str] = field(default_factory=Counter)
    marinas: list[list[str]] = field(default_factory=list)
    meeples: int = 0
    in_phase: bool = False
    bought: int = 0

    def gain(self, license: str) -> None:
        """A license comes before it."""
        self.licenses.append(license)
        self.kinds.append(type_of(license))
        if license == "marina":
            self.marinas.append([])

    def owns(self, kind: str) -> int:
        """How many licenses of a type."""
        return self.kinds.count(kind)

    def level(self, kind: str) -> int:
        """Terms: how many of the type it owns, and one for each Assistant on it, never above the last row of the table."""
        if not self.owns(kind):
            return 0
        return min(self.owns(kind) + self.assistants[kind], 3 if kind == "dfo" else 4)

    @property
    def launched(self) -> list[Boat]:
        """What counts as launched boats for SR3 and trophies (TG1, HB1)."""
        return [boat for boat in self.boats if boat.kind not in NO_BOATS]

    @property
    def captained(self) -> list[Boat]:
        """Its captained boats; of a Captain of the Corporation all (CO8)."""
        return [boat for boat in self.boats if boat.captain is not None or self.captain]

    @property
    def has_cards(self) -> bool:
        """RD4: in hand or on an own tug boat."""
        return bool(self.hand) or any(boat.towed for boat in self.boats)


class Table:
    """Everything on the table, and what can be counted there without a choice of anybody."""

    def __init__(
        self,
        *,
        seats: int,
        line_up: Sequence[str],
        deal: Deal,
        printed: Mapping[str, Any],
        reshuffle: Callable[[list[str]], Sequence[str]],
        docks: Sequence[str] = (),
        captains: Sequence[str] = (),
        epic: bool = False,
        gone_fishin: bool = False,
        crewman: bool = False,
        trophies: bool = False,
        meeples: bool = False,
    ) -> None:
        self.printed, self.reshuffle, self.line_up, self.epic = printed, reshuffle, tuple(line_up), epic
        self.gone_fishin, self.with_meeples = gone_fishin, meeples
        self.people = [Seat(number, hand=list(deal.hands[number])) for number in range(seats)]
        # CO1: T.C. before Kirkman
        names = [name for name in ("tc", "kirkman") if name in captains]
        self.corporation = [Seat(seats + i, captain=name) for i, name in enumerate(names)]
        self.seats = self.people + self.corporation
        self.width = len(self.seats)  # R (ST5)
        self.start, self.round = deal.start, 1
        self.deck, self.discard = list(deal.boats), list[str]()
        self.license_deck, self.row = list(deal.licenses), list(deal.row)
        self.row_crew: list[str | None] = [None] * len(self.row)
        self.crew_deck = list(deal.crew) if crewman else []
        self.trophies: dict[str, int | None] = dict.fromkeys(deal.trophies) if trophies else {}
        self.meeples = printed["bay"]["crab_meeple"]["count"] if meeples else 0
        self.meeple_of: dict[str, int] = {}
        self.gone_fishin_pile = printed["bay"]["gone_fishin"]["count"] if gone_fishin else 0
        each = 6 if captains else 8 if seats >= 5 else 2 * seats  # ST7
        self.dock_piles = {dock: min(each, printed["dock"][dock]["count"]) for dock in docks}
        self.supply = self._crates(seats, bool(captains))
        self.storm: Seat | None = None
        self.bought = 0
        self.last_round = False
        self.over = False
        self.reason: str | None = None

    def _crates(self, seats: int, captains: bool) -> int:
        """ST5, CO1, ST9."""
        if captains:
            return int(self.printed["captains"]["crates_solo" if seats == 1 else "crates_two"])
        return int(self.printed["table"]["crates_epic"] if self.epic else seats * self.printed["table"]["crates_per_seat"])

    @property
    def in_turn(self) -> list[Seat]:
        """The people in turn order (RD1, CO2: Captains come last)."""
        return self.people[self.start :] + self.people[: self.start]

    # -- cards --------------------------------------------------------------------------------------------------------

    @property
    def can_draw(self) -> bool:
        """RD2: a card in the deck or in the pile."""
        return bool(self.deck or self.discard)

    def top(self) -> str | None:
        """RD2: the top card of the Boat deck; the pile is shuffled only when a card is wanted and the deck has none."""
        if not self.deck and self.discard:
            order = list(self.reshuffle(list(self.discard)))
            if Counter(order) != Counter(self.discard):
                raise ValueError(f"reshuffled are {sorted(order)}, on the pile were {sorted(self.discard)}")
            self.deck, self.discard = order, []
        return self.deck.pop(0) if self.deck else None

    def draw(self, count: int) -> list[str]:
        """RD2: as many as there are, with no making up."""
        cards = []
        for _ in range(count):
            card = self.top()
            if card is not None:
                cards.append(card)
        return cards

    # -- licenses -----------------------------------------------------------------------------------------------------

    def cost(self, license: str) -> int:
        """The printed cost."""
        return int(self.printed["licenses"][type_of(license)]["cost"])

    def premium(self, license: str) -> bool:
        """ST1."""
        return type_of(license) in PREMIUM

    def license_vp(self, license: str) -> int:
        """The printed VP."""
        return int(self.printed["licenses"][type_of(license)]["vp"])

    @property
    def round_max(self) -> int:
        """CO2: the highest bid of a Captain in this round."""
        table = self.printed["captains"]["round_max"]
        return int(table[min(self.round, len(table)) - 1])

    # -- boats --------------------------------------------------------------------------------------------------------

    def room(self, seat: Seat, boat: Boat) -> int:
        """LA5, OY1, SC1, AF1, IN1; CO8: an Oyster boat of a Captain without the license has the room of level 1."""
        if boat.kind in NO_BOATS:
            return 0
        if boat.kind in FISHERMEN:
            return int(self.printed["dock"][boat.kind]["room"])
        salty = int(self.printed["dock"]["salty_captain"]["room"]) if boat.captain == SALTY else None
        if boat.kind == "oyster":
            plain = int(self.printed["levels"]["oyster_room"][max(seat.level("oyster"), 1) - 1])
            return plain if salty is None else max(plain, salty)
        return int(self.printed["table"]["boat_room"]) if salty is None else salty

    def full(self, seat: Seat, boat: Boat) -> bool:
        """Terms: a tucked card does not count."""
        return boat.crates >= self.room(seat, boat)

    def catch(self, seat: Seat, boat: Boat) -> int:
        """FI4: what a boat would catch if it had the room."""
        base = 1
        if boat.kind == "oyster":
            base = max(base, self.printed["table"]["oyster_catch"])
        if boat.captain == SALTY:
            base = max(base, self.printed["dock"]["salty_captain"]["catch"])
        return base + seat.bosuns[boat.kind]

    # -- money --------------------------------------------------------------------------------------------------------

    def worth(self, part: str) -> int:
        """PY1."""
        if part in BOATS:
            return int(self.printed["boats"][part]["coins"])
        if part == "gone_fishin":
            return int(self.printed["bay"]["gone_fishin"]["coins"])
        return int(self.printed["dock"]["house_boat"]["refund"]) if part == "house_boat" else 1

    def place(self, part: str) -> tuple[int, int]:
        """PY2: parts go down in descending value, equal values by number."""
        return -self.worth(part), PARTS.index(part)

    def purse(self, seat: Seat, without: str | None = None) -> list[str]:
        """PY1: all a seat could pay with, in the order it would go down; PY5: without the card it is for."""
        parts = list(seat.hand)
        if without is not None:
            parts.remove(without)
        parts += ["gone_fishin"] * seat.gone_fishin + ["crate"] * seat.store
        parts += ["oyster_crate"] * seat.oyster_crates + ["crewman_crate"] * seat.crew_crates
        parts += ["house_boat" for boat in seat.boats if boat.kind == "house_boat"]
        return sorted(parts, key=self.place)

    def money(self, seat: Seat, without: str | None = None) -> int:
        """The most it could pay."""
        return sum(map(self.worth, self.purse(seat, without)))

    def other_money(self, seat: Seat) -> bool:
        """RD4: money that is no card in hand; what a house value makes worth nothing is none."""
        return any(part not in BOATS and self.worth(part) for part in self.purse(seat))

    def spend(self, seat: Seat, part: str) -> None:
        """PY4: where a part goes that is put down."""
        if part in BOATS:
            seat.hand.remove(part)
            self.discard.append(part)
        elif part == "gone_fishin":
            seat.gone_fishin -= 1
            self.gone_fishin_pile += 1
        elif part == "crate":
            seat.store -= 1
        elif part == "oyster_crate":
            seat.oyster_crates -= 1
        elif part == "crewman_crate":
            seat.crew_crates -= 1
        else:
            seat.boats.remove(next(boat for boat in seat.boats if boat.kind == "house_boat"))

    def license_price(self, seat: Seat, bid: int) -> int:
        """PY3."""
        return max(0, bid - seat.level("shrimp"))

    def launch_price(self, seat: Seat, card: str) -> int:
        """PY3: of a boat card, or of a dock card that costs a launch."""
        printed = self.printed["boats"][card]["launch"] if card in BOATS else self.printed["dock"][card]["price"]
        return max(0, int(printed) - seat.level("shrimp") - (seat.level("char") >= 2))

    def salty_price(self, seat: Seat) -> int:
        """PY3: Char does not help (CH1)."""
        return max(0, int(self.printed["dock"]["salty_captain"]["price"]) - seat.level("shrimp"))

    # -- modules ------------------------------------------------------------------------------------------------------

    def load(self, seat: Seat, boat: Boat, crates: int) -> None:
        """Crates come on a boat; CM1: the first boat of a standard type of the line-up to be full brings a meeple at once."""
        boat.crates += crates
        kind = boat.kind
        if self.with_meeples and self.meeples and kind in STANDARD and kind not in self.meeple_of and self.full(seat, boat):
            self.meeple_of[kind] = seat.number
            self.meeples -= 1
            seat.meeples += 1

    def reached(self, seat: Seat, trophy: str) -> bool:
        """TR1: the first four trophies."""
        kinds = Counter(boat.kind for boat in seat.captained if boat.kind in BOATS)
        if trophy == "one_type":
            return any(count >= 4 for count in kinds.values())
        if trophy == "four_types":
            return len(kinds) >= 4
        if trophy == "crates":
            return sum(boat.aboard for boat in seat.boats) >= 15
        return any(seat.owns(kind) >= 3 for kind in LICENSE_TYPES)

    def award(self) -> None:
        """TR1: checked at the end of each phase, ties within a phase to the first in turn order."""
        for trophy in FIRST_TROPHIES:
            if trophy in self.trophies and self.trophies[trophy] is None:
                for seat in self.in_turn:
                    if self.reached(seat, trophy):
                        self.trophies[trophy] = seat.number
                        break

    def award_last(self) -> None:
        """TR1: the two trophies of the end of the game; CO9: a Captain who has as many or more denies them."""
        counts: dict[str, Callable[[Seat], int]] = {
            "most_boats": lambda seat: len(seat.launched),
            "most_standard": lambda seat: sum(not self.premium(license) for license in seat.licenses),
        }
        for trophy, count in counts.items():
            if trophy in self.trophies:
                most = max(map(count, self.seats))
                first = [seat for seat in self.seats if count(seat) == most]
                if len(first) == 1 and not first[0].captain:
                    self.trophies[trophy] = first[0].number
