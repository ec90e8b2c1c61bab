"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.stores.memory import MemoryStore
from sqlalchemy.exc import DataError, OperationalError

from ridback import __version__
from ridback.server import (
    api,
    api_advance,
    api_calls,
    api_chat,
    api_feed,
    api_history,
    api_people,
    api_results,
    api_tables,
    api_tokens,
    api_undo,
    guard,
    health,
    metrics,
    pages,
    problems,
)
from ridback.server.database import migrate
from ridback.server.described import Described
from ridback.server.edge import Edge, StrictRequest
from ridback.server.service import Service
from ridback.server.settings import Settings

log = logging.getLogger(__name__)

#: No request has more to say than this, in bytes.
LONGEST_BODY = 64 * 1024
SWEEPING = 600.0


def create(settings: Settings, greet: Callable[[Service], Awaitable[None]] | None = None) -> Litestar:
    """The application for these settings; brings the database up to date first. ``greet`` is called when it is up.

    Raises NewerDataError if the database was written by a later version.
    """
    migrate(settings.storage)
    stores = {"requests": MemoryStore(), "new_things": MemoryStore()}
    sessions = DefineMiddleware(guard.Sessions, exclude=list(guard.SAME))
    app = Litestar(
        route_handlers=[
            api.router,
            api_advance.router,
            api_calls.router,
            api_calls.hooks,
            api_calls.off,
            api_calls.turn_off,
            api_chat.router,
            api_feed.router,
            api_history.router,
            api_people.router,
            api_results.router,
            api_undo.router,
            api_tables.router,
            api_tokens.router,
            api.enter,
            health.health,
            metrics.metrics,
            pages.page,
            pages.locale,
        ],
        request_class=StrictRequest,
        lifespan=[_life],
        state=State({"service": None, "settings": settings, "greet": greet, "counters": stores}),
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        before_request=guard.check,
        middleware=[sessions, *guard.limits(settings)],
        exception_handlers={
            problems.Problem: problems.answer,
            HTTPException: problems.of_litestar,
            RecursionError: problems.of_depth,
            DataError: problems.of_data,
            OperationalError: problems.of_storage,
            Exception: problems.of_bug,
        },
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=["/feed$"], exclude_opt_key="skip_compression"
        ),
        openapi_config=OpenAPIConfig(
            "Ridback", __version__, path="/api/schema", render_plugins=[Described(path="/openapi.json")], use_handler_docstrings=True
        ),
        stores=dict(stores),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
    )
    app.asgi_handler = Edge(app.asgi_handler)
    return app


def _service(state: State) -> Service:
    service: Service = state.service
    return service


@contextlib.asynccontextmanager
async def _life(app: Litestar) -> AsyncIterator[None]:
    service = Service(app.state.settings)
    app.state.service = service
    await service.open()
    behind = [asyncio.create_task(_sweep(service, app.state.counters))]
    if service.database.shared:
        behind.append(asyncio.create_task(service.presence.share()))
    if app.state.greet is not None:
        await app.state.greet(service)
    with _ends_feeds(service):
        yield
    for task in behind:
        task.cancel()
    await service.close()


async def _sweep(service: Service, counters: dict[str, MemoryStore]) -> None:
    while True:
        await asyncio.sleep(SWEEPING)
        service.presence.forget()
        for counter in counters.values():
            await counter.delete_expired()
        try:
            async with service.claims.alone("sweep") as mine:
                if mine:
                    await service.sweep()
        except Exception:
            log.exception("what nobody needs any more could not be dropped")  # the database is away, say; the next time it may be back


@contextlib.contextmanager
def _ends_feeds(service: Service) -> Iterator[None]:
    """End all feeds as soon as the process is told to stop: the server waits for open answers before it says so to anybody."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    loop = asyncio.get_running_loop()
    before: dict[int, Any] = {}

    def stop(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(service.hub.close)
        handler = before[number]
        if callable(handler):
            handler(number, frame)

    for number in (int(signal.SIGINT), int(signal.SIGTERM)):
        before[number] = signal.getsignal(number)
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
