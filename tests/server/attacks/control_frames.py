"""Frames that are no messages: pings, pongs nobody asked for, empty pieces of a message that never ends."""

import asyncio
from collections import Counter
from contextlib import suppress

from tests.server.attacks._raw import (
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    come_in,
    frame,
    how_it_ended,
    own_table,
    shake_hands,
    streams,
)

FLOODS = {
    "pings": (b"", frame(PING, b"x" * 100)),
    "pongs": (b"", frame(PONG)),
    "pieces": (frame(TEXT, last=False), frame(CONTINUATION, last=False)),
    "pieces and pings": (frame(TEXT, last=False), frame(CONTINUATION, last=False) + frame(PING)),
}
AT_ONCE = 500


async def attack(url: str, count: int) -> Counter[str]:
    """One guest floods a socket with `count` frames of each kind that passes the application by."""
    met: Counter[str] = Counter()
    cookie = await come_in(url)
    if cookie is None:
        return Counter({"refused": 1})
    table = await own_table(url, cookie)
    for name, (first, flood) in FLOODS.items():
        async with streams(url) as (reader, writer):
            status = await shake_hands(reader, writer, url, table, cookie)
            if status != "101":
                met[f"refused {status}"] += 1
                continue
            ended = asyncio.create_task(how_it_ended(reader))
            writer.write(first)
            with suppress(OSError):
                for _ in range(0, count, AT_ONCE):
                    writer.write(flood * AT_ONCE)
                    await asyncio.wait_for(writer.drain(), 5)
            met[f"{name} {await ended}"] += 1
    return met
