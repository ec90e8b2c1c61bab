"""A review in words: what was asked, and the answers, in few words that stand side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ridback.cards import DOCK
from ridback.review.naming import Named
from ridback.telling import Teller
from ridback.words import Words, dashed


class Reviewer:
    """Tells questions and answers in one language."""

    def __init__(self, words: Words, people: int, captains: Sequence[str] = ()) -> None:
        """``captains`` are those of the Corporation, who sit behind the ``people`` (CO1)."""
        self.words, self.teller = words, Teller(words, people, captains)

    def asked(self, kind: str, about: dict[str, Any]) -> str:
        """The question: its kind, and what it is about as naming.about has it."""
        named = {key: value for key, value in about.items() if isinstance(value, int | str)}
        if "license" in about:
            named["license"] = self._license(about["license"])
        if kind == "pay":
            named["name"] = self._license(about["id"]) if about["for"] == "license" else self.words.card(about["id"])
        if "type" in about:
            named["boat"] = self._boat(about["type"])
        if "crew" in about:
            named["crew"] = self.words.say(f"crew-{about['crew']}")
        return self.words.say(f"review-asked-{dashed(kind)}", **named)

    def answer(self, kind: str, moves: Sequence[Named]) -> str:
        """The answer to a question of that kind, all its atoms as one."""
        say, head = self.words.say, moves[0]
        if head.move.name == "pass":
            return say(f"review-pass-{dashed(kind)}")
        told = self._unpaid(kind, moves)
        parts = [str(one.move.argument) for one in moves[1:] if one.move.name == "pay"]
        return say("review-paying", bought=told, parts=self.teller.payment(parts)) if parts and head.move.name != "pay" else told

    def _unpaid(self, kind: str, moves: Sequence[Named]) -> str:
        """The answer without the payment that it brings with it."""
        say, (head, *rest) = self.words.say, moves
        argument, second = head.move.argument, rest[0].move if rest else None
        match head.move.name:
            case "lot" if second:
                return say("review-lot-bid", license=self._license(head.what), bid=second.argument)
            case "lot":
                return say("review-lot", license=self._license(head.what))
            case "bid":
                return say("review-bid", bid=argument)
            case "pay":
                return say("review-pay", parts=self.teller.payment(str(one.move.argument) for one in moves))
            case "hire" if second:
                return say("review-hire", captain=self._captain(second.argument), boat=self._boat(head.what))
            case "hire":
                return say("review-hire-boat", boat=self._boat(head.what))
            case "captain":
                return self._captain(argument)
            case "process":
                return say(
                    "review-process", boats=self._tally(self.words.card(one.what or "") for one in moves if one.move.name == "process")
                )
            case "discard":
                cards = self._tally(self.words.card(str(one.move.argument)) for one in moves if one.move.name == "discard")
                return say("review-swap" if kind == "swap" else "review-discard", cards=cards)
            case "mate":
                crate = say("review-mate-store") if argument == "store" else say("review-mate-boat", boat=self._boat(head.what))
                return say("review-mate-with", crate=crate, card=self.words.card(str(second.argument))) if second else crate
            case "marina":
                n = int(argument or 0) + 1
                if not second:
                    return say("review-marina", n=n)
                return say("review-marina-with", n=n, card=self.words.card(str(second.argument)))
            case "from":
                name = self.teller.name(int(argument or 0))
                return say("review-from-take", name=name, boat=self._boat(rest[0].what)) if rest else say("review-from", name=name)
            case "tuck":
                return self._tucked(moves)
            case "pickup" | "trade" | "shelve" as name:
                return say(f"review-{name}")
            case "assign":
                return say("review-assign", license=self._license(str(argument)))
            case "take" | "swordfish" as name:
                return say(f"review-{name}", boat=self._boat(head.what))
            case name:
                return say(f"review-{name}", card=self.words.card(str(argument)))

    def _tucked(self, moves: Sequence[Named]) -> str:
        told, boats = [], [one for one in moves if one.move.name == "tuck"]
        cards = [one.move for one in moves if one.move.name == "with"]
        for k, boat in enumerate(boats):
            if k < len(cards):
                told.append(self.words.say("review-tuck", card=self.words.card(str(cards[k].argument)), boat=self._boat(boat.what)))
            else:
                told.append(self.words.say("review-tuck-boat", boat=self._boat(boat.what)))
        return self.words.listed(told)

    def _captain(self, card: object) -> str:
        if card == "deck":
            return self.words.say("review-captain-deck")
        return self.words.say("review-captain", card=self.words.card(str(card)))

    def _boat(self, id: str | None) -> str:
        return self.words.say("review-docked" if id in DOCK else "review-boat", type=self.words.card(id or ""))

    def _license(self, id: str | None) -> str:
        return self.words.say(f"short-{dashed(id or '')}")

    def _tally(self, things: Any) -> str:
        return self.words.listed(f"{count} × {thing}" if count > 1 else thing for thing, count in Counter(things).items())
