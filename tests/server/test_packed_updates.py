"""A message is the same, byte for byte, whether parts of it were put into bytes before or not."""

import random

import pytest

from tortuga.core.game import AnyGame
from tortuga.core.match import AnyMatch, Match
from tortuga.server import wire
from tortuga.server.installed import house_game, house_games
from tortuga.server.updates import Updates

GAMES = [game.id for game in house_games()]


def some_match(game: AnyGame) -> AnyMatch:
    """Forty actions, or until it is over."""
    match, luck = Match.start(game, seed=5), random.Random(5)
    while match.to_act and len(match.timeline) < 40:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_reader_gets_what_the_view_says(game: str) -> None:
    match = some_match(house_game(game))
    for seat in (None, *match.seats):
        updates = Updates(match.game, match.names, seat)
        for moment in match.timeline.walk():
            shown = updates.take_in(moment)
            if shown is not None:
                assert updates.packed(shown) == wire.pack(updates.message(shown))


def test_long_options_are_put_into_bytes_once() -> None:
    match = some_match(house_game("buccaneers"))
    assert wire.written_if_long(match.options) is not None
    assert wire.written_if_long(Match.start(house_game("turtles")).options) is None
