"""Examples for the description of the API of what is about being told that it is one's turn. Keys are cut short."""

from __future__ import annotations

from typing import Any

_ON = {"on": True, "delay": 300, "trouble": None}
_HOOK = {"url": "https://hooks.example.org/ridback", "way": {"on": True, "delay": 30, "trouble": "unreachable"}}
_NOBODY = {"possible": True, "address": None, "pending": "ann@example.org", "way": None}

OF_TYPES: dict[str, list[Any]] = {
    "CallsInfo": [
        {
            "soonest": 30,
            "push": {"key": "BNcRdreALRFX", "here": _ON, "others": 1},
            "mail": {"possible": True, "address": "ann@example.org", "pending": None, "way": _ON},
            "webhook": _HOOK,
        },
        {"soonest": 30, "push": {"key": "BNcRdreALRFX", "here": None, "others": 0}, "mail": _NOBODY, "webhook": None},
    ],
    "HookTold": [{"webhook": _HOOK, "secret": "whsec_MfKQ9r8GKYqr"}, {"webhook": None, "secret": None}],
    "HookWish": [{"url": _HOOK["url"], "on": True, "delay": 30}, {"url": _HOOK["url"], "on": True, "delay": 30, "renew": True}],
    "MailCode": [{"code": "012 345"}],
    "MailWish": [{"address": "ann@example.org"}],
    "PushWish": [
        {
            "endpoint": "https://push.example.org/send/gAAAAABo",
            "keys": {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcx", "auth": "BTBZMqHH6r4Tts7J_aSIgg"},
            "delay": 30,
        }
    ],
    "Tried": [{"sent": True, "trouble": None}, {"sent": False, "trouble": "refused"}],
    "TryWish": [{"way": "mail"}],
    "Waiting": [{"tables": ["wXojbY0rSprx"]}],
    "WayWish": [{"on": False, "delay": 300}],
}
