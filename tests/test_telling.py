"""A game in sentences: every event has one, in words alone."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ridback import cli, records, words
from ridback.cards import BOATS, CREW, DOCK, LICENSE_TYPES, LICENSES, PARTS
from ridback.events import KINDS, TROPHIES
from ridback.game import Game
from ridback.setups import CAPTAINS, Setup
from ridback.telling import Teller
from tests.some_setups import some_setup

#: What a seat may choose not to do, as the log says it.
DECLINED = {"name", "bid", "launch", "hire", "process", "trade", "mate", "marina", "tuck", "swordfish", "swap"}
#: Ids, without those that are everyday words.
IDS = {*BOATS, *LICENSES, *LICENSE_TYPES, *DOCK, *CREW, *PARTS, *CAPTAINS, *filter(None, TROPHIES)} - {
    "crate",
    "crates",
    "licenses",
    "processing",
}


@pytest.fixture(autouse=True)
def _no_word_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING, "ridback.words"):
        yield
    assert not caplog.records


def played(seed: int) -> Game:
    """A game of random moves, of any set-up."""
    chance = random.Random(seed)
    game = Game(some_setup(chance), seed=seed)
    while not game.over:
        seat = chance.choice(list(game.decisions))
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def told(*events: dict[str, Any], people: int = 2, captains: tuple[str, ...] = ("tc",)) -> list[str]:
    return [text for _, text in Teller(words.words(), people, captains).lines(events)]


def test_every_event_of_many_games_is_told_in_words() -> None:
    """Over games of all modules: no sentence or name is missing, and nothing is called by its id."""
    kinds, declined = set(), set()
    for seed in range(40):
        game = played(seed)
        events = game.events_for(None)
        kinds |= {event["kind"] for event in events}
        declined |= {event["decision"] for event in events if event["kind"] == "passed"}
        teller = Teller(words.words(), game.setup.seats, game.setup.captains)
        for _, text in teller.lines(events):
            assert "_" not in text and "None" not in text, text
            assert not IDS & set(re.findall(r"\w+", text)), text
    assert kinds == {kind.name for kind in KINDS.values() if not kind.private}, "every kind of event has been told"
    assert declined == DECLINED


def test_what_belongs_together_is_one_sentence() -> None:
    caught = {"kind": "caught", "seat": 0, "boat": 0, "type": "oyster", "crates": 1}
    shelved = {"kind": "shelved", "seat": 0, "boat": 0}
    assert told(caught, caught, shelved, caught) == ["Skipper 1 catches 4 crates, and puts one on the Oyster License."]
    assert told(caught, {**caught, "seat": 1}) == ["Skipper 1 catches one crate.", "Skipper 2 catches one crate."]
    discarded = {"kind": "discarded", "seat": 0, "card": None, "from": "hand"}
    assert told(discarded, discarded) == ["Skipper 1 discards 2 cards."], "before the first round: what is not kept"
    later = told({"kind": "round", "round": 1, "start": 0}, discarded, discarded)
    assert later[2:] == ["Skipper 1 discards a card."] * 2
    placed = [{"kind": "crew_placed", "crew": crew, "slot": slot} for slot, crew in enumerate(("bosun", "storm"))]
    assert told(*placed) == ["By the licenses of the row: Bosun and Storm."]


def test_boats_that_are_no_boats_are_told_as_what_they_are() -> None:
    launched = {"kind": "launched", "seat": 0, "boat": 0}
    assert told({**launched, "type": "cod", "card": "cod"}) == ["Skipper 1 launches a boat: Cod."]
    assert told({**launched, "type": "cod", "card": "charter"}) == ["Skipper 1 launches a Charter boat as Cod."]
    assert told({**launched, "type": "artisan", "card": "artisan"}) == ["New in the fleet of Skipper 1: Artisan Fisherman."]


def test_a_captain_from_the_deck_is_told_as_one() -> None:
    hired = {"kind": "hired", "seat": 0, "boat": 0, "type": "cod"}
    assert told({**hired, "card": None}) == ["Skipper 1 hires a captain for the Cod boat."]
    assert told({**hired, "card": "deck"}) == ["Skipper 1 puts the top card of the deck on the Cod boat as its captain, unseen."]


def test_captains_of_the_corporation_have_their_names() -> None:
    teller = Teller(words.words(), 1, ("tc", "kirkman"))
    assert [teller.name(seat) for seat in range(3)] == ["Skipper 1", "T.C.", "Kirkman"]
    assert told({"kind": "crew", "seat": 0, "crew": "bosun"}, {"kind": "crew", "seat": 2, "crew": "storm"}) == [
        "Skipper 1 gets a crewman: Bosun.",
        "T.C. has no use for the crewman: Storm.",
    ]
    license = {"seat": 2, "license": "shrimp", "bid": 6}
    assert told({"kind": "won", "slot": 0, **license}, {"kind": "bought", "price": 0, **license}) == [
        "T.C. wins Shrimp License at $6, and pays nothing."
    ], "CO3"


def test_a_storm_says_what_it_does() -> None:
    assert told({"kind": "crew", "seat": 0, "crew": "storm"}) == [
        "Skipper 1 gets a crewman: Storm. Until the round ends nobody else catches anything."
    ]


def test_a_payment_is_told_in_the_singular_and_the_plural() -> None:
    def paid(*parts: str) -> list[str]:
        return told(*({"kind": "paid", "seat": 0, "part": part, "value": 1} for part in parts))

    assert paid("lobster", "oyster_crate") == ["Skipper 1 pays with Lobster and an Oyster crate."]
    assert paid("cod", "cod", *["crewman_crate"] * 4) == ["Skipper 1 pays with 2 × Cod and 4 crewman's crates."]
    assert paid("crate", "gone_fishin", "house_boat") == ["Skipper 1 pays with a crate, a Gone Fishin' card, and a House Boat."]


def test_who_draws_instead_of_catching() -> None:
    assert told(*({"kind": "drew_instead", "seat": 0, "boat": 0, "type": boat} for boat in ("tuna", "inuit"))) == [
        "Skipper 1 draws with the Tuna boat instead of catching.",
        "Skipper 1 draws with the Inuit Fisherman instead of catching.",
    ]


def test_who_has_won() -> None:
    alone, two = Teller(words.words(), 1, ("tc", "kirkman")), Teller(words.words(), 2)
    assert alone.won([0]) == "You outdid the Corporation"
    assert alone.won([1]) == alone.won([0, 2]) == "The Corporation comes out ahead"
    assert [two.won(winners) for winners in ([1], [0, 1])] == ["Skipper 2 wins", "Skipper 1 and Skipper 2 share the victory"]


def test_a_replay_has_a_score_sheet_with_the_captains_and_the_lines_there_are(tmp_path: Path) -> None:
    setup = Setup(1, captains=("tc", "kirkman"), docks=("tug", "house_boat"), trophies=True)
    game, chance = Game(setup, seed=5), random.Random(5)
    while not game.over:
        game.play(chance.choice(game.legal()))
    records.save(game, tmp_path / "game.json")
    result = CliRunner().invoke(cli.app, ["replay", str(tmp_path / "game.json")])
    assert result.exit_code == 0, result.output
    assert ("You outdid the Corporation" in result.output) == (game.result is not None and game.result["winners"] == [0])
    assert " wins\n" not in result.output
    sheet = result.output[result.output.rindex("Kirkman") - 80 :]
    assert all(name in sheet for name in ("Skipper 1", "T.C.", "Kirkman"))
    total = next(line for line in sheet.splitlines() if "Total" in line)
    assert [int(number) for number in re.findall(r"-?\d+", total)] == [score["total"] for score in game.scores()]
    for line, word in (("house_boat", "House Boats"), ("dfo", "Crates on DFO boats"), ("trophies", "Trophies")):
        assert (word in sheet) == any(score[line] for score in game.scores()), word
