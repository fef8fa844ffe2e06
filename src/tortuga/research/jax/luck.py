"""Luck as words of 32 bits, and what is made of them without any further chance."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp
from jax import Array

HALF = 16
LOW = (1 << HALF) - 1


def words(key: Array, *shape: int) -> Array:
    """As many words as a step may need, from its key."""
    return jax.random.bits(key, shape, jnp.uint32)


def below(word: Array, n: Array | int) -> Array:
    """One of the numbers 0 to n-1, n < 65536, as uint32: the high half of `word` times `n`.

    No number is more likely than another by more than one part in 2**32 / n.
    """
    many = jnp.asarray(n).astype(jnp.uint32)
    return ((word >> HALF) * many + ((word & LOW) * many >> HALF)) >> HALF


def weighted(word: Array, weights: Sequence[Array]) -> Array:
    """An index, as likely as its weight, as int8; where nothing has weight, one past the last."""
    total = sum(weights, jnp.uint32(0)).astype(jnp.uint32)
    draw, upto, index = below(word, total), jnp.uint32(0), jnp.int8(0)
    for weight in weights:
        upto = upto + weight.astype(jnp.uint32)
        index = index + (draw >= upto)
    return jnp.where(total == 0, jnp.int8(len(weights)), index).astype(jnp.int8)
