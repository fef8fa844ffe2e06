"""A round of a Swiss tournament: whoever has about as many points meets, nobody twice.

All pairs that are allowed are weighed, and the pairing is the best there is for all of them together: a
matching of the greatest weight. What matters more outweighs everything that matters less:

1. the bye goes to whoever has the fewest points and had none yet;
2. opponents have about as many points;
3. whoever sat first more often, or last time, sits second;
4. of those with the same points the upper half meets the lower one.

Nobody sits first, or second, three times in a row, or three times more often than otherwise. Where that
leaves no pairing the seats give way; where there is still none, and only then, two meet again.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from rustworkx import PyGraph, max_weight_matching

from tortuga.server.tournaments.history import Career

MOST_AHEAD, MOST_IN_ROW = 2, 2
FOLD_BITS, SEAT_BITS, POINT_BITS = 20, 10, 20
"""So much room has what all pairs together cost by the fold, the seats and the points."""
SEATS, POINTS = 1 << FOLD_BITS, 1 << FOLD_BITS + SEAT_BITS
BYE = POINTS << POINT_BITS
BROKEN = BYE << POINT_BITS
"""What it costs that a seat is given once too often; twice as much and more if two meet again."""
AGAIN = BROKEN << SEAT_BITS
NOBODY = -1


class SwissRound(NamedTuple):
    pairs: tuple[tuple[int, int], ...]
    """Who sits first stands first; the strongest table comes first."""
    bye: int | None


class SeatedPair(NamedTuple):
    """How two sit, and what is against it."""

    broken: int
    cost: int
    first: int
    second: int


def swiss_round(careers: Sequence[Career], active: Sequence[int]) -> SwissRound:
    """For those who play on."""
    order = sorted(active, key=lambda number: (-careers[number].points, number))
    for lenience in range(3):
        matched = _matched(careers, order, lenience)
        if 2 * len(matched) >= len(order):
            break
    ranks = {number: rank for rank, number in enumerate(order)}
    bye = next((max(pair) for pair in matched if NOBODY in pair), None)
    pairs = [_seated(careers, *pair) for pair in matched if NOBODY not in pair]
    pairs.sort(key=lambda pair: min(ranks[pair.first], ranks[pair.second]))
    return SwissRound(tuple((pair.first, pair.second) for pair in pairs), bye)


def _matched(careers: Sequence[Career], order: Sequence[int], lenience: int) -> set[tuple[int, int]]:
    costs = dict(_costs(careers, order, lenience))
    dearest = max(costs.values(), default=0) + 1
    places = {number: place for place, number in enumerate([*order, NOBODY])}
    graph = PyGraph[int, int](multigraph=False)
    graph.add_nodes_from([*order, NOBODY])
    graph.add_edges_from(
        [(places[one], places[other], dearest - cost) for (one, other), cost in costs.items()]
    )
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return {(graph[one], graph[other]) for one, other in found}


def _costs(
    careers: Sequence[Career], order: Sequence[int], lenience: int
) -> Iterator[tuple[tuple[int, int], int]]:
    """Of every pair that is allowed."""
    level = Counter(careers[number].points for number in order)
    for above, below in combinations(range(len(order)), 2):
        one, other = order[above], order[below]
        seating, again = _seated(careers, one, other), careers[one].paired.count(other)
        if (seating.broken and lenience < 1) or (again and lenience < 2):
            continue
        gap = round(2 * (careers[one].points - careers[other].points)) ** 2
        fold = 0 if gap else (below - above - level[careers[one].points] // 2) ** 2
        yield (
            (one, other),
            again * AGAIN + seating.broken * BROKEN + gap * POINTS + seating.cost * SEATS + fold,
        )
    for number in order if len(order) % 2 else ():
        if lenience < 2 and careers[number].byes:
            continue
        worth = round(2 * careers[number].points) ** 2
        yield (number, NOBODY), careers[number].byes * AGAIN + worth * BYE


# Who sits first


def _seated(careers: Sequence[Career], one: int, other: int) -> SeatedPair:
    """The better of the two ways; where both are as good, who sits first alternates with the number."""
    ways = [_sitting(careers, one, other), _sitting(careers, other, one)]
    if one % 2:
        ways.reverse()
    return min(ways, key=lambda way: (way.broken, way.cost))


def _sitting(careers: Sequence[Career], first: int, second: int) -> SeatedPair:
    broken = _breaks(careers[first], 0) + _breaks(careers[second], 1)
    cost = _minds(careers[first], 0) + _minds(careers[second], 1)
    return SeatedPair(broken, cost, first, second)


def _breaks(career: Career, seat: int) -> int:
    ahead = career.firsts + (1 if seat == 0 else -1)
    in_row = career.seats[-MOST_IN_ROW:] == [seat] * MOST_IN_ROW
    return int(abs(ahead) > MOST_AHEAD) + int(in_row)


def _minds(career: Career, seat: int) -> int:
    """How little somebody likes a seat: it is the one they had more often, or last."""
    more_often = career.firsts > 0 if seat == 0 else career.firsts < 0
    return 2 * more_often + (career.seats[-1:] == [seat])
