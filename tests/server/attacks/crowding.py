"""Takes places from people: identities by the dozen, and windows that watch somebody's table."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import httpx

from tests.server.attacks._raw import PATIENCE, first_message, shake_hands, streams

WINDOWS = 10
"""Each identity opens so many."""


async def attack(url: str, count: int) -> Counter[str]:
    """From one address: `count` identities, who watch the tables that are listed with ten windows each."""
    met: Counter[str] = Counter()
    cookies = [cookie for _ in range(count) if (cookie := await _identity(url, met))]
    tables = await _tables(url)
    if not tables:
        return met
    async with AsyncExitStack() as stack:
        for number in range(len(cookies) * WINDOWS):
            cookie, table = cookies[number // WINDOWS], tables[number % len(tables)]
            met[await _watch(stack, url, table, cookie)] += 1
        await asyncio.sleep(0)
    return met


async def _identity(url: str, met: Counter[str]) -> str | None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.post("/api/me", json={"name": "Crowd"})
    met["identity" if answer.status_code == 200 else f"no identity {answer.json()['code']}"] += 1
    return answer.cookies.get("tortuga")


async def _tables(url: str) -> list[str]:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer: dict[str, Any] = (await http.get("/api/tables")).json()
    return [table["id"] for table in answer.get("tables", ())]


async def _watch(stack: AsyncExitStack, url: str, table: str, cookie: str) -> str:
    """The window stays open for as long as the attack lasts."""
    reader, writer = await stack.enter_async_context(streams(url))
    status = await shake_hands(reader, writer, url, table, cookie)
    if status != "101":
        return f"turned away {status}"
    message = await first_message(reader)
    return "watching" if message["type"] == "welcome" else f"refused {message['code']}"
