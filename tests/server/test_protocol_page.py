"""What the protocol page says is true: its client plays, its settings and routes exist."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Running
from tortuga.server import wire
from tortuga.server.settings import setting_fields

pytestmark = pytest.mark.anyio

DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL, HOSTING = ((DOCS / name).read_text("utf-8") for name in ("protocol.md", "hosting.md"))


async def test_its_client_plays_a_match(house: Running) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PROTOCOL, re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    view = await asyncio.wait_for(names["play"](house.url), 60)
    assert view["outcome"]


async def test_it_names_every_route(house: Running) -> None:
    document = await house.stranger().get("/api/openapi.json")
    for path, deeds in document["paths"].items():
        assert all(deed["summary"] for deed in deeds.values()), "each says what it does"
        if path == "/health":
            continue
        short = (
            path.replace("{table_id}", "T")
            .replace("{seat}", "N")
            .replace("{game_id}", "<game>")
            .replace("{puzzle_id}", "<id>")
            .replace("{profile_id}", "U")
            .replace("{passkey_id}", "<id>")
        )
        short = short.replace("{step}", "<step>").replace("{choice}", "<choice>")
        assert short in PROTOCOL or short.rpartition("/")[2] in PROTOCOL, short


def test_it_names_every_message() -> None:
    for kind in (*wire.AnyIncoming.__args__, *wire.AnyOutgoing.__args__):
        assert f"`{kind.__struct_config__.tag}`" in PROTOCOL


def test_the_hosting_page_names_only_settings_there_are() -> None:
    known = {field.name for field in setting_fields()}
    tables = re.findall(r"\| setting \|.*?\n\n", HOSTING, re.DOTALL)
    columns = [line.split("|")[1] for table in tables for line in table.strip().splitlines()[2:]]
    named = {name for column in columns for name in re.findall(r"`(\w+)`", column)}
    assert named <= known
    (example,) = re.findall(r"```toml\n(.*?)```", HOSTING, re.DOTALL)
    assert {line.split(" = ")[0] for line in example.splitlines() if " = " in line} <= known
