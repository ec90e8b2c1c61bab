"""How the server is, for whoever looks after it: a monitor, a proxy, ``ridback admin health``. It tells nothing of anybody."""

from __future__ import annotations

import asyncio
import logging

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec

from ridback import __version__
from ridback.server import messages as m
from ridback.server.guard import HEALTH
from ridback.server.service import Service

log = logging.getLogger(__name__)

#: Seconds in which the database has to answer.
PATIENCE = 3.0


@get(HEALTH, responses={503: ResponseSpec(m.Health, description="It runs, but cannot serve (yet).", generate_examples=False)})
async def health(service: NamedDependency[Service]) -> Response[m.Health]:
    """How the server is. That it answers says that the process is alive; 200, that tables can be played; 503, that they cannot (yet)."""
    rules = service.gate.state().step
    database = await _reachable(service)
    serves = database and rules == "ready" and not service.hub.closed
    status: m.HealthStatus = "ok" if serves else "failing" if not database or rules == "failed" else "starting"
    if service.hub.closed:
        status = "stopping"
    found = m.Health(status, __version__, database, rules)
    return Response(found, status_code=200 if serves else 503, headers={"cache-control": "no-store"})


async def _reachable(service: Service) -> bool:
    """Whether the database can be read."""
    try:
        async with asyncio.timeout(PATIENCE):
            await service.log.newest("")
    except Exception as error:  # whatever it is, it is to be told, not to be raised
        log.error("the database does not answer: %s", error)
        return False
    return True
