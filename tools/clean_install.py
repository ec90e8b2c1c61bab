"""Tries the package as a stranger gets it: clones what is committed, builds a wheel, installs it in an empty environment, uses it.

    python tools/clean_install.py [--python python3.13] [--no-node]

--no-node lets the build believe that the machine's Node.js is too old, so that the one from PyPI is used.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: What a wheel must carry besides code.
CARGO = (
    "ridback/static/index.html",
    "ridback/locales/en/page.ftl",
    "ridback/cards/cards.toml",
    "ridback/py.typed",
    "ridback/server/migrations/env.py",
    ".dist-info/licenses/LICENSE",
)
GAME = Path("tests/project/three-seats.json")


def environment(home: Path, old_node: bool) -> dict[str, str]:
    """The machine's environment with a home of its own, and nothing of the virtual environment this runs in."""
    foreign = ("VIRTUAL_ENV", "PYTHON", "RIDBACK", "NUMBA", "XDG_", "MAKE", "MFLAGS")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    path = [folder for folder in kept["PATH"].split(os.pathsep) if Path(folder).parent != Path(sys.prefix)]
    if old_node:
        fake = home / "old-node"
        fake.mkdir()
        (fake / "node").write_text("#!/bin/sh\necho v12.22.12\n")
        (fake / "node").chmod(0o755)
        path.insert(0, str(fake))
    return {**kept, "HOME": str(home), "PATH": os.pathsep.join(path), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def say(started: float, what: str) -> None:
    """Prints what is being done, and when."""
    print(f"· {time.monotonic() - started:5.1f} s  {what}", flush=True)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


def get(url: str) -> str:
    """The text at the URL; raises when the status is not a good one."""
    with urllib.request.urlopen(url, timeout=30) as answer:  # noqa: S310 (our own server)
        text: str = answer.read().decode("utf-8", "replace")
        return text


def wait_for(url: str, server: subprocess.Popen[bytes], seconds: float) -> str:
    """What the URL answers, once it answers. Raises when the server ends or the time is up."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return get(url)
        except urllib.error.URLError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def serve(ridback: Path, env: dict[str, str], note: Callable[[str], None]) -> None:
    """Starts the installed server, fetches the page and everything it names, and stops it."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    server = subprocess.Popen([ridback, "serve", "--port", str(port)], env=env, cwd=env["HOME"])
    try:
        page = wait_for(url, server, 60)
        note("the page is served")
        parts = re.findall(r'(?:src|href)="(/?[\w./-]+\.(?:js|css))"', page)
        assert parts, f"the page names no script:\n{page}"
        for part in parts:
            assert len(get(f"{url}/{part.lstrip('/')}")) > 100, part
        assert '"name"' in get(f"{url}/api/me")
        note(f"and so are its {len(parts)} scripts and styles, and the first answer of the server")
        server.send_signal(signal.SIGTERM)
        server.wait(15)
        note(f"the server stopped ({server.returncode})")
    finally:
        server.kill()
        server.wait()


def main() -> None:
    """Does all of it; any failure raises."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--no-node", action="store_true")
    arguments = parser.parse_args()
    started = time.monotonic()

    with tempfile.TemporaryDirectory(prefix="ridback-clean-") as temporary:
        home = Path(temporary)
        env = environment(home, arguments.no_node)

        def note(what: str) -> None:
            say(started, what)

        def run(*command: str | Path) -> None:
            subprocess.run(command, env=env, cwd=home, check=True)

        run("git", "clone", "--quiet", "--no-hardlinks", ROOT, home / "clone")
        run(arguments.python, "-m", "venv", home / "venv")
        python = home / "venv" / "bin" / "python"
        run(python, "--version")
        note("building a wheel of a clean clone")
        run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", home / "dist", home / "clone")
        (wheel,) = (home / "dist").glob("*.whl")
        names = zipfile.ZipFile(wheel).namelist()
        missing = [cargo for cargo in CARGO if not any(name.endswith(cargo) for name in names)]
        assert not missing, f"the wheel lacks {missing}"
        note(f"{wheel.name}: {wheel.stat().st_size / 1024:.0f} KB, {len(names)} files; installing it")
        run(python, "-m", "pip", "install", "--quiet", wheel)
        ridback = home / "venv" / "bin" / "ridback"
        note("installed; verifying a recorded game (the rules compile first)")
        run(ridback, "verify", home / "clone" / GAME)
        note("and again, from the cache")
        run(ridback, "verify", home / "clone" / GAME)
        serve(ridback, env, note)
    note("all is well")


if __name__ == "__main__":
    main()
