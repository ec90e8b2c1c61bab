"""A game in sentences, for the terminal. The browser has its own teller (``web/src/lib/log.ts``); the words are the same.

It tells what everybody at the table may know, in the third person; what belongs together is one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from ridback.words import Words

#: Kinds of event of which a run by one seat makes one sentence.
RUNS = frozenset({"paid", "caught", "processed", "swept", "revealed"})

_Json = dict[str, Any]


class Teller:
    """Tells events in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, seat: int) -> str:
        """What a nameless seat is called."""
        return self.words.say("seat-nameless", n=seat + 1)

    def lines(self, events: Iterable[_Json]) -> Iterator[tuple[bool, str]]:
        """The sentences, as (whether it is the heading of a round, text)."""
        numbered = enumerate(events)
        for _, group in groupby(numbered, key=lambda item: (item[1]["kind"], item[1].get("seat")) if item[1]["kind"] in RUNS else item[0]):
            run = [event for _, event in group]
            if run[0]["kind"] == "round":
                yield True, self.words.say("log-round", round=run[0]["round"])
            text = self._tell(run)
            if text:
                yield False, text

    def _tell(self, run: list[_Json]) -> str | None:
        event, say = run[0], self.words.say
        who = {"me": "no", "name": self.name(event.get("seat", 0))}
        match event["kind"]:
            case "round":
                return say("log-start", me="no", name=self.name(event["start"]))
            case "passed":
                return say(f"log-passed-{_dashed(event['decision'])}", **who)
            case "paid":
                return say("log-paid", **who, parts=self.words.listed(self._tally(one["part"] for one in run)))
            case "swept" | "revealed" as kind:
                return say(f"log-{kind}", licenses=self.words.listed(self._license(one["license"]) for one in run))
            case "launching":
                return None  # the launch itself follows at once
            case "draw":
                if not event["got"]:
                    return say("log-draw-short")
                why = event["why"]
                return say("log-draw", **who, got=event["got"]) if why == "draw" else self._draw_for(who, event)
            case "caught":
                return say("log-caught", **who, crates=sum(one["crates"] for one in run))
            case "processed":
                return say("log-processed", **who, crates=len(run))
            case "over":
                return say(f"log-over-{event['reason']}")
            case kind:
                return say(f"log-{_dashed(kind)}", **who, **self._named(event))

    def _draw_for(self, who: dict[str, str], event: _Json) -> str:
        return self.words.say("log-draw-why", **who, got=event["got"], why=self.words.say(f"why-{event['why']}"))

    def _named(self, event: _Json) -> dict[str, Any]:
        """The fields of an event, with the names of cards for their ids."""
        named = {key: value for key, value in event.items() if key not in ("kind", "seat", "ply", "card")}
        if "license" in event:
            named["license"] = self._license(event["license"])
        if "type" in event:
            named["type"] = self.words.say(f"type-{_dashed(event['type'])}")
        return named

    def _license(self, id: str) -> str:
        return self.words.say(f"license-{_dashed(id)}")

    def _tally(self, parts: Iterable[str]) -> list[str]:
        named = []
        for part, count in Counter(parts).items():
            name = self.words.say(f"part-{_dashed(part)}" if part in ("crate", "gone_fishin") else f"type-{_dashed(part)}")
            named.append(f"{count} × {name}" if count > 1 else name)
        return named


def _dashed(id: str) -> str:
    return id.replace("_", "-")
