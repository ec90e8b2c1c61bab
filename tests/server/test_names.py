"""Names: which are one, and which are none; and browsers in two words."""

from __future__ import annotations

import pytest

from ridback.server.names import Agent, agent, cleaned, name_key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "aNNA"),
        ("Anna Bee", "Anna\u00a0 bee"),
        ("Anna Bee", "Anna\u2003Bee"),
        ("Anna Bee", "Anna\u3164Bee"),
        ("Anna", "Ａｎｎａ"),
        ("Straße", "STRASSE"),
        ("Zoë", "Zoe\u0308"),
        ("Anna", "An\u200bna"),
        ("Anna", "An\ufe0fna"),
        ("Anna", "An\u034fna"),
        ("ﬁsh", "FISH"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert name_key(one) == name_key(other) != name_key(one + "x")


@pytest.mark.parametrize("name", ["", "  ", "\u3164", "\u2800\u2800", "\u200b", "\ufe0f", "\x00"])
def test_what_nobody_sees_is_no_name(name: str) -> None:
    assert name_key(name) == ""


def test_a_space_of_any_kind_is_a_space() -> None:
    assert cleaned("Anna\u00a0\u2003Bee\t") == "Anna Bee"


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (None, Agent(None, None)),
        ("python-httpx/0.28", Agent(None, None)),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", Agent("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36 Edg/150.0",
            Agent("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML) Chrome/150.0 Mobile Safari/537.36",
            Agent("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604",
            Agent("Safari", "iPhone"),
        ),
    ],
)
def test_a_browser_in_two_words(header: str | None, found: Agent) -> None:
    assert agent(header) == found
