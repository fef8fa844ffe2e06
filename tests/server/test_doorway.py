"""What holds for every request, whatever it asks for."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.conftest import OpenHouse
from tests.server.harness import Running
from tests.server.memory_store import MemoryStore
from tortuga.server import web_client
from tortuga.server.api.operation import Pulse
from tortuga.server.origins import Names
from tortuga.server.refusals import Declined
from tortuga.server.settings import SettingError, Settings, load_settings
from tortuga.server.store import StoreFailed

pytestmark = pytest.mark.anyio

UNKNOWN = (
    *"/nowhere /t /t/ /new /rules/ /deep/er/still /t/abc/def /new/turtles/x /apiary /api.json /.env".split(),
    *"/assets /assets/gone.js /health/x /metrics/x /%2e%2e/%2e%2e/etc/passwd /%00 /%ff /a%0d%0ab".split(),
    *("/index.php?x=1", "/t/abc/socket", "/caf%C3%A9", f"/{'x' * 4000}"),
)
"""Addresses that lead nowhere, and are not the API's."""
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<meta name="base" content="" /><script src="./assets/index-1a2b.js"></script>'
    )
    (folder / "assets" / "index-1a2b.js").write_text("play()")
    (folder / "icon.svg").write_text("<svg/>")
    monkeypatch.setattr(web_client, "STATIC", folder)
    return folder


async def get(house: Running, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return await house.stranger().http.request(method, path, headers=headers)


# How long an answer may be kept, and over what


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "no-cache"),
        ("/t/abc", "no-cache"),
        ("/index.html", "no-cache"),
        ("/icon.svg", "no-cache"),
        ("/assets/index-1a2b.js", "public, max-age=31536000, immutable"),
        ("/api/games", "no-store"),
        ("/api/me", "no-store"),
        ("/api/nothing", "no-store"),
        ("/health", "no-store"),
        ("/nowhere", "no-store"),
    ],
)
async def test_how_long_an_answer_may_be_kept(house: Running, client: Path, path: str, kept: str) -> None:
    assert (await get(house, path)).headers["cache-control"] == kept


async def test_browsers_are_told_to_stay_with_https_where_the_house_is(open_house: OpenHouse) -> None:
    secure = await open_house(public_url="https://play.example.org")
    assert (await get(secure, "/api/games")).headers["strict-transport-security"] == "max-age=31536000"
    plain = await open_house()
    assert "strict-transport-security" not in (await get(plain, "/api/games")).headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/assets/index-1a2b.js", "/api/nothing"])
async def test_head_is_get_without_a_body(house: Running, client: Path, path: str) -> None:
    whole, head = await get(house, path), await get(house, path, "HEAD")
    assert head.status_code == whole.status_code
    assert head.content == b""
    changing = ("date",)
    assert {name: text for name, text in head.headers.items() if name not in changing} == {
        name: text for name, text in whole.headers.items() if name not in changing
    }


async def test_a_browser_gets_the_page_for_an_unknown_address(house: Running, client: Path) -> None:
    for path in UNKNOWN:
        answer = await get(house, path, **BROWSER)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "./assets" not in answer.text
    for path, headers in (("/nowhere", {}), ("/api/nothing", BROWSER), ("/api/tables/x/y/z", BROWSER)):
        answer = await get(house, path, **headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


# What the house is called


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:1667", "LOCALHOST", "tortuga.localhost", "127.0.0.1:1667", "[::1]:1667"),
        *("192.168.1.5:1667", "play.example.org", "Play.Example.org:443", "games.lan", None),
    ],
)
def test_its_own_names(host: str | None) -> None:
    names = Names(Settings(public_url="https://play.example.org", allowed_hosts=("Games.LAN",)))
    assert names.right(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "play.example.org.evil.example", "127.0.0.1.evil.example", "", "[", "localhost.evil"],
)
def test_names_of_others(host: str) -> None:
    assert not Names(Settings(public_url="https://play.example.org")).right(host)


async def test_a_wrong_name_is_refused_with_a_sentence(house: Running) -> None:
    answer = await get(house, "/api/games?lang=fr", host="evil.example")
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
    assert "evil.example" in answer.json()["text"]
    assert "Cette maison" in answer.json()["text"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    table, (ann, _) = await house.match()
    port = house.url.rpartition(":")[2]
    url, origin = f"ws://evil.example:{port}/api/tables/{table}/socket", Origin(f"http://evil.example:{port}")
    cookie = {"Cookie": f"tortuga={ann.token}"}
    with pytest.raises(InvalidStatus) as refused:
        await connect(url, host="127.0.0.1", port=int(port), origin=origin, additional_headers=cookie)
    assert refused.value.response.status_code == 421
    assert json.loads(refused.value.response.body)["code"] == "wrong-host"


# A part of an address


@pytest.mark.parametrize(
    "given", [{"base_path": "/games/tortuga"}, {"public_url": "http://127.0.0.1:1/games/tortuga"}]
)
@pytest.mark.parametrize("before", ["", "/games/tortuga"])
async def test_a_house_below_the_root(
    open_house: OpenHouse, client: Path, given: dict[str, Any], before: str
) -> None:
    """Whether the proxy leaves its path before ours or takes it away."""
    house = await open_house(**given)
    page = (await get(house, f"{before}/t/abc", **BROWSER)).text
    assert '"/games/tortuga/assets/index-1a2b.js"' in page
    assert '<meta name="base" content="/games/tortuga" />' in page
    assert (await get(house, f"{before}/assets/index-1a2b.js")).text == "play()"
    assert (await get(house, f"{before}/health")).status_code == 200
    person = house.stranger()
    answer = await person.http.post(f"{before}/api/me", json={"name": "Ann"})
    assert "Path=/games/tortuga;" in answer.headers["set-cookie"]
    cookie = {"cookie": f"tortuga={answer.cookies['tortuga']}"}
    wish = {"game": "turtles"}
    made = await person.http.post(f"{before}/api/tables", json=wish, headers=cookie)
    url = f"{house.url.replace('http', 'ws')}{before}/api/tables/{made.json()['id']}/socket"
    async with connect(url, additional_headers=cookie) as window:
        assert json.loads(await window.recv())["type"] == "welcome"


async def test_only_its_own_part_of_an_address(open_house: OpenHouse, client: Path) -> None:
    house = await open_house(base_path="/tortuga")
    assert (await get(house, "/tortuga")).status_code == 200
    assert (await get(house, "/tortugas")).status_code == 404


@pytest.mark.parametrize("path", ["tortuga", "/tortuga/", "/a b", "/<x>", '/"'])
def test_paths_that_cannot_be(path: str) -> None:
    with pytest.raises(SettingError):
        load_settings({"base_path": path}, environment={})


# Health


class Failing(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.tried, self.broken = 0, False
        self.stuck: asyncio.Event | None = None

    async def note(self, name: str, value: str) -> None:
        self.tried += 1
        if self.stuck:
            await self.stuck.wait()
        if self.broken:
            raise StoreFailed("no room left")


async def test_however_many_ask_the_store_is_tried_once_in_a_while() -> None:
    store, time = Failing(), 0.0
    pulse = Pulse(store, lambda: time)
    await asyncio.gather(*(pulse.beat() for _ in range(100)))
    await pulse.beat()
    assert store.tried == 1
    store.broken = True
    await pulse.beat()
    time = 2.0
    for _ in range(3):
        with pytest.raises(StoreFailed):
            await pulse.beat()
    assert store.tried == 2


async def test_a_store_that_never_answers_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tortuga.server.api.operation.PATIENCE", 0.01)
    store = Failing()
    store.stuck = asyncio.Event()
    pulse = Pulse(store, lambda: 0.0)
    for _ in range(3):
        with pytest.raises(Declined):
            await pulse.beat()
    assert store.tried == 1
    store.stuck.set()
    await pulse.beat()


async def test_a_house_that_cannot_write_says_so(
    open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await open_house()

    async def failing(*_: str) -> None:
        raise StoreFailed("no room left")

    monkeypatch.setattr(house.house.store, "note", failing)
    answer = await get(house, "/health")
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


# Figures


async def test_figures_of_the_process_and_its_connections(open_house: OpenHouse) -> None:
    house = await open_house(metrics_token="let-me-see")
    table, (ann, _) = await house.match()
    async with ann.sit_at(table) as window:
        await window.settled()
        answer = await get(house, "/metrics", authorization="Bearer let-me-see")
    figures = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert figures['tortuga_open_connections{kind="socket"}'] == "1.0"
    assert float(figures['tortuga_open_connections{kind="requests"}']) >= 1
    for name in ("process_resident_memory_bytes", "process_cpu_seconds_total", "process_open_fds"):
        assert float(figures[name]) > 0
    assert "tortuga_loop_lag_seconds_count" in figures
