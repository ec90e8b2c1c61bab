"""All recorded games replay: after every step the legal moves, the whole state and everything heard are those of the record."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ridback.cards import BOATS, LICENSES
from ridback.game import Game
from tests.golden import recorded
from tests.golden.recorded import Record, ours

CHUNK = 20
CHUNKS = [(file, first) for file, n in recorded.FILES.items() for first in range(0, n, CHUNK)]


@pytest.mark.parametrize(("file", "first"), CHUNKS, ids=[f"{file}-{first}" for file, first in CHUNKS])
def test_replays(file: str, first: int) -> None:
    replayed = 0
    for record in recorded.games(file, first, first + CHUNK):
        Replay(record).run()
        replayed += 1
    assert replayed == CHUNK


class Replay:
    """One recorded game beside one of ours."""

    def __init__(self, record: Record) -> None:
        self.record, self.game = record, recorded.begin(record)
        self.boats = [ours(card) for card in record["init"]["boats"]]
        self.licenses = [ours(card) for card in record["init"]["licenses"]]
        self.heard = 0
        self.due: list[Record] = []

    def run(self) -> None:
        steps, before = self.record["steps"], recorded.states_before(self.record)
        passed_over = [recorded.unasked(step, state) is not None for step, state in zip(steps, before, strict=True)]
        self.due.append({"kind": "round", "round": 1, "start": 0})
        # what is behind a pass that we do not ask for happens with us at once
        if not passed_over[0]:
            self.compare(self.record["init"]["state"], "at the start")
        for i, step in enumerate(steps):
            where = f"{self.record['id']} step {i}"
            if passed_over[i]:
                assert step["forced"], where
            else:
                self.play(step, before[i], where)
                self.due += recorded.action_events(step, before[i])
            self.due += recorded.step_events(step, before[i])
            self.follow_decks(step)
            if i + 1 == len(steps) or not passed_over[i + 1]:
                self.compare(step["state"], where)
        self.compare_end()

    # -- a step ---------------------------------------------------------------------------------------------------------

    def play(self, step: Record, before: Record, where: str) -> None:
        """Check what the seat may do, then do what it did."""
        game, seat, options, action = self.game, step["seat"], step["options"], step["action"]
        assert game.decisions[seat] in recorded.DECISIONS[step["phase"]], where
        legal = self.legal(seat)
        if step.get("forced"):
            assert legal == ["pass"], where
        match step["phase"]:
            case "auction_select":
                row = [ours(license) for license in before["row"]]
                slots = [slot for slot, license in enumerate(row) if license in map(ours, options["licenses"])]
                assert legal == ["pass", *(f"lot {slot}" for slot in slots)], where
                for slot in slots:
                    trial = game.copy()
                    trial.play(f"lot {slot}")
                    bids = [move.text for move in trial.legal(seat)]
                    assert bids == [f"bid {n}" for n in range(COSTS[row[slot]], options["max_bid"] + 1)], where
                move = f"lot {action['slot']} bid {action['bid']}" if "bid" in action else "pass"
            case "auction_bid":
                bids = [] if options["max"] is None else [f"bid {n}" for n in range(options["min"], options["max"] + 1)]
                assert legal == ["pass", *bids], where
                move = f"bid {action['bid']}" if "bid" in action else "pass"
            case "auction_pay":
                o = game.state.open
                assert (o.at[seat].price, o.bid, game.view(seat).discount) == (options["cost"], options["bid"], options["discount"]), where
                assert sorted(legal) == sorted(f"pay {part}" for part in self.payable(before, seat, options["cost"])), where
                move = "pay " + " ".join(recorded.parts(action))
            case "launch":
                assert_same(legal, ["pass", *(f"launch {ours(card)}" for card in options["boats"])], where)
                move = f"launch {ours(action['launch'])}" if "launch" in action else "pass"
                if action.get("cards") or action.get("processed"):
                    move += " paying " + " ".join(recorded.parts(action))
            case "hire":
                assert_same(legal, ["pass", *(f"hire {boat}" for boat in options["boats"])], where)
                if options["cards"]:
                    trial = game.copy()
                    trial.play(f"hire {options['boats'][0]}")
                    cards = [move.text for move in trial.legal(seat)]
                    assert_same(cards, [f"captain {ours(card)}" for card in options["cards"]], where)
                move = f"hire {action['hire']} with {ours(action['card'])}" if "hire" in action else "pass"
            case "processing":
                assert_same(legal, ["pass", *(f"process {boat}" for boat in options["boats"])], where)
                game.play({"do": "process", "boats": action["process"]}, seat)
                return
            case "trading":
                assert legal == ["pass", "trade"], where
                move = "trade" if action["trade"] else "pass"
            case "draw":
                # Gone Fishin' cards are in no hand of ours, and nobody ever discarded one
                cards = [card for card in options["cards"] if card != "gone_fishing"]
                assert_same(legal, [f"discard {ours(card)}" for card in cards], where)
                move = f"discard {ours(action['discard'])}"
            case phase:
                raise AssertionError(f"unknown phase {phase}")
        game.play(move, seat)

    def legal(self, seat: int) -> list[str]:
        return [move.text for move in self.game.legal(seat)]

    @staticmethod
    def payable(before: Record, seat: int, price: int) -> list[str]:
        """The parts a payment may begin with: with what comes behind them they cover the price (PY2)."""
        me = before["seats"][seat]
        have = dict(zip((*recorded.CARDS, "gone_fishin"), me["hand"], strict=True)) | {"crate": me["processed"]}
        rest, found = sum(n * recorded.PARTS[part] for part, n in have.items()), []
        for part, value in recorded.PARTS.items():
            if have[part] and rest >= price:
                found.append(part)
            rest -= have[part] * value
        return found

    # -- comparing ------------------------------------------------------------------------------------------------------

    def follow_decks(self, step: Record) -> None:
        """Take what the step drew and revealed from the decks as the record gives them."""
        for event in step["events"]:
            if "draw" in event:
                draw = event["draw"]
                for n, card in enumerate(draw["cards"]):
                    if recorded.reshuffled(draw) and draw["reshuffle"]["after"] == n:
                        assert not self.boats
                        self.boats = [ours(card) for card in recorded.reshuffled(draw)]
                    assert self.boats.pop(0) == ours(card)
            elif "licenses" in event:
                for license in event["licenses"]["revealed"]:
                    assert self.licenses.pop(0) == ours(license)

    def compare(self, state: Record, where: str) -> None:
        states = self.game._states
        boats, licenses = (states["hidden"][name][0, : states["open"][size][0]].tolist() for name, size in DECKS)
        told, expected = recorded.told(self.game), recorded.expected(state)
        assert told == expected, where
        assert [BOATS[t] for t in boats] == self.boats[::-1], where
        assert [LICENSES[k] for k in licenses] == self.licenses[::-1], where
        events: list[Any] = []
        for event in self.game.events[self.heard :]:
            told = event.to_json(everything=True) or {}
            del told["ply"]
            if told["kind"] == "won":
                told["slot"] = None
            events.append(told)
        if state["phase"] == "end":
            self.due.append({"kind": "over", "reason": self.record["end"]["reason"]})
        assert events == self.due, where
        self.heard += len(events)
        self.due = []

    def compare_end(self) -> None:
        end, game = self.record["end"], self.game
        result, scores = game.result, game.scores()
        assert result is not None
        assert game.over
        assert game.decision is None
        assert int(game.state.open.round_no) == end["rounds"]
        assert int(game.state.open.supply) == end["supply"]
        assert result["reason"] == end["reason"]
        assert result["winners"] == end["winners"]
        assert [100 * score["fleet"] + score["fish"] for score in scores] == end["tiebreak"]
        for score, theirs in zip(scores, end["scores"], strict=True):
            assert score["boats"] == theirs["boats"]
            assert score["licenses"] == theirs["licenses"]
            assert score["crates"] == theirs["fish"]
            assert score["king_crab"] + score["gone_fishin"] == theirs["bonus"]
            assert score["total"] == theirs["total"]
        told = [event.to_json(everything=True) or {} for event in game.events]
        assert recorded.stats(told, game.setup.seats) == [
            {key: n for key, n in theirs.items() if key != "cards_drawn"} for theirs in end["stats"]
        ]
        assert Game.from_json(game.to_json()).state.tobytes() == game.state.tobytes()


#: Decks, drawn from the end, and how many cards they have.
DECKS = (("deck", "deck"), ("licenses", "license_deck"))

#: Opening bids (AU1).
COSTS = {id: 4 if id in ("shrimp", "cod") else 5 if id in recorded.CARDS[:5] else 10 for id in recorded.LICENSE_CARDS}


def assert_same(legal: list[str], offered: list[str], where: str) -> None:
    """The same moves; ours come in the order of their numbers."""
    assert sorted(legal) == sorted(offered), where


def test_passes_we_do_not_ask_for() -> None:
    """Exactly these recorded passes have no decision of ours beside them (RD4), and all of them had no alternative."""
    dropped: Counter[tuple[str, str]] = Counter()
    for file in recorded.FILES:
        for record in recorded.games(file):
            for step, before in zip(record["steps"], recorded.states_before(record), strict=True):
                why = recorded.unasked(step, before)
                if why:
                    assert step["forced"]
                    dropped[step["phase"], why] += 1
    assert dropped == {("launch", "no license with boats"): 237, ("launch", "no boat cards"): 139, ("hire", "no boat cards"): 135}
