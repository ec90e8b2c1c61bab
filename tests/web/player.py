"""Somebody who plays by clicking only: knows the page's controls, and nothing of the game's insides."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

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
    """Answers whatever is asked at a table with what is offered: of several kinds of card the one chosen least so far."""

    def __init__(self, page: Page, most_bid: int = 7, hands: Callable[[Locator], None] = Locator.click) -> None:
        """``hands`` is how something is pressed: by mouse, by keyboard (:func:`enter`), by touch (:func:`tap`)."""
        self.page = page
        self.most_bid = most_bid
        self.hands = hands
        self.dock = page.locator("footer[data-asked]")
        #: Decisions answered, by kind, and cards chosen, by id.
        self.answered: Counter[str] = Counter()
        self.chosen: Counter[str] = Counter()

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
        self.answered[asked] += 1

    def answer_or_hand_over(self, asked: str) -> None:
        """Answer once at a screen that others share, which may be theirs then."""
        ply = self.dock.get_attribute("data-ply")
        getattr(self, f"_{asked}")()
        self.page.wait_for_function(
            "(ply) => { const dock = document.querySelector('footer[data-asked]'); return !dock || dock.dataset.ply !== ply; }", arg=ply
        )

    def go(self) -> None:
        """The main button."""
        self.hands(self.dock.locator(".answers .btn.primary").first)

    def decline(self) -> None:
        """The button in the corner."""
        self.hands(self.dock.locator(".btn.pass"))

    def back(self) -> None:
        """One step back within a choice."""
        self.hands(self.dock.get_by_role("button", name="Back", exact=True))

    def pick_up(self) -> None:
        """Take the cards off a tug boat, which is offered beside other decisions."""
        ply = self.dock.get_attribute("data-ply")
        self.hands(self.dock.locator(".answers .pickup").first)
        self.page.wait_for_selector(f'footer[data-asked]:not([data-ply="{ply}"])')
        self.answered["pickup"] += 1

    # -- what is pressed --------------------------------------------------------------------------------------------------

    def card(self, *where: str) -> bool:
        """A card of the hand, or one beside it ("hand", "beside"); whether there is any."""
        offered = self.dock.locator(", ".join(f'ul button.can[data-on="{place}"]' for place in where or ("hand",)))
        ids = offered.evaluate_all("all => all.map(one => one.dataset.id)")
        if not ids:
            return False
        n, id = min(enumerate(ids), key=lambda one: (self.chosen[one[1]], one[0]))
        self.chosen[id] += 1
        self.hands(offered.nth(n))
        return True

    def boat(self) -> None:
        """A boat of one's own, if none is chosen yet; tug boats are for taking their cards."""
        if self.page.locator(".own button.tile.picked").count() == 0:
            self.hands(self.page.locator('.own button.tile.can:not([data-about^="dock:tug"])').first)

    def drawn(self) -> None:
        """One of the cards just drawn."""
        self.hands(self.dock.locator(".drawn button:not(.picked)").first)

    def chip(self) -> None:
        """A boat of somebody else."""
        self.hands(self.dock.locator(".giver .chip.can").first)

    # -- an answer to each decision -----------------------------------------------------------------------------------------

    def _name(self) -> None:
        if self.page.locator("article.can.picked").count() == 0:  # else chosen before a reload, say
            lots = self.page.locator("article.can .face")
            if lots.count() == 0:
                self.decline()
                return
            self.hands(lots.first)
        self._open()

    def _open(self) -> None:
        self.hands(self.page.locator(".bids .coin").first)

    def _bid(self) -> None:
        coins = self.page.locator(".bids .coin")
        if coins.count() and int((coins.first.inner_text()).strip("$")) <= self.most_bid:
            self.hands(coins.first)
        else:
            self.decline()

    def _pay(self) -> None:
        self.go()

    def _launch(self) -> None:
        if self.card("hand", "beside"):
            self.go()  # for a Charter Boat the first of the types it can be
        else:
            self.decline()

    def _hire(self) -> None:
        if self.page.locator('.own button.tile.can:not([data-about^="dock:tug"])').count() and self.card("hand", "beside"):
            self.boat()
            self.go()
        else:
            self.decline()

    def _captain(self) -> None:
        self.card("hand", "beside")
        self.go()

    def _process(self) -> None:
        self.go()  # all boats
        self.go()

    def _trade(self) -> None:
        self.go()

    def _discard_drawn(self) -> None:
        self.drawn()
        self.go()

    def _discard(self) -> None:
        self.card()
        self.go()

    def _mate(self) -> None:
        if not self.card():
            self.decline()
            return
        if self.dock.locator('button[data-on="store"][aria-pressed="true"]').count() == 0:
            self.boat()
        self.go()

    def _marina(self) -> None:
        if self.card():
            self.go()
        else:
            self.decline()

    def _take_seat(self) -> None:
        self.chip()
        self.go()

    def _tuck(self) -> None:
        self.boat()
        self.go()

    def _tuck_card(self) -> None:
        self.drawn()
        self.go()

    def _swordfish(self) -> None:
        self.boat()
        self.go()

    def _oyster(self) -> None:
        if self.answered["oyster"] % 2:
            self.decline()
        else:
            self.go()

    def _swap(self) -> None:
        if self.answered["swap"] % 2 or not self.card():
            self.decline()
        else:
            self.go()

    def _keep(self) -> None:
        ready = self.dock.locator(".answers .btn.primary")
        while ready.count() == 0:
            self.card()
        self.go()

    _assign = _trade
    _mate_card = _marina_card = _discard
    _take = _take_seat


def enter(what: Locator) -> None:
    """Press something by keyboard."""
    what.press("Enter")


#: The place and the time of the last tap on a page.
_taps: dict[Page, tuple[float, float, float]] = {}


def tap(what: Locator) -> None:
    """Press something with a finger; not so soon after a tap at the same place that it is the second of a double tap."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    x, y = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
    last = _taps.get(what.page)
    if last and abs(last[0] - x) < 60 and abs(last[1] - y) < 60:
        what.page.wait_for_timeout(max(0.0, 600 - 1000 * (time.monotonic() - last[2])))
    what.tap()
    _taps[what.page] = x, y, time.monotonic()
