"""deckhand with Arctic Bounty is never silly: what it does in positions where one move is plainly the better one."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.bots.thumbs import Thumbs
from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.game import Game
from tests.rules.positions import Boat, Seat, position

COLD = ("shrimp", "cod", "lobster", "tuna", "processing")
FAR = ("swordfish", "oyster", "char", "salmon", "tuna")


def table(*seats: Seat, standard: tuple[str, ...] = FAR, premium: tuple[str, ...] = ("dfo", "marina"), **rest: Any) -> Game:
    """A position of the expansion; two seats unless more are given."""
    return position(*seats, *[Seat()] * (2 - len(seats)), line_up=(*standard, *premium), **rest)


def last_round(game: Game) -> Game:
    """The same position, known to be in its last round."""
    game.state.open.last_round = 1
    return game


def answer(game: Game, seat: int = 0) -> str:
    """What mate does."""
    return Thumbs(1).choose(game.view(seat)).text


def answers(game: Game, seat: int = 0) -> list[str]:
    """What mate does until the seat is not asked any more, or something else than the first kind."""
    player, told = Thumbs(1), []
    while seat in game.decisions:
        move = player.choose(game.view(seat))
        told.append(move.text)
        game.play(move, seat)
    return told


# -- captains and first mates ----------------------------------------------------------------------------------------------


def test_a_free_captain_is_not_declined() -> None:
    """With Char the deck gives one, to an empty hand too (HI3)."""
    game = table(Seat(licenses="char", fleet=[Boat("char")]), phase="hire")
    assert answer(game) == "hire 0"
    game.play("hire 0")
    assert answer(game) == "captain deck"


def test_a_salty_captain_is_worth_his_price_early_and_not_late() -> None:
    """Crates by twos are worth $3 with two or three seasons to come; one more crate is not worth a Gone Fishin' card."""
    docks = ("salty_captain", "tug")
    seat = Seat("tuna tuna shrimp", "tuna", [Boat("tuna")])
    game = table(seat, Seat(), phase="hire", docks=docks, standard=COLD, supply=12, licenses="cod cod cod cod")
    game.play("hire 0")
    assert answer(game) == "captain salty_captain"
    late = last_round(table(Seat("cod", "tuna", [Boat("tuna")], 0, 1), phase="hire", docks=docks, standard=COLD, gone_fishin=True))
    late.play("hire 0")
    assert answer(late) == "captain cod"


def mated(**seat: Any) -> Game:
    """A seat that has just hired, with a full Oyster boat that has no season left to fill up again."""
    fleet = [Boat("oyster", "tuna", 6), Boat("tuna")]
    game = last_round(table(Seat("tuna char", "oyster tuna", fleet, **seat), phase="hire", docks=("first_mate", "tug"), standard=FAR))
    game.play("hire 1 with tuna")
    return game


def test_a_first_mate_takes_the_crate_of_the_store_not_of_a_full_oyster_boat() -> None:
    assert answer(mated(store=1)) == "mate store"


def test_a_first_mate_takes_the_crate_that_grows_again() -> None:
    """A full boat with a season to come, rather than one that will not be full in the end."""
    fleet = [Boat("tuna", "tuna", 1), Boat("shrimp", "tuna", 4), Boat("cod")]
    game = last_round(table(Seat("shrimp cod", "tuna cod", fleet), phase="hire", docks=("first_mate", "tug"), standard=COLD))
    game.play("hire 2 with cod")
    assert answer(game) == "mate 1"


# -- launching and tug boats ---------------------------------------------------------------------------------------------------


def test_a_tug_boat_is_emptied_in_the_last_round() -> None:
    """Its cards serve as captains, or not at all (TG4)."""
    fleet = [Boat("tug", towed="shrimp shrimp"), Boat("tuna")]
    for phase, hand in (("hire", ""), ("hire", "tuna"), ("launch", "tuna tuna")):
        game = last_round(table(Seat(hand, "tuna", fleet), phase=phase, docks=("tug", "inuit"), standard=COLD))
        assert answer(game) == "pickup 0"
        game.play("pickup 0")
        assert answer(game) != "pass"


def test_a_tug_boat_just_bought_stays_where_it_is() -> None:
    fleet = [Boat("tug", towed="shrimp")]
    game = table(Seat("tuna tuna cod", "tuna", fleet), docks=("tug", "inuit"), standard=COLD)
    assert not answer(game).startswith("pickup")


def test_a_tug_boat_is_emptied_to_launch() -> None:
    """A boat in hand, and all the money for it on the tug boat."""
    game = table(Seat("tuna", "tuna", [Boat("tug", towed="shrimp")]), phase="launch", crewman=True, standard=COLD)
    assert answer(game) == "pickup 0"
    game.play("pickup 0")
    assert answer(game) == "launch tuna"


def test_a_tug_boat_is_emptied_to_bid_higher() -> None:
    """A license that all it needs is on the tug boat for."""
    fleet = [Boat("tug", towed="tuna tuna"), *[Boat("tuna", "tuna", 1)] * 2]
    game = table(Seat("shrimp", "tuna", fleet), Seat("shrimp"), docks=("tug", "inuit"), standard=COLD, row="tuna lobster")
    assert answer(game) == "pickup 0"
    game.play("pickup 0")
    assert answer(game).startswith("lot")


def test_a_house_boat_is_not_bought_with_cards_that_score_as_much() -> None:
    """In the last round $3 of Gone Fishin' cards are 4 VP, the house boat 2."""
    game = last_round(table(Seat("", "tuna", gone_fishin=2), phase="launch", docks=("house_boat", "tug"), standard=COLD, gone_fishin=True))
    assert answer(game) == "pass"


def test_a_fisherman_is_bought_with_the_last_cards() -> None:
    """In the last round cards are worth nothing, he is a point and a crate."""
    game = last_round(table(Seat("shrimp shrimp shrimp"), phase="launch", docks=("artisan", "tug"), standard=COLD))
    assert answer(game) == "buy artisan"


def test_a_charter_boat_becomes_what_it_is_best_for() -> None:
    """A DFO boat has its captain, and crates, at once (CH1, DF1)."""
    seats = [Seat("charter tuna tuna tuna", "dfo shrimp tuna"), Seat("", "shrimp", [Boat("shrimp", "tuna", 3)]), *[Seat()] * 3]
    game = position(*seats, phase="launch", line_up=(*COLD, "char", "dfo", "marina", "pub"))
    assert answer(game) == "charter dfo"


# -- DFO, Marinas, crewmen -----------------------------------------------------------------------------------------------------


def test_DFO_takes_from_those_in_front() -> None:  # noqa: N802
    """Of four seats that could give a crate the last one keeps its own."""

    def seat(n: int) -> Seat:
        return Seat("", "tuna " * n, [Boat("shrimp", "cod", 1)] * n)

    game = position(
        Seat("dfo tuna", "dfo"), seat(2), seat(1), seat(3), seat(4), phase="launch", line_up=(*COLD, "char", "dfo", "marina", "pub")
    )
    game.play("launch dfo paying tuna")
    asked = []
    while game.decision and game.decision.kind in ("take_seat", "take"):
        asked.append(answer(game))
        game.play(asked[-1])
    assert [text for text in asked if text.startswith("from")] == ["from 4", "from 3", "from 1"]


def test_DFO_takes_what_does_not_grow_again() -> None:  # noqa: N802
    """In the last round: the crate that makes a boat with a first mate less than full."""
    fleet = [Boat("tuna", "tuna", 2), Boat("tuna", "tuna", 3, mate=True), Boat("tuna", "tuna", 4)]
    for own in ([], [Boat("tug", towed="shrimp")]):
        game = last_round(table(Seat("dfo tuna", "dfo", own), Seat("", "tuna", fleet), phase="launch", crewman=True, standard=COLD))
        game.play("launch dfo paying tuna")
        assert answer(game) == "take 1"


def test_a_Marina_gets_the_best_card_and_none_beyond_its_cap() -> None:  # noqa: N802
    """Ten more VP is all a Marina takes (MA2)."""
    seat = Seat("dfo shrimp", "marina marina", marinas=["dfo dfo dfo tuna", "dfo"])
    game = last_round(table(seat, phase="hire", standard=("shrimp", "cod", "lobster", "tuna", "processing")))
    assert answer(game) == "marina 1"
    game.play("marina 1")
    assert answer(game) == "with dfo"
    full = Seat("dfo shrimp", "marina", marinas=["dfo dfo dfo tuna"])
    assert answer(last_round(table(full, phase="hire", standard=COLD))) == "pass"


def test_a_crewman_makes_a_license_dearer() -> None:
    """Of two licenses alike it names the one with four crates by it."""
    game = table(Seat("shrimp " * 4), Seat("shrimp " * 4), crewman=True, row="tuna tuna", crew="- crates", standard=COLD)
    assert answer(game) == "lot 1"


def test_a_bosun_goes_where_boats_have_room() -> None:
    fleet = [Boat("cod", "tuna", 4), Boat("tuna", "tuna", 0), Boat("tuna", "tuna", 1)]
    game = table(Seat("shrimp " * 4, "tuna cod", fleet), crewman=True, row="lobster shrimp", crew="bosun -", standard=COLD, supply=30)
    game.play("lot lobster bid 5")
    while game.decision and game.decision.kind != "assign":
        game.play("pass" if game.decision.seat else answer(game))
    assert answer(game) == "assign tuna"


def test_an_assistant_serves_a_license_with_levels() -> None:
    """King Crab's and the Pub have none."""
    seat = Seat("shrimp " * 8, "king_crab_captains swordfish")
    standard = ("shrimp", "cod", "lobster", "tuna", "swordfish")
    game = table(seat, crewman=True, row="pub shrimp", crew="assistant -", standard=standard, premium=("pub", "king_crab"))
    game.play("lot pub bid 10")
    while game.decision and game.decision.kind != "assign":
        game.play("pass" if game.decision.seat else answer(game))
    assert answer(game) == "assign swordfish"


# -- fishing -------------------------------------------------------------------------------------------------------------------


def test_in_the_last_season_everything_is_fish() -> None:
    """No boat draws a card instead (SW1), no oyster crate goes ashore (OY2), and cards are worth most under boats (SA1)."""
    fleet = [Boat("oyster", "tuna", 0), Boat("salmon", "tuna", 2)]
    game = last_round(table(Seat("", "swordfish oyster salmon", fleet), phase="fish", standard=FAR, boats="char swordfish"))
    assert answers(game) == ["tuck 0", "with char", "pass", "pass"]


def test_a_boat_that_fills_up_anyway_draws_a_card() -> None:
    game = table(Seat("", "swordfish", [Boat("char", "tuna", 0), Boat("tuna", "tuna", 3)]), phase="fish", standard=FAR, supply=50)
    assert answer(game).startswith("swordfish")


def test_an_oyster_boat_that_fills_up_anyway_sends_a_crate_ashore() -> None:
    game = table(Seat("", "oyster", [Boat("oyster", "tuna", 0)]), phase="fish", standard=FAR, supply=50)
    assert answer(game) == "shelve"


def test_a_DFO_boat_is_not_unloaded_for_cards() -> None:  # noqa: N802
    """Late in the game a crate there is worth two or more; the one of the other boat grows again."""
    fleet = [Boat("dfo", None, 2), Boat("tuna", "tuna", 4)]
    game = table(Seat("", "processing dfo", fleet), phase="process", standard=COLD, supply=6, row="cod cod", licenses="cod cod cod")
    assert answer(game) == "process 1"


# -- money and cards ----------------------------------------------------------------------------------------------------------


def test_money_that_does_not_score_is_spent_first() -> None:
    """Oyster crates and processed ones before a Gone Fishin' card, a Crates crewman's crate or a house boat."""
    seat = Seat("dfo", "dfo", [Boat("house_boat")], 1, 1, oyster_crates=2, crew_crates=2)
    game = last_round(table(seat, phase="launch", docks=("house_boat", "tug"), crewman=True, gone_fishin=True, standard=COLD))
    game.play("launch dfo")
    assert sorted(answers(game)[:3]) == ["pay crate", "pay oyster_crate", "pay oyster_crate"]


@pytest.mark.parametrize(("hand", "expected"), [("cod tuna", "discard cod"), ("tuna tuna", "pass")])
def test_a_poor_card_is_exchanged_and_a_good_one_kept(hand: str, expected: str) -> None:
    game = table(Seat(hand, "swordfish tuna"), phase="draw", standard=("swordfish", "tuna", "cod", "oyster", "char"))
    while game.decision and game.decision.kind != "swap":
        game.play(game.legal()[-1])
    before = {"cod tuna": "cod", "tuna tuna": "tuna"}[hand]
    own = game.state.own[0]
    own.hand[:] = 0
    own.hand[1 if before == "cod" else 3], own.hand[3] = 1, 2
    game.state.open.at[0].hand = int(own.hand.sum())
    assert answer(game) == expected


def test_seven_good_cards_are_kept() -> None:
    """Epic Fleet: the $3 cards stay, of four $1 cards at least three go (ST9)."""
    game = Game.new(seats=4, line_up=(*STANDARD, *PREMIUM), docks=DOCK, epic=True, seed=3)
    told = answers(game, 1)
    assert len(told) == 4
    assert "discard tuna" not in told
    assert "discard salmon" not in told
    assert len({"discard cod", "discard king_crab", "discard oyster", "discard dfo"} & set(told)) >= 3
    assert game.state.open.at[1].hand == 7
