"""A deadline: how long to think, how long to wait, and both on one clock."""

import pytest

from tortuga.bots import deadline
from tortuga.bots.deadline import Deadline


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """`clock[0]` is now."""
    now = [100.0]
    monkeypatch.setattr(deadline, "monotonic", lambda: now[0])
    return now


def test_time_runs_for_those_who_think_and_those_who_wait(clock: list[float]) -> None:
    until = Deadline.after(seconds=2, grace=5)
    assert (until.to_think, until.to_wait) == (2, 7)
    clock[0] += 1.5
    assert (until.to_think, until.to_wait) == (0.5, 5.5)


def test_nobody_has_less_than_no_time(clock: list[float]) -> None:
    until = Deadline.after(seconds=2, grace=5)
    clock[0] += 60
    assert (until.to_think, until.to_wait) == (0, 0)


def test_what_is_no_thinking_puts_it_off(clock: list[float]) -> None:
    until = Deadline.after(seconds=2, grace=5)
    clock[0] += 3
    assert (until.put_off(3).to_think, until.put_off(3).to_wait) == (2, 7)
