"""Work that takes long, in slices: between any two everyone else gets a turn, however much of it waits."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")

AT_ONCE = 16
"""So many small steps make a slice: together far less than anyone notices."""


class LongWork:
    """One slice at a time; works that wait for theirs take turns."""

    def __init__(self) -> None:
        self._desk = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._desk.locked()

    async def done(self, steps: Iterator[T]) -> list[T]:
        """All that the steps lead to, whenever there is time for them."""
        found: list[T] = []
        more = True
        while more:
            async with self._desk:
                made = list(islice(steps, AT_ONCE))
                found += made
                more = len(made) == AT_ONCE
                if more:
                    await asyncio.sleep(0)
        return found
