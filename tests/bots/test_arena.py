"""Contests: fair seatings, paired luck, results that depend on the contest alone, and ratings."""

import shlex
import sys
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from tests.core import toys
from tortuga.bots.arena import OtherContest, load_report, report_of, run_contest, save_report
from tortuga.bots.bot import Bot, BotKind, Budget, seated_bots
from tortuga.bots.contest import Contest, Result, all_seatings, deal_size, fixture_at, play_fixture
from tortuga.bots.plot import plot_report
from tortuga.bots.ratings import standings, wilson
from tortuga.bots.uniform import UniformBot
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame
from tortuga.core.registry import find_game, game_ids

EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"
CONTEST = Contest("turtles", {}, ("greedy", "random"), seats=2, games=8, seed=3)


def won_by(bot: int, index: int = 0) -> Result:
    return Result(index, (1, 1), (1.0, 0.0) if bot == 0 else (0.0, 1.0), 10, "goal")


@pytest.mark.parametrize(
    ("bots", "units", "number"), [(2, 2, 2), (2, 4, 6), (2, 3, 6), (3, 3, 6), (4, 4, 24), (3, 2, 6)]
)
def test_every_way_to_seat_the_bots_evenly(bots: int, units: int, number: int) -> None:
    seatings = all_seatings(bots, units)
    assert len(seatings) == len(set(seatings)) == number
    for bot in range(bots):
        assert sum(seating.count(bot) for seating in seatings) * bots == number * units


def test_all_seatings_have_the_same_luck_before_the_next() -> None:
    planned = [fixture_at(CONTEST, 2, index) for index in range(CONTEST.games)]
    assert [fixture.seating for fixture in planned[:4]] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert planned[0].seed == planned[1].seed != planned[2].seed == planned[3].seed


@pytest.mark.parametrize(("units", "number"), [(2, 1), (3, 3), (4, 3)])
def test_in_pairs_two_bots_exchange_their_seats_and_every_deal_has_other_luck(
    units: int, number: int
) -> None:
    contest = msgspec.structs.replace(CONTEST, paired=True)
    planned = [fixture_at(contest, units, index) for index in range(4 * number)]
    for one, other in zip(planned[::2], planned[1::2], strict=True):
        assert one.seed == other.seed
        assert tuple(1 - bot for bot in one.seating) == other.seating
    assert len({fixture.seed for fixture in planned}) == 2 * number
    assert {fixture.seating for fixture in planned[: 2 * number]} == set(all_seatings(2, units))


@pytest.mark.parametrize("paired", [False, True])
def test_where_two_nations_are_rivals_no_bot_plays_both(paired: bool) -> None:
    contest = Contest("tortuga1667", {}, ("greedy", "random"), 5, 8, 3, paired=paired, apart=True)
    british, french, dutch = zip(*(fixture_at(contest, 3, index).seating for index in range(8)), strict=True)
    assert all(one != other for one, other in zip(british, french, strict=True))
    assert sum(british) == sum(french) == sum(dutch) == 4
    assert deal_size(contest) == (2 if paired else 4)


def test_a_contest_gives_the_same_results_with_any_number_of_workers() -> None:
    assert run_contest(CONTEST, workers=2).results == run_contest(CONTEST).results


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run_contest(CONTEST)
    file = tmp_path / "arena.json"
    save_report(file, report_of(CONTEST, whole.results[:3]))
    played: list[int] = []
    report = run_contest(
        CONTEST, load_report(file, CONTEST), progress=lambda result: played.append(result.index)
    )
    assert played == [3, 4, 5, 6, 7]
    assert report == whole


@pytest.mark.parametrize("game", game_ids())
def test_a_contest_with_all_its_options_is_known_again(tmp_path: Path, game: str) -> None:
    options = msgspec.to_builtins(find_game(game).options_type())
    contest = Contest(game, options, ("random", "random"), seats=find_game(game).seats[0], games=2, seed=1)
    file = tmp_path / "arena.json"
    save_report(file, report_of(contest, (won_by(0),)))
    assert load_report(file, contest) == (won_by(0),)


def test_a_file_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    save_report(file, report_of(CONTEST, ()))
    with pytest.raises(OtherContest, match="another contest"):
        load_report(file, Contest("turtles", {}, ("greedy", "random"), seats=2, games=8, seed=4))


def test_the_better_bot_has_the_larger_share_and_elo() -> None:
    greedy, random = run_contest(CONTEST).standings
    assert greedy.share > random.share
    assert greedy.elo > random.elo
    assert greedy.fair == random.fair == 0.5


def test_a_match_that_is_stopped_gives_nobody_credit() -> None:
    stopped = Contest("turtles", {}, ("random", "random"), seats=2, games=1, seed=1, longest=1)
    assert play_fixture(stopped, 0).credit == (0.0, 0.0)


def test_a_bot_that_forfeits_loses_even_where_its_random_moves_win() -> None:
    absent = Contest(
        "turtles",
        {},
        ("process:no-such-program-anywhere", "random"),
        seats=2,
        games=6,
        seed=1,
        budget=Budget(0.0),
    )
    report = run_contest(absent)
    assert report.standings[0].credit == 0
    assert report.standings[1].credit == 6
    assert all(result.faults for result in report.results)


def test_a_bot_that_plays_to_the_end_has_forfeited_nothing() -> None:
    first = f"process:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    honest = Contest("turtles", {}, (first, "random"), seats=2, games=8, seed=1, budget=Budget(seconds=20))
    report = run_contest(honest)
    assert report.standings[0].credit > 0
    assert not any(result.faults for result in report.results)


def test_no_bot_shares_its_luck_with_the_match_or_another_bot() -> None:
    seeds: list[int] = []

    def make(game: AnyGame, seed: int) -> Bot:
        seeds.append(seed)
        return UniformBot(game, seed)

    with seated_bots(toys.GAME, [BotKind("noting", None, make, 0)] * 4, seed=0):
        streams = [[FastChance(seed).below(1000) for _ in range(5)] for seed in (0, *seeds)]
    assert all(one != other for one, other in combinations(streams, 2))


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_elo_of_three_wins_in_four() -> None:
    results = [won_by(0 if index % 4 else 1, index) for index in range(400)]
    better, worse = standings(("a", "b"), results)
    assert better.elo - worse.elo == pytest.approx(190.8, abs=3)
    assert better.elo_range[0] < better.elo < better.elo_range[1]


def test_a_contest_can_be_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    plot_report(run_contest(CONTEST), picture)
    assert picture.read_text("utf-8").lstrip().startswith("<?xml")
