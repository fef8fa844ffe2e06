"""Clocks follow what everyone can see."""

import pytest

from tortuga.server.clocks import TableClock
from tortuga.server.store import ClockKind, ClockSettings
from tortuga.server.wire import SeatClock

DECISION = ClockSettings(ClockKind.DECISION, seconds=30)
BANK = ClockSettings(ClockKind.BANK, seconds=20, bank=100, increment=5)


def clock(settings: ClockSettings, *awaited: int, seats: int = 2) -> TableClock:
    made = TableClock(settings, seats)
    made.wind(0.0)
    made.begin_wait(awaited, 0.0, 0.0)
    return made


def face(made: TableClock, now: float) -> list[tuple[int, float, bool]]:
    shown = made.face(now)
    assert shown is not None
    return [(seat.seat, seat.left, seat.running) for seat in shown.seats]


def test_without_a_clock_nothing_runs_out() -> None:
    made = clock(ClockSettings(), 0)
    assert made.left(1000.0) is None
    assert made.overdue(1000.0) == ()
    assert made.face(0.0) is None


def test_a_decision_has_its_time() -> None:
    made = clock(DECISION, 0)
    assert made.left(10.0) == 20.0
    assert made.overdue(29.9) == ()
    assert made.overdue(30.0) == (0,)
    assert face(made, 12.34) == [(0, 17.7, True)]


def test_every_wait_has_its_own_time() -> None:
    made = clock(DECISION, 0)
    made.begin_wait((1,), 25.0, 25.0)
    assert made.left(30.0) == 25.0
    assert face(made, 30.0) == [(1, 25.0, True)]


def test_several_who_are_asked_at_once_have_the_same_time() -> None:
    made = clock(DECISION, 0, 1)
    assert made.overdue(30.0) == (0, 1)
    assert face(made, 10.0) == [(0, 20.0, True), (1, 20.0, True)]


def test_a_bank_is_charged_while_its_owner_alone_is_awaited() -> None:
    made = clock(BANK, 0)
    assert made.left(40.0) == 60.0
    assert face(made, 40.0) == [(0, 60.0, True), (1, 100, False)]
    made.begin_wait((1,), 40.0, 40.0)
    assert face(made, 50.0) == [(0, 65.0, False), (1, 90.0, True)]
    made.begin_wait((0,), 10.0, 50.0)
    assert made.overdue(50.0 + 65.0) == (0,)


def test_no_bank_is_charged_while_several_are_awaited() -> None:
    made = clock(BANK, 0, 1)
    assert made.left(5.0) == 15.0
    made.begin_wait((1,), 18.0, 18.0)
    assert face(made, 18.0) == [(0, 100, False), (1, 100, True)]


def test_an_empty_bank_is_overdue_at_once() -> None:
    made = clock(BANK, 0)
    made.begin_wait((0,), 300.0, 300.0)
    assert made.left(300.0) == 5.0
    made.begin_wait((0,), 5.0, 305.0)
    assert made.left(305.0) == 5.0


def test_time_stands_still_while_nobody_is_there() -> None:
    made = clock(DECISION, 0)
    made.stop(10.0)
    assert made.left(1000.0) is None
    assert made.overdue(1000.0) == ()
    assert face(made, 1000.0) == [(0, 20.0, False)]
    made.wind(1000.0)
    assert made.left(1005.0) == 15.0


def test_restoring_goes_on_where_it_was() -> None:
    made = TableClock(DECISION, 2)
    made.begin_wait((0, 1), 0.0, 500.0)
    made.begin_wait((1,), 12.0, 500.0, same=(1,))
    made.wind(500.0)
    assert made.left(503.0) == 15.0


def test_a_finished_match_has_no_clock_running() -> None:
    made = clock(BANK, 0)
    made.begin_wait((), 10.0, 10.0)
    assert made.left(20.0) is None
    assert [running for _, _, running in face(made, 20.0)] == [False, False]


@pytest.mark.parametrize("settings", [DECISION, BANK])
def test_what_others_answer_changes_nobody_elses_time(settings: ClockSettings) -> None:
    """All are asked at once, and one after the other is seen to be ready."""
    made = clock(settings, 0, 1, 2, seats=3)
    alone = clock(settings, 0, 1, 2, seats=3)
    made.begin_wait((1, 2), 5.0, 5.0, same=(1, 2))
    made.begin_wait((2,), 8.0, 13.0, same=(0, 1, 2))
    assert made.left(13.0) == alone.left(13.0) == settings.seconds - 13
    assert made.overdue(settings.seconds) == (2,)
    assert made.overdue(settings.seconds - 0.1) == ()
    assert face(made, 15.0)[-1] == face(alone, 15.0)[-1] == (2, settings.seconds - 15, True)


def test_a_round_that_began_for_several_is_on_nobodys_bank() -> None:
    """Not even on that of the last one to choose."""
    made = clock(BANK, 0, 1)
    made.begin_wait((1,), 3.0, 3.0, same=(1,))
    made.begin_wait((0,), 15.0, 18.0)
    assert face(made, 18.0) == [(0, 100, True), (1, 100, False)]


def test_who_is_asked_later_has_the_whole_time_and_takes_none_from_others() -> None:
    made = clock(DECISION, 0)
    made.begin_wait((0, 1), 10.0, 10.0, same=(0,))
    assert face(made, 15.0) == [(0, 15.0, True), (1, 25.0, True)]
    assert made.overdue(30.0) == (0,)
    assert made.left(30.0, (1,)) == 10.0
    assert made.overdue(40.0) == (0, 1)


def test_a_wait_that_a_bank_pays_for_is_paid_by_it_to_the_end() -> None:
    made = clock(BANK, 0)
    made.begin_wait((0, 1), 10.0, 10.0, same=(0,))
    assert face(made, 15.0) == [(0, 85.0, True), (1, 15.0, True)]
    made.begin_wait((1,), 20.0, 30.0, same=(1,))
    assert face(made, 30.0) == [(0, 75.0, False), (1, 0.0, True)]


def test_whoever_answers_and_is_asked_again_gets_new_time() -> None:
    made = clock(DECISION, 0, 1)
    made.begin_wait((0, 1), 20.0, 20.0, same=(1,))
    assert face(made, 20.0) == [(0, 30.0, True), (1, 10.0, True)]


def test_taking_back_costs_nobody_anything_and_earns_nothing() -> None:
    made = clock(BANK, 0)
    made.begin_again((1,), 40.0)
    assert face(made, 40.0) == [(0, 100, False), (1, 100, True)]


@pytest.mark.parametrize("seats", [2, 9])
def test_what_is_shown_is_rounded(seats: int) -> None:
    shown = clock(DECISION, *range(seats), seats=seats).face(1.23456)
    assert shown is not None
    assert shown.seats == tuple(SeatClock(seat, 28.8, True) for seat in range(seats))
