"""Many matches without an audience: as fast as the rules allow, spread over processes, added up."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct, field

from tortuga.bots.bot import Bot, Budget, find_bot, seated_bots, tell
from tortuga.bots.keeping import KeptParts
from tortuga.bots.spreading import spread
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Options
from tortuga.core.registry import find_game
from tortuga.core.tally import Onlooker, Tally
from tortuga.data.folder import MatchTables

if TYPE_CHECKING:
    from tortuga.data.looking_on import Scribe

LONGEST_MATCH = 100_000
"""A simulation stops a match after so many actions as truncated, which is no result of the rules."""
MOST_PARTS, LARGEST_PART = 100, 100
"""A simulation is played in about so many parts, unless they become too large."""
NO_LIMIT = Budget()
RANDOM = "random"
"""What a seat without a bot is called."""


class Simulation(Struct, frozen=True):
    """What to play. `bots` names a bot for each seat, or none for choices at random."""

    game: str
    options: Options
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    longest: int = LONGEST_MATCH

    @property
    def part_size(self) -> int:
        return max(1, min(LARGEST_PART, self.games // MOST_PARTS))

    @property
    def parts(self) -> int:
        return ceil(self.games / self.part_size)

    def matches(self, part: int) -> range:
        """The numbers of the matches of a part."""
        return range(self.games)[part * self.part_size : (part + 1) * self.part_size]


class Totals(Struct):
    """What many matches came to."""

    seats: int
    lengths: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    shared: int = 0
    draws: int = 0
    truncated: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return sum(self.lengths.values())

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    def add(self, other: "Totals") -> None:
        for name in ("lengths", "wins", "reasons"):
            getattr(self, name).update(getattr(other, name))
        self.shared += other.shared
        self.draws += other.draws
        self.truncated += other.truncated

    def count(self, game: AnyGame, state: Any, length: int) -> None:
        self.lengths[length] += 1
        outcome = game.outcome(state)
        if outcome is None:
            self.truncated += 1
            return
        self.reasons[outcome.reason] += 1
        self.wins.update(outcome.winners)
        self.shared += len(outcome.winners) > 1
        self.draws += not outcome.winners


class PartPlayed(NamedTuple):
    """What a part of a simulation came to, and if that was wished for, the matches themselves."""

    number: int
    totals: Totals
    tally: Tally | None
    data: MatchTables | None = None


def simulate(
    plan: Simulation,
    workers: int = 1,
    progress: Callable[[int], None] = lambda _: None,
    *,
    ray: str | None = None,
    kept: KeptParts | None = None,
) -> tuple[Totals, Tally | None]:
    """Play all matches of a simulation, but for the parts that are kept already. The result depends on the
    plan alone, neither on the workers nor on whether it was interrupted."""
    began, game = time.perf_counter(), find_game(plan.game)
    parts = _kept(kept, plan, game) if kept else {}
    for part in parts.values():
        progress(part.totals.games)
    left = [number for number in range(plan.parts) if number not in parts]
    for part in spread(partial(play_part, plan, export=bool(kept and kept.export)), left, workers, ray):
        if kept:
            kept.keep(part.number, (part.totals, part.tally), part.data)
        parts[part.number] = part._replace(data=None)
        progress(part.totals.games)
    totals, tally = Totals(plan.seats), game.tally()
    for number in range(plan.parts):
        totals.add(parts[number].totals)
        if tally is not None:
            tally.add(parts[number].tally)
    totals.seconds = time.perf_counter() - began
    return totals, tally


def _kept(kept: KeptParts, plan: Simulation, game: AnyGame) -> dict[int, PartPlayed]:
    kept.open(plan)
    kinds = Totals, type(game.tally())
    return {number: PartPlayed(number, *figures) for number, figures in kept.finished(kinds)}


def play_part(plan: Simulation, number: int, *, export: bool = False) -> PartPlayed:
    """The matches of one part, one after the other."""
    game = find_game(plan.game)
    totals, tally = Totals(plan.seats), game.tally()
    scribe = _scribe(game) if export else None
    watchers = [watcher for watcher in (tally, scribe) if watcher is not None]
    kinds = [find_bot(game, name) for name in plan.bots]
    names = plan.bots or (RANDOM,) * plan.seats
    for match in plan.matches(number):
        seed = plan.seed * 1_000_003 + match
        chance = FastChance(seed)
        if scribe is not None:
            scribe.writer.begin(match, game, plan.options, plan.seats, seed=seed, bots=names)
        with seated_bots(game, kinds, seed) as bots:
            state, length = play_out(
                game, plan.options, plan.seats, chance, bots, watchers=watchers, longest=plan.longest
            )
        totals.count(game, state, length)
    return PartPlayed(number, totals, tally, scribe.writer.part() if scribe else None)


def _scribe(game: AnyGame) -> "Scribe":
    from tortuga.data.looking_on import Scribe  # needs pyarrow

    return Scribe(game)


def play_out(
    game: AnyGame,
    options: Options,
    seats: int,
    chance: FastChance,
    bots: Sequence[Bot] = (),
    *,
    budget: Budget = NO_LIMIT,
    longest: int = LONGEST_MATCH,
    watchers: Sequence[Onlooker] = (),
) -> tuple[Any, int]:
    """One match to its end (or the limit): the last state and the number of actions."""
    state, told = game.setup(options, seats, chance)
    tell(bots, told)
    length = 0
    while length < longest and (to_act := game.to_act(state)):
        seat = to_act[0]
        legal = game.legal(state, seat)
        action = bots[seat].choose(game.view(state, seat), legal, budget) if bots else chance.pick(legal)
        before = state
        state, told = game.apply(state, seat, action, chance)
        tell(bots, told)
        length += 1
        for watcher in watchers:
            watcher.saw(before, seat, action, state, told)
    if watchers and game.outcome(state) is not None:
        for watcher in watchers:
            watcher.ended(state)
    return state, length
