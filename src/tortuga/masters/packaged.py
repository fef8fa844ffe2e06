"""The weights that come with the package: `<game>.npz` beside this file, where there are any."""

from functools import cache
from importlib.resources import files

from tortuga.masters.network import Weights, load_weights


def is_packaged(game: str) -> bool:
    return (files("tortuga.masters") / f"{game}.npz").is_file()


@cache
def packaged_weights(game: str) -> Weights:
    with (files("tortuga.masters") / f"{game}.npz").open("rb") as file:
        return load_weights(file)
