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
    unpacks,
)
from tortuga.server.house import House
from tortuga.server.previews import (
    FOLDER,
    HOUSE,
    Preview,
    address_of_house,
    game_preview,
    house_preview,
    table_preview,
    tags,
)
from tortuga.server.static_files import ASK_AGAIN, inside, sent
from tortuga.server.store import StoreError, TableRow
from tortuga.text import Voice, voice

STATIC = Path(__file__).parent / "static"
Page: TypeAlias = Response[str] | Response[bytes]
INDEX = "index.html"

KEPT = {"assets": "public, max-age=31536000, immutable", FOLDER: "public, max-age=86400"}
"""How long files may be kept, by their folder: those whose names change with their content for ever."""
NO_BASE = b'<meta name="base" content=""'
NO_TITLE = b"<title>Tortuga</title>"
NO_LANGUAGE = b'<html lang="en">'
LONGEST_ID = 64
EMBEDDED = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors *"
)
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
    ["/", "/puzzles", "/replay", "/me", "/matches", "/daily", "/tv", "/tournaments", "/clubs"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def index(request: AnyRequest, voice: TheVoice, house: TheHouse) -> Page:
    """The page itself finds out what it is asked for; whoever only shows a link to it reads its head."""
    return _page(request, voice, house, house_preview(voice))


@get(
    [
        f"/{page}/{{game_id:str}}"
        for page in ("new", "pass", "rules", "how", "learn", "puzzles", "analysis", "openings")
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def game_page(request: AnyRequest, voice: TheVoice, house: TheHouse, game_id: FromPath[str]) -> Page:
    return _page(request, voice, house, game_preview(voice, game_id, request.scope["path"]))


@get("/u/{profile_id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def profile_page(
    request: AnyRequest, voice: TheVoice, house: TheHouse, profile_id: FromPath[str]
) -> Page:
    """Of somebody's public page a link says no more than of the house."""
    return _page(request, voice, house, house_preview(voice))


@get(["/tournament/{id:str}", "/club/{id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def gathering_page(request: AnyRequest, voice: TheVoice, house: TheHouse, id: FromPath[str]) -> Page:
    """Of a tournament or a club a link says no more than of the house."""
    return _page(request, voice, house, house_preview(voice))


@get(
    ["/tv/{code:str}", "/p/{code:str}", "/deal/{code:str}", "/daily/{code:str}"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def party_page(request: AnyRequest, voice: TheVoice, house: TheHouse, code: FromPath[str]) -> Page:
    """Of a party, or a deal, a link says no more than of the house."""
    return _page(request, voice, house, house_preview(voice))


@get(["/t/{table_id:str}", "/t/{table_id:str}/replay"], include_in_schema=False, media_type=MediaType.HTML)
async def table_page(request: AnyRequest, voice: TheVoice, house: TheHouse, table_id: FromPath[str]) -> Page:
    return _page(request, voice, house, table_preview(voice, await _row(house, table_id), house.wall()))


@get("/embed/{table_id:str}", include_in_schema=False, media_type=MediaType.HTML)
async def embedded_page(
    request: AnyRequest, voice: TheVoice, house: TheHouse, table_id: FromPath[str]
) -> Page:
    """The only page that others may frame; whatever the table is, it is the same page."""
    page = _page(request, voice, house, house_preview(voice))
    page.headers["content-security-policy"] = EMBEDDED
    return page


async def _row(house: House, id: str) -> TableRow | None:
    """A table as it is kept: nobody has come to it, so it is not woken."""
    if id in house.tables.live:
        return house.tables.live[id].row
    try:
        row = await house.store.table(id) if len(id) <= LONGEST_ID else None
    except StoreError:
        return None
    return row if row and house.tables.playable(row) else None


@get("/{file:path}", include_in_schema=False)
async def static_file(request: AnyRequest, voice: TheVoice, house: TheHouse, file: FromPath[Path]) -> Page:
    found = inside(STATIC, str(file).lstrip("/"))
    if found == STATIC.resolve() / INDEX:
        return _page(request, voice, house, house_preview(voice))
    if found is None:
        raise NotFoundException
    return sent(found, request, KEPT.get(found.parent.name, ASK_AGAIN))


def nowhere(request: AnyRequest, error: NotFoundException) -> Page | Response[Refusal]:
    """A browser that asks for what is not there gets the page, which says so."""
    api = f"{request.scope['path']}/".startswith("/api/")
    if api or "text/html" not in request.headers.get("accept", ""):
        return refused_by_framework(request, error)
    spoken = voice(language_of(request))
    return _page(request, spoken, request.app.state.house, house_preview(spoken), status=404)


def _page(request: AnyRequest, voice: Voice, house: House, preview: Preview, status: int = 200) -> Page:
    """The page with its head in the language that was asked for."""
    page, settings = STATIC / INDEX, house.settings
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding, accept-language"}
    if not page.is_file():
        content = _placeholder(voice, settings.base)
        return Response(content, media_type=MediaType.HTML, status_code=status, headers=headers)
    if not (STATIC / FOLDER / f"{preview.picture}.png").is_file():
        preview = preview._replace(picture=HOUSE)
    where = address_of_house(settings, request.url.scheme, request.headers.get("host", ""))
    written = _content(page, settings.base)
    written = written.replace(NO_LANGUAGE, NO_LANGUAGE.replace(b"en", voice.language.encode()))
    written = written.replace(NO_TITLE, tags(preview, where).encode())
    if packed := unpacks(request):
        headers["content-encoding"] = "gzip"
    return Response(
        gzip.compress(written, mtime=0) if packed else written,
        media_type=MediaType.HTML,
        status_code=status,
        headers=headers,
    )


@cache
def _content(page: Path, base: str) -> bytes:
    """The page is told where it is; all other files find each other."""
    content = page.read_bytes().replace(b'="./', f'="{base}/'.encode())
    return content.replace(NO_BASE, NO_BASE.replace(b'""', f'"{base}"'.encode()))


def _placeholder(voice: Voice, base: str) -> str:
    title, text = escape(voice.say("server-page-title")), escape(voice.say("server-page-text"))
    return PAGE.format(language=voice.language, title=title, text=text, base=base)
