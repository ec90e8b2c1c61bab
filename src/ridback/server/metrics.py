"""Numbers about a server for Prometheus: how much is asked and played, how long it takes, what fails. They name nobody and no table.

They are off unless the host wants them, and then cost a few additions a request. With several workers each writes its numbers to files in a
folder of its own (``PROMETHEUS_MULTIPROC_DIR``), and whichever is asked adds them up.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException

from ridback.server.schema import tables
from ridback.server.service import Service

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Metric

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
#: Upper ends of the bars, in seconds: of answers, and of what bots think.
ANSWERS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
THOUGHTS = (0.01, 0.03, 0.1, 0.3, 0.5, 1.0, 1.5, 2.0, 3.5)


class Metrics:
    """Where numbers go that nobody wants."""

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered: the pattern of its address, not the address; the time until the answer began."""

    def moved(self, by: str, atoms: int) -> None:
        """Moves were stored, made by a ``person`` or a ``bot``, or for a person by the ``steward``."""

    def feeds(self, more: int) -> None:
        """A feed was opened (1) or has ended (-1)."""

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has decided something."""

    def failed(self, bot: str, why: str) -> None:
        """A bot has failed."""

    def called(self, way: str, outcome: str) -> None:
        """Somebody was to be told that it is their turn, by that way: ``told``, ``again`` (it is tried later) or ``failed``."""

    async def told(self, service: Service) -> tuple[bytes, str] | None:
        """All numbers, and what kind of text that is; None if none are kept."""
        return None


class Prometheus(Metrics):
    """Where they go that Prometheus fetches."""

    def __init__(self) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self._registry = CollectorRegistry()
        mine = self._registry
        self._answers = Counter("ridback_requests", "Requests answered.", ["method", "route", "status"], registry=mine)
        self._seconds = Histogram(
            "ridback_request_seconds", "Time until an answer begins.", ["method", "route"], buckets=ANSWERS, registry=mine
        )
        self._moves = Counter("ridback_moves_stored", "Atomic moves stored.", ["by"], registry=mine)
        self._feeds = Gauge("ridback_feeds_open", "Feeds that are followed now.", multiprocess_mode="livesum", registry=mine)
        self._thoughts = Histogram("ridback_bot_seconds", "Time a bot takes for a decision.", ["bot"], buckets=THOUGHTS, registry=mine)
        self._failed = Counter("ridback_bot_failures", "Bots that had a move made for them.", ["bot", "why"], registry=mine)
        self._calls = Counter("ridback_calls", "People told that it is their turn.", ["way", "outcome"], registry=mine)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._answers.labels(method, route, str(status)).inc()
        self._seconds.labels(method, route).observe(seconds)

    def called(self, way: str, outcome: str) -> None:
        """Somebody was to be told."""
        self._calls.labels(way, outcome).inc()

    def moved(self, by: str, atoms: int) -> None:
        """Moves were stored."""
        self._moves.labels(by).inc(atoms)

    def feeds(self, more: int) -> None:
        """A feed was opened or has ended."""
        self._feeds.inc(more)

    def thought(self, bot: str, seconds: float) -> None:
        """A bot has decided something."""
        self._thoughts.labels(bot).observe(seconds)

    def failed(self, bot: str, why: str) -> None:
        """A bot has failed."""
        self._failed.labels(bot, why).inc()

    async def told(self, service: Service) -> tuple[bytes, str]:
        """All numbers; how many tables there are is looked up now."""
        from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest, multiprocess
        from prometheus_client.core import GaugeMetricFamily

        # Not a Gauge: that would be kept in this worker's file, and added up.
        counts = GaugeMetricFamily("ridback_tables", "Tables by status.", labels=["status"])
        query = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        found = dict(await service.database.read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)]))
        for status in ("open", "running", "over"):
            counts.add_metric([status], found.get(status, 0))
        now = CollectorRegistry()
        now.register(_Found(counts))
        kept: CollectorRegistry = self._registry
        if FOLDER in os.environ:
            kept = CollectorRegistry()
            multiprocess.MultiProcessCollector(kept)  # type: ignore[no-untyped-call]
        return generate_latest(kept) + generate_latest(now), CONTENT_TYPE_LATEST


class _Found:
    """Numbers that have been looked up already."""

    def __init__(self, *families: Metric) -> None:
        self._families = families

    def collect(self) -> tuple[Metric, ...]:
        """Those numbers."""
        return self._families


def gone(process: int) -> None:
    """A worker has ended: what it had open is not open any more."""
    if FOLDER in os.environ:
        from prometheus_client import multiprocess

        multiprocess.mark_process_dead(process)  # type: ignore[no-untyped-call]


@get("/metrics", include_in_schema=False)
async def metrics(service: NamedDependency[Service]) -> Response[bytes]:
    """Numbers about the server for Prometheus, if the host wants that."""
    found = await service.metrics.told(service)
    if found is None:
        raise NotFoundException
    return Response(found[0], media_type=found[1], headers={"cache-control": "no-store"})
