"""PY: paying with the expansion's money; AU: the auction with Hire Crewman licenses and Captains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from ridback.cards import DOCK
from ridback.errors import MoveRefused
from ridback.game import Game
from tests.rules.positions import Boat, Seat, discard_pile, epic, fleet, hand, heard, legal, licenses, play, position, row

#: All money (PY1): what a part is worth, in $, in the order parts go down.
WORTH = {"house_boat": 5, "tuna": 3, "salmon": 3, "shrimp": 2, "lobster": 2, "processing": 2, "swordfish": 2, "char": 2, "gone_fishin": 2}
WORTH |= {"cod": 1, "king_crab": 1, "oyster": 1, "dfo": 1, "charter": 1, "crate": 1, "oyster_crate": 1, "crewman_crate": 1}
OTHER = ("gone_fishin", "crate", "oyster_crate", "crewman_crate", "house_boat")
Purse = dict[str, int]
Payment = tuple[str, ...]


def rich(purse: Purse, owned: str = "", fleet: list[Boat] | None = None) -> Seat:
    """A seat that has the parts of a purse."""
    held = " ".join(part for part, n in purse.items() if part not in OTHER for _ in range(n))
    boats = [*(fleet or []), *[Boat("house_boat")] * purse.get("house_boat", 0)]
    me = Seat(held, owned, boats, purse.get("crate", 0), purse.get("gone_fishin", 0))
    me.oyster_crates, me.crew_crates = purse.get("oyster_crate", 0), purse.get("crewman_crate", 0)
    return me


def buying(purse: Purse, bid: int, owned: str = "") -> Game:
    """Seat 0 has won a license and pays for it."""
    game = epic(rich(purse, owned), row="cod lobster tuna", gone_fishin=True)
    play(game, f"lot cod bid {bid}", "1: pass", "2: pass")
    return game


def launching(purse: Purse, owned: str, **rest: Any) -> Game:
    return epic(rich(purse, owned), phase="launch", **rest)


# -- PY1, PY4: money --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "worth"), WORTH.items())
def test_PY1_what_every_kind_of_money_is_worth(part: str, worth: int) -> None:
    game = buying({part: 7}, 7)
    needed = -(-7 // worth)
    for n in range(1, needed + 1):
        play(game, f"pay {part}")
        assert game.state.open.at[0].due == max(7 - n * worth, 0)
    assert licenses(game, 0) == {"cod": 1}
    assert heard(game, "paid") == [{"kind": "paid", "seat": 0, "part": part, "value": worth}] * needed


def test_PY1_any_mix_of_all_kinds() -> None:
    purse = dict.fromkeys(WORTH, 1)
    total = sum(WORTH.values())
    game = buying(purse, total)
    play(game, "pay " + " ".join(purse))
    assert licenses(game, 0) == {"cod": 1}
    assert (hand(game, 0), fleet(game, 0)) == ({}, [])
    with pytest.raises(MoveRefused) as refused:
        play(epic(rich(purse), row="cod lobster tuna", gone_fishin=True), f"lot cod bid {total + 1}")
    assert refused.value.code == "bid_too_high"


def test_PY1_cards_on_tug_boats_tucked_ones_marinas_and_quartermasters_are_no_money() -> None:
    boats = [Boat("tug", towed="tuna tuna"), Boat("cod", "tuna", 4, tucked="tuna", tucked_crates=4), Boat("artisan", None, 1)]
    me = Seat("", "marina", boats, marinas=["tuna tuna"], uses=2)
    assert legal(epic(me, row="cod lobster tuna")) == ["pass", "pickup 0"]
    game = epic(me, row="cod lobster tuna")
    play(game, "pickup 0")
    assert "lot 0" in legal(game), "in hand they are"


def test_PY1_a_house_boat_that_paid_is_out_of_the_game() -> None:
    game = buying({"house_boat": 2}, 4)
    piles = game.state.open.docks.tolist()
    play(game, "pay house_boat")
    assert [boat.type for boat in fleet(game, 0)] == ["house_boat"]
    assert game.state.open.docks.tolist() == piles, "it does not go back to its pile"
    assert game.scores()[0]["house_boat"] == 2


def test_PY1_no_change_from_a_house_boat_and_a_price_of_nothing_is_not_asked() -> None:
    game = launching({"house_boat": 1, "char": 1, "crate": 2}, "char")
    play(game, "launch char")
    assert legal(game) == ["pay crate", "pay house_boat"]
    play(game, "pay house_boat")
    assert (int(game.state.open.at[0].store), game.decisions) == (2, {0: "launch"})
    game = launching({"char": 1, "crate": 2}, "char shrimp shrimp")
    play(game, "launch char")
    assert not heard(game, "paid")
    assert game.decisions == {0: "launch"}


def test_PY4_boat_cards_to_the_pile_crates_and_house_boats_out_of_the_game() -> None:
    game = buying({"tuna": 1, "charter": 1, "house_boat": 1, "oyster_crate": 1, "crewman_crate": 1, "gone_fishin": 1, "crate": 1}, 14)
    supply, pile = game.state.open.supply, int(game.state.open.gone_fishin_pile)
    play(game, "pay tuna charter house_boat oyster_crate crewman_crate gone_fishin crate")
    assert discard_pile(game) == {"tuna": 1, "charter": 1}
    assert game.state.open.discard.sum() == 2, "face up"
    assert int(game.state.open.gone_fishin_pile) == pile + 1
    assert game.state.open.supply == supply
    s = game.state.open.at[0]
    assert (int(s.store), int(s.oyster_crates), int(s.crew_crates), int(s.gone_fishin)) == (0, 0, 0, 0)


# -- PY2 --------------------------------------------------------------------------------------------------------------------------


def reachable(game: Game, so_far: Payment = ()) -> Iterator[Payment]:
    """Every payment that can be put down part by part, as the parts in their order."""
    if game.decisions != {0: "pay"}:
        yield so_far
        return
    moves = game.legal()
    assert moves, "a payment that was begun can be finished"
    for move in moves:
        after = game.copy()
        after.play(move)
        yield from reachable(after, (*so_far, str(move.argument)))


def without_waste(purse: Purse, price: int) -> set[Payment]:
    """Every set of parts that covers a price and of which no part could be left out: by trying all sets."""
    found = set()
    for counts in product(*(range(purse.get(part, 0) + 1) for part in WORTH)):
        chosen = tuple(part for part, n in zip(WORTH, counts, strict=True) for _ in range(n))
        total = sum(WORTH[part] for part in chosen)
        if total >= price and all(total - WORTH[part] < price for part in chosen):
            found.add(tuple(sorted(chosen)))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_PY2_every_payment_without_waste_is_reached_just_once_with_all_kinds_of_money(seed: int) -> None:
    random = Random(seed)
    kinds = random.sample([*WORTH], 6)
    purse = {part: random.choice((1, 1, 2, 3)) for part in {*kinds, "house_boat", "oyster_crate", "crewman_crate"}}
    price = random.randint(4, min(11, sum(n * WORTH[part] for part, n in purse.items())))
    found = Counter(tuple(sorted(one)) for one in reachable(buying(purse, price)))
    assert set(found.values()) == {1}
    assert set(found) == without_waste(purse, price)


def test_PY2_a_house_boat_beside_a_covering_part_is_waste() -> None:
    for wasteful in ("house_boat oyster_crate", "house_boat house_boat", "tuna shrimp crewman_crate"):
        purse = {"house_boat": 2, "oyster_crate": 1, "crewman_crate": 1, "tuna": 1, "shrimp": 1}
        with pytest.raises(MoveRefused) as refused:
            play(buying(purse, 5), f"pay {wasteful}")
        assert refused.value.code == "payment_wasteful"


# -- PY3, PY5 ---------------------------------------------------------------------------------------------------------------------


def test_PY3_shrimp_discounts_every_transaction_and_char_launches_and_docks_that_cost_one() -> None:
    """Prices in $ by Shrimp and Char level: a license for 7, a Cod boat, the four dock cards that are launched, a Salty Captain."""
    for shrimp in range(5):
        for char in range(5):
            game = epic(Seat("tuna", "shrimp " * shrimp + "char " * char))
            view = game.view(0)
            launch_off = shrimp + (char >= 2)
            assert view.discount == shrimp
            assert view.launch_price(1) == max(2 - launch_off, 0)
            assert [view.dock_price(dock) for dock in range(4)] == [max(price - launch_off, 0) for price in (3, 4, 5, 3)]
            assert view.dock_price(DOCK.index("salty_captain")) == max(3 - shrimp, 0)
    game = buying({"tuna": 5}, 7, "shrimp shrimp char char")
    assert game.state.open.at[0].price == 5, "Char is none for licenses"


def test_PY3_what_is_taken_off_is_not_paid() -> None:
    game = launching({"cod": 1, "tuna": 3}, "shrimp char char cod")
    play(game, "launch cod")
    assert heard(game, "launching")[-1]["price"] == 0
    play(game, "buy artisan")
    assert (int(game.state.open.at[0].price), int(game.state.open.at[0].due)) == (2, 2)
    game = epic(Seat("tuna tuna", "shrimp char char", [Boat("cod")]), phase="hire")
    play(game, "hire 0", "captain salty_captain")
    assert game.state.open.at[0].price == 2


def test_PY3_a_first_mate_is_no_transaction() -> None:
    game = epic(Seat("cod cod", "shrimp shrimp", [Boat("cod"), Boat("cod", "cod", 1)]), phase="hire")
    play(game, "hire 0 with cod", "mate 1 with cod")
    assert not heard(game, "paid")
    assert hand(game, 0) == {}, "no card is spared"


def test_PY5_a_charter_boat_does_not_pay_for_itself() -> None:
    assert "charter cod" not in legal(launching({"charter": 1, "crate": 1}, "cod", docks=()))
    assert "charter cod" in legal(launching({"charter": 1, "crate": 2}, "cod", docks=()))
    game = launching({"charter": 2, "crate": 1}, "cod", docks=())
    play(game, "charter cod")
    assert legal(game) == ["pay charter"], "the other one may"


def test_PY5_all_that_is_left_pays_a_dock_card_for_it_is_none_of_the_hand() -> None:
    game = launching({"cod": 2, "house_boat": 1}, "")
    assert legal(game) == ["pass", "buy tug", "buy artisan", "buy inuit", "buy house_boat"]
    play(game, "buy house_boat paying house_boat")
    assert [boat.type for boat in fleet(game, 0)] == ["house_boat"]


# -- AU ---------------------------------------------------------------------------------------------------------------------------


def test_AU1_the_printed_cost_of_a_license_of_the_expansion_opens() -> None:
    printed = {"swordfish": 5, "oyster": 5, "char": 4, "salmon": 5, "dfo": 10, "marina": 10}
    for id, cost in printed.items():
        game = epic(Seat("tuna " * 6, "shrimp shrimp"), row=f"{id} cod shrimp")
        play(game, "lot 0")
        assert legal(game)[0] == f"bid {cost}"


def test_AU4_all_kinds_of_money_and_discounts_bound_a_bid() -> None:
    me = Seat("tuna", "shrimp char char", [Boat("house_boat"), Boat("tug", towed="tuna tuna")], 1, oyster_crates=2, crew_crates=3)
    game = epic(me, row="cod lobster tuna")
    play(game, "lot cod")
    most = 3 + 5 + 1 + 2 + 3 + 1
    assert legal(game) == [f"bid {amount}" for amount in range(4, most + 1)]


def test_AU2_a_license_begins_after_it_is_paid_for() -> None:
    game = epic(Seat("tuna tuna", "char"), row="char lobster tuna")
    play(game, "lot char bid 4", "pass", "pass")
    assert game.state.open.at[0].price == 4
    play(game, "pay tuna tuna")
    assert game.view(0).launch_price(1) == 1, "Char level two"


def test_AU5_a_seat_that_declines_beside_captains_takes_a_card_too_and_captains_none() -> None:
    game = position(Seat(), captains=("tc", "kirkman"), gone_fishin=True, pile=5, boats="cod " * 12)
    play(game, "pass")
    assert [int(seat.gone_fishin) for seat in game.state.open.at[:3]] == [1, 0, 0]
    assert game.state.open.gone_fishin_pile == 4


def test_AU6_a_hire_crewman_license_is_none_for_refilling() -> None:
    me, rest = Seat("tuna tuna"), dict[str, Any](row="cod shrimp", crewman=True)
    game = position(me, Seat(), licenses="hire_crewman tuna lobster", **rest)
    play(game, "lot cod bid 4", "pass", "pay tuna tuna", "pass")
    assert row(game) == ["shrimp", "tuna"]
    assert not game.state.open.last_round
    game = position(me, Seat(), licenses="hire_crewman tuna", **rest)
    play(game, "lot cod bid 4", "pass", "pay tuna tuna", "pass")
    assert (row(game), int(game.state.open.last_round)) == (["shrimp", "tuna"], 0), "exactly the last one"
    game = position(me, Seat(), licenses="hire_crewman", **rest)
    play(game, "lot cod bid 4", "pass", "pay tuna tuna", "pass")
    assert (row(game), int(game.state.open.last_round)) == (["shrimp"], 1), "it does not fill the row"
    assert game.over


def test_AU6_an_unsold_row_is_replaced_past_hire_crewmen() -> None:
    game = position(Seat(), Seat(), row="cod shrimp", licenses="tuna hire_crewman hire_crewman lobster cod", crewman=True)
    play(game, "pass", "pass")
    assert row(game) == ["tuna", "lobster"]
    assert [event["license"] for event in heard(game, "revealed")] == ["tuna", "lobster"]
    assert Counter(event["license"] for event in heard(game, "swept")) == {"cod": 1, "shrimp": 1}


def test_AU6_what_is_left_keeps_its_order_in_a_row_of_six() -> None:
    seats = [Seat("tuna tuna tuna")] + [Seat()] * 5
    line_up = ("shrimp", "cod", "lobster", "tuna", "processing", "char", "salmon", "pub", "dfo", "marina", "king_crab")
    game = position(*seats, line_up=line_up, row="cod shrimp char tuna dfo lobster", licenses="salmon pub cod")
    play(game, "lot char bid 4", *["pass"] * 5, "pay tuna tuna", *["pass"] * 5)
    assert row(game) == ["cod", "shrimp", "tuna", "dfo", "lobster", "salmon"]
