"""People who sit down at public tables and do nothing."""

from collections import Counter

from tests.server.harness import Person, Refused, begin


async def attack(url: str, count: int) -> Counter[str]:
    """Begin matches with strangers, never answer, and be host of all of them without a window."""
    met: Counter[str] = Counter()
    staller, victim = Person(url), Person(url)
    await staller.come_in("Sloth")
    await victim.come_in("Ann")
    for _ in range(count):
        try:
            table = await begin([staller, victim], "turtles")
        except Refused as refused:
            met[refused.code] += 1
            continue
        async with staller.sit_at(table) as window:
            await window.settled()
            met["clock runs" if window.table["clock"]["kind"] != "none" else "no clock"] += 1
        await staller.post(f"/api/tables/{table}/leave")
        left = await victim.post(f"/api/tables/{table}/leave")
        met[left["status"]] += 1
    for person in (staller, victim):
        await person.http.aclose()
    return met
