"""Cuts a compiled search into stretches, so that somebody can watch, interrupt and limit it."""

from time import monotonic

from tortuga.solver.verdicts import Effort, Limits, Watch

FIRST_STRETCH, LEAST_STRETCH, STRETCH_SECONDS = 1000, 100, 0.1


class Clock:
    def __init__(self, limits: Limits, watch: Watch) -> None:
        self._limits, self._watch = limits, watch
        self._began = monotonic()
        self._before = Effort(0, 0.0)
        self._stretch = FIRST_STRETCH

    def stretch(self, nodes: int) -> int | None:
        """How many nodes to search next, if so many were searched so far. None: no more."""
        effort = Effort(nodes, monotonic() - self._began)
        self._watch(effort)
        if self._limits.reached(effort):
            return None
        left = self._limits.left(effort)
        searched, seconds = nodes - self._before.nodes, effort.seconds - self._before.seconds
        if searched >= self._stretch:
            soon = STRETCH_SECONDS if left.seconds is None else min(STRETCH_SECONDS, left.seconds)
            fitting = int(searched * soon / max(seconds, 1e-6))
            self._stretch = max(LEAST_STRETCH, min(2 * self._stretch, fitting))
        self._before = effort
        return self._stretch if left.nodes is None else min(self._stretch, left.nodes)
