"""The page is light: what it fetches and when, and what a table of six costs while its fleets move. Times are told, counts are tested."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.web.conftest import Server, visiting
from tests.web.screens import made
from tests.web.test_bounty_play import GAMES
from tests.web.test_phone_page import JUMPS, jumped

pytestmark = [pytest.mark.browser, pytest.mark.slow]

#: A phone in the country: 150 ms to the server and back, 1.6 Mbit/s, a processor of a quarter of this one's speed.
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
SLOWER = 4
#: The bytes of a first load, headers and the server's answers among them; and the requests.
BYTES = {"home": 125 * 1024, "table": 160 * 1024}
REQUESTS = 30
READY = {"home": "form .go", "table": "footer[data-asked]:not([data-asked=''])"}
SIX = {name: value for name, value in GAMES["epic"].items() if name != "seats"}


def counted(devtools: CDPSession) -> dict[str, float]:
    """What the browser has done for the page so far."""
    return {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}


@pytest.mark.parametrize("which", ["home", "table"])
def test_a_first_load(browser: Browser, server: Server, which: str) -> None:
    """By somebody whose browser has nothing of it: few bytes, few requests, none that waits for another without need, and nothing jumps."""
    with visiting(browser, server, 390, 844) as anna:
        anna.page.locator(READY["home"]).wait_for()
        address = f"/t/{made(anna, *GAMES['epic']['seats'], **SIX)}" if which == "table" else "/"
        state: Any = anna.context.storage_state()
        context = browser.new_context(base_url=server.url, viewport={"width": 390, "height": 844}, storage_state=state, locale="en-US")
        page = context.new_page()
        page.add_init_script(JUMPS)
        devtools = context.new_cdp_session(page)
        fetched: list[float] = []
        asked: list[str] = []
        devtools.on("Network.loadingFinished", lambda told: fetched.append(told["encodedDataLength"]))
        first: list[str] = []

        def heard(told: Any) -> None:
            path = told["request"]["url"].removeprefix(server.url)
            asked.append(path)
            if path == "/api/me":
                first.extend(frame["url"] for frame in told["initiator"].get("stack", {}).get("callFrames", []))

        devtools.on("Network.requestWillBeSent", heard)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", LINE)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        answer = page.goto(address, wait_until="commit")
        page.locator(READY[which]).first.wait_for()
        size, requests = sum(fetched), list(asked)
        ready, painted = page.evaluate("[performance.now(), performance.getEntriesByName('first-contentful-paint')[0]?.startTime]")
        print(f"\n{which}: {size / 1024:.0f} KB in {len(requests)} requests; painted after {painted:.0f} ms, ready after {ready:.0f}")
        assert size < BYTES[which]
        assert len(requests) < REQUESTS
        # scripts and styles that are needed are named by the answer itself, and the server is asked before they have run
        assert answer is not None
        named = set(re.findall(r"</(assets/[^>]+)>", answer.headers["link"]))
        html = set(re.findall(r'"/(assets/[^"]+)"', answer.text()))
        parts = [one[1:] for one in requests if re.fullmatch(r"/assets/[^?]+\.(js|css)", one)]
        assert len(parts) == len(set(parts)), "nothing twice"
        late = {one for one in parts if one not in named | html}
        assert not {one for one in late if not re.search(r"/(asking|stream|worker|kept|Offline|offline|sheets)[.-]", one)}, late
        assert any("/assets/ahead-" in one for one in first), "the server is asked before the page's own scripts have run"
        page.wait_for_timeout(1_500)
        assert jumped(page) < 0.02, page.evaluate("window.jumps")
        context.close()


def moved(page: Page) -> int:
    """How many decisions there have been."""
    return int(page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/view").json()["view"]["ply"])


def test_six_fleets_move(browser: Browser, server: Server) -> None:
    """Bots play at all six seats, with motion: nothing jumps, and a move costs the browser so many layouts at most."""
    with visiting(browser, server, 390, 844) as anna:
        anna.page.locator(READY["home"]).wait_for()
        address = f"/t/{made(anna, *GAMES['epic']['seats'], **SIX | {'pace': 'fast'})}"
        state: Any = anna.context.storage_state()
        context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 768}, storage_state=state, locale="en-US")
        page = context.new_page()
        page.add_init_script(JUMPS)
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable")
        page.goto(address)
        page.locator("footer[data-asked]").wait_for()
        assert page.request.post(f"/api/tables{address[2:]}/seats/0/bot", data={"bot": "deckhand"}).ok
        page.wait_for_timeout(3_000)
        before, first = counted(devtools), moved(page)
        frames = page.evaluate(
            """() => new Promise(done => {
              const all = [], begun = performance.now();
              let last = begun;
              const step = now => {
                all.push(now - last);
                last = now;
                if (now - begun < 8000) requestAnimationFrame(step); else done(all);
              };
              requestAnimationFrame(step);
            })"""
        )
        after, moves = counted(devtools), moved(page) - first
        frames.sort()
        per = {
            name: (after[name] - before[name]) / max(1, moves)
            for name in ("LayoutCount", "RecalcStyleCount", "ScriptDuration", "LayoutDuration")
        }
        at = [frames[int(len(frames) * part)] for part in (0.5, 0.95, 0.99)]
        told = ", ".join(f"{name} {value:.4g}" for name, value in per.items())
        print(f"\n{moves} moves, {len(frames)} frames: ms at 50, 95 and 99 %: {at}; a move: {told}")
        jumps = page.evaluate("window.jumps")
        for one in sorted(jumps, reverse=True)[:8]:
            print("J", one)
        assert moves > 5
        assert per["LayoutCount"] < 60
        assert jumped(page) < 0.02, jumps
        context.close()
