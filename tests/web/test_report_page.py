"""What somebody can hand on when something is wrong."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from ridback import __version__
from tests.server.test_secrets import check_event, check_view
from tests.web.conftest import Server, visiting
from tests.web.player import Player, set_up
from tests.web.test_advice import at_both, press
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@at_both
def test_a_report_of_a_running_game(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """File and text are one; in them is what the server tells this person anyway, and nothing of what is hidden from them."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        url = set_up(page, "Anna")
        table = url.split("/t/")[1]
        player = Player(page)
        for _ in range(5):
            player.answer(player.wait())
        player.wait()
        refused = anna.page.evaluate("fetch('/api/tables/nowhere/view').then(answer => answer.status)")
        assert refused == 404
        if width < 1040:
            press(width, page.get_by_role("button", name="Log"))
        press(width, page.get_by_role("button", name="Something is wrong?"))
        dialog = page.get_by_role("dialog", name="Something is wrong?")
        dialog.get_by_label("What happened").fill("The crab walked sideways.")
        dialog.get_by_text("What is in it").click()
        look(anna, f"{device}-report")
        with page.expect_download() as saving:
            dialog.get_by_role("link", name="Save as a file").click()
        assert saving.value.suggested_filename == f"ridback-report-{table}.json"
        text = saving.value.path().read_text("utf-8")
        report: dict[str, Any] = json.loads(text)
        assert json.loads(dialog.get_by_role("textbox", name="What is in it").input_value()) == report
        now = anna.context.request.get(f"/api/tables/{table}/view").json()
        assert report["view"] == now["view"]
        check_view(report["view"], 0)
        for event in report["events"]:
            check_event(event, 0)
        assert (report["table"], report["ply"], report["seat"], report["version"]) == (table, now["view"]["ply"], 0, __version__)
        assert report["what"] == "The crab walked sideways."
        assert "Chrome" in report["browser"]
        assert report.keys() == {
            *("what", "table", "ply", "seat", "made", "version", "language", "browser", "screen", "address", "trouble", "notice"),
            *("options", "view", "events"),
        }
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        press(width, dialog.get_by_role("button", name="Copy as text"))
        expect(dialog.get_by_text("Copied")).to_be_visible()
        assert json.loads(page.evaluate("navigator.clipboard.readText()")) == report


def test_the_last_mistake_is_in_it(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as anna:
        page = anna.page
        set_up(page, "Anna")
        player = Player(page)
        player.wait()
        page.route("**/moves", lambda route: route.fulfill(status=500, json={"code": "internal", "message": "", "args": {}}))
        player.decline() if player.asked in ("name", "bid", "launch") else player.go()
        expect(page.get_by_role("contentinfo").get_by_text("Something went wrong on the server")).to_be_visible()
        page.get_by_role("button", name="Something is wrong?").click()
        page.get_by_text("What is in it").click()
        report = json.loads(page.get_by_role("textbox", name="What is in it").input_value())
        assert "500 internal POST tables/" in report["trouble"]["what"]
        assert report["notice"]
