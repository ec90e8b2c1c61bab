"""All screens on a phone of 360 px: nothing scrolls sideways, nothing jumps, what is pressed is large enough and within a thumb's reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import screens
from tests.web.conftest import Server, Visitor, visiting
from tests.web.test_bounty_play import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: What jumps without having been touched, with what it was, since the document was opened.
JUMPS = """window.jumps = [];
new PerformanceObserver(list => {
  for (const one of list.getEntries()) if (!one.hadRecentInput)
    window.jumps.push([one.value, one.startTime, ...one.sources.map(({ node }) => (node?.outerHTML ?? "").slice(0, 100))]);
}).observe({ type: "layout-shift", buffered: true });"""
#: What the jumps come to as a score: the most within five seconds without a second of rest (web.dev/cls).
SCORE = """() => {
  let most = 0, sum = 0, first = -1e9, last = -1e9;
  for (const [value, at] of window.jumps) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    most = Math.max(most, sum);
  }
  return most;
}"""
#: What can be pressed and is smaller than 24 px, or of the main ones than 44, either way. Links in a sentence are as high as it is.
SMALL = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
  .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(one => !one.matches("p a, .visually-hidden, .skip"))
  .map(one => [one, (one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one).getBoundingClientRect()])
  .filter(([one, box]) => Math.min(box.width, box.height) < (one.matches(".btn.primary:not(.small)") ? 43.5 : 23.5))
  .map(([one, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 160)}`)"""

#: What can be pressed, is in sight and lies under what the phone needs for itself; what scrolls may be scrolled out of it.
UNDER = """insets => [...document.querySelectorAll("a[href], button, input, select, summary")]
  .filter(one => one.checkVisibility() && !one.matches(".visually-hidden, .skip"))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.bottom > 0 && box.top < innerHeight)
  .filter(([one, box]) => box.left < (insets.left ?? 0) - 1 || box.right > innerWidth - (insets.right ?? 0) + 1
    || one.closest("header") && box.top < (insets.top ?? 0) - 1
    || one.closest("footer[data-asked]") && box.bottom > innerHeight - (insets.bottom ?? 0) + 1)
  .map(([one, box]) => `${[box.left, box.right, box.top, box.bottom].map(Math.round)}: ${one.outerHTML.slice(0, 120)}`)"""
#: The buttons that answer, and where the lower half begins.
REACH = """() => [...document.querySelectorAll("footer[data-asked] :is(.answers .btn, .bids .coin, ul button)")]
  .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect()).filter(box => box.top < innerHeight / 2).length"""


def jumped(page: Page) -> float:
    """How much has jumped since the document was opened."""
    score: float = page.evaluate(SCORE)
    return score


def epic(anna: Visitor) -> Iterator[str]:
    """A table of six with all there is."""
    page = anna.page
    page.goto(
        f"/t/{screens.made(anna, *GAMES['epic']['seats'], **{name: value for name, value in GAMES['epic'].items() if name != 'seats'})}"
    )
    page.locator("footer[data-asked]:not([data-asked=''])").wait_for()
    yield "epic"
    page.locator("header .scores").click()
    page.get_by_role("dialog").wait_for()
    yield "epic-scores"
    page.keyboard.press("Escape")


def around(anna: Visitor) -> Iterator[str]:
    """The screens around a table."""
    page = anna.page
    made = {
        "waiting": screens.made(anna, {"kind": "me"}, {"kind": "open"}, screens.BOT, public=True),
        "board": screens.made(anna, {"kind": "open"}, {"kind": "open"}),
    }
    page.goto("/")
    page.locator("form .go").wait_for()
    yield "home"
    page.locator("form summary").click()
    page.locator("details .own input").first.wait_for()
    yield "set-up"
    for name, table in made.items():
        page.goto(f"/t/{table}")
        page.locator("main li").first.wait_for()
        yield name
    for name in ("account", "results", "people", "nowhere"):
        page.goto(f"/{name}")
        page.locator("main h1").wait_for()
        yield name


@pytest.mark.parametrize("walk", [around, screens.dialogs, epic])
def test_every_screen_fits_a_phone(browser: Browser, server: Server, walk: Callable[[Visitor], Iterator[str]]) -> None:
    """One after the other, at 360 px."""
    wrong: list[str] = []
    with visiting(browser, server, 360, 700) as anna:
        page = anna.page
        page.context.add_init_script(JUMPS)
        expect(page.get_by_role("heading", name="New table")).to_be_visible()
        for name in walk(anna):
            page.wait_for_timeout(500)  # what jumps does so when more comes
            anna.shot(f"360-{name}")
            width = page.evaluate("document.documentElement.scrollWidth")
            if width > 360:
                wrong.append(f"{name} is {width} px wide")
            wrong += [f"{name}: too small: {one}" for one in page.evaluate(SMALL)]
            if far := page.evaluate(REACH):
                wrong.append(f"{name}: {far} answers are out of a thumb's reach")
            if jumped(page) >= 0.02:
                wrong.append(f"{name} jumps: {page.evaluate('window.jumps')}")
    assert not wrong, "\n".join(wrong)


def test_nothing_lies_under_a_notch(browser: Browser, server: Server) -> None:
    """What is pressed keeps clear of a phone's rounded corners and of the bar at its bottom, upright and on its side."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        page.locator("form .go").wait_for()
        table = f"/t/{screens.made(anna, {'kind': 'me'}, screens.BOT)}"
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
