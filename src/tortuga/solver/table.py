"""What the proof search remembers of positions: a hash table in buckets, with exact keys.

A full bucket gives up the entry that cost the least work. The empty board without reserves never stands
in the table (nobody can move there), so its key marks a free place.
"""

import numpy as np

from tortuga.solver.compiled import compiled
from tortuga.solver.generator import Numbers

BUCKET = 4
MINE, THEIRS, COSTS, WORK = 0, 1, 2, 3
COLUMNS = 4
ENTRY_BYTES = 8 * COLUMNS
COST_BITS, COST_MASK = 32, (1 << 32) - 1
DISTANCE_BITS, DISTANCE_MASK = 16, (1 << 16) - 1

# Odd numbers that scatter the bits of a key
SCATTER_1, SCATTER_2, SCATTER_3 = -0x61C8864680B583EB, -0x3D4D51C2D82B14B1, -0x40A7B892E31B1A47


def new_table(megabytes: int) -> Numbers:
    """The largest table of a power of two buckets that needs no more memory than that."""
    buckets = max(1, (megabytes << 20) // (ENTRY_BYTES * BUCKET))
    return np.zeros((BUCKET << (buckets.bit_length() - 1), COLUMNS), np.int64)


@compiled
def place_of(mine: int, theirs: int, places: int) -> int:
    """Where to look for a position among so many places, a power of two."""
    scattered = mine * SCATTER_1 ^ theirs * SCATTER_2
    scattered = (scattered ^ (scattered >> 32)) * SCATTER_3
    return (scattered >> 24) & (places - 1)


@compiled
def find(table: Numbers, mine: int, theirs: int) -> int:
    """The row of a position, or -1."""
    bucket = BUCKET * place_of(mine, theirs, len(table) // BUCKET)
    for row in range(bucket, bucket + BUCKET):
        if table[row, MINE] == mine and table[row, THEIRS] == theirs:
            return row
    return -1


@compiled
def keep(table: Numbers, mine: int, theirs: int, to_win: int, to_lose: int, distance: int, work: int) -> None:
    row = find(table, mine, theirs)
    if row < 0:
        bucket = BUCKET * place_of(mine, theirs, len(table) // BUCKET)
        row = bucket
        for other in range(bucket + 1, bucket + BUCKET):
            if table[other, WORK] < table[row, WORK]:
                row = other
    else:
        work += table[row, WORK] >> DISTANCE_BITS
    table[row, MINE] = mine
    table[row, THEIRS] = theirs
    table[row, COSTS] = (to_win << COST_BITS) | to_lose
    table[row, WORK] = (work << DISTANCE_BITS) | min(distance, DISTANCE_MASK)
