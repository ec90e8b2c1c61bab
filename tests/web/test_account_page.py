"""Keeping a name, coming back to it from elsewhere, passkeys, and going on in another browser; by clicks alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Server, Visitor, visiting
from tests.web.player import Player, set_up
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PASSWORD = "a boat, a net, a storm"


@contextmanager
def calling(browser: Browser, server: Server, path: str = "/", width: int = 1366, height: int = 768) -> Iterator[Visitor]:
    """Somebody in a browser of their own, at the server's name: passkeys belong to names, and 127.0.0.1 is none."""
    named = Server.__new__(Server)
    named.url = server.url.replace("127.0.0.1", "localhost")
    with visiting(browser, named, width, height) as visitor:
        if path != "/":
            visitor.page.goto(path)
        yield visitor


def account(page: Page) -> None:
    """To the account, from the home page's header."""
    page.goto("/")
    page.locator("header a").click()
    page.wait_for_url("**/account")


def keep(page: Page, name: str) -> None:
    """Keep a guest's name with a password."""
    form = page.locator("form", has=page.get_by_role("heading", name="Keep your name"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Keep it with a password").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


def enter(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in."""
    form = page.locator("form", has=page.get_by_role("heading", name="Sign in"))
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password", exact=True).fill(password)
    form.get_by_role("button", name="Sign in", exact=True).click()


def authenticator(page: Page) -> None:
    """A device that keeps passkeys, and whose person always says yes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_guest_plays_keeps_a_name_and_comes_back_elsewhere(browser: Browser, server: Server) -> None:
    with calling(browser, server) as anna, calling(browser, server) as phone:
        page = anna.page
        address = set_up(page, "Anna")
        player = Player(page)
        player.answer(player.wait())
        account(page)
        look(anna, "desktop-account-guest")
        keep(page, "Anna of the Bay")
        look(anna, "desktop-account")

        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("link", name="Your account: Anna of the Bay")).to_be_visible()
        expect(page.get_by_label("Your name")).to_have_count(0)
        account(page)
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.get_by_role("link", name="Sign in or sign up")).to_be_visible()
        expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)

        account(phone.page)
        enter(phone.page, "anna of the bay", "not the password")
        expect(phone.page.get_by_role("alert")).to_have_text("That name and that password do not belong together.")
        enter(phone.page, "anna of the bay")
        expect(phone.page.get_by_role("heading", name="Anna of the Bay", level=1)).to_be_visible()
        phone.page.get_by_role("link", name="Home").click()
        expect(phone.page.get_by_role("heading", name="Your tables")).to_be_visible()
        phone.page.goto(re.sub(r"^https?://[^/]+", "", address))
        Player(phone.page).wait()


def test_the_games_of_a_guest_come_along(browser: Browser, server: Server) -> None:
    with calling(browser, server) as anna, calling(browser, server) as other:
        account(anna.page)
        keep(anna.page, "Comes Along")
        set_up(other.page, "A guest")
        account(other.page)
        enter(other.page, "Comes Along")
        expect(other.page.get_by_text("One table came along.")).to_be_visible()


def test_a_table_where_both_sit_keeps_two_people(browser: Browser, server: Server) -> None:
    with calling(browser, server) as anna, calling(browser, server) as other, calling(browser, server) as third:
        account(anna.page)
        keep(anna.page, "Sits There")
        anna.page.goto("/")
        choices = anna.page.locator("form select")
        choices.nth(0).select_option("open")
        choices.nth(1).select_option("none")
        anna.page.locator("form .go").click()
        anna.page.wait_for_url("**/t/*")
        path = re.sub(r"^https?://[^/]+", "", anna.page.url)
        other.page.goto(path)
        other.page.get_by_label("Your name").fill("The Guest")
        other.page.get_by_role("button", name="Take a seat").click()
        Player(anna.page).dock.wait_for()
        account(other.page)
        enter(other.page, "Sits There")
        expect(other.page.get_by_text("One table stays with the guest")).to_be_visible()
        look(other, "desktop-account-stayed")
        back = other.page.get_by_label("Link to another browser").first.input_value()
        third.page.goto(back)
        expect(third.page.get_by_role("heading", name="The Guest")).to_be_visible()
        third.page.get_by_role("button", name="Play on here").click()
        third.page.wait_for_url(f"**{path}")
        Player(third.page).dock.wait_for()


def test_a_passkey_is_made_and_used(browser: Browser, server: Server) -> None:
    """By a guest to keep the name, after signing out to come in again; a second one cannot be made on the same device."""
    with calling(browser, server) as anna:
        page = anna.page
        authenticator(page)
        account(page)
        form = page.locator("form", has=page.get_by_role("heading", name="Keep your name"))
        form.get_by_label("Name").fill("Key in Hand")
        form.get_by_role("button", name="Keep it with a passkey").click()
        expect(page.get_by_role("heading", name="Key in Hand", level=1)).to_be_visible()
        page.get_by_role("button", name=re.compile("Remove the passkey of Chrome on")).click()
        expect(page.get_by_role("alert")).to_have_text("That is your only way in. Add a password or another passkey first.")
        page.get_by_role("button", name="Add a passkey").click()
        expect(page.get_by_role("alert")).to_have_text("That passkey is kept already.")
        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.get_by_role("link", name="Sign in or sign up")).to_be_visible()
        account(page)
        page.get_by_role("button", name="Sign in with a passkey").click()
        expect(page.get_by_role("heading", name="Key in Hand", level=1)).to_be_visible()
        expect(page.get_by_text("last used today")).to_be_visible()
        look(anna, "desktop-account-passkey")

        form = page.locator("form", has=page.get_by_role("heading", name="Add a password"))
        form.get_by_label("New password").fill(PASSWORD)
        form.get_by_role("button", name="Add it").click()
        expect(page.get_by_text("Done. Your other browsers are signed out.")).to_be_visible()
        page.get_by_role("button", name=re.compile("Remove the passkey")).click()
        expect(page.get_by_text("That passkey opens nothing any more.")).to_be_visible()


def test_passkeys_are_not_offered_where_they_cannot_be(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as anna:
        account(anna.page)
        expect(anna.page.get_by_text("Here they do not.")).to_be_visible()
        expect(anna.page.get_by_role("button", name="passkey")).to_have_count(0)


def test_a_link_makes_another_browser_me_once(browser: Browser, server: Server) -> None:
    with calling(browser, server) as anna, calling(browser, server, width=390, height=844) as phone, calling(browser, server) as late:
        address = re.sub(r"^https?://[^/]+", "", set_up(anna.page, "Anna"))
        account(anna.page)
        anna.page.get_by_role("button", name="Make a link").click()
        expect(anna.page.get_by_role("img", name="The link as a picture to scan")).to_be_visible()
        assert anna.page.evaluate("document.querySelector('main img').naturalWidth") > 50, "the picture is shown"
        look(anna, "desktop-account-link")
        link = anna.page.get_by_label("Link to another browser").input_value()

        anna.page.goto(link)
        anna.page.get_by_role("button", name="Play on here").click()
        expect(anna.page.get_by_role("alert")).to_have_text("This browser is already you. Open the link in another one.")
        anna.page.get_by_role("button", name="No, stay as I am").click()
        expect(anna.page.get_by_role("heading", name="Your tables")).to_be_visible()

        set_up(phone.page, "Somebody")
        phone.page.goto(link)
        expect(phone.page.get_by_role("heading", name=re.compile("Play on as .?Anna.? here"))).to_be_visible()
        look(phone, "phone-be")
        phone.page.get_by_role("button", name="Play on here").click()
        expect(phone.page.get_by_role("alert")).to_contain_text("one table that would be left behind")
        phone.page.get_by_role("button", name="Leave them and play on").click()
        expect(phone.page.get_by_role("heading", name="Your tables")).to_be_visible()
        phone.page.goto(address)
        Player(phone.page).wait()

        late.page.goto(link)
        expect(late.page.get_by_text("That link opens nothing (any more).")).to_be_visible()
        account(anna.page)
        anna.page.get_by_role("button", name=re.compile("Sign out Chrome on")).click()
        expect(anna.page.get_by_text("That browser is signed out.")).to_be_visible()
        phone.page.goto("/")
        expect(phone.page.get_by_role("heading", name="Your tables")).to_have_count(0)
        expect(phone.page.get_by_role("link", name="Sign in or sign up")).to_be_visible()


def test_a_seat_is_handed_over_at_the_table(browser: Browser, server: Server) -> None:
    """By the menu of one's own seat; the link leads to that table."""
    with calling(browser, server) as anna, calling(browser, server, width=390, height=844) as phone:
        set_up(anna.page, "Anna")
        Player(anna.page).wait()
        anna.page.get_by_role("button", name=re.compile("who plays this seat")).first.click()
        anna.page.get_by_role("button", name="Play on in another browser").click()
        anna.page.get_by_role("button", name="Make a link").click()
        expect(anna.page.get_by_role("img", name="The link as a picture to scan")).to_be_visible()
        look(anna, "desktop-table-link")
        phone.page.goto(anna.page.get_by_label("Link to another browser").input_value())
        phone.page.get_by_role("button", name="Play on here").click()
        Player(phone.page).wait()
        assert phone.page.url == anna.page.url


def test_a_link_on_another_site_does_not_sign_anybody_out(browser: Browser, server: Server) -> None:
    """Followed from elsewhere, an address of ours is asked for without the cookie; the one that is there must stay."""
    with calling(browser, server) as anna:
        set_up(anna.page, "Anna")
        before = anna.context.cookies()
        elsewhere = anna.context.new_page()
        elsewhere.goto(server.url)  # another site to a browser: 127.0.0.1
        elsewhere.evaluate("url => location.assign(url)", server.url.replace("127.0.0.1", "localhost") + "/api/me")
        elsewhere.wait_for_url("**/api/me")
        assert "wrong_origin" in elsewhere.content()
        mine = [cookie for cookie in anna.context.cookies() if cookie["domain"] == "localhost"]
        assert mine == before
        anna.page.goto("/")
        expect(anna.page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_what_one_likes_is_kept_and_gone_by(browser: Browser, server: Server) -> None:
    with calling(browser, server) as anna, calling(browser, server) as other:
        page = anna.page
        account(page)
        keep(page, "Has a Liking")
        page.get_by_label("Offer hints").uncheck()
        page.get_by_label("Things that move").select_option("full")
        page.reload()
        expect(page.get_by_label("Offer hints")).not_to_be_checked()
        account(other.page)
        enter(other.page, "Has a Liking")
        expect(other.page.get_by_label("Things that move")).to_have_value("full")
        assert other.page.evaluate("getComputedStyle(document.querySelector('.btn')).transitionDuration") == "0.12s, 0.12s, 0.12s"
        other.page.get_by_label("Things that move").select_option("less")
        expect(other.page.locator("html")).to_have_attribute("data-motion", "less")
        assert other.page.evaluate("getComputedStyle(document.querySelector('.btn')).transitionDuration") == "1e-05s"
        other.page.goto("/")
        other.page.locator("form .go").click()
        other.page.wait_for_url("**/t/*")
        Player(other.page).wait()
        expect(other.page.locator("footer .hint")).to_have_count(0)


def test_by_keyboard_and_on_a_phone(browser: Browser, server: Server) -> None:
    """Everything can be reached and pressed without a mouse; nothing is too wide."""
    with calling(browser, server, width=390, height=844) as anna:
        page = anna.page
        look(anna, "phone-home-me")
        page.locator("header a").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="You play as a guest")).to_be_visible()
        look(anna, "phone-account-guest")
        page.get_by_label("Name").first.focus()
        page.keyboard.type("Keys Only")
        page.keyboard.press("Tab")
        page.keyboard.type(PASSWORD)
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
        expect(page.get_by_label("Password", exact=True).first).to_have_attribute("type", "text")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Keys Only", level=1)).to_be_visible()
        look(anna, "phone-account")
        page.get_by_role("button", name="Sign out", exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("link", name="Sign in or sign up")).to_be_visible()
