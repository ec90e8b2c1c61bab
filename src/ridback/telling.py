"""A game in sentences, for the terminal. The browser has its own teller (``web/src/lib/log.ts``); the words are the same.

It tells what everybody at the table may know, in the third person; what belongs together is one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from ridback.cards import BOATS, DOCK
from ridback.words import Words, dashed

#: Kinds of event of which a run by one seat makes one sentence, by the kind that gives the run its sentence.
RUNS = {kind: kind for kind in ("paid", "caught", "processed", "swept", "revealed", "towed", "crew_placed")} | {"shelved": "caught"}

_Json = dict[str, Any]


class Teller:
    """Tells events in one language."""

    def __init__(self, words: Words, people: int, captains: Sequence[str] = ()) -> None:
        """``captains`` are those of the Corporation, who sit behind the ``people`` (CO1)."""
        self.words, self.people, self.captains = words, people, captains

    def name(self, seat: int) -> str:
        """What a seat is called: a nameless person, or a Captain of the Corporation."""
        if seat < self.people:
            return self.words.say("seat-nameless", n=seat + 1)
        return self.words.say(f"captain-{self.captains[seat - self.people]}")

    def lines(self, events: Iterable[_Json]) -> Iterator[tuple[bool, str]]:
        """The sentences, as (whether it is the heading of a round, text)."""
        for run in _runs(events):
            if run[0]["kind"] == "round":
                yield True, self.words.say("log-round", round=run[0]["round"])
            text = self._tell(run)
            if text:
                yield False, text

    def won(self, winners: Sequence[int]) -> str:
        """Who has won; alone against the Captains: whether they have been left behind, all of them (CO8)."""
        if self.people == 1:
            return self.words.say("sheet-solo-won" if list(winners) == [0] else "sheet-solo-lost")
        return self.words.say("sheet-won", count=len(winners), names=self.words.listed(map(self.name, winners)))

    def _tell(self, run: list[_Json]) -> str | None:
        event, say = run[0], self.words.say
        who = {"me": "no", "name": self.name(event.get("seat", 0))}
        match event["kind"]:
            case "round":
                return say("log-start", me="no", name=self.name(event["start"]))
            case "passed":
                return say(f"log-passed-{dashed(event['decision'])}", **who)
            case "paid":
                return say("log-paid", **who, parts=self.payment(one["part"] for one in run))
            case "swept" | "revealed" as kind:
                return say(f"log-{kind}", licenses=self.words.listed(self.words.license(one["license"]) for one in run))
            case "launching":
                return None  # the launch itself follows at once
            case "won" if event["seat"] >= self.people:
                return say("log-won-captain", **who, **self._named(event))
            case "bought" if event["seat"] >= self.people:
                return None  # what a Captain wins is his at once, for nothing (CO3)
            case "loaded" if not event["crates"]:
                return None  # others have given all
            case "launched":
                key = "joined" if event["type"] in DOCK else "launched-as" if event["card"] == "charter" else "launched"
                return say(f"log-{key}", **who, **self._named(event))
            case "hired":
                return say("log-hired-deck" if event["card"] == "deck" else "log-hired", **who, **self._named(event))
            case "draw":
                if not event["got"]:
                    return say("log-draw-short")
                why = event["why"]
                return say("log-draw", **who, got=event["got"]) if why == "draw" else self._draw_for(who, event)
            case "caught" | "shelved":
                return self._caught(who, run)
            case "processed":
                return say("log-processed", **who, crates=len(run))
            case "discarded" | "towed" as kind:
                return say(f"log-{kind}", **who, count=len(run))
            case "took":
                return say("log-took", **who, victim=self.name(event["victim"]), victimMe="no")
            case "crew_placed":
                return say("log-crew-placed", crew=self.words.listed(say(f"crew-{one['crew']}") for one in run))
            case "crew":
                used = event["seat"] < self.people  # a Captain has no use for him (CO9)
                key = "log-crew-unused" if not used else "log-crew-storm" if event["crew"] == "storm" else "log-crew"
                return say(key, **who, **self._named(event))
            case "drew_instead":
                return say("log-drew-instead", **who, **self._named(event), docked="yes" if event["type"] in DOCK else "no")
            case "over":
                return say(f"log-over-{event['reason']}")
            case kind:
                return say(f"log-{dashed(kind)}", **who, **self._named(event))

    def _draw_for(self, who: dict[str, str], event: _Json) -> str:
        return self.words.say("log-draw-why", **who, got=event["got"], why=self.words.say(f"why-{event['why']}"))

    def _caught(self, who: dict[str, str], run: list[_Json]) -> str:
        shelved = sum(one["kind"] == "shelved" for one in run)
        crates = shelved + sum(one["crates"] for one in run if one["kind"] == "caught")
        if not shelved:
            return self.words.say("log-caught", **who, crates=crates)
        return self.words.say("log-caught-shelved", **who, crates=crates, shelved=shelved)

    def _named(self, event: _Json) -> dict[str, Any]:
        """The fields of an event, with the names of cards for their ids."""
        named = {key: value for key, value in event.items() if key not in ("kind", "seat", "ply") and value is not None}
        for key in ("card", "type"):
            if key in named:
                named[key] = self.words.card(named[key]) if named[key] != "deck" else ""
        if "crew" in named:
            named["crew"] = self.words.say(f"crew-{named['crew']}")
        if "trophy" in named:
            named["trophy"] = self.words.say(f"trophy-{dashed(named['trophy'])}")
        if "license" in named:
            named["license"] = self.words.license(named["license"])
        return named

    def payment(self, parts: Iterable[str]) -> str:
        """What is paid with, like things counted."""
        return self.words.listed(self._counted(part, count) for part, count in Counter(parts).items())

    def _counted(self, part: str, count: int) -> str:
        if part not in BOATS:
            return self.words.say(f"paid-{dashed(part)}", count=count)
        return f"{count} × {self.words.card(part)}" if count > 1 else self.words.card(part)


def _runs(events: Iterable[_Json]) -> Iterator[list[_Json]]:
    """What makes one sentence: a run of one kind by one seat, or an event by itself."""
    started = False

    def same(item: tuple[int, _Json]) -> Any:
        nonlocal started
        number, event = item
        started = started or event["kind"] == "round"
        if event["kind"] == "discarded" and not started:
            return event["kind"], event["seat"]  # what is not kept of the first hand (ST9)
        return (RUNS[event["kind"]], event.get("seat")) if event["kind"] in RUNS else number

    for _, run in groupby(enumerate(events), key=same):
        yield [event for _, event in run]
