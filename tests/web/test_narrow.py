"""What many seats, long names and a rail that grows do to a screen: nothing overlaps, is cut or lies out of reach."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route

from tests.web import decisions
from tests.web.conftest import Server, visiting
from tests.web.player import tap
from tests.web.test_bounty_play import QUIET, Table

pytestmark = [pytest.mark.browser, pytest.mark.slow]

VIEWS = Path(__file__).resolve().parents[2] / "web" / "src" / "dev" / "views"
CREW = ["quartermaster", "assistant", "artisan", None, "deckhand", "bosun"]
View = dict[str, Any]
#: Boats to be tapped, but for tug boats, whose cards are taken by a button too.
BOATS = ".own .tile.can:not([data-about^='dock:tug'])"
ABOVE_THE_RAIL = """boats => {
  const rail = document.querySelector("footer").getBoundingClientRect().top;
  const boxes = [...document.querySelectorAll(boats)].map(one => one.getBoundingClientRect());
  return boxes.length > 0 && boxes.every(box => box.bottom <= rail + 1 && box.top >= 0);
}"""


def put(page: Page, view: View) -> None:
    """Show a view at a table of people and numbered bots."""
    seats = [{"kind": "human", "name": "Anna", "bot": None}]
    seats += [{"kind": "bot", "name": None, "bot": "deckhand"} for _ in view["seats"][1:] if _["captain"] is None]
    options: dict[str, Any] = {"line_up": [], "docks": [], "captains": [], "pace": "normal", "preset": None, "changed": False}
    options |= dict.fromkeys(("gone_fishin", "crewman", "trophies", "meeples", "epic"), False)
    table = {"id": "t", "status": "running", "seats": seats, "you": 0, "options": options}

    def answer(route: Route) -> None:
        log = route.request.url.endswith("/log")
        route.fulfill(json={"events": [], "last": 1} if log else {"table": table, "view": view, "last": 1})

    page.context.add_init_script(QUIET)
    page.route("**/api/tables/t/**", answer)
    page.route("**/api/cards?table=t", lambda route: route.continue_(url=route.request.url.split("?")[0]))
    page.goto("/t/t")
    page.locator("footer[data-asked]").wait_for()
    # what is measured is measured in the letters it is meant to be read in, and when nothing moves any more
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    page.wait_for_timeout(300)


def epic() -> View:
    """Six seats, late; in the row what has the longest names."""
    view: View = json.loads((VIEWS / "epic.json").read_text("utf-8"))
    crabs = [f"king_crab_{kind}" for kind in ("licenses", "captains", "crates")]
    view |= {"row": [*crabs, "processing", "swordfish", "marina"], "row_crew": [*CREW], "last_round": True, "round": 10}
    return view


def boxes(of: Locator) -> list[Any]:
    """Where each of them is."""
    found: list[Any] = of.evaluate_all("all => all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().toJSON())")
    return found


def cut(of: Locator) -> list[str]:
    """The texts that are longer than their place, or broken within a word."""
    found: list[str] = of.evaluate_all(
        """all => all.filter(one => one.checkVisibility()).filter(one => {
          const text = [...one.childNodes].find(node => node.nodeType === Node.TEXT_NODE);
          const broken = [...text.data.matchAll(/\\S+/g)].some(word => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return range.getClientRects().length > 1;
          });
          return broken || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
        }).map(one => one.textContent)"""
    )
    return found


@pytest.mark.parametrize("width", [360, 390, 768])
def test_the_last_round(browser: Browser, server: Server, width: int) -> None:
    """Round, badge and phase side by side, whole, and beside the way home and the buttons."""
    with visiting(browser, server, width, 844) as anna:
        put(anna.page, epic())
        anna.fits()
        header = anna.page.locator("header").first
        assert header.get_by_text("Last round").is_visible()
        assert header.locator(".phase").is_visible()
        parts = boxes(header.locator(".home, .round > *, .tools .btn, dl > div"))
        for n, one in enumerate(parts):
            assert one["left"] >= 0
            assert one["right"] <= width
            for other in parts[n + 1 :]:
                apart = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
                assert apart or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1, (one, other)
        anna.shot(f"last-round-{width}")


@pytest.mark.parametrize("width", [360, 390])
def test_names_of_six_seats(browser: Browser, server: Server, width: int) -> None:
    """In the strip, in the row, on the score sheet."""
    with visiting(browser, server, width, 844) as anna:
        page = anna.page
        put(page, epic())
        assert page.locator("main ul .name").count() == 5
        assert cut(page.locator("main ul button .name")) == []
        assert cut(page.locator("article .brief")) == []
        assert cut(page.locator("article .who")) == []
        anna.shot(f"six-seats-{width}")
        page.locator("header .scores").click()
        page.get_by_role("dialog").wait_for()
        assert page.locator("thead .name").count() == 6
        assert cut(page.locator("thead .name")) == []
        anna.fits()
        anna.shot(f"six-seats-sheet-{width}")


def decision(name: str) -> Any:
    """One of the decisions that are put on the page one by one."""
    return next(game for one, game, _ in decisions.decisions() if one == name)


@pytest.mark.parametrize("height", [640, 844])
@pytest.mark.parametrize("name", ["tuck", "hire", "swordfish"])
def test_boats_are_never_under_the_rail(browser: Browser, server: Server, name: str, height: int) -> None:
    """On a phone what is to be tapped is in sight, at each step of the choice, however high the rail becomes."""
    with visiting(browser, server, 390, height) as anna:
        page = anna.page
        page.context.add_init_script(QUIET)
        Table(page, decision(name))
        page.goto("/t/t")
        page.locator(f'footer[data-asked="{name}"]').wait_for()
        page.wait_for_function(ABOVE_THE_RAIL, arg=BOATS)
        anna.shot(f"rail-{name}-{height}")
        tap(page.locator(f"{BOATS}:not(.picked)").first)
        page.wait_for_function(ABOVE_THE_RAIL, arg=BOATS)
        if page.locator('footer button.can[data-on="hand"]').count():
            tap(page.locator('footer button.can[data-on="hand"]').first)
            page.wait_for_function(ABOVE_THE_RAIL, arg=BOATS)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900)])
def test_the_rail_is_steady(browser: Browser, server: Server, width: int, height: int) -> None:
    """On a desk drawn cards do not push the fleets together; a fleet that is cut says so."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        page.context.add_init_script(QUIET)
        heights = {}
        for name in ("launch", "hire", "process", "swordfish", "tuck", "discard_drawn"):
            Table(page, decision(name))
            page.goto("/t/t")
            page.locator(f'footer[data-asked="{name}"]').wait_for()
            heights[name] = page.locator("footer").evaluate("one => one.offsetHeight")
            anna.shot(f"steady-{name}-{width}")
            page.unroute_all()
        assert max(heights.values()) - min(heights.values()) <= 4, heights
        view = epic()
        view["seats"][1]["boats"] = [view["seats"][1]["boats"][0]] * 24
        put(page, view)
        fleet = page.locator('section[data-seat="1"] .fleet')
        page.wait_for_selector('section[data-seat="1"] .fleet[data-more]')
        anna.shot(f"steady-epic-{width}")
        fleet.evaluate("one => one.scrollTo(0, 1e5)")
        page.wait_for_selector('section[data-seat="1"] .fleet:not([data-more])')
