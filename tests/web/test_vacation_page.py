"""A vacation, said on one's own page and seen by everybody at the table."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Server, visiting
from tests.web.player import Player
from tests.web.test_advice import at_both, press
from tests.web.test_table import look

pytestmark = pytest.mark.browser


@pytest.mark.slow
@at_both
def test_away_and_back(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """The clock stands, the others see until when, and one is back when one says so."""
    with ExitStack() as stack:
        anna, bob = (stack.enter_context(visiting(browser, server, width, height)) for _ in range(2))
        for visitor, name in ((anna, "Anna"), (bob, "Bob")):
            expect(visitor.page.get_by_role("heading", name="New table")).to_be_visible()
            assert visitor.context.request.put("/api/me", data={"name": name}).ok
        anna.page.locator("form select").nth(0).select_option("open")
        anna.page.get_by_role("radio", name="21 days of vacation a year").check()
        press(width, anna.page.locator("form .go"))
        anna.page.wait_for_url("**/t/*")
        made = anna.page.url.split("/t/")[1]
        assert anna.context.request.get(f"/api/tables/{made}").json()["options"]["clock"]["vacation"] == 21
        assert bob.context.request.post(f"/api/tables/{made}/join", data={}).ok
        for visitor in (anna, bob):
            visitor.page.goto(f"/t/{made}")
            visitor.page.locator("footer[data-asked]").wait_for()
        expect(anna.page.get_by_role("timer")).to_have_count(2)

        first, other = (anna, bob) if Player(anna.page).asked else (bob, anna)
        runs = other.page.locator(".runs[role=timer]")
        expect(runs).to_have_count(1)
        first.page.goto("/account")
        vacation = first.page.get_by_role("region", name="Vacation")
        press(width, vacation.get_by_role("button", name="Say so"))
        expect(vacation.get_by_text("Your tables know.")).to_be_visible()
        vacation.scroll_into_view_if_needed()
        look(first, f"{device}-vacation")
        expect(runs).to_have_count(0)
        expect(other.page.get_by_role("timer").first).to_have_text(re.compile(r"^[23] d"))
        expect(other.page.locator(".sign.vacation")).to_have_count(1)
        look(other, f"{device}-away")
        press(width, vacation.get_by_role("button", name="No vacation from"))
        expect(runs).to_have_count(1)
        expect(other.page.locator(".sign.vacation")).to_have_count(0)
