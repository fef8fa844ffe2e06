"""A training as a folder: where it can go on, and the master as it stands."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
from numpy.typing import DTypeLike

from tortuga.masters.network import Weights, save_weights
from tortuga.research.training.learning import Adam
from tortuga.research.training.pool import EarlierSelves
from tortuga.research.training.trainer import Pupil

CHECKPOINT, MASTER, LOG = "checkpoint.npz", "master.npz", "log.jsonl"
BETWEEN = "/"
PAST = "past "


def save(folder: Path, pupil: Pupil, pool: EarlierSelves, turns: int) -> None:
    """Written beside the old one and then put in its place, so that there is always a whole one."""
    arrays: dict[str, Any] = {"steps": np.asarray(pupil.adam.steps), "turns": np.asarray(turns)}
    arrays |= _named("weights", pupil.weights) | _named("average", pupil.average)
    arrays |= _named("mean", pupil.adam.mean) | _named("square", pupil.adam.square)
    for name, weights in pool.selves.items():
        arrays |= _named(f"{PAST}{name}", weights, np.float16)
    beside = folder / f"new-{CHECKPOINT}"
    np.savez(beside, **arrays)
    beside.replace(folder / CHECKPOINT)
    save_weights(folder / MASTER, pupil.average)


def _named(tree: str, weights: Weights, kind: DTypeLike = np.float32) -> dict[str, Any]:
    return {f"{tree}{BETWEEN}{name}": np.asarray(array, kind) for name, array in weights.items()}


def load(folder: Path, pool: EarlierSelves) -> tuple[Pupil, int]:
    """The pupil and how many turns it had; its earlier selves come to the pool."""
    trees: dict[str, dict[str, Any]] = {}
    with np.load(folder / CHECKPOINT) as file:
        steps, turns = (int(file[name]) for name in ("steps", "turns"))
        for name in file.files:
            tree, between, leaf = name.rpartition(BETWEEN)
            if between:
                trees.setdefault(tree, {})[leaf] = jnp.asarray(file[name], jnp.float32)
    for name, weights in trees.items():
        if name.startswith(PAST):
            pool.add(name.removeprefix(PAST), weights)
    state = Adam(trees["mean"], trees["square"], jnp.int32(steps))
    return Pupil(trees["weights"], trees["average"], state), turns


def write_line(folder: Path, said: Mapping[str, Any]) -> None:
    with (folder / LOG).open("a") as log:
        log.write(json.dumps(said) + "\n")
