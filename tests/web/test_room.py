"""People in one room: several at one screen, and phones around a screen that shows the open table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player
from tests.web.test_lobby import take_seat
from tests.web.test_table import look

pytestmark = pytest.mark.browser


def share(page: Page, *names: str) -> None:
    """Set up a table of Anna's at which those play, too, at her screen."""
    page.get_by_label("Your name").fill("Anna")
    choices = page.locator("form select")
    for n in range(3):
        choices.nth(n).select_option("here" if n < len(names) else "none")
        if n < len(names):
            page.get_by_label(f"Name of seat {n + 2}").fill(names[n])
    page.get_by_role("radio", name="at once").check()
    page.locator("form .go").click()
    page.wait_for_url("**/t/*")


def curtain(page: Page) -> str:
    """Wait until the screen is to be handed on; to whom."""
    heading = page.get_by_role("heading", name=re.compile("Hand the screen to"))
    heading.wait_for()
    found = re.search(r"Hand the screen to \W*(\w+)", heading.inner_text())
    assert found
    return found[1]


def tap(page: Page, name: str) -> None:
    """Look, as that one."""
    page.get_by_role("button", name=re.compile(f"I am .*{name}.*: show my cards")).click()
    page.locator("footer[data-asked]").wait_for()


class Asked:
    """What a page asks the server for, and what it is told of hands."""

    def __init__(self, page: Page) -> None:
        self.eyes: list[str] = []
        page.on("request", self._noted)

    def _noted(self, request: Request) -> None:
        if "/api/tables/" in request.url:
            found = re.search(r"[?&]as=(\d)", request.url)
            self.eyes.append(found[1] if found else "-")

    def fresh(self) -> set[str]:
        """Whose eyes were asked with since the last call."""
        eyes, self.eyes = set(self.eyes), []
        return eyes


@pytest.fixture(params=[(1366, 768), (390, 844)], ids=["laptop", "phone"])
def anna(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visitor]:
    with visiting(browser, server, *request.param) as visitor:
        yield visitor


def test_nothing_of_a_hand_is_there_before_its_owner_looks(anna: Visitor) -> None:
    """Neither on the page nor asked for, at first, after an answer, and after a reload; nor what was chosen of it."""
    page, kind = anna.page, "phone" if anna.page.viewport_size and anna.page.viewport_size["width"] < 500 else "laptop"
    asked = Asked(page)
    share(page, "Bert")
    first = curtain(page)
    look(anna, f"{kind}-curtain")
    assert asked.fresh() == {"-"}
    assert page.locator('[data-on="hand"]').count() == 0
    tap(page, first)
    seat = {"Anna": "0", "Bert": "1"}[first]
    assert asked.fresh() == {seat}
    assert page.locator('ul [data-on="hand"]').count() > 0
    look(anna, f"{kind}-at-one-screen")
    player = Player(page)
    while page.get_by_role("heading", name=re.compile("Hand the screen to")).count() == 0:
        if player.asked:
            player.answer_or_hand_over(player.asked)
        page.wait_for_timeout(50)
    second = curtain(page)
    assert second != first
    assert page.locator('[data-on="hand"]').count() == 0
    assert page.evaluate("Object.keys(sessionStorage).filter((key) => key.includes('draft'))") == []
    asked.fresh()
    page.reload()
    assert curtain(page) == second
    assert asked.fresh() == {"-"}
    page.get_by_role("button", name="See the open table").click()
    expect(page.get_by_text("Nobody's cards are shown.")).to_have_count(0)
    expect(page.get_by_role("heading", name="The open table")).to_be_visible()
    look(anna, f"{kind}-open-table")
    assert asked.fresh() <= {"-"}
    assert page.locator('[data-on="hand"]').count() == 0
    page.get_by_role("button", name=re.compile(f"{second}.*: look at your cards")).click()
    page.locator('ul [data-on="hand"]').first.wait_for()
    page.get_by_role("button", name="Cover these cards").click()
    assert curtain(page) == second


def test_a_step_is_taken_back_before_the_screen_is_handed_on(anna: Visitor) -> None:
    """Whoever had the screen has it back for that."""
    page = anna.page
    share(page, "Bert")
    first = curtain(page)
    tap(page, first)
    player = Player(page)
    player.answer_or_hand_over(player.wait("name"))
    page.get_by_role("heading", name=re.compile("Hand the screen to")).wait_for()
    other = curtain(page)
    page.get_by_role("button", name=re.compile(f"Back to .*{first}")).click()
    expect(page.get_by_role("button", name="Hand over")).to_be_visible()
    page.get_by_role("button", name="Hand over").click()
    assert curtain(page) == other
    page.get_by_role("button", name=re.compile(f"Back to .*{first}")).click()
    page.get_by_role("button", name="Take my last step back").click()
    page.wait_for_selector('footer[data-asked]:not([data-asked=""])')
    expect(page.get_by_role("button", name="Hand over")).to_have_count(0)


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window; what is on the page follows a moment later."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
def test_phones_around_a_board(browser: Browser, server: Server) -> None:
    """The board has the code until all are there, then says whose turn it is, and never has a hand."""
    with (
        visiting(browser, server, 1920, 1080) as board,
        visiting(browser, server, 390, 844) as ben,
        visiting(browser, server, 390, 844) as cleo,
    ):
        page = board.page
        for n, wish in enumerate(("open", "open", "open")):
            page.locator("form select").nth(n).select_option(wish)
        page.get_by_label("This screen shows the table").check()
        page.get_by_role("radio", name="at once").check()
        page.locator("form .go").click()
        page.wait_for_url("**/t/*")
        expect(page.get_by_role("heading", name="Come aboard")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
        for phone, name in ((ben, "Ben"), (cleo, "Cleo")):
            phone.page.goto(page.url)
            take_seat(phone, name)
            expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
        look(board, "board-waiting")
        for width, height in ((1366, 768), (390, 844)):
            resize(page, width, height)
            look(board, f"board-waiting-{width}")
        resize(page, 1920, 1080)
        page.get_by_role("button", name="Start now").click()
        sheet = page.get_by_role("dialog", name="Start now")
        sheet.get_by_role("radio", name="Drifter takes each of them").check()
        sheet.get_by_role("button", name="Put to sea").click()
        expect(page.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
        phones = [Player(ben.page), Player(cleo.page)]
        for one in phones:
            one.page.wait_for_selector("footer[data-asked]")
        expect(page.get_by_role("status").first).to_contain_text(re.compile("Ben|Cleo|Drifter"))
        for _ in range(40):
            page.wait_for_timeout(40)
            for one in phones:
                if one.asked:
                    one.answer(one.asked)
        look(board, "board-playing")
        look(ben, "phone-in-the-room")
        assert page.locator('[data-on="hand"]').count() == 0
        for width, height in ((1366, 768), (390, 844)):
            resize(page, width, height)
            look(board, f"board-playing-{width}")
        board.page.reload()
        expect(page.get_by_role("status").first).to_be_visible()


def test_a_seat_is_handed_to_a_phone(anna: Visitor, browser: Browser, server: Server) -> None:
    """By a link that the shared screen shows; that screen has the hand no more, and is Anna's alone."""
    page, kind = anna.page, "phone" if anna.page.viewport_size and anna.page.viewport_size["width"] < 500 else "laptop"
    share(page, "Bert")
    if curtain(page) != "Bert":
        page.get_by_role("button", name="See the open table").click()
    page.get_by_role("button", name=re.compile("Bert.*: play on at your own screen")).click()
    link = page.get_by_label(re.compile("Link for .*Bert")).input_value()
    look(anna, f"{kind}-own-screen")
    with visiting(browser, server, 390, 844) as bert:
        bert.page.goto(link)
        expect(bert.page.get_by_role("heading", name=re.compile("Play .*Bert.*'s seat on this screen"))).to_be_visible()
        look(bert, f"{kind}-take-seat")
        bert.page.get_by_role("button", name="Take the seat").click()
        bert.page.locator('ul [data-on="hand"]').first.wait_for()
        page.locator('ul [data-on="hand"]').first.wait_for()
        expect(page.get_by_role("dialog")).to_have_count(0)
        asked = Asked(page)
        page.reload()
        page.locator('ul [data-on="hand"]').first.wait_for()
        assert asked.fresh() == {"-"}, "it is Anna's, as any other table"
        look(anna, f"{kind}-alone-again")
