"""The last dice, counted through: chances that one can reckon by hand."""

from collections.abc import Callable

import pytest

from tortuga.bots.buccaneers.dicing import ALL_DEEDS
from tortuga.bots.buccaneers.last_dice import Rest, likely_rests, mean_worth, rests
from tortuga.bots.buccaneers.outlook import BOARDING, FLEET, RAID

A, B = 1, 2
ROOM = [5, 5, 5, 4, 4]
NO_RAID = [5, 5, 5, 4, 0]


def expected(dice: list[int], free: list[int], worth: Callable[[Rest], float]) -> float:
    worths = {rest: worth(rest) for rest in rests(dice, free)}
    likely = likely_rests(dice, worths)
    assert sum(likely.values()) == pytest.approx(1)
    return mean_worth(likely, worths)


def raids(rest: Rest) -> int:
    """How many dice lie at the raid."""
    return sum(stake.dice.bit_count() for stake in rest if stake.deed == RAID)


def test_one_die_shows_the_deed_or_a_skull() -> None:
    assert expected([A], ROOM, raids) == pytest.approx(2 / 6)


def test_a_die_that_does_not_fit_is_rolled_again() -> None:
    assert {rest[0].deed for rest in rests([A], NO_RAID)} == set(ALL_DEEDS) - {RAID}
    assert expected([A], NO_RAID, lambda rest: rest[0].deed == FLEET) == pytest.approx(2 / 5)


def test_of_two_dice_one_that_shows_it_is_kept_and_else_one_is_rolled_again() -> None:
    assert expected([A, B], ROOM, lambda rest: raids(rest) > 0) == pytest.approx(5 / 9 + 4 / 9 * 2 / 6)


def test_both_dice_at_once_or_one_after_the_other() -> None:
    assert expected([A, B], ROOM, lambda rest: raids(rest) == 2) == pytest.approx(1 / 9 + 4 / 9 * 2 / 6)
    assert expected([A, B], ROOM, lambda rest: raids(rest) == 2 == len(rest)) == pytest.approx(5 / 9 * 2 / 6)


def test_the_better_die_is_the_one_that_is_rolled_again() -> None:
    """Only die B is worth anything at boarding, so A is kept wherever B does not show it."""

    def boards(rest: Rest) -> bool:
        return any(stake.deed == BOARDING and stake.dice & B for stake in rest)

    assert expected([A, B], ROOM, boards) == pytest.approx(2 / 6 + 4 / 6 * 2 / 6)


def test_no_dice_leave_one_way() -> None:
    assert rests([], ROOM) == [()]
    assert likely_rests([], {(): 0.3}) == {(): 1.0}
