"""The games over arrays on a processor, beside games of pgx: every match of a batch does one action in each
step, chosen uniformly from its mask; finished matches begin anew."""

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp

from benchmarks.interleaved import Runner
from benchmarks.jax_games import player
from tortuga.research.jax import make

PEERS = {"othello": ("turtles",), "backgammon": ("buccaneers", "tortuga1667")}
"""Games of pgx, and those of ours that are somewhat like them."""
BATCH, STEPS = 256, 32


def runners() -> Iterator[Runner]:
    import pgx

    for peer, ours in PEERS.items():
        yield Runner(f"pgx {peer}", _player(pgx.make(peer)))
        for id in ours:
            yield Runner(f"{id} over arrays", _player(make(id)), f"pgx {peer}")


def _player(env: Any) -> Callable[[], int]:
    play = player(env, BATCH, STEPS)
    key = jax.random.key(0)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))

    def batch() -> int:
        nonlocal state, key
        key, going = jax.random.split(key)
        state, ended = play(state, going)
        jnp.asarray(ended).block_until_ready()
        return BATCH * STEPS

    return batch
