"""The documentation as a site under /docs."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

import pytest

from tests.server.harness import Running
from tortuga.server import docs_site

pytestmark = pytest.mark.anyio

SCRIPT = "begin()"
PAGE = f"<h1>Tortuga</h1><script>{SCRIPT}</script><script src='assets/search.js'></script>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "search.json").write_text("{}")
    (tmp_path / "secret.html").write_text("no")
    monkeypatch.setattr(docs_site, "SITE", folder)
    return folder


@pytest.mark.parametrize("path", ["/docs", "/docs/"])
async def test_it_begins_at_its_first_page(house: Running, site: Path, path: str) -> None:
    answer = await house.stranger().http.get(path, follow_redirects=True)
    assert answer.text == PAGE
    assert answer.url.path == "/docs/index.html"


async def test_only_the_scripts_of_a_page_run_in_it(house: Running, site: Path) -> None:
    answer = await house.stranger().http.get("/docs/index.html")
    (policy,) = answer.headers.get_list("content-security-policy")
    assert f"'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'" in policy
    assert "'unsafe-inline'" not in policy.partition("script-src")[2]
    assert answer.headers["x-frame-options"] == "DENY"


async def test_other_files_have_their_kind(house: Running, site: Path) -> None:
    answer = await house.stranger().http.get("/docs/search.json")
    assert answer.headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    "path", ["/docs/gone.html", "/docs/../secret.html", "/docs/%2e%2e/secret.html", "/docs/assets"]
)
async def test_nothing_else_is_there(house: Running, site: Path, path: str) -> None:
    assert (await house.stranger().http.get(path)).status_code == 404
