"""Small arrays read and written without gathering and scattering, and put in a random order."""

import jax.numpy as jnp
from jax import Array


def marks(index: Array | int, size: int) -> Array:
    """True at an index; an index outside is nowhere."""
    return jnp.arange(size) == index


def item(array: Array, index: Array) -> Array:
    """The item at an index of the first axis; 0 where the index is outside."""
    here = marks(index, array.shape[0]).reshape(-1, *(1,) * (array.ndim - 1))
    return jnp.sum(jnp.where(here, array, 0), axis=0, dtype=array.dtype)


def number_of(marked: Array) -> Array:
    """The first index that is marked; one past the last where none is."""
    size = marked.shape[0]
    return jnp.min(jnp.where(marked, jnp.arange(size), size))


def first_of(marked: Array) -> Array:
    """The first mark alone."""
    return marks(number_of(marked), marked.shape[0])


def nth_marked(marked: Array, n: Array) -> Array:
    """The mark with that many marks before it, alone."""
    return marked & (counted(marked) == n)


def counted(marked: Array) -> Array:
    """How many marks there are before each index."""
    return jnp.cumsum(marked, dtype=jnp.int32) - marked


def ranks(words: Array, count: Array | int) -> Array:
    """To which place each of the first `count` items goes in the order of their words.

    Compared with one item after the other: all with all at once takes a GPU forty times as long.
    """
    index = jnp.arange(words.shape[0])
    places = jnp.zeros(words.shape[0], jnp.int32)
    for other in range(words.shape[0]):
        before = (words[other] < words) | ((words[other] == words) & (other < index))
        places += before & (other < count)
    return places


def arranged(items: Array, places: Array) -> Array:
    """Each item at its place."""
    there = places[None, :] == jnp.arange(items.shape[0])[:, None]
    return jnp.sum(jnp.where(there, items[None, :], 0), axis=1, dtype=items.dtype)
