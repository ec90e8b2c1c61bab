"""Examples for the description of the API of what is about people. What a passkey says is cut short."""

from __future__ import annotations

from typing import Any

_KEY = "mH4Qy3c9"
_CREDENTIAL = {"id": _KEY, "rawId": _KEY, "type": "public-key", "clientExtensionResults": {}}
_MADE = _CREDENTIAL | {"response": {"clientDataJSON": "eyJ0eXBlIjoi", "attestationObject": "o2NmbXRkbm9u"}}
_USED = _CREDENTIAL | {"response": {"clientDataJSON": "eyJ0eXBlIjoi", "authenticatorData": "SZYN5Yg", "signature": "MEUCIQ"}}
_AGENT = {"browser": "Firefox", "system": "Linux", "made": 1796083430.85}
_HERE = {"id": "0f4d1c", "here": True, "how": "signed_in", "seen": 1796083430.85, **_AGENT}

_AWAY = {"id": 3, "since": 1796083430.0, "until": 1797293030.0}

OF_TYPES: dict[str, list[Any]] = {
    "NewVacation": [{"since": 1796083430, "until": 1797293030}, {"until": 1797293030}],
    "VacationInfo": [_AWAY],
    "VacationsInfo": [{"vacations": [_AWAY]}],
    "AccountInfo": [
        {
            "name": "Ann",
            "account": True,
            "password": True,
            "may": True,
            "passkeys": [{"id": _KEY, "used": None, **_AGENT}],
            "sessions": [_HERE, _HERE | {"id": "77ab02", "here": False, "how": "link", "browser": "Chrome", "system": "Android"}],
        }
    ],
    "LinkCode": [{"code": "bXkgbGluaw"}],
    "LinkInfo": [{"code": "bXkgbGluaw", "path": "/be#bXkgbGluaw", "seconds": 600, "qr": "data:image/svg+xml;charset=utf-8,%3Csvg"}],
    "LinkTold": [
        {"name": "Ann", "account": False, "table": "wXojbY0rSprx", "seat": None},
        {"name": "Bert", "account": False, "table": "wXojbY0rSprx", "seat": 1},
    ],
    "LinkUse": [{"code": "bXkgbGluaw"}, {"code": "bXkgbGluaw", "leave": True}],
    "LinkWish": [{}, {"table": "wXojbY0rSprx"}, {"table": "wXojbY0rSprx", "seat": 1}],
    "NewAccount": [{"name": "Ann", "password": "a boat, a net, a storm"}],
    "NewPasskey": [{"credential": _MADE}, {"credential": _MADE, "name": "Ann"}],
    "NewPassword": [{"old": "a boat, a net, a storm", "new": "three crates of cod"}],
    "PasskeyUse": [{"credential": _USED}],
    "PasskeyWish": [{}, {"name": "Ann"}],
    "Question": [{"options": {"challenge": "c2FsdCBhbmQgd2F0ZXI", "rpId": "ridback.example", "allowCredentials": [], "timeout": 60000}}],
    "SignIn": [{"name": "ann", "password": "a boat, a net, a storm"}],
    "SignedIn": [
        {"name": "Ann", "moved": 2, "kept": [], "back": None},
        {"name": "Ann", "moved": 0, "kept": ["wXojbY0rSprx"], "back": "bXkgbGluaw"},
    ],
}
