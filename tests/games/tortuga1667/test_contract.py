"""tortuga1667 under the contract: random matches for each number of players and with each option."""

import pytest

from tests.games.tortuga1667.test_random_matches import EVERY_OPTION
from tests.games.tortuga1667.worlds import everything_is_somewhere, scramble
from tests.long_runs import LONG
from tortuga.core.contract import check_matches
from tortuga.games.tortuga1667.game import GAME
from tortuga.games.tortuga1667.options import Tortuga1667Options

MATCHES = 500 if LONG else 100
PER_NUMBER = -(-MATCHES // len(GAME.seats))
"""With an option the matches are spread over all numbers of players."""
WATCHED = 1.0 if LONG else 0.05
PARTS = 5


def _check(options: Tortuga1667Options, seats: int, seeds: range) -> None:
    figures = check_matches(
        GAME,
        options,
        seats,
        matches=len(seeds),
        first_seed=seeds[0],
        invariant=everything_is_somewhere,
        scramble=scramble,
        watched=WATCHED,
    )
    assert figures.matches == len(seeds)


@pytest.mark.contract
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_players(seats: int, part: int) -> None:
    size = MATCHES // PARTS
    _check(Tortuga1667Options(), seats, range(part * size, (part + 1) * size))


@pytest.mark.contract
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("name", [name for name in EVERY_OPTION if name != "standard"])
def test_every_option(name: str, seats: int) -> None:
    _check(EVERY_OPTION[name], seats, range(PER_NUMBER))
