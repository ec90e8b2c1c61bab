"""The browser client's files: what is served where, and for how long browsers may keep it."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from ridback import words
from ridback.server import pages
from ridback.server.app import create
from ridback.server.settings import Settings

SCRIPT = "let x = 1;\n" * 1000


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the page</title>")
    (static / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / "assets" / "main-3fa9.js").write_text(SCRIPT)
    (static / "assets" / "main-3fa9.js.gz").write_bytes(gzip.compress(SCRIPT.encode(), mtime=0))
    (static / "assets" / "main-3fa9.js.br").write_bytes(b"what Brotli makes of it")
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
    assert answer.text == SCRIPT
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0.0, gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_files_are_sent_as_the_build_has_packed_them(client: TestClient[Any], accepts: str, sent: str | None) -> None:
    with client.stream("GET", "/assets/main-3fa9.js", headers={"accept-encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "accept-encoding"
    assert "javascript" in answer.headers["content-type"]
    assert raw == {"br": b"what Brotli makes of it", "gzip": gzip.compress(SCRIPT.encode(), mtime=0), None: SCRIPT.encode()}[sent]


def test_the_page_says_ahead_what_it_will_load(client: TestClient[Any], tmp_path: Path) -> None:
    assert "link" not in client.get("/").headers
    (tmp_path / "static" / ".vite").mkdir()
    chunks = {
        "index.html": {"file": "assets/index-1.js", "name": "index", "imports": ["_ahead-1.js"]},
        "_ahead-1.js": {"file": "assets/ahead-1.js", "name": "ahead"},
        "_every-1.js": {"file": "assets/every-1.js", "name": "every", "css": ["assets/every-2.css"]},
        "_home-1.js": {"file": "assets/home-1.js", "name": "home"},
        "_table-1.js": {"file": "assets/table-1.js", "name": "table", "css": ["assets/table-2.css"]},
        "_en-1.js": {"file": "assets/en-1.js", "name": "en"},
        "_fr-1.js": {"file": "assets/fr-1.js", "name": "fr"},
        "_en-2.css": {"file": "assets/every-2.css"},
    }
    (tmp_path / "static" / ".vite" / "manifest.json").write_text(json.dumps(chunks))

    def said(path: str, chosen: str = "") -> list[str]:
        answer = client.get(path, headers={"accept-language": "en-GB,en;q=0.9", "cookie": f"ridback-language={chosen}"})
        assert {"accept-language", "cookie"} <= set(answer.headers["vary"].split(", "))
        return re.findall(r"</assets/(\S+)>", answer.headers["link"])

    assert said("/") == ["index-1.js", "ahead-1.js", "every-2.css", "every-1.js", "home-1.js", "en-1.js"]
    assert said("/t/abc-DEF_123") == ["index-1.js", "ahead-1.js", "every-2.css", "every-1.js", "table-2.css", "table-1.js", "en-1.js"]
    assert said("/", "fr") == ["index-1.js", "ahead-1.js", "every-2.css", "every-1.js", "home-1.js", "fr-1.js"]
    assert said("/", "xx") == said("/")
    assert said("/t/abc/review/0/12") == said("/account") == ["index-1.js", "ahead-1.js", "every-2.css", "every-1.js", "en-1.js"]


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
