"""A small network: a layer, some more that add to it, and the numbers it says. And its weights as a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, TypeAlias

import numpy as np

Weights: TypeAlias = Mapping[str, Any]
"""Arrays of numpy or jax by their names."""

A_LITTLE = 1e-5
QUIET = 0.01
"""How loud a fresh network speaks: it finds all actions about as good."""


def fresh_weights(seed: int, inputs: int, outputs: int, width: int, blocks: int) -> dict[str, Any]:
    random = np.random.default_rng(seed)

    def layer(name: str, rows: int, columns: int, scale: float) -> dict[str, Any]:
        matrix = scale * random.standard_normal((rows, columns))
        return {name: matrix.astype(np.float32), f"{name}_bias": np.zeros(columns, np.float32)}

    weights = layer("first", inputs, width, (2 / inputs) ** 0.5)
    for block in range(blocks):
        weights |= layer(f"block{block}", width, width, (1 / width) ** 0.5)
    return weights | layer("last", width, outputs, QUIET / width**0.5)


def grown(weights: Weights, blocks: int) -> dict[str, Any]:
    """The same network with so many blocks at least; those that are new add nothing until they learn."""
    missing = [f"block{block}" for block in range(blocks) if f"block{block}" not in weights]
    width = weights["first"].shape[1]
    layers = {name: np.zeros((width, width), np.float32) for name in missing}
    return {**weights, **layers, **{f"{name}_bias": np.zeros(width, np.float32) for name in missing}}


def think(xp: Any, weights: Weights, inputs: Any) -> Any:
    """What the network says to each row of inputs; `xp` is numpy or jax.numpy."""
    return _said(xp, weights, inputs @ weights["first"])


def think_of_one(weights: Weights, inputs: Any) -> Any:
    """The same, in numpy, of a single row: most of its numbers are 0, and what those would be multiplied by
    is not even looked at."""
    some = np.flatnonzero(inputs)
    return _said(np, weights, inputs[some] @ weights["first"][some])


def _said(xp: Any, weights: Weights, first: Any) -> Any:
    hidden = xp.maximum(first + weights["first_bias"], 0)
    block = 0
    while (name := f"block{block}") in weights:
        hidden = hidden + xp.maximum(_normed(xp, hidden) @ weights[name] + weights[f"{name}_bias"], 0)
        block += 1
    return _normed(xp, hidden) @ weights["last"] + weights["last_bias"]


def _normed(xp: Any, hidden: Any) -> Any:
    centred = hidden - hidden.mean(-1, keepdims=True)
    return centred / xp.sqrt((centred * centred).mean(-1, keepdims=True) + A_LITTLE)


def softmax(logits: Any) -> Any:
    powers = np.exp(logits - logits.max(-1, keepdims=True))
    return (powers / powers.sum(-1, keepdims=True)).astype(np.float32)


def save_weights(file: Path, weights: Weights) -> None:
    """In half precision, which nobody has to miss at play."""
    halves: dict[str, Any] = {name: np.asarray(array, np.float16) for name, array in weights.items()}
    np.savez_compressed(file, **halves)


def load_weights(file: Path | IO[bytes]) -> dict[str, Any]:
    with np.load(file) as arrays:
        return {name: arrays[name].astype(np.float32) for name in arrays.files}
