"""Words of luck that make a given draw."""

from typing import Any, TypeAlias

import numpy as np

Draws: TypeAlias = list[tuple[int, int]]
"""Each draw, and the number that it stayed below."""
Words: TypeAlias = Any
"""numpy's arrays, where jax takes its own."""

WORD = 32


def word_for(draw: int, n: int) -> Words:
    """The least word of which `luck.below` makes this draw."""
    return np.uint32(-(-(draw << WORD) // n))


def words(*each: Words) -> Words:
    return np.array(each, np.uint32)


def no_words(*shape: int) -> Words:
    return np.zeros(shape, np.uint32)
