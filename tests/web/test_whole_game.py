"""A whole game of two in two browsers, by mouse, with all that happens at real tables; somebody looks on to its end."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ridback import records
from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: Two people, and as many kinds of decisions as two can have.
TABLE: dict[str, Any] = {
    "seats": [{"kind": "me"}, {"kind": "open"}],
    "line_up": ["processing", "swordfish", "oyster", "salmon", "tuna", "dfo", "marina"],
    "docks": ["first_mate", "artisan"],
    "gone_fishin": True,
    "crewman": True,
    "trophies": True,
    "meeples": True,
    "undo": "consent",
    "clock": {"first": 40, "more": 40, "most": 40},
}
#: With these cards every kind comes up before the game ends.
SEED = "437"


class Sailor(Player):
    """Somebody who wants a license of each kind: of several lots the one that was named least so far, by anybody."""

    named: Counter[str]

    def lot(self) -> None:
        """Choose a lot."""
        offered = self.page.locator("article.can .face")
        ids = offered.evaluate_all("all => all.map(one => one.dataset.about)")
        n = min(range(len(ids)), key=lambda n: self.named[ids[n]])
        self.named[ids[n]] += 1
        self.hands(offered.nth(n))

    def _name(self) -> None:
        if self.page.locator("article.can").count() and self.page.locator("article.can.picked").count() == 0:
            self.lot()
        super()._name()


#: What is chosen of an answer, without sending it, by what is asked; where it is sent by the first thing that is pressed there is none.
BEGUN: dict[str, Callable[[Sailor], object]] = {
    "name": Sailor.lot,
    "pay": lambda player: player.page.locator(".tray ul button").first.click(),
    "process": Player.boat,
    "discard_drawn": Player.drawn,
    "tuck": Player.boat,
    "swordfish": Player.boat,
    "take": Player.chip,
    **dict.fromkeys(("launch", "hire", "mate", "marina", "swap", "discard"), Player.card),
}


def press_again(player: Player) -> None:
    """What was chosen of the hand, or of what lies beside it, is not chosen any more."""
    player.dock.locator("button[aria-pressed='true']").first.click()


#: How it is taken back, where the player would go on otherwise.
OTHERWISE: dict[str, Callable[[Player], object]] = {
    "pay": lambda player: player.page.get_by_role("button", name="Suggested").click(),
    "launch": Player.back,
    "process": lambda player: player.page.locator(".own button.tile.picked").first.click(),
    **dict.fromkeys(("hire", "mate", "marina", "swap", "discard", "discard_drawn", "take"), press_again),
}
#: What the page asks in one with what comes before is not asked by itself (`open`, `captain`, …); `keep` wants Epic Fleet, and of two
#: nobody needs to say from whom a crate is taken.
KINDS = {*BEGUN, "bid", "trade", "oyster", "assign"}

CHOSEN = """() => [
  document.querySelector("footer[data-asked] .ask").innerText,
  ...[...document.querySelectorAll("[aria-pressed='true'], .picked")].map((one) => one.dataset.about + " " + one.innerText),
].join("\\n")"""


def chosen(page: Page) -> str:
    """What is asked, and what has been chosen of an answer."""
    told: str = page.evaluate(CHOSEN)
    return told


class Table:
    """Where two play, in the order of their seats, and one looks on; what has been seen there so far."""

    def __init__(self, id: str, anna: Visitor, ben: Visitor, eve: Visitor) -> None:
        self.id, self.people, self.eve = id, (anna, ben), eve
        self.players = (Sailor(anna.page, most_bid=12), Sailor(ben.page, most_bid=12))
        named: Counter[str] = Counter()
        self.posted: list[str] = []
        for player in self.players:
            player.named = named
            player.page.on("request", lambda request: self.posted.append(request.url) if request.url.endswith("/moves") else None)
        self.reloaded: set[str] = set()
        self.seen: set[str] = set()
        #: What the players had chosen so far, by ply.
        self.before: dict[int, list[Counter[str]]] = {}

    # -- looking ----------------------------------------------------------------------------------------------------------------------

    def asked(self, seat: int) -> str:
        """What a seat is asked, if anything."""
        asked = self.players[seat].asked
        return "" if asked == "over" else asked

    def told(self, seat: int) -> dict[str, Any]:
        """What the server tells somebody."""
        found: dict[str, Any] = self.people[seat].context.request.get(f"/api/tables/{self.id}/view").json()
        return found

    def together(self) -> int:
        """Wait until all three pages show the game where it is, and give its ply. Who looks on is shown nobody's cards."""
        ply: int = self.told(0)["view"]["ply"]
        for visitor in (*self.people, self.eve):
            expect(visitor.page.locator(f'footer[data-ply="{ply}"][data-busy="false"]')).to_be_visible()
        assert self.eve.page.locator('footer button[data-on="hand"], footer .drawn').count() == 0
        return ply

    def choices(self) -> list[Counter[str]]:
        """What the players count."""
        return [self.players[0].named, *(counted for player in self.players for counted in (player.chosen, player.answered))]

    def remember(self, ply: int) -> None:
        """Keep what they counted when the game was there."""
        self.before[ply] = [Counter(counted) for counted in self.choices()]

    def recall(self, ply: int) -> None:
        """Let them count as they did then."""
        for counted, then in zip(self.choices(), self.before[ply], strict=True):
            counted.clear()
            counted.update(then)

    # -- playing ----------------------------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """That seat answers what it is asked; the first time of its kind with a reload in the middle."""
        player, asked = self.players[seat], self.asked(seat)
        if asked not in self.reloaded:
            self.reload(seat, asked)
        twice = asked in ("bid", "pay") and f"double click: {asked}" not in self.seen
        if twice:
            self.seen.add(f"double click: {asked}")
            player.hands = Locator.dblclick
        self.posted.clear()
        player.answer(asked)
        player.hands = Locator.click
        assert len(self.posted) == 1
        assert player.page.locator("footer .notice").count() == 0

    def reload(self, seat: int, asked: str) -> None:
        """What was chosen is still chosen after it, and can be chosen otherwise."""
        player, page = self.players[seat], self.people[seat].page
        fresh, counted = chosen(page), Counter(player.chosen)
        if asked in BEGUN:
            BEGUN[asked](player)
            if asked != "name":
                player.chosen = counted
            if chosen(page) == fresh:
                return  # the page had chosen all there is to choose
        before = chosen(page)
        page.reload()
        assert player.wait() == asked
        assert chosen(page) == before, asked
        if asked in OTHERWISE:
            OTHERWISE[asked](player)
        self.reloaded.add(asked)

    # -- what else happens ------------------------------------------------------------------------------------------------------------

    def drop(self, seat: int) -> None:
        """Somebody loses the line while the other plays, and sees what has happened when it is back."""
        visitor, lost = self.people[seat], self.people[seat].page.get_by_text("The line to the harbor is down")
        visitor.context.set_offline(True)
        expect(lost).to_be_visible()
        ply = self.players[seat].dock.get_attribute("data-ply")
        self.turn(1 - seat)
        assert self.players[seat].dock.get_attribute("data-ply") == ply
        visitor.context.set_offline(False)
        expect(lost).to_be_hidden()
        self.together()
        self.seen.add("lost line")

    def refused(self, seat: int, ply: int) -> None:
        """What has been revealed is not taken back: the page does not offer it, and whoever asks all the same is told why."""
        expect(self.people[seat].page.get_by_role("button", name="Take my last step back")).to_have_count(0)
        answer = self.people[seat].context.request.post(f"/api/tables/{self.id}/undo", data={"ply": ply})
        assert (answer.status, answer.json()["code"]) == (409, "undo_revealed")
        self.together()
        self.seen.add("undo refused")

    def agreed(self, seat: int, ply: int) -> None:
        """Somebody asks for their step back, past what the other did since, who agrees."""
        page, other = self.people[seat].page, self.people[1 - seat].page
        page.get_by_role("button", name="Take my last step back").click()
        expect(page.get_by_text("You have asked to take a step back")).to_be_visible()
        other.get_by_role("button", name="Agree", exact=True).click()
        for one in (page, other):
            expect(one.locator(".undo-ask")).to_have_count(0)
        assert self.together() == ply
        self.recall(ply)
        self.seen.add("undo agreed")

    def too_late(self, seat: int) -> None:
        """Somebody's time is up, so a bot plays; everybody is told; they come back and go on."""
        page = self.people[seat].page
        expect(page.locator("footer h2")).to_have_text("The Deckhand plays for you", timeout=60_000)
        for visitor in (self.people[1 - seat], self.eve):
            expect(visitor.page.get_by_role("log")).to_contain_text(re.compile("The time of .*Ben.* was up: Deckhand plays"))
        page.get_by_role("button", name="Take the seat back").click()
        expect(page.locator("footer h2")).not_to_have_text("The Deckhand plays for you")
        self.together()
        self.seen.add("late and back")


def test_two_people_play_to_the_end(browser: Browser, server: Server, tmp_path: Path) -> None:
    """A lost line, double clicks, a reload in every kind of decision, undo refused and agreed to, somebody late, somebody who looks on."""
    with ExitStack() as stack:
        anna, ben, eve = (stack.enter_context(visiting(browser, server)) for _ in range(3))
        table = begin(server, anna, ben, eve)
        while not table.told(0)["view"]["over"]:
            play(table)
        ends(table, (anna, ben, eve), tmp_path / "game.json")
        assert table.reloaded == KINDS, f"{KINDS - table.reloaded} did not come up: other cards are wanted (SEED)"
        assert table.seen == {
            *(f"double click: {kind}" for kind in ("bid", "pay")),
            *("lost line", "undo refused", "undo agreed", "late and back"),
        }


def play(table: Table) -> None:
    """One answer, or something that happens instead."""
    ply = table.together()
    table.remember(ply)
    seat = 0 if table.asked(0) else 1
    deck = table.told(seat)["view"]["boat_deck"]
    if table.reloaded == KINDS and table.asked(1) and "late and back" not in table.seen:
        table.too_late(1)
    elif "lost line" not in table.seen and ply > 20 and not table.asked(1 - seat):
        table.drop(1 - seat)
    else:
        table.turn(seat)
        table.together()
        undo, drew = table.told(1 - seat)["undo"], table.told(seat)["view"]["boat_deck"] < deck
        if undo and undo["ask"] and "undo agreed" not in table.seen:
            table.agreed(1 - seat, undo["ply"])
        elif drew and "undo refused" not in table.seen:
            table.refused(seat, ply)


def begin(server: Server, anna: Visitor, ben: Visitor, eve: Visitor) -> Table:
    """Anna makes the table, Ben has the link, and Eve has it, too, but comes too late for a seat."""
    for visitor, name in ((anna, "Anna"), (ben, "Ben"), (eve, "Eve")):
        expect(visitor.page.get_by_role("heading", name="New table")).to_be_visible()
        assert visitor.context.request.put("/api/me", data={"name": name}).ok
        # Who is cut off here is a page; the line that tabs share would go on.
        visitor.context.add_init_script("delete window.SharedWorker")
    made = anna.context.request.post("/api/tables", data=TABLE)
    assert made.ok, made.text()
    id = made.json()["id"]
    with closing(sqlite3.connect(server.data / "ridback.db", timeout=30)) as database, database:
        database.execute("UPDATE tables SET seed = ? WHERE id = ?", [SEED, id])
    anna.page.goto(f"/t/{id}")
    link = anna.page.get_by_label("Link to this table").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Take a seat").click()
    for visitor in (anna, ben):
        visitor.page.locator("footer[data-asked]").wait_for()
    eve.page.goto(link)
    return Table(id, anna, ben, eve)


def ends(table: Table, everybody: tuple[Visitor, ...], file: Path) -> None:
    """All three see the same sheet, and the game that is kept is one by the rules, with the same end."""
    sheets = []
    for visitor in everybody:
        sheet = visitor.page.get_by_role("dialog", name="Score sheet")
        expect(sheet).to_be_visible()
        sheets.append(sheet.locator("table").inner_text())
    assert len(set(sheets)) == 1
    record = everybody[-1].context.request.get(f"/api/tables/{table.id}/record")
    file.write_bytes(record.body())
    totals = [sheet["total"] for sheet in records.verify(file).scores()]
    assert sheets[0].split()[-len(totals) :] == [str(total) for total in totals]
