"""Boards on other people's pages: public matches that are over, nothing else, and in no other frame."""

from pathlib import Path

import pytest

from tests.server.harness import Running
from tests.server.test_lobby import refusal
from tests.server.test_pictures import finished
from tortuga.server import web_client

pytestmark = pytest.mark.anyio

PAGE = '<html lang="en"><head><meta name="base" content="" /><title>Tortuga</title></head></html>'


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(web_client, "STATIC", folder)


async def test_one_page_may_be_framed_and_no_other(house: Running) -> None:
    table, _ = await finished(house)
    stranger = house.stranger().http
    framed = await stranger.get(f"/embed/{table}")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "x-frame-options" not in framed.headers
    assert (await stranger.get("/embed/nowhere")).content == framed.content, "the page says nothing of it"
    for path in (
        "/",
        f"/t/{table}",
        f"/t/{table}/replay",
        "/me",
        "/api/games",
        f"/api/public/{table}/replay",
    ):
        answer = await stranger.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-frame-options"] == "DENY"


async def test_a_stranger_sees_a_public_match_that_is_over(house: Running) -> None:
    table, _ = await finished(house)
    stranger = house.stranger()
    info = await stranger.get(f"/api/public/{table}/replay")
    assert (info["viewer"], info["over"], info["own"]) == ("none", True, None)
    page = await stranger.get(f"/api/public/{table}/replay/steps?seat=all&first={info['steps'] - 1}")
    assert page["steps"][-1]["update"]["view"]["outcome"]


async def test_and_nothing_else(house: Running) -> None:
    """The same bytes for a match that runs, a private one, one that nobody may watch, and none."""
    private, _ = await finished(house, private=True)
    unwatched, _ = await finished(house, watchable=False)
    running, (ann, _) = await house.match("turtles")
    for route in ("replay", "replay/steps", "replay/steps?seat=0&first=0", "replay?seat=all"):
        answers = [
            await person.http.get(f"/api/public/{table}/{route}")
            for table in ("nowhere", private, unwatched, running)
            for person in (house.stranger(), ann)
        ]
        assert {(answer.status_code, answer.content) for answer in answers} == {(404, answers[0].content)}
    assert await refusal(house.stranger().get(f"/api/public/{'x' * 64}/replay")) == "not-found"
