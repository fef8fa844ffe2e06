"""Tables full of the strongest bots, with nobody watching."""

from collections import Counter
from typing import Any

import httpx

PATIENCE = 30.0
TABLES_EACH = 15
"""So many are begun under one name; then somebody else comes in."""
FULL = {"kind": "bot", "bot": "hard-1"}
GAMES = {"buccaneers": 4, "tortuga1667": 9}
"""And how many can sit down to it."""


async def attack(url: str, count: int) -> Counter[str]:
    """Begins matches between the strongest bots and goes away, so that none are left for people."""
    met: Counter[str] = Counter()
    for first in range(0, count, TABLES_EACH):
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as somebody:
            met[_outcome("came in", await somebody.post("/api/me", json={"name": "Nobody"}))] += 1
            for number in range(first, min(count, first + TABLES_EACH)):
                met[await _begin(somebody, number)] += 1
    return met


async def _begin(somebody: httpx.AsyncClient, number: int) -> str:
    game, seats = list(GAMES.items())[number % len(GAMES)]
    wish: dict[str, Any] = {"game": game, "seats": [FULL] * seats, "sit": False, "private": True}
    made = await somebody.post("/api/tables", json=wish)
    if made.is_error:
        return _outcome("made", made)
    begun = await somebody.post(f"/api/tables/{made.json()['id']}/start", json={"word": "ahoy"})
    return _outcome("begun", begun)


def _outcome(done: str, answer: httpx.Response) -> str:
    return f"refused {answer.json()['code']}" if answer.is_error else done
