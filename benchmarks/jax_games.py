"""Random play over arrays: small actions per second, masks included, on whatever device jax finds.

    PYTHONPATH=src python benchmarks/jax_games.py --game turtles --batch 1048576 --steps 200

Every match of a batch does one small action in each step, chosen uniformly from its mask; finished matches
begin anew. A line of JSON for each round. Needs jax, numpy and our `tortuga.research.jax`, nothing else.
"""

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
from jax import Array
from jax.lax import population_count

from tortuga.research.jax import GAMES, Env, make
from tortuga.research.jax.env import chosen
from tortuga.research.jax.luck import below

WORD = 32
HALVES = (16, 8, 4, 2, 1)


def picked(mask: Array, word: Array) -> Array:
    """One of the legal actions, each as likely as the others: the n-th bit that is set."""
    bits = jnp.pad(mask, (0, -mask.shape[0] % WORD)).reshape(-1, WORD).astype(jnp.uint32)
    words = (bits << jnp.arange(WORD, dtype=jnp.uint32)).sum(1, dtype=jnp.uint32)
    counts = [population_count(words[index]) for index in range(words.shape[0])]
    nth = below(word, sum(counts, jnp.uint32(0)))
    passed, place, within = jnp.uint32(0), jnp.uint32(0), words[0]
    skipped = passed
    for index, count in enumerate(counts[:-1], 1):
        passed = passed + count
        later = nth >= passed
        place = jnp.where(later, jnp.uint32(WORD * index), place)
        within, skipped = jnp.where(later, words[index], within), jnp.where(later, passed, skipped)
    return jnp.add(place, nth_bit(within, nth - skipped))


def nth_bit(within: Array, nth: Array) -> Array:
    """Where the n-th set bit of a word is: in which half, in which half of that, and so on."""
    place = jnp.asarray(0, jnp.uint32)
    for half in HALVES:
        lower = within & jnp.uint32((1 << half) - 1)
        count = population_count(lower)
        higher = nth >= count
        nth, within = jnp.where(higher, nth - count, nth), jnp.where(higher, within >> half, lower)
        place = place + jnp.where(higher, jnp.uint32(half), jnp.uint32(0))
    return place


def player(env: Env[Any], batch: int, steps: int) -> Callable[[Any, Array], Any]:
    """A function that lets all matches of a batch go so many steps, and counts those that ended."""

    def step(carried: tuple[Any, Array], key: Array) -> tuple[tuple[Any, Array], None]:
        state, ended = carried
        choosing, playing, dealing = jax.random.split(key, 3)
        actions = jax.vmap(picked)(state.legal_action_mask, jax.random.bits(choosing, (batch,), jnp.uint32))
        state = jax.vmap(env.step)(state, actions, jax.random.split(playing, batch))
        over = state.terminated | state.truncated
        fresh = jax.vmap(env.init)(jax.random.split(dealing, batch))
        return (jax.vmap(chosen)(over, fresh, state), ended + over.sum()), None

    def play(state: Any, key: Array) -> Any:
        carried, _ = jax.lax.scan(step, (state, jnp.int32(0)), jax.random.split(key, steps))
        return carried

    return jax.jit(play, donate_argnums=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--batch", type=int, default=1 << 16)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={}, help='a JSON object, like {"players": 4}')
    arguments = parser.parse_args()
    env = make(arguments.game, **arguments.options)
    key = jax.random.key(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, arguments.batch))
    play, began = player(env, arguments.batch, arguments.steps), time.perf_counter()
    for number in range(arguments.rounds + 1):
        key, going = jax.random.split(key)
        state, matches = play(state, going)
        ended = int(matches)  # which waits for all of it
        spent, began = time.perf_counter() - began, time.perf_counter()
        small_actions = arguments.batch * arguments.steps
        said: dict[str, Any] = {"game": arguments.game, "device": jax.devices()[0].device_kind}
        said |= {"options": arguments.options, "batch": arguments.batch, "steps": arguments.steps}
        if number == 0:  # the first round compiles
            said |= {"first_round_seconds": round(spent, 3)}
        else:
            said |= {"steps_per_second": round(small_actions / spent), "matches_ended": ended}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
