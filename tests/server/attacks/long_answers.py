"""Asks for what takes long to answer: everything that ever happened at a table, again and again."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

from websockets.exceptions import InvalidStatus

from tests.server.harness import Closed, Person, Refused, Window, begin

ACTIONS = 60
"""So long is the match that it plays itself; of others it takes what it finds."""
HARMLESS = ("view", "look", "row", "pilfer", "stow")
"""Actions of Tortuga 1667 that bring no end nearer."""
PACE = 0.2
"""Seconds from one action of it to the next: whoever plays faster is told so, and gets no answer."""
TABLES = 5
AT_ONCE = 10


async def attack(url: str, count: int) -> Counter[str]:
    """Of a match of its own, and of those that are listed, `count` times: transcript, record, coming back."""
    met: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        people = [Person(url), Person(url)]
        for person in people:
            await stack.enter_async_context(person.http)
        try:
            tables = [await _long_match(people), *await _listed(people[0])]
        except (Refused, Closed) as refused:
            return Counter([f"refused {refused.code}"])
        for first in range(0, count, AT_ONCE):
            asked = [tables[number % len(tables)] for number in range(first, min(first + AT_ONCE, count))]
            for answers in await asyncio.gather(*(_everything(people[0], table) for table in asked)):
                met.update(answers)
    return met


async def _long_match(people: list[Person]) -> str:
    for person in people:
        await person.come_in("Long")
    table = await begin(people, "tortuga1667")
    async with people[0].sit_at(table) as one, people[1].sit_at(table) as two:
        for _ in range(ACTIONS):
            await _one_action([await one.settled(), await two.settled()])
    return table


async def _one_action(windows: list[Window]) -> None:
    window = next(window for window in windows if window.asked)
    decision = window.update["decision"]
    actions: list[Any] = [choice["action"] for choice in decision["actions"]]
    action = next((one for one in actions if one["type"] in HARMLESS), actions[0])
    await window.ask({"type": "act", "decision": decision["number"], "action": action})
    await asyncio.sleep(PACE)


async def _listed(person: Person) -> list[str]:
    found: list[dict[str, Any]] = (await person.get("/api/tables"))["tables"]
    return [table["id"] for table in found[:TABLES]]


async def _everything(person: Person, table: str) -> list[str]:
    met = []
    for what in ("transcript", "record"):
        answer = await person.http.get(f"/api/tables/{table}/{what}")
        met.append(f"{what} {answer.status_code}")
    try:
        async with person.sit_at(table, "?after=1&texts=1") as window:
            await window.until("welcome")
    except Closed as closed:
        return [*met, f"closed {closed.code}"]
    except InvalidStatus as turned_away:
        return [*met, f"turned away {turned_away.response.status_code}"]
    return [*met, "came back"]
