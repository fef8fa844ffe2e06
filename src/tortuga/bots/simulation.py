"""Many matches without an audience: as fast as the rules allow, spread over processes, added up."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from msgspec import Struct, field

from tortuga.bots.bot import Bot, Budget, find_bot, seated_bots, tell
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Options
from tortuga.core.registry import find_game
from tortuga.core.tally import Tally

LONGEST_MATCH = 100_000
"""A simulation stops a match after so many actions as truncated, which is no result of the rules."""
CHUNKS_PER_WORKER = 20
NO_LIMIT = Budget()


class Simulation(Struct, frozen=True):
    """What to play. `bots` names a bot for each seat, or none for choices at random."""

    game: str
    options: Options
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    longest: int = LONGEST_MATCH


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


def simulate(
    plan: Simulation, workers: int = 1, progress: Callable[[int], None] = lambda _: None
) -> tuple[Totals, Tally | None]:
    """Play all matches of a simulation. The result depends on the seed alone, not on the workers."""
    game = find_game(plan.game)
    totals, tally = Totals(plan.seats), game.tally()
    began = time.perf_counter()
    for part, part_tally in _parts(plan, workers):
        totals.add(part)
        if tally is not None:
            tally.add(part_tally)
        progress(part.games)
    totals.seconds = time.perf_counter() - began
    return totals, tally


def _parts(plan: Simulation, workers: int) -> Iterator[tuple[Totals, Tally | None]]:
    size = max(1, plan.games // (workers * CHUNKS_PER_WORKER))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    if workers == 1:
        yield from (_play_chunk(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_play_chunk, [plan] * len(chunks), chunks)


def _play_chunk(plan: Simulation, numbers: range) -> tuple[Totals, Tally | None]:
    game = find_game(plan.game)
    totals, tally = Totals(plan.seats), game.tally()
    kinds = [find_bot(game, name) for name in plan.bots]
    for number in numbers:
        seed = plan.seed * 1_000_003 + number
        with seated_bots(game, kinds, seed) as bots:
            state, length = play_out(
                game, plan.options, plan.seats, FastChance(seed), bots, tally=tally, longest=plan.longest
            )
        totals.count(game, state, length)
    return totals, tally


def play_out(
    game: AnyGame,
    options: Options,
    seats: int,
    chance: FastChance,
    bots: Sequence[Bot] = (),
    *,
    budget: Budget = NO_LIMIT,
    longest: int = LONGEST_MATCH,
    tally: Tally | None = None,
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
        if tally is not None:
            tally.saw(before, seat, action, state, told)
    if tally is not None and game.outcome(state) is not None:
        tally.ended(state)
    return state, length
