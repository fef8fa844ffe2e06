"""tortuga1667 in small actions. `games/tortuga1667/encoding.py` says what the numbers mean."""

from typing import Any, ClassVar

from jax import Array

from tortuga.research.jax.env import Env
from tortuga.research.jax.luck import words
from tortuga.research.jax.tortuga1667.answering import answered, ready
from tortuga.research.jax.tortuga1667.components import ACTIONS
from tortuga.research.jax.tortuga1667.dealing import deal, deal_luck
from tortuga.research.jax.tortuga1667.sight import SIZE, observed
from tortuga.research.jax.tortuga1667.state import DealLuck, StepLuck, Tortuga1667State
from tortuga.research.jax.tortuga1667.table import ID, Table


class Tortuga1667Env(Env[Tortuga1667State]):
    """Two to nine players, with all options."""

    id: ClassVar[str] = ID
    version: ClassVar[int] = 1
    num_actions: ClassVar[int] = ACTIONS
    observation_shape: ClassVar[tuple[int, ...]] = (SIZE,)

    def __init__(self, players: int = 6, **options: Any) -> None:
        self.table = Table(players, **options)
        self.num_players = players

    def deal_luck(self, key: Array) -> DealLuck:
        return deal_luck(self.table, key)

    def deal(self, luck: DealLuck) -> Tortuga1667State:
        state = deal(self.table, luck)
        return ready(self.table, state, state)

    def luck(self, key: Array) -> StepLuck:
        votes, events = len(self.table.kinds), self.table.cards
        drawn = words(key, votes + events + 1)
        return StepLuck(drawn[:votes], drawn[votes:-1], drawn[-1])

    def answer(self, state: Tortuga1667State, action: Array, luck: StepLuck) -> Tortuga1667State:
        return answered(self.table, state, action, luck)

    def observe(self, state: Tortuga1667State, player: Array) -> Array:
        return observed(self.table, state, player)
