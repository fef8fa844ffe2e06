"""What a module of PettingZoo offers."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tortuga.research.pettingzoo.aec import LenientAEC, TableAEC
from tortuga.research.pettingzoo.parallel import TableParallel


class Environments(NamedTuple):
    env: Callable[..., LenientAEC]
    """An illegal action loses."""
    raw_env: Callable[..., TableAEC]
    """An illegal action raises `IllegalAction`."""
    parallel_env: Callable[..., TableParallel]


def environments(game: str) -> Environments:
    return Environments(partial(LenientAEC, game), partial(TableAEC, game), partial(TableParallel, game))
