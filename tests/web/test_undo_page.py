"""Taking a step back, in two browsers."""

from __future__ import annotations

import re
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player
from tests.web.test_advice import at_both, press
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def two(stack: ExitStack, browser: Browser, server: Server, width: int, height: int, rule: str) -> tuple[Visitor, Visitor]:
    """Anna and Bob at a table with that rule; whoever is to move first comes first."""
    anna, bob = (stack.enter_context(visiting(browser, server, width, height)) for _ in range(2))
    for visitor, name in ((anna, "Anna"), (bob, "Bob")):
        expect(visitor.page.get_by_role("heading", name="New table")).to_be_visible()
        assert visitor.context.request.put("/api/me", data={"name": name}).ok
    made = anna.context.request.post("/api/tables", data={"seats": [{"kind": "me"}, {"kind": "open"}], "undo": rule}).json()["id"]
    assert bob.context.request.post(f"/api/tables/{made}/join", data={}).ok
    for visitor in (anna, bob):
        visitor.page.goto(f"/t/{made}")
        visitor.page.locator("footer[data-asked]").wait_for()
    return (anna, bob) if Player(anna.page).asked else (bob, anna)


def at(page: Page, ply: int) -> None:
    """The table has come, or gone back, to that ply."""
    expect(page.locator(f'footer[data-ply="{ply}"]')).to_be_visible()


@pytest.mark.slow
@at_both
def test_accepted_then_refused_after_a_reveal(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """One's own step comes back, for the other too, and the log forgets it; where cards were drawn behind it there is no way back."""
    with ExitStack() as stack:
        first, other = two(stack, browser, server, width, height, "own")
        page, player = first.page, Player(first.page)
        assert page.get_by_role("button", name="Take my last step back").count() == 0
        player.answer("name")
        at(other.page, 2)
        look(first, f"{device}-undo")
        press(width, page.get_by_role("button", name="Take my last step back"))
        for one in (page, other.page):
            at(one, 0)
            expect(one.get_by_text("takes a step back" if one is other.page else "You take a step back").first).to_be_attached()
        assert player.asked == "name"
        if width > 1000:
            for one in (page, other.page):
                expect(one.get_by_role("log")).not_to_contain_text("names")
                expect(one.get_by_role("log")).to_contain_text("step back")
        # Play until cards are drawn after somebody's answer: then nothing is offered, and nothing is to be had.
        stale = page.evaluate("location.pathname").split("/")[-1]
        for _ in range(60):
            mover = first if Player(first.page).asked else other
            playing = Player(mover.page)
            before = mover.context.request.get(f"/api/tables/{stale}/view").json()["view"]
            playing.answer(playing.wait())
            after = mover.context.request.get(f"/api/tables/{stale}/view").json()
            if after["view"]["boat_deck"] != before["boat_deck"]:
                assert after["undo"] is None
                expect(mover.page.get_by_role("button", name="Take my last step back")).to_have_count(0)
                refused = mover.context.request.post(f"/api/tables/{stale}/undo", data={"ply": before["ply"]})
                assert (refused.status, refused.json()["code"]) == (409, "undo_revealed")
                break
            expect(other.page.locator(f'footer[data-ply="{after["view"]["ply"]}"]')).to_be_visible()
            expect(first.page.locator(f'footer[data-ply="{after["view"]["ply"]}"]')).to_be_visible()
        else:
            raise AssertionError("no card was drawn")


@at_both
def test_the_other_is_asked(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Declined once, agreed to then: back past what the other has done."""
    with ExitStack() as stack:
        first, other = two(stack, browser, server, width, height, "consent")
        Player(first.page).answer("name")
        asked = Player(other.page)
        asked.wait("bid")
        asked.decline()
        first.page.wait_for_selector('footer[data-asked="pay"]')
        for agree in (False, True):
            press(width, first.page.get_by_role("button", name="Take my last step back"))
            expect(first.page.get_by_text("You have asked to take a step back")).to_be_visible()
            expect(other.page.get_by_text("would like to take a step back")).to_be_visible()
            look(other, f"{device}-undo-asked")
            press(width, other.page.get_by_role("button", name="Agree" if agree else "Decline", exact=True))
            for one in (first.page, other.page):
                expect(one.locator(".undo-ask")).to_have_count(0)
        for one in (first.page, other.page):
            at(one, 0)
        assert Player(first.page).asked == "name"


def test_a_lost_line_comes_back_after_an_undo(browser: Browser, server: Server) -> None:
    """Whoever was away while a step was taken back, and another made, sees the game as it is, and goes on."""
    with ExitStack() as stack:
        first, other = two(stack, browser, server, 1366, 768, "own")
        player = Player(first.page)
        player.answer("name")
        at(other.page, 2)
        other.context.set_offline(True)
        first.page.get_by_role("button", name="Take my last step back").click()
        at(first.page, 0)
        player.decline()
        at(first.page, 1)
        other.context.set_offline(False)
        at(other.page, 1)
        expect(other.page.get_by_role("log")).not_to_contain_text(re.compile("names"))
        answering = Player(other.page)
        answering.answer(answering.wait())
