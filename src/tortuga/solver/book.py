"""The book: positions that took long to settle, so that nobody waits for them again.

A book is a list of records, sorted, and packed by column with LZMA. A record stands for a position in
normal form (`symmetry.normal`) and has twelve bytes: the reserves of the side to move and of the other
(four bits each); the cells with turtles of the side to move or overturned ones (five bytes, the first
cell lowest); the same for the other side; and how many moves are left. That number is odd if the side
to move wins, and even if it loses.

In plain Python, so that it answers before anything is compiled.
"""

import lzma
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from tortuga.games.turtles.options import TurtlesOptions
from tortuga.games.turtles.position import Position, Variant
from tortuga.games.turtles.symmetry import normal
from tortuga.solver.verdicts import NOT_SETTLED, Settled, Verdict

CELLS_BYTES = 5
KEY_BYTES = 1 + 2 * CELLS_BYTES
RECORD_BYTES = KEY_BYTES + 1
BOOKS = {Variant.BASE: "standard", Variant.HATCHING: "standard", Variant.ULTRA: "ultra"}
"""Without reserves the variants are the same game."""


class Book:
    def __init__(self, records: bytes) -> None:
        self.records = records

    def __len__(self) -> int:
        return len(self.records) // RECORD_BYTES

    def settled(self, position: Position) -> Settled:
        """What the book says of a position that is not over."""
        wanted = record_key(normal(position))
        low, high = 0, len(self)
        while low < high:
            middle = (low + high) // 2
            if self._key(middle) < wanted:
                low = middle + 1
            else:
                high = middle
        if low == len(self) or self._key(low) != wanted:
            return NOT_SETTLED
        distance = self.records[low * RECORD_BYTES + KEY_BYTES]
        return Settled(Verdict.WON if distance % 2 else Verdict.LOST, distance)

    def _key(self, number: int) -> bytes:
        return self.records[number * RECORD_BYTES : number * RECORD_BYTES + KEY_BYTES]


def record_key(position: Position) -> bytes:
    """Of a position in normal form."""
    mine, theirs = position.south | position.overturned, position.north | position.overturned
    own, other = position.reserves
    cells = mine.to_bytes(CELLS_BYTES, "big") + theirs.to_bytes(CELLS_BYTES, "big")
    return bytes([own << 4 | other]) + cells


def pack_book(records: Iterable[bytes]) -> bytes:
    """Column by column: in sorted records the first columns hardly change."""
    joined = b"".join(sorted(records))
    return lzma.compress(b"".join(joined[column::RECORD_BYTES] for column in range(RECORD_BYTES)), preset=9)


def unpack_book(packed: bytes) -> Book:
    columns = lzma.decompress(packed)
    length = len(columns) // RECORD_BYTES
    records = bytearray(len(columns))
    for column in range(RECORD_BYTES):
        records[column::RECORD_BYTES] = columns[column * length : (column + 1) * length]
    return Book(bytes(records))


def book_for(variant: Variant, options: TurtlesOptions) -> Book | None:
    """The book that holds for a variant, if the options leave its rules as they are."""
    if options.majority_capture or options.enemy_anywhere:
        return None
    return _load(BOOKS[variant])


@cache
def _load(name: str) -> Book | None:
    path = files(__package__).joinpath("books", f"{name}.xz")
    return unpack_book(path.read_bytes()) if path.is_file() else None
