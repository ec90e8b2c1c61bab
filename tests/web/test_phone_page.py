"""All screens on a phone of 360 px: nothing scrolls sideways, nothing jumps, what is pressed is large enough and within a thumb's reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, visiting
from tests.web.player import Player
from tests.web.test_bounty_play import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: What jumps without having been touched, with what it was, since the document was opened.
JUMPS = """window.jumps = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries()) if (!one.hadRecentInput)
    window.jumps.push([one.value, ...one.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 100))]);
}).observe({ type: "layout-shift", buffered: true });"""
#: What can be pressed and is smaller than 24 px, or of the main ones than 44, either way. Links in a sentence are as high as it is.
SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.matches("p a, .visually-hidden"))
  .map(one => [one, (one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one).getBoundingClientRect()])
  .filter(([one, box]) => Math.min(box.width, box.height) < (one.matches(".btn.primary") ? 43.5 : 23.5))
  .map(([one, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 160)}`)"""
THREE = {"seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "deckhand"}] * 2], "pace": "instant"}

#: What can be pressed, is in sight and lies under what the phone needs for itself; what scrolls may be scrolled out of it.
UNDER = """insets => [...document.querySelectorAll("a[href], button, input, select, summary")]
  .filter(one => one.checkVisibility() && !one.matches(".visually-hidden"))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
  .filter(([one, box]) => box.left < (insets.left ?? 0) - 1 || box.right > innerWidth - (insets.right ?? 0) + 1
    || one.closest("header") && box.top < (insets.top ?? 0) - 1
    || one.closest("footer[data-asked]") && box.bottom > innerHeight - (insets.bottom ?? 0) + 1)
  .map(([one, box]) => `${[box.left, box.right, box.top, box.bottom].map(Math.round)}: ${one.outerHTML.slice(0, 120)}`)"""
#: The buttons that answer, and where the lower half begins.
REACH = """() => [...document.querySelectorAll("footer[data-asked] :is(.answers .btn, .bids .coin, ul button)")]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect()).filter(box => box.top < innerHeight / 2).length"""


def made(page: Page, **wish: Any) -> str:
    """A new table of one's own; its address."""
    answer = page.request.post("/api/tables", data=wish)
    assert answer.status == 201, answer.text()
    return f"/t/{answer.json()['id']}"


def asked(page: Page, address: str) -> None:
    """The table, when something is asked there."""
    page.goto(address)
    Player(page).wait()


def finished(page: Page) -> str:
    """A game that bots have played to its end, in one's own seat too."""
    address = made(page, **THREE)
    assert page.request.post(f"/api/tables{address[2:]}/seats/0/bot", data={"bot": "drifter"}).ok
    for _ in range(300):
        if page.request.get(f"/api/tables{address[2:]}").json()["status"] == "over":
            return address
        page.wait_for_timeout(100)
    raise AssertionError("the bots did not come to an end")


def screens(page: Page) -> Iterator[tuple[str, Callable[[], object]]]:
    """All there are, and how one comes there."""
    for _ in range(3):
        made(page, **THREE)
    base, epic = made(page, **THREE), made(page, **GAMES["epic"], pace="instant")
    waiting = made(page, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "drifter"}], pace="instant", public=True)
    board = made(page, seats=[{"kind": "open"}, {"kind": "open"}], pace="instant")
    over = finished(page)
    yield "home", lambda: (page.goto("/"), page.locator("main.split form").wait_for())
    yield "own-setup", lambda: (page.locator("summary").click(), page.locator("details .own input").first.wait_for())
    yield "waiting", lambda: (page.goto(waiting), page.locator("main").wait_for())
    yield "board-waiting", lambda: (page.goto(board), page.locator("main").wait_for())
    yield "table", lambda: asked(page, base)
    yield (
        "cards",
        lambda: (
            page.locator("header .tools .btn").first.click(),
            page.locator(".read .btn").first.click(),
            page.locator("dialog[open]").wait_for(),
        ),
    )
    yield "card", lambda: (page.locator("dialog .chip").first.click(), page.wait_for_timeout(300))
    yield "scores", lambda: (asked(page, base), page.locator("header .scores").click(), page.locator("dialog[open]").wait_for())
    yield "log", lambda: (asked(page, base), page.locator("header .tools .btn").last.click(), page.wait_for_timeout(300))
    yield (
        "menu",
        lambda: (asked(page, base), page.locator(".own .menu, .own button[aria-haspopup]").first.click(), page.wait_for_timeout(300)),
    )
    yield "epic", lambda: asked(page, epic)
    yield "epic-scores", lambda: (page.locator("header .scores").click(), page.locator("dialog[open]").wait_for())
    yield "over", lambda: asked(page, over)
    yield "history", lambda: (page.goto(f"{over}?ply=30"), page.locator("footer[data-past]").wait_for())
    yield "review", lambda: (page.goto(f"{over}/review/0"), page.locator("main").wait_for())
    for name in ("account", "people", "results", "nowhere"):
        yield name, lambda name=name: (page.goto(f"/{name}"), page.locator("main").wait_for())  # type: ignore[misc]


def test_every_screen_fits_a_phone(browser: Browser, server: Server) -> None:
    """One after the other, at 360 px."""
    wrong: list[str] = []
    with visiting(browser, server, 360, 700) as anna:
        page = anna.page
        page.context.add_init_script(JUMPS)
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        for name, go in screens(page):
            go()
            page.wait_for_timeout(700)  # what jumps does so when more comes
            anna.shot(f"360-{name}")
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > 360:
                wrong.append(f"{name} is {width} px wide")
            wrong += [f"{name}: too small: {one}" for one in page.evaluate(SMALL)]
            if asked_there := page.evaluate(REACH):
                wrong.append(f"{name}: {asked_there} answers are out of a thumb's reach")
            jumps = page.evaluate("window.jumps")
            if sum(one[0] for one in jumps) >= 0.02:
                wrong.append(f"{name} jumps: {jumps}")
    assert not wrong, "\n".join(wrong)


def test_nothing_lies_under_a_notch(browser: Browser, server: Server) -> None:
    """What is pressed keeps clear of a phone's rounded corners and of the bar at its bottom, upright and on its side."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        page.locator("form .go").wait_for()
        table = made(page, **THREE)
        devtools = anna.context.new_cdp_session(page)
        for width, height, insets in (
            (390, 844, {"top": 47, "bottom": 34}),
            (844, 390, {"left": 47, "right": 47, "bottom": 21}),
        ):
            page.set_viewport_size({"width": width, "height": height})
            devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            for address in ("/", table):
                page.goto(address)
                page.locator("form .go, footer[data-asked]:not([data-asked=''])").first.wait_for()
                page.wait_for_timeout(300)
                under = page.evaluate(UNDER, insets)
                anna.shot(f"notch-{width}-{'table' if address == table else 'home'}")
                assert not under, (address, width, under)
