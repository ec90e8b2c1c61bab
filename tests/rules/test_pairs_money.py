"""Money of two kinds, and a tug boat's cards at every decision (PY1, PY2, TG4, HB1, OY3, CR8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from ridback.errors import MoveRefused
from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, discard_pile, epic, fleet, hand, legal, licenses, play, position

#: Money beside boat cards; what it pays for; and what a tug boat's cards are taken in front of.
MONEY = {
    "house_boat": "house_boat",
    "oyster": "oyster_crate",
    "crew_crates": "crewman_crate",
    "gone_fishin": "gone_fishin",
    "processing": "crate",
}
PAIRS = among(*MONEY) | between(MONEY, ("salty_captain", "artisan", "inuit", "tug", "dfo", "charter", "pub", "first_mate", "quartermaster"))
ASKED = (
    "salmon",
    "swordfish",
    "oyster",
    "processing",
    "tuna",
    "bosun",
    "assistant",
    "deckhand",
    "first_mate",
    "marina",
    "lobster",
    "captains",
)
PAIRS |= between(("tug",), (*ASKED, "dfo", "salty_captain", "house_boat", "crew_tug", "gone_fishin"))

WORTH = {"house_boat": 5, "oyster_crate": 1, "crewman_crate": 1, "gone_fishin": 2, "crate": 1}


def purse(counts: dict[str, int], held: str = "", owned: str = "", *boats: Boat) -> Seat:
    """A seat with money beside its hand."""
    me = Seat(
        held, owned, [*boats, *[Boat("house_boat")] * counts.get("house_boat", 0)], counts.get("crate", 0), counts.get("gone_fishin", 0)
    )
    me.oyster_crates, me.crew_crates = counts.get("oyster_crate", 0), counts.get("crewman_crate", 0)
    return me


def left(game: Game) -> dict[str, int]:
    """What seat 0 has of money beside its hand."""
    return {part: n for part, n in game.view(0).parts().items() if part in WORTH and n}


# -- two kinds of money ----------------------------------------------------------------------------------------------------------------


@together(*MONEY)
@pytest.mark.parametrize("two", list(combinations(MONEY.values(), 2)), ids="-".join)
def test_PY1_any_two_kinds_pay_a_license_together(two: tuple[str, str]) -> None:
    counts = dict.fromkeys(two, 6)
    one, other = two
    for n in range(1, 5):
        price = n * WORTH[one] + WORTH[other]
        if price < 4:
            continue
        game = epic(purse(counts), row="cod lobster tuna", gone_fishin=True)
        play(game, f"lot cod bid {price}", "pass", "pass", "pay " + f"{one} " * n + other)
        assert licenses(game, 0) == {"cod": 1}
        assert left(game) == {one: 6 - n, other: 5}
        assert discard_pile(game) == {}
    wasteful = f"pay {one} " + f"{other} " * 5
    game = epic(purse(counts), row="cod lobster tuna", gone_fishin=True)
    play(game, "lot cod bid 4", "pass", "pass")
    with pytest.raises(MoveRefused):
        play(game, wasteful + one)


@with_each(MONEY, ("salty_captain", "artisan", "inuit", "tug", "dfo", "charter", "pub"))
@pytest.mark.parametrize("part", MONEY.values())
def test_PY1_each_kind_pays_for_everything(part: str) -> None:
    held = "dfo charter"
    for move, price in (("buy tug", 3), ("buy artisan", 4), ("buy inuit", 5), ("launch dfo", 3), ("charter dfo", 2)):
        game = epic(purse({part: 6}, held, "dfo"), phase="launch", gone_fishin=True)
        play(game, move)
        n = -(-price // WORTH[part])
        play(game, *[f"pay {part}"] * n)
        assert left(game) == {part: 6 - n}
        assert len(fleet(game, 0)) == 1 + (6 - n if part == "house_boat" else 0)
    game = epic(purse({part: 6}, "", "", Boat("cod")), phase="hire", gone_fishin=True)
    n = -(-3 // WORTH[part])
    play(game, "hire 0", "captain salty_captain", *[f"pay {part}"] * n)
    assert (fleet(game, 0)[0].captain, left(game)) == ("salty_captain", {part: 6 - n})
    game = epic(purse({part: 12}), row="pub cod tuna", gone_fishin=True)
    n = -(-10 // WORTH[part])
    play(game, "lot pub bid 10", "pass", "pass", *[f"pay {part}"] * n)
    assert (licenses(game, 0), left(game)) == ({"pub": 1}, {part: 12 - n})


@with_each(MONEY, ("first_mate",))
def test_FM1_only_a_boats_or_the_stores_crate_is_given_for_a_mate() -> None:
    counts = {"house_boat": 2, "oyster_crate": 3, "crewman_crate": 3, "gone_fishin": 3}
    game = epic(purse(counts, "cod cod", "", Boat("cod")), phase="hire", gone_fishin=True)
    play(game, "hire 0 with cod")
    assert game.decisions.get(0) != "mate", "none of these is"
    game = epic(purse(counts | {"crate": 1}, "cod cod", "", Boat("cod")), phase="hire", gone_fishin=True)
    play(game, "hire 0 with cod")
    assert legal(game) == ["pass", "mate store"]


@with_each(MONEY, ("quartermaster",))
def test_CR9_a_quartermasters_launch_is_paid_with_any_money_and_he_is_none() -> None:
    for part in MONEY.values():
        me = purse({part: 9}, "cod cod", "lobster cod")
        me.uses = 2
        game = epic(me, phase="launch", gone_fishin=True)
        for _ in range(2):
            play(game, "launch cod")
            while game.decisions == {0: "pay"}:
                assert f"pay {part}" in legal(game)
                play(game, f"pay {part}")
        assert game.state.open.at[0].uses == 2
        assert game.decisions == {0: "launch"}, "and one more launch, with a Quartermaster"


@together("house_boat", "salty_captain")
def test_HB1_sold_while_hiring_it_pays_and_leaves_no_launched_boat_behind() -> None:
    game = epic(purse({"house_boat": 1}, "", "lobster", Boat("cod"), Boat("tuna")), phase="hire")
    play(game, "hire 1 with salty_captain paying house_boat")
    assert [(boat.type, boat.captain) for boat in fleet(game, 0)] == [("cod", None), ("tuna", "salty_captain")]
    assert game.scores()[0]["house_boat"] == 0


@with_each(("tug",), ("house_boat", "crew_tug", "gone_fishin"))
def test_TG4_HB1_fleets_close_up_and_every_boat_keeps_what_it_has() -> None:
    boats = [Boat("tug", towed="cod tuna"), Boat("house_boat"), Boat("cod", "salmon", 2, mate=True, tucked="char", tucked_crates=1)]
    boats += [Boat("tug", towed="dfo"), Boat("tuna", "deck oyster", 1), Boat("house_boat"), Boat("tug", towed="shrimp shrimp shrimp")]
    game = epic(Seat("", "", boats, gone_fishin=1), row="cod shrimp tuna", gone_fishin=True)
    play(game, "pickup 3", "pickup 0", "lot cod bid 7", "pass", "pass", "pay house_boat gone_fishin")
    assert hand(game, 0) == {"cod": 1, "tuna": 1, "dfo": 1}
    told = game.view(0).to_json()["seats"][0]["boats"]
    assert [boat["type"] for boat in told] == ["cod", "tuna", "house_boat", "tug"]
    assert (told[0]["captain"], told[0]["mate"], told[0]["tucked"], told[0]["crates"], told[0]["tucked_crates"]) == (
        "salmon",
        True,
        "char",
        2,
        1,
    )
    assert (told[1]["unseen"], told[1]["crates"], told[3]["towed"]) == (True, 1, 3)
    assert game.state.hidden.captains[0, 1] == 7
    play(game, "pass", "pass", "pickup 3")
    assert hand(game, 0) == {"cod": 1, "tuna": 1, "dfo": 1, "shrimp": 3}, "the last one had kept its own cards"


# -- a tug boat at each decision --------------------------------------------------------------------------------------------------------

TUG = Boat("tug", towed="dfo salmon")
EMPTY = Boat("tug")


def _at_bid() -> Game:
    game = epic(Seat("cod", "", [TUG]), Seat("tuna tuna"), start=1, row="cod shrimp tuna")
    play(game, "lot cod bid 4", "pass")
    return game


def _at_assign(crew: str) -> Game:
    game = epic(Seat("tuna tuna", "cod", [TUG]), row="lobster shrimp tuna", crew=f"{crew} - -", crewman=True, boats="cod " * 9)
    play(game, "lot lobster bid 5", "pass", "pass", "pay tuna tuna")
    return game


def _at_mate() -> Game:
    game = epic(Seat("cod cod", "", [TUG, Boat("cod"), Boat("cod", "cod", 1)]), phase="hire")
    play(game, "hire 1 with cod")
    return game


def _at_trade() -> Game:
    return epic(Seat("", "processing", [TUG], 1), phase="process")


def _at_swap() -> Game:
    return epic(Seat("cod", "swordfish tuna", [TUG]), *[Seat("", "tuna")] * 2, phase="draw")


def _at_take(others: int) -> Game:
    """A DFO boat has been launched, and so many others have two boats with a crate."""
    game = epic(Seat("dfo tuna cod", "dfo cod", [TUG]), *[Seat("", "", [Boat("cod", None, 1)] * 2)] * others, phase="launch")
    play(game, "launch dfo paying tuna")
    return game


#: Games at each kind of decision of seat 0, which has a tug boat with cards.
WHOLE: dict[str, Callable[[], Game]] = {
    "name": lambda: epic(Seat("cod", "", [TUG]), row="cod shrimp tuna"),
    "bid": _at_bid,
    "launch": lambda: epic(Seat("cod", "cod", [TUG]), phase="launch"),
    "hire": lambda: epic(Seat("cod", "lobster", [TUG, Boat("cod")]), phase="hire"),
    "mate": _at_mate,
    "marina": lambda: epic(Seat("cod", "marina", [TUG]), phase="hire"),
    "assign": lambda: _at_assign("bosun"),
    "tuck": lambda: epic(Seat("", "salmon", [TUG, Boat("cod", "cod")]), phase="fish"),
    "swordfish": lambda: epic(Seat("", "swordfish", [TUG, Boat("cod", "cod")]), phase="fish"),
    "take": lambda: _at_take(2),
    "take_seat": lambda: _at_take(4),
    "oyster": lambda: epic(Seat("", "oyster", [TUG, Boat("oyster", "cod")]), phase="fish"),
    "process": lambda: epic(Seat("", "processing", [TUG, Boat("cod", None, 1)]), phase="process"),
    "trade": _at_trade,
    "discard_drawn": lambda: epic(Seat("", "", [TUG]), phase="draw"),
    "discard": lambda: epic(Seat("cod", "tuna tuna", [TUG]), phase="draw"),
    "swap": _at_swap,
}


@with_each(("tug",), ASKED[:-1])
@pytest.mark.parametrize("kind", WHOLE)
def test_TG4_at_any_decision_and_the_same_one_stands(kind: str) -> None:
    game = WHOLE[kind]()
    assert game.decisions.get(0) == kind
    before, held = legal(game, 0), hand(game, 0)
    assert [move for move in before if move.startswith("pickup")] == ["pickup 0"]
    play(game, "0: pickup 0")
    assert game.decisions.get(0) == kind
    assert hand(game, 0) == Counter(held) + Counter(dfo=1, salmon=1)
    assert all(boat.type != "tug" for boat in fleet(game, 0))
    after = legal(game, 0)
    assert not [move for move in after if move.startswith("pickup")]
    shift = {"hire", "mate", "tuck", "swordfish", "process"}
    for move in before:
        verb, _, place = move.partition(" ")
        if verb == "pickup":
            continue
        if verb in shift and place.isdecimal():
            move = f"{verb} {int(place) - 1}"
        assert move in after, "what could be answered still can, boats counted anew"


@with_each(("tug",), ("deckhand", "assistant"))
def test_TG4_while_a_crewman_is_resolved() -> None:
    for crew, kind in (("deckhand", "discard"), ("assistant", "assign")):
        game = _at_assign(crew)
        assert game.decisions == {0: kind}
        play(game, "pickup 0")
        assert game.decisions == {0: kind}
    assert {"assign cod", "assign lobster"} == set(legal(game))


def _half_open() -> Game:
    game = epic(Seat("tuna tuna", "", [TUG]), row="cod shrimp tuna")
    play(game, "lot cod")
    return game


def _half_paid() -> Game:
    game = _half_open()
    play(game, "bid 4", "pass", "pass")
    return game


def _half(move: str, seat: Seat, phase: str, **rest: object) -> Callable[[], Game]:
    def begin() -> Game:
        game = epic(seat, *[Seat("", "", [Boat("cod", None, 1), Boat("cod", None, 1)])], phase=phase, **rest)
        play(game, *move.split(", "))
        return game

    return begin


def _half_taken() -> Game:
    game = _at_take(4)
    play(game, "from 2")
    return game


_PROCESS = Seat("", "processing", [TUG, Boat("cod", None, 1), Boat("cod", None, 1)])
#: Games in the middle of an answer of seat 0.
HALF: dict[str, Callable[[], Game]] = {
    "open": _half_open,
    "pay": _half_paid,
    "captain": _half("hire 1", Seat("cod", "", [TUG, Boat("cod")]), "hire"),
    "pay a launch": _half("launch cod", Seat("cod tuna", "cod", [TUG]), "launch"),
    "pay a dock card": _half("buy tug", Seat("cod tuna", "cod", [TUG]), "launch"),
    "pay a Salty Captain": _half("hire 1, captain salty_captain", Seat("tuna", "", [TUG, Boat("cod")]), "hire"),
    "mate_card": _half("hire 1 with cod, mate 2", Seat("cod cod", "", [TUG, Boat("cod"), Boat("cod", "cod", 1)]), "hire"),
    "marina_card": _half("marina 0", Seat("cod", "marina", [TUG]), "hire"),
    "take": _half_taken,
    "tuck_card": _half("tuck 1", Seat("", "salmon", [TUG, Boat("cod", "cod")]), "fish"),
    "tuck, the next": _half(
        "tuck 1 with cod", Seat("", "salmon salmon", [TUG, Boat("cod", "cod"), Boat("cod", "cod")]), "fish", boats="cod " * 9
    ),
    "process, the next": _half("process 1", _PROCESS, "process"),
}


@with_each(("tug",), ("dfo", "salty_captain", "first_mate", "marina", "salmon", "processing", "lobster"))
@pytest.mark.parametrize("half", HALF)
def test_TG4_not_within_a_payment_or_another_half_given_answer(half: str) -> None:
    game = HALF[half]()
    assert 0 in game.decisions
    assert "pickup 0" not in legal(game, 0)
    with pytest.raises(MoveRefused) as refused:
        game.play("pickup 0", 0)
    assert refused.value.code == "half_done"


@with_each(("tug",), ("captains",))
def test_TG4_in_the_middle_of_an_auction_to_bid_higher_against_a_captain_too() -> None:
    game = _at_bid()
    assert legal(game) == ["pass", "pickup 0"], "one dollar is not enough"
    play(game, "pickup 0")
    assert legal(game) == ["pass", "bid 5"], "five: one, one and three"
    game = position(
        Seat("tuna", "", [TUG], 1),
        captains=("tc", "kirkman"),
        line_up=("shrimp", "cod", "tuna", "salmon", "processing", "king_crab", "dfo"),
        row="cod shrimp tuna",
        docks=("tug", "artisan"),
        boats="shrimp cod cod cod",
    )
    play(game, "lot cod bid 4")
    assert legal(game) == ["pass", "pickup 0"], "T.C. has bid five"
    play(game, "pickup 0", "bid 8")
    assert game.decisions == {0: "pay"}
    assert game.state.open.at[0].due == 8


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
