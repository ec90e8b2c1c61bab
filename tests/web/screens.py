"""Every main screen of the client, one after the other, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from tests.web import decisions
from tests.web.conftest import Visitor
from tests.web.test_bounty_play import QUIET, Table

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


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end, in one's own seat too; the id of the table."""
    table = made(visitor, {"kind": "me"}, BOT, BOT)
    ask = visitor.context.request
    assert ask.post(f"/api/tables/{table}/seats/0/bot", data={"bot": "drifter"}).ok
    for _ in range(300):
        if ask.get(f"/api/tables/{table}").json()["status"] == "over":
            return table
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots did not come to an end")


def around(visitor: Visitor) -> Iterator[str]:
    """The screens around a table, by name; somebody who has tables of all kinds."""
    page = visitor.page
    expect(page.get_by_role("heading", name="New table")).to_be_visible()  # by now we are known
    over = finished(visitor)
    waiting = made(visitor, {"kind": "me"}, {"kind": "open"}, BOT, public=True)
    board = made(visitor, {"kind": "open"}, {"kind": "open"})

    page.goto("/")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    ready(page)
    yield "home"
    page.locator("form summary").click()
    expect(page.get_by_role("heading", name="Licenses")).to_be_visible()
    yield "set-up"
    page.goto("/account")
    expect(page.get_by_role("heading", name="As you like it")).to_be_visible()
    yield "account"
    page.goto("/results")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "results"
    page.goto("/people")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "people"
    page.goto("/nowhere")
    expect(page.get_by_role("link").first).to_be_visible()
    yield "lost"
    page.goto(f"/t/{waiting}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    yield "waiting"
    page.get_by_role("button", name="Table talk").click()
    expect(page.get_by_role("dialog", name="Table talk")).to_be_visible()
    yield "chat"
    page.goto(f"/t/{board}")
    expect(page.get_by_role("heading", name="Come aboard")).to_be_visible()
    yield "board"

    page.goto(f"/t/{over}")
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "score-sheet"
    page.keyboard.press("Escape")
    yield "over"
    page.goto(f"/t/{over}?ply=60")
    expect(page.locator('footer[data-past="60"]')).to_be_visible()
    yield "history"
    page.goto(f"/t/{over}?ply=60&seat=open")
    expect(page.locator('footer[data-past="60"]')).to_be_visible()
    yield "history-open"
    page.goto(f"/t/{over}/review")
    expect(page.get_by_role("slider")).to_be_visible(timeout=60_000)
    yield "review"


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


def asked(visitor: Visitor) -> Iterator[str]:
    """A table at each kind of decision, and what is first chosen there."""
    page = visitor.page
    page.context.add_init_script(QUIET)
    for name, game, _ in decisions.decisions():
        Table(page, game)
        page.goto("/t/t")
        page.locator(f'footer[data-asked="{game.decisions[0]}"]').wait_for()
        ready(page)
        yield f"decision-{name}"
        page.unroute_all()
        page.evaluate("sessionStorage.clear()")
