"""Time that runs out at the keyboard."""

import signal
from collections.abc import Callable
from types import FrameType
from typing import NoReturn

KEEPS_TIME = hasattr(signal, "setitimer")
"""Whether this system can interrupt somebody who is typing."""


class TimeUp(Exception):
    """Nobody has answered in time."""


def within(seconds: float, ask: Callable[[], str]) -> str:
    """What is typed, or `TimeUp`."""
    if seconds <= 0:
        raise TimeUp
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return ask()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> NoReturn:
    raise TimeUp
