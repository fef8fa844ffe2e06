"""What came of each decision: the course of the match, mixed with the outlook at later decisions."""

import jax
import jax.numpy as jnp
from jax import Array

from tortuga.research.training.playing import Decisions


def returns(done: Decisions, outlook: Array, foresight: float) -> Array:
    """For each decision the part of the victory that each seat comes to: (steps, matches, seats).

    Generalised advantage estimation along the decisions of each seat alone: a seat's own next decision knows
    what it chose in secret, a neighbour's does not. `outlook` is what follows the last step.
    """

    def back(carried: tuple[Array, Array], one: Decisions) -> tuple[tuple[Array, Array], Array]:
        course, later = carried
        course = jnp.where(one.over[:, None], one.share, course)
        later = jnp.where(one.over[:, None], one.share, later)
        decides = jnp.arange(course.shape[-1]) == one.seat[:, None]
        course = jnp.where(decides, (1 - foresight) * later + foresight * course, course)
        return (course, jnp.where(decides, one.odds, later)), course

    _, courses = jax.lax.scan(back, (outlook, outlook), done, reverse=True)
    return courses


def stayed_unread(done: Decisions, guessed: float) -> Array:
    """For each decision how much less than usual each seat is known from then on, until the match is over or
    the steps are: (steps, matches, seats). Who is taken for what it is less surely than `guessed` might as
    well be unknown."""
    known = jnp.maximum(done.known - guessed, 0.0)
    usual = (known * done.unread).sum() / jnp.maximum(done.unread.sum(), 1e-9)
    hidden = done.unread * (usual - known)

    def back(later: Array, one: tuple[Array, Array]) -> tuple[Array, Array]:
        over, now = one
        later = jnp.where(over[:, None], 0.0, later)
        return later + now, later

    _, courses = jax.lax.scan(back, jnp.zeros_like(hidden[0]), (done.over, hidden), reverse=True)
    return courses
