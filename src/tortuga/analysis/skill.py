"""What choices gave away, beside the best that a good player found from the same seat."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tortuga.analysis.findings import Remark, Sayings
from tortuga.core.game import Seat

LEAST_LOSS = 0.04
"""Of the chance to win: less than that is no matter."""
MOST_SHOWN = 8
WHOLE = 100


class GivenAway(NamedTuple):
    at: int
    """How many actions had been done with it."""
    seat: Seat
    done: str
    better: str
    loss: float


def skill(names: Sequence[str], choices: Sequence[GivenAway]) -> Iterator[Remark]:
    """Of each seat how much it gave away in all, and the worst choices in order."""
    for seat, name in enumerate(names):
        own = [choice.loss for choice in choices if choice.seat == seat]
        mean = round(WHOLE * sum(own) / max(1, len(own)), 1)
        yield Remark("skill", {"name": name, "choices": len(own), "percent": mean}, seat=seat)
    worst = sorted((one for one in choices if one.loss >= LEAST_LOSS), key=lambda one: -one.loss)
    for choice in sorted(worst[:MOST_SHOWN]):
        percent = round(WHOLE * choice.loss)
        args: Sayings = {"done": choice.done, "better": choice.better, "percent": percent}
        yield Remark("gave-away", args, choice.at, choice.seat)
