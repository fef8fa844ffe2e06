"""The weights that come with the package: `<game>.npz` beside this file."""

from functools import cache
from importlib.resources import files

from tortuga.masters.network import Weights, load_weights


@cache
def packaged_weights(game: str) -> Weights:
    with (files("tortuga.masters") / f"{game}.npz").open("rb") as file:
        return load_weights(file)
