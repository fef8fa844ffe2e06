"""Agent by agent: whoever is asked does one small action. Of several who choose at once, seat after seat."""

from typing import Any

from pettingzoo import AECEnv

from tortuga.core.encoding import rewards
from tortuga.core.errors import IllegalAction
from tortuga.research.pettingzoo.seating import AgentID, Observation, Seating

ILLEGAL = -1.0
"""What an illegal action brings."""


class TableAEC(AECEnv[AgentID, Observation, int]):
    """A table with these options of the game; `max_cycles` cuts a match off after so many small actions."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": [*Seating.modes], "name": f"{game}_v0", "is_parallelizable": False}
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.seating = Seating(game, players, options)
        self.possible_agents = self.seating.agents[:]
        self.observation_spaces, self.action_spaces = self.seating.spaces()

    def observation_space(self, agent: AgentID) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: AgentID) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table, self._chance = self.seating.sit_down(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[AgentID, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: AgentID) -> Observation:
        seat = self.seating.seat[agent]
        mask = self.infos.get(agent, {}).get("action_mask")
        return {
            "observation": self.table.observe(seat),
            "action_mask": self.table.mask(seat) if mask is None else mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.play(self.seating.seat[agent], action, self._chance)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The next agent to act, or the end."""
        outcome = self.table.outcome
        if outcome is not None:
            points = rewards(outcome, self.seating.seats)
            self.rewards = dict(zip(self.agents, points, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        seat = self.table.asked[0]
        self.agent_selection = self.agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(seat)}

    def render(self) -> Any:
        return self.seating.render(self.table.view(None), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class LenientAEC(TableAEC):
    """Whoever does what is not legal loses, and the match ends for all. That is what the wrappers do that
    PettingZoo puts around its own games, without the time that they take."""

    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except IllegalAction:
            agent = self.agent_selection
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            self._cumulative_rewards[agent] = 0.0
            self._accumulate_rewards()
