"""RD: the round with the expansion, who is asked what (RD4), and the supply; VI: what is open."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ridback.cards import DOCK, Cards
from ridback.errors import MoveRefused
from ridback.game import Game
from ridback.setups import random_line_up
from tests.rules.positions import EVERYTHING, Boat, Seat, crates, discard_pile, epic, fleet, hand, heard, legal, play, position

BOTH = ("tc", "kirkman")


def no_pile(*docks: str) -> Cards:
    """Printed values with no cards in some dock piles."""
    return Cards({"dock": {id: {"count": 0} for id in docks}})


#: The decisions of a phase; others come later in the round.
OF_PHASE = {"launch": ("launch",), "hire": ("hire", "marina"), "process": ("process", "trade")}


def asked(seat: Seat, phase: str, *, without: Sequence[str] = (), **rest: Any) -> str | None:
    """What seat 0 is asked first in a phase of an Epic game, if anything."""
    kind = epic(seat, phase=phase, cards=no_pile(*without), **rest).decisions.get(0)
    return kind if kind in OF_PHASE[phase] else None


# -- RD1, RD3 --------------------------------------------------------------------------------------------------------------------


def test_RD1_a_seat_launches_then_hires_then_uses_its_marinas_before_the_next_begins() -> None:
    me = Seat("cod tuna tuna shrimp shrimp", "cod marina", [Boat("tug", towed="cod")])
    game = epic(me, me, phase="launch", start=1)
    order = []
    for _ in range(2):
        seat = next(iter(game.decisions))
        order.append((seat, game.decisions[seat]))
        play(game, "launch cod paying tuna", "pass")
        order.append((seat, game.decisions[seat]))
        play(game, "hire 1 with shrimp")
        order.append((seat, game.decisions[seat]))
        assert legal(game)[:2] == ["pass", "marina 0"]
        play(game, "marina 0 with shrimp")
    # seat 2 between them has nothing to do, and seat 0 is last
    assert order == [(seat, kind) for seat in (1, 0) for kind in ("launch", "hire", "marina")]
    kinds = [event["kind"] for event in heard(game, "launched", "hired", "moored", "caught")]
    assert kinds == ["launched", "hired", "moored"] * 2 + ["caught"] * 2


def test_RD3_a_tug_boat_is_emptied_while_others_answer() -> None:
    me = Seat("", "tuna tuna", [Boat("tug", towed="cod shrimp")])
    game = epic(me, Seat("cod", "tuna tuna"), phase="draw", boats="lobster " * 12)
    assert game.decisions == {0: "discard", 1: "discard", 2: "discard_drawn"}
    play(game, "2: discard lobster", "0: pickup 0", "1: discard cod")
    assert game.decisions == {0: "discard"}, "the same decision stands"
    play(game, "0: discard shrimp")
    assert hand(game, 0) == {"lobster": 3, "cod": 1}


# -- RD4: launching --------------------------------------------------------------------------------------------------------------

LAUNCHED = DOCK[:4]


def test_RD4_in_the_auction_a_seat_without_anything_is_asked_beside_captains_too() -> None:
    game = position(Seat(), captains=BOTH)
    assert game.decisions == {0: "name"}
    assert legal(game) == ["pass"]


@pytest.mark.parametrize("dock", LAUNCHED)
def test_RD4_asked_to_launch_with_means_and_any_dock_card_of_LA2_on_its_pile(dock: str) -> None:
    others = [id for id in LAUNCHED if id != dock]
    for means in (
        Seat("cod"),
        Seat("", "", [Boat("tug", towed="cod")]),
        Seat(store=1),
        Seat(gone_fishin=1),
        Seat(oyster_crates=1),
        Seat(crew_crates=1),
        Seat("", "", [Boat("house_boat")]),
    ):
        assert asked(means, "launch", without=others) == "launch", means
        assert asked(means, "launch", without=LAUNCHED) != "launch", means
    assert asked(Seat(), "launch", without=others) is None, "no means"
    price = {"tug": 3, "artisan": 4, "inuit": 5, "house_boat": 3}[dock]
    discounts = Seat("", "shrimp " * min(price, 4))
    assert asked(discounts, "launch", without=others) == ("launch" if price < 5 else None), "a price of nothing is a means"
    assert asked(Seat("", "shrimp shrimp shrimp char char"), "launch", without=others) == ("launch" if price < 5 else None)


def test_RD4_other_dock_cards_are_no_reason_to_ask_for_a_launch() -> None:
    assert asked(Seat("tuna tuna"), "launch", without=LAUNCHED) is None


def test_RD4_asked_to_launch_with_cards_on_a_tug_boat_and_a_license_that_has_boats() -> None:
    towed = [Boat("tug", towed="cod")]
    assert asked(Seat("", "cod", towed), "launch", without=LAUNCHED) == "launch"
    assert asked(Seat("", "cod", [Boat("tug")]), "launch", without=LAUNCHED) is None
    assert asked(Seat(store=3, licenses="cod"), "launch", without=LAUNCHED) is None, "money, but no card to launch"
    for id in ("pub", "marina"):
        assert asked(Seat("cod", id, towed), "launch", without=LAUNCHED) != "launch", "no boats"
    for id in ("swordfish", "oyster", "char", "salmon", "dfo", "king_crab_licenses"):
        assert asked(Seat("cod", id), "launch", without=LAUNCHED) == "launch"


def test_RD4_a_quartermasters_launch_is_a_launch_left() -> None:
    game = epic(Seat("shrimp shrimp shrimp", "shrimp", uses=1), phase="launch", cards=no_pile(*LAUNCHED))
    play(game, "launch shrimp")
    assert game.decisions == {0: "launch"}
    play(game, "launch shrimp")
    assert game.decisions == {0: "hire"}


# -- RD4: hiring -------------------------------------------------------------------------------------------------------------------


def test_RD4_asked_to_hire_with_cards_a_deck_for_char_or_means_for_a_salty_captain() -> None:
    boats = [Boat("cod")]
    without: dict[str, Any] = {"without": ("salty_captain",)}
    assert asked(Seat("", "", boats), "hire", **without) is None
    assert asked(Seat("cod", "", boats), "hire", **without) == "hire"
    assert asked(Seat("", "", [*boats, Boat("tug", towed="cod")]), "hire", **without) == "hire"
    assert asked(Seat("", "char", boats), "hire", **without) == "hire"
    assert asked(Seat("", "char", boats), "hire", **without, boats="", discard="cod") == "hire", "it can be shuffled"
    assert asked(Seat("", "char", boats), "hire", **without, boats="") is None
    assert asked(Seat("", "", boats, 5), "hire", **without) is None, "money hires nobody"
    for means in (Seat(store=1), Seat(gone_fishin=1), Seat(oyster_crates=1), Seat(crew_crates=1), Seat(licenses="shrimp shrimp shrimp")):
        means.fleet = boats
        assert asked(means, "hire") == "hire", means
    assert asked(Seat("", "", [*boats, Boat("house_boat")]), "hire") == "hire"
    assert asked(Seat("", "", boats), "hire") is None
    assert asked(Seat("", "shrimp shrimp", boats), "hire") is None, "a dollar is missing, and Char's is for launches only"


def test_RD4_a_boat_that_needs_a_captain_is_one_that_takes_one() -> None:
    captained = [Boat("tug"), Boat("house_boat"), Boat("artisan"), Boat("inuit"), Boat("dfo"), Boat("cod", "cod")]
    captained += [Boat("shrimp", "salty_captain"), Boat("shrimp", "deck cod")]
    for n in range(len(captained) + 1):
        assert asked(Seat("cod cod", "char lobster", captained[:n]), "hire") is None
    assert asked(Seat("cod cod", "", [*captained, Boat("cod")]), "hire") == "hire"


def test_RD4_a_first_mate_is_offered_with_a_crate_cards_and_a_pile() -> None:
    def offered(seat: Seat, **rest: Any) -> bool:
        game = epic(seat, phase="hire", **rest)
        play(game, "hire 0 with cod")
        return game.decisions.get(0) == "mate"

    boat, loaded, other = Boat("shrimp"), Boat("cod", "cod", 1), Boat("shrimp", "cod", 4, tucked="cod", tucked_crates=1)
    assert offered(Seat("cod cod", "", [boat, loaded]))
    assert offered(Seat("cod cod", "", [boat, other]))
    assert offered(Seat("cod cod", "", [boat, Boat("cod", "cod", 0, tucked="cod", tucked_crates=1)])), "only a tucked card has a crate"
    assert offered(Seat("cod cod", "", [boat], 1))
    assert offered(Seat("cod", "", [boat, loaded, Boat("tug", towed="cod")])), "cards on a tug boat"
    assert not offered(Seat("cod", "", [boat, loaded])), "no card"
    assert not offered(Seat("cod cod", "oyster", [boat], oyster_crates=3, crew_crates=3)), "no crate it could give"
    assert not offered(Seat("cod cod", "", [boat, loaded]), cards=no_pile("first_mate")), "no pile"


def test_RD4_a_marina_asks_for_cards_in_hand_or_on_a_tug_boat() -> None:
    assert asked(Seat("cod", "marina"), "hire") == "marina"
    assert asked(Seat("", "marina", [Boat("tug", towed="cod")]), "hire") == "marina"
    assert asked(Seat("", "marina", [Boat("tug")]), "hire") != "marina"
    assert asked(Seat("cod", ""), "hire") != "marina"
    game = epic(Seat("", "marina", [Boat("tug", towed="cod")]), phase="hire")
    assert legal(game) == ["pass", "pickup 0"]


# -- RD4: later phases --------------------------------------------------------------------------------------------------------------


def test_RD4_tucked_crates_are_crates_to_process_and_others_are_not_to_trade() -> None:
    boats = [Boat("cod", "cod", 0, tucked="cod", tucked_crates=1)]
    assert asked(Seat("", "processing", boats), "process") == "process"
    assert asked(Seat("", "processing", [Boat("artisan", None, 1)]), "process") == "process"
    assert asked(Seat("", "", boats), "process") != "process"
    assert asked(Seat("", "processing", oyster_crates=2, crew_crates=2), "process") is None
    assert asked(Seat("", "processing", store=1), "process") == "trade"


@pytest.mark.parametrize("level", [2, 4])
def test_DR1_RD4_no_discard_is_asked_of_a_tuna_seat_that_has_no_card_to_give(level: int) -> None:
    others = (Seat("cod", "tuna"), Seat("cod", "tuna"))
    for held, wanted in (("", None), ("cod", "discard")):
        game = epic(Seat(held, "tuna " * level), *others, phase="draw", boats="")
        assert game.decisions.get(0) == wanted
        assert game.state.open.at[0].ask == (0 if wanted is None else 11)
    # what lies on a tug boat is no card to give, and nobody need pick it up (TG4)
    game = epic(Seat("", "tuna " * level, [Boat("tug", towed="cod")]), *others, phase="draw", start=2, boats="")
    assert game.decisions == {0: "name"}, "the next round has begun"
    assert "pickup 0" in legal(game)


def test_CR10_RD4_no_discard_is_asked_of_a_deckhands_seat_that_has_no_card_to_give() -> None:
    game = position(Seat("tuna tuna"), Seat(), row="cod shrimp", crew="deckhand -", crewman=True, boats="cod")
    play(game, "lot cod bid 6", "pass", "pay tuna tuna")
    assert game.decisions == {0: "discard"}, "one card came"
    # the two paid are the discard pile, so somebody else must have them: all gone from deck and pile
    game = position(Seat("", store=6), Seat(), row="cod shrimp", crew="deckhand -", crewman=True, boats="")
    play(game, "lot cod bid 4", "pass", "pay crate crate crate crate")
    assert game.decisions == {1: "name"}


def test_RD4_swordfish_swaps_are_asked_of_who_has_the_license_and_cards() -> None:
    me = Seat("", "swordfish tuna", [Boat("tug", towed="cod")])
    bare = Seat("", "swordfish tuna")
    game = epic(me, bare, Seat("cod", "tuna"), phase="draw", boats="")
    assert game.decisions == {0: "swap"}
    assert legal(game) == ["pass", "pickup 0"]
    play(game, "pass")
    assert set(game.decisions.values()) == {"name"}


@pytest.mark.parametrize("swap", ["king_crab oyster cod", "tuna salmon char", "charter charter shrimp"])
def test_RD4_other_cards_in_hand_change_no_question_in_the_expansion(swap: str) -> None:
    """Hands of one size, with licenses, docks, Marinas and Swordfish: the same seats are asked the same things all round."""
    questions = []
    for held in ("cod cod cod", swap):
        me = Seat(held, "cod lobster char marina swordfish salmon", [Boat("cod"), Boat("tug", towed="cod"), Boat("shrimp", "cod", 2)], 1)
        game = epic(me, Seat("cod", "shrimp"), phase="round", boats="cod " * 20)
        asked = []
        while game.state.open.round_no == 1:
            asked.append(game.decisions)
            # a card that both hands have had to go first, if any must
            play(game, "pass" if "pass" in legal(game) else legal(game)[0])
        questions.append(asked)
    assert questions[0] == questions[1]
    kinds = {kind for one in questions[0] for kind in one.values()}
    assert {"name", "launch", "hire", "marina", "tuck", "swordfish", "discard_drawn", "swap"} <= kinds


# -- RD5 -------------------------------------------------------------------------------------------------------------------------


def test_RD5_dfo_crewman_and_oyster_crates_come_in_full_from_an_empty_supply() -> None:
    game = epic(Seat("dfo tuna cod", "dfo cod"), phase="launch", supply=1)
    play(game, "launch dfo paying tuna")
    assert (crates(game, 0)[0], game.state.open.supply) == (3, -2)
    game = position(Seat("tuna tuna"), Seat(), row="cod shrimp", crew="crates -", crewman=True, supply=1)
    play(game, "lot cod bid 4", "pass", "pay tuna tuna")
    assert (game.state.open.at[0].crew_crates, game.state.open.supply) == (4, -3)
    game = epic(Seat("", "oyster", [Boat("oyster", "cod", tucked="cod")]), phase="fish", supply=1)
    play(game, "shelve")
    assert (crates(game, 0), game.state.open.at[0].oyster_crates, game.state.open.supply) == ([(1, 1)], 1, -2)


def test_RD5_spent_and_given_up_crates_never_return() -> None:
    game = epic(Seat("", "", oyster_crates=2, crew_crates=2), supply=30, row="cod shrimp tuna")
    play(game, "lot cod bid 4", "pass", "pass", "pay oyster_crate oyster_crate crewman_crate crewman_crate")
    assert (game.state.open.supply, game.state.open.at[0].oyster_crates, game.state.open.at[0].crew_crates) == (30, 0, 0)
    game = epic(Seat("cod cod", "", [Boat("shrimp"), Boat("cod", "cod", 1)]), phase="hire", supply=30)
    play(game, "hire 0 with cod", "mate 1 with cod")
    assert (sum(event["crates"] for event in heard(game, "caught")), game.state.open.supply) == (2, 28)


# -- VI1 -------------------------------------------------------------------------------------------------------------------------


def table() -> Game:
    """Three seats with something of everything."""
    boats = [
        Boat("cod", "tuna", 4, mate=True, tucked="shrimp", tucked_crates=2),
        Boat("shrimp", "deck lobster"),
        Boat("oyster", "salty_captain", 5, card="charter"),
        Boat("tug", towed="dfo char"),
    ]
    me = Seat("cod cod", "cod marina assistant".replace(" assistant", ""), boats, marinas=["tuna cod"], oyster_crates=2, crew_crates=3)
    me.bosuns, me.assistants, me.uses = "cod", "cod", 1
    you = Seat("tuna", "dfo", [Boat("artisan", None, 1), Boat("inuit"), Boat("dfo", None, 3, tucked="oyster")], discarded="salmon")
    return epic(me, you, Seat("char"), crewman=True, crew="bosun - -", trophies=True, meeples=True, trophies_up=(1, 5, 6))


WATCHERS = (None, 0, 1, 2)


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_cards_in_play_and_under_marinas_are_open_and_what_lies_face_down_is_its_owners(seat: int | None) -> None:
    told = table().view(seat).to_json()
    mine, yours = told["seats"][0], told["seats"][1]
    assert mine["marinas"] == [{"tuna": 1, "cod": 1}]
    assert (mine["oyster_crates"], mine["crew_crates"], mine["quartermaster"]) == (2, 3, 1)
    assert (mine["bosuns"], mine["assistants"], mine["levels"]) == ({"cod": 1}, {"cod": 1}, {"cod": 2})
    assert [boat["type"] for boat in mine["boats"]] == ["cod", "shrimp", "oyster", "tug"]
    assert [boat["captained"] for boat in mine["boats"]] == [True, True, True, False]
    assert [boat["captain"] for boat in mine["boats"]] == ["tuna" if seat == 0 else None, None, "salty_captain", None]
    assert (mine["boats"][0]["tucked"], mine["boats"][0]["tucked_crates"]) == ("shrimp" if seat == 0 else True, 2)
    assert yours["boats"][2]["tucked"] == ("oyster" if seat == 1 else True)
    assert (mine["boats"][0]["mate"], mine["boats"][2]["card"], mine["boats"][3]["towed"]) == (True, "charter", 2)
    assert told["row_crew"] == ["bosun", None, None]
    assert [one["trophy"] for one in told["trophies"]] == ["one_type", "most_boats", "most_standard"]
    assert (told["dock_piles"], told["crew_deck"]) == (dict.fromkeys(DOCK, 6), 12)


@pytest.mark.parametrize("seat", WATCHERS)
def test_VI1_whatever_is_hidden_a_view_is_the_same_in_the_expansion(seat: int | None) -> None:
    """Tucked cards, captains put down unseen, cards on tug boats, the crewman deck, other hands: none of it is in a view."""
    game, other = table(), table()
    state = other.state
    for number in range(3):
        if number != seat:
            own = state.own[number]
            for pile in ("hand", "discarded"):
                own[pile][:] = own[pile][::-1].copy()
            for cards in (own["captains"], own["tucked"]):
                cards[cards >= 0] = 6
    state.hidden.captains[state.hidden.captains >= 0] = 9
    state.hidden.holds[:] = state.hidden.holds[:, ::-1].copy()
    state.hidden.crew[:12] = state.hidden.crew[:12][::-1].copy()
    state.hidden.deck[: state.open.deck] = state.hidden.deck[: state.open.deck][::-1].copy()
    assert other.state.tobytes() != game.state.tobytes()
    assert other.view(seat).records.tobytes() == game.view(seat).records.tobytes()
    assert other.view(seat).to_json() == game.view(seat).to_json()


def test_VI1_no_mover_learns_what_a_tug_boat_carries_before_it_is_emptied() -> None:
    game = table()
    play(game, "pickup 3")
    for seat in WATCHERS:
        (told,) = [event for event in game.events_for(seat) if event["kind"] == "picked_up"]
        assert (told["boat"], told["count"]) == (3, 2)
        assert set(told) == {"kind", "ply", "seat", "boat", "count"}
    assert hand(game, 0) == {"cod": 2, "dfo": 1, "char": 1}
    assert game.view(1).to_json()["seats"][0]["hand"] == 4


#: Kinds of event only the seat itself hears of, and the fields only it may read.
PRIVATE_KINDS = {"drew"}
PRIVATE_FIELDS = {("hired", "card"), ("discarded", "card"), ("hired_mate", "card"), ("tucked", "card")}


@pytest.mark.parametrize("seed", range(3))
def test_VI1_events_of_the_expansion_tell_nothing_hidden(seed: int) -> None:
    """Over games with everything: what is private is told to its seat alone, and everything else to all alike."""
    game, random = Game.new(seats=3, line_up=EVERYTHING, epic=True, docks=DOCK, crewman=True, trophies=True, seed=seed), Random(seed)
    while not game.over:
        mover = random.choice(list(game.decisions))
        moves = game.legal(mover)
        game.play(random.choice(moves[1:] or moves) if random.random() < 0.9 else moves[0], mover)
    everything = [event.to_json(everything=True) or {} for event in game.events]
    kinds = {event["kind"] for event in everything}
    assert {"drew", "hired", "discarded", "tucked", "towed"} <= kinds
    for seat in WATCHERS:
        expected = []
        for event in everything:
            mine = seat is not None and event.get("seat") == seat
            if mine or event["kind"] not in PRIVATE_KINDS:
                hidden = {name: None for kind, name in PRIVATE_FIELDS if kind == event["kind"]}
                # everybody sees that a captain came from the deck (HI3)
                expected.append(event if mine or event.get("card") == "deck" else event | hidden)
        assert game.events_for(seat) == expected


def test_VI1_a_card_given_for_a_first_mate_is_discarded_face_down_and_one_under_a_marina_face_up() -> None:
    me = Seat("cod shrimp tuna", "marina", [Boat("shrimp"), Boat("cod", "cod", 1)])
    game = epic(me, Seat("cod"), phase="hire", boats="lobster " * 12)
    play(game, "hire 0 with cod", "mate 1 with tuna", "marina 0 with shrimp")
    assert discard_pile(game) == {"tuna": 1}
    assert not game.state.open.discard.any()
    for seat in WATCHERS:
        told = {event["kind"]: event["card"] for event in game.events_for(seat) if event["kind"] in ("hired_mate", "moored", "hired")}
        assert told == {"hired": "cod" if seat == 0 else None, "hired_mate": "tuna" if seat == 0 else None, "moored": "shrimp"}


def test_VI1_who_is_not_asked_moves_nothing() -> None:
    game = table()
    for seat in (1, 2):
        with pytest.raises(MoveRefused) as refused:
            game.play("pass", seat)
        assert refused.value.code == "not_asked"
    game = position(Seat(), captains=BOTH, line_up=random_line_up(1, 0))
    with pytest.raises(MoveRefused) as refused:
        game.play("pass", 1)
    assert refused.value.code == "no_such_seat"
    assert fleet(game, 1) == []
