"""Cards dragged to where they go, by mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.web.conftest import Server, visiting
from tests.web.player import Player, set_up

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def drag(page: Page, what: Locator, zone: str | None) -> None:
    """Drag to a place named by ``data-drop``, or the first that begins so ("boat:"); or nowhere (None)."""
    box = what.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    # The code that drags may still be on its way.
    for n in range(40):
        page.mouse.move(x, y - 12 - n % 5)
        if page.locator("[data-dragged]").count():
            break
        page.wait_for_timeout(50)
    if zone is None:
        page.mouse.move(x, y - 1)
    else:
        to = page.locator(f'[data-open][data-drop^="{zone}"]').first.bounding_box()
        assert to
        page.mouse.move(to["x"] + to["width"] / 2, to["y"] + min(to["height"] / 2, 40))
        page.locator(f'[data-open="over"][data-drop^="{zone}"]').wait_for()
    page.mouse.up()
    page.locator("[data-dragged]").wait_for(state="detached")


def moved_on(page: Page, ply: str | None) -> None:
    page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')


def test_drag(browser: Browser, server: Server) -> None:
    """A boat to the water, money to the tray, a captain to his boat, a card to the discards; what is let go elsewhere comes back."""
    with visiting(browser, server) as visitor:
        page = visitor.page
        set_up(page, "Anna")
        player = Player(page)
        seen: set[str] = set()
        while not ({"launch", "pay", "hire"} <= seen and seen & {"discard", "discard_drawn"}):
            asked = player.wait()
            assert asked != "over"
            ply = player.dock.get_attribute("data-ply")
            cards = page.locator('[data-drag^="drawn:"]' if asked == "discard_drawn" else '[data-drag^="hand:"]')
            if asked not in {"launch", "hire", "discard", "discard_drawn"} or not cards.count():
                player.answer(asked)
                continue
            if asked not in seen:  # let go where nothing is
                drag(page, cards.first, None)
                assert page.locator(".card.picked, .drawn .picked").count() == 0
                assert player.dock.get_attribute("data-ply") == ply
            drag(page, cards.first, {"launch": "water", "hire": "boat:"}.get(asked, "discard"))
            if asked == "launch" and page.locator(".tray").count():
                page.get_by_role("button", name="Clear", exact=True).click()
                drag(page, page.locator("[data-drag]:has(.card:not(.picked, .launching))").first, "tray")
                assert page.locator(".tray li button").count() == 1
                page.get_by_role("button", name="Suggested", exact=True).click()
                seen.add("pay")
            page.locator('footer[data-busy="false"]').wait_for()
            if asked != "hire" and player.dock.get_attribute("data-ply") == ply and page.locator(".answers .btn.primary").count():
                player.go()
            moved_on(page, ply)
            seen.add(asked)
