"""A clock for the tests of bots that look at one."""


class Ticking:
    """Every look at it takes as long as it says."""

    def __init__(self, tick: float) -> None:
        self.tick, self.now = tick, 0.0

    def monotonic(self) -> float:
        self.now += self.tick
        return self.now
