"""The environments under PettingZoo's own tests."""

import random
import sys
import warnings
from collections.abc import Callable, Iterator
from itertools import chain
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper

from tests.research.tables import BUCCANEERS, TORTUGA1667, TURTLES, Sitting
from tortuga.core.encoding import WAIT
from tortuga.core.errors import IllegalAction, SeatCountError
from tortuga.research.pettingzoo import buccaneers_v0, tortuga1667_v0, turtles_v0
from tortuga.research.pettingzoo.environments import Environments, environments
from tortuga.research.pettingzoo.parallel import TableParallel

with warnings.catch_warnings():
    # Where pygame is installed, PettingZoo's tests import a game of its own in a way that it warns of itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
    from pettingzoo.test import performance_benchmark as benchmark
    from pettingzoo.test.seed_test import parallel_seed_test

SOME = (
    *TURTLES[:2],
    TURTLES[4],
    TURTLES[8],
    *BUCCANEERS[:3],
    BUCCANEERS[4],
    TORTUGA1667[0],
    *TORTUGA1667[3:14:2],
)

some_tables = pytest.mark.parametrize("sitting", SOME, ids=str)
one_table_each = pytest.mark.parametrize("sitting", [TURTLES[1], BUCCANEERS[1], TORTUGA1667[8]], ids=str)

pytestmark = [
    # PettingZoo keeps a list of its own environments whose observations are a dictionary with a mask.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def made(sitting: Sitting) -> Environments:
    """The makers of environments with the options and seats of a sitting."""
    given = msgspec.to_builtins(sitting.options)
    makers = environments(sitting.game)

    def with_options(make: Callable[..., Any]) -> Callable[..., Any]:
        return lambda **arguments: make(players=sitting.seats, **given, **arguments)

    return Environments(*(with_options(make) for make in makers))


class LegalSamples(Discrete):
    """Samples only what the mask allows, for tests of PettingZoo that sample without looking at it. Always
    the same: a match of turtles can be over after three small actions."""

    def __init__(self, size: int, mask: Callable[[], Any]) -> None:
        super().__init__(size, seed=0)
        self._mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        return super().sample(self._mask() if mask is None else mask, probability)


class SamplesLegally(BaseParallelWrapper[Any, Any, Any]):
    def __init__(self, environment: TableParallel) -> None:
        super().__init__(environment)
        self._spaces = {
            agent: LegalSamples(environment.action_space(agent).n, self._mask_of(agent))
            for agent in environment.possible_agents
        }

    def _mask_of(self, agent: str) -> Callable[[], Any]:
        return lambda: self.unwrapped._seen[agent]["action_mask"]

    def action_space(self, agent: str) -> Any:
        return self._spaces[agent]


@some_tables
def test_api(sitting: Sitting) -> None:
    api_test(made(sitting).env(), num_cycles=60)
    api_test(made(sitting).raw_env(), num_cycles=60)


@some_tables
def test_parallel_api(sitting: Sitting) -> None:
    parallel_api_test(made(sitting).parallel_env(), num_cycles=60)


@some_tables
def test_seeds(sitting: Sitting) -> None:
    seed_test(made(sitting).env, num_cycles=20)
    parallel_seed_test(lambda: SamplesLegally(made(sitting).parallel_env()), num_cycles=20)


@some_tables
def test_max_cycles(sitting: Sitting) -> None:
    """In PettingZoo's count a cycle is a step of every agent: so the environment in which agent comes after
    agent is here the parallel one, converted."""

    def parallel_env(max_cycles: int) -> Any:
        return SamplesLegally(made(sitting).parallel_env(max_cycles=max_cycles))

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel_env, env=env))


@one_table_each
def test_a_match_is_cut_off_after_max_cycles(sitting: Sitting) -> None:
    environment = made(sitting).env(max_cycles=7)
    environment.reset(seed=1)
    actions = 0
    for agent in environment.agent_iter():
        seen, _, ended, cut, info = environment.last()
        assert not ended
        if not cut:
            assert np.array_equal(info["action_mask"], seen["action_mask"])
            actions += 1
        environment.step(None if cut else environment.action_space(agent).sample(seen["action_mask"]))
    assert actions == 7


@one_table_each
def test_rendering(sitting: Sitting, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(made(sitting).env, custom_tests={"ansi": lambda text: len(text.splitlines()) > 3})
    assert capsys.readouterr().out


@one_table_each
def test_pictures_show_the_table(sitting: Sitting) -> None:
    """Another table is another picture; the same one the same."""
    environment = made(sitting).parallel_env(render_mode="rgb_array")
    seen, _ = environment.reset(seed=1)
    first = environment.render()
    for _ in range(10):
        actions = {agent: int(seen[agent]["action_mask"].nonzero()[0][-1]) for agent in environment.agents}
        seen = environment.step(actions)[0]
    assert not np.array_equal(first, environment.render())
    environment.reset(seed=1)
    assert np.array_equal(first, environment.render())


@one_table_each
def test_performance(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """PettingZoo's benchmark runs for five seconds of a clock that is quick here."""
    hours: Iterator[float] = iter(range(10))
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(hours)))
    random.seed(0)
    benchmark(made(sitting).env())
    assert "turns per second" in capsys.readouterr().out


# What PettingZoo does not look at


@pytest.mark.parametrize("module", [turtles_v0, buccaneers_v0, tortuga1667_v0])
def test_modules(module: Any) -> None:
    environment = module.env()
    environment.reset()
    assert str(environment) == module.__name__.rpartition(".")[2]
    assert module.raw_env().possible_agents == module.parallel_env().possible_agents


def test_options_are_checked() -> None:
    with pytest.raises(SeatCountError):
        turtles_v0.env(players=3)
    with pytest.raises(msgspec.ValidationError):
        turtles_v0.env(colour="blue")


def test_illegal_actions() -> None:
    """The raw environment refuses them, the wrapped one lets them lose."""
    raw = turtles_v0.raw_env()
    raw.reset(seed=0)
    with pytest.raises(IllegalAction):
        raw.step(WAIT)
    parallel = turtles_v0.parallel_env()
    parallel.reset(seed=0)
    with pytest.raises(IllegalAction):
        parallel.step(dict.fromkeys(parallel.agents, WAIT))
    wrapped = turtles_v0.env()
    wrapped.reset(seed=0)
    loser = wrapped.agent_selection
    wrapped.step(WAIT)
    assert all(wrapped.terminations.values())
    assert [wrapped.last()[1], wrapped.rewards[loser]] == [-1, -1]
    while wrapped.agents:
        wrapped.step(None)


def play_parallel(environment: TableParallel, seed: int) -> Iterator[TableParallel]:
    """A random match, before every step."""
    luck = np.random.default_rng(seed)
    seen, _ = environment.reset(seed=seed)
    while environment.agents:
        yield environment
        actions = {
            agent: int(luck.choice(seen[agent]["action_mask"].nonzero()[0])) for agent in environment.agents
        }
        seen = environment.step(actions)[0]


@pytest.mark.parametrize("sitting", [*BUCCANEERS, TORTUGA1667[8], TORTUGA1667[12]], ids=str)
def test_questions_that_are_open_at_once_take_a_number_of_steps_that_all_can_tell(sitting: Sitting) -> None:
    environment = made(sitting).parallel_env()
    public, steps = None, 0
    for table in play_parallel(environment, 3):
        if table._public is not public:
            assert steps == 0
            public = table._public
            several = len(table.table.asked) > 1
            steps = sitting.encoding.most_answers(public) if several else 1
        steps -= 1


def test_behind_the_curtain_nothing_changes() -> None:
    environment = made(BUCCANEERS[2]).parallel_env()
    before, curtains = None, 0
    for table in chain.from_iterable(play_parallel(environment, seed) for seed in range(4)):
        seen = {agent: one["observation"] for agent, one in table._seen.items()}
        if table._curtain():
            curtains += 1
            assert before is not None
            assert all(seen[agent] is before[agent] for agent in seen)
            assert all(one["action_mask"].nonzero()[0].tolist() == [WAIT] for one in table._seen.values())
        before = seen
    assert curtains


def test_who_wins_gets_one_and_the_others_minus_one() -> None:
    environment = made(BUCCANEERS[1]).raw_env()
    environment.reset(seed=5)
    luck = np.random.default_rng(5)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, ended, _, _ = environment.last()
        total[agent] += reward
        environment.step(None if ended else int(luck.choice(seen["action_mask"].nonzero()[0])))
    assert sorted(total.values())[0] == -1.0
    assert sorted(total.values())[-1] == 1.0
