"""Imported once by the process all servers of the tests are forked off; there the bots that search think for a moment only."""

from dataclasses import replace

import ridback.server.run  # noqa: F401
from ridback.bots import LEVELS, warm as bots
from ridback.review import judging
from ridback.rules import warm as rules

rules.warm()
bots.warm()
for name, level in LEVELS.items():
    LEVELS[name] = replace(level, iterations=min(level.iterations, 60))
judging.PLAYOUTS = 20  # type: ignore[misc]
