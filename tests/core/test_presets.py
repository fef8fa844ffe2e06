"""Each way to play is one that can be played, by any number of people."""

import pytest

from tortuga.core.game import Way
from tortuga.core.registry import find_game, game_ids


@pytest.mark.parametrize("id", game_ids())
def test_every_way_can_be_played_by_any_number(id: str) -> None:
    game = find_game(id)
    assert tuple(game.presets) == tuple(Way)
    for preset in game.presets.values():
        assert isinstance(preset.options, game.options_type)
        for seats in game.seats:
            game.check(preset.options, seats)


@pytest.mark.parametrize("id", game_ids())
def test_what_is_usual_is_what_nobody_has_to_ask_for(id: str) -> None:
    game = find_game(id)
    usual = game.presets[Way.USUAL]
    assert (usual.options, usual.seconds) == (game.options_type(), None)
    assert all(game.presets[way] != usual for way in Way if way is not Way.USUAL)
