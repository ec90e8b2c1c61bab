"""Clocks as people meet them: chosen with the table, run by the seats, and what happens when time is up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Server, visiting
from tests.web.player import Player
from tests.web.test_advice import asked, at_both, press, table_of
from tests.web.test_table import look

pytestmark = pytest.mark.browser


@pytest.mark.slow
@at_both
def test_time_is_up_and_the_seat_comes_back(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Anna thinks for too long: a bot answers for her until she says that she is back. Everybody sees the clocks."""
    with visiting(browser, server, width, height) as anna, visiting(browser, server) as ben:
        page = anna.page
        choices = page.locator("form select")
        choices.nth(0).select_option("open")
        choices.nth(1).select_option("none")
        page.get_by_label("Your name").fill("Anna")
        assert page.get_by_role("radio", name="they pass, where they can").count() == 0
        page.get_by_role("radio", name="5 min + 10 s").check()
        expect(page.get_by_role("radio", name="a Deckhand plays")).to_be_checked()
        look(anna, f"{device}-new-clock")
        press(width, page.locator("form .go"))
        page.wait_for_url("**/t/*")
        assert asked(anna)["options"]["clock"] == {"first": 300, "more": 10, "most": 300, "late": "bot", "bot": "deckhand", "vacation": 0}

        def sits(table: str) -> None:
            ben.page.goto(f"/t/{table}")
            if ben.page.get_by_label("Your name").input_value() != "Ben":
                ben.page.get_by_label("Your name").fill("Ben")
            ben.page.get_by_role("button", name="Take a seat").click()

        sits(table_of(page))
        for one in (anna, ben):
            expect(one.page.get_by_role("timer")).to_have_count(2)
            expect(one.page.get_by_role("timer").first).to_have_text(re.compile(r"^[45]:\d\d$"))
        look(anna, f"{device}-clocks")

        # The shortest there is, to see it run out.
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "drifter"}, {"kind": "bot", "bot": "drifter"}]
        made = anna.context.request.post("/api/tables", data={"seats": seats, "pace": "slow", "clock": {"first": 5}}).json()["id"]
        ben.page.goto(f"/t/{made}")
        page.goto(f"/t/{made}")
        expect(page.locator("footer h2")).to_have_text("The Deckhand plays for you", timeout=60_000)
        expect(ben.page.get_by_role("log")).to_contain_text(re.compile("The time of .*Anna.* was up: Deckhand plays until they come back."))
        look(anna, f"{device}-time-is-up")
        back = page.get_by_role("button", name="Take the seat back")
        press(width, back)
        expect(page.locator("footer h2")).not_to_have_text("The Deckhand plays for you")
        assert Player(page).wait()
