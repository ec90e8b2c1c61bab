"""Setting a table up in the browser: at once, by preset, by hand, with changed values; on a phone and on a desk."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ridback.presets import PRESETS
from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player
from tests.web.test_table import look

pytestmark = pytest.mark.browser

SIZES = [("phone", 360, 740), ("desktop", 1440, 900)]


def go(page: Page) -> str:
    """Put to sea; the id of the table."""
    page.locator("form .go").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def options(visitor: Visitor, table: str) -> dict[str, Any]:
    """What the table was made with."""
    found: dict[str, Any] = visitor.context.request.get(f"/api/tables/{table}").json()
    return found


def by_hand(page: Page) -> None:
    page.locator("form summary").click()
    expect(page.get_by_role("heading", name="Licenses")).to_be_visible()


def problems(page: Page) -> list[str]:
    """What the screen says does not fit."""
    return page.locator(".trouble li").all_inner_texts()


def license_(page: Page, name: str) -> Any:
    return page.get_by_role("checkbox", name=re.compile(f"^{name}"))


@pytest.mark.parametrize(("device", "width", "height"), SIZES)
def test_a_newcomer_needs_one_tap(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """The button is in sight from the first moment; what it does is play the base game against two bots."""
    with visiting(browser, server, width, height) as anna:
        button = anna.page.locator("form .go")
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        look(anna, f"{device}-set-up")
        made = options(anna, go(anna.page))
        assert made["options"]["preset"] == "first_voyage"
        assert [seat["kind"] for seat in made["seats"]] == ["human", "bot", "bot"]
        assert Player(anna.page).wait() in ("name", "bid")


def test_every_preset_makes_its_table(browser: Browser, server: Server) -> None:
    """Two taps: the preset and the button. The seats follow where they must."""
    with visiting(browser, server) as anna:
        page = anna.page
        for id, preset in PRESETS.items():
            page.goto("/")
            page.locator(f"form input[value={id}]").check()
            expect(page.locator(f"form input[value={id}]")).to_be_checked()
            made = options(anna, go(page))
            assert made["options"]["preset"] == id
            assert len(made["seats"]) == (3 if 3 in preset.line_ups else max(preset.line_ups))
            expect(page.locator("footer[data-asked], .waits").first).to_be_attached()


def test_the_preset_follows_the_seats(browser: Browser, server: Server) -> None:
    """With five seats the first voyage gives way to one that fits, says so, and comes back with fewer."""
    with visiting(browser, server) as anna:
        page = anna.page
        page.get_by_role("button", name="Five or six seats").click()
        selects = page.locator("form .seats select")
        expect(selects).to_have_count(5)
        for n in (2, 3):
            selects.nth(n).select_option(index=0)
        expect(page.locator("form input[value=arctic_start]")).to_be_checked()
        expect(page.get_by_text("First voyage is not for 5 seats; this will be Arctic start.")).to_be_visible()
        anna.shot("desktop-set-up-five")
        selects.nth(3).select_option("none")
        expect(page.locator("form input[value=first_voyage]")).to_be_checked()
        expect(page.get_by_text("is not for")).to_be_hidden()
        selects.nth(3).select_option(index=0)
        made = options(anna, go(page))
        assert len(made["seats"]) == 5
        assert made["options"]["preset"] == "arctic_start"


@pytest.mark.parametrize(("device", "width", "height"), SIZES)
def test_by_hand_what_does_not_fit_is_said_at_once(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Why, and what would fit; the button waits until it does."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        by_hand(page)
        license_(page, "Swordfish").check()
        said = page.get_by_text("this one has 6 standard and 2 premium")
        expect(said.first).to_be_visible()
        license_(page, "Tug Boat").check()
        license_(page, "Kirkman").check()
        expect(page.locator(".trouble li")).to_have_count(3)
        assert any("2 kinds of dock cards, or none" in problem for problem in problems(page))
        assert any("Captains play with one seat or two only" in problem for problem in problems(page))
        look(anna, f"{device}-set-up-wrong")
        page.locator("form .go").click(force=True)  # it says that it is not to be pressed
        expect(page.locator(".trouble")).to_be_in_viewport()
        assert page.url == f"{server.url}/"
        license_(page, "Shrimp").uncheck()
        license_(page, "Inuit Fisherman").check()
        license_(page, "Kirkman").uncheck()
        license_(page, "Trophies").check()
        expect(page.locator(".trouble")).to_be_hidden()
        look(anna, f"{device}-set-up-own")
        made = options(anna, go(page))["options"]
        assert set(made["line_up"]) == {"cod", "lobster", "tuna", "processing", "swordfish", "pub", "king_crab"}
        assert (made["docks"], made["captains"], made["trophies"], made["preset"]) == (["tug", "inuit"], [], True, None)


def test_a_random_line_up_fits_whatever_the_seats(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as anna:
        page = anna.page
        by_hand(page)
        drawn = set()
        for _ in range(4):
            before = page.locator("details input:checked").count()
            page.get_by_role("button", name="Draw at random").click()
            page.wait_for_load_state("networkidle")
            assert page.locator("details input:checked").count() == before, "seven licenses and Gone Fishin'"
            expect(page.locator(".trouble")).to_be_hidden()
            drawn.add(tuple(page.locator("details label:has(input:checked) b").all_inner_texts()))
        assert len(drawn) > 1
        made = options(anna, go(page))["options"]
        assert len(made["line_up"]) == 7


def test_epic_by_hand_takes_everything(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as anna:
        page = anna.page
        by_hand(page)
        license_(page, "Epic Fleet").check()
        license_(page, "Salmon").uncheck()
        page.wait_for_load_state("networkidle")
        expect(page.locator(".trouble")).to_be_hidden()
        page.locator("form select").nth(1).select_option("none")
        expect(page.locator(".trouble li")).to_have_text(["Epic Fleet is for three to six seats, not 2."])
        page.locator("form select").nth(1).select_option(index=0)
        made = options(anna, go(page))["options"]
        assert made["epic"] is True
        assert len(made["line_up"]) == 12


def test_epic_gives_the_line_up_back(browser: Browser, server: Server) -> None:
    """What fitted before fits again; where there was none before, one is drawn."""
    with visiting(browser, server) as anna:
        page = anna.page
        by_hand(page)
        license_(page, "Swordfish").check()
        license_(page, "Shrimp").uncheck()
        expect(page.locator(".trouble")).to_be_hidden()
        before = page.locator("details label:has(input:checked) b").all_inner_texts()
        license_(page, "Epic Fleet").check()
        expect(license_(page, "Shrimp")).to_be_checked()
        license_(page, "Epic Fleet").uncheck()
        expect(license_(page, "Shrimp")).not_to_be_checked()
        assert page.locator("details label:has(input:checked) b").all_inner_texts() == before
        page.wait_for_load_state("networkidle")
        expect(page.locator(".trouble")).to_be_hidden()
        page.goto("/")
        page.locator("form input[value=epic]").check()
        by_hand(page)
        license_(page, "Epic Fleet").uncheck()
        expect(license_(page, "Epic Fleet")).not_to_be_checked()
        page.wait_for_load_state("networkidle")
        expect(page.locator(".trouble")).to_be_hidden()


def test_changed_values_are_pasted_or_read_and_told_by_line(browser: Browser, server: Server, tmp_path: Path) -> None:
    """Mistakes with their lines; then what is changed; then a game with it, which says so wherever the card is shown."""
    with visiting(browser, server) as anna:
        page = anna.page
        by_hand(page)
        field = page.get_by_label("Changed values")
        field.fill("[licenses.shrimp]\ncost = 6\nvpp = 3\n[boats.cod]\nvp = 300\n")
        expect(page.locator(".trouble li")).to_have_text(
            [
                "Line 3: There is no value called licenses.shrimp.vpp; perhaps vp is meant.",
                "Line 5: boats.cod.vp must be a whole number from 0 to 99.",
            ]
        )
        file = tmp_path / "mine.toml"
        file.write_text("[licenses.shrimp]\ncost = 6\n[bay.gone_fishin]\nvp = 7\n")
        page.locator("form input[type=file]").set_input_files(file)
        expect(field).to_have_value(file.read_text())
        expect(page.locator(".trouble")).to_be_hidden()
        expect(page.locator("details pre")).to_have_text("licenses.shrimp.cost = 6\nbay.gone_fishin.vp = 7")
        expect(license_(page, "Gone Fishin'").locator("xpath=..")).to_contain_text("7 VP")
        anna.shot("desktop-set-up-values")
        page.locator("form select").nth(1).select_option("open")
        table = go(page)
        expect(page.get_by_text("First voyage, changed values")).to_be_visible()
        assert options(anna, table)["options"]["changed"] is True
        cards = anna.context.request.get(f"/api/cards?table={table}").json()
        assert (cards["licenses"]["shrimp"]["cost"], cards["licenses"]["shrimp"]["changed"]) == (6, ["cost"])


@pytest.mark.parametrize(("device", "width", "height"), SIZES)
def test_waiting_room_and_list_tell_the_set_up(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        page.locator("form input[value=two_and_a_captain]").check()
        page.locator("form select").first.select_option("open")
        go(page)
        expect(page.get_by_text("Two and a Captain", exact=True)).to_be_visible()
        expect(page.get_by_text("Kirkman, of the Corporation")).to_be_visible()
        look(anna, f"{device}-set-up-waiting")
        page.get_by_role("link", name="Home").click()
        line = page.locator("section a").first
        expect(line).to_contain_text("Two and a Captain")
        expect(line).to_contain_text("Kirkman")
        by_hand(page)
        license_(page, "Crewman").check()
        expect(page.locator(".trouble")).to_be_hidden()
        go(page)
        page.goto("/")
        expect(page.locator("section a").filter(has_text="7 licenses, Gone Fishin', Crewman")).to_have_count(1)
        look(anna, f"{device}-set-up-list")


def test_alone_begins_at_once(browser: Browser, server: Server) -> None:
    """Nobody to wait for: the Captains sit at the table from the first moment."""
    with visiting(browser, server, 390, 844) as anna:
        page = anna.page
        page.locator("form input[value=alone]").check()
        expect(page.get_by_text("T.C., of the Corporation")).to_be_visible()
        made = options(anna, go(page))
        assert made["status"] == "running"
        assert made["options"]["captains"] == ["tc", "kirkman"]
        assert Player(page).wait() == "name"


def test_by_keyboard(browser: Browser, server: Server) -> None:
    """Arrows walk through the presets; the space bar picks; Enter puts to sea."""
    with visiting(browser, server) as anna:
        page = anna.page
        page.locator("form input[value=first_voyage]").focus()
        for _ in range(3):
            page.keyboard.press("ArrowDown")
        expect(page.locator("form input[value=arctic_start]")).to_be_checked()
        page.locator("form summary").focus()
        page.keyboard.press("Enter")
        license_(page, "Trophies").focus()
        page.keyboard.press("Space")
        expect(license_(page, "Trophies")).to_be_checked()
        page.locator("form .go").focus()
        page.keyboard.press("Enter")
        page.wait_for_url("**/t/*")
        made = options(anna, page.url.rpartition("/")[2])["options"]
        assert made["trophies"] is True
        assert "swordfish" in made["line_up"]
