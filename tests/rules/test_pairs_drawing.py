"""Cards drawn in one round, two kinds of card at a time (RD2, LA3, HI2, SA1, SW1, TG3, PR2, DR1, SW3, CR10, CO6)."""

from __future__ import annotations

import pytest

from ridback.cards import BOATS
from ridback.game import Game
from tests.rules.pairs import among, between, check_table, together, with_each
from tests.rules.positions import Boat, Seat, deck, drawn, epic, hand, heard, legal, play, position

DRAWING = ("deckhand", "cod", "char", "lobster", "salmon", "swordfish", "tug", "processing", "tuna")
PAIRS = among(*DRAWING) | between(("captains",), ("cod", "gone_fishin", "deckhand", "lobster"))

#: Who draws how much in the round below, in the order of the phases. The tug boat is TG3's card, seen by nobody.
ORDER = (("cod", 2), ("char", 1), ("lobster", 2), ("salmon", 2), ("swordfish", 2), ("towed", 1), ("trade", 2), ("tuna", 3), ("swap", 1))
TOTAL = sum(n for _, n in ORDER)
#: Cards of many types, so that each place in the deck can be told from its neighbors.
STACK = (*BOATS[::-1], *BOATS[4:])


def a_round(there: int, discard: str = "") -> Game:
    """One seat plays a round from its launches on, everything that draws being its own, with so many cards in the deck."""
    boats = [Boat("tug"), Boat("cod", "cod"), Boat("shrimp", "cod"), Boat("processing", "cod", 1)]
    owned = "cod cod char char char lobster lobster salmon salmon swordfish swordfish processing processing tuna tuna"
    game = epic(
        Seat("cod tuna tuna", owned, boats),
        Seat("", "tuna"),
        Seat("", "tuna"),
        phase="launch",
        boats=" ".join(STACK[:there]),
        discard=discard,
    )
    play(game, "launch cod paying tuna", "pass")
    while game.state.open.round_no == 1 and game.decisions:
        seat, kind = next(iter(game.decisions.items()))
        if seat:
            play(game, f"{seat}: {legal(game, seat)[0]}")
        elif kind == "swordfish":
            play(game, next(move for move in legal(game) if move.startswith("swordfish")))
        elif kind == "process":
            play(game, "process 3")
        elif kind == "trade":
            play(game, "trade")
        elif kind in ("discard", "swap"):
            play(game, next(move for move in legal(game) if move.startswith("discard")))
        else:
            play(game, "pass")
    return game


def told(game: Game) -> list[tuple[str, int]]:
    """What seat 0 drew, in order: (why, how many), and what went on its tug boat."""
    mine = [event for event in heard(game, "draw", "towed") if event["seat"] == 0]
    out = [(event.get("why", "towed"), event.get("got", 1)) for event in mine if event.get("got", 1)]
    merged: list[tuple[str, int]] = []
    for why, n in out:
        if merged and merged[-1][0] == why:
            merged[-1] = (why, merged[-1][1] + n)
        else:
            merged.append((why, n))
    return merged


@together(*DRAWING[1:])
def test_RD1_RD2_all_draws_of_a_round_take_the_deck_from_the_top_in_the_order_of_the_phases() -> None:
    game = a_round(len(STACK))
    assert len(STACK) >= TOTAL
    assert told(game) == [*ORDER]
    cards = [event["card"] for event in heard(game, "drew") if event["seat"] == 0]
    towed = sum(n for _, n in ORDER[:5])
    assert cards[: TOTAL - 2] == [*STACK[:towed], *STACK[towed + 1 : TOTAL - 1]], "the tug boat's card is in between"
    hold = game.state.hidden.holds[game.state.open.at[0].boats[0].hold]
    assert hold.sum() == 1


@together(*DRAWING[1:])
@pytest.mark.parametrize("there", range(TOTAL))
def test_RD2_when_the_cards_run_out_whoever_comes_later_gets_none(there: int) -> None:
    game = a_round(there, discard="")
    # one tuna card was paid for the launch: it is the discard pile, and so the last card there is
    left = there + 1
    wanted = []
    for why, n in ORDER[:-1]:
        got = min(n, left)
        left -= got
        if got:
            wanted.append((why, got))
    assert [one for one in told(game) if one[0] != "swap"] == wanted
    assert game.state.open.round_no == 2, "and nothing is stuck"


@together("deckhand", "cod", "char", "lobster")
@with_each(("deckhand",), DRAWING[4:])
def test_CR10_the_deckhands_cards_come_first_and_can_be_launched_hired_and_paid_with() -> None:
    me = Seat("tuna tuna", "char char char lobster salmon swordfish processing tuna", [Boat("tug"), Boat("shrimp", "cod", 1)])
    game = epic(
        me,
        *[Seat("", "tuna")] * 2,
        row="cod shrimp lobster",
        licenses="cod cod",
        crew="deckhand - -",
        crewman=True,
        boats="cod tuna salmon " + "dfo " * 30,
    )
    play(game, "lot cod bid 5", "pass", "pass", "pay tuna tuna")
    assert legal(game) == ["discard cod", "discard tuna", "discard salmon"]
    play(game, "discard salmon", "pass", "pass", "launch cod paying tuna")
    assert told(game) == [("crew", 3), ("cod", 1), ("char", 1)]
    play(game, "hire 2 with dfo", "pass")
    assert told(game)[3:5] == [("lobster", 1), ("salmon", 1)]
    play(game, "pass", "swordfish 1", "process 1", "pass", "trade")
    assert told(game)[5:] == [("swordfish", 1), ("towed", 1), ("trade", 1), ("tuna", 2)]


@together("salmon", "swordfish")
def test_SW1_SW3_the_swap_is_a_third_draw_and_the_salmon_come_first() -> None:
    game = epic(
        Seat("tuna", "salmon swordfish tuna", [Boat("cod", "cod", 3)]),
        *[Seat("", "tuna")] * 2,
        phase="fish",
        boats="dfo char " + "cod " * 20,
    )
    play(game, "tuck 0 with dfo", "swordfish 0", "discard tuna")
    assert told(game) == [("salmon", 1), ("swordfish", 1), ("tuna", 2), ("swap", 1)]
    assert hand(game, 0) == {"char": 1, "cod": 3}


@together("tuna", "swordfish")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_DR2_SW3_the_swap_comes_after_the_discard_of_tuna(level: int) -> None:
    n, owes = {1: (2, 0), 2: (3, 1), 3: (3, 0), 4: (4, 1)}[level]
    game = epic(Seat("tuna", "swordfish " + "tuna " * level), *[Seat("", "tuna")] * 2, phase="draw", boats="cod " * 8 + "dfo " * 8)
    assert game.decisions == {0: "discard" if owes else "swap"}
    play(game, *["discard cod"] * owes)
    assert game.decisions == {0: "swap"}
    play(game, "discard tuna")
    assert sum(hand(game, 0).values()) == 1 + n - owes
    assert drawn(game, "swap") == 1


@together("tuna", "salmon")
def test_SA1_DR1_the_cards_kept_are_in_hand_for_the_discard_and_those_tucked_are_not() -> None:
    game = epic(
        Seat("", "salmon salmon tuna tuna", [Boat("cod", "cod")]), *[Seat("", "tuna")] * 2, phase="fish", boats="dfo char " + "cod " * 20
    )
    play(game, "tuck 0 with dfo")
    assert game.decisions == {0: "discard"}
    assert legal(game) == ["discard cod", "discard char"]


@with_each(("captains",), ("gone_fishin", "cod", "lobster", "deckhand"))
def test_CO6_the_two_cards_come_at_the_end_of_the_auction_before_the_other_draws() -> None:
    line_up = ("shrimp", "cod", "lobster", "tuna", "char", "dfo", "marina")
    me = Seat("", "cod lobster", [Boat("shrimp", "cod")])
    game = position(
        me, captains=("tc", "kirkman"), line_up=line_up, boats="cod tuna " + "shrimp " * 20, gone_fishin=True, row="lobster cod tuna"
    )
    play(game, "pass")
    assert told(game) == [("captains", 2)]
    assert game.state.open.at[0].gone_fishin == 1
    play(game, "launch cod paying tuna", "pass")
    assert told(game)[:3] == [("captains", 2), ("cod", 1), ("lobster", 1)]
    game = position(
        Seat("tuna tuna"),
        captains=("tc", "kirkman"),
        line_up=line_up,
        boats="cod " * 20,
        row="lobster cod tuna",
        crew="deckhand - -",
        crewman=True,
    )
    play(game, "lot lobster bid 5", "pay tuna tuna", "discard cod")
    assert told(game)[0] == ("crew", 3)
    assert drawn(game, "captains") == 0, "it bought one"


def _launch_and_pass(game: Game) -> None:
    seat = next(iter(game.decisions))
    play(game, "launch cod paying tuna")
    while next(iter(game.decisions), -1) == seat and game.view(None).to_json()["phase"] in ("launch", "hire"):
        play(game, "pass")


def test_RD2_the_deck_is_the_same_for_all() -> None:
    """What one seat draws the next does not: the cards of two seats are the deck in order."""
    me = Seat("cod tuna", "cod")
    game = epic(me, me, me, phase="launch", boats="dfo char salmon " + "shrimp " * 12)
    for _ in range(3):
        _launch_and_pass(game)
    assert [event["card"] for event in heard(game, "drew")][:3] == ["dfo", "char", "salmon"]
    assert len(deck(game)) <= 12


def test_every_pair_is_played() -> None:
    check_table(PAIRS, globals())
