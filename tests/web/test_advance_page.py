"""Moves in advance and passing by itself, as people meet them."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Server, visiting
from tests.web.player import Player
from tests.web.test_advice import asked, at_both, press
from tests.web.test_table import look
from tests.web.test_undo_page import two

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.mark.slow
@at_both
def test_a_bid_in_advance(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Said while the other thinks, by two taps from the table; played when its turn comes; nothing of it is seen by the other."""
    with ExitStack() as stack:
        first, other = two(stack, browser, server, width, height, "own")
        page = other.page
        press(width, page.get_by_role("button", name="In advance", exact=True))
        sheet = page.get_by_role("dialog", name="In advance")
        expect(sheet).to_be_visible()
        license = sheet.get_by_label("When somebody opens it, bid for").input_value()
        sheet.get_by_label("up to, in $").fill("9")
        press(width, sheet.get_by_role("button", name=re.compile("^Bid up to")))
        expect(sheet.get_by_role("list", name="Waits for its turn")).to_contain_text("up to $9")
        keep = sheet.get_by_role("group", name=re.compile("^Keep")).get_by_role("button").first
        press(width, keep)
        expect(keep).to_have_attribute("aria-pressed", "true")
        expect(sheet.get_by_text("It tells the others something")).to_be_visible()
        look(other, f"{device}-advance")
        press(width, sheet.get_by_role("radio", name=re.compile("^Standard")))
        expect(sheet.get_by_role("radio", name=re.compile("^Standard"))).to_be_checked()
        sheet.get_by_role("button", name="Close").click()
        expect(page.get_by_role("button", name="In advance: 2 moves wait")).to_be_visible()
        look(other, f"{device}-advance-waits")
        told = asked(other, "/advance")
        assert told["mode"] == "standard"
        assert next((order["do"], order["license"], order["most"]) for order in told["orders"]) == ("bid", license, 9)

        view = asked(first, "/view")["view"]
        slot = view["row"].index(license)
        answer = first.context.request.post(
            f"{first.page.url.replace('/t/', '/api/tables/')}/moves", data={"ply": 0, "move": f"lot {slot} bid 7"}
        )
        assert answer.ok, answer.text()
        expect(first.page.locator("footer[data-asked=bid]")).to_be_visible()
        if width > 1000:
            expect(page.get_by_role("log")).to_contain_text("(As you said in advance.)")
            expect(first.page.get_by_role("log")).not_to_contain_text("in advance")
        Player(first.page).decline()
        Player(page).wait("pay")


def test_what_one_likes_holds_at_every_table(browser: Browser, server: Server) -> None:
    """Chosen with what one likes; the table says what that is."""
    with ExitStack() as stack:
        anna = stack.enter_context(visiting(browser, server, 390, 844))
        expect(anna.page.get_by_role("heading", name="New table")).to_be_visible()
        anna.page.goto("/account")
        anna.page.get_by_label("Pass by itself").select_option("fast")
        expect(anna.page.get_by_text("It tells the others something")).to_be_visible()
        anna.page.get_by_label("Pass by itself").scroll_into_view_if_needed()
        look(anna, "phone-liking-auto-pass")
        assert anna.context.request.get("/api/me").json()["preferences"]["auto_pass"] == "fast"
