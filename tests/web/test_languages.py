"""The page in its three languages: nothing of another one, no id in place of words, no text that is cut off; and how one is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import decisions
from tests.web.conftest import Server, Visitor, visiting
from tests.web.shown import cut, english, said
from tests.web.test_bounty_play import QUIET, Table
from tests.web.test_narrow import epic, put

pytestmark = pytest.mark.browser

LOCALES = {"en": "en-US", "es": "es-MX", "fr": "fr-FR"}
in_three = pytest.mark.parametrize("language", LOCALES)
at_both = pytest.mark.parametrize("width", [360, 1440])


@contextmanager
def reading(browser: Browser, server: Server, language: str, width: int) -> Iterator[tuple[Visitor, list[str]]]:
    """Somebody whose browser is of that language, and what there is to complain of at the end."""
    with visiting(browser, server, width, 780 if width < 500 else 900, LOCALES[language], "block") as visitor:
        wrong: list[str] = []
        yield visitor, wrong
        assert not wrong, "\n".join(wrong)


def look(visitor: Visitor, wrong: list[str], language: str, what: str) -> None:
    """Read what is there."""
    page = visitor.page
    assert page.evaluate("document.documentElement.lang") == language
    width = page.viewport_size["width"] if page.viewport_size else 0
    wrong += [f"{what}: cut off: {text}" for text in cut(page)]
    if language != "en":
        wrong += [f"{what}: English: {text}" for text in english(page, language)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        wrong.append(f"{what}: too wide")
    visitor.shot(f"{language}-{width}-{what}")


def known(page: Page) -> None:
    """The home page is there, and the server knows who is at it."""
    page.locator("form .go, form button[type=submit]").first.wait_for()


def test_a_language_is_chosen(browser: Browser, server: Server) -> None:
    """By the browser, at home, and in the account, where a guest's choice stands for the next visit; one language is fetched, no other."""
    with visiting(browser, server, 390, 844, "fr-CA") as anna:
        page = anna.page
        known(page)
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url.rsplit("/", 1)[1]))
        page.get_by_label("Langue").select_option("es")
        expect(page.get_by_role("heading", name="Mesa nueva")).to_be_visible()
        assert page.evaluate("document.documentElement.lang") == "es"
        assert [name for name in fetched if name.startswith("es-")]
        assert not [name for name in fetched if name.startswith(("en-", "fr-"))]
        told = page.request.get("/api/me").json()
        assert told["preferences"]["language"] == "es"
        page.goto("/account")
        page.get_by_label("Idioma").select_option("")
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.reload()
        expect(page.get_by_label("Langue")).to_be_visible()
        # what the server says in whole sentences is of the language of the page, too
        page.goto("/")
        page.get_by_label("Langue").select_option("es")
        expect(page.get_by_role("heading", name="Mesa nueva")).to_be_visible()
        with page.expect_request(lambda request: "tables/none" in request.url and request.headers.get("accept-language") == "es"):
            page.goto("/t/none")


def test_english_would_be_found(browser: Browser, server: Server) -> None:
    """What the other tests here look for is found where it is: a page in English, an id, a text that is clipped."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        known(page)
        found = english(page, "fr")
        assert {"New table", "Put to sea", "Your name"} <= set(found)
        assert [text for text in found if text.startswith("An unofficial implementation")]
        assert cut(page) == []
        page.evaluate("document.querySelector('h1').textContent = 'ask-name'")
        assert "ask-name" in english(page, "fr")
        page.evaluate("Object.assign(document.querySelector('h2').style, {width: '20px', overflow: 'hidden', whiteSpace: 'nowrap'})")
        assert len(cut(page)) == 1
        assert "ask-name" in said("fr")[0]


@pytest.mark.parametrize("language", ["es", "fr"])
def test_in_short(browser: Browser, server: Server, language: str) -> None:
    """The home page and a table, on a phone; the rest of it is left to the slow tests."""
    with reading(browser, server, language, 360) as (anna, wrong):
        page = anna.page
        known(page)
        look(anna, wrong, language, "home")
        page.context.add_init_script(QUIET)
        Table(page, next(game for name, game, _ in decisions.decisions() if name == "bid"))
        page.goto("/t/t")
        page.locator('footer[data-asked="bid"]').wait_for()
        look(anna, wrong, language, "bid")


@pytest.mark.slow
@in_three
@at_both
def test_pages(browser: Browser, server: Server, language: str, width: int) -> None:
    """Home with everything unfolded, waiting room, account, standings, results, nothing there, move by move, score sheet, review."""
    with reading(browser, server, language, width) as (anna, wrong):
        page, ask = anna.page, anna.context.request
        known(page)
        page.locator("form details > summary").first.click()
        page.locator(".own > *").first.wait_for()
        look(anna, wrong, language, "own-set-up")
        for path in ("/account", "/people", "/results", "/nowhere"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(200)
            look(anna, wrong, language, path.strip("/"))
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "captain"}]
        waiting = ask.post("/api/tables", data={"seats": seats, "public": True}).json()["id"]
        page.goto(f"/t/{waiting}")
        page.locator("main ul li").first.wait_for()
        page.wait_for_timeout(300)
        look(anna, wrong, language, "waiting-room")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "deckhand"}, {"kind": "bot", "bot": "drifter"}]
        made = ask.post("/api/tables", data={"seats": seats, "pace": "instant", "hints": True}).json()["id"]
        page.goto(f"/t/{made}")
        page.locator('footer[data-asked]:not([data-asked=""])').wait_for()
        look(anna, wrong, language, "table")
        assert ask.post(f"/api/tables/{made}/seats/0/bot", data={"bot": "drifter"}).ok
        for _ in range(300):
            if ask.get(f"/api/tables/{made}").json()["status"] == "over":
                break
            page.wait_for_timeout(100)
        page.goto(f"/t/{made}")
        page.get_by_role("dialog").wait_for()
        look(anna, wrong, language, "score-sheet")
        page.goto(f"/t/{made}?ply=30")
        page.locator("footer[data-past]").wait_for()
        page.wait_for_timeout(300)
        look(anna, wrong, language, "move-by-move")
        page.goto("/")
        known(page)
        page.wait_for_timeout(300)
        look(anna, wrong, language, "home")


@pytest.mark.slow
@in_three
@at_both
def test_decisions(browser: Browser, server: Server, language: str, width: int) -> None:
    """Every decision at the table, and a game of six."""
    with reading(browser, server, language, width) as (anna, wrong):
        page = anna.page
        page.context.add_init_script(QUIET)
        for name, game, _ in list(decisions.decisions()):
            Table(page, game)
            page.goto("/t/t")
            page.locator(f'footer[data-asked="{game.decisions[0]}"]').wait_for()
            look(anna, wrong, language, f"decision-{name}")
            assert page.locator(f'footer[data-asked="{game.decisions[0]}"]').is_visible()
            page.unroute_all()
            page.evaluate("sessionStorage.clear()")
        put(page, epic())
        look(anna, wrong, language, "epic")
        if width < 500:  # a desk has the scores beside the table
            page.locator("header .scores").click()
            look(anna, wrong, language, "epic-sheet")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["es", "fr"])
def test_cards(browser: Browser, server: Server, language: str) -> None:
    """What every card of a game of everything says of itself."""
    with reading(browser, server, language, 360) as (anna, wrong):
        page = anna.page
        put(page, epic())
        cards = sorted(id.split("-", 2)[1:] for id in said(language)[0] if id.startswith("about-") and id != "about-boat")
        for deck, card in cards:
            page.evaluate(
                """about => {
                  const place = document.querySelector("main [data-about]");
                  place.dataset.about = about;
                  place.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true }));
                }""",
                f"{deck}:{card.replace('-', '_')}",
            )
            page.get_by_role("dialog").wait_for()
            look(anna, wrong, language, f"card-{deck}-{card}")
            page.keyboard.press("Escape")
            page.get_by_role("dialog").wait_for(state="detached")
