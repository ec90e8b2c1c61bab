"""The tab says that it is one's turn; the account page switches on how else one is told, and tries it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, expect

from tests.server.receivers import Mailbox, Receiver, mail, receiving, until
from tests.web.conftest import Server, visiting
from tests.web.player import Player
from tests.web.test_table import look

pytestmark = [pytest.mark.browser, pytest.mark.slow]

COUNTED = re.compile(r"^\(1\) ")


@pytest.fixture(scope="module")
def box() -> Iterator[tuple[Mailbox, str]]:
    with mail() as found:
        yield found


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, box: tuple[Mailbox, str]) -> Iterator[Server]:
    """A server that sends mail, and webhooks to this machine."""
    settings = {
        "RIDBACK_ADDRESS": "https://ridback.example",
        "RIDBACK_SMTP": box[1],
        "RIDBACK_MAIL_FROM": "Ridback <ridback@ridback.example>",
        "RIDBACK_WEBHOOKS_INSIDE": "1",
    }
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    running = Server(tmp_path_factory.mktemp("telling"))
    try:
        running.start()
        yield running
    finally:
        running.stop()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def test_the_tab_says_whose_turn_it_is(browser: Browser, server: Server) -> None:
    with visiting(browser, server) as ann, visiting(browser, server) as bob:
        for one in (ann, bob):
            expect(one.page.locator("form .go")).to_be_visible()  # they are known then
        made = ann.context.request.post("/api/tables", data={"seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
        assert bob.context.request.post(f"/api/tables/{made}/join", data={}).ok
        for one in (ann, bob):
            one.page.goto(f"/t/{made}")
        expect(ann.page.locator("main, .board").first).to_be_visible()
        first, second = (ann, bob) if ann.context.request.get(f"/api/tables/{made}/view").json()["view"]["decision"] else (bob, ann)
        expect(first.page).to_have_title("(1) Your turn – Ridback")
        expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
        expect(second.page).not_to_have_title(COUNTED)
        player = Player(first.page)
        player.answer(player.wait())
        expect(first.page).not_to_have_title(COUNTED, timeout=60_000)
        expect(second.page).to_have_title("(1) Your turn – Ridback", timeout=60_000)
        second.page.goto("/")
        expect(second.page).to_have_title("(1) Ridback", timeout=60_000)
        expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize(("width", "height"), [(390, 844), pytest.param(1366, 768, marks=pytest.mark.slow)])
def test_ways_are_switched_on_and_tried(
    browser: Browser, server: Server, box: tuple[Mailbox, str], receiver: Receiver, width: int, height: int
) -> None:
    kind, address = "phone" if width < 500 else "desktop", f"ann{width}@example.org"
    with visiting(browser, server, width, height) as ann:
        page = ann.page
        page.goto("/account")
        panel = page.locator("section", has=page.get_by_role("heading", name="When it is your turn"))
        panel.scroll_into_view_if_needed()
        look(ann, f"{kind}-telling")

        panel.get_by_label("Your mail address").fill(address)
        panel.get_by_role("button", name="Send me a code").click()
        expect(panel.get_by_text("A code is on its way")).to_be_visible()
        letter = until(lambda: box[0].to(address))[0]
        panel.get_by_label("The code that came").fill("000 000")
        panel.get_by_role("button", name="That is it").click()
        expect(panel.get_by_role("alert")).to_have_text("That is not the code, or it is not good any more.")
        panel.get_by_label("The code that came").fill(letter["Subject"][:7])
        panel.get_by_role("button", name="That is it").click()
        expect(panel.get_by_role("checkbox", name=address)).to_be_checked()
        panel.get_by_label("When you have not answered").select_option("10800")
        panel.get_by_role("button", name="Try it now").click()
        expect(panel.get_by_text("It is on its way.")).to_be_visible()
        assert len(until(lambda: len(box[0].to(address)) == 2 and box[0].to(address))) == 2

        panel.get_by_text("By a webhook, for programs").click()
        panel.get_by_label("Address", exact=True).fill(f"{receiver.url}/{width}")
        panel.get_by_role("button", name="Use this address").click()
        expect(panel.get_by_label("What it is signed with")).to_have_value(re.compile("^whsec_"))
        panel.locator("details").get_by_role("button", name="Try it now").click()
        until(lambda: receiver.at(f"/{width}"))
        look(ann, f"{kind}-telling-all")
        ann.fits()

        page.reload()
        expect(panel.get_by_role("checkbox", name=address)).to_be_checked()
        expect(panel.get_by_label("When you have not answered").first).to_have_value("10800")
        expect(panel.get_by_label("What it is signed with")).to_have_count(0)
        panel.get_by_role("checkbox", name=address).uncheck()
        expect(panel.get_by_label("When you have not answered")).to_have_count(1)
        off = until(lambda: box[0].to(address))[1]["List-Unsubscribe"].strip(" <>").removeprefix("https://ridback.example")
        page.goto(off)
        page.get_by_role("button", name="No more letters").click()
        expect(page.get_by_text("No more letters come.")).to_be_visible()


def test_a_push_is_shown_and_a_tab_can_tell(browser: Browser, server: Server) -> None:
    """The service worker shows what comes, one for each table; and without one a page of ours may."""
    with visiting(browser, server) as ann:
        page = ann.page
        ann.context.grant_permissions(["notifications"])
        page.goto("/account")
        here = page.get_by_label("In this browser")
        here.select_option("tab")
        expect(here).to_have_value("tab")
        assert page.evaluate("localStorage.getItem('ridback-tells')") == "tab"
        devtools = ann.context.new_cdp_session(page)
        workers: list[str] = []
        devtools.on(
            "ServiceWorker.workerRegistrationUpdated", lambda told: workers.extend(one["registrationId"] for one in told["registrations"])
        )
        devtools.send("ServiceWorker.enable")
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => null)")
        until(lambda: page.evaluate("1") and workers)
        shown = (
            "navigator.serviceWorker.ready.then((it) => it.getNotifications()).then((all) => all.map((it) => [it.tag, it.title]).sort())"
        )
        first, second, again = ["/t/one", "It is your turn"], ["/t/two", "It is your turn"], ["/t/one", "Still your turn"]
        for (path, title), wanted in ((first, [first]), (second, [first, second]), (again, [again, second])):
            data = json.dumps({"title": title, "body": "At the table with Bob.", "path": path, "tag": path})
            devtools.send("ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": workers[-1], "data": data})
            until(partial(lambda wanted: page.evaluate(shown) == wanted, wanted))
