"""A real server, a real browser: what the tests of the client stand on."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, sync_playwright

import ridback

STATIC = Path(ridback.__file__).parent / "static"
ARTIFACTS = Path(__file__).resolve().parents[2] / "artifacts"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: `ridback`, but for chance: what a table's cards are follows from the test that makes it, so that a test sees the same games in every run.
#: Others come with RIDBACK_TEST_GAMES=2 (or 3, …) in the environment.
PROGRAM = """
import hashlib, os, pathlib, secrets
drawn = {}
def randbits(bits):
    test = pathlib.Path(os.environ["RIDBACK_TEST"]).read_text("utf-8") + os.environ.get("RIDBACK_TEST_GAMES", "")
    drawn[test] = drawn.get(test, 0) + 1
    return int.from_bytes(hashlib.sha256(f"{test} {drawn[test]}".encode()).digest(), "big") >> 256 - bits
secrets.randbits = randbits
from ridback.cli import main
main()
"""


class Server:
    """A `ridback serve` process on a port of its own, which can be killed and started again over the same games."""

    def __init__(self, data: Path, program: str = PROGRAM) -> None:
        """``program`` is what Python runs for `ridback`."""
        self.program = program
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.data = data
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until the rules are ready."""
        command = [sys.executable, "-c", self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + 180
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}/api/status", timeout=5) as answer:
                    if b'"ready":true' in answer.read():
                        return
            except OSError:
                pass
            time.sleep(0.2)
        log_text = (self.data / "server.log").read_text("utf-8", "replace")
        self.stop()
        pytest.fail(f"the server did not get ready:\n{log_text[-3000:]}")

    def stop(self) -> None:
        """Stop it; the games stay."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


@pytest.fixture(scope="session")
def whose_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a server finds the name of the test that is running."""
    file = tmp_path_factory.mktemp("chance") / "test"
    file.write_text("", "utf-8")
    os.environ["RIDBACK_TEST"] = str(file)
    return file


@pytest.fixture(autouse=True)
def games_of_the_test(request: pytest.FixtureRequest, whose_games: Path) -> None:
    """Tables that are made from now on have the cards of this test (PROGRAM)."""
    whose_games.write_text(request.node.name, "utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an empty folder of games."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built (make client)")
    running = Server(tmp_path_factory.mktemp("games"))
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, of the system or of Playwright."""
    path = os.environ.get("RIDBACK_CHROMIUM") or next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    with sync_playwright() as playwright:
        try:
            chromium = playwright.chromium.launch(executable_path=path)
        except Error as error:
            pytest.skip(f"no Chromium to test the client with (Debian: apt-get install chromium): {error.message.splitlines()[0]}")
        yield chromium
        chromium.close()


class Visitor:
    """Somebody with a browser window: a context of their own, and what their console complained about."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        # Answers that are errors are the browser's to report; which of them are meant, the tests know. So is a worker's script that it
        # wants to look at again while no server is there.
        reported = ("Failed to load resource", "An unknown error occurred when fetching the script")
        if message.type == "error" and not message.text.startswith(reported):
            self.complaints.append(message.text)

    def shot(self, name: str) -> None:
        """A picture of what they see, for people to look at."""
        ARTIFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTIFACTS / f"{name}.png")

    def fits(self) -> None:
        """Nothing scrolls sideways."""
        width, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= room, f"the page is {width - room} px too wide at {room} px ({self.page.url})"


@contextmanager
def visiting(
    browser: Browser,
    server: Server,
    width: int = 1440,
    height: int = 900,
    locale: str = "en-US",
    workers: Literal["allow", "block"] = "allow",
) -> Iterator[Visitor]:
    """Somebody new at the home page, whose browser is of that language. ``workers``: what a service worker fetches no test can answer."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        locale=locale,
        has_touch=width < 500,
        service_workers=workers,
    )
    visitor = Visitor(context)
    try:
        visitor.page.goto("/")
        yield visitor
        assert visitor.complaints == []
    except BaseException:
        with suppress(Error):
            visitor.shot(f"failed-{width}")
        raise
    finally:
        context.close()
