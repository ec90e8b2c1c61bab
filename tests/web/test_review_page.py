"""How a finished game went, in the browser: a server's own review, whose search is only quicker than otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import PROGRAM, STATIC, Server, Visitor, visiting
from tests.web.player import Player, set_up
from tests.web.test_advice import at_both, press
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: `ridback` with searches of a few iterations: what is tested is the page, not how well it is advised.
QUICK = (
    """
from dataclasses import replace
from ridback import bots, review
for name, level in bots.LEVELS.items():
    bots.LEVELS[name] = replace(level, iterations=min(level.iterations, 60))
review.judging.PLAYOUTS = 40
"""
    + PROGRAM
)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that searches little."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built (make client)")
    running = Server(tmp_path_factory.mktemp("quick"), QUICK)
    running.start()
    try:
        yield running
    finally:
        running.stop()


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end, in one's own seat too; the id of the table."""
    ask = visitor.context.request
    expect(visitor.page.get_by_role("heading", name="New table")).to_be_visible()  # by now we are known
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "deckhand"}, {"kind": "bot", "bot": "drifter"}]
    made: str = ask.post("/api/tables", data={"seats": seats, "pace": "instant"}).json()["id"]
    assert ask.post(f"/api/tables/{made}/seats/0/bot", data={"bot": "drifter"}).ok
    for _ in range(300):
        if ask.get(f"/api/tables/{made}").json()["status"] == "over":
            return made
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots did not come to an end")


def reviewed(visitor: Visitor, table: str, seat: int) -> Any:
    """The review as the server tells it, when it is ready."""
    told: Any = visitor.context.request.get(f"/api/tables/{table}/review?seat={seat}").json()
    assert told["status"] == "ready"
    return told["review"]


def percent(chance: float) -> str:
    """A chance as the page writes it."""
    if 0 < chance < 0.01:
        return "<1%"
    return ">99%" if 0.99 < chance < 1 else f"{int(100 * chance + 0.5)}%"


def chosen(page: Page) -> int:
    """The place of the decision that is looked at, from 0."""
    return int(page.get_by_role("slider").get_attribute("aria-valuenow") or 0) - 1


@at_both
def test_from_the_score_sheet_to_the_worst_decisions(browser: Browser, quick: Server, device: str, width: int, height: int) -> None:
    """The curve, the worst decisions with what was better, every decision, and the mistakes alone; what is told is the server's review."""
    with visiting(browser, quick, width, height) as anna:
        page = anna.page
        table = finished(anna)
        page.goto(f"/t/{table}")
        press(width, page.get_by_role("dialog").get_by_role("link", name="Review"))
        page.wait_for_url(f"**/t/{table}/review")
        expect(page.get_by_role("slider")).to_be_visible(timeout=60_000)
        review = reviewed(anna, table, 0)
        decisions, worst = review["decisions"], review["worst"]
        assert len(decisions) > 10
        assert page.locator("svg .curve").count() == 3
        rounds = page.locator("svg text.tick").all_text_contents()
        assert rounds[:5] == ["0%", "25%", "50%", "75%", "100%"]
        assert rounds[5] == "1"

        cards = page.locator("ol.worst li")
        assert cards.count() == len(worst) > 0, "a drifter who made no mistake"
        for card, place in zip(cards.all(), worst, strict=True):
            one = decisions[place]
            expect(card).to_contain_text(f"Round {one['round']}")
            expect(card).to_contain_text(percent(one["chance"]))
            expect(card).to_contain_text(percent(one["best_chance"]))
            expect(card).to_contain_text(re.compile(r"(\d+ points|one point) lost"))
        assert chosen(page) == worst[0]
        press(width, cards.last.locator("button"))
        assert chosen(page) == worst[-1]
        look(anna, f"{device}-review")

        rows = page.locator(".right ul button")
        assert rows.count() == len(decisions)
        page.get_by_label("Only mistakes").check()
        assert rows.count() == sum(one["mistake"] for one in decisions)
        anna.fits()
        page.locator("main").screenshot(path=f"artifacts/{device}-review-mistakes.png")


@at_both
def test_the_plot_by_touch_and_by_keys(browser: Browser, quick: Server, device: str, width: int, height: int) -> None:
    """The line follows; the address does too, and leads back to the same seat and decision."""
    with visiting(browser, quick, width, height) as anna:
        page = anna.page
        table = finished(anna)
        page.goto(f"/t/{table}/review/1")
        plot = page.get_by_role("slider")
        expect(plot).to_be_visible(timeout=60_000)
        decisions = reviewed(anna, table, 1)["decisions"]
        plot.focus()
        page.keyboard.press("Home")
        assert chosen(page) == 0
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        assert chosen(page) == 2
        page.keyboard.press("End")
        assert chosen(page) == len(decisions) - 1
        assert page.url.endswith(f"/t/{table}/review/1/{decisions[-1]['ply']}")
        line = page.locator("line.here")
        before = float(line.get_attribute("x1") or 0)
        box = plot.bounding_box()
        assert box
        x = box["width"] / 2
        if width < 500:
            plot.tap(position={"x": x, "y": 60})
        else:
            plot.click(position={"x": x, "y": 60})
        at = float(line.get_attribute("x1") or 0)
        assert abs(at - x) < box["width"] / 10 < before - at
        place = chosen(page)
        assert 0 < place < len(decisions) - 1
        page.reload()
        expect(plot).to_be_visible(timeout=60_000)
        assert chosen(page) == place
        assert page.get_by_role("radio", checked=True).inner_text().startswith("Deckhand")
        press(width, page.get_by_role("radio", name="Drifter"))
        expect(page.get_by_role("radio", name="Drifter")).to_be_checked()
        expect(plot).to_be_visible(timeout=60_000)
        assert page.url.endswith(f"/t/{table}/review/2")


@at_both
def test_while_the_server_works(browser: Browser, quick: Server, device: str, width: int, height: int) -> None:
    """How far it is; and if it cannot be had, why."""
    with visiting(browser, quick, width, height) as anna:
        page = anna.page
        table = finished(anna)
        said: list[Any] = [{"status": "working", "done": 0, "of": 0}, {"status": "working", "done": 31, "of": 88}]
        page.route("**/review?*", lambda route: route.fulfill(json=said[0]) if said else route.continue_())
        page.goto(f"/t/{table}/review")
        status = page.get_by_role("status")
        expect(status).to_contain_text("Waiting")
        said.pop(0)
        expect(status).to_contain_text("31 of 88")
        assert page.get_by_role("progressbar").get_attribute("value") == "31"
        look(anna, f"{device}-review-working")
        said.clear()
        expect(page.get_by_role("slider")).to_be_visible(timeout=60_000)

        def refused(route: Route) -> None:
            route.fulfill(status=409, json={"code": "still_running", "message": "", "args": {"wanted": "review"}})

        page.unroute("**/review?*")
        page.route("**/review?*", refused)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("when the game is over")
        press(width, page.get_by_role("link", name="The table"))
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_a_hint_of_the_search(browser: Browser, quick: Server) -> None:
    """Nothing is made up here: what the server advises is told, taken up, and played."""
    with visiting(browser, quick) as anna:
        page = anna.page
        set_up(page, "Anna")
        player = Player(page)
        for _ in range(4):
            player.wait()
            ply = player.dock.get_attribute("data-ply")
            page.keyboard.press("h")
            moves = page.locator(".hint-card .move")
            expect(moves.first).to_be_visible(timeout=30_000)
            expect(moves.first).to_contain_text(re.compile(r"\d%"))
            moves.first.click()
            page.keyboard.press("Escape")
            player.answer(player.asked)
            assert player.dock.get_attribute("data-ply") != ply
