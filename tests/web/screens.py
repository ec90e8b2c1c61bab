"""Every main screen of the client, one after the other, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.conftest import Visitor

BOT = {"kind": "bot", "bot": "drifter"}


def ready(page: Page) -> None:
    """The letters are there, and nothing moves any more."""
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def made(visitor: Visitor, *seats: dict[str, str], **choices: object) -> str:
    """A table made without the page; its id."""
    answer = visitor.context.request.post("/api/tables", data={"seats": [*seats], "pace": "instant", **choices})
    assert answer.ok, answer.text()
    id: str = answer.json()["id"]
    return id


def dialogs(visitor: Visitor) -> Iterator[str]:
    """What is laid over a table."""
    page = visitor.page
    table = made(visitor, {"kind": "me"}, BOT, {"kind": "bot", "bot": "deckhand"}, gone_fishin=True)
    page.goto(f"/t/{table}")
    page.locator('footer[data-asked]:not([data-asked=""])').wait_for()
    ready(page)
    yield "table"
    page.get_by_role("button", name="Cards", exact=True).click()
    yield "reading"
    page.get_by_role("button", name="All cards").click()
    yield "all-cards"
    page.get_by_role("dialog").get_by_role("button").nth(1).click()
    yield "card"
    while page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
    page.locator("section[data-seat] .menu").first.click()
    yield "seat"
    page.keyboard.press("Escape")
