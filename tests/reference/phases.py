"""The reference's phases one and two, told in order: a generator says whom it asks what, and is sent the answer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from typing import Any, TypeVar

from ridback.cards import BOATS, DOCK, PARTS
from tests.reference.table import FISHERMEN, PRINTED, SALTY, Boat, Seat, Table, type_of

T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """What a seat is asked. ``moves`` are found anew whenever they are wanted, for a tug boat picked up may change them (TG4).

    ``half``: it is the second half of an answer, or a part of a payment, so no tug boat may be picked up.
    """

    kind: str
    moves: Callable[[], list[str]]
    half: bool = False


#: The seats that are asked come out, one seat and its answer go in.
Flow = Generator[dict[int, Question], tuple[int, str], T]


def distinct(cards: Iterable[str]) -> list[str]:
    """Each card once."""
    return sorted(set(cards))


class Phases(Table):
    """Asking and paying, and what is done in phases one and two."""

    phase = "keep"
    lot: dict[str, Any] | None = None  # what is being bid for
    payment: dict[str, Any] | None = None

    def ask(self, seat: Seat, kind: str, moves: Callable[[], list[str]], *, half: bool = False) -> Flow[str]:
        """Ask one seat; TG4: a tug boat picked up leaves the same decision standing."""
        while True:
            _, text = yield {seat.number: Question(kind, moves, half)}
            if not text.startswith("pickup "):
                return text
            tug = seat.boats.pop(int(text.split()[1]))
            seat.hand += tug.towed

    def pickups(self, seat: Seat) -> list[str]:
        """TG4: tug boats with at least one card."""
        return [f"pickup {i}" for i, boat in enumerate(seat.boats) if boat.towed]

    def together(self, flows: dict[int, Flow[None]]) -> Flow[None]:
        """RD3: several seats answer in any order."""
        asked: dict[int, Question] = {}
        for flow in flows.values():
            asked |= next(flow, {})
        while asked:
            number, text = yield dict(asked)
            try:
                asked |= flows[number].send((number, text))
            except StopIteration:
                del asked[number]

    def pay(self, seat: Seat, price: int, purpose: str, id: str) -> Flow[None]:
        """PY1, PY2: part by part in descending value, each only if what may still follow can cover the price."""
        last, put_down = (-1000, 0), list[str]()
        whole = price
        while price > 0:

            def parts(last: tuple[int, int] = last, price: int = price) -> list[str]:
                following = [part for part in self.purse(seat) if self.place(part) >= last]
                return [
                    f"pay {part}"
                    for part in distinct(following)
                    if sum(self.worth(other) for other in following if self.place(other) >= self.place(part)) >= price
                ]

            told = {
                "seat": seat.number,
                "for": purpose,
                "id": id,
                "price": whole,
                "left": price,
                "parts": sorted(put_down, key=PARTS.index),
            }
            self.payment = told
            part = (yield from self.ask(seat, "pay", parts, half=True)).split()[1]
            self.spend(seat, part)
            put_down.append(part)
            price -= self.worth(part)
            last = self.place(part)
        self.payment = None

    # -- phase one ----------------------------------------------------------------------------------------------------

    def bids(self, seat: Seat, least: int) -> list[str]:
        """AU4: no more than the most it could pay."""
        return [f"bid {amount}" for amount in range(least, self.money(seat) + seat.level("shrimp") + 1)]

    def auction(self) -> Flow[None]:
        """AU1-AU6, CO2-CO6."""
        self.phase = "auction"
        self.bought = 0
        for seat in self.seats:
            seat.in_phase, seat.bought = not seat.captain, 0
        while True:
            opener = next((seat for seat in self.in_turn if seat.in_phase), None)
            if opener is None:
                break
            yield from self.open_lot(opener)
        for seat in self.corporation:
            self.take_at_the_end(seat)
        for seat in self.in_turn if self.corporation else ():  # CO6
            if not seat.bought:
                seat.hand += self.draw(2)
        self.refill()

    def open_lot(self, opener: Seat) -> Flow[None]:
        """AU1: name a license and open, or decline (AU5)."""

        def lots() -> list[str]:
            return ["pass"] + [f"lot {slot}" for slot, license in enumerate(self.row) if self.bids(opener, self.cost(license))]

        text = yield from self.ask(opener, "name", lots)
        if text == "pass":
            opener.in_phase = False
            if self.gone_fishin_pile:
                self.gone_fishin_pile -= 1
                opener.gone_fishin += 1
            return
        slot = int(text.split()[1])
        license = self.row[slot]
        self.lot = {"slot": slot, "license": license, "bid": 0, "bidder": opener.number}
        text = yield from self.ask(opener, "open", lambda: self.bids(opener, self.cost(license)), half=True)
        winner, bid = yield from self.bidding(opener, int(text.split()[1]))
        if not winner.captain:  # CO3: a Captain takes it free
            yield from self.pay(winner, self.license_price(winner, bid), "license", license)
        self.lot = None
        crewman = self.take_license(winner, slot)
        if crewman and not winner.captain:  # CO9
            yield from self.crewman(winner, crewman)

    def bidding(self, opener: Seat, bid: int) -> Flow[tuple[Seat, int]]:
        """AU2: go round until it comes back to the highest bidder; CO2: Captains come last in turn order."""
        around = [seat for seat in self.in_turn + self.corporation if seat.in_phase or seat.captain]
        place = around.index(opener)
        bidder, passed = opener, set[int]()
        while True:
            self.lot = (self.lot or {}) | {"bid": bid, "bidder": bidder.number}
            place = (place + 1) % len(around)
            seat = around[place]
            if seat is bidder:
                return bidder, bid
            if seat.number in passed:
                continue
            if seat.captain:
                raised = self.captain_raises(seat, bid)
            else:
                text = yield from self.ask(seat, "bid", lambda seat=seat, bid=bid: ["pass", *self.bids(seat, bid + 1)])  # type: ignore[misc]
                raised = None if text == "pass" else int(text.split()[1])
            if raised is None:
                passed.add(seat.number)
            else:
                bidder, bid = seat, raised

    def captain_raises(self, seat: Seat, bid: int) -> int | None:
        """CO2: one more if the card revealed is worth $2."""
        if seat.bought or bid >= self.round_max:
            return None
        card = self.top()
        if card is None:
            return None
        self.discard.append(card)
        return bid + 1 if self.worth(card) == 2 else None

    def take_license(self, seat: Seat, slot: int) -> str | None:
        """A license leaves the row for a seat; the crewman that came with it."""
        license = self.row.pop(slot)
        crewman = self.row_crew.pop(slot)
        seat.gain(license)
        seat.in_phase = False
        seat.bought += 1
        self.bought += 1
        return crewman

    def take_at_the_end(self, seat: Seat) -> None:
        """CO5."""
        if seat.bought:
            return
        slots = [
            slot
            for slot, license in enumerate(self.row)
            if self.cost(license) <= self.round_max and (self.premium(license) or not seat.owns(type_of(license)))
        ]
        if slots:
            self.take_license(seat, min(slots, key=lambda slot: (not self.premium(self.row[slot]), -self.license_vp(self.row[slot]), slot)))

    def refill(self) -> None:
        """AU6, CR2."""
        if not self.bought:
            self.row, self.row_crew = [], []
        hire = False
        while len(self.row) < self.width and self.license_deck:
            license = self.license_deck.pop(0)
            if license == "hire_crewman":
                hire = True
                continue
            self.row.append(license)
            self.row_crew.append(None)
        if len(self.row) < self.width:
            self.last_round = True
        elif hire:
            for slot in range(self.width):
                if self.row_crew[slot] is None and self.crew_deck:
                    self.row_crew[slot] = self.crew_deck.pop(0)

    def crewman(self, seat: Seat, crewman: str) -> Flow[None]:
        """CR3-CR10."""
        if crewman in DOCK:  # CR4
            seat.boats.append(Boat(crewman, crewman, PRINTED if crewman in FISHERMEN else None))
        elif crewman in ("bosun", "assistant"):  # CR5, CR7
            kinds = distinct(seat.kinds)
            text = yield from self.ask(seat, "assign", lambda: [f"assign {kind}" for kind in kinds])
            (seat.bosuns if crewman == "bosun" else seat.assistants)[text.split()[1]] += 1
        elif crewman == "storm":
            self.storm = seat
        elif crewman == "crates":
            self.supply -= 4
            seat.crew_crates += 4
        elif crewman == "quartermaster":
            seat.quartermaster += 2
        else:  # CR10
            seat.hand += self.draw(3)
            yield from self.give_up(seat)

    def give_up(self, seat: Seat) -> Flow[None]:
        """A card of the hand is owed, if there is one (DR1, CR10)."""
        if seat.hand:
            text = yield from self.ask(seat, "discard", lambda: [f"discard {card}" for card in distinct(seat.hand)])
            self.put_away(seat.hand, text.split()[1])

    def put_away(self, cards: list[str], card: str) -> None:
        """A card goes to the discard pile."""
        cards.remove(card)
        self.discard.append(card)

    # -- phase two ----------------------------------------------------------------------------------------------------

    def boats_phase(self) -> Flow[None]:
        """RD1: a seat launches, draws (LA3), hires, draws (HI2), and uses its Marinas (MA1); CO7: Captains come after the people."""
        for seat in self.in_turn:
            yield from self.launching(seat)
            yield from self.hiring(seat)
            yield from self.mooring(seat)
        for seat in self.corporation:
            card = self.top()
            if card is None:
                continue
            if self.worth(card) in ((2,) if seat.captain == "tc" else (1, 3)):
                seat.boats.append(Boat(card, card, PRINTED if card == "dfo" else None))
            else:
                self.discard.append(card)

    def launch_asked(self, seat: Seat) -> bool:
        """RD4."""
        if seat.has_cards and any(kind in BOATS for kind in seat.kinds):
            return True
        prices = [self.launch_price(seat, dock) for dock in DOCK[:4] if self.dock_piles.get(dock)]
        return bool(prices) and (seat.has_cards or self.other_money(seat) or min(prices) == 0)

    def launch_moves(self, seat: Seat) -> list[str]:
        """LA1, LA4, DK1; PY5: the card itself does not pay."""
        moves = ["pass"]
        for card in distinct(seat.hand):
            if self.launch_price(seat, card) <= self.money(seat, card):
                if card == "charter":
                    moves += [f"charter {kind}" for kind in BOATS[:-1] if seat.owns(kind)]
                elif seat.owns(card):
                    moves.append(f"launch {card}")
        for dock in DOCK[:4]:
            if self.dock_piles.get(dock) and self.launch_price(seat, dock) <= self.money(seat):
                moves.append(f"buy {dock}")
        return moves

    def launching(self, seat: Seat) -> Flow[None]:
        """LA1-LA3."""
        self.phase = "launch"
        left = 1 + bool(seat.owns("cod")) + bool(seat.owns("char"))
        launched = False
        while (left or seat.quartermaster) and self.launch_asked(seat):
            text = yield from self.ask(seat, "launch", lambda: self.launch_moves(seat))
            if text == "pass":
                break
            verb, name = text.split()
            card = "charter" if verb == "charter" else name
            if card in BOATS:  # PY5: put down first, so it cannot pay for itself
                seat.hand.remove(card)
            yield from self.pay(seat, self.launch_price(seat, card), "launch", card)
            if left:
                left -= 1
            else:  # CR9
                seat.quartermaster -= 1
            launched = True
            if card not in BOATS:
                self.dock_piles[card] -= 1
            boat = Boat(name, card, PRINTED if name in ("dfo", *FISHERMEN) else None)
            seat.boats.append(boat)
            if name == "dfo":
                yield from self.take_crates(seat, boat)
        if launched:  # LA3
            seat.hand += self.draw(self.printed["levels"]["cod_draw"][seat.level("cod") - 1] if seat.owns("cod") else 0)
            seat.hand += self.draw(1 if seat.level("char") >= 3 else 0)

    def take_crates(self, seat: Seat, boat: Boat) -> Flow[None]:
        """DF2, CR6. Only what follows the naming of a seat is half an answer (TG4)."""
        if self.storm not in (None, seat):
            return
        place = self.people.index(seat)
        others = self.people[place + 1 :] + self.people[:place]
        givers = [other for other in others if any(its.aboard for its in other.boats)]
        missing = int(self.printed["table"]["dfo_catch"])
        while missing and givers:
            if len(givers) > missing:
                text = yield from self.ask(seat, "take_seat", lambda: [f"from {giver.number}" for giver in givers], half=True)
                giver = self.people[int(text.split()[1])]
                half = True
            else:
                giver, half = givers[0], False
            givers.remove(giver)
            boats = [i for i, its in enumerate(giver.boats) if its.aboard]
            if len(boats) > 1:
                text = yield from self.ask(seat, "take", lambda boats=boats: [f"take {i}" for i in boats], half=half)  # type: ignore[misc]
                chosen = int(text.split()[1])
            else:
                chosen = boats[0]
            giver.boats[chosen].unload()
            self.load(seat, boat, 1)
            missing -= 1
        self.supply -= missing
        self.load(seat, boat, missing)

    def hire_asked(self, seat: Seat) -> bool:
        """RD4."""
        if not any(boat.takes_captain for boat in seat.boats):
            return False
        if seat.has_cards or (seat.owns("char") and self.can_draw):
            return True
        return bool(self.dock_piles.get(SALTY)) and (self.other_money(seat) or self.salty_price(seat) == 0)

    def servants(self, seat: Seat) -> list[str]:
        """HI1, HI3, SC1: who could serve as a captain."""
        moves = [f"captain {card}" for card in distinct(seat.hand)]
        if seat.owns("char") and self.can_draw:
            moves.append("captain deck")
        if self.dock_piles.get(SALTY) and self.salty_price(seat) <= self.money(seat):
            moves.append(f"captain {SALTY}")
        return moves

    def hiring(self, seat: Seat) -> Flow[None]:
        """HI1-HI3, SC1, FM1."""
        self.phase = "hire"
        left = 1 + bool(seat.owns("lobster")) + bool(seat.owns("char"))

        def boats() -> list[str]:
            able = self.servants(seat)
            return ["pass"] + [f"hire {i}" for i, boat in enumerate(seat.boats) if boat.takes_captain and able]

        while left and self.hire_asked(seat):
            text = yield from self.ask(seat, "hire", boats)
            if text == "pass":
                break
            left -= 1
            boat = seat.boats[int(text.split()[1])]
            card = (yield from self.ask(seat, "captain", lambda: self.servants(seat), half=True)).split()[1]
            if card == SALTY:
                yield from self.pay(seat, self.salty_price(seat), "hire", SALTY)
                self.dock_piles[SALTY] -= 1
            elif card == "deck":
                boat.unseen = True
                card = self.top() or ""
            else:
                seat.hand.remove(card)
            boat.captain = card
            yield from self.first_mate(seat, boat)
        captains = len(seat.captained)
        if seat.owns("lobster"):  # HI2
            table = self.printed["levels"]["lobster_draw_1" if seat.level("lobster") == 1 else "lobster_draw_2"]
            seat.hand += self.draw(max((cards for fewest, cards in table if captains >= fewest), default=0))

    def first_mate(self, seat: Seat, boat: Boat) -> Flow[None]:
        """FM1."""
        crates = seat.store or any(its.aboard for its in seat.boats)
        if not (self.dock_piles.get("first_mate") and crates and seat.has_cards):
            return

        def sources() -> list[str]:
            if not seat.hand:
                return ["pass"]
            store = ["mate store"] if seat.store else []
            return ["pass", *store] + [f"mate {i}" for i, its in enumerate(seat.boats) if its.aboard]

        text = yield from self.ask(seat, "mate", sources)
        if text == "pass":
            return
        card = (yield from self.ask(seat, "mate_card", lambda: [f"with {card}" for card in distinct(seat.hand)], half=True)).split()[1]
        if text == "mate store":
            seat.store -= 1
        else:
            seat.boats[int(text.split()[1])].unload()
        self.put_away(seat.hand, card)
        self.dock_piles["first_mate"] -= 1
        boat.mate = True

    def mooring(self, seat: Seat) -> Flow[None]:
        """MA1: each Marina once a round."""
        unused = list(range(len(seat.marinas)))

        def marinas() -> list[str]:
            return ["pass"] + [f"marina {i}" for i in unused if seat.hand]

        while unused and seat.has_cards:
            text = yield from self.ask(seat, "marina", marinas)
            if text == "pass":
                break
            place = int(text.split()[1])
            unused.remove(place)
            card = (yield from self.ask(seat, "marina_card", lambda: [f"with {card}" for card in distinct(seat.hand)], half=True)).split()[
                1
            ]
            seat.hand.remove(card)
            seat.marinas[place].append(card)
