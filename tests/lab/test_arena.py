"""Games between bots, and what they come to."""

from __future__ import annotations

import csv
import io
import json
import random
from collections import Counter
from typing import Any

import pytest

from ridback.bots import make
from ridback.errors import ArenaError, SetupError
from ridback.game import Game
from ridback.lab import Result, Spread, arena
from ridback.lab.playing import Conduct, Note, Played
from ridback.lab.results import interval
from ridback.lab.seating import plan
from ridback.ratings import rated
from ridback.setups import Setup

BASE = Setup(4, gone_fishin=True)


@pytest.fixture(scope="module")
def result() -> Result:
    """Deckhand against three drifters, in this process."""
    return arena(["deckhand", "drifter"], 12, BASE, seed=3)


def told(result: Result) -> str:
    """The games, as a file has them."""
    file = io.StringIO()
    result.write_csv(file)
    return file.getvalue()


def test_games_are_as_one_plays_them_oneself(result: Result) -> None:
    """Each game is that of its deal, with bots by their seeds, and scores, ranks and lengths are the game's."""
    names = ("deckhand", "drifter")
    for planned, played in list(zip(plan([1, 3], 12, seed=3), result.games, strict=True))[:5]:
        game = Game(BASE, planned.deal)
        bots = [make(names[player], planned.luck(seat)) for seat, player in enumerate(planned.seating)]
        while decision := game.decision:
            game.play(bots[decision.seat].choose(game.view(decision.seat)), decision.seat)
        assert game.result is not None
        assert played == Played(
            number=planned.number,
            deal=planned.deal,
            seating=planned.seating,
            scores=tuple(sheet["total"] for sheet in game.scores()),
            ranks=tuple(sheet["rank"] for sheet in game.scores()),
            rounds=game.view(None).to_json()["round"],
            plies=game.ply,
            end=game.result["reason"],
            faults=0,
        )


def test_standings(result: Result) -> None:
    """Of one seat each: parts of the games won add up to all of them, mean ranks to those there are."""
    one, three = result.standings
    assert (one.player, one.copies, three.player, three.copies) == ("deckhand", 1, "drifter", 3)
    assert one.wins + 3 * three.wins == pytest.approx(1)
    assert one.wins > 0.9
    assert one.par == three.par == 0.25
    assert one.low <= one.wins <= one.high
    assert three.low <= three.wins <= three.high < 0.25
    assert one.rating > three.rating
    assert one.score.mean == pytest.approx(sum(game.scores[game.seating.index(0)] for game in result.games) / 12)
    assert one.rank == pytest.approx(sum(game.ranks[game.seating.index(0)] for game in result.games) / 12)
    assert three.score.mean == pytest.approx(sum(sum(game.scores) - game.scores[game.seating.index(0)] for game in result.games) / 36)
    assert one.conduct and three.conduct
    assert one.conduct.decisions + three.conduct.decisions == sum(game.plies for game in result.games)
    assert 0 < one.conduct.seconds / one.conduct.decisions <= one.conduct.longest < one.conduct.seconds
    assert result.even
    assert result.stopped is None
    assert result.rounds().mean == sum(game.rounds for game in result.games) / 12
    assert sum(result.ends().values()) == 12


def test_the_same_seed_gives_the_same_games(result: Result) -> None:
    """With one process or two, and with more games to come; times aside, to the byte."""
    again = arena(["deckhand", "drifter"], 12, BASE, seed=3, jobs=2)
    assert told(again) == told(result)
    assert untimed(again.to_json()) == untimed(result.to_json())
    assert arena(["deckhand", "drifter"], 5, BASE, seed=3).games == result.games[:5]
    assert arena(["deckhand", "drifter"], 2, BASE, seed=4).games != result.games[:2]


def untimed(told: dict[str, Any]) -> dict[str, Any]:
    return told | {"players": [{key: value for key, value in one.items() if key != "seconds"} for one in told["players"]]}


def test_csv_has_the_games(result: Result) -> None:
    rows = list(csv.DictReader(io.StringIO(told(result))))
    assert [int(row["game"]) for row in rows] == list(range(1, 13))
    for row, game in zip(rows, result.games, strict=True):
        assert [row[f"player_{seat}"] for seat in range(4)] == [result.players[player] for player in game.seating]
        assert [int(row[f"score_{seat}"]) for seat in range(4)] == list(game.scores)
        assert [int(row[f"rank_{seat}"]) for seat in range(4)] == list(game.ranks)
        assert [int(row[name]) for name in ("deal", "rounds", "plies", "faults")] == [game.deal, game.rounds, game.plies, 0]
        assert row["end"] == game.end
    assert len(rows[0]) == 6 + 3 * 4


def test_json_has_everything(result: Result) -> None:
    """What is read back is what was told; the games in it are those of the CSV, and can be played again."""
    read = json.loads(json.dumps(result.to_json()))
    assert read == result.to_json()
    assert Setup.from_json(read["setup"]) == BASE
    rows = csv.DictReader(io.StringIO(told(result)))
    for game, row in zip(read["games"], rows, strict=True):
        assert [game["deal"], *map(str, game["scores"])] == [row["deal"], *(row[f"score_{seat}"] for seat in range(4))]
        assert game["seating"] == [row[f"player_{seat}"] for seat in range(4)]
    assert [one["player"] for one in read["players"]] == ["deckhand", "drifter"]
    assert read["players"][0]["wins"] == result.standings[0].wins
    assert (read["seed"], read["wanted"], read["stopped"], read["even"]) == ("3", 12, None, True)


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        (Setup(1, captains=("tc", "kirkman")), ["deckhand"]),
        (Setup(2, captains=("kirkman",), docks=("tug", "inuit"), crewman=True), ["deckhand", "drifter"]),
    ],
)
def test_captains_have_standings_of_their_own(setup: Setup, players: list[str]) -> None:
    """Who wins against them, and what they win; no par, as they are not alike."""
    result = arena(players, 6, setup, seed=1)
    standings = result.standings
    assert [one.player for one in standings] == [*players, *(id for id in ("tc", "kirkman") if id in setup.captains)]
    assert sum(one.wins for one in standings) == pytest.approx(1)
    assert all(one.par is None for one in standings)
    assert [one.conduct is None for one in standings] == [False] * len(players) + [True] * len(setup.captains)
    assert all(len(game.scores) == len(standings) for game in result.games)
    assert result.to_json()["games"][0]["seating"][len(players) :] == [one.player for one in standings[len(players) :]]
    assert [row["player_2"] for row in csv.DictReader(io.StringIO(told(result)))] == ["kirkman"] * 6


def test_more_than_one_of_a_kind_count_together() -> None:
    """Two deckhands and a drifter: of each seat of deckhands the same is said, wherever they are named in the list."""
    result = arena(["deckhand", "drifter", "deckhand"], 3, Setup(3), seed=2)
    assert (result.players, result.copies) == (("deckhand", "drifter"), (2, 1))
    deckhands, drifter = result.standings
    assert 2 * deckhands.wins + drifter.wins == pytest.approx(1)
    assert len(deckhands.score.quantiles) == len(drifter.score.quantiles)
    assert Counter(player for game in result.games for player in game.seating) == {0: 6, 1: 3}


def test_without_a_setup_it_is_the_first_that_fits() -> None:
    assert arena(["drifter"] * 3, 1).setup == Setup(3, gone_fishin=True)
    assert arena(["drifter"], 1).setup.captains == ("tc", "kirkman")


def test_uneven_games_say_so() -> None:
    assert not arena(["deckhand", "drifter"], 3, seed=1).even
    assert arena(["drifter"] * 2, 3, seed=1).even, "who is alike sits the same everywhere"


@pytest.mark.parametrize(
    ("players", "code"), [(["deckhand", "admirable"], "no_such_bot"), (["drifter"] * 5, "too_many_players"), ([], "no_players")]
)
def test_what_cannot_be_is_refused(players: list[str], code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        arena(players, 1, BASE)
    assert caught.value.code == code


def test_no_table_is_that_large() -> None:
    with pytest.raises(SetupError):
        arena(["drifter"] * 7, 1)


@pytest.mark.parametrize(
    ("wins", "games", "expected"),
    [
        (45, 50, (0.9, 0.786, 0.957)),
        (0, 10, (0.0, 0.0, 0.278)),
        (10, 10, (1.0, 0.722, 1.0)),
        (81, 263, (0.308, 0.255, 0.366)),
        (0, 0, (0.0, 0.0, 1.0)),
    ],
)
def test_intervals(wins: int, games: int, expected: tuple[float, float, float]) -> None:
    """Wilson's, by examples of textbooks; 81 of 263 is Newcombe's."""
    assert tuple(round(number, 3) for number in interval(wins, games)) == expected


def test_spreads() -> None:
    assert Spread.of(range(101)).quantiles == {0.0: 0, 0.05: 5, 0.25: 25, 0.5: 50, 0.75: 75, 0.95: 95, 1.0: 100}
    assert Spread.of([3]).mean == 3
    assert Spread.of([]).mean == 0


def test_ratings_find_who_is_stronger() -> None:
    """Games decided by dice that are loaded 4 : 2 : 1: in that order, apart by more than their sigmas, near the truth of the model."""
    dice, strengths, games = random.Random(1), (1, 2, 4), []
    for _ in range(400):
        at, ranks, left = [0, 1, 2], [0, 0, 0], [0, 1, 2]
        dice.shuffle(at)
        for rank in (1, 2, 3):
            seat = dice.choices(left, [strengths[at[seat]] for seat in left])[0]
            ranks[seat] = rank
            left.remove(seat)
        games.append((at, ranks))
    (low, _), (middle, sigma), (high, _) = rated(3, games)
    assert low + 2 * sigma < middle < high - 2 * sigma
    # odds of 2 at a table of three, on openskill's scale: ln 2 * 25/6 * sqrt 3
    assert high - middle == pytest.approx(5.0, abs=2.0)
    assert rated(2, []) == [(25.0, 25 / 3)] * 2


def test_ratings_of_equals_are_equal() -> None:
    """Seats of one player have one rating, whatever they do to each other."""
    ((mu, sigma),) = rated(1, [((0, 0, 0), (1, 2, 3))] * 10)
    assert mu == pytest.approx(25)
    assert sigma < 25 / 3
    one, other = rated(2, [((0, 1), (1, 1))] * 10)
    assert one == pytest.approx(other)


def test_conduct_adds_up() -> None:
    """Times to 5 %, and the first of each kind is that of the earliest game, in whatever order they come."""
    one, other = Conduct(), Conduct()
    one.took([i / 1000 for i in range(1, 101)])
    assert one.within(0.5) == pytest.approx(0.050, rel=0.05)
    assert one.within(0.95) == pytest.approx(0.095, rel=0.05)
    assert one.within(1.0) == one.longest == 0.1
    other.took([0.0, 5.0])
    one.faults, one.first_fault = 2, Note(7, 3, "late")
    other.faults, other.first_fault = 1, Note(2, 90, "early")
    one.add(other)
    assert (one.decisions, one.faults, one.longest, one.first_fault) == (102, 3, 5.0, Note(2, 90, "early"))
    assert one.seconds == pytest.approx(10.05)
    assert int(one.lengths.sum()) == 102
    assert Conduct().within(0.95) == 0.0


def test_progress_is_told() -> None:
    calls: list[tuple[int, int]] = []
    arena(["drifter", "drifter"], 2, seed=1, progress=lambda done, of: calls.append((done, of)))
    assert calls == [(0, 2), (1, 2), (2, 2)]
