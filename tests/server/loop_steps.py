"""How much the event loop is asked to do in one go, counted in steps of the rules rather than in seconds."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tortuga.core.game import AnyGame

STEPS = ("apply", "view", "notate", "parse", "legal")


class LoopSteps:
    """The longest turn of the loop so far: how often it asked for each step."""

    def __init__(self) -> None:
        self.most: Counter[str] = Counter()
        self.total: Counter[str] = Counter()
        """Of all turns together."""
        self._now: Counter[str] = Counter()

    def count(self, step: str) -> None:
        self._now[step] += 1
        self.total[step] += 1

    def turn(self) -> None:
        self.most |= self._now
        self._now.clear()


@contextmanager
def loop_steps(game: AnyGame) -> Iterator[LoopSteps]:
    """Counts what the running loop asks of a game, each of its turns for itself."""
    steps, run_once = LoopSteps(), asyncio.BaseEventLoop._run_once  # type: ignore[attr-defined]
    methods = {name: getattr(game, name) for name in STEPS}

    def counting(name: str) -> Any:
        def counted(*given: Any) -> Any:
            steps.count(name)
            return methods[name](*given)

        return counted

    def running(loop: asyncio.BaseEventLoop) -> None:
        run_once(loop)
        steps.turn()

    asyncio.BaseEventLoop._run_once = running  # type: ignore[attr-defined]
    for name in STEPS:
        setattr(game, name, counting(name))
    try:
        yield steps
    finally:
        asyncio.BaseEventLoop._run_once = run_once  # type: ignore[attr-defined]
        for name in STEPS:
            delattr(game, name)
