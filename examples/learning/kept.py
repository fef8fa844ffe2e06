"""What somebody was like at several moments of learning, in one file: weights in half precision, by names."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tortuga.masters.network import Weights

BETWEEN = "/"


def write_kept(file: Path, selves: dict[str, Weights]) -> None:
    arrays: dict[str, Any] = {
        f"{name}{BETWEEN}{leaf}": np.asarray(array, np.float16)
        for name, weights in selves.items()
        for leaf, array in weights.items()
    }
    np.savez_compressed(file, **arrays)


def read_kept(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """In the order in which they were kept."""
    selves: dict[str, dict[str, Any]] = {}
    with np.load(file) as arrays:
        for name in arrays.files:
            one, _, leaf = name.rpartition(BETWEEN)
            selves.setdefault(one, {})[leaf] = arrays[name].astype(np.float32)
    yield from selves.items()
