"""How much of the chance to win a choice loses: what is compared with what, and that luck is no mistake."""

from itertools import islice

import numpy as np
import pytest

from tortuga.analysis.buccaneers.error_rate import (
    OF_A_MATCH,
    ErrorRate,
    RolloutCare,
    SelfPlay,
    bot_losses,
    choices_of,
    loss_of,
    lost,
)
from tortuga.analysis.buccaneers.rollouts import likeliest, values
from tortuga.core.chance import FastChance
from tortuga.core.match import AnyMatch, Match
from tortuga.games.buccaneers.game import GAME

QUICKLY = RolloutCare(worlds=4, rounds=1)


def played(actions: int) -> AnyMatch:
    match, luck = Match.start(GAME, seed=3), FastChance(3)
    for _ in range(actions):
        seat = match.to_act[0]
        match.play(seat, luck.pick(match.legal(seat)))
    return match


def test_who_chose_the_best_has_lost_nothing() -> None:
    assert lost(np.array([[0.6] * 4, [0.5] * 4])) == 0
    assert lost(np.array([[0.4] * 4, [0.5] * 4, [0.2] * 4])) == pytest.approx(0.1)


def test_what_is_hardly_better_is_no_mistake() -> None:
    assert lost(np.array([[0.5] * 4, [0.9, 0.2, 0.9, 0.2]])) == 0


def test_what_was_best_by_luck_in_one_half_is_measured_in_the_other() -> None:
    assert lost(np.array([[0.5] * 4, [0.9, 0.9, 0.1, 0.1]])) == pytest.approx(-0.2)


def test_every_choice_meets_the_same_worlds() -> None:
    match = played(0)
    view, legal = match.view(0), match.legal(0)
    some = likeliest(view, legal)[:2]
    assert set(likeliest(view, legal)) == set(legal)
    worths = values(view, [*some, some[0]], worlds=3, rounds=1, seed="luck")
    assert worths.shape == (3, 3)
    assert ((worths > 0) & (worths < 1)).all()
    assert worths[0].tolist() == worths[2].tolist()


def test_a_match_that_ends_counts_as_it_ended() -> None:
    match = played(0)
    worths = values(match.view(0), match.legal(0)[:1], worlds=2, rounds=1000, seed="luck")
    assert set(worths[0]) <= {0.0, 0.5, 1.0}


def test_the_rate_of_a_bot_comes_with_its_error() -> None:
    rate = ErrorRate("somebody", (0.0, 0.0, 0.1, 0.1))
    assert rate.mean == pytest.approx(0.05)
    assert rate.blunders == 0.5
    assert rate.error == pytest.approx(0.0289, abs=1e-4)


def test_some_choices_of_each_match_are_looked_at() -> None:
    plan = SelfPlay("greedy", players=2, seed=1, choices=OF_A_MATCH + 1, care=RolloutCare(worlds=2, rounds=1))
    assert len(plan.matches) == 2
    (losses,) = islice(bot_losses(plan), 1)
    assert len(losses) == OF_A_MATCH


def test_the_choices_of_people_are_read_off_a_match() -> None:
    made = list(choices_of(played(12)))
    assert made
    assert all(len(choice.legal) > 1 and choice.view.seat == seat for seat, choice in made)
    assert all(choice.done in choice.legal for _, choice in made)
    assert -1 < loss_of(made[0][1], QUICKLY, "luck") < 1
