"""Makes puzzles of buccaneers: real throws where a long search clearly prefers one set of dice."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import log2

from tortuga.bots.buccaneers.searcher import RoundSearcher
from tortuga.core.game import Seat
from tortuga.core.match import AnyMatch
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.phases.keeping import Keep
from tortuga.games.buccaneers.view import BuccaneersView
from tortuga.puzzles.matches import moments, setting_of
from tortuga.puzzles.posed import PosedPuzzle
from tortuga.puzzles.puzzle import Puzzle
from tortuga.puzzles.trade import Progress

BOT, CREWS = "medium-1", (2, 3, 4)
"""Who plays, and how many of them, by turns."""
GLANCES = (15, 60)
"""Rounds that every choice is played out in, to see whether the throw is worth a longer look."""
MANY = 600
"""Rounds of the long look, and of the check."""
CLEARLY = 3.0
"""By how many of a hundred matches the best choice must be ahead of the next."""
FEWEST_CHOICES = 5
PER_MATCH = 3
LATEST = 150
"""Actions after which no match is looked at: it is played so far whenever somebody is asked the puzzle."""
GRADE_ENDS = (0.0, 0.7, 1.2, 1.8)
"""So that each grade holds about a fifth of those that were made first."""


class DicePuzzleMaker:
    def __init__(self, kept: Iterable[Puzzle], count: int, seed: int) -> None:
        self.puzzles = list(kept)
        self.count, self.looked_at = count, 0
        self._next = 1 + max((int(puzzle.setting.seed) for puzzle in self.puzzles), default=seed * 1_000_000)

    def make(self) -> Iterator[Progress]:
        while len(self.puzzles) < self.count:
            found = 0
            crew = (BOT,) * CREWS[self._next % len(CREWS)]
            for match, seat in islice(moments(GAME, crew, self._next), LATEST):
                if found < PER_MATCH and len(self.puzzles) < self.count and _asks_for_dice(match, seat):
                    puzzle = _puzzle(match, seat, self._next)
                    if puzzle is not None:
                        self.puzzles.append(puzzle)
                        found += 1
                    self.looked_at += 1
                    yield Progress(self.looked_at, len(self.puzzles))
            self._next += 1


def _asks_for_dice(match: AnyMatch, seat: Seat) -> bool:
    legal = match.legal(seat)
    return len(legal) >= FEWEST_CHOICES and isinstance(legal[0], Keep)


def _puzzle(match: AnyMatch, seat: Seat, seed: int) -> Puzzle | None:
    view, legal = match.view(seat), match.legal(seat)
    if any(_lead(chances(view, legal, rounds, seed)) < CLEARLY for rounds in GLANCES):
        return None
    found = chances(view, legal, MANY, seed)
    if _lead(found) < CLEARLY:
        return None
    puzzle = _written(match, seat, seed, found)
    return None if any(faults_of(puzzle)) else puzzle


def _written(match: AnyMatch, seat: Seat, seed: int, found: Sequence[float]) -> Puzzle:
    legal, lead = match.legal(seat), _lead(found)
    best = max(range(len(found)), key=found.__getitem__)
    setting = setting_of(match, seed)
    score = round(log2(len(legal)) - log2(lead / CLEARLY) - 1, 2)
    return Puzzle(
        id=setting.id,
        kind="keep",
        seat=seat,
        setting=setting,
        accepted=(GAME.notate(legal[best]),),
        values=tuple(round(chance) for chance in found),
        difficulty=score,
        grade=1 + sum(score >= end for end in GRADE_ENDS),
    )


def chances(view: BuccaneersView, legal: Sequence[Choice], worlds: int, seed: int) -> list[float]:
    """Of a hundred matches, how many each choice wins; all are played out in the same worlds."""
    return [100 * chance for _, chance in RoundSearcher(GAME, seed).compare(view, legal, worlds)]


def _lead(found: Sequence[float]) -> float:
    best, second, *_ = sorted(found, reverse=True)
    return best - second


def faults_of(puzzle: Puzzle) -> Iterator[str]:
    """Another search, with other luck, must prefer the same by at least half as much."""
    posed = PosedPuzzle(GAME, puzzle)
    found = chances(posed.view, posed.actions, MANY, int(puzzle.setting.seed) + 1)
    best = posed.answers[max(range(len(found)), key=found.__getitem__)]
    if (best,) != puzzle.accepted:
        yield f"the search prefers {best}"
    elif _lead(found) < CLEARLY / 2:
        yield "the search prefers nothing clearly"
