"""CR: crewmen; TR, CM: trophies and crab meeples, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from ridback.cards import CREW
from ridback.game import Game
from tests.rules.positions import Boat, Seat, crates, drawn, epic, fleet, hand, heard, legal, licenses, play, position, row


def bought(crew: str, *, held: str = "tuna tuna", owned: str = "", lot: str = "cod", others: tuple[Seat, ...] = (), **rest: Any) -> Game:
    """Seat 0 has bought a license with a crewman by it, for two tuna cards, in an Epic game."""
    line = f"{lot} shrimp lobster"
    me = rest.pop("me", None) or Seat(held, owned)
    game = epic(me, *others, row=line, crew=f"{crew} - -", crewman=True, **rest)
    play(game, f"lot {lot} bid 5", "pass", "pass", "pay tuna tuna")
    return game


def to_phase(game: Game, phase: str) -> None:
    """Everybody declines what can be declined until a phase begins."""
    while game.view(None).to_json()["phase"] != phase:
        play(game, legal(game)[0])


# -- CR2, CR3: where crewmen come from and go -----------------------------------------------------------------------------------------


def test_CR2_when_the_row_is_full_again_one_by_each_license_that_has_none_left_to_right() -> None:
    me = Seat("tuna tuna")
    game = epic(me, row="cod shrimp tuna", crew="- - bosun", licenses="hire_crewman char", crewman=True)
    top = [CREW[kind - 1] for kind in game.state.hidden.crew[:12][::-1].tolist()][:2]
    play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna", "pass", "pass")
    assert row(game) == ["shrimp", "tuna", "char"]
    assert game.view(None).to_json()["row_crew"] == [top[0], "bosun", top[1]], "none doubled"
    assert [(event["crew"], event["slot"]) for event in heard(game, "crew_placed")] == [(top[0], 0), (top[1], 2)]
    assert "hire_crewman" not in row(game)
    assert game.state.open.swept[13] == 1, "it leaves the game"


def test_CR2_two_in_one_refill_count_once_and_without_one_nobody_is_placed() -> None:
    for licenses_, placed in (("hire_crewman hire_crewman char cod", 3), ("char hire_crewman", 0), ("char", 0)):
        game = epic(Seat("tuna tuna"), row="cod shrimp tuna", licenses=licenses_, crewman=True)
        play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna", "pass", "pass")
        assert len(heard(game, "crew_placed")) == placed
        assert game.state.open.crew_deck == 12 - placed


def test_CR2_not_while_the_row_cannot_be_filled() -> None:
    game = epic(Seat("tuna tuna"), row="cod shrimp tuna", licenses="hire_crewman", crewman=True)
    play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna", "pass", "pass")
    assert not heard(game, "crew_placed")
    assert game.state.open.last_round


def test_CR2_while_the_twelve_last_and_used_ones_are_not_reshuffled() -> None:
    game = epic(Seat("tuna tuna"), row="cod shrimp tuna", licenses="hire_crewman char cod", crewman=True)
    game.state.open.crew_deck = 2
    game.state.open.crew_gone[3] = 2
    play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna", "pass", "pass")
    assert [event["slot"] for event in heard(game, "crew_placed")] == [0, 1]
    assert game.state.open.crew_deck == 0


def test_CR3_resolved_at_once_before_the_next_license_is_named() -> None:
    for crew in ("bosun", "assistant", "deckhand"):
        game = bought(crew, held="tuna tuna cod")
        assert game.decisions in ({0: "assign"}, {0: "discard"})
        play(game, legal(game)[0])
        assert game.decisions == {1: "name"}
    for crew in ("artisan", "tug", "storm", "crates", "quartermaster"):
        assert bought(crew).decisions == {1: "name"}


def test_CR3_the_buyer_gets_it_and_only_with_its_license() -> None:
    game = epic(Seat("tuna tuna"), Seat("tuna tuna"), row="cod shrimp lobster", crew="crates quartermaster tug", crewman=True)
    play(game, "lot shrimp bid 4", "bid 5", "pass", "pass", "pay tuna tuna")
    s = game.state.open.at
    assert [(int(s[seat].uses), int(s[seat].crew_crates), int(s[seat].fleet)) for seat in (0, 1)] == [(0, 0, 0), (2, 0, 0)]
    assert game.view(0).to_json()["row_crew"] == ["crates", "tug"], "the others stay with theirs"
    assert row(game) == ["cod", "lobster"]
    assert int(game.state.open.crew_gone.sum()) == 1


def test_CR3_those_by_licenses_that_leave_with_the_row_leave_too() -> None:
    game = epic(row="cod shrimp lobster", crew="crates bosun tug", licenses="char salmon oyster cod", crewman=True)
    play(game, "pass", "pass", "pass")
    assert game.view(0).to_json()["row_crew"] == [None, None, None]
    assert int(game.state.open.crew_gone.sum()) == 3
    assert game.state.open.crew_deck == 12


# -- CR4-CR10 --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "vp", "boats"), [("artisan", 1, 1), ("tug", 0, 0)])
def test_CR4_as_the_dock_card_but_for_price_and_pile(kind: str, vp: int, boats: int) -> None:
    game = bought(kind, me=Seat("tuna tuna cod tuna", "cod"), others=(Seat("cod"),))
    assert [boat.type for boat in fleet(game, 0)] == [kind]
    assert game.view(0).to_json()["dock_piles"][kind] == 6
    sheet = game.scores()[0]
    assert (sheet["boats"], sheet["fleet"]) == (vp, boats)
    play(game, "pass", "pass")
    assert game.decisions == {0: "launch"}
    assert game.state.open.at[0].launches == 2, "no launch is used"
    play(game, "pass")
    assert drawn(game, "cod") == 0, "and none was made"
    assert bool(game.state.open.at[0].boats[0].captained) is (kind == "artisan")


def test_CR4_a_tug_of_the_crew_carries_cards_and_an_artisan_fishes_in_the_same_round() -> None:
    game = bought("tug")
    to_phase(game, "draw")
    assert game.view(0).to_json()["seats"][0]["boats"][0]["towed"] == 1
    game = bought("artisan")
    to_phase(game, "draw")
    assert crates(game, 0) == [1]


def test_CR5_on_one_of_the_buyers_licenses_the_new_one_included() -> None:
    game = bought("bosun", owned="tuna pub king_crab_crates marina dfo")
    assert legal(game) == [f"assign {id}" for id in ("cod", "tuna", "king_crab", "dfo", "pub", "marina")]
    for id in ("cod", "king_crab", "dfo", "pub", "marina"):
        after = game.copy()
        play(after, f"assign {id}")
        told = after.view(1).to_json()["seats"][0]
        assert told["bosuns"] == {id: 1}, "everybody sees where he is"
        assert heard(after, "assigned") == [{"kind": "assigned", "seat": 0, "crew": "bosun", "license": id}]


def test_CR5_captained_boats_of_the_type_catch_one_more_and_several_add_up() -> None:
    boats = [Boat("cod", "cod"), Boat("cod"), Boat("cod", "cod", card="charter"), Boat("tuna", "cod"), Boat("artisan")]
    for n in (1, 2):
        game = epic(Seat("", "", boats, bosuns="cod " * n), phase="fish")
        assert crates(game, 0) == [1 + n, 0, 1 + n, 1, 1]


def test_CR6_until_the_round_ends_the_others_catch_nothing() -> None:
    me, you = (
        Seat("", "", [Boat("cod", "cod")]),
        Seat("", "oyster", [Boat("cod", "cod", tucked="cod"), Boat("oyster", "cod"), Boat("artisan")]),
    )
    game = epic(me, you, me, phase="fish", storm=1, supply=50)
    assert (crates(game, 0), crates(game, 1), crates(game, 2)) == ([1], [(0, 0), 0, 0], [0])
    assert (game.state.open.supply, game.state.open.at[1].oyster_crates) == (49, 0)
    assert game.view(2).to_json()["storm"] == 0
    to_phase(game, "auction")
    assert game.view(2).to_json()["storm"] is None
    to_phase(game, "draw")
    assert crates(game, 1)[0] == (1, 1), "the next round they do"


def test_CR6_a_dfo_boat_of_others_neither_takes_nor_gets_crates_and_its_owners_does_both() -> None:
    giver = Seat("", "", [Boat("cod", "cod", 2)])
    for storm, got, given in ((0, 3, 1), (1, 3, 1), (2, 0, 0), (3, 0, 0)):
        game = epic(Seat("dfo tuna cod", "dfo cod"), giver, phase="launch", storm=storm, supply=50)
        play(game, "launch dfo paying tuna")
        assert (crates(game, 0)[0], 2 - int(game.state.open.at[1].boats[0].crates)) == (got, given)
        assert game.state.open.supply == 50 - got + given
        assert game.state.open.at[0].boats[0].captained


def test_CR6_bought_in_the_auction_it_rages_in_the_same_round() -> None:
    game = bought("storm", me=Seat("tuna tuna", "", [Boat("cod", "cod")]), others=(Seat("", "", [Boat("cod", "cod")]),), supply=50)
    assert game.view(1).to_json()["storm"] == 0
    to_phase(game, "draw")
    assert (crates(game, 0), crates(game, 1)) == ([1], [0])


def test_CR6_cards_still_come_and_a_crates_crewman_still_gets_his_four() -> None:
    boats = [Boat("tug"), Boat("cod", "cod"), Boat("cod", "cod", 4)]
    game = epic(Seat(), Seat("", "salmon swordfish", boats), phase="fish", storm=1, boats="cod shrimp " * 8)
    assert legal(game) == ["pass", "tuck 1", "tuck 2"]
    play(game, "tuck 1 with cod")
    assert legal(game) == ["pass", "swordfish 1"], "boats that could have caught"
    play(game, "swordfish 1")
    assert (hand(game, 1), int(game.state.open.at[1].boats[0].towed)) == ({"shrimp": 1}, 1)
    game = bought("crates", storm=3, supply=50)
    assert (game.state.open.at[0].crew_crates, game.state.open.supply) == (4, 46)


def test_CR7_an_assistant_on_a_license_counts_one_level_not_for_trophies_king_crab_and_points() -> None:
    me = Seat("", "cod cod king_crab_licenses", assistants="cod")
    game = epic(me, phase="fish", trophies=True, trophies_up=(4, 5, 6))
    assert game.view(1).to_json()["seats"][0]["levels"] == {"cod": 3}
    assert game.view(1).to_json()["trophies"][0]["seat"] is None, "not three licenses of one type"
    sheet = game.scores()[0]
    assert (sheet["licenses"], sheet["king_crab"]) == (4 + 4 + 5, 2)


def test_CR8_crates_of_the_crewman_are_money_or_points_but_not_in_the_fleet_and_never_traded() -> None:
    game = bought("crates", owned="processing king_crab_crates", supply=30)
    sheet = game.scores()[0]
    assert (sheet["crewman"], sheet["crates"], sheet["fish"], sheet["king_crab"]) == (4, 0, 0, 0)
    to_phase(game, "draw")
    assert not heard(game, "traded", "processed")
    assert [event["seat"] for event in heard(game, "passed") if event["decision"] in ("process", "trade")] == []
    game = epic(Seat("", "", crew_crates=4), row="cod shrimp lobster")
    play(game, "lot cod bid 4", "pass", "pass", "pay crewman_crate crewman_crate crewman_crate crewman_crate")
    assert (licenses(game, 0), game.scores()[0]["crewman"]) == ({"cod": 1}, 0)


def test_CR9_no_part_of_the_hand_no_money_and_no_captain_two_uses() -> None:
    game = bought("quartermaster")
    told = game.view(1).to_json()["seats"][0]
    assert (told["quartermaster"], told["hand"]) == (2, 0)
    assert game.view(0).money == 0
    game = epic(Seat("", "", [Boat("cod")], uses=2), phase="hire")
    assert game.decisions.get(0) != "hire"
    for uses in (1, 2):
        game = epic(Seat("shrimp " * 5, "shrimp", uses=uses), phase="launch")
        for n in range(uses + 1):
            assert game.decisions == {0: "launch"}
            play(game, "launch shrimp")
            assert game.state.open.at[0].uses == uses - n
        assert game.decisions == {0: "hire"}


def test_CR9_a_use_that_is_left_serves_in_a_later_round() -> None:
    me = Seat("shrimp shrimp shrimp shrimp", "shrimp", uses=2)
    game = epic(me, phase="launch", boats="cod " * 30)
    play(game, "launch shrimp", "launch shrimp", "pass")
    assert game.state.open.at[0].uses == 1
    while game.state.open.round_no == 1 or game.decisions.get(0) != "launch":
        play(game, legal(game)[0])
    play(game, "launch shrimp")
    assert (game.decisions, int(game.state.open.at[0].uses)) == ({0: "launch"}, 1)


def test_CR10_draw_three_then_discard_one_of_the_whole_hand() -> None:
    game = bought("deckhand", held="tuna tuna dfo", boats="shrimp char shrimp cod cod")
    assert drawn(game, "crew") == 3
    assert legal(game) == ["discard shrimp", "discard char", "discard dfo"]
    play(game, "discard dfo")
    assert hand(game, 0) == {"shrimp": 2, "char": 1}
    for seat in (None, 1):
        assert next(event for event in game.events_for(seat) if event["kind"] == "discarded")["card"] is None


# -- TR1 --------------------------------------------------------------------------------------------------------------------------------


def trophies(*seats: Seat, kinds: tuple[int, int, int], phase: str = "fish", **rest: Any) -> list[int | None]:
    """Who has each of three trophies when a phase is over."""
    game = epic(*seats, phase=phase, trophies_up=kinds, trophies=True, **rest)
    return [one["seat"] for one in game.view(0).to_json()["trophies"]]


def test_TR1_three_of_the_six_are_turned_up_by_lot() -> None:
    seen = set()
    for seed in range(40):
        shown = [one["trophy"] for one in Game.new(seats=4, trophies=True, seed=seed).view(0).to_json()["trophies"]]
        assert len(set(shown)) == 3
        seen |= set(shown)
    assert len(seen) == 6


FOUR = [Boat("cod", "cod"), Boat("cod", "deck cod"), Boat("cod", "salty_captain"), Boat("cod", "cod", card="charter")]
TYPES = [Boat("cod", "cod"), Boat("dfo"), Boat("king_crab", "cod", card="charter"), Boat("salmon", "deck cod")]


@pytest.mark.parametrize(
    ("boats", "one_type", "four_types"),
    [
        *[(FOUR, 0, None), (FOUR[:3], None, None), ([*FOUR[:3], Boat("cod")], None, None), ([*FOUR[:3], Boat("artisan")], None, None)],
        *[(TYPES, None, 0), (TYPES[:3], None, None), ([*TYPES[:3], Boat("tuna")], None, None), ([*TYPES[:3], Boat("inuit")], None, None)],
        *[([Boat("dfo")] * 4, 0, None), ([Boat("artisan")] * 4, None, None), ([*FOUR, *TYPES[1:]], 0, 0)],
    ],
)
def test_TR1_four_captained_boats_of_one_type_or_of_four_types(boats: list[Boat], one_type: int | None, four_types: int | None) -> None:
    assert trophies(Seat("", "", boats), kinds=(1, 2, 6)) == [one_type, four_types, None]


@pytest.mark.parametrize(
    ("boats", "reached"),
    [
        *[([Boat("cod", None, 4)] * 3 + [Boat("cod", None, 3)], True), ([Boat("cod", None, 4)] * 3 + [Boat("cod", None, 2)], False)],
        ([Boat("cod", "cod", 4, tucked="cod", tucked_crates=4), Boat("dfo", None, 4), Boat("oyster", None, 3)], True),
        ([Boat("artisan", None, 1)] * 15, True),
    ],
)
def test_TR1_fifteen_crates_in_the_fleet(boats: list[Boat], reached: bool) -> None:
    me = Seat("", "oyster", boats, 20, oyster_crates=20, crew_crates=20)
    assert trophies(me, kinds=(3, 1, 2), storm=2)[0] == (0 if reached else None), "stores do not count"


def test_TR1_three_licenses_of_one_type() -> None:
    for owned, reached in (
        ("cod cod cod", 0),
        ("cod cod tuna", None),
        ("pub pub pub", 0),
        ("king_crab_captains king_crab_crates cod", None),
    ):
        assert trophies(Seat("", owned), kinds=(4, 5, 6))[0] == reached
    assert trophies(Seat("", "king_crab_captains king_crab_crates king_crab_licenses"), kinds=(4, 5, 6))[0] == 0
    assert trophies(Seat("", "marina marina marina"), kinds=(4, 5, 6))[0] == 0


def test_TR1_checked_at_the_end_of_each_phase_ties_to_the_first_in_turn_order() -> None:
    three = Seat("", "cod cod cod")
    for start in (0, 1, 2):
        assert trophies(three, three, three, kinds=(4, 5, 6), start=start)[0] == start
    # reached in phase one by seat 1, which comes after seat 0, whose third license comes no sooner
    game = epic(
        Seat("tuna tuna tuna", "cod cod"),
        Seat(),
        Seat("", "lobster lobster lobster"),
        trophies=True,
        trophies_up=(4, 5, 6),
        row="cod tuna pub",
    )
    assert game.view(0).to_json()["trophies"][0]["seat"] is None, "not before the end of the phase"
    play(game, "lot cod bid 4", "pass", "pass", "pay tuna tuna")
    assert game.view(0).to_json()["trophies"][0]["seat"] is None
    play(game, "pass", "pass")
    assert game.view(0).to_json()["trophies"][0]["seat"] == 0, "both within the phase: turn order"


def test_TR1_within_phase_two_three_and_five_too() -> None:
    game = epic(Seat("", "", [*FOUR[:3], Boat("tug", towed="cod"), Boat("cod")]), phase="hire", trophies=True, trophies_up=(1, 2, 3))
    play(game, "pickup 3", "hire 3 with cod")
    order = [(event["kind"], event.get("trophy")) for event in heard(game, "trophy", "caught")]
    assert order[0] == ("trophy", "one_type"), "phase two's, before anybody fishes"
    fifteen = [Boat("cod", "cod", 3)] * 3 + [Boat("cod", None, 3)]
    game = epic(Seat("", "processing", [*fifteen, Boat("shrimp", None, 1)]), phase="fish", trophies=True, trophies_up=(3, 1, 2))
    assert heard(game, "trophy")[0]["trophy"] == "crates"
    play(game, "process 0 1 2 3")
    assert game.view(0).to_json()["trophies"][0]["seat"] == 0, "never lost"
    assert game.scores()[0]["trophies"] == 5 * len(game.view(0).to_json()["seats"][0]["trophies"])


def test_TR1_most_launched_boats_and_most_standard_licenses_at_the_end_and_a_tie_is_nobodys() -> None:
    two, three = [Boat("cod"), Boat("artisan")], [Boat("inuit"), Boat("tug"), Boat("house_boat"), Boat("dfo"), Boat("tuna")]
    over: dict[str, Any] = {"supply": 0}
    assert trophies(Seat("", "", two), Seat("", "", three), kinds=(5, 6, 3), **over)[:2] == [1, None]
    assert trophies(Seat("", "", two), Seat("", "", three[:4]), kinds=(5, 6, 3), **over)[:2] == [None, None]
    assert trophies(Seat("", "", two), Seat("", "", three), kinds=(5, 6, 3))[:2] == [None, None], "only at the end"
    mine, yours = "cod cod tuna pub", "char oyster salmon swordfish"
    assert trophies(Seat("", mine), Seat("", yours), kinds=(6, 5, 3), **over)[:2] == [1, None]
    assert trophies(Seat("", mine), Seat("", "dfo marina king_crab_crates pub"), kinds=(6, 5, 3), **over)[:2] == [0, None], "standard ones"
    assert trophies(Seat("", mine, assistants="cod"), Seat("", "cod cod tuna"), kinds=(6, 5, 3), **over)[:2] == [None, None]


def test_TR1_five_points_each() -> None:
    game = epic(Seat("", "cod cod cod", [Boat("cod")]), phase="fish", supply=0, trophies=True, trophies_up=(4, 5, 6))
    assert game.over
    assert (game.scores()[0]["trophies"], game.view(0).to_json()["seats"][0]["trophies"]) == (15, [0, 1, 2])


# -- CM1 --------------------------------------------------------------------------------------------------------------------------------


def meeples(*seats: Seat, **rest: Any) -> tuple[dict[str, int], int]:
    """After all have fished: whose meeple each type's is, and how many are left."""
    game = epic(*seats, phase="fish", meeples=True, **rest)
    while game.view(None).to_json()["phase"] == "fishing":
        play(game, "pass")
    told = game.view(0).to_json()
    return told["meeple_of"], told["meeples"]


def test_CM1_the_first_full_boat_of_each_standard_type() -> None:
    mine = [Boat("cod", "cod", 3), Boat("cod", "cod", 3), Boat("char", "cod", 2), Boat("tuna", "cod", 4)]
    assert meeples(Seat("", "", mine), Seat("", "", [Boat("cod", "cod", 3), Boat("char", "cod", 3)])) == ({"cod": 0, "char": 1}, 3)
    assert meeples(Seat("", "", mine), Seat("", "", [Boat("cod", "cod", 3)]), start=1)[0] == {"cod": 1}, "first in turn order"


def test_CM1_no_premium_type_and_no_dock_card_but_charter_boats_as_their_type() -> None:
    boats = [Boat("king_crab", "cod", 3), Boat("dfo", None, 3), Boat("artisan"), Boat("inuit", None, 1)]
    assert meeples(Seat("", "", boats)) == ({}, 5)
    boats = [Boat("salmon", "cod", 3, card="charter"), Boat("king_crab", "cod", 3, card="charter")]
    assert meeples(Seat("", "", boats)) == ({"salmon": 0}, 4)


def test_CM1_full_is_at_its_room_then() -> None:
    boats = [
        Boat("cod", "salty_captain", 2),
        Boat("tuna", "salty_captain", 4),
        Boat("oyster", "cod", 4),
        Boat("shrimp", "cod", 2, tucked="cod"),
    ]
    assert meeples(Seat("", "oyster", boats))[0] == {"tuna": 0, "oyster": 0}
    assert meeples(Seat("", "oyster oyster", boats))[0] == {"tuna": 0}


def test_CM1_at_once_in_launch_order_while_one_is_left() -> None:
    types = ["shrimp", "cod", "lobster", "tuna", "processing", "swordfish"]
    game = epic(Seat("", "", [Boat(kind, "cod", 3) for kind in types]), phase="fish", meeples=True)
    assert [event["type"] for event in heard(game, "meeple")] == types[:5]
    kinds = [event["kind"] for event in heard(game, "meeple", "caught")]
    assert kinds[:4] == ["caught", "meeple"] * 2
    assert game.scores()[0]["meeples"] == 20
    assert game.state.open.meeples == 0


def test_CM1_only_types_of_the_line_up_and_never_lost() -> None:
    line_up = ("shrimp", "cod", "lobster", "tuna", "processing", "king_crab", "pub")
    game = position(Seat("", "processing", [Boat("cod", "cod", 3)]), Seat(), phase="fish", meeples=True, line_up=line_up)
    assert game.scores()[0]["meeples"] == 4
    play(game, "process 0")
    assert game.scores()[0]["meeples"] == 4
