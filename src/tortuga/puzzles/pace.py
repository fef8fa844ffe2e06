"""Which grade suits somebody: easy at first, then by what they solve. The browser paces in the same way."""

from typing import NamedTuple

from tortuga.puzzles.puzzle import GRADES

CLEAN_IN_A_ROW = 2
"""So many solved at the first try, and the next one is a grade harder."""


class PuzzlePace(NamedTuple):
    grade: int = GRADES[0]
    clean: int = 0
    """How many of this grade were solved at the first try, one after the other."""

    def solved(self, grade: int, *, at_once: bool) -> "PuzzlePace":
        """A puzzle that is easier than what suits one says nothing new."""
        if grade < self.grade:
            return self
        clean = self.clean + 1 if at_once else 0
        if clean < CLEAN_IN_A_ROW:
            return self._replace(clean=clean)
        return PuzzlePace(min(self.grade + 1, GRADES[-1]))

    def shown(self, grade: int) -> "PuzzlePace":
        """One had to be shown it; that a harder one was too hard says nothing new."""
        return self if grade > self.grade else PuzzlePace(max(self.grade - 1, GRADES[0]))
