"""The numbers that a seat sees, by the names of their fields."""

from collections.abc import Mapping
from math import prod
from typing import Any, ClassVar, TypeAlias

import numpy as np

Layout: TypeAlias = Mapping[str, tuple[int, ...]]
"""The shapes of the fields, in their order."""
SEEN_MOST = 127
"""While it is learned from, what is seen is kept in eight bits: larger numbers are cut."""


def _places(layout: Layout) -> dict[str, int]:
    """Where each field begins."""
    ends = np.cumsum([prod(shape) for shape in layout.values()]).tolist()
    return dict(zip(layout, [0, *ends], strict=False))


class SeenPage:
    """The fields of what a seat sees, of one or of many at once. Each game has its own layout."""

    layout: ClassVar[Layout]
    places: ClassVar[Mapping[str, int]]

    def __init_subclass__(cls) -> None:
        cls.places = _places(cls.layout)

    @classmethod
    def columns(cls, name: str) -> Any:
        """Where the numbers of a field stand, in its shape."""
        shape = cls.layout[name]
        return cls.places[name] + np.arange(prod(shape)).reshape(shape)

    def __init__(self, xp: Any, seen: Any) -> None:
        self.xp, self._numbers = xp, seen

    def __getitem__(self, name: str) -> Any:
        place, shape = self.places[name], self.layout[name]
        numbers = self._numbers[..., place : place + prod(shape)]
        return numbers.reshape(*numbers.shape[:-1], *shape).astype(np.float32)
