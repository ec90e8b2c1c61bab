"""The page on a phone's home screen, and the last table without a connection: what is kept, for whom, and for how long."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KEPT = "id => caches.open('tables').then(all => all.match(`/kept/${id}`)).then(found => found?.text() ?? '')"
READY = """async () => {
  const files = await caches.open("files");
  const names = (await files.keys()).map(one => new URL(one.url).pathname);
  return Boolean(navigator.serviceWorker.controller) && names.includes("/") && names.some(one => one.startsWith("/assets/Offline"));
}"""


def wait(what: Callable[[], object]) -> None:
    """Wait until it is so: what a page says by and by, its own waiting takes for a yes."""
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.1)


def own_table(anna: Visitor) -> str:
    """A table of hers, a few decisions on, and all that is kept of it; its id."""
    page = anna.page
    url = set_up(page, "Anna", ("bot", "bot"))
    player = Player(page)
    player.answer(player.wait())
    player.wait()
    id = url.rpartition("/")[2]
    wait(lambda: kept(page, id))
    wait(lambda: page.evaluate(READY))
    return id


def kept(page: Page, id: str) -> Any:
    """What the browser has kept of a table; None: nothing."""
    text = page.evaluate(KEPT, id)
    return json.loads(text) if text else None


def test_the_last_table_is_read_without_a_connection(browser: Browser, server: Server) -> None:
    """As of when, with the hand, and with nothing to be done; and it goes on by itself when the connection is back."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        id = own_table(anna)
        assert kept(page, id)["view"]["seat"] == kept(page, id)["table"]["you"] == 0
        hand = page.locator("footer [data-about]").count()
        assert hand > 0
        ply = page.locator("footer[data-asked]").get_attribute("data-ply")
        anna.context.set_offline(True)
        page.reload()
        rail = page.locator("footer[data-offline]")
        rail.wait_for()
        assert "Offline" in rail.inner_text()
        assert "as of" in rail.inner_text()
        assert rail.locator("[data-about]").count() > 0
        assert page.locator("footer[data-asked], .answers, [data-choose]").count() == 0
        anna.fits()
        anna.shot("offline-390")
        anna.context.set_offline(False)
        page.wait_for_selector(f'footer[data-asked][data-ply="{ply}"]', timeout=30_000)
        assert page.locator("footer [data-about]").count() == hand
        # what the browser itself says about requests that failed is no complaint
        anna.complaints[:] = [one for one in anna.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_nothing_is_kept_for_others(browser: Browser, server: Server) -> None:
    """Who looks on keeps nothing; what was kept goes when somebody signs out, or when the session is somebody else's."""
    with visiting(browser, server, 390, 844) as anna, visiting(browser, server, 390, 844) as ben:
        page = anna.page
        id = own_table(anna)
        ben.page.goto(f"/t/{id}")
        ben.page.locator("footer[data-asked]").wait_for()
        ben.page.wait_for_timeout(2_500)
        assert ben.page.evaluate("caches.open('tables').then(all => all.keys()).then(all => all.length)") == 0
        # the cookie is another's: what was hers goes as soon as the server says who is here
        cookies = anna.context.cookies()
        anna.context.clear_cookies()
        page.goto("/")
        wait(lambda: kept(page, id) is None)
        # and hers again, until she signs out
        anna.context.clear_cookies()
        anna.context.add_cookies(cookies)  # type: ignore[arg-type]
        page.goto(f"/t/{id}")
        wait(lambda: kept(page, id))
        other = anna.context.new_page()
        other.goto(f"/t/{id}")
        other.locator("footer[data-asked]").wait_for()
        page.goto("/account")
        for _ in range(2):
            page.locator(".account .btn.pass").last.click()
        page.wait_for_url("**/")
        wait(lambda: kept(page, id) is None)
        # her other tab, still open, keeps nothing any more
        other.wait_for_timeout(2_000)
        assert kept(other, id) is None
        other.close()
        anna.context.set_offline(True)
        page.goto(f"/t/{id}")
        page.get_by_role("status").wait_for()
        assert page.locator("footer[data-offline], [data-about]").count() == 0
        anna.complaints.clear()
        anna.context.set_offline(False)


def test_it_is_put_on_a_home_screen(browser: Browser, server: Server) -> None:
    """The browser finds nothing that speaks against it; all its pictures are there, as large as they say."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        devtools = anna.context.new_cdp_session(page)
        told = devtools.send("Page.getAppManifest")
        assert told["errors"] == []
        icons = json.loads(told["data"])["icons"]
        assert {one.get("purpose", "any") for one in icons} == {"any", "maskable"}
        for icon in icons:
            size = page.evaluate(
                "async src => { const it = new Image(); it.src = src; await it.decode(); return it.naturalWidth; }", icon["src"]
            )
            assert size > 0
            assert icon["sizes"] in ("any", f"{size}x{size}")
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
            [],
            [{"errorId": "in-incognito", "errorArguments": []}],
        )
        expect(page.locator("link[rel=apple-touch-icon]")).to_have_attribute("href", "/icon-full-180.png")
