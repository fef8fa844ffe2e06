"""Names made to be taken for somebody else, or to break the line they stand in."""

from collections import Counter
from itertools import cycle, islice

from tests.server.harness import Person, Refused

IMITATIONS = (
    "Аnn",
    "ANN",
    "Ａｎｎ",
    "Ann ",
    "Ann (2)",
    "Bonny",
    "Воnnу",
    "A\u200cnn",
    "Ann\u202e",
    "An\u200bn",
    "n" * 90,
)
"""Of Ann, who is host, and of the bot at her table."""


async def attack(url: str, count: int) -> Counter[str]:
    """Sit down beside somebody under a name that looks like theirs or the bot's, in many spellings."""
    met: Counter[str] = Counter()
    host = Person(url)
    await host.come_in("Ann")
    for name in islice(cycle(IMITATIONS), count):
        met[await _imitate(url, host, name)] += 1
    await host.http.aclose()
    return met


async def _imitate(url: str, host: Person, name: str) -> str:
    thief = Person(url)
    try:
        await thief.come_in(name)
        seats = [{}, {"kind": "bot", "bot": "random"}, {}]
        table = (await host.post("/api/tables", {"game": "buccaneers", "seats": seats}))["id"]
        seen = await thief.post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/close")
        return f"seated as {seen['seats'][2]['name']}"
    except Refused as refused:
        return str(refused.code)
    finally:
        await thief.http.aclose()
