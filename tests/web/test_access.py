"""For everybody: axe and a measure of contrast find nothing; a whole game by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web import screens
from tests.web.conftest import STATIC, Server, Visitor, visiting
from tests.web.player import Player
from tests.web.test_bounty_play import QUIET, Table
from tests.web.test_narrow import decision
from tests.web.test_review_page import QUICK
from tests.web.test_table import AXE

pytestmark = [pytest.mark.browser, pytest.mark.slow]

CONTRAST = (Path(__file__).parent / "contrast.js").read_text("utf-8").partition("\n")[2]
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
#: What lies under the rail is in reach by scrolling; axe sees the page as it stands.
LAID_DOWN = "() => document.querySelector('.board > footer')?.style.setProperty('position', 'static')"
SMALL, LARGE = (360, 740), (1440, 900)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose reviews search little: what is looked at is the page."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built (make client)")
    running = Server(tmp_path_factory.mktemp("games"), QUICK)
    running.start()
    try:
        yield running
    finally:
        running.stop()


def found(page: Page) -> list[Any]:
    """What there is to mend on a page as it stands."""
    page.evaluate(LAID_DOWN)
    page.evaluate(AXE.read_text("utf-8") + "; undefined")  # not as a script: ours may come from nowhere else
    contrast: list[str] = page.evaluate(CONTRAST)
    for _ in range(8):  # another light comes from parent to child, a picture each
        if not contrast:
            break
        page.wait_for_timeout(150)
        contrast = page.evaluate(CONTRAST)
    told: dict[str, Any] = page.evaluate(f"axe.run(document, {{runOnly: {WCAG}, resultTypes: ['violations']}})")
    return [(one["id"], [node["html"][:160] for node in one["nodes"][:4]]) for one in told["violations"]] + contrast


Screens = Callable[[Visitor], Iterator[str]]


@pytest.mark.parametrize("tour", [screens.around, screens.dialogs, screens.asked], ids=["around", "dialogs", "asked"])
def test_nothing_to_mend(browser: Browser, server: Server, tour: Screens) -> None:
    """Every main screen by day and by night, on a small phone and on a desk."""
    every = [(light, size) for light in ("light", "dark") for size in (SMALL, LARGE)]
    with visiting(browser, server) as anna:
        page = anna.page
        if not AXE.is_file():
            pytest.skip("axe-core is not installed (make client)")
        for name in tour(anna):
            # of the many decisions each in one way and its opposite
            for light, (width, height) in every[1:3] if tour is screens.asked else every:
                page.evaluate("light => document.documentElement.dataset.theme = light", light)
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(60)
                anna.fits()
                assert found(page) == [], f"{name}, {light}, {width}"


def test_the_light_that_is_chosen(browser: Browser, server: Server) -> None:
    """A guest chooses night for good, whatever the system says."""
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    with visiting(browser, server) as anna:
        page = anna.page
        page.emulate_media(color_scheme="light")
        page.goto("/account")
        day = page.evaluate(ground)
        page.get_by_role("combobox", name="Light").select_option("by night")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        night = page.evaluate(ground)
        assert night != day
        page.goto("/")
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        assert page.evaluate(ground) == night
        page.emulate_media(color_scheme="dark")
        page.goto("/account")
        page.get_by_role("combobox", name="Light").select_option("by day")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert page.evaluate(ground) == day


def focused(what: Locator) -> bool:
    """Whether the focus is there, and is seen."""
    there: bool = what.evaluate("one => one === document.activeElement")
    if there:
        outline = what.evaluate("one => getComputedStyle(one).outlineStyle + getComputedStyle(one).outlineWidth")
        assert outline == "solid3px", outline
    return there


def by_keys(what: Locator) -> None:
    """Press something by keyboard alone: a letter to its part of the table, arrows along it, Enter; or by Tab."""
    page = what.page
    for letter in "acrbf":
        page.keyboard.press(letter)
        for _ in range(14):
            if focused(what):
                page.keyboard.press("Enter")
                return
            before = page.evaluate_handle("document.activeElement")
            page.keyboard.press("ArrowRight")
            if page.evaluate("one => one === document.activeElement", before):
                break
    page.keyboard.press("q")
    for _ in range(40):
        page.keyboard.press("Tab")
        if focused(what):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no key leads to {what}")


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    """From the home page to the score sheet; the focus is always somewhere, and the map tells the keys."""
    with visiting(browser, server) as anna:
        page = anna.page
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        table = screens.made(anna, {"kind": "me"}, screens.BOT)
        page.goto(f"/t/{table}")
        player = Player(page, most_bid=9, hands=by_keys)
        player.wait()
        page.keyboard.press("Tab")
        while not page.evaluate("document.activeElement.matches('.skip')"):
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.matches('footer h2')")
        page.keyboard.press("?")
        map_ = page.get_by_role("dialog", name="Keys")
        expect(map_).to_contain_text("what is asked")
        anna.shot("desktop-keys")
        page.keyboard.press("Escape")
        expect(map_).to_have_count(0)
        assert page.evaluate("document.activeElement.matches('footer h2')"), "closing the map leads back"
        while (asked := player.wait()) != "over":
            player.answer(asked)
            page.wait_for_function("() => document.activeElement !== document.body")
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        assert player.answered["launch"] and player.answered["pay"]


def test_letters_may_be_off(browser: Browser, server: Server) -> None:
    """Who speaks to their machine may say one by chance (WCAG 2.1.4); what is kept is kept."""
    with visiting(browser, server) as anna:
        page = anna.page
        page.context.add_init_script(QUIET)
        Table(page, decision("launch"))
        page.goto("/t/t")
        page.get_by_role("button", name="Keys", exact=True).click()
        page.get_by_role("checkbox", name="Single letters go to places").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("s")
        page.keyboard.press("?")
        assert page.get_by_role("dialog").count() == 0
        page.get_by_role("button", name="Keys", exact=True).click()
        page.get_by_role("checkbox", name="Single letters go to places").check()
        page.keyboard.press("Escape")
        page.keyboard.press("s")
        expect(page.get_by_role("dialog", name="Score so far")).to_be_visible()
