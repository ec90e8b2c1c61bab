"""Counts of move sequences from fixed positions: they change only when the rules do.

Each position is (seats, Gone Fishin', seed, plies): a game in which a fixed recipe chose so many moves. With it come, by depth,
the counts of :func:`tests.rules.perft.perft`: sequences of that many moves, the points of all seats at their ends, games that
ended before.
"""

from __future__ import annotations

import pytest

from ridback.game import Game
from ridback.rules.jit import INTERPRETED
from tests.rules.perft import perft

Position = tuple[int, bool, int, int]
Counts = tuple[int, int, int]

PERFT: list[tuple[Position, dict[int, Counts]]] = [
    # openings
    ((2, False, 2, 0), {4: (208, 0, 0), 13: (353687, 941468, 0)}),
    ((3, False, 4, 0), {3: (118, 0, 0), 12: (283912, 617664, 0)}),
    ((4, False, 6, 0), {3: (163, 0, 0), 11: (190081, 350932, 0)}),
    ((4, True, 7, 0), {3: (172, 84, 0), 11: (255742, 1758243, 0)}),
    # before a launch
    ((2, False, 2, 56), {8: (261, 6200, 0), 17: (322744, 8688589, 0)}),
    ((2, True, 3, 66), {7: (156, 3804, 0), 16: (396732, 11406800, 0)}),
    ((3, False, 4, 51), {11: (324, 4584, 0), 21: (160866, 2714080, 0)}),
    ((3, True, 5, 81), {7: (78, 2802, 0), 18: (432598, 17089622, 0)}),
    ((4, True, 7, 83), {4: (201, 6634, 0), 18: (360864, 15259920, 0)}),
    # several seats discard, or process
    ((2, False, 2, 86), {7: (276, 9952, 0), 16: (263320, 10499804, 0)}),
    ((2, True, 3, 44), {5: (284, 5524, 0), 13: (227134, 5290790, 0)}),
    ((4, False, 6, 160), {5: (288, 15264, 0), 17: (180360, 10252896, 0)}),
    ((4, False, 6, 209), {3: (70, 4752, 0), 9: (295440, 19921824, 0)}),
    # with a reshuffle ahead
    ((4, False, 6, 196), {11: (172, 11496, 0), 16: (223717, 14947552, 0)}),
    # with the end ahead
    ((2, True, 3, 138), {6: (255, 12772, 0), 16: (222896, 15496778, 52688)}),
    ((3, True, 5, 209), {9: (105, 9623, 0), 15: (158379, 14327175, 68)}),
    ((4, False, 6, 366), {10: (178, 24302, 0), 23: (71258, 23825908, 88415)}),
]
IDS = [f"{seats}-{'fishin' if gone_fishin else 'plain'}-{seed}-{plies}" for (seats, gone_fishin, seed, plies), _ in PERFT]


def reach(position: Position) -> Game:
    """The game in which the recipe chose so many moves."""
    seats, gone_fishin, seed, plies = position
    game, k = Game.new(seats=seats, gone_fishin=gone_fishin, seed=seed), seed
    for _ in range(plies):
        k = (k * 1103515245 + 12345) % 2**31
        asked = list(game.decisions)
        seat = asked[(k >> 16) % len(asked)]
        legal = game.legal(seat)
        game.play(legal[(k >> 8) % len(legal)], seat)
    return game


def count(game: Game, depth: int) -> Counts:
    """What perft counts, from Python."""
    if depth == 0 or game.over:
        return int(depth == 0), sum(score["total"] for score in game.scores()), int(depth > 0)
    total = [0, 0, 0]
    for seat in game.decisions:
        for move in game.legal(seat):
            after = game.copy()
            after.play(move, seat)
            total = [a + b for a, b in zip(total, count(after, depth - 1), strict=True)]
    return total[0], total[1], total[2]


@pytest.mark.parametrize(("position", "counts"), PERFT, ids=IDS)
def test_perft(position: Position, counts: dict[int, Counts]) -> None:
    shallow, deep = counts
    game = reach(position)
    assert perft(game, shallow) == counts[shallow]
    if not INTERPRETED:
        assert perft(game, deep) == counts[deep]


@pytest.mark.parametrize(("position", "counts"), PERFT, ids=IDS)
def test_perft_counts_what_a_game_offers(position: Position, counts: dict[int, Counts]) -> None:
    """The same counts move by move through Game."""
    shallow = min(counts)
    assert count(reach(position), shallow) == counts[shallow]
