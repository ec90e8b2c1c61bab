"""Certificates that tests make for themselves."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Certificate(NamedTuple):
    """A certificate that nobody but ourselves has signed, and its key, as files."""

    certificate: Path
    key: Path


def certificate(folder: Path, *names: str, days: int = 2) -> Certificate:
    """One for those names; with no days left it is over."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
    until = dt.datetime.now(dt.UTC) + dt.timedelta(days=days, minutes=-1)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(until - dt.timedelta(days=3))
        .not_valid_after(until)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(one) for one in names]), False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), True)
        .sign(key, hashes.SHA256())
    )
    found = Certificate(folder / f"{names[0]}.pem", folder / f"{names[0]}.key")
    found.certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    found.key.write_bytes(key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    return found
