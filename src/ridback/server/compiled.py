"""Imported once by the process that all workers are forked off: they have the rules from the beginning then, and share their memory."""

import logging

import ridback.server.run  # noqa: F401
from ridback.bots import warm as bots
from ridback.rules import warm as rules

try:
    rules.warm()
    bots.warm()
except Exception:  # each worker will try, and tell those who ask
    logging.getLogger(__name__).exception("the rules could not be compiled")
