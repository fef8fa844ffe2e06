"""A network of turtles that knows the hexagon: each cell looks at those around it, as far as a jump leads,
with the same weights everywhere."""

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tortuga.masters.network import Weights
from tortuga.research.jax.turtles.bitboards import HEIGHTS, MIDDLE, SIZE, WAYS
from tortuga.research.jax.turtles.game import MOVES, TurtlesEnv
from tortuga.research.training.subject import Judgement, Subject

TWO = 2


def with_hexagon(subject: Subject) -> Subject:
    return replace(subject, fresh=fresh_hexagon, judge=_judge)


def _places() -> list[tuple[int, int]]:
    """Column and row of each cell; all three ways lead along the columns, the rows or both."""
    return [
        (column, number + max(0, MIDDLE - column))
        for column, height in enumerate(HEIGHTS)
        for number in range(height)
    ]


AROUND = ((0, 1), (1, 0), (-1, 1), (0, -1), (-1, 0), (1, -1))
SIGHTS = ((0, 0), *AROUND, *((2 * column, 2 * row) for column, row in AROUND))
"""From a cell: itself, the six next to it, and the six behind those."""


def _looks() -> Any:
    """For each sight, who sees whom: (sights, cells, cells)."""
    places = _places()
    return np.array(
        [
            [[(column + right, row + up) == seen for column, row in places] for seen in places]
            for right, up in SIGHTS
        ],
        np.float32,
    )


LOOKS = _looks()
PLANES = 4
NUMBERS = TurtlesEnv.observation_shape[0] - PLANES * SIZE
TURNS = TWO * len(WAYS)
"""What there is to do from a cell: each way, keeping what is overturned or giving it."""
OTHERS = TurtlesEnv.num_actions - TURNS * SIZE
A_LITTLE = 1e-5
QUIET = 0.01


def fresh_hexagon(seed: int, width: int, blocks: int) -> dict[str, Any]:
    """`width` is that of each cell."""
    random = np.random.default_rng(seed)

    def layer(name: str, *shape: int, scale: float) -> dict[str, Any]:
        return {name: (scale * random.standard_normal(shape)).astype(np.float32)}

    near = len(SIGHTS) * width
    weights = layer("first", len(SIGHTS), PLANES, width, scale=(2 / (len(SIGHTS) * PLANES)) ** 0.5)
    weights |= layer("numbers", NUMBERS, width, scale=0.1) | layer("cells", SIZE, width, scale=0.1)
    for block in range(blocks):
        weights |= layer(f"block{block}", len(SIGHTS), width, width, scale=(1 / near) ** 0.5)
        weights |= layer(f"block{block}_all", width, width, scale=(1 / width) ** 0.5)
        weights |= layer(f"block{block}_bias", width, scale=0)
    weights |= layer("turns", width, TURNS, scale=QUIET / width**0.5) | layer("turns_bias", TURNS, scale=0)
    weights |= layer("others", width, OTHERS, scale=QUIET / width**0.5)
    weights |= layer("judging", SIZE * width, TWO * width, scale=(2 / (SIZE * width)) ** 0.5)
    return weights | layer("odds", TWO * width, TWO, scale=QUIET / width**0.5)


def _judge(weights: Weights, seen: Array) -> Judgement:
    """Of any number of rows, in any shape."""
    numbers = seen.reshape(-1, seen.shape[-1]).astype(jnp.float32)
    rows, width = len(numbers), weights["cells"].shape[-1]
    planes = numbers[:, : PLANES * SIZE].reshape(rows, PLANES, SIZE).transpose(0, 2, 1)
    met = _looked(planes, weights["first"]) + weights["cells"]
    hidden = jax.nn.relu(met + (numbers[:, PLANES * SIZE :] @ weights["numbers"])[:, None])
    block = 0
    while (name := f"block{block}") in weights:
        calm = _normed(hidden)
        whole = calm.mean(1) @ weights[f"{name}_all"] + weights[f"{name}_bias"]
        hidden = hidden + jax.nn.relu(_looked(calm, weights[name]) + whole[:, None])
        block += 1
    calm = _normed(hidden)
    turns = calm @ weights["turns"] + weights["turns_bias"]
    others = calm.mean(1) @ weights["others"]
    odds = jax.nn.relu(calm.reshape(rows, SIZE * width) @ weights["judging"]) @ weights["odds"]
    before = seen.shape[:-1]
    actions, odds = (said.reshape(*before, -1) for said in (_in_order(turns, others), odds))
    return Judgement(actions, odds, jnp.zeros((*before, TWO, 0)))


def _looked(cells: Array, weights: Array) -> Array:
    """What each cell makes of those it sees: one product of matrices, with zeros where nobody looks."""
    _, before, after = weights.shape
    rows = len(cells)
    whole = jnp.einsum("kts,kio->sito", LOOKS, weights).reshape(SIZE * before, SIZE * after)
    return (cells.reshape(rows, SIZE * before) @ whole).reshape(rows, SIZE, after)


def _normed(hidden: Array) -> Array:
    centred = hidden - hidden.mean(-1, keepdims=True)
    return centred / jnp.sqrt((centred * centred).mean(-1, keepdims=True) + A_LITTLE)


def _in_order(turns: Array, others: Array) -> Array:
    """By the numbers of the small actions: waiting, moves, gifts, and what begins with hatching."""
    rows, ways = len(turns), len(WAYS)
    moves, gifts = (part.reshape(rows, SIZE * ways) for part in (turns[..., :ways], turns[..., ways:]))
    return jnp.concatenate([others[:, :MOVES], moves, gifts, others[:, MOVES:]], -1)
