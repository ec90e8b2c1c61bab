"""Cards dragged to where they go, by mouse and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up

pytestmark = [pytest.mark.browser, pytest.mark.slow]


class Hand:
    """A mouse, or a finger, that takes something up and lets it go elsewhere."""

    def __init__(self, visitor: Visitor, finger: bool) -> None:
        self.page = visitor.page
        self._touch = visitor.context.new_cdp_session(visitor.page) if finger else None

    def _do(self, kind: str, x: float, y: float) -> None:
        if self._touch:
            points = [] if kind == "up" else [{"x": x, "y": y}]
            name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[kind]
            self._touch.send("Input.dispatchTouchEvent", {"type": name, "touchPoints": points})
        else:
            self.page.mouse.move(x, y)
            if kind != "move":
                getattr(self.page.mouse, kind)()

    def drag(self, what: Locator, zone: str | None) -> None:
        """Drag to a place named by ``data-drop``, or to the first boat ("boat"); or nowhere (None) and back."""
        box = what.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._do("down", x, y)
        # The code that drags may still be on its way.
        for n in range(40):
            self._do("move", x, y - 12 - n % 5)
            if self.page.locator("[data-dragged]").count():
                break
            self.page.wait_for_timeout(50)
        if zone is None:
            self._do("move", x, y - 1)
            self._do("up", x, y - 1)
        else:
            sign = f'[data-open][data-drop^="{zone}"]'
            self.page.locator(sign).first.scroll_into_view_if_needed()
            to = self.page.locator(sign).first.bounding_box()
            assert to
            x, y = to["x"] + to["width"] / 2, to["y"] + min(to["height"] / 2, 40)
            self._do("move", x, y)
            self.page.locator(f'[data-open="over"][data-drop^="{zone}"]').wait_for()
            self._do("up", x, y)
        self.page.locator("[data-dragged]").wait_for(state="detached")


def moved_on(page: Page, ply: str | None) -> None:
    page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_drag(browser: Browser, server: Server, width: int, height: int) -> None:
    """A boat to the water, money to the tray, a captain to his boat, a card to the discards; what is let go elsewhere comes back."""
    with visiting(browser, server, width, height) as visitor:
        page = visitor.page
        set_up(page, "Anna")
        player, hand = Player(page), Hand(visitor, width < 500)
        seen: set[str] = set()
        while not {"launch", "pay", "hire", "discard_drawn"} <= seen:
            asked = player.wait()
            assert asked != "over"
            ply = player.dock.get_attribute("data-ply")
            cards = page.locator('[data-drag^="drawn:"]' if asked == "discard_drawn" else '[data-drag^="hand:"]')
            if asked not in {"launch", "hire", "discard_drawn"} or not cards.count():
                player.answer(asked)
                continue
            if asked not in seen:  # let go where nothing is
                hand.drag(cards.first, None)
                assert page.locator(".card.picked, .drawn .picked").count() == 0
                assert player.dock.get_attribute("data-ply") == ply
            # The discard pile of a phone may have scrolled away: the table will do, and then the button.
            hand.drag(cards.first, {"launch": "water", "hire": "boat:", "discard_drawn": "discard" if width > 500 else "table"}[asked])
            if asked == "launch" and page.locator(".tray").count():
                page.get_by_role("button", name="Clear", exact=True).click()
                hand.drag(page.locator("[data-drag]:has(.card:not(.picked, .launching))").first, "tray")
                assert page.locator(".tray li button").count() == 1
                page.get_by_role("button", name="Suggested", exact=True).click()
                seen.add("pay")
            if asked != "hire" and player.dock.get_attribute("data-ply") == ply and page.locator(".answers .btn.primary").count():
                player.go()
            moved_on(page, ply)
            seen.add(asked)
