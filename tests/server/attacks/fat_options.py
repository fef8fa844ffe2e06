"""Tables that carry as much as they can, so that every list is heavy."""

from collections import Counter

from tests.server.harness import Person, Refused

TRACKS = ("dice_by_ship", "dice_by_pirate", "chests_by_ship", "chests_by_pirate")


async def attack(url: str, count: int) -> Counter[str]:
    """Make tables with the longest options that a request can hold, then read the list of tables."""
    met: Counter[str] = Counter()
    guest = Person(url)
    await guest.come_in("Fatso")
    facts = {track: [1] * 5_000 for track in TRACKS}
    for _ in range(count):
        try:
            await guest.post("/api/tables", {"game": "buccaneers", "options": {"facts": facts}})
            met["made"] += 1
        except Refused as refused:
            met[refused.code] += 1
    met["bytes listed"] = len((await guest.http.get("/api/tables")).content)
    await guest.http.aclose()
    return met
