"""One server process: a socket, uvicorn, and a quick way out."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import NoReturn

import uvicorn

from ridback.server.app import create
from ridback.server.service import Service
from ridback.server.settings import Settings

#: Seconds that answers under way get when the server stops. Feeds end by themselves; this is the net below.
GRACE = 2
#: Seconds between two searches of all memory for what is no longer used.
SEARCHING = 600.0


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; browsers may come from now on and are answered when the server is up. Raises OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, which socket.create_server does not: only then does asyncio send small packets at once instead of 40 ms later.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except BaseException:
        listener.close()
        raise
    return listener


def leave() -> NoReturn:
    """End the process at once. All that matters is in the database; taking the compiled rules apart first would take seconds."""
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


async def _search_seldom(service: Service) -> None:
    """Let Python search what is new for what nobody uses any more, as it does, but all of memory only now and then.

    It would as often as there is a quarter more than the last time: with hundreds of tables some times a second, a tenth of a second each,
    while everybody waits. It hardly ever finds anything, as nearly all is let go of at once when nobody uses it.
    """
    await service.gate.opened()
    gc.collect()
    gc.freeze()  # what is loaded stays
    gc.set_threshold(5_000, 10, 1_000_000)
    while True:
        await asyncio.sleep(SEARCHING)
        gc.collect()


def run(
    settings: Settings,
    listener: socket.socket,
    greet: Callable[[Service], Awaitable[None]] | None = None,
    *,
    minded_by: int | None = None,
) -> None:
    """Serve until told to stop (Ctrl+C, SIGTERM); ``greet`` is called when the server is up. ``minded_by`` is what can be read (a file
    descriptor) when the process that minds this one has died: then it stops, too, so that the port is free.

    Raises NewerDataError if the database was written by a later version.
    """

    behind: list[asyncio.Task[None]] = []

    async def up(service: Service) -> None:
        behind.append(asyncio.create_task(_search_seldom(service)))
        if minded_by is not None:
            asyncio.get_running_loop().add_reader(minded_by, signal.raise_signal, signal.SIGTERM)
        if greet is not None:
            await greet(service)

    with contextlib.suppress(KeyboardInterrupt), listener:
        config = uvicorn.Config(
            create(settings, up),
            lifespan="on",
            ws="none",
            log_config=None,
            server_header=False,
            access_log=False,  # it would have whole addresses, which are keys; edge.py notes their patterns
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_graceful_shutdown=GRACE,
        )
        uvicorn.Server(config).run(sockets=[listener])
