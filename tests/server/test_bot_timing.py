"""How long a bot takes tells nothing about what it had to choose from."""

import pytest

from tortuga.core.match import Match
from tortuga.core.registry import find_game
from tortuga.server.seat_bots import least_seconds

PAUSE, BUDGET = 0.6, 1.0


@pytest.mark.parametrize(
    ("game", "least"), [("buccaneers", BUDGET), ("turtles", PAUSE), ("tortuga1667", PAUSE)]
)
def test_a_secret_choice_takes_as_long_as_any(game: str, least: float) -> None:
    """All roll at once in buccaneers; in the others the match begins with one player."""
    match = Match.start(find_game(game), seed=1)
    assert least_seconds(match, PAUSE, BUDGET) == least
    assert least_seconds(match, 0.0, BUDGET) == 0.0
