"""The games over arrays beside the engine, which is the truth.

Many random matches at once: the engine plays each in plain Python, the luck that it had is handed to the
arrays, and after every small action all is compared: who is next, the mask, what seats see, rewards, the end.

    python -m tests.research.jax_differential --game turtles --steps 1000000

Nearly all of the time goes into what the engine's seats see. The command looks through the eyes of one seat
of each match, after each action of the next one; the tests look through all.
"""

import argparse
import os
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ.setdefault(
    "XLA_FLAGS", "--xla_backend_optimization_level=0"
)  # compiling takes longer than playing

import jax
import jax.numpy as jnp
import numpy as np
from msgspec import to_builtins
from rich.progress import Progress

from tests.research.jax_luck import TRANSLATIONS, NotedChance
from tests.research.tables import SITTINGS, Sitting
from tortuga.core.encoding import rewards
from tortuga.core.game import Event
from tortuga.research.jax import Env, EnvState, make
from tortuga.research.jax.env import chosen
from tortuga.research.step_table import StepTable

NOBODY = -1


class Shown(NamedTuple):
    """What is compared."""

    current_player: Any
    mask: Any
    seen: Any
    rewards: Any
    terminated: Any


class Match:
    """A match of the engine, with the luck of its deal and of its last action, and what was told then."""

    def __init__(self, sitting: Sitting, seed: str) -> None:
        self.translation, self.seats, self.chance = (
            TRANSLATIONS[sitting.game],
            sitting.seats,
            NotedChance(seed),
        )
        self.table, self.told = StepTable.open(sitting.encoding, sitting.options, sitting.seats, self.chance)
        self.deal_luck = self.translation.deal(self.chance.taken(), self._events(), self.table)
        self.luck: Any = None

    @property
    def over(self) -> bool:
        return self.table.outcome is not None

    def play(self) -> int:
        """A random small action of whoever is next."""
        seat = self.table.asked[0]
        number = self.chance.pick(self.table.legal(seat))
        self.chance.taken()
        self.told = self.table.play(seat, number, self.chance)
        self.luck = self.translation.action(self.chance.taken(), self._events(), self.table)
        return number

    def _events(self) -> list[Event]:
        return [one.event for one in self.told]

    def shown(self, lookers: Sequence[int]) -> Shown:
        """As it is, and as these seats see it."""
        table, outcome = self.table, self.table.outcome
        seen = np.stack([table.observe(seat) for seat in lookers])
        if outcome is not None:
            every = np.ones(table.encoding.actions, bool)
            return Shown(NOBODY, every, seen, np.array(rewards(outcome, self.seats)), True)
        seat = table.asked[0]
        return Shown(seat, table.mask(seat) > 0, seen, np.zeros(self.seats), False)


class Arrays:
    """The same table over arrays, for a batch of matches."""

    def __init__(self, sitting: Sitting) -> None:
        self.env = env = env_of(sitting)

        def dealt(luck: Any) -> Any:
            state = env.deal(luck)
            return state, shown(env, state)

        def played(state: Any, action: Any, luck: Any) -> Any:
            state = env.play(state, action, luck)
            return state, shown(env, state)

        self.deal = jax.jit(jax.vmap(dealt))
        self.play = jax.jit(jax.vmap(played))
        self.choose = jax.jit(jax.vmap(chosen))


def env_of(sitting: Sitting) -> Env[Any]:
    options, usual = to_builtins(sitting.options), to_builtins(type(sitting.options)())
    changed = {name: value for name, value in options.items() if value != usual[name]}
    return make(sitting.game, players=sitting.seats, **changed)


def shown(env: Env[Any], state: EnvState) -> Shown:
    seen = jax.vmap(env.observe, (None, 0))(state, jnp.arange(env.num_players))
    current_player = jnp.where(state.terminated, NOBODY, state.current_player)
    return Shown(current_player, state.legal_action_mask, seen, state.rewards, state.terminated)


def compare(
    sitting: Sitting,
    steps: int,
    *,
    batch: int = 64,
    seed: int = 0,
    tell: Callable[[int], None] | None = None,
    in_turn: bool = False,
) -> int:
    """Plays at least so many small actions, and says how many matches were begun. `in_turn`: only one seat of
    each match is looked at after an action."""
    arrays = Arrays(sitting)
    matches = [Match(sitting, f"{seed} {number}") for number in range(batch)]
    state, now = arrays.deal(stacked([match.deal_luck for match in matches]))
    everyone = np.tile(np.arange(sitting.seats), (batch, 1))
    _check(now, matches, everyone, "the deal")
    begun = batch
    for number in range(-(-steps // batch)):
        actions = np.array([match.play() for match in matches], np.int32)
        state, now = arrays.play(state, actions, stacked([match.luck for match in matches]))
        lookers = (np.arange(batch)[:, None] + number) % sitting.seats if in_turn else everyone
        _check(now, matches, lookers, actions)
        over = np.array([match.over for match in matches])
        if over.any():
            for place in np.flatnonzero(over):
                matches[place] = Match(sitting, f"{seed} {begun}")
                begun += 1
            fresh, now = arrays.deal(stacked([match.deal_luck for match in matches]))
            state = arrays.choose(over, fresh, state)
        if tell:
            tell(batch)
    return begun


def stacked(trees: Sequence[Any]) -> Any:
    return jax.tree.map(lambda *leaves: np.stack(leaves), *trees)


def _check(now: Shown, matches: Sequence[Match], lookers: Any, actions: Any) -> None:
    shown = [match.shown(seats) for match, seats in zip(matches, lookers.tolist(), strict=True)]
    expected = Shown(*(np.stack(parts) for parts in zip(*shown, strict=True)))
    now = now._replace(seen=np.take_along_axis(np.asarray(now.seen), lookers[..., None], 1))
    for name, is_so, should_be in zip(Shown._fields, now, expected, strict=True):
        if not np.array_equal(is_so, should_be):
            where = np.argwhere(np.asarray(is_so) != should_be)[:12].tolist()
            match = matches[where[0][0]]
            raise AssertionError(f"{name} differs at {where} after {actions}:\n{match.table.state}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True, choices=sorted(TRANSLATIONS))
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--skip", type=int, default=0, help="tables that were compared before")
    parser.add_argument("--seconds", type=float, default=3600, help="no further table is begun after so many")
    arguments = parser.parse_args()
    sittings = [sitting for sitting in SITTINGS if sitting.game == arguments.game]
    each, began = -(-arguments.steps // len(sittings)), time.monotonic()
    with Progress() as progress:
        for sitting in sittings[arguments.skip :]:
            if time.monotonic() - began > arguments.seconds:
                print(f"{sitting}: no time left")
                continue
            task = progress.add_task(str(sitting), total=each)
            begun = compare(
                sitting,
                each,
                batch=arguments.batch,
                seed=arguments.seed,
                in_turn=True,
                tell=lambda steps, task=task: progress.advance(task, steps),  # type: ignore[misc]
            )
            print(f"{sitting}: {each} small actions of {begun} matches are the same", flush=True)
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
