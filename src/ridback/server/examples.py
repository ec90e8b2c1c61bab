"""Examples for the description of the API: of types, of requests and answers that are plain JSON, of problems. A test checks them all.

Views, records and reviews are cut short; docs/architecture.md has them whole.
"""

from __future__ import annotations

from typing import Any

from ridback import __version__
from ridback.server import calls_examples, people_examples, results_examples

_LINE_UP = ["shrimp", "cod", "lobster", "tuna", "processing", "pub", "king_crab"]
_CHOICES: dict[str, Any] = {
    "line_up": _LINE_UP,
    "docks": [],
    "captains": [],
    "gone_fishin": True,
    **dict.fromkeys(("crewman", "trophies", "meeples", "epic", "at_once"), False),
}
_OPTIONS = {
    "preset": "first_voyage",
    **_CHOICES,
    "changed": False,
    "pace": "normal",
    "hints": True,
    "public": True,
    "watch": "delayed",
    "undo": "own",
    "chat": True,
    "clock": {"first": 900, "more": 20, "most": 900, "late": "bot", "bot": "deckhand", "vacation": 0},
}
_SEATS = [
    {"kind": "human", "name": "Ann", "bot": None, "away": False, "may": "bot", "here": False, "give": False},
    {"kind": "human", "name": "Bob", "bot": None, "away": False, "may": None, "here": False, "give": False},
    {"kind": "bot", "name": None, "bot": "deckhand", "away": False, "may": None, "here": False, "give": False},
]
_ANY_TABLE = {"id": "wXojbY0rSprx", "status": "running", "seats": _SEATS, "options": _OPTIONS}
_TABLE = {
    **_ANY_TABLE,
    "you": 0,
    "host": 0,
    "yours": True,
    "watching": 2,
    "kept": None,
    "rematch": None,
    "notices": [],
    "origin": None,
    "undo": None,
}
_LINE = {
    **_ANY_TABLE,
    "you": 0,
    "kept": None,
    "updated": 1796083430.85,
    "round": 1,
    "to_move": [0],
    "your_turn": True,
    "winners": None,
    "origin": None,
}
_LEGAL = [{"do": "pass", "n": 0, "text": "pass"}, {"do": "bid", "amount": 7, "n": 456, "text": "bid 7"}]
_VIEW = {
    "seat": 0,
    "ply": 2,
    "round": 1,
    "start": 1,
    "phase": "auction",
    "over": False,
    "supply": 75,
    "row": ["cod", "tuna", "processing"],
    "auction": {"slot": 0, "license": "cod", "bid": 6, "bidder": 1},
    "hand": {"shrimp": 1, "cod": 1, "lobster": 1, "tuna": 1, "processing": 1, "king_crab": 1},
    "decision": {"kind": "bid", "ply": 2, "legal": _LEGAL},
}
_EVENTS = [{"kind": "round", "ply": 0, "round": 1, "start": 1}, {"kind": "bid", "ply": 1, "seat": 1, "amount": 6}]
_LIKED = {"language": "en", "motion": "auto", "theme": "auto", "sound": True, "hints": True, "listed": True, "auto_pass": "standard"}
_WRONG = {"code": "docks", "message": "With 3 seats there are 2 kinds of dock cards, or none; one is chosen.", "args": {"seats": 3}}
_SETUPS: dict[str, Any] = {
    "presets": [{"id": "first_voyage", "choices": {"3": _CHOICES}}],
    "limits": {"3": {"line_up": [{"standard": 5, "premium": 2}], "docks": [0, 2], "captains": [0], "epic": True}},
    "standard": _LINE_UP[:5],
    "premium": _LINE_UP[5:],
    "docks": ["tug"],
    "captains": ["tc"],
    "crew": ["bosun"],
    "modules": ["gone_fishin", "crewman"],
    "touching": ["char", "dfo", "tug"],
    "line_ups": {"base": _LINE_UP},
}
_DECISION = {
    "ply": 1,
    "round": 1,
    "kind": "name",
    "about": {},
    "move": "pass",
    "chance": 0.5467,
    "best": "lot cod bid 4",
    "best_chance": 0.6907,
    "loss": 0.144,
    "noise": 0.0605,
    "mistake": True,
    "moves": [{"do": "pass"}],
    "asked": "Name a license",
    "played": "buy none",
    "best_moves": [{"do": "lot", "slot": 0, "what": "cod"}, {"do": "bid", "amount": 4}],
    "better": "Cod, opening at $4",
}
_REVIEW = {"seat": 0, "seats": 2, "level": "admiral", "iterations": 60, "seed": "0", "decisions": [_DECISION], "worst": [0]}

_RECORD = {
    "ridback": "1",
    "setup": {"seats": 2, "line_up": _LINE_UP, "gone_fishin": True},
    "seed": "14847144792620877374",
    "moves": ["1 pass", "0 pass", "1 discard processing"],
}

_FEED = """\
event: table
data: {"id":"wXojbY0rSprx","status":"running"}

id: 119
event: move
data: {"id":119,"ply":3,"seat":0,"events":[],"view":{}}

event: beat
data: {}

"""
_FEEDS = """\
event: table
data: [0,{"id":"wXojbY0rSprx","status":"running"}]

event: table
data: [1,{"id":"Pq3mNc81xYzA","status":"running"}]

event: move
data: [0,{"id":119,"ply":3,"seat":0,"events":[],"view":{}}]

"""

#: By the name of the type.
_ORDER = {"id": "5f0c92aa", "do": "bid", "license": "cod", "most": 7, "card": None}
_OVER = {"id": "0b1c77fe", "do": "pass_license", "license": "lobster", "most": None, "card": None}

OF_TYPES: dict[str, list[Any]] = {
    "Advance": [
        {
            "auto_pass": None,
            "mode": "standard",
            "orders": [_ORDER],
            "notes": [{"ply": 12, "at": 1796083430.85, "code": "over", "order": _OVER}],
        }
    ],
    "Agree": [{"agree": True}],
    "Answer": [{"ply": 2, "move": "bid 7"}, {"ply": 2, "move": {"do": "bid", "amount": 7}}],
    "BotWish": [{"bot": "captain"}],
    "Branch": [{"ply": 37, "seat": 1, "bots": ["captain"]}],
    "Bots": [{"bots": [{"name": "deckhand", "seconds": 0.0}, {"name": "captain", "seconds": 0.3}]}],
    "Events": [{"events": _EVENTS, "last": 118}],
    "Fit": [
        {"fits": True, "problems": [], "preset": "first_voyage", "cards": None},
        {"fits": False, "problems": [_WRONG], "preset": None, "cards": None},
    ],
    "Health": [{"status": "ok", "version": __version__, "database": True, "rules": "ready"}],
    "Hint": [
        {
            "bot": "admiral",
            "ply": 2,
            "move": {"do": "pass"},
            "text": "pass",
            "chances": [0.5762, 0.4238],
            "estimates": [
                {"move": {"do": "pass"}, "text": "pass", "chance": 0.5762, "score": 65.81},
                {"move": {"do": "bid", "amount": 7}, "text": "bid 7", "chance": 0.0904, "score": 52.45},
            ],
        }
    ],
    "HintWish": [{}],
    "Invite": [{"url": "http://192.168.1.5:8423/t/wXojbY0rSprx", "qr": "data:image/svg+xml,…"}],
    "Join": [{}, {"seat": 1, "name": "Bob"}],
    "Leave": [{}],
    "Left": [{"ended": False}],
    "LineUp": [{"line_up": ["cod", "lobster", "tuna", "swordfish", "char", "dfo", "marina"]}],
    "Lobby": [{"open": [{**_ANY_TABLE, "status": "open", "watching": 0, "made": 1796083430.85}], "running": [], "mine": [_LINE]}],
    "Made": [{"id": "wXojbY0rSprx"}],
    "Me": [
        {"name": "Ann", "account": True, "makes": True, "preferences": _LIKED, "tables": [_LINE]},
        {"name": "", "account": False, "makes": True, "preferences": _LIKED | {"language": None}, "tables": []},
    ],
    "NewToken": [{"name": "my bot"}],
    "TokenMade": [{"id": 3, "name": "my bot", "token": "ridback_mH0rQ…", "made": 1796083430.85}],
    "Tokens": [{"tokens": [{"id": 3, "name": "my bot", "made": 1796083430.85, "used": None}]}],
    "Mute": [{}],
    "NewAutoPass": [{"auto_pass": "fast"}, {"auto_pass": None}],
    "NewOrder": [
        {"do": "pass_license"},
        {"do": "pass_round"},
        {"do": "bid", "license": "cod", "most": 7},
        {"do": "keep", "card": "lobster"},
    ],
    "NewLine": [{"text": "Well bought!"}],
    "NewName": [{"name": "Ann"}],
    "NewPace": [{"pace": "fast"}],
    "NewTable": [
        {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "deckhand"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "admiral"}], "pace": "fast", "hints": False, "captains": ["tc"], "crewman": True},
        {"seats": [{"kind": "open"}, {"kind": "open"}], "like": "wXojbY0rSprx"},
        {"seats": [{"kind": "me"}, {"kind": "here", "name": "Bob"}, {"kind": "bot", "bot": "deckhand"}]},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"first": 900, "more": 20}},
        {"seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"first": 259200, "more": 259200, "late": "pass", "vacation": 21}},
    ],
    "Past": [
        {"ply": 2, "of": 299, "view": _VIEW, "hands": None, "told": 14},
        {"ply": 2, "of": 299, "view": _VIEW | {"seat": None}, "hands": [{"hand": _VIEW["hand"], "drawn": {}}], "told": 20},
    ],
    "Played": [{"ply": 3, "last": 119, "view": _VIEW | {"ply": 3, "decision": None}}],
    "Rematch": [{}],
    "Said": [{"id": 7}],
    "Switch": [{"on": False}],
    "Talk": [
        {
            "lines": [{"id": 7, "seat": 1, "name": "Bob", "text": "Well bought!", "at": 1796083430.85, "mine": False}],
            "muted": [],
            "whole": True,
        }
    ],
    "Ready": [{"status": "ready", "review": _REVIEW}],
    "ReadyInfo": [{"ready": True, "step": "ready", "seconds": 1.4}],
    "Seen": [{"table": _TABLE, "view": _VIEW, "last": 118, "undo": {"ply": 1, "ask": False}}],
    "Setups": [_SETUPS],
    "TableInfo": [
        {
            **_TABLE,
            "origin": {"kind": "branch", "table": "KqBv0mJ3h2fd", "ply": 37},
            "undo": {"seat": 1, "ply": 1, "agreed": [], "waits": [0]},
        }
    ],
    "Start": [{"bot": "mate"}, {}],
    "Tables": [{"tables": [_LINE]}],
    "TakeBack": [{"ply": 1}],
    "Told": [{"events": _EVENTS}],
    "Wish": [{"seats": 3, "docks": ["tug", "shrimp_boat"]}],
    "Preferences": [_LIKED],
    **calls_examples.OF_TYPES,
    **people_examples.OF_TYPES,
    **results_examples.OF_TYPES,
    "Working": [{"status": "working", "done": 31, "of": 88}],
    "Wrong": [{"code": "unknown_table", "message": "There is no such table.", "args": {}}],
}

#: By the request, for its body; with the status behind it, for its answer.
OF_REQUESTS: dict[str, list[Any]] = {
    "POST /api/sign-out 200": [{}],
    "GET /api/cards 200": [{"licenses": {"cod": {"class": "standard", "count": 4, "cost": 4, "vp": 4, "from": "bga"}}}],
    "GET /api/tables/{table_id}/record 200": [_RECORD],
    "POST /api/games": [_RECORD],
    "GET /api/tables/{table_id}/feed 200": [_FEED],
    "GET /api/feed 200": [_FEEDS],
    "GET /locales/{name} 200": ["pass = Pass\n"],
}

#: By the status: a problem that it comes with, and what all of that status have in common.
PROBLEMS: dict[str, tuple[str, dict[str, Any], str]] = {
    "400": ("malformed", {"field": "ply"}, "The request is not what it has to be; nothing is changed."),
    "401": ("no_session", {}, "Nobody is known to ask: a session or a token is needed."),
    "403": ("not_seated", {}, "Whoever asks may not do that, or it comes from a page of another site."),
    "404": ("unknown_table", {}, "There is no such thing."),
    "409": ("seat_taken", {}, "It cannot be done as things stand now; nothing is changed."),
    "413": ("too_large", {}, "The body is larger than anything there is to say."),
    "415": ("wrong_content_type", {}, "What changes something is sent as application/json."),
    "422": ("unknown_bot", {"bot": "commodore"}, "It is understood, and refused; nothing is changed."),
    "429": ("too_many_requests", {"seconds": 20}, "Too much is asked; `Retry-After` says when to ask again."),
    "500": ("rules_failed", {}, "The server cannot do it, through no fault of who asks."),
    "503": ("warming_up", {"seconds": 12}, "Not yet: the rules are being compiled. `Retry-After` says when to ask again."),
}
