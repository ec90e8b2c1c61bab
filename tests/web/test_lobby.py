"""People find each other: the lobby, the waiting room, who may watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up
from tests.web.test_table import look

pytestmark = pytest.mark.browser


def open_table(page: Page, name: str, seats: tuple[str, ...], *, public: bool = False, watch: str = "as it happens") -> str:
    """Make a table with open seats; returns its address."""
    page.locator("form select").first.select_option("open")
    page.get_by_role("radio", name="from the home page" if public else "Who has the link").check()
    page.get_by_role("radio", name=watch).check()
    return set_up(page, name, seats)


def take_seat(visitor: Visitor, name: str) -> None:
    """Sit down at the table whose waiting room one is in."""
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Take a seat").click()


def play(pages: tuple[Page, ...], answers: int) -> None:
    """Let these people answer what they are asked, so many times together."""
    for _ in range(answers):
        pages[0].wait_for_function("document.querySelector('footer[data-asked]')")
        asked = [Player(page) for page in pages if Player(page).asked]
        if not asked:
            pages[0].wait_for_timeout(100)
            continue
        asked[0].answer(asked[0].wait())


@pytest.mark.slow
def test_two_find_each_other_and_a_third_watches(browser: Browser, server: Server) -> None:
    """On the home page, by themselves; whoever watches sees no hand, and is seen to be there."""
    with visiting(browser, server) as anna, visiting(browser, server, 390, 844) as ben, visiting(browser, server, 1366, 768) as cleo:
        expect(ben.page.get_by_role("heading", name="Tables with room")).to_have_count(0)
        url = open_table(anna.page, "Anna", ("open", "none"), public=True)
        expect(anna.page.get_by_text("This link opens on this computer only.")).to_be_visible()
        look(anna, "desktop-waiting-public")
        room = ben.page.get_by_role("link", name=re.compile("Anna"))
        expect(room).to_be_visible(timeout=12_000)
        look(ben, "phone-lobby")
        room.click()
        take_seat(ben, "Ben")
        for one in (anna, ben):
            one.page.wait_for_selector("footer[data-asked]")
        play((anna.page, ben.page), 6)
        watched = cleo.page.get_by_role("link", name=re.compile("Anna.* and .*Ben"))
        expect(watched).to_be_visible(timeout=12_000)
        look(cleo, "laptop-lobby")
        watched.click()
        cleo.page.wait_for_url(url)
        expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
        expect(anna.page.get_by_text("One person looks on")).to_be_attached()
        look(anna, "desktop-watched")
        look(cleo, "laptop-watching")
        assert cleo.page.locator('footer ul button[data-on="hand"]').count() == 0
        ply = cleo.page.locator("footer[data-asked]").get_attribute("data-ply")
        play((anna.page, ben.page), 2)
        cleo.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        cleo.page.goto("/")
        expect(anna.page.get_by_text("One person looks on")).to_have_count(0)


def test_the_maker_starts_with_bots_and_people_come_and_go(browser: Browser, server: Server) -> None:
    """One leaves, one is taken out, and bots take what is left."""
    with visiting(browser, server) as anna, visiting(browser, server, 390, 844) as ben:
        url = open_table(anna.page, "Anna", ("open", "open", "open"), watch="not at all")
        ben.page.goto(url)
        take_seat(ben, "Ben")
        expect(ben.page.get_by_role("button", name="Start now")).to_have_count(0)
        expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
        look(ben, "phone-waiting")
        ben.page.get_by_role("button", name="Leave the table").click()
        expect(ben.page.get_by_role("heading", name="New table")).to_be_visible()
        expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_have_count(0)
        ben.page.goto(url)
        take_seat(ben, "Ben")
        anna.page.get_by_role("button", name=re.compile("Take .*Ben.* out of the table")).click()
        expect(ben.page.get_by_text("You do not sit at this table any more.")).to_be_visible()
        take_seat(ben, "Ben")
        expect(ben.page.get_by_text("You were taken out of this table.")).to_be_visible()
        anna.page.get_by_role("button", name="Start now").click()
        sheet = anna.page.get_by_role("dialog", name="Start now")
        sheet.get_by_role("radio", name="Play without them").check()
        sheet.get_by_role("button", name="Put to sea").click()
        expect(sheet.get_by_role("alert")).to_contain_text("One seat alone plays against both Captains.")
        look(anna, "desktop-start")
        sheet.get_by_role("radio", name="Drifter takes each of them").check()
        sheet.get_by_role("button", name="Put to sea").click()
        Player(anna.page).answer(Player(anna.page).wait())
        assert len(anna.page.locator("section.own, .others .other").all()) >= 4
        expect(ben.page.get_by_text("This table is for those who sit there only.")).to_be_visible()
        ben.page.reload()
        expect(ben.page.get_by_text("This table is for those who sit there only.")).to_be_visible()


def test_the_last_one_gives_the_table_up(browser: Browser, server: Server) -> None:
    """Then it is no more, and whoever looked at it is told."""
    with visiting(browser, server) as anna, visiting(browser, server) as ben:
        url = open_table(anna.page, "Anna", ("open",))
        ben.page.goto(url)
        expect(ben.page.get_by_role("button", name="Take a seat")).to_be_visible()
        anna.page.get_by_role("button", name="Give up the table").click()
        expect(ben.page.get_by_text("It is no more.")).to_be_visible()
        expect(anna.page.get_by_role("heading", name="New table")).to_be_visible()


def test_watching_a_round_late(browser: Browser, server: Server) -> None:
    """The board is as it was when the round began, and moves on when the next one does."""
    with visiting(browser, server) as anna, visiting(browser, server) as ben:
        url = open_table(anna.page, "Anna", ("open", "bot"), watch="a round late")
        anna.page.get_by_role("button", name="Start now").click()
        anna.page.get_by_role("radio", name="Drifter takes it").check()
        anna.page.get_by_role("button", name="Put to sea").click()
        player = Player(anna.page)
        player.answer(player.wait())
        ben.page.goto(url)
        dock = ben.page.locator("footer[data-asked]")
        expect(ben.page.get_by_text("You are watching, a round late")).to_be_visible()
        assert dock.get_attribute("data-ply") == "0"
        while ben.page.get_by_text("Round 2", exact=True).count() == 0:
            assert dock.get_attribute("data-ply") == "0"
            player.answer(player.wait())
            ben.page.wait_for_timeout(150)
        assert int(dock.get_attribute("data-ply") or 0) > 5
        expect(anna.page.get_by_text("Round 2", exact=True).first).to_be_visible()
