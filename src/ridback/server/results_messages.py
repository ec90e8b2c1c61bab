"""What goes over the wire about results: ratings, who stands where, and what came of somebody's games."""

from __future__ import annotations

from typing import Literal

import msgspec


class RatingInfo(msgspec.Struct):
    """How strong somebody is likely to be (25 before the first game), and ``sigma``, how far off that may be."""

    rating: float
    sigma: float


class Standing(msgspec.Struct):
    """Somebody with an account among those who play here; ``games``: those that are rated; ``you``: that is who asks."""

    name: str
    rating: float
    sigma: float
    games: int
    you: bool


class Yardstick(msgspec.Struct):
    """A bot, or a Captain of the Corporation, among those who play here."""

    kind: Literal["bot", "captain"]
    name: str
    rating: float
    sigma: float
    games: int


class Standings(msgspec.Struct):
    """Who stands where, the strongest first by what is almost sure: the rating less three times sigma. Only those who have played
    ``settled`` rated games are told."""

    people: list[Standing]
    others: list[Yardstick]
    settled: int


class Share(msgspec.Struct):
    """What came of some games: how many were won; the mean place, 1 the best, and the mean of the points. ``of`` says which games."""

    of: str
    games: int
    wins: int
    place: float
    score: float


class Recent(msgspec.Struct):
    """A game that is over; ``day`` it ended on (seconds since 1970, of its midnight in UTC). ``seats``: those of people and bots;
    ``rating``: what it was after that game, if the game is rated. ``table`` is told to whose result it is alone."""

    day: float
    seats: int
    line_up: str
    place: int
    score: int
    won: bool
    rating: float | None
    table: str | None


class LicenseShare(msgspec.Struct):
    """How many licenses of a type somebody won, and the mean bid; ``others`` paid that much in the same games (null: none was sold to
    them)."""

    license: str
    count: int
    bid: float
    others: float | None


class Extreme(msgspec.Struct):
    """The longest or the shortest game of somebody's, and how many moves of all seats and rounds it had."""

    table: str
    plies: int
    rounds: int


class Play(msgspec.Struct):
    """How somebody plays, for nobody else to see; means of a game, of those with printed values. ``money`` paid, ``over``: what of it was
    more than the price; ``bid``, the mean of all that won a license, and ``others``, that of the others in the same games; ``points``
    by the lines of the score sheet; ``seconds`` a game took from its first to its last move; the ``longest`` and the ``shortest``."""

    games: int
    licenses: list[LicenseShare]
    bid: float | None
    others: float | None
    money: float
    over: float
    boats: float
    crates: float
    points: dict[str, float]
    seconds: float | None
    longest: Extreme | None
    shortest: Extreme | None


class Results(msgspec.Struct):
    """What came of somebody's games. ``rating`` is null until ``settled`` games are rated; ``rated``: how many are. ``left``: games that a
    bot played to the end for them, which count in nothing else. ``by_line_up``: ready-made set-ups by id, ``own``, and ``changed`` for
    printed values that were; ``by_module``: parts beside the line-up, ``base`` without any. ``listed``: others may see all of this
    but ``play``, which is null for them."""

    name: str
    listed: bool
    rating: RatingInfo | None
    rated: int
    settled: int
    left: int
    whole: Share
    by_seats: list[Share]
    by_line_up: list[Share]
    by_module: list[Share]
    recent: list[Recent]
    play: Play | None
