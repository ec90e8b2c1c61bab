"""The payment that is suggested gives up as little as possible."""

from __future__ import annotations

import pytest

from tests.rules.positions import Seat, play, position


def suggested(seat: Seat, price: int) -> list[str]:
    """What is suggested for a license that was won at this price."""
    game = position(seat, Seat("cod"), row="king_crab_crates cod", gone_fishin=True)
    play(game, f"lot 0 bid {price}", "pass")
    told: list[str] = game.view(0).to_json()["decision"]["suggested"]
    return told


@pytest.mark.parametrize(
    ("seat", "price", "parts"),
    [
        (Seat("tuna tuna", "processing", store=7, gone_fishin=1), 10, ["tuna", "tuna", *["crate"] * 4]),
        (Seat("tuna tuna tuna tuna", "", gone_fishin=2), 12, ["tuna"] * 4),
        (Seat("lobster lobster lobster lobster lobster", "processing", store=1), 10, ["lobster"] * 5),
        (Seat("tuna", "processing", store=8, gone_fishin=1), 10, ["tuna", *["crate"] * 7]),
    ],
    ids=[
        "crates before what scores, the last one that can be traded kept",
        "cards before what scores",
        "cards before the crate that can be traded",
        "crates, of which but one can be traded a round, before what scores",
    ],
)
def test_gives_up_little(seat: Seat, price: int, parts: list[str]) -> None:
    assert suggested(seat, price) == parts
