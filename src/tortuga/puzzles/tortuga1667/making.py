"""Makes puzzles of Tortuga 1667: moments of real matches where all that was seen points to one player."""

from collections.abc import Iterable, Iterator
from math import log2

from tortuga.bots.tortuga1667 import loyalty_beliefs
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.game import GAME
from tortuga.puzzles.matches import moments, setting_of
from tortuga.puzzles.posed import WHO, PosedPuzzle
from tortuga.puzzles.puzzle import Puzzle
from tortuga.puzzles.trade import Progress

BOTS = ("medium-1",) * 5
SURELY, HARDLY = 90, 60
"""Of a hundred: how likely the one is French, at least, and everybody else, at most."""
SOONEST, LATEST = 8, 60
"""Actions after which a match is worth looking at; with more there is too much to read."""
GRADE_ENDS = (2.0, 2.4, 2.8, 3.2)


class LoyaltyPuzzleMaker:
    """One puzzle a match at most: the first moment that is clear to somebody."""

    def __init__(self, kept: Iterable[Puzzle], count: int, seed: int) -> None:
        self.puzzles = list(kept)
        self.count, self.looked_at = count, 0
        self._next = 1 + max((int(puzzle.setting.seed) for puzzle in self.puzzles), default=seed * 1_000_000)

    def make(self) -> Iterator[Progress]:
        while len(self.puzzles) < self.count:
            puzzle = self._first_clear(self._next)
            if puzzle is not None:
                self.puzzles.append(puzzle)
            self._next += 1
            yield Progress(self.looked_at, len(self.puzzles))

    def _first_clear(self, seed: int) -> Puzzle | None:
        for number, (match, seat) in enumerate(moments(GAME, BOTS, seed)):
            if number > LATEST:
                return None
            if number >= SOONEST:
                self.looked_at += 1
                puzzle = _puzzle(match, seat, seed)
                if puzzle is not None:
                    return puzzle
        return None


def _puzzle(match: AnyMatch, seat: Seat, seed: int) -> Puzzle | None:
    found = french_chances(match, seat)
    suspect = max(found, key=found.__getitem__)
    others = [chance for other, chance in found.items() if other != suspect]
    if (
        found[suspect] < SURELY
        or max(others) > HARDLY
        or match.state.loyalties[suspect] is not Loyalty.FRENCH
    ):
        return None
    setting = setting_of(match, seed)
    score = round(log2(1 + len(setting.before)) - 2 + max(others) / 100, 2)
    return Puzzle(
        id=setting.id,
        kind=WHO,
        seat=seat,
        setting=setting,
        accepted=(str(suspect),),
        values=tuple(found.values()),
        difficulty=score,
        grade=1 + sum(score >= end for end in GRADE_ENDS),
    )


def french_chances(match: AnyMatch, seat: Seat) -> dict[Seat, int]:
    """How likely every other player is French, of a hundred, for who has seen what this seat has."""
    beliefs = loyalty_beliefs(match.events(seat), len(match.names), seat)
    return {
        other: round(100 * chances[Loyalty.FRENCH]) for other, chances in enumerate(beliefs) if other != seat
    }


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    match = PosedPuzzle(GAME, puzzle).match
    found = _puzzle(match, puzzle.seat, int(puzzle.setting.seed))
    if found != puzzle:
        yield "what was seen says something else"
