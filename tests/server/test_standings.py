"""Ratings from stored results: the same whoever adds them up, when, and in how many steps."""

from __future__ import annotations

import random

import pytest
import sqlalchemy as sa

from ridback.ratings import Rating
from ridback.server import schema
from ridback.server.standings import _RATED, RECENT, SETTLED, Game, Player, Sum, _games

ANN, BOB, CLEO = (Player("person", number) for number in (1, 2, 3))
BOT = Player("bot", "mate")


def some(number: int) -> list[Game]:
    """Games of changing players with changing ranks."""
    dice = random.Random(number)
    games = []
    for n in range(1, number + 1):
        players = dice.sample([ANN, BOB, CLEO, BOT], dice.choice([2, 3, 4]))
        games.append(Game(n, tuple(players), tuple(dice.randint(1, 3) for _ in players)))
    return games


def told(found: Sum) -> dict[Player, tuple[int, list[tuple[int, Rating]]]]:
    return {player: (found.played[player], list(last)) for player, last in found.after.items()}


@pytest.mark.parametrize("cut", [0, 1, 17, 59, 60])
def test_in_steps_it_is_the_same(cut: int) -> None:
    games = some(60)
    whole, steps = Sum().plus(games), Sum().plus(games[:cut]).plus(games[cut:])
    assert told(whole) == told(steps)
    assert steps.games == games


def test_what_was_added_up_before_is_left_as_it_was() -> None:
    before = Sum().plus(some(10))
    as_it_was = told(before)
    before.plus(some(30)[10:])
    assert told(before) == as_it_was


def test_who_wins_is_rated_higher_and_only_after_some_games() -> None:
    games = [Game(n, (ANN, BOB, BOT), (1, 2, 3)) for n in range(1, SETTLED)]
    found = Sum().plus(games)
    assert found.rating(ANN) is None
    found = found.plus([Game(SETTLED, (ANN, BOB, BOT), (1, 2, 3))])
    ann, bob, bot = (found.rating(player) for player in (ANN, BOB, BOT))
    assert ann and bob and bot
    assert ann.mu > bob.mu > bot.mu
    assert 0 < ann.sigma < 25 / 3


def test_people_change_and_bots_do_not() -> None:
    """However long they have played, a person's rating stays open to change."""
    found = Sum().plus([Game(n, (ANN, BOT), (1 + n % 2, 2 - n % 2)) for n in range(1, 400)])
    ann, bot = found.rating(ANN), found.rating(BOT)
    assert ann and bot
    assert bot.sigma < 0.9 * ann.sigma


def test_only_the_last_games_are_remembered_one_by_one() -> None:
    found = Sum().plus([Game(n, (ANN, BOB), (1, 2)) for n in range(1, RECENT + 8)])
    assert sorted(found.recent(ANN)) == list(range(8, RECENT + 8))
    assert found.recent(CLEO) == {}


class Row:
    """A row as the database gives it."""

    def __init__(self, number: int, rank: int, person: int | None = None, bot: str | None = None, captain: str | None = None) -> None:
        self.number, self.rank, self.person_id, self.bot, self.captain = number, rank, person, bot, captain


def test_who_counts_in_a_game() -> None:
    rows = [
        *(Row(1, 1, 1), Row(1, 2, 2, "mate"), Row(1, 3, 3), Row(1, 4, None, "mate"), Row(1, 5, None, "")),  # a bot has ended the game for 2
        *(Row(2, 1, 1), Row(2, 2, 2, "mate")),  # nobody is left to compare with
        *(Row(3, 1, 1), Row(3, 1, None, captain="tc")),
        *(Row(4, 1, None, "mate"), Row(4, 2, None, "mate")),  # one player at both seats
    ]
    assert list(_games(rows)) == [  # type: ignore[arg-type]
        Game(1, (ANN, CLEO, BOT), (1, 3, 4)),
        Game(3, (ANN, Player("captain", "tc")), (1, 1)),
    ]


def test_bots_that_took_turns_in_a_seat_are_told_from_others() -> None:
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        for table in (schema.seats, schema.results, schema.notices):
            table.create(connection)
        for seat, bot in enumerate(("mate", "captain")):
            connection.execute(schema.seats.insert(), {"table_id": "t", "seat": seat, "kind": "bot", "bot": bot})
            row = {"table_id": "t", "seat": seat, "number": 1, "rank": seat + 1, "rated": True}
            blank = {c.name: 0 for c in schema.results.c if not c.nullable and c.name not in row and not c.primary_key}
            connection.execute(schema.results.insert(), blank | row)
        connection.execute(
            schema.notices.insert(), {"table_id": "t", "ply": 3, "seat": 1, "bot": "captain", "code": "bot_level", "at": 0.0}
        )
        assert [row.bot for row in connection.execute(_RATED)] == ["mate", ""]
