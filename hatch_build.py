"""The build hook: puts the built browser client into the package.

A wheel without its client would be half a program, so there a failure is a failure. An editable install is a developer's, who may be
after the rules alone: there it goes on without the client and says why (`make client` tells again).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ into src/ridback/static; asks PyPI for a Node.js where the machine has none that fits."""

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling."""
        return [] if client.find_node() else [client.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client; `version` is "editable" or "standard"."""
        try:
            client.build()
        except (client.NoNodeError, OSError, subprocess.CalledProcessError) as error:
            if version != "editable":
                raise
            self.app.display_warning(f"installed without the browser client: {error}")
