"""What dice of buccaneers were worth."""

from msgspec.structs import replace

from tests.analysis.test_hindsight import played
from tests.long_runs import LONG
from tortuga.analysis.buccaneers.luck import luck, weighed_rolls, worth_of_roll
from tortuga.core.chance import FastChance
from tortuga.core.match import AnyMatch, Match
from tortuga.core.registry import find_game
from tortuga.games.buccaneers.components import Face
from tortuga.games.buccaneers.events import Rolled
from tortuga.games.buccaneers.options import BuccaneersOptions
from tortuga.games.buccaneers.phases.rolling import Rolling

GAME = find_game("buccaneers")


def first_roll(faces: tuple[Face, ...]) -> float:
    """What it is worth to begin a match with it."""
    match: AnyMatch = Match.start(GAME, names=("Ann", "Ben"), seed=1)
    assert isinstance(match.state.phase, Rolling)
    phase = replace(match.state.phase, throws=(faces, match.state.phase.throws[1]))
    return worth_of_roll(replace(match.state, phase=phase), 0, FastChance("luck"))


def test_five_skulls_are_worth_more_than_five_different_faces() -> None:
    assert first_roll((Face.SKULL,) * 5) > 0 > first_roll((*Face,)[:5])


def test_every_roll_behind_a_screen_is_weighed() -> None:
    match = played("buccaneers", ("Ann", "Ben"))
    rolls = list(weighed_rolls(match))
    told = [isinstance(event, Rolled) for seat in match.seats for event in match.events(seat)]
    assert len(rolls) == sum(told)
    assert all(abs(roll.worth) < 1 for roll in rolls)


def test_of_all_rolls_there_is_as_much_good_luck_as_bad() -> None:
    matches = [played("buccaneers", ("Ann", "Ben"), seed) for seed in range(3 if LONG else 2)]
    rolls = [roll.worth for match in matches for roll in weighed_rolls(match)]
    assert abs(sum(rolls) / len(rolls)) < 0.02


def test_nothing_is_said_with_options_that_the_master_never_played() -> None:
    options = BuccaneersOptions(bonus_needs_die=not BuccaneersOptions().bonus_needs_die)
    match: AnyMatch = Match.start(GAME, names=("Ann", "Ben"), seed=1, options=options)
    assert list(luck(match)) == []
