"""The browser client against a real server, by clicking only."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up

pytestmark = pytest.mark.browser

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def total(page: Page) -> str:
    """The running total of a payment."""
    return page.locator(".tray .sum b").inner_text()


@pytest.mark.slow
def test_a_whole_game_with_reloads_in_an_auction_and_in_a_payment(browser: Browser, server: Server) -> None:
    """One person and two bots, from the home page to the score sheet."""
    with visiting(browser, server) as anna:
        page = anna.page
        set_up(page, "Anna")
        player = Player(page)

        while page.locator(".bids .coin").count() == 0:  # until a bid is possible
            if player.wait("bid", "name") == "name" and page.locator("article.can .face").count():
                page.locator("article.can .face").first.click()
                expect(page.locator(".bids .coin").first).to_be_visible()
            elif page.locator(".bids .coin").count() == 0:
                player.answer(player.asked)
        before = page.locator("footer h2").inner_text(), page.locator(".bids .coin").all_inner_texts()
        assert before[1]
        anna.shot("desktop-auction")
        page.reload()
        player.wait()
        assert (page.locator("footer h2").inner_text(), page.locator(".bids .coin").all_inner_texts()) == before

        player.wait("pay")
        offered = total(page)
        page.locator(".tray ul button").first.click()
        changed = total(page)
        assert changed != offered
        assert page.locator(".answers .btn.primary").get_attribute("aria-disabled") == "true"
        expect(page.locator(".answers .why")).to_have_text(re.compile(r"short"))
        anna.shot("desktop-payment")
        page.reload()
        player.wait()
        assert total(page) == changed
        page.get_by_role("button", name="Suggested").click()
        assert total(page) == offered
        player.answer("pay")

        player.play_on()
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet).to_be_visible()
        anna.shot("desktop-score-sheet")
        names = sheet.locator("thead .name").all_inner_texts()
        assert len(names) == 3
        lines = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in sheet.locator("tbody tr").all()]
        assert [sum(column) for column in zip(*lines, strict=True)] == [
            int(cell) for cell in sheet.locator("tr.total td").all_inner_texts()
        ]
        sheet.get_by_role("button", name="Close").click()
        anna.fits()
        anna.shot("desktop-end")
        # The log tells of the end, and a reload shows the same.
        expect(page.get_by_role("log")).to_contain_text("The game is over")
        page.reload()
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        page.get_by_role("link", name="Home").last.click()
        expect(page.get_by_text(re.compile("^Over"))).to_be_visible()


def test_a_double_click_plays_once(browser: Browser, server: Server) -> None:
    """Of two clicks on a bid the second does nothing, and nothing is complained about."""
    with visiting(browser, server) as anna:
        posts: list[str] = []

        def note(request: Request) -> None:
            if request.method == "POST" and request.url.endswith("/moves"):
                posts.append(request.post_data or "")

        anna.page.on("request", note)
        set_up(anna.page, "Anna")
        player = Player(anna.page)
        player.wait("bid", "name")
        posts.clear()
        ply = player.dock.get_attribute("data-ply")
        player.dock.locator(".btn.pass").dblclick()
        anna.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        player.wait()
        assert len(posts) == 1
        assert anna.page.locator(".notice").count() == 0


def test_a_double_click_answers_one_question(browser: Browser, server: Server) -> None:
    """Where the next question puts a button on the spot of the last, the second click of a double click says nothing to it."""
    with visiting(browser, server) as anna:
        posts: list[str] = []
        anna.page.on("request", lambda request: posts.append(request.url) if request.url.endswith("/moves") else None)
        set_up(anna.page, "Anna")
        player = Player(anna.page)
        player.wait("bid", "name")
        ply = player.dock.get_attribute("data-ply")
        player.dock.locator(".btn.pass").click()
        anna.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        while player.dock.locator(".btn.pass").count() == 0:
            player.answer(player.wait())
        posts.clear()
        box = player.dock.locator(".btn.pass").bounding_box()
        assert box
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # the first click was of a question that is no more
        anna.page.mouse.down(click_count=2)
        anna.page.mouse.up(click_count=2)
        anna.page.wait_for_timeout(400)
        assert posts == []
        anna.page.mouse.down(click_count=1)
        anna.page.mouse.up(click_count=1)
        anna.page.wait_for_timeout(400)
        assert len(posts) == 1


def test_a_move_for_a_moment_that_has_passed_is_told(browser: Browser, server: Server) -> None:
    """The same table in two windows: what is played in one is known in the other, and a stale click there says so."""
    with visiting(browser, server) as anna:
        url = set_up(anna.page, "Anna")
        player = Player(anna.page)
        player.wait("name")
        while anna.page.locator("article.can").count() == 0:
            player.answer("name")
            player.wait("name")
        second = anna.context.new_page()
        # Its feed is not let through, so that it shows the past (what a worker asks for is out of reach of a test).
        second.add_init_script("delete window.SharedWorker")
        second.route("**/feed?*", lambda route: route.abort())
        second.goto(url)
        other = Player(second)
        assert other.wait() == "name"
        player.decline()
        player.wait()
        # Another move than the one that was played: the same one sent again would be no mistake.
        second.locator("article.can .face").first.click()
        second.locator(".bids .coin").first.click()
        expect(second.locator(".notice")).to_have_text("The game has moved on since.")
        assert second.locator("footer[data-asked]").get_attribute("data-ply") == player.dock.get_attribute("data-ply")


def test_a_lost_line_comes_back(browser: Browser, server: Server) -> None:
    """Offline and back; then the server goes away and comes back over the same games."""
    with visiting(browser, server) as anna:
        page = anna.page
        set_up(page, "Anna")
        player = Player(page)
        player.wait()
        lost = page.get_by_text("The line to the harbor is down")
        anna.context.set_offline(True)
        expect(lost).to_be_visible()
        anna.shot("desktop-lost-line")
        anna.context.set_offline(False)
        expect(lost).to_be_hidden()
        player.answer(player.wait())

        server.stop()
        expect(lost).to_be_visible()
        server.start()
        expect(lost).to_be_hidden(timeout=40_000)
        player.answer(player.wait())
        player.wait()


def test_a_friend_joins_by_link(browser: Browser, server: Server) -> None:
    """The waiting room, the link, and a move that reaches the other's page by itself."""
    with visiting(browser, server) as anna, visiting(browser, server, 390, 844) as ben:
        set_up(anna.page, "Anna", ("open", "none"))
        link = anna.page.get_by_label("Link to this table").input_value()
        anna.fits()
        anna.shot("desktop-waiting")
        ben.page.goto(link)
        ben.page.get_by_label("Your name").fill("Ben")
        ben.fits()
        ben.shot("phone-invited")
        ben.page.get_by_role("button", name="Take a seat").click()
        ben.page.wait_for_selector("footer[data-asked]")
        anna.page.wait_for_selector("footer[data-asked]")
        expect(anna.page.get_by_role("heading", name=re.compile("Ben"))).to_have_count(2 if not Player(anna.page).asked else 1)
        first, then = (anna, ben) if Player(anna.page).asked else (ben, anna)
        assert not Player(then.page).asked
        ply = Player(then.page).dock.get_attribute("data-ply")
        began = time.monotonic()
        Player(first.page).answer(Player(first.page).wait())
        then.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        assert time.monotonic() - began < 5


def test_an_address_without_a_table(browser: Browser, server: Server) -> None:
    """Is told in words, with a way home."""
    with visiting(browser, server) as anna:
        anna.page.goto("/t/nothing-here")
        expect(anna.page.get_by_text("There is no such table.")).to_be_visible()
        anna.page.get_by_role("link").click()
        expect(anna.page.get_by_role("heading", name="New table")).to_be_visible()


def look(visitor: Visitor, name: str) -> None:
    """A picture, the width, and what axe says about it."""
    visitor.fits()
    visitor.shot(name)
    if AXE.is_file():
        visitor.page.evaluate(AXE.read_text("utf-8") + "; undefined")  # not as a script: ours may come from nowhere else
        found: dict[str, Any] = visitor.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'], resultTypes: ['violations']})"
        )
        told = [(one["id"], [node["html"][:160] for node in one["nodes"][:4]]) for one in found["violations"]]
        assert told == [], f"{name}: {told}"


@pytest.mark.slow
@pytest.mark.parametrize(("device", "width", "height"), [("phone", 390, 844), ("desktop", 1440, 900)])
def test_looks(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Every page fits its width and is usable by all, as far as a program can tell; four seats, some rounds in."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        look(anna, f"{device}-home")
        set_up(page, "Anna Magdalena van der Zuiderzee", ("bot", "bot", "bot"))
        player = Player(page)
        seen: set[str] = set()
        for _ in range(60):
            asked = player.wait()
            if asked == "over":
                break
            if asked == "launch" and "launching" not in seen and player.dock.locator("ul button.can").count():
                player.dock.locator("ul button.can").first.click()
                seen.add("launching")
                look(anna, f"{device}-launching")
                player.back()
            if asked not in seen:
                seen.add(asked)
                look(anna, f"{device}-{asked}")
            player.answer(asked)
            if len(seen) >= 6:
                break
        assert {"pay", "launch", "discard_drawn"} <= seen or len(seen) >= 5
        page.locator(".held:visible").first.click()
        look(anna, f"{device}-license")


def test_by_keyboard(browser: Browser, server: Server) -> None:
    """Tab and Enter answer too, and the focus is seen."""
    with visiting(browser, server) as anna:
        page = anna.page
        set_up(page, "Anna")
        player = Player(page)
        player.wait("bid", "name")
        ply = player.dock.get_attribute("data-ply")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.btn.pass')"):
                break
        outline = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
        assert outline == "3px"
        page.keyboard.press("Enter")
        page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')


def test_while_the_rules_are_compiled(browser: Browser, server: Server) -> None:
    """The page is up before the rules are, says what is being done, and goes on by itself."""
    with visiting(browser, server) as anna:
        page = anna.page
        compiling = [{"ready": False, "step": "compiling", "seconds": 12.4}]
        page.route("**/api/status", lambda route: route.fulfill(json=compiling[0]) if compiling else route.continue_())
        page.reload()
        expect(page.get_by_role("status")).to_contain_text("Compiling the rules")
        anna.shot("desktop-warming-up")
        compiling.clear()
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
