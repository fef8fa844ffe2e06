"""What a module of PettingZoo offers."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from tortuga.research.pettingzoo.aec import TableAEC
from tortuga.research.pettingzoo.parallel import TableParallel
from tortuga.research.pettingzoo.seating import AgentID, Observation

ILLEGAL = -1.0
"""What an illegal action costs in a wrapped environment; it ends the match."""


class Environments(NamedTuple):
    env: Callable[..., AECEnv[AgentID, Observation, int]]
    """With what PettingZoo checks: the order of calls and the bounds of actions; an illegal action loses."""
    raw_env: Callable[..., TableAEC]
    """Without: an illegal action raises `IllegalAction`."""
    parallel_env: Callable[..., ParallelEnv[AgentID, Observation, int]]


def environments(game: str) -> Environments:
    def env(**arguments: Any) -> AECEnv[AgentID, Observation, int]:
        illegal = TerminateIllegalWrapper(TableAEC(game, **arguments), illegal_reward=ILLEGAL)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(illegal))

    return Environments(env, partial(TableAEC, game), partial(TableParallel, game))
