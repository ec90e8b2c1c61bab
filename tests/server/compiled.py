"""Imported once by the process all servers of the tests are forked off."""

import ridback.server.run  # noqa: F401
from ridback.rules import warm

warm.warm()
