"""People who sit down at public tables and do nothing."""

from collections import Counter

from websockets.exceptions import InvalidStatus

from tests.server.harness import Person, Refused, begin


async def attack(url: str, count: int) -> Counter[str]:
    """Begin matches with strangers, never answer, and be host of all of them without a window."""
    met: Counter[str] = Counter()
    staller, victim = Person(url), Person(url)
    await staller.come_in("Sloth")
    await victim.come_in("Ann")
    for _ in range(count):
        try:
            met.update(await stall(staller, victim))
        except Refused as refused:
            met[refused.code] += 1
        except InvalidStatus as shut:
            met[f"window shut: {shut.response.status_code}"] += 1
    for person in (staller, victim):
        await person.http.aclose()
    return met


async def stall(staller: Person, victim: Person) -> list[str]:
    """A match in which nobody does anything, until the other has enough of it."""
    table = await begin([staller, victim], "turtles")
    async with staller.sit_at(table) as window:
        await window.settled()
        clock = window.table["clock"]["kind"]
    await staller.post(f"/api/tables/{table}/leave")
    left = await victim.post(f"/api/tables/{table}/leave")
    return ["no clock" if clock == "none" else "clock runs", left["status"]]
