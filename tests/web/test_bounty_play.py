"""Arctic Bounty played through the page alone: every kind of decision, and whole games of three set-ups."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from ridback.cards import DOCK, PREMIUM, STANDARD
from ridback.events import DECISIONS, KINDS
from ridback.game import Game
from ridback.moves import TABLE
from tests.web import decisions
from tests.web.conftest import Server, visiting
from tests.web.player import Player, enter, tap

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Cleo", "Dan", "Eva")
QUIET = """delete window.SharedWorker;
window.EventSource = class extends EventTarget {
  constructor() { super(); setTimeout(() => this.dispatchEvent(new Event("open"))); }
  close() {}
};"""


def test_the_decisions_the_client_is_tested_with_are_those_of_the_rules() -> None:
    assert json.loads(decisions.FILE.read_text("utf-8")) == decisions.told(), "write it anew: python -m tests.web.decisions"


def test_the_events_the_client_is_tested_with_are_those_of_the_rules() -> None:
    told = json.loads(decisions.EVENTS_FILE.read_text("utf-8"))
    assert told == decisions.events(), "write it anew: python -m tests.web.decisions"
    assert {event["kind"] for event in told} == {kind.name for kind in KINDS.values()}


class Table:
    """A table in front of a game that began in the middle: the page's requests are answered from the rules, without a server's log."""

    def __init__(self, page: Page, game: Game) -> None:
        self.page, self.game = page, game
        #: What was sent, as atoms.
        self.sent: list[str] = []
        page.route("**/api/tables/t/**", self._answer)
        page.route("**/api/cards?table=t", lambda route: route.continue_(url=route.request.url.split("?")[0]))

    def _answer(self, route: Route) -> None:
        what = route.request.url.rsplit("/", 1)[1]
        if what == "moves":
            posted: dict[str, Any] = route.request.post_data_json or {}
            assert posted["ply"] == self.game.asked_at(0)
            self.sent += [move.text for move in self.game.play(posted["move"], 0)]
            self._others()
            route.fulfill(json={"ply": self.game.ply, "last": self.game.ply, "view": self._view()})
        elif what == "log":
            route.fulfill(json={"events": self.game.events_for(0), "last": self.game.ply})
        else:
            route.fulfill(json={"table": self._table(), "view": self._view(), "last": self.game.ply})

    def _others(self) -> None:
        while self.game.decisions and 0 not in self.game.decisions:
            seat = next(iter(self.game.decisions))
            self.game.play(self.game.legal(seat)[0], seat)

    def _view(self) -> dict[str, Any]:
        return self.game.view(0).to_json()

    def _table(self) -> dict[str, Any]:
        seats = [{"kind": "human", "name": name, "bot": None} for name in NAMES[: self.game.setup.seats]]
        options: dict[str, Any] = {"line_up": [], "docks": [], "captains": [], "pace": "normal", "preset": None, "changed": False}
        options |= dict.fromkeys(("gone_fishin", "crewman", "trophies", "meeples", "epic"), False)
        return {"id": "t", "status": "running", "seats": seats, "you": 0, "options": options}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("device", "width", "height", "hands"), [("desktop", 1440, 900, enter), ("phone", 390, 844, tap)], ids=["keyboard", "touch"]
)
def test_every_decision(browser: Browser, server: Server, device: str, width: int, height: int, hands: Callable[[Locator], None]) -> None:
    """Each is put on the page, looked at, and answered there, by keyboard and by touch; the rules take what is sent."""
    seen, sent = set(), set()
    with visiting(browser, server, width, height) as anna:
        anna.context.add_init_script(QUIET)
        for name, game, answers in list(decisions.decisions()):
            kind = game.decisions[0]
            table = Table(anna.page, game)
            anna.page.goto("/t/t")
            player = Player(anna.page, most_bid=20, hands=hands)
            assert player.wait() == kind, name
            anna.fits()
            anna.shot(f"{device}-decision-{name}")
            if any(answer.move and answer.move["do"] == "pickup" for answer in answers):
                player.pick_up()
                assert table.sent.pop().startswith("pickup"), name
                assert player.wait() == kind, "the same decision stands"
                sent.add("pickup")
            player.answer(kind)
            assert table.sent, name
            seen.add(kind)
            sent.update(move.split()[0] for move in table.sent)
            anna.page.unroute_all()
            anna.page.evaluate("sessionStorage.clear()")
    assert seen == set(DECISIONS) - {None}
    # but passing, a button in the corner, and what the first card on offer does not bring: whole games launch and buy
    assert sent >= {move.name for move in TABLE} - {"pass", "launch", "charter", "buy"}


BOT = {"kind": "bot", "bot": "deckhand"}
EVERYTHING: dict[str, Any] = {"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True}
LINE_UP = ["shrimp", "cod", "oyster", "char", "swordfish", "dfo", "marina"]
GAMES: dict[str, dict[str, Any]] = {
    "epic": {"seats": [{"kind": "me"}, *[BOT] * 5], "line_up": [*STANDARD, *PREMIUM], "docks": list(DOCK), "epic": True, **EVERYTHING},
    "two-and-a-captain": {
        "seats": [{"kind": "me"}, BOT],
        "line_up": LINE_UP,
        "docks": ["first_mate", "salty_captain"],
        "captains": ["kirkman"],
        **EVERYTHING,
    },
    "solo": {
        "seats": [{"kind": "me"}],
        "line_up": ["shrimp", "lobster", "processing", "salmon", "tuna", "king_crab", "marina"],
        "docks": ["tug", "house_boat"],
        "captains": ["tc", "kirkman"],
        **EVERYTHING,
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game(browser: Browser, server: Server, name: str) -> None:
    """From the first decision to the score sheet, by what is on the page."""
    with visiting(browser, server) as anna:
        page = anna.page
        page.get_by_role("heading", name="New table").wait_for()
        made = page.request.post("/api/tables", data=GAMES[name] | {"pace": "instant"})
        assert made.status == 201, made.text()
        page.goto(f"/t/{made.json()['id']}")
        player = Player(page, most_bid=9)
        while (asked := player.wait()) != "over":
            if player.dock.locator(".answers .pickup").count() and player.answered["pickup"] < player.answered["launch"] // 4:
                player.pick_up()
            else:
                player.answer(asked)
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        anna.shot(f"desktop-{name}-over")
        assert len(sheet.locator("thead .name").all_inner_texts()) == len(GAMES[name]["seats"]) + len(GAMES[name].get("captains", ()))
        assert player.answered["launch"] and player.answered["hire"]
        log = page.get_by_role("log").inner_text()
        assert "The game is over" in log
        assert not any(word in log for word in ("undefined", "{", "log-", "_"))
