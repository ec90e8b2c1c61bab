"""The project's own tree: sizes, licence, version, and nothing in it that belongs to the machine it was written on."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import ridback

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 600
#: Files that may be longer, with the reason.
LONGER: dict[str, str] = {}


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """The files git tracks, those not committed yet included."""
    if not (ROOT / ".git").exists() or shutil.which("git") is None:
        pytest.skip("not a git checkout, so nothing says which files belong to the project")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    files = [ROOT / name for name in listed if name]
    files = [file for file in files if file.is_file()]
    assert ROOT / "pyproject.toml" in files
    return files


def test_files_are_short(tracked: list[Path]) -> None:
    """No source file is longer than what one can hold in the head; the exceptions have reasons and are real."""
    lines = {
        str(file.relative_to(ROOT)): file.read_bytes().count(b"\n")
        for file in tracked
        if file.suffix in {".py", ".ts", ".js", ".svelte", ".css"}
    }
    too_long = {name for name, count in lines.items() if count > LONGEST}
    assert too_long == set(LONGER)


def matches(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    """Where the pattern is found in the files that are text, as `file: what`."""
    found = []
    for file in files:
        content = file.read_bytes()
        if b"\0" not in content[:8000]:
            found += [f"{file.relative_to(ROOT)}: {match[0]}" for match in pattern.finditer(content.decode("utf-8"))]
    return found


def test_no_registry_is_named(tracked: list[Path]) -> None:
    """Where packages are fetched from is the machine's business: no file, lock files included, names a registry's host."""
    # Written so that the pattern does not find itself.
    hosts = re.compile(r"[\w-]+\.(?:n[p]mjs|y[a]rnpkg|python[h]osted)\.\w+|\bp[y]pi\.(?:org|python)|\bd[e]b\.debian\.org")
    assert not matches(hosts, tracked)


def test_lock_file_has_checksums_and_no_addresses() -> None:
    """What the client is built with is fixed by checksums, not by where it was once found."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert not [name for name, entry in packages.items() if "resolved" in entry]
    assert not [name for name, entry in packages.items() if "integrity" not in entry and not entry.get("inBundle")]


def test_no_path_of_a_machine(tracked: list[Path]) -> None:
    """No file names a folder of the machine it was written on."""
    homes = re.compile(r"(?<![\w.$/:])/(?:r[o]ot|h[o]me/\w+|U[s]ers/\w+)/[\w.]+")
    assert not matches(homes, tracked)


def test_license() -> None:
    """MIT, by the Ridback authors, said in the file, in the metadata and in the installed package alike."""
    text = (ROOT / "LICENSE").read_text("utf-8")
    assert text.startswith("MIT License\n")
    assert "the Ridback authors" in text
    assert metadata.metadata("ridback")["License-Expression"] == "MIT"
    assert [file for file in metadata.files("ridback") or () if file.name == "LICENSE"]


def test_version() -> None:
    """One version everywhere."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert metadata.version("ridback") == project["version"] == ridback.__version__
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert client["private"] is True
    assert client.get("version", project["version"]) == project["version"]
