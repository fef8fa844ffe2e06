"""Regret matching: mixes that answer each other come to what nobody can read."""

import numpy as np
import pytest

from tortuga.bots.buccaneers.regrets import Mix, drawn_from
from tortuga.core.chance import FastChance

HIDES = np.array([[2.0, -1.0], [-1.0, 1.0]])
"""What one wins from the other: two for the first coin guessed, one for the second, and loses one else."""
MORE_OFTEN_NOT = [0.4, 0.6]


def test_two_mixes_that_answer_each_other_come_to_an_equilibrium() -> None:
    one, other = Mix(np.array([0.9, 0.1])), Mix(np.array([0.8, 0.2]))
    for _ in range(5000):
        gains, losses = HIDES @ other.now, -one.now @ HIDES
        one.learn(gains[None])
        other.learn(losses[None])
    assert one.average.tolist() == pytest.approx(MORE_OFTEN_NOT, abs=0.02)
    assert other.average.tolist() == pytest.approx(MORE_OFTEN_NOT, abs=0.02)


def test_what_does_as_well_stays_as_it_was_learned() -> None:
    mix = Mix(np.array([0.7, 0.2, 0.1]))
    mix.learn(np.full((8, 3), 0.3))
    assert mix.average.tolist() == pytest.approx([0.7, 0.2, 0.1])


def test_what_was_hardly_ever_chosen_is_chosen_once_it_is_regretted() -> None:
    mix = Mix(np.array([0.99, 0.01]))
    for _ in range(40):
        mix.learn(np.array([[0.15, 0.25]] * 8))
    assert mix.now[1] > 0.99
    assert mix.average[1] > 0.8


@pytest.mark.parametrize(
    ("ahead", "worlds", "settled"), [(0.5, 8, True), (0.5, 1000, False), (0.0, 8, False)]
)
def test_a_mind_is_made_up_when_no_more_worlds_would_change_it(
    ahead: float, worlds: int, settled: bool
) -> None:
    values = np.array([[0.5 + ahead, 0.4 + 0.2 * (world % 2)] for world in range(16)])
    mix = Mix(np.array([0.5, 0.5]))
    mix.learn(values)
    assert mix.settled(values, worlds, hardly=2.5) is settled


def test_a_mind_is_made_up_when_what_is_doubted_hardly_differs() -> None:
    values = np.array([[0.5, 0.49 + 0.02 * (world % 2)] for world in range(16)])
    doubting, open_minded = Mix(np.array([0.99, 0.01]), 24), Mix(np.array([0.51, 0.49]), 24)
    for mix in (doubting, open_minded):
        mix.learn(values)
    assert doubting.settled(values, 50, hardly=2.5)
    assert not open_minded.settled(values, 50, hardly=2.5)


def test_a_choice_is_drawn_as_often_as_it_should_be() -> None:
    luck = FastChance(1)
    drawn = [drawn_from(np.array([0.25, 0.75, 0.0]), luck) for _ in range(2000)]
    assert np.bincount(drawn, minlength=3).tolist() == pytest.approx([500, 1500, 0], abs=80)
