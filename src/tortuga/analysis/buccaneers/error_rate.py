"""How much of the chance to win a player loses with each choice: by long rollouts, as backgammon measures it.

The choice is compared with those that the master finds best. Which of them is the best is told by one half
of the worlds, and how much better it is by the other, and the other way round: so luck is not taken for a
mistake. What is not clearly better is no mistake, so small ones are missed. Single losses may come out below
nothing; their mean is what counts.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from msgspec import Struct

from tortuga.analysis.buccaneers.rollouts import ROUNDS, Values, likeliest, values
from tortuga.bots.bot import Budget, find_bot, seated_bots
from tortuga.bots.plot import INK, SAND
from tortuga.bots.simulation import play_out
from tortuga.bots.spreading import spread
from tortuga.core.chance import FastChance
from tortuga.core.game import Seat, Told
from tortuga.core.match import AnyMatch
from tortuga.core.notation import Choice
from tortuga.games.buccaneers.game import GAME
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.state import BuccaneersState
from tortuga.games.buccaneers.view import BuccaneersView

WORLDS = 32
COMPARED = 5
"""So many of the choices that look best are played out, and the one that was made."""
OF_A_MATCH = 10
"""So many choices of a match are looked at: more of the same match tell less."""
SURE = 1.5
"""How many standard errors better a choice must be to be taken for the best."""
PER_CENT = 100
BLUNDER = 0.05
"""Who loses so much of the chance to win has made a mistake to speak of."""


class RolloutCare(Struct, frozen=True):
    """How carefully choices are looked at."""

    worlds: int = WORLDS
    rounds: int = ROUNDS


class ChoiceMade(Struct, frozen=True):
    """What somebody saw, could do and did."""

    view: BuccaneersView
    legal: Sequence[Choice]
    done: Any


class SelfPlay(Struct, frozen=True):
    """Matches of a bot against itself."""

    bot: str
    players: int
    seed: int
    choices: int
    care: RolloutCare = RolloutCare()

    @property
    def matches(self) -> range:
        return range(-(-self.choices // OF_A_MATCH))


class ErrorRate(Struct, frozen=True):
    """What came of it."""

    who: str
    losses: tuple[float, ...]
    """Of the chance to win, of each choice."""

    @property
    def mean(self) -> float:
        return fmean(self.losses)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return stdev(self.losses) / sqrt(len(self.losses)) if len(self.losses) > 1 else 0.0

    @property
    def blunders(self) -> float:
        """The part of the choices that lost much."""
        return fmean(loss >= BLUNDER for loss in self.losses)


def loss_of(decision: ChoiceMade, care: RolloutCare, seed: str) -> float:
    """How much less likely to win it made its seat than the best would have."""
    best = likeliest(decision.view, decision.legal)[:COMPARED]
    tried = [decision.done, *(action for action in best if action != decision.done)]
    return lost(values(decision.view, tried, care.worlds, care.rounds, seed))


def lost(worths: Values) -> float:
    """By the first choice beside the best of all; the worlds are halved to find it and to measure it."""
    half = worths.shape[1] // 2
    gains = worths - worths[0]
    halves = gains[:, :half], gains[:, half : 2 * half]
    return fmean(float(measured[_better(finding)].mean()) for finding, measured in (halves, halves[::-1]))


def _better(gains: Values) -> int:
    """Which choice is better than the first by more than luck alone may bring about; the first if none is."""
    best = int(gains.mean(1).argmax())
    luck = gains[best].std() / sqrt(gains.shape[1])
    return best if gains[best].mean() > SURE * luck else 0


# Bots


class _Choices:
    """Looks on at a match, and notes what there was to choose."""

    def __init__(self) -> None:
        self.seen: list[ChoiceMade] = []

    def saw(
        self,
        before: BuccaneersState,
        seat: Seat,
        action: Choice,
        after: BuccaneersState,
        told: Sequence[Told],
    ) -> None:
        legal = GAME.legal(before, seat)
        if len(legal) > 1:
            self.seen.append(ChoiceMade(GAME.view(before, seat), legal, action))

    def ended(self, state: BuccaneersState) -> None:
        """All was seen."""


def losses_of_match(plan: SelfPlay, match: int) -> list[float]:
    """Of some choices of one match."""
    seed = plan.seed * 1_000_003 + match
    kinds, choices = [find_bot(GAME, plan.bot)] * plan.players, _Choices()
    with seated_bots(GAME, kinds, seed) as bots:
        play_out(
            GAME,
            BuccaneersOptions(),
            plan.players,
            FastChance(seed),
            bots,
            budget=Budget(),
            watchers=[choices],
        )
    some = FastChance(f"choices {seed}").shuffled(choices.seen)[:OF_A_MATCH]
    return [loss_of(decision, plan.care, f"{seed} {number}") for number, decision in enumerate(some)]


def bot_losses(plan: SelfPlay, workers: int = 1) -> Iterator[list[float]]:
    """Match after match."""
    yield from spread(partial(losses_of_match, plan), plan.matches, workers)


# People


def choices_of(match: AnyMatch) -> Iterator[tuple[Seat, ChoiceMade]]:
    """Every choice of a match that is over."""
    timeline = match.timeline
    for at, entry in enumerate(match.entries):
        legal = timeline.legal(at, entry.seat)
        if len(legal) > 1:
            yield entry.seat, ChoiceMade(timeline.view(at, entry.seat), legal, entry.action)


# Pictures


def plot_rates(rates: Sequence[ErrorRate], path: Path) -> None:
    """What is lost with a choice, with twice the standard error; PNG, SVG or PDF by the file's ending."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 1.2 + 0.45 * len(rates)), layout="constrained")
    bars = figure.subplots()
    names, lost = [rate.who for rate in rates], [PER_CENT * rate.mean for rate in rates]
    bars.barh(
        names, lost, xerr=[2 * PER_CENT * rate.error for rate in rates], color=SAND, ecolor=INK, capsize=4
    )
    bars.invert_yaxis()
    bars.set_xlabel("% of the chance to win lost with a choice")
    figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
