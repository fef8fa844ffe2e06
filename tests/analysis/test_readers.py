"""Who reads people at Tortuga 1667, and how well what they say fits the cards."""

from math import log

import pytest

from tortuga.analysis.tortuga1667.calibration import Bin, Calibration, calibration_of
from tortuga.analysis.tortuga1667.readers import (
    HalfwayReader,
    HandmadeReader,
    LoyaltyReader,
    MatchStep,
    good_reader,
    network_reader,
    readings_of,
)
from tortuga.bots.tortuga1667.beliefs import halfway, leaning, loyalty_chances, worlds_of
from tortuga.bots.tortuga1667.glancer import PLAYERS, Glancer
from tortuga.core.match import AnyMatch, Match
from tortuga.games.tortuga1667.components import Loyalty, Nation
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Tortuga1667Options
from tortuga.games.tortuga1667.phases.stowing import Stow

BRITISH, FRENCH, DUTCH = Loyalty
USUAL = Tortuga1667Options()
HALF = {BRITISH: 0.5, FRENCH: 0.5}


def stowed() -> AnyMatch:
    """The captain was true to the French."""
    match: AnyMatch = Match.start(GAME, names="abcd", seed=1)
    match.play(match.to_act[0], Stow(Nation.FRENCH))
    return match


def steps(match: AnyMatch) -> list[MatchStep]:
    return [MatchStep(moment.state, 1, moment.told) for moment in match.timeline]


def test_who_knows_nothing_has_the_log_loss_of_a_coin() -> None:
    calibration = calibration_of(HALF, FRENCH)
    assert calibration.log_loss == pytest.approx(log(2))
    assert calibration.brier_score == pytest.approx(0.5)


def test_what_is_always_true_should_have_been_said_more_surely() -> None:
    calibration = calibration_of({BRITISH: 0.8, FRENCH: 0.2}, BRITISH)
    assert calibration.best_temperature < 1
    assert calibration_of({BRITISH: 0.8, FRENCH: 0.2}, FRENCH).best_temperature > 1


def test_what_is_true_as_often_as_it_is_said_is_not_astray() -> None:
    often = sum(
        [calibration_of({BRITISH: 0.75, FRENCH: 0.25}, true) for true in (BRITISH,) * 3 + (FRENCH,)],
        Calibration(),
    )
    assert often.astray == pytest.approx(0)
    assert often.bins[7] == Bin(4, 3.0, 3)
    assert often.best_temperature == 1


def test_nobody_reads_by_a_network_that_has_not_learned_it() -> None:
    assert network_reader("greedy", USUAL, 2) is None
    assert isinstance(good_reader(USUAL, 2, 0), HandmadeReader)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_masters_network_reads_who_has_none(players: int) -> None:
    seated = network_reader("greedy", USUAL, players)
    assert seated is not None
    assert isinstance(seated(0), Glancer)
    assert isinstance(good_reader(USUAL, players, 0), HalfwayReader)
    assert isinstance(good_reader(USUAL, players, None), HandmadeReader), "it knows no spectators"


def test_each_seat_is_asked_of_those_whom_it_does_not_know() -> None:
    readings = readings_of(steps(stowed()), 4, lambda seat: HandmadeReader(4, seat))
    assert readings.half.cards == 4 * 3
    assert readings.match.cards == 2 * 3


def test_two_readers_meet_halfway() -> None:
    match, readers = stowed(), tuple[LoyaltyReader, LoyaltyReader]((HandmadeReader(4, 1), master_at(1)))
    both = HalfwayReader(*readers)
    both.told(match.events(1))
    view = match.view(1)
    one, other = (reader.beliefs(view) for reader in readers)
    assert both.beliefs(view) == halfway(one, other)
    assert both.beliefs(view)[0][FRENCH] == pytest.approx((one[0][FRENCH] + other[0][FRENCH]) / 2)


def master_at(seat: int) -> LoyaltyReader:
    seated = network_reader("master", USUAL, 4)
    assert seated is not None
    return seated(seat)


def test_deals_lean_to_what_is_heard_of_the_seats() -> None:
    worlds = worlds_of(4)
    heard = (
        {BRITISH: 1.0, FRENCH: 0.0, DUTCH: 0.0},
        *({BRITISH: b, FRENCH: 1 - b, DUTCH: 0.0} for b in (0.8, 0.1, 0.1)),
    )
    moved = loyalty_chances(worlds, leaning(worlds, [1.0] * len(worlds), heard))
    for got, wished in zip(moved, heard, strict=True):
        assert got == pytest.approx(wished, abs=0.01)
