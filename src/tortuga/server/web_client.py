"""The web client, if it has been built, and a page that says so if not."""

import gzip
from functools import cache
from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tortuga.server.api.common import AnyRequest, TheVoice
from tortuga.text import Voice

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets"
"""The folder of files whose names change with their content; these may be kept for ever."""

MEDIA = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
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
<p><a href="/api/openapi.json">/api/openapi.json</a></p>
</html>
"""


@get(
    ["/", "/new/{game_id:str}", "/rules/{game_id:str}", "/t/{table_id:str}"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index(request: AnyRequest, voice: TheVoice) -> Response[str] | Response[bytes]:
    """The page itself finds out what it is asked for."""
    page = STATIC / INDEX
    if not page.is_file():
        return Response(_placeholder(voice), media_type=MediaType.HTML)
    return _sent(page, request, "no-cache")


@get("/{file:path}", include_in_schema=False)
async def static_file(request: AnyRequest, file: FromPath[Path]) -> Response[bytes]:
    found = _inside(str(file).lstrip("/"))
    if found is None:
        raise NotFoundException
    kept = "public, max-age=31536000, immutable" if found.parent.name == HASHED else "no-cache"
    return _sent(found, request, kept)


def _sent(file: Path, request: AnyRequest, kept: str) -> Response[bytes]:
    kind = MEDIA.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    packed = kind.startswith(PACKABLE) and "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    content = _content(file, packed=packed)
    return Response(content, media_type=kind, headers=headers)


@cache
def _content(file: Path, *, packed: bool) -> bytes:
    """A file of the client. There are few, and a new version comes with a new start."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


def _inside(name: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    try:
        found = (STATIC / name).resolve()
        inside = found.is_relative_to(STATIC.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def _placeholder(voice: Voice) -> str:
    title, text = escape(voice.say("server-page-title")), escape(voice.say("server-page-text"))
    return PAGE.format(language=voice.language, title=title, text=text)
