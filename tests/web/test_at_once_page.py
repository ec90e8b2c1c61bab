"""Launching and hiring all at once as people meet it: chosen with the table, and nobody disturbed by what others do meanwhile."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player
from tests.web.test_advice import asked, at_both, press, table_of
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]
Json = dict[str, Any]


def seen(visitor: Visitor, table: str) -> Json:
    found: Json = visitor.context.request.get(f"/api/tables/{table}/view").json()["view"]
    return found


def answer(visitor: Visitor, table: str, move: object) -> None:
    decision = seen(visitor, table)["decision"]
    told = visitor.context.request.post(f"/api/tables/{table}/moves", data={"ply": decision["ply"], "move": move})
    assert told.ok, told.text()


def auction(people: list[Visitor], table: str) -> None:
    """Everybody buys a license and keeps the boat for it."""
    while (view := seen(people[0], table))["phase"] == "auction":
        seat = next(number for number, one in enumerate(view["seats"]) if one["asked"])
        mine = seen(people[seat], table)
        texts = [move["text"] for move in mine["decision"]["legal"]]
        match mine["decision"]["kind"]:
            case "name":
                answer(people[seat], table, texts[1])
            case "pay":
                answer(people[seat], table, next(text for text in texts if text != f"pay {mine['payment']['id']}"))
            case _:
                answer(people[seat], table, texts[0])


def through(player: Player) -> None:
    """Answer what is asked in phase two, to its end."""
    while (kind := player.asked) in ("launch", "hire"):
        player.answer(kind)
        expect(player.dock).to_have_attribute("data-busy", "false")


@at_both
def test_two_launch_side_by_side(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """The switch says where it cannot be; at the table what one is about to do stays while the other launches, and all see who is busy."""
    with visiting(browser, server, width, height) as anna, visiting(browser, server) as ben, visiting(browser, server) as cora:
        page = anna.page
        page.get_by_label("Your name").fill("Anna")
        switch = page.get_by_role("checkbox", name=re.compile("^Launch and hire all at once"))
        expect(switch).to_have_count(0)
        choices = page.locator("form select")
        choices.nth(0).select_option("open")
        choices.nth(1).select_option("open")
        expect(switch).to_be_enabled()
        switch.check()
        page.locator("form input[value=dockside]").check()
        expect(switch).to_be_disabled()
        expect(switch).not_to_be_checked()
        expect(page.get_by_text(re.compile("Not with .*Tug Boat"))).to_be_visible()
        switch.scroll_into_view_if_needed()
        look(anna, f"{device}-at-once-not")
        page.locator("form input[value=first_voyage]").check()
        expect(switch).to_be_checked()
        switch.scroll_into_view_if_needed()
        look(anna, f"{device}-at-once-new")
        press(width, page.locator("form .go"))
        page.wait_for_url("**/t/*")
        table = table_of(page)
        assert asked(anna)["options"]["at_once"] is True
        expect(page.get_by_text("all launch at once")).to_be_visible()
        for one, name in ((ben, "Ben"), (cora, "Cora")):
            one.page.goto(f"/t/{table}")
            one.page.get_by_label("Your name").fill(name)
            one.page.get_by_role("button", name="Take a seat").click()
            expect(one.page.get_by_label("Your name")).to_have_count(0)
        people = [anna, ben, cora]
        auction(people, table)
        for one in people:
            expect(one.page.locator("footer[data-asked=launch]")).to_be_visible()
        expect(ben.page.locator(".standing")).to_have_text(["launching"] * 2)
        look(anna, f"{device}-at-once-all")

        # Anna has a boat and its payment chosen, half way to the button; the others go on to the end of their phase two.
        player = Player(page, hands=lambda what: press(width, what))
        assert player.card("hand")
        chosen = page.locator('footer ul button.can[data-on="hand"][aria-pressed="true"]')
        expect(chosen).to_have_count(1)
        title = page.locator("footer h2").inner_text()
        bens = Player(ben.page)
        while bens.wait() == "launch":  # twice, with Cod
            bens.answer("launch")
        expect(cora.page.locator("[data-seat='1'] .standing")).to_have_text("hiring")
        through(bens)
        expect(ben.page.locator("footer h2")).to_have_text(re.compile("Waiting for .*Anna.* and .*Cora"))
        expect(page.locator("[data-seat='1'] .standing")).to_have_text("ready")
        expect(page.locator("[data-seat='2'] .standing")).to_have_text("launching")
        expect(ben.page.locator("[data-seat='1'] .standing")).to_have_text("ready")
        expect(page.locator("footer h2")).to_have_text(title)
        expect(chosen).to_have_count(1)
        look(anna, f"{device}-at-once-chosen")
        look(ben, f"{device}-at-once-waits")
        player.go()
        expect(player.dock).to_have_attribute("data-busy", "false")
        assert len(seen(cora, table)["seats"][0]["boats"]) == 1
        through(player)
        expect(page.locator("footer h2")).to_have_text(re.compile("Cora.* launches boats"))
        Player(cora.page).wait("process", "trade", "discard", "discard_drawn", "name")
