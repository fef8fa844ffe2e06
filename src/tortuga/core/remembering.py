"""What was worked out of the last few things that somebody looked at."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Remembered(Generic[T, R]):
    """Works something out of a thing that never changes, once as long as it is remembered.

    A thing is known by itself, not by what it is equal to: to compare large frozen values takes longer than
    to work out much of what they are asked for. It is kept alive, so that no other takes its place.
    """

    __slots__ = ("_known", "_most", "_work")

    def __init__(self, work: Callable[[T], R], most: int) -> None:
        self._work, self._most = work, most
        self._known: dict[int, tuple[T, R]] = {}

    def __call__(self, thing: T) -> R:
        known = self._known.get(id(thing))
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            known = self._known[id(thing)] = thing, self._work(thing)
        return known[1]
