"""Chance is fair: by fixed seeds, so a failure is one for good.

Every statistic is turned into one that is normal when all is fair; a few in 100 000 are beyond 4, on either side: too even is as suspicious
as too uneven.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from ridback.cards import default_cards
from ridback.game import Game
from ridback.rules import calls, codes
from ridback.rules.record import RANDOM, STATE, new
from ridback.setups import Setup
from ridback.views import View
from tests.walk import chances, played

BEYOND = 4.0


def unlikely(counts: Sequence[float] | np.ndarray[Any, Any], expected: Sequence[float] | np.ndarray[Any, Any] | None = None) -> float:
    """How many standard deviations a chi-square is off (Wilson and Hilferty); expected are equal counts unless given."""
    seen = np.asarray(counts, float).ravel()
    wanted = np.full(len(seen), seen.mean()) if expected is None else np.asarray(expected, float).ravel()
    there = wanted > 0
    assert seen[~there].sum() == 0, "what cannot be has not been"
    seen, wanted = seen[there], wanted[there]
    free = len(seen) - 1
    square = float(((seen - wanted) ** 2 / wanted).sum())
    off: float = (square / free) ** (1 / 3) - (1 - 2 / (9 * free))
    return abs(off) / math.sqrt(2 / (9 * free))


@pytest.mark.parametrize("low", [0, 1, 2**32 - 1])
def test_every_order_of_five_cards_is_equally_likely(low: int) -> None:
    counts = np.zeros(120, np.int64)
    chances.permutations(new(RANDOM), low, 240_000, np.zeros(5, np.int8), counts)
    assert counts.sum() == 240_000
    assert unlikely(counts) < BEYOND


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 19, 96, 3 << 30])
def test_random_numbers_are_even_and_forget_the_last_one(n: int) -> None:
    """3 * 2**30 has numbers that would come twice as often, were those beyond its last multiple below 2**32 not drawn again."""
    cells = min(n, 6)
    for low, high in ((0, 0), (0, 1), (1, 0), (0xFFFFFFFF, 0xFFFFFFFF), (12345, 67890)):
        counts = np.zeros(cells * cells, np.int64)
        chances.numbers(new(RANDOM), low, high, n, cells, 100_000, counts)
        sizes = np.bincount(np.arange(n) * cells // n) if n < 100 else np.ones(cells)
        share = np.outer(sizes, sizes) / sizes.sum() ** 2
        assert unlikely(counts, share * 100_000) < BEYOND


def starts(seats: int, seeds: Sequence[int]) -> np.ndarray[Any, Any]:
    """Set-ups by seed: an array of STATE."""
    out, one = np.zeros(len(seeds), STATE), new(STATE)
    blank = new(STATE)
    for i, seed in enumerate(seeds):
        one[:] = blank
        calls.start(one, default_cards().values, Setup(seats).choices(seed))
        out[i] = one[0]
    return out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("step", [1, 1 << 32, 0x9E3779B97F4A7C15])
def test_seeds_in_a_row_have_nothing_to_do_with_each_other(seats: int, step: int) -> None:
    """The starting seat, the top boat card, the first license: evenly drawn, whatever the seed before it drew."""
    games = starts(seats, [number * step % 2**64 for number in range(6000)])
    first = games["open"]["start"].astype(int)
    assert unlikely(np.bincount(first, minlength=seats)) < BEYOND
    assert unlikely(np.bincount(first[1:] * seats + first[:-1], minlength=seats**2)) < BEYOND
    deck = default_cards().values["boat_count"][0] - seats
    deck[[t for t in range(codes.TYPES) if t > 5]] = 0
    size = int(games["open"]["deck"][0])
    assert size == deck.sum()
    for place in (0, size // 2, size - 1):
        cards = games["hidden"]["deck"][:, place].astype(int)
        assert unlikely(np.bincount(cards, minlength=codes.TYPES), deck / size * len(games)) < BEYOND
    assert unlikely(np.bincount(games["open"]["row"][:, 0].astype(int), minlength=5)) < BEYOND
    removed = games["hidden"]["removed"].sum(axis=0)
    if seats < 4:
        assert removed[:5].sum() == len(games) * (6 if seats == 2 else 2)
        pairs = np.argmax(games["hidden"]["removed"][:, [5, 14, 15]], axis=1)[games["hidden"]["removed"][:, [5, 14, 15]].sum(axis=1) == 1]
        assert unlikely(np.bincount(pairs, minlength=3)) < BEYOND


def position(number: int, viewer: int) -> Game:
    """A game somewhere in its middle, with cards everywhere a viewer cannot look."""
    game, chance = played.game(number), random.Random(number)
    best: tuple[int, Game] = (0, game)
    for _ in played.playing(game, chance):
        at = np.delete(game.state.open.at[: game.setup.seats], viewer)
        captains = int(at["boats"]["captained"].sum())
        places = min(captains, 3) + min(int(at["discarded"].sum()), 3) + min(int(at["drawn"].sum()), 3) + min(int(game.state.open.aside), 2)
        if places > best[0]:
            best = (places, game.copy())
    return best[1]


def in_one_place(cards: np.ndarray[Any, Any], share: np.ndarray[Any, Any]) -> None:
    """A place for one card has had each as often as its share says."""
    assert unlikely(np.bincount(cards.astype(int), minlength=len(share)), share * len(cards)) < BEYOND


def in_a_pile(counts: np.ndarray[Any, Any], unseen: np.ndarray[Any, Any]) -> None:
    """A pile of always the same size, dealt from the unseen cards, has had each as often as its share of them says."""
    size, whole, times = int(counts[0].sum()), int(unseen.sum()), len(counts)
    assert (counts.sum(axis=1) == size).all()
    share = unseen / whole
    spread = np.sqrt(size * share * (1 - share) * (whole - size) / max(whole - 1, 1) * times)
    off = np.abs(counts.sum(axis=0) - size * share * times)
    assert (off <= BEYOND * spread + 1e-6).all()


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_an_imagined_card_is_equally_likely_anywhere(number: int) -> None:
    """Where nothing is known of hands, every place holds each unseen card as often as any other place does."""
    game = position(number, 0)
    view = game.view(0)
    view.open["at"]["sure"] = 0
    view.open["at"]["proven"] = 0
    deals, opened = np.concatenate([view.imagine(seed * 77) for seed in range(6000)]), view.open
    own, decks = deals["own"], deals["hidden"]["deck"][:, : int(opened["deck"])]
    unseen = np.bincount(decks[0], minlength=codes.TYPES)
    for seat in range(1, game.setup.seats):
        captains = own[0, seat]["captains"]
        unseen += own[0, seat]["hand"] + own[0, seat]["drawn"] + own[0, seat]["discarded"]
        unseen += np.bincount(captains[captains >= 0], minlength=codes.TYPES)
    share, looked = unseen / unseen.sum(), 0
    in_one_place(decks[:, -1], share)
    in_one_place(decks[:, 0], share)
    for seat in range(1, game.setup.seats):
        in_a_pile(own[:, seat]["hand"], unseen)
        for pile in ("drawn", "discarded"):
            if opened["at"][seat][pile]:
                in_a_pile(own[:, seat][pile], unseen)
                looked += 1
        for boat in np.flatnonzero(opened["at"][seat]["boats"]["captained"]):
            in_one_place(own[:, seat]["captains"][:, boat], share)
            looked += 1
    assert looked > 2


@pytest.mark.parametrize("number", [1, 2, 4, 5])
def test_an_imagined_hand_that_must_be_worth_something_is_one_of_those_that_are(number: int) -> None:
    """What a hand proved to be worth leaves all hands worth that as likely as they were: as if others had been thrown away."""
    game = position(number, 0)
    view = game.view(0)
    view.open["at"]["sure"] = 0
    view.open["at"]["proven"] = 0
    coins, seats = default_cards().values["coins"][0], game.setup.seats
    free = np.concatenate([view.imagine(seed) for seed in range(6000)])["own"]["hand"][:, :seats].astype(int)
    worth = (free * coins).sum(axis=2)
    needed = np.ceil(worth.mean(axis=0)).astype(int)
    needed[0] = 0
    free = free[(worth >= needed).all(axis=1)]
    assert 200 < len(free) < 4000
    view.open["at"]["proven"][:seats] = needed
    bound = np.concatenate([view.imagine(seed) for seed in range(10_000, 14_000)])["own"]["hand"][:, :seats].astype(int)
    assert ((bound * coins).sum(axis=2) >= needed).all()
    spread = np.sqrt(free.var(axis=0) / len(free) + bound.var(axis=0) / len(bound))
    assert (np.abs(free.mean(axis=0) - bound.mean(axis=0)) <= BEYOND * spread + 1e-6).all()


@pytest.mark.parametrize(("seats", "ply"), [(2, 0), (3, 0), (4, 0), (2, 60), (3, 100), (4, 150)])
def test_an_imagined_license_is_equally_likely_anywhere(seats: int, ply: int) -> None:
    """Unseen standard licenses are as often in the box, set aside, and below; unseen premium ones in the box and below (ST3, ST4)."""
    game = Game.new(seats=seats, seed=seats)
    for _ in played.playing(game, random.Random(seats)):
        if game.ply >= ply:
            break
    view = game.view(0)
    hidden, opened = np.concatenate([view.imagine(seed * 99) for seed in range(6000)])["hidden"], view.open
    size, aside, boxes = int(opened["license_deck"]), int(opened["aside"]), hidden["removed"]
    decks = hidden["licenses"][:, :size]
    unseen = boxes[0] + np.bincount(decks[0], minlength=codes.LICENSES)
    premium = default_cards().values["license_premium"][0] > 0
    standard, rest = np.where(premium, 0, unseen), np.where(premium, unseen, 0)
    in_a_pile(np.where(premium, 0, boxes), standard)
    if seats < 4:
        in_a_pile(np.where(premium, boxes, 0), rest)
    for place in range(size - aside, size):
        in_one_place(decks[:, place], standard / standard.sum())
    below = standard * (1 - (int(opened["removed_standard"]) + aside) / standard.sum())
    below += rest * (1 - int(opened["removed_premium"]) / max(rest.sum(), 1))
    assert abs(below.sum() - (size - aside)) < 1e-6
    for place in {0, size - aside - 1}:
        in_one_place(decks[:, place], below / below.sum())


def test_imagining_tells_nothing_of_what_comes() -> None:
    """The random generator of an imagined state is another one, each time: nobody can look at the next reshuffle."""
    game = played.game(2)
    for _ in played.playing(game, random.Random(2)):
        if game.ply > 50:
            break
    real = game.state.hidden.random.tobytes()
    seen = {View.of(game._states, 1, game.setup.cards).imagine(seed)["hidden"]["random"].tobytes() for seed in range(1000)}
    assert len(seen) == 1000
    assert real not in seen
