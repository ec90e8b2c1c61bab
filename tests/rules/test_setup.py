"""ST: setting up, over many seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from ridback.cards import BOATS, LICENSES
from ridback.errors import SetupError
from ridback.game import Game
from tests.rules.positions import BASE, Seat, deck, hand, license_deck, play, position, row

SEATS = (2, 3, 4)
STANDARD = set(BASE[:5])
PREMIUM = {"pub": 3, "king_crab_captains": 1, "king_crab_crates": 1, "king_crab_licenses": 1}


def removed(game: Game) -> Counter[str]:
    """The licenses in the box."""
    return Counter({id: n for id, n in zip(LICENSES, game.state.hidden.removed.tolist(), strict=True) if n})


@pytest.fixture(scope="module", params=SEATS)
def games(request: pytest.FixtureRequest) -> list[Game]:
    """Three hundred games of a number of seats, just set up."""
    return [Game.new(seats=request.param, seed=seed) for seed in range(300)]


def spread(counts: Counter[str] | Counter[int], draws: int, weights: dict[str, int] | dict[int, int]) -> None:
    """Each outcome comes up about as often as its weight says: within six standard deviations."""
    total = sum(weights.values())
    for outcome, weight in weights.items():
        p = weight / total
        assert abs(counts[outcome] - draws * p) < 6 * (draws * p * (1 - p)) ** 0.5, (outcome, counts)  # type: ignore[index]


def test_ST1_licenses_of_the_base_line_up(games: list[Game]) -> None:
    for game in games[:50]:
        there = Counter(license_deck(game)) + Counter(row(game)) + removed(game)
        assert there == dict.fromkeys(BASE[:5], 4) | PREMIUM


def test_ST1_a_line_up_is_five_standard_and_two_premium_types() -> None:
    seven = ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"]
    assert Game.new(line_up=seven).to_json() == Game.new(line_up="base").to_json()
    with pytest.raises(SetupError) as refused:
        Game.new(line_up=seven[:6])
    wanted = [{"standard": 5, "premium": 2}]
    assert (refused.value.code, refused.value.details) == ("line_up", {"seats": 4, "standard": 5, "premium": 1, "wanted": wanted})
    with pytest.raises(SetupError) as refused:
        Game.new(line_up=[*seven[:6], "cod"])
    assert (refused.value.code, refused.value.details) == ("chosen_twice", {"ids": ["cod"]})
    with pytest.raises(SetupError) as refused:
        Game.new(line_up=[*seven[:6], "perch"])
    assert (refused.value.code, refused.value.details) == ("no_such_license", {"ids": ["perch"], "near": []})
    with pytest.raises(SetupError) as refused:
        Game.new(line_up="arctic")
    assert (refused.value.code, refused.value.details) == ("no_such_line_up", {"line_up": "arctic", "known": ["base"]})


def test_ST2_every_seat_has_one_boat_card_of_each_type(games: list[Game]) -> None:
    for game in games[:50]:
        for seat in range(game.setup.seats):
            assert hand(game, seat) == dict.fromkeys(BASE, 1)


def test_ST2_the_other_boat_cards_are_the_deck(games: list[Game]) -> None:
    n = games[0].setup.seats
    for game in games[:50]:
        printed = {"shrimp": 20, "lobster": 20, "processing": 20, "cod": 12, "tuna": 12, "king_crab": 12}
        assert Counter(deck(game)) == {id: count - n for id, count in printed.items()}
        assert game.state.open.discard_pile == 0


def test_ST2_the_boat_deck_is_shuffled(games: list[Game]) -> None:
    n = games[0].setup.seats
    weights = {"shrimp": 20 - n, "lobster": 20 - n, "processing": 20 - n, "cod": 12 - n, "tuna": 12 - n, "king_crab": 12 - n}
    for place in (0, 1, -1):
        spread(Counter(deck(game)[place] for game in games), len(games), weights)
    assert len({tuple(deck(game)) for game in games}) == len(games)


def test_ST3_two_rows_of_standard_licenses_lie_on_top(games: list[Game]) -> None:
    n = games[0].setup.seats
    for game in games:
        assert set(row(game) + license_deck(game)[:n]) <= STANDARD
        assert game.state.open.aside == n


def test_ST3_below_them_standard_and_premium_are_mixed(games: list[Game]) -> None:
    n = games[0].setup.seats
    below = [license_deck(game)[n:] for game in games]
    premium = sum(PREMIUM.values()) - {2: 3, 3: 2, 4: 0}[n]
    assert {len(cards) for cards in below} == {{2: 13, 3: 16, 4: 18}[n]}
    assert {sum(id in PREMIUM for id in cards) for cards in below} == {premium}
    for place in range(len(below[0])):
        kinds = Counter(str(cards[place] in PREMIUM) for cards in below)
        spread(kinds, len(games), {"True": premium, "False": len(below[0]) - premium})


def test_ST3_the_licenses_are_shuffled(games: list[Game]) -> None:
    for place in range(games[0].setup.seats):
        spread(Counter(row(game)[place] for game in games), len(games), dict.fromkeys(BASE[:5], 4))
    assert len({tuple(license_deck(game)) for game in games}) == len(games)


def test_ST4_licenses_removed(games: list[Game]) -> None:
    standard, premium = {2: (6, 3), 3: (2, 2), 4: (0, 0)}[games[0].setup.seats]
    for game in games:
        box = removed(game)
        assert sum(n for id, n in box.items() if id in STANDARD) == standard
        assert sum(n for id, n in box.items() if id in PREMIUM) == premium
        assert (game.state.open.removed_standard, game.state.open.removed_premium) == (standard, premium)


def test_ST4_what_is_removed_is_left_to_chance(games: list[Game]) -> None:
    standard, premium = {2: (6, 3), 3: (2, 2), 4: (0, 0)}[games[0].setup.seats]
    boxes: Counter[str] = Counter()
    for game in games:
        boxes += removed(game)
    if standard:
        spread(Counter({id: boxes[id] for id in STANDARD}), standard * len(games), dict.fromkeys(STANDARD, 4))
        spread(Counter({id: boxes[id] for id in PREMIUM}), premium * len(games), PREMIUM)
    else:
        assert not boxes


def test_ST4_nobody_sees_what_is_removed(games: list[Game]) -> None:
    game = games[0]
    looks: list[Callable[[], bytes]] = [lambda seat=seat: game.view(seat).records.tobytes() for seat in (None, *range(game.setup.seats))]  # type: ignore[misc]
    before = [look() for look in looks]
    game.state.hidden.removed[:] = 0
    assert [look() for look in looks] == before


def test_ST5_supply_and_first_row(games: list[Game]) -> None:
    for game in games[:50]:
        n = game.setup.seats
        assert game.state.open.supply == 25 * n
        assert len(row(game)) == n
        assert len(license_deck(game)) == {2: 15, 3: 19, 4: 22}[n]


def test_ST6_the_starting_seat_is_drawn_by_lot(games: list[Game]) -> None:
    n = games[0].setup.seats
    spread(Counter(int(game.state.open.start) for game in games), len(games), dict.fromkeys(range(n), 1))
    for game in games:
        decision = game.decision
        assert decision is not None
        assert decision.seat == game.state.open.start


@pytest.mark.parametrize("start", [0, 1, 2])
def test_ST6_the_marker_passes_to_the_left_after_each_round(start: int) -> None:
    game = position(Seat(), Seat(), Seat(), start=start)
    starts = []
    for _ in range(4):
        starts.append(int(game.state.open.start))
        now = game.state.open.round_no
        while game.state.open.round_no == now:
            play(game, next(move.text for move in game.legal()))
    assert starts == [(start + i) % 3 for i in range(4)]


def test_ST2_no_boat_cards_of_other_types_are_dealt(games: list[Game]) -> None:
    for game in games[:50]:
        others = [BOATS.index(id) for id in BOATS if id not in BASE]
        assert not game.state.own["hand"][:, others].any()
        assert not set(deck(game)) - set(BASE)
