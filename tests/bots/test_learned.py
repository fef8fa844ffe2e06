"""What bots that play by a network have in common."""

import numpy as np

from tortuga.bots.learned import worth_trying


def test_few_actions_are_tried_and_the_likeliest_always() -> None:
    assert worth_trying(np.array([0.1, 0.6, 0.29, 0.01]), 3, 0.05) == [1, 2, 0]
    assert worth_trying(np.array([0.1, 0.6, 0.29, 0.01]), 2, 0.05) == [1, 2]
    assert worth_trying(np.array([0.2, 0.79, 0.01]), 3, 0.05) == [1, 0]
    assert worth_trying(np.full(1000, 0.001), 5, 0.005) == [0]
