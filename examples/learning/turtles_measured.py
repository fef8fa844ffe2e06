"""How often the players that `turtles_at_length` has kept keep a win that is proved, and how often they know
that such a position is won.

    python -m examples.learning.turtles_measured learned/kept.npz --with-search alphazero
"""

import argparse
import json
from functools import cache
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from examples.learning.alphazero import SIMULATIONS
from examples.learning.hexagon import PLANES, with_hexagon
from examples.learning.kept import read_kept
from examples.learning.tree_search import search
from examples.learning.turtles_truth import ENV, Choose, Truth
from tortuga.masters.network import Weights
from tortuga.research.jax.turtles.bitboards import SIZE
from tortuga.research.training.playing import NEVER
from tortuga.research.training.subject import Subject, observe
from tortuga.research.training.turtles import turtles_subject

PLAIN = turtles_subject((2,))
HEXAGON = with_hexagon(PLAIN)
OF_HEXAGON = "cells"
"""A layer that only this one has."""


def measured(weights: Weights, truth: Truth, searching: bool = False) -> dict[str, float]:
    subject = HEXAGON if OF_HEXAGON in weights else PLAIN
    found = {
        "at sight": truth.of(at_sight(subject, weights)),
        "knows what is won": knows(subject, weights, _seen(ENV, truth.states)),
        "knows what is lost": 1 - knows(subject, weights, lost(truth)),
    }
    if searching:
        found["with search"] = truth.of(with_search(subject, weights))
    return {name: round(share, 4) for name, share in found.items()}


def at_sight(subject: Subject, weights: Weights) -> Choose:
    """Takes what the network likes best."""

    def choose(states: Any, _key: Array) -> Array:
        liked = _judged(subject, weights, _seen(ENV, states)).actions
        return jnp.argmax(jnp.where(states.legal_action_mask, liked, NEVER), -1)

    return choose


def with_search(subject: Subject, weights: Weights) -> Choose:
    look = _look(subject)
    return lambda states, key: jnp.argmax(look(weights, states, key).policy, -1)


@cache
def _look(subject: Subject) -> Any:
    return jax.jit(search(subject, SIMULATIONS))


def knows(subject: Subject, weights: Weights, seen: Array) -> float:
    """How often the network finds it likelier than not that who is to move wins."""
    odds = _judged(subject, weights, seen).odds
    return float((odds[:, 0] > odds[:, 1]).mean())


def lost(truth: Truth) -> Array:
    """What is seen after the moves that keep a win and do not end the match: lost for who is to move."""
    numbers = np.asarray(_seen(ENV, truth.states))[0, PLANES * SIZE :]
    after = dict.fromkeys(one for won in truth.won for one in won if one.winner is None)
    boards = [[one.south, one.north, one.overturned, 0] for one in after]
    planes = np.array(boards)[..., None] >> np.arange(SIZE) & 1
    rows = planes.reshape(len(boards), -1)
    return jnp.asarray(np.hstack([rows, np.tile(numbers, (len(rows), 1))]), jnp.int8)


_judged = jax.jit(lambda subject, weights, seen: subject.judge(weights, seen), static_argnums=0)
_seen = jax.jit(observe, static_argnums=0)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m examples.learning.turtles_measured",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kept", type=Path, help="the file")
    parser.add_argument(
        "--with-search", default="no one", help="players that also search, by their first letters"
    )
    given = parser.parse_args()
    truth = Truth()
    for name, weights in read_kept(given.kept):
        shares = measured(weights, truth, name.startswith(given.with_search))
        print(json.dumps({"player": name, **shares}), flush=True)


if __name__ == "__main__":
    main()
