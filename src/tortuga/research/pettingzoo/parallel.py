"""All agents in step: each does one small action, those who are asked nothing wait.

Where several choose at once in secret, how many answers one of them gives can depend on what was chosen.
So that the number of steps tells nobody, such questions take as many steps as they can take at most: when
all have answered earlier, a curtain is drawn, behind which everyone goes on seeing what they saw.
"""

from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from tortuga.core.encoding import WAIT, rewards
from tortuga.core.errors import IllegalAction
from tortuga.core.game import Seat
from tortuga.research.pettingzoo.seating import AgentID, Observation, Seating

Flags: TypeAlias = dict[AgentID, bool]
Infos: TypeAlias = dict[AgentID, dict[str, Any]]


class TableParallel(ParallelEnv[AgentID, Observation, int]):
    """A table with these options of the game; `max_cycles` cuts a match off after so many steps."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": [*Seating.modes], "name": f"{game}_v0"}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.seating = Seating(game, players, options)
        self.possible_agents = self.seating.agents[:]
        self.agents: list[AgentID] = []
        self.observation_spaces, self.action_spaces = self.seating.spaces()

    def observation_space(self, agent: AgentID) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[AgentID, Observation], Infos]:
        self.table, self._chance = self.seating.sit_down(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._seen: dict[AgentID, Observation] = {}
        self._ask()
        return self._look()

    def _ask(self) -> None:
        """How many steps the open questions take."""
        self._public = self.table.view(None)
        several = len(self.table.asked) > 1
        self._steps_left = self.table.encoding.most_answers(self._public) if several else 1

    def step(
        self, actions: dict[AgentID, int]
    ) -> tuple[dict[AgentID, Observation], dict[AgentID, float], Flags, Flags, Infos]:
        asked = () if self._curtain() else self.table.asked
        for seat, agent in enumerate(self.agents):
            self._answer(seat, actions[agent], seat in asked)
        self.cycles += 1
        self._steps_left -= 1
        if not self._steps_left:
            self._ask()
        over = self.table.outcome is not None and not self._curtain()
        truncated = not over and self.cycles == self.max_cycles
        seen, infos = self._look()
        points = rewards(self.table.outcome, self.seating.seats) if over and self.table.outcome else None
        given = {agent: points[seat] if points else 0.0 for seat, agent in enumerate(self.agents)}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, truncated)
        if over or truncated:
            self.agents = []
        return seen, given, ended, cut, infos

    def _answer(self, seat: Seat, action: int, asked: bool) -> None:
        if asked:
            self.table.play(seat, action, self._chance)
        elif action != WAIT:
            raise IllegalAction

    def _curtain(self) -> bool:
        """Whether all have answered, but nobody may know yet."""
        return self._steps_left > 0 and self.table.view(None) != self._public

    def _look(self) -> tuple[dict[AgentID, Observation], Infos]:
        curtain = self._curtain()
        for seat, agent in enumerate(self.agents):
            self._seen[agent] = {
                "observation": self._seen[agent]["observation"] if curtain else self.table.observe(seat),
                "action_mask": self.seating.waiting if curtain else self.table.mask(seat),
            }
        return {agent: self._seen[agent] for agent in self.agents}, {
            agent: {"action_mask": self._seen[agent]["action_mask"]} for agent in self.agents
        }

    def render(self) -> Any:
        view = self._public if self._curtain() else self.table.view(None)
        return self.seating.render(view, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
