"""A finished game move by move, in the browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up
from tests.web.test_advice import at_both, press
from tests.web.test_review_page import finished
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def past(visitor: Visitor, table: str, ply: int, seat: str) -> Any:
    """What the server says of that ply."""
    answer = visitor.context.request.get(f"/api/tables/{table}/at/{ply}?seat={seat}")
    assert answer.ok
    return answer.json()


def shown(page: Page, ply: int) -> None:
    """The page shows that ply, and its address says so."""
    expect(page.locator(f'footer[data-past="{ply}"]')).to_be_visible()
    assert re.search(rf"[?&]ply={ply}(&|$)", page.url)


@at_both
def test_forward_and_back(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """By buttons, the slider, keys and rounds; what is seen is what the server says was there."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        table = finished(anna)
        page.goto(f"/t/{table}")
        press(width, page.get_by_role("dialog").get_by_role("link", name="Move by move"))
        shown(page, 0)
        expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
        of = past(anna, table, 0, "0")["of"]
        press(width, page.get_by_role("button", name="Forward", exact=True))
        shown(page, 1)
        page.keyboard.press("ArrowRight")
        shown(page, 2)
        page.keyboard.press("ArrowLeft")
        shown(page, 1)
        press(width, page.get_by_role("button", name="Back", exact=True))
        shown(page, 0)
        page.keyboard.press("End")
        shown(page, of)
        expect(page.get_by_role("button", name="Forward", exact=True)).to_be_disabled()
        assert page.get_by_role("dialog").count() == 0
        page.get_by_label("Round", exact=True).select_option("Round 4")
        expect(page.locator("header .round b")).to_have_text("Round 4")
        ply = int(page.locator("footer[data-past]").get_attribute("data-past") or 0)
        assert past(anna, table, ply, "0")["view"]["round"] == 4
        assert past(anna, table, ply - 1, "0")["view"]["round"] == 3
        press(width, page.get_by_role("button", name="To the beginning of the round"))
        expect(page.locator("header .round b")).to_have_text("Round 3")
        page.keyboard.press("PageDown")
        shown(page, ply)
        page.get_by_role("slider").fill(str(of // 2))
        shown(page, of // 2)
        hand = past(anna, table, of // 2, "0")["view"]["hand"]
        assert page.locator('footer [data-on="hand"]').count() == sum(1 for n in hand.values() if n)
        look(anna, f"{device}-history")


@at_both
def test_through_anybodys_eyes(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Another seat's hand, all hands, and the address that leads a stranger to the same place; the file is the game."""
    with visiting(browser, server, width, height) as anna:
        page = anna.page
        table = finished(anna)
        ply = past(anna, table, 0, "0")["of"] * 2 // 3
        page.goto(f"/t/{table}?ply={ply}&seat=1")
        shown(page, ply)
        eyes = page.get_by_label("Seen by")
        hand = past(anna, table, ply, "1")["view"]["hand"]
        assert page.locator('footer [data-on="hand"]').count() == sum(1 for n in hand.values() if n)
        eyes.select_option("All hands open")
        lines = page.get_by_role("list", name="Everybody's hand").get_by_role("listitem")
        expect(lines).to_have_count(3)
        for line, own in zip(lines.all(), past(anna, table, ply, "open")["hands"], strict=True):
            cards = [id for id in {**own["hand"], **own["drawn"]} if own["hand"].get(id, 0) + own["drawn"].get(id, 0)]
            assert line.locator(".mini").count() == len(cards)
        assert page.url.endswith(f"?ply={ply}&seat=open")
        told = page.locator('[role="log"]').first.text_content() or ""
        assert "Drifter draws " in told
        assert "You " not in told
        look(anna, f"{device}-history-open")
        with page.expect_download() as saving:
            page.get_by_role("link", name="Save the game").click()
        saved = json.loads(saving.value.path().read_text("utf-8"))
        assert len(saved["moves"]) == past(anna, table, 0, "0")["of"]
        with visiting(browser, server, width, height) as eve:
            eve.page.goto(f"/t/{table}?ply={ply}&seat=open")
            shown(eve.page, ply)
            expect(eve.page.get_by_role("list", name="Everybody's hand")).to_be_visible()


def test_a_running_game_with_ones_own_eyes(browser: Browser, server: Server) -> None:
    """What one saw; nobody else's hand is offered or to be had, and the way leads back to the table."""
    with visiting(browser, server) as anna:
        page = anna.page
        url = set_up(page, "Anna")
        player = Player(page)
        for _ in range(4):
            player.answer(player.wait())
        player.wait()
        seat = f"/api/tables/{url.rsplit('/', 1)[1]}/seats/0/bot"
        assert anna.context.request.post(seat, data={"bot": "drifter"}).ok
        assert anna.context.request.delete(seat, headers={"content-type": "application/json"}).ok
        player.wait()
        page.get_by_role("link", name="Look back").click()
        page.wait_for_url("**/t/*?ply=*")
        expect(page.locator("footer[data-past]")).to_be_visible()
        assert page.get_by_label("Seen by").count() == 0
        log = page.get_by_role("log").first
        expect(log).to_contain_text("your seat again")
        page.keyboard.press("Home")
        shown(page, 0)
        expect(log).to_contain_text("starting player")
        expect(log).not_to_contain_text("your seat again")
        page.goto(f"{url}?ply=0&seat=open")
        expect(page.get_by_text("with your own eyes only")).to_be_visible()
        page.goto(f"{url}?ply=1")
        page.get_by_role("link", name="To the table").click()
        player.wait()


def test_from_a_decision_of_the_review_to_its_table(browser: Browser, server: Server) -> None:
    """The decision's own ply, seen by the seat that made it."""
    with visiting(browser, server) as anna:
        page = anna.page
        table = finished(anna)
        decision: dict[str, Any] = {"round": 1, "kind": "name", "options": 3, "about": {}, "move": "pass", "best": "pass"}
        decision |= {"chance": 0.3, "best_chance": 0.3, "ply": 7, "loss": 0, "noise": 0.1, "mistake": False}
        decision |= {"moves": [{"do": "pass"}], "best_moves": [{"do": "pass"}]}
        curve = [{"ply": ply, "round": 1, "chances": [0.3, 0.3, 0.4]} for ply in (0, 20)]
        review: dict[str, Any] = {"seat": 1, "seats": 3, "people": 3, "captains": [], "level": "captain", "iterations": 60, "seed": "0"}
        review |= {"decisions": [decision], "worst": [], "curve": curve, "result": None}
        page.route("**/review?*", lambda route: route.fulfill(json={"status": "ready", "review": review}))
        page.goto(f"/t/{table}/review/1/7")
        page.get_by_role("link", name="The table then").click()
        shown(page, 7)
        assert page.url.endswith("?ply=7&seat=1")
        page.go_back()
        expect(page.get_by_role("link", name="The table then")).to_be_visible()


@pytest.mark.slow
@at_both
def test_a_saved_game_from_file_to_playing_on(browser: Browser, server: Server, device: str, width: int, height: int) -> None:
    """Saved by one, opened by another, who plays on from the middle of it; a file that is none is told what is wrong."""
    with visiting(browser, server, width, height) as anna:
        saved = anna.context.request.get(f"/api/tables/{finished(anna)}/record").json()
    with visiting(browser, server, width, height) as bob:
        page = bob.page
        opening = page.get_by_label("Open a saved game")
        for wrong, told in (
            (b"no game", "cannot be read"),
            (json.dumps(saved | {"seed": "1"}).encode(), "is not allowed"),
            (b"[]", "cannot be read"),
        ):
            opening.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": wrong})
            expect(page.get_by_role("alert")).to_contain_text(told)
        look(bob, f"{device}-upload")
        opening.set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(saved).encode()})
        page.wait_for_url("**/t/*?ply=0")
        shown(page, 0)
        page.get_by_label("Round", exact=True).select_option("Round 3")
        expect(page.locator("header .round b")).to_have_text("Round 3")
        ply = int(page.locator("footer[data-past]").get_attribute("data-past") or 0)
        page.get_by_label("Seen by").select_option(index=1)
        press(width, page.get_by_role("button", name="Play on from here"))
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(f"move {ply}")
        assert dialog.get_by_label("You sit as").input_value() == "1"
        look(bob, f"{device}-branch")
        dialog.get_by_label("The others are").select_option("drifter")
        press(width, dialog.get_by_role("button", name="Play on", exact=True))
        page.wait_for_url(re.compile(r"/t/[\w-]+$"))
        player = Player(page)
        player.wait()
        expect(page.locator("header .round b")).to_have_text(re.compile(r"Round [34]"))
        player.answer(player.asked)
        page.goto("/")
        expect(page.get_by_text("goes on from another game")).to_be_visible()
        look(bob, f"{device}-home-branch")


def test_an_unfinished_saved_game(browser: Browser, server: Server) -> None:
    """There is no table to go to: its address leads to its moves, and its list says so."""
    with visiting(browser, server) as anna:
        page = anna.page
        saved = anna.context.request.get(f"/api/tables/{finished(anna)}/record").json()
        half = {"ridback": saved["ridback"], "setup": saved["setup"], "seed": saved["seed"], "moves": saved["moves"][:40]}
        table = anna.context.request.post("/api/games", data=half).json()["id"]
        page.goto(f"/t/{table}")
        shown(page, 40)
        assert page.get_by_role("link", name="To the table").count() == 0
        page.goto("/")
        expect(page.get_by_text("Not played to the end")).to_be_visible()
