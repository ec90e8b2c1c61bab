"""What a view of Arctic Bounty says is on the page, on a desktop and on a phone: real tables, played on over the API."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from ridback.cards import DOCK, PREMIUM, STANDARD
from tests.web.conftest import Server, Visitor, visiting
from tests.web.test_table import look

pytestmark = pytest.mark.browser

View = dict[str, Any]
DESKTOP, LAPTOP, PHONE = (1440, 900), (1366, 768), (390, 844)
BOT = {"kind": "bot", "bot": "deckhand"}
EVERYTHING: dict[str, Any] = {"gone_fishin": True, "crewman": True, "trophies": True, "meeples": True}
EPIC = {"seats": [{"kind": "me"}, *[BOT] * 5], "line_up": [*STANDARD, *PREMIUM], "docks": list(DOCK), "epic": True, **EVERYTHING}
SOLO = {
    "seats": [{"kind": "me"}],
    "line_up": ["shrimp", "cod", "oyster", "char", "salmon", "dfo", "marina"],
    "docks": ["tug", "salty_captain"],
    "captains": ["tc", "kirkman"],
    **EVERYTHING,
}


class Table:
    """A table at which Anna answers over the API, any which way, while her page looks on."""

    def __init__(self, anna: Visitor, choices: dict[str, Any], seed: int) -> None:
        self.page = anna.page
        self.page.get_by_role("heading", name="New table").wait_for()  # by then it has a session
        answer = self.page.request.post("/api/tables", data=choices | {"pace": "instant"})
        assert answer.status == 201, answer.text()
        self.id = answer.json()["id"]
        self.choose = random.Random(seed)

    def view(self) -> View:
        """The view when it is Anna's turn, or the game is over."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            view: View = self.page.request.get(f"/api/tables/{self.id}/view").json()["view"]
            if view["decision"] or view["over"]:
                return view
            time.sleep(0.02)
        raise AssertionError("nobody moves")

    def play_to(self, round_no: int, *kinds: str) -> View:
        """Play until that round, and there until one of those kinds of decision, or to the end."""
        while True:
            view = self.view()
            if view["over"] or (view["round"] >= round_no and (not kinds or view["decision"]["kind"] in kinds)):
                return view
            self.page.request.post(f"/api/tables/{self.id}/moves", data={"ply": view["decision"]["ply"], "move": self._move(view)})

    def _move(self, view: View) -> Any:
        decision = view["decision"]
        if decision["kind"] == "pay":
            return {"do": "pay", "parts": decision["suggested"]}
        moves = [{key: value for key, value in move.items() if key not in ("n", "text")} for move in decision["legal"]]
        if decision["kind"] == "bid":  # the last license is worth a dollar more, now and then
            return self.choose.choice([moves[0], next((move for move in moves if move["do"] == "bid"), moves[0])])
        if decision["kind"] == "open":
            return moves[0]
        acts = [move for move in moves if move["do"] not in ("pass", "pickup")]
        return self.choose.choice(acts) if acts and self.choose.random() < 0.85 else self.choose.choice(moves)

    def open(self) -> View:
        """Open it in the page."""
        view = self.view()
        self.page.goto(f"/t/{self.id}")
        asked = "over" if view["over"] else view["decision"]["kind"]
        self.page.wait_for_selector(f'footer[data-asked="{asked}"]')
        return self.view()


def numbers(text: str) -> list[int]:
    """The numbers in a text."""
    return [int(part) for part in "".join(c if c.isdigit() else " " for c in text).split()]


def attributes(of: Locator, name: str) -> list[str]:
    """An attribute of each, in one question."""
    found: list[str] = of.evaluate_all("(all, name) => all.map((one) => one.getAttribute(name))", name)
    return found


def told(page: Page, view: View) -> None:
    """Everything the view says of row, docks, bay and seats is on the page, and is seen."""
    lots = page.locator("article")
    assert attributes(lots.locator(".face"), "data-about") == [f"license:{id}" for id in view["row"]]
    for n, crew in enumerate(view["row_crew"]):
        there = lots.nth(n).locator(".crew:visible")
        assert attributes(there, "data-about") == ([] if crew is None else [f"crew:{crew}"])
    piles = page.locator(".pile:visible")
    left = dict(zip(attributes(piles, "data-about"), piles.locator(".left").all_inner_texts(), strict=True))
    assert left == {f"dock:{id}": f"×{n}" for id, n in view["dock_piles"].items()}
    bay = attributes(page.get_by_label("Docks, trophies and crew").locator(".trophy:visible"), "data-about")
    assert bay == [f"trophy:{one['trophy']}" for one in view["trophies"]]
    assert page.locator(".storm:visible").count() == int(view["storm"] is not None)
    for n, seat in enumerate(view["seats"]):
        told_seat(page.locator(f'section[data-seat="{n}"]'), seat)


def told_seat(panel: Locator, seat: dict[str, Any]) -> None:
    """The same of one seat."""
    expect(panel).to_be_visible()
    assert numbers(panel.locator(".score").inner_text())[0] == seat["score"]["total"]
    for label, boat in zip(panel.locator(".tile > .visually-hidden").all_text_contents(), seat["boats"], strict=True):
        assert ("Charter" in label) == (boat["card"] == "charter" and seat["captain"] is None)
        if seat["captain"] is None and boat["type"] not in ("tug", "house_boat"):
            assert f"{boat['crates']} of {boat['room']} crates" in label
            assert ("first mate" in label) == ("mate" in boat)
            assert ("under it" in label) == ("tucked" in boat)
        elif boat.get("towed"):
            assert ("One card aboard" if boat["towed"] == 1 else f"{boat['towed']} cards aboard") in label
    held = panel.locator(".held")
    shown = [about.split(":")[1] for about in attributes(held, "data-about")]
    assert sorted(shown) == sorted([id for id in seat["licenses"] if id != "marina"] + ["marina"] * len(seat["marinas"]))
    if seat["oyster_crates"]:
        assert numbers(held.nth(shown.index("oyster")).inner_text())[-1] == seat["oyster_crates"]
    for key, chip in (("quartermaster", "crew:quartermaster"), ("crew_crates", "crew:crates"), ("meeples", "module:meeples")):
        chips = panel.locator(f'.chip[data-about^="{chip}"]').all_inner_texts()
        assert [numbers(text)[-1:] for text in chips] == ([[seat[key]]] if seat[key] else [])
    assert panel.locator(".goods .trophy").count() == len(seat["trophies"])


def open_others(page: Page) -> None:
    """On a phone the others' fleets are opened from the strip."""
    shut = page.locator("main li > button[aria-expanded=false]")
    for _ in range(shut.count()):
        shut.first.click()


@pytest.mark.slow
def test_an_epic_fleet_of_six_on_a_laptop_and_on_a_phone(browser: Browser, server: Server) -> None:
    """Six rounds in: nothing scrolls sideways, all is there, and on a laptop all of it at once."""
    with visiting(browser, server, *LAPTOP) as anna:
        table = Table(anna, EPIC, seed=5)
        table.page.goto("/")
        assert table.view()["decision"]["kind"] == "keep"
        table.open()
        anna.shot("laptop-epic-keep")
        table.play_to(6, "name", "bid", "launch")
        view = table.open()
        assert len(view["seats"]) == len(view["row"]) == 6
        for size, name in ((LAPTOP, "laptop"), (DESKTOP, "desktop"), (PHONE, "phone")):
            table.page.set_viewport_size({"width": size[0], "height": size[1]})
            if name == "phone":
                assert table.page.locator(".others section:visible").count() == 0
                anna.fits()
                anna.shot("phone-epic-strip")
                open_others(table.page)
            else:
                assert table.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
                parts = table.page.locator("article, .pile, .fleet, section[data-seat] > header, footer h2, footer [data-id]")
                boxes = parts.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())")
                assert len(boxes) > 20
                assert [box for box in boxes if box["x"] < 0 or box["y"] < 0 or box["right"] > size[0] or box["bottom"] > size[1]] == []
            told(table.page, view)
            look(anna, f"{name}-epic")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_alone_against_the_corporation_to_the_score_sheet(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    """The Corporation's side has licenses and boats and nothing else; at the end its captains are ranked."""
    with visiting(browser, server, *size) as anna:
        name = "phone" if size == PHONE else "desktop"
        table = Table(anna, SOLO, seed=3)
        table.play_to(4, "name", "bid", "launch")
        view = table.open()
        if size == PHONE:
            open_others(table.page)
        told(table.page, view)
        look(anna, f"{name}-solo")
        for n in (1, 2):
            panel = table.page.locator(".others section").nth(n - 1)
            expect(panel.locator("h3")).to_contain_text("of the Corporation")
            assert panel.locator(".stock").count() == 0
        table.page.locator('.face[data-about="captain:tc"]').click()
        expect(table.page.get_by_role("dialog", name="T.C.")).to_contain_text("House value")
        look(anna, f"{name}-solo-captain")
        view = table.play_to(99)
        table.page.wait_for_selector('footer[data-asked="over"]')
        sheet = table.page.get_by_role("dialog", name="Score sheet")
        won = view["result"]["winners"] == [0]
        expect(sheet).to_contain_text("You outdid the Corporation" if won else "The Corporation comes out ahead")
        totals = [int(text) for text in sheet.locator("tr.total td").all_inner_texts()]
        assert totals == [one["total"] for one in view["result"]["ranking"]]
        anna.fits()
        anna.shot(f"{name}-solo-score")
        sheet.get_by_role("button", name="Same crew again").click()
        table.page.wait_for_url(lambda url: "/t/" in url and table.id not in url)
        expect(table.page.locator(".others h3").filter(has_text="of the Corporation")).to_have_count(2)
        table.id = table.page.url.rpartition("/")[2]
        assert table.view()["setup"] == view["setup"]


def test_every_card_of_the_table_can_be_read_by_tap_and_by_keyboard(browser: Browser, server: Server) -> None:
    """Where a card is there to be chosen, "Cards" makes the next tap one that reads, and nothing is chosen by it."""
    with visiting(browser, server, *PHONE) as anna:
        table = Table(anna, EPIC, seed=8)
        table.play_to(2, "name")
        table.open()
        page = table.page
        read = page.get_by_role("button", name="Cards", exact=True)
        open_others(page)
        lots = page.locator("article .face")
        for chosen in ("article .face", "footer [data-id]", ".pile", ".held:visible"):
            read.click()
            page.locator(chosen).first.evaluate("one => one.scrollIntoView({block: 'center'})")  # the rail may lie over it
            page.locator(chosen).first.click(force=True)  # what cannot be chosen is for reading all the same
            expect(page.get_by_role("dialog")).to_be_visible()
            anna.fits()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        assert page.locator("article.picked").count() == 0
        read.focus()
        page.keyboard.press("Enter")
        lots.nth(1).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        anna.shot("phone-epic-card")
        page.keyboard.press("Escape")
        read.click()
        page.get_by_role("button", name="All cards").click()
        look(anna, "phone-all-cards")
        cards = page.get_by_role("dialog", name="All cards").locator("[data-about]")
        assert cards.count() > 40
        cards.last.click()
        expect(page.get_by_role("dialog")).to_have_count(2)


def test_the_values_of_a_table_are_those_its_cards_show(browser: Browser, server: Server) -> None:
    """A changed value is marked as one, on the page of its card, at that table alone."""
    with visiting(browser, server) as anna:
        changed = {"boats": {"cod": {"vp": 7}}, "licenses": {"swordfish": {"cost": 6}}}
        table = Table(anna, EPIC | {"cards": changed}, seed=1)
        table.open()
        page = table.page
        page.get_by_role("button", name="Cards", exact=True).click()
        page.get_by_role("button", name="All cards").click()
        page.locator('dialog [data-about="boat:cod"]').click()
        cod = page.get_by_role("dialog", name="Cod", exact=True)
        expect(cod).to_contain_text("7 VP")
        expect(cod.locator(".mark")).to_have_text(["Changed value"])
        page.keyboard.press("Escape")
        page.locator('dialog [data-about="license:swordfish"]').click()
        swordfish = page.get_by_role("dialog", name="Swordfish License", exact=True)
        expect(swordfish).to_contain_text("Opens at $6")
        expect(swordfish.locator(".mark")).to_have_text(["Changed value", "House value"])
        assert json.loads(page.request.get("/api/cards").text())["boats"]["cod"]["vp"] == 2
