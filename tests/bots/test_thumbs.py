"""deckhand: legal at every kind of decision, the same for the same view, blind to what is hidden, and never silly."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import chain, product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ridback.bots import BOTS, answering, make
from ridback.bots.thumbs import Thumbs
from ridback.cards import BOATS, PARTS, default_cards
from ridback.events import DECISIONS
from ridback.game import Game
from ridback.moves import TABLE, Move
from ridback.rules import calls
from ridback.rules.jit import INTERPRETED, entry
from ridback.rules.record import IO, LEGAL, LOG_ROWS, RANDOM, new
from ridback.views import View
from tests.bots import trace
from tests.bots.tables import table

ROOT = Path(__file__).resolve().parents[2]


def games(number: int) -> Iterator[tuple[Game, list[Thumbs]]]:
    """Games of all sizes, with and without Gone Fishin', and their players."""
    for seed in range(number):
        seats = 2 + seed % 3
        yield Game.new(seats=seats, gone_fishin=seed % 2 == 0, seed=seed), [Thumbs(10 * seed + seat) for seat in range(seats)]


def bounty_games(number: int) -> Iterator[tuple[Game, list[Thumbs]]]:
    """The same with Arctic Bounty: one to six seats, everything that may be chosen."""
    for seed in range(number):
        setup = table(seed)
        yield Game(setup, seed), [Thumbs(10 * seed + seat) for seat in range(setup.seats)]


def positions(number: int, bounty: int = 0) -> Iterator[tuple[Game, Thumbs, View, Move]]:
    """Every decision of some games, so many of them with Arctic Bounty: game, who decides, what it sees, what it does."""
    for game, players in chain(games(number), bounty_games(bounty)):
        while game.decision:
            seat = game.decision.seat
            view = game.view(seat)
            move = players[seat].choose(view)
            yield game, players[seat], view, move
            game.play(move, seat)


def test_registry() -> None:
    assert list(BOTS) == ["drifter", "deckhand", "mate", "captain", "admiral"]
    for name in ("deckhand", "mate"):
        assert isinstance(make(name, 3), Thumbs)


def test_answers_every_kind_of_decision() -> None:
    """Whole games, every answer legal (play() refuses others), and no kind of decision is left out."""
    asked = set()
    for _, _, view, move in positions(6, 24):
        assert view.decision
        assert move in view.legal()
        asked.add(view.decision.kind)
    assert asked == set(DECISIONS) - {None}


def test_same_view_same_move() -> None:
    for game, player, view, move in positions(4, 6):
        assert Thumbs(player.seed).choose(game.view(view.seat)) == move
        assert player.choose(view) == move


def test_choosing_changes_nothing() -> None:
    for _, player, view, _ in positions(2, 6):
        before = view.records.tobytes()
        player.choose(view)
        assert view.records.tobytes() == before


def test_whims_differ_by_seed() -> None:
    """In the same positions mates of other seeds now and then have another opinion of a license, and of nothing else."""
    differs = set()
    for _, player, view, move in positions(18):
        if Thumbs(player.seed + 2**40).choose(view) != move:
            assert view.decision
            differs.add(view.decision.kind)
    assert differs == {"name", "bid"}


def test_does_not_see_what_is_hidden() -> None:
    """The same seat of a game in which all it cannot see is dealt anew does the same."""
    changed = 0
    for game, player, view, move in positions(6, 12):
        other = view.imagine(game.ply)
        changed += other.tobytes() != game._states.tobytes()
        assert player.choose(View.of(other, view.seat, view.cards)) == move
    assert changed > 2000


def test_who_is_not_asked_has_no_answer() -> None:
    game = Game.new(seats=3, seed=1)
    assert game.decision
    for seat in (None, (game.decision.seat + 1) % 3):
        with pytest.raises(ValueError, match="not asked"):
            Thumbs(0).choose(game.view(seat))


@entry
def compiled(views, values, seat, moves, n, randoms):  # type: ignore[no-untyped-def]
    return answering.choose(views[0].open, views[0].own, values[0], seat, moves[0], n, randoms[0])


def test_other_compiled_code_gets_the_same_answers() -> None:
    """answering.choose has mate's habits compiled in."""
    moves, randoms = new(LEGAL), new(RANDOM)
    for _, player, view, move in positions(3, 6):
        randoms["a"] = player.seed
        n = calls.legal(view.records, view.cards.values, view.seat, moves)
        assert TABLE[compiled(view.records, view.cards.values, view.seat, moves, n, randoms)] == move


# -- never silly -----------------------------------------------------------------------------------------------------------


Told = list[dict[str, Any]]


@pytest.fixture(scope="module")
def finished() -> list[tuple[Game, Told]]:
    """Finished games and all that happened in them."""
    found = []
    for game, players in games(45):
        while game.decision:
            seat = game.decision.seat
            game.play(players[seat].choose(game.view(seat)), seat)
        found.append((game, [event.to_json(everything=True) or {} for event in game.events]))
    return found


def since(told: Told, **what: object) -> int:
    """Where the first event is that has these fields; the end if there is none."""
    return next((i for i, event in enumerate(told) if what.items() <= event.items()), len(told))


def test_first_licenses_are_cheap_and_had_soon(finished: list[tuple[Game, Told]]) -> None:
    """Nobody spends its first hand on a license, and nobody goes without one, which would be to watch."""
    for game, told in finished:
        bids = [event["amount"] for event in told[: since(told, kind="round", round=2)] if event["kind"] == "bid"]
        assert bids
        assert max(bids) <= 8
        buyers = {event["seat"] for event in told[: since(told, kind="round", round=4)] if event["kind"] == "bought"}
        assert buyers == set(range(game.setup.seats))


def test_last_round_leaves_no_captain_ashore(finished: list[tuple[Game, Told]]) -> None:
    """Once it is known that this is the last round, a card is worth nothing in hand: who is asked to hire does."""
    hired = 0
    for _, told in finished:
        last = told[since(told, kind="last_round") :]
        hired += sum(event["kind"] == "hired" for event in last)
        assert not [event for event in last if event["kind"] == "passed" and event["decision"] == "hire"]
    assert hired > 40


def test_last_round_loses_no_points(finished: list[tuple[Game, Told]]) -> None:
    """No launch of the last round costs more in Gone Fishin' cards, which score, than the boat and the crate it may still catch."""
    launched, spent = 0, 0
    for game, told in finished:
        values = game.setup.cards.values[0]
        for event in told[since(told, kind="last_round") :]:
            if event["kind"] == "launching":
                spent = 0
            elif event["kind"] == "paid" and event["part"] == "gone_fishin":
                spent += int(values["gone_fishin_vp"])
            elif event["kind"] == "launched":
                launched += 1
                assert spent <= values["boat_vp"][BOATS.index(event["card"])] + 1
    assert launched > 40


def test_pays_exactly_where_it_can() -> None:
    """It overpays only where no payment with as few boat cards is exact, the ones with Gone Fishin' cards, which score, left aside."""
    payments, over = 0, 0
    for _, _, view, _ in positions(20):
        me = view.open.at[view.seat]
        if view.decision and view.decision.kind == "pay" and not me.paid.any():
            payments += 1
            parts = whole_payment(view)
            value = sum(int(view.values.part_value[PARTS.index(part)]) for part in parts)
            if value > int(me.due):
                over += 1
                cards = sum(part in BOATS for part in parts)
                assert "gone_fishin" in parts or not exact(view, cards)
    assert payments > 300
    assert over < payments / 5


def whole_payment(view: View) -> list[str]:
    """What mate pays in this and the decisions that follow."""
    game = view.imagine(1)
    player, cards = Thumbs(0), view.cards
    parts: list[str] = []
    while True:
        here = View.of(game, view.seat, cards)
        if not here.decision or here.decision.kind != "pay":
            return parts
        move = player.choose(here)
        parts.append(str(move.argument))
        step(game, view.seat, move.number)


def step(states: object, seat: int | None, number: int) -> None:
    log, events, plies = np.array([[seat, number]], np.int64), np.empty((2 * LOG_ROWS, 5), np.int16), np.empty(2 * LOG_ROWS, np.int64)
    done, _ = calls.replay(states, default_cards().values, log, 0, new(IO), new(LEGAL), events, plies, np.zeros(6, np.int64))
    assert done == 1


def exact(view: View, most: int) -> bool:
    """Whether up to ``most`` boat cards and any crates are worth just what is due."""
    parts, due = view.parts(), int(view.open.at[view.seat].due)
    coins = {part: int(view.values.coins[BOATS.index(part)]) for part in parts if part in BOATS}
    for counts in product(*(range(min(parts.get(part, 0), most) + 1) for part in coins)):
        value = sum(n * worth for n, worth in zip(counts, coins.values(), strict=True))
        if sum(counts) <= most and value <= due <= value + parts.get("crate", 0):
            return True
    return False


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="the tests run interpreted themselves")
def test_interpreted_is_as_compiled() -> None:
    """Run as ordinary Python the bots make the same moves; warnings (of overflow) are errors."""
    command = [sys.executable, "-W", "error", "-m", "tests.bots.trace"]
    ran = subprocess.run(command, cwd=ROOT, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False)
    assert ran.stderr == "interpreted\n"
    assert ran.stdout.splitlines() == trace.moves()
