"""Levels that overlook things: how often, when, and that they look properly otherwise."""

from collections.abc import Sequence
from typing import Any

import pytest

from tortuga.bots.bot import LEVELS, STRENGTHS, Bot, Budget, bot_kinds
from tortuga.bots.buccaneers.levels import LEVELS as BUCCANEERS
from tortuga.bots.distracted import Distracted, Slips
from tortuga.bots.novice import Novice
from tortuga.bots.tortuga1667.levels import LEVELS as TORTUGA1667
from tortuga.bots.turtles.levels import LEVELS as TURTLES
from tortuga.core.game import Action
from tortuga.core.registry import find_game, game_ids
from tortuga.games.turtles.moves import Step

SOUND, HASTY, OTHER = (Step("b1", to) for to in ("b2", "a1", "c1"))
LEGAL = [OTHER, HASTY, SOUND]
MANY = 400


class Attentive(Bot):
    asked: Budget | None = None

    def choose(self, view: Any, legal: Sequence[Any], budget: Budget) -> Action:
        self.asked = budget
        return SOUND


class Daydreaming(Distracted):
    """Stands as well as the view says."""

    def players(self, view: float) -> int:
        return 2

    def standing(self, view: float) -> float:
        return view

    def glance(self, view: float, legal: Sequence[Any], overlooks: float) -> Action:
        return HASTY


def glances(slips: Slips, standing: float, seed: int = 1) -> float:
    """How often it does not look properly."""
    bot = Daydreaming(Attentive(), {2: slips}, seed)
    return sum(bot.choose(standing, LEGAL, Budget()) is HASTY for _ in range(MANY)) / MANY


def test_it_lapses_as_often_as_its_level_says() -> None:
    assert glances(Slips(0.0, 0.5), 1.0) == 0
    assert glances(Slips(0.3, 0.5), 1.0) == pytest.approx(0.3, abs=0.08)
    assert glances(Slips(1.0, 0.5), 1.0) == 1


def test_the_better_it_stands_the_more_careless_it_is() -> None:
    assert glances(Slips(0.4, 0.5), 2.0) == pytest.approx(0.8, abs=0.08)
    assert glances(Slips(0.4, 0.5, careless=2), 0.5) == pytest.approx(0.1, abs=0.05)
    assert glances(Slips(0.4, 0.5, careless=0), 2.0) == pytest.approx(0.4, abs=0.08)


def test_some_matches_are_better_days_than_others() -> None:
    slips = Slips(0.4, 0.5, careless=0, form=0.5)
    days = {round(glances(slips, 1.0, seed), 1) for seed in range(12)}
    assert days == {0.2, 0.6}


def test_an_only_choice_is_seen_and_thinking_is_limited() -> None:
    sound = Attentive()
    bot = Daydreaming(sound, {2: Slips(1.0, 0.5, nodes=10)}, seed=1)
    assert bot.choose(1.0, [SOUND], Budget(seconds=1, nodes=50)) is SOUND
    assert sound.asked == Budget(seconds=1, nodes=10)
    bot.choose(1.0, [SOUND], Budget(nodes=5))
    assert sound.asked == Budget(nodes=5)


def test_a_novice_does_anything_half_of_the_time() -> None:
    chosen = [Novice(Attentive(), seed).choose(None, LEGAL, Budget()) for seed in range(MANY)]
    assert chosen.count(SOUND) / MANY == pytest.approx(1 / 2 + 1 / 6, abs=0.08)
    assert chosen.count(OTHER) / MANY == pytest.approx(1 / 6, abs=0.08)


@pytest.mark.parametrize("id", game_ids())
def test_every_game_has_every_level_in_even_steps(id: str) -> None:
    kinds = bot_kinds(find_game(id))
    assert [name for name in kinds if name in LEVELS] == list(LEVELS)
    assert {name: kinds[name].strength for name in LEVELS} == STRENGTHS
    assert kinds["novice"].strength == 0, "it stands in for nobody"
    assert list(kinds)[-1] == LEVELS[-1]


@pytest.mark.parametrize(
    ("id", "table"), [("buccaneers", BUCCANEERS), ("tortuga1667", TORTUGA1667), ("turtles", TURTLES)]
)
def test_each_level_slips_less_than_the_one_below_with_every_number_of_players(id: str, table: Any) -> None:
    assert list(table) == list(LEVELS[:-1])
    for players in find_game(id).seats:
        lapses = [table[level][players].lapses for level in table]
        assert lapses == sorted(lapses, reverse=True)
        assert len({*lapses}) == len(lapses)
