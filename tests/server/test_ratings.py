"""What matches make of ratings, and what nobody can make of them (docs/ratings.md)."""

import asyncio
import time
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.server.leagues import DAY, over, rank_correlation, rated_league
from tests.server.memory_store import MemoryStore
from tortuga.server.rating.judging import (
    Ladder,
    Unrated,
    bot_skill,
    judged,
    ladder_of,
    too_often,
    why_unrated,
)
from tortuga.server.rating.rater import LATE, Rater
from tortuga.server.rating.skills import PROVISIONAL, rated, shown
from tortuga.server.store import FORGOTTEN, NAMELESS, RatedRow, ResultRow, ResultSeat, Skill, Store

pytestmark = pytest.mark.anyio
NEW = Skill()
GONE = ResultSeat("gone", "gone", None, gone=True)
HELPED = ResultSeat("helped", "helped", None, helped=True)
BOT = ResultSeat(None, "Bonny", "easy")


# One match


def test_winners_rise_and_losers_fall_by_the_same() -> None:
    ((winner,), (loser,)) = rated([[NEW], [NEW]], [0, 1])
    assert winner.mu - 25 == pytest.approx(25 - loser.mu)
    assert winner.mu > 25
    assert winner.sigma < NEW.sigma


def test_a_draw_brings_the_two_nearer_and_equals_nothing() -> None:
    ((one,), (other,)) = rated([[NEW], [NEW]], [0, 0])
    assert (one.mu, other.mu) == pytest.approx((25, 25))
    ((strong,), (weak,)) = rated([[Skill(30, 3)], [Skill(20, 3)]], [0, 0])
    assert strong.mu < 30
    assert weak.mu > 20


def test_of_four_each_place_counts_and_equal_places_are_draws() -> None:
    result = over(
        "t", ["a", "b", "c", "d"], [2], points=(30, 10, 30, 10)
    )  # c won the tie for the first place
    after = judged(result, [NEW] * 4)
    assert after[2].mu > after[0].mu > after[1].mu
    assert after[1].mu == pytest.approx(after[3].mu)


def test_a_lone_side_that_loses_falls() -> None:
    """OpenSkill by itself adds up the members of a team, and would have it rise."""
    result = over("t", "abcde", [0, 1], sides=(0, 0, 1, 1, 2))
    after = judged(result, [NEW] * 5)
    assert after[4].mu < 25
    assert after[2].mu < 25 < after[0].mu
    assert sum(skill.mu for skill in after.values()) / 5 == pytest.approx(25, abs=0.5)


def test_whoever_is_well_known_moves_less_with_their_side() -> None:
    result = over("t", "abcd", [0, 1], sides=(0, 0, 1, 1))
    after = judged(result, [Skill(25, 2), Skill(25, 8), NEW, NEW])
    assert after[1].mu - 25 == pytest.approx((after[0].mu - 25) * 16)
    assert after[0].sigma < 2
    assert after[1].sigma < 8


def test_a_number_is_provisional_while_little_is_known() -> None:
    assert shown(NEW, 0).provisional
    assert (shown(NEW, 0).value, shown(NEW, 0).give_or_take) == (1500, 1000)
    assert not shown(Skill(30, PROVISIONAL - 0.1), 20).provisional


# Leaving


def test_leaving_is_a_loss_even_where_the_bot_has_won() -> None:
    after = judged(over("t", [GONE, "b"], [0]), [NEW, NEW])
    assert after[0].mu < 25
    assert 1 not in after, "there was nobody left to be compared with"


def test_those_who_stay_are_rated_among_themselves() -> None:
    result = over("t", ["a", GONE, "c"], [1], points=(20, 40, 10))
    after = judged(result, [NEW] * 3)
    without = judged(over("t", ["a", "c"], [0], points=(20, 10)), [NEW] * 2)
    assert (after[0], after[2]) == (without[0], without[1])
    assert after[1].mu < 25


def test_leaving_a_side_that_wins_is_a_loss() -> None:
    result = over("t", [GONE, "b", "c", "d"], [0, 1], sides=(0, 0, 1, 1))
    after = judged(result, [NEW] * 4)
    assert after[0].mu < 25 < after[1].mu


@pytest.mark.parametrize("strong", [Skill(5, 8), Skill(25, 3), Skill(45, 1)])
@pytest.mark.parametrize("winners", [[0], [1], []])
def test_leaving_never_raises_anything(strong: Skill, winners: list[int]) -> None:
    after = judged(over("t", [GONE, "b", "c"], winners, points=(1, 1, 0)), [strong, NEW, NEW])
    assert after[0].mu <= strong.mu


@pytest.mark.parametrize(("winners", "change"), [([0], 0), ([], 0), ([1], -1)])
def test_what_a_bot_has_helped_with_is_no_win_but_a_loss_stays_one(winners: list[int], change: int) -> None:
    after = judged(over("t", [HELPED, "b"], winners), [NEW, NEW])
    assert (after[0].mu < 25) == (change < 0) if 0 in after else change == 0
    assert 1 not in after


# What does not count


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (over("t", "ab", [0]), None),
        (over("t", "ab", [0], taken_back=True), Unrated.TAKEN_BACK),
        (over("t", ["a", BOT], [0], hinted=True), Unrated.HINTED),
        (over("t", "ab", [0], household=True), Unrated.HOUSEHOLD),
        (over("t", [BOT, BOT], [0]), Unrated.ALONE),
        (over("t", "ab", [0, 1], sides=(1, 1)), Unrated.ALONE),
    ],
)
def test_what_does_not_count(result: ResultRow, why: Unrated | None) -> None:
    assert why_unrated(result) == why


def test_bots_are_a_ladder_of_their_own_and_worth_what_they_always_are() -> None:
    result = over("t", ["a", BOT], [0])
    assert ladder_of(result) is Ladder.BOTS
    assert ladder_of(over("t", "ab", [0])) is Ladder.PEOPLE
    assert set(judged(result, [NEW, bot_skill(20)])) == {0}


def test_the_same_two_count_three_times_a_day_and_twenty_times_a_month() -> None:
    hour = DAY / 24
    assert not too_often(10 * hour, [7 * hour, 8 * hour])
    assert too_often(10 * hour, [7 * hour, 8 * hour, 9 * hour])
    assert not too_often(40 * hour, [7 * hour, 8 * hour, 9 * hour]), "a day later they count again"
    month = [day * DAY for day in range(20)]
    assert too_often(20 * DAY, month)
    assert not too_often(20 * DAY, month[1:])
    assert not too_often(31 * DAY, month)


# One after the other


async def rate(store: Store, *results: ResultRow) -> None:
    for result in results:
        await store.add_result(result)
    await Rater(store, time.time).catch_up()


async def number_of(store: Store, guest: str, ladder: Ladder = Ladder.PEOPLE, game: str = "turtles") -> float:
    found = await store.ratings_among([guest], game, ladder)
    return found[guest].skill.mu if found else NEW.mu


async def test_each_ladder_and_game_has_its_own_rating() -> None:
    store = MemoryStore()
    await rate(
        store, over("1", "ab", [0]), over("2", ["a", BOT], [0]), over("3", "ab", [1], game="buccaneers")
    )
    assert {(of.game, of.ladder, of.matches) for of in await store.ratings_of("a")} == {
        ("turtles", "people", 1),
        ("turtles", "bots", 1),
        ("buccaneers", "people", 1),
    }
    assert await number_of(store, "a", game="buccaneers") < 25 < await number_of(store, "a")


async def test_a_pair_that_plays_all_day_gains_no_more_than_three_matches_give() -> None:
    few, many = MemoryStore(), MemoryStore()
    await rate(few, *(over(f"{number}", "ab", [0], ended=number) for number in range(3)))
    await rate(many, *(over(f"{number}", "ab", [0], ended=number) for number in range(60)))
    assert await number_of(many, "a") == await number_of(few, "a")
    assert (await many.rated(["59"]))["59"].why == Unrated.TOO_OFTEN


async def test_a_friend_who_always_loses_is_worth_less_each_time() -> None:
    """Three a day for a year: after a month there is little more to be had."""
    store = MemoryStore()
    await rate(store, *(over(f"{day}", "ab", [0], ended=day * DAY) for day in range(60)))
    month = (await store.rated(["29"]))["29"].before[0].mu
    assert await number_of(store, "a") - month < month - 25


async def test_matches_are_rated_once_however_often_one_looks() -> None:
    store = MemoryStore()
    await rate(store, over("1", "ab", [0]))
    once = await store.ratings_of("a")
    await Rater(store, time.time).catch_up()
    assert await store.ratings_of("a") == once


async def test_whoever_found_nothing_to_rate_is_told_so_and_lets_others_go_first() -> None:
    store = MemoryStore(shared=True)
    await store.add_result(over("1", "ab", [0]))
    assert await Rater(store, time.time).catch_up()
    assert not await Rater(store, time.time).catch_up()


async def test_old_results_are_not_looked_through_each_time_but_now_and_then() -> None:
    store, now = MemoryStore(), [10 * DAY]
    rater = Rater(store, lambda: now[0])
    await rater.catch_up()
    await store.add_result(over("lately", "ab", [0], ended=now[0] - LATE / 2))
    await store.add_result(over("long ago", "ab", [0], ended=now[0] - 2 * LATE))
    await rater.catch_up()
    assert [one.table for one in await store.unrated(9)] == ["long ago"]
    now[0] += LATE
    await rater.catch_up()
    assert await store.unrated(9) == []


async def test_two_houses_rate_each_match_once() -> None:
    store = MemoryStore(shared=True)
    for number in range(30):
        await store.add_result(over(f"{number:02}", "ab" if number % 2 else "cd", [0], ended=number * DAY))
    await asyncio.gather(*(Rater(store, time.time).catch_up() for _ in range(3)))
    rows = await store.rated([f"{number:02}" for number in range(30)])
    assert sorted(row.number for row in rows.values()) == list(range(1, 31))


# Leagues


@pytest.mark.parametrize(
    ("kind", "people", "matches", "least"),
    [("two", 12, 400, 0.9), ("four", 12, 200, 0.9), ("loyalties", 12, 500, 0.85)],
)
async def test_known_strengths_are_found_again(kind: str, people: int, matches: int, least: float) -> None:
    for seed in range(3):
        strengths, store = await rated_league(kind, people, matches, seed)
        found = {who: await number_of(store, who, game=kind) for who in strengths}
        assert rank_correlation(strengths, found) >= least
        rows = await store.ratings_among(list(strengths), kind, Ladder.PEOPLE)
        assert not any(shown(row.skill, row.matches).provisional for row in rows.values())


async def test_what_was_rated_can_be_worked_out_again_even_where_somebody_is_forgotten() -> None:
    strengths, store = await rated_league("loyalties", 8, 60, 1)
    before = {who: await store.ratings_of(who) for who in strengths}
    await store.forget("p03")
    again = await worked_out(store, [f"loyalties {number}" for number in range(60)])
    for who in set(strengths) - {"p03"}:
        assert again[who] == before[who][0].skill


async def worked_out(store: Store, tables: Sequence[str]) -> dict[str, Skill]:
    """All ratings, from the results by their numbers. Of whoever is forgotten, what was known."""
    skills: dict[str, Skill] = {}
    rows: list[RatedRow] = sorted((await store.rated(tables)).values(), key=lambda row: row.number)
    for row in rows:
        result = await store.result(row.table)
        assert result is not None
        prior = [
            skills.get(of.holder or "", known) if of.person else known
            for of, known in zip(result.seats, row.before, strict=True)
        ]
        assert prior == list(row.before)
        after = {} if row.why else judged(result, prior)
        assert after == {seat: skill for seat, skill in enumerate(row.after) if skill}
        skills |= {
            person: after[seat]
            for seat, of in enumerate(result.seats)
            if seat in after and (person := of.person)
        }
    return skills


def test_a_forgotten_seat_keeps_what_was_known_of_it() -> None:
    result = over("t", [GONE, "b"], [0]).without("gone")
    assert result.seats[0] == replace(GONE, holder=FORGOTTEN, name=NAMELESS)
    assert result.seats[0].person is None
