"""Saved games: there and back, replayed in part, and every kind of damage found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from ridback import records, words
from ridback.cards import BOATS, LICENSES as ALL_LICENSES, Cards
from ridback.errors import SaveError
from ridback.game import RULES, Game
from ridback.given import Given
from ridback.moves import TABLE
from tests.rules.positions import deck, hand, license_deck, row

Saved = dict[str, Any]


def played(seed: int = 0, plies: int = 10**6, **setup: Any) -> Game:
    """A game of random moves."""
    game, random = Game.new(seed=seed, **setup), Random(seed)
    while game.ply < plies and not game.over:
        seat = random.choice(list(game.decisions))
        game.play(random.choice(game.legal(seat)), seat)
    return game


def given_all(seats: int = 2) -> Given:
    """Hidden orders as they might come from elsewhere: those of another seed, told as lists of ids."""
    other = Game.new(seats=seats, seed=99)
    box = other.state.hidden.removed.tolist()
    return Given(
        start=1,
        boats=deck(other),
        hands=[[id for id, n in hand(other, seat).items() for _ in range(n)] for seat in range(seats)],
        licenses=license_deck(other),
        row=row(other),
        removed=[ALL_LICENSES[k] for k, n in enumerate(box) for _ in range(n)],
    )


GAMES: list[Callable[[], Game]] = [
    Game.new,
    lambda: played(1, 40, seats=2),
    lambda: played(2, seats=2, gone_fishin=True),
    lambda: played(2**64 - 1, seats=3),
    lambda: played(4, seats=4, gone_fishin=True),
    lambda: played(5, 60, seats=3, cards=Cards({"licenses": {"pub": {"cost": 7}}, "table": {"boat_room": 3}})),
    lambda: played(6, 90, seats=2, given=given_all()),
    lambda: played(6, seats=2, given=Given(start=0)),
]


@pytest.mark.parametrize("make", GAMES)
def test_there_and_back(make: Callable[[], Game], tmp_path: Path) -> None:
    game = make()
    path = tmp_path / "game.json"
    records.save(game, path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    assert records.load(path) == json.loads(json.dumps(game.to_json())) == json.loads(path.read_text("utf-8"))
    for again in (records.verify(path), records.replay(path), Game.from_json(game.to_json())):
        assert again.state.tobytes() == game.state.tobytes()
        assert again.moves == game.moves
        assert again.events == game.events
        assert again.decisions == game.decisions
        assert again.to_json() == game.to_json()


@pytest.mark.parametrize("make", GAMES)
def test_a_loaded_game_goes_on_as_the_other(make: Callable[[], Game]) -> None:
    game = make()
    again = Game.from_json(game.to_json())
    random = Random(0)
    while not game.over:
        move = random.choice(game.legal())
        game.play(move)
        again.play(move)
        assert again.state.tobytes() == game.state.tobytes()
    assert again.to_json() == game.to_json()


def test_what_is_in_a_saved_game() -> None:
    game = played(3, 5, seats=3)
    saved = game.to_json()
    assert saved == {
        "ridback": RULES,
        "setup": {"seats": 3, "line_up": ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"], "gone_fishin": False},
        "seed": "3",
        "moves": [f"{seat} {move}" for seat, move in zip([s for s, _ in game.moves], texts(game), strict=True)],
    }
    ended = played(3, seats=3)
    assert ended.result is not None
    assert ended.to_json()["end"] == {
        "reason": ended.result["reason"],
        "winners": ended.result["winners"],
        "totals": [score["total"] for score in ended.scores()],
    }


def texts(game: Game) -> list[str]:
    return [TABLE[number].text for _, number in game.moves]


@pytest.mark.parametrize("ply", [0, 1, 17, None])
def test_replay_to_a_ply(tmp_path: Path, ply: int | None) -> None:
    game = played(3)
    path = tmp_path / "game.json"
    records.save(game, path)
    part = records.replay(path, ply)
    assert part.moves == game.moves[:ply]
    assert part.state.tobytes() == (played(3, ply) if ply is not None else game).state.tobytes()


@pytest.mark.parametrize("ply", [-1, 10**6])
def test_there_is_no_such_ply(tmp_path: Path, ply: int) -> None:
    game = played(3, 20)
    path = tmp_path / "game.json"
    records.save(game, path)
    with pytest.raises(SaveError) as error:
        records.replay(path, ply)
    assert (error.value.code, error.value.details) == ("no_such_ply", {"ply": ply, "most": 20})


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    records.save(played(1, 3), path)
    before = path.read_bytes()
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("no room")))
    with pytest.raises(OSError, match="no room"):
        records.save(played(1, 10), path)
    assert path.read_bytes() == before


# -- damage -------------------------------------------------------------------------------------------------------------------------


def change(*path: str | int, to: Any) -> Callable[[Saved], Any]:
    """A change of one value of a saved game."""

    def damage(saved: Saved) -> Saved:
        at: Any = saved
        for key in path[:-1]:
            at = at.setdefault(key, {}) if isinstance(at, dict) else at[key]
        at[path[-1]] = to
        return saved

    return damage


def leave_out(*path: str) -> Callable[[Saved], Any]:
    def damage(saved: Saved) -> Saved:
        at: Any = saved
        for key in path[:-1]:
            at = at[key]
        del at[path[-1]]
        return saved

    return damage


SEVEN = ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"]
GIVEN = given_all().to_json()
SHORT = {"boats": GIVEN["boats"][:-1], "hands": GIVEN["hands"]}
LICENSES = {key: GIVEN[key] for key in ("licenses", "row", "removed")}


def is_premium(id: str) -> bool:
    return id == "pub" or id.startswith("king_crab")


def another_box() -> dict[str, Any]:
    """The given licenses with a premium one out of the deck in the box, where a standard one was."""
    deck, box = list(LICENSES["licenses"]), list(LICENSES["removed"])
    i, j = next(i for i, id in enumerate(deck) if is_premium(id)), next(j for j, id in enumerate(box) if not is_premium(id))
    deck[i], box[j] = box[j], deck[i]
    return LICENSES | {"licenses": deck, "removed": box}


def premium_on_top() -> dict[str, Any]:
    """The given licenses with a premium one where two rows of standard ones must lie."""
    deck = list(LICENSES["licenses"])
    i = next(i for i, id in enumerate(deck) if is_premium(id))
    deck[1], deck[i] = deck[i], deck[1]
    return LICENSES | {"licenses": deck}


#: Changes of one value: the code, where, and to what (each of a list).
CHANGES: list[tuple[str, tuple[str | int, ...], list[Any]]] = [
    ("unreadable", ("moves",), ["0 pass", None, {}]),
    ("unreadable", ("setup",), [[2], None, "base"]),
    ("unreadable", ("setup", "line_up"), [None, {}]),
    ("other_rules", ("ridback",), ["0", int(RULES), None]),
    ("seed", ("seed",), [7, None, "", "-1", "0x7", "7.0", " 7", "٧", "²", str(2**64), "2" * 20, "9" * 5000, ["7"]]),
    ("seats", ("setup", "seats"), [0, 7, "2", None, 2.0, True, [2]]),
    ("captains", ("setup", "seats"), [1]),
    ("captains", ("setup", "captains"), [["tc", "kirkman"]]),
    ("no_such_captain", ("setup", "captains"), [["ahab"]]),
    ("yes_or_no", ("setup", "gone_fishin"), [1, "yes", None]),
    ("yes_or_no", ("setup", "epic"), [1]),
    ("epic_seats", ("setup", "epic"), [True]),
    ("docks", ("setup", "docks"), [["tug"], ["tug", "inuit", "artisan"]]),
    ("no_such_dock_card", ("setup", "docks"), [["tug", "pier"]]),
    ("line_up", ("setup", "line_up"), [[], SEVEN[:6], [*SEVEN, "salmon"]]),
    ("chosen_twice", ("setup", "line_up"), [[*SEVEN, "cod"], [*SEVEN[:6], "pub"]]),
    ("no_such_license", ("setup", "line_up"), [[*SEVEN[:6], "wharfside_casino"], [*SEVEN[:6], 3]]),
    ("no_such_line_up", ("setup", "line_up"), ["bass"]),
    ("unknown_choice", ("setup", "salvage_yard"), [True]),
    ("cards", ("setup", "cards"), [[], [1], "x", 3, False, {"boat": {}}, {"boats": 3}, {"boats": {"perch": {}}}]),
    ("cards", ("setup", "cards", "boats", "cod", "vp"), [-1, 100, "2", 2.0, True, None, [2]]),
    ("cards", ("setup", "cards", "boats", "cod", "from"), ["house"]),
    ("cards", ("setup", "cards", "levels", "cod_draw"), [[1, 2, 3], [1, 2, 3, 4, 5], 3, [1, 2, 3, [4]], "1234"]),
    ("cards", ("setup", "cards", "levels", "lobster_draw_1"), [[1, 2], [[1, 1], [4]], [[1, 1], [4, 2, 3]], [[1, 1]]]),
    ("cards", ("setup", "cards", "licenses", "king_crab", "count"), [4]),
    ("too_few_boats", ("setup", "cards", "boats", "cod", "count"), [0, 1]),
    ("too_many_boats", ("setup", "cards", "boats"), [{id: {"count": 99} for id in BOATS[:6]}]),
    ("too_few_licenses", ("setup", "cards", "licenses"), [{id: {"count": 1} for id in SEVEN[:5]}]),
    ("too_few_licenses", ("setup", "cards", "licenses"), [{"pub": {"count": 2}, "king_crab": {"count": 0}}]),
    ("too_many_licenses", ("setup", "cards", "licenses", "pub", "count"), [34, 99]),
    ("unreadable_move", ("moves", 3), [None, 7, "", "pass", "0", "0  pass", "x pass", "-1 pass", "+0 pass", "6 pass", ["0 pass"]]),
    ("unreadable_move", ("moves", 3), ["0 dance", "0 lot cod", "0 Pass", "0 pass ", "0 bid 256", "0 pay cod cod"]),
    ("unreadable_move", ("moves", 3), ["9" * 30 + " pass", "9" * 5000 + " pass"]),
    ("illegal_move", ("moves", 3), ["0 trade", "5 pass", "1 bid 255", "1 lot 5", "0 hire 47"]),
    ("other_end", ("end",), [None, {}]),
    ("other_end", ("end", "reason"), ["luck", None]),
    ("other_end", ("end", "totals", 0), [999]),
    ("other_end", ("end", "winners"), [[], [0, 1]]),
    ("given_unreadable", ("given",), [None, [], {"x": 1}, {"boats": "cod"}, {"boats": [1]}, {"hands": {}}, {"row": None}]),
    ("given_unreadable", ("given",), [{"hands": ["cod"]}, {"hands": [[1]]}, {"reshuffles": [3]}, {"reshuffles": "cod"}]),
    ("given_start", ("given", "start"), [2, -1, "0", 1.0, True, [0]]),
    ("given_together", ("given",), [{"boats": GIVEN["boats"]}, {"hands": GIVEN["hands"]}]),
    ("given_together", ("given",), [{"row": GIVEN["row"], "removed": GIVEN["removed"]}]),
    ("given_unknown_card", ("given",), [GIVEN | {"boats": ["perch", *GIVEN["boats"][1:]]}, GIVEN | {"row": ["perch", "cod"]}]),
    ("given_unknown_card", ("given",), [{"reshuffles": [["perch"]]}]),
    ("given_cards", ("given", "boats"), [GIVEN["boats"][:-1], [*GIVEN["boats"], "cod"]]),
    ("given_cards", ("given", "hands"), [GIVEN["hands"][:1], [*GIVEN["hands"], []]]),
    ("given_cards", ("given", "row"), [GIVEN["row"][:1], [*GIVEN["row"], "cod"]]),
    ("given_cards", ("given",), [LICENSES | {"row": GIVEN["row"][:1], "licenses": [*GIVEN["licenses"], GIVEN["row"][1]]}]),
    ("given_licenses", ("given",), [another_box(), premium_on_top()]),
    ("given_reshuffles", ("given",), [{"reshuffles": [[]] * 25}, {"reshuffles": [["cod"] * 193]}]),
]
DAMAGES: list[tuple[str, Callable[[Saved], Any]]] = [
    *[(code, change(*where, to=value)) for code, where, values in CHANGES for value in values],
    ("unreadable", lambda saved: [saved]),
    ("unreadable", lambda _: None),
    ("unreadable", lambda _: "game"),
    ("unreadable", leave_out("moves")),
    ("unreadable", leave_out("setup")),
    ("other_rules", leave_out("ridback")),
    ("seed", leave_out("seed")),
    ("seats", leave_out("setup", "seats")),
    ("illegal_move", lambda saved: saved | {"moves": saved["moves"][1:]}),
    ("illegal_move", lambda saved: saved | {"moves": [*saved["moves"], "0 pass"]}),
    ("other_end", lambda saved: saved | {"moves": saved["moves"][:-1]}),
]


def finished() -> Saved:
    """A saved game of two that is over, with hidden orders given."""
    return json.loads(json.dumps(played(1, seats=2, given=given_all()).to_json()))  # type: ignore[no-any-return]


@pytest.mark.parametrize(("code", "damage"), DAMAGES, ids=[f"{code}-{n}" for n, (code, _) in enumerate(DAMAGES)])
def test_damage_is_found(code: str, damage: Callable[[Saved], Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(damage(finished())), "utf-8")
    with pytest.raises(SaveError) as error:
        records.verify(path)
    assert error.value.code == code
    assert json.loads(json.dumps(error.value.details)) == error.value.details


FILES = {
    "not_json": [b"", b"{", b"\xff\xfe", b"[" * 100_000, b"{'ridback': 1}", b"\xef\xbb\xbf{}", b"NaN!", b'{"seed": ' + b"9" * 5000 + b"}"],
    "unreadable": [b"[]", b"3", b"null", b'"game"', b"NaN", b"{}"],
}


@pytest.mark.parametrize(("code", "content"), [(code, content) for code, contents in FILES.items() for content in contents])
def test_files_that_are_no_saved_games(code: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    for read in (records.verify, records.replay, lambda path: records.replay(path, 0)):
        with pytest.raises(SaveError) as error:
            read(path)
        assert error.value.code == code


def test_no_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(SaveError) as error:
            records.verify(path)
        assert error.value.code == "no_file"


def test_a_given_reshuffle_that_does_not_fit() -> None:
    """It is found when it comes, not before."""
    whole = played(5, seats=4)
    assert whole.state.open.reshuffles
    saved = whole.to_json() | {"given": {"reshuffles": [["cod", "cod"]]}}
    with pytest.raises(SaveError) as error:
        Game.from_json(saved)
    assert (error.value.code, error.value.details["number"]) == ("given_reshuffles", 0)
    before = next(ply for ply in range(whole.ply) if played(5, ply, seats=4).state.open.reshuffles) - 1
    part = {key: saved[key] for key in saved if key != "end"} | {"moves": saved["moves"][:before]}
    assert Game.from_json(part).ply == before


def test_every_code_has_a_sentence() -> None:
    text = words.source("en")
    codes = {code for code, _ in DAMAGES} | set(FILES) | {"no_file", "no_such_ply"}
    assert not [code for code in codes if f"\nerror-save-{code.replace('_', '-')} =" not in text]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from([*SEVEN, "0 pass"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
PLACES = st.sampled_from(
    [
        *[("moves",), ("moves", 0), ("moves", 5), ("seed",), ("ridback",), ("setup",), ("setup", "seats"), ("setup", "line_up")],
        *[("setup", "gone_fishin"), ("setup", "cards"), ("setup", "cards", "boats"), ("setup", "cards", "levels", "cod_draw"), ("end",)],
        *[("setup", "cards", "levels", "lobster_draw_1"), ("setup", "cards", "boats", "cod", "count"), ("given",), ("given", "start")],
        *[("given", "boats"), ("given", "hands"), ("given", "row"), ("given", "reshuffles"), ("end", "totals"), ("end", "winners", 0)],
    ]
)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(place=PLACES, to=JSON)
def test_whatever_is_damaged_nothing_but_a_save_error_is_raised(place: tuple[str | int, ...], to: Any) -> None:
    saved = change(*place, to=to)(finished())
    try:
        game = Game.from_json(saved)
    except SaveError:
        return
    again = game.to_json()
    assert again | {"end": saved.get("end", again.get("end"))} == again, "what is taken says the same as what comes of it"
