"""What the server notes, as text for people or as JSON for machines; a line for each request, with its id.

No line has a cookie, a token, a code, a seed or a hand in it: of an address only its pattern is noted, and nothing of what is sent.
"""

from __future__ import annotations

import logging
import sys
from typing import Literal

from rich.logging import RichHandler

from ridback.terminal import err

Kind = Literal["text", "json"]


class _OfRequest(logging.Filter):
    """Says with each line which request it belongs to, and drops what is not for a log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets everything through."""
        from ridback.server.edge import REQUEST

        record.request = getattr(record, "request", "") or REQUEST.get()
        record.__dict__.pop("color_message", None)  # uvicorn's, for terminals
        return True


def set_up_logging(verbose: bool, kind: Kind = "text") -> None:
    """Write what the server notes to the standard error: as text only what matters, unless ``verbose``; as JSON all, one object a line."""
    handler: logging.Handler
    if kind == "json":
        from pythonjsonlogger.json import JsonFormatter

        handler = logging.StreamHandler(sys.stderr)
        names = {"levelname": "level", "name": "logger", "exc_info": "error"}
        form = JsonFormatter(["levelname", "name", "message", "request"], rename_fields=names, timestamp="time")
        handler.setFormatter(form)
        verbose = True
    elif err.is_terminal:
        handler = RichHandler(console=err, show_path=False)
        handler.setFormatter(logging.Formatter("%(message)s"))
    else:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(_OfRequest())
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.INFO if verbose else logging.ERROR)
