"""Atoms gathered into questions: what one answers in one go is one of them, and its text can be played."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator

import pytest

from ridback import words
from ridback.events import DECISIONS
from ridback.game import Game
from ridback.moves import TABLE
from ridback.review import asking
from ridback.review.asking import Step
from ridback.review.naming import about, compound, named
from ridback.review.telling import Reviewer
from tests.some_setups import some_setup


def played(seed: int) -> Game:
    """A game of random moves, of any set-up."""
    chance = random.Random(seed)
    game = Game(some_setup(chance), seed=seed)
    while not game.over:
        seat = chance.choice(list(game.decisions))
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def steps(game: Game, seat: int) -> list[Step]:
    return [
        asking.step(before, seat, TABLE[number])
        for before, (mover, number) in zip(asking.stages(game), game.moves, strict=True)
        if mover == seat
    ]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [played(seed) for seed in range(24)]


def asked(game: Game) -> Iterator[tuple[int, list[Step]]]:
    for seat in range(game.setup.seats):
        for question in asking.questions(steps(game, seat)):
            yield seat, question


def test_every_atom_of_the_seat_is_in_one_question(games: list[Game]) -> None:
    for game in games[:6]:
        for seat in range(game.setup.seats):
            gathered = [one.ply for question in asking.questions(steps(game, seat)) for one in question]
            assert gathered == [ply for ply, (mover, _) in enumerate(game.moves) if mover == seat]


def test_an_answer_is_one_text_that_can_be_played(games: list[Game]) -> None:
    kinds = set()
    for game in games:
        for seat, question in asked(game):
            text = compound(question[0].view, [one.move for one in question])
            atoms = [move.text for move in asking.at_ply(game, question[0].ply).read(text, seat).atoms]
            made = [one.move.text for one in question]
            assert made in (atoms, [*atoms, "pass"]), text  # a set of one boat, and done
            kinds.add(question[0].kind)
    assert kinds >= {"name", "bid", "pay", "launch", "hire", "process", "tuck", "mate", "marina", "take_seat", "swap", "keep"}


def test_every_question_and_answer_is_told_in_words(games: list[Game], caplog: pytest.LogCaptureFixture) -> None:
    kinds = set()
    with caplog.at_level(logging.WARNING, "ridback.words"):
        for game in games:
            reviewer = Reviewer(words.words(), game.setup.seats, game.setup.captains)
            for _, question in asked(game):
                first = question[0]
                told = [
                    reviewer.asked(first.kind, about(first)),
                    reviewer.answer(first.kind, [named(one.view, one.move) for one in question]),
                ]
                assert not any("_" in text or "None" in text for text in told), told
                kinds.add(first.kind)
    assert not caplog.records
    halves = {"open", "captain", "mate_card", "marina_card", "take", "tuck_card"}  # as a rule the second half of an answer
    assert kinds >= {*filter(None, DECISIONS)} - halves


@pytest.mark.parametrize("kind", list(filter(None, DECISIONS)))
def test_every_kind_of_question_has_its_words(kind: str) -> None:
    assert f"review-asked-{kind.replace('_', '-')}" in words.words()


def test_what_is_asked_at_once_is_one_question() -> None:
    game = Game.new(seats=2, seed=3, gone_fishin=True)
    first = game.decision
    assert first is not None
    game.play("lot 0 bid 9")
    while game.decisions.get(first.seat) != "pay":
        game.play("pass")
    suggested = game.view(first.seat).to_json()["decision"]["suggested"]
    game.play({"do": "pay", "parts": suggested})
    texts = [compound(question[0].view, [one.move for one in question]) for question in asking.questions(steps(game, first.seat))]
    assert len(texts) == 2
    assert texts[0].startswith("lot ") and texts[0].endswith(" bid 9")
    assert texts[1].startswith("pay ") and len(texts[1].split()) == 1 + len(suggested) > 2


def test_a_lot_that_lies_there_twice_is_named_by_its_place() -> None:
    for seed in range(40):
        game = Game.new(seats=4, seed=seed)
        row = game.view(None).to_json()["row"]
        legal = [move for move in game.legal() if move.name == "lot"]
        assert legal
        for move in legal:
            seat = next(iter(game.decisions))
            text = compound(game.view(seat), [move])
            assert game.read(text, seat).atoms == (move,)
            assert text.split()[1].isdecimal() == (row.count(row[int(move.argument or 0)]) > 1)
