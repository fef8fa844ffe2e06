"""Leagues of people whose strength is known, for tests of what the ratings make of them."""

import random
import time
from collections.abc import Sequence

from tests.server.memory_store import MemoryStore
from tortuga.core.game import Outcome
from tortuga.server.rating.rater import Rater
from tortuga.server.store import ResultRow, ResultSeat, Store

DAY = 86_400.0
NOISE = 4.0
"""How far somebody may play above or below their strength in one match."""
LOYALTIES = (0, 0, 1, 1, 2)


def over(
    table: str,
    people: Sequence[str | ResultSeat],
    winners: Sequence[int],
    *,
    game: str = "turtles",
    ended: float = 0.0,
    sides: tuple[int, ...] = (),
    points: tuple[int, ...] | None = None,
    taken_back: bool = False,
    hinted: bool = False,
    household: bool = False,
) -> ResultRow:
    """A match that is over."""
    seats = tuple(of if isinstance(of, ResultSeat) else ResultSeat(of, of, None) for of in people)
    return ResultRow(
        table=table,
        game=game,
        options={},
        seats=seats,
        outcome=Outcome(tuple(winners), "points", points),
        sides=sides,
        actions=1,
        started=ended - 60.0,
        ended=ended,
        private=False,
        taken_back=taken_back,
        hinted=hinted,
        household=household,
    )


def played(kind: str, number: int, strengths: dict[str, float], luck: random.Random) -> ResultRow:
    """A match between some of a league; one each two days, so that nobody meets anybody too often."""
    size = {"two": 2, "four": 4, "loyalties": 5}[kind]
    people = luck.sample(sorted(strengths), size)
    form = [strengths[one] + luck.gauss(0, NOISE) for one in people]
    told = {"ended": 2 * DAY * number, "game": kind}
    if kind == "loyalties":
        sides = tuple(luck.sample(LOYALTIES, size))
        strength = {
            side: sum(form[seat] for seat in range(size) if sides[seat] == side) / sides.count(side)
            for side in set(sides)
        }
        best = max(strength, key=lambda side: strength[side])
        winners = [seat for seat in range(size) if sides[seat] == best]
        return over(f"{kind} {number}", people, winners, sides=sides, **told)  # type: ignore[arg-type]
    points = tuple(round(10 * one) for one in form)
    winners = [seat for seat in range(size) if points[seat] == max(points)]
    return over(f"{kind} {number}", people, winners, points=points, **told)  # type: ignore[arg-type]


async def rated_league(kind: str, people: int, matches: int, seed: int) -> tuple[dict[str, float], Store]:
    """The true strengths, and a store in which all is rated."""
    luck, store = random.Random(f"{kind} {seed}"), MemoryStore()
    strengths = {f"p{number:02}": 25 + 8 * (number / (people - 1) - 0.5) * 2 for number in range(people)}
    for number in range(matches):
        await store.add_result(played(kind, number, strengths, luck))
    await Rater(store, time.time).catch_up()
    return strengths, store


def rank_correlation(one: dict[str, float], other: dict[str, float]) -> float:
    """Spearman's: 1 where both have everyone in the same order."""
    assert set(one) == set(other)
    places = [
        {who: place for place, who in enumerate(sorted(of, key=lambda who: of[who]))} for of in (one, other)
    ]
    squares = sum((places[0][who] - places[1][who]) ** 2 for who in one)
    return 1 - 6 * squares / (len(one) * (len(one) ** 2 - 1))
