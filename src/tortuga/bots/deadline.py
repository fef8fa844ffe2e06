"""By when a bot has to have chosen: said once, where somebody waits for it, and handed down to the bot."""

from time import monotonic
from typing import NamedTuple


class Deadline(NamedTuple):
    """Two moments, on a clock that only goes forward."""

    thought: float
    """When the bot should have thought enough."""
    over: float
    """When nobody waits for it any longer: it is ended, and something else is chosen."""

    @classmethod
    def after(cls, seconds: float, grace: float) -> "Deadline":
        """So many seconds to think from now on, and a little more until it is over."""
        return cls(monotonic() + seconds, monotonic() + seconds + grace)

    def put_off(self, seconds: float) -> "Deadline":
        """For what is no thinking, such as starting up."""
        return Deadline(self.thought + seconds, self.over + seconds)

    @property
    def to_think(self) -> float:
        """Seconds left; what is past leaves none."""
        return max(0.0, self.thought - monotonic())

    @property
    def to_wait(self) -> float:
        return max(0.0, self.over - monotonic())
