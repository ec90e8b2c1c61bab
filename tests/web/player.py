"""Somebody who plays by clicking only: knows the page's controls, and nothing of the game's insides."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def set_up(page: Page, name: str, seats: tuple[str, ...] = ("bot", "bot"), pace: str = "at once") -> str:
    """Make a table on the home page; returns its address. ``seats``: what sits beside oneself, "bot", "open" or "none"."""
    page.get_by_label("Your name").fill(name)
    choices = page.locator("form select")
    for n in range(3):
        wish = seats[n] if n < len(seats) else "none"
        if wish == "bot":
            choices.nth(n).select_option(index=0)
        else:
            choices.nth(n).select_option(wish)
    page.get_by_role("radio", name=pace).check()
    page.locator("form button[type=submit], form .go").click()
    page.wait_for_url("**/t/*")
    return page.url


class Player:
    """Answers whatever is asked at a table with the first thing that is offered."""

    def __init__(self, page: Page, most_bid: int = 7) -> None:
        self.page = page
        self.most_bid = most_bid
        self.dock = page.locator("footer[data-asked]")

    @property
    def asked(self) -> str:
        """The kind of decision, "" while others decide, "over" at the end."""
        return self.dock.get_attribute("data-asked") or ""

    def wait(self, *kinds: str) -> str:
        """Wait until something is asked (one of ``kinds``, if given, playing everything else), and say what."""
        while True:
            self.page.wait_for_selector('footer[data-asked]:not([data-asked=""])[data-busy="false"]', timeout=30_000)
            asked = self.asked
            if asked == "over" or not kinds or asked in kinds:
                return asked
            if asked:
                self.answer(asked)

    def play_on(self) -> None:
        """Play to the end."""
        while (asked := self.wait()) != "over":
            self.answer(asked)

    def answer(self, asked: str) -> None:
        """Answer once, and wait until the table has moved on."""
        ply = self.dock.get_attribute("data-ply")
        getattr(self, f"_{asked}")()
        self.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')

    def go(self) -> None:
        """The main button."""
        self.dock.locator(".answers .btn.primary").click()

    def decline(self) -> None:
        """The button in the corner."""
        self.dock.locator(".btn.pass").click()

    def back(self) -> None:
        """One step back within a choice."""
        self.dock.get_by_role("button", name="Back", exact=True).click()

    def _first(self, where: Locator) -> bool:
        if where.count() == 0:
            return False
        where.first.click()
        return True

    def _name(self) -> None:
        chosen = self.page.locator("article.can.picked").count() > 0  # before a reload, say
        if chosen or self._first(self.page.locator("article.can .face")):
            self.page.locator(".bids .coin").first.click()
        else:
            self.decline()

    def _open(self) -> None:
        self.page.locator(".bids .coin").first.click()

    def _bid(self) -> None:
        coins = self.page.locator(".bids .coin")
        if coins.count() and int((coins.first.inner_text()).strip("$")) <= self.most_bid:
            coins.first.click()
        else:
            self.decline()

    def _pay(self) -> None:
        self.go()

    def _launch(self) -> None:
        if self._first(self.dock.locator("ul button.can")):
            self.go()
        else:
            self.decline()

    def _hire(self) -> None:
        cards = self.dock.locator("ul button.can")
        if cards.count() == 0:
            self.decline()
            return
        if self.page.locator("button.tile.picked").count() == 0:
            self.page.locator("button.tile.can").first.click()
        cards.first.click()
        self.go()

    def _captain(self) -> None:
        self.dock.locator("ul button.can").first.click()
        self.go()

    def _process(self) -> None:
        self.go()  # all boats
        self.go()

    def _trade(self) -> None:
        self.go()

    def _discard_drawn(self) -> None:
        self.dock.locator(".drawn button").first.click()
        self.go()

    def _discard(self) -> None:
        self.dock.locator("ul button.can").first.click()
        self.go()
