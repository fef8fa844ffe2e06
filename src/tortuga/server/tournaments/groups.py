"""A round of several at each table: everybody meets as many different others as possible.

No schedule is known for every number of people, and people come late and leave; so each round is searched
for: from a shuffled seating two change places for as long as that lets fewer meet again.
"""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tortuga.server.tournaments.history import Career

TRIES = 12
"""Shuffled seatings to begin with; the first that lets nobody meet again is taken."""


def group_sizes(people: int, size: int) -> list[int]:
    """As even as possible, none larger than wished."""
    tables = -(-people // size)
    return [people // tables + (table < people % tables) for table in range(tables)]


def group_round(
    careers: Sequence[Career], active: Sequence[int], size: int, luck: random.Random
) -> tuple[tuple[int, ...], ...]:
    """Tables, with who sits where."""
    met = Counter((number, other) for number in active for other in careers[number].paired if other in active)
    best: list[list[int]] = []
    least: int | None = None
    for _ in range(TRIES):
        tables = _shuffled(active, size, luck)
        while _improved(tables, met):
            pass
        again = sum(_again(table, met) for table in tables)
        if least is None or again < least:
            best, least = tables, again
        if not least:
            break
    return tuple(_in_order(careers, table) for table in best)


def _shuffled(active: Sequence[int], size: int, luck: random.Random) -> list[list[int]]:
    people = list(active)
    luck.shuffle(people)
    tables, at = [], 0
    for seats in group_sizes(len(people), size):
        tables.append(people[at : at + seats])
        at += seats
    return tables


def _improved(tables: list[list[int]], met: Counter[tuple[int, int]]) -> bool:
    """Let any two change places if fewer meet again then; whether any did."""
    changed = False
    for one, other in combinations(tables, 2):
        for seat in range(len(one)):
            for place in range(len(other)):
                before = _again(one, met) + _again(other, met)
                one[seat], other[place] = other[place], one[seat]
                if _again(one, met) + _again(other, met) < before:
                    changed = True
                else:
                    one[seat], other[place] = other[place], one[seat]
    return changed


def _again(table: Sequence[int], met: Counter[tuple[int, int]]) -> int:
    """Meeting a third time is worse than two meetings again."""
    return sum(met[pair] ** 2 for pair in combinations(table, 2))


def _in_order(careers: Sequence[Career], table: Sequence[int]) -> tuple[int, ...]:
    """Whoever sat late so far sits early now."""
    return tuple(sorted(table, key=lambda number: (-_average(careers[number].seats), number)))


def _average(seats: Sequence[int]) -> float:
    return sum(seats) / len(seats) if seats else 0.0
