"""A whole game of two in two browsers, by mouse, with all that goes wrong at real tables; somebody looks on to its end."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ridback import records
from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: Two people and as many kinds of decisions as two can have.
TABLE: dict[str, Any] = {
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "line_up": ["processing", "swordfish", "oyster", "salmon", "shrimp", "dfo", "marina"],
    "docks": ["first_mate", "tug"],
    **{"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True},
    "undo": "consent",
    "clock": {"first": 30, "more": 30, "most": 30},
}

#: What is chosen of an answer, without sending it, by what is asked; where it is sent by the first thing that is pressed there is none.
BEGUN: dict[str, Callable[[Player], object]] = {
    "name": lambda player: player.page.locator("article.can .face").first.click(),
    "pay": lambda player: player.page.locator(".tray ul button").first.click(),
    "process": Player.boat,
    "discard_drawn": Player.drawn,
    "tuck": Player.boat,
    "swordfish": Player.boat,
    "take": Player.chip,
    **dict.fromkeys(("launch", "hire", "mate", "marina", "swap", "discard"), Player.card),
}
#: How it is taken back, where the player would go on otherwise: as it was suggested, a step back, or pressed once more.
OTHERWISE: dict[str, Callable[[Player], object]] = {
    "pay": lambda player: player.page.get_by_role("button", name="Suggested").click(),
    "launch": Player.back,
    "process": lambda player: player.page.locator(".own button.tile.picked").first.click(),
    **dict.fromkeys(
        ("hire", "mate", "marina", "swap", "discard", "discard_drawn", "take"),
        lambda player: player.dock.locator("button[aria-pressed='true']").first.click(),
    ),
}
#: What the page asks in one with what comes before is not asked by itself (`open`, `captain`, …); `keep` wants Epic Fleet, and of two
#: nobody needs to say from whom a crate is taken.
KINDS = {*BEGUN, "bid", "trade", "oyster", "assign"}

CHOSEN = """() => [
  document.querySelector("footer[data-asked]").innerText,
  ...[...document.querySelectorAll("[aria-pressed='true'], .picked")].map((one) => [one.className, one.dataset.about, one.innerText].join(" ")),
].join("\\n")"""


def chosen(page: Page) -> str:
    """What is asked, and what has been chosen of an answer."""
    told: str = page.evaluate(CHOSEN)
    return told


class Game:
    """The two of them, in the order of their seats, and who looks on."""

    def __init__(self, table: str, anna: Visitor, ben: Visitor, eve: Visitor) -> None:
        self.table, self.people, self.eve = table, (anna, ben), eve
        self.players = tuple(Player(visitor.page, most_bid=9) for visitor in self.people)
        self.posted: list[str] = []
        for visitor in self.people:
            visitor.page.on("request", lambda request: self.posted.append(request.url) if request.url.endswith("/moves") else None)
        #: What has happened.
        self.reloaded: set[str] = set()
        self.done: set[str] = set()

    def seen(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.people[seat].context.request.get(f"/api/tables/{self.table}/view").json()
        return found

    def both_at(self, ply: int) -> None:
        """All three pages show the game at that ply."""
        for visitor in (*self.people, self.eve):
            expect(visitor.page.locator(f'footer[data-ply="{ply}"][data-busy="false"]')).to_be_visible()

    def turn(self, seat: int) -> None:
        """That seat answers what it is asked; the first time of its kind, with a reload in the middle."""
        player, asked = self.players[seat], self.players[seat].asked
        print(seat, asked, player.dock.get_attribute("data-ply"), flush=True)
        if asked not in self.reloaded:
            self.reload(seat, asked)
        if asked in ("bid", "pay") and f"double click {asked}" not in self.done:
            self.done.add(f"double click {asked}")
            self.posted.clear()
            player.hands = Locator.dblclick
            player.answer(asked)
            player.hands = Locator.click
            assert len(self.posted) == 1
        else:
            player.answer(asked)
        assert self.people[seat].page.locator("footer .notice").count() == 0

    def reload(self, seat: int, asked: str) -> None:
        """What was chosen is still chosen after it, and can be chosen otherwise."""
        player, page = self.players[seat], self.people[seat].page
        fresh = chosen(page)
        if asked in BEGUN:
            BEGUN[asked](player)
            if chosen(page) == fresh:
                return  # the page had chosen all there is to choose
        before = chosen(page)
        page.reload()
        assert player.wait() == asked
        assert chosen(page) == before, asked
        if asked in OTHERWISE:
            OTHERWISE[asked](player)
        self.reloaded.add(asked)


def test_two_people_play_to_the_end(browser: Browser, server: Server) -> None:
    with ExitStack() as stack:
        anna, ben, eve = (stack.enter_context(visiting(browser, server)) for _ in range(3))
        game = begin(anna, ben, eve)
        while game.players[0].asked != "over":
            for seat in (0, 1):
                if game.players[seat].asked not in ("", "over"):
                    game.turn(seat)
            game.both_at(max(game.seen(0)["view"]["ply"], 0))
        print(game.reloaded, KINDS - game.reloaded)
        assert game.reloaded == KINDS


def begin(anna: Visitor, ben: Visitor, eve: Visitor) -> Game:
    """Anna makes the table, Ben has the link, and Eve has it, too, but comes too late for a seat."""
    for visitor, name in ((anna, "Anna"), (ben, "Ben"), (eve, "Eve")):
        expect(visitor.page.get_by_role("heading", name="New table")).to_be_visible()
        assert visitor.context.request.put("/api/me", data={"name": name}).ok
    made = anna.context.request.post("/api/tables", data=TABLE)
    assert made.ok, made.text()
    table = made.json()["id"]
    anna.page.goto(f"/t/{table}")
    link = anna.page.get_by_label("Link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Take a seat").click()
    for visitor in (anna, ben):
        visitor.page.locator("footer[data-asked]").wait_for()
    eve.page.goto(link)
    eve.page.locator("footer[data-asked]").wait_for()
    return Game(table, anna, ben, eve)
