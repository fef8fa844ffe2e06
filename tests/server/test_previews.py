"""What a link to the house looks like where people share it, and what it does not tell."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import OpenHouse
from tests.server.harness import Running
from tortuga.core.registry import game_ids
from tortuga.server import web_client
from tortuga.server.previews import FOLDER, HOUSE, SIZE
from tortuga.text import LANGUAGES, voice

pytestmark = pytest.mark.anyio

PAGE = '<html lang="en"><head><meta name="base" content="" /><title>Tortuga</title></head></html>'
PICTURES = Path(__file__).parents[2] / "web" / "public" / FOLDER
NASTY = ('"><script>a()</script>', "'><b>\"&quot;{0}%s", "</title><i>x", '="./ content=""')
TWO_OPEN = [{"kind": "open"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built."""
    folder = tmp_path / "static"
    (folder / FOLDER).mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    for name in (HOUSE, "turtles"):
        (folder / FOLDER / f"{name}.png").write_bytes(b"\x89PNG")
    monkeypatch.setattr(web_client, "STATIC", folder)
    return folder


class Head(HTMLParser):
    """The tags of a page, as a browser reads them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.kinds, self.said, self.title = list[str](), dict[str, str](), ""
        self.language: str | None = None
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.kinds.append(tag)
        given = dict(attrs)
        if tag == "html":
            self.language = given["lang"]
        if tag == "meta":
            assert given.keys() in ({"name", "content"}, {"property", "content"})
            self.said[given.get("property") or given.get("name") or ""] = given["content"] or ""

    def handle_data(self, data: str) -> None:
        if self.kinds and self.kinds[-1] == "title":
            self.title += data.strip()


async def asked(house: Running, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return await house.stranger().http.request(method, path, headers=headers)


async def head(house: Running, path: str, **headers: str) -> Head:
    return Head((await asked(house, path, **headers)).text)


async def table_of(house: Running, name: str = "Ann", **wish: Any) -> str:
    ann = await house.guest(name)
    return str((await ann.post("/api/tables", {"game": "turtles", "seats": TWO_OPEN, **wish}))["id"])


async def test_the_house_and_its_games(house: Running) -> None:
    at = house.url
    home = await head(house, "/")
    assert home.title == home.said["og:title"] == home.said["twitter:title"] == voice().say("web-title")
    assert home.said["og:description"] == home.said["description"] == voice().say("server-preview-house")
    assert (home.said["og:url"], home.said["og:image"]) == (f"{at}/", f"{at}/previews/house.png")
    assert home.said["twitter:card"] == "summary_large_image"
    for path in ("/new/turtles", "/rules/turtles"):
        game = await head(house, path)
        assert game.said["og:title"] == "Turtles · Tortuga"
        assert game.said["og:description"] == voice().say("turtles-summary")
        assert (game.said["og:url"], game.said["og:image"]) == (at + path, f"{at}/previews/turtles.png")
    assert (await head(house, "/new/chess")).said == home.said
    undrawn = await head(house, "/new/buccaneers")
    assert undrawn.said["og:image"] == f"{at}/previews/house.png", "a game without a picture"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_the_language_asked_for(house: Running, language: str) -> None:
    by_header = await asked(house, "/new/turtles", **{"accept-language": f"{language};q=0.9"})
    by_query = await asked(house, f"/new/turtles?lang={language}")
    assert by_header.text == by_query.text
    assert "accept-language" in by_header.headers["vary"]
    found = Head(by_header.text)
    assert (found.language, found.said["description"]) == (language, voice(language).say("turtles-summary"))


async def test_a_public_table_says_who_sits_there(house: Running) -> None:
    table = await table_of(house)
    found = await head(house, f"/t/{table}")
    assert found.said["og:title"] == "Turtles · Tortuga"
    assert found.said["og:description"] == "At the table: Ann. One seat is free."
    assert found.said["og:url"] == f"{house.url}/t/{table}"
    assert (await head(house, f"/t/{table}?lang=fr")).said["og:description"].startswith("À la table : Ann.")


async def test_a_match_says_only_who_plays(house: Running) -> None:
    """As long as it goes, whatever is done in it, the page stays the same byte for byte."""
    table, (ann, bob) = await house.match()
    before = (await asked(house, f"/t/{table}")).text
    said = Head(before).said["og:description"]
    assert said == "A match is under way: player 0 and player 1"
    async with ann.sit_at(table) as one, bob.sit_at(table) as other:
        for window in (one, other):
            await window.settled()
        await (one if one.asked else other).act()
    assert (await asked(house, f"/t/{table}")).text == before


@pytest.mark.parametrize("wish", [{"private": True}, {"private": True, "watchable": False}])
async def test_a_private_table_shows_nothing_of_itself(house: Running, wish: dict[str, Any]) -> None:
    nothing = await asked(house, "/t/nothing-here")
    table = await table_of(house, **wish)
    links = await house.people[-1].get(f"/api/tables/{table}/links")
    for path in (f"/t/{table}", links["invite"]):
        answer = await asked(house, path)
        assert (answer.text, answer.headers["vary"]) == (nothing.text, nothing.headers["vary"])


async def test_nor_does_one_that_cannot_be_watched_or_is_closed(house: Running) -> None:
    nothing = (await asked(house, "/t/nothing-here")).text
    hidden, _ = await house.match(watchable=False)
    assert (await asked(house, f"/t/{hidden}")).text == nothing
    closed = await table_of(house)
    await house.people[-1].post(f"/api/tables/{closed}/close")
    assert (await asked(house, f"/t/{closed}")).text == nothing
    assert (await asked(house, f"/t/{'x' * 5000}")).text == nothing


@pytest.mark.parametrize("name", NASTY)
async def test_a_name_is_words_and_never_tags(house: Running, name: str) -> None:
    plain = (await head(house, "/t/nothing-here")).kinds
    table = await table_of(house, name)
    found = await head(house, f"/t/{table}")
    assert found.said["og:description"] == f"At the table: {name}. One seat is free."
    assert found.kinds == plain, "no tag more, and none less"


@pytest.mark.parametrize("path", ["/", "/new/turtles", "/t/nothing-here", f"/{FOLDER}/house.png", "/nowhere"])
async def test_head_is_get_without_a_body(house: Running, path: str) -> None:
    browser = {"accept": "text/html"}
    whole, only = await asked(house, path, **browser), await asked(house, path, "HEAD", **browser)
    assert (only.status_code, only.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "cache-control", "vary", "content-security-policy"):
        assert only.headers[name] == whole.headers[name]


async def test_how_long_a_preview_may_be_kept(house: Running) -> None:
    picture = await asked(house, f"/{FOLDER}/house.png")
    assert (picture.headers["content-type"], picture.headers["cache-control"]) == (
        "image/png",
        "public, max-age=86400",
    )
    assert (await asked(house, f"/t/{await table_of(house)}")).headers["cache-control"] == "no-cache"


async def test_addresses_are_those_of_the_house(open_house: OpenHouse) -> None:
    house = await open_house(public_url="https://play.example.org/games")
    found = await head(house, "/games/new/turtles")
    assert found.said["og:image"] == "https://play.example.org/games/previews/turtles.png"
    assert found.said["og:url"] == "https://play.example.org/games/new/turtles"


def test_there_is_a_picture_for_every_game() -> None:
    for name in (HOUSE, *game_ids()):
        drawn = (PICTURES / f"{name}.png").read_bytes()
        assert drawn.startswith(b"\x89PNG")
        assert (int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])) == SIZE
        assert len(drawn) < 100_000
