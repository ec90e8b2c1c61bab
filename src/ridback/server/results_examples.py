"""Examples for the description of the API of what is about results."""

from __future__ import annotations

from typing import Any

_RECENT = {
    "day": 1796083200.0,
    "seats": 3,
    "line_up": "first_voyage",
    "place": 1,
    "score": 58,
    "won": True,
    "rating": 28.41,
    "table": "wXojbY0rSprx",
}
_RESULTS: dict[str, Any] = {
    "name": "Ann",
    "listed": True,
    "rating": {"rating": 28.41, "sigma": 3.12},
    "rated": 14,
    "settled": 5,
    "left": 1,
    "whole": {"of": "all", "games": 15, "wins": 6, "place": 1.8, "score": 55.27},
    "by_seats": [{"of": "3", "games": 15, "wins": 6, "place": 1.8, "score": 55.27}],
    "by_line_up": [{"of": "first_voyage", "games": 15, "wins": 6, "place": 1.8, "score": 55.27}],
    "by_module": [{"of": "gone_fishin", "games": 15, "wins": 6, "place": 1.8, "score": 55.27}],
    "recent": [_RECENT],
    "play": {
        "games": 15,
        "licenses": [{"license": "cod", "count": 17, "bid": 6.12, "others": 5.8}],
        "bid": 6.4,
        "others": 6.61,
        "money": 48.2,
        "over": 1.33,
        "boats": 7.9,
        "crates": 19.4,
        "points": {"licenses": 22.3, "boats": 13.1, "crates": 17.6, "gone_fishin": 2.27},
        "seconds": 1804.6,
        "longest": {"table": "wXojbY0rSprx", "plies": 341, "rounds": 9},
        "shortest": {"table": "KqBv0mJ3h2fd", "plies": 244, "rounds": 7},
    },
}

OF_TYPES: dict[str, list[Any]] = {
    "Standings": [
        {
            "people": [{"name": "Ann", "rating": 28.41, "sigma": 3.12, "games": 14, "you": True}],
            "others": [{"kind": "bot", "name": "deckhand", "rating": 22.06, "sigma": 1.48, "games": 61}],
            "settled": 5,
        }
    ],
    "Results": [_RESULTS, _RESULTS | {"recent": [_RECENT | {"table": None}], "play": None}],
}
