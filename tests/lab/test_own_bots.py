"""Bots of one's own: found by file and by module, and held at arm's length whatever they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridback.errors import ArenaError
from ridback.lab import arena
from ridback.lab.players import maker
from ridback.lab.playing import Conduct
from tests.lab import own

FILE = str(Path(own.__file__))


def conduct(name: str, games: int = 2, against: str = "drifter") -> Conduct:
    """How a bot of own.py does against another."""
    return arena([f"{FILE}:{name}", against], games, seed=1).conduct[0]


def test_found_by_file_and_by_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the folder one is in, and with what lies beside it."""
    (tmp_path / "helping_hand.py").write_text("def pick(moves):\n    return moves[0]\n")
    (tmp_path / "mine.py").write_text(
        "import helping_hand\n\nclass Mine:\n    def choose(self, view):\n        return helping_hand.pick(view.legal())\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", ["", *__import__("sys").path])
    games = [arena([name, "drifter"], 2, seed=1).games for name in ("mine.py:Mine", "mine:Mine", "tests.lab.own:First", f"{FILE}:First")]
    assert games[0] == games[1] == games[2] == games[3]


def test_made_with_a_seed_if_it_takes_one() -> None:
    seeded = maker("tests.lab.own:Seeded")(77)
    assert isinstance(seeded, own.Seeded)
    assert seeded.seed == 77
    assert isinstance(maker("tests.lab.own:First")(77), own.First)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("admirable", "no_such_bot"),
        ("nowhere.py:Bot", "no_such_file"),
        ("no.such.module:Bot", "bot_not_made"),
        (f"{FILE}:Nobody", "no_such_class"),
        (f"{FILE}:number", "no_such_class"),
        (f"{FILE}:Mute", "no_choose"),
        (f"{FILE}:Unmade", "bot_not_made"),
        (f"{FILE}:Unmakable", "bot_not_made"),
        (f"{FILE}:", "no_such_bot"),
        (":Bot", "no_such_bot"),
        ("", "no_such_bot"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_begins(name: str, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        maker(name)
    assert caught.value.code == code


def test_a_file_with_a_mistake_says_which(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("class Bot:\n    def choose(self view): ...\n")
    with pytest.raises(ArenaError) as caught:
        maker(f"{tmp_path / 'broken.py'}:Bot")
    assert caught.value.code == "bot_not_made"
    assert "SyntaxError" in caught.value.details["why"]


@pytest.mark.parametrize("name", ["First", "Seeded", "Compound", "Counting"])
def test_good_bots_have_no_faults(name: str) -> None:
    """Those with a memory and those who answer in one breath, too."""
    one = conduct(name)
    assert one.decisions > 20
    assert one.faults == 0
    assert one.first_fault is None


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Crashing", "RuntimeError: no idea at all"),
        ("Unspeakable", "Error"),
        ("Nonsense", "MoveUnreadable"),
        ("NotItsMove", "MoveRefused"),
        ("Exiting", "SystemExit: 3"),
        ("Cancelled", "GeneratorExit"),
        ("Treacherous", "KeyboardInterrupt"),
    ],
)
def test_bad_bots_lose_their_turn_and_it_is_told(name: str, text: str) -> None:
    """The game goes on to its end by legal defaults; the faults are counted, the first is told."""
    result = arena([f"{FILE}:{name}", "deckhand"], 2, seed=1)
    one, deckhand = result.conduct[0], result.conduct[1]
    assert len(result.games) == 2
    assert 0 < one.faults <= one.decisions
    assert one.faults == sum(game.faults for game in result.games)
    assert deckhand.faults == 0
    assert one.first_fault is not None
    assert text in one.first_fault.text
    assert one.first_fault.game == 1
    assert "\n" not in one.first_fault.text


def test_a_bot_that_changes_the_cards_changes_nothing() -> None:
    """Each time it is a fault, the default is played, and the cards are as they were: games are those of one that always fails."""
    forged, failing = (arena([f"{FILE}:{name}", "deckhand"], 2, seed=1) for name in ("Forger", "Unspeakable"))
    assert [game.scores for game in forged.games] == [game.scores for game in failing.games]
    one = forged.conduct[0]
    assert one.faults == one.decisions > 20
    assert one.first_fault and one.first_fault.text == "ArenaError: values_changed"


def test_a_bot_that_changes_the_cards_when_it_is_made_is_none(tmp_path: Path) -> None:
    bot = tmp_path / "forger.py"
    bot.write_text(
        "from ridback.cards import default_cards\n\n"
        "values = default_cards().values\n"
        "values.setflags(write=True)\n"
        "values.view('u1')[:] = 0\n\n"
        "class Forger:\n    def choose(self, view):\n        return view.legal()[0]\n"
    )
    with pytest.raises(ArenaError) as caught:
        arena([f"{bot}:Forger", "drifter"], 1, seed=1)
    assert (caught.value.code, caught.value.details) == ("values_changed", {"bot": f"{bot}:Forger"})


def test_every_kind_of_nonsense_is_a_fault() -> None:
    one = conduct("Nonsense")
    assert one.decisions > len(own.NONSENSE)
    assert one.faults == one.decisions


def test_a_fault_plays_the_default() -> None:
    """A bot that always fails plays just as one that answers with the default."""
    assert [game.scores for game in arena([f"{FILE}:Exiting", "deckhand"], 2, seed=1).games] == [
        game.scores for game in arena([f"{FILE}:Unspeakable", "deckhand"], 2, seed=1).games
    ]


@pytest.mark.parametrize(("name", "text"), [("Late", "OSError: no more"), ("LateInterrupt", "KeyboardInterrupt")])
def test_a_bot_that_cannot_be_made_later_on_is_at_fault_for_the_game(name: str, text: str) -> None:
    result = arena([f"{FILE}:{name}", "drifter"], 4, seed=1)
    assert [game.faults > 0 for game in result.games] == [False, True, True, True]
    assert result.conduct[0].first_fault is not None
    assert result.conduct[0].first_fault.text == text
