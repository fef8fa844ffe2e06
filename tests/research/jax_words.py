"""Words of luck that make a given draw."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Draws: TypeAlias = list[tuple[int, int]]
"""Each draw, and the number that it stayed below."""
Words: TypeAlias = NDArray[np.uint32]

WORD = 32


def word_for(draw: int, n: int) -> np.uint32:
    """The least word of which `luck.below` makes this draw."""
    return np.uint32(-(-(draw << WORD) // n))
