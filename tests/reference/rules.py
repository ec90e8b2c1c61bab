"""A second reading of the rules: slow, obvious, and written from the numbered clauses alone.

It shares nothing with the rules of the package but the ids and the printed values. ``compare.py`` plays the two side by side.
"""

from __future__ import annotations

from typing import Any

from tests.reference import scoring
from tests.reference.phases import Flow, Phases, Question, distinct
from tests.reference.table import FISHERMEN, Boat, Seat


class Reference(Phases):
    """One game. ``decisions``, ``legal`` and ``play`` are used from outside; the rest is the rules."""

    def __init__(self, **setup: Any) -> None:
        super().__init__(**setup)
        self.asked: dict[int, Question] = {}
        self._flow = self.game()
        self._go_on(None)

    # -- from outside ---------------------------------------------------------------------------------------------------

    def decisions(self) -> dict[int, str]:
        """Who is asked what."""
        return {number: question.kind for number, question in self.asked.items()}

    def legal(self, seat: int) -> list[str]:
        """The moves of a seat, as texts."""
        question = self.asked[seat]
        return question.moves() + ([] if question.half else self.pickups(self.seats[seat]))

    def play(self, seat: int, text: str) -> None:
        """Make one move."""
        if text not in self.legal(seat):
            raise ValueError(f"{text} is no move of seat {seat}: {self.legal(seat)}")
        self._go_on((seat, text))

    def _go_on(self, answer: tuple[int, str] | None) -> None:
        try:
            self.asked = next(self._flow) if answer is None else self._flow.send(answer)
        except StopIteration:
            self.asked = {}

    def scores(self) -> list[dict[str, int]]:
        """SR: a sheet and a rank for each seat."""
        ranks = scoring.ranking(self)
        return [scoring.sheet(self, seat) | {"rank": rank} for seat, rank in zip(self.seats, ranks, strict=True)]

    def winners(self) -> list[int]:
        """SR3; CO8: solo is won by ranking above both Captains."""
        first = [seat for seat, sheet in enumerate(self.scores()) if sheet["rank"] == 1]
        return first[1:] if len(self.people) == 1 and first[0] == 0 and len(first) > 1 else first

    def told(self, seat: int) -> dict[str, Any]:
        """What a seat is told, in the shape of a view."""
        told = scoring.told(self, seat) | {"phase": self.phase, "auction": self.lot, "payment": self.payment}
        for number, other in enumerate(told["seats"]):
            other["asked"] = self.asked[number].kind if number in self.asked else None
        return told

    def numbers(self, seat: int) -> dict[str, Any]:
        """The amounts beside a decision of a seat, in the shape of a view's: money, discounts and prices (PY1, PY3)."""
        asked, kind = self.seats[seat], self.asked[seat].kind
        money, discount = self.money(asked), asked.level("shrimp")
        told: dict[str, Any] = {"kind": kind, "money": money, "discount": discount}
        if kind in ("name", "open", "bid"):
            told["max_bid"] = money + discount
        if kind == "pay" and self.payment:
            told |= {"price": self.payment["price"], "left": self.payment["left"]}
        return told

    def prices(self, seat: int) -> dict[str, dict[str, int]]:
        """What can be launched, bought or hired, and its price (PY3)."""
        asked, kind, moves = self.seats[seat], self.asked[seat].kind, [text.split() for text in self.legal(seat)]
        if kind == "launch":
            cards = {"charter" if move[0] == "charter" else move[1] for move in moves if move[0] in ("launch", "charter", "buy")}
            return {"launches": {card: self.launch_price(asked, card) for card in cards}}
        if kind in ("hire", "captain"):
            able = [text.split()[1] for text in self.servants(asked)]
            prices = {"deck": 0, "salty_captain": self.salty_price(asked)}
            return {"hires": {card: price for card, price in prices.items() if card in able}}
        return {}

    # -- the game -------------------------------------------------------------------------------------------------------

    def game(self) -> Flow[None]:
        """RD1."""
        if self.epic:  # ST9
            yield from self.together({seat.number: self.keep_seven(seat) for seat in self.in_turn})
        while True:
            yield from self.auction()
            self.award()
            yield from self.boats_phase()
            self.award()
            for seat in self.in_turn:
                yield from self.fishing(seat)
            self.award()
            if self.supply <= 0 or self.last_round:  # FI3
                break
            yield from self.together({seat.number: self.processing(seat) for seat in self.in_turn})
            self.award()
            yield from self.drawing()
            self.award()
            self.storm = None
            self.start = (self.start + 1) % len(self.people)
            self.round += 1
        self.over, self.phase = True, "over"
        self.reason = "both" if self.supply <= 0 and self.last_round else "crates" if self.supply <= 0 else "licenses"
        self.award_last()

    def keep_seven(self, seat: Seat) -> Flow[None]:
        """ST9: the cards to be discarded one after the other, in the order of the boat cards."""
        from ridback.cards import BOATS

        last = -1
        while len(seat.hand) > 7:

            def cards(last: int = last) -> list[str]:
                able = [card for card in seat.hand if BOATS.index(card) > last]
                return [
                    f"discard {card}"
                    for card in able
                    if sum(BOATS.index(other) >= BOATS.index(card) for other in able) >= len(seat.hand) - 7
                ]

            card = (yield from self.ask(seat, "keep", cards)).split()[1]
            self.put_away(seat.hand, card)
            last = BOATS.index(card)

    # -- phase three ----------------------------------------------------------------------------------------------------

    def fishing(self, seat: Seat) -> Flow[None]:
        """FI2."""
        self.phase = "fishing"
        for boat in seat.boats:
            boat.drew_instead = False
        yield from self.salmon(seat)
        yield from self.swordfish(seat)
        if self.storm in (None, seat):  # CR6
            for boat in list(seat.boats):
                yield from self.catching(seat, boat)
        for boat in seat.boats:  # TG3
            if boat.kind == "tug":
                boat.towed += self.draw(1)

    def salmon(self, seat: Seat) -> Flow[None]:
        """SA1: each card is kept or tucked; the boats are named in order."""
        seat.drawn = self.draw(seat.level("salmon"))
        after: Boat | None = None

        def able() -> list[int]:
            first = 0 if after is None else seat.boats.index(after) + 1
            return [
                i
                for i, boat in enumerate(seat.boats)
                if i >= first and boat.captain is not None and boat.tucked is None and boat.kind not in FISHERMEN
            ]

        while seat.drawn and able():
            text = yield from self.ask(seat, "tuck", lambda: ["pass"] + [f"tuck {i}" for i in able()], half=after is not None)
            if text == "pass":
                break
            boat = seat.boats[int(text.split()[1])]
            card = (yield from self.ask(seat, "tuck_card", lambda: [f"with {card}" for card in distinct(seat.drawn)], half=True)).split()[1]
            seat.drawn.remove(card)
            boat.tucked = card
            after = boat
        seat.hand += seat.drawn
        seat.drawn = []

    def swordfish(self, seat: Seat) -> Flow[None]:
        """SW1, SW2."""

        def able() -> list[str]:
            return [
                f"swordfish {i}"
                for i, boat in enumerate(seat.boats)
                if boat.captain is not None and not boat.drew_instead and not self.full(seat, boat)
            ]

        for _ in range(seat.level("swordfish")):
            if not (able() and self.can_draw):
                break
            text = yield from self.ask(seat, "swordfish", lambda: ["pass", *able()])
            if text == "pass":
                break
            seat.boats[int(text.split()[1])].drew_instead = True
            seat.hand += self.draw(1)

    def catching(self, seat: Seat, boat: Boat) -> Flow[None]:
        """FI1, FI4, OY2, SA2."""
        if boat.captain is None or boat.drew_instead:
            return
        if not self.full(seat, boat):
            catch = self.catch(seat, boat)
            left = self.room(seat, boat) - boat.crates
            if boat.kind == "oyster":
                shelve = left < catch
                if not shelve:
                    shelve = (yield from self.ask(seat, "oyster", lambda: ["pass", "shelve"])) == "shelve"
                if shelve:
                    catch -= 1
                    seat.oyster_crates += 1
                    self.supply -= 1
            caught = min(catch, left)
            self.supply -= caught
            self.load(seat, boat, caught)
        if boat.tucked and boat.tucked_crates < self.printed["table"]["boat_room"]:
            boat.tucked_crates += 1
            self.supply -= 1

    # -- phases four and five -------------------------------------------------------------------------------------------

    def processing(self, seat: Seat) -> Flow[None]:
        """PR1, PR2: the boats are named in order."""
        self.phase = "processing"
        level = seat.level("processing")
        after: Boat | None = None

        def able() -> list[str]:
            first = 0 if after is None else seat.boats.index(after) + 1
            return [f"process {i}" for i, boat in enumerate(seat.boats) if i >= first and boat.aboard]

        while level and able():
            text = yield from self.ask(seat, "process", lambda: ["pass", *able()], half=after is not None)
            if text == "pass":
                break
            after = seat.boats[int(text.split()[1])]
            after.unload()
            seat.store += 1
        if level and seat.store:
            text = yield from self.ask(seat, "trade", lambda: ["pass", "trade"])
            if text == "trade":
                seat.store -= 1
                seat.hand += self.draw(level)

    def drawing(self) -> Flow[None]:
        """DR1, DR2, SW3."""
        self.phase = "draw"
        table = self.printed["levels"]
        owing: dict[int, Flow[None]] = {}
        for seat in self.in_turn:
            level = seat.level("tuna")
            if not level:
                seat.drawn = self.draw(self.printed["table"]["tuna_none_draw"])
                owing[seat.number] = self.give_one_drawn(seat)
            else:
                seat.hand += self.draw(table["tuna_draw"][level - 1])
                if table["tuna_discard"][level - 1]:
                    owing[seat.number] = self.give_up(seat)
        yield from self.together(owing)
        for seat in self.in_turn:  # SW3
            if seat.owns("swordfish") and seat.has_cards:
                text = yield from self.ask(seat, "swap", lambda seat=seat: ["pass"] + [f"discard {card}" for card in distinct(seat.hand)])  # type: ignore[misc]
                if text != "pass":
                    self.put_away(seat.hand, text.split()[1])
                    seat.hand += self.draw(1)

    def give_one_drawn(self, seat: Seat) -> Flow[None]:
        """DR1: without Tuna one of the cards just drawn is discarded."""
        if seat.drawn:
            text = yield from self.ask(seat, "discard_drawn", lambda: [f"discard {card}" for card in distinct(seat.drawn)])
            self.put_away(seat.drawn, text.split()[1])
        seat.hand += seat.drawn
        seat.drawn = []
