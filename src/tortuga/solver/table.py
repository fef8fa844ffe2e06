"""What the proof search remembers of positions: a hash table in buckets, with exact keys.

A full bucket gives up the entry that cost the least work. The empty board without reserves never stands
in the table (nobody can move there), so its key marks a free place.

A table may be a file, which several processes use at once and which outlives them. Nothing is locked: the two
numbers of a key are written mixed with what is said of the position (exclusive or), so an entry that two have
written at once, or one that was killed, reads as the key of no position and is never found.
"""

from pathlib import Path

import numpy as np

from tortuga.solver.compiled import compiled, fetch
from tortuga.solver.generator import Numbers

BUCKET = 4
MINE, THEIRS, COSTS, WORK = 0, 1, 2, 3
COLUMNS = 4
ENTRY_BYTES = 8 * COLUMNS
COST_BITS, COST_MASK = 32, (1 << 32) - 1
DISTANCE_BITS, DISTANCE_MASK = 16, (1 << 16) - 1

AT_A_TIME = 1 << 22
"""Rows that are looked at together, where all are."""

# Odd numbers that scatter the bits of a key
SCATTER_1, SCATTER_2, SCATTER_3 = -0x61C8864680B583EB, -0x3D4D51C2D82B14B1, -0x40A7B892E31B1A47


def new_table(megabytes: int) -> Numbers:
    """The largest table of a power of two buckets that needs no more memory than that."""
    return np.zeros((_places(megabytes), COLUMNS), np.int64)


def table_in(file: Path, megabytes: int) -> Numbers:
    """The table that a file holds; a new one, as large as that, if there is none yet."""
    with file.open("ab") as opened:
        if not opened.tell():
            opened.truncate(_places(megabytes) * ENTRY_BYTES)
    return np.asarray(np.memmap(file, np.int64, "r+").reshape(-1, COLUMNS))


def _places(megabytes: int) -> int:
    buckets = max(1, (megabytes << 20) // (ENTRY_BYTES * BUCKET))
    return BUCKET << (buckets.bit_length() - 1)


def settled_rows(table: Numbers, work: int) -> Numbers:
    """The entries that are settled and took so much work, with their keys as they are."""
    parts = [
        _settled_rows(table[first : first + AT_A_TIME], work) for first in range(0, len(table), AT_A_TIME)
    ]
    return np.concatenate(parts)


def _settled_rows(table: Numbers, work: int) -> Numbers:
    costs = table[:, COSTS]
    settled = (costs >> COST_BITS == 0) ^ (costs & COST_MASK == 0)
    rows: Numbers = table[settled & (table[:, WORK] >> DISTANCE_BITS >= work)]
    rows[:, [MINE, THEIRS]] ^= (rows[:, COSTS] ^ rows[:, WORK])[:, None]
    return rows


@compiled
def place_of(mine: int, theirs: int, places: int) -> int:
    """Where to look for a position among so many places, a power of two."""
    scattered = mine * SCATTER_1 ^ theirs * SCATTER_2
    scattered = (scattered ^ (scattered >> 32)) * SCATTER_3
    return (scattered >> 24) & (places - 1)


@compiled
def fetch_bucket(table: Numbers, mine: int, theirs: int) -> None:
    """For a position that will be looked for soon: its bucket is on its way then."""
    bucket = BUCKET * place_of(mine, theirs, len(table) // BUCKET)
    fetch(table, bucket)
    fetch(table, bucket + BUCKET // 2)


@compiled
def find(table: Numbers, mine: int, theirs: int) -> tuple[int, int, int]:
    """The row of a position, its costs and its work; -1 and nothing if it is not there."""
    bucket = BUCKET * place_of(mine, theirs, len(table) // BUCKET)
    for row in range(bucket, bucket + BUCKET):
        costs, work = table[row, COSTS], table[row, WORK]
        mix = costs ^ work
        if table[row, MINE] ^ mix == mine and table[row, THEIRS] ^ mix == theirs:
            return row, costs, work
    return -1, 0, 0


@compiled
def keep(table: Numbers, mine: int, theirs: int, to_win: int, to_lose: int, distance: int, work: int) -> None:
    row, _, worked = find(table, mine, theirs)
    if row < 0:
        bucket = BUCKET * place_of(mine, theirs, len(table) // BUCKET)
        row = bucket
        for other in range(bucket + 1, bucket + BUCKET):
            if table[other, WORK] < table[row, WORK]:
                row = other
    else:
        work += worked >> DISTANCE_BITS
    costs = (to_win << COST_BITS) | to_lose
    work = (work << DISTANCE_BITS) | min(distance, DISTANCE_MASK)
    table[row, MINE] = mine ^ costs ^ work
    table[row, THEIRS] = theirs ^ costs ^ work
    table[row, COSTS] = costs
    table[row, WORK] = work
