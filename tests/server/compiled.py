"""Imported once by the process all servers of the tests are forked off."""

import ridback.server.run  # noqa: F401
from ridback.bots import warm as bots
from ridback.rules import warm as rules

rules.warm()
bots.warm()
