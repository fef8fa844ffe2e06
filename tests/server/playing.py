"""Ways to play through the windows of people."""

import random
from collections.abc import Sequence

from tests.server.harness import Window


async def settle(windows: Sequence[Window]) -> None:
    for window in windows:
        await window.settled()


def is_over(windows: Sequence[Window]) -> bool:
    return any(window.update["view"]["outcome"] for window in windows)


async def one_action(windows: Sequence[Window], luck: random.Random) -> Window:
    """Somebody who is asked answers at random; then everyone has heard of it."""
    window = luck.choice([window for window in windows if window.asked])
    answer = await window.act(luck.randrange(10_000))
    assert answer["type"] == "accepted", answer
    await settle(windows)
    return window


async def play_out(windows: Sequence[Window], luck: random.Random, most: int = 10_000) -> int:
    """Play until the match is over, or for so many actions; how many it were."""
    await settle(windows)
    for played in range(most):
        if is_over(windows):
            return played
        await one_action(windows, luck)
    return most
