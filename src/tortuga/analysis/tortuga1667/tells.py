"""What gives a bot away: how well somebody who looks on knows at half-time who is who, and whether it hands
treasure to the enemy for nothing. A bot plays whole matches against itself, and a spectator's beliefs are
compared with the cards."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from math import log
from statistics import fmean

from msgspec import Struct

from tortuga.analysis.tortuga1667.calibration import LEAST, Bin, Calibration
from tortuga.analysis.tortuga1667.hindsight import SURE
from tortuga.analysis.tortuga1667.readers import MatchStep, Readings, readers, readings_of
from tortuga.bots.bot import Budget, find_bot, seated_bots
from tortuga.bots.simulation import play_out
from tortuga.bots.spreading import spread
from tortuga.bots.tortuga1667.beliefs import loyalty_beliefs
from tortuga.bots.tortuga1667.pirate import Pirate
from tortuga.bots.tortuga1667.tempers import SEARCHING
from tortuga.core.chance import FastChance
from tortuga.core.game import Event, Seat, Told
from tortuga.core.notation import Choice
from tortuga.games.tortuga1667.components import Loyalty
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.acting import Pilfer
from tortuga.games.tortuga1667.phases.stowing import Stow
from tortuga.games.tortuga1667.state import Tortuga1667State

LINES = 3_000
"""Lines of play for one pilfer that is looked at."""
CLEARLY = 0.01
"""What costs more of the chance to win than this was done for nothing."""


class TellsPlan(Struct, frozen=True):
    """Matches of a bot against itself."""

    bot: str
    players: int
    seed: int
    games: int
    lines: int = LINES


class MatchTells(Struct, frozen=True):
    """What one match gave away."""

    beliefs: tuple[float, ...]
    """Of each seat at half-time, how likely a spectator takes it for what it is."""
    stowed_for_own: tuple[bool, ...]
    """Of each captain who is British or French, whether the first treasure was for the own nation."""
    pilfers: int
    given_away: tuple[float, ...]
    """Of each pilfer that helped the enemy, how much of the chance to win a long search sees lost by it."""
    readings: dict[str, Readings] = {}
    """How well each reader did in the seats of this match."""


class ReaderScore(Struct, frozen=True):
    """How well a reader did in all matches."""

    reader: str
    """As in `readers`."""
    when: str
    """`half` or `match`, as in `Readings`."""
    cards: int
    log_loss: float
    brier_score: float
    astray: float
    best_temperature: float
    bins: tuple[Bin, ...]


class Tells(Struct, frozen=True):
    """What many matches gave away."""

    bot: str
    players: int
    matches: tuple[MatchTells, ...]

    @property
    def beliefs(self) -> list[float]:
        return [belief for match in self.matches for belief in match.beliefs]

    @property
    def belief(self) -> float:
        return fmean(self.beliefs)

    @property
    def known(self) -> float:
        """The part of the seats that is as good as known."""
        return fmean(belief >= SURE for belief in self.beliefs)

    @property
    def doubt(self) -> float:
        """The log-loss of the spectator."""
        return fmean(-log(max(belief, LEAST)) for belief in self.beliefs)

    @property
    def honest(self) -> float | None:
        """The part of the captains who stow for their own nation."""
        stowed = [one for match in self.matches for one in match.stowed_for_own]
        return fmean(stowed) if stowed else None

    @property
    def pilfers(self) -> int:
        return sum(match.pilfers for match in self.matches)

    @property
    def given_away(self) -> list[float]:
        return [loss for match in self.matches for loss in match.given_away]

    @property
    def scores(self) -> list[ReaderScore]:
        total = defaultdict[str, Readings](Readings)
        for match in self.matches:
            for reader, readings in match.readings.items():
                total[reader] += readings
        return [
            _score(reader, when, calibration)
            for reader, readings in total.items()
            for when, calibration in (("half", readings.half), ("match", readings.match))
            if calibration.cards
        ]

    @property
    def for_nothing(self) -> int:
        """Pilfers for the enemy that a long search does not approve: something else is clearly better."""
        return sum(loss > CLEARLY for loss in self.given_away)


def _score(reader: str, when: str, calibration: Calibration) -> ReaderScore:
    return ReaderScore(
        reader,
        when,
        calibration.cards,
        calibration.log_loss,
        calibration.brier_score,
        calibration.astray,
        calibration.best_temperature,
        calibration.bins,
    )


class _Onlooker:
    """Notes what is said, and who does what with treasure."""

    def __init__(self, seats: int, lines: int) -> None:
        self._lines = lines
        self.heard: list[list[Event]] = [[] for _ in range(seats)]
        self.public: list[tuple[Sequence[Loyalty], list[Event]]] = []
        self.steps: list[MatchStep] = []
        self._news: Sequence[Told] = ()
        self.stowed: list[bool] = []
        self.pilfers = 0
        self.given_away: list[float] = []

    def hear(self, told: Sequence[Told]) -> None:
        self._news = told
        for seat, events in enumerate(self.heard):
            events += [one.event for one in told if one.reaches(seat)]

    def saw(
        self,
        before: Tortuga1667State,
        seat: Seat,
        action: Choice,
        after: Tortuga1667State,
        told: Sequence[Told],
    ) -> None:
        self.steps.append(MatchStep(before, seat, self._news))
        own = before.loyalties[seat].value
        if isinstance(action, Stow) and own != Loyalty.DUTCH:
            self.stowed.append(action.hold.value == own)
        if isinstance(action, Pilfer):
            self.pilfers += 1
            if action.hold.value == own:
                self.given_away.append(self._lost_by(before, seat, action))
        self.hear(told)
        self.public.append((after.loyalties, [one.event for one in told if one.reaches(None)]))

    def ended(self, state: Tortuga1667State) -> None:
        """All was seen."""

    def _lost_by(self, state: Tortuga1667State, seat: Seat, pilfer: Pilfer) -> float:
        """How much less likely to win it made its nation than the best deed that a long search finds."""
        judge = Pirate(GAME, 0, SEARCHING)
        judge.told(self.heard[seat])
        view, legal = GAME.view(state, seat), GAME.legal(state, seat)
        return judge.advise(view, legal, Budget(nodes=self._lines), pilfer).loss

    def beliefs(self) -> tuple[float, ...]:
        """A spectator's, after half of the actions, in what is true then."""
        half = self.public[: max(1, len(self.public) // 2)]
        loyalties = half[-1][0]
        believed = loyalty_beliefs([event for _, events in half for event in events], len(loyalties))
        return tuple(chances[true] for chances, true in zip(believed, loyalties, strict=True))


def tells_of_match(plan: TellsPlan, match: int) -> MatchTells:
    seed, options = plan.seed * 1_000_003 + match, Tortuga1667Options()
    onlooker = _Onlooker(plan.players, plan.lines)
    _, dealt = GAME.setup(options, plan.players, FastChance(seed))
    onlooker.hear(dealt)
    kinds = [find_bot(GAME, plan.bot)] * plan.players
    with seated_bots(GAME, kinds, seed) as bots:
        luck = FastChance(seed)
        play_out(GAME, options, plan.players, luck, bots, watchers=[onlooker])
    readings = {
        reader: readings_of(onlooker.steps, plan.players, seated)
        for reader, seated in readers(plan.bot, options, plan.players).items()
    }
    return MatchTells(
        onlooker.beliefs(),
        tuple(onlooker.stowed),
        onlooker.pilfers,
        tuple(onlooker.given_away),
        readings,
    )


def tells_of(plan: TellsPlan, workers: int = 1) -> Iterator[MatchTells]:
    """Match after match."""
    yield from spread(partial(tells_of_match, plan), range(plan.games), workers)
