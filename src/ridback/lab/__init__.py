"""Many games between bots: who wins, how sure that is, and whether anybody peeks (docs/arena.md)."""

from ridback.lab.results import Result, Spread, Standing
from ridback.lab.running import arena

__all__ = ["Result", "Spread", "Standing", "arena"]
