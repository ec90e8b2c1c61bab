"""The browser client's files: what is served where, and for how long browsers may keep it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from ridback import words
from ridback.server import pages
from ridback.server.app import create
from ridback.server.settings import Settings


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the page</title>")
    (static / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets" / "main-3fa9.js").write_text("let x = 1;\n" * 1000)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    with TestClient(create(Settings(tmp_path).unlimited())) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc-DEF_123", "/new?solo=2", "/anything/at/all"])
def test_the_page_is_everywhere_and_always_asked_for_again(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "the page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_hashed_files_are_kept_for_ever(client: TestClient[Any]) -> None:
    answer = client.get("/assets/main-3fa9.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_other_files_are_asked_for_again(client: TestClient[Any]) -> None:
    answer = client.get("/favicon.svg")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "image/svg+xml"


def test_a_file_of_an_older_build_is_missed_and_not_mistaken_for_the_page(client: TestClient[Any]) -> None:
    answer = client.get("/assets/main-0000.js")
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_path"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt"])
def test_files_of_others_are_not_served(client: TestClient[Any], path: str) -> None:
    assert "secret" not in client.get(path).text


def test_pages_load_from_nowhere_else_and_stand_in_no_frame(client: TestClient[Any]) -> None:
    policy = client.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_the_words_are_files(client: TestClient[Any]) -> None:
    answer = client.get("/locales/en.ftl")
    assert answer.text == words.source("en")
    assert "\napp-name = " in answer.text and "\nlog-over-both = " in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for name in ("xx.ftl", "..%2fcli.py", "en", ".ftl", "en%2flog.ftl"):
        assert client.get(f"/locales/{name}").status_code == 404


def test_an_unbuilt_client_says_how_to_build_it(client: TestClient[Any], tmp_path: Path) -> None:
    (tmp_path / "static" / "index.html").unlink()
    answer = client.get("/t/abc")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert "page-not-built" not in answer.text
    assert client.get("/api/status").status_code == 200
