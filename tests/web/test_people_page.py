"""What came of games, who stands where, and tokens for programs; by clicks alone."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.test_results import copied
from tests.web.conftest import Server, Visitor, visiting
from tests.web.test_account_page import account, keep
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def client(visitor: Visitor, server: Server) -> httpx.Client:
    """A program with that browser's cookie."""
    cookies = {cookie["name"]: cookie["value"] for cookie in visitor.context.cookies()}
    return httpx.Client(base_url=server.url, cookies=cookies, timeout=60)


def finished(http: httpx.Client) -> str:
    """A game that was played to the end, license by license."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "drifter"}, {"kind": "bot", "bot": "deckhand"}]
    table: str = http.post("/api/tables", json={"seats": seats, "pace": "instant", "docks": ["tug", "artisan"]}).json()["id"]
    end = time.monotonic() + 120
    while not (view := http.get(f"/api/tables/{table}/view").json()["view"])["over"]:
        assert time.monotonic() < end
        if decision := view["decision"]:
            legal = decision["legal"]
            http.post(f"/api/tables/{table}/moves", json={"ply": decision["ply"], "move": legal[min(1, len(legal) - 1)]["text"]})
        else:
            time.sleep(0.02)
    return table


def test_results_and_standings(browser: Browser, server: Server) -> None:
    """A guest's own page; then an account in the standings, as others see it, until it does not want to be seen."""
    with visiting(browser, server, 390, 844) as anna, visiting(browser, server, 1366, 768) as eve:
        page = anna.page
        page.goto("/results")
        expect(page.get_by_text("No game has ended yet.")).to_be_visible()
        with client(anna, server) as http:
            table = finished(http)
            end = time.monotonic() + 60
            while http.get("/api/results").json()["whole"]["games"] == 0:
                assert time.monotonic() < end
                time.sleep(0.05)
        page.reload()
        expect(page.get_by_text("after 4 more rated games")).to_be_visible()
        look(anna, "phone-results-guest")
        server.stop()
        with closing(sqlite3.connect(server.data / "ridback.db")) as database, database:
            copied(database, table, 6)
        server.start()
        account(page)
        keep(page, "Anna / of the Sea")
        with client(anna, server) as http:
            end = time.monotonic() + 60
            while http.get("/api/results").json()["rated"] < 7:
                assert time.monotonic() < end
                time.sleep(0.05)
        page.goto("/results")
        expect(page.get_by_role("heading", name="Your licenses")).to_be_visible()
        look(anna, "phone-results")
        page.get_by_role("link", name="Standings").click()
        expect(page.get_by_text("you", exact=True)).to_be_visible()
        look(anna, "phone-standings")

        page = eve.page
        page.goto("/")
        page.get_by_role("link", name="Standings").click()
        look(eve, "desktop-standings")
        page.get_by_role("link", name="Anna / of the Sea").click()
        expect(page.get_by_role("heading", name="Anna / of the Sea", level=1)).to_be_visible()
        expect(page.get_by_role("heading", name="By seats")).to_be_visible()
        expect(page.get_by_role("heading", name="Your licenses")).to_have_count(0)
        look(eve, "desktop-results-other")
        page.goto(f"/t/{table}")
        page.get_by_role("dialog").get_by_role("link", name="Anna / of the Sea").click()
        expect(page.get_by_role("heading", name="Anna / of the Sea", level=1)).to_be_visible()

        account(anna.page)
        anna.page.get_by_role("checkbox", name="Show my results to others").uncheck()
        look(anna, "phone-account-listed")
        anna.page.get_by_role("link", name="My results").click()
        expect(anna.page.get_by_text("Nobody else sees any of this.")).to_be_visible()
        anna.page.set_viewport_size({"width": 1366, "height": 768})
        look(anna, "desktop-results")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("There are no results to show")


def test_tokens_are_made_shown_once_and_removed(browser: Browser, server: Server) -> None:
    with visiting(browser, server, 1366, 768) as anna:
        page = anna.page
        account(page)
        panel = page.get_by_role("region", name="Programs")
        panel.get_by_label("What it is for").fill("my bot")
        panel.get_by_role("button", name="Make a token").click()
        token = panel.get_by_label("Token", exact=True).input_value()
        assert token.startswith("ridback_")
        with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {token}"}) as bot:
            assert bot.get("/api/tables").status_code == 200
            look(anna, "desktop-account-tokens")
            page.reload()
            expect(panel.get_by_text("my bot")).to_be_visible()
            assert token not in page.content()
            panel.get_by_role("button", name="Remove the token").click()
            expect(panel.get_by_text("That token opens nothing any more.")).to_be_visible()
            expect(panel.get_by_text("my bot")).to_have_count(0)
            assert bot.get("/api/tables").status_code == 401
        page.set_viewport_size({"width": 390, "height": 844})
        look(anna, "phone-account-tokens")
