"""The web client, if it has been built, and a page that says so if not."""

from html import escape
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from tortuga.server.api.common import TheVoice
from tortuga.text import Voice

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
HASHED = "assets"
"""The folder of files whose names change with their content; these may be kept for ever."""

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


@get(["/", "/t/{table_id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def index(voice: TheVoice) -> Response[str] | File:
    """The page itself finds out which table it is asked for."""
    page = STATIC / INDEX
    if not page.is_file():
        return Response(_placeholder(voice), media_type=MediaType.HTML)
    headers = {"cache-control": "no-cache"}
    return File(
        page, media_type="text/html; charset=utf-8", content_disposition_type="inline", headers=headers
    )


@get("/{file:path}", include_in_schema=False)
async def static_file(file: FromPath[Path]) -> File:
    found = _inside(str(file).lstrip("/"))
    if found is None:
        raise NotFoundException
    kept = "public, max-age=31536000, immutable" if found.parent.name == HASHED else "no-cache"
    return File(found, content_disposition_type="inline", headers={"cache-control": kept})


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
