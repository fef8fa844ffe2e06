"""The games as pure functions over arrays, for whoever plays millions of matches at once."""

from importlib import import_module
from typing import Any

from tortuga.research.jax.env import Env, EnvState, UnsupportedOptionError

__all__ = ["GAMES", "Env", "EnvState", "UnsupportedOptionError", "make"]

GAMES = ("turtles", "buccaneers", "tortuga1667")
"""Each is a package here with its class as `ENV`."""


def make(id: str, **options: Any) -> Env[Any]:
    """A game by its id: `players`, and the options of the game by their names."""
    if id not in GAMES:
        raise LookupError(id)
    env: Env[Any] = import_module(f"{__name__}.{id}").ENV(**options)
    return env
