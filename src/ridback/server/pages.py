"""The browser client: files of the build, and its one page for every address that is not a file."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.response import File

from ridback import words
from ridback.server.guard import PAGE_HEADERS
from ridback.server.messages import Wrong

STATIC = Path(__file__).parents[1] / "static"

#: Files in here have a hash of their contents in their names.
HASHED = "assets"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
#: How the build packs files beside themselves, best first, and the ending that says so.
PACKED = {"br": ".br", "gzip": ".gz"}
#: The cookie in which the page keeps a language that was chosen (web/src/lib/likes.svelte.ts).
LANGUAGE = "ridback-language"
NO_LANGUAGE = ResponseSpec(Wrong, description="There is no such language.", generate_examples=False)


def built() -> bool:
    """Whether there is a client to be served."""
    return _file(STATIC, "index.html") is not None


def qr(text: str) -> str:
    """A QR code of an address, as a data: URL of a picture."""
    import segno

    return segno.make(text, micro=False).svg_data_uri(border=2, light="#fff", omitsize=True)


@get(["/", "/{path:path}"], include_in_schema=False, skip_compression=True)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[Any]:
    """A file of the client if there is one at that address, else its page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    found = _file(STATIC, name) if name else None
    if found is not None:
        forever = name.startswith(f"{HASHED}/")
        return _send(request, found, {"cache-control": FOREVER if forever else ASK_AGAIN})
    if "." in name.rpartition("/")[2] or name.startswith(f"{HASHED}/"):
        raise NotFoundException
    index = _file(STATIC, "index.html")
    if index is None:
        return _not_built(request)
    link = ahead(path, _spoken(request))
    return _send(request, index, {"cache-control": ASK_AGAIN, "vary": "accept-language, cookie", **({"link": link} if link else {})})


@get(
    "/locales/{name:str}",
    media_type=MediaType.TEXT,
    responses={404: ResponseSpec(Wrong, description="There is no such language.", generate_examples=False)},
)
async def locale(name: FromPath[str]) -> Response[str]:
    """The words catalogue of a language (``en.ftl``), as one file."""
    language = name.removesuffix(".ftl")
    if name == language or language not in words.languages():
        raise NotFoundException
    headers = {"cache-control": ASK_AGAIN, **PAGE_HEADERS}
    return Response(words.source(language), media_type=MediaType.TEXT, headers=headers)


def _file(folder: Path, name: str) -> Path | None:
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None  # no name a file could have


def _send(request: Request[Any, Any, Any], path: Path, headers: dict[str, str]) -> File:
    """The file, packed if it lies there so and the browser can unpack it."""
    accepted = set()
    for item in request.headers.get("accept-encoding", "").lower().replace(" ", "").split(","):
        name, _, weight = item.partition(";q=")
        if not weight or weight.strip("0."):
            accepted.add(name)
    packed = {encoding: found for encoding, ending in PACKED.items() if (found := path.with_name(path.name + ending)).is_file()}
    encoding = next((one for one in packed if one in accepted), None)
    if packed:
        headers["vary"] = ", ".join(filter(None, (headers.get("vary"), "accept-encoding")))
    if encoding:
        headers["content-encoding"] = encoding
    return File(
        packed[encoding] if encoding else path,
        filename=path.name,
        content_disposition_type="inline",
        headers={**headers, **PAGE_HEADERS},
    )


def _spoken(request: Request[Any, Any, Any]) -> str:
    """The language the page will be in: the one that was chosen in that browser, or its own."""
    chosen = request.cookies.get(LANGUAGE)
    return chosen if chosen in words.languages() else words.of_header(request.headers.get("accept-language")).language


def ahead(path: str, language: str) -> str:
    """What the page at that address will want to load, as a ``Link`` header: browsers fetch it before the page's own scripts ask for it."""
    page = "home" if path == "/" else "table" if re.fullmatch(r"/t/[\w-]+/?", path) else None
    manifest = _file(STATIC, ".vite/manifest.json")
    if manifest is None:
        return ""
    return ", ".join(_links(manifest, manifest.stat().st_mtime_ns, tuple(filter(None, ("index", "every", page, language)))))


@functools.lru_cache(maxsize=64)
def _links(manifest: Path, written: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Links to the parts of the build with these names (web/vite.config.ts gives them) and to what they import."""
    chunks = json.loads(manifest.read_text("utf-8"))
    keys = {chunk["name"]: key for key, chunk in chunks.items() if "name" in chunk}
    links: dict[str, None] = {}
    for name in names:
        chunk = chunks.get(keys.get(name), {})
        links |= dict.fromkeys(f"</{style}>; rel=preload; as=style; crossorigin" for style in chunk.get("css", ()))
        parts = [chunk, *(chunks[key] for key in chunk.get("imports", ()))]
        links |= dict.fromkeys(f"</{part['file']}>; rel=modulepreload" for part in parts if part)
    return tuple(links)


def _not_built(request: Request[Any, Any, Any]) -> Response[str]:
    say = words.of_header(request.headers.get("accept-language")).say
    text = f"<!doctype html><meta charset=utf-8><title>Ridback</title><h1>Ridback</h1><p>{say('page-not-built')}<pre>make client</pre>"
    return Response(text, media_type=MediaType.HTML, status_code=503, headers={"cache-control": "no-store", **PAGE_HEADERS})
