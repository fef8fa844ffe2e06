"""The documentation as a site, if it has been built."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from tortuga.server.api.common import AnyRequest, TheHouse
from tortuga.server.static_files import ASK_AGAIN, inside, sent

SITE = Path(__file__).parent / "site"
SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; worker-src 'self' blob:;"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self'"
)


@get(["/docs", "/docs/"], include_in_schema=False)
async def docs_home(house: TheHouse) -> Redirect:
    return Redirect(f"{house.settings.base}/docs/index.html")


@get("/docs/{file:path}", include_in_schema=False)
async def docs_file(request: AnyRequest, file: FromPath[Path]) -> Response[bytes]:
    found = inside(SITE, str(file).lstrip("/"))
    if found is None:
        raise NotFoundException
    headers = {"content-security-policy": _policy(found)} if found.suffix == ".html" else {}
    return sent(found, request, ASK_AGAIN, headers)


@cache
def _policy(page: Path) -> str:
    """The few scripts that stand in a page itself may run, and no others."""
    digests = {b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page.read_bytes())}
    return " ".join((POLICY, *(f"'sha256-{digest}'" for digest in sorted(digests))))
