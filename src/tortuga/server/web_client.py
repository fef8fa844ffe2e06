"""The web client, if it has been built, and a page that says so if not."""

import gzip
from functools import cache
from html import escape
from pathlib import Path
from typing import TypeAlias

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tortuga.server.api.common import (
    AnyRequest,
    Refusal,
    TheHouse,
    TheVoice,
    language_of,
    refused_by_framework,
)
from tortuga.text import Voice, voice

STATIC = Path(__file__).parent / "static"
Page: TypeAlias = Response[str] | Response[bytes]
INDEX = "index.html"
HASHED = "assets"
"""The folder of files whose names change with their content; these may be kept for ever."""

MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_BASE = b'<meta name="base" content=""'
PACKABLE = ("text/", "image/svg", "application/manifest")
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>body {{ font: 1.1rem/1.6 serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem;
background: #f6efdf; color: #23343b }} a {{ color: #0b5b66 }}</style>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="{base}/api/openapi.json">{base}/api/openapi.json</a></p>
</html>
"""


@get(
    [
        *("/", "/puzzles", "/t/{table_id:str}"),
        *(f"/{page}/{{game_id:str}}" for page in ("new", "rules", "how", "learn", "puzzles")),
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index(request: AnyRequest, voice: TheVoice, house: TheHouse) -> Page:
    """The page itself finds out what it is asked for."""
    return _page(request, voice, house.settings.base)


@get("/{file:path}", include_in_schema=False)
async def static_file(request: AnyRequest, voice: TheVoice, house: TheHouse, file: FromPath[Path]) -> Page:
    found = _inside(str(file).lstrip("/"))
    if found == STATIC.resolve() / INDEX:
        return _page(request, voice, house.settings.base)
    if found is None:
        raise NotFoundException
    return _sent(found, request, FOR_EVER if found.parent.name == HASHED else ASK_AGAIN)


def nowhere(request: AnyRequest, error: NotFoundException) -> Page | Response[Refusal]:
    """A browser that asks for what is not there gets the page, which says so."""
    if request.scope["path"].startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return refused_by_framework(request, error)
    return _page(request, voice(language_of(request)), request.app.state.house.settings.base, status=404)


def _page(request: AnyRequest, voice: Voice, base: str, status: int = 200) -> Page:
    page = STATIC / INDEX
    if not page.is_file():
        content = _placeholder(voice, base)
        return Response(
            content, media_type=MediaType.HTML, status_code=status, headers={"cache-control": ASK_AGAIN}
        )
    return _sent(page, request, ASK_AGAIN, base, status)


def _sent(file: Path, request: AnyRequest, kept: str, base: str = "", status: int = 200) -> Response[bytes]:
    kind = MEDIA.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    packed = kind.startswith(PACKABLE) and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    content = _content(file, base, packed=packed)
    return Response(content, media_type=kind, headers=headers, status_code=status)


@cache
def _content(file: Path, base: str, *, packed: bool) -> bytes:
    """A file of the client. There are few, and a new version comes with a new start. The page is told where
    it is; all other files find each other."""
    content = file.read_bytes()
    if file.name == INDEX:
        content = content.replace(b'="./', f'="{base}/'.encode())
        content = content.replace(NO_BASE, NO_BASE.replace(b'""', f'"{base}"'.encode()))
    return gzip.compress(content, mtime=0) if packed else content


def _inside(name: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    try:
        found = (STATIC / name).resolve()
        inside = found.is_relative_to(STATIC.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def _placeholder(voice: Voice, base: str) -> str:
    title, text = escape(voice.say("server-page-title")), escape(voice.say("server-page-text"))
    return PAGE.format(language=voice.language, title=title, text=text, base=base)
