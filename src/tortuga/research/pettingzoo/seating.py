"""What the environments have in common: who plays what by which options, spaces, seeds and pictures."""

from typing import Any, ClassVar, TypeAlias

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from tortuga.core.chance import FastChance
from tortuga.core.encoding import WAIT, AnyEncoding, find_encoding
from tortuga.core.errors import SeatCountError
from tortuga.core.game import Seat
from tortuga.games.turtles.options import TurtlesOptions
from tortuga.research.picture import as_picture, as_text
from tortuga.research.quick_turtles import QuickTurtles, TurtlesStart
from tortuga.research.step_table import StepTable

AgentID: TypeAlias = str
Observation: TypeAlias = dict[str, NDArray[Any]]


class Seating:
    """The players of one game, at table after table."""

    modes: ClassVar = ("human", "ansi", "rgb_array")

    def __init__(self, game: str, players: int | None, options: dict[str, Any]) -> None:
        self.encoding: AnyEncoding = find_encoding(game)
        rules = self.encoding.game
        self.seats = rules.usual_seats or rules.seats[0] if players is None else players
        if self.seats not in rules.seats:
            raise SeatCountError(rules.id, rules.seats, self.seats)
        self.options = msgspec.convert(options, rules.options_type)
        rules.check(self.options, self.seats)
        self.encoding.check(self.options, self.seats)
        self.agents: list[AgentID] = [f"player_{seat}" for seat in range(self.seats)]
        self.seat: dict[AgentID, Seat] = {agent: seat for seat, agent in enumerate(self.agents)}
        self.waiting = self.encoding.mask((WAIT,))
        self._random, _ = np_random()
        quick = isinstance(self.options, TurtlesOptions)
        self._start = TurtlesStart(self.options) if quick else None

    def spaces(self) -> tuple[dict[AgentID, Any], dict[AgentID, Any]]:
        """What each agent observes, and what it can do."""
        size = self.encoding.actions
        seen = Box(np.zeros_like(self.encoding.highest), self.encoding.highest, dtype=np.int16)
        observation = Dict({"observation": seen, "action_mask": Box(0, 1, (size,), np.int8)})
        return dict.fromkeys(self.agents, observation), {agent: Discrete(size) for agent in self.agents}

    def sit_down(self, seed: int | None) -> tuple[StepTable | QuickTurtles, FastChance]:
        """A new table; with the same seed the same one."""
        if seed is not None:
            self._random, _ = np_random(seed)
        chance = FastChance(int(self._random.integers(2**62)))
        if self._start is not None:
            return QuickTurtles(self._start, chance), chance
        return StepTable.open(self.encoding, self.options, self.seats, chance)[0], chance

    def render(self, view: Any, mode: str | None) -> Any:
        """What a spectator sees."""
        shown = self.encoding.game, view, self.seats
        if mode == "rgb_array":
            return as_picture(*shown)
        text = as_text(*shown)
        if mode == "ansi":
            return text
        print(text)
        return None
