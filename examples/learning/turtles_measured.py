"""How often the players that `turtles_at_length` has kept keep a win that is proved, and how often they know
that such a position is won.

    python -m examples.learning.turtles_measured learned/kept.npz --with-search alphazero
"""

import argparse
import json
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array

from examples.learning.kept import read_kept
from examples.learning.turtles_at_length import plain
from examples.learning.turtles_truth import ENV, Choose, Truth
from tortuga.masters.network import Weights
from tortuga.research.training.playing import NEVER
from tortuga.research.training.subject import Subject, observe
from tortuga.research.training.turtles import turtles_subject

HEXAGON = turtles_subject((2,))
PLAIN = plain(HEXAGON)
OF_PLAIN = "last"
"""A layer that only the network of the other games has."""


def measured(weights: Weights, truth: Truth, searching: bool = False) -> dict[str, float]:
    subject = PLAIN if OF_PLAIN in weights else HEXAGON
    found = {"at sight": truth.of(at_sight(subject, weights)), "knows": knows(subject, weights, truth.states)}
    if searching:
        found["with search"] = truth.of(with_search(subject, weights))
    return {name: round(share, 4) for name, share in found.items()}


def at_sight(subject: Subject, weights: Weights) -> Choose:
    """Takes what the network likes best."""
    liked = jax.jit(lambda states: subject.judge(weights, observe(ENV, states)).actions)
    return lambda states, _key: jnp.argmax(jnp.where(states.legal_action_mask, liked(states), NEVER), -1)


def with_search(subject: Subject, weights: Weights) -> Choose:
    from examples.learning.alphazero import SIMULATIONS
    from examples.learning.tree_search import search

    look = jax.jit(search(subject, SIMULATIONS))

    def choose(states: Any, key: Array) -> Array:
        return jnp.argmax(look(weights, states, key).policy, -1)

    return choose


def knows(subject: Subject, weights: Weights, states: Any) -> float:
    """Of positions that are won for who is to move: how often the network finds that likelier than not."""
    odds = subject.judge(weights, observe(ENV, states)).odds
    return float((odds[:, 0] > odds[:, 1]).mean())


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
