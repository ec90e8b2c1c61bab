"""Duels: mate beats drifters, its rules of thumb earn their place, and the loop counts right."""

from __future__ import annotations

import pytest

from ridback.bots.duel import Result, duel
from ridback.bots.habits import NUMBERS, WITHOUT, habits
from ridback.setups import Setup


@pytest.mark.parametrize("gone_fishin", [False, True])
@pytest.mark.parametrize(("seats", "games"), [(4, 600), (3, 300), (2, 300)])
def test_mate_beats_drifters(seats: int, games: int, gone_fishin: bool) -> None:
    """Nine games of ten at least, at the lower end of the 95 % interval; `python -m bench.duel` does the same with more games."""
    result = duel(["mate", *["drifter"] * (seats - 1)], games, Setup(seats, gone_fishin=gone_fishin), seed=1000)
    assert result.interval(0)[0] >= 0.9
    assert sum(result.wins) == pytest.approx(games)
    assert result.scores[0] > 2 * max(result.scores[1:])


@pytest.mark.parametrize("habit", ["an eye on the end", "patience", "exact change", "crates are dearer early"])
def test_rules_of_thumb_earn_their_place(habit: str) -> None:
    """One mate without a rule of thumb wins less than its share against three with it (docs/bots.md has the smaller ones)."""
    result = duel([f"mate without {habit}", *["mate"] * 3], 600, Setup(4, gone_fishin=True), seed=2000)
    assert result.interval(0)[1] < 0.25


def test_seats_are_fair() -> None:
    """Alike players, changing seats, win alike."""
    result = duel(["mate"] * 3, 1500, Setup(3, gone_fishin=True), seed=3000)
    for player in range(3):
        assert result.share(player) == pytest.approx(1 / 3, abs=0.05)  # four standard deviations


def test_same_seed_same_result() -> None:
    players = ["mate", "drifter", "mate without whims"]
    assert duel(players, 40, Setup(3), seed=5) == duel(players, 40, Setup(3), seed=5)
    assert duel(players, 40, Setup(3), seed=5) != duel(players, 40, Setup(3), seed=6)


def test_games_come_to_an_end_of_themselves() -> None:
    """About as long as people's games: nobody stalls, nobody rushes."""
    assert 7 < duel(["mate"] * 4, 200, Setup(4, gone_fishin=True), seed=1).rounds < 11


def test_interval() -> None:
    """Wilson's, by the textbook's example of 45 successes in 50, and with nothing lost."""
    low, high = Result(50, 0, 0.0, [45.0], []).interval(0)
    assert (round(low, 3), round(high, 3)) == (0.786, 0.957)
    low, high = Result(50, 0, 0.0, [50.0], []).interval(0)
    assert 0.9 < low < high == pytest.approx(1.0)


@pytest.mark.parametrize("players", [["mate"], ["mate"] * 3, ["mate", "admiral"], ["drifter without patience", "drifter"]])
def test_other_players_are_refused(players: list[str]) -> None:
    with pytest.raises(ValueError, match=r"players|admiral|drifter"):
        duel(players, 1, Setup(2))


def test_habits() -> None:
    assert habits()["patience"][0] == NUMBERS["patience"]
    assert habits({"patience": 0.5})["patience"][0] == 0.5
    with pytest.raises(KeyError):
        habits({"impatience": 1.0})
    for changes in WITHOUT.values():
        assert habits(changes).tobytes() != habits().tobytes()
