"""Talk at a table, and the next game with the same crew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, visiting
from tests.web.player import Player, set_up
from tests.web.test_lobby import open_table, take_seat
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def say(page: Page, text: str) -> None:
    """Say something in the drawer that is open."""
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


def leave_to_a_bot(page: Page) -> None:
    """Let the Drifter play one's seat."""
    page.locator("section.own").get_by_role("button", name=re.compile("who plays this seat")).click()
    page.get_by_role("radio", name="Drifter").check()
    page.get_by_role("button", name="Let the Drifter play").click()


def test_two_talk_and_one_mutes_the_other(browser: Browser, server: Server) -> None:
    """In the waiting room and at the table; unread lines are counted, and muting outlives a reload."""
    with visiting(browser, server) as anna, visiting(browser, server, 390, 844) as ben:
        url = open_table(anna.page, "Anna", ("open", "bot"))
        ben.page.goto(url)
        expect(ben.page.get_by_role("button", name="Table talk")).to_have_count(0)
        take_seat(ben, "Ben")
        for one in (anna, ben):
            one.page.wait_for_selector("footer[data-asked]")
        anna.page.get_by_role("button", name="Table talk").click()
        drawer = anna.page.get_by_role("dialog", name="Table talk")
        expect(drawer.get_by_text("Nobody has said anything yet.")).to_be_visible()
        expect(anna.page.get_by_label("Say something")).to_be_focused()
        say(anna.page, "Hello <b>Ben</b>")
        say(anna.page, "Shall we?")
        expect(drawer.get_by_role("log")).to_contain_text("Hello <b>Ben</b>")
        expect(ben.page.get_by_role("button", name="Table talk, 2 new lines")).to_be_visible()
        expect(ben.page.get_by_text("says: .*Shall we?")).to_have_count(0)
        look(ben, "phone-chat-unread")
        ben.page.reload()
        ben.page.get_by_role("button", name="Table talk, 2 new lines").click()
        expect(ben.page.get_by_role("log", name="What was said")).to_contain_text("Shall we?")
        say(ben.page, "Aye!")
        expect(drawer.get_by_role("log")).to_contain_text("Aye!")
        look(ben, "phone-chat")
        look(anna, "desktop-chat")
        ben.page.keyboard.press("Escape")
        expect(ben.page.get_by_role("button", name="Table talk", exact=True)).to_be_focused()
        expect(ben.page.get_by_role("dialog")).to_have_count(0)

        drawer.get_by_role("button", name=re.compile("Mute .*Ben")).click()
        expect(drawer.get_by_role("button", name=re.compile("Ben.* is muted"))).to_be_focused()
        expect(drawer.get_by_role("log")).not_to_contain_text("Aye!")
        ben.page.get_by_role("button", name="Table talk", exact=True).click()
        say(ben.page, "Anybody?")
        expect(ben.page.get_by_role("log", name="What was said")).to_contain_text("Anybody?")
        anna.page.reload()
        anna.page.get_by_role("button", name="Table talk").click()
        expect(drawer.get_by_role("log")).to_contain_text("Shall we?")
        assert "Anybody?" not in anna.page.content()
        drawer.get_by_role("button", name=re.compile("Ben.* is muted")).click()
        expect(drawer.get_by_role("log")).to_contain_text("Anybody?")

        drawer.get_by_role("checkbox", name="People may talk at this table").uncheck()
        expect(ben.page.get_by_text("Nobody talks at this table")).to_be_visible()
        expect(ben.page.get_by_label("Say something")).to_have_count(0)


def test_a_new_line_is_told_while_the_drawer_is_shut(browser: Browser, server: Server) -> None:
    """To those who cannot see the mark, too; and a game is played on beside an open drawer."""
    with visiting(browser, server) as anna, visiting(browser, server) as ben:
        url = open_table(anna.page, "Anna", ("open",))
        ben.page.goto(url)
        take_seat(ben, "Ben")
        anna.page.wait_for_selector("footer[data-asked]")
        ben.page.get_by_role("button", name="Table talk").click()
        say(ben.page, "One")
        told = anna.page.get_by_role("status").filter(has_text="says")
        expect(told).to_contain_text("One")
        mover = anna.page if Player(anna.page).asked else ben.page
        Player(mover).answer(Player(mover).wait())


@pytest.mark.slow
def test_the_same_crew_again(browser: Browser, server: Server) -> None:
    """One asks; the other sees it at the table that is over and on the home page, and sits one seat on."""
    with visiting(browser, server) as anna, visiting(browser, server, 390, 844) as ben:
        url = open_table(anna.page, "Anna", ("open",))
        ben.page.goto(url)
        take_seat(ben, "Ben")
        for one in (anna, ben):
            one.page.wait_for_selector("footer[data-asked]")
            leave_to_a_bot(one.page)
        for one in (anna, ben):
            expect(one.page.get_by_role("dialog", name="Score sheet")).to_be_visible(timeout=40_000)
        anna.page.get_by_role("button", name="Same crew again").click()
        anna.page.wait_for_url(lambda address: "/t/" in address and address != url)
        expect(anna.page.get_by_role("listitem").filter(has_text="kept for")).to_contain_text("Ben")
        look(anna, "desktop-rematch")
        expect(ben.page.get_by_text("A seat is kept for you.")).to_be_visible()
        look(ben, "phone-rematch")
        ben.page.goto("/")
        line = ben.page.get_by_role("link", name=re.compile("A seat is kept for you"))
        expect(line).to_be_visible()
        line.click()
        expect(ben.page.get_by_role("heading", name="Once more?")).to_be_visible()
        look(ben, "phone-invited-again")
        ben.page.get_by_role("button", name="Take a seat").click()
        for one in (anna, ben):
            one.page.wait_for_selector("footer[data-asked]")
        assert anna.page.url == ben.page.url != url


def test_alone_the_next_game_begins_at_once(browser: Browser, server: Server) -> None:
    """Bots sit again."""
    with visiting(browser, server) as anna:
        url = set_up(anna.page, "Anna")
        leave_to_a_bot(anna.page)
        expect(anna.page.get_by_role("dialog", name="Score sheet")).to_be_visible(timeout=40_000)
        anna.page.get_by_role("button", name="Same crew again").click()
        anna.page.wait_for_url(lambda address: "/t/" in address and address != url)
        assert Player(anna.page).wait() != "over"
