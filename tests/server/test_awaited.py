"""Whom a table waits for is public: the clocks may read it off anybody's view."""

import random

import pytest

from tortuga.core.game import AnyGame
from tortuga.core.match import Match
from tortuga.server.installed import house_games


@pytest.mark.parametrize("game", house_games(), ids=lambda game: game.id)
def test_every_view_says_the_same_of_it(game: AnyGame) -> None:
    luck = random.Random(game.id)
    for seats in (game.seats[0], game.seats[-1]):
        match = Match.start(game, names=[f"player {seat}" for seat in range(seats)], seed=seats)
        for _ in range(150):
            if match.outcome is not None:
                break
            assert {match.view(seat).awaited for seat in (None, *match.seats)} == {match.view(None).awaited}
            seat = luck.choice(match.to_act)
            match.play(seat, luck.choice(list(match.legal(seat))))
