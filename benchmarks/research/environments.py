"""turtles through PettingZoo, with observation and mask, beside its connect four: as it is made, with
wrappers that check every call, and without them (`raw_env`)."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.interleaved import Runner
from tortuga.games.turtles.position import Variant

CONNECT_FOUR, UNWRAPPED = "PettingZoo connect_four", "PettingZoo connect_four, unwrapped"


def runners() -> Iterator[Runner]:
    from pettingzoo.classic import connect_four_v3

    from tortuga.research.pettingzoo import turtles_v0

    yield Runner(CONNECT_FOUR, _player(connect_four_v3.env()))
    for variant in Variant:
        yield Runner(f"turtles_v0 {variant}", _player(turtles_v0.env(variant=variant)), CONNECT_FOUR, 3)
    yield Runner(UNWRAPPED, _player(connect_four_v3.raw_env()))
    for variant in Variant:
        environment = turtles_v0.raw_env(variant=variant)
        yield Runner(f"turtles_v0 {variant}, unwrapped", _player(environment), UNWRAPPED, 3)


def _player(environment: Any) -> Callable[[], int]:
    def play() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            seen, _, ended, cut, _ = environment.last()
            over = ended or cut
            environment.step(None if over else random.choice(seen["action_mask"].nonzero()[0]))
            steps += not over
        return steps

    return play
