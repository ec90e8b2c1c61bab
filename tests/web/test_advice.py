"""Bots as people meet them: levels by the seat, hints, a seat left to a bot, what is told beside the moves, and how it went."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, Route, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up, tap
from tests.web.test_bounty_play import QUIET
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = [("phone", 390, 844), ("desktop", 1366, 768)]
Json = dict[str, Any]


def at_both(test: Any) -> Any:
    """On a phone and on a desk."""
    return pytest.mark.parametrize(("device", "width", "height"), SIZES, ids=[size[0] for size in SIZES])(test)


def table_of(page: Page) -> str:
    """The id of the table that is looked at."""
    return page.url.split("/t/")[1].split("/")[0]


def asked(visitor: Visitor, what: str = "") -> Any:
    """What the server says of the table that is looked at."""
    return visitor.context.request.get(f"/api/tables/{table_of(visitor.page)}{what}").json()


def press(width: int, what: Locator) -> None:
    """By finger on a phone, by mouse on a desk."""
    if width < 500:
        tap(what)
    else:
        what.click()


@at_both
def test_levels_by_the_seat(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Each bot's seat has its own level, told with its strength and its time; the table is made so, and without hints if so wished."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        bots = anna.context.request.get("/api/bots").json()["bots"]
        weakest, strongest = bots[0]["name"], bots[-1]["name"]
        seats = page.locator("form .seats select")
        expect(seats).to_have_count(3)
        assert seats.nth(0).locator("option").evaluate_all("all => all.map(one => one.value)")[: len(bots)] == [bot["name"] for bot in bots]
        assert seats.nth(0).input_value() == "deckhand"
        seats.nth(0).select_option(weakest)
        seats.nth(1).select_option(strongest)
        lines = page.locator(".about li")
        expect(lines).to_have_count(2)
        expect(lines.nth(0)).to_contain_text("Answers at once")
        press(width, page.get_by_role("button", name="How strong are they?"))
        expect(lines).to_have_count(len(bots))
        for line, bot in zip(lines.all(), bots, strict=True):
            told = f"Thinks up to {bot['seconds']:g} s" if bot["seconds"] else "Answers at once"
            expect(line).to_contain_text(told)
        look(anna, f"{device}-levels")
        page.get_by_label("Hints allowed").uncheck()
        press(width, page.locator("form .go"))
        page.wait_for_url("**/t/*")
        made = asked(anna)
        assert [seat["bot"] for seat in made["seats"]] == [None, weakest, strongest]
        assert made["options"]["hints"] is False
        Player(page).wait()
        assert page.locator("footer .hint").count() == 0


class Sea:
    """Hints that come when the test says so, made of the moves that are legal."""

    def __init__(self, anna: Visitor) -> None:
        self.anna, self.page = anna, anna.page
        self.held: list[Route] = []
        self.moves: list[Json] = []
        self.page.route("**/hint", self._hold)
        self.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if request.url.endswith("/moves"):
            self.moves.append(request.post_data_json or {})

    def _hold(self, route: Route) -> None:
        self.held.append(route)

    @property
    def card(self) -> Locator:
        return self.page.locator(".hint-card")

    def advice(self) -> Json:
        """The legal moves, the last of them first."""
        decision = asked(self.anna, "/view")["view"]["decision"]
        moves = [{key: value for key, value in move.items() if key not in ("n", "text")} for move in decision["legal"]][::-1]
        texts = [move["text"] for move in decision["legal"]][::-1]
        told = enumerate(zip(moves, texts, strict=True))
        estimates = [{"move": move, "text": text, "chance": 0.5 - k / 20, "score": 50.0} for k, (move, text) in told]
        first = {key: estimates[0][key] for key in ("move", "text")}
        return {"bot": "admiral", "ply": decision["ply"], **first, "estimates": estimates[:9], "chances": [0.5, 0.25, 0.25]}

    def waiting(self) -> Route:
        """The hint that is being thought of."""
        for _ in range(100):
            if self.held:
                return self.held.pop()
            self.page.wait_for_timeout(50)
        raise AssertionError("nothing was asked")


@at_both
def test_a_hint_is_chosen_and_confirmed(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """It says that it thinks, then the best move and the next ones with their chances; a tap chooses one, and the person plays it."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        set_up(page, "Anna")
        player, sea = Player(page), Sea(anna)
        while page.locator(".bids .coin").count() == 0:
            player.wait("bid")
            if page.locator(".bids .coin").count() == 0:  # nothing left but to pass
                player.answer("bid")
        sea.moves.clear()
        press(width, page.get_by_role("button", name="What would the Admiral do?"))
        expect(sea.card).to_contain_text("is thinking")
        look(anna, f"{device}-hint-thinking")
        advice = sea.advice()
        amount = advice["move"]["amount"]
        sea.waiting().fulfill(json=advice)
        expect(sea.card.locator(".move").first).to_contain_text(re.compile(rf"bid \${amount}\s*50% to win", re.IGNORECASE))
        expect(sea.card.locator(".move")).to_have_count(min(4, len(advice["estimates"])))
        box, rail = sea.card.bounding_box(), page.locator("footer").bounding_box()
        assert box
        assert rail
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= rail["y"], "the card lies on what is to be answered"
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        look(anna, f"{device}-hint")
        press(width, sea.card.locator(".move").first)
        expect(sea.card).to_have_count(0)
        expect(page.locator(".advised")).to_have_text(f"${amount}")
        look(anna, f"{device}-hint-chosen")
        page.wait_for_timeout(300)
        assert sea.moves == []
        ply = player.dock.get_attribute("data-ply")
        page.keyboard.press("Enter")  # what plays has the focus
        page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        assert [move["move"] for move in sea.moves] == [{"do": "bid", "amount": amount}]


@at_both
def test_a_hint_does_not_hold_anybody_up(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """A move made meanwhile wins, and what comes late is not seen; by keyboard alone."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        set_up(page, "Anna")
        player, sea = Player(page), Sea(anna)
        player.wait("name", "bid")
        page.keyboard.press("h")
        expect(sea.card).to_contain_text("is thinking")
        late, old = sea.waiting(), sea.advice()
        player.decline()
        expect(sea.card).to_have_count(0)
        player.wait()
        late.fulfill(json=old)
        page.wait_for_timeout(300)
        assert sea.card.count() == 0
        page.keyboard.press("H")
        sea.waiting().fulfill(status=409, json={"code": "not_asked", "message": "", "args": {}})
        expect(sea.card.locator(".trouble")).to_be_visible()
        page.keyboard.press("Escape")
        expect(sea.card).to_have_count(0)


@pytest.mark.slow
@at_both
def test_every_move_of_a_hint_can_be_taken_up(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Through three rounds every decision is answered by its hint and the main button alone."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        set_up(page, "Anna")
        player, sea = Player(page), Sea(anna)
        answered: set[str] = set()
        for _ in range(25):
            kind = player.wait()
            ply = player.dock.get_attribute("data-ply")
            page.keyboard.press("h")
            sea.waiting().fulfill(json=sea.advice())
            press(width, sea.card.locator(".move").first)
            if kind == "process":  # more boats may be wanted
                page.keyboard.press("Escape")
            expect(sea.card).to_have_count(0)
            if page.locator("footer .advised").count() == 0:
                if kind == "name":  # the opening bid is still to be chosen
                    player.hands(page.locator(".bids .coin").first)
                elif kind == "pay":
                    page.get_by_role("button", name="Suggested").click()
                    player.go()
                elif kind == "hire":
                    player.card("hand", "beside")
                    player.go()
                else:
                    player.go()
            else:
                page.keyboard.press("Enter")
            page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
            answered.add(kind)
            if len(answered) > 5:
                break
        assert len(answered) > 3, answered


@at_both
def test_a_bot_takes_the_seat_nobody_came_for(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """In the waiting room, by whoever made the table; with the last seat the game begins."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        set_up(page, "Anna", ("open", "bot"))
        press(width, page.get_by_role("button", name="A bot instead"))
        dialog = page.get_by_role("dialog", name="Who takes this seat?")
        dialog.get_by_role("radio", name="Deckhand").check()
        look(anna, f"{device}-waiting-bot")
        press(width, dialog.get_by_role("button", name="Let the Deckhand play"))
        Player(page).wait()
        assert [seat["bot"] for seat in asked(anna)["seats"]] == [None, "deckhand", "drifter"]


@at_both
def test_a_seat_is_left_to_a_bot_and_taken_back(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Anna's bot plays for her while Ben plays on and is told; then she plays again."""
    with visiting(browser, server, width, height) as anna, visiting(browser, server) as ben:
        page = anna.page
        set_up(page, "Anna", ("open", "none"))
        ben.page.goto(page.get_by_label("Link to this table").input_value())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Take a seat").click()
        player, other = Player(page), Player(ben.page)
        other.dock.wait_for()
        player.dock.wait_for()
        press(width, page.locator("section.own").get_by_role("button", name="who plays this seat"))
        dialog = page.get_by_role("dialog", name="Who plays for you?")
        dialog.get_by_role("radio", name="Drifter").check()
        look(anna, f"{device}-seat-menu")
        press(width, dialog.get_by_role("button", name="Let the Drifter play"))
        expect(page.locator("footer h2")).to_have_text("The Drifter plays for you")
        look(anna, f"{device}-stand-in")
        expect(ben.page.locator(".news")).to_contain_text("Drifter plays for")
        expect(ben.page.get_by_role("log")).to_contain_text("Drifter plays for")
        assert ben.page.locator('section[data-seat="0"] .stands').count() == 1
        for _ in range(3):
            other.answer(other.wait())
        assert player.asked == ""
        press(width, page.get_by_role("button", name="Take the seat back"))
        expect(page.locator("footer h2")).not_to_have_text("The Drifter plays for you")
        expect(ben.page.locator(".news")).to_contain_text("plays again")
        while not player.asked:
            other.answer(other.wait())
            page.wait_for_timeout(200)
        player.answer(player.wait())


@at_both
def test_a_bot_for_somebody_who_is_away(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Whoever made the table may put one there; that a bot failed is told, in the log and for a moment above the table."""
    with visiting(browser, server, width, height) as anna, visiting(browser, server) as ben:
        page = anna.page
        set_up(page, "Anna", ("open", "bot"))
        ben.page.goto(page.get_by_label("Link to this table").input_value())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Take a seat").click()
        Player(page).dock.wait_for()
        ben.page.goto("/")
        page.context.add_init_script(QUIET)
        page.goto("/")
        posted: list[Any] = []
        notice = {"id": 1, "ply": 0, "seat": 2, "bot": "drifter", "code": "bot_failed", "why": "late"}

        def seen(route: Route) -> None:
            """What the server says two minutes later."""
            told = route.fetch().json()
            table = told.get("table", told)
            table["seats"][1] |= {"away": True, "may": "bot"}
            table["notices"] = [notice]
            route.fulfill(json=told)

        def sits(route: Route) -> None:
            posted.append(route.request.post_data_json)
            table = asked(anna)
            table["seats"][1] |= {"bot": "deckhand", "away": True}
            table["notices"] = [notice, notice | {"id": 2, "seat": 1, "bot": "deckhand", "code": "bot_sits", "why": None}]
            route.fulfill(json=table)

        page.route("**/api/tables/*/view", seen)
        page.route("**/api/tables/*/seats/1/bot", sits)
        page.locator("main a[href^='/t/']").first.click()
        away = page.locator('section[data-seat="1"]')
        expect(away.locator(".away")).to_be_attached()
        away.get_by_role("button", name="who plays this seat").scroll_into_view_if_needed()
        look(anna, f"{device}-away")
        press(width, away.get_by_role("button", name="who plays this seat"))
        dialog = page.get_by_role("dialog", name=re.compile("Who plays for .*Ben"))
        expect(dialog).to_contain_text("has not been seen for a while")
        dialog.get_by_role("radio", name="Deckhand").check()
        look(anna, f"{device}-away-menu")
        press(width, dialog.get_by_role("button", name="Let the Deckhand play"))
        expect(away.locator(".stands")).to_be_attached()
        assert posted == [{"bot": "deckhand"}]
        expect(page.locator(".news")).to_contain_text("Deckhand plays for")
        anna.fits()
        anna.shot(f"{device}-news")
        if width < 500:
            page.get_by_role("button", name="Log").click()
        expect(page.get_by_role("log")).to_contain_text("thought for too long")
        anna.shot(f"{device}-notices")
