"""Many matches add up to the same, whoever plays them and however they are shared out."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from tests.core import broken_toys, toys
from tests.core.toys import FistsAction, FistsOptions, FistsState
from tortuga.bots import simulation
from tortuga.bots.simulation import Simulation, Totals, play_out, simulate
from tortuga.bots.uniform import UniformBot
from tortuga.core.chance import FastChance
from tortuga.core.game import Told
from tortuga.core.tally import Table
from tortuga.games.turtles.options import TurtlesOptions

TURTLES = Simulation("turtles", TurtlesOptions(), 2, 30, seed=7)


class CountsShows:
    """A tally of fists: who showed how many fingers, and how many matches ended."""

    def __init__(self) -> None:
        self.fingers: Counter[int] = Counter()
        self.matches = 0

    def saw(self, before: Any, seat: int, action: Any, after: Any, events: tuple[Told, ...]) -> None:
        assert before != after
        if isinstance(action, toys.Show):
            self.fingers[action.fingers] += 1

    def ended(self, state: FistsState) -> None:
        assert toys.GAME.outcome(state) is not None
        self.matches += 1

    def add(self, other: "CountsShows") -> None:
        self.fingers += other.fingers
        self.matches += other.matches

    def tables(self) -> tuple[Table, ...]:
        return ()


class CountedFists(toys.Fists):
    def tally(self) -> CountsShows:
        return CountsShows()


@pytest.fixture
def fists(monkeypatch: pytest.MonkeyPatch) -> Simulation:
    monkeypatch.setattr(simulation, "find_game", lambda _: CountedFists())
    return Simulation("fists", FistsOptions(rounds=3), 3, 40, seed=7)


def figures(totals: Totals) -> Totals:
    """All but the time it took."""
    return replace(totals, seconds=0.0)


# The same for the same seed


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_one_worker_and_two_come_to_the_same() -> None:
    one, _ = simulate(TURTLES, workers=1)
    two, _ = simulate(TURTLES, workers=2)
    assert figures(one) == figures(two)
    assert one.games == 30


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_bots_in_one_worker_and_in_two_come_to_the_same() -> None:
    plan = replace(TURTLES, games=4, bots=("greedy", "random"))
    assert figures(simulate(plan, workers=1)[0]) == figures(simulate(plan, workers=2)[0])


def test_the_seed_decides() -> None:
    assert figures(simulate(TURTLES)[0]) == figures(simulate(TURTLES)[0])
    assert figures(simulate(TURTLES)[0]) != figures(simulate(replace(TURTLES, seed=8))[0])


def test_more_matches_begin_with_the_same_ones(fists: Simulation) -> None:
    few, many = simulate(fists)[0], simulate(replace(fists, games=60))[0]
    assert few.wins <= many.wins
    assert few.lengths <= many.lengths


def test_how_the_matches_are_shared_out_does_not_matter(
    fists: Simulation, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_twenty, tally_in_twenty = simulate(fists)
    monkeypatch.setattr(simulation, "MOST_PARTS", 1)
    at_once, tally_at_once = simulate(fists)
    assert figures(in_twenty) == figures(at_once)
    assert isinstance(tally_in_twenty, CountsShows)
    assert isinstance(tally_at_once, CountsShows)
    assert tally_in_twenty.fingers == tally_at_once.fingers


# What is counted


def test_every_match_is_counted_once(fists: Simulation) -> None:
    totals, _ = simulate(fists)
    assert totals.games == 40
    assert totals.reasons == {"points": 40}
    assert totals.truncated == totals.draws == 0
    assert sum(totals.wins.values()) - totals.shared in range(40, 41 + totals.shared)
    assert totals.decisions == sum(length * number for length, number in totals.lengths.items())
    assert min(totals.lengths) >= 3 * 4


def test_a_shared_victory_counts_for_all_who_share_it() -> None:
    state = shared_victory()
    totals = Totals(3)
    totals.count(toys.GAME, state, 5)
    assert totals.wins == {0: 1, 2: 1}
    assert (totals.shared, totals.draws, totals.truncated) == (1, 0, 0)


def shared_victory() -> FistsState:
    state, _ = toys.GAME.setup(FistsOptions(), 3, FastChance(1))
    return replace(state, round=3, points=(5, 1, 5))


def test_progress_tells_every_match(fists: Simulation) -> None:
    seen: list[int] = []
    simulate(fists, progress=seen.append)
    assert sum(seen) == 40
    assert len(seen) > 1


def test_the_games_own_figures_are_added_up(fists: Simulation) -> None:
    _, tally = simulate(fists)
    assert isinstance(tally, CountsShows)
    assert tally.matches == 40
    assert sum(tally.fingers.values()) == 40 * 3 * 3
    assert set(tally.fingers) == {1, 2, 3}


# Truncated


def test_a_truncated_match_is_counted_as_such_and_never_as_a_result() -> None:
    totals, _ = simulate(replace(TURTLES, longest=1))
    assert totals.truncated == totals.games == 30
    assert totals.lengths == {1: 30}
    assert not totals.wins
    assert not totals.reasons
    assert totals.draws == totals.shared == 0


def test_a_match_that_ends_at_the_limit_is_not_truncated() -> None:
    state, length = play_out(toys.GAME, FistsOptions(rounds=1), 2, FastChance(2))
    again, same = play_out(toys.GAME, FistsOptions(rounds=1), 2, FastChance(2), longest=length)
    assert (again, same) == (state, length)
    assert toys.GAME.outcome(again) is not None


def test_a_truncated_match_is_no_ended_one_to_the_tally(fists: Simulation) -> None:
    totals, tally = simulate(replace(fists, longest=2))
    assert isinstance(tally, CountsShows)
    assert tally.matches == 0
    assert totals.truncated == 40


def test_a_game_without_end_is_stopped() -> None:
    state, length = play_out(broken_toys.NeverEnds(), FistsOptions(), 2, FastChance(1), longest=60)
    assert length == 60
    assert toys.GAME.outcome(state) is None


# One match


def test_bots_choose_for_their_own_seats_only() -> None:
    class Watcher(UniformBot):
        def __init__(self, seat: int) -> None:
            super().__init__(toys.GAME, seat)
            self.seat, self.asked = seat, 0

        def choose(self, view: Any, legal: Any, budget: Any) -> Any:
            assert view.seat == self.seat
            assert view.asked is not None
            self.asked += 1
            return super().choose(view, legal, budget)

    bots = [Watcher(seat) for seat in range(3)]
    _, length = play_out(toys.GAME, FistsOptions(), 3, FastChance(3), bots)
    assert sum(bot.asked for bot in bots) == length


def test_without_bots_actions_are_chosen_at_random() -> None:
    ends = {play_out(toys.GAME, FistsOptions(), 3, FastChance(seed))[0] for seed in range(10)}
    assert len(ends) > 5


def test_an_action_is_seen_by_the_tally_with_what_it_changed() -> None:
    seen: list[tuple[FistsState, FistsAction, FistsState]] = []

    class Notes(CountsShows):
        def saw(self, before: Any, seat: int, action: Any, after: Any, events: tuple[Told, ...]) -> None:
            super().saw(before, seat, action, after, events)
            seen.append((before, action, after))

    end, length = play_out(toys.GAME, FistsOptions(), 2, FastChance(5), watchers=(Notes(),))
    assert len(seen) == length
    assert seen[-1][2] == end
    assert all(after == before for (_, _, after), (before, _, _) in pairwise(seen))
