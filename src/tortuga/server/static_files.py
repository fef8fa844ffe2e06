"""Files that come with the package, packed for whoever can unpack them."""

import gzip
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from litestar import Response

from tortuga.server.api.common import AnyRequest, unpacks

MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKABLE = ("text/", "image/svg", "application/manifest", "application/json")
ASK_AGAIN = "no-cache"


def inside(folder: Path, name: str) -> Path | None:
    """A file of the folder, and nothing outside it."""
    try:
        found = (folder / name).resolve()
        there = found.is_relative_to(folder.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if there else None


def sent(file: Path, request: AnyRequest, kept: str, headers: Mapping[str, str] = {}) -> Response[bytes]:
    """`kept`: how long it may be."""
    kind = MEDIA.get(file.suffix, "application/octet-stream")
    said = {"cache-control": kept, "vary": "accept-encoding", **headers}
    packed = kind.startswith(PACKABLE) and unpacks(request)
    if packed:
        said["content-encoding"] = "gzip"
    return Response(_content(file, packed=packed), media_type=kind, headers=said)


@cache
def _content(file: Path, *, packed: bool) -> bytes:
    """There are few, and a new version comes with a new start."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content
