"""Random matches of any game: by its rules alone, as a match, and with players who look at their views."""

import random
from collections.abc import Callable
from itertools import count

from tortuga.bots.simulation import play_out
from tortuga.core.chance import FastChance
from tortuga.core.game import AnyGame, Options
from tortuga.core.match import Match


def rules_player(game: AnyGame, seats: int) -> Callable[[], int]:
    seeds = count()
    return lambda: play_out(game, game.options_type(), seats, FastChance(next(seeds)))[1]


def match_player(
    game: AnyGame, seats: int, options: Options | None = None, *, looking: bool = False
) -> Callable[[], int]:
    names, seeds = tuple(map(str, range(seats))), count()

    def play() -> int:
        match, steps = Match.start(game, options, names=names, seed=next(seeds)), 0
        while match.to_act:
            seat = match.to_act[0]
            if looking:
                match.view(seat)
            match.play(seat, random.choice(match.legal(seat)))
            steps += 1
        return steps

    return play
