"""A yardstick: the auction game of yardstick.c as an ordinary Python program, with lists and no library."""

from __future__ import annotations

import random

COINS, LAUNCH_COST, BY_VALUE = (2, 1, 2, 3, 2, 1), (1, 2, 2, 1, 2, 3), (3, 0, 2, 4, 1, 5)
COUNT, COST = (20, 12, 20, 12, 20, 12), (4, 4, 5, 5, 5, 10, 10)
SEATS, TYPES = 4, 6

Move = tuple[str, int]


class Seat:
    """What lies before a seat and in its hand."""

    def __init__(self) -> None:
        self.hand, self.drawn, self.licenses = [1] * TYPES, [0] * TYPES, [0] * (TYPES + 1)
        self.ask, self.in_phase, self.in_bidding, self.launches, self.fleet = "", True, False, 0, 0

    def money(self) -> int:
        return sum(n * coin for n, coin in zip(self.hand, COINS, strict=True))

    def discount(self) -> int:
        return min(self.licenses[0], 4)


class Loop:
    """One game, played by random moves."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.deck = [t for t in range(TYPES) for _ in range(COUNT[t] - SEATS)]
        self.pile: list[int] = []
        self.licenses = [i % (TYPES + 1) for i in range(26)]
        self.random.shuffle(self.deck)
        self.random.shuffle(self.licenses)
        self.row = [self.licenses.pop() for _ in range(SEATS)]
        self.at = [Seat() for _ in range(SEATS)]
        self.start = self.turn = self.random.randrange(SEATS)
        self.lot = self.bid = self.bidder = self.due = self.place = self.bought = 0
        self.phase = "auction"

    def play(self) -> int:
        """Play to the end; returns how many decisions that took."""
        decisions = 0
        while self.phase != "over":
            asked = [seat for seat in range(SEATS) if self.at[seat].ask]
            if asked:
                self.apply(asked[0], self.random.choice(self.legal(asked[0])))
                decisions += 1
            else:
                getattr(self, self.phase)()
        return decisions

    def legal(self, seat: int) -> list[Move]:
        s = self.at[seat]
        most = s.money()
        match s.ask:
            case "name":
                lots = [("lot", i) for i, license in enumerate(self.row) if COST[license] <= most + s.discount()]
                return [("pass", 0), *lots]
            case "open":
                return [("bid", bid) for bid in range(COST[self.row[self.lot]], most + s.discount() + 1)]
            case "bid":
                return [("pass", 0), *(("bid", bid) for bid in range(self.bid + 1, most + s.discount() + 1))]
            case "pay":
                moves, follow = [], sum(s.hand[t] * COINS[t] for t in BY_VALUE[self.place :])
                for t in BY_VALUE[self.place :]:
                    if follow >= self.due and s.hand[t]:
                        moves.append(("pay", t))
                    follow -= s.hand[t] * COINS[t]
                return moves
            case "launch":
                may = [t for t in range(TYPES) if s.hand[t] and s.licenses[t] and LAUNCH_COST[t] - s.discount() <= most - COINS[t]]
                return [("pass", 0), *(("launch", t) for t in may)]
            case _:
                return [("discard", t) for t in range(TYPES) if s.drawn[t]]

    def apply(self, seat: int, move: Move) -> None:
        s, (name, what) = self.at[seat], move
        kind, s.ask = s.ask, ""
        match name:
            case "lot":
                self.lot, self.bid, self.bidder, s.ask = what, 0, seat, "open"
                for other in self.at:
                    other.in_bidding = other.in_phase
            case "bid":
                self.bid, self.bidder, self.turn, self.phase = what, seat, seat, "bidding"
            case "pay":
                s.hand[what] -= 1
                self.pile.append(what)
                self.due -= COINS[what]
                self.place = BY_VALUE.index(what)
            case "launch":
                s.hand[what] -= 1
                s.launches -= 1
                s.fleet += 1
                self.due, self.place = LAUNCH_COST[what] - s.discount(), 0
            case "discard":
                s.drawn[what] -= 1
                self.pile.append(what)
                s.hand = [a + b for a, b in zip(s.hand, s.drawn, strict=True)]
                s.drawn = [0] * TYPES
            case _ if kind == "name":
                s.in_phase = False
            case _ if kind == "bid":
                s.in_bidding, self.turn, self.phase = False, seat, "bidding"
            case _:
                s.launches = 0

    def auction(self) -> None:
        for i in range(SEATS):
            s = self.at[(self.start + i) % SEATS]
            if s.in_phase and self.row:
                s.ask = "name"
                return
        if not self.bought:
            self.row = []
        self.bought = 0
        while len(self.row) < SEATS and self.licenses:
            self.row.append(self.licenses.pop())
        self.phase, self.turn, self.due = "launching" if len(self.row) == SEATS else "over", self.start, 0
        for s in self.at:
            s.launches = 1 + (s.licenses[1] > 0)

    def bidding(self) -> None:
        for i in range(1, SEATS):
            seat = (self.turn + i) % SEATS
            if self.at[seat].in_bidding and seat != self.bidder:
                self.turn, self.at[seat].ask = seat, "bid"
                return
        self.turn, self.due, self.place, self.phase = self.bidder, self.bid - self.at[self.bidder].discount(), 0, "buying"

    def buying(self) -> None:
        s = self.at[self.turn]
        if self.due > 0:
            s.ask = "pay"
            return
        s.licenses[self.row.pop(self.lot)] += 1
        s.in_phase, self.phase = False, "auction"
        self.bought += 1

    def launching(self) -> None:
        s = self.at[self.turn]
        if self.due > 0:
            s.ask = "pay"
        elif s.launches and any(s.hand) and any(s.licenses[:TYPES]):
            s.ask = "launch"
        else:
            self.turn = (self.turn + 1) % SEATS
            self.phase = "drawing" if self.turn == self.start else "launching"

    def drawing(self) -> None:
        for i in range(SEATS):
            s = self.at[(self.start + i) % SEATS]
            for _ in range(2):
                if not self.deck:
                    self.deck, self.pile = self.pile, []
                    self.random.shuffle(self.deck)
                if self.deck:
                    s.drawn[self.deck.pop()] += 1
            if any(s.drawn):
                s.ask = "discard"
        self.phase = "discarding"

    def discarding(self) -> None:
        self.start, self.phase = (self.start + 1) % SEATS, "auction"
        for s in self.at:
            s.in_phase = True
