"""Passkeys: what a browser is asked, and whether its answer is good. The checking is the `webauthn` library's, which is loaded when
it is asked for, and not before the first page."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

from ridback.server.problems import Problem

log = logging.getLogger(__name__)

T = TypeVar("T")


class Site(NamedTuple):
    """The address our page is at: all of its origin, and the host that a passkey belongs to."""

    origin: str
    host: str


class Passkey(NamedTuple):
    """One that was made: its id and public key as base64url, and how often it has been used, if it counts."""

    id: str
    key: str
    uses: int


def site(origin: str | None) -> Site:
    """The site of an ``Origin`` header, which the guard has found to be ours. Raises a Problem if a program sent none."""
    host = urlsplit(origin or "").hostname
    if not origin or not host:
        raise Problem(422, "passkey_failed")
    return Site(origin, host)


def new_question(site: Site, code: str, handle: bytes, name: str, others: Iterable[str]) -> dict[str, Any]:
    """What the browser is asked for a new passkey. ``code`` is the ticket, ``others`` are the ids of those the person has already."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name="Ridback",
        user_id=handle,
        user_name=name,
        user_display_name=name,
        challenge=base64url_to_bytes(code),
        # Such a one brings its person along: nobody types a name to sign in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in others],
    )
    told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return told


def use_question(site: Site, code: str) -> dict[str, Any]:
    """What the browser is asked to sign in: any passkey it has for us."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=base64url_to_bytes(code))
    told: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return told


def code_of(credential: dict[str, Any]) -> str:
    """The ticket that an answer is about. A Problem if it cannot be read."""

    def read() -> str:
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return bytes_to_base64url(data.challenge)

    return _checked(read)


def made(site: Site, code: str, credential: dict[str, Any]) -> Passkey:
    """The passkey of an answer. A Problem if it is not good."""

    def check() -> Passkey:
        import webauthn
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

        found = webauthn.verify_registration_response(
            credential=credential, expected_challenge=base64url_to_bytes(code), expected_rp_id=site.host, expected_origin=site.origin
        )
        return Passkey(bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key), found.sign_count)

    return _checked(check)


def id_of(credential: dict[str, Any]) -> str:
    """The passkey that an answer is from, as base64url."""

    def read() -> str:
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

        return bytes_to_base64url(base64url_to_bytes(credential["id"]))

    return _checked(read)


def used(site: Site, code: str, credential: dict[str, Any], passkey: Passkey) -> int:
    """Check that an answer is of that passkey, and give its new count. A Problem if it is not good."""

    def check() -> int:
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(code),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.uses,
        ).new_sign_count

    return _checked(check)


def _checked(work: Callable[[], T]) -> T:
    """What the work gives; whatever is wrong with an answer, it is one thing: not good."""
    try:
        return work()
    except Exception as error:  # the answer is anything a stranger sends, and what its parsers raise has no end
        log.info("a passkey's answer is not good: %s", type(error).__name__)
        raise Problem(422, "passkey_failed") from None
